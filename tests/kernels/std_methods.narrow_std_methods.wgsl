// The kernel `narrow_std_methods`.

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Tuple2_i32_bool {
    _0: i32,
    _1: bool,
}

struct Option_i32 {
    is_some: bool,
    some_value: i32,
}

struct Params {
    numbers_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> numbers: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

// `div_euclid` as Rust defines it.
fn rust_div_euclid_i32(a: i32, b: i32) -> i32 {
    let q = a / b;
    let away = select(i32(-1i), i32(1i), b < i32());
    return select(q, q + away, a % b < i32());
}

// `isqrt` as Rust defines it.
fn rust_isqrt_i32(a: i32) -> i32 {
    let n = u32(max(a, i32()));
    var r = min(u32(sqrt(f32(n))), 65535u);
    if (r * r > n) {
        r -= 1u;
    }
    if (r < 65535u && (r + 1u) * (r + 1u) <= n) {
        r += 1u;
    }
    return i32(r);
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

// `overflowing_sub` as Rust defines it.
fn rust_overflowing_sub_i32(a: i32, b: i32) -> Tuple2_i32_bool {
    let r = a - b;
    return Tuple2_i32_bool(r, ((a ^ b) & (a ^ r)) < i32());
}

// `overflowing_sub` as Rust defines it.
fn rust_overflowing_sub_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    return Tuple2_u32_bool(a - b, a < b);
}

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_i32(a: i32, b: i32) -> i32 {
    let r = a % b;
    return select(r, i32(u32(r) + u32(abs(b))), r < i32());
}

// `rotate_left` as Rust defines it.
fn rust_rotate_left_u32(a: u32, b: u32) -> u32 {
    let u = u32(a);
    return u32((u << (b & 31u)) | (u >> ((32u - b) & 31u)));
}

// `saturating_add_signed` as Rust defines it.
fn rust_saturating_add_signed_u32(a: u32, b: i32) -> u32 {
    let s = a + u32(b);
    return select(select(s, u32(0xffffffffu), s < a), select(s, u32(), s > a), b < i32());
}

// `swap_bytes` as Rust defines it.
fn rust_swap_bytes_i32(a: i32) -> i32 {
    let u = u32(a);
    return i32((u >> 24u) | ((u >> 8u) & 0xff00u) | ((u << 8u) & 0xff0000u) | (u << 24u));
}

// `swap_bytes` as Rust defines it.
fn rust_swap_bytes_u32(a: u32) -> u32 {
    let u = u32(a);
    return u32((u >> 24u) | ((u >> 8u) & 0xff00u) | ((u << 8u) & 0xff0000u) | (u << 24u));
}

// `within_i16` as Rust defines it.
fn rust_within_i16_i32(a: i32) -> Tuple2_i32_bool {
    let r = (a << 16u) >> 16u;
    return Tuple2_i32_bool(r, r != a);
}

// `within_i8` as Rust defines it.
fn rust_within_i8_i32(a: i32) -> Tuple2_i32_bool {
    let r = (a << 24u) >> 24u;
    return Tuple2_i32_bool(r, r != a);
}

// `within_u16` as Rust defines it.
fn rust_within_u16_u32(a: u32) -> Tuple2_u32_bool {
    let r = a & 65535u;
    return Tuple2_u32_bool(r, r != a);
}

// `within_u8` as Rust defines it.
fn rust_within_u8_u32(a: u32) -> Tuple2_u32_bool {
    let r = a & 255u;
    return Tuple2_u32_bool(r, r != a);
}

fn narrow(a: u32, b: u32) -> u32 {
    let n = b % 40u;
    var sum = 0u;
    let items = array<array<u32, 15>, 2>(of_u8((a & 255u), (b & 255u), n), of_i8((i32(a) << 24u) >> 24u, (i32(b) << 24u) >> 24u, n));
    for (var element = 0u; element < 2u; element++) {
        let part = items[element];
        var folded = sum;
        for (var position = 0u; position < 15u; position++) {
            let sum_1 = folded;
            folded = rust_rotate_left_u32(sum_1, 5u) ^ part[position];
        }
        sum = folded;
    }
    let items_1 = array<array<u32, 15>, 2>(of_u16((a & 65535u), (b & 65535u), n), of_i16((i32(a) << 16u) >> 16u, (i32(b) << 16u) >> 16u, n));
    for (var element = 0u; element < 2u; element++) {
        let part = items_1[element];
        var folded = sum;
        for (var position = 0u; position < 15u; position++) {
            let sum_1 = folded;
            folded = rust_rotate_left_u32(sum_1, 5u) ^ part[position];
        }
        sum = folded;
    }
    let items_2 = array<array<u32, 15>, 2>(of_u32(a, b, n), of_i32(i32(a), i32(b), n));
    for (var element = 0u; element < 2u; element++) {
        let part = items_2[element];
        var folded = sum;
        for (var position = 0u; position < 15u; position++) {
            let sum_1 = folded;
            folded = rust_rotate_left_u32(sum_1, 5u) ^ part[position];
        }
        sum = folded;
    }
    let items_3 = array<array<u32, 10>, 3>(unsigned_8((a & 255u), (b & 255u)), unsigned_16((a & 65535u), (b & 65535u)), unsigned_32(a, b));
    for (var element = 0u; element < 3u; element++) {
        let part = items_3[element];
        var folded = sum;
        for (var position = 0u; position < 10u; position++) {
            let sum_1 = folded;
            folded = rust_rotate_left_u32(sum_1, 5u) ^ part[position];
        }
        sum = folded;
    }
    let signed = array<array<u32, 12>, 3>(signed_8((i32(a) << 24u) >> 24u, (i32(b) << 24u) >> 24u), signed_16((i32(a) << 16u) >> 16u, (i32(b) << 16u) >> 16u), signed_32(i32(a), i32(b)));
    let items_4 = signed;
    for (var element = 0u; element < 3u; element++) {
        let part = items_4[element];
        var folded = sum;
        for (var position = 0u; position < 12u; position++) {
            let sum_1 = folded;
            folded = rust_rotate_left_u32(sum_1, 5u) ^ part[position];
        }
        sum = folded;
    }
    return sum;
}

fn of_u8(a_1: u32, b_1: u32, n_1: u32) -> array<u32, 15> {
    var small_1: u32;
    if (a_1 < 1u) {
        small_1 = 1u;
    } else {
        small_1 = a_1;
    }
    var base_1: u32;
    if (b_1 < 2u) {
        base_1 = 2u;
    } else {
        base_1 = b_1;
    }
    var value: u32;
    let parts = u8_overflowing_pow(a_1, n_1);
    let value_1 = parts._0;
    let flag_1 = parts._1;
    value = (value_1 * 2u) + u32(flag_1);
    let operand = value;
    let operand_1 = u8_wrapping_pow(a_1, n_1);
    var value_43: u32;
    let option = u8_checked_pow(a_1, n_1);
    let value_2 = option.some_value;
    if (option.is_some) {
        value_43 = value_2 ^ 65536u;
    } else {
        value_43 = 30583u;
    }
    let operand_2 = value_43;
    let operand_3 = u8_saturating_pow(a_1, n_1);
    let operand_4 = u8_ilog(small_1, base_1);
    let operand_5 = u8_ilog10(small_1);
    var value_44: u32;
    let option_1 = u8_checked_ilog(a_1, b_1);
    let value_3 = option_1.some_value;
    if (option_1.is_some) {
        value_44 = value_3 ^ 65536u;
    } else {
        value_44 = 30583u;
    }
    let operand_6 = value_44;
    var value_45: u32;
    let option_2 = u8_checked_ilog2(a_1);
    let value_4 = option_2.some_value;
    if (option_2.is_some) {
        value_45 = value_4 ^ 65536u;
    } else {
        value_45 = 30583u;
    }
    let operand_7 = value_45;
    var value_46: u32;
    let option_3 = u8_checked_ilog10(a_1);
    let value_5 = option_3.some_value;
    if (option_3.is_some) {
        value_46 = value_5 ^ 65536u;
    } else {
        value_46 = 30583u;
    }
    let operand_8 = value_46;
    let operand_9 = u8_unbounded_shl(a_1, n_1);
    let operand_10 = u8_unbounded_shr(a_1, n_1);
    var value_47: u32;
    let option_4 = u8_checked_div_euclid(a_1, b_1);
    let value_6 = option_4.some_value;
    if (option_4.is_some) {
        value_47 = value_6 ^ 65536u;
    } else {
        value_47 = 30583u;
    }
    let operand_11 = value_47;
    var value_48: u32;
    let option_5 = u8_checked_rem_euclid(a_1, b_1);
    let value_7 = option_5.some_value;
    if (option_5.is_some) {
        value_48 = value_7 ^ 65536u;
    } else {
        value_48 = 30583u;
    }
    return array<u32, 15>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, operand_8, operand_9, operand_10, operand_11, value_48, (u8_to_be(a_1) ^ u8_to_le(a_1)), (u8_from_be(a_1) ^ u8_from_le(b_1)));
}

