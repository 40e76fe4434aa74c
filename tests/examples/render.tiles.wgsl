// The kernel `tiles`.
//
// Two triangles for each tile.

struct Corner {
    position: vec2<f32>,
    color: u32,
}

struct Params {
    frame: u32,
}

@group(0) @binding(0) var<storage, read_write> corners: array<Corner>;
@group(0) @binding(1) var<uniform> params: Params;

const COLUMNS: u32 = 16u;
const ROWS: u32 = 8u;

fn color(column: u32, row: u32, frame: u32) -> u32 {
    let red = (column * column * 3u + row * 40u + frame * 50u) % 256u;
    let green = (column * row * 7u + frame * 90u) % 256u;
    let blue = (255u - column * 16u + row) % 256u;
    return red | (green << 8u) | (blue << 16u) | (255u << 24u);
}

@compute @workgroup_size(8, 8)
fn tiles(
    @builtin(global_invocation_id) global_invocation_id: vec3<u32>,
) {
    let tile = global_invocation_id.xy;
    if (all((tile < vec2<u32>(COLUMNS, ROWS)))) {
        var n = 6u * (tile.y * COLUMNS + tile.x);
        let items = array<u32, 6>(0u, 1u, 2u, 2u, 1u, 3u);
        for (var element = 0u; element < 6u; element++) {
            let corner = items[element];
            let at = tile + vec2<u32>(corner % 2u, corner / 2u);
            let position = vec2<f32>(at) / vec2<f32>(f32(COLUMNS), f32(ROWS)) * 2.0f - 1.0f;
            let value = Corner(position, color(tile.x, tile.y, params.frame));
            corners[min(n, arrayLength(&corners) - 1u)] = value;
            n += 1u;
        }
    }
}
