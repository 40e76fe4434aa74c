// The kernel `fragments`.
//
// 2×2 matrices in an array: loops over them are unrolled. Tiles that surely lie in workgroup memory
// have no guard.

enable f16;
enable wgpu_cooperative_matrix;
diagnostic(off, derivative_uniformity);

struct Params {
    c_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f16>;
@group(0) @binding(1) var<storage, read> b: array<f16>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

var<workgroup> left: array<f16, 768>;
var<workgroup> right: array<f16, 640>;

// Whether a tile lies in its memory as a whole.
fn rust_tile_fits_u32(a: u32, b: u32, c: u32, d: u32) -> bool {
    return a <= d && b <= d - a && c <= (d - a - b) / (a - 1u);
}

@compute @workgroup_size(32)
fn fragments(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    for (var i = 0u; i < 16u; i++) {
        left[lane * 24u + i] = a[lane * 16u + i];
        right[i * 40u + lane] = b[i * 32u + lane];
    }
    workgroupBarrier();
    let element = coop_mat16x16<f32, C>();
    let element_1 = array<coop_mat16x16<f32, C>, 2>(element, element);
    var sums = array<array<coop_mat16x16<f32, C>, 2>, 2>(element_1, element_1);
    for (var j_next = 2u; j_next > 0u; j_next--) {
        let j = j_next - 1u;
        let tile = 16u * j;
        let stride = 40u;
        var matrix = coop_mat16x16<f16, B>();
        matrix = coopLoadT<coop_mat16x16<f16, B>>(&right[tile], stride);
        let column = matrix;
        {
            const i = 0u;
            let tile_1 = i * 16u * 24u;
            let stride_1 = 24u;
            var matrix_1 = coop_mat16x16<f16, A>();
            matrix_1 = coopLoadT<coop_mat16x16<f16, A>>(&left[tile_1], stride_1);
            let row = matrix_1;
            let product = coopMultiplyAdd(row, column, sums[i][1u - j]);
            sums[i][1u - j] = product;
        }
        {
            const i = 1u;
            let tile_1 = i * 16u * 24u;
            let stride_1 = 24u;
            var matrix_1 = coop_mat16x16<f16, A>();
            matrix_1 = coopLoadT<coop_mat16x16<f16, A>>(&left[tile_1], stride_1);
            let row = matrix_1;
            let product = coopMultiplyAdd(row, column, sums[i][1u - j]);
            sums[i][1u - j] = product;
        }
    }
    {
        const i = 0u;
        {
            const j = 0u;
            let stored = sums[i][j / 2u];
            let tile = i * 512u + 16u - 8u * j;
            let stride = 32u;
            if (rust_tile_fits_u32(16u, tile, stride, params.c_len)) {
                coopStoreT(stored, &c[tile], stride);
            }
        }
        {
            const j = 2u;
            let stored = sums[i][j / 2u];
            let tile = i * 512u + 16u - 8u * j;
            let stride = 32u;
            if (rust_tile_fits_u32(16u, tile, stride, params.c_len)) {
                coopStoreT(stored, &c[tile], stride);
            }
        }
    }
    {
        const i = 1u;
        {
            const j = 0u;
            let stored = sums[i][j / 2u];
            let tile = i * 512u + 16u - 8u * j;
            let stride = 32u;
            if (rust_tile_fits_u32(16u, tile, stride, params.c_len)) {
                coopStoreT(stored, &c[tile], stride);
            }
        }
        {
            const j = 2u;
            let stored = sums[i][j / 2u];
            let tile = i * 512u + 16u - 8u * j;
            let stride = 32u;
            if (rust_tile_fits_u32(16u, tile, stride, params.c_len)) {
                coopStoreT(stored, &c[tile], stride);
            }
        }
    }
}
