// The kernel `of_vec2_0`.

struct Tuple2_Vec2_Vec2 {
    _0: vec2<f32>,
    _1: vec2<f32>,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `copysign` as Rust defines it.
fn rust_copysign_vec2f(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
    return bitcast<vec2<f32>>((bitcast<vec2<u32>>(a) & vec2<u32>(0x7fffffffu)) | (bitcast<vec2<u32>>(b) & vec2<u32>(0x80000000u)));
}

// `div_euclid` as Rust defines it.
fn rust_div_euclid_vec2f(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
    let q = trunc(a / b);
    let away = select(vec2<f32>(1.0f), vec2<f32>(-1.0f), b > vec2<f32>());
    return select(q, q + away, a % b < vec2<f32>());
}

// `element_product` as Rust defines it.
fn rust_element_product_vec2f(a: vec2<f32>) -> f32 {
    return a.x * a.y;
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec2f(a: vec2<f32>) -> f32 {
    return a.x + a.y;
}

// `fract` as Rust defines it.
fn rust_fract_vec2f(a: vec2<f32>) -> vec2<f32> {
    return a - trunc(a);
}

// `is_finite` as Rust defines it.
fn rust_is_finite_vec2f(a: vec2<f32>) -> bool {
    return all((bitcast<vec2<u32>>(a) & vec2<u32>(0x7fffffffu)) < vec2<u32>(0x7f800000u));
}

// `is_nan` as Rust defines it.
fn rust_is_nan_vec2f(a: vec2<f32>) -> bool {
    return any((bitcast<vec2<u32>>(a) & vec2<u32>(0x7fffffffu)) > vec2<u32>(0x7f800000u));
}

// `max_element` as Rust defines it.
fn rust_max_element_vec2f(a: vec2<f32>) -> f32 {
    return max(a.x, a.y);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec2f(a: vec2<f32>) -> f32 {
    return min(a.x, a.y);
}

// `powf` as Rust defines it.
fn rust_powf_vec2f(a: vec2<f32>, b: f32) -> vec2<f32> {
    if (b == 0.0f) {
        return vec2<f32>(1.0f);
    }
    let p = pow(abs(a), vec2<f32>(b));
    let negative = (bitcast<vec2<u32>>(a) >> vec2<u32>(31u)) == vec2<u32>(1u);
    if (trunc(b) != b) {
        return select(p, sqrt(a), negative & (a != vec2<f32>()));
    }
    let odd = abs(b) < 16777216.0f && (i32(b) & 1i) == 1i;
    return select(select(p, -p, negative & vec2<bool>(odd)), vec2<f32>(1.0f), a == vec2<f32>(1.0f));
}

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_vec2f(a: vec2<f32>, b: vec2<f32>) -> vec2<f32> {
    let r = a % b;
    return select(r, r + abs(b), r < vec2<f32>());
}

// `round` as Rust defines it.
fn rust_round_vec2f(a: vec2<f32>) -> vec2<f32> {
    let t = trunc(a);
    return t + select(vec2<f32>(), sign(a), abs(a - t) >= vec2<f32>(0.5f));
}

// `signum` as Rust defines it.
fn rust_signum_vec2f(a: vec2<f32>) -> vec2<f32> {
    let negative = (bitcast<vec2<u32>>(a) >> vec2<u32>(31u)) == vec2<u32>(1u);
    let nan = (bitcast<vec2<u32>>(a) & vec2<u32>(0x7fffffffu)) > vec2<u32>(0x7f800000u);
    return select(select(vec2<f32>(1.0f), vec2<f32>(-1.0f), negative), a, nan);
}

// `sin_cos` as Rust defines it.
fn rust_sin_cos_vec2f(a: vec2<f32>) -> Tuple2_Vec2_Vec2 {
    return Tuple2_Vec2_Vec2(sin(a), cos(a));
}

// `to_array` as Rust defines it.
fn rust_to_array_vec2f(a: vec2<f32>) -> array<f32, 2> {
    return array<f32, 2>(a.x, a.y);
}

// `with_x` as Rust defines it.
fn rust_with_x_vec2f(a: vec2<f32>, b: f32) -> vec2<f32> {
    var r = a;
    r.x = b;
    return r;
}

// `with_y` as Rust defines it.
fn rust_with_y_vec2f(a: vec2<f32>, b: f32) -> vec2<f32> {
    var r = a;
    r.y = b;
    return r;
}

@compute @workgroup_size(64)
fn of_vec2_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 77u;
    let r0 = min(f[i].xy, f[i].yz);
    out[o + 0u] = bitcast<u32>(r0.x);
    out[o + 1u] = bitcast<u32>(r0.y);
    let r1 = max(f[i].xy, f[i].yz);
    out[o + 2u] = bitcast<u32>(r1.x);
    out[o + 3u] = bitcast<u32>(r1.y);
    let r2 = min(max(f[i].xy, f[i].yz), f[i].zw);
    out[o + 4u] = bitcast<u32>(r2.x);
    out[o + 5u] = bitcast<u32>(r2.y);
    let r3 = abs(f[i].xy);
    out[o + 6u] = bitcast<u32>(r3.x);
    out[o + 7u] = bitcast<u32>(r3.y);
    let r4 = rust_signum_vec2f(f[i].xy);
    out[o + 8u] = bitcast<u32>(r4.x);
    out[o + 9u] = bitcast<u32>(r4.y);
    let r5 = sqrt(f[i].xy);
    out[o + 10u] = bitcast<u32>(r5.x);
    out[o + 11u] = bitcast<u32>(r5.y);
    let r6 = floor(f[i].xy);
    out[o + 12u] = bitcast<u32>(r6.x);
    out[o + 13u] = bitcast<u32>(r6.y);
    let r7 = ceil(f[i].xy);
    out[o + 14u] = bitcast<u32>(r7.x);
    out[o + 15u] = bitcast<u32>(r7.y);
    let r8 = trunc(f[i].xy);
    out[o + 16u] = bitcast<u32>(r8.x);
    out[o + 17u] = bitcast<u32>(r8.y);
    let r9 = exp(f[i].xy);
    out[o + 18u] = bitcast<u32>(r9.x);
    out[o + 19u] = bitcast<u32>(r9.y);
    let r10 = exp2(f[i].xy);
    out[o + 20u] = bitcast<u32>(r10.x);
    out[o + 21u] = bitcast<u32>(r10.y);
    let r11 = log(f[i].xy);
    out[o + 22u] = bitcast<u32>(r11.x);
    out[o + 23u] = bitcast<u32>(r11.y);
    let r12 = log2(f[i].xy);
    out[o + 24u] = bitcast<u32>(r12.x);
    out[o + 25u] = bitcast<u32>(r12.y);
    let r13 = sin(f[i].xy);
    out[o + 26u] = bitcast<u32>(r13.x);
    out[o + 27u] = bitcast<u32>(r13.y);
    let r14 = cos(f[i].xy);
    out[o + 28u] = bitcast<u32>(r14.x);
    out[o + 29u] = bitcast<u32>(r14.y);
    let r15 = rust_sin_cos_vec2f(f[i].xy);
    out[o + 30u] = bitcast<u32>(r15._0.x);
    out[o + 31u] = bitcast<u32>(r15._0.y);
    out[o + 32u] = bitcast<u32>(r15._1.x);
    out[o + 33u] = bitcast<u32>(r15._1.y);
    let r16 = fma(f[i].xy, f[i].yz, f[i].zw);
    out[o + 34u] = bitcast<u32>(r16.x);
    out[o + 35u] = bitcast<u32>(r16.y);
    let r17 = rust_round_vec2f(f[i].xy);
    out[o + 36u] = bitcast<u32>(r17.x);
    out[o + 37u] = bitcast<u32>(r17.y);
    let r18 = rust_fract_vec2f(f[i].xy);
    out[o + 38u] = bitcast<u32>(r18.x);
    out[o + 39u] = bitcast<u32>(r18.y);
    let r19 = (1.0f / f[i].xy);
    out[o + 40u] = bitcast<u32>(r19.x);
    out[o + 41u] = bitcast<u32>(r19.y);
    let r20 = (f[i].xy * 0.5f + f[i].yz * 0.5f);
    out[o + 42u] = bitcast<u32>(r20.x);
    out[o + 43u] = bitcast<u32>(r20.y);
    let r21 = rust_copysign_vec2f(f[i].xy, f[i].yz);
    out[o + 44u] = bitcast<u32>(r21.x);
    out[o + 45u] = bitcast<u32>(r21.y);
    let r22 = rust_powf_vec2f(f[i].xy, f[i].y);
    out[o + 46u] = bitcast<u32>(r22.x);
    out[o + 47u] = bitcast<u32>(r22.y);
    let r23 = rust_rem_euclid_vec2f(f[i].xy, f[i].yz);
    out[o + 48u] = bitcast<u32>(r23.x);
    out[o + 49u] = bitcast<u32>(r23.y);
    let r24 = rust_div_euclid_vec2f(f[i].xy, f[i].yz);
    out[o + 50u] = bitcast<u32>(r24.x);
    out[o + 51u] = bitcast<u32>(r24.y);
    let r25 = rust_is_nan_vec2f(f[i].xy);
    out[o + 52u] = u32(r25);
    let r26 = rust_is_finite_vec2f(f[i].xy);
    out[o + 53u] = u32(r26);
    let r27 = vec3<f32>(f[i].xy, f[i].y);
    out[o + 54u] = bitcast<u32>(r27.x);
    out[o + 55u] = bitcast<u32>(r27.y);
    out[o + 56u] = bitcast<u32>(r27.z);
    let r28 = rust_to_array_vec2f(f[i].xy);
    out[o + 57u] = bitcast<u32>(r28[0u]);
    out[o + 58u] = bitcast<u32>(r28[1u]);
    let r29 = rust_with_x_vec2f(f[i].xy, f[i].y);
    out[o + 59u] = bitcast<u32>(r29.x);
    out[o + 60u] = bitcast<u32>(r29.y);
    let r30 = rust_with_y_vec2f(f[i].xy, f[i].y);
    out[o + 61u] = bitcast<u32>(r30.x);
    out[o + 62u] = bitcast<u32>(r30.y);
    let r31 = rust_element_sum_vec2f(f[i].xy);
    out[o + 63u] = bitcast<u32>(r31);
    let r32 = rust_element_product_vec2f(f[i].xy);
    out[o + 64u] = bitcast<u32>(r32);
    let r33 = rust_min_element_vec2f(f[i].xy);
    out[o + 65u] = bitcast<u32>(r33);
    let r34 = rust_max_element_vec2f(f[i].xy);
    out[o + 66u] = bitcast<u32>(r34);
    let r35 = (f[i].xy == f[i].yz);
    out[o + 67u] = u32(r35.x);
    out[o + 68u] = u32(r35.y);
    let r36 = (f[i].xy != f[i].yz);
    out[o + 69u] = u32(r36.x);
    out[o + 70u] = u32(r36.y);
    let r37 = (f[i].xy < f[i].yz);
    out[o + 71u] = u32(r37.x);
    out[o + 72u] = u32(r37.y);
    let r38 = (f[i].xy <= f[i].yz);
    out[o + 73u] = u32(r38.x);
    out[o + 74u] = u32(r38.y);
    let r39 = (f[i].xy > f[i].yz);
    out[o + 75u] = u32(r39.x);
    out[o + 76u] = u32(r39.y);
}
