// The kernel `wide_std_methods`.

struct Tuple2_u64_bool {
    _0: u64,
    _1: bool,
}

struct Option_u64 {
    is_some: bool,
    some_value: u64,
}

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Tuple2_i64_bool {
    _0: i64,
    _1: bool,
}

struct Option_i64 {
    is_some: bool,
    some_value: i64,
}

struct Params {
    numbers_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> numbers: array<u64>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

// `div_euclid` as Rust defines it.
fn rust_div_euclid_i64(a: i64, b: i64) -> i64 {
    let q = a / b;
    let away = select(-1li, 1li, b < 0li);
    return select(q, q + away, a % b < 0li);
}

// `ilog2` as Rust defines it.
fn rust_ilog2_i64(a: i64) -> u32 {
    let u = u64(a);
    let low = u32(u);
    let high = u32(u >> 32u);
    return select(firstLeadingBit(low), 32u + firstLeadingBit(high), high != 0u);
}

// `ilog2` as Rust defines it.
fn rust_ilog2_u64(a: u64) -> u32 {
    let u = u64(a);
    let low = u32(u);
    let high = u32(u >> 32u);
    return select(firstLeadingBit(low), 32u + firstLeadingBit(high), high != 0u);
}

// `leading_zeros` as Rust defines it.
fn rust_leading_zeros_u64(a: u64) -> u32 {
    let u = u64(a);
    let low = u32(u);
    let high = u32(u >> 32u);
    return select(countLeadingZeros(high), 32u + countLeadingZeros(low), high == 0u);
}

// `overflowing_add` as Rust defines it.
fn rust_overflowing_add_i64(a: i64, b: i64) -> Tuple2_i64_bool {
    let r = a + b;
    return Tuple2_i64_bool(r, ((a ^ r) & (b ^ r)) < i64());
}

// `overflowing_add` as Rust defines it.
fn rust_overflowing_add_u64(a: u64, b: u64) -> Tuple2_u64_bool {
    let r = a + b;
    return Tuple2_u64_bool(r, r < a);
}

// `overflowing_mul` as Rust defines it.
fn rust_overflowing_mul_i64(a: i64, b: i64) -> Tuple2_i64_bool {
    let r = a * b;
    let least = (a == i64(-1i)) & (b == -b) & (b != i64());
    let d = select(a, i64(1), (a == i64()) | least);
    return Tuple2_i64_bool(r, (a != i64()) & ((r / d != b) | least));
}

// `overflowing_mul` as Rust defines it.
fn rust_overflowing_mul_u64(a: u64, b: u64) -> Tuple2_u64_bool {
    let r = a * b;
    return Tuple2_u64_bool(r, (a != u64()) & (r / max(a, u64(1)) != b));
}

// `overflowing_sub` as Rust defines it.
fn rust_overflowing_sub_i64(a: i64, b: i64) -> Tuple2_i64_bool {
    let r = a - b;
    return Tuple2_i64_bool(r, ((a ^ b) & (a ^ r)) < i64());
}

// `overflowing_sub` as Rust defines it.
fn rust_overflowing_sub_u64(a: u64, b: u64) -> Tuple2_u64_bool {
    return Tuple2_u64_bool(a - b, a < b);
}

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_i64(a: i64, b: i64) -> i64 {
    let r = a % b;
    return select(r, i64(u64(r) + u64(abs(b))), r < 0li);
}

// `rotate_left` as Rust defines it.
fn rust_rotate_left_u32(a: u32, b: u32) -> u32 {
    let u = u32(a);
    return u32((u << (b & 31u)) | (u >> ((32u - b) & 31u)));
}

// `swap_bytes` as Rust defines it.
fn rust_swap_bytes_u32(a: u32) -> u32 {
    let u = u32(a);
    return u32((u >> 24u) | ((u >> 8u) & 0xff00u) | ((u << 8u) & 0xff0000u) | (u << 24u));
}

fn long(a: u64, b: u64) -> u32 {
    let n = u32(b % 70lu);
    var sum = 0u;
    let items = array<array<u32, 15>, 2>(of_u64(a, b, n), of_i64(i64(a), i64(b), n));
    for (var element = 0u; element < 2u; element++) {
        let part = items[element];
        var folded = sum;
        for (var position = 0u; position < 15u; position++) {
            let sum_1 = folded;
            folded = rust_rotate_left_u32(sum_1, 5u) ^ part[position];
        }
        sum = folded;
    }
    let items_1 = unsigned_64(a, b);
    var folded = sum;
    for (var position = 0u; position < 10u; position++) {
        let sum_1 = folded;
        folded = rust_rotate_left_u32(sum_1, 5u) ^ items_1[position];
    }
    sum = folded;
    let items_2 = signed_64(i64(a), i64(b));
    var folded_1 = sum;
    for (var position = 0u; position < 12u; position++) {
        let sum_1 = folded_1;
        folded_1 = rust_rotate_left_u32(sum_1, 5u) ^ items_2[position];
    }
    sum = folded_1;
    let items_3 = wide(a, b);
    var folded_2 = sum;
    for (var position = 0u; position < 9u; position++) {
        let sum_1 = folded_2;
        folded_2 = rust_rotate_left_u32(sum_1, 5u) ^ items_3[position];
    }
    return folded_2;
}

fn of_u64(a_7: u64, b_7: u64, n_7: u32) -> array<u32, 15> {
    var small_7: u64;
    if (a_7 < 1lu) {
        small_7 = 1lu;
    } else {
        small_7 = a_7;
    }
    var base_7: u64;
    if (b_7 < 2lu) {
        base_7 = 2lu;
    } else {
        base_7 = b_7;
    }
    var value: u32;
    let parts = u64_overflowing_pow(a_7, n_7);
    let value_43 = parts._0;
    let flag_7 = parts._1;
    value = (u32(value_43) * 2u) + u32(flag_7);
    let operand = value;
    let operand_1 = u32(u64_wrapping_pow(a_7, n_7));
    var value_1: u32;
    let option = u64_checked_pow(a_7, n_7);
    let value_44 = option.some_value;
    if (option.is_some) {
        value_1 = u32(value_44) ^ 65536u;
    } else {
        value_1 = 30583u;
    }
    let operand_2 = value_1;
    let operand_3 = u32(u64_saturating_pow(a_7, n_7));
    let operand_4 = u64_ilog(small_7, base_7);
    let operand_5 = u64_ilog10(small_7);
    var value_2: u32;
    let option_1 = u64_checked_ilog(a_7, b_7);
    let value_45 = option_1.some_value;
    if (option_1.is_some) {
        value_2 = value_45 ^ 65536u;
    } else {
        value_2 = 30583u;
    }
    let operand_6 = value_2;
    var value_3: u32;
    let option_2 = u64_checked_ilog2(a_7);
    let value_46 = option_2.some_value;
    if (option_2.is_some) {
        value_3 = value_46 ^ 65536u;
    } else {
        value_3 = 30583u;
    }
    let operand_7 = value_3;
    var value_4: u32;
    let option_3 = u64_checked_ilog10(a_7);
    let value_47 = option_3.some_value;
    if (option_3.is_some) {
        value_4 = value_47 ^ 65536u;
    } else {
        value_4 = 30583u;
    }
    let operand_8 = value_4;
    let operand_9 = u32(u64_unbounded_shl(a_7, n_7));
    let operand_10 = u32(u64_unbounded_shr(a_7, n_7));
    var value_5: u32;
    let option_4 = u64_checked_div_euclid(a_7, b_7);
    let value_48 = option_4.some_value;
    if (option_4.is_some) {
        value_5 = u32(value_48) ^ 65536u;
    } else {
        value_5 = 30583u;
    }
    let operand_11 = value_5;
    var value_6: u32;
    let option_5 = u64_checked_rem_euclid(a_7, b_7);
    let value_49 = option_5.some_value;
    if (option_5.is_some) {
        value_6 = u32(value_49) ^ 65536u;
    } else {
        value_6 = 30583u;
    }
    return array<u32, 15>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, operand_8, operand_9, operand_10, operand_11, value_6, (u32(u64_to_be(a_7)) ^ u32(u64_to_le(a_7))), (u32(u64_from_be(a_7)) ^ u32(u64_from_le(b_7))));
}

