//! This is valid Rust, but the language of kernels does not have it. The message says what to write instead. [What
//! kernels can say](../language-tests.md) lists all cases.
//!
//! # Why
//!
//! Kernels become WGSL. WGSL has no heap, no function pointers, no strings, no unwinding, and no references that can be
//! stored. The compiler refuses such code. It does not replace the code by slow code, or by code with another meaning.

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
