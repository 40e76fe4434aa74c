//! Slice methods that kernels compile from std's definition, also with closures. `rfold`, `rfind`,
//! `filter` before `rev`, `try_for_each`, `==` and `<` of slices. The results are compared with std.

use dsl_runtime::prelude::*;

#[device]
mod slices {
    pub fn questions(x: &[u32], n: u32) -> [u32; 9] {
        let own = [n, n + 1, n + 2, n];
        let found = match x.binary_search(&n) {
            Ok(at) => at as u32,
            Err(at) => 100 + at as u32,
        };
        [
            found,
            x.partition_point(|value| *value < n) as u32,
            x.is_sorted() as u32 | (own.is_sorted() as u32) << 1 | (own[..3].is_sorted() as u32) << 2,
            x.starts_with(&own[..1]) as u32 | (x.starts_with(&own[..0]) as u32) << 1,
            (x[..1] == own[..1]) as u32 | ((x < &own[..]) as u32) << 1 | ((x != [5]) as u32) << 2,
            x.starts_with(&own[..3]) as u32 | (x[1..].starts_with(&[n, n + 3]) as u32) << 1,
            x.ends_with(&own[..1]) as u32 | (x.ends_with(&own[..2]) as u32) << 1,
            x.binary_search(&(n + 1)).unwrap_or_else(|at| at + 50) as u32,
            if let Ok(at) = own[..3].binary_search(&(n + 2)) { at as u32 } else { 9 },
        ]
    }

    fn below(x: &[u32], n: u32) -> Result<(), u32> {
        x.iter().try_for_each(|v| if *v > n { Err(*v) } else { Ok(()) })
    }

    pub fn with_functions(x: &[u32], n: u32) -> [u32; 10] {
        let (mut own, mut value) = ([0; 5], n);
        own[1..].fill_with(|| {
            value = value * 3 + 1;
            value
        });
        let by = x.binary_search_by(|v| v.cmp(&n)).map_or_else(|at| 50 + at as u32, |at| at as u32);
        let pairs = [(n, 1), (4, 3), (5, 7)];
        let by_key = pairs.binary_search_by_key(&(n % 8), |of| of.1);
        let mut calls = 0;
        let is_sorted = x.is_sorted_by_key(|v| {
            calls += 1;
            v / n.max(1)
        });
        let mut sum = 0;
        let is_below = x.iter().try_for_each(|v| {
            sum += v;
            (*v < n).then_some(())
        });
        [
            own.iter().fold(0, |a, v| a * 3 + v),
            by,
            by_key.map_or_else(|at| 50 + at as u32, |at| at as u32),
            is_sorted as u32 + calls * 10,
            x.is_sorted_by(|a, b| a < b) as u32 + 2 * x[1..].is_sorted_by(|a, b| a <= b) as u32,
            x.iter().rfold(1, |a, v| a * 2 + v),
            x.iter().rfind(|v| **v < n).copied().unwrap_or(99),
            x.iter().enumerate().filter(|(_, v)| **v != n).rev().fold(0, |a, (i, v)| a * 2 + v * i as u32),
            below(x, n).map_or_else(|v| v + 100, |()| 3),
            sum * 10 + is_below.is_some() as u32,
        ]
    }

    pub fn turned(x: &mut [u32], by: usize) {
        x.rotate_left(by);
        x[1..].rotate_right(by / 2);
        let mut own = [1, 2, 3, 4, 5];
        own.rotate_right(by);
        own[..4].rotate_left(by / 3);
        x[0] += own[0] * 1000 + own[1] * 100;
    }
}

#[kernel(workgroup_size = 1)]
fn std_slices(x: &[u32], out: &mut [u32]) {
    let n = workgroup_id().x;
    let answers = slices::questions(x, n);
    for i in 0..answers.len() {
        out[9 * n + i] = answers[i];
    }
}

#[kernel(workgroup_size = 1)]
fn slices_with_functions(x: &[u32], out: &mut [u32]) {
    let n = workgroup_id().x;
    let answers = slices::with_functions(x, n);
    for i in 0..answers.len() {
        out[10 * n + i] = answers[i];
    }
}

#[kernel(workgroup_size = 1)]
fn turned_slices(by: u32, x: &mut [u32]) {
    slices::turned(x, by as usize);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    for numbers in [&[3u32, 4, 4, 4, 7, 8, 11][..], &[5], &[2, 5, 5, 9], &[9, 3, 5, 1, 2, 2]] {
        let mut out = device.zeroed::<u32>(9 * 13)?;
        std_slices(&device.buffer(numbers)?, &mut out).workgroups(13).run()?;
        let expected: Vec<u32> = (0..13).flat_map(|n| slices::questions(numbers, n)).collect();
        assert_eq!(out.read()?, expected, "{numbers:?}");
        let mut out = device.zeroed::<u32>(10 * 13)?;
        slices_with_functions(&device.buffer(numbers)?, &mut out).workgroups(13).run()?;
        let expected: Vec<u32> =
            (0..13).flat_map(|n| slices::with_functions(numbers, n)).collect();
        assert_eq!(out.read()?, expected, "{numbers:?}");
    }
    for by in 0..6 {
        let mut expected = [3, 1, 4, 1, 5, 9, 2];
        let mut x = device.buffer(&expected)?;
        turned_slices(by, &mut x).workgroups(1).run()?;
        slices::turned(&mut expected, by as usize);
        assert_eq!(x.read()?, expected, "{by}");
    }
    Ok(())
}
