//! Barriers in uniform control flow: in loops, under uniform conditions, and after the branches of
//! an `if` join. `storage_barrier` for storage memory.

use dsl_runtime::prelude::*;

/// Sorts 16 numbers per workgroup: in every other round the even and the odd neighbours meet.
#[kernel(workgroup_size = 16)]
fn odd_even_sort(values: &mut [u32]) {
    workgroup_var!(run: [u32; 16]);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    run[lane] = values[i];
    workgroup_barrier();
    for round in 0..16 {
        if lane % 2 == round % 2 && lane < 15 {
            let low = run[lane].min(run[lane + 1]);
            let high = run[lane].max(run[lane + 1]);
            run[lane] = low;
            run[lane + 1] = high;
        }
        workgroup_barrier();
    }
    values[i] = run[lane];
}

/// Neighbours exchange through storage memory, `rounds` times, each workgroup for itself.
#[kernel(workgroup_size = 8)]
fn rotate(values: &mut [u32], rounds: u32, out: &mut [u32]) {
    let lane = local_invocation_index();
    let first = workgroup_id().x * 8;
    let mut round = 0;
    if workgroup_id().x > 0 && rounds > 0 {
        loop {
            let next = values[first + (lane + 1) % 8];
            storage_barrier();
            values[first + lane] = next;
            storage_barrier();
            round += 1;
            if round == rounds {
                break;
            }
        }
    }
    out[first + lane] = values[first + 7 - lane] + round * 100;
}

/// Two phases, with different work for the two halves in each.
#[kernel(workgroup_size = 8)]
fn halves(out: &mut [u32]) {
    workgroup_var!(cells: [u32; 8]);
    let lane = local_invocation_index();
    if lane < 4 {
        cells[2 * lane] = lane;
        cells[2 * lane + 1] = 10 * lane;
    }
    workgroup_barrier();
    if lane >= 4 {
        out[lane] = cells[lane - 4] + cells[lane];
    } else {
        out[lane] = cells[7];
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut numbers: Vec<u32> = (0..48).map(|i| i * 29 % 50).collect();
    let mut values = device.buffer(&numbers)?;
    odd_even_sort(&mut values).workgroups(3).run()?;
    numbers.chunks_mut(16).for_each(<[u32]>::sort);
    assert_eq!(values.read()?, numbers);

    let mut values = device.buffer(&(0..16).collect::<Vec<u32>>())?;
    let mut out = device.zeroed::<u32>(16)?;
    rotate(&mut values, 3, &mut out).workgroups(2).run()?;
    assert_eq!(out.read()?[..8], [7, 6, 5, 4, 3, 2, 1, 0]);
    assert_eq!(out.read()?[8..], [310, 309, 308, 315, 314, 313, 312, 311]);

    let mut out = device.zeroed::<u32>(8)?;
    halves(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [30, 30, 30, 30, 2, 20, 4, 40]);
    Ok(())
}
