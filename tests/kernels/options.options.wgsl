// The kernel `options`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Tuple2_i32_bool {
    _0: i32,
    _1: bool,
}

struct Tuple2_u32_u32 {
    _0: u32,
    _1: u32,
}

struct Option_Tuple2_u32_u32 {
    is_some: bool,
    some_value: Tuple2_u32_u32,
}

struct Option_10Option_u32 {
    is_some: bool,
    some_value: Option_u32,
}

struct Tuple2_10Option_u32_u32 {
    _0: Option_u32,
    _1: u32,
}

struct Gauge {
    level: u32,
}

struct Params {
    x_len: u32,
    n_len: u32,
}

@group(0) @binding(0) var<storage, read> x: array<u32>;
@group(0) @binding(1) var<storage, read> n: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;
@group(0) @binding(3) var<uniform> params: Params;

// `abs_diff` as Rust defines it.
fn rust_abs_diff_u32(a: u32, b: u32) -> u32 {
    return max(a, b) - min(a, b);
}

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

// `overflowing_abs` as Rust defines it.
fn rust_overflowing_abs_i32(a: i32) -> Tuple2_i32_bool {
    return Tuple2_i32_bool(abs(a), (a == -a) & (a != i32()));
}

// `overflowing_add` as Rust defines it.
fn rust_overflowing_add_i32(a: i32, b: i32) -> Tuple2_i32_bool {
    let r = a + b;
    return Tuple2_i32_bool(r, ((a ^ r) & (b ^ r)) < i32());
}

// `overflowing_add` as Rust defines it.
fn rust_overflowing_add_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    let r = a + b;
    return Tuple2_u32_bool(r, r < a);
}

// `overflowing_div` as Rust defines it.
fn rust_overflowing_div_i32(a: i32, b: i32) -> Tuple2_i32_bool {
    return Tuple2_i32_bool(a / b, (b == i32(-1i)) & (a == -a) & (a != i32()));
}

// `overflowing_div` as Rust defines it.
fn rust_overflowing_div_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    return Tuple2_u32_bool(a / b, false);
}

// `overflowing_mul` as Rust defines it.
fn rust_overflowing_mul_i32(a: i32, b: i32) -> Tuple2_i32_bool {
    let r = a * b;
    let least = (a == i32(-1i)) & (b == -b) & (b != i32());
    let d = select(a, i32(1), (a == i32()) | least);
    return Tuple2_i32_bool(r, (a != i32()) & ((r / d != b) | least));
}

// `overflowing_mul` as Rust defines it.
fn rust_overflowing_mul_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    let r = a * b;
    return Tuple2_u32_bool(r, (a != u32()) & (r / max(a, u32(1)) != b));
}

// `overflowing_neg` as Rust defines it.
fn rust_overflowing_neg_i32(a: i32) -> Tuple2_i32_bool {
    return Tuple2_i32_bool(-a, (a == -a) & (a != i32()));
}

// `overflowing_rem` as Rust defines it.
fn rust_overflowing_rem_i32(a: i32, b: i32) -> Tuple2_i32_bool {
    return Tuple2_i32_bool(a % b, (b == i32(-1i)) & (a == -a) & (a != i32()));
}

// `overflowing_shl` as Rust defines it.
fn rust_overflowing_shl_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    return Tuple2_u32_bool(a << (b & 31u), b > 31u);
}

// `overflowing_shr` as Rust defines it.
fn rust_overflowing_shr_i32(a: i32, b: u32) -> Tuple2_i32_bool {
    return Tuple2_i32_bool(a >> (b & 31u), b > 31u);
}

// `overflowing_sub` as Rust defines it.
fn rust_overflowing_sub_i32(a: i32, b: i32) -> Tuple2_i32_bool {
    let r = a - b;
    return Tuple2_i32_bool(r, ((a ^ b) & (a ^ r)) < i32());
}

// Keeps a constant from being folded.
fn rust_value_u32(a: u32) -> u32 {
    return a;
}

fn lookups(n_1: u32) -> array<u32, 8> {
    var out_1 = array<u32, 8>();
    let index = n_1;
    if (index < params.x_len) {
        out_1[0u] = x[index];
    }
    let index_1 = n_1;
    var value: u32;
    if (index_1 < params.x_len) {
        value = x[index_1];
    }
    var value_1 = 77u;
    if (index_1 < params.x_len) {
        value_1 = value;
    }
    out_1[1u] = value_1;
    var value_2 = 5u;
    if (0u < params.x_len) {
        value_2 = x[0u];
    }
    out_1[2u] = value_2;
    let last_1 = params.x_len - 1u;
    var value_3 = 6u;
    if (last_1 < params.x_len) {
        value_3 = (x[last_1] + 1u);
    }
    out_1[3u] = value_3;
    let index_2 = n_1;
    var value_4: u32;
    if (index_2 < params.x_len) {
        value_4 = x[index_2];
    }
    let element = Option_u32((index_2 < params.x_len), value_4);
    let v = element.some_value;
    if (element.is_some) {
        out_1[4u] = (v + 2u);
    }
    if (element.is_some && element.some_value > 10u) {
        out_1[5u] = element.some_value;
    } else if (element.is_some) {
        out_1[5u] = 1u;
    } else {
        out_1[5u] = 2u;
    }
    let own = array<u32, 3>(3u, n_1, 9u);
    let index_3 = n_1;
    var value_5: u32;
    if (index_3 < 3u) {
        value_5 = own[index_3] * 2u;
    }
    var value_6: u32;
    if (index_3 < 3u) {
        value_6 = value_5;
    } else {
        value_6 = 0u;
    }
    out_1[6u] = value_6;
    var changed = array<u32, 3>(1u, 2u, 3u);
    let index_4 = n_1;
    if (index_4 < 3u) {
        changed[index_4] += 10u;
    }
    let last_2 = 3u - 1u;
    if (last_2 < 3u) {
        changed[last_2] *= 2u;
    }
    out_1[7u] = changed[0u] + changed[1u] * 100u + changed[2u] * 10000u;
    return out_1;
}

