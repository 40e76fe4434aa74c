// The kernel `convolve`.
//
// Computes `output[i]` as the sum of `taps[t] * input[i + t - 2]` over the five taps.

struct Params {
    input_len: u32,
    output_len: u32,
}

@group(0) @binding(0) var<storage, read> input: array<f32>;
@group(0) @binding(1) var<storage, read> taps: array<f32>;
@group(0) @binding(2) var<storage, read_write> output: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

var<workgroup> tile: array<f32, 260>;

const SIZE: u32 = 256u;
const HALO: u32 = 2u;

@compute @workgroup_size(256)
fn convolve(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let lane = local_invocation_index;
    let first = workgroup_id.x * SIZE;
    let end = SIZE + 2u * HALO;
    for (var t = lane; t < end; t += SIZE) {
        let i = first + t;
        let inside = i >= HALO && i - HALO < params.input_len;
        var value: f32;
        if (inside) {
            value = input[i - HALO];
        } else {
            value = 0.0f;
        }
        tile[t] = value;
    }
    workgroupBarrier();
    let i = global_invocation_id.x;
    if (i < params.output_len) {
        var sum = 0.0f;
        let end_1 = 2u * HALO + 1u;
        for (var t = 0u; t < end_1; t++) {
            sum += taps[t] * tile[lane + t];
        }
        output[i] = sum;
    }
}
