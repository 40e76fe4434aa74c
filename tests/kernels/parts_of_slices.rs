//! Parts of slices and arrays: `&x[a..b]`, parts of parts, `chunks`, `chunks_exact`, `windows`. The
//! methods `swap`, `fill`, `reverse`, `contains`, `is_empty`. `std::mem::swap` and `replace`.

use dsl_runtime::prelude::*;
use std::mem;

#[kernel(workgroup_size = 2)]
fn parts(a: &[u32], sums: &mut [u32], changed: &mut [u32], width: u32) {
    workgroup_var!(tile: [u32; 8]);
    let lane = local_invocation_index();
    let row = &a[lane * width..(lane + 1) * width];
    let mut sum = row[0] * 100 + row.len();
    for x in row {
        sum = sum * 3 + x;
    }
    for (x, y) in row[1..].iter().zip(&row[..2]) {
        sum = sum * 3 + x * y;
    }
    let middle = &row[1..=2];
    sum = sum * 3 + middle[1] + middle.len() + middle.iter().sum::<u32>();
    for pair in a.windows(2) {
        if pair[0] > pair[1] {
            sum += 1000;
        }
    }
    for chunk in a.chunks(3) {
        sum = sum * 3 + chunk.len() * chunk[0];
    }
    for chunk in a.chunks_exact(3).rev() {
        sum = sum * 3 + chunk.iter().rev().fold(0, |d, x| d * 2 + x);
    }
    sum += if row.contains(&5) { 1 } else { 2 };
    sum += if a[3..3].is_empty() && !a.is_empty() { 10 } else { 20 };
    sums[lane] = sum;
    let mine = &mut changed[lane * 4..lane * 4 + 4];
    mine[1] += 7;
    mine.swap(0, 3);
    for x in &mut mine[2..] {
        *x *= 2;
    }
    for x in mine.iter_mut().take(1) {
        *x += 1;
    }
    let half = &mut tile[lane * 4..][..4];
    half.fill(lane + 1);
    half[1..].reverse();
    half[3] = 9;
    workgroup_barrier();
    let mut local = [1, 2, 3, 4, 5];
    local.reverse();
    local[..2].swap(0, 1);
    let mut i = 0;
    local.swap(i, i + 4);
    i += 1;
    sums[2 + lane] = local.iter().fold(0, |d, x| d * 10 + x) + tile.iter().sum::<u32>() + i;
    let (mut x, mut y) = (lane, 5);
    mem::swap(&mut x, &mut y);
    mem::swap(&mut x, &mut local[1]);
    let old = mem::replace(&mut y, 8);
    sums[4 + lane] = x * 1000 + y * 100 + local[1] * 10 + old;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let a = [3u32, 1, 4, 1, 5, 9, 2, 6];
    let mut sums = device.zeroed::<u32>(6)?;
    let mut changed = device.buffer(&[1u32, 2, 3, 4, 5, 6, 7, 8])?;
    parts(&device.buffer(&a)?, &mut sums, &mut changed, 4).workgroups(1).run()?;
    let mut expected = Vec::new();
    for lane in 0..2 {
        let row = &a[lane * 4..][..4];
        let mut sum = row[0] * 100 + 4;
        let mut add = |x: u32| sum = sum * 3 + x;
        row.iter().for_each(|x| add(*x));
        row[1..].iter().zip(&row[..2]).for_each(|(x, y)| add(x * y));
        add(row[2] + 2 + row[1] + row[2]);
        sum += 3000;
        let mut add = |x: u32| sum = sum * 3 + x;
        a.chunks(3).for_each(|chunk| add(chunk.len() as u32 * chunk[0]));
        let digits = |chunk: &[u32]| chunk.iter().rev().fold(0, |d, x| d * 2 + x);
        a.chunks_exact(3).rev().for_each(|chunk| add(digits(chunk)));
        sum += if row.contains(&5) { 1 } else { 2 } + 10;
        expected.push(sum);
    }
    let tile = (1 + 1 + 1 + 9) + (2 + 2 + 2 + 9);
    // 5 4 3 2 1, its first two swapped, then its ends: 1 5 3 2 4.
    expected.extend([15_324 + tile + 1; 2]);
    expected.extend([5 * 1000 + 800 + 50, 5 * 1000 + 800 + 51]);
    assert_eq!(sums.read()?, expected);
    assert_eq!(changed.read()?, [5, 9, 6, 2, 9, 13, 14, 10]);
    Ok(())
}
