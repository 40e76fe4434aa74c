//! rustc's warnings in kernels, and in functions that the host does not have.
#![deny(unused, nonstandard_style, while_true)]

use dsl_runtime::prelude::*;

#[derive(Clone, Copy, ShaderType)]
struct Ray {
    at: Vec3,
    to: Vec3,
}

#[kernel(workgroup_size = 64)]
fn variables(n: u32, unused: u32, x: &[f32], y: &mut [f32], rays: &[Ray]) {
    workgroup_var!(tile: [f32; 64]);
    let i = global_invocation_id().x;
    let mut fixed = 2.0;
    let mut sum = 0;
    for round in 0..n {
        sum += 1;
    }
    let Ray { at, to } = rays[i];
    let scale = |a: f32, b: f32| a * fixed;
    if let Some(found) = x.iter().position(|v| *v > 1.0) {
        y[i] = scale(x[i], 1.0);
    }
    match n {
        0 => {}
        other => y[i] = to.x,
    }
}

#[kernel(workgroup_size = 64)]
fn stores(n: u32, y: &mut [f32]) {
    let i = global_invocation_id().x;
    let mut last = 1.0;
    last = 2.0;
    y[i] = last;
    last = 3.0;
}

#[kernel(workgroup_size = 64)]
fn control(n: u32, y: &mut [f32]) {
    let i = global_invocation_id().x;
    let BadName = n;
    while true {
        if BadName > 3 {
            break;
        }
        return;
        y[i] = 1.0;
    }
    'unused: loop {
        break;
    }
}

#[kernel(workgroup_size = 64)]
fn results(x: &[f32], y: &mut [f32]) {
    fn dead(x: f32) -> f32 {
        x
    }
    const DEAD: u32 = 1;
    let i = global_invocation_id().x;
    y[i] = 1.0;
    x[i] + 1.0;
    x[i].sqrt();
    mix(x[i], 0.0, 1.0);
    x[i] > 1.0;
    -x[i];
}

#[must_use = "it is slow"]
#[device]
fn slow(x: f32) -> f32 {
    x
}

#[kernel(workgroup_size = 64)]
fn parentheses(n: u32, x: &[f32], y: &mut [f32]) {
    let i = (global_invocation_id().x);
    let mut v = (x[i] + 1.0);
    for _ in (0..n) {
        v = (v * 2.0);
    }
    while (v > 1.0 && n > 3) {
        v -= 1.0;
    }
    // These are needed.
    if (n == { 3 }) {
        v = (v + 1.0) * 2.0;
    }
    if (v < 2.0) {
        return;
    }
    slow(v);
    y[i] = v;
}

#[device]
fn in_kernels(unused: u32) -> u32 {
    let mut i = local_invocation_index();
    i
}

#[device]
mod module {
    pub struct Own;
    impl Own {
        pub fn method(&self, unused: u32) -> u32 {
            workgroup_id().x
        }
    }
}

#[device]
fn on_both(unused: u32, mut used: u32) -> u32 {
    used
}

fn main() {
    _ = [variables::WGSL, stores::WGSL, control::WGSL, results::WGSL, parentheses::WGSL];
    _ = on_both;
}
