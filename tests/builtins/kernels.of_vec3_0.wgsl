// The kernel `of_vec3_0`.

struct Tuple2_Vec3_Vec3 {
    _0: vec3<f32>,
    _1: vec3<f32>,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `copysign` as Rust defines it.
fn rust_copysign_vec3f(a: vec3<f32>, b: vec3<f32>) -> vec3<f32> {
    return bitcast<vec3<f32>>((bitcast<vec3<u32>>(a) & vec3<u32>(0x7fffffffu)) | (bitcast<vec3<u32>>(b) & vec3<u32>(0x80000000u)));
}

// `div_euclid` as Rust defines it.
fn rust_div_euclid_vec3f(a: vec3<f32>, b: vec3<f32>) -> vec3<f32> {
    let q = trunc(a / b);
    let away = select(vec3<f32>(1.0f), vec3<f32>(-1.0f), b > vec3<f32>());
    return select(q, q + away, a % b < vec3<f32>());
}

// `element_product` as Rust defines it.
fn rust_element_product_vec3f(a: vec3<f32>) -> f32 {
    return a.x * a.y * a.z;
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec3f(a: vec3<f32>) -> f32 {
    return a.x + a.y + a.z;
}

// `fract` as Rust defines it.
fn rust_fract_vec3f(a: vec3<f32>) -> vec3<f32> {
    return a - trunc(a);
}

// `is_finite` as Rust defines it.
fn rust_is_finite_vec3f(a: vec3<f32>) -> bool {
    return all((bitcast<vec3<u32>>(a) & vec3<u32>(0x7fffffffu)) < vec3<u32>(0x7f800000u));
}

// `is_nan` as Rust defines it.
fn rust_is_nan_vec3f(a: vec3<f32>) -> bool {
    return any((bitcast<vec3<u32>>(a) & vec3<u32>(0x7fffffffu)) > vec3<u32>(0x7f800000u));
}

// `max_element` as Rust defines it.
fn rust_max_element_vec3f(a: vec3<f32>) -> f32 {
    return max(max(a.x, a.y), a.z);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec3f(a: vec3<f32>) -> f32 {
    return min(min(a.x, a.y), a.z);
}

// `powf` as Rust defines it.
fn rust_powf_vec3f(a: vec3<f32>, b: f32) -> vec3<f32> {
    if (b == 0.0f) {
        return vec3<f32>(1.0f);
    }
    let p = pow(abs(a), vec3<f32>(b));
    let negative = (bitcast<vec3<u32>>(a) >> vec3<u32>(31u)) == vec3<u32>(1u);
    if (trunc(b) != b) {
        return select(p, sqrt(a), negative & (a != vec3<f32>()));
    }
    let odd = abs(b) < 16777216.0f && (i32(b) & 1i) == 1i;
    return select(select(p, -p, negative & vec3<bool>(odd)), vec3<f32>(1.0f), a == vec3<f32>(1.0f));
}

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_vec3f(a: vec3<f32>, b: vec3<f32>) -> vec3<f32> {
    let r = a % b;
    return select(r, r + abs(b), r < vec3<f32>());
}

// `round` as Rust defines it.
fn rust_round_vec3f(a: vec3<f32>) -> vec3<f32> {
    let t = trunc(a);
    return t + select(vec3<f32>(), sign(a), abs(a - t) >= vec3<f32>(0.5f));
}

// `signum` as Rust defines it.
fn rust_signum_vec3f(a: vec3<f32>) -> vec3<f32> {
    let negative = (bitcast<vec3<u32>>(a) >> vec3<u32>(31u)) == vec3<u32>(1u);
    let nan = (bitcast<vec3<u32>>(a) & vec3<u32>(0x7fffffffu)) > vec3<u32>(0x7f800000u);
    return select(select(vec3<f32>(1.0f), vec3<f32>(-1.0f), negative), a, nan);
}

// `sin_cos` as Rust defines it.
fn rust_sin_cos_vec3f(a: vec3<f32>) -> Tuple2_Vec3_Vec3 {
    return Tuple2_Vec3_Vec3(sin(a), cos(a));
}

// `to_array` as Rust defines it.
fn rust_to_array_vec3f(a: vec3<f32>) -> array<f32, 3> {
    return array<f32, 3>(a.x, a.y, a.z);
}

// `with_x` as Rust defines it.
fn rust_with_x_vec3f(a: vec3<f32>, b: f32) -> vec3<f32> {
    var r = a;
    r.x = b;
    return r;
}

// `with_y` as Rust defines it.
fn rust_with_y_vec3f(a: vec3<f32>, b: f32) -> vec3<f32> {
    var r = a;
    r.y = b;
    return r;
}

// `with_z` as Rust defines it.
fn rust_with_z_vec3f(a: vec3<f32>, b: f32) -> vec3<f32> {
    var r = a;
    r.z = b;
    return r;
}

@compute @workgroup_size(64)
fn of_vec3_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 111u;
    let r0 = min(f[i].xyz, f[i].yzw);
    out[o + 0u] = bitcast<u32>(r0.x);
    out[o + 1u] = bitcast<u32>(r0.y);
    out[o + 2u] = bitcast<u32>(r0.z);
    let r1 = max(f[i].xyz, f[i].yzw);
    out[o + 3u] = bitcast<u32>(r1.x);
    out[o + 4u] = bitcast<u32>(r1.y);
    out[o + 5u] = bitcast<u32>(r1.z);
    let r2 = min(max(f[i].xyz, f[i].yzw), f[i].zwx);
    out[o + 6u] = bitcast<u32>(r2.x);
    out[o + 7u] = bitcast<u32>(r2.y);
    out[o + 8u] = bitcast<u32>(r2.z);
    let r3 = abs(f[i].xyz);
    out[o + 9u] = bitcast<u32>(r3.x);
    out[o + 10u] = bitcast<u32>(r3.y);
    out[o + 11u] = bitcast<u32>(r3.z);
    let r4 = rust_signum_vec3f(f[i].xyz);
    out[o + 12u] = bitcast<u32>(r4.x);
    out[o + 13u] = bitcast<u32>(r4.y);
    out[o + 14u] = bitcast<u32>(r4.z);
    let r5 = sqrt(f[i].xyz);
    out[o + 15u] = bitcast<u32>(r5.x);
    out[o + 16u] = bitcast<u32>(r5.y);
    out[o + 17u] = bitcast<u32>(r5.z);
    let r6 = floor(f[i].xyz);
    out[o + 18u] = bitcast<u32>(r6.x);
    out[o + 19u] = bitcast<u32>(r6.y);
    out[o + 20u] = bitcast<u32>(r6.z);
    let r7 = ceil(f[i].xyz);
    out[o + 21u] = bitcast<u32>(r7.x);
    out[o + 22u] = bitcast<u32>(r7.y);
    out[o + 23u] = bitcast<u32>(r7.z);
    let r8 = trunc(f[i].xyz);
    out[o + 24u] = bitcast<u32>(r8.x);
    out[o + 25u] = bitcast<u32>(r8.y);
    out[o + 26u] = bitcast<u32>(r8.z);
    let r9 = exp(f[i].xyz);
    out[o + 27u] = bitcast<u32>(r9.x);
    out[o + 28u] = bitcast<u32>(r9.y);
    out[o + 29u] = bitcast<u32>(r9.z);
    let r10 = exp2(f[i].xyz);
    out[o + 30u] = bitcast<u32>(r10.x);
    out[o + 31u] = bitcast<u32>(r10.y);
    out[o + 32u] = bitcast<u32>(r10.z);
    let r11 = log(f[i].xyz);
    out[o + 33u] = bitcast<u32>(r11.x);
    out[o + 34u] = bitcast<u32>(r11.y);
    out[o + 35u] = bitcast<u32>(r11.z);
    let r12 = log2(f[i].xyz);
    out[o + 36u] = bitcast<u32>(r12.x);
    out[o + 37u] = bitcast<u32>(r12.y);
    out[o + 38u] = bitcast<u32>(r12.z);
    let r13 = sin(f[i].xyz);
    out[o + 39u] = bitcast<u32>(r13.x);
    out[o + 40u] = bitcast<u32>(r13.y);
    out[o + 41u] = bitcast<u32>(r13.z);
    let r14 = cos(f[i].xyz);
    out[o + 42u] = bitcast<u32>(r14.x);
    out[o + 43u] = bitcast<u32>(r14.y);
    out[o + 44u] = bitcast<u32>(r14.z);
    let r15 = rust_sin_cos_vec3f(f[i].xyz);
    out[o + 45u] = bitcast<u32>(r15._0.x);
    out[o + 46u] = bitcast<u32>(r15._0.y);
    out[o + 47u] = bitcast<u32>(r15._0.z);
    out[o + 48u] = bitcast<u32>(r15._1.x);
    out[o + 49u] = bitcast<u32>(r15._1.y);
    out[o + 50u] = bitcast<u32>(r15._1.z);
    let r16 = fma(f[i].xyz, f[i].yzw, f[i].zwx);
    out[o + 51u] = bitcast<u32>(r16.x);
    out[o + 52u] = bitcast<u32>(r16.y);
    out[o + 53u] = bitcast<u32>(r16.z);
    let r17 = rust_round_vec3f(f[i].xyz);
    out[o + 54u] = bitcast<u32>(r17.x);
    out[o + 55u] = bitcast<u32>(r17.y);
    out[o + 56u] = bitcast<u32>(r17.z);
    let r18 = rust_fract_vec3f(f[i].xyz);
    out[o + 57u] = bitcast<u32>(r18.x);
    out[o + 58u] = bitcast<u32>(r18.y);
    out[o + 59u] = bitcast<u32>(r18.z);
    let r19 = (1.0f / f[i].xyz);
    out[o + 60u] = bitcast<u32>(r19.x);
    out[o + 61u] = bitcast<u32>(r19.y);
    out[o + 62u] = bitcast<u32>(r19.z);
    let r20 = (f[i].xyz * 0.5f + f[i].yzw * 0.5f);
    out[o + 63u] = bitcast<u32>(r20.x);
    out[o + 64u] = bitcast<u32>(r20.y);
    out[o + 65u] = bitcast<u32>(r20.z);
    let r21 = rust_copysign_vec3f(f[i].xyz, f[i].yzw);
    out[o + 66u] = bitcast<u32>(r21.x);
    out[o + 67u] = bitcast<u32>(r21.y);
    out[o + 68u] = bitcast<u32>(r21.z);
    let r22 = rust_powf_vec3f(f[i].xyz, f[i].y);
    out[o + 69u] = bitcast<u32>(r22.x);
    out[o + 70u] = bitcast<u32>(r22.y);
    out[o + 71u] = bitcast<u32>(r22.z);
    let r23 = rust_rem_euclid_vec3f(f[i].xyz, f[i].yzw);
    out[o + 72u] = bitcast<u32>(r23.x);
    out[o + 73u] = bitcast<u32>(r23.y);
    out[o + 74u] = bitcast<u32>(r23.z);
    let r24 = rust_div_euclid_vec3f(f[i].xyz, f[i].yzw);
    out[o + 75u] = bitcast<u32>(r24.x);
    out[o + 76u] = bitcast<u32>(r24.y);
    out[o + 77u] = bitcast<u32>(r24.z);
    let r25 = rust_is_nan_vec3f(f[i].xyz);
    out[o + 78u] = u32(r25);
    let r26 = rust_is_finite_vec3f(f[i].xyz);
    out[o + 79u] = u32(r26);
    let r27 = vec4<f32>(f[i].xyz, f[i].y);
    out[o + 80u] = bitcast<u32>(r27.x);
    out[o + 81u] = bitcast<u32>(r27.y);
    out[o + 82u] = bitcast<u32>(r27.z);
    out[o + 83u] = bitcast<u32>(r27.w);
    let r28 = f[i].xyz.xy;
    out[o + 84u] = bitcast<u32>(r28.x);
    out[o + 85u] = bitcast<u32>(r28.y);
    let r29 = rust_to_array_vec3f(f[i].xyz);
    out[o + 86u] = bitcast<u32>(r29[0u]);
    out[o + 87u] = bitcast<u32>(r29[1u]);
    out[o + 88u] = bitcast<u32>(r29[2u]);
    let r30 = rust_with_x_vec3f(f[i].xyz, f[i].y);
    out[o + 89u] = bitcast<u32>(r30.x);
    out[o + 90u] = bitcast<u32>(r30.y);
    out[o + 91u] = bitcast<u32>(r30.z);
    let r31 = rust_with_y_vec3f(f[i].xyz, f[i].y);
    out[o + 92u] = bitcast<u32>(r31.x);
    out[o + 93u] = bitcast<u32>(r31.y);
    out[o + 94u] = bitcast<u32>(r31.z);
    let r32 = rust_with_z_vec3f(f[i].xyz, f[i].y);
    out[o + 95u] = bitcast<u32>(r32.x);
    out[o + 96u] = bitcast<u32>(r32.y);
    out[o + 97u] = bitcast<u32>(r32.z);
    let r33 = rust_element_sum_vec3f(f[i].xyz);
    out[o + 98u] = bitcast<u32>(r33);
    let r34 = rust_element_product_vec3f(f[i].xyz);
    out[o + 99u] = bitcast<u32>(r34);
    let r35 = rust_min_element_vec3f(f[i].xyz);
    out[o + 100u] = bitcast<u32>(r35);
    let r36 = rust_max_element_vec3f(f[i].xyz);
    out[o + 101u] = bitcast<u32>(r36);
    let r37 = (f[i].xyz == f[i].yzw);
    out[o + 102u] = u32(r37.x);
    out[o + 103u] = u32(r37.y);
    out[o + 104u] = u32(r37.z);
    let r38 = (f[i].xyz != f[i].yzw);
    out[o + 105u] = u32(r38.x);
    out[o + 106u] = u32(r38.y);
    out[o + 107u] = u32(r38.z);
    let r39 = (f[i].xyz < f[i].yzw);
    out[o + 108u] = u32(r39.x);
    out[o + 109u] = u32(r39.y);
    out[o + 110u] = u32(r39.z);
}
