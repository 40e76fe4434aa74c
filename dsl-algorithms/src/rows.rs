//! Rows of a matrix, each normalized by itself: a workgroup for each row.

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

use crate::blocks::{GROUP, workgroup_reduce};
use crate::launches::{expect_len, grid, problem};
use crate::matrix::columns_of;
use crate::operators::SumF32;

/// What a softmax knows of some elements.
#[device]
mod softmax_state {
    use crate::operators::Operator;
    use dsl_runtime::prelude::*;

    /// The largest element in `x`; in `y` the sum of the powers of e of the elements less that.
    pub(crate) struct Exponentials;
    impl Operator for Exponentials {
        type Item = Vec2;
        fn identity() -> Vec2 {
            Vec2::new(f32::MIN, 0.0)
        }
        fn combine(a: Vec2, b: Vec2) -> Vec2 {
            let most = a.x.max(b.x);
            Vec2::new(most, a.y * (a.x - most).exp() + b.y * (b.x - most).exp())
        }
    }
}
use softmax_state::Exponentials;

/// A row for each workgroup.
#[kernel(workgroup_size = GROUP)]
fn softmax_rows(x: &[f32], out: &mut [f32], rows: u32, columns: u32) {
    workgroup_var!(scratch: [Vec2; GROUP]);
    let lane = local_invocation_index();
    let row = workgroup_id().x + workgroup_id().y * num_workgroups().x;
    if row >= rows {
        return;
    }
    let mut own = Vec2::new(f32::MIN, 0.0);
    for i in (lane..columns).step_by(256u32) {
        let at = row * columns + i;
        if at < x.len() {
            let value = x[at];
            if value > own.x {
                own = Vec2::new(value, own.y * (own.x - value).exp() + 1.0);
            } else {
                own = Vec2::new(own.x, own.y + (value - own.x).exp());
            }
        }
    }
    let all = workgroup_reduce::<Exponentials>(&mut scratch, own);
    let factor = 1.0 / all.y;
    for i in (lane..columns).step_by(256u32) {
        let at = row * columns + i;
        if at < x.len() && at < out.len() {
            out[at] = (x[at] - all.x).exp() * factor;
        }
    }
}

/// A row for each workgroup.
#[kernel(workgroup_size = GROUP)]
fn normalize_rows(
    x: &[f32],
    weights: &[f32],
    biases: &[f32],
    out: &mut [f32],
    rows: u32,
    columns: u32,
    epsilon: f32,
) {
    workgroup_var!(scratch: [f32; GROUP]);
    let lane = local_invocation_index();
    let row = workgroup_id().x + workgroup_id().y * num_workgroups().x;
    if row >= rows {
        return;
    }
    let mut own = 0.0;
    for i in (lane..columns).step_by(256u32) {
        let at = row * columns + i;
        if at < x.len() {
            own += x[at];
        }
    }
    let mean = workgroup_reduce::<SumF32>(&mut scratch, own) / columns as f32;
    let mut own = 0.0;
    for i in (lane..columns).step_by(256u32) {
        let at = row * columns + i;
        if at < x.len() {
            own += (x[at] - mean) * (x[at] - mean);
        }
    }
    let variance = workgroup_reduce::<SumF32>(&mut scratch, own) / columns as f32;
    let factor = 1.0 / (variance + epsilon).sqrt();
    for i in (lane..columns).step_by(256u32) {
        let at = row * columns + i;
        if at < x.len() && at < out.len() {
            let mut value = (x[at] - mean) * factor;
            if i < weights.len() {
                value *= weights[i];
            }
            if i < biases.len() {
                value += biases[i];
            }
            out[at] = value;
        }
    }
}

/// Writes the softmax of each row: the powers of e of its elements, divided by their sum. Elements are finite.
///
/// The largest element of a row is subtracted first, so nothing overflows. The relative error of a result *y* is at most about
/// (⌈*n* / 256⌉ + 20 + |ln *y*|)·2⁻²², for rows of *n* elements and a device whose `exp` is exact to 3 + 2|*x*| units in the
/// last place, as WGSL asks.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[1.0, 1.0, 500.0, 500.0])?;
/// let mut out = device.zeroed(4)?;
/// algorithms::softmax(&device, &x, 2, &mut out)?;
/// assert!(out.read()?.iter().all(|y| (y - 0.5).abs() < 1e-6));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless `rows` divides the number of elements, and `out` has as many; those of launches.
pub fn softmax(
    _device: &Device,
    x: &dyn AsSlice<f32>,
    rows: usize,
    out: &mut dyn AsSliceMut<f32>,
) -> Result<(), Error> {
    let n = x.as_slice().len();
    expect_len("softmax", "out", out.as_slice().len(), n)?;
    let columns = columns_of("softmax", n, rows)? as u32;
    if n == 0 {
        return Ok(());
    }
    softmax_rows(x, out, rows as u32, columns).workgroups(grid(rows)).run()
}

/// Writes each row less its mean, divided by √(variance + epsilon); then times `weights`, plus `biases`, which have an element for
/// each column, or none.
///
/// ```
/// use dsl_algorithms as algorithms;
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// let device = Device::new()?;
/// let x = device.buffer(&[1.0, 3.0])?;
/// let none = device.zeroed::<f32>(0)?;
/// let mut out = device.zeroed(2)?;
/// algorithms::layer_norm(&device, &x, 1, (&none, &none), 0.0, &mut out)?;
/// let out = out.read()?;
/// assert!((out[0] + 1.0).abs() < 1e-6 && (out[1] - 1.0).abs() < 1e-6);
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// [`Error::Call`] unless the lengths fit; those of launches.
pub fn layer_norm(
    _device: &Device,
    x: &dyn AsSlice<f32>,
    rows: usize,
    (weights, biases): (&dyn AsSlice<f32>, &dyn AsSlice<f32>),
    epsilon: f32,
    out: &mut dyn AsSliceMut<f32>,
) -> Result<(), Error> {
    let n = x.as_slice().len();
    expect_len("layer_norm", "out", out.as_slice().len(), n)?;
    let columns = columns_of("layer_norm", n, rows)?;
    for (name, len) in [("weights", weights.as_slice().len()), ("biases", biases.as_slice().len())]
    {
        if len != 0 && len != columns {
            let what = format!("`{name}` has {len} elements; it needs {columns}, or none");
            return Err(problem("layer_norm", what));
        }
    }
    if n == 0 {
        return Ok(());
    }
    normalize_rows(x, weights, biases, out, rows as u32, columns as u32, epsilon)
        .workgroups(grid(rows))
        .run()
}
