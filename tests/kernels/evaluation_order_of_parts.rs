//! The members of a struct are evaluated before `..base`. The start of a range is evaluated before
//! the arguments of its adapters. In a `zip` the left item comes before the right one.

use dsl_runtime::prelude::*;

#[derive(ShaderType, Clone, Copy)]
struct Parts {
    a: u32,
    b: u32,
    c: u32,
}

/// A result that depends on the number of calls.
#[device]
fn parts(calls: &[Atomic<u32>]) -> Parts {
    let call = calls[0].fetch_add(1);
    Parts { a: call, b: call + 10, c: call + 20 }
}

#[kernel(workgroup_size = 1)]
fn bases(calls: &[Atomic<u32>], memory: &mut [Parts], out: &mut [Parts]) {
    let mut n = 1;
    let whole = Parts { a: 7, b: 8, c: 9 };
    // A base that is a block changes what a member has read.
    out[0] = Parts {
        a: n,
        ..{
            n += 1;
            whole
        }
    };
    // Both have effects.
    out[1] = Parts { c: calls[0].fetch_add(1), ..parts(calls) };
    // In the order of the text, not in that of the declaration.
    out[2] = Parts { c: calls[0].fetch_add(1), a: calls[0].fetch_add(1), ..parts(calls) };
    // The base is read after a member has changed it.
    out[3] = Parts {
        b: {
            memory[0].c = 5;
            n
        },
        ..memory[0]
    };
    // The base is a call, and the member only reads.
    out[4] = Parts { a: calls[0].load(), ..parts(calls) };
}

#[kernel(workgroup_size = 1)]
fn starts(out: &mut [u32]) {
    let mut n = 7;
    out[0] = (n..10).fold(
        {
            n = 5;
            100
        },
        |sum, i| sum + i,
    );
    out[1] = (n..10).filter(|i| i % 2 == 0).fold(
        {
            n = 8;
            1000
        },
        |sum, i| sum + i,
    );
    out[2] = (n..20)
        .take({
            n = 3;
            2
        })
        .sum();
    out[3] = n;
}

#[kernel(workgroup_size = 1)]
fn sides(counter: &[Atomic<u32>], xs: &[u32], ys: &[u32], out: &mut [u32]) {
    let mut at = 0;
    for (a, b) in xs
        .iter()
        .map(|x| counter[0].fetch_add(*x))
        .zip(ys.iter().map(|y| counter[0].fetch_sub(*y)))
    {
        out[at] = a * 100 + b;
        at += 1;
    }
    for (mut a, b) in xs
        .iter()
        .map(|x| {
            let old = counter[0].fetch_add(*x);
            old + 1
        })
        .zip(ys.iter().map(|y| {
            let old = counter[0].fetch_sub(*y);
            old + 2
        }))
    {
        a += 1;
        out[at] = a * 100 + b;
        at += 1;
    }
    // `count` computes the items as well.
    counter[0].store(0);
    out[at] = xs
        .iter()
        .map(|x| counter[0].fetch_max(*x + 50))
        .zip(ys.iter().map(|y| {
            let old = counter[0].fetch_sub(*y);
            old
        }))
        .count();
    out[at + 1] = counter[0].load();
}

/// What `sides` does, in plain Rust.
fn expected_sides(xs: &[u32], ys: &[u32]) -> Vec<u32> {
    let counter = std::cell::Cell::new(1000);
    let add = |x: &u32| counter.replace(counter.get() + x);
    let sub = |y: &u32| counter.replace(counter.get() - y);
    let max = |x: &u32| counter.replace(counter.get().max(x + 50));
    let mut out = Vec::new();
    for (a, b) in xs.iter().map(add).zip(ys.iter().map(sub)) {
        out.push(a * 100 + b);
    }
    for (a, b) in xs.iter().map(|x| add(x) + 1).zip(ys.iter().map(|y| sub(y) + 2)) {
        out.push((a + 1) * 100 + b);
    }
    counter.set(0);
    let pairs = xs.iter().map(max).zip(ys.iter().map(sub));
    out.push(pairs.count() as u32);
    out.push(counter.get());
    out
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut calls = device.buffer(&[0u32])?;
    let mut memory = device.buffer(&[Parts { a: 1, b: 2, c: 3 }])?;
    let mut out = device.zeroed::<Parts>(5)?;
    bases(&mut calls, &mut memory, &mut out).workgroups(1).run()?;
    let found: Vec<[u32; 3]> = out.read()?.iter().map(|of| [of.a, of.b, of.c]).collect();
    assert_eq!(found, [[1, 8, 9], [1, 11, 0], [3, 14, 2], [1, 2, 5], [5, 15, 25]]);

    let mut out = device.zeroed::<u32>(4)?;
    starts(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [100 + 7 + 8 + 9, 1000 + 6 + 8, 8 + 9, 3]);

    let (xs, ys) = ([30, 40, 50], [7, 5, 3]);
    let expected = expected_sides(&xs, &ys);
    let mut counter = device.buffer(&[1000u32])?;
    let (xs, ys) = (device.buffer(&xs)?, device.buffer(&ys)?);
    let mut out = device.zeroed::<u32>(8)?;
    sides(&mut counter, &xs, &ys, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected);
    Ok(())
}