fn of_i64(a_8: i64, b_8: i64, n_8: u32) -> array<u32, 15> {
    var small_8: i64;
    if (a_8 < 1li) {
        small_8 = 1li;
    } else {
        small_8 = a_8;
    }
    var base_8: i64;
    if (b_8 < 2li) {
        base_8 = 2li;
    } else {
        base_8 = b_8;
    }
    var value: u32;
    let parts = i64_overflowing_pow(a_8, n_8);
    let value_50 = parts._0;
    let flag_8 = parts._1;
    value = (u32(value_50) * 2u) + u32(flag_8);
    let operand = value;
    let operand_1 = u32(i64_wrapping_pow(a_8, n_8));
    var value_1: u32;
    let option = i64_checked_pow(a_8, n_8);
    let value_51 = option.some_value;
    if (option.is_some) {
        value_1 = u32(value_51) ^ 65536u;
    } else {
        value_1 = 30583u;
    }
    let operand_2 = value_1;
    let operand_3 = u32(i64_saturating_pow(a_8, n_8));
    let operand_4 = i64_ilog(small_8, base_8);
    let operand_5 = i64_ilog10(small_8);
    var value_2: u32;
    let option_1 = i64_checked_ilog(a_8, b_8);
    let value_52 = option_1.some_value;
    if (option_1.is_some) {
        value_2 = value_52 ^ 65536u;
    } else {
        value_2 = 30583u;
    }
    let operand_6 = value_2;
    var value_3: u32;
    let option_2 = i64_checked_ilog2(a_8);
    let value_53 = option_2.some_value;
    if (option_2.is_some) {
        value_3 = value_53 ^ 65536u;
    } else {
        value_3 = 30583u;
    }
    let operand_7 = value_3;
    var value_4: u32;
    let option_3 = i64_checked_ilog10(a_8);
    let value_54 = option_3.some_value;
    if (option_3.is_some) {
        value_4 = value_54 ^ 65536u;
    } else {
        value_4 = 30583u;
    }
    let operand_8 = value_4;
    let operand_9 = u32(i64_unbounded_shl(a_8, n_8));
    let operand_10 = u32(i64_unbounded_shr(a_8, n_8));
    var value_5: u32;
    let option_4 = i64_checked_div_euclid(a_8, b_8);
    let value_55 = option_4.some_value;
    if (option_4.is_some) {
        value_5 = u32(value_55) ^ 65536u;
    } else {
        value_5 = 30583u;
    }
    let operand_11 = value_5;
    var value_6: u32;
    let option_5 = i64_checked_rem_euclid(a_8, b_8);
    let value_56 = option_5.some_value;
    if (option_5.is_some) {
        value_6 = u32(value_56) ^ 65536u;
    } else {
        value_6 = 30583u;
    }
    return array<u32, 15>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, operand_8, operand_9, operand_10, operand_11, value_6, (u32(i64_to_be(a_8)) ^ u32(i64_to_le(a_8))), (u32(i64_from_be(a_8)) ^ u32(i64_from_le(b_8))));
}

