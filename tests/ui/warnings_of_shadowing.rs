//! What rustc warns of where a name shadows another one by mistake. It is silent where the shadowing name is used.
#![deny(unused_variables, unused_mut)]

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn assignments_with_let(n: u32, x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    let mut sum = 0.0;
    for k in 0..n {
        let sum = sum + x[k];
    }
    let best = x[i];
    if best < 0.0 {
        let best = 0.0;
    }
    y[i] = sum + best;
}

#[kernel(workgroup_size = 64)]
fn unread_before(n: u32, x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    let n = 5;
    let scale = 2.0;
    let scale = x[i];
    y[i] = scale * n as f32;
}

#[kernel(workgroup_size = 64)]
fn names_in_patterns(n: u32, limit: u32, x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    match n {
        limit => y[i] = x[i],
        _ => y[i] = 0.0,
    }
    if let Some(i) = x.iter().position(|v| *v > 1.0) {
        y[limit] = 1.0;
    }
    let apply = |i: f32| y[limit] * 2.0;
    y[i] = apply(x[i]);
}

#[device]
fn in_a_function(x: u32, n: u32) -> u32 {
    let last = x;
    for k in 0..n {
        let last = last + k;
    }
    last
}

#[allow(unused_variables)]
#[kernel(workgroup_size = 64)]
fn allowed(n: u32, x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    let sum = 0.0;
    for k in 0..n {
        let sum = sum + x[k];
    }
    y[i] = sum;
}

#[kernel(workgroup_size = 64)]
fn right(n: u32, x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    let x = x[i];
    let x = if x > 1.0 { x.sqrt() } else { x };
    for i in 0..n {
        let i = i * 2;
        if let Some(x) = (i as f32 > x).then_some(x) {
            y[i] = x;
        }
    }
}

fn main() {
    let _ = in_a_function(1, 2);
}
