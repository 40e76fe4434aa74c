//! Atomics are read with `.load()`, written with `.store(x)`, and changed with `.fetch_add(x)` and
//! its like; plain variables are not.
//!
//! # Why
//!
//! `x = x + 1` is a load and a store, and between the two another invocation can store as well: one
//! of the additions is lost. `fetch_add` is one step that no other comes between.

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
