// The kernel `rounding`.

@group(0) @binding(0) var<storage, read> values: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

// `copysign` as Rust defines it.
fn rust_copysign_f32(a: f32, b: f32) -> f32 {
    return bitcast<f32>((bitcast<u32>(a) & u32(0x7fffffffu)) | (bitcast<u32>(b) & u32(0x80000000u)));
}

// `fract` as Rust defines it.
fn rust_fract_f32(a: f32) -> f32 {
    return a - trunc(a);
}

// `round` as Rust defines it.
fn rust_round_f32(a: f32) -> f32 {
    let t = trunc(a);
    return t + select(f32(), sign(a), abs(a - t) >= f32(0.5f));
}

// `signum` as Rust defines it.
fn rust_signum_f32(a: f32) -> f32 {
    let negative = (bitcast<u32>(a) >> u32(31u)) == u32(1u);
    let nan = (bitcast<u32>(a) & u32(0x7fffffffu)) > u32(0x7f800000u);
    return select(select(f32(1.0f), f32(-1.0f), negative), a, nan);
}

@compute @workgroup_size(18)
fn rounding(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let x = values[lane];
    let o = 9u * lane;
    out[o] = floor(x);
    out[o + 1u] = ceil(x);
    out[o + 2u] = rust_round_f32(x);
    out[o + 3u] = trunc(x);
    out[o + 4u] = rust_fract_f32(x);
    out[o + 5u] = abs(x);
    out[o + 6u] = rust_signum_f32(x);
    out[o + 7u] = round(x);
    out[o + 8u] = rust_copysign_f32(3.0f, x);
}
