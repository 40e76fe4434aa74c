//! What kernels cannot use: functions without `#[device]` that do what a GPU cannot, kernels, items
//! under conditions, items that call each other.

use dsl_runtime::prelude::*;

fn factorial(n: u32) -> u32 {
    if n == 0 { 1 } else { n * factorial(n - 1) }
}

mod ops {
    fn inside(n: u32) -> u32 {
        let values = vec![n; 3];
        values[0]
    }

    pub fn by_path(n: u32) -> u32 {
        inside(n) + 1
    }
}

#[cfg(not(panic = "abort"))]
fn conditional(n: u32) -> u32 {
    n
}

static mut COUNT: u32 = 0;

#[device]
fn ping(x: u32) -> u32 {
    pong(x)
}

#[device]
fn pong(x: u32) -> u32 {
    ping(x)
}

#[device]
fn vec(x: f32) -> f32 {
    x
}

#[device]
fn calls_a_plain_function(n: u32) -> u32 {
    factorial(n)
}

#[kernel(workgroup_size = 1)]
fn calls_plain_functions(out: &mut [u32]) {
    out[0] = factorial(3) + ops::by_path(2);
    out[1] = conditional(1) + COUNT;
    other(out);
    out[2] = 1.5;
}

#[kernel(workgroup_size = 1)]
fn other(out: &mut [u32]) {
    out[0] = ping(1);
}

fn main() {}
