//! This is Rust, and kernels do not have it. The message says what to write instead; [the page of
//! the language](../language-tests.md) lists what kernels have.
//!
//! # Why
//!
//! Kernels become WGSL, which has no heap, no function pointers, no strings, no unwinding and no
//! references that could be stored. What cannot be said there is refused where it is written,
//! rather than made into something slow or something different.

// Wrong:

#[kernel(workgroup_size = 64)]
fn fill(out: &mut [u32]) {
    let i = global_invocation_id().x;
    let text = format!("{i}");
    out[i] = i;
}

// Right:

#[kernel(workgroup_size = 64)]
fn fill(out: &mut [u32]) {
    let i = global_invocation_id().x;
    out[i] = i;
}
