//! Any number of buffers: an index that is below the length of one buffer need not be below that of
//! another, and wgpu checks none of them.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 4)]
fn of_another(xs: &[&[u32]], n: u32, m: u32, out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < out.len() && (n as usize) < xs.len() {
        let x = xs[n];
        if i < x.len() {
            out[i] = x[i] + xs[m][i] + xs[n][i + 1] + xs[n + 1][i];
        }
        if i < xs[m].len() {
            out[i] += xs[m][i] + x[i];
        }
    }
}

#[kernel(workgroup_size = 1)]
fn changed(xs: &[&[u32]], n: u32, out: &mut [u32]) {
    let mut which = n;
    let mut at = 0;
    let mut sum = 0;
    while which < xs.len() as u32 {
        if at < xs[which].len() as u32 {
            which += 1;
            sum += xs[which][at];
            which -= 1;
            sum += xs[which][at];
            at += 1;
            sum += xs[which][at];
        } else {
            which += 1;
            at = 0;
        }
    }
    out[0] = sum;
}

#[device]
fn sum_to(x: &[u32], count: u32) -> u32 {
    let mut sum = 0;
    for i in 0..count {
        sum += x[i];
    }
    sum
}

#[kernel(workgroup_size = 1)]
fn passed(xs: &[&[u32]], n: u32, out: &mut [u32]) {
    for k in 0..xs.len() {
        out[0] += sum_to(xs[k], xs[k].len() as u32);
        out[0] += sum_to(xs[k], xs[0].len() as u32);
        out[0] += sum_to(xs[n], xs[k].len() as u32);
    }
    let chosen = if n == 1 { xs[0] } else { xs[1] };
    for i in 0..xs[0].len() {
        out[1] += chosen[i];
    }
    for i in 0..chosen.len() {
        out[1] += chosen[i];
    }
}

#[kernel(workgroup_size = 1)]
fn in_parts(xs: &[&[u32]], n: u32, m: u32, c: &[Atomic<u32>], out: &mut [u32]) {
    for rows in xs.chunks(2) {
        out[0] += rows[c[0].fetch_add(1)][m];
        out[0] += rows[out[1]][m];
    }
    let part = &xs[n][m as usize..];
    if n < part.len() as u32 {
        out[2] += part[n] + xs[n][n] + xs[n][m];
    }
    for (x, k) in xs.iter().zip(0..m) {
        out[3] += x[k];
    }
    for x in xs.iter().skip(1) {
        if !x.is_empty() {
            out[4] += x[0] + x[x.len() - 1] + x[x.len()];
        }
    }
    for pair in xs.windows(2) {
        for k in 0..pair[0].len() {
            out[5] += pair[1][k];
        }
    }
}

#[kernel(workgroup_size = 1)]
fn found(xs: &[&[u32]], n: u32, m: u32, out: &mut [u32]) {
    if let Some(x) = xs.get(n) && let Some(y) = xs.get(m) {
        for i in 0..x.len().min(y.len()) {
            out[0] += x[i] + y[i];
        }
        for i in 0..x.len().max(y.len()) {
            out[1] += x[i];
        }
    }
    let longest = xs.iter().map(|x| x.len() as u32).max().unwrap_or(0);
    for x in xs {
        for i in 0..longest {
            out[2] += x[i];
        }
    }
}
