// The kernel `double::<f32>`.

struct Params {
    by: f32,
    values_len: u32,
}

@group(0) @binding(0) var<storage, read_write> values: array<f32>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(64)
fn double(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.values_len) {
        values[i] = values[i] + params.by;
    }
}
