//! A parameter's type says where the argument lives: `&[T]` and `&mut [T]` are storage buffers,
//! `&T` is a uniform buffer, `T` by value is part of one small uniform buffer, textures and
//! samplers are handles. Other references and pointers have no such place.
//!
//! # Why
//!
//! A GPU has no one memory that a pointer points into. Each binding is of one address space with an
//! access mode of its own, and hardware reads them in different ways. Uniform memory also has a
//! layout of its own: elements of its arrays lie 16 bytes apart.

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
