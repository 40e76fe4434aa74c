//! Reductions with many workgroups, where the operator is a type.
//!
//! It shows a trait and its implementations in a `#[device] mod`, a generic kernel that is compiled
//! for each operator, and two ways to combine the results of the workgroups:
//!
//! - in two passes: [`reduce`] writes one result per workgroup. A second launch with one workgroup
//!   reduces these results.
//! - with atomics: [`reduce_atomically`] combines each workgroup's result with one number in
//!   memory, and tries again if another workgroup was faster. This takes one launch.
//!
//! ```sh
//! cargo run --release --example operators   # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! ```

use std::error::Error;
use std::time::Duration;

use dsl_runtime::prelude::*;

mod support;

/// The operators of the reductions.
#[device]
mod operators {
    /// An associative and commutative operator.
    pub(crate) trait Operator {
        /// The neutral element: combined with a number, it gives that number.
        const IDENTITY: u32;
        /// The operator.
        fn combine(a: u32, b: u32) -> u32;
    }

    /// `a + b`, modulo 2³².
    pub(crate) struct Sum;
    impl Operator for Sum {
        const IDENTITY: u32 = 0;
        fn combine(a: u32, b: u32) -> u32 {
            a.wrapping_add(b)
        }
    }

    /// The greater number.
    pub(crate) struct Max;
    impl Operator for Max {
        const IDENTITY: u32 = 0;
        fn combine(a: u32, b: u32) -> u32 {
            a.max(b)
        }
    }

    /// The greatest common divisor.
    pub(crate) struct Gcd;
    impl Operator for Gcd {
        const IDENTITY: u32 = 0;
        fn combine(mut a: u32, mut b: u32) -> u32 {
            while b != 0 {
                (a, b) = (b, a % b);
            }
            a
        }
    }
}

pub(crate) use operators::{Gcd, Max, Operator, Sum};

/// Combines the `value`s of all invocations of the workgroup.
#[device]
fn combined<O: Operator>(scratch: &mut [u32; 256], value: u32) -> u32 {
    let lane = local_invocation_index();
    scratch[lane] = value;
    workgroup_barrier();
    let mut stride = 128;
    while stride > 0 {
        if lane < stride {
            scratch[lane] = O::combine(scratch[lane], scratch[lane + stride]);
        }
        workgroup_barrier();
        stride /= 2;
    }
    scratch[0]
}

/// Combines the elements of one invocation: its own element, and every element at a multiple of the
/// number of invocations from it.
#[device]
fn own_share<O: Operator>(input: &[u32]) -> u32 {
    let mut value = O::IDENTITY;
    for i in (global_invocation_id().x..input.len()).step_by(256 * num_workgroups().x) {
        value = O::combine(value, input[i]);
    }
    value
}

/// Reduces `input` to as many elements of `partial` as there are workgroups.
#[kernel(workgroup_size = 256, instances(O = [Sum, Max, Gcd]))]
pub(crate) fn reduce<O: Operator>(input: &[u32], partial: &mut [u32]) {
    workgroup_var!(scratch: [u32; 256]);
    let value = combined::<O>(&mut scratch, own_share::<O>(input));
    if local_invocation_index() == 0 {
        partial[workgroup_id().x] = value;
    }
}

/// Reduces `input` into `total[0]`, which holds [`Operator::IDENTITY`] before.
#[kernel(workgroup_size = 256, instances(O = [Sum, Max, Gcd]))]
pub(crate) fn reduce_atomically<O: Operator>(input: &[u32], total: &[Atomic<u32>]) {
    workgroup_var!(scratch: [u32; 256]);
    let value = combined::<O>(&mut scratch, own_share::<O>(input));
    if local_invocation_index() == 0 {
        let mut seen = total[0].load();
        while let Err(newer) = total[0].compare_exchange(seen, O::combine(seen, value)) {
            seen = newer;
        }
    }
}

const N: u32 = if cfg!(debug_assertions) { 30_001 } else { 16_000_001 };
const N_WORKGROUPS: u32 = 256;

fn main() -> Result<(), Box<dyn Error>> {
    let numbers: Vec<u32> = (0..N).map(|i| (i.wrapping_mul(0x9E37_79B9) >> 8) * 42).collect();
    let device = Device::new()?;
    println!("{N} numbers on {}", device.name());

    let mut partial = device.zeroed::<u32>(N_WORKGROUPS as usize)?;
    let mut total = device.zeroed::<u32>(1)?;
    let input = device.buffer(&numbers)?;
    macro_rules! reduce_with {
        ($operator:ident) => {{
            let time = support::time(&device, || {
                reduce::<$operator>(&input, &mut partial).workgroups(N_WORKGROUPS).run()?;
                reduce::<$operator>(&partial, &mut total).workgroups(1).run()
            })?;
            let name = stringify!($operator);
            report::<$operator>(name, "two passes", &numbers, total.read()?[0], time)?;

            let time = support::time(&device, || {
                total.write(&[$operator::IDENTITY])?;
                reduce_atomically::<$operator>(&input, &mut total).workgroups(N_WORKGROUPS).run()
            })?;
            report::<$operator>(name, "atomics", &numbers, total.read()?[0], time)?;
        }};
    }
    reduce_with!(Sum);
    reduce_with!(Max);
    reduce_with!(Gcd);
    println!("  every result is the host's");
    Ok(())
}

/// Fails unless `got` is the host's result for `numbers`, combined one after the other.
fn report<O: Operator>(
    operator: &str,
    how: &str,
    numbers: &[u32],
    got: u32,
    time: Duration,
) -> Result<(), Box<dyn Error>> {
    let expected = numbers.iter().fold(O::IDENTITY, |a, b| O::combine(a, *b));
    support::compare(&format!("{operator}, {how}"), &[got], &[expected], 0.0)?;
    println!("  {operator:3}  {how:10}  {got:10}  {time:.2?} from launch to finish");
    Ok(())
}