fn arithmetic(n_1: u32) -> array<u32, 12> {
    var out_1 = array<u32, 12>();
    var value: u32;
    if (0u < params.x_len) {
        value = x[0u];
    }
    var value_1 = 4000000000u;
    if (0u < params.x_len) {
        value_1 = value;
    }
    let a = value_1;
    let i = i32(a);
    let j = i32(n_1);
    let or = 1234567u;
    let add = rust_overflowing_add_u32(a, n_1);
    var value_2 = or;
    if (!add._1) {
        value_2 = add._0;
    }
    out_1[0u] = value_2;
    let value_3 = (n_1 - a);
    var value_4 = or;
    if (n_1 >= a) {
        value_4 = value_3;
    }
    out_1[1u] = value_4;
    let mul = rust_overflowing_mul_u32(a, n_1);
    var value_5 = or;
    if (!mul._1) {
        value_5 = mul._0;
    }
    out_1[2u] = value_5;
    let div = rust_overflowing_div_u32(a, n_1);
    let is_some = n_1 != 0u && !div._1;
    var value_6 = or;
    if (is_some) {
        value_6 = div._0;
    }
    out_1[3u] = value_6;
    let add_1 = rust_overflowing_add_i32(i, j);
    var value_7 = -1i;
    if (!add_1._1) {
        value_7 = add_1._0;
    }
    out_1[4u] = u32(value_7);
    let sub = rust_overflowing_sub_i32(i, j);
    var value_8 = -2i;
    if (!sub._1) {
        value_8 = sub._0;
    }
    out_1[5u] = u32(value_8);
    let mul_1 = rust_overflowing_mul_i32(i, j);
    var value_9 = -3i;
    if (!mul_1._1) {
        value_9 = mul_1._0;
    }
    out_1[6u] = u32(value_9);
    let div_1 = rust_overflowing_div_i32(i, j);
    let is_some_1 = j != 0i && !div_1._1;
    var value_10 = -4i;
    if (is_some_1) {
        value_10 = div_1._0;
    }
    out_1[7u] = u32(value_10);
    let rem = rust_overflowing_rem_i32(i, j);
    let is_some_2 = j != 0i && !rem._1;
    var value_11 = -5i;
    if (is_some_2) {
        value_11 = rem._0;
    }
    out_1[8u] = u32(value_11);
    let neg = rust_overflowing_neg_i32(j);
    var value_12 = -6i;
    if (!neg._1) {
        value_12 = neg._0;
    }
    out_1[9u] = u32(value_12);
    let abs_ = rust_overflowing_abs_i32(j);
    var value_13 = -7i;
    if (!abs_._1) {
        value_13 = abs_._0;
    }
    out_1[10u] = u32(value_13);
    let shl = rust_overflowing_shl_u32(a, n_1);
    var value_14 = or;
    if (!shl._1) {
        value_14 = shl._0;
    }
    let operand = value_14;
    let shr = rust_overflowing_shr_i32(i, n_1);
    var value_15 = 7i;
    if (!shr._1) {
        value_15 = shr._0;
    }
    out_1[11u] = operand ^ u32(value_15);
    let parts = rust_overflowing_add_u32(a, n_1);
    let sum = parts._0;
    let wraps = parts._1;
    let parts_1 = rust_overflowing_mul_i32(i, j);
    let product = parts_1._0;
    let exceeds = parts_1._1;
    out_1[11u] ^= (sum + u32(product)) ^ (u32(wraps) + 2u * u32(exceeds));
    return out_1;
}