fn of_i8(a_2: i32, b_2: i32, n_2: u32) -> array<u32, 15> {
    var small_2: i32;
    if (a_2 < 1i) {
        small_2 = 1i;
    } else {
        small_2 = a_2;
    }
    var base_2: i32;
    if (b_2 < 2i) {
        base_2 = 2i;
    } else {
        base_2 = b_2;
    }
    var value: u32;
    let parts = i8_overflowing_pow(a_2, n_2);
    let value_8 = parts._0;
    let flag_2 = parts._1;
    value = (u32(value_8) * 2u) + u32(flag_2);
    let operand = value;
    let operand_1 = u32(i8_wrapping_pow(a_2, n_2));
    var value_43: u32;
    let option = i8_checked_pow(a_2, n_2);
    let value_9 = option.some_value;
    if (option.is_some) {
        value_43 = u32(value_9) ^ 65536u;
    } else {
        value_43 = 30583u;
    }
    let operand_2 = value_43;
    let operand_3 = u32(i8_saturating_pow(a_2, n_2));
    let operand_4 = i8_ilog(small_2, base_2);
    let operand_5 = i8_ilog10(small_2);
    var value_44: u32;
    let option_1 = i8_checked_ilog(a_2, b_2);
    let value_10 = option_1.some_value;
    if (option_1.is_some) {
        value_44 = value_10 ^ 65536u;
    } else {
        value_44 = 30583u;
    }
    let operand_6 = value_44;
    var value_45: u32;
    let option_2 = i8_checked_ilog2(a_2);
    let value_11 = option_2.some_value;
    if (option_2.is_some) {
        value_45 = value_11 ^ 65536u;
    } else {
        value_45 = 30583u;
    }
    let operand_7 = value_45;
    var value_46: u32;
    let option_3 = i8_checked_ilog10(a_2);
    let value_12 = option_3.some_value;
    if (option_3.is_some) {
        value_46 = value_12 ^ 65536u;
    } else {
        value_46 = 30583u;
    }
    let operand_8 = value_46;
    let operand_9 = u32(i8_unbounded_shl(a_2, n_2));
    let operand_10 = u32(i8_unbounded_shr(a_2, n_2));
    var value_47: u32;
    let option_4 = i8_checked_div_euclid(a_2, b_2);
    let value_13 = option_4.some_value;
    if (option_4.is_some) {
        value_47 = u32(value_13) ^ 65536u;
    } else {
        value_47 = 30583u;
    }
    let operand_11 = value_47;
    var value_48: u32;
    let option_5 = i8_checked_rem_euclid(a_2, b_2);
    let value_14 = option_5.some_value;
    if (option_5.is_some) {
        value_48 = u32(value_14) ^ 65536u;
    } else {
        value_48 = 30583u;
    }
    return array<u32, 15>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, operand_8, operand_9, operand_10, operand_11, value_48, (u32(i8_to_be(a_2)) ^ u32(i8_to_le(a_2))), (u32(i8_from_be(a_2)) ^ u32(i8_from_le(b_2))));
}

fn of_u16(a_3: u32, b_3: u32, n_3: u32) -> array<u32, 15> {
    var small_3: u32;
    if (a_3 < 1u) {
        small_3 = 1u;
    } else {
        small_3 = a_3;
    }
    var base_3: u32;
    if (b_3 < 2u) {
        base_3 = 2u;
    } else {
        base_3 = b_3;
    }
    var value: u32;
    let parts = u16_overflowing_pow(a_3, n_3);
    let value_15 = parts._0;
    let flag_3 = parts._1;
    value = (value_15 * 2u) + u32(flag_3);
    let operand = value;
    let operand_1 = u16_wrapping_pow(a_3, n_3);
    var value_43: u32;
    let option = u16_checked_pow(a_3, n_3);
    let value_16 = option.some_value;
    if (option.is_some) {
        value_43 = value_16 ^ 65536u;
    } else {
        value_43 = 30583u;
    }
    let operand_2 = value_43;
    let operand_3 = u16_saturating_pow(a_3, n_3);
    let operand_4 = u16_ilog(small_3, base_3);
    let operand_5 = u16_ilog10(small_3);
    var value_44: u32;
    let option_1 = u16_checked_ilog(a_3, b_3);
    let value_17 = option_1.some_value;
    if (option_1.is_some) {
        value_44 = value_17 ^ 65536u;
    } else {
        value_44 = 30583u;
    }
    let operand_6 = value_44;
    var value_45: u32;
    let option_2 = u16_checked_ilog2(a_3);
    let value_18 = option_2.some_value;
    if (option_2.is_some) {
        value_45 = value_18 ^ 65536u;
    } else {
        value_45 = 30583u;
    }
    let operand_7 = value_45;
    var value_46: u32;
    let option_3 = u16_checked_ilog10(a_3);
    let value_19 = option_3.some_value;
    if (option_3.is_some) {
        value_46 = value_19 ^ 65536u;
    } else {
        value_46 = 30583u;
    }
    let operand_8 = value_46;
    let operand_9 = u16_unbounded_shl(a_3, n_3);
    let operand_10 = u16_unbounded_shr(a_3, n_3);
    var value_47: u32;
    let option_4 = u16_checked_div_euclid(a_3, b_3);
    let value_20 = option_4.some_value;
    if (option_4.is_some) {
        value_47 = value_20 ^ 65536u;
    } else {
        value_47 = 30583u;
    }
    let operand_11 = value_47;
    var value_48: u32;
    let option_5 = u16_checked_rem_euclid(a_3, b_3);
    let value_21 = option_5.some_value;
    if (option_5.is_some) {
        value_48 = value_21 ^ 65536u;
    } else {
        value_48 = 30583u;
    }
    return array<u32, 15>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, operand_8, operand_9, operand_10, operand_11, value_48, (u16_to_be(a_3) ^ u16_to_le(a_3)), (u16_from_be(a_3) ^ u16_from_le(b_3)));
}

fn of_i16(a_4: i32, b_4: i32, n_4: u32) -> array<u32, 15> {
    var small_4: i32;
    if (a_4 < 1i) {
        small_4 = 1i;
    } else {
        small_4 = a_4;
    }
    var base_4: i32;
    if (b_4 < 2i) {
        base_4 = 2i;
    } else {
        base_4 = b_4;
    }
    var value: u32;
    let parts = i16_overflowing_pow(a_4, n_4);
    let value_22 = parts._0;
    let flag_4 = parts._1;
    value = (u32(value_22) * 2u) + u32(flag_4);
    let operand = value;
    let operand_1 = u32(i16_wrapping_pow(a_4, n_4));
    var value_43: u32;
    let option = i16_checked_pow(a_4, n_4);
    let value_23 = option.some_value;
    if (option.is_some) {
        value_43 = u32(value_23) ^ 65536u;
    } else {
        value_43 = 30583u;
    }
    let operand_2 = value_43;
    let operand_3 = u32(i16_saturating_pow(a_4, n_4));
    let operand_4 = i16_ilog(small_4, base_4);
    let operand_5 = i16_ilog10(small_4);
    var value_44: u32;
    let option_1 = i16_checked_ilog(a_4, b_4);
    let value_24 = option_1.some_value;
    if (option_1.is_some) {
        value_44 = value_24 ^ 65536u;
    } else {
        value_44 = 30583u;
    }
    let operand_6 = value_44;
    var value_45: u32;
    let option_2 = i16_checked_ilog2(a_4);
    let value_25 = option_2.some_value;
    if (option_2.is_some) {
        value_45 = value_25 ^ 65536u;
    } else {
        value_45 = 30583u;
    }
    let operand_7 = value_45;
    var value_46: u32;
    let option_3 = i16_checked_ilog10(a_4);
    let value_26 = option_3.some_value;
    if (option_3.is_some) {
        value_46 = value_26 ^ 65536u;
    } else {
        value_46 = 30583u;
    }
    let operand_8 = value_46;
    let operand_9 = u32(i16_unbounded_shl(a_4, n_4));
    let operand_10 = u32(i16_unbounded_shr(a_4, n_4));
    var value_47: u32;
    let option_4 = i16_checked_div_euclid(a_4, b_4);
    let value_27 = option_4.some_value;
    if (option_4.is_some) {
        value_47 = u32(value_27) ^ 65536u;
    } else {
        value_47 = 30583u;
    }
    let operand_11 = value_47;
    var value_48: u32;
    let option_5 = i16_checked_rem_euclid(a_4, b_4);
    let value_28 = option_5.some_value;
    if (option_5.is_some) {
        value_48 = u32(value_28) ^ 65536u;
    } else {
        value_48 = 30583u;
    }
    return array<u32, 15>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, operand_8, operand_9, operand_10, operand_11, value_48, (u32(i16_to_be(a_4)) ^ u32(i16_to_le(a_4))), (u32(i16_from_be(a_4)) ^ u32(i16_from_le(b_4))));
}

fn of_u32(a_5: u32, b_5: u32, n_5: u32) -> array<u32, 15> {
    var small_5: u32;
    if (a_5 < 1u) {
        small_5 = 1u;
    } else {
        small_5 = a_5;
    }
    var base_5: u32;
    if (b_5 < 2u) {
        base_5 = 2u;
    } else {
        base_5 = b_5;
    }
    var value: u32;
    let parts = u32_overflowing_pow(a_5, n_5);
    let value_29 = parts._0;
    let flag_5 = parts._1;
    value = (value_29 * 2u) + u32(flag_5);
    let operand = value;
    let operand_1 = u32_wrapping_pow(a_5, n_5);
    var value_43: u32;
    let option = u32_checked_pow(a_5, n_5);
    let value_30 = option.some_value;
    if (option.is_some) {
        value_43 = value_30 ^ 65536u;
    } else {
        value_43 = 30583u;
    }
    let operand_2 = value_43;
    let operand_3 = u32_saturating_pow(a_5, n_5);
    let operand_4 = u32_ilog(small_5, base_5);
    let operand_5 = u32_ilog10(small_5);
    var value_44: u32;
    let option_1 = u32_checked_ilog(a_5, b_5);
    let value_31 = option_1.some_value;
    if (option_1.is_some) {
        value_44 = value_31 ^ 65536u;
    } else {
        value_44 = 30583u;
    }
    let operand_6 = value_44;
    var value_45: u32;
    let option_2 = u32_checked_ilog2(a_5);
    let value_32 = option_2.some_value;
    if (option_2.is_some) {
        value_45 = value_32 ^ 65536u;
    } else {
        value_45 = 30583u;
    }
    let operand_7 = value_45;
    var value_46: u32;
    let option_3 = u32_checked_ilog10(a_5);
    let value_33 = option_3.some_value;
    if (option_3.is_some) {
        value_46 = value_33 ^ 65536u;
    } else {
        value_46 = 30583u;
    }
    let operand_8 = value_46;
    let operand_9 = u32_unbounded_shl(a_5, n_5);
    let operand_10 = u32_unbounded_shr(a_5, n_5);
    var value_47: u32;
    let option_4 = u32_checked_div_euclid(a_5, b_5);
    let value_34 = option_4.some_value;
    if (option_4.is_some) {
        value_47 = value_34 ^ 65536u;
    } else {
        value_47 = 30583u;
    }
    let operand_11 = value_47;
    var value_48: u32;
    let option_5 = u32_checked_rem_euclid(a_5, b_5);
    let value_35 = option_5.some_value;
    if (option_5.is_some) {
        value_48 = value_35 ^ 65536u;
    } else {
        value_48 = 30583u;
    }
    return array<u32, 15>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, operand_8, operand_9, operand_10, operand_11, value_48, (u32_to_be(a_5) ^ u32_to_le(a_5)), (u32_from_be(a_5) ^ u32_from_le(b_5)));
}

