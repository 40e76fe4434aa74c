//! Assignments to several places at once, in Rust's order: swaps, parts of tuples and structs.

use dsl_runtime::prelude::*;

#[derive(ShaderType, Debug, Clone, Copy)]
struct Pair {
    a: u32,
    b: u32,
}

#[device]
fn with_next(x: u32) -> (u32, u32) {
    (x, x + 1)
}

/// Steps of Euclid's algorithm, and exchanges of elements.
#[kernel(workgroup_size = 1)]
fn assign(data: &mut [u32], count: &[Atomic<u32>]) {
    let (mut a, mut b) = (data[0], data[1]);
    let mut n_steps = 0;
    while b != 0 {
        (a, b, n_steps) = (b, a % b, n_steps + 1);
    }
    (data[0], data[1]) = (a, n_steps);
    (data[2], data[3]) = (data[3], data[2]);

    ((a, _), b) = (with_next(n_steps), 7);
    let pair = Pair { a: b, b: a };
    Pair { a, b } = pair;
    (data[4], data[5]) = (a, b);

    // The value first, and then the places from left to right.
    let mut i = 6;
    data[i] = 5;
    (i, data[i]) = (7, count[0].fetch_add(2));
    (data[i + count[0].fetch_add(1)], i) = (count[0].fetch_add(3), count[0].load());
    data[8] = i;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut data = device.buffer(&[84u32, 36, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0])?;
    let mut count = device.buffer(&[0u32])?;
    assign(&mut data, &mut count).workgroups(1).run()?;
    assert_eq!(data.read()?, expected());
    assert_eq!(count.read()?, [6]);
    Ok(())
}

/// The same, in plain Rust.
fn expected() -> [u32; 13] {
    let mut data = [84u32, 36, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let mut count = 0;
    let mut fetch_add = |n: u32| {
        count += n;
        count - n
    };
    let (mut a, mut b) = (data[0], data[1]);
    let mut n_steps = 0;
    while b != 0 {
        (a, b, n_steps) = (b, a % b, n_steps + 1);
    }
    (data[0], data[1]) = (a, n_steps);
    (data[2], data[3]) = (data[3], data[2]);

    ((a, _), b) = (with_next(n_steps), 7);
    let pair = Pair { a: b, b: a };
    Pair { a, b } = pair;
    (data[4], data[5]) = (a, b);

    let mut i = 6;
    data[i] = 5;
    (i, data[i]) = (7, fetch_add(2));
    (data[i + fetch_add(1) as usize], i) = (fetch_add(3), fetch_add(0) as usize);
    data[8] = i as u32;
    data
}
