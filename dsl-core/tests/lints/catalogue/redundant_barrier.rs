//! The barrier orders nothing: no memory is written on one side of it and accessed on the other, up to the next barrier of its
//! kind. So the kernel means the same without it. All barriers of a kernel with this lint can be removed at once.
//!
//! Variables count as a whole. Outside of loops, and if all indices of workgroup memory are known, elements count. So the lint
//! also finds a barrier between a write of an element and its read by the same invocation.

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
