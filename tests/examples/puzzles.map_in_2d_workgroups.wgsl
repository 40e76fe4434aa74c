// The kernel `map_in_2d_workgroups`.
//
// Puzzle 7: adds 10 to each element, with workgroups of 2×2 invocations laid out in two
// dimensions over a one-dimensional array.

struct Params {
    a_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(2, 2)
fn map_in_2d_workgroups(
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
) {
    let workgroup_ = workgroup_id.x + workgroup_id.y * num_workgroups.x;
    let i = local_invocation_index + workgroup_ * 4u;
    if (i < params.a_len && i < params.out_len) {
        out[i] = a[i] + 10.0f;
    }
}
