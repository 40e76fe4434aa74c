//! A user's constant may have the name of a constant of std. The kernel then uses the user's constant.

use std::f32::consts::PI;

use dsl_runtime::prelude::*;

const TAU: f32 = 0.5;

#[device]
const E: u32 = 3;

#[kernel(workgroup_size = 1)]
fn own_constants(out: &mut [f32]) {
    out[0] = TAU;
    out[1] = (E + 1) as f32;
    out[2] = PI + std::f32::consts::E;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<f32>(3)?;
    own_constants(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [0.5, 4.0, PI + std::f32::consts::E]);
    Ok(())
}
