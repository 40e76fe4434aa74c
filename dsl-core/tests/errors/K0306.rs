//! The code indexes a value that has no elements. Only arrays, slices and vectors have elements. Leave out the index,
//! or index the array.
//!
//! # Why
//!
//! An index is an address in memory, or selects one of a few registers. A scalar has neither.

// Wrong:

#[kernel(workgroup_size = 64)]
fn second(pairs: &[Vec2], out: &mut [f32]) {
    let i = global_invocation_id().x;
    out[i] = pairs[i][1][0];
}

// Right:

#[kernel(workgroup_size = 64)]
fn second(pairs: &[Vec2], out: &mut [f32]) {
    let i = global_invocation_id().x;
    out[i] = pairs[i][1];
}
