//! Rust does not have this cast, or kernels do not have it, or the cast to `usize` would give another value than on the
//! host. The message says what to write instead.
//!
//! # Why
//!
//! A cast from `u32` to `bool` would have to say which numbers are true. On numbers, `as` means the same as in Rust: a
//! float outside the range of an integer gives the nearest integer, and NaN gives 0.
//!
//! A `usize` has 64 bits on the host and 32 bits in a kernel. Usually this difference does not matter. It matters if
//! more than the lowest 32 bits count: `i as usize % 3` and `i as usize >> n` of a negative number, `(i as
//! usize).wrapping_sub(1) % 3`, a large `u64` that is cast. The compiler refuses such casts unless it knows that
//! nothing is lost. Compute in the number's own type, and cast the result: `i.rem_euclid(3) as usize`.

// Wrong:

#[kernel(workgroup_size = 64)]
fn flags(values: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    if values[i] as bool {
        out[i] = 1;
    }
}

// Right:

#[kernel(workgroup_size = 64)]
fn flags(values: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    if values[i] != 0 {
        out[i] = 1;
    }
}
