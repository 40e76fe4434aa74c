// The kernel `add`.

struct Params {
    amount: u32,
    input_len: u32,
    output_len: u32,
}

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> output: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(64)
fn add(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.input_len && i < params.output_len) {
        output[i] = input[i] * 3u + params.amount;
    }
}
