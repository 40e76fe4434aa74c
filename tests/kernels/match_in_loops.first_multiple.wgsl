// The kernel `first_multiple`.
//
// `break` with a value, out of a `match`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(4)
fn first_multiple(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var i = 10u;
    var value: u32;
    loop {
        let selector = i % (lane + 3u);
        if (selector == 0u) {
            value = i;
            break;
        } else if (selector == 1u) {
            i += lane + 2u;
        } else {
            i += 1u;
        }
    }
    out[lane] = value;
}
