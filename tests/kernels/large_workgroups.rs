//! More invocations and workgroup memory than every device supports. The attribute raises the
//! limits: `max_invocations_per_workgroup`, `max_workgroup_bytes`.

use dsl_runtime::prelude::*;
use dsl_runtime::Error;

#[device]
const INVOCATIONS: u32 = 512;

/// Reverses each run of 512 values.
#[kernel(workgroup_size = INVOCATIONS, max_invocations_per_workgroup = INVOCATIONS)]
fn reverse(input: &[u32], out: &mut [u32]) {
    workgroup_var!(run: [u32; 512]);
    let lane = local_invocation_index();
    let first = workgroup_id().x * INVOCATIONS;
    run[lane] = input[first + lane];
    workgroup_barrier();
    out[first + lane] = run[INVOCATIONS - 1 - lane];
}

/// Reverses each run of 6144 values: 24,576 bytes.
#[kernel(workgroup_size = 64, max_workgroup_bytes = 24 * 1024)]
fn reverse_long(input: &[u32], out: &mut [u32]) {
    workgroup_var!(run: [u32; 6144]);
    let lane = local_invocation_index();
    let first = workgroup_id().x * 6144;
    for k in 0..96 {
        run[64 * k + lane] = input[first + 64 * k + lane];
    }
    workgroup_barrier();
    for k in 0..96 {
        out[first + 64 * k + lane] = run[6143 - (64 * k + lane)];
    }
}

pub fn check(device: &Device) -> Result<(), Error> {
    assert_eq!(reverse::INFO.workgroup_size, [512, 1, 1]);
    assert_eq!(reverse_long::INFO.workgroup_bytes, 24_576);
    let values: Vec<u32> = (0..12_288).map(|n| n * 7).collect();
    let reversed = |run: usize| -> Vec<u32> {
        values.chunks(run).flat_map(|run| run.iter().rev().copied()).collect()
    };
    let input = device.buffer(&values)?;
    let mut out = device.zeroed::<u32>(values.len())?;

    let launched = reverse(&input, &mut out).workgroups(24).run();
    if device.limits().max_invocations_per_workgroup < 512 {
        assert!(matches!(launched, Err(Error::WorkgroupTooLarge { .. })), "{launched:?}");
    } else {
        launched?;
        assert_eq!(out.read()?, reversed(512));
    }

    let launched = reverse_long(&input, &mut out).workgroups(2).run();
    if device.limits().max_workgroup_bytes < 24_576 {
        assert!(matches!(launched, Err(Error::WorkgroupMemory { .. })), "{launched:?}");
    } else {
        launched?;
        assert_eq!(out.read()?, reversed(6144));
    }
    Ok(())
}
