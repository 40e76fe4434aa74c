use dsl_runtime::prelude::*;

#[device]
const TILE: u32 = 16;

/// The transpose of a matrix of `width` columns. It reads rows and writes rows: the transposition
/// is in a tile. The tile's rows have one more element, so that the elements of a column lie in
/// different banks.
#[kernel(workgroup_size = (TILE, TILE))]
pub fn transpose(input: &[u32], output: &mut [u32], width: u32, height: u32) {
    workgroup_var!(tile: [[u32; TILE + 1]; TILE]);
    let local = local_invocation_id();
    let corner = workgroup_id() * TILE;
    let (column, row) = (corner.x + local.x, corner.y + local.y);
    if column < width && row < height {
        tile[local.y][local.x] = input[row * width + column];
    }
    workgroup_barrier();
    let (column, row) = (corner.y + local.x, corner.x + local.y);
    if column < height && row < width {
        output[row * height + column] = tile[local.x][local.y];
    }
}
