//! Methods of slices that kernels have by std's definition, against std itself.

use dsl_runtime::prelude::*;

#[device]
mod slices {
    pub fn questions(x: &[u32], n: u32) -> [u32; 8] {
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
            x.starts_with(&own[..3]) as u32 | (x[1..].starts_with(&[n, n + 3]) as u32) << 1,
            x.ends_with(&own[..1]) as u32 | (x.ends_with(&own[..2]) as u32) << 1,
            x.binary_search(&(n + 1)).unwrap_or_else(|at| at + 50) as u32,
            if let Ok(at) = own[..3].binary_search(&(n + 2)) { at as u32 } else { 9 },
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
        out[8 * n + i] = answers[i];
    }
}

#[kernel(workgroup_size = 1)]
fn turned_slices(by: u32, x: &mut [u32]) {
    slices::turned(x, by as usize);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    for numbers in [&[3u32, 4, 4, 4, 7, 8, 11][..], &[5], &[2, 5, 5, 9], &[9, 3, 5, 1, 2, 2]] {
        let mut out = device.zeroed::<u32>(8 * 13)?;
        std_slices(&device.buffer(numbers)?, &mut out).workgroups(13).run()?;
        let expected: Vec<u32> = (0..13).flat_map(|n| slices::questions(numbers, n)).collect();
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
