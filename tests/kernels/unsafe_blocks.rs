//! `unsafe` blocks that hold nothing unsafe for a kernel: they force the host to evaluate something.

use dsl_runtime::{Error, prelude::*};

#[device]
#[allow(unsafe_code, reason = "what is tested")]
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
    Ok(())
}
