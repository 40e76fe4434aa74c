// The kernel `tuples`.

struct Params {
    v: vec3<f32>,
    i: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<vec3<f32>>;
@group(0) @binding(1) var<storage, read_write> wide: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> integers: array<vec4<u32>>;
@group(0) @binding(3) var<uniform> params: Params;

fn halved(v: vec3<f32>) -> vec3<f32> {
    return v * 0.5f;
}

fn counted(n: ptr<function, u32>) -> u32 {
    *n += 1u;
    return (*n);
}

@compute @workgroup_size(1)
fn tuples() {
    out[0u] = vec3<f32>(1.0f, params.v.y, 2.0f);
    let part = params.v.xy;
    out[1u] = vec3<f32>(part.x, part.y, params.v.z * 2.0f);
    let part_1 = params.v;
    wide[0u] = vec4<f32>(part_1.x, part_1.y, part_1.z, 1.0f);
    let part_2 = params.v;
    wide[1u] = vec4<f32>(2.0f, part_2.x, part_2.y, part_2.z);
    let part_3 = params.v.zy;
    let part_4 = params.v.zx;
    wide[2u] = vec4<f32>(part_3.x, part_3.y, part_4.x, part_4.y);
    let part_5 = params.v.yz;
    wide[3u] = vec4<f32>(part_5.x, part_5.y, 5.0f, -params.v.z);
    let part_6 = halved(params.v);
    let part_7 = part_6;
    let part_8 = params.v + params.v * 2.0f;
    wide[4u] = vec4<f32>(part_7.x, part_7.y, part_7.z, 1.0f) + vec4<f32>(part_8.x, part_8.y, part_8.z, params.v.x);
    var n = params.i;
    let result = counted(&n);
    let operand = n;
    let result_1 = counted(&n);
    integers[0u] = vec4<u32>(result, operand, result_1, 3u);
    let part_9 = n;
    let result_2 = counted(&n);
    let part_10 = vec2<u32>(result_2, n);
    let part_11 = vec2<u32>(part_9, 1u);
    let part_12 = part_10;
    integers[1u] = vec4<u32>(part_11.x, part_11.y, part_12.x, part_12.y);
}
