//! A variable that is first non-uniform and later uniform, around barriers. WGSL's uniformity analysis
//! follows values, so it accepts the kernel. The CPU executor runs such a kernel as state machines.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = (4, 2))]
fn rotate(mut shift: u32, input: &[u32], out: &mut [u32]) {
    workgroup_var!(ring: [u32; 8], rounds: u32);
    let lane = local_invocation_index();
    let base = workgroup_id().x * 8;
    let mut n = lane;
    ring[lane] = input[base + n];
    shift += 1;
    if lane == 0 {
        rounds = shift;
    }
    n = workgroup_uniform_load(&rounds);
    for _ in 0..n {
        let next = ring[(lane + 1) % 8];
        workgroup_barrier();
        ring[lane] = next;
        workgroup_barrier();
    }
    if lane == 7 {
        return;
    }
    out[base + lane] = ring[lane];
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let input: Vec<u32> = (0..24).map(|i| i * i).collect();
    let mut out = device.zeroed::<u32>(24)?;
    rotate(2, &device.buffer(&input)?, &mut out).workgroups(3).run()?;
    let expected: Vec<u32> = input
        .chunks(8)
        .flat_map(|group| {
            let mut group = group.to_vec();
            group.rotate_left(3);
            group[7] = 0;
            group
        })
        .collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
