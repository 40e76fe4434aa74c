// The kernel `unsigned`.

@group(0) @binding(0) var<storage, read> xs: array<u32>;
@group(0) @binding(1) var<storage, read> ys: array<u32>;
@group(0) @binding(2) var<storage, read_write> out: array<u32>;

// `div_ceil` as Rust defines it.
fn rust_div_ceil_u32(a: u32, b: u32) -> u32 {
    return a / b + select(0u, 1u, a % b != 0u);
}

@compute @workgroup_size(5)
fn unsigned(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let x = xs[lane];
    let y = ys[lane];
    let o = 4u * lane;
    out[o] = x / y;
    out[o + 1u] = x % y;
    out[o + 2u] = rust_div_ceil_u32(x, y);
    out[o + 3u] = x / 10u + x % 10u * 1000u;
}
