//! The code uses an atomic like a plain value, or a plain value like an atomic. Atomics are read with `.load()`, written with `.store(x)`, and changed with `.fetch_add(x)` and the like. Plain variables
//! do not have these methods.
//!
//! # Why
//!
//! `x = x + 1` is a load and a store. Another invocation can store between the two, and then one of the additions is lost.
//! `fetch_add` is one step, which no other invocation can interrupt.

// Wrong:

#[kernel(workgroup_size = 64)]
fn count(hits: &[Atomic<u32>]) {
    hits[0] += 1;
}

// Right:

#[kernel(workgroup_size = 64)]
fn count(hits: &[Atomic<u32>]) {
    hits[0].fetch_add(1);
}