fn searches(n_1: u32) -> array<u32, 16> {
    var out_1 = array<u32, 16>(99u, 99u, 99u, 99u, 99u, 99u, 99u, 99u, 99u, 99u, 99u, 99u, 99u, 99u, 99u, 99u);
    var found_1 = false;
    var position = 0u;
    for (var position_1 = 0u; position_1 < params.x_len; position_1++) {
        let v = x[position_1];
        if (v == n_1) {
            found_1 = true;
            break;
        }
        position += 1u;
    }
    let is_some = found_1;
    var value = 1000u;
    if (is_some) {
        let at = position;
        value = at;
    }
    out_1[0u] = value;
    var found_2 = false;
    var find: u32;
    for (var position_1 = 0u; position_1 < params.x_len; position_1++) {
        if (x[position_1] > n_1) {
            find = x[position_1];
            found_2 = true;
            break;
        }
    }
    let is_some_1 = found_2;
    if (is_some_1) {
        out_1[1u] = find;
    }
    var found_3 = false;
    var find_1: Tuple2_u32_u32;
    for (var position_1 = 0u; position_1 < params.x_len; position_1++) {
        if (x[position_1] > n_1) {
            find_1 = Tuple2_u32_u32(position_1, x[position_1]);
            found_3 = true;
            break;
        }
    }
    let is_some_2 = found_3;
    let at = find_1._0;
    if (is_some_2) {
        out_1[2u] = (find_1._1 + (at * 100u));
    }
    var found_4 = false;
    var max_: u32;
    for (var position_1 = 0u; position_1 < params.x_len; position_1++) {
        let item = x[position_1];
        let is_better = !found_4 || item >= max_;
        if (is_better) {
            max_ = item;
            found_4 = true;
        }
    }
    let is_some_3 = found_4;
    var value_1 = n_1;
    if (is_some_3) {
        value_1 = max_;
    }
    out_1[3u] = value_1;
    var found_5 = false;
    var min_: u32;
    for (var position_1 = 0u; position_1 < params.x_len; position_1++) {
        let key = x[position_1];
        let is_better = !found_5 || key < min_;
        if (is_better) {
            min_ = x[position_1];
            found_5 = true;
        }
    }
    let is_some_4 = found_5;
    var value_2 = n_1;
    if (is_some_4) {
        value_2 = min_;
    }
    out_1[4u] = value_2;
    var found_6 = false;
    var reduce: u32;
    for (var position_1 = 0u; position_1 < params.x_len; position_1++) {
        let index = params.x_len - 1u - position_1;
        let b_1 = x[index];
        if (found_6) {
            let a = reduce;
            reduce = ((a * 3u) + b_1);
        }
        if (!found_6) {
            reduce = b_1;
            found_6 = true;
        }
    }
    let is_some_5 = found_6;
    var value_3 = 0u;
    if (is_some_5) {
        value_3 = reduce;
    }
    out_1[5u] = value_3;
    var found_7 = false;
    var min_by_key: Tuple2_u32_u32;
    var best_1: u32;
    for (var position_1 = 0u; position_1 < params.x_len; position_1++) {
        let key = rust_abs_diff_u32(x[position_1], n_1);
        let is_better = !found_7 || key < best_1;
        if (is_better) {
            min_by_key = Tuple2_u32_u32(position_1, x[position_1]);
            found_7 = true;
        }
        if (is_better) {
            best_1 = key;
        }
    }
    let is_some_6 = found_7;
    var value_4: Tuple2_u32_u32;
    if (is_some_6) {
        value_4 = Tuple2_u32_u32(min_by_key._0, min_by_key._1);
    }
    let nearest = Option_Tuple2_u32_u32(is_some_6, value_4);
    let at_1 = nearest.some_value._0;
    if (nearest.is_some) {
        out_1[6u] = (nearest.some_value._1 + at_1);
    }
    var found_8 = false;
    var max_by_key: u32;
    var best_2: u32;
    for (var position_1 = 0u; position_1 < params.x_len; position_1++) {
        let item = x[position_1];
        let key = item % 7u;
        let is_better = !found_8 || key >= best_2;
        if (is_better) {
            max_by_key = item;
            found_8 = true;
        }
        if (is_better) {
            best_2 = key;
        }
    }
    let is_some_7 = found_8;
    var value_5 = 3u;
    if (is_some_7) {
        value_5 = max_by_key;
    }
    out_1[7u] = value_5;
    var found_9 = false;
    var last_1: u32;
    let len = rust_div_ceil_u32(params.x_len - min(params.x_len, 1u), 2u);
    for (var position_1 = 0u; position_1 < len; position_1++) {
        let index = position_1 * 2u + 1u;
        let item = x[index];
        last_1 = item;
        found_9 = true;
    }
    let is_some_8 = found_9;
    var value_6 = 4u;
    if (is_some_8) {
        value_6 = last_1;
    }
    out_1[8u] = value_6;
    let count = n_1;
    var found_10 = false;
    var nth: u32;
    var position_1 = 0u;
    for (var position_2 = 0u; position_2 < params.x_len; position_2++) {
        if (position_1 == count) {
            nth = x[position_2];
            found_10 = true;
            break;
        }
        position_1 += 1u;
    }
    let is_some_9 = found_10;
    let value_7 = nth;
    var value_8 = 5u;
    if (is_some_9) {
        value_8 = value_7;
    }
    out_1[9u] = value_8;
    var found_11 = false;
    var next: u32;
    for (var position_2 = 0u; position_2 < params.x_len; position_2++) {
        if (x[position_2] > n_1) {
            next = x[position_2];
            found_11 = true;
            break;
        }
    }
    let is_some_10 = found_11;
    let value_9 = next;
    var value_10 = 6u;
    if (is_some_10) {
        value_10 = value_9;
    }
    out_1[10u] = value_10;
    var found_12 = false;
    var find_map: u32;
    for (var position_2 = 0u; position_2 < params.x_len; position_2++) {
        let value_11 = x[position_2];
        let value_12 = (value_11 - n_1);
        if (value_11 >= n_1) {
            find_map = value_12;
            found_12 = true;
            break;
        }
    }
    let is_some_11 = found_12;
    var value_11 = 7u;
    if (is_some_11) {
        value_11 = find_map;
    }
    out_1[11u] = value_11;
    var sum_1 = 0u;
    for (var position_2 = 0u; position_2 < params.x_len; position_2++) {
        let value_12 = x[position_2];
        let value_13 = (value_12 - n_1);
        let v_1 = value_13;
        if (value_12 >= n_1) {
            let term = v_1 % 64u;
            sum_1 += term;
        }
    }
    out_1[12u] = sum_1;
    var sum_2 = 0u;
    for (var position_2 = 0u; position_2 < params.x_len; position_2++) {
        var value_12: Option_u32;
        if (x[position_2] < n_1) {
            value_12 = Option_u32(true, x[position_2] % 8u);
        } else {
            value_12 = Option_u32();
        }
        let option = value_12;
        if (!option.is_some) {
            break;
        }
        let item = option.some_value;
        let term = item;
        sum_2 += term;
    }
    out_1[13u] = sum_2;
    let end = n_1 % 50u;
    var found_13 = false;
    var find_2: u32;
    for (var position_next = end; position_next > 0u; position_next--) {
        let position_2 = position_next - 1u;
        if (position_2 % 9u == 4u) {
            find_2 = position_2;
            found_13 = true;
            break;
        }
    }
    let is_some_12 = found_13;
    var value_12 = 8u;
    if (is_some_12) {
        value_12 = find_2;
    }
    out_1[14u] = value_12;
    var found_14 = false;
    var max_by_key_1: u32;
    var best_3: u32;
    for (var position_2 = 0u; position_2 < params.x_len; position_2++) {
        let key = x[position_2] % 5u;
        let is_better = !found_14 || key >= best_3;
        if (is_better) {
            max_by_key_1 = position_2;
            found_14 = true;
        }
        if (is_better) {
            best_3 = key;
        }
    }
    let is_some_13 = found_14;
    var value_13 = 9u;
    if (is_some_13) {
        let at_2 = max_by_key_1;
        value_13 = at_2;
    }
    out_1[15u] = value_13;
    return out_1;
}

