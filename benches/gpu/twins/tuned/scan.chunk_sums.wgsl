@group(0) @binding(0) var<storage, read> input: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read_write> sums: array<u32>;

var<workgroup> scratch: array<u32, 256>;

@compute @workgroup_size(256)
fn chunk_sums(
    @builtin(local_invocation_index) lane: u32,
    @builtin(workgroup_id) workgroup: vec3<u32>,
    @builtin(num_workgroups) workgroups: vec3<u32>,
    @builtin(subgroup_size) subgroup_size: u32,
) {
    let share = (arrayLength(&input) + workgroups.x - 1u) / workgroups.x;
    let start = workgroup.x * share;
    let end = min(start + share, arrayLength(&input));
    var sum = vec4<u32>();
    for (var i = start + lane; i < end; i += 256u) {
        sum += input[i];
    }
    scratch[lane] = subgroupAdd(sum.x + sum.y + sum.z + sum.w);
    workgroupBarrier();
    if (lane == 0u) {
        var total = 0u;
        for (var first = 0u; first < 256u; first += subgroup_size) {
            total += scratch[first];
        }
        sums[workgroup.x] = total;
    }
}
