// The kernel `constant_arrays`.

@group(0) @binding(0) var<storage, read_write> out: array<f32>;

const WEIGHTS: array<f32, 3> = array<f32, 3>(0.25f, 0.5f, 0.25f);
const OFFSETS: array<array<u32, 2>, 4> = array<array<u32, 2>, 4>(array<u32, 2>(0u, 1u), array<u32, 2>(1u, 2u), array<u32, 2>(2u, 3u), array<u32, 2>(3u, 0u));

@compute @workgroup_size(4)
fn constant_arrays(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    var sum = WEIGHTS[1u];
    for (var i = 0u; i < 3u; i++) {
        sum += WEIGHTS[i] * f32(i);
    }
    out[lane] = sum + f32(OFFSETS[lane][0u] * 10u + OFFSETS[lane][1u]);
}