fn methods(n_1: u32) -> array<u32, 16> {
    var out_1 = array<u32, 16>();
    let value = or_zero(half(n_1)) + or_zero(quarter(n_1)) * 3u;
    out_1[0u] = value;
    let option = half(n_1);
    let option_1 = quarter(n_1);
    out_1[1u] = u32(option.is_some) + 2u * u32(!option_1.is_some);
    let option_2 = half(n_1);
    var option_3: Option_u32;
    if (option_2.is_some) {
        let m = option_2.some_value;
        option_3 = half(m);
    } else {
        option_3 = Option_u32();
    }
    let option_4 = option_3;
    let value_1 = Option_u32(true, 5u);
    var option_5: Option_u32;
    if (option_4.is_some) {
        option_5 = Option_u32(option_4.is_some, option_4.some_value);
    } else {
        option_5 = value_1;
    }
    let option_6 = option_5;
    var value_2 = 0u;
    if (option_6.is_some) {
        let m = option_6.some_value;
        value_2 = m + 1u;
    }
    out_1[2u] = value_2;
    let option_7 = half(n_1);
    var is_some = false;
    if (option_7.is_some) {
        let value_3 = option_7.some_value;
        is_some = value_3 > 3u;
    }
    let is_some_1 = is_some;
    var option_8: Option_u32;
    if (is_some_1) {
        option_8 = Option_u32(is_some_1, option_7.some_value);
    } else {
        option_8 = half((n_1 + 1u));
    }
    let option_9 = option_8;
    var value_3: u32;
    if (option_9.is_some) {
        value_3 = option_9.some_value;
    } else {
        value_3 = (n_1 + 2u);
    }
    out_1[3u] = value_3;
    let option_10 = half(n_1);
    var holds = false;
    if (option_10.is_some) {
        let m = option_10.some_value;
        holds = m > 2u;
    }
    out_1[4u] = u32(holds);
    let option_11 = half(n_1);
    var value_4: u32;
    if (option_11.is_some) {
        let m = option_11.some_value;
        value_4 = (m * 3u);
    } else {
        value_4 = (n_1 * 2u);
    }
    out_1[5u] = value_4;
    let compared = half(n_1);
    let compared_1 = Option_u32(true, 2u);
    let compared_2 = quarter(n_1);
    let compared_3 = half(n_1);
    out_1[6u] = u32((compared.is_some == compared_1.is_some && (!compared.is_some || compared.some_value == compared_1.some_value))) + 2u * u32(!(compared_2.is_some == compared_3.is_some && (!compared_2.is_some || compared_2.some_value == compared_3.some_value)));
    let option_12 = half(n_1);
    let option_13 = quarter(n_1);
    let a = option_12.some_value;
    let b = option_13.some_value;
    let a_1 = option_12.some_value;
    if (option_12.is_some && option_13.is_some) {
        out_1[7u] = (a * 10u) ^ b;
    } else if (option_12.is_some && !option_13.is_some) {
        out_1[7u] = a_1;
    } else {
        out_1[7u] = 3u;
    }
    let option_14 = first_two(n_1);
    let a_2 = option_14.some_value._0;
    let b_1 = option_14.some_value._1;
    if (option_14.is_some) {
        out_1[8u] = (a_2 * 1000u) ^ b_1;
    }
    var best = Option_u32();
    for (var element_1 = 0u; element_1 < params.x_len; element_1++) {
        let v = x[element_1];
        let option_15 = best;
        if (!option_15.is_some) {
            best = Option_u32(true, v);
        } else if (option_15.is_some && option_15.some_value > v) {
            best = Option_u32(true, option_15.some_value);
        } else {
            best = Option_u32(true, v);
        }
    }
    let is_some_2 = best.is_some;
    if (is_some_2) {
        best.some_value = (best.some_value + 1u);
    }
    let option_15 = best;
    var value_5 = 11u;
    if (option_15.is_some) {
        value_5 = option_15.some_value;
    }
    out_1[9u] = value_5;
    var left = Option_u32(true, n_1 % 20u);
    var rounds = 0u;
    loop {
        let option_16 = left;
        let m = option_16.some_value;
        if (option_16.is_some) {
            rounds += 1u;
            let value_6 = (m - 3u);
            left = Option_u32((m >= 3u), value_6);
        } else {
            break;
        }
    }
    out_1[10u] = rounds;
    let options_1 = array<Option_u32, 3>(half(n_1), Option_u32(), Option_u32(true, 7u));
    var count = 0u;
    for (var position = 0u; position < 3u; position++) {
        let option_16 = options_1[position];
        if (option_16.is_some) {
            count += 1u;
        }
    }
    out_1[11u] = count;
    let items = options_1;
    for (var element_1 = 0u; element_1 < 3u; element_1++) {
        let o = items[element_1];
        var value_6 = 100u;
        if (o.is_some) {
            value_6 = o.some_value;
        }
        out_1[12u] += value_6;
    }
    var nested: Option_10Option_u32;
    if (n_1 > 3u) {
        nested = Option_10Option_u32(true, half(n_1));
    } else {
        nested = Option_10Option_u32();
    }
    let m = nested.some_value.some_value;
    if (nested.is_some && nested.some_value.is_some) {
        out_1[13u] = m;
    } else if (nested.is_some && !nested.some_value.is_some) {
        out_1[13u] = 1u;
    } else {
        out_1[13u] = 2u;
    }
    let option_16 = half(n_1);
    out_1[14u] = u32((option_16.is_some && (option_16.some_value >= 1u && option_16.some_value <= 9u)));
    let parts = Tuple2_10Option_u32_u32(half(n_1), n_1);
    let a_3 = parts._0;
    let whole = parts;
    let m_1 = whole._0.some_value;
    let k = whole._1;
    if (whole._0.is_some && k > 4u) {
        out_1[15u] = (m_1 + k);
    } else {
        var value_6: u32;
        if (a_3.is_some) {
            value_6 = a_3.some_value;
        } else {
            value_6 = 0u;
        }
        out_1[15u] = value_6;
    }
    return out_1;
}

