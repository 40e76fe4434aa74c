//! Kernels that a `macro_rules!` writes: names, types, operators, lengths and expressions come from
//! its arguments, and an expression stays one operand.

use dsl_runtime::prelude::*;

macro_rules! reduction {
    ($name:ident, $ty:ty, $op:tt, $identity:expr, $size:literal) => {
        /// Folds each workgroup's elements.
        #[kernel(workgroup_size = $size)]
        fn $name(input: &[$ty], out: &mut [$ty]) {
            workgroup_var!(cache: [$ty; $size]);
            let lane = local_invocation_index();
            let i = global_invocation_id().x;
            cache[lane] = if i < input.len() { input[i] } else { $identity };
            workgroup_barrier();
            let mut stride = $size / 2;
            while stride > 0 {
                if lane < stride {
                    cache[lane] = cache[lane] $op cache[lane + stride];
                }
                workgroup_barrier();
                stride /= 2;
            }
            if lane == 0 {
                out[workgroup_id().x] = cache[0];
            }
        }
    };
}

reduction!(sum_of_floats, f32, +, 0.0, 8);
reduction!(product_of_integers, i32, *, 1, 16);
reduction!(all_bits, u32, &, u32::MAX, 4);

macro_rules! twice {
    ($name:ident, $x:ident => $value:expr, $($check:expr),*) => {
        #[kernel(workgroup_size = 4)]
        fn $name(out: &mut [u32]) {
            let $x = global_invocation_id().x;
            let inside = $($check &&)* true;
            out[$x] = if inside { $value * 2 } else { 0 };
        }
    };
}

twice!(twice_a_sum, i => i + 3, i < 3, i == 0 || i > 1);

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let input: Vec<f32> = (0..15).map(|i| i as f32).collect();
    let mut out = device.zeroed::<f32>(2)?;
    sum_of_floats(&device.buffer(&input)?, &mut out)
        .invocations(15)
        .run()?;
    assert_eq!(out.read()?, [28.0, 77.0]);

    let mut out = device.zeroed::<i32>(1)?;
    product_of_integers(&device.buffer(&[-3, 5, 7])?, &mut out)
        .workgroups(1)
        .run()?;
    assert_eq!(out.read()?, [-105]);

    let mut out = device.zeroed::<u32>(1)?;
    all_bits(&device.buffer(&[7, 14, 6])?, &mut out)
        .workgroups(1)
        .run()?;
    assert_eq!(out.read()?, [6]);

    let mut out = device.zeroed::<u32>(4)?;
    twice_a_sum(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [6, 0, 10, 0]);
    Ok(())
}
