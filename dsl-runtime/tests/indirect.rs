//! Workgroup counts that an earlier kernel has written: on every device, the checked one included.

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

/// Computes the number of workgroups for `n` elements.
#[kernel(workgroup_size = 1)]
fn count(n: u32, counts: &mut [u32]) {
    counts[0] = n.div_ceil(64);
    counts[1] = 1;
    counts[2] = 1;
}

#[kernel(workgroup_size = 64)]
fn fill(x: u32, out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = x;
    }
}

/// In bounds only for launches of few workgroups. The host cannot know their number.
#[kernel(workgroup_size = 1)]
fn mark(out: &mut [u32]) {
    out[workgroup_id().x] = num_workgroups().x + 10 * num_workgroups().y;
}

fn devices() -> impl Iterator<Item = Device> {
    Device::all().into_iter().chain([Device::checked()])
}

#[test]
fn a_kernel_says_how_many_workgroups_the_next_one_has() -> Result<(), Error> {
    for device in devices() {
        let mut counts = device.zeroed::<u32>(3)?;
        let mut out = device.zeroed::<u32>(640)?;
        for (n, x) in [(640, 1), (130, 2), (64, 3), (0, 4)] {
            count(n, &mut counts).workgroups(1).run()?;
            fill(x, &mut out).workgroups_from(&counts).run()?;
        }
        let expected: Vec<_> =
            [[3; 64], [2; 64], [2; 64]].into_iter().flatten().chain([1; 640 - 192]).collect();
        assert_eq!(out.read()?, expected, "{}", device.name());
        assert_eq!(counts.read()?, [0, 1, 1]);
    }
    Ok(())
}

#[test]
fn counts_are_the_first_three_elements_of_a_slice() -> Result<(), Error> {
    for device in devices() {
        let counts = device.buffer(&[9, 9, 9, 5, 1, 1, 7])?;
        let mut out = device.zeroed::<u32>(8)?;
        mark(&mut out).workgroups_from(&counts.slice(3..)?).run()?;
        assert_eq!(out.read()?, [15, 15, 15, 15, 15, 0, 0, 0], "{}", device.name());
    }
    Ok(())
}

#[test]
fn counts_that_are_zero_or_too_large_run_nothing() -> Result<(), Error> {
    for device in devices() {
        let too_many = device.limits().max_workgroups_per_dimension + 1;
        let mut out = device.zeroed::<u32>(8)?;
        for counts in [[0, 1, 1], [1, 0, 1], [1, 1, 0], [too_many, 1, 1], [1, too_many, 1]] {
            fill(1, &mut out).workgroups_from(&device.buffer(&counts)?).run()?;
            assert_eq!(out.read()?, [0; 8], "{counts:?} on {}", device.name());
        }
        fill(1, &mut out).workgroups_from(&device.buffer(&[2, 1, 1])?).run()?;
        assert_eq!(out.read()?, [1; 8]);
    }
    Ok(())
}

/// The proof for `mark` needs `num_workgroups().x <= out.len()`. If this is unknown, indices are
/// checked.
#[test]
fn indices_are_checked_where_a_proof_needs_the_counts() -> Result<(), Error> {
    for device in Device::all() {
        let mut all = device.zeroed::<u32>(256)?;
        let mut out = all.slice_mut(64..128)?;
        mark(&mut out).workgroups_from(&device.buffer(&[200, 1, 1])?).run()?;
        let all = all.read()?;
        assert!(all[64..127].iter().all(|n| *n == 210), "{}", device.name());
        assert!(all[..64].iter().chain(&all[128..]).all(|n| *n == 0), "{}", device.name());
    }
    Ok(())
}

#[test]
fn invalid_counts_are_errors() -> Result<(), Error> {
    for device in devices() {
        let mut out = device.zeroed::<u32>(8)?;
        let two = device.zeroed::<u32>(2)?;
        let run = fill(1, &mut out).workgroups_from(&two).run();
        assert!(matches!(run, Err(Error::TooFewCounts { kernel: "fill", len: 2 })));
        let other = Device::checked();
        let run = fill(1, &mut out).workgroups_from(&other.zeroed(3)?).run();
        assert!(matches!(run, Err(Error::OtherDevice { parameter: "workgroups_from", .. })));
        let floats = device.buffer(&[1.0f32; 3])?;
        let run = fill(1, &mut out).workgroups_from(&floats.cast()?).run();
        assert!(matches!(run, Err(Error::CountsAreCast { kernel: "fill" })));
        // Counts that begin in the middle of a word.
        let words = device.buffer(&[1u32; 8])?;
        let odd = words.cast::<f16>()?.slice(1..7)?.cast()?;
        let run = fill(1, &mut out).workgroups_from(&odd).run();
        let refused = |error: &Error| {
            matches!(error, Error::SliceAlignment { parameter: "workgroups_from", offset: 2, .. })
        };
        assert!(run.is_err_and(|error| refused(&error)), "{}", device.name());
        assert_eq!(out.read()?, [0; 8]);
    }
    Ok(())
}
