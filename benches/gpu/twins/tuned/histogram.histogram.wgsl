@group(0) @binding(0) var<storage, read> input: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read_write> counts: array<atomic<u32>>;

var<workgroup> own: array<array<atomic<u32>, 32>, 256>;

@compute @workgroup_size(1024)
fn histogram(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
    @builtin(num_workgroups) workgroups: vec3<u32>,
) {
    let column = lane % 32u;
    for (var i = id.x; i < arrayLength(&input); i += 1024u * workgroups.x) {
        let words = input[i];
        for (var j = 0u; j < 4u; j++) {
            let word = words[j];
            atomicAdd(&own[word & 255u][column], 1u);
            atomicAdd(&own[(word >> 8u) & 255u][column], 1u);
            atomicAdd(&own[(word >> 16u) & 255u][column], 1u);
            atomicAdd(&own[word >> 24u][column], 1u);
        }
    }
    workgroupBarrier();
    if (lane < 256u) {
        var count = 0u;
        for (var i = 0u; i < 32u; i++) {
            count += atomicLoad(&own[lane][(lane + i) % 32u]);
        }
        atomicAdd(&counts[lane], count);
    }
}
