//! Adding up an array in two ways.
//!
//! It shows workgroup memory shared by the invocations of a workgroup, barriers between its phases,
//! and a tree in which half of the remaining invocations stop at every step.
//!
//! - [`tree_sum`] turns each run of 256 elements into one partial sum, and the host adds those up.
//! - [`strided_sum`] lets every invocation first add many elements by itself. A fixed number of
//!   workgroups covers an array of any length. So a second pass with one workgroup can add up the
//!   partial sums on the device, and a single number is read back.
//!
//! ```sh
//! cargo run --release --example reduction   # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! ```

use std::error::Error;

use dsl_runtime::prelude::*;

mod support;

/// Sums each run of 256 elements of `input` into one element of `partial`.
#[kernel(workgroup_size = 256)]
pub(crate) fn tree_sum(input: &[f32], partial: &mut [f32]) {
    workgroup_var!(cache: [f32; 256]);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    cache[lane] = if i < input.len() { input[i] } else { 0.0 };
    workgroup_barrier();
    let mut stride = 128;
    while stride > 0 {
        if lane < stride {
            cache[lane] += cache[lane + stride];
        }
        workgroup_barrier();
        stride /= 2;
    }
    if lane == 0 {
        partial[workgroup_id().x] = cache[0];
    }
}

/// Sums all of `input` into as many elements of `partial` as there are workgroups.
#[kernel(workgroup_size = 256)]
pub(crate) fn strided_sum(input: &[f32], partial: &mut [f32]) {
    workgroup_var!(cache: [f32; 256]);
    let lane = local_invocation_index();
    let n_invocations = 256 * num_workgroups().x;
    let mut sum = 0.0;
    for i in (global_invocation_id().x..input.len()).step_by(n_invocations) {
        sum += input[i];
    }
    cache[lane] = sum;
    workgroup_barrier();
    let mut stride = 128;
    while stride > 0 {
        if lane < stride {
            cache[lane] += cache[lane + stride];
        }
        workgroup_barrier();
        stride /= 2;
    }
    if lane == 0 {
        partial[workgroup_id().x] = cache[0];
    }
}

const N: u32 = if cfg!(debug_assertions) { 100_003 } else { 16_000_003 };

/// The number of workgroups in the first pass of `strided_sum`.
const N_WORKGROUPS: u32 = 256;

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Vec<f32> = (0..N).map(|i| (i % 1009) as f32 / 1009.0).collect();
    let expected: f64 = numbers.iter().copied().map(f64::from).sum();

    let device = Device::new()?;
    let input = device.buffer(&numbers)?;
    println!("sum of {N} elements on {}", device.name());
    println!("  host, in f64                  {expected:.3}");

    let n_partial = N.div_ceil(256);
    let mut partial = device.zeroed::<f32>(n_partial as usize)?;
    let time = support::time(&device, || tree_sum(&input, &mut partial).invocations(N).run())?;
    let sum: f64 = partial.read()?.into_iter().map(f64::from).sum();
    println!("  tree, {n_partial:5} partial sums      {sum:.3}  {time:.2?} from launch to finish");
    support::compare("the sum by tree_sum", &[sum], &[expected], 1e-6)?;

    let mut partial = device.zeroed::<f32>(N_WORKGROUPS as usize)?;
    let mut total = device.zeroed::<f32>(1)?;
    let time = support::time(&device, || {
        strided_sum(&input, &mut partial).workgroups(N_WORKGROUPS).run()?;
        strided_sum(&partial, &mut total).workgroups(1).run()
    })?;
    let sum = f64::from(total.read()?[0]);
    println!("  two passes on the device      {sum:.3}  {time:.2?} from launch to finish");
    support::compare("the sum by strided_sum", &[sum], &[expected], 1e-6)?;

    println!("  both sums are within a millionth of the host's");
    Ok(())
}
