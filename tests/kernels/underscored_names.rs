//! Names with leading underscores, and names that the generated code could use.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = (2, 2))]
fn underscored(__lane: u32, out: &mut [u32]) {
    let __x = 10;
    let __y = 100;
    let __z = 1000;
    let __group = 10_000;
    let __workgroup_id = 100_000;
    let i = workgroup_id().x * 4 + local_invocation_index();
    out[i] = __lane + __x + __y + __z + __group + __workgroup_id;
}

#[kernel(workgroup_size = 4)]
fn numbered(x_2: u32, out: &mut [u32]) {
    let x = local_invocation_index();
    let x = x + 1;
    let x_1 = x * 10;
    #[allow(non_snake_case, reason = "a name such as those in the WGSL")]
    let user__x = 100;
    let __x = x_1 + user__x;
    out[x - 1] = __x + x_2;
}

#[kernel(workgroup_size = 1)]
fn parameters(args: u32, kernel: &[u32], cpu: &[u32], dispatch: &mut [u32]) {
    dispatch[0] = args + kernel[0] + cpu[0];
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(8)?;
    underscored(7, &mut out).workgroups(2).run()?;
    assert_eq!(out.read()?, [111_117; 8]);
    let mut out = device.zeroed::<u32>(4)?;
    numbered(1000, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [1110, 1120, 1130, 1140]);
    let (ten, hundred) = (device.buffer(&[10])?, device.buffer(&[100])?);
    let mut out = device.zeroed::<u32>(1)?;
    parameters(1, &ten, &hundred, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [111]);
    Ok(())
}
