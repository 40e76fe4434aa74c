@group(0) @binding(0) var<storage, read> sums: array<u32>;
@group(0) @binding(1) var<storage, read_write> output: array<u32>;

@compute @workgroup_size(256)
fn add_sums(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(workgroup_id) workgroup: vec3<u32>,
) {
    if (workgroup.x > 0u && id.x < arrayLength(&output)) {
        output[id.x] += sums[workgroup.x - 1u];
    }
}
