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
