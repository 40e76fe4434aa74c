//! Nothing that the loop reaches breaks, returns or makes its condition false: nothing in it changes
//! what the condition reads, or the condition always holds, as `while i >= 0` where `i` is unsigned.
//!
//! # Why
//!
//! A GPU runs a kernel to its end and nothing else meanwhile, perhaps not even the desktop. The
//! driver ends one that takes too long, and with it the device.

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
