// The kernel `edges`.
//
// Tiles that do not lie in their memory as a whole read as zeros, and are not stored.

enable wgpu_cooperative_matrix;
diagnostic(off, derivative_uniformity);

struct Params {
    at: u32,
    stride: u32,
    from_len: u32,
    to_len: u32,
}

@group(0) @binding(0) var<storage, read> from_: array<f32>;
@group(0) @binding(1) var<storage, read_write> to: array<f32>;
@group(0) @binding(2) var<uniform> params: Params;

// Whether a tile lies in its memory as a whole.
fn rust_tile_fits_u32(a: u32, b: u32, c: u32, d: u32) -> bool {
    return a <= d && b <= d - a && c <= (d - a - b) / (a - 1u);
}

@compute @workgroup_size(32)
fn edges() {
    let tile_1 = params.at;
    let stride_1 = params.stride;
    var matrix = coop_mat8x8<f32, C>();
    if (rust_tile_fits_u32(8u, tile_1, stride_1, params.from_len)) {
        matrix = coopLoadT<coop_mat8x8<f32, C>>(&from_[tile_1], stride_1);
    }
    let tile = matrix;
    let stored = tile;
    let tile_2 = 0u;
    let stride_2 = 8u;
    if (rust_tile_fits_u32(8u, tile_2, stride_2, params.to_len)) {
        coopStoreT(stored, &to[tile_2], stride_2);
    }
    let stored_1 = tile;
    let tile_3 = 64u + params.at;
    let stride_3 = params.stride;
    if (rust_tile_fits_u32(8u, tile_3, stride_3, params.to_len)) {
        coopStoreT(stored_1, &to[tile_3], stride_3);
    }
}
