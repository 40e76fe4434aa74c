//! `if let` and `while let` with `&&`. An operand is evaluated only if all earlier operands hold;
//! also calls, blocks and accesses. With `else`, values, jumps and deferred `let`s.

use dsl_runtime::prelude::*;

#[device]
fn quotient(a: u32, b: u32) -> (bool, u32) {
    if b == 0 { (false, 0) } else { (true, a / b) }
}

#[device]
fn counted(calls: &mut u32, value: u32) -> (bool, u32) {
    *calls += 1;
    (value % 2 == 0, value / 2)
}

#[device]
fn chosen(a: u32, b: u32, calls: &mut u32) -> u32 {
    let found = if let (true, q) = quotient(a, b)
        && let (true, half) = counted(calls, q)
        && half > 1
        && let (true, r) = counted(calls, half)
    {
        r + 10
    } else if let (false, q) = quotient(b, a)
        && let (odd, _) = counted(calls, b)
    {
        q + odd as u32
    } else {
        99
    };
    let deferred;
    if let (true, q) = quotient(a, 2)
        && {
            *calls += 100;
            q > 3
        }
        && a != 11
    {
        deferred = q;
    } else {
        deferred = 7;
    }
    found * 100 + deferred
}

/// Jumps of the loop, and of a loop in it.
#[device]
fn walk(from: u32, calls: &mut u32) -> u32 {
    let mut walked = 0;
    let mut at = from;
    'walk: while let (true, half) = quotient(at, 2)
        && half > 0
        && let (even, next) = counted(calls, half)
    {
        at = half;
        if even {
            continue;
        }
        for k in 0..3 {
            if let (true, q) = quotient(next, k)
                && let (true, r) = counted(calls, q)
            {
                walked += r;
                if r == 3 {
                    continue 'walk;
                }
                if r > 3 {
                    break;
                }
            } else {
                walked += 100;
                continue;
            }
            walked += 1;
        }
    }
    walked
}

#[kernel(workgroup_size = 4)]
fn let_chains(places: &[UVec2], table: &[u32], out: &mut [[u32; 4]]) {
    let i = global_invocation_id().x;
    if i >= places.len() || i >= out.len() {
        return;
    }
    let mut calls = 0;
    let value = chosen(i, i / 3, &mut calls);
    // The table is shorter than what the places may say.
    let mut looked = 0;
    if let (1, at) = (places[i].x, places[i].y)
        && let (small, large) = (table[at], table[at + 1])
        && small < large
    {
        looked = small * 10 + large;
    }
    let walked = walk(i, &mut calls);
    out[i] = [value, calls, looked, walked];
}

fn expected(i: u32, place: UVec2, table: &[u32]) -> [u32; 4] {
    let mut calls = 0;
    let value = chosen(i, i / 3, &mut calls);
    let mut looked = 0;
    if let (1, at) = (place.x, place.y)
        && let (small, large) = (table[at as usize], table[at as usize + 1])
        && small < large
    {
        looked = small * 10 + large;
    }
    let walked = walk(i, &mut calls);
    [value, calls, looked, walked]
}

#[device]
fn bumped(count: &mut u32) -> u32 {
    *count += 1;
    *count
}

/// Parts that always match between others, and effects behind them.
#[device]
fn in_turn(x: [u32; 4], i: u32) -> [u32; 4] {
    let (mut count, mut sum) = (0, 0);
    if i > 3
        && let w = x[i as usize % 4]
        && bumped(&mut count) > 0
    {
        sum += w;
    }
    if let Some(v) = x.get(i as usize)
        && let w = *v * 2
        && bumped(&mut count) > 1
    {
        sum += w * 10;
    } else {
        sum += 100;
    }
    if i > 1
        && let w = bumped(&mut count)
        && let z = count
        && z == w
    {
        sum += 1000;
    }
    if let Some(v) = x.get(i as usize)
        && let w = *v % 4
        && let z = x[w as usize]
        && z > w
    {
        sum += z * 10000;
    }
    let mut at = i;
    while let Some(v) = x.get(at as usize)
        && let w = *v + 1
        && bumped(&mut count) < w + 9
    {
        at += 1;
    }
    [sum, count, at, 0]
}

#[kernel(workgroup_size = 1)]
fn turns(x: &[[u32; 4]], out: &mut [[u32; 4]]) {
    for i in 0..8 {
        out[i] = in_turn(x[0], i);
    }
}

fn check_turns(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [3, 1, 7, 2];
    let (buffer, mut out) = (device.buffer(&[x])?, device.zeroed::<[u32; 4]>(8)?);
    turns(&buffer, &mut out).workgroups(1).run()?;
    let expected: Vec<[u32; 4]> = (0..8).map(|i| in_turn(x, i)).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let table = [1, 3, 2, 8, 5];
    let places: Vec<UVec2> =
        (0..90).map(|n| if n % 5 == 4 { uvec2(0, 1000) } else { uvec2(1, n % 4) }).collect();
    let (places_buffer, table_buffer) = (device.buffer(&places)?, device.buffer(&table)?);
    let mut out = device.zeroed::<[u32; 4]>(90)?;
    let_chains(&places_buffer, &table_buffer, &mut out).invocations(90).run()?;
    let all = places.iter().enumerate();
    let all: Vec<_> = all.map(|(i, place)| expected(i as u32, *place, &table)).collect();
    assert_eq!(out.read()?, all);
    check_turns(device)
}
