//! Slices in variables, slices that branches choose, options of slices, and ranges as values: what is
//! known of a slice before a branch, a loop or an assignment need not hold after it.

use std::ops::Range;

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn assigned_in_loops(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16] = zeroed);
    let mut rest = &w[..];
    let mut sum = 0;
    for k in 0..n {
        if rest.len() > 2 {
            rest = &rest[2..];
            sum += rest[1];
        }
        if rest.len() > m as usize {
            sum += rest[m];
        }
        if k == 20 {
            rest = &w[m as usize..];
        }
    }
    out[0] = sum;
    out[1] = rest[n & 15];
}

#[kernel(workgroup_size = 1)]
fn written_through(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16] = zeroed);
    let mut left = &mut w[..];
    for _ in 0..n {
        if left.len() > 1 {
            left[0] = m;
            left[1] = n;
            left = &mut left[1..];
        }
    }
    if left.len() < 9 {
        left[m & 7] = 1;
    }
    if left.len() >= 9 {
        left[m & 8] = 2;
    }
    out[0] = w[n & 15];
}

#[kernel(workgroup_size = 1)]
fn chosen(n: u32, m: u32, out: &mut [u32]) {
    let own = [1u32, 2, 3, 4, 5, 6, 7, 8];
    let part = if n > 3 { &own[..4] } else { &own[2..] };
    out[0] = part[m & 3];
    out[1] = part[m & 7];
    if n <= 3 {
        out[2] = part[m % 6];
    }
    let deep = if n > 100 { &own[n as usize..] } else { &own[..m as usize] };
    if m < 8 {
        out[3] = deep[m];
    }
    if n < 8 {
        out[4] = deep[n];
    }
    out[5] = deep.len() as u32;
}

#[kernel(workgroup_size = 1)]
fn halves(x: &[u32], n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 32] = zeroed);
    let mut part = &w[..];
    for _ in 0..6 {
        if part.len() > 1 {
            let half = part.len() / 2;
            part = if part[half] <= n { &part[half..] } else { &part[..half] };
        }
    }
    out[0] = part[0];
    let mut inputs = x;
    for _ in 0..4 {
        if let Some((first, tail)) = inputs.split_first() {
            out[1] += *first;
            inputs = tail;
        }
    }
    if inputs.len() < x.len() {
        out[2] = x[inputs.len()];
        out[3] = inputs[n & 1];
    }
}

#[kernel(workgroup_size = 1)]
fn options(n: u32, m: u32, out: &mut [u32]) {
    let own = [1u32, 2, 3, 4, 5, 6, 7, 8];
    if let Some(part) = own.get(n as usize..m as usize) {
        out[0] = part.len() as u32;
        if m > n {
            out[1] = part[0];
            out[2] = part[m - n - 1];
        }
        out[3] = own[n];
    }
    let part = own.get(..n as usize).unwrap_or(&own[4..]);
    out[4] = part[m & 3];
    let end = match own.get(m as usize..) {
        Some([.., last]) => *last,
        Some(part) => part.len() as u32,
        None => own[m & 7],
    };
    out[5] = own[end & 7];
}

#[kernel(workgroup_size = 1)]
fn ranges(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16] = zeroed);
    let mut r = n..m;
    if r.end <= 16 {
        for i in r.clone() {
            w[i] = 1;
        }
        r.end += 1;
        for i in r.clone() {
            w[i] = 2;
        }
    }
    if r.contains(&5) && r.end < 16 {
        w[r.start] = 3;
        w[r.end] = 4;
    }
    if !r.is_empty() && r.end <= 16 {
        w[r.end - 1] = 5;
    }
    if r.len() < 16 {
        w[r.len()] = 6;
    }
    while let Some(i) = r.next() {
        if i > 15 {
            break;
        }
        w[i] = 7;
        if let Some(j) = r.next_back() {
            if j < 16 {
                w[j] = i;
            }
        }
    }
    out[0] = w[r.start & 15];
    let s: Range<usize> = 2..n as usize;
    if n > 2 && n <= 16 {
        let part = &w[s.clone()];
        out[1] = part[s.len() - 1];
        out[2] = part[n - 3];
    }
}

#[kernel(workgroup_size = 1)]
fn nested(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(rows: [[u32; 4]; 8] = zeroed);
    let mut row = 0u32;
    let mut part = &rows[row][..];
    for k in 0..n {
        row = (row + m) & 7;
        if k & 1 == 0 {
            part = &rows[row][(k & 3) as usize..];
        } else if part.len() > 1 {
            part = &part[..part.len() - 1];
        }
        if part.len() == 4 {
            out[0] += part[3];
        }
        if part.len() > 2 {
            out[1] += part[k & 1];
        }
    }
    out[2] = part[0];
}

#[kernel(workgroup_size = 1)]
fn taken_out_of_arrays(xs: [&[u32]; 3], n: u32, m: u32, out: &mut [u32]) {
    let own = [n, m, 3, 4];
    let [a, .., b] = xs;
    if m < a.len() {
        out[0] = a[m] + b[m];
    }
    if let Some(x) = xs.get(n as usize) {
        out[1] = xs[n].len() as u32;
        if m < x.len() {
            out[2] = x[m] + xs[n][m];
        }
        out[3] = x[0];
    }
    let x = xs.get(m as usize).copied().unwrap_or(xs[0]);
    if m < 3 && n < xs[m].len() {
        out[4] = x[n];
    }
    let mixed: [&[u32]; 2] = [&own, b];
    if n < mixed[m & 1].len() {
        out[5] = mixed[m & 1][n];
    }
    out[6] = mixed[0][n & 3] + mixed[1][n & 3];
    if let Some(part) = xs[n % 3].get(1..m as usize) {
        out[7] = part[n & 1];
        out[8] = xs[n % 3][part.len()];
    }
}

/// A store through an index of an array of slices may change each of them.
#[kernel(workgroup_size = 1)]
fn stored_in_arrays_of_slices(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16] = zeroed);
    let mut a = [n; 4];
    let mut b = [m; 5];
    let all = [&mut a[..], &mut b[1..]];
    if all[0][0] < 16 {
        w[all[0][0]] = 1;
        all[m][n & 1] = m;
        w[all[0][0]] += 2;
        all[1][0] = 3;
        w[all[1][0]] += 1;
        all[n & 1][0] += n;
        w[all[1][0]] += 1;
        for x in all {
            x[1] = 7;
            w[x[1]] += x[0];
        }
        let x = &mut all[m];
        x[n] = m;
        w[all[1][1]] = n;
    }
    out[0] = w[n & 15];
}
