// The kernel `early`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(8)
fn early(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    out[lane] = 1u;
    if (lane == 0u) {
        return;
    }
    out[lane] = 2u;
    switch (lane) {
        case 1u, 2u: {
            return;
        }
        case 3u: {
            out[lane] = 3u;
            return;
        }
        default: {
        }
    }
    for (var i = 0u; i < 10u; i++) {
        while (i >= 4u) {
            out[lane] = 100u * i + lane;
            if (i == lane) {
                return;
            }
            break;
        }
    }
    out[lane] = 4u;
}
