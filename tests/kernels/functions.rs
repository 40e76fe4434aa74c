//! Functions: by value, early return, `&mut` to locals and their parts, slices of any memory,
//! nested functions, shadowed and reserved names.

use dsl_runtime::prelude::*;

#[device]
const LIMIT: u32 = 5;

#[device]
fn square(x: u32) -> u32 {
    x * x
}

#[device]
fn first_above(values: &[u32], least: u32) -> u32 {
    for i in 0..values.len() {
        if values[i] > least {
            return i;
        }
    }
    values.len()
}

#[device]
fn next_multiple(mut n: u32, of: u32) -> u32 {
    loop {
        if n % of == 0 {
            return n;
        }
        n += 1;
    }
}

#[device]
fn classify(n: u32) -> u32 {
    match n {
        0 => return 10,
        k if k > LIMIT => {
            if k > 6 {
                return square(k);
            }
            k
        }
        _ => 30,
    }
}

#[device]
fn bump(x: &mut u32) -> u32 {
    *x += 1;
    *x
}

#[device]
fn exchange(a: &mut u32, b: &mut u32) {
    let old = *a;
    *a = *b;
    *b = old;
}

#[device]
fn fill(values: &mut [u32], with: u32) {
    for v in values {
        *v += with;
    }
}

#[device]
fn sum(values: &[u32]) -> u32 {
    let mut sum = 0;
    for v in values {
        sum += v;
    }
    sum
}

#[device]
fn texture(sampler: u32, ptr: u32) -> u32 {
    let array = sampler * 10;
    array + ptr
}

#[device]
fn pair((a, b): (u32, u32), _: u32) -> (u32, u32) {
    (b, a + bump_twice(b))
}

#[device]
fn bump_twice(n: u32) -> u32 {
    let mut n = n;
    bump(&mut n);
    bump(&mut n);
    n
}

#[kernel(workgroup_size = 1)]
fn values(n: u32, input: &[u32], out: &mut [u32]) {
    let square = square(n) + square(2);
    out[0] = square;
    out[1] = first_above(input, 3) * 100 + first_above(&[9, 1], 3);
    out[2] = next_multiple(n, 7);
    for i in 0..4 {
        out[3 + i] = classify(i * 3);
    }
    out[7] = texture(1, 2);
    let (a, b) = pair((1, 2), 3);
    out[8] = a * 100 + b;
    // It calls one that is declared behind it.
    fn next_of_last(n: u32) -> u32 {
        last(n) + 1
    }
    fn last(n: u32) -> u32 {
        n - 1
    }
    out[8] += next_of_last(a) - a;
    fn square_of_next(n: u32) -> u32 {
        const ONE: u32 = 1;
        (n + ONE) * (n + ONE)
    }
    out[9] = square_of_next(n);
    {
        fn square_of_next(n: u32) -> u32 {
            n
        }
        out[10] = square_of_next(n);
    }
}

#[kernel(workgroup_size = 1)]
fn locals(out: &mut [u32]) {
    let mut a = 1;
    // The first operand is read before the call, the last after it.
    out[0] = a * 100 + bump(&mut a) * 10 + a;
    let mut list = [1, 2, 3, 4];
    let mut i = 1;
    out[1] = list[i] * 100 + bump(&mut list[i]) * 10 + list[i];
    // The place is decided before the index changes.
    let v = &mut list[i];
    i = 3;
    *v += 10;
    bump(v);
    out[2] = list[1] * 10 + i;
    let mut p = (1, [2, 3]);
    exchange(&mut p.0, &mut p.1[1]);
    out[3] = p.0 * 100 + p.1[0] * 10 + p.1[1];
    fill(&mut list, 5);
    if p.0 > 0 {
        fill(&mut p.1, 100)
    }
    out[4] = sum(&list) + p.1[0];
    // Calls in conditions, which are evaluated as often as Rust does.
    let mut n = [0, 0];
    while bump(&mut n[0]) < 5 {
        if n[0] == 2 {
            continue;
        }
        n[1] += 1;
    }
    out[5] = n[0] * 10 + n[1];
    let mut calls = [0];
    let both = a > 100 && bump(&mut calls[0]) > 0;
    let either = a > 0 || bump(&mut calls[0]) > 0;
    out[6] = calls[0] * 100 + both as u32 * 10 + either as u32;
    let mut at = 0;
    // Rust evaluates the value of an assignment before its place.
    list[bump(&mut at)] = at * 7;
    out[7] = list[0] * 100 + list[1];
    at = 0;
    let pick = list[bump(&mut at)] + list[bump(&mut at)] * 100;
    out[8] = pick;
}

