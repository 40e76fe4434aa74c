// The kernel `reverse`.
//
// Reverses each run of 512 values.

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;

var<workgroup> run: array<u32, 512>;

const INVOCATIONS: u32 = 512u;

@compute @workgroup_size(512)
fn reverse(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let lane = local_invocation_index;
    let first = workgroup_id.x * INVOCATIONS;
    run[lane] = input[first + lane];
    workgroupBarrier();
    out[first + lane] = run[INVOCATIONS - 1u - lane];
}
