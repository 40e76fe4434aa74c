//! Local arrays that are live across a barrier, at the largest allowed size. On the CPU they exceed
//! the stack of a thread.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 256)]
fn large(out: &mut [u32]) {
    workgroup_var!(shared: [u32; 256]);
    let lane = local_invocation_index();
    let mut own = [0; 2000];
    let mut more = [[1.0; 4]; 400];
    own[lane] = lane;
    more[lane][3] = 2.0;
    shared[lane] = own[lane] + own[lane + 1];
    workgroup_barrier();
    own[lane + 1] = shared[255 - lane];
    out[lane] = own[lane] + own[lane + 1] + more[lane][3] as u32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(256)?;
    large(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [257; 256]);
    Ok(())
}
