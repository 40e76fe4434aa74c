//! References in bodies: code that rustc's borrow checker rejects, and code that it accepts.

#[device]
mod types {
    #[derive(Clone, Copy)]
    pub struct Record {
        pub i: u32,
        pub t: [u32; 3],
    }
}
use types::Record;

#[kernel(workgroup_size = 1)]
fn refused(n: u32, out: &mut [u32]) {
    let mut x = n;
    let r = &mut x;
    let s = &mut x;
    //~^ K0314 `x` is borrowed: `r` is a `&mut` reference to it, and is used again below
    *r = 1;
    *s = 2;
    let mut y = n;
    let shared = &y;
    y += 1;
    //~^ K0314 `y` is borrowed and cannot be assigned: `shared` refers to it
    out[0] = *shared;
    let mut list = [1, 2, 3];
    let first = &mut list[0];
    let sum = list[1] + 1;
    //~^ K0314 `list` is borrowed
    *first = sum;
    let mut record = Record { i: n, t: [1, 2, 3] };
    let member = &mut record.t;
    if n > 3 {
        record.t = [0, 0, 0];
        //~^ K0314 `record` is borrowed
    }
    member[1] = 5;
    let part = &mut list[1..];
    list.reverse();
    //~^ K0314 `list` is borrowed
    part[0] = 2;
    for e in list.iter_mut() {
        let z = list[0];
        //~^ K0314 `list` is borrowed: `e` is a `&mut` reference to it
        *e += z;
    }
    let outer = &mut record;
    let inner = &mut outer.t;
    outer.t[0] = 3;
    //~^ K0314 `record` is borrowed: `inner` is a `&mut` reference to it
    inner[1] = 4;
    let element = &mut out[3];
    out[4] = 1;
    //~^ K0314 `out` is borrowed
    *element = 7;
}

#[kernel(workgroup_size = 1)]
fn clean(n: u32, given: &[u32], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 4]);
    let mut x = n;
    let r = &mut x;
    *r = 1;
    x += 1;
    let r = &mut x;
    *r += 1;
    let shared = &x;
    let again = &x;
    out[0] = *shared + *again + x;
    let mut record = Record { i: n, t: [1, 2, 3] };
    let member = &mut record.t;
    record.i = 3;
    member[0] = record.i;
    let member = &mut record.t;
    if n > 3 {
        record.t = [0, 0, 0];
        out[0] = 5;
        return;
    } else {
        member[1] = 5;
    }
    member[2] = 6;
    let member = &mut record.t;
    match n {
        0 => member[0] = 1,
        _ => record.t[0] = 2,
    }
    let outer = &mut record;
    let inner = &mut outer.t;
    inner[1] = 4;
    outer.i = 5;
    let mut list = [1, 2, 3];
    for e in list.iter_mut() {
        *e += 1;
    }
    for e in &list {
        x += *e + list[0];
    }
    for i in 0..3 {
        let e = &mut list[i];
        *e += 1;
        list[0] += 1;
    }
    let mine = &mut tile[0];
    tile[1] = 3;
    *mine = tile[1] + given[0];
}

#[kernel(workgroup_size = 1)]
fn next_rounds(out: &mut [f32], n: u32) {
    let (mut x, mut y, mut z, mut list) = (1.0, 2.0, 3.0, [1.0, 2.0]);
    let r = &mut x;
    for i in 0..n {
        *r += 1.0;
        x += 1.0;
        //~^ K0314 `x` is borrowed: `r` is a `&mut` reference to it, and is used again in the next iteration of the loop
    }
    let s = &y;
    let mut i = 0;
    while i < n {
        if *s > 1.0 {
            out[i] = 1.0;
        }
        if i == 3 {
            y = 2.0;
            //~^ K0314 `y` is borrowed and cannot be assigned: `s` refers to it, and is used again in the next iteration
        }
        i += 1;
    }
    let t = &mut z;
    loop {
        for k in 0..n {
            *t += 1.0;
        }
        if z > 3.0 {
            //~^ K0314 `z` is borrowed
            break;
        }
    }
    let all = &mut list;
    list.iter().for_each(|e| all[0] += *e);
    //~^ K0314 `list` is borrowed
}

/// What rustc accepts: the reference is made in the round, no path leads to a use of it, or the path
/// leaves the loop.
#[kernel(workgroup_size = 1)]
fn no_next_rounds(out: &mut [f32], n: u32) {
    let (mut x, mut y, mut z) = (1.0, 2.0, 3.0);
    for i in 0..n {
        let r = &mut x;
        *r += 1.0;
        x += 1.0;
    }
    let s = &mut y;
    *s += 1.0;
    for i in 0..n {
        y += 1.0;
    }
    let t = &mut z;
    loop {
        *t += 1.0;
        if n > 3 {
            z += 1.0;
            break;
        }
        *t += 2.0;
    }
    let u = &x;
    for i in 0..n {
        out[i] = *u + x;
    }
    let v = &mut x;
    let w = 'once: {
        *v += 1.0;
        x += 1.0;
        if n > 3 {
            break 'once 3.0;
        }
        2.0
    };
    out[0] = w + y + z;
}

