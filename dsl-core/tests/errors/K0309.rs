//! The left side of `=` is a value, not a place. Variables, their elements and their components are places. Bind the
//! value with `let mut`, and assign to the variable.
//!
//! # Why
//!
//! The device sets a builtin value such as `global_invocation_id()` for each invocation. A kernel cannot set it.

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
