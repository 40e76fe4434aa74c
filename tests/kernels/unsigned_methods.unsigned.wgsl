// The kernel `unsigned`.

@group(0) @binding(0) var<storage, read> xs: array<u32>;
@group(0) @binding(1) var<storage, read> ys: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

// `abs_diff` as Rust defines it.
fn rust_abs_diff_u32(a: u32, b: u32) -> u32 {
    return max(a, b) - min(a, b);
}

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
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

// `saturating_add` as Rust defines it.
fn rust_saturating_add_u32(a: u32, b: u32) -> u32 {
    return a + min(b, ~a);
}

// `saturating_sub` as Rust defines it.
fn rust_saturating_sub_u32(a: u32, b: u32) -> u32 {
    return a - min(a, b);
}

@compute @workgroup_size(8)
fn unsigned(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let x = xs[lane];
    let y = ys[lane];
    let o = 21u * lane;
    out[o] = u32(countOneBits(x));
    out[o + 1u] = (32u - u32(countOneBits(x)));
    out[o + 2u] = u32(countLeadingZeros(x));
    out[o + 3u] = u32(countTrailingZeros(x));
    out[o + 4u] = reverseBits(x);
    out[o + 5u] = rust_rotate_left_u32(x, y);
    out[o + 6u] = rust_rotate_right_u32(x, y);
    out[o + 7u] = rust_pow_u32(x, y);
    out[o + 8u] = rust_abs_diff_u32(x, y);
    out[o + 9u] = rust_div_ceil_u32(x, y + 1u);
    out[o + 10u] = (x + y);
    out[o + 11u] = (x - y);
    out[o + 12u] = (x * y);
    out[o + 13u] = rust_saturating_add_u32(x, y);
    out[o + 14u] = rust_saturating_sub_u32(x, y);
    out[o + 15u] = min(x, y);
    out[o + 16u] = max(x, y);
    out[o + 17u] = min(max(x, 10u), 1000u);
    out[o + 18u] = u32((countOneBits(x) == 1u));
    out[o + 19u] = rust_next_power_of_two_u32((x & 65535u));
    out[o + 20u] = (x % (y + 1u));
}
