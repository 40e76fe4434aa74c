//! The call passes too many or too few arguments. The message says how many the function takes.
//!
//! # Why
//!
//! The cause is often a habit from another language. For example, atomics take no ordering here: all atomics of WGSL
//! are relaxed, and barriers order the rest.

// Wrong:

#[kernel(workgroup_size = 64)]
fn count(hits: &[Atomic<u32>]) {
    hits[0].fetch_add(1, Ordering::Relaxed);
}

// Right:

#[kernel(workgroup_size = 64)]
fn count(hits: &[Atomic<u32>]) {
    hits[0].fetch_add(1);
}
