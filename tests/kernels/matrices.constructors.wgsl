// The kernel `constructors`.

struct Params {
    x: f32,
    v: vec3<f32>,
}

@group(0) @binding(0) var<storage, read> parts: array<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<mat4x4<f32>>;
@group(0) @binding(2) var<uniform> params: Params;

// `Mat3::from_diagonal` as Rust defines it.
fn rust_mat3_from_diagonal_vec3f(a: vec3<f32>) -> mat3x3<f32> {
    return mat3x3<f32>(a.x, 0.0f, 0.0f, 0.0f, a.y, 0.0f, 0.0f, 0.0f, a.z);
}

// `Mat3::from_mat2` as Rust defines it.
fn rust_mat3_from_mat2_mat2(a: mat2x2<f32>) -> mat3x3<f32> {
    return mat3x3<f32>(vec3<f32>(a[0], 0.0f), vec3<f32>(a[1], 0.0f), vec3<f32>(0.0f, 0.0f, 1.0f));
}

// `Mat3::from_scale` as Rust defines it.
fn rust_mat3_from_scale_vec2f(a: vec2<f32>) -> mat3x3<f32> {
    return mat3x3<f32>(a.x, 0.0f, 0.0f, 0.0f, a.y, 0.0f, 0.0f, 0.0f, 1.0f);
}

// `Mat3::from_translation` as Rust defines it.
fn rust_mat3_from_translation_vec2f(a: vec2<f32>) -> mat3x3<f32> {
    return mat3x3<f32>(1.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f, a.x, a.y, 1.0f);
}

// `Mat4::from_diagonal` as Rust defines it.
fn rust_mat4_from_diagonal_vec4f(a: vec4<f32>) -> mat4x4<f32> {
    return mat4x4<f32>(a.x, 0.0f, 0.0f, 0.0f, 0.0f, a.y, 0.0f, 0.0f, 0.0f, 0.0f, a.z, 0.0f, 0.0f, 0.0f, 0.0f, a.w);
}

// `Mat4::from_mat3` as Rust defines it.
fn rust_mat4_from_mat3_mat3(a: mat3x3<f32>) -> mat4x4<f32> {
    return mat4x4<f32>(vec4<f32>(a[0], 0.0f), vec4<f32>(a[1], 0.0f), vec4<f32>(a[2], 0.0f), vec4<f32>(0.0f, 0.0f, 0.0f, 1.0f));
}

// `Mat4::from_rotation_x` as Rust defines it.
fn rust_mat4_from_rotation_x_f32(a: f32) -> mat4x4<f32> {
    let s = sin(a);
    let c = cos(a);
    return mat4x4<f32>(1.0f, 0.0f, 0.0f, 0.0f, 0.0f, c, s, 0.0f, 0.0f, -s, c, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f);
}

// `Mat4::from_rotation_y` as Rust defines it.
fn rust_mat4_from_rotation_y_f32(a: f32) -> mat4x4<f32> {
    let s = sin(a);
    let c = cos(a);
    return mat4x4<f32>(c, 0.0f, -s, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, s, 0.0f, c, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f);
}

// `Mat4::from_rotation_z` as Rust defines it.
fn rust_mat4_from_rotation_z_f32(a: f32) -> mat4x4<f32> {
    let s = sin(a);
    let c = cos(a);
    return mat4x4<f32>(c, s, 0.0f, 0.0f, -s, c, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f);
}

// `Mat4::from_scale` as Rust defines it.
fn rust_mat4_from_scale_vec3f(a: vec3<f32>) -> mat4x4<f32> {
    return mat4x4<f32>(a.x, 0.0f, 0.0f, 0.0f, 0.0f, a.y, 0.0f, 0.0f, 0.0f, 0.0f, a.z, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f);
}

// `Mat4::from_translation` as Rust defines it.
fn rust_mat4_from_translation_vec3f(a: vec3<f32>) -> mat4x4<f32> {
    return mat4x4<f32>(1.0f, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, 0.0f, 0.0f, 1.0f, 0.0f, a.x, a.y, a.z, 1.0f);
}

