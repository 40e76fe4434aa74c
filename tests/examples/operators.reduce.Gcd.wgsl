// The kernel `reduce::<Gcd>`.
//
// Reduces `input` to as many elements of `partial` as there are workgroups.

struct Params {
    input_len: u32,
}

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> partial: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> scratch: array<u32, 256>;

const Gcd_IDENTITY: u32 = 0u;

fn own_share(global_invocation_id: vec3<u32>, num_workgroups: vec3<u32>) -> u32 {
    var value = Gcd_IDENTITY;
    let step_ = 256u * num_workgroups.x;
    let i_step = clamp(step_, 1u, 2147483648u);
    for (var i = global_invocation_id.x; i < params.input_len; i += i_step) {
        let value_1 = Gcd_combine(value, input[i]);
        value = value_1;
    }
    return value;
}

fn combined(value: u32, local_invocation_index: u32) -> u32 {
    let lane = local_invocation_index;
    scratch[lane] = value;
    workgroupBarrier();
    var stride = 128u;
    while (stride > 0u) {
        if (lane < stride) {
            let value_1 = Gcd_combine(scratch[lane], scratch[lane + stride]);
            scratch[lane] = value_1;
        }
        workgroupBarrier();
        stride /= 2u;
    }
    return scratch[0u];
}

fn Gcd_combine(a: u32, b: u32) -> u32 {
    var a_1 = a;
    var b_1 = b;
    while (b_1 != 0u) {
        let selector = b_1;
        let selector_1 = a_1 % b_1;
        a_1 = selector;
        b_1 = selector_1;
    }
    return a_1;
}

@compute @workgroup_size(256)
fn reduce(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
) {
    let value = combined(own_share(global_invocation_id, num_workgroups), local_invocation_index);
    if (local_invocation_index == 0u) {
        partial[workgroup_id.x] = value;
    }
}
