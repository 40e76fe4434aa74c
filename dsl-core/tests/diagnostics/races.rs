//! Accesses of one workgroup that are certain to be wrong.

#[kernel(workgroup_size = 64)]
fn race(out: &mut [u32]) {
    out[0] = local_invocation_index();
    //~^ K0601 data race on `out`: invocation 1 writes element 0 here and invocation 0 writes it
}

#[kernel(workgroup_size = 64)]
fn unwritten(out: &mut [u32]) {
    workgroup_var!(cache: [u32; 64]);
    let lane = local_invocation_index();
    out[lane] = cache[lane];
    //~^ K0602
}
