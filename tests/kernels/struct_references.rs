//! Patterns of structs behind references: the bindings are references to the members, in `for`,
//! closures and options.

use dsl_runtime::prelude::*;

#[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
pub struct Spark {
    pos: Vec3,
    life: f32,
    kind: u32,
}

#[kernel(workgroup_size = 1)]
fn sparks(sparks: &mut [Spark], out: &mut [f32], dt: f32) {
    for Spark { life, pos, .. } in sparks.iter_mut() {
        *life -= dt;
        pos.x += 1.0;
    }
    for Spark { life, kind, .. } in sparks.iter() {
        out[0] += *life * *kind as f32;
    }
    if let Some(Spark { life, .. }) = sparks.get(1) {
        out[1] = *life;
    }
    if let Some(Spark { life, kind: 3, .. }) = sparks.get(2) {
        out[2] = life + 100.0;
    }
    if let Some(Spark { life, .. }) = sparks.get_mut(0) {
        *life *= 2.0;
    }
    let total: f32 = sparks.iter().map(|Spark { life, pos, .. }| *life + pos.x).sum();
    out[3] = total + sparks.iter().filter(|Spark { kind, .. }| *kind > 2).count() as f32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let spark = |n: u32| Spark { pos: Vec3::splat(n as f32), life: 4.0 * n as f32, kind: n + 1 };
    let mut all: Vec<Spark> = (0..3).map(spark).collect();
    let (mut buffer, mut out) = (device.buffer(&all)?, device.zeroed::<f32>(4)?);
    sparks(&mut buffer, &mut out, 0.5).workgroups(1).run()?;
    for Spark { life, pos, .. } in &mut all {
        *life -= 0.5;
        pos.x += 1.0;
    }
    let first: f32 = all.iter().map(|spark| spark.life * spark.kind as f32).sum();
    all[0].life *= 2.0;
    let total: f32 = all.iter().map(|spark| spark.life + spark.pos.x).sum();
    assert_eq!(out.read()?, [first, all[1].life, all[2].life + 100.0, total + 1.0]);
    assert_eq!(buffer.read()?, all);
    Ok(())
}
