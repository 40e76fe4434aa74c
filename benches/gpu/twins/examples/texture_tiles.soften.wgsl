@group(0) @binding(0) var input: texture_2d<f32>;
@group(0) @binding(1) var output: texture_storage_2d<rgba32float, write>;

const EDGE = 18u;

var<workgroup> tile: array<vec4<f32>, EDGE * EDGE>;

// Which place of the tile has which texel; outside of the image, the nearest one.
fn fetch(place: vec2<u32>, at: vec2<i32>) {
    let last = vec2<i32>(textureDimensions(input)) - 1;
    tile[place.y * EDGE + place.x] = textureLoad(input, clamp(at, vec2<i32>(), last), 0);
}

@compute @workgroup_size(16, 16)
fn soften(
    @builtin(global_invocation_id) id: vec3<u32>,
    @builtin(local_invocation_id) local: vec3<u32>,
) {
    let at = vec2<i32>(id.xy);
    let place = local.xy + 1u;
    // The step that leads out of the workgroup: -1 or 1 at its edges.
    let out = vec2<i32>(local.xy == vec2<u32>(15u)) - vec2<i32>(local.xy == vec2<u32>(0u));
    let beyond = vec2<u32>(vec2<i32>(place) + out);

    fetch(place, at);
    if (out.x != 0) {
        fetch(vec2<u32>(beyond.x, place.y), at + vec2<i32>(out.x, 0));
    }
    if (out.y != 0) {
        fetch(vec2<u32>(place.x, beyond.y), at + vec2<i32>(0, out.y));
    }
    if (all(out != vec2<i32>())) {
        fetch(beyond, at + out);
    }
    workgroupBarrier();

    var sum = vec4<f32>();
    for (var dy = 0u; dy < 3u; dy++) {
        for (var dx = 0u; dx < 3u; dx++) {
            sum += tile[(local.y + dy) * EDGE + local.x + dx];
        }
    }
    if (all(id.xy < textureDimensions(output))) {
        textureStore(output, id.xy, sum / 9.0);
    }
}
