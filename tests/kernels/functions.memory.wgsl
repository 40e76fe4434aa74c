// The kernel `memory`.

@group(0) @binding(0) var<storage, read> input: array<array<u32, 4>>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<storage, read_write> table: array<array<u32, 4>>;

var<workgroup> tile: array<array<u32, 4>, 4>;

fn fill(values_index: u32, with_: u32) {
    for (var element = 0u; element < 4u; element++) {
        tile[values_index][element] += with_;
    }
}

fn sum(values_index: u32) -> u32 {
    var sum_3 = 0u;
    for (var element = 0u; element < 4u; element++) {
        sum_3 += tile[values_index][element];
    }
    return sum_3;
}

fn fill_1(values_index: u32, with_: u32) {
    for (var element = 0u; element < 4u; element++) {
        table[values_index][element] += with_;
    }
}

fn exchange_in(row: u32) {
    let old = table[row][0u];
    table[row][0u] = table[row][3u] * 100u;
    table[row][3u] = old;
    fill_1(row, 1u);
}

fn sum_1(values_index: u32) -> u32 {
    var sum_3 = 0u;
    for (var element = 0u; element < 4u; element++) {
        sum_3 += table[values_index][element];
    }
    return sum_3;
}

fn sum_2(values_index: u32) -> u32 {
    var sum_3 = 0u;
    for (var element = 0u; element < 4u; element++) {
        sum_3 += input[values_index][element];
    }
    return sum_3;
}

@compute @workgroup_size(4)
fn memory(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    for (var i = 0u; i < 4u; i++) {
        tile[lane][i] = lane * 10u + i;
    }
    fill(lane, input[0u][lane]);
    workgroupBarrier();
    var line = (lane + 1u) % 4u;
    let index = line;
    line = 100u;
    let value = sum(index) + line;
    out[lane] = value;
    fill_1(lane, lane);
    exchange_in(lane);
    let value_1 = sum_1(lane) + sum_2(1u);
    out[4u + lane] = value_1;
}
