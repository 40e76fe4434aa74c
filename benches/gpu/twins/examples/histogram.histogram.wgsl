@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read_write> counts: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> n_bytes: u32;

var<workgroup> local_counts: array<atomic<u32>, 256>;

@compute @workgroup_size(256)
fn histogram(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
    @builtin(num_workgroups) workgroups: vec3<u32>,
) {
    atomicStore(&local_counts[lane], 0u);
    workgroupBarrier();
    for (var i = id.x; i < arrayLength(&words); i += 256u * workgroups.x) {
        let word = words[i];
        for (var byte = 0u; byte < 4u; byte++) {
            if (4u * i + byte < n_bytes) {
                atomicAdd(&local_counts[(word >> (8u * byte)) & 255u], 1u);
            }
        }
    }
    workgroupBarrier();
    atomicAdd(&counts[lane], atomicLoad(&local_counts[lane]));
}
