// The kernel `force_all`.

struct Params {
    x_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

fn clamped(x_1: f32) -> f32 {
    var value: f32;
    value = x_1;
    let y = value * 2.0f;
    var z: f32;
    let z_1 = y - 1.0f;
    z = z_1;
    if (z < 0.0f) {
        return -z;
    } else {
        return z;
    }
    return f32();
}

@compute @workgroup_size(64)
fn force_all(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.x_len && i < params.out_len) {
        var value: f32;
        value = clamped(x[i]);
        out[i] = value;
    }
}
