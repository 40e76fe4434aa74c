//! `if` as a value in every position: operand, argument, index, condition, array element, range
//! bound, scrutinee, cast, right side of an assignment, and end of a block.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 8)]
fn values(out: &mut [u32]) {
    let lane = local_invocation_index();
    let o = 12 * lane;
    let odd = lane % 2 == 1;

    out[o] = if lane < 2 {
        10
    } else if lane < 5 {
        let half = lane / 2;
        20 + half
    } else {
        30
    };
    out[o + 1] = 1 + if odd { 2 } else { 3 } * 4;
    out[o + 2] = lane.min(if odd { 3 } else { 5 });
    out[o + 3] = [7, 8, 9][if odd { 2 } else { 0 }];
    if if odd { lane > 2 } else { lane > 4 } {
        out[o + 4] = 1;
    }
    let array = [if odd { 1 } else { 2 }, lane];
    out[o + 5] = array[0] * 10 + array[1];
    for i in 0..(if odd { 2 } else { 3 }) {
        out[o + 6] += i + 1;
    }
    out[o + 7] = match if odd { 0 } else { lane } {
        0 => 100,
        n => n,
    };
    out[o + 8] = (if odd { 1.75 } else { -1.0 }) as u32;
    let mut sum = 5;
    sum += if odd { lane } else { 0 };
    out[o + 9] = sum;
    out[o + if odd { 10 } else { 11 }] = {
        let base = if lane == 0 { 50 } else { 60 };
        if odd { base + 1 } else { base }
    };
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(8 * 12)?;
    values(&mut out).workgroups(1).run()?;
    let expected = |lane: u32| {
        let odd = lane % 2 == 1;
        let pick = |a: u32, b: u32| if odd { a } else { b };
        [
            [10, 10, 21, 21, 22, 30, 30, 30][lane as usize],
            pick(9, 13),
            pick(
                [1, 3, 3, 3][lane as usize / 2],
                [0, 2, 4, 5][lane as usize / 2],
            ),
            pick(9, 7),
            u32::from([3, 5, 6, 7].contains(&lane)),
            pick(10, 20) + lane,
            pick(3, 6),
            if odd || lane == 0 { 100 } else { lane },
            pick(1, 0),
            5 + pick(lane, 0),
            pick(61, 0),
            pick(0, if lane == 0 { 50 } else { 60 }),
        ]
    };
    let expected: Vec<u32> = (0..8).flat_map(expected).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
