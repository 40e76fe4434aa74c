// The kernel `operators`.

struct Params {
    m: mat3x3<f32>,
    n: mat3x3<f32>,
    v: vec3<f32>,
}

@group(0) @binding(0) var<storage, read_write> out: array<mat3x3<f32>>;
@group(0) @binding(1) var<storage, read_write> vectors: array<vec3<f32>>;
@group(0) @binding(2) var<uniform> params: Params;

// `div_scalar` as Rust defines it.
fn rust_div_scalar_mat3(a: mat3x3<f32>, b: f32) -> mat3x3<f32> {
    return mat3x3<f32>(a[0] / b, a[1] / b, a[2] / b);
}

@compute @workgroup_size(1)
fn operators() {
    out[0u] = params.m * params.n;
    out[1u] = params.m + params.n;
    out[2u] = params.m - params.n;
    out[3u] = params.m * -1.0f;
    out[4u] = params.m * 2.0f;
    out[5u] = 2.0f * params.m;
    out[6u] = rust_div_scalar_mat3(params.m, 2.0f);
    var a = params.m;
    a += params.n;
    a -= params.m;
    a *= params.n;
    a *= 2.0f;
    a = rust_div_scalar_mat3(a, 4.0f);
    out[7u] = a;
    out[8u] = (params.m * (params.n * -1.0f)) * -1.0f;
    vectors[0u] = params.m * params.v;
    vectors[1u] = params.m * params.n * params.v;
    vectors[2u] = (params.m + params.n) * (params.v - vec3<f32>(1.0f));
    vectors[3u] = (params.m * params.v);
    vectors[4u] = (transpose(params.m) * params.v);
}
