//! Cooperative matrices. A guard in the WGSL keeps a tile inside, so its own index is no question;
//! those before it are.

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 32)]
fn tiles(a: &[f32], at: u32, stride: u32, out: &mut [f32]) {
    let tile = coop_load::<CoopMatrix<f32, 8, C>>(&a[at], stride);
    coop_store(tile, &mut out[at + 7], stride);
}

//= indices within bounds: proven if row <= 3
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 32)]
fn rows_of_tiles(row: u32, out: &mut [f32]) {
    workgroup_var!(tiles: [[f32; 64]; 4]);
    for i in 0..8 {
        tiles[i / 2][local_invocation_index() + i % 2 * 32] = 1.0;
    }
    workgroup_barrier();
    let tile = coop_load::<CoopMatrix<f32, 8, C>>(&tiles[row][0], 8);
    coop_store(tile, &mut out[0], 8);
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
#[kernel(workgroup_size = 32)]
fn read_before_it_is_written(out: &mut [f32]) {
    workgroup_var!(tile: [f32; 64]);
    let read = coop_load::<CoopMatrix<f32, 8, C>>(&tile[0], 8);
    coop_store(read, &mut out[0], 8);
}

//= indices within bounds: proven if 32 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 33, `out`: every launch uses 31
#[kernel(workgroup_size = 32)]
fn stores_do_not_count(out: &mut [f32]) {
    workgroup_var!(tile: [f32; 64]);
    coop_store(coop_zero::<CoopMatrix<f32, 8, C>>(), &mut tile[0], 8);
    workgroup_barrier();
    out[local_invocation_index()] = tile[local_invocation_index()];
}

//= indices within bounds: proven if 32 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 42, `out`: every launch uses 31
#[kernel(workgroup_size = 32)]
fn a_barrier_of_a_subgroup_is_none_of_the_workgroup(out: &mut [f32]) {
    workgroup_var!(tile: [f32; 32]);
    let lane = local_invocation_index();
    tile[lane] = 1.0;
    subgroup_barrier();
    out[lane] = tile[31 - lane];
}
