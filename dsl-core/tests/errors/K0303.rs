//! The function takes another number of arguments.
//!
//! # Why
//!
//! Most often a call was written from memory of another language. Atomics, for one, take no
//! ordering here: all of WGSL's are relaxed, and barriers order the rest.

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