fn unsigned_64(a_12: u64, b_12: u64) -> array<u32, 10> {
    var by_4: u64;
    if (b_12 == 0lu) {
        by_4 = 3lu;
    } else {
        by_4 = b_12;
    }
    let s_4 = i64(b_12);
    let operand = u32(u64_wrapping_div_euclid(a_12, by_4));
    let operand_1 = u32(u64_wrapping_rem_euclid(a_12, by_4));
    let operand_2 = u32(u64_saturating_div(a_12, by_4));
    var value: u32;
    let option = u64_checked_next_multiple_of(a_12, b_12);
    let value_75 = option.some_value;
    if (option.is_some) {
        value = u32(value_75) ^ 65536u;
    } else {
        value = 30583u;
    }
    let operand_3 = value;
    var value_1: u32;
    let option_1 = u64_checked_next_power_of_two(a_12);
    let value_76 = option_1.some_value;
    if (option_1.is_some) {
        value_1 = u32(value_76) ^ 65536u;
    } else {
        value_1 = 30583u;
    }
    let operand_4 = value_1;
    var value_2: u32;
    let parts = u64_overflowing_add_signed(a_12, s_4);
    let value_77 = parts._0;
    let flag_15 = parts._1;
    value_2 = (u32(value_77) * 2u) + u32(flag_15);
    let operand_5 = value_2;
    var value_3: u32;
    let option_2 = u64_checked_add_signed(a_12, s_4);
    let value_78 = option_2.some_value;
    if (option_2.is_some) {
        value_3 = u32(value_78) ^ 65536u;
    } else {
        value_3 = 30583u;
    }
    let operand_6 = value_3;
    var value_4: u32;
    let parts_1 = u64_overflowing_sub_signed(a_12, s_4);
    let value_79 = parts_1._0;
    let flag_16 = parts_1._1;
    value_4 = (u32(value_79) * 2u) + u32(flag_16);
    let operand_7 = value_4;
    var value_5: u32;
    let option_3 = u64_checked_sub_signed(a_12, s_4);
    let value_80 = option_3.some_value;
    if (option_3.is_some) {
        value_5 = u32(value_80) ^ 65536u;
    } else {
        value_5 = 30583u;
    }
    return array<u32, 10>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, value_5, u32(u64_saturating_add_signed(a_12, s_4)));
}

