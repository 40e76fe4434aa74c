//! `Option` from `get`, checked arithmetic, searches of iterators, and conditions. Its methods,
//! `Some(x)` and `None` in patterns, `?`, and `==`. Options in variables, tuples, arrays and
//! results. The functions of this file run in kernels and on the host.

use dsl_runtime::prelude::*;

#[device]
mod functions {
    pub fn lookups(x: &[u32], n: u32) -> [u32; 8] {
        let mut out = [0; 8];
        if let Some(v) = x.get(n as usize) {
            out[0] = *v;
        }
        out[1] = x.get(n as usize).copied().unwrap_or(77);
        out[2] = *x.first().unwrap_or(&5);
        out[3] = x.last().map_or(6, |v| v.wrapping_add(1));
        let element = x.get(n as usize);
        if let Some(&v) = element {
            out[4] = v.wrapping_add(2);
        }
        out[5] = match element {
            Some(v) if *v > 10 => *v,
            Some(_) => 1,
            None => 2,
        };
        let own = [3, n, 9];
        out[6] = own.get(n as usize).map(|v| *v * 2).unwrap_or_default();
        let mut changed = [1, 2, 3];
        if let Some(v) = changed.get_mut(n as usize) {
            *v += 10;
        }
        if let Some(v) = changed.last_mut() {
            *v *= 2;
        }
        out[7] = changed[0] + changed[1] * 100 + changed[2] * 10000;
        out
    }

    /// Options of references, in variables.
    pub fn references(x: &[u32], n: u32) -> [u32; 8] {
        let mut out = [0; 8];
        let mut best: Option<&u32> = None;
        for v in x.iter() {
            match best {
                Some(b) if *b >= *v => {}
                _ => best = Some(v),
            }
        }
        if let Some(b) = best {
            out[0] = *b;
        }
        let own = [5, 9, n];
        let o = if n > 3 { Some(&own[1]) } else { None };
        out[1] = *o.unwrap_or(&7);
        let mut moved = own.first();
        if let Some(v) = moved {
            moved = own.last();
            out[2] = *v;
        }
        out[3] = *moved.or(Some(&own[1])).unwrap_or(&3);
        let second = x.first().and_then(|v| own.get(*v as usize));
        out[4] = match second {
            Some(v) => *v,
            None => 8,
        };
        let found = x.iter().enumerate().find(|(at, v)| **v > *at as u32 + 3);
        if let Some((at, v)) = found {
            out[5] = v ^ at as u32;
        }
        let Some(least) = x.iter().min() else { return out };
        out[6] = *least;
        if let Some(at) = x.iter().position(|v| v == least) {
            out[7] = x[at];
        }
        out
    }

    fn summed(x: &[u32], at: u32) -> Option<u32> {
        let first = x.get(at as usize)?;
        Some(first.wrapping_add(*x.get(at as usize + 1)?).wrapping_mul(*x.last()?))
    }

    /// Effects happen in Rust's order, and only for `Some`, or only for `None`.
    pub fn effects(x: &[u32], n: u32) -> [u32; 8] {
        let mut out = [0; 8];
        out[0] = summed(x, n % 4).unwrap_or(3);
        let mut best = Some(n);
        out[1] = best.as_ref().copied().unwrap_or({
            best = Some(5);
            3
        });
        out[2] = best.unwrap_or(0);
        let mut calls = 0;
        let mut count = |v: u32| {
            calls += 1;
            v / 2
        };
        let halved = x.first().map(|v| count(*v));
        out[3] = halved.unwrap_or_else(|| count(9));
        out[4] = n.checked_sub(4).map_or(1, |v| count(v) + 1);
        out[5] = calls;
        let mut seen = 0;
        let found = x.iter().find(|v| {
            seen += 1;
            **v > n
        });
        out[6] = seen * 2 + found.is_some() as u32;
        let mut last = None;
        for v in x {
            let before = last;
            last = Some(*v);
            if let (Some(a), Some(b)) = (before, last) {
                out[7] += (a > b) as u32;
            }
        }
        out
    }

    /// Its methods are named like those of options and slices.
    #[derive(Clone, Copy)]
    pub struct Gauge {
        level: u32,
    }

    impl Gauge {
        pub fn unwrap_or(self, k: u32) -> u32 {
            self.level ^ k
        }

        pub fn copied(self) -> u32 {
            7
        }
    }

    fn through(o: &Option<u32>) -> u32 {
        match o {
            Some(v) => *v,
            None => 0,
        }
    }

    fn increase(o: &mut Option<u32>) {
        if let Some(v) = o {
            *v = v.wrapping_add(1);
        }
    }

    fn third<const N: usize>(a: [u32; N]) -> u32 {
        a.get(2).copied().unwrap_or(5)
    }

