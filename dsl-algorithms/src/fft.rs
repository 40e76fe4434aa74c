//! Fourier transforms of powers of two, in self-sorting passes of radix 8, 4 and 2 (Stockham).
//!
//! Roots of unity come from two tables that the host computes: devices have no precise sine.

use std::f64::consts::TAU;
use std::sync::{Arc, Mutex, PoisonError};

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

use crate::blocks::GROUP;
use crate::launches::{expect_len, groups, problem};
use crate::scratch::scratch;

/// The product of two complex numbers.
#[device]
fn times(a: Vec2, b: Vec2) -> Vec2 {
    Vec2::new(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x)
}

/// `a` times −i.
#[device]
fn turned(a: Vec2) -> Vec2 {
    Vec2::new(a.y, -a.x)
}

/// Replaces four numbers, `step` apart from `first` on, by their transform.
#[device]
fn four(v: &mut [Vec2; 8], first: u32, step: u32) {
    let (a, b, c, d) = (v[first], v[first + step], v[first + 2 * step], v[first + 3 * step]);
    let (even, odd) = (a + c, b + d);
    let (difference, other) = (a - c, turned(b - d));
    v[first] = even + odd;
    v[first + step] = difference + other;
    v[first + 2 * step] = even - odd;
    v[first + 3 * step] = difference - other;
}

/// Replaces `RADIX` numbers by their transform.
#[device]
fn small<const RADIX: usize>(v: &mut [Vec2; 8]) {
    if RADIX == 2 {
        let (a, b) = (v[0], v[1]);
        v[0] = a + b;
        v[1] = a - b;
    }
    if RADIX == 4 {
        four(v, 0, 1);
    }
    if RADIX == 8 {
        four(v, 0, 2);
        four(v, 1, 2);
        let h = std::f32::consts::FRAC_1_SQRT_2;
        let (a, b, c, d) = (v[0], v[2], v[4], v[6]);
        let (e, f, g, i) =
            (v[1], times(v[3], Vec2::new(h, -h)), turned(v[5]), times(v[7], Vec2::new(-h, -h)));
        v[0] = a + e;
        v[1] = b + f;
        v[2] = c + g;
        v[3] = d + i;
        v[4] = a - e;
        v[5] = b - f;
        v[6] = c - g;
        v[7] = d - i;
    }
}

/// One pass over transforms of `1 << log` elements. Runs of `1 << done` elements are transformed
/// already. `low` has the first powers of the root of unity. `high` has the powers that are
/// multiples of the length of `low`.
#[kernel(workgroup_size = GROUP, instances(RADIX = [2, 4, 8]))]
fn fft_pass<const RADIX: usize>(
    input: &[Vec2],
    low: &[Vec2],
    high: &[Vec2],
    output: &mut [Vec2],
    log: u32,
    done: u32,
    log_low: u32,
    inverse: u32,
    scale: f32,
) {
    const LOG_RADIX: u32 = if RADIX == 2 {
        1
    } else if RADIX == 4 {
        2
    } else {
        3
    };
    let share = log - LOG_RADIX;
    let count = input.len() >> LOG_RADIX;
    for id in (global_invocation_id().x..count).step_by(256u32 * num_workgroups().x) {
        let j = id & ((1 << share) - 1);
        let first = (id >> share) << log;
        let mut v = [Vec2::ZERO; 8];
        for r in 0..RADIX as u32 {
            let i = first + j + (r << share);
            if i < input.len() {
                v[r] = input[i];
            }
            if inverse != 0 {
                v[r] = v[r].yx();
            }
        }
        let within = j & ((1 << done) - 1);
        if done > 0 {
            let power = within << (share - done);
            let (at_low, at_high) = (power & ((1 << log_low) - 1), power >> log_low);
            if at_low < low.len() && at_high < high.len() {
                let root = times(low[at_low], high[at_high]);
                let mut factor = root;
                for r in 1..RADIX as u32 {
                    v[r] = times(v[r], factor);
                    factor = times(factor, root);
                }
            }
        }
        small::<RADIX>(&mut v);
        let to = first + ((j >> done) << (done + LOG_RADIX)) + within;
        for r in 0..RADIX as u32 {
            let i = to + (r << done);
            let mut value = v[r] * scale;
            if inverse != 0 {
                value = value.yx();
            }
            if i < output.len() {
                output[i] = value;
            }
        }
    }
}

/// Powers of a root of unity.
struct Roots {
    low: Buffer<Vec2>,
    high: Buffer<Vec2>,
}

/// The tables that were used last, the latest at the end.
static ROOTS: Mutex<Vec<(Device, u32, Arc<Roots>)>> = Mutex::new(Vec::new());
/// The number of tables that are kept.
const KEPT: usize = 8;
/// The binary logarithm of the most powers in the first table.
const LOG_LOW: u32 = 11;

