// The kernel `own_constants`.

@group(0) @binding(0) var<storage, read_write> out: array<f32>;

const TAU: f32 = 0.5f;
const E: u32 = 3u;

@compute @workgroup_size(1)
fn own_constants() {
    out[0u] = TAU;
    out[1u] = f32(E + 1u);
    out[2u] = 3.1415927f + 2.7182817f;
}
