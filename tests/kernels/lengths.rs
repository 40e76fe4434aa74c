//! `len()` is the number of elements that the host stored, for every kind of buffer, also for an empty buffer.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn lengths(
    scalars: &[f32],
    vectors: &[Vec3],
    written: &mut [IVec2],
    atomics: &[Atomic<u32>],
    out: &mut [u32],
) {
    out[0] = scalars.len();
    out[1] = vectors.len();
    out[2] = written.len();
    out[3] = atomics.len();
    out[4] = out.len();
    for i in 0..written.len() {
        written[i].x = i as i32;
    }
    for i in 0..vectors.len() {
        out[5] += vectors[i].z as u32;
    }
    if atomics.len() > 0 {
        atomics[atomics.len() - 1].store(9);
    }
}

/// Nothing to do for any invocation.
#[kernel(workgroup_size = 64)]
fn double(values: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < values.len() {
        values[i] *= 2.0;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    for n in [0, 1, 3, 5, 64] {
        let scalars = device.zeroed::<f32>(2 * n)?;
        let vectors = device.buffer(&vec![Vec3::ONE; n])?;
        let mut written = device.zeroed::<IVec2>(n)?;
        let mut atomics = device.zeroed::<u32>(n)?;
        let mut out = device.zeroed::<u32>(6)?;
        lengths(&scalars, &vectors, &mut written, &mut atomics, &mut out)
            .workgroups(1)
            .run()?;
        let count = n as u32;
        assert_eq!(out.read()?, [2 * count, count, count, count, 6, count]);
        let expected: Vec<IVec2> = (0..n as i32).map(|i| IVec2::new(i, 0)).collect();
        assert_eq!(written.read()?, expected);
        assert_eq!(atomics.read()?.last(), if n > 0 { Some(&9) } else { None });
    }

    let mut empty = device.buffer::<f32>(&[])?;
    double(&mut empty).workgroups(1).run()?;
    assert!(empty.is_empty());
    assert!(empty.read()?.is_empty());
    Ok(())
}
