// The kernel `integers`.

struct Params {
    n: u32,
}

@group(0) @binding(0) var<storage, read_write> signed: array<vec4<i32>>;
@group(0) @binding(1) var<storage, read_write> unsigned: array<vec2<u32>>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(1)
fn integers() {
    let a = vec2<u32>(params.n, 2u);
    let b = vec3<u32>(params.n);
    let c = vec4<u32>(1u, 2u, 3u, params.n);
    unsigned[0u] = a;
    unsigned[1u] = vec2<u32>(b.y, c.w + c[params.n - 3u]);
    let d = vec2<i32>(-1i, 2i);
    let e = vec3<i32>(d.x, d.y, -3i);
    var f = vec4<i32>(1i);
    f.w = e.z;
    f.x = vec3<i32>(0i).x - e.x;
    signed[0u] = f;
    signed[1u].y = e.y;
}
