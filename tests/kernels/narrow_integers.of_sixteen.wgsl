// The kernel `of_sixteen`.

struct Tuple2_i32_bool {
    _0: i32,
    _1: bool,
}

struct Params {
    words_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<uniform> params: Params;

const LOW: u32 = 65535u >> 9u;

// `as i32`: saturates, and NaN gives 0.
fn rust_as_i32_f32(a: f32) -> i32 {
    let c = i32(clamp(a, f32(-2147483648.0f), f32(2147483520.0f)));
    let nan = (bitcast<u32>(a) & u32(0x7fffffffu)) > u32(0x7f800000u);
    return select(select(c, i32(2147483647i), a >= f32(2147483648.0f)), i32(), nan);
}

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_f32(a: f32) -> u32 {
    let c = u32(clamp(a, f32(0.0f), f32(4294967040.0f)));
    return select(select(u32(), c, a > f32()), u32(4294967295u), a >= f32(4294967296.0f));
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

fn sixteen(a: u32, b: i32, n: u32) -> u32 {
    var h = hashed(3u, ((a + u32(b)) & 65535u));
    let value = hashed(h, (((a * a - 9u) & 65535u) ^ u32(((b * b) << 16u) >> 16u)));
    h = value;
    let value_1 = hashed(h, (((a << ((n & 15u & 15u) & 31u)) & 65535u) ^ (u32(b >> ((n & 15u & 15u) & 31u)) << 16u)));
    h = value_1;
    let value_2 = hashed(h, ((rust_rotate_left_u32(a * 65537u, n) & 65535u) ^ (u32((i32(rust_rotate_right_u32((u32(b) & 65535u) * 65537u, n)) << 16u) >> 16u) << 16u)));
    h = value_2;
    let value_3 = hashed(h, ((rust_swap_bytes_u32(a << 16u) & 65535u) ^ (u32((i32(reverseBits(u32(b) << 16u)) << 16u) >> 16u) << 16u)));
    h = value_3;
    let value_4 = hashed(h, u32(countLeadingZeros(((a << 16u) | 65535u))) + 32u * u32(countLeadingZeros(((u32(b) << 16u) | 65535u))) + 1024u * u32(countOneBits((u32(b) & 65535u))));
    h = value_4;
    let value_5 = hashed(h, (min(rust_saturating_mul_u32(a, 3u), 65535u) ^ (u32(min(max(rust_saturating_mul_i32(b, 3i), (-32768i)), 32767i)) << 16u)));
    h = value_5;
    let value_6 = hashed(h, ((a & 255u) ^ (u32((b << 24u) >> 24u) << 3u) ^ (u32((i32(a) << 16u) >> 16u) << 5u)));
    h = value_6;
    let value_7 = hashed(h, u32(squared(b)));
    h = value_7;
    let operand = h;
    let add = rust_within_i16_i32(b + 30000i);
    var value_8 = 7u;
    if (!add._1) {
        let sum = add._0;
        value_8 = u32(sum);
    }
    return hashed(operand, (value_8 ^ (u32((a > 400u)) << 20u)));
}

fn of_floats(x: f32) -> u32 {
    let a = min(rust_as_u32_f32(x), 255u) + (min(rust_as_u32_f32(x), 65535u) << 8u);
    return hashed(a, (u32(min(max(rust_as_i32_f32(x), (-128i)), 127i)) ^ (u32(min(max(rust_as_i32_f32(x), (-32768i)), 32767i)) << 8u)));
}

fn patterns(c: u32, d: i32) -> u32 {
    var letter: u32;
    if (c >= 97u && c <= 122u) {
        letter = 1u;
    } else if (c >= 65u && c <= 90u) {
        letter = 2u;
    } else if ((c >= 48u && c <= 57u) || (c == 95u)) {
        letter = 3u;
    } else if (c == 127u) {
        letter = 4u;
    } else if (c >= 0u && c <= 31u) {
        letter = 5u;
    } else if (c >= 128u) {
        letter = 6u;
    } else {
        letter = 7u;
    }
    var sign_: u32;
    if (d >= -128i && d <= -1i) {
        sign_ = 10u;
    } else if (d == 0i) {
        sign_ = 20u;
    } else {
        sign_ = 30u;
    }
    return letter + sign_ + LOW + 8u + u32(32767i);
}

fn hashed(h: u32, n: u32) -> u32 {
    return rust_rotate_left_u32(((h ^ n) * 16777619u), 7u);
}

fn squared(x: i32) -> i32 {
    return i16_wrapping_pow_2(x);
}

fn i16_wrapping_pow_2(self_: i32) -> i32 {
    return ((-(((self_ * self_) << 16u) >> 16u)) << 16u) >> 16u;
}

@compute @workgroup_size(64)
fn of_sixteen(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i < params.out_len && i < params.words_len) {
        let word = words[i];
        let value = sixteen((word & 65535u), (i32(word >> 16u) << 16u) >> 16u, word >> 3u) ^ of_floats(f32(i32(word) >> 20u) * 0.77f) ^ patterns((word & 255u), (i32(word >> 8u) << 24u) >> 24u);
        out[i] = value;
    }
}
