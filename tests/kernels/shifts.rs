//! Shifts of `i32` and `u32` by amounts of either type. Only the lowest five bits of the amount
//! count. `>>` of an `i32` keeps the sign.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 8)]
fn shifts(values: &[u32], amounts: &[u32], out: &mut [u32]) {
    let lane = local_invocation_index();
    let o = 7 * lane;
    let unsigned = values[lane];
    let signed = unsigned as i32;
    let amount = amounts[lane];
    out[o] = unsigned << amount;
    out[o + 1] = unsigned >> amount;
    out[o + 2] = (signed << amount) as u32;
    out[o + 3] = (signed >> amount) as u32;
    out[o + 4] = unsigned << (amount as i32);
    let mut compound = unsigned;
    compound <<= 3;
    compound >>= amount;
    out[o + 5] = compound;
    out[o + 6] = 1 << (amount & 15) >> 1;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let values = [1, 0x8000_0000, u32::MAX, 0x1234_5678, 0x8765_4321, 5, 6, 7];
    let amounts = [0, 1, 31, 4, 8, 32, 33, 100];
    let mut out = device.zeroed::<u32>(56)?;
    shifts(
        &device.buffer(&values)?,
        &device.buffer(&amounts)?,
        &mut out,
    )
    .workgroups(1)
    .run()?;
    let expected = |(value, amount): (u32, u32)| {
        let amount = amount % 32;
        let power = 2_u64.pow(amount);
        let left = (u64::from(value) * power) as u32;
        let right = (u64::from(value) / power) as u32;
        let arithmetic = (value as i32 as i64).div_euclid(power as i64) as u32;
        let compound = ((u64::from(value) * 8) as u32 as u64 / power) as u32;
        [
            left,
            right,
            left,
            arithmetic,
            left,
            compound,
            2_u32.pow(amount % 16) / 2,
        ]
    };
    let expected: Vec<u32> = values.into_iter().zip(amounts).flat_map(expected).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
