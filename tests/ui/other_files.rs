//! An item of another file needs an attribute.

use dsl_runtime::prelude::*;
use elsewhere::inner::third;

mod elsewhere;

#[kernel(workgroup_size = 64)]
fn thirds(x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    y[i] = third(x[i]) + elsewhere::half(x[i]);
}

fn main() {}
