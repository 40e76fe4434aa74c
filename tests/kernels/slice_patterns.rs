//! Options of slices, and slice patterns: `split_first`, `split_last`, `get(a..b)`, `[]`, `[first,
//! .., last]`, `[first, rest @ ..]`. Also `copy_within`. The results are compared with std.

use dsl_runtime::prelude::*;

#[device]
mod functions {
    const TABLE: [u32; 5] = [3, 1, 4, 1, 5];

    fn sum(x: &[u32]) -> u32 {
        x.iter().fold(0, |a, v| a.wrapping_mul(3).wrapping_add(*v))
    }

    pub fn parts(x: &[u32], n: u32) -> [u32; 16] {
        let mut out = [77; 16];
        if let Some((first, rest)) = x.split_first() {
            out[0] = *first;
            out[1] = rest.len() as u32 * 100 + sum(rest);
        }
        if let Some((&last, rest)) = x.split_last() {
            out[2] = last;
            out[3] = rest.len() as u32 * 100 + sum(rest);
        }
        let own = [n, 5, n + 2];
        if let Some((first, rest)) = own.split_first() {
            out[4] = first * 10 + rest[0];
        }
        let n = n as usize;
        out[5] = x.get(n..).map_or(1, |part| sum(part));
        if let Some(part) = x.get(n..n + 2) {
            out[6] = part[0] * 10 + part[1];
        }
        if let Some(part) = x.get(2..n) {
            out[7] = part.len() as u32 * 100 + sum(part);
        }
        if let Some(part) = x.get(1..=n) {
            out[8] = part.len() as u32 * 100 + sum(part);
        }
        let Some(part) = x.get(..n) else {
            out[9] = 5;
            return out;
        };
        out[9] = sum(part);
        out[10] = x.get(0..=u32::MAX as usize).is_some() as u32;
        out[11] = sum(&TABLE[1..3]) + own.as_slice().len() as u32;
        for v in &TABLE[n % 5..] {
            out[12] += v;
        }
        out[13] = (2..n).len() as u32 * 10 + (n..2).len() as u32;
        out[14] = x.iter().len() as u32 * 100 + x.chunks(2).len() as u32 * 10;
        out[14] += x.windows(2).len() as u32;
        out[15] = sum(own.as_slice()) + own.as_slice().iter().sum::<u32>();
        out
    }

    pub fn patterns(x: &[u32], n: u32) -> [u32; 12] {
        let mut out = [77; 12];
        if let [a, b, ..] = x {
            out[0] = a * 10 + b;
        }
        if let [first, rest @ ..] = x {
            out[1] = first * 100 + sum(rest);
        }
        if let [start @ .., last] = x {
            out[2] = last * 100 + start.len() as u32;
        }
        out[3] = match x {
            [] => 1,
            [a] => 10 + a,
            [a, .., b] => 100 + a * 10 + b,
        };
        out[4] = match &x[(n as usize % 2).min(x.len())..] {
            [3, ..] => 5,
            [a, b] if a < b => 6,
            [_, rest @ .., _] if rest.len() > 2 => sum(rest),
            &[a, _, b] => a + b,
            [] | [_] => 8,
            [_, 4, ..] => 9,
            all => all.len() as u32,
        };
        out[5] = matches!(x, [.., 9 | 5]) as u32;
        out[6] = matches!(x, [_] | [_, _]) as u32;
        let [a, .., b] = x else {
            return out;
        };
        out[7] = a * 10 + b;
        let mut own = [n, 2, 3, 4, 5];
        if let [first, .., last] = &mut own[1..4] {
            *first += 10;
            *last += *first;
        }
        out[8] = sum(&own);
        if let Some((first, rest)) = own.split_first_mut() {
            rest[0] += 5;
            *first += rest[1];
            rest[n as usize % 4] = 9;
        }
        if let Some((last, rest)) = own[..3].split_last_mut() {
            *last += rest[0];
        }
        if let Some(part) = own.get_mut(3..) {
            part[0] = 6;
        }
        out[9] = sum(&own);
        out[10] = match &x[1..] {
            [_, a, ..] => *a,
            _ => 4,
        };
        out[11] = match x {
            all @ [_, _, ..] => all.len() as u32,
            [only] => *only,
            _ => 0,
        };
        out
    }

