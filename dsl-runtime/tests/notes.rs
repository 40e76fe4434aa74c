//! What the checked device notes is there once, however often it is noted.

use dsl_runtime::prelude::*;
use dsl_runtime::{Error, Rule};

/// Where an element goes depends on the order of invocations.
#[kernel(workgroup_size = 64)]
fn append(input: &[u32], count: &[Atomic<u32>], output: &mut [u32]) {
    let at = count[0].fetch_add(1);
    if at < output.len() {
        output[at] = input[local_invocation_index()];
    }
}

#[test]
fn notes_are_kept_once_until_they_are_taken() -> Result<(), Error> {
    let device = Device::checked();
    let input = device.buffer(&(0..64).collect::<Vec<u32>>())?;
    let mut output = device.zeroed::<u32>(64)?;
    let mut noted = |launches: u32| {
        for _ in 0..launches {
            let mut count = device.zeroed(1)?;
            append(&input, &mut count, &mut output).workgroups(1).run()?;
        }
        let notes = device.take_notes();
        assert!(notes.iter().all(|note| note.rule == Rule::OrderDependent), "{notes:?}");
        Ok::<_, Error>(notes.len())
    };
    assert_eq!(noted(1)?, 1);
    assert_eq!(noted(0)?, 0);
    assert_eq!(noted(100)?, 1);
    Ok(())
}
