//! A kernel is a free function without a result, and its parameters are plain names with types. It
//! is not `async`, `const`, `unsafe` or `extern`, and it has no lifetimes.
//!
//! # Why
//!
//! Thousands of invocations run the function, and there is no caller among them to return to. What
//! a kernel computes, it writes to memory that the host reads afterwards.

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
