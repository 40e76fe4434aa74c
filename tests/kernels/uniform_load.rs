//! `workgroup_uniform_load` is a barrier with a uniform result, so further barriers may depend on
//! the result. Loads of plain variables, atomics, vectors and elements.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 8)]
fn uniform_load(input: &[u32], out: &mut [u32]) {
    workgroup_var!(found: Atomic<u32>, limit: u32, ends: UVec2, rows: [f32; 4], done: bool);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    if input[i] > 10 {
        found.fetch_add(1);
    }
    if lane == 2 {
        limit = 5;
        ends = UVec2::new(3, 4);
        done = false;
    }
    if lane < 4 {
        rows[lane] = lane as f32 * 1.5;
    }

    let n_found = workgroup_uniform_load(&found);
    let mut sum = 0;
    if n_found > 1 {
        workgroup_barrier();
        sum += 1000;
    }
    // The first of these comes after the writes of all invocations, and so do the others.
    for k in 0..workgroup_uniform_load(&limit) {
        workgroup_barrier();
        sum += k;
    }
    let both = workgroup_uniform_load(&ends);
    let row = workgroup_uniform_load(&rows[workgroup_id().x + 1]);
    while !workgroup_uniform_load(&done) {
        sum += 100;
        if lane == 7 {
            done = true;
        }
    }
    out[i] = sum * 100 + n_found * 10 + both.x + both.y + (row * 2.0) as u32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut input = [0; 16];
    input[3] = 11;
    input[8] = 100;
    input[15] = 12;
    let mut out = device.zeroed::<u32>(16)?;
    uniform_load(&device.buffer(&input)?, &mut out)
        .workgroups(2)
        .run()?;
    let out = out.read()?;
    assert_eq!(out[..8], [110 * 100 + 10 + 7 + 3; 8]);
    assert_eq!(out[8..], [1110 * 100 + 20 + 7 + 6; 8]);
    Ok(())
}
