// The kernel `convolution`.
//
// Puzzle 11: a convolution with four taps that reaches forwards, so each workgroup loads four
// elements more than it has invocations.

struct Params {
    a_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

var<workgroup> window: array<f32, 12>;
var<workgroup> taps: array<f32, 4>;

@compute @workgroup_size(8)
fn convolution(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let i = global_invocation_id.x;
    var value: f32;
    if (i < params.a_len) {
        value = a[i];
    } else {
        value = 0.0f;
    }
    window[lane] = value;
    if (lane < 4u) {
        var value_1: f32;
        if (i + 8u < params.a_len) {
            value_1 = a[i + 8u];
        } else {
            value_1 = 0.0f;
        }
        window[8u + lane] = value_1;
        taps[lane] = b[lane];
    }
    workgroupBarrier();
    var sum = 0.0f;
    for (var t = 0u; t < 4u; t++) {
        sum += window[lane + t] * taps[t];
    }
    if (i < params.out_len) {
        out[i] = sum;
    }
}
