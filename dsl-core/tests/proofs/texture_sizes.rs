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

/// The layers of an array of cubes are cubes, and not their faces.
//= indices within bounds: proven if cubes.num_layers() <= y.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 1)]
fn of_cubes(cubes: &TextureCubeArray<f32>, y: &mut [u32]) {
    for i in 0..cubes.num_layers() {
        y[i] = i;
    }
}

/// A sample is an index too.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (8, 8))]
fn of_samples(depths: &TextureDepthMultisampled2d, y: &mut [f32]) {
    let at = global_invocation_id().xy();
    if at.cmplt(depths.dimensions()).all() && at.x < y.len() {
        let last = depths.load(at, depths.num_samples() - 1);
        y[at.x] = last.max(depths.load(at, 0));
    }
}

/// A sample that the host chooses.
//= indices within bounds: proven if sample + 1 <= image.num_samples()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = (8, 8))]
fn of_a_sample(image: &TextureMultisampled2d<f32>, sample: u32, y: &mut [f32]) {
    let at = global_invocation_id().xy();
    if at.cmplt(image.dimensions()).all() && at.x < y.len() {
        y[at.x] = image.load(at, sample).x;
    }
}
