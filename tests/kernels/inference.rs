//! Literals take their type from their use, even from a much later one. Without such a use they are
//! `i32` and `f32`.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 8)]
fn inferred(n: u32, x: f32, data: &[i32], out: &mut [u32]) {
    let lane = local_invocation_index();
    let o = 10 * lane;

    // `u32`, by the comparison with `lane`.
    let mut stride = 128;
    while lane < stride {
        stride /= 2;
    }
    out[o] = stride;

    // `i32`, by a later sum. The difference is negative.
    let mut sum = 0;
    sum -= 3;
    sum += data[lane];
    out[o + 1] = (sum / 2) as u32;

    // Nothing decides: `i32`.
    let alone = -7;
    out[o + 2] = (alone / 2) as u32;
    let amount = 3;
    out[o + 3] = n << amount;

    // An index makes it `u32`; so do both arms of an `if` that ends in an index.
    let at = if lane > 3 { 1 } else { 0 };
    out[o + 4] = data[at] as u32;

    // An array's elements, by one assignment to one of them.
    let mut counts = [0; 3];
    counts[1] = n;
    counts[2] = counts[1] - 1;
    out[o + 5] = counts[0] + counts[1] + counts[2];

    // Through a `match`, a `loop` and a block.
    let value = match lane {
        0 => loop {
            break 5;
        },
        1 => {
            let five = 6;
            five
        }
        _ => n,
    };
    out[o + 6] = value;

    // Floats: a literal, a product, a constant of the type.
    let half = 0.5;
    let two = half * 4.0;
    out[o + 7] = (two * x + 1.) as u32;
    let scaled = 1e1 * half;
    out[o + 8] = scaled as u32;

    // Suffixes, separators and other bases.
    let suffixed = 1_000u32 + 0xff + 0b101 + 0o17;
    out[o + 9] = suffixed + (2.5f32 * 2_f32) as u32;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let numbers = [4, -4, 1, 2, -100, 3, 9, 7];
    let data = device.buffer(&numbers)?;
    let mut out = device.zeroed::<u32>(80)?;
    inferred(4, 1.5, &data, &mut out).workgroups(1).run()?;
    let strides = [0, 1, 2, 2, 4, 4, 4, 4];
    let mut expected = Vec::new();
    for lane in 0..8 {
        let value = if lane < 2 { 5 + lane as u32 } else { 4 };
        let at = if lane > 3 { -4_i32 } else { 4 };
        expected.extend([
            strides[lane],
            ((numbers[lane] - 3) / 2) as u32,
            -3_i32 as u32,
            32,
        ]);
        expected.extend([at as u32, 7, value, 4, 5, 1000 + 255 + 5 + 15 + 5]);
    }
    assert_eq!(out.read()?, expected);
    Ok(())
}
