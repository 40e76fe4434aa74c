// The kernel `higher_order`.

struct Grid_4 {
    cells: array<u32, 4>,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Option_Tuple2_u32_u32 {
    is_some: bool,
    some_value: Tuple2_u32_u32,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Line {
    slope: u32,
}

struct Tuple2_u32_f32 {
    _0: u32,
    _1: f32,
}

struct Tuple2_i32_u32 {
    _0: i32,
    _1: u32,
}

struct Option_f32 {
    is_some: bool,
    some_value: f32,
}

struct Option_i32 {
    is_some: bool,
    some_value: i32,
}

struct Params {
    x_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

const N: u32 = 4u;
const STEP: u32 = 100u;

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

fn forms(x_1: u32) -> array<u32, 16> {
    let y = x_1 + 1u;
    var calls = 0u;
    var list = array<u32, 4>(x_1, 0u, 7u, y);
    var value: Grid_4;
    var cells = array<u32, 4>();
    let end = N;
    for (var i = 0u; i < end; i++) {
        let i_1 = i;
        cells[i] = i_1 * x_1;
    }
    value = Grid_4(cells);
    let self_ = value;
    var value_1: Grid_4;
    var cells_1 = array<u32, 4>();
    let end_1 = N;
    for (var i = 0u; i < end_1; i++) {
        let i_1 = i;
        let x_2 = self_.cells[i_1];
        cells_1[i] = x_2 + STEP;
    }
    value_1 = Grid_4(cells_1);
    var grid = value_1;
    var most = 0u;
    var value_2: u32;
    var changed = 0u;
    for (var element = 0u; element < 4u; element++) {
        let before = grid.cells[element];
        loop {
            if (grid.cells[element] % 2u == 0u) {
                break;
            }
            grid.cells[element] += 1u;
            most = max(most, grid.cells[element]);
            break;
        }
        changed += u32((grid.cells[element] != before));
    }
    value_2 = changed;
    let changed_1 = value_2;
    let end_2 = N;
    for (var i = 0u; i < end_2; i++) {
        if (list[i] == 0u) {
            continue;
        }
        let index = i;
        let i_1 = i;
        calls += 1u;
        list[index] += i_1 * 10u + calls;
    }
    var cells_2 = 0u;
    let x_2 = x_1 % 4u;
    let y_1 = 1u;
    let edge = 4u;
    for (var dy = 0u; dy < 3u; dy++) {
        for (var dx = 0u; dx < 3u; dx++) {
            let nx = x_2 + dx;
            let ny = y_1 + dy;
            if ((dx == 1u && dy == 1u) || nx == 0u || ny == 0u || nx > edge || ny > edge) {
                continue;
            }
            let x_3 = nx - 1u;
            let y_2 = ny - 1u;
            cells_2 = cells_2 * 3u + x_3 + y_2 * 2u;
        }
    }
    var order = 1u;
    var value_3: u32;
    let by = 1u;
    order = order * 2u + by;
    value_3 = order;
    let operand = value_3;
    var value_4: u32;
    let by_1 = 0u;
    order = order * 2u + by_1;
    value_4 = order;
    let operand_1 = value_4;
    var value_5: u32;
    let by_2 = 1u;
    order = order * 2u + by_2;
    value_5 = order;
    let x_3 = array<u32, 3>(operand, operand_1, value_5);
    var value_6: u32;
    let by_3 = 3u;
    order = order * 2u + by_3;
    value_6 = order;
    let start = value_6;
    var value_7: u32;
    loop {
        var sum = start;
        var break_return = false;
        for (var element = 0u; element < 3u; element++) {
            let a = sum;
            let b = x_3[element];
            sum = a + b * 2u;
            if (sum > 1000u) {
                value_7 = 1000u;
                break_return = true;
                break;
            }
        }
        if (break_return) {
            break;
        }
        value_7 = sum;
        break;
    }
    let operand_2 = value_7;
    var value_8: u32;
    let by_4 = 0u;
    order = order * 2u + by_4;
    value_8 = order;
    let ordered = operand_2 + value_8;
    let from_ = x_1 % 3u;
    var value_9: Option_Tuple2_u32_u32;
    loop {
        var value_10: Option_u32;
        let from__1 = from_;
        loop {
            var break_return = false;
            for (var i_1 = 0u; i_1 < 4u; i_1++) {
                var value_11 = i_1 >= from__1;
                if (value_11) {
                    value_11 = list[i_1] % 2u == 1u;
                }
                if (value_11) {
                    value_10 = Option_u32(true, i_1);
                    break_return = true;
                    break;
                }
            }
            if (break_return) {
                break;
            }
            value_10 = Option_u32();
            break;
        }
        let option = value_10;
        if (!option.is_some) {
            value_9 = Option_Tuple2_u32_u32();
            break;
        }
        let first = option.some_value;
        var value_11: Option_u32;
        let from__2 = first + 1u;
        loop {
            var break_return = false;
            for (var i_1 = 0u; i_1 < 4u; i_1++) {
                var value_12 = i_1 >= from__2;
                if (value_12) {
                    value_12 = list[i_1] % 2u == 1u;
                }
                if (value_12) {
                    value_11 = Option_u32(true, i_1);
                    break_return = true;
                    break;
                }
            }
            if (break_return) {
                break;
            }
            value_11 = Option_u32();
            break;
        }
        let option_1 = value_11;
        if (!option_1.is_some) {
            value_9 = Option_Tuple2_u32_u32();
            break;
        }
        value_9 = Option_Tuple2_u32_u32(true, Tuple2_u32_u32(first, option_1.some_value));
        break;
    }
    let found = value_9;
    let x_4 = 1u;
    let v = x_4;
    let v_1 = v * 2u + x_1;
    let x_5 = x_1;
    let v_2 = x_5;
    let v_3 = v_2 + y;
    let x_6 = 1u;
    let v_4 = x_6;
    let v_5 = v_4 + y;
    let x_7 = 2u;
    let argument_0 = x_7;
    let argument_0_1 = thrice(argument_0);
    let operand_3 = v_3 + y + (v_5 + y) + thrice(argument_0_1);
    var value_10: u32;
    let x_8 = STEP;
    let step_ = 3u;
    var value_11: u32;
    let v_6 = x_8 + 1u;
    if (v_6 > x_1) {
        value_11 = v_6 - x_1;
    } else {
        value_11 = x_1;
    }
    let y_2 = value_11;
    value_10 = x_8 + y_2 * step_;
    let operand_4 = value_10;
    var value_12: u32;
    let x_9 = STEP;
    let step__1 = 3u;
    var value_13: u32;
    let v_7 = x_9 + 1u;
    let step__2 = 5u;
    value_13 = v_7 * step__2;
    let y_3 = value_13;
    value_12 = x_9 + y_3 * step__1;
    let operand_5 = value_12;
    let x_10 = x_1;
    let v_8 = x_10;
    let x_11 = v_8 * 3u;
    let v_9 = x_11;
    let v_10 = v_9 + y;
    let x_12 = x_10;
    let x_13 = x_12;
    let v_11 = x_13;
    let v_12 = v_11 + y;
    let x_14 = v_12 * 3u;
    let v_13 = x_14;
    let v_14 = v_13 + y;
    let x_15 = x_1;
    let x_16 = x_15;
    let x_17 = 1u;
    let v_15 = x_17;
    let x_18 = x_1;
    let argument_0_2 = x_18;
    let operand_6 = (x_16 ^ 5u) + 1u + (v_15 + x_1 + 2u) + (thrice(argument_0_2) + 1u);
    let x_19 = x_1;
    let v_16 = x_19;
    let x_20 = y > 4u;
    let b = x_20;
    var value_14 = 99u;
    if (found.is_some) {
        let argument = found.some_value;
        let a = argument._0;
        let b_1 = argument._1;
        value_14 = a * 10u + b_1;
    }
    let operand_7 = value_14;
    let operand_8 = list[0u] + list[1u] * 3u + list[2u] * 5u + list[3u] * 7u;
    let operand_9 = calls;
    let start_1 = x_1;
    var value_15: u32;
    loop {
        var sum = start_1;
        var break_return = false;
        for (var element = 0u; element < 4u; element++) {
            let sum_1 = sum;
            let v_17 = list[element];
            sum = sum_1 * 2u + v_17;
            if (sum > 1000u) {
                value_15 = 1000u;
                break_return = true;
                break;
            }
        }
        if (break_return) {
            break;
        }
        value_15 = sum;
        break;
    }
    let operand_10 = value_15;
    let operand_11 = cells_2;
    let self__1 = Line(x_1);
    let count = 4u;
    var value_16: u32;
    var sum = 0u;
    for (var i = 0u; i < count; i++) {
        let i_1 = i;
        let value_17 = Line_at(self__1, i_1 + y);
        sum += value_17;
    }
    value_16 = sum;
    let operand_12 = value_16;
    let self__2 = Line(2u);
    let count_1 = x_1 % 3u;
    var value_17: u32;
    var sum_1 = 0u;
    for (var i = 0u; i < count_1; i++) {
        let i_1 = i;
        let x_21 = x_1;
        let v_17 = x_21;
        let v_18 = v_17 + i_1;
        let value_18 = Line_at(self__2, v_18 + i_1);
        sum_1 += value_18;
    }
    value_17 = sum_1;
    let operand_13 = operand_12 + value_17;
    let operand_14 = grid.cells[0u] + grid.cells[3u] * 5u + changed_1 * 1000u;
    let operand_15 = most;
    let x_21 = 3u;
    let a = x_21;
    let x_22 = x_1;
    let b_1 = x_22;
    let b_2 = a * 2u + b_1;
    let a_1 = a * 2u + b_2 + y;
    let x_23 = x_1;
    let b_3 = x_23;
    let b_4 = a_1 * 2u + b_3;
    return array<u32, 16>(v_1 * 2u + x_1, operand_3, operand_4, operand_5, v_10 + y + v_14 * 3u, operand_6, rust_as_u32_f32(f32(v_16) * 0.5f) + u32(b), operand_7, operand_8, operand_9, operand_10, operand_11, operand_13, operand_14, operand_15 + (a_1 * 2u + b_4 + y), ordered);
}

fn literals(x_1: u32) -> array<u32, 8> {
    var n = 1u;
    let m = 1u;
    n += x_1;
    var list = array<u32, 4>();
    list[1u] += x_1;
    let pair = Tuple2_u32_f32(x_1, 2.0f);
    var halves = array<f32, 2>(1.5f, 2.5f);
    halves[0u] += 1.0f;
    var calls = 0u;
    let c = x_1 > 2u;
    var value: Option_u32;
    if (c) {
        var value_1: u32;
        calls += 1u;
        value_1 = 3u;
        value = Option_u32(true, value_1);
    } else {
        value = Option_u32();
    }
    _ = value;
    let c_1 = x_1 > 3u;
    if (c_1) {
        _ = Option_i32(true, 2i);
    }
    calls += 1u;
    for (var position = 0u; position < 4u; position++) {
        list[position] += 1u;
    }
    let operand = n;
    let operand_1 = list[1u];
    var value_1: Option_u32;
    let v = x_1;
    loop {
        let value_2 = (v - 1u);
        if (!(v >= 1u)) {
            value_1 = Option_u32();
            break;
        }
        value_1 = Option_u32(true, value_2 + 2u);
        break;
    }
    let option = value_1;
    var value_2 = 50u;
    if (option.is_some) {
        value_2 = option.some_value;
    }
    let operand_2 = operand_1 + value_2;
    let x_2 = array<u32, 2>(1u, 2u);
    let v_1 = x_2;
    let x_3 = Tuple2_i32_u32(1i, x_1);
    let v_2 = x_3;
    let x_4 = Option_u32(true, 2u);
    let v_3 = x_4;
    var value_3 = 3u;
    if (v_3.is_some) {
        value_3 = v_3.some_value;
    }
    let operand_3 = value_3;
    let operand_4 = rust_as_u32_f32((halves[0u] + halves[1u]) * 2.0f);
    let element = Tuple2_u32_f32(x_1, 2.0f);
    let x_5 = array<Tuple2_u32_f32, 2>(element, element);
    let v_4 = x_5;
    let x_6 = array<f32, 2>(1.5f, 2.0f);
    let v_5 = x_6;
    let v_6 = Option_f32(true, v_5[0u]);
    let operand_5 = u32(v_6.is_some) + calls;
    var value_4: u32;
    var n_1 = 1u;
    let list_1 = array<u32, 2>(1u, 2u);
    n_1 += 1u;
    let operand_6 = u32((~n_1 > 5u));
    value_4 = operand_6 + list_1[1u] * 10u + u32((~list_1[0u] > 5u)) * 100u;
    let operand_7 = value_4;
    var value_5: u32;
    let n_2 = 1u;
    let list_2 = array<u32, 2>(1u, 2u);
    let operand_8 = u32((~n_2 > 5u));
    value_5 = operand_8 + list_2[0u] * 10u + u32((~list_2[0u] > 5u)) * 100u;
    return array<u32, 8>(operand + (m + x_1), operand_2 + v_1[1u] + v_2._1, operand_3 + rust_as_u32_f32(pair._1), operand_4, v_4[1u]._0, operand_5, operand_7, value_5);
}

fn thrice(x_1: u32) -> u32 {
    return x_1 * 3u;
}

fn Line_at(self_: Line, x_1: u32) -> u32 {
    return self_.slope * x_1;
}

@compute @workgroup_size(1)
fn higher_order() {
    for (var i = 0u; i < params.x_len; i++) {
        let found = forms(x[i]);
        for (var k = 0u; k < 16u; k++) {
            out[i * 24u + k] = found[k];
        }
        let found_1 = literals(x[i]);
        for (var k = 0u; k < 8u; k++) {
            out[i * 24u + 16u + k] = found_1[k];
        }
    }
}
