// The kernel `math`.

@group(0) @binding(0) var<storage, read> xs: array<f32>;
@group(0) @binding(1) var<storage, read> ys: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;

// `atan2` as Rust defines it.
fn rust_atan2_f32(a: f32, b: f32) -> f32 {
    if (a != 0.0f || b != 0.0f) {
        return atan2(a, b);
    }
    let pi = bitcast<f32>((bitcast<u32>(a) & 0x80000000u) | 0x40490fdbu);
    return select(a, pi, (bitcast<u32>(b) >> 31u) == 1u);
}

@compute @workgroup_size(8)
fn math(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let x = xs[lane];
    let y = ys[lane];
    let o = 10u * lane;
    out[o] = sqrt(x);
    out[o + 1u] = exp(x);
    out[o + 2u] = log(x);
    out[o + 3u] = sin(y);
    out[o + 4u] = cos(y);
    out[o + 5u] = tan(y);
    out[o + 6u] = rust_atan2_f32(y, x - 1.0f);
    out[o + 7u] = tanh(clamp(y, -20.0f, 20.0f));
    out[o + 8u] = exp2(y);
    out[o + 9u] = log2(x);
}
