//! The loop never ends. No statement in it breaks, returns, or makes its condition false. Either nothing changes the
//! variables of the condition, or the condition always holds, such as `while i >= 0` with an unsigned `i`. Add a
//! `break`, or change the variables of the condition in the loop.
//!
//! # Why
//!
//! A GPU runs a kernel to its end. Until then other programs may wait, perhaps even the desktop. The driver ends a
//! kernel that takes too long, and the device is lost.

// Wrong:

#[kernel(workgroup_size = 64)]
fn halve(values: &mut [u32]) {
    let i = global_invocation_id().x;
    loop {
        values[i] /= 2;
    }
}

// Right:

#[kernel(workgroup_size = 64)]
fn halve(values: &mut [u32]) {
    let i = global_invocation_id().x;
    loop {
        values[i] /= 2;
        if values[i] < 10 {
            break;
        }
    }
}
