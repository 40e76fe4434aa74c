//! Workgroup variables of every kind: scalars, bools, vectors, arrays, nested arrays, arrays of
//! vectors. Several variables in one `workgroup_var!`, and several `workgroup_var!` in one kernel.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = (4, 2))]
fn variables(input: &[f32], out: &mut [f32]) {
    workgroup_var!(factor: f32, count: u32, enabled: bool);
    workgroup_var!(center: Vec3);
    workgroup_var!(tile: [[f32; 5]; 2], points: [Vec2; 8], flags: [bool; 8],);
    let lane = local_invocation_index();
    let local = local_invocation_id();
    let i = workgroup_id().x * 8 + lane;

    tile[local.y][local.x] = input[i];
    points[lane] = Vec2::new(input[i], 1.0);
    points[lane].y += lane as f32;
    flags[lane] = lane % 3 == 0;
    if lane == 5 {
        factor = 2.0;
        factor *= 1.5;
        count = workgroup_id().x;
        count += 10;
        enabled = count == 11;
        center = Vec3::new(1.0, 2.0, 3.0);
        center.y = 20.0;
    }
    workgroup_barrier();

    // Each invocation reads what another one wrote.
    let other = 7 - lane;
    let mut sum = tile[1 - local.y][3 - local.x] * factor + points[other].y;
    if flags[other] && enabled {
        sum += 1000.0;
    }
    sum += center.x + center.y + center.z;
    out[i] = sum + count as f32 * 10_000.0;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let values: Vec<f32> = (0..16).map(|i| (i * i) as f32).collect();
    let mut out = device.zeroed::<f32>(16)?;
    variables(&device.buffer(&values)?, &mut out)
        .workgroups(2)
        .run()?;
    let expected: Vec<f32> = (0..16)
        .map(|i| {
            let (group, other) = (i / 8, 7 - i % 8);
            let flag = if group == 1 && [0, 3, 6].contains(&other) {
                1000.0
            } else {
                0.0
            };
            let sum = values[8 * group + other] * 3.0 + 1.0 + other as f32 + flag + 24.0;
            sum + (10 + group) as f32 * 10_000.0
        })
        .collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
