//! Functions in kernels with const parameters, inferred from the arguments or written in the call.
//! `_` for inferred arguments; `clone()` of values; `map` of arrays.

use dsl_runtime::prelude::*;

#[device]
mod weights {
    pub trait Weight {
        const FACTOR: u32;
    }

    pub struct Double;

    impl Weight for Double {
        const FACTOR: u32 = 2;
    }

    pub fn weighed<W: Weight, const N: usize>(values: &[u32; N]) -> u32 {
        let mut sum = 0;
        for i in 0..N {
            sum += values[i] * W::FACTOR;
        }
        sum
    }
}

#[kernel(workgroup_size = 1)]
fn nested_generics(start: &[UVec4; 2], out: &mut [u32]) {
    fn last<const N: usize>(values: [u32; N], back: u32) -> u32 {
        values[N as u32 - 1 - back]
    }
    fn scaled<T, const BY: u32>(value: u32, _: T) -> u32 {
        fn plus<const BY: u32>(value: u32) -> u32 {
            value + BY
        }
        plus::<100>(value) * BY
    }
    let values = [3, 1, 4, 1, 5];
    out[0] = last(values, 0) * 100 + last([7, 8], 1) * 10 + last::<1>([9], 0);
    out[1] = scaled::<f32, 3>(1, 0.5) + scaled::<_, 5>(2, true);
    out[2] = weights::weighed::<weights::Double, _>(&values);
    let mut copy = start.clone();
    copy[1].y += out[0].clone();
    out[3] = copy[1].y - start[1].clone().y;
    let add = out[1];
    let mapped = values.map(|v| v * 10 + add);
    out[4] = mapped[0] + mapped[4];
    fn squared(v: u32) -> u32 {
        v * v
    }
    let squares = [2, out[2], 3].map(squared);
    out[5] = squares.iter().sum::<u32>();
    let mut order = 0;
    let numbered = [5, 6, 7].map(|v| {
        order += 1;
        v * 10 + order
    });
    out[6] = numbered[0] * 10_000 + numbered[1] * 100 + numbered[2];
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(7)?;
    let start = device.uniform([UVec4::ONE, UVec4::new(1, 2, 3, 4)])?;
    nested_generics(&start, &mut out).workgroups(1).run()?;
    let (scaled, weighed) = (101 * 3 + 102 * 5, 2 * 14);
    let squares = 4 + weighed * weighed + 9;
    let mapped = 30 + scaled + 50 + scaled;
    assert_eq!(out.read()?, [579, scaled, weighed, 579, mapped, squares, 516_273]);
    Ok(())
}
