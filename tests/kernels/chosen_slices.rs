//! A branch that chooses among slices of different arrays and buffers, `if c { &a[..] } else { &b[..]
//! }`. Uses: indices, `len()`, iteration, parts, patterns, searches, arguments, results, options.

use dsl_runtime::prelude::*;

#[device]
mod functions {
    const TABLE: [u32; 5] = [3, 1, 4, 1, 5];

    #[derive(Clone, Copy)]
    pub struct Pair {
        pub a: u32,
        pub b: u32,
    }

    fn sum(x: &[u32]) -> u32 {
        x.iter().fold(x.len() as u32, |a, v| a.wrapping_mul(3).wrapping_add(*v))
    }

    fn longer<'a>(a: &'a [u32], b: &'a [u32]) -> &'a [u32] {
        if a.len() >= b.len() { a } else { b }
    }

    fn after(v: &u32) -> u32 {
        *v + 1
    }

    pub fn read(x: &[u32], y: &[u32], n: usize) -> [u32; 12] {
        let mut out = [77; 12];
        let own = [n as u32, 2, 3];
        let table = TABLE;
        let s = if n == 4 { &own[..] } else { &x[1..] };
        out[0] = s[1] * 100 + s.len() as u32 + sum(s);
        let s: &[u32] = match n {
            0 => &own,
            1 | 2 => y,
            3 => &table[2..],
            _ => longer(x, y),
        };
        out[1] = sum(s) + s.get(n).map_or(5, |v| v * 10);
        let part = if n % 2 == 0 { &s[1..] } else { &x[2..] };
        out[2] = part.iter().rev().enumerate().map(|(i, v)| i as u32 * v).sum::<u32>();
        out[3] = part.windows(2).map(|w| w[0] * w[1]).sum::<u32>() + part.iter().zip(y).map(|(a, b)| a * b).sum::<u32>();
        out[4] = sum(if n > 2 { x } else { y }) + after(&s[0]);
        let mut i = 0;
        while i < s.len() && s[i] < 4 {
            i += 1;
        }
        out[5] = i as u32 + 10 * s.contains(&4) as u32 + 100 * s.iter().max().copied().unwrap_or(7);
        if let [first, .., last] = s {
            out[6] = first * 10 + last;
        }
        let option = if n == 2 { None } else if n == 3 { Some(&own[1..]) } else { x.get(1..n) };
        out[7] = option.map_or(3, |part| sum(part));
        out[8] = match if n % 3 == 0 { &own[..] } else { y } {
            [a, b, c] => a * 100 + b * 10 + c,
            [a, ..] => *a,
            [] => 4,
        };
        let mut copy = [0; 3];
        copy.copy_from_slice(if n < 3 { &own } else { &y[1..4] });
        out[9] = sum(&copy);
        let mut rest = if n % 2 == 0 { &own[..] } else { x };
        while let [first, tail @ ..] = rest {
            out[10] = out[10].wrapping_mul(3) + first;
            rest = tail;
        }
        let mut items = s.iter();
        while let Some(v) = items.next() {
            out[11] = out[11] * 2 + v + items.next().copied().unwrap_or(9) * 5;
        }
        out
    }

    pub fn elements(n: usize) -> [u32; 4] {
        let rows = [[1, 2, 3], [4, 5, 6]];
        let one = [[7, 8, n as u32]];
        let chosen: &[[u32; 3]] = if n > 3 { &rows } else { &one };
        let row: &[u32] = if n > 5 { &rows[n % 2] } else { &one[0][1..] };
        let pairs = [Pair { a: 1, b: 2 }, Pair { a: 3, b: n as u32 }];
        let other = [Pair { a: 5, b: 6 }];
        let members = if n % 2 == 0 { &pairs[..] } else { &other[..] };
        let mut total = 0;
        for k in 0..n {
            let s = if k % 2 == 0 { &rows[0] } else { &one[0] };
            total = total * 3 + s[k % 3];
        }
        let of_members = members.iter().map(|of| of.a * of.b).sum::<u32>() + members[0].b * 100;
        [chosen[0][n % 3] + chosen.len() as u32 * 10 + chosen[0].len() as u32 * 100, sum(row), of_members, total]
    }
}

#[kernel(workgroup_size = 1)]
fn chosen_slices(x: &[u32], y: &[u32], out: &mut [u32]) {
    let n = workgroup_id().x;
    let read = functions::read(x, y, n as usize);
    let elements = functions::elements(n as usize);
    workgroup_var!(shared: [u32; 4]);
    shared[1] = n + 7;
    let part = if n < 3 { &shared[..] } else { y };
    for i in 0..12 {
        out[17 * n + i] = read[i];
    }
    for i in 0..4 {
        out[17 * n + 12 + i] = elements[i];
    }
    out[17 * n + 16] = part[1] + part.len() as u32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let (x, y) = ([3, 1, 4, 1, 5, 9, 2, 6], [2, 7, 1, 8, 2]);
    let mut out = device.zeroed::<u32>(17 * 8)?;
    chosen_slices(&device.buffer(&x)?, &device.buffer(&y)?, &mut out).workgroups(8).run()?;
    let mut expected = Vec::new();
    for n in 0..8 {
        expected.extend(functions::read(&x, &y, n));
        expected.extend(functions::elements(n));
        expected.push(if n < 3 { n as u32 + 7 + 4 } else { y[1] + 5 });
    }
    assert_eq!(out.read()?, expected);
    Ok(())
}