fn roots(device: &Device, log: u32) -> Result<Arc<Roots>, Error> {
    let mut kept = ROOTS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(n) = kept.iter().position(|(of, size, _)| of == device && *size == log) {
        let entry = kept.remove(n);
        let roots = Arc::clone(&entry.2);
        kept.push(entry);
        return Ok(roots);
    }
    drop(kept);
    let root = |power: u64| {
        let angle = -TAU * power as f64 / (1u64 << log) as f64;
        vec2(angle.cos() as f32, angle.sin() as f32)
    };
    let log_low = log.min(LOG_LOW);
    let low = device.buffer_from_iter((0..1u64 << log_low).map(root))?;
    let high = device.buffer_from_iter((0..1u64 << (log - log_low)).map(|i| root(i << log_low)))?;
    let roots = Arc::new(Roots { low, high });
    let mut kept = ROOTS.lock().unwrap_or_else(PoisonError::into_inner);
    kept.push((device.clone(), log, Arc::clone(&roots)));
    let oldest = (kept.len() > KEPT).then(|| kept.remove(0));
    drop(kept);
    drop(oldest);
    Ok(roots)
}

/// Frees the tables of a device.
pub(crate) fn free_roots(device: &Device) {
    let mut kept = ROOTS.lock().unwrap_or_else(PoisonError::into_inner);
    let freed: Vec<_> = kept.extract_if(.., |(of, ..)| of == device).collect();
    drop(kept);
    drop(freed);
}

/// Writes the Fourier transforms of runs of `n` complex numbers, real part first: `out[k] = ∑ x[j]
/// · e^(−2πi·jk/n)`. `n` is a power of two.
///
/// The error of a transform is at most about 4·log₂*n*·2⁻²⁴·‖*x*‖ in the Euclidean norm. The norm
/// of `out` is √*n* times larger than ‖*x*‖.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[1.0, 0.0, -1.0, 0.0].map(|x| vec2(x, 0.0)))?;
/// let mut out = device.zeroed(4)?;
/// algorithms::fft(&device, &x, 4, &mut out)?;
/// let out = out.read()?;
/// assert!(out[1].distance(vec2(2.0, 0.0)) < 1e-6 && out[0].length() < 1e-6);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless `n` is a power of two that divides the number of elements, and `out` has
/// the same length; the errors of launches.
pub fn fft(
    device: &Device,
    x: &dyn AsSlice<Vec2>,
    n: usize,
    out: &mut dyn AsSliceMut<Vec2>,
) -> Result<(), Error> {
    transform("fft", device, x, n, out, false)
}

/// The inverse of [`fft`]: `out[k] = 1/n · ∑ x[j] · e^(2πi·jk/n)`.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[1.0, 1.0].map(|x| vec2(x, 0.0)))?;
/// let mut out = device.zeroed(2)?;
/// algorithms::inverse_fft(&device, &x, 2, &mut out)?;
/// assert_eq!(out.read()?, [vec2(1.0, 0.0), vec2(0.0, 0.0)]);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// As [`fft`].
pub fn inverse_fft(
    device: &Device,
    x: &dyn AsSlice<Vec2>,
    n: usize,
    out: &mut dyn AsSliceMut<Vec2>,
) -> Result<(), Error> {
    transform("inverse_fft", device, x, n, out, true)
}

fn transform(
    call: &'static str,
    device: &Device,
    x: &dyn AsSlice<Vec2>,
    n: usize,
    out: &mut dyn AsSliceMut<Vec2>,
    inverse: bool,
) -> Result<(), Error> {
    let len = x.as_slice().len();
    expect_len(call, "out", out.as_slice().len(), len)?;
    if !n.is_power_of_two() || !len.is_multiple_of(n) {
        let what = format!("{len} elements are no runs of {n}, or that is no power of two");
        return Err(problem(call, what));
    }
    if len == 0 {
        return Ok(());
    }
    let log = n.ilog2();
    if log == 0 {
        return device.copy(&x.as_slice(), out);
    }
    let roots = roots(device, log)?;
    let log_low = log.min(LOG_LOW);
    let n_passes = log.div_ceil(3);
    let mut room = scratch::<Vec2>(device, len)?;
    let mut room = room.slice_mut()?;
    let mut out = out.as_slice_mut();
    let mut done = 0;
    for pass in 0..n_passes {
        let radix = (log - done).min(3);
        let scale = if inverse && pass + 1 == n_passes { 1.0 / n as f32 } else { 1.0 };
        // The last pass writes to `out`; earlier passes alternate.
        let to_out = (n_passes - pass) % 2 == 1;
        let (from, to): (&dyn AsSlice<Vec2>, &mut dyn AsSliceMut<Vec2>) = match (pass, to_out) {
            (0, true) => (x, &mut out),
            (0, false) => (x, &mut room),
            (_, true) => (&room, &mut out),
            (_, false) => (&out, &mut room),
        };
        let (low, high, flag) = (&roots.low, &roots.high, u32::from(inverse));
        let groups = groups(len >> radix, GROUP);
        match radix {
            1 => fft_pass::<2>(from, low, high, to, log, done, log_low, flag, scale)
                .workgroups(groups)
                .run()?,
            2 => fft_pass::<4>(from, low, high, to, log, done, log_low, flag, scale)
                .workgroups(groups)
                .run()?,
            _ => fft_pass::<8>(from, low, high, to, log, done, log_low, flag, scale)
                .workgroups(groups)
                .run()?,
        }
        done += radix;
    }
    Ok(())
}
