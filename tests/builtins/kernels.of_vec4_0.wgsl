// The kernel `of_vec4_0`.

struct Tuple2_Vec4_Vec4 {
    _0: vec4<f32>,
    _1: vec4<f32>,
}

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `copysign` as Rust defines it.
fn rust_copysign_vec4f(a: vec4<f32>, b: vec4<f32>) -> vec4<f32> {
    return bitcast<vec4<f32>>((bitcast<vec4<u32>>(a) & vec4<u32>(0x7fffffffu)) | (bitcast<vec4<u32>>(b) & vec4<u32>(0x80000000u)));
}

// `div_euclid` as Rust defines it.
fn rust_div_euclid_vec4f(a: vec4<f32>, b: vec4<f32>) -> vec4<f32> {
    let q = trunc(a / b);
    let away = select(vec4<f32>(1.0f), vec4<f32>(-1.0f), b > vec4<f32>());
    return select(q, q + away, a % b < vec4<f32>());
}

// `element_product` as Rust defines it.
fn rust_element_product_vec4f(a: vec4<f32>) -> f32 {
    return a.x * a.y * a.z * a.w;
}

// `element_sum` as Rust defines it.
fn rust_element_sum_vec4f(a: vec4<f32>) -> f32 {
    return a.x + a.y + a.z + a.w;
}

// `fract` as Rust defines it.
fn rust_fract_vec4f(a: vec4<f32>) -> vec4<f32> {
    return a - trunc(a);
}

// `is_finite` as Rust defines it.
fn rust_is_finite_vec4f(a: vec4<f32>) -> bool {
    return all((bitcast<vec4<u32>>(a) & vec4<u32>(0x7fffffffu)) < vec4<u32>(0x7f800000u));
}

// `is_nan` as Rust defines it.
fn rust_is_nan_vec4f(a: vec4<f32>) -> bool {
    return any((bitcast<vec4<u32>>(a) & vec4<u32>(0x7fffffffu)) > vec4<u32>(0x7f800000u));
}

