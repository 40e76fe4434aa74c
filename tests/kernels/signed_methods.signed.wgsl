// The kernel `signed`.

@group(0) @binding(0) var<storage, read> xs: array<i32>;
@group(0) @binding(1) var<storage, read> ys: array<i32>;
@group(0) @binding(2) var<storage, read_write> out: array<i32>;
@group(0) @binding(3) var<storage, read_write> unsigned: array<u32>;

// `abs_diff` as Rust defines it.
fn rust_abs_diff_i32(a: i32, b: i32) -> u32 {
    return u32(max(a, b)) - u32(min(a, b));
}

// `rotate_left` as Rust defines it.
fn rust_rotate_left_i32(a: i32, b: u32) -> i32 {
    let u = u32(a);
    return i32((u << (b & 31u)) | (u >> ((32u - b) & 31u)));
}

// `saturating_add` as Rust defines it.
fn rust_saturating_add_i32(a: i32, b: i32) -> i32 {
    let s = i32(u32(a) + u32(b));
    let limit = i32(u32(0x7fffffffu) + (u32(a) >> u32(31u)));
    return select(s, limit, ((a ^ s) & (b ^ s)) < i32());
}

// `saturating_sub` as Rust defines it.
fn rust_saturating_sub_i32(a: i32, b: i32) -> i32 {
    let d = i32(u32(a) - u32(b));
    let limit = i32(u32(0x7fffffffu) + (u32(a) >> u32(31u)));
    return select(d, limit, ((a ^ b) & (a ^ d)) < i32());
}

@compute @workgroup_size(8)
fn signed(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let x = xs[lane];
    let y = ys[lane];
    let o = 13u * lane;
    out[o] = abs(x);
    out[o + 1u] = sign(x);
    out[o + 2u] = min(x, y);
    out[o + 3u] = max(x, y);
    out[o + 4u] = min(max(x, (-5i)), 5i);
    out[o + 5u] = rust_saturating_add_i32(x, y);
    out[o + 6u] = rust_saturating_sub_i32(x, y);
    out[o + 7u] = (x * y);
    out[o + 8u] = (-x);
    out[o + 9u] = reverseBits(x);
    out[o + 10u] = rust_rotate_left_i32(x, 5u);
    out[o + 11u] = x * x * x;
    out[o + 12u] = i32((x < 0i));
    unsigned[2u * lane] = u32(abs(x));
    unsigned[2u * lane + 1u] = rust_abs_diff_i32(x, y) + u32(countOneBits(x)) + u32(countLeadingZeros(x)) + u32(countTrailingZeros(x));
}
