// The kernel `map_by_8`.

struct Params {
    a_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> cache: array<f32, 8>;

@compute @workgroup_size(8)
fn map_by_8(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let i = global_invocation_id.x;
    var value: f32;
    if (i < params.a_len) {
        value = a[i];
    } else {
        value = 0.0f;
    }
    cache[lane] = value;
    workgroupBarrier();
    if (i < params.out_len) {
        out[i] = cache[lane] + 10.0f;
    }
}
