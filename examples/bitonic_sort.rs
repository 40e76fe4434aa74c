//! Sorting an array with a bitonic network.
//!
//! It shows helper functions with `#[device]`, constants for kernels and host, and an algorithm of
//! many launches over the whole array. One helper takes an array in workgroup memory and contains
//! barriers.
//!
//! The network merges sorted runs of 1, 2, 4, … elements into runs of twice the length, ascending
//! and descending in turn. To merge a run of `n`, it compares elements at the distances `n / 2`, …,
//! 2, 1. Distances within [`RUN`] elements are handled in workgroup memory, many in one launch.
//! Each longer distance needs a launch of its own, since only launches order two workgroups.
//!
//! ```sh
//! cargo run --release --example bitonic_sort   # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! ```

use std::error::Error;
use std::time::Instant;

use dsl_runtime::prelude::*;

mod support;

/// The number of elements that a workgroup sorts in its own memory, two for each invocation.
#[device]
const RUN: u32 = 512;

/// The first of the two elements that `pair` compares. The second one is `distance` further on.
/// `distance` is a power of two.
#[device]
fn first_of(pair: u32, distance: u32) -> u32 {
    let within = pair & (distance - 1);
    (pair - within) * 2 + within
}

/// Whether the merged runs of `length` elements ascend at element `i`.
#[device]
fn ascends(i: u32, length: u32) -> bool {
    i & length == 0
}

/// Finishes the merge of a run: compares at `distance`, `distance / 2`, …, 1. `run` holds the
/// elements from `start` on.
#[device]
fn merge(run: &mut [u32; RUN], start: u32, length: u32, distance: u32) {
    let lane = local_invocation_index();
    let mut distance = distance;
    while distance > 0 {
        let i = first_of(lane, distance);
        let (a, b) = (run[i], run[i + distance]);
        if (a > b) == ascends(start + i, length) {
            run[i] = b;
            run[i + distance] = a;
        }
        workgroup_barrier();
        distance /= 2;
    }
}

/// Sorts each run of 512 elements, ascending and descending in turn.
#[kernel(workgroup_size = 256)]
pub(crate) fn sort_runs(values: &mut [u32]) {
    workgroup_var!(run: [u32; RUN]);
    let lane = local_invocation_index();
    let start = workgroup_id().x * RUN;
    run[lane] = values[start + lane];
    run[lane + RUN / 2] = values[start + lane + RUN / 2];
    workgroup_barrier();
    let mut length = 2;
    while length <= RUN {
        merge(&mut run, start, length, length / 2);
        length *= 2;
    }
    values[start + lane] = run[lane];
    values[start + lane + RUN / 2] = run[lane + RUN / 2];
}

/// One step of merging runs of `length` elements: compares at one `distance`.
#[kernel(workgroup_size = 256)]
pub(crate) fn compare_far(values: &mut [u32], length: u32, distance: u32) {
    let i = first_of(global_invocation_id().x, distance);
    let (a, b) = (values[i], values[i + distance]);
    if (a > b) == ascends(i, length) {
        values[i] = b;
        values[i + distance] = a;
    }
}

/// The last steps of merging runs of `length` elements: those at distances within 512 elements.
#[kernel(workgroup_size = 256)]
pub(crate) fn merge_runs(values: &mut [u32], length: u32) {
    workgroup_var!(run: [u32; RUN]);
    let lane = local_invocation_index();
    let start = workgroup_id().x * RUN;
    run[lane] = values[start + lane];
    run[lane + RUN / 2] = values[start + lane + RUN / 2];
    workgroup_barrier();
    merge(&mut run, start, length, RUN / 2);
    values[start + lane] = run[lane];
    values[start + lane + RUN / 2] = run[lane + RUN / 2];
}

/// Sorts all of `values`. Their number is a power of two, at least [`RUN`].
fn sort(values: &mut Buffer<u32>) -> Result<(), dsl_runtime::Error> {
    let n = values.len() as u32;
    sort_runs(values).invocations(n / 2).run()?;
    let mut length = 2 * RUN;
    while length <= n {
        let mut distance = length / 2;
        while distance >= RUN {
            compare_far(values, length, distance).invocations(n / 2).run()?;
            distance /= 2;
        }
        merge_runs(values, length).invocations(n / 2).run()?;
        length *= 2;
    }
    Ok(())
}

const N: u32 = if cfg!(debug_assertions) { 10_000 } else { 3_000_000 };

fn main() -> Result<(), Box<dyn Error>> {
    let mut expected: Vec<u32> = (0..N).map(scrambled).collect();
    // The network sorts powers of two. The padding is the largest number, so it ends up last.
    let mut padded = expected.clone();
    padded.resize(N.next_power_of_two() as usize, u32::MAX);

    let device = Device::new()?;
    let mut values = device.buffer(&padded)?;
    let time = support::time(&device, || {
        values.write(&padded)?;
        sort(&mut values)
    })?;

    let sorted = values.read_range(..N as usize)?;
    let start = Instant::now();
    expected.sort_unstable();
    let host_time = start.elapsed();
    support::compare("the sorted array", &sorted, &expected, 0.0)?;
    println!("sorting {N} numbers on {}", device.name());
    println!("  bitonic network      {time:.2?} with the copy to the device");
    println!("  host, sort_unstable  {host_time:.2?}");
    println!("  both orders are equal");
    Ok(())
}

/// A pseudo-random number.
fn scrambled(i: u32) -> u32 {
    let x = i.wrapping_mul(0x9E37_79B9);
    let x = (x ^ (x >> 15)).wrapping_mul(0x85EB_CA6B);
    x ^ (x >> 13)
}
