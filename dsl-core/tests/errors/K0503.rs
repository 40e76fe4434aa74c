//! A function calls itself, or functions call each other in a circle. Use a loop instead.
//!
//! # Why
//!
//! Invocations have no stack that grows. The registers of all functions are allocated before the kernel starts. So WGSL
//! has no recursion.

// Wrong:

#[device]
fn factorial(n: u32) -> u32 {
    if n == 0 { 1 } else { n * factorial(n - 1) }
}

#[kernel(workgroup_size = 64)]
fn factorials(out: &mut [u32]) {
    let i = global_invocation_id().x;
    out[i] = factorial(i);
}

// Right:

#[device]
fn factorial(n: u32) -> u32 {
    let mut product = 1;
    for k in 1..=n {
        product *= k;
    }
    product
}

#[kernel(workgroup_size = 64)]
fn factorials(out: &mut [u32]) {
    let i = global_invocation_id().x;
    out[i] = factorial(i);
}
