// The kernel `mean::<Vec2, 1>`.

struct Params {
    scale: f32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> xs_0: array<vec2<f32>>;
@group(0) @binding(1) var<storage, read_write> out: array<vec2<f32>>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(4)
fn mean(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len) {
        var sum = xs_0[i];
        out[i] = sum * params.scale;
    }
}
