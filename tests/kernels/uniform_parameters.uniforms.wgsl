// The kernel `uniforms`.

struct Params {
    bias: i32,
}

@group(0) @binding(0) var<uniform> color: vec4<f32>;
@group(0) @binding(1) var<uniform> scale: f32;
@group(0) @binding(2) var<uniform> offset: vec3<u32>;
@group(0) @binding(3) var<storage, read_write> out: array<f32>;
@group(0) @binding(4) var<uniform> params: Params;

@compute @workgroup_size(4)
fn uniforms(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let whole = color;
    out[lane] = color.x + whole[lane] * scale + f32(offset.z * offset.x) + f32(params.bias);
}