fn references(n_1: u32) -> array<u32, 8> {
    var out_1 = array<u32, 8>();
    var best = Option_u32();
    for (var element_1 = 0u; element_1 < params.x_len; element_1++) {
        let option = best;
        if (option.is_some && option.some_value >= x[element_1]) {
        } else {
            best = Option_u32(true, x[element_1]);
        }
    }
    let option = best;
    if (option.is_some) {
        out_1[0u] = option.some_value;
    }
    let own = array<u32, 3>(5u, 9u, n_1);
    var o: Option_u32;
    if (n_1 > 3u) {
        o = Option_u32(true, own[1u]);
    } else {
        o = Option_u32();
    }
    var value = 7u;
    if (o.is_some) {
        value = o.some_value;
    }
    out_1[1u] = value;
    let index = min(rust_value_u32(0u), 2u);
    var value_1: u32;
    if (0u < 3u) {
        value_1 = own[index];
    }
    var moved = Option_u32((0u < 3u), value_1);
    let option_1 = moved;
    if (option_1.is_some) {
        let last_1 = 3u - 1u;
        var value_2: u32;
        if (last_1 < 3u) {
            value_2 = own[last_1];
        }
        moved = Option_u32((last_1 < 3u), value_2);
        out_1[2u] = option_1.some_value;
    }
    let option_2 = moved;
    let value_2 = Option_u32(true, own[1u]);
    var option_3: Option_u32;
    if (option_2.is_some) {
        let value_3 = option_2.some_value;
        option_3 = Option_u32(option_2.is_some, value_3);
    } else {
        option_3 = value_2;
    }
    let option_4 = option_3;
    var value_3 = 3u;
    if (option_4.is_some) {
        value_3 = option_4.some_value;
    }
    out_1[3u] = value_3;
    var option_5: Option_u32;
    if (0u < params.x_len) {
        let index_1 = x[0u];
        var value_4: u32;
        if (index_1 < 3u) {
            value_4 = own[index_1];
        }
        option_5 = Option_u32((index_1 < 3u), value_4);
    } else {
        option_5 = Option_u32();
    }
    let option_6 = option_5;
    let value_4 = option_6.some_value;
    let second = Option_u32(option_6.is_some, value_4);
    if (second.is_some) {
        out_1[4u] = second.some_value;
    } else {
        out_1[4u] = 8u;
    }
    var found_1 = false;
    var find: Tuple2_u32_u32;
    for (var position = 0u; position < params.x_len; position++) {
        if (x[position] > position + 3u) {
            find = Tuple2_u32_u32(position, x[position]);
            found_1 = true;
            break;
        }
    }
    let is_some = found_1;
    var value_5: Tuple2_u32_u32;
    if (is_some) {
        value_5 = Tuple2_u32_u32(find._0, find._1);
    }
    let found = Option_Tuple2_u32_u32(is_some, value_5);
    let at = found.some_value._0;
    if (found.is_some) {
        out_1[5u] = found.some_value._1 ^ at;
    }
    var found_2 = false;
    var min_: u32;
    for (var position = 0u; position < params.x_len; position++) {
        let key = x[position];
        let is_better = !found_2 || key < min_;
        if (is_better) {
            min_ = x[position];
            found_2 = true;
        }
    }
    let is_some_1 = found_2;
    if (!is_some_1) {
        return out_1;
    }
    out_1[6u] = min_;
    var found_3 = false;
    var position = 0u;
    for (var position_1 = 0u; position_1 < params.x_len; position_1++) {
        if (x[position_1] == min_) {
            found_3 = true;
            break;
        }
        position += 1u;
    }
    let is_some_2 = found_3;
    let value_6 = position;
    let at_1 = value_6;
    if (is_some_2) {
        out_1[7u] = x[min(at_1, arrayLength(&x) - 1u)];
    }
    return out_1;
}

