//! Lengths, patterns, workgroup sizes and constants are evaluated while compiling. This expression cannot be evaluated:
//! it depends on values that are known only when the kernel runs, or it has no value. Use literals, constants and
//! arithmetic on them.
//!
//! # Why
//!
//! Workgroup memory is allocated before the first invocation starts, and an array in registers needs a fixed number of
//! them. If a length depends on data, use a buffer; the host chooses its size.

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
