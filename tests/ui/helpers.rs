//! What kernels cannot call: functions without `#[device]`, and items that call each other.

use dsl_runtime::prelude::*;

fn plain(x: f32) -> f32 {
    x * x
}

mod ops {
    pub fn by_path(x: f32) -> f32 {
        x * x
    }
}

#[device]
fn ping(x: f32) -> f32 {
    pong(x)
}

#[device]
fn pong(x: f32) -> f32 {
    ping(x)
}

#[device]
fn vec(x: f32) -> f32 {
    x
}

#[kernel(workgroup_size = 64)]
fn calls_a_plain_function(out: &mut [f32]) {
    out[0] = plain(1.0);
}

#[kernel(workgroup_size = 64)]
fn calls_one_by_path(out: &mut [f32]) {
    out[0] = ops::by_path(1.0);
}

fn main() {}
