// The kernel `of_u64_0`.

struct Tuple2_u64_bool {
    _0: u64,
    _1: bool,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

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
fn rust_count_zeros_u64(a: u64) -> u32 {
    let u = u64(a);
    let low = u32(u);
    let high = u32(u >> 32u);
    return 64u - (countOneBits(low) + countOneBits(high));
}

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u64(a: u64, b: u64) -> u64 {
    return a / b + select(0lu, 1lu, a % b != 0lu);
}

// `f64::from_bits` as Rust defines it.
fn rust_f64_from_bits_u64(a: u64) -> f64 {
    return bitcast<f64>(a);
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
fn rust_leading_ones_u64(a: u64) -> u32 {
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

// `overflowing_add` as Rust defines it.
fn rust_overflowing_add_u64(a: u64, b: u64) -> Tuple2_u64_bool {
    let r = a + b;
    return Tuple2_u64_bool(r, r < a);
}

// `overflowing_div` as Rust defines it.
fn rust_overflowing_div_u64(a: u64, b: u64) -> Tuple2_u64_bool {
    return Tuple2_u64_bool(a / b, false);
}

// `overflowing_mul` as Rust defines it.
fn rust_overflowing_mul_u64(a: u64, b: u64) -> Tuple2_u64_bool {
    let r = a * b;
    return Tuple2_u64_bool(r, (a != u64()) & (r / max(a, u64(1)) != b));
}

// `overflowing_neg` as Rust defines it.
fn rust_overflowing_neg_u64(a: u64) -> Tuple2_u64_bool {
    return Tuple2_u64_bool(~a + u64(1u), a != u64());
}

// `overflowing_rem` as Rust defines it.
fn rust_overflowing_rem_u64(a: u64, b: u64) -> Tuple2_u64_bool {
    return Tuple2_u64_bool(a % b, false);
}

// `overflowing_sub` as Rust defines it.
fn rust_overflowing_sub_u64(a: u64, b: u64) -> Tuple2_u64_bool {
    return Tuple2_u64_bool(a - b, a < b);
}

// `pow` as Rust defines it.
fn rust_pow_u64(a: u64, b: u32) -> u64 {
    var base = a;
    var n = b;
    var r = u64(1);
    for (var bit = 0u; bit < 32u && n != 0u; bit++) {
        if ((n & 1u) == 1u) {
            r *= base;
        }
        base *= base;
        n >>= 1u;
    }
    return r;
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
fn rust_saturating_add_u64(a: u64, b: u64) -> u64 {
    return a + min(b, ~a);
}

// `saturating_sub` as Rust defines it.
fn rust_saturating_sub_u64(a: u64, b: u64) -> u64 {
    return a - min(a, b);
}

// `trailing_ones` as Rust defines it.
fn rust_trailing_ones_u64(a: u64) -> u32 {
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
fn of_u64_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 76u;
    let r0 = min(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 0u] = u32(r0);
    out[o + 1u] = u32(r0 >> 32u);
    let r1 = max(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 2u] = u32(r1);
    out[o + 3u] = u32(r1 >> 32u);
    let r2 = min(max(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z))), ((u64(u[i].z) << 32u) | u64(u[i].w)));
    out[o + 4u] = u32(r2);
    out[o + 5u] = u32(r2 >> 32u);
    let r3 = select(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)), (u[i].z < u[i].w));
    out[o + 6u] = u32(r3);
    out[o + 7u] = u32(r3 >> 32u);
    let r4 = i64(((u64(u[i].x) << 32u) | u64(u[i].y)));
    out[o + 8u] = u32(r4);
    out[o + 9u] = u32(r4 >> 32u);
    let r5 = rust_count_ones_u64(((u64(u[i].x) << 32u) | u64(u[i].y)));
    out[o + 10u] = r5;
    let r6 = rust_count_zeros_u64(((u64(u[i].x) << 32u) | u64(u[i].y)));
    out[o + 11u] = r6;
    let r7 = rust_leading_zeros_u64(((u64(u[i].x) << 32u) | u64(u[i].y)));
    out[o + 12u] = r7;
    let r8 = rust_leading_ones_u64(((u64(u[i].x) << 32u) | u64(u[i].y)));
    out[o + 13u] = r8;
    let r9 = rust_trailing_zeros_u64(((u64(u[i].x) << 32u) | u64(u[i].y)));
    out[o + 14u] = r9;
    let r10 = rust_trailing_ones_u64(((u64(u[i].x) << 32u) | u64(u[i].y)));
    out[o + 15u] = r10;
    let r11 = rust_ilog2_u64(((u64(u[i].x) << 32u) | u64(u[i].y)));
    out[o + 16u] = r11;
    let r12 = rust_reverse_bits_u64(((u64(u[i].x) << 32u) | u64(u[i].y)));
    out[o + 17u] = u32(r12);
    out[o + 18u] = u32(r12 >> 32u);
    let r13 = rust_is_power_of_two_u64(((u64(u[i].x) << 32u) | u64(u[i].y)));
    out[o + 19u] = u32(r13);
    let r14 = rust_rotate_left_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), u[i].y);
    out[o + 20u] = u32(r14);
    out[o + 21u] = u32(r14 >> 32u);
    let r15 = rust_rotate_right_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), u[i].y);
    out[o + 22u] = u32(r15);
    out[o + 23u] = u32(r15 >> 32u);
    let r16 = rust_pow_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), u[i].y);
    out[o + 24u] = u32(r16);
    out[o + 25u] = u32(r16 >> 32u);
    let r17 = rust_abs_diff_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 26u] = u32(r17);
    out[o + 27u] = u32(r17 >> 32u);
    let r18 = rust_div_ceil_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 28u] = u32(r18);
    out[o + 29u] = u32(r18 >> 32u);
    let r19 = rust_next_multiple_of_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 30u] = u32(r19);
    out[o + 31u] = u32(r19 >> 32u);
    let r20 = rust_is_multiple_of_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 32u] = u32(r20);
    let r21 = (((u64(u[i].x) << 32u) | u64(u[i].y)) % ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 33u] = u32(r21);
    out[o + 34u] = u32(r21 >> 32u);
    let r22 = (((u64(u[i].x) << 32u) | u64(u[i].y)) / ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 35u] = u32(r22);
    out[o + 36u] = u32(r22 >> 32u);
    let r23 = rust_saturating_add_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 37u] = u32(r23);
    out[o + 38u] = u32(r23 >> 32u);
    let r24 = rust_saturating_sub_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 39u] = u32(r24);
    out[o + 40u] = u32(r24 >> 32u);
    let r25 = (((u64(u[i].x) << 32u) | u64(u[i].y)) + ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 41u] = u32(r25);
    out[o + 42u] = u32(r25 >> 32u);
    let r26 = (((u64(u[i].x) << 32u) | u64(u[i].y)) - ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 43u] = u32(r26);
    out[o + 44u] = u32(r26 >> 32u);
    let r27 = (((u64(u[i].x) << 32u) | u64(u[i].y)) * ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 45u] = u32(r27);
    out[o + 46u] = u32(r27 >> 32u);
    let r28 = (((u64(u[i].x) << 32u) | u64(u[i].y)) / ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 47u] = u32(r28);
    out[o + 48u] = u32(r28 >> 32u);
    let r29 = (((u64(u[i].x) << 32u) | u64(u[i].y)) % ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 49u] = u32(r29);
    out[o + 50u] = u32(r29 >> 32u);
    let r30 = rust_wrapping_shl_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), u[i].y);
    out[o + 51u] = u32(r30);
    out[o + 52u] = u32(r30 >> 32u);
    let r31 = rust_wrapping_shr_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), u[i].y);
    out[o + 53u] = u32(r31);
    out[o + 54u] = u32(r31 >> 32u);
    let r32 = (~((u64(u[i].x) << 32u) | u64(u[i].y)) + 1lu);
    out[o + 55u] = u32(r32);
    out[o + 56u] = u32(r32 >> 32u);
    let r33 = rust_f64_from_bits_u64(((u64(u[i].x) << 32u) | u64(u[i].y)));
    out[o + 57u] = bitcast<u32>(f32(r33));
    let r34 = rust_overflowing_add_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 58u] = u32(r34._0);
    out[o + 59u] = u32(r34._0 >> 32u);
    out[o + 60u] = u32(r34._1);
    let r35 = rust_overflowing_sub_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 61u] = u32(r35._0);
    out[o + 62u] = u32(r35._0 >> 32u);
    out[o + 63u] = u32(r35._1);
    let r36 = rust_overflowing_mul_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 64u] = u32(r36._0);
    out[o + 65u] = u32(r36._0 >> 32u);
    out[o + 66u] = u32(r36._1);
    let r37 = rust_overflowing_div_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 67u] = u32(r37._0);
    out[o + 68u] = u32(r37._0 >> 32u);
    out[o + 69u] = u32(r37._1);
    let r38 = rust_overflowing_rem_u64(((u64(u[i].x) << 32u) | u64(u[i].y)), ((u64(u[i].y) << 32u) | u64(u[i].z)));
    out[o + 70u] = u32(r38._0);
    out[o + 71u] = u32(r38._0 >> 32u);
    out[o + 72u] = u32(r38._1);
    let r39 = rust_overflowing_neg_u64(((u64(u[i].x) << 32u) | u64(u[i].y)));
    out[o + 73u] = u32(r39._0);
    out[o + 74u] = u32(r39._0 >> 32u);
    out[o + 75u] = u32(r39._1);
}
