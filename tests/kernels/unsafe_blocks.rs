//! `unsafe` blocks with operations that are safe in a kernel. They force an evaluation,
//! `read_volatile`, or skip a check, `get_unchecked`, `char::from_u32_unchecked`. Functions that never return.

use dsl_runtime::{Error, prelude::*};

#[device]
#[allow(unsafe_code, reason = "the kernels have unsafe code")]
pub mod forced {
    use core::{hint, ptr};

    /// As libraries of mathematics force an evaluation.
    pub fn clamped(x: f32) -> f32 {
        let y = unsafe { ptr::read_volatile(&x) } * 2.0;
        let z = unsafe {
            let z = y - 1.0;
            ptr::read_volatile(&z)
        };
        if hint::black_box(z) < 0.0 { -z } else { z }
    }
}

#[device]
#[allow(unsafe_code, reason = "the kernels have unsafe code")]
pub mod unchecked {
    use core::hint::{self, unreachable_unchecked};

    const TABLE: [u32; 4] = [3, 1, 4, 1];

    #[cold]
    fn refuse(n: u32) -> ! {
        panic!("{n} is too large");
    }

    fn halved(n: u32) -> u32 {
        match n % 4 {
            0 | 2 => n / 2,
            1 | 3 => n / 2 + 1,
            _ => unsafe { unreachable_unchecked() },
        }
    }

    fn below(n: u32, limit: u32) -> u32 {
        if n >= limit {
            refuse(n)
        }
        let Some(rest) = limit.checked_sub(n) else { refuse(n) };
        match rest {
            0 => refuse(n),
            1 => 7,
            rest => rest.checked_sub(1).unwrap_or_else(|| refuse(rest)),
        }
    }

    pub fn values(n: u32, x: f32) -> [u32; 4] {
        let mut own = [n, 2, 3, 4];
        unsafe {
            hint::assert_unchecked(n < 99);
            *own.get_unchecked_mut(n as usize % 4) += 5;
            let digit = char::from_u32_unchecked(n + 48).to_digit(10).unwrap_or(0);
            let size = core::num::NonZeroU32::new_unchecked(n + 1).get();
            let entry = digit * size + TABLE.get_unchecked(n as usize % 4) * own.get_unchecked(1);
            let whole: i64 = x.to_int_unchecked();
            [halved(n), below(n, 99), entry + own[2], x.to_int_unchecked::<u32>() + whole as u32]
        }
    }
}

#[kernel(workgroup_size = 64)]
fn leave_out_checks(x: &[f32], out: &mut [[u32; 4]]) {
    let i = global_invocation_id().x;
    if i < x.len() && i < out.len() {
        out[i] = unchecked::values(i, x[i]);
    }
}

#[kernel(workgroup_size = 64)]
fn force_all(x: &[f32], out: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < x.len() && i < out.len() {
        out[i] = unsafe { forced::clamped(x[i]) };
    }
}

pub fn check(device: &Device) -> Result<(), Error> {
    let values = [0.25, 1.75, 2.5, 100.125];
    let mut out = device.zeroed::<f32>(4)?;
    force_all(&device.buffer(&values)?, &mut out).invocations(4).run()?;
    assert_eq!(out.read()?, values.map(forced::clamped));
    assert_eq!(forced::clamped(0.25), 0.5);
    let lacking = dsl_runtime::Feature::ShaderInt64;
    if !device.supports(&leave_out_checks::INFO) {
        crate::support::not_run("unsafe_blocks: unchecked casts", lacking, device);
        return Ok(());
    }
    let mut out = device.zeroed::<[u32; 4]>(4)?;
    leave_out_checks(&device.buffer(&values)?, &mut out).invocations(4).run()?;
    assert_eq!(out.read()?, [0, 1, 2, 3].map(|i| unchecked::values(i, values[i as usize])));
    Ok(())
}