fn signed_64(a_16: i64, b_16: i64) -> array<u32, 12> {
    var by_8: i64;
    if (b_16 == 0li) {
        by_8 = -3li;
    } else {
        by_8 = b_16;
    }
    let u_4 = u64(b_16);
    let operand = u32(i64_wrapping_div_euclid(a_16, by_8));
    let operand_1 = u32(i64_wrapping_rem_euclid(a_16, by_8));
    let operand_2 = u32(i64_saturating_div(a_16, by_8));
    let operand_3 = u32(i64_saturating_abs(a_16));
    let operand_4 = u32(i64_saturating_neg(a_16));
    var value: u32;
    let option = i64_checked_isqrt(a_16);
    let value_96 = option.some_value;
    if (option.is_some) {
        value = u32(value_96) ^ 65536u;
    } else {
        value = 30583u;
    }
    let operand_5 = value;
    var value_1: u32;
    let parts = i64_overflowing_add_unsigned(a_16, u_4);
    let value_97 = parts._0;
    let flag_23 = parts._1;
    value_1 = (u32(value_97) * 2u) + u32(flag_23);
    let operand_6 = value_1;
    var value_2: u32;
    let parts_1 = i64_overflowing_sub_unsigned(a_16, u_4);
    let value_98 = parts_1._0;
    let flag_24 = parts_1._1;
    value_2 = (u32(value_98) * 2u) + u32(flag_24);
    let operand_7 = value_2;
    var value_3: u32;
    let option_1 = i64_checked_add_unsigned(a_16, u_4);
    let value_99 = option_1.some_value;
    if (option_1.is_some) {
        value_3 = u32(value_99) ^ 65536u;
    } else {
        value_3 = 30583u;
    }
    let operand_8 = value_3;
    var value_4: u32;
    let option_2 = i64_checked_sub_unsigned(a_16, u_4);
    let value_100 = option_2.some_value;
    if (option_2.is_some) {
        value_4 = u32(value_100) ^ 65536u;
    } else {
        value_4 = 30583u;
    }
    return array<u32, 12>(operand, operand_1, operand_2, operand_3, operand_4, operand_5, operand_6, operand_7, operand_8, value_4, u32(i64_saturating_add_unsigned(a_16, u_4)), u32(i64_saturating_sub_unsigned(a_16, u_4)));
}

fn wide(a: u64, b: u64) -> array<u32, 9> {
    let s = i64(a);
    let t = i64(b);
    var power: u64;
    if (a > 9223372036854775808lu) {
        power = 7lu;
    } else {
        power = a;
    }
    var positive: i64;
    if (s < 0li) {
        positive = 9li;
    } else {
        positive = s;
    }
    return array<u32, 9>((u32(u64_swap_bytes(a) >> 7u) ^ u32(i64_swap_bytes(s))), u32(u64_saturating_mul(a, b) >> 9u), u32(i64_saturating_mul(s, t) >> 9u), u32(u64_midpoint(a, b)), u32(i64_midpoint(s, t)), u32(u64_isqrt(a)), u32(i64_isqrt(positive)), u32(u64_next_power_of_two(power) >> 3u), (u32((u64_wrapping_add_signed(a, t) ^ u64(i64_wrapping_add_unsigned(s, b)))) ^ u32(i64_wrapping_sub_unsigned(s, b))));
}

