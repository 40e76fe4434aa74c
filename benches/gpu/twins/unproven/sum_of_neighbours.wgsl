@group(0) @binding(0) var<storage, read> values: array<u32>;
@group(0) @binding(1) var<storage, read_write> sums: array<u32>;

var<workgroup> run: array<u32, 256>;

@compute @workgroup_size(256)
fn sum_of_neighbours(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) t: u32,
    @builtin(workgroup_id) workgroup: vec3<u32>,
) {
    run[t] = values[id.x];
    var stride = 1u;
    while (stride < 256u) {
        workgroupBarrier();
        if (t % (2u * stride) == 0u) {
            run[t] += run[t + stride];
        }
        stride *= 2u;
    }
    if (t == 0u) {
        sums[workgroup.x] = run[0u];
    }
}