fn of_i32(a_6: i32, b_6: i32, n_6: u32) -> array<u32, 15> {
    var small_6: i32;
    if (a_6 < 1i) {
        small_6 = 1i;
    } else {
        small_6 = a_6;
    }
    var base_6: i32;
    if (b_6 < 2i) {
        base_6 = 2i;
    } else {
        base_6 = b_6;
    }
    var value: u32;
    let parts = i32_overflowing_pow(a_6, n_6);
    let value_36 = parts._0;
    let flag_6 = parts._1;
    value = (u32(value_36) * 2u) + u32(flag_6);
    let operand = value;
    let operand_1 = u32(i32_wrapping_pow(a_6, n_6));
    var value_43: u32;
    let option = i32_checked_pow(a_6, n_6);
    let value_37 = option.some_value;
    if (option.is_some) {
        value_43 = u32(value_37) ^ 65536u;
    } else {
        value_43 = 30583u;
    }
    let operand_2 = value_43;
    let operand_3 = u32(i32_saturating_pow(a_6, n_6));
    let operand_4 = i32_ilog(small_6, base_6);
    let operand_5 = i32_ilog10(small_6);
    var value_44: u32;
    let option_1 = i32_checked_ilog(a_6, b_6);
    let value_38 = option_1.some_value;
    if (option_1.is_some) {
        value_44 = value_38 ^ 65536u;
    } else {
        value_44 = 30583u;
    }
    let operand_6 = value_44;
    var value_45: u32;
    let option_2 = i32_checked_ilog2(a_6);
    let value_39 = option_2.some_value;
    if (option_2.is_some) {
        value_45 = value_39 ^ 65536u;
    } else {
        value_45 = 30583u;
    }
    let operand_7 = value_45;
    var value_46: u32;
    let option_3 = i32_checked_ilog10(a_6);
    let value_40 = option_3.some_value;
    if (option_3.is_some) {
        value_46 = value_40 ^ 65536u;
    } else {
        value_46 = 30583u;
    }
    let operand_8 = value_46;
    let operand_9 = u32(i32_unbounded_shl(a_6, n_6));
    let operand_10 = u32(i32_unbounded_shr(a_6, n_6));
    var value_47: u32;
    let option_4 = i32_checked_div_euclid(a_6, b_6);
    let value_41 = option_4.some_value;
    if (option_4.is_some) {
        value_47 = u32(value_41) ^ 65536u;
    } else {
        value_47 = 30583u;
    }
    let operand_11 = value_47;
    var value_48: u32;
    let option_5 = i32_checked_rem_euclid(a_6, b_6);
    let value_42 = option_5.some_value;
    if (option_5.is_some) {
        value_48 = u32(value_42) ^ 65536u;
    } else {
        value_48 = 30583u;
    }
    return array<u32, 15>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, operand_8, operand_9, operand_10, operand_11, value_48, (u32(i32_to_be(a_6)) ^ u32(i32_to_le(a_6))), (u32(i32_from_be(a_6)) ^ u32(i32_from_le(b_6))));
}

fn unsigned_8(a_9: u32, b_9: u32) -> array<u32, 10> {
    var by_1: u32;
    if (b_9 == 0u) {
        by_1 = 3u;
    } else {
        by_1 = b_9;
    }
    let s_1 = (i32(b_9) << 24u) >> 24u;
    let operand = u8_wrapping_div_euclid(a_9, by_1);
    let operand_1 = u8_wrapping_rem_euclid(a_9, by_1);
    let operand_2 = u8_saturating_div(a_9, by_1);
    var value: u32;
    let option = u8_checked_next_multiple_of(a_9, b_9);
    let value_57 = option.some_value;
    if (option.is_some) {
        value = value_57 ^ 65536u;
    } else {
        value = 30583u;
    }
    let operand_3 = value;
    var value_43: u32;
    let option_1 = u8_checked_next_power_of_two(a_9);
    let value_58 = option_1.some_value;
    if (option_1.is_some) {
        value_43 = value_58 ^ 65536u;
    } else {
        value_43 = 30583u;
    }
    let operand_4 = value_43;
    var value_44: u32;
    let parts = u8_overflowing_add_signed(a_9, s_1);
    let value_59 = parts._0;
    let flag_9 = parts._1;
    value_44 = (value_59 * 2u) + u32(flag_9);
    let operand_5 = value_44;
    var value_45: u32;
    let option_2 = u8_checked_add_signed(a_9, s_1);
    let value_60 = option_2.some_value;
    if (option_2.is_some) {
        value_45 = value_60 ^ 65536u;
    } else {
        value_45 = 30583u;
    }
    let operand_6 = value_45;
    var value_46: u32;
    let parts_1 = u8_overflowing_sub_signed(a_9, s_1);
    let value_61 = parts_1._0;
    let flag_10 = parts_1._1;
    value_46 = (value_61 * 2u) + u32(flag_10);
    let operand_7 = value_46;
    var value_47: u32;
    let option_3 = u8_checked_sub_signed(a_9, s_1);
    let value_62 = option_3.some_value;
    if (option_3.is_some) {
        value_47 = value_62 ^ 65536u;
    } else {
        value_47 = 30583u;
    }
    return array<u32, 10>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, value_47, min(rust_saturating_add_signed_u32(a_9, s_1), 255u));
}

fn unsigned_16(a_10: u32, b_10: u32) -> array<u32, 10> {
    var by_2: u32;
    if (b_10 == 0u) {
        by_2 = 3u;
    } else {
        by_2 = b_10;
    }
    let s_2 = (i32(b_10) << 16u) >> 16u;
    let operand = u16_wrapping_div_euclid(a_10, by_2);
    let operand_1 = u16_wrapping_rem_euclid(a_10, by_2);
    let operand_2 = u16_saturating_div(a_10, by_2);
    var value: u32;
    let option = u16_checked_next_multiple_of(a_10, b_10);
    let value_63 = option.some_value;
    if (option.is_some) {
        value = value_63 ^ 65536u;
    } else {
        value = 30583u;
    }
    let operand_3 = value;
    var value_43: u32;
    let option_1 = u16_checked_next_power_of_two(a_10);
    let value_64 = option_1.some_value;
    if (option_1.is_some) {
        value_43 = value_64 ^ 65536u;
    } else {
        value_43 = 30583u;
    }
    let operand_4 = value_43;
    var value_44: u32;
    let parts = u16_overflowing_add_signed(a_10, s_2);
    let value_65 = parts._0;
    let flag_11 = parts._1;
    value_44 = (value_65 * 2u) + u32(flag_11);
    let operand_5 = value_44;
    var value_45: u32;
    let option_2 = u16_checked_add_signed(a_10, s_2);
    let value_66 = option_2.some_value;
    if (option_2.is_some) {
        value_45 = value_66 ^ 65536u;
    } else {
        value_45 = 30583u;
    }
    let operand_6 = value_45;
    var value_46: u32;
    let parts_1 = u16_overflowing_sub_signed(a_10, s_2);
    let value_67 = parts_1._0;
    let flag_12 = parts_1._1;
    value_46 = (value_67 * 2u) + u32(flag_12);
    let operand_7 = value_46;
    var value_47: u32;
    let option_3 = u16_checked_sub_signed(a_10, s_2);
    let value_68 = option_3.some_value;
    if (option_3.is_some) {
        value_47 = value_68 ^ 65536u;
    } else {
        value_47 = 30583u;
    }
    return array<u32, 10>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, value_47, min(rust_saturating_add_signed_u32(a_10, s_2), 65535u));
}

