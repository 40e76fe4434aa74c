//! The operands are known while compiling. The operation divides by zero, overflows in a constant, or shifts by at least the
//! number of bits.
//!
//! # Why
//!
//! While a kernel runs, integers wrap, and a division by zero gives the dividend: the hardware does not stop for one
//! invocation. So certain mistakes are reported while compiling.

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
