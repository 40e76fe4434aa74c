//! A kernel sees its parameters, its own variables and constants, and items with `#[device]`. It
//! sees nothing else of the file that it stands in.
//!
//! # Why
//!
//! A kernel does not run where the rest of the program does. Variables and statics of the host are
//! in another memory; what a kernel needs of them is passed as a parameter.

// Wrong:

static LIMIT: u32 = 7;

#[kernel(workgroup_size = 64)]
fn clamp(values: &mut [u32]) {
    let i = global_invocation_id().x;
    values[i] = values[i].min(LIMIT);
}

// Right:

#[device]
const LIMIT: u32 = 7;

#[kernel(workgroup_size = 64)]
fn clamp(values: &mut [u32]) {
    let i = global_invocation_id().x;
    values[i] = values[i].min(LIMIT);
}
