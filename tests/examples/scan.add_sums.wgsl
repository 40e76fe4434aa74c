// The kernel `add_sums`.
//
// Adds to each run of 256 elements of `output` the scanned sum of the runs before it.

struct Params {
    output_len: u32,
}

@group(0) @binding(0) var<storage, read> sums: array<u32>;
@group(0) @binding(1) var<storage, read_write> output: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(256)
fn add_sums(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let run = workgroup_id.x;
    let i = global_invocation_id.x;
    if (run > 0u && i < params.output_len) {
        output[i] += sums[run - 1u];
    }
}
