// The kernel `in_three`.
//
// Five vectors for each invocation.

@group(0) @binding(0) var<storage, read_write> out: array<vec3<u32>>;

@compute @workgroup_size(2, 3, 2)
fn in_three(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_id) local_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
) {
    let global = global_invocation_id;
    let size = num_workgroups * vec3<u32>(2u, 3u, 2u);
    let i = 5u * (global.x + size.x * (global.y + size.y * global.z));
    out[i] = global;
    out[i + 1u] = local_invocation_id;
    out[i + 2u] = workgroup_id;
    out[i + 3u] = num_workgroups;
    out[i + 4u] = vec3<u32>(local_invocation_index);
}
