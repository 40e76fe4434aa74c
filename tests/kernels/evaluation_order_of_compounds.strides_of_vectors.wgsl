// The kernel `strides_of_vectors`.

struct Params {
    n: u32,
    stride: u32,
}

@group(0) @binding(0) var<storage, read_write> steps: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> out: array<vec2<f32>>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(64)
fn strides_of_vectors(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    var at = global_invocation_id.x;
    while (at < params.n) {
        let value = vec2<f32>(f32(atomicLoad(&steps[0u]) + at));
        out[at] += value;
        at += params.stride;
    }
}
