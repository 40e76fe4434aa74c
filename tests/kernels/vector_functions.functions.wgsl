// The kernel `functions`.

struct Params {
    a: vec3<f32>,
    b: vec3<f32>,
}

@group(0) @binding(0) var<storage, read_write> vectors: array<vec3<f32>>;
@group(0) @binding(1) var<storage, read_write> scalars: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

// `distance_squared` as Rust defines it.
fn rust_distance_squared_vec3f(a: vec3<f32>, b: vec3<f32>) -> f32 {
    let d = a - b;
    return dot(d, d);
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

// `length_squared` as Rust defines it.
fn rust_length_squared_vec3f(a: vec3<f32>) -> f32 {
    return dot(a, a);
}

// `max_element` as Rust defines it.
fn rust_max_element_vec3f(a: vec3<f32>) -> f32 {
    return max(max(a.x, a.y), a.z);
}

// `min_element` as Rust defines it.
fn rust_min_element_vec3f(a: vec3<f32>) -> f32 {
    return min(min(a.x, a.y), a.z);
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

@compute @workgroup_size(1)
fn functions() {
    vectors[0u] = cross(params.a, params.b);
    vectors[1u] = min(params.a, params.b);
    vectors[2u] = max(params.a, params.b);
    vectors[3u] = min(max(params.a, vec3<f32>(-1.0f)), vec3<f32>(1.0f, 2.0f, 3.0f));
    vectors[4u] = abs(params.a);
    vectors[5u] = mix(params.a, params.b, 0.25f);
    vectors[6u] = floor(params.a);
    vectors[7u] = ceil(params.a);
    vectors[8u] = rust_round_vec3f(params.a);
    vectors[9u] = rust_fract_vec3f(params.a);
    vectors[10u] = rust_signum_vec3f(params.a);
    vectors[11u] = fma(params.a, params.b, vec3<f32>(1.0f));
    vectors[12u] = normalize(params.a);
    vectors[13u] = trunc(params.a / 2.0f);
    scalars[0u] = dot(params.a, params.b);
    scalars[1u] = rust_length_squared_vec3f(params.a);
    scalars[2u] = rust_distance_squared_vec3f(params.a, params.b);
    scalars[3u] = rust_element_sum_vec3f(params.a);
    scalars[4u] = rust_max_element_vec3f(params.a);
    scalars[5u] = rust_min_element_vec3f(params.a);
    scalars[6u] = rust_element_product_vec3f(params.a);
    scalars[7u] = length(params.a);
    scalars[8u] = distance(params.a, params.b);
}
