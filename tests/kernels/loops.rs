//! `loop` with and without a value, `while`, a block as a condition, and loops as operands.

use dsl_runtime::prelude::*;

/// The length of the Collatz sequence, by `loop` with a value.
#[kernel(workgroup_size = 16)]
fn collatz(out: &mut [u32]) {
    let lane = local_invocation_index();
    let mut x = lane + 1;
    let mut steps = 0;
    out[lane] = loop {
        if x == 1 {
            break steps;
        }
        x = if x % 2 == 0 { x / 2 } else { 3 * x + 1 };
        steps += 1;
    };
}

#[kernel(workgroup_size = 16)]
fn whiles(out: &mut [u32]) {
    let lane = local_invocation_index();

    let mut a = 252;
    let mut b = 12 * lane;
    while b != 0 {
        let rest = a % b;
        a = b;
        b = rest;
    }

    let mut i = 0;
    let mut sum = 0;
    while {
        i += 1;
        i < lane
    } {
        if i % 4 == 2 {
            continue;
        }
        sum += i;
    }

    let mut root = 0;
    let next = 1 + loop {
        if root * root > lane {
            break root;
        }
        root += 1;
    };

    while false {
        sum = 0;
    }
    out[lane] = a * 10_000 + sum * 100 + next;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(16)?;
    collatz(&mut out).workgroups(1).run()?;
    assert_eq!(
        out.read()?,
        [0, 1, 7, 2, 5, 8, 16, 3, 19, 6, 14, 9, 9, 17, 17, 4]
    );

    whiles(&mut out).workgroups(1).run()?;
    let expected: Vec<u32> = (0..16)
        .map(|lane| {
            let gcd = (1..=252)
                .rev()
                .find(|d| 252 % d == 0 && 12 * lane % d == 0)
                .unwrap();
            let sum: u32 = (1..lane).filter(|i| i % 4 != 2).sum();
            let next = 1 + (0..).find(|root| root * root > lane).unwrap();
            gcd * 10_000 + sum * 100 + next
        })
        .collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
