//! The code uses a variable, and a `&mut` reference to the variable is used again later. Or the code assigns to a
//! variable, and a `&` reference to the variable is used again later. Use the reference instead, or move the access
//! behind the last use of the reference.
//!
//! # Why
//!
//! rustc's borrow checker refuses this: a reference promises that nobody else changes its target. rustc does not see
//! the bodies of kernels, so this compiler checks them.

// Wrong:

#[kernel(workgroup_size = 64)]
fn scale(out: &mut [Vec2]) {
    let mut sum = Vec2::ZERO;
    let first = &mut sum;
    sum.y = 2.0;
    first.x = 1.0;
    out[global_invocation_id().x] = sum;
}

// Right:

#[kernel(workgroup_size = 64)]
fn scale(out: &mut [Vec2]) {
    let mut sum = Vec2::ZERO;
    let first = &mut sum;
    first.x = 1.0;
    sum.y = 2.0;
    out[global_invocation_id().x] = sum;
}
