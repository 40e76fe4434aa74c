//! Neither a declaration nor a use decides this type. Write the type: `let x: u32;`.
//!
//! # Why
//!
//! Every variable of a kernel takes registers of a known size. So every type must be known while compiling. rustc asks
//! for the same.

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
