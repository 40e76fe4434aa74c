use dsl_runtime::prelude::*;

/// One generation of the game of life, from `cells` to `next`: 1 is a living cell. The field has no
/// edge.
#[kernel(workgroup_size = (16, 16))]
pub fn generation(cells: &Texture2d<u32>, next: &mut StorageTexture2d<R32Uint>) {
    let size = cells.dimensions();
    let at = global_invocation_id().xy();
    if at.cmpge(size).any() {
        return;
    }
    // The cell and its eight neighbours.
    let mut n_alive = 0;
    for dy in 0..3 {
        for dx in 0..3 {
            n_alive += cells.load((at + size + uvec2(dx, dy) - 1) % size, 0).x;
        }
    }
    let lives = match n_alive {
        3 => 1,
        4 => cells.load(at, 0).x,
        _ => 0,
    };
    next.store(at, uvec4(lives, 0, 0, 0));
}
