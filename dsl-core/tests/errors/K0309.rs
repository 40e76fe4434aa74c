//! What stands left of `=` is a value. Variables, their elements and their components are places.
//!
//! # Why
//!
//! A builtin value such as `global_invocation_id()` is what the device says, anew in each
//! invocation; nobody can set it.

// Wrong:

#[kernel(workgroup_size = 64)]
fn shifted(out: &mut [u32]) {
    global_invocation_id().x += 1;
    out[global_invocation_id().x] = 1;
}

// Right:

#[kernel(workgroup_size = 64)]
fn shifted(out: &mut [u32]) {
    let mut i = global_invocation_id().x;
    i += 1;
    out[i] = 1;
}