fn effects(n_1: u32) -> array<u32, 8> {
    var out_1 = array<u32, 8>();
    let option = summed(n_1 % 4u);
    var value = 3u;
    if (option.is_some) {
        value = option.some_value;
    }
    out_1[0u] = value;
    var best = Option_u32(true, n_1);
    let is_some = best.is_some;
    let value_1 = best.some_value;
    var value_2: u32;
    best = Option_u32(true, 5u);
    value_2 = 3u;
    var value_3 = value_2;
    if (is_some) {
        value_3 = value_1;
    }
    out_1[1u] = value_3;
    let option_1 = best;
    var value_4 = 0u;
    if (option_1.is_some) {
        value_4 = option_1.some_value;
    }
    out_1[2u] = value_4;
    var calls = 0u;
    var value_5: u32;
    if (0u < params.x_len) {
        var value_6: u32;
        let v = x[0u];
        calls += 1u;
        value_6 = v / 2u;
        value_5 = value_6;
    }
    let halved = Option_u32((0u < params.x_len), value_5);
    var value_6: u32;
    if (halved.is_some) {
        value_6 = halved.some_value;
    } else {
        var value_7: u32;
        let v = 9u;
        calls += 1u;
        value_7 = v / 2u;
        value_6 = value_7;
    }
    out_1[3u] = value_6;
    let v_1 = (n_1 - 4u);
    var value_7 = 1u;
    if (n_1 >= 4u) {
        var value_8: u32;
        let v = v_1;
        calls += 1u;
        value_8 = v / 2u;
        value_7 = value_8 + 1u;
    }
    out_1[4u] = value_7;
    out_1[5u] = calls;
    var seen = 0u;
    var found_1 = false;
    var find: u32;
    for (var position = 0u; position < params.x_len; position++) {
        var value_8: bool;
        seen += 1u;
        value_8 = x[position] > n_1;
        if (value_8) {
            find = x[position];
            found_1 = true;
            break;
        }
    }
    let is_some_1 = found_1;
    let value_8 = find;
    let found = Option_u32(is_some_1, value_8);
    out_1[6u] = seen * 2u + u32(found.is_some);
    var last = Option_u32();
    for (var element_1 = 0u; element_1 < params.x_len; element_1++) {
        let before = last;
        last = Option_u32(true, x[element_1]);
        let option_2 = last;
        let a = before.some_value;
        let b = option_2.some_value;
        if (before.is_some && option_2.is_some) {
            out_1[7u] += u32((a > b));
        }
    }
    return out_1;
}

