// The kernel `blur`.
//
// Each texel of `output` is the mean of the square around it in `input`.

struct Params {
    way: u32,
}

@group(0) @binding(0) var input: texture_2d<f32>;
@group(0) @binding(1) var output: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(2) var<uniform> params: Params;

var<workgroup> tile: array<array<vec3<f32>, 22>, 22>;

const GROUP: u32 = 16u;
const RADIUS: u32 = 3u;
const EDGE: u32 = GROUP + 2u * RADIUS;

fn nearest(at: vec2<i32>) -> vec3<f32> {
    let last = vec2<i32>(textureDimensions(input)) - 1i;
    return textureLoad(input, min(max(at, vec2<i32>(0i)), last), 0i).xyz;
}

@compute @workgroup_size(16, 16)
fn blur(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
    @builtin(local_invocation_id) local_invocation_id: vec3<u32>,
    @builtin(local_invocation_index) local_invocation_index: u32,
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let at = global_invocation_id.xy;
    let local = local_invocation_id;
    var sum = vec3<f32>(0.0f);
    if (params.way == 0u) {
        let corner = vec2<i32>(at) - i32(RADIUS);
        let end = 2u * RADIUS;
        for (var y = 0u; y <= end; y++) {
            let end_1 = 2u * RADIUS;
            for (var x = 0u; x <= end_1; x++) {
                let value = nearest(corner + vec2<i32>(i32(x), i32(y)));
                sum += value;
            }
        }
    } else {
        let corner = vec2<i32>(workgroup_id.xy * GROUP) - i32(RADIUS);
        let end = EDGE * EDGE;
        let step_ = GROUP * GROUP;
        for (var i = local_invocation_index; i < end; i += step_) {
            let x = i % EDGE;
            let y = i / EDGE;
            let value = nearest(corner + vec2<i32>(i32(x), i32(y)));
            tile[y][x] = value;
        }
        workgroupBarrier();
        let end_1 = 2u * RADIUS;
        for (var y = 0u; y <= end_1; y++) {
            let end_2 = 2u * RADIUS;
            for (var x = 0u; x <= end_2; x++) {
                sum += tile[local.y + y][local.x + x];
            }
        }
    }
    if (all((at < textureDimensions(output)))) {
        let n = f32((2u * RADIUS + 1u) * (2u * RADIUS + 1u));
        textureStore(output, at, vec4<f32>((sum / n), 1.0f));
    }
}
