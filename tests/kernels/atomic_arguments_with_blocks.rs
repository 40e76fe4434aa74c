//! Arguments of atomics that contain blocks, branches and loops. They run after the indices of the place.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn arguments(n: u32, hits: &[Atomic<u32>], out: &mut [u32]) {
    let mut i = n;
    hits[i & 3].fetch_add(if n > 1 {
        i += 1;
        5
    } else {
        6
    });
    hits[i & 3].fetch_max({
        i += 1;
        let twice = n * 2;
        twice + 10
    });
    out[0] = hits[i & 3].swap(match i {
        0..=2 => 100,
        3 => 101,
        _ => {
            i = 0;
            102
        }
    });
    hits[i & 3].store({
        let mut sum = 0;
        for k in 0..n {
            sum += k;
        }
        i += 1;
        sum
    });
    out[1] = match hits[i & 3].compare_exchange(
        {
            i += 1;
            i - 1
        },
        if n > 2 { 50 } else { 51 },
    ) {
        Ok(old) => old,
        Err(old) => 1000 + old,
    };
    out[2] = i;
}

fn expected(n: u32) -> ([u32; 4], [u32; 3]) {
    let mut hits = [1u32, 2, 3, 4];
    let mut i = n;
    hits[(i & 3) as usize] += if n > 1 { 5 } else { 6 };
    i += u32::from(n > 1);
    let at = (i & 3) as usize;
    i += 1;
    hits[at] = hits[at].max(2 * n + 10);
    let at = (i & 3) as usize;
    let (swapped, after) = match i {
        0..=2 => (100, i),
        3 => (101, i),
        _ => (102, 0),
    };
    let old = std::mem::replace(&mut hits[at], swapped);
    i = after;
    hits[(i & 3) as usize] = (0..n).sum();
    i += 1;
    let at = (i & 3) as usize;
    let wanted = i;
    i += 1;
    let exchanged = if hits[at] == wanted {
        std::mem::replace(&mut hits[at], if n > 2 { 50 } else { 51 })
    } else {
        1000 + hits[at]
    };
    (hits, [old, exchanged, i])
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    for n in 0..6 {
        let mut hits = device.buffer(&[1, 2, 3, 4])?;
        let mut out = device.zeroed::<u32>(3)?;
        arguments(n, &mut hits, &mut out).workgroups(1).run()?;
        let (values, results) = expected(n);
        assert_eq!(out.read()?, results, "{n}");
        assert_eq!(hits.read()?, values, "{n}");
    }
    Ok(())
}