fn idioms(n_1: u32) -> array<u32, 12> {
    var out_1 = array<u32, 12>();
    let option = half(n_1);
    var value = 4u;
    if (option.is_some) {
        value = option.some_value;
    }
    let operand = value;
    var value_1: u32;
    if (3u < params.x_len) {
        value_1 = x[3u];
    }
    var value_2 = 1u;
    if (3u < params.x_len) {
        value_2 = value_1;
    }
    out_1[0u] = operand ^ value_2;
    let value_3 = Gauge_unwrap_or(Gauge(n_1), 9u) ^ Gauge_copied(Gauge(n_1));
    out_1[0u] ^= value_3;
    var o = half(n_1);
    increase(&o);
    let value_4 = through(o);
    out_1[1u] = value_4;
    let a = array<u32, 2>(1u, 2u);
    let operand_1 = third(a) + third_1(array<u32, 3>(1u, 2u, 3u));
    let index = min(rust_value_u32(7u), 1u);
    var value_5: u32;
    if (7u < 2u) {
        value_5 = a[index];
    }
    var value_6 = 3u;
    if (7u < 2u) {
        value_6 = value_5;
    }
    out_1[2u] = operand_1 + value_6;
    let index_1 = min(rust_value_u32(5u), 1u);
    var value_7 = 9u;
    if (5u < 2u) {
        value_7 = a[index_1];
    }
    let operand_2 = value_7;
    let items = array<u32, 3>(4u, 5u, 6u);
    let index_2 = n_1;
    var value_8: u32;
    if (index_2 < 3u) {
        value_8 = items[index_2];
    }
    var value_9: u32;
    if (index_2 < 3u) {
        value_9 = value_8;
    } else {
        value_9 = 0u;
    }
    out_1[3u] = operand_2 + value_9;
    let index_3 = n_1;
    if (index_3 < params.x_len && 1u < params.x_len) {
        out_1[4u] = x[index_3] ^ x[1u];
    } else if (!(index_3 < params.x_len) && 1u < params.x_len) {
        out_1[4u] = x[1u];
    } else {
        out_1[4u] = 0u;
    }
    var count = 0u;
    for (var position = 0u; position < params.x_len; position++) {
        let value_10 = x[position];
        let value_11 = (value_10 - 3u);
        let item = value_11;
        if (value_10 >= 3u) {
            if (item > 3u) {
                count += 1u;
            }
        }
    }
    let far = count;
    let items_1 = array<i32, 3>(3i, 4i, 5i);
    var found_1 = false;
    var max_: u32;
    for (var position = 0u; position < 3u; position++) {
        let index_4 = u32(items_1[position]);
        var value_10: u32;
        if (index_4 < params.x_len) {
            value_10 = x[index_4];
        }
        let value_11 = value_10;
        if (index_4 < params.x_len) {
            let item = value_11 % 64u;
            let is_better = !found_1 || item >= max_;
            if (is_better) {
                max_ = item;
                found_1 = true;
            }
        }
    }
    let is_some = found_1;
    let known = Option_u32(is_some, max_);
    var value_10 = 999u;
    if (known.is_some) {
        value_10 = known.some_value;
    }
    out_1[5u] = far * 1000u + value_10;
    var found_2 = false;
    var max_by_key: u32;
    var best_1: u32;
    for (var position = 0u; position < params.x_len; position++) {
        let value_11 = x[position];
        let value_12 = (value_11 - 1u);
        let item = value_12;
        if (value_11 >= 1u) {
            let key = item % 9u;
            let is_better = !found_2 || key >= best_1;
            if (is_better) {
                max_by_key = item;
                found_2 = true;
            }
            if (is_better) {
                best_1 = key;
            }
        }
    }
    let is_some_1 = found_2;
    var value_11 = 2u;
    if (is_some_1) {
        value_11 = max_by_key;
    }
    out_1[6u] = value_11;
    var best = Option_u32();
    if (n_1 > 3u) {
        best = Option_u32(true, n_1);
    }
    let option_1 = best;
    var value_12 = 0u;
    if (option_1.is_some) {
        value_12 = option_1.some_value;
    }
    var b = value_12;
    b = (b + 1u);
    let option_2 = best;
    var c = option_2.some_value;
    if (option_2.is_some) {
        c /= 2u;
        b ^= c;
    }
    let option_3 = best;
    var value_13: u32;
    if (option_3.is_some) {
        var value_14: u32;
        var d = option_3.some_value;
        d /= 3u;
        value_14 = d;
        value_13 = value_14;
    }
    let changed = Option_u32(option_3.is_some, value_13);
    let operand_3 = b;
    var value_14 = 1u;
    if (changed.is_some) {
        value_14 = changed.some_value;
    }
    out_1[7u] = operand_3 ^ value_14;
    var value_15: Option_u32;
    let v = n_1;
    if (v > 3u) {
        value_15 = Option_u32(true, v);
    } else {
        value_15 = Option_u32();
    }
    let option_4 = value_15;
    var value_16: u32;
    if (option_4.is_some) {
        let v_1 = option_4.some_value;
        value_16 = v_1 / 2u;
    }
    var value_17 = 2u;
    if (option_4.is_some) {
        value_17 = value_16;
    }
    out_1[8u] = value_17;
    var value_18: Option_u32;
    if (n_1 > 2u) {
        value_18 = Option_u32(true, 1u);
    } else {
        value_18 = Option_u32();
    }
    let option_5 = value_18;
    var value_19: u32;
    if (option_5.is_some) {
        let v_1 = option_5.some_value;
        value_19 = v_1 * 3u;
    }
    var value_20 = 0u;
    if (option_5.is_some) {
        value_20 = value_19;
    }
    out_1[8u] ^= value_20;
    let value_21 = n_1 > 3u;
    var is_some_2 = false;
    if (true) {
        let value_22 = value_21;
        is_some_2 = value_22;
    }
    let is_some_3 = is_some_2;
    var value_22: bool;
    if (is_some_3) {
        value_22 = value_21;
    } else {
        value_22 = false;
    }
    let flag = value_22;
    let value_23 = Tuple2_u32_u32(n_1, 1u);
    var is_some_4 = false;
    if (true) {
        let value_24 = value_23;
        is_some_4 = value_24._0 > 3u;
    }
    let is_some_5 = is_some_4;
    var value_24: Tuple2_u32_u32;
    if (is_some_5) {
        value_24 = value_23;
    } else {
        value_24 = Tuple2_u32_u32();
    }
    let pair = value_24;
    let value_25 = array<u32, 3>(n_1, n_1, n_1);
    var is_some_6 = false;
    if (true) {
        let value_26 = value_25;
        is_some_6 = value_26[0u] > 3u;
    }
    let is_some_7 = is_some_6;
    var value_26: array<u32, 3>;
    if (is_some_7) {
        value_26 = value_25;
    } else {
        value_26 = array<u32, 3>();
    }
    let array_ = value_26;
    out_1[9u] = u32(flag) ^ pair._0 ^ (array_[1u] / 2u);
    let options_1 = array<Option_u32, 2>(half(n_1), Option_u32());
    for (var element_1 = 0u; element_1 < 2u; element_1++) {
        let is_some_8 = options_1[element_1].is_some;
        if (is_some_8) {
            out_1[10u] ^= options_1[element_1].some_value;
        }
    }
    let wanted = Option_u32(true, 2u);
    var value_27: bool;
    var found = false;
    for (var element_1 = 0u; element_1 < 2u; element_1++) {
        let compared = options_1[element_1];
        if (compared.is_some == wanted.is_some && (!compared.is_some || compared.some_value == wanted.some_value)) {
            found = true;
            break;
        }
    }
    value_27 = found;
    out_1[10u] ^= u32(value_27) * 16u;
    var nested = Option_10Option_u32(true, half(n_1));
    let is_some_8 = nested.is_some;
    let is_some_9 = nested.some_value.is_some;
    if (is_some_8 && is_some_9) {
        nested.some_value.some_value /= 2u;
    }
    var both = Option_Tuple2_u32_u32(true, Tuple2_u32_u32(n_1, 2u));
    let is_some_10 = both.is_some;
    if (is_some_10) {
        both.some_value._0 /= both.some_value._1;
    }
    let option_6 = nested;
    let v_1 = option_6.some_value.some_value;
    if (option_6.is_some && option_6.some_value.is_some) {
        out_1[11u] = v_1;
    } else {
        out_1[11u] = 3u;
    }
    let option_7 = both;
    var value_28 = 0u;
    if (option_7.is_some) {
        let p = option_7.some_value;
        value_28 = p._0;
    }
    out_1[11u] ^= value_28;
    return out_1;
}

