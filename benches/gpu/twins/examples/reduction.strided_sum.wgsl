@group(0) @binding(0) var<storage, read> input: array<f32>;
@group(0) @binding(1) var<storage, read_write> partial: array<f32>;

var<workgroup> cache: array<f32, 256>;

@compute @workgroup_size(256)
fn strided_sum(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
    @builtin(workgroup_id) workgroup: vec3<u32>,
    @builtin(num_workgroups) workgroups: vec3<u32>,
) {
    var sum = 0.0;
    for (var i = id.x; i < arrayLength(&input); i += 256u * workgroups.x) {
        sum += input[i];
    }
    cache[lane] = sum;
    workgroupBarrier();
    for (var stride = 128u; stride > 0u; stride >>= 1u) {
        if (lane < stride) {
            cache[lane] += cache[lane + stride];
        }
        workgroupBarrier();
    }
    if (lane == 0u) {
        partial[workgroup.x] = cache[0];
    }
}
