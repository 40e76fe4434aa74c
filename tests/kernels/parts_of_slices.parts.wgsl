// The kernel `parts`.

struct Params {
    width: u32,
    a_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<u32>;
@group(0) @binding(1) var<storage, read_write> sums: array<u32>;
@group(0) @binding(2) var<storage, read_write> changed: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

var<workgroup> tile: array<u32, 8>;

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

@compute @workgroup_size(2)
fn parts(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let start = lane * params.width;
    let end = min((lane + 1u) * params.width, params.a_len);
    var sum = a[start] * 100u + (max(end, start) - start);
    for (var element = start; element < end; element++) {
        sum = sum * 3u + a[element];
    }
    let start_1 = start + 1u;
    let end_1 = min(start + 2u, end);
    let len = min(max(end, start_1) - start_1, max(end_1, start) - start);
    for (var element = 0u; element < len; element++) {
        let index = start_1 + element;
        let index_1 = start + element;
        sum = sum * 3u + a[index] * a[index_1];
    }
    let start_2 = start + 1u;
    let end_2 = min(start + 3u, end);
    let operand = sum * 3u + a[start_2 + min(1u, max(max(end_2, start_2) - start_2, 1u) - 1u)] + (max(end_2, start_2) - start_2);
    var sum_1 = 0u;
    for (var position = start_2; position < end_2; position++) {
        let term = a[position];
        sum_1 += term;
    }
    sum = operand + sum_1;
    let less = 2u - 1u;
    let len_1 = max(params.a_len, less) - less;
    for (var element = 0u; element < len_1; element++) {
        if (a[element] > a[element + 1u]) {
            sum += 1000u;
        }
    }
    let len_2 = rust_div_ceil_u32(params.a_len, 3u);
    for (var element = 0u; element < len_2; element++) {
        let from_ = element * 3u;
        let end_3 = from_ + min(3u, params.a_len - from_);
        sum = sum * 3u + (max(end_3, from_) - from_) * a[from_];
    }
    let len_3 = params.a_len / 3u;
    for (var element = 0u; element < len_3; element++) {
        let from_ = (len_3 - 1u - element) * 3u;
        let end_3 = from_ + 3u;
        let operand_1 = sum * 3u;
        let len_4 = max(end_3, from_) - from_;
        var folded = 0u;
        for (var position = 0u; position < len_4; position++) {
            let index = from_ + (len_4 - 1u - position);
            let d = folded;
            folded = d * 2u + a[index];
        }
        sum = operand_1 + folded;
    }
    var value_1: u32;
    let wanted = 5u;
    var value_2: bool;
    var found = false;
    for (var element = start; element < end; element++) {
        if (a[element] == wanted) {
            found = true;
            break;
        }
    }
    value_2 = found;
    if (value_2) {
        value_1 = 1u;
    } else {
        value_1 = 2u;
    }
    sum += value_1;
    var value_3: u32;
    if (max(rust_value_u32(3u), 3u) - 3u == 0u && params.a_len != 0u) {
        value_3 = 10u;
    } else {
        value_3 = 20u;
    }
    sum += value_3;
    sums[lane] = sum;
    let start_3 = lane * 4u;
    let end_3 = lane * 4u + 4u;
    changed[start_3 + 1u] += 7u;
    let index = start_3 + 0u;
    let index_1 = start_3 + 3u;
    let swapped = changed[index];
    changed[index] = changed[index_1];
    changed[index_1] = swapped;
    let start_4 = start_3 + 2u;
    for (var element = start_4; element < end_3; element++) {
        changed[element] *= 2u;
    }
    let len_4 = min(max(end_3, start_3) - start_3, 1u);
    for (var element = 0u; element < len_4; element++) {
        let index_2 = start_3 + element;
        changed[index_2] += 1u;
    }
    let start_5 = lane * 4u;
    let end_4 = start_5 + 4u;
    let value = lane + 1u;
    let end_5 = max(end_4, start_5) - start_5;
    for (var i = 0u; i < end_5; i++) {
        tile[start_5 + i] = value;
    }
    let start_6 = start_5 + 1u;
    let len_5 = max(end_4, start_6) - start_6;
    let half = len_5 / 2u;
    for (var position = 0u; position < half; position++) {
        let index_2 = start_6 + position;
        let index_3 = start_6 + (len_5 - 1u - position);
        let swapped_1 = tile[min(index_2, 7u)];
        tile[min(index_2, 7u)] = tile[min(index_3, 7u)];
        tile[min(index_3, 7u)] = swapped_1;
    }
    tile[start_5 + 3u] = 9u;
    workgroupBarrier();
    var local = array<u32, 5>(1u, 2u, 3u, 4u, 5u);
    let half_1 = 5u / 2u;
    for (var position = 0u; position < half_1; position++) {
        let index_2 = 5u - 1u - position;
        let swapped_1 = local[position];
        local[position] = local[index_2];
        local[index_2] = swapped_1;
    }
    let swapped_1 = local[0u];
    local[0u] = local[1u];
    local[1u] = swapped_1;
    var i = 0u;
    let index_2 = i;
    let index_3 = i + 4u;
    let swapped_2 = local[index_2];
    local[index_2] = local[index_3];
    local[index_3] = swapped_2;
    i += 1u;
    var folded = 0u;
    for (var position = 0u; position < 5u; position++) {
        let d = folded;
        folded = d * 10u + local[position];
    }
    let operand_1 = folded;
    var sum_2 = 0u;
    for (var position = 0u; position < 8u; position++) {
        let term = tile[position];
        sum_2 += term;
    }
    sums[2u + lane] = operand_1 + sum_2 + i;
    var x = lane;
    var y = 5u;
    let swapped_3 = x;
    x = y;
    y = swapped_3;
    let swapped_4 = x;
    x = local[1u];
    local[1u] = swapped_4;
    let new_ = 8u;
    let old_1 = y;
    y = new_;
    let old = old_1;
    sums[4u + lane] = x * 1000u + y * 100u + local[1u] * 10u + old;
}
