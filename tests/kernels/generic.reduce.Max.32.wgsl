// The kernel `reduce::<Max, 32>`.
//
// Reduces each workgroup's elements to one.

struct Params {
    input_len: u32,
}

@group(0) @binding(0) var<storage, read> input: array<f32>;
@group(0) @binding(1) var<storage, read_write> output: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> scratch: array<f32, 32>;

const N: u32 = 32u;

// `f32::from_bits`.
fn rust_from_bits_u32(a: u32) -> f32 {
    return bitcast<f32>(a);
}

fn Max_combine(a: f32, b: f32) -> f32 {
    return max(a, b);
}

@compute @workgroup_size(32)
fn reduce(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let lane = local_invocation_index;
    let i = global_invocation_id.x;
    var value: f32;
    if (i < params.input_len) {
        value = input[i];
    } else {
        value = rust_from_bits_u32(0xff800000u);
    }
    scratch[lane] = value;
    workgroupBarrier();
    var stride = N / 2u;
    while (stride > 0u) {
        if (lane < stride) {
            let value_1 = Max_combine(scratch[lane], scratch[lane + stride]);
            scratch[lane] = value_1;
        }
        workgroupBarrier();
        stride /= 2u;
    }
    if (lane == 0u) {
        output[workgroup_id.x] = scratch[0u];
    }
}
