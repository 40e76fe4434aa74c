//! The transpose of a matrix, in blocks of 4×4 that an invocation holds. Global memory and
//! workgroup memory are therefore accessed by vectors of four. Each accessed row of a tile is 256
//! bytes.

use dsl_runtime::prelude::*;

/// Writes the transpose of the `height`×`width` matrix `input` to `output`, both row by row; both
/// numbers are multiples of 4. A workgroup turns 64×64 elements.
#[kernel(workgroup_size = (16, 16))]
pub(crate) fn transpose(input: &[Vec4], output: &mut [Vec4], width: u32, height: u32) {
    workgroup_var!(tile: [[Vec4; 16]; 64]);
    let (workgroup, local) = (workgroup_id(), local_invocation_id());
    let (across, down) = (width / 4, height / 4);

    let mut block = [Vec4::ZERO; 4];
    let (x, y) = (workgroup.x * 16 + local.x, workgroup.y * 16 + local.y);
    if x < across && y < down {
        for row in 0..4 {
            block[row] = input[(y * 4 + row) * across + x];
        }
    }
    // Rows of the tile are rotated against each other. Stores to one column at a time then go to
    // different banks, and so do reads along a row.
    let column = (local.x + local.y) % 16;
    for i in 0..4 {
        tile[local.x * 4 + i][column] = vec4(block[0][i], block[1][i], block[2][i], block[3][i]);
    }
    workgroup_barrier();

    let (x, y) = (workgroup.y * 16 + local.x, workgroup.x * 16 + local.y);
    if x < down && y < across {
        for row in 0..4 {
            output[(y * 4 + row) * down + x] = tile[local.y * 4 + row][column];
        }
    }
}
