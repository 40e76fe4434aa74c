//! Some value has no arm. `_ => …` takes what is left.
//!
//! # Why
//!
//! This is Rust's rule. An invocation whose value has no arm would have nowhere to go, and the
//! others nobody to wait for.

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
