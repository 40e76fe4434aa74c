//! A variable is used although a `&mut` reference to it is used again later, or it is assigned although
//! a `&` reference to it is.
//!
//! # Why
//!
//! rustc's borrow checker refuses this, since a reference promises that nobody else changes what it
//! refers to. It does not see the bodies of kernels, so it is checked here.

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
