//! Comparing and folding iterators: `eq`, `ne`, `try_fold`, `rposition`. Iterators from values:
//! `repeat_n`, `successors`. Operators as methods, and bytes in native order.

use dsl_runtime::prelude::*;

#[device]
mod functions {
    use std::ops::{Add, BitXor, Neg, Not, Shl, Sub};

    pub fn answers(x: &[u32], y: &[u32], n: u32) -> [u32; 16] {
        let mut out = [77; 16];
        out[0] = x.iter().eq(y.iter()) as u32 * 10 + x.iter().ne(y) as u32;
        out[1] = x.iter().rev().eq(y.iter().rev().skip(1)) as u32;
        out[2] = x.iter().copied().eq([n, 4]) as u32;
        let mut seen = 0;
        let sum = x.iter().try_fold(n, |sum, v| {
            seen += 1;
            if *v == 9 { None } else { sum.checked_sub(*v) }
        });
        out[3] = sum.map_or(50, |sum| sum + 100) + seen * 1000;
        let tried: Result<u32, u32> =
            x.iter().zip(y).try_fold(0u32, |sum, (a, b)| if a > b { Err(sum + a) } else { Ok(sum + b) });
        out[4] = match tried {
            Ok(sum) => sum,
            Err(at) => 1000 + at,
        };
        out[5] = x.iter().rposition(|v| *v == n).map_or(99, |at| at as u32);
        out[6] = x.iter().map(|v| v / 2).rposition(|v| v < 2).map_or(99, |at| at as u32);
        let mut calls = 0;
        out[7] = std::iter::repeat_n(
            {
                calls += 1;
                n + 1
            },
            3,
        )
        .sum();
        out[8] = calls;
        for (at, v) in std::iter::repeat_n(n, n as usize).enumerate() {
            out[8] += v * at as u32;
        }
        out[9] = std::iter::successors(Some(1u32), |v| (*v < 100).then(|| v * 2 + n)).sum();
        out[10] = std::iter::successors(n.checked_sub(2), |v| v.checked_sub(1)).count() as u32;
        let mut asked = 0;
        let first = std::iter::successors(Some(n), |v| {
            asked += 1;
            Some(v + 3)
        })
        .take(3)
        .fold(0, |a, v| a * 10 + v);
        out[11] = first * 10 + asked;
        out[12] = n.add(3).shl(2u32).bitxor(n.not()).sub(n);
        out[13] = (n as i32).neg().add(2) as u32;
        let bytes = (n * 0x01020304).to_ne_bytes();
        out[14] = u32::from_ne_bytes(bytes) + bytes[1] as u32;
        out[15] = match x.iter().try_fold(0, |_, v| (*v < 100).then_some(*v)) {
            Some(last) => last,
            None => 98,
        };
        out
    }
}

#[kernel(workgroup_size = 1)]
fn answers(x: &[u32], y: &[u32], out: &mut [u32]) {
    let n = workgroup_id().x;
    let answers = functions::answers(x, y, n);
    for i in 0..answers.len() {
        out[16 * n + i] = answers[i];
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let slices: [&[u32]; 7] =
        [&[], &[4], &[3, 4], &[3, 4, 1], &[3, 4, 2], &[1, 2, 9, 4], &[0, 1, 3, 4]];
    for x in slices {
        for y in slices {
            let mut out = device.zeroed::<u32>(16 * 6)?;
            answers(&device.buffer(x)?, &device.buffer(y)?, &mut out).workgroups(6).run()?;
            let expected: Vec<u32> = (0..6).flat_map(|n| functions::answers(x, y, n)).collect();
            assert_eq!(out.read()?, expected, "{x:?} {y:?}");
        }
    }
    Ok(())
}
