// The kernel `in_one`.

@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(4)
fn in_one(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_id) local_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
) {
    let i = global_invocation_id.x;
    out[i] = local_invocation_index + 10u * local_invocation_id.x + 100u * workgroup_id.x + 1000u * num_workgroups.x + 10000u * (num_workgroups.y + num_workgroups.z) + 100000u * (global_invocation_id.y + workgroup_id.z + local_invocation_id.y);
}
