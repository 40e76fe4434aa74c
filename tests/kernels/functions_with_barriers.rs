//! Barriers in functions, also in loops. Early returns in functions between barriers. Builtin
//! values in functions.

use dsl_runtime::prelude::*;

#[device]
fn lane() -> u32 {
    local_invocation_index()
}

#[device]
fn sum(scratch: &mut [u32; 8], value: u32) -> u32 {
    let i = lane();
    scratch[i] = value;
    workgroup_barrier();
    let mut stride = 4;
    while stride > 0 {
        if lane() < stride {
            scratch[i] += scratch[i + stride];
        }
        workgroup_barrier();
        stride /= 2;
    }
    let sum = scratch[0];
    workgroup_barrier();
    sum
}

/// Returns early in some invocations only, between the barriers of the kernel.
#[device]
fn collatz(n: u32) -> u32 {
    let mut n = n;
    for step in 0..100 {
        if n == 1 {
            return step;
        }
        n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
    }
    100
}

#[device]
fn turn(values: &mut [u32], by: u32) {
    let i = lane();
    let value = values[(i + by) % 8];
    workgroup_barrier();
    values[i] = value;
    workgroup_barrier();
}

#[kernel(workgroup_size = 8)]
fn barriers(input: &[u32], out: &mut [u32], rounds: u32) {
    workgroup_var!(scratch: [u32; 8], line: [u32; 8]);
    let i = global_invocation_id().x;
    line[lane()] = input[i];
    workgroup_barrier();
    let mut total = 0;
    for round in 0..rounds {
        total += sum(&mut scratch, collatz(line[lane()]) + round);
        turn(&mut line, round + 1);
    }
    out[i] = total * 1000 + line[lane()];
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let values: Vec<u32> = (1..=16).collect();
    let input = device.buffer(&values)?;
    let mut out = device.zeroed::<u32>(16)?;
    barriers(&input, &mut out, 3).workgroups(2).run()?;
    let mut expected = Vec::new();
    for group in values.chunks(8) {
        let steps: u32 = group.iter().map(|n| collatz(*n)).sum();
        let total = 3 * steps + 8 * (1 + 2);
        expected.extend((0..8).map(|i| total * 1000 + group[(i + 1 + 2 + 3) % 8]));
    }
    assert_eq!(out.read()?, expected);
    Ok(())
}
