// The kernel `literals`.

struct Params {
    v: vec3<f32>,
    i: i32,
}

@group(0) @binding(0) var<storage, read_write> out: array<vec3<f32>>;
@group(0) @binding(1) var<storage, read_write> integers: array<vec4<i32>>;
@group(0) @binding(2) var<uniform> params: Params;

fn halved(v: vec3<f32>) -> vec3<f32> {
    return v * 0.5f;
}

fn counted(n: ptr<function, u32>) -> u32 {
    *n += 1u;
    return (*n);
}

@compute @workgroup_size(1)
fn literals() {
    let x = params.v.y;
    let y = 3.0f;
    out[0u] = vec3<f32>(x, y, params.v.x);
    out[1u] = vec3<f32>(params.v.x, params.v.y, 7.0f);
    let base = halved(out[1u]);
    out[2u] = vec3<f32>(base.x, 1.0f, base.z);
    integers[0u] = vec4<i32>(1i, 2i, -params.i, params.i);
    var n = 0u;
    let result = counted(&n);
    let result_1 = counted(&n);
    let u = vec2<u32>(result_1, result);
    let parts = vec2<bool>((u.x > u.y), false);
    let x_1 = parts.x;
    let y_1 = parts.y;
    integers[1u] = vec4<i32>(i32(u.x), i32(u.y), i32(x_1), i32(y_1));
}
