//! Workgroup memory starts at zero in every workgroup. For atomics this always holds; other
//! variables are declared with `= zeroed`.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 8)]
fn starts_at_zero(out: &mut [u32]) {
    workgroup_var!(counter: Atomic<u32>, cells: [u32; 8] = zeroed, total: u32 = zeroed);
    let lane = local_invocation_index();
    let even = lane % 2 == 0;
    if even {
        counter.fetch_add(1);
        cells[lane] += 5;
    }
    if lane == 3 {
        total += 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = counter.load() * 100 + cells[lane] * 10 + total;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(64)?;
    starts_at_zero(&mut out).workgroups(8).run()?;
    let expected: Vec<u32> = (0..64)
        .map(|i| if i % 2 == 0 { 451 } else { 401 })
        .collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
