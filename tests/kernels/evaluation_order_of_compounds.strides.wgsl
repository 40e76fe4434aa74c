// The kernel `strides`.

struct Params {
    n: u32,
    stride: u32,
}

@group(0) @binding(0) var<storage, read> input: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

fn weight(x: f32) -> f32 {
    return x * 2.0f + 1.0f;
}

@compute @workgroup_size(64)
fn strides(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    var at = global_invocation_id.x;
    while (at < params.n) {
        let value = weight(input[at]);
        out[at] += value;
        at += params.stride;
    }
}
