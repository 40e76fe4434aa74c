//! A kernel that is not Rust.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn unfinished(out: &mut [u32]) {
    out[0] = 1 +;
}

fn main() {}
