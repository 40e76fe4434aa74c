//! The methods of `u32`: counting and moving bits, powers, distances, and arithmetic that wraps or
//! saturates.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 8)]
fn unsigned(xs: &[u32], ys: &[u32], out: &mut [u32]) {
    let lane = local_invocation_index();
    let x = xs[lane];
    let y = ys[lane];
    let o = 21 * lane;
    out[o] = x.count_ones();
    out[o + 1] = x.count_zeros();
    out[o + 2] = x.leading_zeros();
    out[o + 3] = x.trailing_zeros();
    out[o + 4] = x.reverse_bits();
    out[o + 5] = x.rotate_left(y);
    out[o + 6] = x.rotate_right(y);
    out[o + 7] = x.pow(y);
    out[o + 8] = x.abs_diff(y);
    out[o + 9] = x.div_ceil(y + 1);
    out[o + 10] = x.wrapping_add(y);
    out[o + 11] = x.wrapping_sub(y);
    out[o + 12] = x.wrapping_mul(y);
    out[o + 13] = x.saturating_add(y);
    out[o + 14] = x.saturating_sub(y);
    out[o + 15] = x.min(y);
    out[o + 16] = x.max(y);
    out[o + 17] = x.clamp(10, 1000);
    out[o + 18] = x.is_power_of_two() as u32;
    out[o + 19] = (x & 0xffff).next_power_of_two();
    out[o + 20] = x.rem_euclid(y + 1);
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [0, 1, 3, 64, 0x8000_0000, 0xffff_fffe, u32::MAX, 0x0012_3400];
    let y = [0, 1, 5, 31, 2, 7, 32, 4];
    let mut out = device.zeroed::<u32>(8 * 21)?;
    unsigned(&device.buffer(&x)?, &device.buffer(&y)?, &mut out)
        .workgroups(1)
        .run()?;
    let expected = x.into_iter().zip(y).flat_map(|(x, y): (u32, u32)| {
        let bits = [
            x.count_ones(),
            x.count_zeros(),
            x.leading_zeros(),
            x.trailing_zeros(),
        ];
        let moved = [
            x.reverse_bits(),
            x.rotate_left(y),
            x.rotate_right(y),
            x.wrapping_pow(y),
        ];
        let distances = [x.abs_diff(y), x.div_ceil(y + 1)];
        let wrapping = [x.wrapping_add(y), x.wrapping_sub(y), x.wrapping_mul(y)];
        let saturating = [x.saturating_add(y), x.saturating_sub(y)];
        let chosen = [
            x.min(y),
            x.max(y),
            x.clamp(10, 1000),
            u32::from(x.is_power_of_two()),
        ];
        let rest = [(x & 0xffff).next_power_of_two(), x % (y + 1)];
        [
            &bits[..],
            &moved,
            &distances,
            &wrapping,
            &saturating,
            &chosen,
            &rest,
        ]
        .concat()
    });
    assert_eq!(out.read()?, expected.collect::<Vec<u32>>());
    Ok(())
}
