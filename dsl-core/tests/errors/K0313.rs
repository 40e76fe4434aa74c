//! A value of the matched type has no arm. Add an arm for it, or `_ => …`, which matches all other values.
//!
//! # Why
//!
//! Rust has the same rule. An invocation whose value has no arm could not go on.

// Wrong:

#[kernel(workgroup_size = 64)]
fn name(values: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    out[i] = match values[i] {
        0 => 10,
        1 => 20,
    };
}

// Right:

#[kernel(workgroup_size = 64)]
fn name(values: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    out[i] = match values[i] {
        0 => 10,
        1 => 20,
        _ => 30,
    };
}
