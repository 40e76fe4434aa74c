//! A name of `std` that means something else in the user's crate, and an attribute in the wrong
//! place.

use dsl_runtime::prelude::*;

macro_rules! constant {
    ($name:ident) => {
        const $name: f32 = 3.0;
    };
}
use constant as declared;
declared!(PI);

#[kernel(workgroup_size = 64)]
fn circle(radii: &mut [f32]) {
    let i = global_invocation_id().x;
    radii[i] *= PI;
}

#[kernel(workgroup_size = 64)]
struct NotAFunction;

#[kernel]
fn no_size(out: &mut [u32]) {
    out[0] = 1;
}

fn main() {}
