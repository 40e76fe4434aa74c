// The kernel `signed`.

@group(0) @binding(0) var<storage, read> xs: array<i32>;
@group(0) @binding(1) var<storage, read> ys: array<i32>;
@group(0) @binding(2) var<storage, read_write> out: array<i32>;

// `div_euclid` as Rust defines it.
fn rust_div_euclid_i32(a: i32, b: i32) -> i32 {
    let q = a / b;
    let away = select(i32(-1i), i32(1i), b < i32());
    return select(q, q + away, a % b < i32());
}

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_i32(a: i32, b: i32) -> i32 {
    let r = a % b;
    return select(r, i32(u32(r) + u32(abs(b))), r < i32());
}

@compute @workgroup_size(9)
fn signed(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let x = xs[lane];
    let y = ys[lane];
    let o = 5u * lane;
    out[o] = x / y;
    out[o + 1u] = x % y;
    out[o + 2u] = rust_div_euclid_i32(x, y);
    out[o + 3u] = rust_rem_euclid_i32(x, y);
    out[o + 4u] = x / 4i + x % 4i * 1000i;
}
