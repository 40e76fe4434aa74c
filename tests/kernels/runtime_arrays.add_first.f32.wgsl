// The kernel `add_first::<f32>`.

struct List_f32 {
    first: f32,
    rest: array<f32>,
}

struct Params {
    list_rest_len: u32,
}

@group(0) @binding(0) var<storage, read_write> list: List_f32;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(4)
fn add_first(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.list_rest_len) {
        list.rest[i] = list.rest[i] + list.first;
        out[i] = params.list_rest_len;
    }
}
