//! Every atomic operation on `u32` and `i32` in workgroup memory, single and in arrays.

use dsl_runtime::prelude::*;

/// All invocations work on the same cells; the results do not depend on their order.
#[kernel(workgroup_size = 32)]
fn shared_cells(out: &mut [u32], signed: &mut [i32]) {
    workgroup_var!(sum: Atomic<u32>, bits: [Atomic<u32>; 3], range: [Atomic<i32>; 3]);
    let lane = local_invocation_index();
    if lane == 0 {
        bits[0].store(0xffff_ffff);
        range[0].store(i32::MAX);
        range[1].store(i32::MIN);
    }
    workgroup_barrier();
    let value = lane as i32 * 37 % 32 - 20;
    sum.fetch_add(lane);
    sum.fetch_sub(1);
    bits[0].fetch_and(!(1 << lane) | 1);
    bits[1].fetch_or(1 << (lane & 0x1e));
    bits[2].fetch_xor(1 << (lane / 2) | 0x8000_0000);
    range[0].fetch_min(value);
    range[1].fetch_max(value);
    range[2].fetch_add(value);
    workgroup_barrier();
    if lane < 3 {
        out[lane] = bits[lane].load();
        signed[lane] = range[lane].load();
    }
    if lane == 3 {
        out[3] = sum.load();
    }
}

/// One invocation, so that the old values are known.
#[kernel(workgroup_size = 1)]
fn old_values(out: &mut [u32], signed: &mut [i32]) {
    workgroup_var!(a: Atomic<u32>, b: Atomic<i32>);
    out[0] = a.fetch_add(5);
    out[1] = a.fetch_sub(7);
    out[2] = a.fetch_max(3);
    out[3] = a.fetch_min(12);
    out[4] = a.fetch_and(10);
    out[5] = a.fetch_or(5);
    out[6] = a.fetch_xor(6);
    out[7] = a.swap(100);
    let _ = a.swap(a.load() + 1);
    out[8] = a.load();
    signed[0] = b.fetch_sub(5);
    signed[1] = b.fetch_max(-6);
    signed[2] = b.fetch_min(-8);
    signed[3] = b.fetch_and(-4);
    signed[4] = b.fetch_or(3);
    signed[5] = b.fetch_xor(-1);
    signed[6] = b.swap(-100) + b.load();
}

/// Rows of counters: an index of one row does not reach the other.
#[kernel(workgroup_size = 4)]
fn rows(data: &[u32], out: &mut [u32]) {
    workgroup_var!(counts: [[Atomic<u32>; 4]; 2]);
    let lane = local_invocation_index();
    counts[1][lane].store(7);
    counts[0][data[lane]].fetch_add(1);
    workgroup_barrier();
    out[lane] = counts[0][lane].load() * 10 + counts[1][lane].load();
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(4)?;
    let mut signed = device.zeroed::<i32>(3)?;
    shared_cells(&mut out, &mut signed).workgroups(1).run()?;
    assert_eq!(out.read()?, [1, 0x5555_5555, 0, 31 * 16 - 32]);
    assert_eq!(signed.read()?, [-20, 11, 31 * 16 - 20 * 32]);

    let mut out = device.zeroed::<u32>(9)?;
    let mut signed = device.zeroed::<i32>(7)?;
    old_values(&mut out, &mut signed).workgroups(1).run()?;
    let wrapped = u32::MAX - 1;
    assert_eq!(out.read()?, [0, 5, wrapped, wrapped, 12, 8, 13, 11, 101]);
    assert_eq!(signed.read()?, [0, -5, -5, -8, -8, -5, 4 - 100]);

    let data = device.buffer(&[2, 0, 2, 3])?;
    let mut out = device.zeroed::<u32>(4)?;
    rows(&data, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [17, 7, 27, 17]);
    Ok(())
}
