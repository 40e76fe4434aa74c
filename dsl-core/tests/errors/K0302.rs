//! The operator does not exist for operands of these types. Operands of an operator have one type;
//! vectors also have arithmetic with their scalar.
//!
//! # Why
//!
//! Operators are Rust's and glam's, and each becomes WGSL's of the same meaning. Where there is
//! none, a method or a builtin function says what is meant.

// Wrong:

#[kernel(workgroup_size = 64)]
fn mask(values: &mut [f32]) {
    let i = global_invocation_id().x;
    values[i] = values[i] & 1.0;
}

// Right:

#[kernel(workgroup_size = 64)]
fn mask(values: &mut [f32]) {
    let i = global_invocation_id().x;
    values[i] = f32::from_bits(values[i].to_bits() & 0x7fff_ffff);
}