#[kernel(workgroup_size = 1)]
fn references_in_tuples(x: &[f32], out: &mut [f32]) {
    for v in x.iter().enumerate() {
        out[v.0] = *v.1 + *v.0 as f32;
        //~^ K0309 this is not a `&` reference: leave out the `*`
    }
    let t = (&x[0], 1.0);
    out[0] = *t.0 + *t.1;
    //~^ K0309 this is not a `&` reference
    let mut a = [1.0, 2.0];
    let u = (&a[0], &a[1]);
    a[0] = 3.0;
    //~^ K0314 `a` is borrowed and cannot be assigned: `u.0` refers to it
    out[1] = *u.0;
    let w = (&a[0], 1);
    *w.0 = 2.0;
    //~^ K0310 cannot store through a `&` reference
    for v in out.iter_mut().enumerate() {
        *v.1 = 2.0;
        //~^ K0309 a `&mut` reference in a tuple is named by a pattern
    }
}

#[kernel(workgroup_size = 1)]
fn options_of_references(x: &[u32], out: &mut [u32]) {
    let mut a = [x[0], 2];
    out[0] = a.get(0).map_or({ a[0] = 7; 1 }, |v| *v);
    //~^ K0314 `a` is borrowed and cannot be assigned: `the option` refers to it
}

#[kernel(workgroup_size = 1)]
fn before_a_loop_that_never_runs(x: &[u32], out: &mut [u32]) {
    let mut c = 0;
    let r = &mut c;
    if x[0] == 1 {
        c = 3;
        //~^ K0314 `c` is borrowed
        while let v = x[0] + x[1] && false {
            out[1] = v;
        }
    }
    *r = 4;
}

/// A reference is not a place: `*r = …` stores to the variable that it refers to.
#[kernel(workgroup_size = 1)]
fn assigned_references(x: &[f32], out: &mut [f32]) {
    for e in out.iter_mut() {
        e = 2.0;
        //~^ K0301 `e` is a `&mut` reference: write `*e`
        e += 2.0;
        //~^ K0301 `e` is a `&mut` reference
    }
    if let Some(e) = out.get_mut(1) {
        e = 3.0;
        //~^ K0301 `e` is a `&mut` reference
    }
    let (mut a, mut b) = (1.0, 2.0);
    let mut p = &mut a;
    let mut q = &mut b;
    p = q;
    //~^ K0104 the reference `p` cannot be reassigned
    p = &mut b;
    //~^ K0104 the reference `p` cannot be reassigned
    (p, q) = (q, p);
    //~^ K0104 the reference `p` cannot be reassigned
    //~^^ K0104 the reference `q` cannot be reassigned
    std::mem::swap(&mut p, &mut q);
    //~^ K0104 the reference `p` cannot be exchanged: to exchange its value, write `p`
    std::mem::swap(p, q);
    let mut part = &x[0..2];
    part = &out[2..4];
    //~^ K0104 this is a slice of another array or buffer
    let mut first = &x[0];
    first = 3.0;
    //~^ K0301 this is a value, and the variable is declared as a reference
    let w: f32 = &x[0];
    //~^ K0301 this is a reference, and the variable is declared as a value: leave out the `&`
    out[0] = set(&mut a) + *first + part[0] + w;
}

#[device]
fn set(r: &mut f32) -> f32 {
    r = 3.0;
    //~^ K0301 `r` is a `&mut` reference
    *r
}

/// A loop uses what it iterates over until its last round.
#[kernel(workgroup_size = 1)]
fn loops_borrow(x: &mut [f32], out: &mut [f32]) {
    for e in out.iter() {
        out[0] += *e;
        //~^ K0314 `out` is borrowed by the loop, which iterates over it: use the loop's variable, or iterate over indices, `for i in 0..out.len()`
    }
    out.iter().for_each(|e| out[1] += *e);
    //~^ K0314 `out` is borrowed by the loop
    for c in out.chunks_mut(4) {
        c[0] += out[0];
        //~^ K0314 `out` is borrowed by the loop
    }
    for (a, b) in out.iter_mut().zip(x.iter()) {
        *a += *b;
        x[0] = 1.0;
        //~^ K0314 `x` is borrowed by the loop
    }
    let mut list = [1.0, 2.0];
    for e in &list {
        list[0] += *e;
        //~^ K0314 `list` is borrowed by the loop
    }
    out[2] = list[0];
}

/// What rustc accepts: an array is copied, a loop ends, both parts of a slice are apart.
#[kernel(workgroup_size = 1)]
fn loops_borrow_no_more(out: &mut [f32]) {
    let mut list = [1.0, 2.0];
    for e in list {
        list[0] += e;
    }
    for e in out.iter_mut() {
        if *e > 3.0 {
            out[3] = list[0];
            break;
        }
    }
    let (a, b) = out.split_at_mut(4);
    for (p, q) in a.iter_mut().zip(b.iter()) {
        *p = *q;
    }
    let (c, d) = a.split_at_mut(2);
    for (p, q) in c.iter_mut().zip(b.iter()) {
        *p = *q + d[0];
    }
    out[0] = 1.0;
}

#[kernel(workgroup_size = 1)]
fn split_and_used(out: &mut [f32]) {
    let (a, b) = out.split_at_mut(4);
    out[0] = 3.0;
    //~^ K0314 `out` is borrowed: `b` is a `&mut` reference to it
    a[0] = b[0];
}
