//! The operands are known while compiling, and the operation divides by zero, overflows in a
//! constant, or shifts by more than there are bits.
//!
//! # Why
//!
//! While a kernel runs, integers wrap and a division by zero gives the dividend: hardware does not
//! stop for one invocation. So what is certain to go wrong is reported here, where it can be.

// Wrong:

#[kernel(workgroup_size = 64)]
fn average(values: &mut [u32]) {
    const COUNT: u32 = 0;
    values[global_invocation_id().x] /= COUNT;
}

// Right:

#[kernel(workgroup_size = 64)]
fn average(values: &mut [u32]) {
    const COUNT: u32 = 4;
    values[global_invocation_id().x] /= COUNT;
}
