//! The operands are known while compiling, and the operation is certain to fail. It divides by zero, overflows in a
//! constant, or shifts by at least the number of bits. Correct the operand.
//!
//! # Why
//!
//! While a kernel runs, integers wrap, and a division by zero gives the dividend: the hardware does not stop for one
//! invocation. So mistakes that are certain are reported while compiling.

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
