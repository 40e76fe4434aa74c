// The kernel `floats`.

struct Params {
    x: f32,
    i: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<vec4<f32>>;
@group(0) @binding(1) var<uniform> params: Params;

@compute @workgroup_size(1)
fn floats() {
    let a = vec2<f32>(params.x, 2.0f);
    let b = vec3<f32>(3.0f, params.x * 4.0f, 5.0f);
    let c = vec4<f32>(params.x);
    out[0u] = vec4<f32>(a.x, a.y, b.x, b.y);
    out[1u] = vec4<f32>(b.z, c.x, c.z, vec3<f32>(0.0f).x) + vec4<f32>(1.0f);
    var v = vec2<f32>(params.x, params.x).x * vec4<f32>(1.0f);
    v.y = 10.0f;
    v[params.i] = 20.0f;
    v[3u] = v[params.i + 1u] + v.z;
    out[2u] = v;
    var copy = v;
    copy.x = -1.0f;
    out[3u] = vec4<f32>(v.x, copy.x, v[params.i], copy[params.i]);
    out[4u].z = b[params.i];
    out[4u][params.i] = 7.0f;
}
