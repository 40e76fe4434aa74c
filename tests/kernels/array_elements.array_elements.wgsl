// The kernel `array_elements`.

struct Params {
    input_len: u32,
}

@group(0) @binding(0) var<storage, read> input: array<array<f32, 3>>;
@group(0) @binding(1) var<storage, read_write> output: array<array<f32, 3>>;
@group(0) @binding(2) var<storage, read_write> tables: array<array<array<u32, 2>, 2>>;
@group(0) @binding(3) var<uniform> params: Params;

@compute @workgroup_size(4)
fn array_elements(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let triple = input[i];
    output[i] = triple;
    output[i][1u] = input[i][0u] + triple[i % 3u] * 10.0f;
    tables[i][1u][0u] = i;
    tables[i][i % 2u][1u] += params.input_len;
}
