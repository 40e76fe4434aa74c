//! Slices in variables: branches that choose a slice, assignments of slices, `let mut rest = x;
//! rest = &rest[1..]`. Functions that return a slice from a branch or with `return`.

use dsl_runtime::prelude::*;

#[device]
mod functions {
    fn sum(x: &[u32]) -> u32 {
        x.iter().fold(0, |a, v| a.wrapping_mul(3).wrapping_add(*v))
    }

    /// Without the values below `least` at both ends.
    fn trimmed(mut x: &[u32], least: u32) -> &[u32] {
        while let [first, rest @ ..] = x {
            if *first >= least {
                break;
            }
            x = rest;
        }
        while let [rest @ .., last] = x {
            if *last < least {
                x = rest;
            } else {
                return x;
            }
        }
        x
    }

    /// The longer half around a position.
    fn longer(x: &[u32], at: usize) -> &[u32] {
        if at > x.len() {
            return x;
        }
        let (a, b) = x.split_at(at);
        if a.len() > b.len() { a } else { b }
    }

    /// The number of values below `v`, of sorted values.
    fn below(mut sorted: &[u32], v: u32) -> usize {
        let mut count = 0;
        while !sorted.is_empty() {
            let middle = sorted.len() / 2;
            if sorted[middle] < v {
                count += middle + 1;
                sorted = &sorted[middle + 1..];
            } else {
                sorted = &sorted[..middle];
            }
        }
        count
    }

    pub fn chosen(x: &[u32], n: u32) -> [u32; 12] {
        let mut out = [77u32; 12];
        let n = n as usize;
        let part = if n > 3 { &x[..4] } else { &x[2..] };
        out[0] = part.len() as u32 * 100 + part[0];
        out[1] = sum(part);
        let part: &[u32] = match n {
            0 => x,
            1 | 2 => &part[1..],
            _ if x[0] == 3 => {
                let last = x.len() - 1;
                &x[last..]
            }
            _ => longer(x, n),
        };
        out[2] = part.len() as u32 * 100 + sum(part);
        out[3] = sum(if n % 2 == 0 { &x[n / 2..] } else { x });
        for v in if n < 2 { &x[1..3] } else { &x[..1] } {
            out[4] += v;
        }
        let rows = [[1, 2, 3], [4, 5, n as u32]];
        let row: &[u32] = if n > 4 { &rows[0][..2] } else { &rows[n % 2][1..] };
        out[5] = row.len() as u32 * 100 + sum(row);
        let table = [2, 3, 5, 7, 11, 13];
        out[6] = below(&table, n as u32) as u32 * 10 + below(x, 4) as u32;
        let trim = trimmed(x, 4);
        out[7] = trim.len() as u32 * 100 + sum(trim);
        out[8] = sum(trimmed(&table[..n.min(6)], 5)) + longer(&table, n)[0];
        let first = |k: usize| if k > 1 { &x[..1] } else { &x[..2] };
        let part = first(n);
        out[9] = sum(part) * 10 + first(0).len() as u32;
        let [a, b] = *part else {
            return out;
        };
        out[10] = a * 10 + b;
        out
    }

    pub fn assigned(x: &[u32], n: u32) -> [u32; 12] {
        let mut out = [77u32; 12];
        let n = n as usize;
        let mut rest = x;
        while rest.len() > n {
            out[0] = out[0].wrapping_mul(3) + rest[0] + rest[rest.len() - 1];
            rest = &rest[1..];
        }
        out[1] = rest.len() as u32;
        let mut rest = &x[1..];
        while !rest.is_empty() {
            let (head, tail) = rest.split_at((n + 1).min(rest.len()));
            out[2] += sum(head);
            rest = tail;
        }
        let mut rest = x;
        while let [a, b, tail @ ..] = rest {
            out[3] += a * b;
            rest = if a < b { tail } else { &rest[1..] };
        }
        while let Some((first, tail)) = rest.split_first() {
            out[4] += first;
            rest = tail;
        }
        let own = [n as u32, 4, 6, 9];
        let mut rest = &own[..];
        loop {
            match rest {
                [] => break,
                [a] => {
                    out[5] += a;
                    break;
                }
                [a, .., b] => {
                    out[5] += a * b;
                    let before = rest;
                    rest = &rest[1..];
                    rest = &rest[..rest.len() - 1];
                    out[6] += before.len() as u32 * 10 + rest.len() as u32;
                }
            }
        }
        for mut part in x.chunks(3) {
            if part.len() > n {
                part = &part[1..];
            }
            out[7] = out[7].wrapping_mul(2) + sum(part);
        }
        let (mut a, b) = x.split_at(2);
        a = if n > 1 { b } else { &a[1..] };
        out[8] = a.len() as u32 * 100 + sum(a);
        let mut rest: &[u32] = &own;
        while rest.len() > 1 && rest[0] < 5 {
            rest = &rest[1..];
        }
        out[10] = rest.len() as u32 * 10 + rest[0];
        let (mut best, whole) = (&x[..0], x);
        for part in whole.chunks(2) {
            if sum(part) > sum(best) {
                best = part;
            }
        }
        out[11] = best.len() as u32 * 100 + sum(best);
        let mut total = 0;
        for v in rest {
            rest = &rest[1..];
            total += v * rest.len() as u32;
        }
        out[10] += total * 100;
        let rows = [[1, 2, 3], [4, 5, 6]];
        let mut row = &rows[0][1..];
        for i in 0..2 {
            out[9] += sum(row);
            row = &rows[i][..i + 1];
        }
        out[9] += sum(row);
        out
    }

