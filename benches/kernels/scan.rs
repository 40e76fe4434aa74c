//! The prefix sums of a whole array, in two launches that read it twice and write it once. In
//! `chunk_sums` each workgroup adds up a chunk; `scan_chunks` starts from the sums of earlier
//! chunks.
//!
//! A subgroup scans without memory and without barriers. The kernels assume that subgroups are
//! consecutive runs of invocations, as they are in one-dimensional workgroups.

use dsl_runtime::prelude::*;

/// The start and the end of this workgroup's share of `len` elements.
#[device]
fn chunk(len: u32) -> (u32, u32) {
    let share = len.div_ceil(num_workgroups().x);
    let start = workgroup_id().x * share;
    (start, (start + share).min(len))
}

/// The sum of the values of a workgroup's invocations.
#[device]
fn workgroup_sum(scratch: &mut [u32; 256], value: u32) -> u32 {
    scratch[local_invocation_index()] = subgroup_add(value);
    workgroup_barrier();
    let mut sum = 0;
    for first in (0..256).step_by(subgroup_size()) {
        sum += scratch[first];
    }
    sum
}

/// The sum of each workgroup's chunk.
#[kernel(workgroup_size = 256)]
pub(crate) fn chunk_sums(input: &[UVec4], sums: &mut [u32]) {
    workgroup_var!(scratch: [u32; 256]);
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

/// Writes the sum of each element and all before it, modulo 2³², in a launch of as many workgroups as
/// there are `sums`. In each round, an invocation has `PARTS` vectors, 256 apart.
#[kernel(workgroup_size = 256, instances(PARTS = [1, 2, 4]))]
pub(crate) fn scan_chunks<const PARTS: usize>(input: &[UVec4], sums: &[u32], output: &mut [UVec4]) {
    workgroup_var!(scratch: [u32; 256], scanned: [[u32; 256]; PARTS]);
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
        for part in 0..PARTS {
            let pairs = values[part] + uvec4(0, values[part].x, 0, values[part].z);
            let fours = pairs + uvec4(0, 0, pairs.y, pairs.y);
            values[part] = fours + subgroup_exclusive_add(fours.w);
            scanned[part][lane] = values[part].w;
        }
        workgroup_barrier();
        for part in 0..PARTS {
            // The last invocation of each subgroup has the subgroup's sum.
            let mut before_own = before;
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
