// The kernel `casts`.

struct Params {
    v: vec4<f32>,
    i: vec3<i32>,
    u: vec2<u32>,
}

@group(0) @binding(0) var<storage, read_write> unsigned: array<vec4<u32>>;
@group(0) @binding(1) var<storage, read_write> signed: array<vec4<i32>>;
@group(0) @binding(2) var<storage, read_write> out: array<vec3<f32>>;
@group(0) @binding(3) var<uniform> params: Params;

// `as i32`: saturates, and NaN gives 0.
fn rust_as_i32_vec4f(a: vec4<f32>) -> vec4<i32> {
    let c = vec4<i32>(clamp(a, vec4<f32>(-2147483648.0f), vec4<f32>(2147483520.0f)));
    let nan = (bitcast<vec4<u32>>(a) & vec4<u32>(0x7fffffffu)) > vec4<u32>(0x7f800000u);
    return select(select(c, vec4<i32>(2147483647i), a >= vec4<f32>(2147483648.0f)), vec4<i32>(), nan);
}

// `as u32`: saturates, and NaN gives 0.
fn rust_as_u32_vec4f(a: vec4<f32>) -> vec4<u32> {
    let c = vec4<u32>(clamp(a, vec4<f32>(0.0f), vec4<f32>(4294967040.0f)));
    return select(select(vec4<u32>(), c, a > vec4<f32>()), vec4<u32>(4294967295u), a >= vec4<f32>(4294967296.0f));
}

@compute @workgroup_size(1)
fn casts() {
    unsigned[0u] = rust_as_u32_vec4f(params.v);
    signed[0u] = rust_as_i32_vec4f(params.v);
    let bits = vec3<u32>(params.i);
    unsigned[1u] = vec4<u32>(bits.x, bits.y, bits.z, params.u.x);
    let back = vec2<i32>(params.u);
    signed[1u] = vec4<i32>(back.x, back.y, 0i, 0i);
    out[0u] = vec3<f32>(params.i) * 0.5f;
    let floats = vec2<f32>(params.u);
    out[1u] = vec3<f32>(floats.x, floats.y, 0.0f);
}
