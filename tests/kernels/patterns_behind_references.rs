//! Patterns behind `&mut` references: `let (a, b) = &mut t;`, `let [first, rest @ ..] = r;`, `for
//! (i, [a, b]) in rows.iter_mut().enumerate()`, and `std::mem::swap(a, b)` of bound names.

use dsl_runtime::prelude::*;

struct Body {
    mass: u32,
    at: [u32; 2],
}

impl Body {
    fn turn(&mut self) -> u32 {
        let Body { mass, at: [x, y] } = self;
        *mass ^= *x;
        std::mem::swap(x, y);
        *y += *mass % 7;
        *x
    }
}

fn shift(pair: &mut (u32, u32), row: &mut [u32; 3]) -> u32 {
    let (a, b) = pair;
    *a += 1;
    let [first, rest @ ..] = row;
    *first = *b;
    rest[1] = *a;
    rest.swap(0, 1);
    match pair {
        (1, b) => *b = 2,
        (_, b) => *b += 1,
    }
    pair.1
}

fn taken_apart(n: u32) -> [u32; 12] {
    let mut out = [0; 12];
    let mut rows = [[1, 2], [3, 4], [5, n]];
    let mut i = 0;
    let [a, b] = &mut rows[{
        i += 1;
        i
    }];
    i += 1;
    *a ^= n;
    std::mem::swap(a, b);
    let last = &mut rows[i];
    let [a, b] = last;
    *a += *b;
    let [first, .., last] = &mut rows;
    std::mem::swap(first, last);
    first[0] += 1;
    last[1] ^= first[1];
    for (i, [a, b]) in rows.iter_mut().enumerate() {
        *a ^= *b + i as u32;
    }
    for [a, ..] in &mut rows {
        *a += 1;
    }
    rows.iter_mut().for_each(|[a, b]| *b += *a);
    for (i, [a, b]) in rows.iter().enumerate() {
        out[2 * i] = *a;
        out[2 * i + 1] = *b;
    }
    let mut pair = (n, 2);
    let mut row = [7, 8, 9];
    out[6] = shift(&mut pair, &mut row) + shift(&mut pair, &mut row) * 10;
    let [most @ .., least] = &mut row;
    *least += most[1];
    most.reverse();
    out[7] = row[0] * 100 + row[1] * 10 + row[2];
    let mut nested = (pair, [n, 1], 3);
    let ((a, _), [b, c], d) = &mut nested;
    std::mem::swap(a, d);
    *b += *c;
    *c ^= *a;
    out[8] = nested.0.0 * 100 + nested.1[1] * 10 + nested.2;
    out[9] = nested.1[0];
    let mut body = Body { mass: n, at: [1, 2] };
    out[10] = body.turn() + body.turn() * 10;
    out[11] = body.mass * 100 + body.at[0] * 10 + body.at[1];
    out
}

#[kernel(workgroup_size = 1)]
fn patterns_behind_references(out: &mut [u32]) {
    let n = workgroup_id().x;
    let answers = taken_apart(n);
    for i in 0..answers.len() {
        out[12 * n + i] = answers[i];
    }
}

/// Each invocation takes its own element apart.
#[kernel(workgroup_size = 4)]
fn in_memory(rows: &mut [[u32; 3]]) {
    let i = global_invocation_id().x;
    if i < rows.len() {
        let [a, rest @ ..] = &mut rows[i];
        rest[0] += *a;
        *a = rest[1];
        let row = &mut rows[i];
        let [.., b, c] = row;
        std::mem::swap(b, c);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(12 * 9)?;
    patterns_behind_references(&mut out).workgroups(9).run()?;
    let expected: Vec<u32> = (0..9).flat_map(taken_apart).collect();
    assert_eq!(out.read()?, expected);
    let mut rows = device.buffer(&[[1, 2, 3], [4, 5, 6]])?;
    in_memory(&mut rows).workgroups(1).run()?;
    assert_eq!(rows.read()?, [[3, 3, 3], [6, 6, 9]]);
    Ok(())
}
