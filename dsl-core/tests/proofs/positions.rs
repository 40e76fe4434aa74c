//! Positions in parts of slices and in the rest of them: `skip`, `step_by`, `take`, rows.

// Below the length for whatever length and start.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn every_so_many(x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    let mut sum = 0.0;
    for v in x.iter().skip(i as usize).step_by(64) {
        sum += v;
    }
    if i < y.len() {
        y[i] = sum + x.iter().skip(i as usize).sum::<f32>();
    }
}

// Elements are skipped twice, from the other end, in the shorter one of two slices.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn all_of_it(x: &[f32], z: &[f32], y: &mut [f32], n: u32) {
    let i = global_invocation_id().x;
    if i >= y.len() {
        return;
    }
    for v in x.iter().skip(n as usize).skip(i as usize).take(5) {
        y[i] += v;
    }
    for (a, b) in x.iter().zip(z.iter().skip(i as usize)) {
        y[i] += a * b;
    }
    for v in x[n as usize..].iter().rev() {
        y[i] += v;
    }
}

// Steps of 0 do not move. A number that is not a loop's position may be anywhere.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 43, `x`: clamped
//= line 46, `x`: clamped
//= line 49, `x`: clamped
//= line 55, `x`: clamped
#[kernel(workgroup_size = 64)]
fn past_the_end(x: &[f32], y: &mut [f32], n: u32) {
    let i = global_invocation_id().x;
    if i >= y.len() {
        return;
    }
    let left = x.len() - x.len().min(i);
    for at in 0..left {
        y[i] += x[at + i] + x[at + n];
    }
    for at in 0..=left {
        y[i] += x[at + i];
    }
    for at in 0..left.div_ceil(4) {
        y[i] += x[at * 4 + i] + x[at * 5 + i];
    }
    let mut end = left;
    for mut at in 0..end {
        at += 1;
        end += 1;
        y[i] += x[at + i];
    }
}

// Rows: the end of the slice may come first, so the launch says whether all are there.
//= indices within bounds: proven if y.len() * w <= x.len() or y.len() * w + r + 1 <= x.len() + w or 64 * w * num_workgroups.x <= x.len(); y.len() * w <= x.len() or 64 * w * num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn rows(x: &[f32], y: &mut [f32], w: u32, r: u32) {
    let i = global_invocation_id().x;
    if i >= y.len() {
        return;
    }
    let row = &x[i * w..i * w + w];
    y[i] = row.iter().take(r + 1).sum::<f32>();
    for at in 0..w {
        y[i] += row[at];
    }
    let next = &x[i * w..(i + 1) * w];
    for at in 0..w {
        y[i] += next[at];
    }
    if r < w {
        y[i] += row[r] + next[r];
    }
}

// The last ones: nothing is the last one of none.
//= indices within bounds: proven if 1 <= w and y.len() * w <= x.len() or 1 <= w and 64 * w * num_workgroups.x <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn last(x: &[f32], y: &mut [f32], w: u32) {
    let i = global_invocation_id().x;
    if i >= y.len() {
        return;
    }
    let row = &x[i * w..(i + 1) * w];
    y[i] = row[row.len() - 1];
    if let Some(last) = row.last() {
        y[i] += last;
    }
}

// Not as long as they are taken for.
//= indices within bounds: proven if y.len() * w <= x.len() or 1 <= v and y.len() * w + v <= x.len() + w or 64 * w * num_workgroups.x <= x.len(); y.len() * w <= x.len() or 64 * w * num_workgroups.x <= x.len(); y.len() + w <= x.len() + 1 or 2 <= y.len() and x.len() + 1 <= y.len() and w <= x.len() and 64 * num_workgroups.x <= w + 1 and 2 * y.len() <= x.len() + 2 and 64 * w * num_workgroups.x <= 4294967295 or w + 64 * num_workgroups.x <= x.len() + 1
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn other_rows(x: &[f32], y: &mut [f32], w: u32, v: u32) {
    let i = global_invocation_id().x;
    if i >= y.len() {
        return;
    }
    let (row, other, far) = (&x[i * w..i * w + v], &x[i * w..(i + 2) * w], &x[i..(i + 1) * w]);
    for at in 0..w {
        y[i] += row[at] + other[at] + far[at];
    }
}

// Chunks and windows: the last chunk may be short.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn pieces(x: &[f32], y: &mut [f32]) {
    let i = global_invocation_id().x;
    if i >= y.len() {
        return;
    }
    for chunk in x.chunks(4).filter(|chunk| chunk.len() == 4) {
        y[i] += chunk[0] + chunk[3];
    }
    for chunk in x.chunks(4) {
        if chunk.len() > 2 {
            y[i] += chunk[2];
        }
        y[i] += chunk[0];
    }
    for window in x.windows(3) {
        y[i] += window[0] + window[2];
    }
}

// One element too far, and lengths that prove nothing.
//= indices within bounds: proven if from + 4 <= x.len() or n + 1 <= x.len(); from <= x.len(); 4 * ((x.len() + 3) / 4) <= x.len(); 4 * ((x.len() + 2) / 4) <= x.len() + 1 or 4 * ((x.len() + 3) / 4) <= x.len() + 1
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn past_pieces(x: &[f32], y: &mut [f32], from: u32, n: u32) {
    let i = global_invocation_id().x;
    if i >= y.len() {
        return;
    }
    for chunk in x.chunks(4) {
        if chunk.len() >= 2 {
            y[i] += chunk[2];
        }
        if chunk.len() != 2 {
            y[i] += chunk[3];
        }
    }
    let end = from + n.min(x.len() - from);
    if end.max(from) - from > 2 {
        y[i] += x[from + 2];
    }
    let part = &x[from..n];
    if part.len() > 2 {
        y[i] += part[2] + x[from + 3];
    }
}
