//! `break` and `continue` leave a loop or a labelled block around them; here there is none of that
//! name, or none at all. In a labelled block, and in the condition of a `while`, a jump has to name
//! the loop that it is about.
//!
//! # Why
//!
//! This is Rust's rule, and WGSL's: a jump goes out of what is around it, never elsewhere. That
//! invocations meet again behind a loop rests on it.

// Wrong:

#[kernel(workgroup_size = 64)]
fn first(values: &[u32], out: &mut [u32]) {
    for k in 0..8 {
        if values[k] > 3 {
            out[0] = k;
            break 'search;
        }
    }
}

// Right:

#[kernel(workgroup_size = 1)]
fn first(values: &[u32], out: &mut [u32]) {
    'search: for k in 0..8 {
        if values[k] > 3 {
            out[0] = k;
            break 'search;
        }
    }
}
