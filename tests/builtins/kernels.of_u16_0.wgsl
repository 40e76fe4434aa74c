// The kernel `of_u16_0`.

struct Tuple2_u32_bool {
    _0: u32,
    _1: bool,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `abs_diff` as Rust defines it.
fn rust_abs_diff_u32(a: u32, b: u32) -> u32 {
    return max(a, b) - min(a, b);
}

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

// `is_multiple_of` as Rust defines it.
fn rust_is_multiple_of_u32(a: u32, b: u32) -> bool {
    return select(a % b == 0u, a == 0u, b == 0u);
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

// `next_multiple_of` as Rust defines it.
fn rust_next_multiple_of_u32(a: u32, b: u32) -> u32 {
    let r = a % b;
    return select(a + (b - r), a, r == 0u);
}

// `next_power_of_two` as Rust defines it.
fn rust_next_power_of_two_u32(a: u32) -> u32 {
    let shifted = 1u << ((32u - countLeadingZeros(a - 1u)) & 31u);
    return select(select(shifted, 0u, a > 0x80000000u), 1u, a <= 1u);
}

// `pow` as Rust defines it.
fn rust_pow_u32(a: u32, b: u32) -> u32 {
    var base = a;
    var n = b;
    var r = u32(1);
    for (var bit = 0u; bit < 32u && n != 0u; bit++) {
        if ((n & 1u) == 1u) {
            r *= base;
        }
        base *= base;
        n >>= 1u;
    }
    return r;
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

// `saturating_add_signed` as Rust defines it.
fn rust_saturating_add_signed_u32(a: u32, b: i32) -> u32 {
    let s = a + u32(b);
    return select(select(s, u32(0xffffffffu), s < a), select(s, u32(), s > a), b < i32());
}

// `saturating_add` as Rust defines it.
fn rust_saturating_add_u32(a: u32, b: u32) -> u32 {
    return a + min(b, ~a);
}

// `saturating_mul` as Rust defines it.
fn rust_saturating_mul_u32(a: u32, b: u32) -> u32 {
    let p = a * b;
    return select(p, u32(0xffffffffu), (a != u32()) & (p / max(a, u32(1u)) != b));
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

// `within_u16` as Rust defines it.
fn rust_within_u16_u32(a: u32) -> Tuple2_u32_bool {
    let r = a & 65535u;
    return Tuple2_u32_bool(r, r != a);
}

// `wrapping_add_signed` as Rust defines it.
fn rust_wrapping_add_signed_u32(a: u32, b: i32) -> u32 {
    return a + u32(b);
}

@compute @workgroup_size(64)
fn of_u16_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 41u;
    let r0 = min((u[i].x & 65535u), (u[i].y & 65535u));
    out[o + 0u] = r0;
    let r1 = max((u[i].x & 65535u), (u[i].y & 65535u));
    out[o + 1u] = r1;
    let r2 = min(max((u[i].x & 65535u), (u[i].y & 65535u)), (u[i].z & 65535u));
    out[o + 2u] = r2;
    let r3 = (i32((u[i].x & 65535u)) << 16u) >> 16u;
    out[o + 3u] = u32(r3);
    let r4 = u32(countOneBits((u[i].x & 65535u)));
    out[o + 4u] = r4;
    let r5 = (32u - u32(countOneBits(((u[i].x & 65535u) | 4294901760u))));
    out[o + 5u] = r5;
    let r6 = u32(countLeadingZeros((((u[i].x & 65535u) << 16u) | 65535u)));
    out[o + 6u] = r6;
    let r7 = u32(countLeadingZeros(~((u[i].x & 65535u) << 16u)));
    out[o + 7u] = r7;
    let r8 = u32(countTrailingZeros(((u[i].x & 65535u) | 4294901760u)));
    out[o + 8u] = r8;
    let r9 = u32(countTrailingZeros(~(u[i].x & 65535u)));
    out[o + 9u] = r9;
    let r10 = reverseBits((u[i].x & 65535u) << 16u) & 65535u;
    out[o + 10u] = r10;
    let r11 = rust_swap_bytes_u32((u[i].x & 65535u) << 16u) & 65535u;
    out[o + 11u] = r11;
    let r12 = rust_rotate_left_u32((u[i].x & 65535u) * 65537u, u[i].y) & 65535u;
    out[o + 12u] = r12;
    let r13 = rust_rotate_right_u32((u[i].x & 65535u) * 65537u, u[i].y) & 65535u;
    out[o + 13u] = r13;
    let r14 = firstLeadingBit(u32((u[i].x & 65535u)));
    out[o + 14u] = r14;
    let r15 = (countOneBits((u[i].x & 65535u)) == 1u);
    out[o + 15u] = u32(r15);
    let r16 = rust_next_power_of_two_u32((u[i].x & 65535u)) & 65535u;
    out[o + 16u] = r16;
    let r17 = rust_pow_u32((u[i].x & 65535u), u[i].y) & 65535u;
    out[o + 17u] = r17;
    let r18 = rust_isqrt_u32((u[i].x & 65535u));
    out[o + 18u] = r18;
    let r19 = rust_abs_diff_u32((u[i].x & 65535u), (u[i].y & 65535u));
    out[o + 19u] = r19;
    let r20 = rust_midpoint_u32((u[i].x & 65535u), (u[i].y & 65535u));
    out[o + 20u] = r20;
    let r21 = rust_div_ceil_u32((u[i].x & 65535u), (u[i].y & 65535u));
    out[o + 21u] = r21;
    let r22 = rust_next_multiple_of_u32((u[i].x & 65535u), (u[i].y & 65535u)) & 65535u;
    out[o + 22u] = r22;
    let r23 = rust_is_multiple_of_u32((u[i].x & 65535u), (u[i].y & 65535u));
    out[o + 23u] = u32(r23);
    let r24 = ((u[i].x & 65535u) % (u[i].y & 65535u));
    out[o + 24u] = r24;
    let r25 = ((u[i].x & 65535u) / (u[i].y & 65535u)) & 65535u;
    out[o + 25u] = r25;
    let r26 = min(rust_saturating_add_u32((u[i].x & 65535u), (u[i].y & 65535u)), 65535u);
    out[o + 26u] = r26;
    let r27 = rust_saturating_sub_u32((u[i].x & 65535u), (u[i].y & 65535u));
    out[o + 27u] = r27;
    let r28 = min(rust_saturating_mul_u32((u[i].x & 65535u), (u[i].y & 65535u)), 65535u);
    out[o + 28u] = r28;
    let r29 = min(rust_saturating_add_signed_u32((u[i].x & 65535u), (n[i].y << 16u) >> 16u), 65535u);
    out[o + 29u] = r29;
    let r30 = (u[i].x + u[i].y) & 65535u;
    out[o + 30u] = r30;
    let r31 = (u[i].x - u[i].y) & 65535u;
    out[o + 31u] = r31;
    let r32 = (u[i].x * u[i].y) & 65535u;
    out[o + 32u] = r32;
    let r33 = (u[i].x & 65535u) / (u[i].y & 65535u);
    out[o + 33u] = r33;
    let r34 = (u[i].x & 65535u) % (u[i].y & 65535u);
    out[o + 34u] = r34;
    let r35 = (u[i].x << ((u[i].y & 15u) & 31u)) & 65535u;
    out[o + 35u] = r35;
    let r36 = (u[i].x & 65535u) >> ((u[i].y & 15u) & 31u);
    out[o + 36u] = r36;
    let r37 = (~(u[i].x & 65535u) + 1u) & 65535u;
    out[o + 37u] = r37;
    let r38 = rust_wrapping_add_signed_u32((u[i].x & 65535u), (n[i].y << 16u) >> 16u) & 65535u;
    out[o + 38u] = r38;
    let r39 = rust_within_u16_u32((u[i].x & 65535u) + (u[i].y & 65535u));
    out[o + 39u] = r39._0;
    out[o + 40u] = u32(r39._1);
}
