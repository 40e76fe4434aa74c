//! A parameter's type decides where the argument lives. `&[T]` and `&mut [T]` are storage buffers, `&T` is a uniform
//! buffer, `T` by value is part of one small uniform buffer, textures and samplers are handles. Other references and
//! pointers have no address space.
//!
//! # Why
//!
//! A GPU has several kinds of memory. Each binding has an address space and an access mode, and the hardware accesses
//! each kind in its own way. Uniform memory also has its own layout: elements of its arrays lie 16 bytes apart.

// Wrong:

#[kernel(workgroup_size = 64)]
fn scale(values: &mut f32, factor: f32) {
    *values *= factor;
}

// Right:

#[kernel(workgroup_size = 64)]
fn scale(values: &mut [f32], factor: f32) {
    values[global_invocation_id().x] *= factor;
}
