// The kernel `functions`.

struct Params {
    a_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<u64>;
@group(0) @binding(1) var<storage, read> b: array<u64>;
@group(0) @binding(2) var<storage, read_write> out: array<u64>;
@group(0) @binding(3) var<storage, read_write> counts: array<u32>;
@group(0) @binding(4) var<uniform> params: Params;

// `abs_diff` as Rust defines it.
fn rust_abs_diff_i64(a: i64, b: i64) -> u64 {
    return u64(max(a, b)) - u64(min(a, b));
}

// `abs_diff` as Rust defines it.
fn rust_abs_diff_u64(a: u64, b: u64) -> u64 {
    return u64(max(a, b)) - u64(min(a, b));
}

// `count_ones` as Rust defines it.
fn rust_count_ones_u64(a: u64) -> u32 {
    let u = u64(a);
    let low = u32(u);
    let high = u32(u >> 32u);
    return countOneBits(low) + countOneBits(high);
}

// `count_zeros` as Rust defines it.
fn rust_count_zeros_i64(a: i64) -> u32 {
    let u = u64(a);
    let low = u32(u);
    let high = u32(u >> 32u);
    return 64u - (countOneBits(low) + countOneBits(high));
}

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u64(a: u64, b: u64) -> u64 {
    return a / b + select(0lu, 1lu, a % b != 0lu);
}

// `div_euclid` as Rust defines it.
fn rust_div_euclid_i64(a: i64, b: i64) -> i64 {
    let q = a / b;
    let away = select(-1li, 1li, b < 0li);
    return select(q, q + away, a % b < 0li);
}

// `ilog2` as Rust defines it.
fn rust_ilog2_u64(a: u64) -> u32 {
    let u = u64(a);
    let low = u32(u);
    let high = u32(u >> 32u);
    return select(firstLeadingBit(low), 32u + firstLeadingBit(high), high != 0u);
}

// `is_multiple_of` as Rust defines it.
fn rust_is_multiple_of_u64(a: u64, b: u64) -> bool {
    return select(a % b == 0lu, a == 0lu, b == 0lu);
}

// `is_power_of_two` as Rust defines it.
fn rust_is_power_of_two_u64(a: u64) -> bool {
    return a != 0lu && (a & (a - 1lu)) == 0lu;
}

// `leading_ones` as Rust defines it.
fn rust_leading_ones_i64(a: i64) -> u32 {
    let u = u64(a);
    let low = u32(u);
    let high = u32(u >> 32u);
    return select(countLeadingZeros(~high), 32u + countLeadingZeros(~low), ~high == 0u);
}

// `leading_zeros` as Rust defines it.
fn rust_leading_zeros_u64(a: u64) -> u32 {
    let u = u64(a);
    let low = u32(u);
    let high = u32(u >> 32u);
    return select(countLeadingZeros(high), 32u + countLeadingZeros(low), high == 0u);
}

// `next_multiple_of` as Rust defines it.
fn rust_next_multiple_of_u64(a: u64, b: u64) -> u64 {
    let r = a % b;
    return select(a + (b - r), a, r == 0lu);
}

// `pow` as Rust defines it.
fn rust_pow_i64(a: i64, b: u32) -> i64 {
    var base = a;
    var n = b;
    var r = i64(1);
    for (var bit = 0u; bit < 32u && n != 0u; bit++) {
        if ((n & 1u) == 1u) {
            r *= base;
        }
        base *= base;
        n >>= 1u;
    }
    return r;
}

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_i64(a: i64, b: i64) -> i64 {
    let r = a % b;
    return select(r, i64(u64(r) + u64(abs(b))), r < 0li);
}

// `reverse_bits` as Rust defines it.
fn rust_reverse_bits_u64(a: u64) -> u64 {
    let u = u64(a);
    let low = u32(u);
    let high = u32(u >> 32u);
    return u64((u64(reverseBits(low)) << 32u) | u64(reverseBits(high)));
}

// `rotate_left` as Rust defines it.
fn rust_rotate_left_u64(a: u64, b: u32) -> u64 {
    let u = u64(a);
    return u64((u << (b & 63u)) | (u >> ((64u - b) & 63u)));
}

// `rotate_right` as Rust defines it.
fn rust_rotate_right_u64(a: u64, b: u32) -> u64 {
    let u = u64(a);
    return u64((u >> (b & 63u)) | (u << ((64u - b) & 63u)));
}

// `saturating_add` as Rust defines it.
fn rust_saturating_add_i64(a: i64, b: i64) -> i64 {
    let s = i64(u64(a) + u64(b));
    let limit = i64(0x7ffffffffffffffflu + (u64(a) >> 63u));
    return select(s, limit, ((a ^ s) & (b ^ s)) < 0li);
}

// `saturating_add` as Rust defines it.
fn rust_saturating_add_u64(a: u64, b: u64) -> u64 {
    return a + min(b, ~a);
}

// `saturating_sub` as Rust defines it.
fn rust_saturating_sub_i64(a: i64, b: i64) -> i64 {
    let d = i64(u64(a) - u64(b));
    let limit = i64(0x7ffffffffffffffflu + (u64(a) >> 63u));
    return select(d, limit, ((a ^ b) & (a ^ d)) < 0li);
}

// `saturating_sub` as Rust defines it.
fn rust_saturating_sub_u64(a: u64, b: u64) -> u64 {
    return a - min(a, b);
}

// `trailing_ones` as Rust defines it.
fn rust_trailing_ones_i64(a: i64) -> u32 {
    let u = u64(a);
    let low = u32(u);
    let high = u32(u >> 32u);
    return select(countTrailingZeros(~low), 32u + countTrailingZeros(~high), ~low == 0u);
}

// `trailing_zeros` as Rust defines it.
fn rust_trailing_zeros_u64(a: u64) -> u32 {
    let u = u64(a);
    let low = u32(u);
    let high = u32(u >> 32u);
    return select(countTrailingZeros(low), 32u + countTrailingZeros(high), low == 0u);
}

// `wrapping_shl` as Rust defines it.
fn rust_wrapping_shl_u64(a: u64, b: u32) -> u64 {
    return a << (b & 63u);
}

// `wrapping_shr` as Rust defines it.
fn rust_wrapping_shr_u64(a: u64, b: u32) -> u64 {
    return a >> (b & 63u);
}

@compute @workgroup_size(64)
fn functions(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    if (i >= params.a_len) {
        return;
    }
    let x = a[i];
    let y = b[i];
    let s = i64(x);
    let t = i64(y);
    let o = 22u * i;
    out[o] = rust_rotate_left_u64(x, 13u) ^ rust_rotate_right_u64(x, u32(y));
    out[o + 1u] = rust_reverse_bits_u64(x);
    out[o + 2u] = x * x * x + u64(rust_pow_i64(s, 5u));
    out[o + 3u] = rust_abs_diff_u64(x, y);
    out[o + 4u] = rust_abs_diff_i64(s, t);
    out[o + 5u] = rust_saturating_add_u64(x, y);
    out[o + 6u] = rust_saturating_sub_u64(x, y);
    out[o + 7u] = u64(rust_saturating_add_i64(s, t));
    out[o + 8u] = u64(rust_saturating_sub_i64(s, t));
    out[o + 9u] = rust_wrapping_shl_u64(x, u32(y)) + rust_wrapping_shr_u64(x, 70u);
    out[o + 10u] = u64(abs((-s)));
    out[o + 11u] = u64(abs(s));
    out[o + 12u] = u64(sign(s));
    out[o + 13u] = u64(i64(x));
    out[o + 14u] = rust_div_ceil_u64(x, y) + rust_next_multiple_of_u64(x, y);
    out[o + 15u] = u64(rust_rem_euclid_i64(s, t));
    out[o + 16u] = u64(rust_div_euclid_i64(s, t));
    out[o + 17u] = (~x + 1lu) + (x % y);
    out[o + 18u] = u64(rust_is_multiple_of_u64(x, y)) | (u64(rust_is_power_of_two_u64(x)) << 1u);
    out[o + 19u] = u64(min(max(s, t), 9223372036854775807li));
    out[o + 20u] = min(x, y);
    out[o + 21u] = (x / y) * (((x + 1lu) - y) * 3lu);
    counts[7u * i] = rust_count_ones_u64(x);
    counts[7u * i + 1u] = rust_count_zeros_i64(s);
    counts[7u * i + 2u] = rust_leading_zeros_u64(x);
    counts[7u * i + 3u] = rust_leading_ones_i64(s);
    counts[7u * i + 4u] = rust_trailing_zeros_u64(x);
    counts[7u * i + 5u] = rust_trailing_ones_i64(s);
    counts[7u * i + 6u] = rust_ilog2_u64(x);
}