// `max_element` as Rust defines it.
fn rust_max_element_vec4f(a: vec4<f32>) -> f32 {
    return max(max(max(a.x, a.y), a.z), a.w);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec4f(a: vec4<f32>) -> f32 {
    return min(min(min(a.x, a.y), a.z), a.w);
}

// `powf` as Rust defines it.
fn rust_powf_vec4f(a: vec4<f32>, b: f32) -> vec4<f32> {
    if (b == 0.0f) {
        return vec4<f32>(1.0f);
    }
    let p = pow(abs(a), vec4<f32>(b));
    let negative = (bitcast<vec4<u32>>(a) >> vec4<u32>(31u)) == vec4<u32>(1u);
    if (trunc(b) != b) {
        return select(p, sqrt(a), negative & (a != vec4<f32>()));
    }
    let odd = abs(b) < 16777216.0f && (i32(b) & 1i) == 1i;
    return select(select(p, -p, negative & vec4<bool>(odd)), vec4<f32>(1.0f), a == vec4<f32>(1.0f));
}

// `rem_euclid` as Rust defines it.
fn rust_rem_euclid_vec4f(a: vec4<f32>, b: vec4<f32>) -> vec4<f32> {
    let r = a % b;
    return select(r, r + abs(b), r < vec4<f32>());
}

// `round` as Rust defines it.
fn rust_round_vec4f(a: vec4<f32>) -> vec4<f32> {
    let t = trunc(a);
    return t + select(vec4<f32>(), sign(a), abs(a - t) >= vec4<f32>(0.5f));
}

// `signum` as Rust defines it.
fn rust_signum_vec4f(a: vec4<f32>) -> vec4<f32> {
    let negative = (bitcast<vec4<u32>>(a) >> vec4<u32>(31u)) == vec4<u32>(1u);
    let nan = (bitcast<vec4<u32>>(a) & vec4<u32>(0x7fffffffu)) > vec4<u32>(0x7f800000u);
    return select(select(vec4<f32>(1.0f), vec4<f32>(-1.0f), negative), a, nan);
}

// `sin_cos` as Rust defines it.
fn rust_sin_cos_vec4f(a: vec4<f32>) -> Tuple2_Vec4_Vec4 {
    return Tuple2_Vec4_Vec4(sin(a), cos(a));
}

// `to_array` as Rust defines it.
fn rust_to_array_vec4f(a: vec4<f32>) -> array<f32, 4> {
    return array<f32, 4>(a.x, a.y, a.z, a.w);
}

// `with_w` as Rust defines it.
fn rust_with_w_vec4f(a: vec4<f32>, b: f32) -> vec4<f32> {
    var r = a;
    r.w = b;
    return r;
}

// `with_x` as Rust defines it.
fn rust_with_x_vec4f(a: vec4<f32>, b: f32) -> vec4<f32> {
    var r = a;
    r.x = b;
    return r;
}

// `with_y` as Rust defines it.
fn rust_with_y_vec4f(a: vec4<f32>, b: f32) -> vec4<f32> {
    var r = a;
    r.y = b;
    return r;
}

// `with_z` as Rust defines it.
fn rust_with_z_vec4f(a: vec4<f32>, b: f32) -> vec4<f32> {
    var r = a;
    r.z = b;
    return r;
}

@compute @workgroup_size(64)
fn of_vec4_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 145u;
    let r0 = min(f[i].xyzw, f[i].yzwx);
    out[o + 0u] = bitcast<u32>(r0.x);
    out[o + 1u] = bitcast<u32>(r0.y);
    out[o + 2u] = bitcast<u32>(r0.z);
    out[o + 3u] = bitcast<u32>(r0.w);
    let r1 = max(f[i].xyzw, f[i].yzwx);
    out[o + 4u] = bitcast<u32>(r1.x);
    out[o + 5u] = bitcast<u32>(r1.y);
    out[o + 6u] = bitcast<u32>(r1.z);
    out[o + 7u] = bitcast<u32>(r1.w);
    let r2 = min(max(f[i].xyzw, f[i].yzwx), f[i].zwxy);
    out[o + 8u] = bitcast<u32>(r2.x);
    out[o + 9u] = bitcast<u32>(r2.y);
    out[o + 10u] = bitcast<u32>(r2.z);
    out[o + 11u] = bitcast<u32>(r2.w);
    let r3 = abs(f[i].xyzw);
    out[o + 12u] = bitcast<u32>(r3.x);
    out[o + 13u] = bitcast<u32>(r3.y);
    out[o + 14u] = bitcast<u32>(r3.z);
    out[o + 15u] = bitcast<u32>(r3.w);
    let r4 = rust_signum_vec4f(f[i].xyzw);
    out[o + 16u] = bitcast<u32>(r4.x);
    out[o + 17u] = bitcast<u32>(r4.y);
    out[o + 18u] = bitcast<u32>(r4.z);
    out[o + 19u] = bitcast<u32>(r4.w);
    let r5 = sqrt(f[i].xyzw);
    out[o + 20u] = bitcast<u32>(r5.x);
    out[o + 21u] = bitcast<u32>(r5.y);
    out[o + 22u] = bitcast<u32>(r5.z);
    out[o + 23u] = bitcast<u32>(r5.w);
    let r6 = floor(f[i].xyzw);
    out[o + 24u] = bitcast<u32>(r6.x);
    out[o + 25u] = bitcast<u32>(r6.y);
    out[o + 26u] = bitcast<u32>(r6.z);
    out[o + 27u] = bitcast<u32>(r6.w);
    let r7 = ceil(f[i].xyzw);
    out[o + 28u] = bitcast<u32>(r7.x);
    out[o + 29u] = bitcast<u32>(r7.y);
    out[o + 30u] = bitcast<u32>(r7.z);
    out[o + 31u] = bitcast<u32>(r7.w);
    let r8 = trunc(f[i].xyzw);
    out[o + 32u] = bitcast<u32>(r8.x);
    out[o + 33u] = bitcast<u32>(r8.y);
    out[o + 34u] = bitcast<u32>(r8.z);
    out[o + 35u] = bitcast<u32>(r8.w);
    let r9 = exp(f[i].xyzw);
    out[o + 36u] = bitcast<u32>(r9.x);
    out[o + 37u] = bitcast<u32>(r9.y);
    out[o + 38u] = bitcast<u32>(r9.z);
    out[o + 39u] = bitcast<u32>(r9.w);
    let r10 = exp2(f[i].xyzw);
    out[o + 40u] = bitcast<u32>(r10.x);
    out[o + 41u] = bitcast<u32>(r10.y);
    out[o + 42u] = bitcast<u32>(r10.z);
    out[o + 43u] = bitcast<u32>(r10.w);
    let r11 = log(f[i].xyzw);
    out[o + 44u] = bitcast<u32>(r11.x);
    out[o + 45u] = bitcast<u32>(r11.y);
    out[o + 46u] = bitcast<u32>(r11.z);
    out[o + 47u] = bitcast<u32>(r11.w);
    let r12 = log2(f[i].xyzw);
    out[o + 48u] = bitcast<u32>(r12.x);
    out[o + 49u] = bitcast<u32>(r12.y);
    out[o + 50u] = bitcast<u32>(r12.z);
    out[o + 51u] = bitcast<u32>(r12.w);
    let r13 = sin(f[i].xyzw);
    out[o + 52u] = bitcast<u32>(r13.x);
    out[o + 53u] = bitcast<u32>(r13.y);
    out[o + 54u] = bitcast<u32>(r13.z);
    out[o + 55u] = bitcast<u32>(r13.w);
    let r14 = cos(f[i].xyzw);
    out[o + 56u] = bitcast<u32>(r14.x);
    out[o + 57u] = bitcast<u32>(r14.y);
    out[o + 58u] = bitcast<u32>(r14.z);
    out[o + 59u] = bitcast<u32>(r14.w);
    let r15 = rust_sin_cos_vec4f(f[i].xyzw);
    out[o + 60u] = bitcast<u32>(r15._0.x);
    out[o + 61u] = bitcast<u32>(r15._0.y);
    out[o + 62u] = bitcast<u32>(r15._0.z);
    out[o + 63u] = bitcast<u32>(r15._0.w);
    out[o + 64u] = bitcast<u32>(r15._1.x);
    out[o + 65u] = bitcast<u32>(r15._1.y);
    out[o + 66u] = bitcast<u32>(r15._1.z);
    out[o + 67u] = bitcast<u32>(r15._1.w);
    let r16 = fma(f[i].xyzw, f[i].yzwx, f[i].zwxy);
    out[o + 68u] = bitcast<u32>(r16.x);
    out[o + 69u] = bitcast<u32>(r16.y);
    out[o + 70u] = bitcast<u32>(r16.z);
    out[o + 71u] = bitcast<u32>(r16.w);
    let r17 = rust_round_vec4f(f[i].xyzw);
    out[o + 72u] = bitcast<u32>(r17.x);
    out[o + 73u] = bitcast<u32>(r17.y);
    out[o + 74u] = bitcast<u32>(r17.z);
    out[o + 75u] = bitcast<u32>(r17.w);
    let r18 = rust_fract_vec4f(f[i].xyzw);
    out[o + 76u] = bitcast<u32>(r18.x);
    out[o + 77u] = bitcast<u32>(r18.y);
    out[o + 78u] = bitcast<u32>(r18.z);
    out[o + 79u] = bitcast<u32>(r18.w);
    let r19 = (1.0f / f[i].xyzw);
    out[o + 80u] = bitcast<u32>(r19.x);
    out[o + 81u] = bitcast<u32>(r19.y);
    out[o + 82u] = bitcast<u32>(r19.z);
    out[o + 83u] = bitcast<u32>(r19.w);
    let r20 = (f[i].xyzw * 0.5f + f[i].yzwx * 0.5f);
    out[o + 84u] = bitcast<u32>(r20.x);
    out[o + 85u] = bitcast<u32>(r20.y);
    out[o + 86u] = bitcast<u32>(r20.z);
    out[o + 87u] = bitcast<u32>(r20.w);
    let r21 = rust_copysign_vec4f(f[i].xyzw, f[i].yzwx);
    out[o + 88u] = bitcast<u32>(r21.x);
    out[o + 89u] = bitcast<u32>(r21.y);
    out[o + 90u] = bitcast<u32>(r21.z);
    out[o + 91u] = bitcast<u32>(r21.w);
    let r22 = rust_powf_vec4f(f[i].xyzw, f[i].y);
    out[o + 92u] = bitcast<u32>(r22.x);
    out[o + 93u] = bitcast<u32>(r22.y);
    out[o + 94u] = bitcast<u32>(r22.z);
    out[o + 95u] = bitcast<u32>(r22.w);
    let r23 = rust_rem_euclid_vec4f(f[i].xyzw, f[i].yzwx);
    out[o + 96u] = bitcast<u32>(r23.x);
    out[o + 97u] = bitcast<u32>(r23.y);
    out[o + 98u] = bitcast<u32>(r23.z);
    out[o + 99u] = bitcast<u32>(r23.w);
    let r24 = rust_div_euclid_vec4f(f[i].xyzw, f[i].yzwx);
    out[o + 100u] = bitcast<u32>(r24.x);
    out[o + 101u] = bitcast<u32>(r24.y);
    out[o + 102u] = bitcast<u32>(r24.z);
    out[o + 103u] = bitcast<u32>(r24.w);
    let r25 = rust_is_nan_vec4f(f[i].xyzw);
    out[o + 104u] = u32(r25);
    let r26 = rust_is_finite_vec4f(f[i].xyzw);
    out[o + 105u] = u32(r26);
    let r27 = f[i].xyzw.xyz;
    out[o + 106u] = bitcast<u32>(r27.x);
    out[o + 107u] = bitcast<u32>(r27.y);
    out[o + 108u] = bitcast<u32>(r27.z);
    let r28 = rust_to_array_vec4f(f[i].xyzw);
    out[o + 109u] = bitcast<u32>(r28[0u]);
    out[o + 110u] = bitcast<u32>(r28[1u]);
    out[o + 111u] = bitcast<u32>(r28[2u]);
    out[o + 112u] = bitcast<u32>(r28[3u]);
    let r29 = rust_with_x_vec4f(f[i].xyzw, f[i].y);
    out[o + 113u] = bitcast<u32>(r29.x);
    out[o + 114u] = bitcast<u32>(r29.y);
    out[o + 115u] = bitcast<u32>(r29.z);
    out[o + 116u] = bitcast<u32>(r29.w);
    let r30 = rust_with_y_vec4f(f[i].xyzw, f[i].y);
    out[o + 117u] = bitcast<u32>(r30.x);
    out[o + 118u] = bitcast<u32>(r30.y);
    out[o + 119u] = bitcast<u32>(r30.z);
    out[o + 120u] = bitcast<u32>(r30.w);
    let r31 = rust_with_z_vec4f(f[i].xyzw, f[i].y);
    out[o + 121u] = bitcast<u32>(r31.x);
    out[o + 122u] = bitcast<u32>(r31.y);
    out[o + 123u] = bitcast<u32>(r31.z);
    out[o + 124u] = bitcast<u32>(r31.w);
    let r32 = rust_with_w_vec4f(f[i].xyzw, f[i].y);
    out[o + 125u] = bitcast<u32>(r32.x);
    out[o + 126u] = bitcast<u32>(r32.y);
    out[o + 127u] = bitcast<u32>(r32.z);
    out[o + 128u] = bitcast<u32>(r32.w);
    let r33 = rust_element_sum_vec4f(f[i].xyzw);
    out[o + 129u] = bitcast<u32>(r33);
    let r34 = rust_element_product_vec4f(f[i].xyzw);
    out[o + 130u] = bitcast<u32>(r34);
    let r35 = rust_min_element_vec4f(f[i].xyzw);
    out[o + 131u] = bitcast<u32>(r35);
    let r36 = rust_max_element_vec4f(f[i].xyzw);
    out[o + 132u] = bitcast<u32>(r36);
    let r37 = (f[i].xyzw == f[i].yzwx);
    out[o + 133u] = u32(r37.x);
    out[o + 134u] = u32(r37.y);
    out[o + 135u] = u32(r37.z);
    out[o + 136u] = u32(r37.w);
    let r38 = (f[i].xyzw != f[i].yzwx);
    out[o + 137u] = u32(r38.x);
    out[o + 138u] = u32(r38.y);
    out[o + 139u] = u32(r38.z);
    out[o + 140u] = u32(r38.w);
    let r39 = (f[i].xyzw < f[i].yzwx);
    out[o + 141u] = u32(r39.x);
    out[o + 142u] = u32(r39.y);
    out[o + 143u] = u32(r39.z);
    out[o + 144u] = u32(r39.w);
}
