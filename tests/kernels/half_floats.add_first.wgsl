// The kernel `add_first`.

enable f16;

struct List {
    first: f16,
    rest: array<f16>,
}

struct Params {
    list_rest_len: u32,
}

@group(0) @binding(0) var<storage, read_write> list: List;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(4)
fn add_first(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.list_rest_len) {
        list.rest[i] += list.first;
    }
}
