// The kernel `in_two`.

@group(0) @binding(0) var<storage, read_write> ids: array<vec2<u32>>;

@compute @workgroup_size(4, 2)
fn in_two(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
) {
    let id = global_invocation_id;
    let width = 4u * num_workgroups.x;
    ids[id.y * width + id.x] = vec2<u32>(local_invocation_index, workgroup_id.y);
}