    pub fn idioms(x: &[u32], n: u32) -> [u32; 12] {
        let mut out = [0; 12];
        out[0] = half(n).unwrap_or(4) ^ x.get(3).copied().unwrap_or(1);
        out[0] ^= Gauge { level: n }.unwrap_or(9) ^ Gauge { level: n }.copied();
        let mut o = half(n);
        increase(&mut o);
        out[1] = through(&o);
        let a = [1u32, 2];
        out[2] = third(a) + third([1, 2, 3]) + a.get(7).copied().unwrap_or(3);
        out[3] = *a.get(5).unwrap_or(&9) + [4, 5, 6].get(n as usize).copied().unwrap_or_default();
        out[4] = match (x.get(n as usize), x.get(1)) {
            (Some(a), Some(b)) => *a ^ *b,
            (None, Some(b)) => *b,
            _ => 0,
        };
        let far = x.iter().filter_map(|v| v.checked_sub(3)).filter(|v| *v > 3).count();
        let known = [3, 4, 5].iter().filter_map(|k| x.get(*k as usize)).map(|v| *v % 64).max();
        out[5] = far as u32 * 1000 + known.unwrap_or(999);
        out[6] = x.iter().filter_map(|v| v.checked_sub(1)).max_by_key(|v| *v % 9).unwrap_or(2);
        let mut best = None;
        if n > 3 {
            best = Some(n);
        }
        let mut b = best.unwrap_or(0);
        b = b.wrapping_add(1);
        if let Some(mut c) = best {
            c /= 2;
            b ^= c;
        }
        let changed = best.map(|mut d| {
            d /= 3;
            d
        });
        out[7] = b ^ changed.unwrap_or(1);
        let over = |v: u32| if v > 3 { Some(v) } else { None };
        out[8] = over(n).map(|v| v / 2).unwrap_or(2);
        out[8] ^= (if n > 2 { Some(1) } else { None }).map(|v| v * 3).unwrap_or(0);
        let flag: bool = Some(n > 3).filter(|b| *b).unwrap_or_default();
        let pair: (u32, u32) = Some((n, 1)).filter(|p| p.0 > 3).unwrap_or_default();
        let array: [u32; 3] = Some([n; 3]).filter(|p| p[0] > 3).unwrap_or_default();
        out[9] = flag as u32 ^ pair.0 ^ (array[1] / 2);
        let options = [half(n), None];
        for o in options.iter() {
            if let Some(v) = o {
                out[10] ^= *v;
            }
        }
        out[10] ^= options.contains(&Some(2)) as u32 * 16;
        let mut nested = Some(half(n));
        if let Some(Some(v)) = &mut nested {
            *v /= 2;
        }
        let mut both = Some((n, 2));
        if let Some((p, q)) = &mut both {
            *p /= *q;
        }
        out[11] = match nested {
            Some(Some(v)) => v,
            _ => 3,
        };
        out[11] ^= both.map_or(0, |p| p.0);
        out
    }

    pub fn arithmetic(x: &[u32], n: u32) -> [u32; 12] {
        let mut out = [0; 12];
        let a = x.first().copied().unwrap_or(4_000_000_000);
        let (i, j) = (a as i32, n as i32);
        let or = 1234567;
        out[0] = a.checked_add(n).unwrap_or(or);
        out[1] = n.checked_sub(a).unwrap_or(or);
        out[2] = a.checked_mul(n).unwrap_or(or);
        out[3] = a.checked_div(n).unwrap_or(or);
        out[4] = i.checked_add(j).unwrap_or(-1) as u32;
        out[5] = i.checked_sub(j).unwrap_or(-2) as u32;
        out[6] = i.checked_mul(j).unwrap_or(-3) as u32;
        out[7] = i.checked_div(j).unwrap_or(-4) as u32;
        out[8] = i.checked_rem(j).unwrap_or(-5) as u32;
        out[9] = j.checked_neg().unwrap_or(-6) as u32;
        out[10] = j.checked_abs().unwrap_or(-7) as u32;
        out[11] = a.checked_shl(n).unwrap_or(or) ^ i.checked_shr(n).unwrap_or(7) as u32;
        let (sum, wraps) = a.overflowing_add(n);
        let (product, exceeds) = i.overflowing_mul(j);
        out[11] ^= sum.wrapping_add(product as u32) ^ (wraps as u32 + 2 * exceeds as u32);
        out
    }

