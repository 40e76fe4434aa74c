// The kernel `generation`.
//
// One generation: `next` from `cells`, where 1 is a living cell and 0 is none.

@group(0) @binding(0) var cells: texture_2d<u32>;
@group(0) @binding(1) var next: texture_storage_2d<r32uint, write>;

@compute @workgroup_size(16, 16)
fn generation(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let size = textureDimensions(cells);
    let at = global_invocation_id.xy;
    if (any((at >= size))) {
        return;
    }
    var n_alive = 0u;
    for (var dy = 0u; dy < 3u; dy++) {
        for (var dx = 0u; dx < 3u; dx++) {
            n_alive += textureLoad(cells, (at + size + vec2<u32>(dx, dy) - 1u) % size, 0i).x;
        }
    }
    var lives: u32;
    let selector = n_alive;
    switch (selector) {
        case 3u: {
            lives = 1u;
        }
        case 4u: {
            lives = textureLoad(cells, at, 0i).x;
        }
        default: {
            lives = 0u;
        }
    }
    textureStore(next, at, vec4<u32>(lives, 0u, 0u, 0u));
}
