// The kernel `totals`.

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> total: u32;
var<workgroup> total_1: u32;

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

fn added(y: u32, local_invocation_index: u32) -> u32 {
    if (local_invocation_index == 0u) {
        total += y;
    }
    workgroupBarrier();
    let sum = total;
    workgroupBarrier();
    return sum + params.x_len;
}

fn inner(y: u32, local_invocation_index: u32) -> u32 {
    if (local_invocation_index == 0u) {
        total_1 += y;
    }
    workgroupBarrier();
    let sum = total_1;
    workgroupBarrier();
    return sum;
}

@compute @workgroup_size(4)
fn totals(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let operand = added(1u, local_invocation_index);
    let y = 10u;
    var value: u32;
    if (local_invocation_index == 0u) {
        total += y;
    }
    workgroupBarrier();
    let sum = total;
    workgroupBarrier();
    value = sum + (max(rust_value_u32(3u), 1u) - 1u);
    let operand_1 = value;
    let y_1 = 100u;
    var value_1: u32;
    if (local_invocation_index == 0u) {
        total += y_1;
    }
    workgroupBarrier();
    let sum_1 = total;
    workgroupBarrier();
    value_1 = sum_1 + (max(rust_value_u32(4u), 2u) - 2u);
    let sums = array<u32, 4>(operand, operand_1, value_1, added(1000u, local_invocation_index));
    var calls = 0u;
    let by = 2u;
    calls += by;
    let y_2 = 1u;
    var value_2: u32;
    let sum_2 = inner(y_2, local_invocation_index);
    value_2 = sum_2;
    let operand_2 = value_2;
    let y_3 = 10u;
    var value_3: u32;
    let sum_3 = inner(y_3, local_invocation_index);
    value_3 = sum_3 * 100u;
    let inner_1 = operand_2 + value_3 + calls * 10000u;
    out[local_invocation_index] = sums[local_invocation_index % 4u];
    out[4u + local_invocation_index] = inner_1;
}
