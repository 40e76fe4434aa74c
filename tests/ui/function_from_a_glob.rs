//! A function of the user's that a glob brings from elsewhere, under the name of one of the language.

use second_crate::plain::*;

#[dsl_runtime::kernel(workgroup_size = 1)]
fn mixed(out: &mut [f32]) {
    out[0] = mix(1.0, 2.0, 0.5);
}

fn main() {}
