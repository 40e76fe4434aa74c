//! A kernel is a free function without a result. Its parameters are plain names with types. It is not `async`, `const`,
//! `unsafe` or `extern`, and it has no lifetimes.
//!
//! # Why
//!
//! Thousands of invocations run the function, and none of them has a caller to return to. A kernel writes its results to
//! memory, and the host reads them afterwards.

// Wrong:

#[kernel(workgroup_size = 64)]
fn square(x: f32) -> f32 {
    x * x
}

// Right:

#[kernel(workgroup_size = 64)]
fn square(x: f32, out: &mut [f32]) {
    out[global_invocation_id().x] = x * x;
}
