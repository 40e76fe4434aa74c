//! Loops that replace a divisor by a remainder.

//= indices within bounds: proven
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn euclid(a: &[u32], b: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < a.len() && i < b.len() {
        let (mut x, mut y) = (a[i], b[i]);
        while y != 0 {
            (x, y) = (y, x % y);
        }
        b[i] = x;
    }
}

//= indices within bounds: proven if 1 <= b.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn with_names(mut x: u32, mut y: u32, b: &mut [u32]) {
    while y > 0 {
        let rest = x % y;
        x = y;
        y = rest;
    }
    let mut z = x;
    while 1 <= z {
        b[0] = z;
        z = 17 % z;
    }
}

/// The remainder belongs to an old divisor.
//= indices within bounds: proven if 1 <= b.len()
//= loops end: checked
//= no division by zero: proven if y <= 4294967294
//= workgroup memory written before it is read: proven
//= line 36, `b`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn by_another(mut x: u32, mut y: u32, b: &mut [u32]) {
    while y != 0 {
        x = y + 1;
        y = y % x;
    }
    b[0] = y;
}

/// It is computed once.
//= indices within bounds: proven if 1 <= b.len()
//= loops end: checked
//= no division by zero: proven if y <= 4294967294
//= workgroup memory written before it is read: proven
//= line 48, `b`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn from_outside(x: u32, mut y: u32, b: &mut [u32]) {
    let mut z = x;
    let rest = z % (y + 1);
    while y != 0 {
        y = rest;
        z += 1;
    }
    b[0] = z;
}

/// The divisor grows again.
//= indices within bounds: proven if 1 <= b.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn grows_again(mut x: u32, mut y: u32, b: &mut [u32]) {
    while y != 0 {
        x = x % y;
        y = x % y;
        if b[0] == 7 {
            y += 1;
        }
    }
}

/// Not in each round.
//= indices within bounds: proven if 1 <= b.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn now_and_then(x: u32, mut y: u32, b: &mut [u32]) {
    while y != 0 {
        if b[0] == 7 {
            continue;
        }
        y = x % y;
    }
    while y != 0 {
        if b[0] == 7 {
            y = x % y;
        }
    }
}

/// A divisor of 0 stays.
//= indices within bounds: proven if 1 <= b.len()
//= loops end: checked
//= no division by zero: checked
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 64)]
fn may_be_zero(x: u32, mut y: u32, b: &mut [u32]) {
    while b[0] != 0 {
        y = x % y;
    }
}

/// Only of unsigned numbers it is certain that they come to 0.
//= indices within bounds: proven if 1 <= b.len()
//= loops end: checked
//= no division by zero: checked
//= workgroup memory written before it is read: proven
//= line 93, `b`: every launch uses 0
#[kernel(workgroup_size = 64)]
fn signed(x: i32, mut y: i32, b: &mut [i32]) {
    while y != 0 {
        y = x % y;
    }
    b[0] = y;
}