    /// Writes to the front of the rest, again and again.
    fn filled(mut rest: &mut [u32], n: u32) {
        while rest.len() > 2 {
            let (head, tail) = rest.split_at_mut(2);
            head[0] += n;
            head[1] = tail[0];
            rest = tail;
        }
        if let Some(first) = rest.first_mut() {
            *first = 100;
        }
    }

    pub fn written(x: &mut [u32], n: u32) {
        let mut own = [n, 2, 3, 4];
        filled(&mut own, 5);
        let mut rest: &mut [u32] = &mut own;
        rest[0] += 1;
        rest = &mut rest[2..];
        rest[0] += 3;
        filled(x, n);
        let part = if n > 2 { &mut x[..2] } else { &mut x[3..] };
        part[0] += sum(&own);
        part.reverse();
    }

    pub fn values(x: &[u32], n: u32) -> [u32; 8] {
        let mut out = [77; 8];
        out[0] = match *x {
            [] => 1,
            [a, 1 | 4, ..] => a,
            [a, b, .., c] if a > b => a * 10 + c,
            [a, ref rest @ ..] => a + sum(rest),
        };
        if let [a, b, ..] = x[n as usize % 2..] {
            out[1] = a * 10 + b;
        }
        for w in x.windows(2) {
            if let [a, b] = *w {
                out[2] += a * b;
            }
        }
        let own = [n, 4, 5];
        out[3] = match own[..n as usize % 4] {
            [a, b, c] => a + b + c,
            [.., last] => last,
            [] => 9,
        };
        let [first, .., last] = *x else {
            return out;
        };
        out[4] = first * 10 + last;
        out
    }
}

#[kernel(workgroup_size = 1)]
fn chosen_slices(x: &[u32], out: &mut [u32]) {
    let n = workgroup_id().x;
    let answers = functions::chosen(x, n);
    for i in 0..answers.len() {
        out[12 * n + i] = answers[i];
    }
}

#[kernel(workgroup_size = 1)]
fn assigned_slices(x: &[u32], out: &mut [u32]) {
    let n = workgroup_id().x;
    let answers = functions::assigned(x, n);
    for i in 0..answers.len() {
        out[12 * n + i] = answers[i];
    }
}

#[kernel(workgroup_size = 1)]
fn written_slices(n: u32, x: &mut [u32]) {
    functions::written(x, n);
}

#[kernel(workgroup_size = 1)]
fn matched_values(x: &[u32], out: &mut [u32]) {
    let n = workgroup_id().x;
    let answers = functions::values(x, n);
    for i in 0..answers.len() {
        out[8 * n + i] = answers[i];
    }
}

/// Each invocation of a workgroup takes its own part of a shared array.
#[kernel(workgroup_size = 8)]
fn shared_slices(x: &[u32], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 8]);
    let i = local_invocation_index();
    tile[i] = x[i];
    workgroup_barrier();
    let mut rest = if i % 2 == 0 { &tile[..i] } else { &tile[i..] };
    let mut total = 0;
    while let [first, tail @ ..] = rest {
        total = total * 3 + first;
        rest = tail;
    }
    out[i] = total;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let numbers = [3, 1, 4, 1, 5, 9, 2, 6];
    for length in [5, 6, 8] {
        for start in 0..=(8 - length).min(2) {
            let x = &numbers[start..start + length];
            let mut out = device.zeroed::<u32>(12 * 7)?;
            chosen_slices(&device.buffer(x)?, &mut out).workgroups(7).run()?;
            let expected: Vec<u32> = (0..7).flat_map(|n| functions::chosen(x, n)).collect();
            assert_eq!(out.read()?, expected, "{x:?}");
            let mut out = device.zeroed::<u32>(12 * 7)?;
            assigned_slices(&device.buffer(x)?, &mut out).workgroups(7).run()?;
            let expected: Vec<u32> = (0..7).flat_map(|n| functions::assigned(x, n)).collect();
            assert_eq!(out.read()?, expected, "{x:?}");
        }
    }
    for length in 1..=8 {
        let x = &numbers[..length];
        let mut out = device.zeroed::<u32>(8 * 7)?;
        matched_values(&device.buffer(x)?, &mut out).workgroups(7).run()?;
        let expected: Vec<u32> = (0..7).flat_map(|n| functions::values(x, n)).collect();
        assert_eq!(out.read()?, expected, "{x:?}");
    }
    for n in 0..6 {
        let mut expected = numbers;
        let mut x = device.buffer(&expected)?;
        written_slices(n, &mut x).workgroups(1).run()?;
        functions::written(&mut expected, n);
        assert_eq!(x.read()?, expected, "{n}");
    }
    let mut out = device.zeroed::<u32>(8)?;
    shared_slices(&device.buffer(&numbers)?, &mut out).workgroups(1).run()?;
    let taken = |i: usize| if i % 2 == 0 { &numbers[..i] } else { &numbers[i..] };
    let expected: Vec<u32> =
        (0..8).map(|i| taken(i).iter().fold(0, |total, first| total * 3 + first)).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