fn u64_overflowing_pow(self_: u64, exp_: u32) -> Tuple2_u64_bool {
    var base = self_;
    var power = 1lu;
    var overflows = false;
    var left = exp_;
    for (var i_1 = 0i; i_1 < 32i; i_1++) {
        if ((left & 1u) == 1u) {
            let parts = rust_overflowing_mul_u64(power, base);
            let product = parts._0;
            let is_past = parts._1;
            power = product;
            overflows = overflows | is_past;
        }
        left >>= 1u;
        if (left == 0u) {
            break;
        }
        let parts = rust_overflowing_mul_u64(base, base);
        let square = parts._0;
        let is_past = parts._1;
        base = square;
        overflows = overflows | is_past;
    }
    return Tuple2_u64_bool(power, overflows);
}

fn u64_wrapping_pow(self_: u64, exp_: u32) -> u64 {
    return u64_overflowing_pow(self_, exp_)._0;
}

fn u64_checked_pow(self_: u64, exp_: u32) -> Option_u64 {
    let parts = u64_overflowing_pow(self_, exp_);
    let power = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_u64();
    } else {
        return Option_u64(true, power);
    }
    return Option_u64();
}

fn u64_saturating_pow(self_: u64, exp_: u32) -> u64 {
    let parts = u64_overflowing_pow(self_, exp_);
    let power = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return 18446744073709551615lu;
    } else {
        return power;
    }
    return u64();
}

fn u64_ilog(self_: u64, base: u64) -> u32 {
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

fn u64_ilog10(self_: u64) -> u32 {
    return u64_ilog(self_, 10lu);
}

fn u64_checked_ilog(self_: u64, base: u64) -> Option_u32 {
    if (self_ < 1lu || base < 2lu) {
        return Option_u32();
    } else {
        return Option_u32(true, u64_ilog(self_, base));
    }
    return Option_u32();
}

fn u64_checked_ilog2(self_: u64) -> Option_u32 {
    if (self_ < 1lu) {
        return Option_u32();
    } else {
        return Option_u32(true, rust_ilog2_u64(self_));
    }
    return Option_u32();
}

fn u64_checked_ilog10(self_: u64) -> Option_u32 {
    if (self_ < 1lu) {
        return Option_u32();
    } else {
        return Option_u32(true, u64_ilog10(self_));
    }
    return Option_u32();
}

fn u64_unbounded_shl(self_: u64, by: u32) -> u64 {
    if (by < 64u) {
        return self_ << (by & 63u);
    } else {
        return 0lu;
    }
    return u64();
}

fn u64_unbounded_shr(self_: u64, by: u32) -> u64 {
    if (by < 64u) {
        return self_ >> (by & 63u);
    } else {
        return 0lu;
    }
    return u64();
}

fn u64_checked_div_euclid(self_: u64, by: u64) -> Option_u64 {
    if (by == 0lu) {
        return Option_u64();
    } else {
        return Option_u64(true, self_ / by);
    }
    return Option_u64();
}

fn u64_checked_rem_euclid(self_: u64, by: u64) -> Option_u64 {
    if (by == 0lu) {
        return Option_u64();
    } else {
        return Option_u64(true, self_ % by);
    }
    return Option_u64();
}

fn u64_to_be(self_: u64) -> u64 {
    return u64_swap_bytes(self_);
}

fn u64_to_le(self_: u64) -> u64 {
    return self_;
}

fn u64_from_be(number: u64) -> u64 {
    return u64_swap_bytes(number);
}

fn u64_from_le(number: u64) -> u64 {
    return number;
}

fn i64_overflowing_pow(self_: i64, exp_: u32) -> Tuple2_i64_bool {
    var base = self_;
    var power = 1li;
    var overflows = false;
    var left = exp_;
    for (var i_1 = 0i; i_1 < 32i; i_1++) {
        if ((left & 1u) == 1u) {
            let parts = rust_overflowing_mul_i64(power, base);
            let product = parts._0;
            let is_past = parts._1;
            power = product;
            overflows = overflows | is_past;
        }
        left >>= 1u;
        if (left == 0u) {
            break;
        }
        let parts = rust_overflowing_mul_i64(base, base);
        let square = parts._0;
        let is_past = parts._1;
        base = square;
        overflows = overflows | is_past;
    }
    return Tuple2_i64_bool(power, overflows);
}

fn i64_wrapping_pow(self_: i64, exp_: u32) -> i64 {
    return i64_overflowing_pow(self_, exp_)._0;
}

fn i64_checked_pow(self_: i64, exp_: u32) -> Option_i64 {
    let parts = i64_overflowing_pow(self_, exp_);
    let power = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_i64();
    } else {
        return Option_i64(true, power);
    }
    return Option_i64();
}

