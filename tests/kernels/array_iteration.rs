//! `for` over arrays and slices: by value, by reference, with `iter_mut`, `enumerate` and patterns.
//! Bodies that change the array, nested arrays, references to elements, and temporary arrays.

use dsl_runtime::prelude::*;

#[device]
const PRIMES: [u32; 4] = [2, 3, 5, 7];

#[kernel(workgroup_size = 2)]
fn iteration(input: &[u32], pairs: &[UVec2], marks: &mut [u32], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 4]);
    let lane = local_invocation_index();
    tile[lane] = lane + 1;
    tile[lane + 2] = lane + 3;
    workgroup_barrier();
    let mut list = [1, 2, 3, 4];
    let mut sum = 0;
    // By value: the array is copied before the loop.
    for v in list {
        list[3] = 100;
        list[0] += v;
        sum = sum * 10 + v;
    }
    let mut place = lane * 10;
    out[place] = sum;
    out[place + 1] = list[0] * 1000 + list[3];
    for (i, v) in list.iter_mut().enumerate() {
        *v += i;
        if i == 1 {
            continue;
        }
        *v *= 2;
    }
    for v in &mut list {
        *v += 1;
    }
    sum = 0;
    for (i, &v) in list.iter().enumerate() {
        sum += v * (i + 1);
    }
    out[place + 2] = sum;
    sum = 0;
    for v in input {
        if *v == 9 {
            break;
        }
        sum = sum * 10 + *v;
    }
    for v in &tile {
        sum = sum * 10 + v;
    }
    for p in PRIMES {
        sum = sum * 2 + p;
    }
    for v in [lane, 7] {
        sum += v;
    }
    out[place + 3] = sum;
    sum = 0;
    let table = [[1, 2], [3, 4], [5, 6]];
    'rows: for row in &table {
        for v in row {
            if *v == 4 {
                continue 'rows;
            }
            sum = sum * 10 + v;
        }
        sum = sum * 10 + row[0];
    }
    out[place + 4] = sum;
    sum = 0;
    for (i, pair) in pairs.iter().enumerate() {
        sum += pair.x * pair.y * (i + 1);
    }
    for (a, b) in [(1, 2), (3, 4)] {
        sum += a * b;
    }
    out[place + 5] = sum;
    // A reference keeps its element when the index changes.
    let element = &mut out[place + 6];
    place += 100;
    *element = place;
    let same = element;
    *same += 1;
    if lane == 0 {
        for m in marks {
            *m += 5;
        }
    }
}

/// Arrays without a name.
#[device]
mod unnamed {
    use dsl_runtime::prelude::*;

    fn powers(x: u32) -> [u32; 3] {
        [1, x, x * x]
    }

    pub fn forms(x: u32) -> [u32; 6] {
        let vector = uvec3(x, 2, x + 5);
        let pair = [x, 4];
        let mut sums = [0; 6];
        sums[0] = vector.to_array().iter().sum::<u32>() * 100 + powers(x + 1).iter().sum::<u32>();
        sums[1] = [x, 1].map(|v| v * 3).iter().copied().fold(7, u32::max);
        for v in powers(x) {
            sums[2] = sums[2] * 10 + v;
        }
        for (i, v) in powers(x).into_iter().enumerate() {
            sums[3] += v * i as u32;
        }
        for v in vector.to_array() {
            sums[4] = sums[4] * 7 + v;
        }
        for v in &powers(2) {
            sums[5] += *v * x;
        }
        sums[5] += pair.map(|v| v + 1).into_iter().product::<u32>();
        sums
    }
}

#[kernel(workgroup_size = 1)]
fn unnamed_arrays(x: &[u32], out: &mut [u32]) {
    for i in 0..x.len() {
        let sums = unnamed::forms(x[i]);
        for k in 0..6 {
            out[i * 6 + k] = sums[k];
        }
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let input = device.buffer(&[1u32, 2, 9, 4])?;
    let pairs = device.buffer(&[UVec2::new(2, 3), UVec2::new(4, 5)])?;
    let mut marks = device.buffer(&[1u32, 2])?;
    let mut out = device.zeroed::<u32>(17)?;
    iteration(&input, &pairs, &mut marks, &mut out).workgroups(1).run()?;
    let mut expected = [0; 17];
    for lane in 0..2u32 {
        let list = [22u32, 2, 6, 103].map(|v| v);
        // [11, 2, 3, 100] with the index added, doubled except the second, and one more.
        let [a, b, c, d] = [11 * 2 + 1, 3 + 1, 5 * 2 + 1, 103 * 2 + 1];
        let mut digits = 12;
        for v in 1..=4 {
            digits = digits * 10 + v;
        }
        for p in PRIMES {
            digits = digits * 2 + p;
        }
        let row = [
            1234,
            11 * 1000 + list[3] - 3,
            a + b * 2 + c * 3 + d * 4,
            digits + lane + 7,
            // 1, 2, then the row's first; 3; 5, 6, and 5.
            1213565,
            6 + 40 + 2 + 12,
            lane * 10 + 101,
        ];
        expected[lane as usize * 10..][..7].copy_from_slice(&row);
    }
    assert_eq!(out.read()?, expected);
    assert_eq!(marks.read()?, [6, 7]);

    let numbers = [0, 1, 2, 9, 30];
    let mut out = device.zeroed::<u32>(numbers.len() * 6)?;
    unnamed_arrays(&device.buffer(&numbers)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, numbers.map(unnamed::forms).concat());
    Ok(())
}
