//! Kernels with unproven parts. Some indices come from memory or from arithmetic with powers of
//! two, and are clamped in the WGSL. One loop has an unproven end, and wgpu counts its iterations.

use dsl_runtime::prelude::*;

/// `y[i] = x[index[i]]`
#[kernel(workgroup_size = 256)]
pub(crate) fn gather(x: &[f32], index: &[u32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < index.len() && i < y.len() {
        y[i] = x[index[i]];
    }
}

/// The product of a sparse matrix, in compressed rows, and a vector: a row in each invocation.
#[kernel(workgroup_size = 256)]
pub(crate) fn sparse_product(
    starts: &[u32],
    columns: &[u32],
    values: &[f32],
    x: &[f32],
    y: &mut [f32],
) {
    let row = global_invocation_id().x;
    if row + 1 < starts.len() && row < y.len() {
        let mut sum = 0.0;
        for i in starts[row]..starts[row + 1] {
            sum += values[i] * x[columns[i]];
        }
        y[row] = sum;
    }
}

/// The place of each key in sorted values.
#[kernel(workgroup_size = 256)]
pub(crate) fn lower_bound(sorted: &[u32], keys: &[u32], places: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= keys.len() || i >= places.len() {
        return;
    }
    let key = keys[i];
    let mut low = 0;
    let mut high = sorted.len();
    while low < high {
        let middle = low + (high - low) / 2;
        if sorted[middle] < key {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    places[i] = low;
}

/// The sum of the elements before each, in runs of 512: up a tree and down again.
#[kernel(workgroup_size = 256)]
pub(crate) fn scan_in_a_tree(values: &mut [u32]) {
    workgroup_var!(run: [u32; 512]);
    let t = local_invocation_index();
    let base = workgroup_id().x * 512;
    run[t] = values[base + t];
    run[t + 256] = values[base + t + 256];
    let mut offset = 1;
    let mut pairs = 256;
    while pairs > 0 {
        workgroup_barrier();
        if t < pairs {
            let left = offset * (2 * t + 1) - 1;
            let right = offset * (2 * t + 2) - 1;
            run[right] += run[left];
        }
        offset *= 2;
        pairs /= 2;
    }
    if t == 0 {
        run[511] = 0;
    }
    let mut pairs = 1;
    while pairs < 512 {
        offset /= 2;
        workgroup_barrier();
        if t < pairs {
            let left = offset * (2 * t + 1) - 1;
            let right = offset * (2 * t + 2) - 1;
            let sum = run[left];
            run[left] = run[right];
            run[right] += sum;
        }
        pairs *= 2;
    }
    workgroup_barrier();
    values[base + t] = run[t];
    values[base + t + 256] = run[t + 256];
}

/// The Walsh-Hadamard transform of runs of 512: butterflies, as an FFT has.
#[kernel(workgroup_size = 256)]
pub(crate) fn butterflies(values: &mut [u32]) {
    workgroup_var!(run: [u32; 512]);
    let t = local_invocation_index();
    let base = workgroup_id().x * 512;
    run[t] = values[base + t];
    run[t + 256] = values[base + t + 256];
    let mut half = 1;
    while half < 512 {
        workgroup_barrier();
        let k = t % half;
        let i = 2 * (t - k) + k;
        let (a, b) = (run[i], run[i + half]);
        run[i] = a + b;
        run[i + half] = a - b;
        half *= 2;
    }
    workgroup_barrier();
    values[base + t] = run[t];
    values[base + t + 256] = run[t + 256];
}

/// The sum of each run of 256, by neighbours first.
#[kernel(workgroup_size = 256)]
pub(crate) fn sum_of_neighbours(values: &[u32], sums: &mut [u32]) {
    workgroup_var!(run: [u32; 256]);
    let t = local_invocation_index();
    run[t] = values[global_invocation_id().x];
    let mut stride = 1;
    while stride < 256 {
        workgroup_barrier();
        if t % (2 * stride) == 0 {
            run[t] += run[t + stride];
        }
        stride *= 2;
    }
    if t == 0 {
        sums[workgroup_id().x] = run[0];
    }
}
