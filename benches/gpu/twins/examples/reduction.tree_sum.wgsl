@group(0) @binding(0) var<storage, read> input: array<f32>;
@group(0) @binding(1) var<storage, read_write> partial: array<f32>;

var<workgroup> cache: array<f32, 256>;

@compute @workgroup_size(256)
fn tree_sum(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
    @builtin(workgroup_id) workgroup: vec3<u32>,
) {
    if (id.x < arrayLength(&input)) {
        cache[lane] = input[id.x];
    } else {
        cache[lane] = 0.0;
    }
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
