// The kernel `saxpy`.
//
// Adds `a * x` to `y`, one element per invocation.

struct Params {
    a: f32,
    x_len: u32,
    y_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> y: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(256)
fn saxpy(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.x_len && i < params.y_len) {
        y[i] += params.a * x[i];
    }
}
