//! Comparing vectors: `==` and `!=` give a single bool. `cmplt` and the like give a bool for each
//! component; `any` and `all` combine them.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn masks(vectors: &[Vec3], limit: Vec3, out: &mut [u32]) {
    let lane = local_invocation_index();
    let v = vectors[lane];
    let below = v.cmplt(limit);
    let mut bits = (v == limit) as u32;
    bits |= ((v != limit) as u32) << 1;
    bits |= (below.any() as u32) << 2;
    bits |= (below.all() as u32) << 3;
    bits |= (v.cmpge(limit).any() as u32) << 4;
    bits |= (v.cmpeq(limit).any() as u32) << 5;
    let inside = UVec2::new(lane, 2).cmple(UVec2::new(1, 2));
    bits |= ((inside & !BVec2::new(false, lane == 0)).all() as u32) << 6;
    bits |= (inside.x as u32) << 7;
    if v.cmpgt(limit).all() {
        bits |= 1 << 8;
    }
    out[lane] = bits;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let limit = [1.0, 2.0, 3.0];
    let vectors = [limit, [0.0, 1.0, 2.0], [0.5, 2.0, 4.0], [2.0, 3.0, 4.0]];
    let mut out = device.zeroed::<u32>(4)?;
    let buffer = device.buffer(&vectors.map(Vec3::from))?;
    masks(&buffer, limit.into(), &mut out).workgroups(1).run()?;
    assert_eq!(
        out.read()?,
        [0b0_1011_0001, 0b0_1100_1110, 0b0_0011_0110, 0b1_0001_0010]
    );
    Ok(())
}
