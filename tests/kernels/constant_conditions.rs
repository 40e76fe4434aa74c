//! What constants exclude is no mistake, such as an index past the end of a shorter array: blocks of `if`,
//! arms of `match`, operands of `&&` and `||`, and what follows an early return.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1, instances(N = [1, 2, 4]))]
fn of_size<const N: usize>(x: &[u32], out: &mut [u32]) {
    const SHIFT: u32 = 32;
    let mut a = [x[0]; N];
    let n = x[1];
    if N > 1 {
        a[N - 2] = 5;
    }
    out[0] = if N == 1 { a[0] } else { a[0] * 100 + a[1] };
    if N > 64 {
        a[70] = 1;
        let extra = a[70];
        out[0] += extra;
    }
    if N > 2 && n > 1 {
        out[1] = a[2] + a[3];
    } else if !(N >= 2) {
        out[1] = 77;
    }
    if N > 1 {
        out[2] = n / (N as u32 - 1);
    }
    if N == 3 {
        for k in 0..4 {
            if x[k] == out[k] {
                break;
            }
            out[k] += a[k];
        }
    }
    out[3] = if SHIFT < 32 { n >> SHIFT } else { n };
}

#[device]
const PLAIN: bool = true;

/// Arms, early returns and what follows them.
#[device]
fn last<const N: usize>(a: [u32; N]) -> u32 {
    if N == 1 {
        return a[0];
    }
    match N {
        2 => a[1],
        3..=4 if PLAIN => a[2] + a[3],
        3..=4 => a[2],
        n => a[n - 5],
    }
}

#[device]
fn count(calls: &mut u32) -> bool {
    *calls += 1;
    true
}

#[kernel(workgroup_size = 1, instances(N = [1, 2, 4], LONG = [false, true]))]
fn of_arms<const N: usize, const LONG: bool>(x: &[u32], out: &mut [u32]) {
    let mut a = [x[0], x[1], x[2], x[3]].map(|v| v + 1);
    let mut short = [x[0]; N];
    let mut calls = 0;
    // What is not asked for is not evaluated, and what is before it is.
    let is_odd = N > 1 && short[1] % 2 == 1 || N / 4 == 1 && short[3] == 3;
    if let Some(v) = x.get(1)
        && count(&mut calls)
        && *v > 2
        && N > 2
    {
        short[3] = *v;
    } else if LONG || !count(&mut calls) {
        a[3] += 10;
    }
    out[0] = u32::from(is_odd) + 10 * calls;
    out[1] = last::<N>(short) + a[3];
    out[2] = match N {
        1 => short[0],
        4.. => short[3] * 100,
        _ => short[1] * 10,
    };
    'outer: for i in 0..4 {
        loop {
            if N == 2 {
                break 'outer;
            }
            if N.is_power_of_two() && LONG {
                continue 'outer;
            }
            out[3] += i;
            break;
        }
    }
    if !LONG {
        out[4] = 1;
        return;
    }
    if N < 4 {
        return;
    }
    let mut rounds = 0;
    loop {
        rounds += short[2];
        if N > 2 {
            break;
        }
    }
    out[4] = rounds;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = device.buffer(&[3, 9])?;
    let run = |launch: &dyn Fn(&mut Buffer<u32>) -> Result<(), dsl_runtime::Error>| {
        let mut out = device.zeroed::<u32>(4)?;
        launch(&mut out)?;
        out.read()
    };
    assert_eq!(run(&|out| of_size::<1>(&x, out).workgroups(1).run())?, [3, 77, 0, 9]);
    assert_eq!(run(&|out| of_size::<2>(&x, out).workgroups(1).run())?, [503, 0, 9, 9]);
    assert_eq!(run(&|out| of_size::<4>(&x, out).workgroups(1).run())?, [303, 8, 3, 9]);
    let all = |launch: &dyn Fn(&mut Buffer<u32>) -> Result<(), dsl_runtime::Error>| {
        let mut out = device.zeroed::<u32>(5)?;
        launch(&mut out)?;
        out.read()
    };
    let x = device.buffer(&[3, 9, 4, 5])?;
    let run = all(&|out| of_arms::<1, false>(&x, out).workgroups(1).run())?;
    assert_eq!(run, [20, 3 + 6, 3, 6, 1]);
    let run = all(&|out| of_arms::<2, false>(&x, out).workgroups(1).run())?;
    assert_eq!(run, [21, 3 + 6, 30, 0, 1]);
    let run = all(&|out| of_arms::<2, true>(&x, out).workgroups(1).run())?;
    assert_eq!(run, [11, 3 + 16, 30, 0, 0]);
    let run = all(&|out| of_arms::<4, false>(&x, out).workgroups(1).run())?;
    assert_eq!(run, [11, 12 + 6, 900, 6, 1]);
    let run = all(&|out| of_arms::<4, true>(&x, out).workgroups(1).run())?;
    assert_eq!(run, [11, 12 + 6, 900, 0, 3]);
    Ok(())
}