// `project_point3` as Rust defines it.
fn rust_project_point3_mat4(a: mat4x4<f32>, b: vec3<f32>) -> vec3<f32> {
    let p = a * vec4<f32>(b, 1.0f);
    return p.xyz / p.w;
}

// `to_array` as Rust defines it.
fn rust_to_array_vec3f(a: vec3<f32>) -> array<f32, 3> {
    return array<f32, 3>(a.x, a.y, a.z);
}

// `transform_point3` as Rust defines it.
fn rust_transform_point3_mat4(a: mat4x4<f32>, b: vec3<f32>) -> vec3<f32> {
    return a[0].xyz * b.x + a[1].xyz * b.y + a[2].xyz * b.z + a[3].xyz;
}

// `transform_vector3` as Rust defines it.
fn rust_transform_vector3_mat4(a: mat4x4<f32>, b: vec3<f32>) -> vec3<f32> {
    return a[0].xyz * b.x + a[1].xyz * b.y + a[2].xyz * b.z;
}

// Keeps a constant from being folded.
fn rust_value_f32(a: f32) -> f32 {
    return a;
}

// Keeps a constant from being folded.
fn rust_value_mat4(a: mat4x4<f32>) -> mat4x4<f32> {
    return a;
}

@compute @workgroup_size(1)
fn constructors() {
    out[0u] = rust_mat4_from_translation_vec3f(params.v) * rust_mat4_from_scale_vec3f(params.v);
    out[1u] = rust_mat4_from_mat3_mat3(rust_mat3_from_diagonal_vec3f(params.v));
    out[2u] = mat4x4<f32>(vec4<f32>(1.0f, 0.0f, 0.0f, 0.0f), vec4<f32>(1.0f), vec4<f32>(params.v, 1.0f), vec4<f32>(0.0f, -1.0f, 0.0f, 0.0f));
    out[3u] = rust_mat4_from_mat3_mat3(rust_mat3_from_mat2_mat2(mat2x2<f32>(params.x, 2.0f, 3.0f, 4.0f)));
    var flat = array<f32, 9>();
    for (var i = 0u; i < 9u; i++) {
        flat[i] = parts[i];
    }
    let parts_1 = flat;
    out[4u] = rust_mat4_from_mat3_mat3(mat3x3<f32>(parts_1[0u], parts_1[1u], parts_1[2u], parts_1[3u], parts_1[4u], parts_1[5u], parts_1[6u], parts_1[7u], parts_1[8u]));
    out[5u] = rust_mat4_from_diagonal_vec4f(vec4<f32>(params.x, 1.0f, params.x, 1.0f));
    let parts_2 = rust_to_array_vec3f(params.v);
    out[6u] = rust_mat4_from_mat3_mat3(mat3x3<f32>(params.v, params.v, vec3<f32>(parts_2[0u], parts_2[1u], parts_2[2u])));
    out[7u] = rust_value_mat4(rust_value_mat4(rust_mat4_from_rotation_x_f32(rust_value_f32(0.0f))) + rust_mat4_from_rotation_y_f32(rust_value_f32(0.0f))) + rust_mat4_from_rotation_z_f32(rust_value_f32(0.0f));
    out[8u] = rust_mat4_from_mat3_mat3(rust_mat3_from_translation_vec2f(params.v.xy) * rust_mat3_from_scale_vec2f(params.v.xy));
    out[9u] = rust_mat4_from_translation_vec3f(rust_transform_point3_mat4(out[0u], params.v));
    out[10u] = rust_mat4_from_translation_vec3f(rust_transform_vector3_mat4(out[0u], params.v) + rust_project_point3_mat4(out[0u], params.v));
    let rows = array<array<f32, 2>, 2>(array<f32, 2>(params.x, 2.0f), array<f32, 2>(params.v.y, flat[3u]));
    let columns = rows;
    let column = columns[0u];
    let column_1 = columns[1u];
    out[11u] = rust_mat4_from_mat3_mat3(rust_mat3_from_mat2_mat2(mat2x2<f32>(column[0u], column[1u], column_1[0u], column_1[1u])));
}
