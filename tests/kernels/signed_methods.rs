//! The methods of `i32`: absolute values, signs, bits, powers, and arithmetic that wraps or
//! saturates.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 8)]
fn signed(xs: &[i32], ys: &[i32], out: &mut [i32], unsigned: &mut [u32]) {
    let lane = local_invocation_index();
    let x = xs[lane];
    let y = ys[lane];
    let o = 13 * lane;
    out[o] = x.abs();
    out[o + 1] = x.signum();
    out[o + 2] = x.min(y);
    out[o + 3] = x.max(y);
    out[o + 4] = x.clamp(-5, 5);
    out[o + 5] = x.saturating_add(y);
    out[o + 6] = x.saturating_sub(y);
    out[o + 7] = x.wrapping_mul(y);
    out[o + 8] = x.wrapping_neg();
    out[o + 9] = x.reverse_bits();
    out[o + 10] = x.rotate_left(5);
    out[o + 11] = x.pow(3);
    out[o + 12] = x.is_negative() as i32;
    unsigned[2 * lane] = x.unsigned_abs();
    unsigned[2 * lane + 1] =
        x.abs_diff(y) + x.count_ones() + x.leading_zeros() + x.trailing_zeros();
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [0, 1, -1, i32::MAX, i32::MIN, -6, 1000, 0x0123_4567];
    let y = [0, -1, -1, 1, -1, 7, -2000, i32::MIN];
    let mut out = device.zeroed::<i32>(8 * 13)?;
    let mut unsigned = device.zeroed::<u32>(16)?;
    signed(
        &device.buffer(&x)?,
        &device.buffer(&y)?,
        &mut out,
        &mut unsigned,
    )
    .workgroups(1)
    .run()?;
    let expected = x.into_iter().zip(y).flat_map(|(x, y): (i32, i32)| {
        let chosen = [
            x.wrapping_abs(),
            x.signum(),
            x.min(y),
            x.max(y),
            x.clamp(-5, 5),
        ];
        let saturating = [x.saturating_add(y), x.saturating_sub(y)];
        let wrapping = [x.wrapping_mul(y), x.wrapping_neg()];
        let bits = [
            x.reverse_bits(),
            x.rotate_left(5),
            x.wrapping_pow(3),
            i32::from(x < 0),
        ];
        [&chosen[..], &saturating, &wrapping, &bits].concat()
    });
    assert_eq!(out.read()?, expected.collect::<Vec<i32>>());
    let expected = x.into_iter().zip(y).flat_map(|(x, y): (i32, i32)| {
        let counted = x.count_ones() + x.leading_zeros() + x.trailing_zeros();
        [x.unsigned_abs(), x.abs_diff(y).wrapping_add(counted)]
    });
    assert_eq!(unsigned.read()?, expected.collect::<Vec<u32>>());
    Ok(())
}