fn unsigned_32(a_11: u32, b_11: u32) -> array<u32, 10> {
    var by_3: u32;
    if (b_11 == 0u) {
        by_3 = 3u;
    } else {
        by_3 = b_11;
    }
    let s_3 = i32(b_11);
    let operand = u32_wrapping_div_euclid(a_11, by_3);
    let operand_1 = u32_wrapping_rem_euclid(a_11, by_3);
    let operand_2 = u32_saturating_div(a_11, by_3);
    var value: u32;
    let option = u32_checked_next_multiple_of(a_11, b_11);
    let value_69 = option.some_value;
    if (option.is_some) {
        value = value_69 ^ 65536u;
    } else {
        value = 30583u;
    }
    let operand_3 = value;
    var value_43: u32;
    let option_1 = u32_checked_next_power_of_two(a_11);
    let value_70 = option_1.some_value;
    if (option_1.is_some) {
        value_43 = value_70 ^ 65536u;
    } else {
        value_43 = 30583u;
    }
    let operand_4 = value_43;
    var value_44: u32;
    let parts = u32_overflowing_add_signed(a_11, s_3);
    let value_71 = parts._0;
    let flag_13 = parts._1;
    value_44 = (value_71 * 2u) + u32(flag_13);
    let operand_5 = value_44;
    var value_45: u32;
    let option_2 = u32_checked_add_signed(a_11, s_3);
    let value_72 = option_2.some_value;
    if (option_2.is_some) {
        value_45 = value_72 ^ 65536u;
    } else {
        value_45 = 30583u;
    }
    let operand_6 = value_45;
    var value_46: u32;
    let parts_1 = u32_overflowing_sub_signed(a_11, s_3);
    let value_73 = parts_1._0;
    let flag_14 = parts_1._1;
    value_46 = (value_73 * 2u) + u32(flag_14);
    let operand_7 = value_46;
    var value_47: u32;
    let option_3 = u32_checked_sub_signed(a_11, s_3);
    let value_74 = option_3.some_value;
    if (option_3.is_some) {
        value_47 = value_74 ^ 65536u;
    } else {
        value_47 = 30583u;
    }
    return array<u32, 10>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, value_47, rust_saturating_add_signed_u32(a_11, s_3));
}

fn signed_8(a_13: i32, b_13: i32) -> array<u32, 12> {
    var by_5: i32;
    if (b_13 == 0i) {
        by_5 = -3i;
    } else {
        by_5 = b_13;
    }
    let u_1 = u32(b_13) & 255u;
    let operand = u32(i8_wrapping_div_euclid(a_13, by_5));
    let operand_1 = u32(i8_wrapping_rem_euclid(a_13, by_5));
    let operand_2 = u32(i8_saturating_div(a_13, by_5));
    let operand_3 = u32(i8_saturating_abs(a_13));
    let operand_4 = u32(i8_saturating_neg(a_13));
    var value: u32;
    let option = i8_checked_isqrt(a_13);
    let value_81 = option.some_value;
    if (option.is_some) {
        value = u32(value_81) ^ 65536u;
    } else {
        value = 30583u;
    }
    let operand_5 = value;
    var value_43: u32;
    let parts = i8_overflowing_add_unsigned(a_13, u_1);
    let value_82 = parts._0;
    let flag_17 = parts._1;
    value_43 = (u32(value_82) * 2u) + u32(flag_17);
    let operand_6 = value_43;
    var value_44: u32;
    let parts_1 = i8_overflowing_sub_unsigned(a_13, u_1);
    let value_83 = parts_1._0;
    let flag_18 = parts_1._1;
    value_44 = (u32(value_83) * 2u) + u32(flag_18);
    let operand_7 = value_44;
    var value_45: u32;
    let option_1 = i8_checked_add_unsigned(a_13, u_1);
    let value_84 = option_1.some_value;
    if (option_1.is_some) {
        value_45 = u32(value_84) ^ 65536u;
    } else {
        value_45 = 30583u;
    }
    let operand_8 = value_45;
    var value_46: u32;
    let option_2 = i8_checked_sub_unsigned(a_13, u_1);
    let value_85 = option_2.some_value;
    if (option_2.is_some) {
        value_46 = u32(value_85) ^ 65536u;
    } else {
        value_46 = 30583u;
    }
    return array<u32, 12>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, operand_8, value_46, u32(i8_saturating_add_unsigned(a_13, u_1)), u32(i8_saturating_sub_unsigned(a_13, u_1)));
}

fn signed_16(a_14: i32, b_14: i32) -> array<u32, 12> {
    var by_6: i32;
    if (b_14 == 0i) {
        by_6 = -3i;
    } else {
        by_6 = b_14;
    }
    let u_2 = u32(b_14) & 65535u;
    let operand = u32(i16_wrapping_div_euclid(a_14, by_6));
    let operand_1 = u32(i16_wrapping_rem_euclid(a_14, by_6));
    let operand_2 = u32(i16_saturating_div(a_14, by_6));
    let operand_3 = u32(i16_saturating_abs(a_14));
    let operand_4 = u32(i16_saturating_neg(a_14));
    var value: u32;
    let option = i16_checked_isqrt(a_14);
    let value_86 = option.some_value;
    if (option.is_some) {
        value = u32(value_86) ^ 65536u;
    } else {
        value = 30583u;
    }
    let operand_5 = value;
    var value_43: u32;
    let parts = i16_overflowing_add_unsigned(a_14, u_2);
    let value_87 = parts._0;
    let flag_19 = parts._1;
    value_43 = (u32(value_87) * 2u) + u32(flag_19);
    let operand_6 = value_43;
    var value_44: u32;
    let parts_1 = i16_overflowing_sub_unsigned(a_14, u_2);
    let value_88 = parts_1._0;
    let flag_20 = parts_1._1;
    value_44 = (u32(value_88) * 2u) + u32(flag_20);
    let operand_7 = value_44;
    var value_45: u32;
    let option_1 = i16_checked_add_unsigned(a_14, u_2);
    let value_89 = option_1.some_value;
    if (option_1.is_some) {
        value_45 = u32(value_89) ^ 65536u;
    } else {
        value_45 = 30583u;
    }
    let operand_8 = value_45;
    var value_46: u32;
    let option_2 = i16_checked_sub_unsigned(a_14, u_2);
    let value_90 = option_2.some_value;
    if (option_2.is_some) {
        value_46 = u32(value_90) ^ 65536u;
    } else {
        value_46 = 30583u;
    }
    return array<u32, 12>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, operand_8, value_46, u32(i16_saturating_add_unsigned(a_14, u_2)), u32(i16_saturating_sub_unsigned(a_14, u_2)));
}

fn signed_32(a_15: i32, b_15: i32) -> array<u32, 12> {
    var by_7: i32;
    if (b_15 == 0i) {
        by_7 = -3i;
    } else {
        by_7 = b_15;
    }
    let u_3 = u32(b_15);
    let operand = u32(i32_wrapping_div_euclid(a_15, by_7));
    let operand_1 = u32(i32_wrapping_rem_euclid(a_15, by_7));
    let operand_2 = u32(i32_saturating_div(a_15, by_7));
    let operand_3 = u32(i32_saturating_abs(a_15));
    let operand_4 = u32(i32_saturating_neg(a_15));
    var value: u32;
    let option = i32_checked_isqrt(a_15);
    let value_91 = option.some_value;
    if (option.is_some) {
        value = u32(value_91) ^ 65536u;
    } else {
        value = 30583u;
    }
    let operand_5 = value;
    var value_43: u32;
    let parts = i32_overflowing_add_unsigned(a_15, u_3);
    let value_92 = parts._0;
    let flag_21 = parts._1;
    value_43 = (u32(value_92) * 2u) + u32(flag_21);
    let operand_6 = value_43;
    var value_44: u32;
    let parts_1 = i32_overflowing_sub_unsigned(a_15, u_3);
    let value_93 = parts_1._0;
    let flag_22 = parts_1._1;
    value_44 = (u32(value_93) * 2u) + u32(flag_22);
    let operand_7 = value_44;
    var value_45: u32;
    let option_1 = i32_checked_add_unsigned(a_15, u_3);
    let value_94 = option_1.some_value;
    if (option_1.is_some) {
        value_45 = u32(value_94) ^ 65536u;
    } else {
        value_45 = 30583u;
    }
    let operand_8 = value_45;
    var value_46: u32;
    let option_2 = i32_checked_sub_unsigned(a_15, u_3);
    let value_95 = option_2.some_value;
    if (option_2.is_some) {
        value_46 = u32(value_95) ^ 65536u;
    } else {
        value_46 = 30583u;
    }
    return array<u32, 12>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, operand_8, value_46, u32(i32_saturating_add_unsigned(a_15, u_3)), u32(i32_saturating_sub_unsigned(a_15, u_3)));
}

fn u8_overflowing_pow(self_: u32, exp_: u32) -> Tuple2_u32_bool {
    var base = self_;
    var power = 1u;
    var overflows = false;
    var left = exp_;
    for (var i_1 = 0i; i_1 < 32i; i_1++) {
        if ((left & 1u) == 1u) {
            let parts = rust_within_u8_u32(power * base);
            let product = parts._0;
            let is_past = parts._1;
            power = product;
            overflows = overflows | is_past;
        }
        left >>= 1u;
        if (left == 0u) {
            break;
        }
        let parts = rust_within_u8_u32(base * base);
        let square = parts._0;
        let is_past = parts._1;
        base = square;
        overflows = overflows | is_past;
    }
    return Tuple2_u32_bool(power, overflows);
}

fn u8_wrapping_pow(self_: u32, exp_: u32) -> u32 {
    return u8_overflowing_pow(self_, exp_)._0;
}

fn u8_checked_pow(self_: u32, exp_: u32) -> Option_u32 {
    let parts = u8_overflowing_pow(self_, exp_);
    let power = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_u32();
    } else {
        return Option_u32(true, power);
    }
    return Option_u32();
}

fn u8_saturating_pow(self_: u32, exp_: u32) -> u32 {
    let parts = u8_overflowing_pow(self_, exp_);
    let power = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return 255u;
    } else {
        return power;
    }
    return u32();
}

fn u8_ilog(self_: u32, base: u32) -> u32 {
    var left = self_;
    var log_ = 0u;
    for (var i_1 = 0i; i_1 < 64i; i_1++) {
        if (left < base) {
            break;
        }
        left /= base;
        log_ += 1u;
    }
    return log_;
}

