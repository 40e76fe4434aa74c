//! A kernel sees its parameters, its own variables and constants, items with `#[device]`, and those items of its file
//! that kernels can use. It does not see variables of the host: pass their values as parameters.
//!
//! # Why
//!
//! A kernel runs on another processor. Variables of the host are in another memory.

// Wrong:

fn main() {
    let limit = 7;
}

#[kernel(workgroup_size = 64)]
fn clamp(values: &mut [u32]) {
    let i = global_invocation_id().x;
    values[i] = values[i].min(limit);
}

// Right:

#[kernel(workgroup_size = 64)]
fn clamp(limit: u32, values: &mut [u32]) {
    let i = global_invocation_id().x;
    values[i] = values[i].min(limit);
}
