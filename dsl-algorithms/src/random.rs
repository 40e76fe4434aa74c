//! Random numbers: Philox 4×32 with a counter for each four elements. An element depends only on
//! the seed and its index.

use dsl_runtime::Error;
use dsl_runtime::prelude::*;
use dsl_runtime::random::{philox4x32, unit};

use crate::blocks::GROUP;
use crate::launches::groups;

/// Uniform numbers from 0 to below 1.
#[kernel(workgroup_size = GROUP)]
fn draw_uniform(out: &mut [f32], seed: UVec2) {
    for i in
        (global_invocation_id().x..out.len().div_ceil(4u32)).step_by(256u32 * num_workgroups().x)
    {
        let bits = philox4x32(uvec4(i, 0, 0, 0), seed);
        for k in 0..4u32 {
            let at = i * 4 + k;
            if at < out.len() {
                out[at] = unit(bits[k]);
            }
        }
    }
}

/// The sine and the cosine of an angle in turns, from 0 to below 1: polynomials on an eighth of a
/// turn.
#[device]
fn on_circle(turns: f32) -> Vec2 {
    let quarter = (turns * 4.0 + 0.5).floor();
    let angle = (turns * 4.0 - quarter) * std::f32::consts::FRAC_PI_2;
    let s = angle * angle;
    let sine = angle * (1.0 + s * (-1.0 / 6.0 + s * (1.0 / 120.0 - s / 5040.0)));
    let cosine = 1.0 + s * (-0.5 + s * (1.0 / 24.0 + s * (-1.0 / 720.0 + s / 40320.0)));
    let mut place = Vec2::new(sine, cosine);
    let q = quarter as u32;
    if q % 2 == 1 {
        place = Vec2::new(cosine, -sine);
    }
    if q / 2 % 2 == 1 {
        place = -place;
    }
    place
}

/// Two normal numbers of 32 random bits each, by the method of Box and Muller.
#[device]
fn normals(a: u32, b: u32) -> Vec2 {
    // From 2⁻²⁴ to 1: the logarithm is finite.
    let radius = (-2.0 * (unit(a) + 1.0 / 16_777_216.0).ln()).max(0.0).sqrt();
    on_circle(unit(b)) * radius
}

/// Normal numbers of mean 0 and variance 1.
#[kernel(workgroup_size = GROUP)]
fn draw_normal(out: &mut [f32], seed: UVec2) {
    for i in
        (global_invocation_id().x..out.len().div_ceil(4u32)).step_by(256u32 * num_workgroups().x)
    {
        let bits = philox4x32(uvec4(i, 1, 0, 0), seed);
        let (first, second) = (normals(bits.x, bits.y), normals(bits.z, bits.w));
        let numbers = vec4(first.x, first.y, second.x, second.y);
        for k in 0..4u32 {
            let at = i * 4 + k;
            if at < out.len() {
                out[at] = numbers[k];
            }
        }
    }
}

fn key(seed: u64) -> UVec2 {
    uvec2(seed as u32, (seed >> 32) as u32)
}

/// Fills `out` with random numbers from 0 to below 1, multiples of 2⁻²⁴. A seed gives the same numbers on every device.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let mut out = device.zeroed(1000)?;
/// algorithms::random_uniform(&device, 7, &mut out)?;
/// let mean = algorithms::sum(&device, &out)? / 1000.0;
/// assert!((0.45..0.55).contains(&mean));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// The errors of launches.
pub fn random_uniform(
    _device: &Device,
    seed: u64,
    out: &mut dyn AsSliceMut<f32>,
) -> Result<(), Error> {
    match out.as_slice().len() {
        0 => Ok(()),
        n => draw_uniform(out, key(seed)).workgroups(groups(n, 4 * GROUP)).run(),
    }
}

/// Fills `out` with random numbers that are normally distributed, with mean 0 and variance 1. A
/// seed gives the same numbers in each run. On other devices they differ by at most 10⁻⁵: each
/// device rounds logarithms and roots in its own way.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let mut out = device.zeroed(1000)?;
/// algorithms::random_normal(&device, 7, &mut out)?;
/// let mean = algorithms::sum(&device, &out)? / 1000.0;
/// assert!(mean.abs() < 0.15);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// The errors of launches.
pub fn random_normal(
    _device: &Device,
    seed: u64,
    out: &mut dyn AsSliceMut<f32>,
) -> Result<(), Error> {
    match out.as_slice().len() {
        0 => Ok(()),
        n => draw_normal(out, key(seed)).workgroups(groups(n, 4 * GROUP)).run(),
    }
}