fn u8_ilog10(self_: u32) -> u32 {
    return u8_ilog(self_, 10u);
}

fn u8_checked_ilog(self_: u32, base: u32) -> Option_u32 {
    if (self_ < 1u || base < 2u) {
        return Option_u32();
    } else {
        return Option_u32(true, u8_ilog(self_, base));
    }
    return Option_u32();
}

fn u8_checked_ilog2(self_: u32) -> Option_u32 {
    if (self_ < 1u) {
        return Option_u32();
    } else {
        return Option_u32(true, firstLeadingBit(u32(self_)));
    }
    return Option_u32();
}

fn u8_checked_ilog10(self_: u32) -> Option_u32 {
    if (self_ < 1u) {
        return Option_u32();
    } else {
        return Option_u32(true, u8_ilog10(self_));
    }
    return Option_u32();
}

fn u8_unbounded_shl(self_: u32, by: u32) -> u32 {
    if (by < 8u) {
        return (self_ << ((by & 7u) & 31u)) & 255u;
    } else {
        return 0u;
    }
    return u32();
}

fn u8_unbounded_shr(self_: u32, by: u32) -> u32 {
    if (by < 8u) {
        return self_ >> ((by & 7u) & 31u);
    } else {
        return 0u;
    }
    return u32();
}

fn u8_checked_div_euclid(self_: u32, by: u32) -> Option_u32 {
    if (by == 0u) {
        return Option_u32();
    } else {
        return Option_u32(true, self_ / by);
    }
    return Option_u32();
}

fn u8_checked_rem_euclid(self_: u32, by: u32) -> Option_u32 {
    if (by == 0u) {
        return Option_u32();
    } else {
        return Option_u32(true, self_ % by);
    }
    return Option_u32();
}

fn u8_to_be(self_: u32) -> u32 {
    return rust_swap_bytes_u32(self_ << 24u) & 255u;
}

fn u8_to_le(self_: u32) -> u32 {
    return self_;
}

fn u8_from_be(number: u32) -> u32 {
    return rust_swap_bytes_u32(number << 24u) & 255u;
}

fn u8_from_le(number: u32) -> u32 {
    return number;
}

fn i8_overflowing_pow(self_: i32, exp_: u32) -> Tuple2_i32_bool {
    var base = self_;
    var power = 1i;
    var overflows = false;
    var left = exp_;
    for (var i_1 = 0i; i_1 < 32i; i_1++) {
        if ((left & 1u) == 1u) {
            let parts = rust_within_i8_i32(power * base);
            let product = parts._0;
            let is_past = parts._1;
            power = product;
            overflows = overflows | is_past;
        }
        left >>= 1u;
        if (left == 0u) {
            break;
        }
        let parts = rust_within_i8_i32(base * base);
        let square = parts._0;
        let is_past = parts._1;
        base = square;
        overflows = overflows | is_past;
    }
    return Tuple2_i32_bool(power, overflows);
}

fn i8_wrapping_pow(self_: i32, exp_: u32) -> i32 {
    return i8_overflowing_pow(self_, exp_)._0;
}

fn i8_checked_pow(self_: i32, exp_: u32) -> Option_i32 {
    let parts = i8_overflowing_pow(self_, exp_);
    let power = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_i32();
    } else {
        return Option_i32(true, power);
    }
    return Option_i32();
}

fn i8_saturating_pow(self_: i32, exp_: u32) -> i32 {
    let parts = i8_overflowing_pow(self_, exp_);
    let power = parts._0;
    let overflows = parts._1;
    if (!overflows) {
        return power;
    } else if (self_ < 0i && (exp_ & 1u) == 1u) {
        return -128i;
    } else {
        return 127i;
    }
    return i32();
}

fn i8_ilog(self_: i32, base: i32) -> u32 {
    var left = self_;
    var log_ = 0u;
    for (var i_1 = 0i; i_1 < 64i; i_1++) {
        if (left < base) {
            break;
        }
        left = ((left / base) << 24u) >> 24u;
        log_ += 1u;
    }
    return log_;
}

fn i8_ilog10(self_: i32) -> u32 {
    return i8_ilog(self_, 10i);
}

fn i8_checked_ilog(self_: i32, base: i32) -> Option_u32 {
    if (self_ < 1i || base < 2i) {
        return Option_u32();
    } else {
        return Option_u32(true, i8_ilog(self_, base));
    }
    return Option_u32();
}

fn i8_checked_ilog2(self_: i32) -> Option_u32 {
    if (self_ < 1i) {
        return Option_u32();
    } else {
        return Option_u32(true, firstLeadingBit(u32(self_)));
    }
    return Option_u32();
}

fn i8_checked_ilog10(self_: i32) -> Option_u32 {
    if (self_ < 1i) {
        return Option_u32();
    } else {
        return Option_u32(true, i8_ilog10(self_));
    }
    return Option_u32();
}

fn i8_unbounded_shl(self_: i32, by: u32) -> i32 {
    if (by < 8u) {
        return ((self_ << ((by & 7u) & 31u)) << 24u) >> 24u;
    } else {
        return 0i;
    }
    return i32();
}

fn i8_unbounded_shr(self_: i32, by: u32) -> i32 {
    if (by < 8u) {
        return self_ >> ((by & 7u) & 31u);
    } else {
        return self_ >> 7u;
    }
    return i32();
}

fn i8_checked_div_euclid(self_: i32, by: i32) -> Option_i32 {
    if (by == 0i || (self_ == -128i && by == -1i)) {
        return Option_i32();
    } else {
        return Option_i32(true, (rust_div_euclid_i32(self_, by) << 24u) >> 24u);
    }
    return Option_i32();
}

fn i8_checked_rem_euclid(self_: i32, by: i32) -> Option_i32 {
    if (by == 0i || (self_ == -128i && by == -1i)) {
        return Option_i32();
    } else {
        return Option_i32(true, rust_rem_euclid_i32(self_, by));
    }
    return Option_i32();
}

fn i8_to_be(self_: i32) -> i32 {
    return (i32(rust_swap_bytes_u32(u32(self_) << 24u)) << 24u) >> 24u;
}

fn i8_to_le(self_: i32) -> i32 {
    return self_;
}

fn i8_from_be(number: i32) -> i32 {
    return (i32(rust_swap_bytes_u32(u32(number) << 24u)) << 24u) >> 24u;
}

fn i8_from_le(number: i32) -> i32 {
    return number;
}

fn u16_overflowing_pow(self_: u32, exp_: u32) -> Tuple2_u32_bool {
    var base = self_;
    var power = 1u;
    var overflows = false;
    var left = exp_;
    for (var i_1 = 0i; i_1 < 32i; i_1++) {
        if ((left & 1u) == 1u) {
            let parts = rust_within_u16_u32(power * base);
            let product = parts._0;
            let is_past = parts._1;
            power = product;
            overflows = overflows | is_past;
        }
        left >>= 1u;
        if (left == 0u) {
            break;
        }
        let parts = rust_within_u16_u32(base * base);
        let square = parts._0;
        let is_past = parts._1;
        base = square;
        overflows = overflows | is_past;
    }
    return Tuple2_u32_bool(power, overflows);
}

fn u16_wrapping_pow(self_: u32, exp_: u32) -> u32 {
    return u16_overflowing_pow(self_, exp_)._0;
}

fn u16_checked_pow(self_: u32, exp_: u32) -> Option_u32 {
    let parts = u16_overflowing_pow(self_, exp_);
    let power = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_u32();
    } else {
        return Option_u32(true, power);
    }
    return Option_u32();
}

fn u16_saturating_pow(self_: u32, exp_: u32) -> u32 {
    let parts = u16_overflowing_pow(self_, exp_);
    let power = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return 65535u;
    } else {
        return power;
    }
    return u32();
}

fn u16_ilog(self_: u32, base: u32) -> u32 {
    var left = self_;
    var log_ = 0u;
    for (var i_1 = 0i; i_1 < 64i; i_1++) {
        if (left < base) {
            break;
        }
        left /= base;
        log_ += 1u;
    }
    return log_;
}

fn u16_ilog10(self_: u32) -> u32 {
    return u16_ilog(self_, 10u);
}

fn u16_checked_ilog(self_: u32, base: u32) -> Option_u32 {
    if (self_ < 1u || base < 2u) {
        return Option_u32();
    } else {
        return Option_u32(true, u16_ilog(self_, base));
    }
    return Option_u32();
}

fn u16_checked_ilog2(self_: u32) -> Option_u32 {
    if (self_ < 1u) {
        return Option_u32();
    } else {
        return Option_u32(true, firstLeadingBit(u32(self_)));
    }
    return Option_u32();
}

fn u16_checked_ilog10(self_: u32) -> Option_u32 {
    if (self_ < 1u) {
        return Option_u32();
    } else {
        return Option_u32(true, u16_ilog10(self_));
    }
    return Option_u32();
}

fn u16_unbounded_shl(self_: u32, by: u32) -> u32 {
    if (by < 16u) {
        return (self_ << ((by & 15u) & 31u)) & 65535u;
    } else {
        return 0u;
    }
    return u32();
}

fn u16_unbounded_shr(self_: u32, by: u32) -> u32 {
    if (by < 16u) {
        return self_ >> ((by & 15u) & 31u);
    } else {
        return 0u;
    }
    return u32();
}

fn u16_checked_div_euclid(self_: u32, by: u32) -> Option_u32 {
    if (by == 0u) {
        return Option_u32();
    } else {
        return Option_u32(true, self_ / by);
    }
    return Option_u32();
}

fn u16_checked_rem_euclid(self_: u32, by: u32) -> Option_u32 {
    if (by == 0u) {
        return Option_u32();
    } else {
        return Option_u32(true, self_ % by);
    }
    return Option_u32();
}

