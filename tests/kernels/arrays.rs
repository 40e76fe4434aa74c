//! Local arrays: literals, `[v; N]`, nested arrays, arrays of vectors. They are indexed
//! dynamically, copied and assigned as a whole, and are values of `if`.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn arrays(out: &mut [u32]) {
    let lane = local_invocation_index();
    let o = 10 * lane;

    let powers = [1, 10, 100, 1000];
    out[o] = powers[lane];
    out[o + 1] = [4, 3, 2, 1][lane];

    let mut counts = [0u32; 8];
    for i in 0..counts.len() {
        counts[i * 3 % 8] += i * lane;
    }
    out[o + 2] = counts[1] * 10 + counts[lane];

    let mut grid = [[0; 4]; 3];
    for row in 0..3 {
        for column in 0..4 {
            grid[row][column] = 10 * row + column;
        }
    }
    let copy = grid;
    grid[1] = [7; 4];
    grid[2][lane] += 100;
    let row = grid[2];
    out[o + 3] = grid[1][lane];
    out[o + 4] = copy[1][lane];
    out[o + 5] = row[lane] + row[(lane + 1) % 4];

    let mut points = [Vec2::ZERO; 2];
    points[1].y = 2.5;
    points[lane % 2].x += 1.0;
    out[o + 6] = (points[1].x * 10.0 + points[1].y * 2.0) as u32;

    let chosen = if lane > 1 { [1, 2] } else { [3, 4] };
    let flags = [true, lane == 2, false];
    out[o + 7] = chosen[0] * 10 + chosen[1];
    out[o + 8] = flags[lane % 3] as u32;

    let mut typed: [i32; 3];
    typed = [5, -6, 7];
    typed[0] -= 10;
    out[o + 9] = (typed[0] + typed[1] + typed[2] + 10) as u32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(40)?;
    arrays(&mut out).workgroups(1).run()?;
    let expected = |lane: usize| {
        let n = lane as u32;
        // `i * 3 % 8` takes 0, 3, 6, 1, 4, 7, 2, 5.
        let counts = [0, 3, 6, 1].map(|i| i * n);
        let row = |column: usize| 20 + column as u32 + if column == lane { 100 } else { 0 };
        [
            10_u32.pow(n),
            4 - n,
            counts[1] * 10 + counts[lane],
            7,
            10 + n,
            row(lane) + row((lane + 1) % 4),
            if lane % 2 == 1 { 15 } else { 5 },
            if lane > 1 { 12 } else { 34 },
            [1, 0, 0, 1][lane],
            6,
        ]
    };
    let expected: Vec<u32> = (0..4).flat_map(expected).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
