// The kernel `of_mat3_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `diagonal` as Rust defines it.
fn rust_diagonal_mat3(a: mat3x3<f32>) -> vec3<f32> {
    return vec3<f32>(a[0].x, a[1].y, a[2].z);
}

// `div_scalar` as Rust defines it.
fn rust_div_scalar_mat3(a: mat3x3<f32>, b: f32) -> mat3x3<f32> {
    return mat3x3<f32>(a[0] / b, a[1] / b, a[2] / b);
}

// `inverse` as Rust defines it.
fn rust_inverse_mat3(a: mat3x3<f32>) -> mat3x3<f32> {
    let x = cross(a[1], a[2]);
    let y = cross(a[2], a[0]);
    let z = cross(a[0], a[1]);
    let r = 1.0f / dot(a[2], z);
    return transpose(mat3x3<f32>(x * r, y * r, z * r));
}

// `Mat2::from_mat3` as Rust defines it.
fn rust_mat2_from_mat3_mat3(a: mat3x3<f32>) -> mat2x2<f32> {
    return mat2x2<f32>(a[0].xy, a[1].xy);
}

// `Mat3::from_mat4` as Rust defines it.
fn rust_mat3_from_mat4_mat4(a: mat4x4<f32>) -> mat3x3<f32> {
    return mat3x3<f32>(a[0].xyz, a[1].xyz, a[2].xyz);
}

// `Mat4::from_mat3` as Rust defines it.
fn rust_mat4_from_mat3_mat3(a: mat3x3<f32>) -> mat4x4<f32> {
    return mat4x4<f32>(vec4<f32>(a[0], 0.0f), vec4<f32>(a[1], 0.0f), vec4<f32>(a[2], 0.0f), vec4<f32>(0.0f, 0.0f, 0.0f, 1.0f));
}

// `row` as Rust defines it.
fn rust_row_mat3(a: mat3x3<f32>, b: u32) -> vec3<f32> {
    return transpose(a)[b];
}

// `to_cols_array` as Rust defines it.
fn rust_to_cols_array_mat3(a: mat3x3<f32>) -> array<f32, 9> {
    var r: array<f32, 9>;
    for (var i = 0u; i < 3u * 3u; i++) {
        r[i] = a[i / 3u][i % 3u];
    }
    return r;
}

// `transform_point2` as Rust defines it.
fn rust_transform_point2_mat3(a: mat3x3<f32>, b: vec2<f32>) -> vec2<f32> {
    return a[0].xy * b.x + a[1].xy * b.y + a[2].xy;
}

// `transform_vector2` as Rust defines it.
fn rust_transform_vector2_mat3(a: mat3x3<f32>, b: vec2<f32>) -> vec2<f32> {
    return a[0].xy * b.x + a[1].xy * b.y;
}

