// The kernel `of_mat4_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `diagonal` as Rust defines it.
fn rust_diagonal_mat4(a: mat4x4<f32>) -> vec4<f32> {
    return vec4<f32>(a[0].x, a[1].y, a[2].z, a[3].w);
}

// `div_scalar` as Rust defines it.
fn rust_div_scalar_mat4(a: mat4x4<f32>, b: f32) -> mat4x4<f32> {
    return mat4x4<f32>(a[0] / b, a[1] / b, a[2] / b, a[3] / b);
}

// `inverse` as Rust defines it.
fn rust_inverse_mat4(a: mat4x4<f32>) -> mat4x4<f32> {
    let t = transpose(a);
    let f0 = t[2].zzyy * t[3].wwwz - t[2].wwwz * t[3].zzyy;
    let f1 = t[1].zzyy * t[3].wwwz - t[1].wwwz * t[3].zzyy;
    let f2 = t[1].zzyy * t[2].wwwz - t[1].wwwz * t[2].zzyy;
    let f3 = t[0].zzyy * t[3].wwwz - t[0].wwwz * t[3].zzyy;
    let f4 = t[0].zzyy * t[2].wwwz - t[0].wwwz * t[2].zzyy;
    let f5 = t[0].zzyy * t[1].wwwz - t[0].wwwz * t[1].zzyy;
    let s = vec4<f32>(1.0f, -1.0f, 1.0f, -1.0f);
    let x = s * (t[1].yxxx * f0 - t[2].yxxx * f1 + t[3].yxxx * f2);
    let y = -s * (t[0].yxxx * f0 - t[2].yxxx * f3 + t[3].yxxx * f4);
    let z = s * (t[0].yxxx * f1 - t[1].yxxx * f3 + t[3].yxxx * f5);
    let w = -s * (t[0].yxxx * f2 - t[1].yxxx * f4 + t[2].yxxx * f5);
    let r = 1.0f / dot(a[0], vec4<f32>(x.x, y.x, z.x, w.x));
    return mat4x4<f32>(x * r, y * r, z * r, w * r);
}

// `Mat3::from_mat4` as Rust defines it.
fn rust_mat3_from_mat4_mat4(a: mat4x4<f32>) -> mat3x3<f32> {
    return mat3x3<f32>(a[0].xyz, a[1].xyz, a[2].xyz);
}

// `project_point3` as Rust defines it.
fn rust_project_point3_mat4(a: mat4x4<f32>, b: vec3<f32>) -> vec3<f32> {
    let p = a * vec4<f32>(b, 1.0f);
    return p.xyz / p.w;
}

// `row` as Rust defines it.
fn rust_row_mat4(a: mat4x4<f32>, b: u32) -> vec4<f32> {
    return transpose(a)[b];
}

// `to_cols_array` as Rust defines it.
fn rust_to_cols_array_mat4(a: mat4x4<f32>) -> array<f32, 16> {
    var r: array<f32, 16>;
    for (var i = 0u; i < 4u * 4u; i++) {
        r[i] = a[i / 4u][i % 4u];
    }
    return r;
}

// `transform_point3` as Rust defines it.
fn rust_transform_point3_mat4(a: mat4x4<f32>, b: vec3<f32>) -> vec3<f32> {
    return a[0].xyz * b.x + a[1].xyz * b.y + a[2].xyz * b.z + a[3].xyz;
}

// `transform_vector3` as Rust defines it.
fn rust_transform_vector3_mat4(a: mat4x4<f32>, b: vec3<f32>) -> vec3<f32> {
    return a[0].xyz * b.x + a[1].xyz * b.y + a[2].xyz * b.z;
}

