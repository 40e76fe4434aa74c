// The kernel `integers`.

struct Params {
    a: vec3<u32>,
    b: vec3<u32>,
    i: vec2<i32>,
}

@group(0) @binding(0) var<storage, read_write> out: array<vec3<u32>>;
@group(0) @binding(1) var<storage, read_write> signed: array<vec2<i32>>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(1)
fn integers() {
    out[0u] = params.a + params.b;
    out[1u] = params.a - params.b;
    out[2u] = params.a * params.b;
    out[3u] = params.a / params.b;
    out[4u] = params.a % 7u;
    out[5u] = params.a & params.b;
    out[6u] = params.a | vec3<u32>(8u);
    out[7u] = params.a ^ params.b;
    out[8u] = ~params.a;
    out[9u] = params.a << (params.b & vec3<u32>(31u));
    out[10u] = params.a >> vec3<u32>(2u);
    out[11u] = 100u - params.a;
    signed[0u] = -params.i * 3i + vec2<i32>(1i, 2i);
    signed[1u] = params.i >> vec2<u32>(1u);
    signed[2u] = params.i / -2i;
}