fn i64_saturating_pow(self_: i64, exp_: u32) -> i64 {
    let parts = i64_overflowing_pow(self_, exp_);
    let power = parts._0;
    let overflows = parts._1;
    if (!overflows) {
        return power;
    } else if (self_ < 0li && (exp_ & 1u) == 1u) {
        return ~9223372036854775807li;
    } else {
        return 9223372036854775807li;
    }
    return i64();
}

fn i64_ilog(self_: i64, base: i64) -> u32 {
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

fn i64_ilog10(self_: i64) -> u32 {
    return i64_ilog(self_, 10li);
}

fn i64_checked_ilog(self_: i64, base: i64) -> Option_u32 {
    if (self_ < 1li || base < 2li) {
        return Option_u32();
    } else {
        return Option_u32(true, i64_ilog(self_, base));
    }
    return Option_u32();
}

fn i64_checked_ilog2(self_: i64) -> Option_u32 {
    if (self_ < 1li) {
        return Option_u32();
    } else {
        return Option_u32(true, rust_ilog2_i64(self_));
    }
    return Option_u32();
}

fn i64_checked_ilog10(self_: i64) -> Option_u32 {
    if (self_ < 1li) {
        return Option_u32();
    } else {
        return Option_u32(true, i64_ilog10(self_));
    }
    return Option_u32();
}

fn i64_unbounded_shl(self_: i64, by: u32) -> i64 {
    if (by < 64u) {
        return self_ << (by & 63u);
    } else {
        return 0li;
    }
    return i64();
}

fn i64_unbounded_shr(self_: i64, by: u32) -> i64 {
    if (by < 64u) {
        return self_ >> (by & 63u);
    } else {
        return self_ >> 63u;
    }
    return i64();
}

fn i64_checked_div_euclid(self_: i64, by: i64) -> Option_i64 {
    if (by == 0li || (self_ == ~9223372036854775807li && by == -1li)) {
        return Option_i64();
    } else {
        return Option_i64(true, rust_div_euclid_i64(self_, by));
    }
    return Option_i64();
}

fn i64_checked_rem_euclid(self_: i64, by: i64) -> Option_i64 {
    if (by == 0li || (self_ == ~9223372036854775807li && by == -1li)) {
        return Option_i64();
    } else {
        return Option_i64(true, rust_rem_euclid_i64(self_, by));
    }
    return Option_i64();
}

fn i64_to_be(self_: i64) -> i64 {
    return i64_swap_bytes(self_);
}

fn i64_to_le(self_: i64) -> i64 {
    return self_;
}

fn i64_from_be(number: i64) -> i64 {
    return i64_swap_bytes(number);
}

fn i64_from_le(number: i64) -> i64 {
    return number;
}

fn u64_wrapping_div_euclid(self_: u64, by: u64) -> u64 {
    return self_ / by;
}

fn u64_wrapping_rem_euclid(self_: u64, by: u64) -> u64 {
    return self_ % by;
}

fn u64_saturating_div(self_: u64, by: u64) -> u64 {
    return self_ / by;
}

fn u64_checked_next_multiple_of(self_: u64, of_: u64) -> Option_u64 {
    if (of_ == 0lu) {
        return Option_u64();
    }
    let past = self_ % of_;
    if (past == 0lu) {
        return Option_u64(true, self_);
    } else {
        let value = of_ - past;
        let add = rust_overflowing_add_u64(self_, value);
        return Option_u64(!add._1, add._0);
    }
    return Option_u64();
}

fn u64_checked_next_power_of_two(self_: u64) -> Option_u64 {
    if (self_ < 2lu) {
        return Option_u64(true, 1lu);
    }
    let one = 1lu;
    let by = 64u - rust_leading_zeros_u64(self_ - 1lu);
    if (by < 64u) {
        return Option_u64(true, one << (by & 63u));
    } else {
        return Option_u64();
    }
    return Option_u64();
}

fn u64_overflowing_add_signed(self_: u64, by: i64) -> Tuple2_u64_bool {
    let parts = rust_overflowing_add_u64(self_, u64(by));
    let sum = parts._0;
    let carries = parts._1;
    return Tuple2_u64_bool(sum, (carries != (by < 0li)));
}

fn u64_checked_add_signed(self_: u64, by: i64) -> Option_u64 {
    let parts = u64_overflowing_add_signed(self_, by);
    let sum = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_u64();
    } else {
        return Option_u64(true, sum);
    }
    return Option_u64();
}

