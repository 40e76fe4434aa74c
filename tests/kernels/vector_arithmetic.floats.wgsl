// The kernel `floats`.

struct Params {
    a: vec3<f32>,
    b: vec3<f32>,
    s: f32,
}

@group(0) @binding(0) var<storage, read_write> out: array<vec3<f32>>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(1)
fn floats() {
    out[0u] = params.a + params.b;
    out[1u] = params.a - params.b;
    out[2u] = params.a * params.b;
    out[3u] = params.a / params.b;
    out[4u] = -params.a;
    out[5u] = params.a + params.s;
    out[6u] = params.a - params.s;
    out[7u] = params.a * params.s;
    out[8u] = params.a / params.s;
    out[9u] = params.s * params.a;
    out[10u] = params.s - params.a;
    out[11u] = params.s / params.b;
    out[12u] = params.a + params.b * 2.0f - vec3<f32>(1.0f);
    out[13u] = params.a % params.b;
}
