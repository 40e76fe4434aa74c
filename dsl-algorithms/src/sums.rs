//! Scans of `u32` by sums, for devices with subgroups: faster than [`scan!`](crate::scan), because
//! the sums of integers do not depend on an order.
//!
//! In `chunk_sums` each workgroup adds up a chunk; `scan_chunks` begins with the sums of earlier
//! chunks. Invocations have vectors, and subgroups scan without memory and without barriers.
//! Subgroups of one-dimensional workgroups are runs of invocations.

use dsl_runtime::prelude::*;
use dsl_runtime::{Error, Feature};

use crate::blocks::GROUP;
use crate::look_back;
use crate::scratch::scratch;

/// The number of vectors that an invocation has at a time.
#[device]
const PARTS: usize = 2;

/// The start and the end of this workgroup's share of `len` vectors.
#[device]
fn chunk(len: u32) -> (u32, u32) {
    let share = len.div_ceil(num_workgroups().x);
    let start = workgroup_id().x * share;
    (start, (start + share).min(len))
}

/// The sum of the values of a workgroup's invocations.
#[device]
fn workgroup_sum(scratch: &mut [u32; GROUP], value: u32) -> u32 {
    scratch[local_invocation_index()] = subgroup_add(value);
    workgroup_barrier();
    let mut sum = 0;
    for first in (0..256).step_by(subgroup_size()) {
        sum += scratch[first];
    }
    sum
}

/// The sum of each workgroup's chunk.
#[kernel(workgroup_size = GROUP)]
fn chunk_sums(input: &[UVec4], sums: &mut [u32]) {
    workgroup_var!(scratch: [u32; GROUP]);
    let lane = local_invocation_index();
    let (start, end) = chunk(input.len());
    let mut sum = UVec4::ZERO;
    for i in (start + lane..end).step_by(256) {
        sum += input[i];
    }
    let sum = workgroup_sum(&mut scratch, sum.element_sum());
    if lane == 0 {
        sums[workgroup_id().x] = sum;
    }
}

/// Writes the sum of each element and all before it, in a launch of as many workgroups as there are
/// `sums`; with `inclusive` 0, without the element itself.
#[kernel(workgroup_size = GROUP)]
fn scan_chunks(input: &[UVec4], sums: &[u32], output: &mut [UVec4], inclusive: u32) {
    workgroup_var!(scratch: [u32; GROUP], scanned: [[u32; GROUP]; PARTS]);
    let lane = local_invocation_index();
    let (start, end) = chunk(input.len().min(output.len()));

    let mut sum = 0;
    for i in (lane..workgroup_id().x.min(sums.len())).step_by(256) {
        sum += sums[i];
    }
    let mut before = workgroup_sum(&mut scratch, sum);

    for tile in (start..end).step_by(256 * PARTS) {
        let mut values = [UVec4::ZERO; PARTS];
        for part in 0..PARTS {
            let i = tile + 256 * part + lane;
            if i < end {
                values[part] = input[i];
            }
        }
        let mut firsts = [0u32; PARTS];
        for part in 0..PARTS {
            let pairs = values[part] + uvec4(0, values[part].x, 0, values[part].z);
            let fours = pairs + uvec4(0, 0, pairs.y, pairs.y);
            firsts[part] = subgroup_exclusive_add(fours.w);
            scanned[part][lane] = firsts[part] + fours.w;
            values[part] = if inclusive != 0 { fours } else { uvec4(0, fours.x, fours.y, fours.z) };
        }
        workgroup_barrier();
        for part in 0..PARTS {
            // The last invocation of each subgroup has the subgroup's sum.
            let mut before_own = before + firsts[part];
            for last in (subgroup_size() - 1..256).step_by(subgroup_size()) {
                let of_subgroup = scanned[part][last];
                if last < lane {
                    before_own += of_subgroup;
                }
                before += of_subgroup;
            }
            let i = tile + 256 * part + lane;
            if i < end {
                output[i] = values[part] + before_own;
            }
        }
        workgroup_barrier();
    }
}

/// Writes the sums of the elements from `whole` on, after those before it.
#[kernel(workgroup_size = 1)]
fn scan_rest(input: &[u32], output: &mut [u32], whole: u32, inclusive: u32) {
    let mut sum = 0;
    if whole > 0 {
        sum = output[whole - 1];
        if inclusive == 0 {
            sum += input[whole - 1];
        }
    }
    for i in whole..input.len().min(output.len()) {
        let with = sum + input[i];
        output[i] = if inclusive != 0 { with } else { sum };
        sum = with;
    }
}

/// The most chunks, and the fewest vectors of a chunk.
const MOST_CHUNKS: usize = 16384;
const LEAST_SHARE: usize = 1024;

/// The fewest vectors that are scanned in one pass. Without [`tune_scans`], only GPUs scan so.
const LEAST_IN_ONE_PASS: usize = 1 << 17;

/// The name of the choice: in two passes, or in one.
const PASSES: &str = "scan of u32";

/// Writes the sums of all elements up to each one, or before each one. Gives false if the device has
/// no subgroups.
pub(crate) fn scan(
    device: &Device,
    x: &BufferSlice<'_, u32>,
    out: &mut BufferSliceMut<'_, u32>,
    inclusive: u32,
) -> Result<bool, Error> {
    if !device.supports(Feature::Subgroups) {
        return Ok(false);
    }
    let whole = x.len() / 4 * 4;
    let mut part = out.slice_mut(..whole)?;
    let (vectors, mut results) = (x.slice(..whole)?.cast::<UVec4>()?, part.cast_mut::<UVec4>()?);
    let is_one_pass = vectors.len() >= LEAST_IN_ONE_PASS
        && match device.tuned(PASSES, 2) {
            Some(way) => way == 1,
            None => device.is_gpu() && !device.is_software(),
        };
    if !is_one_pass || !look_back::scan(device, &vectors, &mut results, inclusive)? {
        in_two_passes(device, &vectors, &mut results, inclusive)?;
    }
    if whole < x.len() {
        scan_rest(x, out, whole as u32, inclusive).workgroups(1).run()?;
    }
    Ok(true)
}

fn in_two_passes(
    device: &Device,
    x: &BufferSlice<'_, UVec4>,
    out: &mut BufferSliceMut<'_, UVec4>,
    inclusive: u32,
) -> Result<(), Error> {
    let chunks = x.len().div_ceil(LEAST_SHARE).min(MOST_CHUNKS);
    if chunks == 0 {
        return Ok(());
    }
    let mut sums = scratch(device, chunks)?;
    if chunks > 1 {
        chunk_sums(x, &mut sums.slice_mut()?).workgroups(chunks).run()?;
    }
    scan_chunks(x, &sums.slice()?, out, inclusive).workgroups(chunks).run()
}

/// Measures scans in two passes and in one.
pub(crate) fn tune_scans(device: &Device) -> Result<(), Error> {
    if !device.is_gpu() || !device.supports(Feature::Subgroups) {
        return Ok(());
    }
    let len = if device.is_software() { LEAST_IN_ONE_PASS } else { 1 << 22 };
    let (x, mut out) = (device.zeroed::<UVec4>(len)?, device.zeroed::<UVec4>(len)?);
    let (x, mut out) = (x.slice(..)?, out.slice_mut(..)?);
    if !look_back::scan(device, &x, &mut out, 1)? {
        return Ok(());
    }
    device.tune(PASSES, 2, |way| match way {
        0 => in_two_passes(device, &x, &mut out, 1),
        _ => look_back::scan(device, &x, &mut out, 1).map(drop),
    })?;
    Ok(())
}
