//! The number does not fit into its type. Write a number within the range, or use a larger type.
//!
//! # Why
//!
//! Most integers of kernels have 32 bits. A larger literal is a compile error in Rust and in WGSL.

// Wrong:

#[kernel(workgroup_size = 64)]
fn limit(values: &mut [u32]) {
    let i = global_invocation_id().x;
    values[i] = values[i].min(10_000_000_000);
}

// Right:

#[kernel(workgroup_size = 64)]
fn limit(values: &mut [u32]) {
    let i = global_invocation_id().x;
    values[i] = values[i].min(4_000_000_000);
}
