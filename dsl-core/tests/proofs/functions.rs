//! Results of builtin functions, and their divisors.

// Functions and methods of the same meaning.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn of_bits(x: &[u32], y: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= x.len() || i >= y.len() {
        return;
    }
    let (v, table) = (x[i], [7u32; 33]);
    y[i] = table[count_one_bits(v)] + table[v.count_ones()] + table[extract_bits(v, 3, 5)];
    y[i] += table[select(0, 32, v > 3)] + table[count_leading_zeros(v)];
}

// One bit, or one more, is too much.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 23, `table`: clamped
//= line 23, `table`: clamped
//= line 23, `table`: clamped
//= line 24, `table`: clamped
//= line 24, `table`: clamped
#[kernel(workgroup_size = 64)]
fn of_more_bits(x: &[u32], y: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= x.len() || i >= y.len() {
        return;
    }
    let (v, table) = (x[i], [7u32; 32]);
    y[i] = table[count_one_bits(v)] + table[extract_bits(v, 3, 6)] + table[extract_bits(v, 0, v)];
    y[i] += table[select(0, 32, v > 3)] + table[select(v, 3, v > 3)];
}

// Powers that do not wrap are not 0.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn powers(y: &mut [u32]) {
    let i = global_invocation_id().x;
    let table = [7u32; 16];
    if i < y.len() {
        for k in 1..=4 {
            y[i] += i % 2u32.pow(k) + table[i % 2u32.pow(k)];
        }
    }
}

// 2^32 is 0 in 32 bits.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: checked
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn powers_that_wrap(y: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < y.len() {
        for k in 1..=32 {
            y[i] += i % 2u32.pow(k);
        }
    }
}

// Whether a product wraps is told without a division by 0.
//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn products(x: &[u32], z: &[i32], y: &mut [u32], d: u32) {
    let i = global_invocation_id().x;
    if i >= x.len() || i >= y.len() || i >= z.len() {
        return;
    }
    y[i] = x[i].checked_mul(3).unwrap_or(0) + x[i].saturating_mul(y[i]);
    if let Some(product) = z[i].checked_mul(z[i]) {
        y[i] += product as u32 + z[i].saturating_mul(3) as u32;
    }
    if d > 0 {
        y[i] /= d;
    }
}
