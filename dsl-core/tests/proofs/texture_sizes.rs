//! The sizes of textures, which have a texel at least.

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (8, 8))]
fn wrapped(cells: &Texture2d<u32>, volume: &Texture3d<f32>, line: &Texture1d<f32>, y: &mut [u32]) {
    let at = (global_invocation_id().xy() + 1) % cells.dimensions();
    let x = at.x / volume.dimensions().z + at.y % line.dimensions();
    if x < y.len() {
        y[x] = 1;
    }
}

/// A level that a texture has not has no size.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: checked
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (8, 8))]
fn of_a_level(cells: &Texture2d<u32>, level: u32, y: &mut [u32]) {
    let at = global_invocation_id().xy() % cells.dimensions_at(level);
    if at.x < y.len() {
        y[at.x] = at.y;
    }
}
