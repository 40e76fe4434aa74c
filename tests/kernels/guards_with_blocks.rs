//! Guards that contain blocks, branches and loops. A guard runs only if its pattern matches and no
//! earlier arm is taken. Also guards of `matches!`, of tuples and of or-patterns.

use dsl_runtime::prelude::*;

#[device]
fn above(log: &mut u32, n: u32, least: u32) -> bool {
    *log = *log * 10 + n;
    n > least
}

#[derive(ShaderType, Clone, Copy, PartialEq)]
#[repr(u32)]
enum Kind {
    Low,
    Middle,
    High,
}

// The result for each value, and the guards that have run for it.
#[device]
fn numbers(n: u32, data: [u32; 4]) -> [u32; 8] {
    let mut log = 0;
    let mut limit = n;
    limit += 1;
    let one = match n {
        0 if {
            log += 1;
            data[0] > 3
        } =>
        {
            10
        }
        0 | 1
            if if data[1] > 3 {
                log += 20;
                true
            } else {
                log += 30;
                false
            } =>
        {
            11
        }
        2 => 12,
        k if above(&mut log, k, 6) => 13,
        k @ 3..=5
            if {
                let mut sum = 0;
                for i in 0..k {
                    sum += i;
                }
                log += 1000;
                sum > limit
            } =>
        {
            14
        }
        _ if limit == 4 => 15,
        _ => 16,
    };
    let mut seen = 0;
    let two = match (n, data[0]) {
        (0, x)
            if {
                seen += 1;
                x > 3
            } =>
        {
            20
        }
        (y, 9)
            if {
                seen += 10;
                y > 1
            } =>
        {
            21
        }
        (1, x) | (x, 1)
            if {
                seen += 100;
                x > 3
            } =>
        {
            22
        }
        (x, _) => x,
    };
    let mut asked = 0;
    let three = matches!(n, 1..=4 if { asked += 1; data[1] > asked });
    let four = matches!(n, x if { asked += x; asked > 4 });
    let kind = if n < 2 {
        Kind::Low
    } else if n < 4 {
        Kind::Middle
    } else {
        Kind::High
    };
    let five = match kind {
        Kind::Low
            if {
                asked += 50;
                n == 1
            } =>
        {
            1
        }
        Kind::Middle => 2,
        Kind::Low | Kind::High => 3,
    };
    let six = match Some(n).filter(|n| *n > 1) {
        Some(x)
            if {
                asked += 100;
                x > 3
            } =>
        {
            x
        }
        Some(_) => 1,
        None => 0,
    };
    [one, log, two, seen, three as u32, four as u32, asked, five * 10 + six]
}

// A guard may leave the loop that is around its `match`.
#[device]
fn leaves(n: u32) -> u32 {
    let mut sum = 0;
    for i in 0..10 {
        sum += match i {
            3 if {
                if n == 3 {
                    break;
                }
                n == 4
            } =>
            {
                100
            }
            x if {
                if x == n {
                    continue;
                }
                false
            } =>
            {
                1000
            }
            x => x,
        };
    }
    sum
}

#[kernel(workgroup_size = 1)]
fn guards(data: &[[u32; 4]], out: &mut [[u32; 8]], sums: &mut [u32]) {
    for set in 0..data.len() {
        for n in 0..8 {
            out[8 * set + n] = numbers(n, data[set]);
        }
    }
    for n in 0..8 {
        sums[n] = leaves(n);
    }
}

#[kernel(workgroup_size = 1)]
fn in_memory(n: u32, hits: &[Atomic<u32>], out: &mut [u32]) {
    let v = match n {
        0 if {
            let x = out[0];
            x > 3
        } =>
        {
            5
        }
        1 if hits[0].fetch_add(if n > 0 { 2 } else { 3 }) == 0 => 6,
        1 if { hits[0].load() > 1 } => 7,
        _ => 8,
    };
    out[1] = v;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let data = [[4, 5, 0, 0], [3, 2, 0, 0], [9, 4, 0, 0], [1, 1, 0, 0]];
    let mut out = device.zeroed::<[u32; 8]>(32)?;
    let mut sums = device.zeroed::<u32>(8)?;
    guards(&device.buffer(&data)?, &mut out, &mut sums).workgroups(1).run()?;
    let expected: Vec<[u32; 8]> =
        data.iter().flat_map(|data| (0..8).map(|n| numbers(n, *data))).collect();
    assert_eq!(out.read()?, expected);
    assert_eq!(sums.read()?, (0..8).map(leaves).collect::<Vec<_>>());

    for (n, hits, expected) in [(0, 0, 5), (1, 0, 6), (1, 1, 7), (2, 0, 8)] {
        let mut out = device.buffer(&[4, 0])?;
        let mut count = device.buffer(&[hits])?;
        in_memory(n, &mut count, &mut out).workgroups(1).run()?;
        assert_eq!(out.read()?, [4, expected], "{n} {hits}");
    }
    Ok(())
}
