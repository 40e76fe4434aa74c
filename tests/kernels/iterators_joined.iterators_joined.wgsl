// The kernel `iterators_joined`.

struct Option_f32 {
    is_some: bool,
    some_value: f32,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Tuple2_u32_f32 {
    _0: u32,
    _1: f32,
}

struct Params {
    n: u32,
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

fn second(of_: array<f32, 3>) -> f32 {
    return of_[1u];
}

@compute @workgroup_size(1)
fn iterators_joined() {
    for (var element = 0u; element < 3u; element++) {
        out[0u] = out[0u] * 2.0f + x[element];
    }
    for (var element = 5u; element < 7u; element++) {
        out[0u] = out[0u] * 2.0f + x[element];
    }
    loop {
        var break_all = false;
        for (var element = 0u; element < 3u; element++) {
            if (x[element] > 6.0f) {
                break_all = true;
                break;
            }
            if (x[element] == 2.0f) {
                continue;
            }
            var continue_loop = false;
            for (var j = 0i; j < 4i; j++) {
                if (f32(j) > x[element]) {
                    continue_loop = true;
                    break;
                }
                if (out[1u] > 20.0f) {
                    break_all = true;
                    break;
                }
            }
            if (continue_loop) {
                continue;
            }
            if (break_all) {
                break;
            }
            out[1u] += x[element];
        }
        if (break_all) {
            break;
        }
        var break_all_1 = false;
        for (var element = 4u; element < 8u; element++) {
            if (x[element] > 6.0f) {
                break_all_1 = true;
                break;
            }
            if (x[element] == 2.0f) {
                continue;
            }
            var continue_loop = false;
            for (var j = 0i; j < 4i; j++) {
                if (f32(j) > x[element]) {
                    continue_loop = true;
                    break;
                }
                if (out[1u] > 20.0f) {
                    break_all_1 = true;
                    break;
                }
            }
            if (continue_loop) {
                continue;
            }
            if (break_all_1) {
                break;
            }
            out[1u] += x[element];
        }
        if (break_all_1) {
            break;
        }
        break;
    }
    var count = 0u;
    var sum = 0.0f;
    for (var j_1 = 0u; j_1 < 3u; j_1++) {
        if (count >= 3u) {
            break;
        }
        var break_loop = false;
        for (var k = 0u; k < 2u; k++) {
            if (count >= 3u) {
                break_loop = true;
                break;
            }
            let item = x[j_1 * 2u + k];
            if (item > 1.5f) {
                count += 1u;
                let term = item;
                sum += term;
            }
        }
        if (break_loop) {
            break;
        }
    }
    out[2u] = sum;
    var found = false;
    var find: u32;
    loop {
        var break_loop = false;
        for (var position = 0u; position < 3u; position++) {
            if (x[position] > 5.0f) {
                find = position;
                found = true;
                break_loop = true;
                break;
            }
        }
        if (break_loop) {
            break;
        }
        var break_loop_1 = false;
        for (var position = 6u; position < 8u; position++) {
            if (x[position] > 5.0f) {
                find = position;
                found = true;
                break_loop_1 = true;
                break;
            }
        }
        if (break_loop_1) {
            break;
        }
        break;
    }
    let is_some = found;
    var value = -1.0f;
    if (is_some) {
        let j = find;
        value = f32(j);
    }
    out[3u] = value;
    var found_1 = false;
    for (var j_1 = 0u; j_1 < 3u; j_1++) {
        let items = array<u32, 2>(j_1, j_1 + params.n);
        var break_loop = false;
        for (var element = 0u; element < 2u; element++) {
            let v = items[element];
            if (v == 5u) {
                found_1 = true;
                break_loop = true;
                break;
            }
        }
        if (break_loop) {
            break;
        }
    }
    if (found_1) {
        out[4u] = 1.0f;
    }
    var count_1 = 0u;
    loop {
        var break_loop = false;
        for (var j_1 = 0u; j_1 < 3u; j_1++) {
            let items = array<u32, 2>(j_1, j_1 + params.n);
            for (var element = 0u; element < 2u; element++) {
                let item = items[element];
                if (!(item < 6u)) {
                    break_loop = true;
                    break;
                }
                count_1 += 1u;
            }
            if (break_loop) {
                break;
            }
        }
        if (break_loop) {
            break;
        }
        var break_loop_1 = false;
        for (var j_1 = 4u; j_1 < 6u; j_1++) {
            let items = array<u32, 2>(j_1, j_1 + params.n);
            for (var element = 0u; element < 2u; element++) {
                let item = items[element];
                if (!(item < 6u)) {
                    break_loop_1 = true;
                    break;
                }
                count_1 += 1u;
            }
            if (break_loop_1) {
                break;
            }
        }
        if (break_loop_1) {
            break;
        }
        break;
    }
    out[5u] = f32(count_1);
    var folded = 0i;
    for (var v_next = 6i; v_next > 4i; v_next--) {
        let v_1 = v_next - 1i;
        let a = folded;
        let b = v_1 * 2i;
        folded = a * 10i + b;
    }
    for (var v_next = 3i; v_next > 0i; v_next--) {
        let v_1 = v_next - 1i;
        let a = folded;
        let b = v_1 * 2i;
        folded = a * 10i + b;
    }
    out[6u] = f32(folded);
    var count_2 = 0u;
    var sum_1 = 0.0f;
    for (var position = 0u; position < 2u; position++) {
        let at_1 = count_2;
        count_2 += 1u;
        let term = x[position] * f32(at_1);
        sum_1 += term;
    }
    for (var position = 4u; position < 6u; position++) {
        let at_1 = count_2;
        count_2 += 1u;
        let term = x[position] * f32(at_1);
        sum_1 += term;
    }
    out[7u] = sum_1;
    let rows = array<array<f32, 2>, 2>(array<f32, 2>(1.0f, 2.0f), array<f32, 2>(3.0f, x[1u]));
    var sum_2 = 0.0f;
    for (var position = 0u; position < 2u; position++) {
        for (var element = 0u; element < 2u; element++) {
            let term = rows[position][element];
            sum_2 += term;
        }
    }
    out[8u] = sum_2;
    let items = array<Option_f32, 3>(Option_f32(true, x[2u]), Option_f32(), Option_f32(true, 1.0f));
    var sum_3 = 0.0f;
    for (var position = 0u; position < 3u; position++) {
        let option = items[position];
        let item = option.some_value;
        if (option.is_some) {
            let term = item;
            sum_3 += term;
        }
    }
    out[9u] = sum_3;
    var state = 1u;
    var count_3 = 0u;
    var sum_4 = 0u;
    for (var j_1 = 0u; j_1 < 6u; j_1++) {
        var value_1: Option_u32;
        state *= j_1 + 1u;
        if (state > 100u) {
            value_1 = Option_u32();
        } else {
            value_1 = Option_u32(true, state);
        }
        let option = value_1;
        if (!option.is_some) {
            break;
        }
        let item = option.some_value;
        if (count_3 < 1u) {
            count_3 += 1u;
        } else {
            let term = item;
            sum_4 += term;
        }
    }
    out[10u] = f32(sum_4);
    var next = 4u;
    var sum_5 = 0.0f;
    for (var j_1 = 0u; j_1 < 4u; j_1++) {
        let a_1 = x[j_1];
        let j_2 = next;
        if (j_2 >= 8u) {
            break;
        }
        next += 1u;
        let b = x[j_2];
        let term = a_1 * b;
        sum_5 += term;
    }
    out[11u] = sum_5;
    var folded_1 = 0.0f;
    for (var j_next = 4u; j_next > 0u; j_next--) {
        let j_1 = j_next - 1u;
        let a = folded_1;
        let b = x[j_1];
        folded_1 = a * 2.0f + b;
    }
    out[12u] = folded_1;
    var left_out = 0u;
    var folded_2 = 0.0f;
    for (var j_1 = 1u; j_1 < 4u; j_1++) {
        let end = min(j_1, params.x_len);
        let end_1 = j_1 + 1u;
        for (var element = 0u; element < end; element++) {
            if (left_out > 0u) {
                left_out = left_out - 1u;
            } else {
                left_out = 1u;
                let a = folded_2;
                folded_2 = a + x[element];
            }
        }
        for (var element = j_1; element < end_1; element++) {
            if (left_out > 0u) {
                left_out = left_out - 1u;
            } else {
                left_out = 1u;
                let a = folded_2;
                folded_2 = a + x[element];
            }
        }
    }
    out[13u] = folded_2;
    for (var at_1 = 0u; at_1 < 2u; at_1++) {
        for (var element = 0u; element < 2u; element++) {
            let item = Tuple2_u32_f32(at_1, rows[at_1][element]);
            let at = item._0;
            let v = item._1;
            out[14u] += v * f32(at + 1u);
        }
    }
    var begun = false;
    var sum_6 = 0.0f;
    for (var position = 0u; position < 2u; position++) {
        if (!begun) {
            begun = !(x[position] < 3.0f);
        }
        if (begun) {
            let term = x[position];
            sum_6 += term;
        }
    }
    for (var position = 2u; position < 4u; position++) {
        if (!begun) {
            begun = !(x[position] < 3.0f);
        }
        if (begun) {
            let term = x[position];
            sum_6 += term;
        }
    }
    for (var position = 4u; position < 6u; position++) {
        if (!begun) {
            begun = !(x[position] < 3.0f);
        }
        if (begun) {
            let term = x[position];
            sum_6 += term;
        }
    }
    out[15u] = sum_6;
    let items_1 = array<f32, 1>(3.0f);
    var sum_7 = 0.0f;
    for (var position = 0u; position < 1u; position++) {
        let term = items_1[position];
        sum_7 += term;
    }
    for (var position = 0u; position < 2u; position++) {
        let term = x[position];
        sum_7 += term;
    }
    out[16u] = sum_7;
    let b_1 = 2u * params.n;
    var sum_8 = 0u;
    for (var a_1 = 0u; a_1 < 3u; a_1++) {
        let term = a_1 * b_1;
        sum_8 += term;
    }
    out[17u] = f32(sum_8);
    let j = 0u;
    let value_1 = x[j] * 2.0f;
    let j_1 = 1u;
    let value_2 = x[j_1] * 2.0f;
    let j_2 = 2u;
    let value_3 = x[j_2] * 2.0f;
    let value_4 = second(array<f32, 3>(value_1, value_2, value_3));
    out[18u] = value_4;
}
