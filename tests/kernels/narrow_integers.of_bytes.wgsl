// The kernel `of_bytes`.

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

struct Tuple2_i32_bool {
    _0: i32,
    _1: bool,
}

struct Params {
    out_len: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@group(0) @binding(1) var<uniform> params: Params;

// `abs_diff` as Rust defines it.
fn rust_abs_diff_i32(a: i32, b: i32) -> u32 {
    return u32(max(a, b)) - u32(min(a, b));
}

// `abs_diff` as Rust defines it.
fn rust_abs_diff_u32(a: u32, b: u32) -> u32 {
    return max(a, b) - min(a, b);
}

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
}

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

// `isqrt` as Rust defines it.
fn rust_isqrt_u32(a: u32) -> u32 {
    let n = u32(max(a, u32()));
    var r = min(u32(sqrt(f32(n))), 65535u);
    if (r * r > n) {
        r -= 1u;
    }
    if (r < 65535u && (r + 1u) * (r + 1u) <= n) {
        r += 1u;
    }
    return u32(r);
}

// `midpoint` as Rust defines it.
fn rust_midpoint_u32(a: u32, b: u32) -> u32 {
    return (a & b) + ((a ^ b) >> 1u);
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

// `rotate_right` as Rust defines it.
fn rust_rotate_right_u32(a: u32, b: u32) -> u32 {
    let u = u32(a);
    return u32((u >> (b & 31u)) | (u << ((32u - b) & 31u)));
}

// `saturating_add` as Rust defines it.
fn rust_saturating_add_i32(a: i32, b: i32) -> i32 {
    let s = i32(u32(a) + u32(b));
    let limit = i32(u32(0x7fffffffu) + (u32(a) >> u32(31u)));
    return select(s, limit, ((a ^ s) & (b ^ s)) < i32());
}

// `saturating_add` as Rust defines it.
fn rust_saturating_add_u32(a: u32, b: u32) -> u32 {
    return a + min(b, ~a);
}

// `saturating_mul` as Rust defines it.
fn rust_saturating_mul_i32(a: i32, b: i32) -> i32 {
    let x = u32(abs(a));
    let y = u32(abs(b));
    let p = x * y;
    let sign = a ^ b;
    let limit = u32(0x7fffffffu) + (u32(sign) >> u32(31u));
    let m = select(min(p, limit), limit, (x != u32()) & (p / max(x, u32(1u)) != y));
    return select(i32(m), i32(u32() - m), sign < i32());
}

// `saturating_mul` as Rust defines it.
fn rust_saturating_mul_u32(a: u32, b: u32) -> u32 {
    let p = a * b;
    return select(p, u32(0xffffffffu), (a != u32()) & (p / max(a, u32(1u)) != b));
}

// `saturating_sub` as Rust defines it.
fn rust_saturating_sub_i32(a: i32, b: i32) -> i32 {
    let d = i32(u32(a) - u32(b));
    let limit = i32(u32(0x7fffffffu) + (u32(a) >> u32(31u)));
    return select(d, limit, ((a ^ b) & (a ^ d)) < i32());
}

// `saturating_sub` as Rust defines it.
fn rust_saturating_sub_u32(a: u32, b: u32) -> u32 {
    return a - min(a, b);
}

// `swap_bytes` as Rust defines it.
fn rust_swap_bytes_u32(a: u32) -> u32 {
    let u = u32(a);
    return u32((u >> 24u) | ((u >> 8u) & 0xff00u) | ((u << 8u) & 0xff0000u) | (u << 24u));
}

// `within_i8` as Rust defines it.
fn rust_within_i8_i32(a: i32) -> Tuple2_i32_bool {
    let r = (a << 24u) >> 24u;
    return Tuple2_i32_bool(r, r != a);
}

// `within_u8` as Rust defines it.
fn rust_within_u8_u32(a: u32) -> Tuple2_u32_bool {
    let r = a & 255u;
    return Tuple2_u32_bool(r, r != a);
}

// `wrapping_add_signed` as Rust defines it.
fn rust_wrapping_add_signed_u32(a: u32, b: i32) -> u32 {
    return a + u32(b);
}

fn unsigned(a: u32, b: u32, n: u32) -> u32 {
    var h = hashed(1u, ((a + b) & 255u));
    let value = hashed(h, ((a - b) & 255u));
    h = value;
    let value_1 = hashed(h, (((a * b + a) * 7u) & 255u));
    h = value_1;
    let value_2 = hashed(h, a / (b | 1u) + a % (b | 1u));
    h = value_2;
    let value_3 = hashed(h, ((a & b) | ((a | b) << 8u) | ((a ^ (b ^ 255u)) << 16u)));
    h = value_3;
    let value_4 = hashed(h, ((a << ((n & 7u & 7u) & 31u)) & 255u) + (a >> ((n & 7u & 7u) & 31u)));
    h = value_4;
    let value_5 = hashed(h, ((a << ((n & 7u) & 31u)) & 255u) + (a >> ((n & 7u) & 31u)));
    h = value_5;
    let value_6 = hashed(h, (rust_rotate_left_u32(a * 16843009u, n) & 255u) + (rust_rotate_right_u32(a * 16843009u, n) & 255u) * 256u);
    h = value_6;
    let value_7 = hashed(h, u32(countOneBits(a)) + 16u * (32u - u32(countOneBits((a | 4294967040u)))));
    h = value_7;
    let value_8 = hashed(h, u32(countLeadingZeros(((a << 24u) | 16777215u))) + 16u * u32(countLeadingZeros(~(a << 24u))));
    h = value_8;
    let value_9 = hashed(h, u32(countTrailingZeros((a | 4294967040u))) + 16u * u32(countTrailingZeros(~a)));
    h = value_9;
    let value_10 = hashed(h, (reverseBits(a << 24u) & 255u) + (rust_swap_bytes_u32(a << 24u) & 255u) * 256u);
    h = value_10;
    let value_11 = hashed(h, min(rust_saturating_add_u32(a, b), 255u) + rust_saturating_sub_u32(a, b) * 256u);
    h = value_11;
    let value_12 = hashed(h, min(rust_saturating_mul_u32(a, b), 255u) + rust_abs_diff_u32(a, b) * 256u);
    h = value_12;
    let value_13 = hashed(h, min(a, b) + max(a, b) * 256u + rust_midpoint_u32(a, b) * 65536u);
    h = value_13;
    let value_14 = hashed(h, (u32((i32(a) << 24u) >> 24u) ^ u32(i32(a)) ^ (b << 8u)));
    h = value_14;
    let operand = h;
    let add = rust_within_u8_u32(a + b);
    var value_15 = 3u;
    if (!add._1) {
        value_15 = add._0;
    }
    let operand_1 = value_15;
    let value_16 = (a - b) & 255u;
    var value_17 = 4u;
    if (a >= b) {
        value_17 = value_16;
    }
    let value_18 = hashed(operand, operand_1 + value_17);
    h = value_18;
    let operand_2 = h;
    let div = rust_within_u8_u32(a / (b | u32((b == 0u))));
    let is_some = b != 0u && !div._1;
    var value_19 = 5u;
    if (is_some) {
        value_19 = div._0;
    }
    let operand_3 = value_19;
    let rem = Tuple2_u32_bool(a % (b | u32((b == 0u))), (a / (b | u32((b == 0u))) > 255u));
    let is_some_1 = b != 0u && !rem._1;
    var value_20 = 900u;
    if (is_some_1) {
        let argument = rem._0;
        value_20 = argument;
    }
    let value_21 = hashed(operand_2, (operand_3 ^ value_20));
    h = value_21;
    let operand_4 = h;
    let shl = Tuple2_u32_bool(((a << ((n & 7u) & 31u)) & 255u), (n >= 8u));
    var value_22 = 5u;
    if (!shl._1) {
        value_22 = shl._0;
    }
    let operand_5 = value_22;
    let shr = Tuple2_u32_bool(a >> ((n & 7u) & 31u), (n >= 8u));
    var value_23 = 900u;
    if (!shr._1) {
        let argument = shr._0;
        value_23 = argument;
    }
    let value_24 = hashed(operand_4, (operand_5 ^ value_23));
    h = value_24;
    let operand_6 = h;
    let neg = rust_within_u8_u32((~a + 1u));
    var value_25 = 700u;
    if (!neg._1) {
        let argument = neg._0;
        value_25 = argument;
    }
    let value_26 = hashed(operand_6, (value_25 ^ (u32(Tuple2_u32_bool(((a << ((n & 7u) & 31u)) & 255u), (n >= 8u))._1) << 9u)));
    h = value_26;
    let parts = rust_within_u8_u32(a * b);
    let product = parts._0;
    let is_over = parts._1;
    let value_27 = hashed(h, product + u32(is_over) * 256u + u32((a < b)) * 512u);
    h = value_27;
    let value_28 = hashed(h, (rust_wrapping_add_signed_u32(a, (i32(b) << 24u) >> 24u) & 255u) + rust_isqrt_u32(a) * 256u);
    h = value_28;
    return hashed(h, squared(a) + rust_div_ceil_u32(a, (b | 1u)));
}

fn signed(a: i32, b: i32, n: u32) -> u32 {
    var h = hashed(2u, u32(((a + b) << 24u) >> 24u));
    let value = hashed(h, u32(((a - b) << 24u) >> 24u));
    h = value;
    let value_1 = hashed(h, u32(((a * b - b) << 24u) >> 24u));
    h = value_1;
    let value_2 = hashed(h, (u32(((-a) << 24u) >> 24u) ^ (u32((abs(a) << 24u) >> 24u) << 8u)));
    h = value_2;
    let value_3 = hashed(h, (u32(((a / (b | 1i)) << 24u) >> 24u) ^ u32(a % (b | 1i))));
    h = value_3;
    let value_4 = hashed(h, (u32((a & b)) ^ (u32((a | b)) << 8u) ^ (u32((a ^ ~b)) << 16u)));
    h = value_4;
    let value_5 = hashed(h, (u32(((a << ((n & 7u & 7u) & 31u)) << 24u) >> 24u) ^ (u32(a >> ((n & 7u & 7u) & 31u)) << 8u)));
    h = value_5;
    let value_6 = hashed(h, (u32((i32(rust_rotate_left_u32((u32(a) & 255u) * 16843009u, n)) << 24u) >> 24u) ^ (u32((i32(rust_rotate_right_u32((u32(a) & 255u) * 16843009u, n)) << 24u) >> 24u) << 8u)));
    h = value_6;
    let value_7 = hashed(h, u32(countOneBits((u32(a) & 255u))) + 16u * (32u - u32(countOneBits(((u32(a) & 255u) | 4294967040u)))));
    h = value_7;
    let value_8 = hashed(h, u32(countLeadingZeros(((u32(a) << 24u) | 16777215u))) + 16u * u32(countLeadingZeros(~(u32(a) << 24u))));
    h = value_8;
    let value_9 = hashed(h, u32(countTrailingZeros(((u32(a) & 255u) | 4294967040u))) + 16u * u32(countTrailingZeros(~(u32(a) & 255u))));
    h = value_9;
    let value_10 = hashed(h, (u32((i32(reverseBits(u32(a) << 24u)) << 24u) >> 24u) ^ (u32((i32(rust_swap_bytes_u32(u32(a) << 24u)) << 24u) >> 24u) << 8u)));
    h = value_10;
    let value_11 = hashed(h, (u32(min(max(rust_saturating_add_i32(a, b), (-128i)), 127i)) ^ (u32(min(max(rust_saturating_sub_i32(a, b), (-128i)), 127i)) << 8u)));
    h = value_11;
    let value_12 = hashed(h, (u32(min(max(rust_saturating_mul_i32(a, b), (-128i)), 127i)) ^ (rust_abs_diff_i32(a, b) << 8u)));
    h = value_12;
    let value_13 = hashed(h, (u32(min(a, b)) ^ (u32(max(a, b)) << 8u) ^ (u32(sign(a)) << 16u)));
    h = value_13;
    let value_14 = hashed(h, (u32(abs(a)) ^ ((u32(a) & 255u) << 8u) ^ ((u32(a) & 65535u) << 16u)));
    h = value_14;
    let operand = h;
    let mul = rust_within_i8_i32(a * b);
    var value_15 = 3i;
    if (!mul._1) {
        value_15 = mul._0;
    }
    let value_16 = hashed(operand, (u32(value_15) ^ (u32((a < 0i)) << 9u)));
    h = value_16;
    let operand_1 = h;
    let sub = rust_within_i8_i32(a - b);
    var value_17 = 9i;
    if (!sub._1) {
        value_17 = sub._0;
    }
    let value_18 = hashed(operand_1, (u32(value_17) ^ (u32((a <= b)) << 9u)));
    h = value_18;
    let operand_2 = h;
    let div = rust_within_i8_i32(a / (b | i32((b == 0i))));
    let is_some = b != 0i && !div._1;
    var value_19 = 900i;
    if (is_some) {
        let argument = div._0;
        value_19 = argument;
    }
    let value_20 = hashed(operand_2, u32(value_19));
    h = value_20;
    let operand_3 = h;
    let rem = Tuple2_i32_bool(a % (b | i32((b == 0i))), (a / (b | i32((b == 0i))) > 127i));
    let is_some_1 = b != 0i && !rem._1;
    var value_21 = 900i;
    if (is_some_1) {
        let argument = rem._0;
        value_21 = argument;
    }
    let value_22 = hashed(operand_3, u32(value_21));
    h = value_22;
    let operand_4 = h;
    let neg = rust_within_i8_i32((-a));
    var value_23 = 900i;
    if (!neg._1) {
        let argument = neg._0;
        value_23 = argument;
    }
    let value_24 = hashed(operand_4, u32(value_23));
    h = value_24;
    let operand_5 = h;
    let abs_ = rust_within_i8_i32(abs(a));
    var value_25 = 900i;
    if (!abs_._1) {
        let argument = abs_._0;
        value_25 = argument;
    }
    let value_26 = hashed(operand_5, (u32(value_25) ^ u32(Tuple2_i32_bool(a % (b | 1i | i32(((b | 1i) == 0i))), (a / (b | 1i | i32(((b | 1i) == 0i))) > 127i))._0)));
    h = value_26;
    let operand_6 = h;
    let shl = Tuple2_i32_bool(((a << ((n & 7u) & 31u)) << 24u) >> 24u, (n >= 8u));
    var value_27 = 900i;
    if (!shl._1) {
        let argument = shl._0;
        value_27 = argument;
    }
    let value_28 = hashed(operand_6, (u32(value_27) ^ u32(Tuple2_i32_bool(a >> ((n & 7u) & 31u), (n >= 8u))._0)));
    h = value_28;
    return hashed(h, (u32(rust_rem_euclid_i32(a, (((abs(b) << 24u) >> 24u) | 1i))) ^ rust_as_u32_f32(f32(a) / 4.0f)));
}

fn hashed(h: u32, n: u32) -> u32 {
    return rust_rotate_left_u32(((h ^ n) * 16777619u), 7u);
}

fn squared(x: u32) -> u32 {
    return u8_wrapping_pow_2(x);
}

fn u8_wrapping_pow_2(self_: u32) -> u32 {
    return (self_ * self_) & 255u;
}

@compute @workgroup_size(64)
fn of_bytes(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len) {
        let a = i & 255u;
        let b = (i >> 8u) & 255u;
        let value = unsigned(a, b, (i * 77u)) ^ signed((i32(a) << 24u) >> 24u, (i32(b) << 24u) >> 24u, (i * 39u));
        out[i] = value;
    }
}