fn u16_to_be(self_: u32) -> u32 {
    return rust_swap_bytes_u32(self_ << 16u) & 65535u;
}

fn u16_to_le(self_: u32) -> u32 {
    return self_;
}

fn u16_from_be(number: u32) -> u32 {
    return rust_swap_bytes_u32(number << 16u) & 65535u;
}

fn u16_from_le(number: u32) -> u32 {
    return number;
}

fn i16_overflowing_pow(self_: i32, exp_: u32) -> Tuple2_i32_bool {
    var base = self_;
    var power = 1i;
    var overflows = false;
    var left = exp_;
    for (var i_1 = 0i; i_1 < 32i; i_1++) {
        if ((left & 1u) == 1u) {
            let parts = rust_within_i16_i32(power * base);
            let product = parts._0;
            let is_past = parts._1;
            power = product;
            overflows = overflows | is_past;
        }
        left >>= 1u;
        if (left == 0u) {
            break;
        }
        let parts = rust_within_i16_i32(base * base);
        let square = parts._0;
        let is_past = parts._1;
        base = square;
        overflows = overflows | is_past;
    }
    return Tuple2_i32_bool(power, overflows);
}

fn i16_wrapping_pow(self_: i32, exp_: u32) -> i32 {
    return i16_overflowing_pow(self_, exp_)._0;
}

fn i16_checked_pow(self_: i32, exp_: u32) -> Option_i32 {
    let parts = i16_overflowing_pow(self_, exp_);
    let power = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_i32();
    } else {
        return Option_i32(true, power);
    }
    return Option_i32();
}

fn i16_saturating_pow(self_: i32, exp_: u32) -> i32 {
    let parts = i16_overflowing_pow(self_, exp_);
    let power = parts._0;
    let overflows = parts._1;
    if (!overflows) {
        return power;
    } else if (self_ < 0i && (exp_ & 1u) == 1u) {
        return -32768i;
    } else {
        return 32767i;
    }
    return i32();
}

fn i16_ilog(self_: i32, base: i32) -> u32 {
    var left = self_;
    var log_ = 0u;
    for (var i_1 = 0i; i_1 < 64i; i_1++) {
        if (left < base) {
            break;
        }
        left = ((left / base) << 16u) >> 16u;
        log_ += 1u;
    }
    return log_;
}

fn i16_ilog10(self_: i32) -> u32 {
    return i16_ilog(self_, 10i);
}

fn i16_checked_ilog(self_: i32, base: i32) -> Option_u32 {
    if (self_ < 1i || base < 2i) {
        return Option_u32();
    } else {
        return Option_u32(true, i16_ilog(self_, base));
    }
    return Option_u32();
}

fn i16_checked_ilog2(self_: i32) -> Option_u32 {
    if (self_ < 1i) {
        return Option_u32();
    } else {
        return Option_u32(true, firstLeadingBit(u32(self_)));
    }
    return Option_u32();
}

fn i16_checked_ilog10(self_: i32) -> Option_u32 {
    if (self_ < 1i) {
        return Option_u32();
    } else {
        return Option_u32(true, i16_ilog10(self_));
    }
    return Option_u32();
}

fn i16_unbounded_shl(self_: i32, by: u32) -> i32 {
    if (by < 16u) {
        return ((self_ << ((by & 15u) & 31u)) << 16u) >> 16u;
    } else {
        return 0i;
    }
    return i32();
}

fn i16_unbounded_shr(self_: i32, by: u32) -> i32 {
    if (by < 16u) {
        return self_ >> ((by & 15u) & 31u);
    } else {
        return self_ >> 15u;
    }
    return i32();
}

fn i16_checked_div_euclid(self_: i32, by: i32) -> Option_i32 {
    if (by == 0i || (self_ == -32768i && by == -1i)) {
        return Option_i32();
    } else {
        return Option_i32(true, (rust_div_euclid_i32(self_, by) << 16u) >> 16u);
    }
    return Option_i32();
}

fn i16_checked_rem_euclid(self_: i32, by: i32) -> Option_i32 {
    if (by == 0i || (self_ == -32768i && by == -1i)) {
        return Option_i32();
    } else {
        return Option_i32(true, rust_rem_euclid_i32(self_, by));
    }
    return Option_i32();
}

fn i16_to_be(self_: i32) -> i32 {
    return (i32(rust_swap_bytes_u32(u32(self_) << 16u)) << 16u) >> 16u;
}

fn i16_to_le(self_: i32) -> i32 {
    return self_;
}

fn i16_from_be(number: i32) -> i32 {
    return (i32(rust_swap_bytes_u32(u32(number) << 16u)) << 16u) >> 16u;
}

fn i16_from_le(number: i32) -> i32 {
    return number;
}

fn u32_overflowing_pow(self_: u32, exp_: u32) -> Tuple2_u32_bool {
    var base = self_;
    var power = 1u;
    var overflows = false;
    var left = exp_;
    for (var i_1 = 0i; i_1 < 32i; i_1++) {
        if ((left & 1u) == 1u) {
            let parts = rust_overflowing_mul_u32(power, base);
            let product = parts._0;
            let is_past = parts._1;
            power = product;
            overflows = overflows | is_past;
        }
        left >>= 1u;
        if (left == 0u) {
            break;
        }
        let parts = rust_overflowing_mul_u32(base, base);
        let square = parts._0;
        let is_past = parts._1;
        base = square;
        overflows = overflows | is_past;
    }
    return Tuple2_u32_bool(power, overflows);
}

fn u32_wrapping_pow(self_: u32, exp_: u32) -> u32 {
    return u32_overflowing_pow(self_, exp_)._0;
}

fn u32_checked_pow(self_: u32, exp_: u32) -> Option_u32 {
    let parts = u32_overflowing_pow(self_, exp_);
    let power = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_u32();
    } else {
        return Option_u32(true, power);
    }
    return Option_u32();
}

fn u32_saturating_pow(self_: u32, exp_: u32) -> u32 {
    let parts = u32_overflowing_pow(self_, exp_);
    let power = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return 4294967295u;
    } else {
        return power;
    }
    return u32();
}

fn u32_ilog(self_: u32, base: u32) -> u32 {
    var left = self_;
    var log_ = 0u;
    for (var i_1 = 0i; i_1 < 64i; i_1++) {
        if (left < base) {
            break;
        }
        left /= base;
        log_ += 1u;
    }
    return log_;
}

fn u32_ilog10(self_: u32) -> u32 {
    return u32_ilog(self_, 10u);
}

fn u32_checked_ilog(self_: u32, base: u32) -> Option_u32 {
    if (self_ < 1u || base < 2u) {
        return Option_u32();
    } else {
        return Option_u32(true, u32_ilog(self_, base));
    }
    return Option_u32();
}

fn u32_checked_ilog2(self_: u32) -> Option_u32 {
    if (self_ < 1u) {
        return Option_u32();
    } else {
        return Option_u32(true, firstLeadingBit(u32(self_)));
    }
    return Option_u32();
}

fn u32_checked_ilog10(self_: u32) -> Option_u32 {
    if (self_ < 1u) {
        return Option_u32();
    } else {
        return Option_u32(true, u32_ilog10(self_));
    }
    return Option_u32();
}

fn u32_unbounded_shl(self_: u32, by: u32) -> u32 {
    if (by < 32u) {
        return self_ << (by & 31u);
    } else {
        return 0u;
    }
    return u32();
}

fn u32_unbounded_shr(self_: u32, by: u32) -> u32 {
    if (by < 32u) {
        return self_ >> (by & 31u);
    } else {
        return 0u;
    }
    return u32();
}

fn u32_checked_div_euclid(self_: u32, by: u32) -> Option_u32 {
    if (by == 0u) {
        return Option_u32();
    } else {
        return Option_u32(true, self_ / by);
    }
    return Option_u32();
}

fn u32_checked_rem_euclid(self_: u32, by: u32) -> Option_u32 {
    if (by == 0u) {
        return Option_u32();
    } else {
        return Option_u32(true, self_ % by);
    }
    return Option_u32();
}

fn u32_to_be(self_: u32) -> u32 {
    return rust_swap_bytes_u32(self_);
}

fn u32_to_le(self_: u32) -> u32 {
    return self_;
}

fn u32_from_be(number: u32) -> u32 {
    return rust_swap_bytes_u32(number);
}

fn u32_from_le(number: u32) -> u32 {
    return number;
}

fn i32_overflowing_pow(self_: i32, exp_: u32) -> Tuple2_i32_bool {
    var base = self_;
    var power = 1i;
    var overflows = false;
    var left = exp_;
    for (var i_1 = 0i; i_1 < 32i; i_1++) {
        if ((left & 1u) == 1u) {
            let parts = rust_overflowing_mul_i32(power, base);
            let product = parts._0;
            let is_past = parts._1;
            power = product;
            overflows = overflows | is_past;
        }
        left >>= 1u;
        if (left == 0u) {
            break;
        }
        let parts = rust_overflowing_mul_i32(base, base);
        let square = parts._0;
        let is_past = parts._1;
        base = square;
        overflows = overflows | is_past;
    }
    return Tuple2_i32_bool(power, overflows);
}

fn i32_wrapping_pow(self_: i32, exp_: u32) -> i32 {
    return i32_overflowing_pow(self_, exp_)._0;
}

fn i32_checked_pow(self_: i32, exp_: u32) -> Option_i32 {
    let parts = i32_overflowing_pow(self_, exp_);
    let power = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_i32();
    } else {
        return Option_i32(true, power);
    }
    return Option_i32();
}

