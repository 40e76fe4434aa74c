// The kernel `floats`.

struct Option_Ordering {
    is_some: bool,
    some_value: u32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

fn of_floats(x_1: f32, y: f32) -> array<u32, 6> {
    var out_1 = array<u32, 6>();
    let value = number(f32_total_cmp(x_1, y));
    out_1[0u] = value;
    let left = x_1;
    let right = y;
    let value_1 = left <= right || left > right;
    var ordering_1: u32;
    if (x_1 < y) {
        ordering_1 = 4294967295u;
    } else if (x_1 > y) {
        ordering_1 = 1u;
    } else {
        ordering_1 = 0u;
    }
    var value_2 = 7u;
    if (value_1) {
        let argument = ordering_1;
        value_2 = number(argument);
    }
    out_1[1u] = value_2;
    let left_1 = x_1;
    let right_1 = y;
    let value_3 = left_1 <= right_1 || left_1 > right_1;
    var ordering_2: u32;
    if (x_1 < y) {
        ordering_2 = 4294967295u;
    } else if (x_1 > y) {
        ordering_2 = 1u;
    } else {
        ordering_2 = 0u;
    }
    let compared = Option_Ordering(value_3, ordering_2);
    let compared_1 = Option_Ordering(true, 4294967295u);
    out_1[2u] = u32((compared.is_some == compared_1.is_some && (!compared.is_some || compared.some_value == compared_1.some_value)));
    let all_ = array<f32, 5>(x_1, 1.5f, y, -2.0f, x_1);
    var found = false;
    var max_by: f32;
    for (var position = 0u; position < 5u; position++) {
        let item = all_[position];
        var is_better = true;
        if (found) {
            is_better = f32_total_cmp(max_by, item) != 1u;
        }
        if (is_better) {
            max_by = item;
            found = true;
        }
    }
    let is_some = found;
    var value_4 = 0.0f;
    if (is_some) {
        value_4 = max_by;
    }
    let greatest = value_4;
    out_1[3u] = bitcast<u32>(greatest);
    var found_1 = false;
    var min_by: f32;
    for (var position = 0u; position < 5u; position++) {
        var is_better = true;
        if (found_1) {
            is_better = f32_total_cmp(min_by, all_[position]) == 1u;
        }
        if (is_better) {
            min_by = all_[position];
            found_1 = true;
        }
    }
    let is_some_1 = found_1;
    var value_5 = 0u;
    if (is_some_1) {
        value_5 = bitcast<u32>(min_by);
    }
    out_1[4u] = value_5;
    var found_2 = false;
    var max_by_1: f32;
    for (var position = 0u; position < 5u; position++) {
        let item = all_[position];
        var is_better = true;
        if (found_2) {
            is_better = f32_total_cmp(max_by_1, item) != 1u;
        }
        if (is_better) {
            max_by_1 = item;
            found_2 = true;
        }
    }
    let is_some_2 = found_2;
    var value_6 = 0.0f;
    if (is_some_2) {
        value_6 = max_by_1;
    }
    out_1[5u] = bitcast<u32>(value_6);
    return out_1;
}

fn f32_total_cmp(self_: f32, other: f32) -> u32 {
    let value = f32___rank(self_);
    let value_1 = f32___rank(other);
    var ordering_1: u32;
    if (value < value_1) {
        ordering_1 = 4294967295u;
    } else if (value > value_1) {
        ordering_1 = 1u;
    } else {
        ordering_1 = 0u;
    }
    return ordering_1;
}

fn number(ordering: u32) -> u32 {
    if (ordering == 4294967295u) {
        return 1u;
    } else if (ordering == 0u) {
        return 2u;
    } else {
        return 3u;
    }
    return u32();
}

fn f32___rank(self_: f32) -> i32 {
    let bits = i32(bitcast<u32>(self_));
    return bits ^ i32(u32(bits >> 31u) >> 1u);
}

@compute @workgroup_size(1)
fn floats() {
    for (var i = 0u; i < params.x_len; i++) {
        let values = of_floats(x[i], x[params.x_len - 1u - i]);
        for (var j = 0u; j < 6u; j++) {
            out[i * 6u + j] = values[j];
        }
    }
}
