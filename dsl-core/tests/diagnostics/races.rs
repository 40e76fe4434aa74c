//! Accesses of one workgroup that are certain to be wrong.

#[kernel(workgroup_size = 64)]
fn race(out: &mut [u32]) {
    out[0] = local_invocation_index();
    //~^ K0601 data race on `out`: invocation 1 writes element 0 here and invocation 0 writes it
}

#[kernel(workgroup_size = 64)]
fn elements_that_overlap(out: &mut [u32]) {
    workgroup_var!(cache: [u32; 64]);
    let lane = local_invocation_index();
    match lane % 2 {
        0 => cache[lane] = 1,
        _ => cache[lane - 1] = 2,
        //~^ K0601 let each invocation write elements of its own, or one invocation all of them
    }
    workgroup_barrier();
    out[lane] = if lane % 2 == 0 { cache[lane] } else { 0 };
}

#[kernel(workgroup_size = 64)]
fn components_of_one_vector(out: &mut [u32]) {
    workgroup_var!(row: [UVec2; 32]);
    let lane = local_invocation_index();
    match lane % 2 {
        0 => row[lane / 2].x = 1,
        _ => row[lane / 2].y = 2,
        //~^ K0601 a store to a component of a vector may store to all of it
    }
    workgroup_barrier();
    out[lane] = row[lane / 2].x;
}

#[kernel(workgroup_size = 64)]
fn unwritten(out: &mut [u32]) {
    workgroup_var!(cache: [u32; 64]);
    let lane = local_invocation_index();
    out[lane] = cache[lane];
    //~^ K0602
}
