// The kernel `product_of_integers`.
//
// Folds each workgroup's elements.

struct Params {
    input_len: u32,
}

@group(0) @binding(0) var<storage, read> input: array<i32>;
@group(0) @binding(1) var<storage, read_write> out: array<i32>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> cache: array<i32, 16>;

@compute @workgroup_size(16)
fn product_of_integers(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let lane = local_invocation_index;
    let i = global_invocation_id.x;
    var value: i32;
    if (i < params.input_len) {
        value = input[i];
    } else {
        value = 1i;
    }
    cache[lane] = value;
    workgroupBarrier();
    var stride = 16u / 2u;
    while (stride > 0u) {
        if (lane < stride) {
            cache[lane] = cache[lane] * cache[lane + stride];
        }
        workgroupBarrier();
        stride /= 2u;
    }
    if (lane == 0u) {
        out[workgroup_id.x] = cache[0u];
    }
}
