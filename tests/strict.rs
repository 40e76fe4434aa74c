//! What the macro emits compiles where `unsafe` is forbidden, and has no undocumented items and no
//! warnings; it can stand in any scope.
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, unused, unused_qualifications)]

use dsl_runtime::prelude::*;
use std::f32::consts::TAU;

/// Turns each angle by a whole number of turns.
#[kernel(workgroup_size = (8, 8))]
pub fn turn(mut turns: f32, angles: &mut [f32]) {
    workgroup_var!(tile: [[f32; 8]; 8]);
    let local = local_invocation_id();
    turns += 1.0;
    tile[local.y][local.x] = angles[local_invocation_index()];
    workgroup_barrier();
    angles[local_invocation_index()] = tile[local.x][local.y] + turns * TAU;
}

/// The invocation's number, doubled; in kernels only.
#[device]
pub fn doubled(n: &mut u32) -> u32 {
    *n += local_invocation_index();
    *n * 2
}

/// Numbers, twice.
#[kernel(workgroup_size = 64)]
pub fn numbers(out: &mut [u32]) {
    let i = global_invocation_id().x;
    let mut none = 0;
    if i < out.len() {
        out[i] = doubled(&mut none);
    }
}

#[test]
fn at_module_scope() -> Result<(), dsl_runtime::Error> {
    let device = Device::cpu();
    let mut angles = device.zeroed::<f32>(64)?;
    turn(1.0, &mut angles).workgroups((1, 1)).run()?;
    assert_eq!(angles.read()?, [TAU * 2.0; 64]);
    assert_eq!(turn::INFO.workgroup_size, [8, 8, 1]);
    Ok(())
}

#[dsl_runtime::kernel_test]
fn on_each_device(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut angles = device.zeroed::<f32>(64)?;
    turn(1.0, &mut angles).workgroups((1, 1)).run()
}

/// A struct between names that mean something else.
pub mod hostile {
    #![allow(non_camel_case_types, dead_code, reason = "hostile names")]

    struct u32;
    struct usize;
    struct Option;

    /// Two of a kind.
    #[derive(Debug, Clone, Copy, PartialEq, dsl_runtime::ShaderType)]
    pub struct Pair<T> {
        /// The first.
        pub words: T,
        /// The second.
        #[align(8)]
        pub u32: T,
    }

    /// Which of them.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, dsl_runtime::ShaderType)]
    pub enum Which {
        /// The first.
        u32,
        /// The second.
        word,
    }
}

#[test]
fn structs() -> Result<(), dsl_runtime::Error> {
    use hostile::{Pair, Which};
    let pairs = [Pair { words: Which::word, u32: Which::u32 }; 3];
    assert_eq!(Device::cpu().buffer(&pairs)?.read()?, pairs);
    Ok(())
}

#[test]
fn inside_a_function() -> Result<(), dsl_runtime::Error> {
    #[kernel(workgroup_size = 4)]
    fn inner(out: &mut [u32]) {
        out[local_invocation_index()] = local_invocation_index();
    }
    let device = Device::cpu();
    let mut out = device.zeroed::<u32>(4)?;
    inner(&mut out).invocations(4).run()?;
    assert_eq!(out.read()?, [0, 1, 2, 3]);
    assert!(inner::WGSL.contains("@compute @workgroup_size(4)"));
    Ok(())
}

/// Kernels of which rustc says nothing: because nothing is wrong, or because it is asked not to.
pub mod quiet {
    use dsl_runtime::prelude::*;

    /// Names that begin with `_`.
    #[kernel(workgroup_size = 64)]
    pub fn underscores(_n: u32, y: &mut [f32]) {
        workgroup_var!(_tile: [f32; 64]);
        let _unused = 1;
        let i = global_invocation_id().x;
        for _ in 0..3 {
            y[i] += 1.0;
        }
    }

    /// Allowed for the function, for a statement, and in functions of the kernel.
    #[allow(unused_variables, reason = "a test")]
    #[kernel(workgroup_size = 64)]
    pub fn allowed(n: u32, y: &mut [f32]) {
        fn own(x: f32, _y: f32) -> f32 {
            x
        }
        #[allow(unused_mut, reason = "a test")]
        let mut i = global_invocation_id().x;
        let z = 1;
        y[i] = own(1.0, 2.0);
    }

    /// Expected.
    #[expect(unused_variables, reason = "a test")]
    #[kernel(workgroup_size = 64)]
    pub fn expected(n: u32, y: &mut [f32]) {
        #[expect(unused_mut, reason = "a test")]
        let mut i = global_invocation_id().x;
        y[i] = 1.0;
    }

    /// What is used in a way of its own.
    #[kernel(workgroup_size = 64)]
    pub fn used(mut n: u32, x: &[f32], y: &mut [f32]) {
        const ROUNDS: u32 = 3;
        workgroup_var!(tile: [f32; 64]);
        let l = local_invocation_index();
        let i = global_invocation_id().x;
        tile[l] = x[i];
        workgroup_barrier();
        let (mut a, mut b) = (tile[63 - l], 1.0);
        (a, b) = (b, a);
        let mut values = [a; 4];
        values[1] = b;
        let mut last = vec3(a, b, 1.0);
        last.x += 1.0;
        let first;
        if l > 3 {
            first = 1.0;
        } else {
            first = 2.0;
        }
        let mut count = 0;
        let mut add = |by: u32| count += by;
        add(1);
        let found = loop {
            n += 1;
            if n > ROUNDS {
                break ('inner: {
                    if l > 5 {
                        break 'inner n;
                    }
                    n + 1
                });
            }
        };
        let Some(at) = values.iter().position(|v| *v > 1.0) else {
            return;
        };
        y[i] = match found + count {
            0 => first,
            of if of > 3 => last.x,
            of => of as f32 + values[at],
        };
    }

    /// Functions of kernels.
    #[device]
    #[allow(unused_variables, reason = "a test")]
    pub fn device_only(n: u32) -> u32 {
        local_invocation_index()
    }
}
