//! A crate that forbids `unsafe` cannot vouch for proofs, while its kernels do.
#![forbid(unsafe_code)]

use dsl_runtime::{__private::Vouched, prelude::*};

#[kernel(workgroup_size = 64)]
fn proven(out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = i;
    }
}

fn main() {
    _ = unsafe { Vouched::new() };
}