@compute @workgroup_size(64)
fn of_mat3_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 112u;
    let r0 = transpose(rust_mat3_from_mat4_mat4(m[i]));
    out[o + 0u] = bitcast<u32>(r0[0].x);
    out[o + 1u] = bitcast<u32>(r0[0].y);
    out[o + 2u] = bitcast<u32>(r0[0].z);
    out[o + 3u] = bitcast<u32>(r0[1].x);
    out[o + 4u] = bitcast<u32>(r0[1].y);
    out[o + 5u] = bitcast<u32>(r0[1].z);
    out[o + 6u] = bitcast<u32>(r0[2].x);
    out[o + 7u] = bitcast<u32>(r0[2].y);
    out[o + 8u] = bitcast<u32>(r0[2].z);
    let r1 = determinant(rust_mat3_from_mat4_mat4(m[i]));
    out[o + 9u] = bitcast<u32>(r1);
    let r2 = rust_inverse_mat3(rust_mat3_from_mat4_mat4(m[i]));
    out[o + 10u] = bitcast<u32>(r2[0].x);
    out[o + 11u] = bitcast<u32>(r2[0].y);
    out[o + 12u] = bitcast<u32>(r2[0].z);
    out[o + 13u] = bitcast<u32>(r2[1].x);
    out[o + 14u] = bitcast<u32>(r2[1].y);
    out[o + 15u] = bitcast<u32>(r2[1].z);
    out[o + 16u] = bitcast<u32>(r2[2].x);
    out[o + 17u] = bitcast<u32>(r2[2].y);
    out[o + 18u] = bitcast<u32>(r2[2].z);
    let r3 = (rust_mat3_from_mat4_mat4(m[i]) * f[i].yzw);
    out[o + 19u] = bitcast<u32>(r3.x);
    out[o + 20u] = bitcast<u32>(r3.y);
    out[o + 21u] = bitcast<u32>(r3.z);
    let r4 = (transpose(rust_mat3_from_mat4_mat4(m[i])) * f[i].yzw);
    out[o + 22u] = bitcast<u32>(r4.x);
    out[o + 23u] = bitcast<u32>(r4.y);
    out[o + 24u] = bitcast<u32>(r4.z);
    let r5 = (rust_mat3_from_mat4_mat4(m[i]) * rust_mat3_from_mat4_mat4(transpose(m[i])));
    out[o + 25u] = bitcast<u32>(r5[0].x);
    out[o + 26u] = bitcast<u32>(r5[0].y);
    out[o + 27u] = bitcast<u32>(r5[0].z);
    out[o + 28u] = bitcast<u32>(r5[1].x);
    out[o + 29u] = bitcast<u32>(r5[1].y);
    out[o + 30u] = bitcast<u32>(r5[1].z);
    out[o + 31u] = bitcast<u32>(r5[2].x);
    out[o + 32u] = bitcast<u32>(r5[2].y);
    out[o + 33u] = bitcast<u32>(r5[2].z);
    let r6 = (rust_mat3_from_mat4_mat4(m[i]) + rust_mat3_from_mat4_mat4(transpose(m[i])));
    out[o + 34u] = bitcast<u32>(r6[0].x);
    out[o + 35u] = bitcast<u32>(r6[0].y);
    out[o + 36u] = bitcast<u32>(r6[0].z);
    out[o + 37u] = bitcast<u32>(r6[1].x);
    out[o + 38u] = bitcast<u32>(r6[1].y);
    out[o + 39u] = bitcast<u32>(r6[1].z);
    out[o + 40u] = bitcast<u32>(r6[2].x);
    out[o + 41u] = bitcast<u32>(r6[2].y);
    out[o + 42u] = bitcast<u32>(r6[2].z);
    let r7 = (rust_mat3_from_mat4_mat4(m[i]) - rust_mat3_from_mat4_mat4(transpose(m[i])));
    out[o + 43u] = bitcast<u32>(r7[0].x);
    out[o + 44u] = bitcast<u32>(r7[0].y);
    out[o + 45u] = bitcast<u32>(r7[0].z);
    out[o + 46u] = bitcast<u32>(r7[1].x);
    out[o + 47u] = bitcast<u32>(r7[1].y);
    out[o + 48u] = bitcast<u32>(r7[1].z);
    out[o + 49u] = bitcast<u32>(r7[2].x);
    out[o + 50u] = bitcast<u32>(r7[2].y);
    out[o + 51u] = bitcast<u32>(r7[2].z);
    let r8 = (rust_mat3_from_mat4_mat4(m[i]) * f[i].y);
    out[o + 52u] = bitcast<u32>(r8[0].x);
    out[o + 53u] = bitcast<u32>(r8[0].y);
    out[o + 54u] = bitcast<u32>(r8[0].z);
    out[o + 55u] = bitcast<u32>(r8[1].x);
    out[o + 56u] = bitcast<u32>(r8[1].y);
    out[o + 57u] = bitcast<u32>(r8[1].z);
    out[o + 58u] = bitcast<u32>(r8[2].x);
    out[o + 59u] = bitcast<u32>(r8[2].y);
    out[o + 60u] = bitcast<u32>(r8[2].z);
    let r9 = rust_div_scalar_mat3(rust_mat3_from_mat4_mat4(m[i]), f[i].y);
    out[o + 61u] = bitcast<u32>(r9[0].x);
    out[o + 62u] = bitcast<u32>(r9[0].y);
    out[o + 63u] = bitcast<u32>(r9[0].z);
    out[o + 64u] = bitcast<u32>(r9[1].x);
    out[o + 65u] = bitcast<u32>(r9[1].y);
    out[o + 66u] = bitcast<u32>(r9[1].z);
    out[o + 67u] = bitcast<u32>(r9[2].x);
    out[o + 68u] = bitcast<u32>(r9[2].y);
    out[o + 69u] = bitcast<u32>(r9[2].z);
    let r10 = rust_transform_point2_mat3(rust_mat3_from_mat4_mat4(m[i]), f[i].yz);
    out[o + 70u] = bitcast<u32>(r10.x);
    out[o + 71u] = bitcast<u32>(r10.y);
    let r11 = rust_transform_vector2_mat3(rust_mat3_from_mat4_mat4(m[i]), f[i].yz);
    out[o + 72u] = bitcast<u32>(r11.x);
    out[o + 73u] = bitcast<u32>(r11.y);
    let r12 = rust_mat3_from_mat4_mat4(m[i])[(u[i].y % 3u)];
    out[o + 74u] = bitcast<u32>(r12.x);
    out[o + 75u] = bitcast<u32>(r12.y);
    out[o + 76u] = bitcast<u32>(r12.z);
    let r13 = rust_row_mat3(rust_mat3_from_mat4_mat4(m[i]), u[i].y % 3u);
    out[o + 77u] = bitcast<u32>(r13.x);
    out[o + 78u] = bitcast<u32>(r13.y);
    out[o + 79u] = bitcast<u32>(r13.z);
    let r14 = rust_diagonal_mat3(rust_mat3_from_mat4_mat4(m[i]));
    out[o + 80u] = bitcast<u32>(r14.x);
    out[o + 81u] = bitcast<u32>(r14.y);
    out[o + 82u] = bitcast<u32>(r14.z);
    let r15 = rust_to_cols_array_mat3(rust_mat3_from_mat4_mat4(m[i]));
    out[o + 83u] = bitcast<u32>(r15[0u]);
    out[o + 84u] = bitcast<u32>(r15[1u]);
    out[o + 85u] = bitcast<u32>(r15[2u]);
    out[o + 86u] = bitcast<u32>(r15[3u]);
    out[o + 87u] = bitcast<u32>(r15[4u]);
    out[o + 88u] = bitcast<u32>(r15[5u]);
    out[o + 89u] = bitcast<u32>(r15[6u]);
    out[o + 90u] = bitcast<u32>(r15[7u]);
    out[o + 91u] = bitcast<u32>(r15[8u]);
    let r16 = rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i]));
    out[o + 92u] = bitcast<u32>(r16[0].x);
    out[o + 93u] = bitcast<u32>(r16[0].y);
    out[o + 94u] = bitcast<u32>(r16[1].x);
    out[o + 95u] = bitcast<u32>(r16[1].y);
    let r17 = rust_mat4_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i]));
    out[o + 96u] = bitcast<u32>(r17[0].x);
    out[o + 97u] = bitcast<u32>(r17[0].y);
    out[o + 98u] = bitcast<u32>(r17[0].z);
    out[o + 99u] = bitcast<u32>(r17[0].w);
    out[o + 100u] = bitcast<u32>(r17[1].x);
    out[o + 101u] = bitcast<u32>(r17[1].y);
    out[o + 102u] = bitcast<u32>(r17[1].z);
    out[o + 103u] = bitcast<u32>(r17[1].w);
    out[o + 104u] = bitcast<u32>(r17[2].x);
    out[o + 105u] = bitcast<u32>(r17[2].y);
    out[o + 106u] = bitcast<u32>(r17[2].z);
    out[o + 107u] = bitcast<u32>(r17[2].w);
    out[o + 108u] = bitcast<u32>(r17[3].x);
    out[o + 109u] = bitcast<u32>(r17[3].y);
    out[o + 110u] = bitcast<u32>(r17[3].z);
    out[o + 111u] = bitcast<u32>(r17[3].w);
}
