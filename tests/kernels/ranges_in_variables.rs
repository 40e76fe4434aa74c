//! Ranges and user-defined iterators in variables, consumed step by step: `next`, `next_back`, `any`,
//! `find`, `nth`, `position`, `by_ref`, then `sum`, `fold` or a loop. The results are compared with std.

use dsl_runtime::prelude::*;

#[device]
mod taken {
    #[derive(Clone, Copy)]
    pub struct Powers {
        pub next: u32,
    }

    impl Iterator for Powers {
        type Item = u32;

        fn next(&mut self) -> Option<u32> {
            let power = self.next;
            self.next *= 3;
            if power > 2000 { None } else { Some(power) }
        }
    }

    pub fn half_open(x: &[u32], n: usize) -> [u32; 8] {
        let mut out = [0; 8];
        let mut r = 0..n;
        out[0] = r.any(|i| x[i] > 3) as u32 + 10 * r.start as u32;
        out[1] = r.all(|i| x[i] > 1) as u32 + 10 * r.start as u32;
        let mut r = 1..n;
        out[2] = r.nth(1).unwrap_or(70) as u32 + 100 * r.len() as u32;
        out[3] = r.position(|i| i % 3 == 0).unwrap_or(50) as u32 + 100 * r.len() as u32;
        let mut r = 0..n as u32;
        let found = [r.find(|i| i % 3 == 2), r.find(|i| i % 3 == 2)];
        out[4] = found[0].unwrap_or(8) * 10 + found[1].unwrap_or(9);
        out[5] = r.fold(1, |a, b| a * 3 + b);
        let mut r = 0..n;
        for i in r.by_ref() {
            out[6] += x[i];
            if x[i] == 4 {
                break;
            }
        }
        out[7] = r.map(|i| x[i]).sum();
        out
    }

    pub fn inclusive(first: u32, last: u32) -> [u32; 8] {
        let mut out = [0; 8];
        let mut r = first..=last;
        while let (Some(a), Some(b)) = (r.next(), r.next_back()) {
            out[0] = out[0] * 3 + a * 7 + b;
        }
        out[1] = r.is_empty() as u32 + 2 * r.contains(&last) as u32 + 4 * r.contains(&first) as u32;
        let mut r = first..=last;
        out[2] = r.find(|i| i % 2 == 0).unwrap_or(9) + 10 * r.next().unwrap_or(8);
        for i in r {
            out[3] = out[3] * 3 + i;
        }
        let mut r = first..=last;
        out[4] = r.next_back().unwrap_or(5) + r.by_ref().take(2).sum::<u32>() * 100;
        out[5] = r.sum();
        let mut r = first..=first;
        out[6] = r.next().map_or(1, |i| i + r.clone().count() as u32);
        let mut r = u32::MAX - first..=u32::MAX;
        while let Some(i) = r.next() {
            out[7] = out[7].wrapping_mul(5).wrapping_add(i);
        }
        let mut r = first..=last;
        while let Some(i) = r.next() {
            out[6] = out[6].wrapping_mul(3).wrapping_add(i);
            if i == 4 {
                r = 2..=3;
            }
        }
        let mut pair = (0..last, 1);
        pair.0 = 4..7;
        for i in pair.0 {
            out[7] = out[7].wrapping_mul(5).wrapping_add(i * pair.1);
        }
        out
    }

    fn take(r: &mut std::ops::RangeInclusive<i8>) -> i8 {
        r.next_back().unwrap_or(-100)
    }

    pub fn others(n: u32) -> [u32; 4] {
        let mut r = i8::MIN..=i8::MIN + n as i8;
        let bytes = [take(&mut r), take(&mut r), take(&mut r)];
        let mut powers = Powers { next: 1 };
        let above = powers.find(|p| *p > n).unwrap_or(5) + 7 * powers.any(|p| p % 2 == 0) as u32;
        let mut rest = Powers { next: n + 1 };
        let third = rest.nth(2).unwrap_or(6);
        [(bytes[0] as i32 + bytes[1] as i32 * 2 + bytes[2] as i32 * 3) as u32, above, third, rest.sum()]
    }
}

#[kernel(workgroup_size = 1)]
fn taken_items(x: &[u32], out: &mut [u32]) {
    let n = workgroup_id().x;
    let half_open = taken::half_open(x, n as usize);
    let inclusive = taken::inclusive(n / 3, n);
    let others = taken::others(n);
    for i in 0..8 {
        out[20 * n + i] = half_open[i];
        out[20 * n + 8 + i] = inclusive[i];
    }
    for i in 0..4 {
        out[20 * n + 16 + i] = others[i];
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [3, 1, 4, 1, 5, 9, 2, 6];
    let mut out = device.zeroed::<u32>(20 * 9)?;
    taken_items(&device.buffer(&x)?, &mut out).workgroups(9).run()?;
    let mut expected = Vec::new();
    for n in 0..9 {
        expected.extend(taken::half_open(&x, n as usize));
        expected.extend(taken::inclusive(n / 3, n));
        expected.extend(taken::others(n));
    }
    assert_eq!(out.read()?, expected);
    Ok(())
}