fn i32_saturating_pow(self_: i32, exp_: u32) -> i32 {
    let parts = i32_overflowing_pow(self_, exp_);
    let power = parts._0;
    let overflows = parts._1;
    if (!overflows) {
        return power;
    } else if (self_ < 0i && (exp_ & 1u) == 1u) {
        return i32(-2147483648);
    } else {
        return 2147483647i;
    }
    return i32();
}

fn i32_ilog(self_: i32, base: i32) -> u32 {
    var left = self_;
    var log_ = 0u;
    for (var i_1 = 0i; i_1 < 64i; i_1++) {
        if (left < base) {
            break;
        }
        left /= base;
        log_ += 1u;
    }
    return log_;
}

fn i32_ilog10(self_: i32) -> u32 {
    return i32_ilog(self_, 10i);
}

fn i32_checked_ilog(self_: i32, base: i32) -> Option_u32 {
    if (self_ < 1i || base < 2i) {
        return Option_u32();
    } else {
        return Option_u32(true, i32_ilog(self_, base));
    }
    return Option_u32();
}

fn i32_checked_ilog2(self_: i32) -> Option_u32 {
    if (self_ < 1i) {
        return Option_u32();
    } else {
        return Option_u32(true, firstLeadingBit(u32(self_)));
    }
    return Option_u32();
}

fn i32_checked_ilog10(self_: i32) -> Option_u32 {
    if (self_ < 1i) {
        return Option_u32();
    } else {
        return Option_u32(true, i32_ilog10(self_));
    }
    return Option_u32();
}

fn i32_unbounded_shl(self_: i32, by: u32) -> i32 {
    if (by < 32u) {
        return self_ << (by & 31u);
    } else {
        return 0i;
    }
    return i32();
}

fn i32_unbounded_shr(self_: i32, by: u32) -> i32 {
    if (by < 32u) {
        return self_ >> (by & 31u);
    } else {
        return self_ >> 31u;
    }
    return i32();
}

fn i32_checked_div_euclid(self_: i32, by: i32) -> Option_i32 {
    if (by == 0i || (self_ == i32(-2147483648) && by == -1i)) {
        return Option_i32();
    } else {
        return Option_i32(true, rust_div_euclid_i32(self_, by));
    }
    return Option_i32();
}

fn i32_checked_rem_euclid(self_: i32, by: i32) -> Option_i32 {
    if (by == 0i || (self_ == i32(-2147483648) && by == -1i)) {
        return Option_i32();
    } else {
        return Option_i32(true, rust_rem_euclid_i32(self_, by));
    }
    return Option_i32();
}

fn i32_to_be(self_: i32) -> i32 {
    return rust_swap_bytes_i32(self_);
}

fn i32_to_le(self_: i32) -> i32 {
    return self_;
}

fn i32_from_be(number: i32) -> i32 {
    return rust_swap_bytes_i32(number);
}

fn i32_from_le(number: i32) -> i32 {
    return number;
}

fn u8_wrapping_div_euclid(self_: u32, by: u32) -> u32 {
    return self_ / by;
}

fn u8_wrapping_rem_euclid(self_: u32, by: u32) -> u32 {
    return self_ % by;
}

fn u8_saturating_div(self_: u32, by: u32) -> u32 {
    return self_ / by;
}

fn u8_checked_next_multiple_of(self_: u32, of_: u32) -> Option_u32 {
    if (of_ == 0u) {
        return Option_u32();
    }
    let past = self_ % of_;
    if (past == 0u) {
        return Option_u32(true, self_);
    } else {
        let value = (of_ - past) & 255u;
        let add = rust_within_u8_u32(self_ + value);
        return Option_u32(!add._1, add._0);
    }
    return Option_u32();
}

fn u8_checked_next_power_of_two(self_: u32) -> Option_u32 {
    if (self_ < 2u) {
        return Option_u32(true, 1u);
    }
    let one = 1u;
    let by = 8u - u32(countLeadingZeros(((((self_ - 1u) & 255u) << 24u) | 16777215u)));
    if (by < 8u) {
        return Option_u32(true, ((one << ((by & 7u) & 31u)) & 255u));
    } else {
        return Option_u32();
    }
    return Option_u32();
}

fn u8_overflowing_add_signed(self_: u32, by: i32) -> Tuple2_u32_bool {
    let parts = rust_within_u8_u32(self_ + (u32(by) & 255u));
    let sum = parts._0;
    let carries = parts._1;
    return Tuple2_u32_bool(sum, (carries != (by < 0i)));
}

fn u8_checked_add_signed(self_: u32, by: i32) -> Option_u32 {
    let parts = u8_overflowing_add_signed(self_, by);
    let sum = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_u32();
    } else {
        return Option_u32(true, sum);
    }
    return Option_u32();
}

fn u8_overflowing_sub_signed(self_: u32, by: i32) -> Tuple2_u32_bool {
    let parts = rust_within_u8_u32(self_ - (u32(by) & 255u));
    let difference = parts._0;
    let borrows = parts._1;
    return Tuple2_u32_bool(difference, (borrows != (by < 0i)));
}

fn u8_checked_sub_signed(self_: u32, by: i32) -> Option_u32 {
    let parts = u8_overflowing_sub_signed(self_, by);
    let difference = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_u32();
    } else {
        return Option_u32(true, difference);
    }
    return Option_u32();
}

fn u16_wrapping_div_euclid(self_: u32, by: u32) -> u32 {
    return self_ / by;
}

fn u16_wrapping_rem_euclid(self_: u32, by: u32) -> u32 {
    return self_ % by;
}

fn u16_saturating_div(self_: u32, by: u32) -> u32 {
    return self_ / by;
}

fn u16_checked_next_multiple_of(self_: u32, of_: u32) -> Option_u32 {
    if (of_ == 0u) {
        return Option_u32();
    }
    let past = self_ % of_;
    if (past == 0u) {
        return Option_u32(true, self_);
    } else {
        let value = (of_ - past) & 65535u;
        let add = rust_within_u16_u32(self_ + value);
        return Option_u32(!add._1, add._0);
    }
    return Option_u32();
}

fn u16_checked_next_power_of_two(self_: u32) -> Option_u32 {
    if (self_ < 2u) {
        return Option_u32(true, 1u);
    }
    let one = 1u;
    let by = 16u - u32(countLeadingZeros(((((self_ - 1u) & 65535u) << 16u) | 65535u)));
    if (by < 16u) {
        return Option_u32(true, ((one << ((by & 15u) & 31u)) & 65535u));
    } else {
        return Option_u32();
    }
    return Option_u32();
}

fn u16_overflowing_add_signed(self_: u32, by: i32) -> Tuple2_u32_bool {
    let parts = rust_within_u16_u32(self_ + (u32(by) & 65535u));
    let sum = parts._0;
    let carries = parts._1;
    return Tuple2_u32_bool(sum, (carries != (by < 0i)));
}

fn u16_checked_add_signed(self_: u32, by: i32) -> Option_u32 {
    let parts = u16_overflowing_add_signed(self_, by);
    let sum = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_u32();
    } else {
        return Option_u32(true, sum);
    }
    return Option_u32();
}

fn u16_overflowing_sub_signed(self_: u32, by: i32) -> Tuple2_u32_bool {
    let parts = rust_within_u16_u32(self_ - (u32(by) & 65535u));
    let difference = parts._0;
    let borrows = parts._1;
    return Tuple2_u32_bool(difference, (borrows != (by < 0i)));
}

fn u16_checked_sub_signed(self_: u32, by: i32) -> Option_u32 {
    let parts = u16_overflowing_sub_signed(self_, by);
    let difference = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_u32();
    } else {
        return Option_u32(true, difference);
    }
    return Option_u32();
}

fn u32_wrapping_div_euclid(self_: u32, by: u32) -> u32 {
    return self_ / by;
}

fn u32_wrapping_rem_euclid(self_: u32, by: u32) -> u32 {
    return self_ % by;
}

fn u32_saturating_div(self_: u32, by: u32) -> u32 {
    return self_ / by;
}

fn u32_checked_next_multiple_of(self_: u32, of_: u32) -> Option_u32 {
    if (of_ == 0u) {
        return Option_u32();
    }
    let past = self_ % of_;
    if (past == 0u) {
        return Option_u32(true, self_);
    } else {
        let value = of_ - past;
        let add = rust_overflowing_add_u32(self_, value);
        return Option_u32(!add._1, add._0);
    }
    return Option_u32();
}

fn u32_checked_next_power_of_two(self_: u32) -> Option_u32 {
    if (self_ < 2u) {
        return Option_u32(true, 1u);
    }
    let one = 1u;
    let by = 32u - u32(countLeadingZeros((self_ - 1u)));
    if (by < 32u) {
        return Option_u32(true, one << (by & 31u));
    } else {
        return Option_u32();
    }
    return Option_u32();
}

fn u32_overflowing_add_signed(self_: u32, by: i32) -> Tuple2_u32_bool {
    let parts = rust_overflowing_add_u32(self_, u32(by));
    let sum = parts._0;
    let carries = parts._1;
    return Tuple2_u32_bool(sum, (carries != (by < 0i)));
}

fn u32_checked_add_signed(self_: u32, by: i32) -> Option_u32 {
    let parts = u32_overflowing_add_signed(self_, by);
    let sum = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_u32();
    } else {
        return Option_u32(true, sum);
    }
    return Option_u32();
}

fn u32_overflowing_sub_signed(self_: u32, by: i32) -> Tuple2_u32_bool {
    let parts = rust_overflowing_sub_u32(self_, u32(by));
    let difference = parts._0;
    let borrows = parts._1;
    return Tuple2_u32_bool(difference, (borrows != (by < 0i)));
}

