@group(0) @binding(0) var<storage, read> input: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read_write> partial: array<vec4<f32>>;

var<workgroup> of_subgroups: array<f32, 256>;

@compute @workgroup_size(256)
fn reduce(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
    @builtin(workgroup_id) workgroup: vec3<u32>,
    @builtin(num_workgroups) workgroups: vec3<u32>,
    @builtin(subgroup_size) subgroup_size: u32,
) {
    var sum = vec4<f32>();
    for (var i = id.x; i < arrayLength(&input); i += 256u * workgroups.x) {
        sum += input[i];
    }
    of_subgroups[lane] = subgroupAdd(sum.x + sum.y + sum.z + sum.w);
    workgroupBarrier();
    if (lane == 0u) {
        var total = 0.0;
        for (var first = 0u; first < 256u; first += subgroup_size) {
            total += of_subgroups[first];
        }
        partial[workgroup.x] = vec4<f32>(total, 0.0, 0.0, 0.0);
    }
}