fn u64_overflowing_sub_signed(self_: u64, by: i64) -> Tuple2_u64_bool {
    let parts = rust_overflowing_sub_u64(self_, u64(by));
    let difference = parts._0;
    let borrows = parts._1;
    return Tuple2_u64_bool(difference, (borrows != (by < 0li)));
}

fn u64_checked_sub_signed(self_: u64, by: i64) -> Option_u64 {
    let parts = u64_overflowing_sub_signed(self_, by);
    let difference = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_u64();
    } else {
        return Option_u64(true, difference);
    }
    return Option_u64();
}

fn u64_saturating_add_signed(self_: u64, by: i64) -> u64 {
    let parts = u64_overflowing_add_signed(self_, by);
    let sum = parts._0;
    let overflows = parts._1;
    if (!overflows) {
        return sum;
    } else if (by < 0li) {
        return 0lu;
    } else {
        return 18446744073709551615lu;
    }
    return u64();
}

fn i64_wrapping_div_euclid(self_: i64, by: i64) -> i64 {
    if (by == -1li) {
        return (-self_);
    } else {
        return rust_div_euclid_i64(self_, by);
    }
    return i64();
}

fn i64_wrapping_rem_euclid(self_: i64, by: i64) -> i64 {
    if (by == -1li) {
        return 0li;
    } else {
        return rust_rem_euclid_i64(self_, by);
    }
    return i64();
}

fn i64_saturating_div(self_: i64, by: i64) -> i64 {
    if (self_ == ~9223372036854775807li && by == -1li) {
        return 9223372036854775807li;
    } else {
        return self_ / by;
    }
    return i64();
}

fn i64_saturating_abs(self_: i64) -> i64 {
    if (self_ == ~9223372036854775807li) {
        return 9223372036854775807li;
    } else {
        return abs(self_);
    }
    return i64();
}

fn i64_saturating_neg(self_: i64) -> i64 {
    if (self_ == ~9223372036854775807li) {
        return 9223372036854775807li;
    } else {
        return -self_;
    }
    return i64();
}

fn i64_checked_isqrt(self_: i64) -> Option_i64 {
    if (self_ < 0li) {
        return Option_i64();
    } else {
        return Option_i64(true, i64_isqrt(self_));
    }
    return Option_i64();
}

fn i64_overflowing_add_unsigned(self_: i64, by: u64) -> Tuple2_i64_bool {
    let parts = rust_overflowing_add_i64(self_, i64(by));
    let sum = parts._0;
    let overflows = parts._1;
    return Tuple2_i64_bool(sum, (overflows != (i64(by) < 0li)));
}

fn i64_overflowing_sub_unsigned(self_: i64, by: u64) -> Tuple2_i64_bool {
    let parts = rust_overflowing_sub_i64(self_, i64(by));
    let difference = parts._0;
    let overflows = parts._1;
    return Tuple2_i64_bool(difference, (overflows != (i64(by) < 0li)));
}

