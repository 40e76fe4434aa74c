// The kernel `columns`.

struct Params {
    i: u32,
}

@group(0) @binding(0) var<storage, read_write> ms: array<mat3x3<f32>>;
@group(0) @binding(1) var<storage, read_write> out: array<vec3<f32>>;
@group(0) @binding(2) var<storage, read_write> scalars: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

// `diagonal` as Rust defines it.
fn rust_diagonal_mat3(a: mat3x3<f32>) -> vec3<f32> {
    return vec3<f32>(a[0].x, a[1].y, a[2].z);
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

@compute @workgroup_size(1)
fn columns() {
    let m = ms[0u];
    out[0u] = m[0];
    out[1u] = m[2] + m[1];
    out[2u] = m[params.i];
    out[3u] = m[params.i];
    out[4u] = ms[1u][1];
    out[5u] = ms[1u][params.i];
    out[6u] = rust_row_mat3(m, params.i);
    out[7u] = rust_diagonal_mat3(m);
    scalars[0u] = m[0].y;
    scalars[1u] = m[params.i].z;
    scalars[2u] = m[params.i][params.i];
    scalars[3u] = ms[1u][2].x;
    scalars[4u] = (m * m)[0].x;
    let flat = rust_to_cols_array_mat3(m);
    scalars[5u] = flat[5u];
    var n = m;
    n[1] = vec3<f32>(1.0f, 2.0f, 3.0f);
    n[0].y = 9.0f;
    n[params.i] += vec3<f32>(1.0f);
    n[params.i].x = -1.0f;
    n[0u][params.i] = -2.0f;
    ms[1u][0] = n[0];
    ms[1u][1].z = 7.0f;
    ms[1u][params.i].y = 8.0f;
    ms[1u][2u][params.i] *= 2.0f;
    ms[2u] = n;
}
