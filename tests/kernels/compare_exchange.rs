//! `compare_exchange` with every use of its result. It may fail spuriously, so each kernel repeats
//! it until it succeeds, or compares with a value that the atomic never has.

use dsl_runtime::prelude::*;

/// Adds by exchanging, with four workgroups that compete.
#[kernel(workgroup_size = 64)]
fn add(total: &[Atomic<u32>], highest: &[Atomic<i32>]) {
    let id = global_invocation_id().x;
    let mut old = total[0].load();
    while let Err(found) = total[0].compare_exchange(old, old + id) {
        old = found;
    }
    loop {
        let seen = highest[0].load();
        let value = id as i32 - 100;
        if value <= seen || highest[0].compare_exchange(seen, value).is_ok() {
            break;
        }
    }
}

#[kernel(workgroup_size = 1)]
fn forms(cells: &[Atomic<u32>], out: &mut [u32]) {
    workgroup_var!(shared: Atomic<i32>);
    shared.store(-7);
    let mut tries = 0;
    let taken = loop {
        match cells[0].compare_exchange(10, 11) {
            Ok(old) => break old,
            Err(_) => tries += 1,
        }
        if tries > 1000 {
            break 0;
        }
    };
    out[0] = taken;
    out[1] = cells[0].load();
    out[2] = if let Err(found) = cells[0].compare_exchange(99, 1) { found } else { 77 };
    out[3] = match cells[1].compare_exchange(5 + out[2], 6) {
        Ok(20) => 1,
        Err(20) => 2,
        Ok(_) => 3,
        Err(old) => old + 100,
    };
    out[4] = cells[1].compare_exchange(98, 1).is_err() as u32;
    cells[1].compare_exchange(98, 1);
    let _ = cells[1].compare_exchange(98, 1);
    let Err(left) = shared.compare_exchange(1, 2) else {
        return;
    };
    out[5] = left as u32;
    out[6] = (shared.compare_exchange(3, 4).is_ok() || cells[1].load() == 30) as u32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut total = device.buffer(&[5u32])?;
    let mut highest = device.buffer(&[-1000])?;
    add(&mut total, &mut highest).workgroups(4).run()?;
    assert_eq!(total.read()?, [5 + 255 * 256 / 2]);
    assert_eq!(highest.read()?, [155]);

    let mut cells = device.buffer(&[10u32, 30])?;
    let mut out = device.zeroed::<u32>(7)?;
    forms(&mut cells, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [10, 11, 11, 130, 1, -7i32 as u32, 1]);
    assert_eq!(cells.read()?, [11, 30]);
    Ok(())
}
