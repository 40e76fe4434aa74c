// The kernel `powers`.

@group(0) @binding(0) var<storage, read> bases: array<f32>;
@group(0) @binding(1) var<storage, read> exponents: array<i32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;

// `powf` as Rust defines it.
fn rust_powf_f32(a: f32, b: f32) -> f32 {
    if (b == 0.0f || a == 1.0f) {
        return 1.0f;
    }
    let p = pow(abs(a), b);
    if ((bitcast<u32>(a) >> 31u) == 0u) {
        return p;
    }
    if (trunc(b) != b) {
        return select(sqrt(a), p, a == 0.0f);
    }
    return select(p, -p, abs(b) < 16777216.0f && (i32(b) & 1i) == 1i);
}

// `powi` as Rust defines it.
fn rust_powi_f32(a: f32, b: i32) -> f32 {
    var base = a;
    var n = u32(abs(b));
    var r = 1.0f;
    for (var bit = 0u; bit < 32u && n != 0u; bit++) {
        if ((n & 1u) == 1u) {
            r *= base;
        }
        base *= base;
        n >>= 1u;
    }
    return select(r, 1.0f / r, b < 0i);
}

@compute @workgroup_size(8)
fn powers(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    let x = bases[lane];
    let o = 7u * lane;
    out[o] = rust_powi_f32(x, exponents[lane]);
    out[o + 1u] = x * x;
    out[o + 2u] = x * x * x;
    out[o + 3u] = rust_powi_f32(x, -1i);
    out[o + 4u] = rust_powi_f32(x, -4i);
    out[o + 5u] = rust_powi_f32(x, 0i);
    out[o + 6u] = rust_powf_f32(abs(x), f32(exponents[lane]) + 0.5f);
}
