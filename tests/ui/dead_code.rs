//! rustc's warnings about kernels that nothing launches, and `#[device]` items that nothing uses.
#![deny(dead_code)]

use dsl_runtime::prelude::*;
use shapes::{dead_sphere, sphere};

mod shapes {
    use dsl_runtime::prelude::*;

    #[device]
    pub(crate) fn sphere(r: f32) -> f32 {
        r * module::TWICE
    }

    /// Imported, and not used.
    #[device]
    pub(crate) fn dead_sphere(r: f32) -> f32 {
        r
    }

    #[device]
    pub mod module {
        pub const TWICE: f32 = 2.0;
        pub const DEAD: f32 = 3.0;

        pub fn dead_in_module(r: f32) -> f32 {
            r
        }
    }
}

#[device]
const DEAD: f32 = 3.0;

#[device]
type Dead = f32;

#[derive(Clone, Copy, ShaderType)]
struct DeadPair {
    a: f32,
    b: f32,
}

#[derive(Clone, Copy, ShaderType)]
struct Pair {
    a: f32,
    b: f32,
}

#[device]
fn dead_helper(x: f32) -> f32 {
    only_from_dead(x)
}

#[device]
fn only_from_dead(x: f32) -> f32 {
    x
}

#[device]
fn only_from_a_dead_kernel(x: f32) -> f32 {
    x
}

#[kernel(workgroup_size = 64)]
fn launched(x: &mut [f32], pairs: &[Pair]) {
    let i = global_invocation_id().x;
    x[i] = sphere(pairs[i].a) + pairs[i].b;
}

#[kernel(workgroup_size = 64)]
fn never_launched(x: &mut [f32]) {
    let i = global_invocation_id().x;
    x[i] = only_from_a_dead_kernel(x[i]);
}

#[kernel(workgroup_size = 64, instances(N = [1, 2]))]
fn no_instance<const N: u32>(x: &mut [u32]) {
    let i = global_invocation_id().x;
    x[i] = N;
}

fn main() -> Result<(), dsl_runtime::Error> {
    let device = Device::cpu();
    let mut x = device.buffer(&[1.0])?;
    let pairs = device.buffer(&[Pair { a: 1.0, b: 2.0 }])?;
    launched(&mut x, &pairs).invocations(1).run()
}