    #[derive(Clone, Copy)]
    pub struct Held<'a> {
        pub held: &'a [u32],
    }

    pub fn ends(x: &[u32]) -> u32 {
        match x {
            [] => 1,
            [a] => *a,
            [a, .., b] => a * b,
        }
    }

    /// Slices of arrays: their patterns have any length.
    pub fn of_arrays(n: u32) -> [u32; 5] {
        let mut three = [n + 2, 3, 4];
        let named: &[u32] = &three;
        let is_empty = if let [] = named { 1 } else { 2 };
        let held = Held { held: &three };
        let of_member = match held.held {
            [_] => 3,
            [.., b] => *b,
            [] => 4,
        };
        let of_closure = |x: &[u32]| matches!(x, [_, _]);
        let results = [of_closure(&three), of_closure(&[n, n])];
        let last: &mut [u32] = &mut three;
        if let [.., c] = last {
            *c += n;
        }
        [ends(&three), ends(&[n + 5]), is_empty, of_member, results[0] as u32 + 2 * results[1] as u32]
    }

    pub fn moved(x: &mut [u32], n: u32) {
        let (n, len) = (n as usize, x.len());
        x.copy_within(..len - n, n);
        x.copy_within(n.., 0);
        let middle = &mut x[1..];
        middle.copy_within(1..=2, 0);
        middle.copy_within(0..3, 1);
        if let [first, ..] = x {
            *first += 100;
        }
    }
}

#[kernel(workgroup_size = 1)]
fn options_of_parts(x: &[u32], out: &mut [u32]) {
    let n = workgroup_id().x;
    let answers = functions::parts(x, n);
    for i in 0..answers.len() {
        out[16 * n + i] = answers[i];
    }
}

#[kernel(workgroup_size = 1)]
fn patterns_of_slices(x: &[u32], out: &mut [u32]) {
    let n = workgroup_id().x;
    let answers = functions::patterns(x, n);
    for i in 0..answers.len() {
        out[12 * n + i] = answers[i];
    }
}

#[kernel(workgroup_size = 1)]
fn patterns_of_arrays(out: &mut [u32]) {
    let n = workgroup_id().x;
    let answers = functions::of_arrays(n);
    for i in 0..answers.len() {
        out[5 * n + i] = answers[i];
    }
}

#[kernel(workgroup_size = 1)]
fn moved_elements(n: u32, x: &mut [u32]) {
    functions::moved(x, n);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let numbers = [3, 1, 4, 1, 5, 9, 2, 6];
    for length in [0, 1, 2, 3, 4, 5, 6, 8] {
        for start in 0..=(8 - length).min(2) {
            let x = &numbers[start..start + length];
            let mut out = device.zeroed::<u32>(16 * 9)?;
            options_of_parts(&device.buffer(x)?, &mut out).workgroups(9).run()?;
            let expected: Vec<u32> = (0..9).flat_map(|n| functions::parts(x, n)).collect();
            assert_eq!(out.read()?, expected, "{x:?}");
            let mut out = device.zeroed::<u32>(12 * 9)?;
            patterns_of_slices(&device.buffer(x)?, &mut out).workgroups(9).run()?;
            let expected: Vec<u32> = (0..9).flat_map(|n| functions::patterns(x, n)).collect();
            assert_eq!(out.read()?, expected, "{x:?}");
        }
    }
    let mut out = device.zeroed::<u32>(5 * 9)?;
    patterns_of_arrays(&mut out).workgroups(9).run()?;
    let expected: Vec<u32> = (0..9).flat_map(functions::of_arrays).collect();
    assert_eq!(out.read()?, expected);
    for n in 0..=8 {
        let mut expected = numbers;
        let mut x = device.buffer(&expected)?;
        moved_elements(n, &mut x).workgroups(1).run()?;
        functions::moved(&mut expected, n);
        assert_eq!(x.read()?, expected, "{n}");
    }
    Ok(())
}