fn i64_checked_add_unsigned(self_: i64, by: u64) -> Option_i64 {
    let parts = i64_overflowing_add_unsigned(self_, by);
    let sum = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_i64();
    } else {
        return Option_i64(true, sum);
    }
    return Option_i64();
}

fn i64_checked_sub_unsigned(self_: i64, by: u64) -> Option_i64 {
    let parts = i64_overflowing_sub_unsigned(self_, by);
    let difference = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return Option_i64();
    } else {
        return Option_i64(true, difference);
    }
    return Option_i64();
}

fn i64_saturating_add_unsigned(self_: i64, by: u64) -> i64 {
    let parts = i64_overflowing_add_unsigned(self_, by);
    let sum = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return 9223372036854775807li;
    } else {
        return sum;
    }
    return i64();
}

fn i64_saturating_sub_unsigned(self_: i64, by: u64) -> i64 {
    let parts = i64_overflowing_sub_unsigned(self_, by);
    let difference = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return ~9223372036854775807li;
    } else {
        return difference;
    }
    return i64();
}

fn u64_swap_bytes(self_: u64) -> u64 {
    let low = rust_swap_bytes_u32(u32(self_));
    let high = rust_swap_bytes_u32(u32(self_ >> 32u));
    return (u64(low) << 32u) | u64(high);
}

fn i64_swap_bytes(self_: i64) -> i64 {
    return i64(u64_swap_bytes(u64(self_)));
}

fn u64_saturating_mul(self_: u64, by: u64) -> u64 {
    let parts = rust_overflowing_mul_u64(self_, by);
    let product = parts._0;
    let overflows = parts._1;
    if (overflows) {
        return 18446744073709551615lu;
    } else {
        return product;
    }
    return u64();
}

fn i64_saturating_mul(self_: i64, by: i64) -> i64 {
    let parts = rust_overflowing_mul_i64(self_, by);
    let product = parts._0;
    let overflows = parts._1;
    if (!overflows) {
        return product;
    } else if ((self_ < 0li) == (by < 0li)) {
        return 9223372036854775807li;
    } else {
        return ~9223372036854775807li;
    }
    return i64();
}

fn u64_midpoint(self_: u64, other: u64) -> u64 {
    return (self_ & other) + ((self_ ^ other) >> 1u);
}

fn i64_midpoint(self_: i64, other: i64) -> i64 {
    let differs = self_ ^ other;
    let below = (self_ & other) + (differs >> 1u);
    if (below < 0li && (differs & 1li) == 1li) {
        return below + 1li;
    } else {
        return below;
    }
    return i64();
}

fn u64_isqrt(self_: u64) -> u64 {
    var left = self_;
    var root = 0lu;
    for (var pair = 0i; pair < 32i; pair++) {
        let bit = 1lu << (u32(62i - 2i * pair) & 63u);
        let with_ = root + bit;
        root >>= 1u;
        if (left >= with_) {
            left -= with_;
            root += bit;
        }
    }
    return root;
}

fn i64_isqrt(self_: i64) -> i64 {
    if (self_ < 0li) {
        return 0li;
    } else {
        return i64(u64_isqrt(u64(self_)));
    }
    return i64();
}

fn u64_next_power_of_two(self_: u64) -> u64 {
    let option = u64_checked_next_power_of_two(self_);
    var value = 0lu;
    if (option.is_some) {
        value = option.some_value;
    }
    return value;
}

fn u64_wrapping_add_signed(self_: u64, by: i64) -> u64 {
    return (self_ + u64(by));
}

fn i64_wrapping_add_unsigned(self_: i64, by: u64) -> i64 {
    return (self_ + i64(by));
}

fn i64_wrapping_sub_unsigned(self_: i64, by: u64) -> i64 {
    return (self_ - i64(by));
}

@compute @workgroup_size(64)
fn wide_std_methods(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let n = params.numbers_len;
    if (n > 0u && i < params.out_len) {
        let value = long(numbers[i % n], numbers[i / n % n]);
        out[i] = value;
    }
}
