// The kernel `traits_of_std_names`.

struct Option_u32 {
    is_some: bool,
    some_value: u32,
}

struct Tuple3_10Option_u32_u32_u32 {
    _0: Option_u32,
    _1: u32,
    _2: u32,
}

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Tuple2_i32_bool {
    _0: i32,
    _1: bool,
}

@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 4>>;

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
fn rust_overflowing_mul_u32(a: u32, b: u32) -> Tuple2_u32_bool {
    let r = a * b;
    return Tuple2_u32_bool(r, (a != u32()) & (r / max(a, u32(1)) != b));
}

// `within_u16` as Rust defines it.
fn rust_within_u16_u32(a: u32) -> Tuple2_u32_bool {
    let r = a & 65535u;
    return Tuple2_u32_bool(r, r != a);
}

fn all_(n: u32) -> array<u32, 4> {
    let parts = of_trait(n, 3u);
    let sum = parts._0;
    let bytes = parts._1;
    let power = parts._2;
    var value = 7u;
    if (sum.is_some) {
        value = sum.some_value;
    }
    let of_trait_1 = value + bytes * 100u + power * 100000u;
    let number = n;
    let parts_1 = array<u32, 4>(((number >> 24u) & 255u), ((number >> 16u) & 255u), ((number >> 8u) & 255u), ((number >> 0u) & 255u));
    let a = parts_1[0u];
    let b = parts_1[1u];
    let c = parts_1[2u];
    let d = parts_1[3u];
    let value_1 = 4294967295u - 60u;
    let add = rust_overflowing_add_u32(n, value_1);
    var value_2 = 5u;
    if (!add._1) {
        value_2 = add._0;
    }
    let operand = value_2 / 2u + (a + b + c + d) + u32_saturating_pow(n, 2u);
    let option = u32_checked_ilog2(n);
    var value_3 = 11u;
    if (option.is_some) {
        value_3 = option.some_value;
    }
    let of_std = operand + value_3;
    let value_4 = i32(n) - 40i;
    let value_5 = 2147483647i - 20i;
    let add_1 = rust_overflowing_add_i32(value_4, value_5);
    var value_6 = 1i;
    if (!add_1._1) {
        value_6 = add_1._0;
    }
    let operand_1 = u32(value_6) / 2u + u16_saturating_pow((n & 65535u), 4u);
    let option_1 = u8_checked_ilog2((n & 255u));
    var value_7 = 12u;
    if (option_1.is_some) {
        value_7 = option_1.some_value;
    }
    let of_others = operand_1 + value_7;
    let value_8 = n > 3u;
    var value_9 = 2u;
    if (value_8) {
        value_9 = 1u;
    }
    let operand_2 = value_9;
    let option_2 = bool_then_some((n > 3u), 3u);
    var value_10 = 0u;
    if (option_2.is_some) {
        value_10 = option_2.some_value;
    }
    let of_bool = operand_2 + value_10;
    let receiver = n;
    let add_2 = rust_overflowing_add_u32(receiver, 1u);
    var value_11 = 0u;
    if (!add_2._1) {
        value_11 = add_2._0;
    }
    let operand_3 = value_11;
    let option_3 = u32_checked_add(n, 2u);
    var value_12 = 0u;
    if (option_3.is_some) {
        value_12 = option_3.some_value;
    }
    let named = operand_3 + value_12;
    return array<u32, 4>(of_trait_1, of_std, of_others, of_bool + named * 10u);
}

fn of_trait(x: u32, y: u32) -> Tuple3_10Option_u32_u32_u32 {
    let parts = u32_to_be_bytes(x);
    let a = parts[0u];
    let b = parts[1u];
    let operand = u32_checked_add(x, y);
    let option = u32_checked_ilog2_1(x);
    var value = 0u;
    if (option.is_some) {
        value = option.some_value;
    }
    return Tuple3_10Option_u32_u32_u32(operand, a + b + value, u32_saturating_pow_1(x, 3u));
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

fn u32_checked_ilog2(self_: u32) -> Option_u32 {
    if (self_ < 1u) {
        return Option_u32();
    } else {
        return Option_u32(true, firstLeadingBit(u32(self_)));
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

fn u8_checked_ilog2(self_: u32) -> Option_u32 {
    if (self_ < 1u) {
        return Option_u32();
    } else {
        return Option_u32(true, firstLeadingBit(u32(self_)));
    }
    return Option_u32();
}

fn bool_then_some(self_: bool, x: u32) -> Option_u32 {
    return Option_u32(true, x + 1u);
}

fn u32_checked_add(self_: u32, other: u32) -> Option_u32 {
    if (self_ > 50u) {
        return Option_u32();
    } else {
        return Option_u32(true, self_ * other);
    }
    return Option_u32();
}

fn u32_to_be_bytes(self_: u32) -> array<u32, 4> {
    return array<u32, 4>(9u, 9u, 9u, 9u);
}

fn u32_checked_ilog2_1(self_: u32) -> Option_u32 {
    return Option_u32(true, 99u);
}

fn u32_saturating_pow_1(self_: u32, exponent: u32) -> u32 {
    return self_ + exponent;
}

fn u32_overflowing_pow(self_: u32, exp_: u32) -> Tuple2_u32_bool {
    var base = self_;
    var power = 1u;
    var overflows = false;
    var left = exp_;
    for (var i = 0i; i < 32i; i++) {
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

fn u16_overflowing_pow(self_: u32, exp_: u32) -> Tuple2_u32_bool {
    var base = self_;
    var power = 1u;
    var overflows = false;
    var left = exp_;
    for (var i = 0i; i < 32i; i++) {
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

@compute @workgroup_size(1)
fn traits_of_std_names(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let n = workgroup_id.x;
    let value = all_(n);
    out[n] = value;
}
