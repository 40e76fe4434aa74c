//! Lengths, patterns, workgroup sizes and constants are evaluated while compiling. This expression
//! cannot be: it depends on what is known only when the kernel runs, or it means nothing.
//!
//! # Why
//!
//! Workgroup memory is set aside before the first invocation starts, and an array in registers has
//! as many of them as its length says. A length that depends on the data belongs to a buffer, whose
//! size the host chooses.

// Wrong:

#[kernel(workgroup_size = 64)]
fn ranges(values: &mut [u32]) {
    let i = global_invocation_id().x;
    values[i] = match values[i] {
        9..=3 => 1,
        _ => 0,
    };
}

// Right:

#[kernel(workgroup_size = 64)]
fn ranges(values: &mut [u32]) {
    let i = global_invocation_id().x;
    values[i] = match values[i] {
        3..=9 => 1,
        _ => 0,
    };
}
