//! Every builtin value, in one, two and three dimensions.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn in_one(out: &mut [u32]) {
    let i = global_invocation_id().x;
    out[i] = local_invocation_index()
        + 10 * local_invocation_id().x
        + 100 * workgroup_id().x
        + 1000 * num_workgroups().x
        + 10_000 * (num_workgroups().y + num_workgroups().z)
        + 100_000 * (global_invocation_id().y + workgroup_id().z + local_invocation_id().y);
}

#[kernel(workgroup_size = (4, 2))]
fn in_two(ids: &mut [UVec2]) {
    let id = global_invocation_id();
    let width = 4 * num_workgroups().x;
    ids[id.y * width + id.x] = UVec2::new(local_invocation_index(), workgroup_id().y);
}

/// Five vectors for each invocation.
#[kernel(workgroup_size = (2, 3, 2))]
fn in_three(out: &mut [UVec3]) {
    let global = global_invocation_id();
    let size = num_workgroups() * UVec3::new(2, 3, 2);
    let i = 5 * (global.x + size.x * (global.y + size.y * global.z));
    out[i] = global;
    out[i + 1] = local_invocation_id();
    out[i + 2] = workgroup_id();
    out[i + 3] = num_workgroups();
    out[i + 4] = UVec3::splat(local_invocation_index());
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(12)?;
    in_one(&mut out).workgroups(3).run()?;
    let expected: Vec<u32> = (0..12).map(|i| i % 4 * 11 + i / 4 * 100 + 23_000).collect();
    assert_eq!(out.read()?, expected);

    let mut ids = device.zeroed::<UVec2>(8 * 6)?;
    in_two(&mut ids).workgroups((2, 3)).run()?;
    let expected: Vec<UVec2> = (0..48)
        .map(|i| (i % 8, i / 8))
        .map(|(x, y)| UVec2::new(x % 4 + 4 * (y % 2), y / 2))
        .collect();
    assert_eq!(ids.read()?, expected);

    let n = UVec3::new(3, 2, 2);
    let mut out = device.zeroed::<UVec3>(144 * 5)?;
    in_three(&mut out).workgroups((3, 2, 2)).run()?;
    let mut expected = Vec::new();
    for (z, y, x) in (0..4).flat_map(|z| (0..6).flat_map(move |y| (0..6).map(move |x| (z, y, x)))) {
        let local = UVec3::new(x % 2, y % 3, z % 2);
        let index = local.x + 2 * local.y + 6 * local.z;
        let workgroup = UVec3::new(x / 2, y / 3, z / 2);
        expected.extend([
            UVec3::new(x, y, z),
            local,
            workgroup,
            n,
            UVec3::splat(index),
        ]);
    }
    assert_eq!(out.read()?, expected);
    Ok(())
}
