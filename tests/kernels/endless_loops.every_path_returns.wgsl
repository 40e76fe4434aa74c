// The kernel `every_path_returns`.
//
// Both arms leave, so the end of the function is never reached.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(4)
fn every_path_returns(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    if (lane % 2u == 0u) {
        out[lane] = 10u + lane;
        return;
    } else {
        loop {
            out[lane] += 1u;
            if (out[lane] > lane) {
                return;
            }
        }
    }
}
