// The kernel `of_integers`.

struct Params {
    a: vec4<i32>,
    b: vec4<i32>,
}

@group(0) @binding(0) var<storage, read_write> out: array<vec4<i32>>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(1)
fn of_integers() {
    out[0u] = min(params.a, params.b);
    out[1u] = max(params.a, params.b);
    out[2u] = abs(params.a);
    out[3u] = min(max(params.a, vec4<i32>(-2i)), vec4<i32>(2i));
    out[4u] = vec4<i32>(dot(params.a, params.b));
    out[5u] = sign(params.a);
}
