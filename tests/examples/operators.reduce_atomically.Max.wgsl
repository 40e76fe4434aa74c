// The kernel `reduce_atomically::<Max>`.
//
// Reduces `input` into `total[0]`, which holds [`Operator::IDENTITY`] before.

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Params {
    input_len: u32,
}

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> total: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> scratch: array<u32, 256>;

const Max_IDENTITY: u32 = 0u;

fn own_share(global_invocation_id: vec3<u32>, num_workgroups: vec3<u32>) -> u32 {
    var value = Max_IDENTITY;
    let step_ = 256u * num_workgroups.x;
    let i_step = clamp(step_, 1u, 2147483648u);
    for (var i = global_invocation_id.x; i < params.input_len; i += i_step) {
        let value_1 = Max_combine(value, input[i]);
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
            let value_1 = Max_combine(scratch[lane], scratch[lane + stride]);
            scratch[lane] = value_1;
        }
        workgroupBarrier();
        stride /= 2u;
    }
    return scratch[0u];
}

fn Max_combine(a: u32, b: u32) -> u32 {
    return max(a, b);
}

@compute @workgroup_size(256)
fn reduce_atomically(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(num_workgroups) num_workgroups: vec3<u32>,
) {
    let value = combined(own_share(global_invocation_id, num_workgroups), local_invocation_index);
    if (local_invocation_index == 0u) {
        var seen = atomicLoad(&total[0u]);
        loop {
            let result = atomicCompareExchangeWeak(&total[0u], seen, Max_combine(seen, value));
            let exchange = Tuple2_u32_bool(result.old_value, result.exchanged);
            let newer = exchange._0;
            if (!exchange._1) {
                seen = newer;
            } else {
                break;
            }
        }
    }
}
