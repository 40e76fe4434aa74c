// The kernel `returns_from_within`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(4)
fn returns_from_within(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var i = 10u * lane;
    loop {
        var continue_outer = false;
        loop {
            let selector = i % 7u;
            if (selector == 0u) {
                out[lane] = i;
                return;
            } else if (selector == 1u) {
                i += 2u;
                continue_outer = true;
                break;
            } else {
                break;
            }
        }
        if (continue_outer) {
            continue;
        }
        i += 1u;
    }
}
