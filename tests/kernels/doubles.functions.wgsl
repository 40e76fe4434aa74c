// The kernel `functions`.

@group(0) @binding(0) var<storage, read> a: array<f64>;
@group(0) @binding(1) var<storage, read> b: array<f64>;
@group(0) @binding(2) var<storage, read_write> out: array<f64>;
@group(0) @binding(3) var<storage, read_write> flags: array<u32>;

// `div_euclid` as Rust defines it.
fn rust_div_euclid_f64(a: f64, b: f64) -> f64 {
    let q = trunc(a / b);
    let away = select(1.0lf, -1.0lf, b > 0.0lf);
    return select(q, q + away, a % b < 0.0lf);
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec3_f64(a: vec3<f64>) -> f64 {
    return a.x + a.y + a.z;
}

// `fract` as Rust defines it.
fn rust_fract_f64(a: f64) -> f64 {
    return a - trunc(a);
}

// `is_finite` as Rust defines it.
fn rust_is_finite_f64(a: f64) -> bool {
    return abs(a) <= 1.7976931348623157e308lf;
}

// `is_infinite` as Rust defines it.
fn rust_is_infinite_f64(a: f64) -> bool {
    return abs(a) > 1.7976931348623157e308lf;
}

// `is_nan` as Rust defines it.
fn rust_is_nan_f64(a: f64) -> bool {
    return !(a == a);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec3_f64(a: vec3<f64>) -> f64 {
    return min(min(a.x, a.y), a.z);
}

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_f64(a: f64, b: f64) -> f64 {
    let r = a % b;
    return select(r, r + abs(b), r < 0.0lf);
}

// `round` as Rust defines it.
fn rust_round_f64(a: f64) -> f64 {
    let t = trunc(a);
    return t + select(f64(), sign(a), abs(a - t) >= f64(0.5lf));
}

// `round_ties_even` as Rust defines it.
fn rust_round_ties_even_f64(a: f64) -> f64 {
    let t = trunc(a);
    let rest = abs(a - t);
    let is_odd = t != 2.0lf * trunc(t * 0.5lf);
    return select(t, t + sign(a), rest > 0.5lf || (rest == 0.5lf && is_odd));
}

@compute @workgroup_size(4)
fn functions(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let x = a[i];
    let y = b[i];
    let o = 20u * i;
    out[o] = floor(x);
    out[o + 1u] = ceil(x);
    out[o + 2u] = trunc(x);
    out[o + 3u] = rust_round_f64(x);
    out[o + 4u] = rust_round_ties_even_f64(x);
    out[o + 5u] = rust_fract_f64(x);
    out[o + 6u] = (1.0lf / y);
    out[o + 7u] = fma(x, y, 1.0lf);
    out[o + 8u] = rust_rem_euclid_f64(x, y);
    out[o + 9u] = rust_div_euclid_f64(x, y);
    out[o + 10u] = mix(x, y, 0.25lf);
    out[o + 11u] = saturate(x);
    out[o + 12u] = sign(x);
    out[o + 13u] = step(x, y);
    out[o + 14u] = inverseSqrt(x * x + 1.0lf);
    let v = vec3<f64>(x, y, 2.0lf);
    out[o + 15u] = length(v);
    out[o + 16u] = dot(v, v.zyx);
    out[o + 17u] = rust_element_sum_vec3_f64(normalize(v));
    out[o + 18u] = distance(vec3<f64>(v.xy, x).xy, vec2<f64>(0.0lf));
    out[o + 19u] = rust_min_element_vec3_f64(select(v, abs(v), (v < vec3<f64>(1.0lf))));
    flags[i] = u32(rust_is_nan_f64(x)) | (u32(rust_is_finite_f64(x)) << 1u) | (u32(rust_is_infinite_f64(x)) << 2u);
}
