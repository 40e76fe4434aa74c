// The kernel `transposed`.
//
// The second factor is transposed by loading its columns, and comes through workgroup memory.

enable wgpu_cooperative_matrix;
diagnostic(off, derivative_uniformity);

struct Params {
    a_len: u32,
    out_len: u32,
}

@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<f32>;
@group(0) @binding(3) var<uniform> params: Params;

var<workgroup> tile: array<f32, 64>;
var<workgroup> result: array<f32, 64>;

// Whether a tile lies in its memory as a whole.
fn rust_tile_fits_u32(a: u32, b: u32, c: u32, d: u32) -> bool {
    return a <= d && b <= d - a && c <= (d - a - b) / (a - 1u);
}

@compute @workgroup_size(32)
fn transposed(
    @builtin(local_invocation_index) local_invocation_index: u32,
) {
    let lane = local_invocation_index;
    tile[lane] = b[lane];
    tile[lane + 32u] = b[lane + 32u];
    workgroupBarrier();
    let tile_1 = 0u;
    let stride = 8u;
    var matrix = coop_mat8x8<f32, A>();
    if (rust_tile_fits_u32(8u, tile_1, stride, params.a_len)) {
        matrix = coopLoadT<coop_mat8x8<f32, A>>(&a[tile_1], stride);
    }
    let left = matrix;
    let tile_2 = 0u;
    let stride_1 = 8u;
    var matrix_1 = coop_mat8x8<f32, B>();
    matrix_1 = coopLoad<coop_mat8x8<f32, B>>(&tile[tile_2], stride_1);
    let right = matrix_1;
    let zero = coop_mat8x8<f32, C>();
    let product_1 = coopMultiplyAdd(left, right, zero);
    let product = product_1;
    let stored = product;
    let tile_3 = 0u;
    let stride_2 = 8u;
    coopStore(stored, &result[tile_3], stride_2);
    workgroupBarrier();
    out[lane] = result[lane];
    out[lane + 32u] = result[lane + 32u];
    let stored_1 = product;
    let tile_4 = 64u;
    let stride_3 = 8u;
    if (rust_tile_fits_u32(8u, tile_4, stride_3, params.out_len)) {
        coopStoreT(stored_1, &out[tile_4], stride_3);
    }
}
