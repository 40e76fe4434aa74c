//! A variable is used while a `&mut` reference to it is still used later, or is assigned while a `&` reference to it is.
//!
//! # Why
//!
//! rustc's borrow checker refuses this: a reference promises that nobody else changes its target. rustc does not see the
//! bodies of kernels, so this compiler checks them.

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
