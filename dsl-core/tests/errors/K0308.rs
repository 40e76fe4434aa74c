//! Rust has no such cast, kernels have none, or a cast to `usize` would mean something else.
//!
//! # Why
//!
//! A cast from `u32` to `bool` would have to say what counts as true. `as` on numbers means what it
//! means in Rust, on a GPU as well: a float beyond the range of an integer gives the nearest one,
//! and NaN gives 0.
//!
//! A `usize` has 64 bits on the host, and sizes have 32 in a kernel. Mostly that makes no
//! difference. It does where more than the lowest 32 bits count: `i as usize % 3` and `i as usize >> n`
//! of a negative number, `(i as usize).wrapping_sub(1) % 3`, a `u64` that is cast before it is small.
//! Such casts are refused unless it is known that nothing is lost. Compute in the number's own
//! type, and cast the result: `i.rem_euclid(3) as usize`.

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
