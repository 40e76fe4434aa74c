// The kernel `multiply`.
//
// `c += a * b`, all of `16 * tiles` rows and columns, a workgroup for each tile of `c`.

enable f16;
enable wgpu_cooperative_matrix;
diagnostic(off, derivative_uniformity);

struct Params {
    tiles: u32,
    a_len: u32,
    b_len: u32,
    c_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f16>;
@group(0) @binding(1) var<storage, read> b: array<f16>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

// Whether a tile lies in its memory as a whole.
fn rust_tile_fits_u32(a: u32, b: u32, c: u32, d: u32) -> bool {
    return a <= d && b <= d - a && c <= (d - a - b) / (a - 1u);
}

@compute @workgroup_size(32)
fn multiply(
    @builtin(workgroup_id) workgroup_id: vec3<u32>,
) {
    let width = 16u * params.tiles;
    let row = 16u * workgroup_id.y;
    let column = 16u * workgroup_id.x;
    let tile = row * width + column;
    let stride = width;
    var matrix = coop_mat16x16<f32, C>();
    if (rust_tile_fits_u32(16u, tile, stride, params.c_len)) {
        matrix = coopLoadT<coop_mat16x16<f32, C>>(&c[tile], stride);
    }
    var sum = matrix;
    for (var k = 0u; k < params.tiles; k++) {
        let tile_1 = row * width + 16u * k;
        let stride_1 = width;
        var matrix_1 = coop_mat16x16<f16, A>();
        if (rust_tile_fits_u32(16u, tile_1, stride_1, params.a_len)) {
            matrix_1 = coopLoadT<coop_mat16x16<f16, A>>(&a[tile_1], stride_1);
        }
        let left = matrix_1;
        let tile_2 = 16u * k * width + column;
        let stride_2 = width;
        var matrix_2 = coop_mat16x16<f16, B>();
        if (rust_tile_fits_u32(16u, tile_2, stride_2, params.b_len)) {
            matrix_2 = coopLoadT<coop_mat16x16<f16, B>>(&b[tile_2], stride_2);
        }
        let right = matrix_2;
        let product = coopMultiplyAdd(left, right, sum);
        sum = product;
    }
    let stored = sum;
    let tile_1 = row * width + column;
    let stride_1 = width;
    if (rust_tile_fits_u32(16u, tile_1, stride_1, params.c_len)) {
        coopStoreT(stored, &c[tile_1], stride_1);
    }
}
