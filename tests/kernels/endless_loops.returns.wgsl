// The kernel `returns`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(4)
fn returns(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var i = lane;
    loop {
        i += 1u;
        if (i % 3u == 0u) {
            out[lane] = i;
            return;
        }
    }
}
