// The kernel `strided_sum`.
//
// Sums all of `input` into as many elements of `partial` as there are workgroups.

struct Params {
    input_len: u32,
}

@group(0) @binding(0) var<storage, read> input: array<f32>;
@group(0) @binding(1) var<storage, read_write> partial: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> cache: array<f32, 256>;

@compute @workgroup_size(256)
fn strided_sum(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
) {
    let lane = local_invocation_index;
    let n_invocations = 256u * num_workgroups.x;
    var sum = 0.0f;
    let i_step = clamp(n_invocations, 1u, 2147483648u);
    for (var i = global_invocation_id.x; i < params.input_len; i += i_step) {
        sum += input[i];
    }
    cache[lane] = sum;
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
