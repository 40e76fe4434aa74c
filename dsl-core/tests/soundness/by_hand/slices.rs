//! Parts of slices: their lengths, where they begin, what fills and copies them.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn parts_of_parts(x: &[u32], a: u32, b: u32, n: u32, out: &mut [u32]) {
    if a <= b && b <= x.len() {
        let part = &x[a as usize..b as usize];
        for i in 0..part.len() {
            out[i] = part[i] + x[a + i];
        }
        if n < part.len() {
            let tail = &part[n as usize..];
            out[0] = tail[0] + x[a + n] + tail[tail.len() - 1];
            out[1] = tail[1];
        }
        if part.len() > 2 {
            let inner = &part[1..part.len() as usize - 1];
            out[2] = inner[0] + x[a + 1];
            out[3] = inner[inner.len()];
            out[4] = x[a + inner.len() + 1];
        }
    }
}

#[kernel(workgroup_size = 1)]
fn ends_in_the_wrong_order(x: &[u32], a: u32, b: u32, out: &mut [u32]) {
    let part = &x[a as usize..b as usize];
    out[0] = part.len();
    if part.len() > 0 {
        out[1] = part[0] + x[a] + x[b - 1];
    }
    if a < b {
        out[2] = x[a];
    }
    for i in 0..part.len() {
        out[3] = x[a + i];
        if i > 20 {
            break;
        }
    }
}

#[kernel(workgroup_size = 1)]
fn split_at(x: &[u32], n: u32, m: u32, out: &mut [u32]) {
    if n <= x.len() {
        let (low, high) = x.split_at(n as usize);
        if m < low.len() {
            out[0] = low[m] + x[m];
        }
        if m < high.len() {
            out[1] = high[m] + x[n + m];
            out[2] = x[m];
        }
        out[3] = low.len() + high.len();
        if n > 0 {
            out[4] = low[n - 1];
        }
        out[5] = x[low.len()];
    }
}

#[kernel(workgroup_size = 1)]
fn split_at_mut(n: u32, m: u32, out: &mut [u32]) {
    if n <= out.len() {
        let (low, high) = out.split_at_mut(n as usize);
        for i in 0..low.len() {
            if i < high.len() {
                high[i] = low[i];
            }
            if i > 30 {
                break;
            }
        }
        if m < low.len() {
            low[m] = 1;
            high[m] = 2;
        }
    }
}

#[kernel(workgroup_size = 1)]
fn copied_within(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    t.copy_within(0..8, 8);
    if n <= m && m <= 8 {
        t.copy_within(n as usize..m as usize, 8);
        t.copy_within(n as usize..m as usize, n as usize);
    }
    t.copy_within(8.., 0);
    let mut u = [0u32; 4];
    u.copy_from_slice(&t[4..8]);
    if n <= 12 {
        u.copy_from_slice(&t[n as usize..n as usize + 4]);
    }
    t.fill(3);
    t[..4].fill(n);
    if m < 16 {
        t[m as usize..].fill(2);
    }
    t.swap(n as usize & 15, m as usize & 15);
    t.swap(n as usize, 3);
    t.reverse();
    out[0] = t[3] + u[3];
}

#[kernel(workgroup_size = 1)]
fn chunks_and_windows(x: &[u32], n: u32, out: &mut [u32]) {
    for (i, part) in x.chunks(4).enumerate().take(9) {
        out[i] = part[0] + x[4 * i];
        if part.len() == 4 {
            out[0] = part[3];
        }
        out[1] = x[4 * i + part.len() as usize - 1];
        out[2] = part[1];
    }
    for (i, part) in x.chunks_exact(3).enumerate().take(9) {
        out[3] = part[2] + x[3 * i + 2];
        out[4] = x[3 * i + 3];
    }
    for (i, part) in x.windows(3).enumerate().take(9) {
        out[5] = part[2] + x[i + 2];
        out[6] = x[i + 3];
    }
    if n > 0 {
        for part in x.chunks(n as usize).take(5) {
            out[7] = part[n - 1];
            out[8] = part[0];
        }
    }
}

#[kernel(workgroup_size = 1)]
fn firsts_and_lasts(x: &[u32], n: u32, out: &mut [u32]) {
    if let Some(first) = x.first() {
        out[0] = *first + x[0];
        out[1] = x[x.len() - 1];
    } else {
        out[2] = x[n];
    }
    if let Some(last) = x.last() {
        out[3] = *last;
    }
    if !x.is_empty() {
        out[4] = x[x.len() / 2];
        out[5] = x[n % x.len()];
        out[6] = x[n.min(x.len() - 1)];
        out[7] = x[n & (x.len() - 1)];
        out[8] = x[x.len() - 1 - n % x.len()];
    }
    out[9] = x[n % x.len()];
    out[10] = x[n.min(x.len())];
    out[11] = x[x.len() / 2];
}

