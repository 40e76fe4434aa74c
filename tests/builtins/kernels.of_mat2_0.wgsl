// The kernel `of_mat2_0`.

@group(0) @binding(0) var<storage, read> f: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> n: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read> u: array<vec4<u32>>;
@group(0) @binding(3) var<storage, read> m: array<mat4x4<f32>>;
@group(0) @binding(4) var<storage, read_write> out: array<u32>;

// `diagonal` as Rust defines it.
fn rust_diagonal_mat2(a: mat2x2<f32>) -> vec2<f32> {
    return vec2<f32>(a[0].x, a[1].y);
}

// `div_scalar` as Rust defines it.
fn rust_div_scalar_mat2(a: mat2x2<f32>, b: f32) -> mat2x2<f32> {
    return mat2x2<f32>(a[0] / b, a[1] / b);
}

// `inverse` as Rust defines it.
fn rust_inverse_mat2(a: mat2x2<f32>) -> mat2x2<f32> {
    let r = 1.0f / determinant(a);
    return mat2x2<f32>(a[1].y * r, -a[0].y * r, -a[1].x * r, a[0].x * r);
}

// `Mat2::from_mat3` as Rust defines it.
fn rust_mat2_from_mat3_mat3(a: mat3x3<f32>) -> mat2x2<f32> {
    return mat2x2<f32>(a[0].xy, a[1].xy);
}

// `Mat3::from_mat2` as Rust defines it.
fn rust_mat3_from_mat2_mat2(a: mat2x2<f32>) -> mat3x3<f32> {
    return mat3x3<f32>(vec3<f32>(a[0], 0.0f), vec3<f32>(a[1], 0.0f), vec3<f32>(0.0f, 0.0f, 1.0f));
}

// `Mat3::from_mat4` as Rust defines it.
fn rust_mat3_from_mat4_mat4(a: mat4x4<f32>) -> mat3x3<f32> {
    return mat3x3<f32>(a[0].xyz, a[1].xyz, a[2].xyz);
}

// `row` as Rust defines it.
fn rust_row_mat2(a: mat2x2<f32>, b: u32) -> vec2<f32> {
    return transpose(a)[b];
}

// `to_cols_array` as Rust defines it.
fn rust_to_cols_array_mat2(a: mat2x2<f32>) -> array<f32, 4> {
    var r: array<f32, 4>;
    for (var i = 0u; i < 2u * 2u; i++) {
        r[i] = a[i / 2u][i % 2u];
    }
    return r;
}

@compute @workgroup_size(64)
fn of_mat2_0(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let i = global_invocation_id.x;
    let o = i * 52u;
    let r0 = transpose(rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i])));
    out[o + 0u] = bitcast<u32>(r0[0].x);
    out[o + 1u] = bitcast<u32>(r0[0].y);
    out[o + 2u] = bitcast<u32>(r0[1].x);
    out[o + 3u] = bitcast<u32>(r0[1].y);
    let r1 = determinant(rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i])));
    out[o + 4u] = bitcast<u32>(r1);
    let r2 = rust_inverse_mat2(rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i])));
    out[o + 5u] = bitcast<u32>(r2[0].x);
    out[o + 6u] = bitcast<u32>(r2[0].y);
    out[o + 7u] = bitcast<u32>(r2[1].x);
    out[o + 8u] = bitcast<u32>(r2[1].y);
    let r3 = (rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i])) * f[i].yz);
    out[o + 9u] = bitcast<u32>(r3.x);
    out[o + 10u] = bitcast<u32>(r3.y);
    let r4 = (transpose(rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i]))) * f[i].yz);
    out[o + 11u] = bitcast<u32>(r4.x);
    out[o + 12u] = bitcast<u32>(r4.y);
    let r5 = (rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i])) * rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(transpose(m[i]))));
    out[o + 13u] = bitcast<u32>(r5[0].x);
    out[o + 14u] = bitcast<u32>(r5[0].y);
    out[o + 15u] = bitcast<u32>(r5[1].x);
    out[o + 16u] = bitcast<u32>(r5[1].y);
    let r6 = (rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i])) + rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(transpose(m[i]))));
    out[o + 17u] = bitcast<u32>(r6[0].x);
    out[o + 18u] = bitcast<u32>(r6[0].y);
    out[o + 19u] = bitcast<u32>(r6[1].x);
    out[o + 20u] = bitcast<u32>(r6[1].y);
    let r7 = (rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i])) - rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(transpose(m[i]))));
    out[o + 21u] = bitcast<u32>(r7[0].x);
    out[o + 22u] = bitcast<u32>(r7[0].y);
    out[o + 23u] = bitcast<u32>(r7[1].x);
    out[o + 24u] = bitcast<u32>(r7[1].y);
    let r8 = (rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i])) * f[i].y);
    out[o + 25u] = bitcast<u32>(r8[0].x);
    out[o + 26u] = bitcast<u32>(r8[0].y);
    out[o + 27u] = bitcast<u32>(r8[1].x);
    out[o + 28u] = bitcast<u32>(r8[1].y);
    let r9 = rust_div_scalar_mat2(rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i])), f[i].y);
    out[o + 29u] = bitcast<u32>(r9[0].x);
    out[o + 30u] = bitcast<u32>(r9[0].y);
    out[o + 31u] = bitcast<u32>(r9[1].x);
    out[o + 32u] = bitcast<u32>(r9[1].y);
    let r10 = rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i]))[(u[i].y % 2u)];
    out[o + 33u] = bitcast<u32>(r10.x);
    out[o + 34u] = bitcast<u32>(r10.y);
    let r11 = rust_row_mat2(rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i])), u[i].y % 2u);
    out[o + 35u] = bitcast<u32>(r11.x);
    out[o + 36u] = bitcast<u32>(r11.y);
    let r12 = rust_diagonal_mat2(rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i])));
    out[o + 37u] = bitcast<u32>(r12.x);
    out[o + 38u] = bitcast<u32>(r12.y);
    let r13 = rust_to_cols_array_mat2(rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i])));
    out[o + 39u] = bitcast<u32>(r13[0u]);
    out[o + 40u] = bitcast<u32>(r13[1u]);
    out[o + 41u] = bitcast<u32>(r13[2u]);
    out[o + 42u] = bitcast<u32>(r13[3u]);
    let r14 = rust_mat3_from_mat2_mat2(rust_mat2_from_mat3_mat3(rust_mat3_from_mat4_mat4(m[i])));
    out[o + 43u] = bitcast<u32>(r14[0].x);
    out[o + 44u] = bitcast<u32>(r14[0].y);
    out[o + 45u] = bitcast<u32>(r14[0].z);
    out[o + 46u] = bitcast<u32>(r14[1].x);
    out[o + 47u] = bitcast<u32>(r14[1].y);
    out[o + 48u] = bitcast<u32>(r14[1].z);
    out[o + 49u] = bitcast<u32>(r14[2].x);
    out[o + 50u] = bitcast<u32>(r14[2].y);
    out[o + 51u] = bitcast<u32>(r14[2].z);
}
