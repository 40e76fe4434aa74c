// The kernel `methods`.

struct Params {
    a: mat2x2<f32>,
    b: mat3x3<f32>,
    c: mat4x4<f32>,
}

@group(0) @binding(0) var<storage, read_write> twos: array<mat2x2<f32>>;
@group(0) @binding(1) var<storage, read_write> threes: array<mat3x3<f32>>;
@group(0) @binding(2) var<storage, read_write> fours: array<mat4x4<f32>>;
@group(0) @binding(3) var<storage, read_write> scalars: array<f32>;
@group(0) @binding(4) var<uniform> params: Params;

// `div_scalar` as Rust defines it.
fn rust_div_scalar_mat4(a: mat4x4<f32>, b: f32) -> mat4x4<f32> {
    return mat4x4<f32>(a[0] / b, a[1] / b, a[2] / b, a[3] / b);
}

// `inverse` as Rust defines it.
fn rust_inverse_mat2(a: mat2x2<f32>) -> mat2x2<f32> {
    let r = 1.0f / determinant(a);
    return mat2x2<f32>(a[1].y * r, -a[0].y * r, -a[1].x * r, a[0].x * r);
}

// `inverse` as Rust defines it.
fn rust_inverse_mat3(a: mat3x3<f32>) -> mat3x3<f32> {
    let x = cross(a[1], a[2]);
    let y = cross(a[2], a[0]);
    let z = cross(a[0], a[1]);
    let r = 1.0f / dot(a[2], z);
    return transpose(mat3x3<f32>(x * r, y * r, z * r));
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

// Keeps a constant from being folded.
fn rust_value_mat2(a: mat2x2<f32>) -> mat2x2<f32> {
    return a;
}

@compute @workgroup_size(1)
fn methods() {
    twos[0u] = transpose(params.a);
    twos[1u] = params.a * rust_inverse_mat2(params.a);
    twos[2u] = (params.a * params.a);
    threes[0u] = transpose(params.b);
    threes[1u] = params.b * rust_inverse_mat3(params.b);
    fours[0u] = transpose(params.c);
    fours[1u] = params.c * rust_inverse_mat4(params.c);
    fours[2u] = rust_div_scalar_mat4((((params.c + params.c) - params.c) * 3.0f), 2.0f);
    scalars[0u] = determinant(params.a);
    scalars[1u] = determinant(params.b);
    scalars[2u] = determinant(params.c);
    scalars[3u] = determinant(rust_value_mat2(mat2x2<f32>(1.0f, 0.0f, 0.0f, 1.0f)));
}
