// The kernel `dot`.
//
// The name of a builtin function, and of one of its own variables.

@group(0) @binding(0) var<storage, read_write> global_id: array<u32>;

var<workgroup> local_id: u32;

@compute @workgroup_size(2)
fn dot_(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let local_invocation_index_1 = 10u * lane;
    if (lane == 0u) {
        local_id = 7u;
    }
    workgroupBarrier();
    global_id[global_invocation_id.x] = local_invocation_index_1 + local_id;
}
