//! A function of the user's under the name of one of the language: around the kernel it is what a call means, and
//! a `use` in a part of the kernel would give the name a second meaning.

use dsl_runtime::prelude::*;
use hash::mix;

#[device]
mod hash {
    pub fn mix(a: f32, b: f32, t: f32) -> f32 {
        (a + b) * t
    }
}

#[kernel(workgroup_size = 1)]
fn mixed(out: &mut [f32]) {
    out[0] = mix(1.0, 2.0, 0.5);
}

#[device]
fn twice(x: f32) -> f32 {
    mix(x, x, 2.0)
}

mod elsewhere {
    use dsl_runtime::prelude::*;

    #[kernel(workgroup_size = 1)]
    fn in_a_part(out: &mut [f32]) {
        out[0] = mix(1.0, 2.0, 0.5);
        if out.len() > 1 {
            use super::hash::mix;
            out[1] = mix(1.0, 2.0, 0.5);
        }
    }
}

fn main() {}
