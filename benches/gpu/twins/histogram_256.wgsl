@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> counts: array<atomic<u32>>;

var<workgroup> own: array<atomic<u32>, 256>;

@compute @workgroup_size(256)
fn histogram(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
    @builtin(num_workgroups) workgroups: vec3<u32>,
) {
    for (var i = id.x; i < arrayLength(&input); i += 256u * workgroups.x) {
        atomicAdd(&own[input[i] & 255u], 1u);
    }
    workgroupBarrier();
    atomicAdd(&counts[lane], atomicLoad(&own[lane]));
}
