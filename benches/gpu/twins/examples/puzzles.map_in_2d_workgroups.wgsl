@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

@compute @workgroup_size(2, 2)
fn map(
    @builtin(local_invocation_index) lane: u32,
    @builtin(workgroup_id) workgroup: vec3<u32>,
    @builtin(num_workgroups) workgroups: vec3<u32>,
) {
    let i = (workgroup.y * workgroups.x + workgroup.x) * 4u + lane;
    if (i < arrayLength(&a) && i < arrayLength(&out)) {
        out[i] = a[i] + 10.0;
    }
}