    pub fn searches(x: &[u32], n: u32) -> [u32; 16] {
        let mut out = [99; 16];
        out[0] = x.iter().position(|&v| v == n).map_or(1000, |at| at as u32);
        if let Some(v) = x.iter().find(|v| **v > n) {
            out[1] = *v;
        }
        if let Some((at, v)) = x.iter().enumerate().find(|(_, v)| **v > n) {
            out[2] = v.wrapping_add(at as u32 * 100);
        }
        out[3] = x.iter().copied().max().unwrap_or(n);
        out[4] = *x.iter().min().unwrap_or(&n);
        out[5] =
            x.iter().rev().copied().reduce(|a, b| a.wrapping_mul(3).wrapping_add(b)).unwrap_or(0);
        let nearest = x.iter().enumerate().min_by_key(|(_, v)| v.abs_diff(n));
        if let Some((at, v)) = nearest {
            out[6] = v.wrapping_add(at as u32);
        }
        out[7] = x.iter().copied().max_by_key(|v| v % 7).unwrap_or(3);
        out[8] = x.iter().skip(1).step_by(2).copied().last().unwrap_or(4);
        out[9] = x.iter().nth(n as usize).copied().unwrap_or(5);
        out[10] = x.iter().filter(|v| **v > n).next().copied().unwrap_or(6);
        out[11] = x.iter().find_map(|v| v.checked_sub(n)).unwrap_or(7);
        out[12] = x.iter().filter_map(|v| v.checked_sub(n)).map(|v| v % 64).sum();
        out[13] = x.iter().map_while(|v| if *v < n { Some(v % 8) } else { None }).sum();
        out[14] = (0..n % 50).rev().find(|i| i % 9 == 4).unwrap_or(8);
        out[15] = (0..x.len()).max_by_key(|i| x[*i] % 5).map_or(9, |at| at as u32);
        out
    }

    fn first_two(x: &[u32], limit: u32) -> Option<(u32, u32)> {
        let a = x.iter().copied().find(|v| *v > limit)?;
        let b = x.iter().copied().rev().find(|v| *v > limit)?;
        if a == b { None } else { Some((a, b)) }
    }

    fn half(n: u32) -> Option<u32> {
        if n % 2 == 1 {
            return None;
        }
        Some(n / 2)
    }

    fn quarter(n: u32) -> Option<u32> {
        half(half(n)?)
    }

    fn or_zero(n: Option<u32>) -> u32 {
        let Some(n) = n else { return 0 };
        n
    }

    pub fn methods(x: &[u32], n: u32) -> [u32; 16] {
        let mut out = [0; 16];
        out[0] = or_zero(half(n)) + or_zero(quarter(n)) * 3;
        out[1] = half(n).is_some() as u32 + 2 * quarter(n).is_none() as u32;
        out[2] = half(n).and_then(|m| half(m)).or(Some(5)).map_or(0, |m| m + 1);
        out[3] = half(n)
            .filter(|m| *m > 3)
            .or_else(|| half(n.wrapping_add(1)))
            .unwrap_or_else(|| n.wrapping_add(2));
        out[4] = half(n).is_some_and(|m| m > 2) as u32;
        out[5] = half(n).map_or_else(|| n.wrapping_mul(2), |m| m.wrapping_mul(3));
        out[6] = (half(n) == Some(2)) as u32 + 2 * (quarter(n) != half(n)) as u32;
        out[7] = match (half(n), quarter(n)) {
            (Some(a), Some(b)) => a.wrapping_mul(10) ^ b,
            (Some(a), None) => a,
            (None, _) => 3,
        };
        if let Some((a, b)) = first_two(x, n) {
            out[8] = a.wrapping_mul(1000) ^ b;
        }
        let mut best = None;
        for &v in x {
            best = match best {
                None => Some(v),
                Some(b) if b > v => Some(b),
                Some(_) => Some(v),
            };
        }
        if let Some(b) = &mut best {
            *b = b.wrapping_add(1);
        }
        out[9] = best.unwrap_or(11);
        let mut left = Some(n % 20);
        let mut rounds = 0;
        while let Some(m) = left {
            rounds += 1;
            left = m.checked_sub(3);
        }
        out[10] = rounds;
        let options = [half(n), None, Some(7)];
        out[11] = options.iter().filter(|o| o.is_some()).count() as u32;
        for o in options {
            out[12] += o.unwrap_or(100);
        }
        let nested = if n > 3 { Some(half(n)) } else { None };
        out[13] = match nested {
            Some(Some(m)) => m,
            Some(None) => 1,
            None => 2,
        };
        out[14] = matches!(half(n), Some(1..=9)) as u32;
        let whole @ (a, _) = (half(n), n);
        out[15] = if let (Some(m), k) = whole
            && k > 4
        {
            m.wrapping_add(k)
        } else {
            a.unwrap_or_default()
        };
        out
    }

    /// A method takes the option as it is then, whatever its arguments change.
    pub fn taken(o: &mut Option<u32>) -> u32 {
        o.unwrap_or({
            *o = Some(9);
            1
        })
    }

