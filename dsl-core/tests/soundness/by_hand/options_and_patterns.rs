//! Options in place, patterns of slices and structs, `let … else`, guards with bindings.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn option_in_place(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut slot = Some(n & 15);
    if let Some(v) = slot.take() {
        t[v] = 1;
    }
    t[slot.unwrap_or(3)] = 2;
    slot = Some(m);
    let old = slot.replace(n & 7);
    t[slot.unwrap_or(15)] = 3;
    if let Some(v) = old {
        if v < 16 {
            t[v] = 4;
        }
        t[m.min(20)] = 5;
    }
    let at = *slot.insert(m % 16);
    t[at] = 6;
    let got = *slot.get_or_insert(40);
    t[got] = 7;
    slot = None;
    let fresh = *slot.get_or_insert(m);
    t[fresh] = 8;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn option_changed_by_reference(n: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut slot = Some(n & 7);
    if let Some(v) = &mut slot {
        *v += 8;
    }
    t[slot.unwrap_or(15)] = 1;
    if let Some(v) = slot.as_mut() {
        *v += n & 1;
    }
    t[slot.unwrap_or(15)] = 2;
    let mut none: Option<u32> = None;
    if n > 3 {
        none = Some(n);
    }
    match none {
        Some(v) if v < 16 => t[v] = 3,
        Some(v) => t[v - 16] = 4,
        None => t[n] = 5,
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn option_combined(n: u32, m: u32, c: bool, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let a = (n < 16).then_some(n);
    let b = c.then_some(m);
    if let Some(v) = a.or(b) {
        t[v] = 1;
    }
    if let Some(v) = a.and(b) {
        t[n] = 2;
        t[v] = 3;
    }
    if let Some((p, q)) = a.zip(b) {
        t[p] = 4;
        t[q] = 5;
    }
    if let Some(v) = a.xor(b) {
        t[v] = 6;
    }
    if a.is_some() {
        t[n] = 7;
    }
    if a.is_none() {
        t[(n - 16).min(15)] = 8;
        t[n - 16] = 9;
    }
    if a.is_some_and(|v| v > 3) {
        t[n - 4] = 10;
    }
    if a.is_none_or(|v| v < 8) && n < 16 {
        t[n + 8] = 11;
    }
    t[a.map_or(0, |v| v / 2 + 8)] = 12;
    t[a.and_then(|v| v.checked_sub(2)).unwrap_or(15)] = 13;
    out[0] = t[3];
}

#[device]
fn halved(n: u32) -> Option<u32> {
    let left = n.checked_sub(4)?;
    if left % 2 == 1 {
        return None;
    }
    Some(left / 2)
}

#[device]
fn third(n: u32) -> Result<u32, u32> {
    if n % 3 == 0 { Ok(n / 3) } else { Err(n % 3) }
}

#[device]
fn both(n: u32, m: u32) -> Result<u32, u32> {
    let a = third(n)?;
    let b = third(m)?;
    if a + b < 16 { Ok(a + b) } else { Err(a) }
}

#[kernel(workgroup_size = 1)]
fn question_marks(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    if n < 36 {
        if let Some(v) = halved(n) {
            t[v] = 1;
            t[n / 2 - 2] = 2;
        } else {
            t[n] = 3;
        }
    }
    match both(n, m) {
        Ok(v) => t[v] = 4,
        Err(v) => t[v] = 5,
    }
    match third(n) {
        Ok(v) => t[v.min(15)] = 6,
        Err(v) => t[v + 13] = 7,
    }
    let Err(rest) = third(m) else {
        t[m % 3] = 8;
        t[m] = 9;
        return;
    };
    t[rest - 1] = 10;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn let_else_in_loops(n: u32, x: &[u32], out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut last = 0u32;
    for i in 0..20u32 {
        let Some(v) = x.get(i as usize) else { break };
        let Some(w) = v.checked_sub(n) else {
            last = i;
            continue;
        };
        if w >= 16 {
            continue;
        }
        t[w] = i;
        t[*v - n] = 1;
        last = w;
    }
    t[last] = 2;
    t[last.min(15)] = 3;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn slice_patterns(x: &[u32], n: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    if let [a, b, ..] = x {
        t[(*a & 15)] = *b;
        out[1] = x[1];
        out[2] = x[2];
    }
    if let [first, .., last] = x {
        out[0] = *first + *last + x[x.len() - 1];
        out[3] = x[x.len() - 2];
    }
    match x {
        [] => t[0] = 1,
        [a] => t[*a & 15] = 2,
        [a, _] => out[*a as usize] = x[1],
        [a, _, c, ..] => out[4] = *a + *c + x[2],
    }
    if let [_, rest @ ..] = x {
        if n < rest.len() {
            out[5] = rest[n] + x[n + 1];
            out[6] = x[n];
        }
        out[7] = x[rest.len()];
    }
    let [p, q, ..] = t;
    t[(p + q) & 15] = 3;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn split_first(x: &[u32], n: u32, out: &mut [u32]) {
    if let Some((first, tail)) = x.split_first() {
        out[0] = *first;
        if n < tail.len() {
            out[1] = tail[n];
            out[2] = x[n + 1];
        }
        out[3] = x[tail.len()];
    }
    if let Some((last, head)) = x.split_last() {
        out[5] = *last + x[head.len()];
        for i in 0..head.len() {
            out[i] = head[i] + x[i + 1];
        }
    }
}

#[kernel(workgroup_size = 1)]
fn parts_by_get(x: &[u32], a: u32, b: u32, out: &mut [u32]) {
    if let Some(part) = x.get(a as usize..b as usize) {
        for i in 0..part.len() {
            out[i] = part[i] + x[a + i];
        }
        if a < b {
            out[0] = x[b - 1];
            out[1] = x[a];
        }
        out[2] = part.len();
    } else {
        out[3] = x[a];
    }
    if let Some(tail) = x.get(a as usize..) {
        out[4] = tail.len();
        if b < tail.len() {
            out[5] = x[a + b];
        }
    }
    if let Some(v) = x.get(a as usize) {
        out[6] = *v + x[a];
    }
}

#[kernel(workgroup_size = 1)]
fn bindings_with_at(n: u32, m: i32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    match n {
        k @ 0..=3 | k @ 12..=15 => t[k] = 1,
        k @ 4..12 => t[k + 4] = 2,
        k => t[k] = 3,
    }
    match m {
        k @ -8..=7 => t[(k + 8) as u32] = 4,
        i32::MIN..=-9 => t[(m + 8) as u32 & 15] = 5,
        k => t[(k - 8).min(15) as u32] = 6,
    }
    match (n, m) {
        (k, 0) if k < 16 => t[k] = 7,
        (0..16, _) => t[n] = 8,
        (k, j) if j >= 0 && j < 16 && k > 3 => t[j as u32] = 9,
        (k, j) => t[(k + j as u32) & 15] = 10,
    }
    match n {
        0 => {}
        k if k <= 16 => t[k - 1] = 11,
        k => t[k - 1] = 12,
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn matches_and_not(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    if matches!(n, 0..16 | 20) {
        t[n] = 1;
    }
    if matches!(n, 0..=15) {
        t[n] = 2;
    }
    if !matches!(n, 16..) {
        t[n] = 3;
    }
    if matches!((n, m), (0..4, 0..4)) {
        t[n * 4 + m] = 4;
        t[n * 5 + m] = 5;
    }
    if matches!(Some(n).filter(|k| *k < m), Some(_)) && m <= 16 {
        t[n] = 6;
    }
    if matches!(n.checked_sub(m), Some(0..16)) {
        t[n - m] = 7;
        t[n] = 8;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn guards_that_change(n: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut v = n & 7;
    match n {
        0..4 if {
            v += 8;
            v > 12
        } =>
        {
            t[v] = 1
        }
        k if {
            v += k & 1;
            k < 16
        } =>
        {
            t[v] = 2
        }
        _ => t[v] = 3,
    }
    t[v] = 4;
    let mut u = n & 3;
    let ok = (n > 3 && {
        u += 4;
        u > 5
    }) || {
        u += 8;
        n < 9
    };
    t[u] = 5;
    if ok {
        t[u - 4] = 6;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn taken_and_replaced(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut a = n & 15;
    let mut b = m;
    let old = std::mem::replace(&mut a, b);
    t[old] = 1;
    t[a.min(15)] = 2;
    t[a] = 3;
    b = std::mem::take(&mut a);
    t[a] = 4;
    t[b & 15] = 5;
    a = old;
    b = 3;
    std::mem::swap(&mut a, &mut b);
    t[a] = 6;
    t[b] = 7;
    t[a + 12] = 8;
    t[b + 1] = 9;
    let mut pair = (n & 7, m & 7);
    pair = (pair.1, pair.0 + 8);
    t[pair.0 + 8] = 10;
    t[pair.1] = 11;
    t[pair.1 + pair.0] = 12;
    out[0] = t[3];
}

fn take_apart(pair: &mut (u32, u32), row: &mut [u32; 3]) {
    let (a, b) = pair;
    *a &= 7;
    let [first, rest @ ..] = row;
    *first = *b;
    rest[1] = *a;
    std::mem::swap(a, b);
}

/// Names in patterns behind `&mut` references change the variable.
#[kernel(workgroup_size = 1)]
fn behind_mutable_references(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut a = [n & 15, 3, 4];
    t[a[0]] = 2;
    let [first, rest @ ..] = &mut a;
    *first = m;
    rest[0] = n;
    t[a[0] & 15] = 3;
    if a[0] < 16 {
        t[a[0]] = 4;
    }
    if a[1] < 16 {
        t[a[1]] = 5;
    }
    let mut pair = (n, m & 15);
    t[pair.1] = 6;
    take_apart(&mut pair, &mut a);
    t[pair.1] = 7;
    t[pair.0 & 15] = 8;
    t[a[0]] = 9;
    t[a[2]] = 10;
    let (p, q) = (&mut pair.0, 9);
    *p = q;
    t[pair.0] = 11;
    let mut rows = [[1, 2], [n & 3, 15]];
    for (i, [p, q]) in rows.iter_mut().enumerate() {
        *p += i as u32;
        std::mem::swap(p, q);
    }
    t[rows[0][0] & 15] = 12;
    t[rows[1][1]] = 13;
    out[0] = t[3];
}
