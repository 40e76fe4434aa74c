//! Nothing in the kernel says which type this has: no declaration, no use.
//!
//! # Why
//!
//! Every variable of a kernel takes registers of a known size, so every type is known while
//! compiling. rustc would ask for the same.

// Wrong:

#[kernel(workgroup_size = 64)]
fn late(out: &mut [u32]) {
    let unused;
    out[global_invocation_id().x] = 1;
}

// Right:

#[kernel(workgroup_size = 64)]
fn late(out: &mut [u32]) {
    let used;
    used = 1;
    out[global_invocation_id().x] = used;
}
