struct Corner { position: vec2<f32>, color: u32 }

@group(0) @binding(0) var<storage, read_write> corners: array<Corner>;
@group(0) @binding(1) var<uniform> frame: u32;

const SIZE = vec2<u32>(16u, 8u);

fn color(tile: vec2<u32>) -> u32 {
    let red = (tile.x * tile.x * 3u + tile.y * 40u + frame * 50u) % 256u;
    let green = (tile.x * tile.y * 7u + frame * 90u) % 256u;
    let blue = (255u - tile.x * 16u + tile.y) % 256u;
    return red | (green << 8u) | (blue << 16u) | (255u << 24u);
}

@compute @workgroup_size(8, 8)
fn tiles(@builtin(global_invocation_id) id: vec3<u32>) {
    let tile = id.xy;
    if (all(tile < SIZE)) {
        let first = 6u * (tile.y * SIZE.x + tile.x);
        var places = array(0u, 1u, 2u, 2u, 1u, 3u);
        for (var i = 0u; i < 6u; i++) {
            let at = tile + vec2<u32>(places[i] % 2u, places[i] / 2u);
            let position = vec2<f32>(at) / vec2<f32>(SIZE) * 2.0 - 1.0;
            corners[first + i] = Corner(position, color(tile));
        }
    }
}
