//! Closures: captures, also of references and of names that are shadowed later, mutation, several
//! calls, blocks, patterns as parameters, closures that call closures, `return`. `move` in the
//! presence of other variables with the same names.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn closures(n: u32, input: &[u32], out: &mut [u32]) {
    let offset = n * 2;
    let shifted = |v: u32| v + offset;
    let offset = 1000;
    out[0] = shifted(1) + shifted(offset);
    let mut count = 0;
    let mut tick = |by: u32| {
        count += by;
        count * 10
    };
    out[1] = tick(1) + tick(2) * 100;
    tick(4);
    out[2] = count;
    let clamped = |v: u32| -> u32 {
        let mut v = v;
        while v > 9 {
            v = if v % 2 == 0 { v / 2 } else { v - 1 };
        }
        v
    };
    out[3] = clamped(100) * 10 + clamped(3);
    let twice = |v| shifted(v) + clamped(v);
    out[4] = twice(40);
    let dot = |(a, b): (u32, u32), _: u32| a * b;
    let at = |i: u32| input[i % input.len()];
    let mut sum = 0;
    for i in 0..5 {
        let here = || at(i) * 10 + i;
        if i == 3 {
            continue;
        }
        sum += here();
    }
    out[5] = sum;
    let x = 5;
    let choose = |x: u32| if x > 5 { n } else { x };
    out[6] = dot((x, 2), x) + choose(x) * 100 + choose(x + 1) * 1000;
    let mut list = [1, 2, 3];
    let mut swap = |a: u32, b: u32| {
        let old = list[a];
        list[a] = list[b];
        list[b] = old;
    };
    swap(0, 2);
    swap(0, 1);
    out[7] = list[0] * 100 + list[1] * 10 + list[2];
}

#[kernel(workgroup_size = 1)]
fn returns(n: u32, x: &[u32], out: &mut [u32]) {
    let halved = |v: u32| {
        if v < 10 {
            return v;
        }
        v / 2
    };
    out[0] = halved(n) + halved(100) * 100;
    let first = |wanted: u32| -> u32 {
        for i in 0..x.len() {
            for part in 0..4 {
                if x[i] == wanted + part {
                    return i * 10 + part;
                }
            }
        }
        99
    };
    out[1] = first(5);
    out[2] = first(1000);
    let mut hits = 0;
    let mut hit = |v: u32| {
        if v == 0 {
            return;
        }
        hits += v;
    };
    for i in 0..5 {
        hit(i);
        if i == 3 {
            continue;
        }
        hit(10 * i);
    }
    out[3] = hits;
    out[4] = (0..n).map(|i| if i % 2 == 0 { return 1 } else { i }).sum::<u32>();
    let after = |v: u32| {
        let inner = |w: u32| {
            if w == v {
                return 7;
            }
            w
        };
        if v > 3 {
            return inner(v) * 10;
        }
        inner(4)
    };
    out[5] = after(5) * 100 + after(2);
    let root = |v: u32| {
        let mut i = 0;
        loop {
            i += 1;
            if i * i > v {
                return i - 1;
            }
        }
    };
    out[6] = root(30);
    let option = |v: u32| -> Option<u32> {
        if v > 3 {
            return None;
        }
        Some(v + 1)
    };
    out[7] = option(2).unwrap_or(50) * 100 + option(8).unwrap_or(50);
    let plain = |v: u32| return v + 1;
    out[8] = plain(n);
    out[9] = (0..n)
        .filter(|i| {
            if *i % 3 == 0 {
                return false;
            }
            *i % 2 == 0
        })
        .map(|i| i + 1)
        .sum::<u32>();
    let is_large = (0..x.len()).any(|i| {
        for part in 1..4 {
            if x[i] * part == 27 {
                return true;
            }
        }
        false
    });
    let folded = x.iter().fold(0, |sum, v| {
        if *v > 8 {
            return sum;
        }
        sum * 2 + *v
    });
    out[10] = folded * 10 + is_large as u32;
}

/// The closures bind the names themselves, so `move` copies nothing that may change.
#[kernel(workgroup_size = 1)]
fn own_names(n: u32, out: &mut [u32]) {
    let mut x = n;
    x += 1;
    let of_let = move |a: u32| {
        let x = a * 2;
        x + 1
    };
    let of_arm = move |a: u32| match a {
        0 => 100,
        x => x + 10,
    };
    let of_loop = move |a: u32| {
        let mut sum = 0;
        for x in 0..a {
            sum += x;
        }
        sum
    };
    let of_condition = move |a: u32| if let Some(x) = a.checked_sub(5) { x } else { 50 };
    let of_inner = move |a: u32| {
        let twice = |x: u32| x * 2;
        twice(a)
    };
    out[0] = of_let(x) * 1000 + of_arm(x);
    x += 1;
    out[1] = of_loop(x) * 1000 + of_condition(x);
    out[2] = of_inner(x) * 1000 + of_arm(n - n);
}

/// The same in plain Rust.
fn returned(n: u32, x: &[u32]) -> [u32; 11] {
    let halved = |v: u32| if v < 10 { v } else { v / 2 };
    let first = |wanted: u32| {
        let places = (0..x.len()).flat_map(|i| (0..4).map(move |part| (i, part)));
        let mut found = places.filter(|(i, part)| x[*i] == wanted + part);
        found.next().map_or(99, |(i, part)| i as u32 * 10 + part)
    };
    [
        halved(n) + halved(100) * 100,
        first(5),
        first(1000),
        10 + 10 * (1 + 2 + 4),
        (0..n).map(|i| if i % 2 == 0 { 1 } else { i }).sum(),
        7000 + 4,
        5,
        350,
        n + 1,
        (0..n).filter(|i| i % 3 != 0 && i % 2 == 0).map(|i| i + 1).sum(),
        x.iter().filter(|v| **v <= 8).fold(0, |sum, v| sum * 2 + v) * 10 + 1,
    ]
}

fn check_returns(device: &Device) -> Result<(), dsl_runtime::Error> {
    let values = [9, 4, 8, 6, 5];
    let x = device.buffer(&values)?;
    for n in [3, 40] {
        let mut out = device.zeroed::<u32>(11)?;
        returns(n, &x, &mut out).workgroups(1).run()?;
        assert_eq!(out.read()?, returned(n, &values));
    }
    Ok(())
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    check_returns(device)?;
    let mut out = device.zeroed::<u32>(3)?;
    own_names(6, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [15_017, 28_003, 16_100]);
    let input = device.buffer(&[3u32, 1, 4])?;
    let mut out = device.zeroed::<u32>(8)?;
    let n = 6;
    closures(n, &input, &mut out).workgroups(1).run()?;
    let shifted = |v: u32| v + 12;
    // 100 goes by 50, 25, 24 and 12 to 6; 40 by 20 and 10 to 5.
    let expected = [
        shifted(1) + shifted(1000),
        10 + 30 * 100,
        7,
        63,
        52 + 5,
        (30) + (10 + 1) + (40 + 2) + (10 + 4),
        10 + 500 + 6000,
        231,
    ];
    assert_eq!(out.read()?, expected);
    Ok(())
}
