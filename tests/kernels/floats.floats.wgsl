// The kernel `floats`.

@group(0) @binding(0) var<storage, read> xs: array<f32>;
@group(0) @binding(1) var<storage, read> ys: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<storage, read_write> compared: array<u32>;

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_f32(a: f32, b: f32) -> f32 {
    let r = a % b;
    return select(r, r + abs(b), r < f32());
}

@compute @workgroup_size(8)
fn floats(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let x = xs[lane];
    let y = ys[lane];
    let o = 12u * lane;
    out[o] = x + y;
    out[o + 1u] = x - y;
    out[o + 2u] = x * y;
    out[o + 3u] = x / y;
    out[o + 4u] = x % y;
    out[o + 5u] = -x;
    out[o + 6u] = min(x, y);
    out[o + 7u] = max(x, y);
    out[o + 8u] = min(max(x, (-1.0f)), 2.5f);
    out[o + 9u] = fma(x, y, 0.5f);
    out[o + 10u] = rust_rem_euclid_f32(x, y);
    out[o + 11u] = (x + y) * (x - y) - -x;
    compared[lane] = u32((x < y)) | (u32((x <= y)) << 1u) | (u32((x > y)) << 2u) | (u32((x >= y)) << 3u) | (u32((x == y)) << 4u) | (u32((x != y)) << 5u);
}
