//! `core::cmp::Ordering`: `cmp`, `partial_cmp` and `total_cmp`, its variants as values and
//! patterns, its methods. `max_by` and `min_by` of iterators. Sorting of arrays. The functions of
//! this file run in kernels and on the host.

use dsl_runtime::prelude::*;

#[device]
mod versions {
    use core::cmp::Ordering;

    #[derive(Clone, Copy)]
    pub struct Version {
        pub major: u32,
        pub minor: u32,
        pub pre: i32,
    }

    impl Version {
        pub fn compare(&self, other: &Version) -> Ordering {
            self.major
                .cmp(&other.major)
                .then(self.minor.cmp(&other.minor))
                .then_with(|| other.pre.cmp(&self.pre))
        }

        pub fn is_newer(&self, other: &Version) -> bool {
            match self.compare(other) {
                Ordering::Greater => true,
                Ordering::Less | Ordering::Equal => false,
            }
        }
    }

    pub fn number(ordering: Ordering) -> u32 {
        use core::cmp::Ordering::*;
        match ordering {
            Less => 1,
            Equal => 2,
            Greater => 3,
        }
    }

    pub fn clamped(n: i32, low: i32, high: i32) -> i32 {
        match (n.cmp(&low), n.cmp(&high)) {
            (Ordering::Less, _) => low,
            (_, Ordering::Greater) => high,
            _ => n,
        }
    }

    pub fn of_integers(a: u32, b: u32) -> [u32; 14] {
        let mut out = [0; 14];
        let (x, y) = (a as i32, b as i32);
        out[0] = number(a.cmp(&b));
        out[1] = number(x.cmp(&y).reverse());
        out[2] = a.cmp(&b).is_lt() as u32 + 2 * a.cmp(&b).is_le() as u32;
        out[3] = x.cmp(&y).is_gt() as u32 + 2 * x.cmp(&y).is_ge() as u32;
        out[4] = a.cmp(&b).is_eq() as u32 + 2 * a.cmp(&b).is_ne() as u32;
        out[5] = number((a % 4, b).cmp(&(b % 4, a)));
        out[6] = (x.cmp(&y) == y.cmp(&x).reverse()) as u32;
        let old = Version { major: a % 3, minor: b % 3, pre: x };
        let new = Version { major: b % 3, minor: a % 3, pre: y };
        out[7] = number(old.compare(&new));
        out[8] = old.is_newer(&new) as u32;
        out[9] = clamped(x, -5, 9) as u32;
        out[10] = match a.partial_cmp(&b) {
            Some(ordering) => number(ordering),
            None => 9,
        };
        let chosen = if a > 3 { Ordering::Greater } else { Ordering::Equal };
        out[11] = number(chosen.then(a.cmp(&b)));
        out[12] = number(Ordering::reverse(x.cmp(&y))) + 3 * Ordering::is_lt(a.cmp(&b)) as u32;
        out[13] = number(Some(x.cmp(&y)).map_or(chosen, Ordering::reverse))
            + 3 * number(Ordering::then_with(chosen, || b.cmp(&a)));
        out
    }

    pub fn of_floats(x: f32, y: f32) -> [u32; 6] {
        let mut out = [0; 6];
        out[0] = number(x.total_cmp(&y));
        out[1] = x.partial_cmp(&y).map_or(7, number);
        out[2] = (x.partial_cmp(&y) == Some(Ordering::Less)) as u32;
        let all = [x, 1.5, y, -2.0, x];
        let greatest = all.iter().copied().max_by(|a, b| a.total_cmp(b)).unwrap_or(0.0);
        out[3] = greatest.to_bits();
        out[4] = all.iter().min_by(|a, b| a.total_cmp(b)).map_or(0, |v| v.to_bits());
        out[5] = all.iter().copied().max_by(f32::total_cmp).unwrap_or(0.0).to_bits();
        out
    }

    pub fn sorted(n: u32) -> [u32; 32] {
        let mut all = [0; 8];
        for i in 0..8 {
            all[i as usize] = (n.wrapping_mul(i + 3) ^ (i * 5)) % 16;
        }
        let mut out = [0; 32];
        let mut up = all;
        up.sort_unstable();
        let mut down = all;
        down.sort_by(|a, b| b.cmp(a));
        let mut keyed = all;
        keyed.sort_by_key(|v| *v % 4);
        let mut part = all;
        part[2..6].sort();
        for i in 0..8 {
            out[i] = up[i];
            out[i + 8] = down[i];
            out[i + 16] = keyed[i];
            out[i + 24] = part[i];
        }
        let found = all.iter().enumerate().max_by(|a, b| a.1.cmp(b.1));
        if let Some((at, v)) = found {
            out[0] += 100 * at as u32 + 10000 * *v;
        }
        let least = all.iter().enumerate().min_by(|a, b| a.1.cmp(b.1).then(b.0.cmp(&a.0)));
        if let Some((at, _)) = least {
            out[1] += 100 * at as u32;
        }
        out
    }
}

#[kernel(workgroup_size = 1)]
fn integers(n: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let values = versions::of_integers(n[i], n[n.len() - 1 - i]);
    for j in 0..14 {
        out[i * 14 + j] = values[j];
    }
}

#[kernel(workgroup_size = 1)]
fn floats(x: &[f32], out: &mut [u32]) {
    for i in 0..x.len() {
        let values = versions::of_floats(x[i], x[x.len() - 1 - i]);
        for j in 0..6 {
            out[i * 6 + j] = values[j];
        }
    }
}

#[kernel(workgroup_size = 1)]
fn sorts(n: &[u32], out: &mut [u32]) {
    for i in 0..n.len() {
        let values = versions::sorted(n[i]);
        for j in 0..32 {
            out[i * 32 + j] = values[j];
        }
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 17, 1 << 31, u32::MAX, u32::MAX - 1, 3, 2, 40];
    let n = device.buffer(&numbers)?;
    let mut out = device.zeroed::<u32>(numbers.len() * 14)?;
    integers(&n, &mut out).workgroups(numbers.len() as u32).run()?;
    let pairs = numbers.iter().zip(numbers.iter().rev());
    let expected: Vec<u32> = pairs.flat_map(|(a, b)| versions::of_integers(*a, *b)).collect();
    assert_eq!(out.read()?, expected);
    let mut out = device.zeroed::<u32>(numbers.len() * 32)?;
    sorts(&n, &mut out).workgroups(1).run()?;
    let expected: Vec<u32> = numbers.iter().flat_map(|n| versions::sorted(*n)).collect();
    assert_eq!(out.read()?, expected);
    let numbers = [0.0, -0.0, 1.5, -3.0, 7.25, -7.25, 2.0, 1e30, -1e30];
    let mut out = device.zeroed::<u32>(numbers.len() * 6)?;
    floats(&device.buffer(&numbers)?, &mut out).workgroups(1).run()?;
    let pairs = numbers.iter().zip(numbers.iter().rev());
    let expected: Vec<u32> = pairs.flat_map(|(a, b)| versions::of_floats(*a, *b)).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
