//! The operator does not exist for operands of these types. Both operands must have one type. Vectors also have arithmetic
//! with their scalar.
//!
//! # Why
//!
//! Operators are Rust's and glam's. Each becomes an operator of WGSL with the same meaning. Where WGSL has none, use a method
//! or a builtin function.

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
