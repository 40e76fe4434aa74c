//! What a condition of constants excludes is no mistake: an index past the end of the array of another
//! instance, a shift or a division that is never made.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1, instances(N = [1, 2, 4]))]
fn of_size<const N: usize>(x: &[u32], out: &mut [u32]) {
    const SHIFT: u32 = 32;
    let mut a = [x[0]; N];
    let n = x[1];
    if N > 1 {
        a[N - 2] = 5;
    }
    out[0] = if N == 1 { a[0] } else { a[0] * 100 + a[1] };
    if N > 64 {
        a[70] = 1;
        let extra = a[70];
        out[0] += extra;
    }
    if N > 2 && n > 1 {
        out[1] = a[2] + a[3];
    } else if !(N >= 2) {
        out[1] = 77;
    }
    if N > 1 {
        out[2] = n / (N as u32 - 1);
    }
    if N == 3 {
        for k in 0..4 {
            if x[k] == out[k] {
                break;
            }
            out[k] += a[k];
        }
    }
    out[3] = if SHIFT < 32 { n >> SHIFT } else { n };
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = device.buffer(&[3, 9])?;
    let run = |launch: &dyn Fn(&mut Buffer<u32>) -> Result<(), dsl_runtime::Error>| {
        let mut out = device.zeroed::<u32>(4)?;
        launch(&mut out)?;
        out.read()
    };
    assert_eq!(run(&|out| of_size::<1>(&x, out).workgroups(1).run())?, [3, 77, 0, 9]);
    assert_eq!(run(&|out| of_size::<2>(&x, out).workgroups(1).run())?, [503, 0, 9, 9]);
    assert_eq!(run(&|out| of_size::<4>(&x, out).workgroups(1).run())?, [303, 8, 3, 9]);
    Ok(())
}
