// The kernel `barriers`.

struct Params {
    rounds: u32,
}

@group(0) @binding(0) var<storage, read> input: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> scratch: array<u32, 8>;
var<workgroup> line: array<u32, 8>;

fn lane(local_invocation_index: u32) -> u32 {
    return local_invocation_index;
}

fn collatz(n: u32) -> u32 {
    var n_1 = n;
    for (var step_ = 0u; step_ < 100u; step_++) {
        if (n_1 == 1u) {
            return step_;
        }
        if (n_1 % 2u == 0u) {
            n_1 = n_1 / 2u;
        } else {
            n_1 = 3u * n_1 + 1u;
        }
    }
    return 100u;
}

fn sum(value: u32, local_invocation_index: u32) -> u32 {
    let i = lane(local_invocation_index);
    scratch[i] = value;
    workgroupBarrier();
    var stride = 4u;
    while (stride > 0u) {
        if (lane(local_invocation_index) < stride) {
            scratch[i] += scratch[min(i + stride, 7u)];
        }
        workgroupBarrier();
        stride /= 2u;
    }
    let sum_1 = scratch[0u];
    workgroupBarrier();
    return sum_1;
}

fn turn(by: u32, local_invocation_index: u32) {
    let i = lane(local_invocation_index);
    let value = line[(i + by) % 8u];
    workgroupBarrier();
    line[i] = value;
    workgroupBarrier();
}

@compute @workgroup_size(8)
fn barriers(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let i = global_invocation_id.x;
    let value_1 = input[i];
    line[lane(local_invocation_index)] = value_1;
    workgroupBarrier();
    var total = 0u;
    for (var round_ = 0u; round_ < params.rounds; round_++) {
        let value_2 = sum(collatz(line[lane(local_invocation_index)]) + round_, local_invocation_index);
        total += value_2;
        turn(round_ + 1u, local_invocation_index);
    }
    let value_2 = total * 1000u + line[lane(local_invocation_index)];
    out[i] = value_2;
}
