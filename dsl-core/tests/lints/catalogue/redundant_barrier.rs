//! Nothing that the barrier orders is written on one side of it and accessed on the other, before the
//! barrier of that kind that comes next. Then nothing can tell that it is gone; all barriers that a
//! kernel has this lint for can be removed at once.
//!
//! Variables count as a whole. Outside of loops, and where all indices of workgroup memory are known,
//! elements count: a barrier between an element's write and its read by the same invocation is found as
//! well.

// Wrong:

#[kernel(workgroup_size = 64)]
fn reverse(input: &[f32], output: &mut [f32]) {
    workgroup_var!(run: [f32; 64]);
    let lane = local_invocation_index();
    run[lane] = input[lane];
    workgroup_barrier();
    let value = run[63 - lane];
    workgroup_barrier();
    output[lane] = value;
}

// Right:

#[kernel(workgroup_size = 64)]
fn reverse(input: &[f32], output: &mut [f32]) {
    workgroup_var!(run: [f32; 64]);
    let lane = local_invocation_index();
    run[lane] = input[lane];
    workgroup_barrier();
    output[lane] = run[63 - lane];
}
