struct Sizes { m: u32, n: u32, k: u32 }

@group(0) @binding(0) var<storage, read> a: array<vec4<f32>>;
@group(0) @binding(1) var<storage, read> b: array<vec4<f32>>;
@group(0) @binding(2) var<storage, read_write> c: array<vec4<f32>>;
@group(0) @binding(3) var<uniform> sizes: Sizes;

var<workgroup> a_tiles: array<array<array<f32, 132>, 8>, 2>;
var<workgroup> b_tiles: array<array<array<vec4<f32>, 33>, 8>, 2>;

alias Parts = array<vec4<f32>, 2>;

fn stow(tile: u32, lane: u32, a_parts: Parts, b_parts: Parts) {
    for (var part = 0u; part < 2u; part++) {
        for (var i = 0u; i < 4u; i++) {
            a_tiles[tile][lane % 2u * 4u + i][lane / 2u + part * 64u] = a_parts[part][i];
        }
        b_tiles[tile][lane / 32u + part * 4u][lane % 32u] = b_parts[part];
    }
}

@compute @workgroup_size(128)
fn matmul(
    @builtin(workgroup_id) workgroup: vec3<u32>,
    @builtin(local_invocation_index) lane: u32,
) {
    let a_width = sizes.k / 4u;
    let b_width = sizes.n / 4u;
    let row = workgroup.y * 128u;
    let column = workgroup.x * 32u;
    let y = lane / 2u % 4u + lane / 64u * 4u;
    let x = lane % 2u + lane / 8u % 4u * 2u + lane / 32u % 2u * 8u;
    let a_first = min(row + lane / 2u, sizes.m - 1u) * a_width + lane % 2u;
    let a_second = min(row + lane / 2u + 64u, sizes.m - 1u) * a_width + lane % 2u;
    let b_start = lane / 32u * b_width + min(column + lane % 32u, b_width - 1u);
    let steps = sizes.k / 8u;

    var sums: array<array<vec4<f32>, 2>, 16>;
    var a_parts = Parts(a[a_first], a[a_second]);
    var b_parts = Parts(b[b_start], b[b_start + 4u * b_width]);
    for (var step = 0u; step < steps; step++) {
        let now = step % 2u;
        stow(now, lane, a_parts, b_parts);
        workgroupBarrier();
        let next = min(step + 1u, steps - 1u);
        a_parts = Parts(a[a_first + next * 2u], a[a_second + next * 2u]);
        let b_next = b_start + next * 8u * b_width;
        b_parts = Parts(b[b_next], b[b_next + 4u * b_width]);
        for (var i = 0u; i < 8u; i++) {
            let first = b_tiles[now][i][x];
            let second = b_tiles[now][i][x + 16u];
            for (var r = 0u; r < 16u; r++) {
                let left = a_tiles[now][i][y * 4u + r % 4u + r / 4u * 32u];
                sums[r][0] += left * first;
                sums[r][1] += left * second;
            }
        }
    }
    for (var i = 0u; i < 16u; i++) {
        let c_row = row + y * 4u + i % 4u + i / 4u * 32u;
        for (var j = 0u; j < 2u; j++) {
            let c_column = column + x + j * 16u;
            if (c_row < sizes.m && c_column < b_width) {
                c[c_row * b_width + c_column] = sums[i][j];
            }
        }
    }
}
