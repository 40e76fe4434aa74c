//! If a loop or a comparison keeps an index below the length of a part of a slice, the kernel
//! contains no further bounds check.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn below(a: &[u32], n: u32, out: &mut [u32]) {
    let lane = local_invocation_index();
    let mut width = n;
    let row = &a[lane * width..(lane + 1) * width];
    // The part stays what it was.
    width += 1;
    let mut sum = width;
    for k in 0..row.len() {
        sum += row[k];
    }
    for k in (1..row.len()).rev() {
        sum += row[k - 1] * row[k];
    }
    let rest = &a[lane * n..];
    let mut k = 0;
    while k < rest.len() {
        sum += rest[k];
        k += n;
    }
    let inner = &row[1..];
    for k in 0..inner.len() {
        sum += inner[k] << k;
    }
    if lane < row.len() {
        sum += row[lane];
    }
    out[lane] = sum;
}

/// None of these indices is known to be below the length of its part.
#[kernel(workgroup_size = 4)]
fn perhaps_not(a: &[u32], n: u32, out: &mut [u32]) {
    let lane = local_invocation_index();
    let row = &a[lane * n..(lane + 1) * n];
    let longer = &a[lane * n..];
    let mut sum = 0;
    for k in 0..=row.len() {
        sum += row[k];
    }
    for mut k in 0..row.len() {
        k += 1;
        sum = sum * 3 + row[k];
    }
    for k in 0..longer.len() {
        sum = sum * 3 + row[k];
    }
    let mut k = 0;
    while k < row.len() {
        k += 1;
        sum = sum * 3 + row[k];
    }
    // Past the end the difference wraps, and is large.
    if row.len() - (n + 1) >= 1 {
        sum = sum * 3 + row[n + 1];
    }
    let empty = &a[lane..lane];
    for k in 0..empty.len() {
        sum += empty[k];
    }
    out[lane] = sum;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let input: Vec<u32> = (0..16).map(|x| x * x + 1).collect();
    let a = device.buffer(&input)?;
    let mut out = device.zeroed::<u32>(4)?;
    for n in 1..=4 {
        below(&a, n, &mut out).workgroups(1).run()?;
        let n = n as usize;
        let expected = (0..4).map(|lane| {
            let row = &input[lane * n..(lane + 1) * n];
            let mut sum = n as u32 + 1 + row.iter().sum::<u32>();
            sum += row.windows(2).map(|pair| pair[0] * pair[1]).sum::<u32>();
            sum += input[lane * n..].iter().step_by(n).sum::<u32>();
            sum += row[1..].iter().enumerate().map(|(k, x)| x << k).sum::<u32>();
            sum + row.get(lane).unwrap_or(&0)
        });
        assert_eq!(out.read()?, expected.collect::<Vec<u32>>(), "{n}");
    }
    // Outside of a part is a mistake on the checked device.
    if device.name() == Device::checked().name() {
        return Ok(());
    }
    for n in 1..=4 {
        perhaps_not(&a, n, &mut out).workgroups(1).run()?;
        let n = n as usize;
        let expected = (0..4).map(|lane| {
            let row = &input[lane * n..(lane + 1) * n];
            let at = |k: usize| row[k.min(n - 1)];
            let mut sum = row.iter().sum::<u32>() + at(n);
            let mut next = |k: usize| sum = sum.wrapping_mul(3).wrapping_add(at(k));
            (1..=n).for_each(&mut next);
            (0..input.len() - lane * n).for_each(&mut next);
            (1..=n).for_each(&mut next);
            next(n + 1);
            sum
        });
        assert_eq!(out.read()?, expected.collect::<Vec<u32>>(), "{n}");
    }
    Ok(())
}
