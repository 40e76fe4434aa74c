//! Rust has no such cast, or kernels have none.
//!
//! # Why
//!
//! A cast from `u32` to `bool` would have to say what counts as true. `as` on numbers means what it
//! means in Rust, on a GPU as well: a float beyond the range of an integer gives the nearest one,
//! and NaN gives 0.

// Wrong:

#[kernel(workgroup_size = 64)]
fn flags(values: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    if values[i] as bool {
        out[i] = 1;
    }
}

// Right:

#[kernel(workgroup_size = 64)]
fn flags(values: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    if values[i] != 0 {
        out[i] = 1;
    }
}
