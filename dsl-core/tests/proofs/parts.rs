//! Indices below the length of a part of a slice are below its end.

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn rows(x: &[f32], sums: &mut [f32], n: u32) {
    let i = global_invocation_id().x;
    if i < sums.len() {
        let row = &x[i * n..(i + 1) * n];
        for k in 0..row.len() {
            sums[i] += row[k];
        }
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn to_the_end(x: &[f32], sums: &mut [f32], n: u32) {
    let i = global_invocation_id().x;
    if i < sums.len() {
        let rest = &x[i * n..];
        for k in (0..rest.len()).step_by(3) {
            sums[i] += rest[k];
        }
    }
}

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn compared(x: &mut [f32], n: u32) {
    let i = global_invocation_id().x;
    let part = &mut x[n..];
    if i < part.len() {
        part[i] = 1.0;
    }
}

// The difference wraps where the part has no more than 5 elements.
//= indices within bounds: proven if n + 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn wrapped(x: &mut [f32], n: u32) {
    let part = &mut x[n..];
    if part.len() - 5 >= 1 {
        part[5] = 1.0;
    }
}

// The comparison is with the length of another part.
//= indices within bounds: proven if n + 1 <= x.len() or y.len() <= x.len() and n <= y.len() or y.len() + 64 * num_workgroups.x <= x.len() + 1
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn of_another(x: &mut [f32], y: &[f32], n: u32) {
    let i = global_invocation_id().x;
    let (long, short) = (&y[n..], &mut x[n..]);
    if i < long.len() {
        short[i] = 1.0;
    }
}

// The index changes behind the comparison.
//= indices within bounds: proven if n + 1 <= x.len() or x.len() <= n and n <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn changed(x: &mut [f32], n: u32) {
    let part = &mut x[n..];
    for mut k in 0..part.len() {
        part[k] = 1.0;
        k += 1;
        part[k] = 2.0;
    }
}
