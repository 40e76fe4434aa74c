@group(0) @binding(0) var cells: texture_2d<u32>;
@group(0) @binding(1) var next: texture_storage_2d<r32uint, write>;

@compute @workgroup_size(16, 16)
fn generation(@builtin(global_invocation_id) id: vec3<u32>) {
    let size = textureDimensions(cells);
    if (any(id.xy >= size)) {
        return;
    }
    var n_alive = 0u;
    for (var dy = 0u; dy < 3u; dy++) {
        for (var dx = 0u; dx < 3u; dx++) {
            let at = (id.xy + size + vec2<u32>(dx, dy) - 1u) % size;
            n_alive += textureLoad(cells, at, 0).x;
        }
    }
    var lives = 0u;
    if (n_alive == 3u) {
        lives = 1u;
    } else if (n_alive == 4u) {
        lives = textureLoad(cells, id.xy, 0).x;
    }
    textureStore(next, id.xy, vec4<u32>(lives, 0u, 0u, 0u));
}
