// The kernel `more_math`.

@group(0) @binding(0) var<storage, read> xs: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32>;

// `cbrt` as Rust defines it.
fn rust_cbrt_f32(a: f32) -> f32 {
    if (a == 0.0f || (bitcast<u32>(a) & 0x7f800000u) == 0x7f800000u) {
        return a;
    }
    let t = sign(a) * exp2(log2(abs(a)) / 3.0f);
    return t - (t - a / (t * t)) / 3.0f;
}

// `exp_m1` as Rust defines it.
fn rust_exp_m1_f32(a: f32) -> f32 {
    let series = a * (1.0f + a / 2.0f * (1.0f + a / 3.0f * (1.0f + a / 4.0f * (1.0f + a / 5.0f * (1.0f + a / 6.0f * (1.0f + a / 7.0f))))));
    return select(exp(a) - 1.0f, series, abs(a) < 0.5f);
}

// `ln_1p` as Rust defines it.
fn rust_ln_1p_f32(a: f32) -> f32 {
    let s = a / (2.0f + a);
    let q = s * s;
    let series = 2.0f * s * (1.0f + q * (1.0f / 3.0f + q * (0.2f + q * (1.0f / 7.0f + q / 9.0f))));
    return select(log(1.0f + a), series, abs(a) < 0.25f);
}

// `log` as Rust defines it.
fn rust_log_f32(a: f32, b: f32) -> f32 {
    return log2(a) / log2(b);
}

@compute @workgroup_size(6)
fn more_math(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let x = xs[lane];
    let o = 17u * lane;
    out[o] = asin(x / 4.0f);
    out[o + 1u] = acos(x / 4.0f);
    out[o + 2u] = atan(x);
    out[o + 3u] = sinh(x);
    out[o + 4u] = cosh(x);
    out[o + 5u] = asinh(x);
    out[o + 6u] = acosh(abs(x) + 1.0f);
    out[o + 7u] = atanh(x / 4.0f);
    out[o + 8u] = (1.0f / x);
    out[o + 9u] = length(vec2<f32>(x, 2.0f));
    out[o + 10u] = rust_cbrt_f32(x);
    out[o + 11u] = degrees(x);
    out[o + 12u] = radians(x);
    out[o + 13u] = rust_exp_m1_f32(x);
    out[o + 14u] = rust_ln_1p_f32(abs(x));
    out[o + 15u] = (log2(abs(x)) * 0.30103f);
    out[o + 16u] = rust_log_f32(abs(x), 3.0f);
}
