//! Normalizes each row of a matrix. A subgroup takes a short row and keeps it in registers; a
//! workgroup takes a longer row, and reads it again from the cache.

use dsl_runtime::prelude::*;
use dsl_runtime::{Error, Feature};

use crate::blocks::{GROUP, workgroup_reduce};
use crate::launches::{expect_len, grid, problem};
use crate::matrix::columns_of;
use crate::operators::SumF32;

/// The state of a softmax over some elements.
#[device]
mod softmax_state {
    use crate::operators::Operator;
    use dsl_runtime::prelude::*;

    /// `x` is the largest element; `y` is the sum of e to the power of each element minus `x`.
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

/// Each workgroup takes a row.
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

/// A normalized element times the weight of its column, plus the bias, if there are weights and
/// biases.
#[device]
fn scaled(value: f32, column: u32, weights: &[f32], biases: &[f32]) -> f32 {
    let mut value = value;
    if column < weights.len() {
        value *= weights[column];
    }
    if column < biases.len() {
        value += biases[column];
    }
    value
}

/// Each workgroup takes a row.
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
            out[at] = scaled((x[at] - mean) * factor, i, weights, biases);
        }
    }
}

/// The column of an invocation's element `k` in a row of a subgroup.
#[device]
fn column_of(k: usize) -> u32 {
    k as u32 * subgroup_size() + subgroup_invocation_id()
}

/// The elements of a row for this invocation of its subgroup. Elements beyond the end are `empty`.
#[device]
fn load_row<const ITEMS: usize>(x: &[f32], start: u32, columns: u32, empty: f32) -> [f32; ITEMS] {
    let mut items = [empty; ITEMS];
    for k in 0..ITEMS {
        let at = start + column_of(k);
        if column_of(k) < columns && at < x.len() {
            items[k] = x[at];
        }
    }
    items
}

/// The row of this subgroup.
#[device]
fn row_of_subgroup() -> u32 {
    (workgroup_id().x + workgroup_id().y * num_workgroups().x) * num_subgroups() + subgroup_id()
}

/// Each subgroup takes a row of at most `ITEMS` elements for each of its invocations.
#[kernel(workgroup_size = GROUP, instances(ITEMS = [8, 32]))]
fn softmax_short_rows<const ITEMS: usize>(x: &[f32], out: &mut [f32], rows: u32, columns: u32) {
    let row = row_of_subgroup();
    // All subgroups must reach the subgroup operations.
    let columns = if row < rows { columns } else { 0 };
    let start = row * columns;
    let mut items = load_row::<ITEMS>(x, start, columns, f32::MIN);
    let mut own = f32::MIN;
    for k in 0..ITEMS {
        own = own.max(items[k]);
    }
    let most = subgroup_max(own);
    let mut own = 0.0;
    for k in 0..ITEMS {
        items[k] = (items[k] - most).exp();
        if column_of(k) < columns {
            own += items[k];
        }
    }
    let factor = 1.0 / subgroup_add(own);
    for k in 0..ITEMS {
        let at = start + column_of(k);
        if column_of(k) < columns && at < out.len() {
            out[at] = items[k] * factor;
        }
    }
}

/// Each subgroup takes a row of at most `ITEMS` elements for each of its invocations.
#[kernel(workgroup_size = GROUP, instances(ITEMS = [8, 32]))]
fn normalize_short_rows<const ITEMS: usize>(
    x: &[f32],
    weights: &[f32],
    biases: &[f32],
    out: &mut [f32],
    rows: u32,
    columns: u32,
    epsilon: f32,
) {
    let row = row_of_subgroup();
    let columns = if row < rows { columns } else { 0 };
    let start = row * columns;
    let items = load_row::<ITEMS>(x, start, columns, 0.0);
    let mut own = 0.0;
    for k in 0..ITEMS {
        own += items[k];
    }
    let mean = subgroup_add(own) / columns as f32;
    let mut own = 0.0;
    for k in 0..ITEMS {
        if column_of(k) < columns {
            own += (items[k] - mean) * (items[k] - mean);
        }
    }
    let factor = 1.0 / (subgroup_add(own) / columns as f32 + epsilon).sqrt();
    for k in 0..ITEMS {
        let i = column_of(k);
        let at = start + i;
        if i < columns && at < out.len() {
            out[at] = scaled((items[k] - mean) * factor, i, weights, biases);
        }
    }
}

/// The unit that takes a row, and the numbers of workgroups for all rows.
enum Shares {
    /// A subgroup; each invocation takes at most this number of elements.
    Subgroups(usize, (u32, u32)),
    /// A workgroup.
    Workgroups((u32, u32)),
}

impl Shares {
    fn of(device: &Device, rows: usize, columns: usize) -> Shares {
        let limits = device.limits();
        let each = columns.div_ceil(limits.min_subgroup_size as usize);
        let fitting = [8, 32].into_iter().find(|items| each <= *items);
        match fitting.filter(|_| device.supports(Feature::Subgroups)) {
            Some(items) => {
                let subgroups = GROUP / limits.max_subgroup_size as usize;
                Shares::Subgroups(items, grid(rows.div_ceil(subgroups)))
            }
            None => Shares::Workgroups(grid(rows)),
        }
    }
}

/// Writes the softmax of each row: e to the power of each element, divided by the sum of these
/// powers. Elements are finite.
///
/// The largest element of a row is subtracted first, so nothing overflows. The relative error of a
/// result *y* is at most about (⌈*n* / 256⌉ + 60 + |ln *y*|)·2⁻²². Here rows have *n* elements, and
/// the device's `exp` is exact to 3 + 2|*x*| units in the last place, as WGSL requires.
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
/// [`Error::Call`] unless `rows` divides the number of elements, and `out` has the same length; the
/// errors of launches.
pub fn softmax(
    device: &Device,
    x: &dyn AsSlice<f32>,
    rows: usize,
    out: &mut dyn AsSliceMut<f32>,
) -> Result<(), Error> {
    let n = x.as_slice().len();
    expect_len("softmax", "out", out.as_slice().len(), n)?;
    let columns = columns_of("softmax", n, rows)?;
    if n == 0 {
        return Ok(());
    }
    let (shares, rows, columns) = (Shares::of(device, rows, columns), rows as u32, columns as u32);
    match shares {
        Shares::Subgroups(8, grid) => {
            softmax_short_rows::<8>(x, out, rows, columns).workgroups(grid).run()
        }
        Shares::Subgroups(_, grid) => {
            softmax_short_rows::<32>(x, out, rows, columns).workgroups(grid).run()
        }
        Shares::Workgroups(grid) => softmax_rows(x, out, rows, columns).workgroups(grid).run(),
    }
}

/// Writes each row minus its mean, divided by √(variance + epsilon); then times `weights`, plus
/// `biases`. Each of these has one element for each column, or none.
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
/// [`Error::Call`] unless the lengths fit; the errors of launches.
pub fn layer_norm(
    device: &Device,
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
    let (shares, rows, columns) = (Shares::of(device, rows, columns), rows as u32, columns as u32);
    match shares {
        Shares::Subgroups(8, grid) => {
            normalize_short_rows::<8>(x, weights, biases, out, rows, columns, epsilon)
                .workgroups(grid)
                .run()
        }
        Shares::Subgroups(_, grid) => {
            normalize_short_rows::<32>(x, weights, biases, out, rows, columns, epsilon)
                .workgroups(grid)
                .run()
        }
        Shares::Workgroups(grid) => {
            normalize_rows(x, weights, biases, out, rows, columns, epsilon).workgroups(grid).run()
        }
    }
}
