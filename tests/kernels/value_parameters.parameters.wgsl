// The kernel `parameters`.

struct Params {
    negate: u32, // bool
    a: f32,
    v3: vec3<f32>,
    count: u32,
    v2: vec2<f32>,
    offset: i32,
    v4: vec4<f32>,
    u3: vec3<u32>,
    last: u32, // bool
    i2: vec2<i32>,
}

@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var<storage, read> data: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

@compute @workgroup_size(2)
fn parameters(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    var count = params.count;
    let lane = local_invocation_index;
    count += lane;
    let o = 10u * lane;
    var value: f32;
    if (params.negate != 0u) {
        value = -params.a;
    } else {
        value = params.a;
    }
    out[o] = value;
    out[o + 1u] = params.v3.x * 100.0f + params.v3.y * 10.0f + params.v3.z;
    out[o + 2u] = f32(count);
    out[o + 3u] = params.v2.x - params.v2.y;
    out[o + 4u] = f32(params.offset);
    out[o + 5u] = params.v4.w + params.v4[lane];
    out[o + 6u] = data[lane];
    out[o + 7u] = f32(params.u3.x + params.u3.y * params.u3.z);
    var value_1: f32;
    if ((params.last != 0u) && !(params.negate != 0u)) {
        value_1 = 1.0f;
    } else {
        value_1 = 2.0f;
    }
    out[o + 8u] = value_1;
    out[o + 9u] = f32(params.i2.x * params.i2.y);
}