fn u32_checked_sub_signed(self_: u32, by: i32) -> Option_u32 {
    let parts = u32_overflowing_sub_signed(self_, by);
    let difference = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_u32();
    } else {
        return Option_u32(true, difference);
    }
    return Option_u32();
}

fn i8_wrapping_div_euclid(self_: i32, by: i32) -> i32 {
    if (by == -1i) {
        return ((-self_) << 24u) >> 24u;
    } else {
        return (rust_div_euclid_i32(self_, by) << 24u) >> 24u;
    }
    return i32();
}

fn i8_wrapping_rem_euclid(self_: i32, by: i32) -> i32 {
    if (by == -1i) {
        return 0i;
    } else {
        return rust_rem_euclid_i32(self_, by);
    }
    return i32();
}

fn i8_saturating_div(self_: i32, by: i32) -> i32 {
    if (self_ == -128i && by == -1i) {
        return 127i;
    } else {
        return ((self_ / by) << 24u) >> 24u;
    }
    return i32();
}

fn i8_saturating_abs(self_: i32) -> i32 {
    if (self_ == -128i) {
        return 127i;
    } else {
        return (abs(self_) << 24u) >> 24u;
    }
    return i32();
}

fn i8_saturating_neg(self_: i32) -> i32 {
    if (self_ == -128i) {
        return 127i;
    } else {
        return (-self_ << 24u) >> 24u;
    }
    return i32();
}

fn i8_checked_isqrt(self_: i32) -> Option_i32 {
    if (self_ < 0i) {
        return Option_i32();
    } else {
        return Option_i32(true, rust_isqrt_i32(self_));
    }
    return Option_i32();
}

fn i8_overflowing_add_unsigned(self_: i32, by: u32) -> Tuple2_i32_bool {
    let parts = rust_within_i8_i32(self_ + ((i32(by) << 24u) >> 24u));
    let sum = parts._0;
    let overflows = parts._1;
    return Tuple2_i32_bool(sum, (overflows != ((i32(by) << 24u) >> 24u < 0i)));
}

fn i8_overflowing_sub_unsigned(self_: i32, by: u32) -> Tuple2_i32_bool {
    let parts = rust_within_i8_i32(self_ - ((i32(by) << 24u) >> 24u));
    let difference = parts._0;
    let overflows = parts._1;
    return Tuple2_i32_bool(difference, (overflows != ((i32(by) << 24u) >> 24u < 0i)));
}

fn i8_checked_add_unsigned(self_: i32, by: u32) -> Option_i32 {
    let parts = i8_overflowing_add_unsigned(self_, by);
    let sum = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_i32();
    } else {
        return Option_i32(true, sum);
    }
    return Option_i32();
}

fn i8_checked_sub_unsigned(self_: i32, by: u32) -> Option_i32 {
    let parts = i8_overflowing_sub_unsigned(self_, by);
    let difference = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_i32();
    } else {
        return Option_i32(true, difference);
    }
    return Option_i32();
}

fn i8_saturating_add_unsigned(self_: i32, by: u32) -> i32 {
    let parts = i8_overflowing_add_unsigned(self_, by);
    let sum = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return 127i;
    } else {
        return sum;
    }
    return i32();
}

fn i8_saturating_sub_unsigned(self_: i32, by: u32) -> i32 {
    let parts = i8_overflowing_sub_unsigned(self_, by);
    let difference = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return -128i;
    } else {
        return difference;
    }
    return i32();
}

fn i16_wrapping_div_euclid(self_: i32, by: i32) -> i32 {
    if (by == -1i) {
        return ((-self_) << 16u) >> 16u;
    } else {
        return (rust_div_euclid_i32(self_, by) << 16u) >> 16u;
    }
    return i32();
}

fn i16_wrapping_rem_euclid(self_: i32, by: i32) -> i32 {
    if (by == -1i) {
        return 0i;
    } else {
        return rust_rem_euclid_i32(self_, by);
    }
    return i32();
}

fn i16_saturating_div(self_: i32, by: i32) -> i32 {
    if (self_ == -32768i && by == -1i) {
        return 32767i;
    } else {
        return ((self_ / by) << 16u) >> 16u;
    }
    return i32();
}

fn i16_saturating_abs(self_: i32) -> i32 {
    if (self_ == -32768i) {
        return 32767i;
    } else {
        return (abs(self_) << 16u) >> 16u;
    }
    return i32();
}

fn i16_saturating_neg(self_: i32) -> i32 {
    if (self_ == -32768i) {
        return 32767i;
    } else {
        return (-self_ << 16u) >> 16u;
    }
    return i32();
}

fn i16_checked_isqrt(self_: i32) -> Option_i32 {
    if (self_ < 0i) {
        return Option_i32();
    } else {
        return Option_i32(true, rust_isqrt_i32(self_));
    }
    return Option_i32();
}

fn i16_overflowing_add_unsigned(self_: i32, by: u32) -> Tuple2_i32_bool {
    let parts = rust_within_i16_i32(self_ + ((i32(by) << 16u) >> 16u));
    let sum = parts._0;
    let overflows = parts._1;
    return Tuple2_i32_bool(sum, (overflows != ((i32(by) << 16u) >> 16u < 0i)));
}

fn i16_overflowing_sub_unsigned(self_: i32, by: u32) -> Tuple2_i32_bool {
    let parts = rust_within_i16_i32(self_ - ((i32(by) << 16u) >> 16u));
    let difference = parts._0;
    let overflows = parts._1;
    return Tuple2_i32_bool(difference, (overflows != ((i32(by) << 16u) >> 16u < 0i)));
}

fn i16_checked_add_unsigned(self_: i32, by: u32) -> Option_i32 {
    let parts = i16_overflowing_add_unsigned(self_, by);
    let sum = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_i32();
    } else {
        return Option_i32(true, sum);
    }
    return Option_i32();
}

fn i16_checked_sub_unsigned(self_: i32, by: u32) -> Option_i32 {
    let parts = i16_overflowing_sub_unsigned(self_, by);
    let difference = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_i32();
    } else {
        return Option_i32(true, difference);
    }
    return Option_i32();
}

fn i16_saturating_add_unsigned(self_: i32, by: u32) -> i32 {
    let parts = i16_overflowing_add_unsigned(self_, by);
    let sum = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return 32767i;
    } else {
        return sum;
    }
    return i32();
}

fn i16_saturating_sub_unsigned(self_: i32, by: u32) -> i32 {
    let parts = i16_overflowing_sub_unsigned(self_, by);
    let difference = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return -32768i;
    } else {
        return difference;
    }
    return i32();
}

fn i32_wrapping_div_euclid(self_: i32, by: i32) -> i32 {
    if (by == -1i) {
        return (-self_);
    } else {
        return rust_div_euclid_i32(self_, by);
    }
    return i32();
}

fn i32_wrapping_rem_euclid(self_: i32, by: i32) -> i32 {
    if (by == -1i) {
        return 0i;
    } else {
        return rust_rem_euclid_i32(self_, by);
    }
    return i32();
}

fn i32_saturating_div(self_: i32, by: i32) -> i32 {
    if (self_ == i32(-2147483648) && by == -1i) {
        return 2147483647i;
    } else {
        return self_ / by;
    }
    return i32();
}

fn i32_saturating_abs(self_: i32) -> i32 {
    if (self_ == i32(-2147483648)) {
        return 2147483647i;
    } else {
        return abs(self_);
    }
    return i32();
}

fn i32_saturating_neg(self_: i32) -> i32 {
    if (self_ == i32(-2147483648)) {
        return 2147483647i;
    } else {
        return -self_;
    }
    return i32();
}

fn i32_checked_isqrt(self_: i32) -> Option_i32 {
    if (self_ < 0i) {
        return Option_i32();
    } else {
        return Option_i32(true, rust_isqrt_i32(self_));
    }
    return Option_i32();
}

fn i32_overflowing_add_unsigned(self_: i32, by: u32) -> Tuple2_i32_bool {
    let parts = rust_overflowing_add_i32(self_, i32(by));
    let sum = parts._0;
    let overflows = parts._1;
    return Tuple2_i32_bool(sum, (overflows != (i32(by) < 0i)));
}

fn i32_overflowing_sub_unsigned(self_: i32, by: u32) -> Tuple2_i32_bool {
    let parts = rust_overflowing_sub_i32(self_, i32(by));
    let difference = parts._0;
    let overflows = parts._1;
    return Tuple2_i32_bool(difference, (overflows != (i32(by) < 0i)));
}

fn i32_checked_add_unsigned(self_: i32, by: u32) -> Option_i32 {
    let parts = i32_overflowing_add_unsigned(self_, by);
    let sum = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_i32();
    } else {
        return Option_i32(true, sum);
    }
    return Option_i32();
}

fn i32_checked_sub_unsigned(self_: i32, by: u32) -> Option_i32 {
    let parts = i32_overflowing_sub_unsigned(self_, by);
    let difference = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_i32();
    } else {
        return Option_i32(true, difference);
    }
    return Option_i32();
}

fn i32_saturating_add_unsigned(self_: i32, by: u32) -> i32 {
    let parts = i32_overflowing_add_unsigned(self_, by);
    let sum = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return 2147483647i;
    } else {
        return sum;
    }
    return i32();
}

fn i32_saturating_sub_unsigned(self_: i32, by: u32) -> i32 {
    let parts = i32_overflowing_sub_unsigned(self_, by);
    let difference = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return i32(-2147483648);
    } else {
        return difference;
    }
    return i32();
}

@compute @workgroup_size(64)
fn narrow_std_methods(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let n = params.numbers_len;
    if (n > 0u && i < params.out_len) {
        let value = narrow(numbers[i % n], numbers[i / n % n]);
        out[i] = value;
    }
}
