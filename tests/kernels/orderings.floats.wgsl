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
    let side = x_1;
    let bits = i32(bitcast<u32>(side));
    let side_1 = y;
    let bits_1 = i32(bitcast<u32>(side_1));
    let value = bits ^ i32(u32(bits >> 31u) >> 1u);
    let value_1 = bits_1 ^ i32(u32(bits_1 >> 31u) >> 1u);
    var ordering_1: u32;
    if (value < value_1) {
        ordering_1 = 4294967295u;
    } else if (value > value_1) {
        ordering_1 = 1u;
    } else {
        ordering_1 = 0u;
    }
    let value_2 = number(ordering_1);
    out_1[0u] = value_2;
    let left = x_1;
    let right = y;
    let value_3 = left <= right || left > right;
    var ordering_2: u32;
    if (x_1 < y) {
        ordering_2 = 4294967295u;
    } else if (x_1 > y) {
        ordering_2 = 1u;
    } else {
        ordering_2 = 0u;
    }
    var value_4 = 7u;
    if (value_3) {
        let argument = ordering_2;
        value_4 = number(argument);
    }
    out_1[1u] = value_4;
    let left_1 = x_1;
    let right_1 = y;
    let value_5 = left_1 <= right_1 || left_1 > right_1;
    var ordering_3: u32;
    if (x_1 < y) {
        ordering_3 = 4294967295u;
    } else if (x_1 > y) {
        ordering_3 = 1u;
    } else {
        ordering_3 = 0u;
    }
    let compared = Option_Ordering(value_5, ordering_3);
    let compared_1 = Option_Ordering(true, 4294967295u);
    out_1[2u] = u32((compared.is_some == compared_1.is_some && (!compared.is_some || compared.some_value == compared_1.some_value)));
    let all_ = array<f32, 5>(x_1, 1.5f, y, -2.0f, x_1);
    var found = false;
    var max_by: f32;
    for (var position = 0u; position < 5u; position++) {
        let item = all_[position];
        var is_better = true;
        if (found) {
            let value_6 = max_by;
            let side_2 = value_6;
            let bits_2 = i32(bitcast<u32>(side_2));
            let side_3 = item;
            let bits_3 = i32(bitcast<u32>(side_3));
            let value_7 = bits_2 ^ i32(u32(bits_2 >> 31u) >> 1u);
            let value_8 = bits_3 ^ i32(u32(bits_3 >> 31u) >> 1u);
            var ordering_4: u32;
            if (value_7 < value_8) {
                ordering_4 = 4294967295u;
            } else if (value_7 > value_8) {
                ordering_4 = 1u;
            } else {
                ordering_4 = 0u;
            }
            is_better = ordering_4 != 1u;
        }
        if (is_better) {
            max_by = item;
            found = true;
        }
    }
    let is_some = found;
    var value_6 = 0.0f;
    if (is_some) {
        value_6 = max_by;
    }
    let greatest = value_6;
    out_1[3u] = bitcast<u32>(greatest);
    var found_1 = false;
    var min_by: f32;
    for (var position = 0u; position < 5u; position++) {
        var is_better = true;
        if (found_1) {
            let value_7 = min_by;
            let value_8 = all_[position];
            let side_2 = value_7;
            let bits_2 = i32(bitcast<u32>(side_2));
            let side_3 = value_8;
            let bits_3 = i32(bitcast<u32>(side_3));
            let value_9 = bits_2 ^ i32(u32(bits_2 >> 31u) >> 1u);
            let value_10 = bits_3 ^ i32(u32(bits_3 >> 31u) >> 1u);
            var ordering_4: u32;
            if (value_9 < value_10) {
                ordering_4 = 4294967295u;
            } else if (value_9 > value_10) {
                ordering_4 = 1u;
            } else {
                ordering_4 = 0u;
            }
            is_better = ordering_4 == 1u;
        }
        if (is_better) {
            min_by = all_[position];
            found_1 = true;
        }
    }
    let is_some_1 = found_1;
    var value_7 = 0u;
    if (is_some_1) {
        value_7 = bitcast<u32>(min_by);
    }
    out_1[4u] = value_7;
    var found_2 = false;
    var max_by_1: f32;
    for (var position = 0u; position < 5u; position++) {
        let item = all_[position];
        var is_better = true;
        if (found_2) {
            let value_8 = max_by_1;
            let side_2 = value_8;
            let bits_2 = i32(bitcast<u32>(side_2));
            let side_3 = item;
            let bits_3 = i32(bitcast<u32>(side_3));
            let value_9 = bits_2 ^ i32(u32(bits_2 >> 31u) >> 1u);
            let value_10 = bits_3 ^ i32(u32(bits_3 >> 31u) >> 1u);
            var ordering_4: u32;
            if (value_9 < value_10) {
                ordering_4 = 4294967295u;
            } else if (value_9 > value_10) {
                ordering_4 = 1u;
            } else {
                ordering_4 = 0u;
            }
            is_better = ordering_4 != 1u;
        }
        if (is_better) {
            max_by_1 = item;
            found_2 = true;
        }
    }
    let is_some_2 = found_2;
    var value_8 = 0.0f;
    if (is_some_2) {
        value_8 = max_by_1;
    }
    out_1[5u] = bitcast<u32>(value_8);
    return out_1;
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

@compute @workgroup_size(1)
fn floats() {
    for (var i = 0u; i < params.x_len; i++) {
        let values = of_floats(x[i], x[params.x_len - 1u - i]);
        for (var j = 0u; j < 6u; j++) {
            out[i * 6u + j] = values[j];
        }
    }
}
