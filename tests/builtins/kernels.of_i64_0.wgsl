// The kernel `of_i64_0`.

struct Tuple2_i64_bool {
    _0: i64,
    _1: bool,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `abs_diff` as Rust defines it.
fn rust_abs_diff_i64(a: i64, b: i64) -> u64 {
    return u64(max(a, b)) - u64(min(a, b));
}

// `count_ones` as Rust defines it.
fn rust_count_ones_i64(a: i64) -> u32 {
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

// `leading_ones` as Rust defines it.
fn rust_leading_ones_i64(a: i64) -> u32 {
    let u = u64(a);
    let low = u32(u);
    let high = u32(u >> 32u);
    return select(countLeadingZeros(~high), 32u + countLeadingZeros(~low), ~high == 0u);
}

// `leading_zeros` as Rust defines it.
fn rust_leading_zeros_i64(a: i64) -> u32 {
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

// `overflowing_div` as Rust defines it.
fn rust_overflowing_div_i64(a: i64, b: i64) -> Tuple2_i64_bool {
    return Tuple2_i64_bool(a / b, (b == i64(-1i)) & (a == -a) & (a != i64()));
}

// `overflowing_mul` as Rust defines it.
fn rust_overflowing_mul_i64(a: i64, b: i64) -> Tuple2_i64_bool {
    let r = a * b;
    let least = (a == i64(-1i)) & (b == -b) & (b != i64());
    let d = select(a, i64(1), (a == i64()) | least);
    return Tuple2_i64_bool(r, (a != i64()) & ((r / d != b) | least));
}

// `overflowing_sub` as Rust defines it.
fn rust_overflowing_sub_i64(a: i64, b: i64) -> Tuple2_i64_bool {
    let r = a - b;
    return Tuple2_i64_bool(r, ((a ^ b) & (a ^ r)) < i64());
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
fn rust_reverse_bits_i64(a: i64) -> i64 {
    let u = u64(a);
    let low = u32(u);
    let high = u32(u >> 32u);
    return i64((u64(reverseBits(low)) << 32u) | u64(reverseBits(high)));
}

// `rotate_left` as Rust defines it.
fn rust_rotate_left_i64(a: i64, b: u32) -> i64 {
    let u = u64(a);
    return i64((u << (b & 63u)) | (u >> ((64u - b) & 63u)));
}

// `rotate_right` as Rust defines it.
fn rust_rotate_right_i64(a: i64, b: u32) -> i64 {
    let u = u64(a);
    return i64((u >> (b & 63u)) | (u << ((64u - b) & 63u)));
}

// `saturating_add` as Rust defines it.
fn rust_saturating_add_i64(a: i64, b: i64) -> i64 {
    let s = i64(u64(a) + u64(b));
    let limit = i64(0x7ffffffffffffffflu + (u64(a) >> 63u));
    return select(s, limit, ((a ^ s) & (b ^ s)) < 0li);
}

// `saturating_sub` as Rust defines it.
fn rust_saturating_sub_i64(a: i64, b: i64) -> i64 {
    let d = i64(u64(a) - u64(b));
    let limit = i64(0x7ffffffffffffffflu + (u64(a) >> 63u));
    return select(d, limit, ((a ^ b) & (a ^ d)) < 0li);
}

// `trailing_ones` as Rust defines it.
fn rust_trailing_ones_i64(a: i64) -> u32 {
    let u = u64(a);
    let low = u32(u);
    let high = u32(u >> 32u);
    return select(countTrailingZeros(~low), 32u + countTrailingZeros(~high), ~low == 0u);
}

// `trailing_zeros` as Rust defines it.
fn rust_trailing_zeros_i64(a: i64) -> u32 {
    let u = u64(a);
    let low = u32(u);
    let high = u32(u >> 32u);
    return select(countTrailingZeros(low), 32u + countTrailingZeros(high), low == 0u);
}

// `wrapping_shl` as Rust defines it.
fn rust_wrapping_shl_i64(a: i64, b: u32) -> i64 {
    return a << (b & 63u);
}

// `wrapping_shr` as Rust defines it.
fn rust_wrapping_shr_i64(a: i64, b: u32) -> i64 {
    return a >> (b & 63u);
}

@compute @workgroup_size(64)
fn of_i64_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 75u;
    let r0 = min(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 0u] = u32(r0);
    out[o + 1u] = u32(r0 >> 32u);
    let r1 = max(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 2u] = u32(r1);
    out[o + 3u] = u32(r1 >> 32u);
    let r2 = min(max(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z)))), ((i64(n[i].z) << 32u) | i64(u64(u[i].w))));
    out[o + 4u] = u32(r2);
    out[o + 5u] = u32(r2 >> 32u);
    let r3 = select(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))), (u[i].z < u[i].w));
    out[o + 6u] = u32(r3);
    out[o + 7u] = u32(r3 >> 32u);
    let r4 = abs(((i64(n[i].x) << 32u) | i64(u64(u[i].y))));
    out[o + 8u] = u32(r4);
    out[o + 9u] = u32(r4 >> 32u);
    let r5 = sign(((i64(n[i].x) << 32u) | i64(u64(u[i].y))));
    out[o + 10u] = u32(r5);
    out[o + 11u] = u32(r5 >> 32u);
    let r6 = (((i64(n[i].x) << 32u) | i64(u64(u[i].y))) < 0li);
    out[o + 12u] = u32(r6);
    let r7 = (((i64(n[i].x) << 32u) | i64(u64(u[i].y))) > 0li);
    out[o + 13u] = u32(r7);
    let r8 = u64(abs(((i64(n[i].x) << 32u) | i64(u64(u[i].y)))));
    out[o + 14u] = u32(r8);
    out[o + 15u] = u32(r8 >> 32u);
    let r9 = u64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))));
    out[o + 16u] = u32(r9);
    out[o + 17u] = u32(r9 >> 32u);
    let r10 = rust_count_ones_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))));
    out[o + 18u] = r10;
    let r11 = rust_count_zeros_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))));
    out[o + 19u] = r11;
    let r12 = rust_leading_zeros_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))));
    out[o + 20u] = r12;
    let r13 = rust_leading_ones_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))));
    out[o + 21u] = r13;
    let r14 = rust_trailing_zeros_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))));
    out[o + 22u] = r14;
    let r15 = rust_trailing_ones_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))));
    out[o + 23u] = r15;
    let r16 = rust_ilog2_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))));
    out[o + 24u] = r16;
    let r17 = rust_reverse_bits_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))));
    out[o + 25u] = u32(r17);
    out[o + 26u] = u32(r17 >> 32u);
    let r18 = rust_rotate_left_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), u[i].y);
    out[o + 27u] = u32(r18);
    out[o + 28u] = u32(r18 >> 32u);
    let r19 = rust_rotate_right_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), u[i].y);
    out[o + 29u] = u32(r19);
    out[o + 30u] = u32(r19 >> 32u);
    let r20 = rust_pow_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), u[i].y);
    out[o + 31u] = u32(r20);
    out[o + 32u] = u32(r20 >> 32u);
    let r21 = rust_abs_diff_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 33u] = u32(r21);
    out[o + 34u] = u32(r21 >> 32u);
    let r22 = rust_rem_euclid_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 35u] = u32(r22);
    out[o + 36u] = u32(r22 >> 32u);
    let r23 = rust_div_euclid_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 37u] = u32(r23);
    out[o + 38u] = u32(r23 >> 32u);
    let r24 = rust_saturating_add_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 39u] = u32(r24);
    out[o + 40u] = u32(r24 >> 32u);
    let r25 = rust_saturating_sub_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 41u] = u32(r25);
    out[o + 42u] = u32(r25 >> 32u);
    let r26 = (((i64(n[i].x) << 32u) | i64(u64(u[i].y))) + ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 43u] = u32(r26);
    out[o + 44u] = u32(r26 >> 32u);
    let r27 = (((i64(n[i].x) << 32u) | i64(u64(u[i].y))) - ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 45u] = u32(r27);
    out[o + 46u] = u32(r27 >> 32u);
    let r28 = (((i64(n[i].x) << 32u) | i64(u64(u[i].y))) * ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 47u] = u32(r28);
    out[o + 48u] = u32(r28 >> 32u);
    let r29 = (((i64(n[i].x) << 32u) | i64(u64(u[i].y))) / ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 49u] = u32(r29);
    out[o + 50u] = u32(r29 >> 32u);
    let r30 = (((i64(n[i].x) << 32u) | i64(u64(u[i].y))) % ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 51u] = u32(r30);
    out[o + 52u] = u32(r30 >> 32u);
    let r31 = rust_wrapping_shl_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), u[i].y);
    out[o + 53u] = u32(r31);
    out[o + 54u] = u32(r31 >> 32u);
    let r32 = rust_wrapping_shr_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), u[i].y);
    out[o + 55u] = u32(r32);
    out[o + 56u] = u32(r32 >> 32u);
    let r33 = abs(((i64(n[i].x) << 32u) | i64(u64(u[i].y))));
    out[o + 57u] = u32(r33);
    out[o + 58u] = u32(r33 >> 32u);
    let r34 = (-((i64(n[i].x) << 32u) | i64(u64(u[i].y))));
    out[o + 59u] = u32(r34);
    out[o + 60u] = u32(r34 >> 32u);
    let r35 = sign(((i64(n[i].x) << 32u) | i64(u64(u[i].y))));
    out[o + 61u] = u32(r35);
    out[o + 62u] = u32(r35 >> 32u);
    let r36 = rust_overflowing_add_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 63u] = u32(r36._0);
    out[o + 64u] = u32(r36._0 >> 32u);
    out[o + 65u] = u32(r36._1);
    let r37 = rust_overflowing_sub_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 66u] = u32(r37._0);
    out[o + 67u] = u32(r37._0 >> 32u);
    out[o + 68u] = u32(r37._1);
    let r38 = rust_overflowing_mul_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 69u] = u32(r38._0);
    out[o + 70u] = u32(r38._0 >> 32u);
    out[o + 71u] = u32(r38._1);
    let r39 = rust_overflowing_div_i64(((i64(n[i].x) << 32u) | i64(u64(u[i].y))), ((i64(n[i].y) << 32u) | i64(u64(u[i].z))));
    out[o + 72u] = u32(r39._0);
    out[o + 73u] = u32(r39._0 >> 32u);
    out[o + 74u] = u32(r39._1);
}
