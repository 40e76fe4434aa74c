// The kernel `unsigned`.

@group(0) @binding(0) var<storage, read> values: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(12)
fn unsigned(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var score = 0u;
    let selector = values[lane];
    let value = selector;
    let other = selector;
    if (selector == 0u) {
        score = 1u;
    } else if (selector >= 1u && selector <= 3u) {
        score += 2u;
        score *= 10u;
    } else if ((selector >= 4u && selector <= 9u) && (value != 7u)) {
        score = 100u + value;
    } else if ((selector == 7u) || (selector == 10u) || (selector >= 4294967294u)) {
        score = 3u;
    } else {
        score = other / 2u;
    }
    out[lane] = score;
}
