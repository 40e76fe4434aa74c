//! What newcomers write by habit, and rustc answers: orderings, names without an attribute, methods
//! with attributes, calls without a size.

use std::sync::atomic::Ordering;

use dsl_runtime::prelude::*;

use State::*;

#[derive(Clone, Copy, PartialEq, ShaderType)]
enum State {
    Idle,
    Running,
}

#[derive(Clone, Copy)]
struct Plain {
    x: f32,
}

#[derive(Clone, Copy, ShaderType)]
struct HasPlain {
    plain: Plain,
}

#[kernel(workgroup_size = 64)]
fn orderings(hits: &[Atomic<u32>], out: &mut [u32]) {
    hits[0].fetch_add(1, Ordering::Relaxed);
    out[0] = missing;
}

#[kernel(workgroup_size = 64)]
fn variants(states: &[State], out: &mut [u32]) {
    if states[0] == Running {
        out[0] = match states[1] {
            Idle => 1,
            _ => 2,
        };
    }
}

#[kernel(workgroup_size = 64)]
fn recursive_closure(out: &mut [u32]) {
    let factorial = |n: u32| if n == 0 { 1 } else { n * factorial(n - 1) };
    out[0] = factorial(4);
}

#[kernel(workgroup_size = 64, instances(T = [Plain]))]
fn instance<T>(out: &mut [u32]) {
    out[0] = 1;
}

impl Plain {
    #[device]
    fn twice(&self) -> f32 {
        self.x * 2.0
    }

    #[kernel(workgroup_size = 64)]
    fn kernel(&self, out: &mut [u32]) {
        out[0] = 1;
    }
}

#[kernel(workgroup_size = 64)]
fn double(input: &[f32], output: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < output.len() {
        output[i] = input[i] * 2.0;
    }
}

fn main() -> Result<(), dsl_runtime::Error> {
    let device = Device::cpu();
    let numbers = vec![1.0f32; 64];
    let mut values = device.zeroed::<f32>(64)?;
    double(&numbers, &mut values).invocations(64).run()?;
    double(&[1.0, 2.0], &mut values).invocations(64).run()?;
    double(&device.buffer(&numbers)?, &mut values).run()
}
