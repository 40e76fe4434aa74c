//! An index into a part of a slice never reaches elements outside the part. An index past the end
//! accesses the last element of the part.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn indices(a: &[u32], n: u32, width: u32, times: u32, out: &mut [u32], marks: &mut [u32]) {
    let lane = local_invocation_index();
    let mine = &mut out[lane * 4..lane * 4 + 4];
    mine[n] = 100 + lane;
    let row = &a[lane * width..(lane + 1) * width];
    mine[0] = row[n];
    let middle = &row[1..];
    mine[1] = middle[n];
    // No more than the row has.
    let more = &row[..width * times];
    mine[2] = more[n] + more.len() * 1000;
    for part in marks[lane * 8..][..8].chunks_mut(4) {
        part[n] += 1;
        part[3] += 10;
        part.swap(n, 1);
    }
    let local = [1, 2, 3, 4, 5];
    let pair = &local[1..3];
    marks[32 + lane] = pair[n];
}

/// Loops that stay below the length that is written, of parts that are shorter or come around.
#[kernel(workgroup_size = 2, allow(race = "around"))]
fn below(inner: &mut [u32], around: &mut [u32], width: u32, skip: u32) {
    let lane = local_invocation_index();
    let row = &mut inner[lane * width..(lane + 1) * width];
    let rest = &mut row[skip..];
    let four = &mut rest[..4];
    for k in 0..4 {
        four[k] = lane + 1;
    }
    let before = lane * width - 1;
    let part = &mut around[before..before + width];
    for k in 0..width {
        part[k] = 7;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let input: Vec<u32> = (0..16).map(|x| x * 3 + 1).collect();
    let a = device.buffer(&input)?;
    // Outside is a mistake on the checked device.
    let is_checked = device.name() == Device::checked().name();
    let outside: &[u32] = if is_checked { &[] } else { &[4, 5, 9, u32::MAX] };
    for n in [1].iter().chain(outside) {
        let mut out = device.zeroed::<u32>(16)?;
        let mut marks = device.zeroed::<u32>(36)?;
        let times = if is_checked { 1 } else { 2 };
        indices(&a, *n, 4, times, &mut out, &mut marks).workgroups(1).run()?;
        let (out, marks) = (out.read()?, marks.read()?);
        for lane in 0..4 {
            let at = |n: u32, len: u32| n.min(len - 1) as usize;
            let row = &input[lane * 4..][..4];
            let mut mine = [0; 4];
            mine[at(*n, 4)] = 100 + lane as u32;
            mine[0] = row[at(*n, 4)];
            mine[1] = row[1..][at(*n, 3)];
            mine[2] = row[at(*n, 4)] + 4000;
            assert_eq!(out[lane * 4..][..4], mine, "{n}");
            let mut part = [0; 4];
            part[at(*n, 4)] += 1;
            part[3] += 10;
            part.swap(at(*n, 4), 1);
            assert_eq!(marks[lane * 8..][..4], part, "{n}");
            assert_eq!(marks[lane * 8 + 4..][..4], part, "{n}");
            assert_eq!(marks[32 + lane], [2, 3][at(*n, 2)], "{n}");
        }
    }
    if !is_checked {
        let (mut inner, mut around) = (device.zeroed::<u32>(12)?, device.zeroed::<u32>(14)?);
        below(&mut inner, &mut around, 6, 4).workgroups(1).run()?;
        assert_eq!(inner.read()?, [0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 2, 2]);
        assert_eq!(around.read()?[..12], [0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 0]);
    }
    Ok(())
}
