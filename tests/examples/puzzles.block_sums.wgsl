// The kernel `block_sums`.
//
// Puzzle 12: one sum per workgroup, through a tree whose steps double in width.

struct Params {
    a_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> cache: array<f32, 8>;

@compute @workgroup_size(8)
fn block_sums(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
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
    var skip = 1u;
    while (skip < 8u) {
        if (lane % (2u * skip) == 0u) {
            cache[lane] += cache[min(lane + skip, 7u)];
        }
        workgroupBarrier();
        skip *= 2u;
    }
    if (lane == 0u) {
        out[workgroup_id.x] = cache[0u];
    }
}
