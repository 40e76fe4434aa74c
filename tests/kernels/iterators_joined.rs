//! Joined and nested iterators: `chain`, `flat_map`, `flatten`, `scan`. `zip` and `rev` after
//! adapters of ranges.

use dsl_runtime::prelude::*;

#[device]
fn second(of: [f32; 3]) -> f32 {
    of[1]
}

fn values(x: &[f32], n: u32) -> [f32; 19] {
    let n = n as usize;
    let mut out = [0.0; 19];
    for v in x[0..3].iter().chain(x[5..7].iter()) {
        out[0] = out[0] * 2.0 + v;
    }
    'all: for v in x[0..3].iter().chain(&x[4..8]) {
        if *v > 6.0 {
            break;
        }
        if *v == 2.0 {
            continue;
        }
        for j in 0..4 {
            if j as f32 > *v {
                continue 'all;
            }
            if out[1] > 20.0 {
                break 'all;
            }
        }
        out[1] += v;
    }
    let pairs = (0..3).flat_map(|j| (0..2).map(move |k| x[j * 2 + k]));
    out[2] = pairs.filter(|v| *v > 1.5).take(3).sum();
    out[3] = (0..3).chain(6..8).find(|j| x[*j] > 5.0).map_or(-1.0, |j| j as f32);
    out[4] = f32::from(u8::from((0..3).flat_map(|j| [j, j + n]).any(|v| v == 5)));
    out[5] = (0..3)
        .chain(4..6)
        .flat_map(|j| [j, j + n])
        .take_while(|v| *v < 6)
        .count() as f32;
    out[6] = (0..3).chain(4..6).map(|v| v * 2).rev().fold(0, |a, b| a * 10 + b) as f32;
    out[7] = x[0..2].iter().chain(&x[4..6]).enumerate().map(|(at, v)| v * at as f32).sum();
    let rows = [[1.0, 2.0], [3.0, x[1]]];
    out[8] = rows.iter().flatten().sum::<f32>();
    out[9] = [Some(x[2]), None, Some(1.0)].into_iter().flatten().sum();
    let products = (0..6).scan(1, |so_far, j| {
        *so_far *= j + 1;
        if *so_far > 100 { None } else { Some(*so_far) }
    });
    out[10] = products.skip(1).sum::<u32>() as f32;
    out[11] = (0..4).map(|j| x[j]).zip((4..8).map(|j| x[j])).map(|(a, b)| a * b).sum();
    out[12] = (0..4).map(|j| x[j]).rev().fold(0.0, |a, b| a * 2.0 + b);
    out[13] = (1..4)
        .flat_map(|j| x[0..j].iter().chain(&x[j..j + 1]))
        .step_by(2)
        .fold(0.0, |a, b| a + b);
    for (at, v) in rows.iter().enumerate().flat_map(|(at, row)| row.iter().map(move |v| (at, *v))) {
        out[14] += v * (at + 1) as f32;
    }
    out[15] = x[0..2].iter().chain(x[2..4].iter().chain(&x[4..6])).skip_while(|v| **v < 3.0).sum();
    out[16] = std::iter::once(3.0).chain(x[0..2].iter().copied()).sum();
    out[17] = (0..3).zip(core::iter::repeat(2 * n)).map(|(a, b)| a * b).sum::<usize>() as f32;
    out[18] = second(std::array::from_fn(|j| x[j] * 2.0));
    out
}

#[kernel(workgroup_size = 1)]
fn iterators_joined(x: &[f32], n: u32, out: &mut [f32]) {
    for v in x[0..3].iter().chain(x[5..7].iter()) {
        out[0] = out[0] * 2.0 + v;
    }
    'all: for v in x[0..3].iter().chain(&x[4..8]) {
        if *v > 6.0 {
            break;
        }
        if *v == 2.0 {
            continue;
        }
        for j in 0..4 {
            if j as f32 > *v {
                continue 'all;
            }
            if out[1] > 20.0 {
                break 'all;
            }
        }
        out[1] += v;
    }
    out[2] = (0..3)
        .flat_map(|j| (0..2).map(move |k| x[j * 2 + k]))
        .filter(|v| *v > 1.5)
        .take(3)
        .sum();
    out[3] = (0..3u32).chain(6..8).find(|j| x[*j] > 5.0).map_or(-1.0, |j| j as f32);
    if (0..3).flat_map(|j| [j, j + n]).any(|v| v == 5) {
        out[4] = 1.0;
    }
    out[5] = (0..3)
        .chain(4..6)
        .flat_map(|j| [j, j + n])
        .take_while(|v| *v < 6)
        .count() as f32;
    out[6] = (0..3).chain(4..6).map(|v| v * 2).rev().fold(0, |a, b| a * 10 + b) as f32;
    out[7] = x[0..2].iter().chain(&x[4..6]).enumerate().map(|(at, v)| v * at as f32).sum();
    let rows = [[1.0, 2.0], [3.0, x[1]]];
    out[8] = rows.iter().flatten().sum::<f32>();
    out[9] = [Some(x[2]), None, Some(1.0)].into_iter().flatten().sum();
    out[10] = (0..6)
        .scan(1, |so_far, j| {
            *so_far *= j + 1;
            if *so_far > 100 { None } else { Some(*so_far) }
        })
        .skip(1)
        .sum::<u32>() as f32;
    out[11] = (0..4).map(|j| x[j]).zip((4..8).map(|j| x[j])).map(|(a, b)| a * b).sum();
    out[12] = (0..4).map(|j| x[j]).rev().fold(0.0, |a, b| a * 2.0 + b);
    out[13] = (1..4)
        .flat_map(|j| x[0..j].iter().chain(&x[j..j + 1]))
        .step_by(2)
        .fold(0.0, |a, b| a + b);
    for (at, v) in rows.iter().enumerate().flat_map(|(at, row)| row.iter().map(move |v| (at, *v))) {
        out[14] += v * (at + 1) as f32;
    }
    out[15] = x[0..2].iter().chain(x[2..4].iter().chain(&x[4..6])).skip_while(|v| **v < 3.0).sum();
    out[16] = std::iter::once(3.0).chain(x[0..2].iter().copied()).sum();
    out[17] = (0..3).zip(core::iter::repeat(2 * n)).map(|(a, b)| a * b).sum::<u32>() as f32;
    out[18] = second(std::array::from_fn(|j| x[j] * 2.0));
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0];
    let input = device.buffer(&x)?;
    for n in [2, 3, 4] {
        let mut out = device.zeroed::<f32>(19)?;
        iterators_joined(&input, n, &mut out).workgroups(1).run()?;
        assert_eq!(out.read()?, values(&x, n));
    }
    Ok(())
}
