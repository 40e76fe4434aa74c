//! `break` and `continue` leave an enclosing loop or labelled block. No enclosing loop or block has this name, or there is no
//! loop at all. In a labelled block, and in the condition of a `while`, a jump must name its loop.
//!
//! # Why
//!
//! Rust and WGSL have the same rule: a jump leaves an enclosing construct and goes nowhere else. So invocations meet again
//! after a loop.

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