#[kernel(workgroup_size = 4)]
fn memory(input: &[[u32; 4]], out: &mut [u32], table: &mut [[u32; 4]]) {
    workgroup_var!(tile: [[u32; 4]; 4]);
    let lane = local_invocation_index();
    let row = &mut tile[lane];
    for (i, v) in row.iter_mut().enumerate() {
        *v = lane * 10 + i;
    }
    fill(&mut tile[lane], input[0][lane]);
    workgroup_barrier();
    let mut line = (lane + 1) % 4;
    let other = &tile[line];
    line = 100;
    out[lane] = sum(other) + line;
    fill(&mut table[lane], lane);
    exchange_in(table, lane);
    out[4 + lane] = sum(&table[lane]) + sum(&input[1]);
}

#[device]
fn exchange_in(table: &mut [[u32; 4]], row: u32) {
    let old = table[row][0];
    table[row][0] = table[row][3] * 100;
    table[row][3] = old;
    fill(&mut table[row], 1);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let input = device.buffer(&[1u32, 2, 3, 4, 5])?;
    let mut out = device.zeroed::<u32>(11)?;
    values(3, &input, &mut out).workgroups(1).run()?;
    let classified = [10, 30, 6, 81];
    let pairs = 200 + 1 + 4;
    let (a, b) = (9 + 4, 300);
    assert_eq!(out.read()?[..3], [a, b, 7]);
    assert_eq!(out.read()?[3..7], classified);
    assert_eq!(out.read()?[7..], [12, pairs, 16, 3]);

    let mut out = device.zeroed::<u32>(9)?;
    locals(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, plain_locals());

    let input = device.buffer(&[[1u32, 2, 3, 4], [1, 1, 1, 1]])?;
    let mut out = device.zeroed::<u32>(8)?;
    let mut table = device.buffer(&[[1u32, 2, 3, 4]; 4])?;
    memory(&input, &mut out, &mut table).workgroups(1).run()?;
    let mut expected = [0; 8];
    for lane in 0..4u32 {
        let line = (lane + 1) % 4;
        expected[lane as usize] = (0..4).map(|i| line * 10 + i + line + 1).sum::<u32>() + 100;
        let mut row = [[1, 2, 3, 4]; 4];
        fill_rows(&mut row, lane);
        expected[4 + lane as usize] = row[lane as usize].iter().sum::<u32>() + 4;
    }
    assert_eq!(out.read()?, expected);
    Ok(())
}

fn fill_rows(table: &mut [[u32; 4]], lane: u32) {
    let row = &mut table[lane as usize];
    row.iter_mut().for_each(|v| *v += lane);
    row.swap(0, 3);
    row[0] *= 100;
    row.iter_mut().for_each(|v| *v += 1);
}

/// The kernel `locals`, with indices as Rust has them.
fn plain_locals() -> [u32; 9] {
    let mut out = [0; 9];
    let mut a = 1;
    out[0] = a * 100 + bump(&mut a) * 10 + a;
    let mut list = [1, 2, 3, 4];
    out[1] = list[1] * 100 + bump(&mut list[1]) * 10 + list[1];
    list[1] += 11;
    out[2] = list[1] * 10 + 3;
    let mut p = (1, [2, 3]);
    exchange(&mut p.0, &mut p.1[1]);
    out[3] = p.0 * 100 + p.1[0] * 10 + p.1[1];
    list.iter_mut().for_each(|v| *v += 5);
    p.1.iter_mut().for_each(|v| *v += 100);
    out[4] = list.iter().sum::<u32>() + p.1[0];
    let mut n = [0, 0];
    while bump(&mut n[0]) < 5 {
        if n[0] == 2 {
            continue;
        }
        n[1] += 1;
    }
    out[5] = n[0] * 10 + n[1];
    out[6] = 1;
    let mut at = 0;
    let value = at * 7;
    list[bump(&mut at) as usize] = value;
    out[7] = list[0] * 100 + list[1];
    at = 0;
    out[8] = list[bump(&mut at) as usize] + list[bump(&mut at) as usize] * 100;
    out
}
