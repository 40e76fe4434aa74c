//! `&T` parameters: scalars and vectors in uniform memory. The host writes them between launches.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn uniforms(color: &Vec4, scale: &f32, offset: &UVec3, bias: i32, out: &mut [f32]) {
    let lane = local_invocation_index();
    let whole = *color;
    out[lane] = color.x + whole[lane] * *scale + (offset.z * offset.x) as f32 + bias as f32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut color = device.uniform(Vec4::new(1.0, 2.0, 3.0, 4.0))?;
    let mut scale = device.uniform(10.0)?;
    let offset = device.uniform(UVec3::new(2, 0, 100))?;
    let mut out = device.zeroed::<f32>(4)?;
    uniforms(&color, &scale, &offset, -1, &mut out)
        .workgroups(1)
        .run()?;
    assert_eq!(out.read()?, [210.0, 220.0, 230.0, 240.0]);

    // A launch before the write still reads the old value.
    let mut before = device.zeroed::<f32>(4)?;
    uniforms(&color, &scale, &offset, 0, &mut before)
        .workgroups(1)
        .run()?;
    color.write(Vec4::new(0.0, 1.0, 0.0, 2.0))?;
    scale.write(0.5)?;
    uniforms(&color, &scale, &offset, 0, &mut out)
        .workgroups(1)
        .run()?;
    assert_eq!(before.read()?, [211.0, 221.0, 231.0, 241.0]);
    assert_eq!(out.read()?, [200.0, 200.5, 200.0, 201.0]);
    Ok(())
}
