@group(0) @binding(0) var input: texture_2d<f32>;
@group(0) @binding(1) var output: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(2) var<uniform> is_tiled: u32;

const RADIUS = 3;
const GROUP = 16u;
const EDGE = 22u;

var<workgroup> tile: array<array<vec3<f32>, EDGE>, EDGE>;

fn nearest(at: vec2<i32>) -> vec3<f32> {
    let last = vec2<i32>(textureDimensions(input)) - 1;
    return textureLoad(input, clamp(at, vec2<i32>(), last), 0).rgb;
}

@compute @workgroup_size(16, 16)
fn blur(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(workgroup_id) workgroup: vec3<u32>,
    @builtin(local_invocation_id) local: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
) {
    var sum = vec3<f32>();
    if (is_tiled == 0u) {
        for (var y = -RADIUS; y <= RADIUS; y++) {
            for (var x = -RADIUS; x <= RADIUS; x++) {
                sum += nearest(vec2<i32>(id.xy) + vec2<i32>(x, y));
            }
        }
    } else {
        let corner = vec2<i32>(workgroup.xy * GROUP) - RADIUS;
        for (var i = lane; i < EDGE * EDGE; i += GROUP * GROUP) {
            let at = vec2<u32>(i % EDGE, i / EDGE);
            tile[at.y][at.x] = nearest(corner + vec2<i32>(at));
        }
        workgroupBarrier();
        for (var y = 0u; y < 7u; y++) {
            for (var x = 0u; x < 7u; x++) {
                sum += tile[local.y + y][local.x + x];
            }
        }
    }
    if (all(id.xy < textureDimensions(output))) {
        textureStore(output, id.xy, vec4<f32>(sum / 49.0, 1.0));
    }
}
