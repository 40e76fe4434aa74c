//! A mistake in a kernel that uses a constant without `#[device]`.

use dsl_runtime::prelude::*;

const N: u32 = 3;

#[kernel(workgroup_size = N)]
fn misplaced(x: &mut [u32]) {
    x[0] = N;
    x[1] = 1.0;
}

#[device]
mod shapes {
    pub struct Square {
        pub a: f32,
    }
    pub type Alias = Square;
}

const PLAIN: f32 = 3.0;

#[kernel(workgroup_size = 64)]
fn aliased(x: &mut [f32]) {
    let a: shapes::Alias = wrong;
    x[0] = PLAIN + a.a;
}

fn main() {}
