//! `let _ = x[i];` and `_ = x[i];` evaluate the index, with its side effects, and do not read the element.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn unread(counter: &[Atomic<u32>], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 64], total: u32);
    let lane = local_invocation_index();
    tile[lane] = lane;
    if lane == 0 {
        total = 1;
    }
    let _ = tile[63 - lane];
    let _: u32 = tile[lane ^ 1];
    _ = tile[lane ^ 2];
    let _ = total;
    let all = &tile;
    let _ = all[(lane + 1) % 64];
    let _ = tile[counter[0].fetch_add(1) % 64];
    out[lane] = tile[lane];
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let (mut counter, mut out) = (device.zeroed::<u32>(1)?, device.zeroed::<u32>(64)?);
    unread(&mut counter, &mut out).workgroups(1).run()?;
    assert_eq!(counter.read()?, [64]);
    assert_eq!(out.read()?, (0..64).collect::<Vec<u32>>());
    Ok(())
}