fn half(n_1: u32) -> Option_u32 {
    if (n_1 % 2u == 1u) {
        return Option_u32();
    }
    return Option_u32(true, n_1 / 2u);
}

fn or_zero(n_1: Option_u32) -> u32 {
    let n_2 = n_1.some_value;
    if (!n_1.is_some) {
        return 0u;
    }
    return n_2;
}

fn quarter(n_1: u32) -> Option_u32 {
    let option = half(n_1);
    if (!option.is_some) {
        return Option_u32();
    }
    return half(option.some_value);
}

fn first_two(limit: u32) -> Option_Tuple2_u32_u32 {
    var found_1 = false;
    var find: u32;
    for (var position = 0u; position < params.x_len; position++) {
        let item = x[position];
        if (item > limit) {
            find = item;
            found_1 = true;
            break;
        }
    }
    let is_some = found_1;
    if (!is_some) {
        return Option_Tuple2_u32_u32();
    }
    let a = find;
    var found_2 = false;
    var find_1: u32;
    for (var position = 0u; position < params.x_len; position++) {
        let index = params.x_len - 1u - position;
        let item = x[index];
        if (item > limit) {
            find_1 = item;
            found_2 = true;
            break;
        }
    }
    let is_some_1 = found_2;
    if (!is_some_1) {
        return Option_Tuple2_u32_u32();
    }
    let b = find_1;
    if (a == b) {
        return Option_Tuple2_u32_u32();
    } else {
        return Option_Tuple2_u32_u32(true, Tuple2_u32_u32(a, b));
    }
    return Option_Tuple2_u32_u32();
}

fn summed(at: u32) -> Option_u32 {
    let index = at;
    if (!(index < params.x_len)) {
        return Option_u32();
    }
    let value = x[index];
    let first = value;
    let index_1 = at + 1u;
    if (!(index_1 < params.x_len)) {
        return Option_u32();
    }
    let value_1 = x[index_1];
    let last_1 = params.x_len - 1u;
    if (!(last_1 < params.x_len)) {
        return Option_u32();
    }
    let value_2 = x[last_1];
    return Option_u32(true, ((first + value_1) * value_2));
}

fn Gauge_unwrap_or(self_: Gauge, k: u32) -> u32 {
    return self_.level ^ k;
}

fn Gauge_copied(self_: Gauge) -> u32 {
    return 7u;
}

fn increase(o: ptr<function, Option_u32>) {
    let is_some = (*o).is_some;
    if (is_some) {
        (*o).some_value = ((*o).some_value + 1u);
    }
}

fn through(o: Option_u32) -> u32 {
    let is_some = o.is_some;
    if (is_some) {
        return o.some_value;
    } else {
        return 0u;
    }
    return u32();
}

fn third(a: array<u32, 2>) -> u32 {
    let index = min(rust_value_u32(2u), 1u);
    var value: u32;
    if (2u < 2u) {
        value = a[index];
    }
    var value_1 = 5u;
    if (2u < 2u) {
        value_1 = value;
    }
    return value_1;
}

fn third_1(a: array<u32, 3>) -> u32 {
    let index = min(rust_value_u32(2u), 2u);
    var value: u32;
    if (2u < 3u) {
        value = a[index];
    }
    var value_1 = 5u;
    if (2u < 3u) {
        value_1 = value;
    }
    return value_1;
}

@compute @workgroup_size(1)
fn options() {
    for (var i = 0u; i < params.n_len; i++) {
        let lookups_1 = lookups(n[i]);
        let arithmetic_1 = arithmetic(n[i]);
        let searches_1 = searches(n[i]);
        let methods_1 = methods(n[i]);
        let references_1 = references(n[i]);
        let effects_1 = effects(n[i]);
        let idioms_1 = idioms(n[i]);
        for (var k = 0u; k < 16u; k++) {
            if (k < 8u) {
                out[i * 80u + k] = lookups_1[k];
            }
            if (k < 12u) {
                out[i * 80u + 8u + k] = arithmetic_1[k];
            }
            out[i * 80u + 20u + k] = searches_1[k];
            out[i * 80u + 36u + k] = methods_1[k];
            if (k < 8u) {
                out[i * 80u + 52u + k] = references_1[k];
                out[i * 80u + 60u + k] = effects_1[k];
            }
            if (k < 12u) {
                out[i * 80u + 68u + k] = idioms_1[k];
            }
        }
    }
}