@compute @workgroup_size(64)
fn of_mat4_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 167u;
    let r0 = transpose(m[i]);
    out[o + 0u] = bitcast<u32>(r0[0].x);
    out[o + 1u] = bitcast<u32>(r0[0].y);
    out[o + 2u] = bitcast<u32>(r0[0].z);
    out[o + 3u] = bitcast<u32>(r0[0].w);
    out[o + 4u] = bitcast<u32>(r0[1].x);
    out[o + 5u] = bitcast<u32>(r0[1].y);
    out[o + 6u] = bitcast<u32>(r0[1].z);
    out[o + 7u] = bitcast<u32>(r0[1].w);
    out[o + 8u] = bitcast<u32>(r0[2].x);
    out[o + 9u] = bitcast<u32>(r0[2].y);
    out[o + 10u] = bitcast<u32>(r0[2].z);
    out[o + 11u] = bitcast<u32>(r0[2].w);
    out[o + 12u] = bitcast<u32>(r0[3].x);
    out[o + 13u] = bitcast<u32>(r0[3].y);
    out[o + 14u] = bitcast<u32>(r0[3].z);
    out[o + 15u] = bitcast<u32>(r0[3].w);
    let r1 = determinant(m[i]);
    out[o + 16u] = bitcast<u32>(r1);
    let r2 = rust_inverse_mat4(m[i]);
    out[o + 17u] = bitcast<u32>(r2[0].x);
    out[o + 18u] = bitcast<u32>(r2[0].y);
    out[o + 19u] = bitcast<u32>(r2[0].z);
    out[o + 20u] = bitcast<u32>(r2[0].w);
    out[o + 21u] = bitcast<u32>(r2[1].x);
    out[o + 22u] = bitcast<u32>(r2[1].y);
    out[o + 23u] = bitcast<u32>(r2[1].z);
    out[o + 24u] = bitcast<u32>(r2[1].w);
    out[o + 25u] = bitcast<u32>(r2[2].x);
    out[o + 26u] = bitcast<u32>(r2[2].y);
    out[o + 27u] = bitcast<u32>(r2[2].z);
    out[o + 28u] = bitcast<u32>(r2[2].w);
    out[o + 29u] = bitcast<u32>(r2[3].x);
    out[o + 30u] = bitcast<u32>(r2[3].y);
    out[o + 31u] = bitcast<u32>(r2[3].z);
    out[o + 32u] = bitcast<u32>(r2[3].w);
    let r3 = (m[i] * f[i].yzwx);
    out[o + 33u] = bitcast<u32>(r3.x);
    out[o + 34u] = bitcast<u32>(r3.y);
    out[o + 35u] = bitcast<u32>(r3.z);
    out[o + 36u] = bitcast<u32>(r3.w);
    let r4 = (transpose(m[i]) * f[i].yzwx);
    out[o + 37u] = bitcast<u32>(r4.x);
    out[o + 38u] = bitcast<u32>(r4.y);
    out[o + 39u] = bitcast<u32>(r4.z);
    out[o + 40u] = bitcast<u32>(r4.w);
    let r5 = (m[i] * transpose(m[i]));
    out[o + 41u] = bitcast<u32>(r5[0].x);
    out[o + 42u] = bitcast<u32>(r5[0].y);
    out[o + 43u] = bitcast<u32>(r5[0].z);
    out[o + 44u] = bitcast<u32>(r5[0].w);
    out[o + 45u] = bitcast<u32>(r5[1].x);
    out[o + 46u] = bitcast<u32>(r5[1].y);
    out[o + 47u] = bitcast<u32>(r5[1].z);
    out[o + 48u] = bitcast<u32>(r5[1].w);
    out[o + 49u] = bitcast<u32>(r5[2].x);
    out[o + 50u] = bitcast<u32>(r5[2].y);
    out[o + 51u] = bitcast<u32>(r5[2].z);
    out[o + 52u] = bitcast<u32>(r5[2].w);
    out[o + 53u] = bitcast<u32>(r5[3].x);
    out[o + 54u] = bitcast<u32>(r5[3].y);
    out[o + 55u] = bitcast<u32>(r5[3].z);
    out[o + 56u] = bitcast<u32>(r5[3].w);
    let r6 = (m[i] + transpose(m[i]));
    out[o + 57u] = bitcast<u32>(r6[0].x);
    out[o + 58u] = bitcast<u32>(r6[0].y);
    out[o + 59u] = bitcast<u32>(r6[0].z);
    out[o + 60u] = bitcast<u32>(r6[0].w);
    out[o + 61u] = bitcast<u32>(r6[1].x);
    out[o + 62u] = bitcast<u32>(r6[1].y);
    out[o + 63u] = bitcast<u32>(r6[1].z);
    out[o + 64u] = bitcast<u32>(r6[1].w);
    out[o + 65u] = bitcast<u32>(r6[2].x);
    out[o + 66u] = bitcast<u32>(r6[2].y);
    out[o + 67u] = bitcast<u32>(r6[2].z);
    out[o + 68u] = bitcast<u32>(r6[2].w);
    out[o + 69u] = bitcast<u32>(r6[3].x);
    out[o + 70u] = bitcast<u32>(r6[3].y);
    out[o + 71u] = bitcast<u32>(r6[3].z);
    out[o + 72u] = bitcast<u32>(r6[3].w);
    let r7 = (m[i] - transpose(m[i]));
    out[o + 73u] = bitcast<u32>(r7[0].x);
    out[o + 74u] = bitcast<u32>(r7[0].y);
    out[o + 75u] = bitcast<u32>(r7[0].z);
    out[o + 76u] = bitcast<u32>(r7[0].w);
    out[o + 77u] = bitcast<u32>(r7[1].x);
    out[o + 78u] = bitcast<u32>(r7[1].y);
    out[o + 79u] = bitcast<u32>(r7[1].z);
    out[o + 80u] = bitcast<u32>(r7[1].w);
    out[o + 81u] = bitcast<u32>(r7[2].x);
    out[o + 82u] = bitcast<u32>(r7[2].y);
    out[o + 83u] = bitcast<u32>(r7[2].z);
    out[o + 84u] = bitcast<u32>(r7[2].w);
    out[o + 85u] = bitcast<u32>(r7[3].x);
    out[o + 86u] = bitcast<u32>(r7[3].y);
    out[o + 87u] = bitcast<u32>(r7[3].z);
    out[o + 88u] = bitcast<u32>(r7[3].w);
    let r8 = (m[i] * f[i].y);
    out[o + 89u] = bitcast<u32>(r8[0].x);
    out[o + 90u] = bitcast<u32>(r8[0].y);
    out[o + 91u] = bitcast<u32>(r8[0].z);
    out[o + 92u] = bitcast<u32>(r8[0].w);
    out[o + 93u] = bitcast<u32>(r8[1].x);
    out[o + 94u] = bitcast<u32>(r8[1].y);
    out[o + 95u] = bitcast<u32>(r8[1].z);
    out[o + 96u] = bitcast<u32>(r8[1].w);
    out[o + 97u] = bitcast<u32>(r8[2].x);
    out[o + 98u] = bitcast<u32>(r8[2].y);
    out[o + 99u] = bitcast<u32>(r8[2].z);
    out[o + 100u] = bitcast<u32>(r8[2].w);
    out[o + 101u] = bitcast<u32>(r8[3].x);
    out[o + 102u] = bitcast<u32>(r8[3].y);
    out[o + 103u] = bitcast<u32>(r8[3].z);
    out[o + 104u] = bitcast<u32>(r8[3].w);
    let r9 = rust_div_scalar_mat4(m[i], f[i].y);
    out[o + 105u] = bitcast<u32>(r9[0].x);
    out[o + 106u] = bitcast<u32>(r9[0].y);
    out[o + 107u] = bitcast<u32>(r9[0].z);
    out[o + 108u] = bitcast<u32>(r9[0].w);
    out[o + 109u] = bitcast<u32>(r9[1].x);
    out[o + 110u] = bitcast<u32>(r9[1].y);
    out[o + 111u] = bitcast<u32>(r9[1].z);
    out[o + 112u] = bitcast<u32>(r9[1].w);
    out[o + 113u] = bitcast<u32>(r9[2].x);
    out[o + 114u] = bitcast<u32>(r9[2].y);
    out[o + 115u] = bitcast<u32>(r9[2].z);
    out[o + 116u] = bitcast<u32>(r9[2].w);
    out[o + 117u] = bitcast<u32>(r9[3].x);
    out[o + 118u] = bitcast<u32>(r9[3].y);
    out[o + 119u] = bitcast<u32>(r9[3].z);
    out[o + 120u] = bitcast<u32>(r9[3].w);
    let r10 = rust_transform_point3_mat4(m[i], f[i].yzw);
    out[o + 121u] = bitcast<u32>(r10.x);
    out[o + 122u] = bitcast<u32>(r10.y);
    out[o + 123u] = bitcast<u32>(r10.z);
    let r11 = rust_transform_vector3_mat4(m[i], f[i].yzw);
    out[o + 124u] = bitcast<u32>(r11.x);
    out[o + 125u] = bitcast<u32>(r11.y);
    out[o + 126u] = bitcast<u32>(r11.z);
    let r12 = rust_project_point3_mat4(m[i], f[i].yzw);
    out[o + 127u] = bitcast<u32>(r12.x);
    out[o + 128u] = bitcast<u32>(r12.y);
    out[o + 129u] = bitcast<u32>(r12.z);
    let r13 = m[i][(u[i].y % 4u)];
    out[o + 130u] = bitcast<u32>(r13.x);
    out[o + 131u] = bitcast<u32>(r13.y);
    out[o + 132u] = bitcast<u32>(r13.z);
    out[o + 133u] = bitcast<u32>(r13.w);
    let r14 = rust_row_mat4(m[i], u[i].y % 4u);
    out[o + 134u] = bitcast<u32>(r14.x);
    out[o + 135u] = bitcast<u32>(r14.y);
    out[o + 136u] = bitcast<u32>(r14.z);
    out[o + 137u] = bitcast<u32>(r14.w);
    let r15 = rust_diagonal_mat4(m[i]);
    out[o + 138u] = bitcast<u32>(r15.x);
    out[o + 139u] = bitcast<u32>(r15.y);
    out[o + 140u] = bitcast<u32>(r15.z);
    out[o + 141u] = bitcast<u32>(r15.w);
    let r16 = rust_to_cols_array_mat4(m[i]);
    out[o + 142u] = bitcast<u32>(r16[0u]);
    out[o + 143u] = bitcast<u32>(r16[1u]);
    out[o + 144u] = bitcast<u32>(r16[2u]);
    out[o + 145u] = bitcast<u32>(r16[3u]);
    out[o + 146u] = bitcast<u32>(r16[4u]);
    out[o + 147u] = bitcast<u32>(r16[5u]);
    out[o + 148u] = bitcast<u32>(r16[6u]);
    out[o + 149u] = bitcast<u32>(r16[7u]);
    out[o + 150u] = bitcast<u32>(r16[8u]);
    out[o + 151u] = bitcast<u32>(r16[9u]);
    out[o + 152u] = bitcast<u32>(r16[10u]);
    out[o + 153u] = bitcast<u32>(r16[11u]);
    out[o + 154u] = bitcast<u32>(r16[12u]);
    out[o + 155u] = bitcast<u32>(r16[13u]);
    out[o + 156u] = bitcast<u32>(r16[14u]);
    out[o + 157u] = bitcast<u32>(r16[15u]);
    let r17 = rust_mat3_from_mat4_mat4(m[i]);
    out[o + 158u] = bitcast<u32>(r17[0].x);
    out[o + 159u] = bitcast<u32>(r17[0].y);
    out[o + 160u] = bitcast<u32>(r17[0].z);
    out[o + 161u] = bitcast<u32>(r17[1].x);
    out[o + 162u] = bitcast<u32>(r17[1].y);
    out[o + 163u] = bitcast<u32>(r17[1].z);
    out[o + 164u] = bitcast<u32>(r17[2].x);
    out[o + 165u] = bitcast<u32>(r17[2].y);
    out[o + 166u] = bitcast<u32>(r17[2].z);
}
