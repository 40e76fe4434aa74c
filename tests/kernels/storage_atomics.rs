//! Every atomic operation on `&[Atomic<u32>]` and `&[Atomic<i32>]`, from many workgroups at once.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn unsigned(cells: &[Atomic<u32>], slots: &mut [u32], old: &mut [u32]) {
    let i = global_invocation_id().x;
    // Every invocation gets a number of its own.
    slots[i] = cells[0].fetch_add(1);
    cells[1 + i % 4].fetch_add(i);
    cells[5].fetch_max(i * 7 % 256);
    cells[6].fetch_min(1000 - i);
    cells[7].fetch_or(1 << (i % 20));
    cells[8].fetch_and(!(1 << (i % 20)));
    cells[9].fetch_xor(i);
    cells[10].fetch_sub(2);
    old[i] = cells[11].swap(i + 1);
    if i == cells.len() {
        cells[12].store(77);
    }
}

#[kernel(workgroup_size = 64)]
fn signed(cells: &[Atomic<i32>]) {
    let i = global_invocation_id().x as i32;
    cells[0].fetch_min(-i);
    cells[1].fetch_max(i - 300);
    cells[2].fetch_add(i - 200);
    cells[3].fetch_sub(i);
    if cells[4].load() == -5 {
        cells[5].fetch_or(i);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut cells = device.buffer(&[0, 0, 0, 0, 0, 0, u32::MAX, 0, u32::MAX, 0, 0, 0, 0])?;
    let mut slots = device.zeroed::<u32>(256)?;
    let mut old = device.zeroed::<u32>(256)?;
    unsigned(&mut cells, &mut slots, &mut old)
        .workgroups(4)
        .run()?;
    let cells = cells.read()?;
    let quarters = [0, 1, 2, 3].map(|k| (0..64).map(|i| 4 * i + k).sum::<u32>());
    assert_eq!(cells[0], 256);
    assert_eq!(cells[1..5], quarters);
    assert_eq!(
        cells[5..11],
        [255, 745, 0xf_ffff, !0xf_ffff, 0, 512_u32.wrapping_neg()]
    );
    assert_eq!(cells[12], 77);
    let mut slots = slots.read()?;
    slots.sort_unstable();
    assert_eq!(slots, (0..256).collect::<Vec<u32>>());
    // The swapped values and the remaining value are each value once.
    let mut swapped = old.read()?;
    swapped.push(cells[11]);
    swapped.sort_unstable();
    assert_eq!(swapped, (0..=256).collect::<Vec<u32>>());

    let mut cells = device.buffer(&[0, i32::MIN, 0, 0, -5, 0])?;
    signed(&mut cells).workgroups(4).run()?;
    let sum: i32 = (0..256).sum();
    assert_eq!(cells.read()?, [-255, -45, sum - 200 * 256, -sum, -5, 255]);
    Ok(())
}
