// The kernel `collatz`.
//
// The length of the Collatz sequence, by `loop` with a value.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(16)
fn collatz(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var x = lane + 1u;
    var steps = 0u;
    var value: u32;
    loop {
        if (x == 1u) {
            value = steps;
            break;
        }
        if (x % 2u == 0u) {
            x = x / 2u;
        } else {
            x = 3u * x + 1u;
        }
        steps += 1u;
    }
    out[lane] = value;
}
