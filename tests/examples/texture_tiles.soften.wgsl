// The kernel `soften`.
//
// Each texel of `output` is the mean of the 3×3 texels around it in `input`.

@group(0) @binding(0) var input: texture_2d<f32>;
@group(0) @binding(1) var output: texture_storage_2d<rgba32float, write>;

var<workgroup> tile: array<vec4<f32>, 324>;

const EDGE: u32 = 18u;

fn select_edge(local: vec2<u32>) -> vec2<i32> {
    var value: i32;
    let at = local.x;
    switch (at) {
        case 0u: {
            value = -1i;
        }
        case 15u: {
            value = 1i;
        }
        default: {
            value = 0i;
        }
    }
    let operand = value;
    var value_1: i32;
    let at_1 = local.y;
    switch (at_1) {
        case 0u: {
            value_1 = -1i;
        }
        case 15u: {
            value_1 = 1i;
        }
        default: {
            value_1 = 0i;
        }
    }
    return vec2<i32>(operand, value_1);
}

fn nearest(at: vec2<i32>) -> vec4<f32> {
    let last = vec2<i32>(textureDimensions(input)) - 1i;
    return textureLoad(input, min(max(at, vec2<i32>(0i)), last), 0i);
}

@compute @workgroup_size(16, 16)
fn soften(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_id) local_invocation_id: vec3<u32>,
) {
    let at = vec2<i32>(global_invocation_id.xy);
    let local = local_invocation_id.xy;
    let parts = local + 1u;
    let x = parts.x;
    let y = parts.y;
    let out = select_edge(local);
    let value = nearest(at);
    tile[y * EDGE + x] = value;
    if (out.x != 0i) {
        let value_1 = nearest(at + vec2<i32>(out.x, 0i));
        tile[y * EDGE + u32(i32(x) + out.x)] = value_1;
    }
    if (out.y != 0i) {
        let value_1 = nearest(at + vec2<i32>(0i, out.y));
        tile[u32(i32(y) + out.y) * EDGE + x] = value_1;
    }
    if (out.x != 0i && out.y != 0i) {
        let corner = vec2<i32>(i32(x), i32(y)) + out;
        let value_1 = nearest(at + out);
        tile[u32(corner.y) * EDGE + u32(corner.x)] = value_1;
    }
    workgroupBarrier();
    var sum = vec4<f32>(0.0f);
    for (var dy = 0u; dy < 3u; dy++) {
        for (var dx = 0u; dx < 3u; dx++) {
            sum += tile[(local.y + dy) * EDGE + local.x + dx];
        }
    }
    if (all((vec2<u32>(at) < textureDimensions(output)))) {
        textureStore(output, at, sum / 9.0f);
    }
}
