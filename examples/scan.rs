//! The prefix sum of a whole array of any length.
//!
//! It shows an algorithm of several kernels that the host combines. A workgroup can scan only the
//! elements that it holds, so the array is scanned in runs of 256. The sums of the runs are scanned
//! in the same way, and every run then gets the sum of all runs before it. Within a workgroup, two
//! barriers per step separate reads from writes.
//!
//! ```sh
//! cargo run --release --example scan        # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! ```

use std::error::Error;

use dsl_runtime::prelude::*;

mod support;

/// Scans each run of 256 elements of `input` by itself, and writes the sum of each run to `sums`.
#[kernel(workgroup_size = 256)]
pub(crate) fn scan_runs(input: &[u32], output: &mut [u32], sums: &mut [u32]) {
    workgroup_var!(run: [u32; 256]);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    run[lane] = if i < input.len() { input[i] } else { 0 };
    workgroup_barrier();

    // After this step, each element is the sum of twice as many elements.
    let mut distance = 1;
    while distance < 256 {
        let before = if lane >= distance { run[lane - distance] } else { 0 };
        workgroup_barrier();
        run[lane] += before;
        workgroup_barrier();
        distance *= 2;
    }

    if i < output.len() {
        output[i] = run[lane];
    }
    if lane == 255 {
        sums[workgroup_id().x] = run[lane];
    }
}

/// Adds to each run of 256 elements of `output` the scanned sum of the runs before it.
#[kernel(workgroup_size = 256)]
pub(crate) fn add_sums(sums: &[u32], output: &mut [u32]) {
    let run = workgroup_id().x;
    let i = global_invocation_id().x;
    if run > 0 && i < output.len() {
        output[i] += sums[run - 1];
    }
}

/// The sum of every element of `input` and all those before it, modulo 2³².
fn scan(device: &Device, input: &Buffer<u32>) -> Result<Buffer<u32>, dsl_runtime::Error> {
    let n_runs = input.len().div_ceil(256);
    let mut output = device.zeroed(input.len())?;
    let mut sums = device.zeroed(n_runs)?;
    if n_runs == 0 {
        return Ok(output);
    }
    scan_runs(input, &mut output, &mut sums).workgroups(n_runs as u32).run()?;
    if n_runs > 1 {
        let sums = scan(device, &sums)?;
        add_sums(&sums, &mut output).workgroups(n_runs as u32).run()?;
    }
    Ok(output)
}

const N: u32 = if cfg!(debug_assertions) { 100_003 } else { 16_000_003 };

fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::new()?;

    // Sizes at the edges of each recursion depth.
    for n in [0, 1, 255, 256, 257, 65_535, 65_536, 65_537] {
        let numbers = numbers(n);
        let output = scan(&device, &device.buffer(&numbers)?)?;
        let what = format!("the prefix sum of {n} elements");
        support::compare(&what, &output.read()?, &scan_on_host(&numbers), 0.0)?;
    }

    let numbers = numbers(N);
    let input = device.buffer(&numbers)?;
    let mut output = device.zeroed(0)?;
    let time = support::time(&device, || {
        output = scan(&device, &input)?;
        Ok(())
    })?;
    support::compare("the prefix sum", &output.read()?, &scan_on_host(&numbers), 0.0)?;

    println!("prefix sum of {N} elements on {}", device.name());
    println!(
        "  {time:.2?} to allocate, launch every level and finish, {:.2} billion elements per second",
        f64::from(N) / 1e9 / time.as_secs_f64()
    );
    println!("  every sum is what the host computes");
    Ok(())
}

/// Pseudo-random numbers below 2³², so that the sums wrap around often.
fn numbers(n: u32) -> Vec<u32> {
    (0..n).map(|i| i.wrapping_mul(2_654_435_761) ^ (i >> 3)).collect()
}

fn scan_on_host(numbers: &[u32]) -> Vec<u32> {
    let add = |sum: &mut u32, &number: &u32| {
        *sum = sum.wrapping_add(number);
        Some(*sum)
    };
    numbers.iter().scan(0, add).collect()
}