#[kernel(workgroup_size = 1)]
fn rows(x: &[u32], width: u32, row: u32, column: u32, out: &mut [u32]) {
    if width > 0 {
        let height = x.len() / width;
        if row < height && column < width {
            out[0] = x[row * width + column];
            out[1] = x[column * height + row];
            let line = &x[(row * width) as usize..((row + 1) * width) as usize];
            out[2] = line[column] + line[width - 1];
            out[3] = line[row];
        }
        if row < height {
            out[4] = x[(height - 1 - row) * width];
            out[5] = x[row * width + width];
        }
        if row <= height && column < width {
            out[6] = x[row * width + column];
        }
    }
}

#[kernel(workgroup_size = 8, allow(race = "a test"))]
fn of_invocations(x: &[u32], n: u32, out: &mut [u32]) {
    let i = global_invocation_id().x;
    let part = &x[(i * 4) as usize..];
    if i * 4 + 3 < x.len() {
        out[0] = part[3] + x[i * 4 + 3];
        out[1] = part[4];
    }
    let start = workgroup_id().x * 8;
    if start < x.len() {
        let block = &x[start as usize..(start + 8).min(x.len()) as usize];
        let lane = local_invocation_index();
        if lane < block.len() {
            out[2] = block[lane] + x[i];
        }
        out[3] = block[0] + block[block.len() - 1];
        out[4] = block[7];
    }
    if n < x.len() && i < x.len() - n {
        out[5] = x[i + n];
    }
    if i < x.len() - n {
        out[6] = x[i + n];
    }
}

#[device]
fn sum_of(part: &[u32], by: u32) -> u32 {
    let mut sum = 0;
    let mut i = 0;
    while i < part.len() && i < 50 {
        sum += part[i];
        i += by.max(1);
    }
    sum + if part.len() > 3 { part[3] } else { part.len() }
}

#[device]
fn rest_of(a: &[u32], n: u32) -> &[u32] {
    &a[n as usize..]
}

#[kernel(workgroup_size = 1)]
fn passed_on(x: &[u32], n: u32, m: u32, out: &mut [u32]) {
    out[0] = sum_of(x, n);
    if n <= m && m <= x.len() {
        out[1] = sum_of(&x[n as usize..m as usize], 2);
    }
    let t = [1u32, 2, 3, 4, 5];
    out[2] = sum_of(&t, n) + sum_of(&t[1..4], m);
    out[3] = sum_of(&t[n as usize & 3..], m);
    let rest = rest_of(x, n);
    out[4] = rest.len();
    if m < rest.len() {
        out[5] = rest[m] + x[m];
    }
}

#[kernel(workgroup_size = 1)]
fn sorted(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [n & 7, m & 7, 3, 7];
    t.sort();
    t[t[0] & 3] = 1;
    let mut u = [0u32; 8];
    u[t[3]] = 1;
    let mut keys = [n, m, 5, 9];
    keys.sort_by(|a, b| b.cmp(a));
    u[keys[0].min(7)] = 2;
    u[keys[3]] = 3;
    if keys[0] < 8 {
        u[n] = 4;
        u[keys[3]] = 5;
    }
    keys.sort_unstable_by_key(|k| k % 8);
    u[keys[0]] = 6;
    u[keys[3] % 8] = 7;
    out[0] = u[3] + t[1];
}

#[kernel(workgroup_size = 1)]
fn searched(x: &[u32], n: u32, out: &mut [u32]) {
    if let Some(at) = x.iter().position(|v| *v == n) {
        out[0] = x[at];
        out[1] = x[at + 1];
    }
    if let Some(at) = x.iter().take(9).rposition(|v| *v == n) {
        out[2] = x[at];
        out[at] = 1;
        let t = [1u32; 9];
        out[3] = t[at];
    }
    let count = x.iter().take(12).filter(|v| **v < n).count();
    if count > 0 {
        out[4] = x[count - 1];
    }
    let t = [1u32; 13];
    out[5] = t[count];
    let most = x.iter().take(7).copied().max().unwrap_or(0);
    if most < 13 {
        out[6] = t[most];
        out[7] = t[x[0]];
    }
    if x.iter().take(4).all(|v| *v < 13) && x.len() > 2 {
        out[8] = t[x[2]];
    }
    if x.contains(&n) {
        out[9] = x[0];
    }
}

#[kernel(workgroup_size = 1)]
fn atomics_as_indices(h: &[Atomic<u32>], n: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let old = h[0].fetch_add(n);
    if old < 16 {
        t[old] = 1;
    }
    if h[0].load() < 16 {
        t[h[0].load()] = 2;
    }
    let seen = h[0].load();
    if seen < 16 {
        t[seen] = 3;
        h[0].store(40);
        t[seen] = 4;
    }
    if let Ok(v) = h[0].compare_exchange(3, 5) {
        t[v] = 5;
    }
    match h[0].compare_exchange(7, n) {
        Ok(v) => t[v + 8] = 6,
        Err(v) => t[v & 15] = 7,
    }
    t[h[0].fetch_min(15)] = 8;
    t[h[0].fetch_max(n).min(15)] = 9;
    out[0] = t[3];
}
