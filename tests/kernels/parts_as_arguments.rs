//! Parts of slices as arguments: of buffers, arrays and workgroup memory, parts of parts, empty
//! parts. The called functions and methods read, write, return early and call other functions.

use dsl_runtime::prelude::*;

#[device]
mod parts {
    pub fn sum(x: &[u32]) -> u32 {
        x.iter().sum()
    }

    pub fn sort(x: &mut [u32]) {
        let n = x.len() as u32;
        for i in 1..n {
            let mut at = i;
            while at > 0 && x[at as usize - 1] > x[at as usize] {
                x.swap(at as usize - 1, at as usize);
                at -= 1;
            }
        }
    }

    /// The position of the first element that is not less, by halves.
    pub fn bound(x: &[u32], value: u32) -> u32 {
        let n = x.len() as u32;
        if n == 0 {
            return 0;
        }
        let (mut low, mut high) = (0, n);
        while low < high {
            let middle = (low + high) / 2;
            if x[middle as usize] < value {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low
    }

    pub fn ends(x: &[u32]) -> Option<(u32, u32)> {
        let first = x.first()?;
        Some((*first, x[x.len() - 1]))
    }

    #[derive(Clone, Copy)]
    pub struct Scale {
        pub by: u32,
    }

    impl Scale {
        pub fn dot(&self, a: &[u32], b: &[u32]) -> u32 {
            a.iter().zip(b).map(|(a, b)| a * b).sum::<u32>() * self.by
        }

        pub fn fill(&self, x: &mut [u32]) -> u32 {
            for v in x.iter_mut() {
                *v *= self.by;
            }
            sum(&x[x.len() / 2..])
        }
    }

    pub fn forms(x: u32) -> [u32; 10] {
        let mut list = [7, x, 3, 9, x * 2, 1];
        let scale = Scale { by: x % 5 + 1 };
        let before = sum(&list[1..4]);
        sort(&mut list[2..]);
        let (head, from) = (list[..2].len() as u32, x % 4);
        let last = &mut list[4..];
        last[0] += 1;
        sort(last);
        let filled = scale.fill(&mut list[..3]);
        let rest = &list[from as usize..];
        let ends = ends(rest).map_or(0, |(a, b)| a * 100 + b);
        [
            before,
            sum(&list[3..3]) + head,
            sum(rest) + sum(&rest[1..]),
            filled,
            ends,
            scale.dot(&list[..3], &list[3..]),
            bound(&list[3..], x + 4),
            bound(&list[6..], x),
            list[2] + list[5] * 10,
            bound(&list[from as usize..4], x),
        ]
    }
}

#[kernel(workgroup_size = 1)]
fn parts_as_arguments(x: &[u32], out: &mut [u32]) {
    for i in 0..x.len() {
        let found = parts::forms(x[i]);
        for k in 0..10 {
            out[i * 10 + k] = found[k];
        }
    }
}

/// Each workgroup sorts its part of memory by quarters, and merges what it finds.
#[kernel(workgroup_size = 4)]
fn quarters(x: &[u32], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 64]);
    let (local, group) = (local_invocation_index(), workgroup_id().x);
    for i in 0..16 {
        tile[i * 4 + local] = x[group * 64 + i * 4 + local];
    }
    workgroup_barrier();
    let own = &mut tile[local * 16..local * 16 + 16];
    parts::sort(own);
    workgroup_barrier();
    let all = parts::bound(&tile[..16], 500)
        + parts::bound(&tile[16..32], 500)
        + parts::bound(&tile[32..48], 500)
        + parts::bound(&tile[48..], 500);
    let at = (group * 4 + local) * 3;
    out[at] = tile[local * 16];
    out[at + 1] = all;
    out[at + 2] = parts::sum(&x[group * 64..][local * 2..local * 2 + 3]);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let numbers = [0, 1, 2, 3, 4, 5, 8, 100];
    let mut out = device.zeroed::<u32>(numbers.len() * 10)?;
    parts_as_arguments(&device.buffer(&numbers)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, numbers.map(parts::forms).concat());

    let x: Vec<u32> = (0..128u32).map(|i| i * 7919 % 1000).collect();
    let mut out = device.zeroed::<u32>(2 * 4 * 3)?;
    quarters(&device.buffer(&x)?, &mut out).workgroups(2).run()?;
    let mut expected = Vec::new();
    for group in x.chunks(64) {
        let below = group.iter().filter(|v| **v < 500).count() as u32;
        for (local, quarter) in group.chunks(16).enumerate() {
            let least = quarter.iter().copied().min().unwrap_or(0);
            expected.extend([least, below, group[local * 2..][..3].iter().sum()]);
        }
    }
    assert_eq!(out.read()?, expected);
    Ok(())
}
