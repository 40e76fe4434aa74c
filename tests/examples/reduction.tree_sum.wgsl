// The kernel `tree_sum`.
//
// Sums each run of 256 elements of `input` into one element of `partial`.

struct Params {
    input_len: u32,
}

@group(0) @binding(0) var<storage, read> input: array<f32>;
@group(0) @binding(1) var<storage, read_write> partial: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> cache: array<f32, 256>;

@compute @workgroup_size(256)
fn tree_sum(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let lane = local_invocation_index;
    let i = global_invocation_id.x;
    var value: f32;
    if (i < params.input_len) {
        value = input[i];
    } else {
        value = 0.0f;
    }
    cache[lane] = value;
    workgroupBarrier();
    var stride = 128u;
    while (stride > 0u) {
        if (lane < stride) {
            cache[lane] += cache[lane + stride];
        }
        workgroupBarrier();
        stride /= 2u;
    }
    if (lane == 0u) {
        partial[workgroup_id.x] = cache[0u];
    }
}
