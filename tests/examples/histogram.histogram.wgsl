// The kernel `histogram`.
//
// Adds the number of times each value occurs among the first `n_bytes` bytes of `words` to the
// 256 elements of `counts`. Any number of workgroups shares the work.

struct Params {
    n_bytes: u32,
    words_len: u32,
}

@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read_write> counts: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> local_counts: array<atomic<u32>, 256>;

@compute @workgroup_size(256)
fn histogram(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
) {
    let lane = local_invocation_index;
    atomicStore(&local_counts[lane], 0u);
    workgroupBarrier();
    let n_invocations = 256u * num_workgroups.x;
    let i_step = clamp(n_invocations, 1u, 2147483648u);
    for (var i = global_invocation_id.x; i < params.words_len; i += i_step) {
        let word = words[i];
        for (var byte = 0u; byte < 4u; byte++) {
            if (4u * i + byte < params.n_bytes) {
                let value = (word >> ((8u * byte) & 31u)) & 255u;
                atomicAdd(&local_counts[value], 1u);
            }
        }
    }
    workgroupBarrier();
    atomicAdd(&counts[lane], atomicLoad(&local_counts[lane]));
}
