// The kernel `count`.
//
// Counts the invocations that ran, and keeps the number of workgroups.

@group(0) @binding(0) var<storage, read_write> n_invocations: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> size: array<vec3<u32>>;

@compute @workgroup_size(8, 2)
fn count(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
) {
    atomicAdd(&n_invocations[0u], 1u);
    if (global_invocation_id.x + global_invocation_id.y + global_invocation_id.z == 0u) {
        size[0u] = num_workgroups;
    }
}
