// The kernel `of_i8_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `abs_diff` as Rust defines it.
fn rust_abs_diff_i32(a: i32, b: i32) -> u32 {
    return u32(max(a, b)) - u32(min(a, b));
}

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

// `midpoint` as Rust defines it.
fn rust_midpoint_i32(a: i32, b: i32) -> i32 {
    let m = (a & b) + ((a ^ b) >> 1u);
    return m + (i32(u32(m) >> 31u) & (a ^ b) & 1i);
}

// `pow` as Rust defines it.
fn rust_pow_i32(a: i32, b: u32) -> i32 {
    var base = a;
    var n = b;
    var r = i32(1);
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

// `saturating_sub` as Rust defines it.
fn rust_saturating_sub_i32(a: i32, b: i32) -> i32 {
    let d = i32(u32(a) - u32(b));
    let limit = i32(u32(0x7fffffffu) + (u32(a) >> u32(31u)));
    return select(d, limit, ((a ^ b) & (a ^ d)) < i32());
}

// `swap_bytes` as Rust defines it.
fn rust_swap_bytes_u32(a: u32) -> u32 {
    let u = u32(a);
    return u32((u >> 24u) | ((u >> 8u) & 0xff00u) | ((u << 8u) & 0xff0000u) | (u << 24u));
}

// `wrapping_add_unsigned` as Rust defines it.
fn rust_wrapping_add_unsigned_i32(a: i32, b: u32) -> i32 {
    return a + i32(b);
}

// `wrapping_sub_unsigned` as Rust defines it.
fn rust_wrapping_sub_unsigned_i32(a: i32, b: u32) -> i32 {
    return a - i32(b);
}

@compute @workgroup_size(64)
fn of_i8_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 40u;
    let r0 = min((n[i].x << 24u) >> 24u, (n[i].y << 24u) >> 24u);
    out[o + 0u] = u32(r0);
    let r1 = max((n[i].x << 24u) >> 24u, (n[i].y << 24u) >> 24u);
    out[o + 1u] = u32(r1);
    let r2 = min(max(((n[i].x << 24u) >> 24u), ((n[i].y << 24u) >> 24u)), ((n[i].z << 24u) >> 24u));
    out[o + 2u] = u32(r2);
    let r3 = (abs((n[i].x << 24u) >> 24u) << 24u) >> 24u;
    out[o + 3u] = u32(r3);
    let r4 = sign((n[i].x << 24u) >> 24u);
    out[o + 4u] = u32(r4);
    let r5 = (((n[i].x << 24u) >> 24u) < 0i);
    out[o + 5u] = u32(r5);
    let r6 = (((n[i].x << 24u) >> 24u) > 0i);
    out[o + 6u] = u32(r6);
    let r7 = u32(abs(((n[i].x << 24u) >> 24u)));
    out[o + 7u] = r7;
    let r8 = u32(((n[i].x << 24u) >> 24u)) & 255u;
    out[o + 8u] = r8;
    let r9 = u32(countOneBits((u32((n[i].x << 24u) >> 24u) & 255u)));
    out[o + 9u] = r9;
    let r10 = (32u - u32(countOneBits(((u32((n[i].x << 24u) >> 24u) & 255u) | 4294967040u))));
    out[o + 10u] = r10;
    let r11 = u32(countLeadingZeros(((u32((n[i].x << 24u) >> 24u) << 24u) | 16777215u)));
    out[o + 11u] = r11;
    let r12 = u32(countLeadingZeros(~(u32((n[i].x << 24u) >> 24u) << 24u)));
    out[o + 12u] = r12;
    let r13 = u32(countTrailingZeros(((u32((n[i].x << 24u) >> 24u) & 255u) | 4294967040u)));
    out[o + 13u] = r13;
    let r14 = u32(countTrailingZeros(~(u32((n[i].x << 24u) >> 24u) & 255u)));
    out[o + 14u] = r14;
    let r15 = (i32(reverseBits(u32((n[i].x << 24u) >> 24u) << 24u)) << 24u) >> 24u;
    out[o + 15u] = u32(r15);
    let r16 = (i32(rust_swap_bytes_u32(u32((n[i].x << 24u) >> 24u) << 24u)) << 24u) >> 24u;
    out[o + 16u] = u32(r16);
    let r17 = (i32(rust_rotate_left_u32((u32((n[i].x << 24u) >> 24u) & 255u) * 16843009u, u[i].y)) << 24u) >> 24u;
    out[o + 17u] = u32(r17);
    let r18 = (i32(rust_rotate_right_u32((u32((n[i].x << 24u) >> 24u) & 255u) * 16843009u, u[i].y)) << 24u) >> 24u;
    out[o + 18u] = u32(r18);
    let r19 = firstLeadingBit(u32(((n[i].x << 24u) >> 24u)));
    out[o + 19u] = r19;
    let r20 = (rust_pow_i32((n[i].x << 24u) >> 24u, u[i].y) << 24u) >> 24u;
    out[o + 20u] = u32(r20);
    let r21 = rust_isqrt_i32((n[i].x << 24u) >> 24u);
    out[o + 21u] = u32(r21);
    let r22 = rust_abs_diff_i32((n[i].x << 24u) >> 24u, (n[i].y << 24u) >> 24u);
    out[o + 22u] = r22;
    let r23 = rust_midpoint_i32((n[i].x << 24u) >> 24u, (n[i].y << 24u) >> 24u);
    out[o + 23u] = u32(r23);
    let r24 = rust_rem_euclid_i32((n[i].x << 24u) >> 24u, (n[i].y << 24u) >> 24u);
    out[o + 24u] = u32(r24);
    let r25 = (rust_div_euclid_i32((n[i].x << 24u) >> 24u, (n[i].y << 24u) >> 24u) << 24u) >> 24u;
    out[o + 25u] = u32(r25);
    let r26 = min(max(rust_saturating_add_i32((n[i].x << 24u) >> 24u, (n[i].y << 24u) >> 24u), (-128i)), 127i);
    out[o + 26u] = u32(r26);
    let r27 = min(max(rust_saturating_sub_i32((n[i].x << 24u) >> 24u, (n[i].y << 24u) >> 24u), (-128i)), 127i);
    out[o + 27u] = u32(r27);
    let r28 = min(max(rust_saturating_mul_i32((n[i].x << 24u) >> 24u, (n[i].y << 24u) >> 24u), (-128i)), 127i);
    out[o + 28u] = u32(r28);
    let r29 = ((n[i].x + n[i].y) << 24u) >> 24u;
    out[o + 29u] = u32(r29);
    let r30 = ((n[i].x - n[i].y) << 24u) >> 24u;
    out[o + 30u] = u32(r30);
    let r31 = ((n[i].x * n[i].y) << 24u) >> 24u;
    out[o + 31u] = u32(r31);
    let r32 = ((((n[i].x << 24u) >> 24u) / ((n[i].y << 24u) >> 24u)) << 24u) >> 24u;
    out[o + 32u] = u32(r32);
    let r33 = ((n[i].x << 24u) >> 24u) % ((n[i].y << 24u) >> 24u);
    out[o + 33u] = u32(r33);
    let r34 = ((n[i].x << ((u[i].y & 7u) & 31u)) << 24u) >> 24u;
    out[o + 34u] = u32(r34);
    let r35 = ((n[i].x << 24u) >> 24u) >> ((u[i].y & 7u) & 31u);
    out[o + 35u] = u32(r35);
    let r36 = (abs((n[i].x << 24u) >> 24u) << 24u) >> 24u;
    out[o + 36u] = u32(r36);
    let r37 = ((-((n[i].x << 24u) >> 24u)) << 24u) >> 24u;
    out[o + 37u] = u32(r37);
    let r38 = (rust_wrapping_add_unsigned_i32((n[i].x << 24u) >> 24u, (u[i].y & 255u)) << 24u) >> 24u;
    out[o + 38u] = u32(r38);
    let r39 = (rust_wrapping_sub_unsigned_i32((n[i].x << 24u) >> 24u, (u[i].y & 255u)) << 24u) >> 24u;
    out[o + 39u] = u32(r39);
}