    /// Conditions that become options.
    pub fn conditions(n: u32) -> [u32; 8] {
        let mut calls = 0;
        let mut count = |by: u32| {
            calls += by;
            by
        };
        let even = (n % 2 == 0).then(|| count(1) + n / 2);
        let large = (count(10) + n > 15).then_some(count(100));
        let small = (n < 4).then(|| (n > 1).then_some(n * 3)).and_then(|v| v);
        let first = (n == 3).then_some(7).or((n == 5).then(|| count(1000))).unwrap_or(9);
        let chosen = if let Some(v) = even.filter(|v| *v > 2) { v } else { 1 };
        let Some(last) = (n != 8).then(|| n ^ 1) else {
            return [calls; 8];
        };
        let rest = large.map_or(4, |v| v + 1);
        [even.unwrap_or(0), rest, small.unwrap_or(8), first, chosen, last, calls, n]
    }

    pub fn behind_references(n: u32) -> [u32; 5] {
        let mut a = half(n);
        let first = taken(&mut a);
        let mut b = (half(n), n);
        let second = b.0.map_or(
            {
                b.0 = None;
                2
            },
            |v| v + 1,
        );
        let o = &mut a;
        let third = o.or(Some(4)).unwrap_or(2) + o.filter(|v| *v > 2).unwrap_or(7);
        *o = b.0;
        [first, second, third, a.unwrap_or(3), b.1]
    }
}

#[kernel(workgroup_size = 1)]
fn options_behind_references(n: &[u32], out: &mut [u32]) {
    for i in 0..n.len() {
        let values = functions::behind_references(n[i]);
        for k in 0..5 {
            out[i * 5 + k] = values[k];
        }
    }
}

#[kernel(workgroup_size = 1)]
fn options_of_conditions(n: &[u32], out: &mut [u32]) {
    for i in 0..n.len() {
        let values = functions::conditions(n[i]);
        for k in 0..8 {
            out[i * 8 + k] = values[k];
        }
    }
}

#[kernel(workgroup_size = 1)]
fn options(x: &[u32], n: &[u32], out: &mut [u32]) {
    for i in 0..n.len() {
        let (lookups, arithmetic) = (functions::lookups(x, n[i]), functions::arithmetic(x, n[i]));
        let (searches, methods) = (functions::searches(x, n[i]), functions::methods(x, n[i]));
        let references = functions::references(x, n[i]);
        let effects = functions::effects(x, n[i]);
        let idioms = functions::idioms(x, n[i]);
        for k in 0..16 {
            if k < 8 {
                out[i * 80 + k] = lookups[k];
            }
            if let Some(v) = arithmetic.get(k) {
                out[i * 80 + 8 + k] = *v;
            }
            out[i * 80 + 20 + k] = searches[k];
            out[i * 80 + 36 + k] = methods[k];
            if k < 8 {
                out[i * 80 + 52 + k] = references[k];
                out[i * 80 + 60 + k] = effects[k];
            }
            if k < 12 {
                out[i * 80 + 68 + k] = idioms[k];
            }
        }
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let numbers =
        [0, 1, 2, 3, 4, 5, 7, 8, 31, 32, 33, 1 << 31, u32::MAX, u32::MAX - 1, 1 << 30, 46341];
    let slices: [&[u32]; 5] =
        [&[], &[3], &[7, 1, 12, 7, 40], &[u32::MAX, 2, 4, 8], &[1 << 31, 5, 5, 6, 9, 2, 0]];
    let n = device.buffer(&numbers)?;
    let mut out = device.zeroed::<u32>(numbers.len() * 5)?;
    options_behind_references(&n, &mut out).workgroups(1).run()?;
    let expected: Vec<u32> =
        numbers.iter().flat_map(|n| functions::behind_references(*n)).collect();
    assert_eq!(out.read()?, expected);
    let small = [0, 1, 2, 3, 4, 5, 6, 8, 16, 21];
    let mut out = device.zeroed::<u32>(small.len() * 8)?;
    options_of_conditions(&device.buffer(&small)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, small.map(functions::conditions).concat());
    for x in slices {
        let buffer = device.buffer(x)?;
        let mut out = device.zeroed::<u32>(numbers.len() * 80)?;
        options(&buffer, &n, &mut out).workgroups(1).run()?;
        let expected: Vec<u32> = numbers
            .iter()
            .flat_map(|n| {
                let parts = (functions::lookups(x, *n), functions::arithmetic(x, *n));
                let more = (functions::searches(x, *n), functions::methods(x, *n));
                let first = parts.0.into_iter().chain(parts.1);
                first
                    .chain(more.0)
                    .chain(more.1)
                    .chain(functions::references(x, *n))
                    .chain(functions::effects(x, *n))
                    .chain(functions::idioms(x, *n))
                    .collect::<Vec<u32>>()
            })
            .collect();
        assert_eq!(out.read()?, expected, "{x:?}");
    }
    Ok(())
}
