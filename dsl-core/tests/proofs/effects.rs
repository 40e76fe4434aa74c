//! Expressions that change variables, in every position that an expression can have, and expressions that
//! look alike and differ by their types. No index here is proven by what a variable held before the
//! change.

#[device]
fn next(v: &mut u32, n: u32) -> bool {
    *v += n;
    *v < 1000
}

#[device]
fn less(v: &mut u32) -> u32 {
    *v -= 1;
    *v
}

//= indices within bounds: proven if 2 <= out.len(); 1 <= out.len(); m <= 15
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 28, `out`: every launch uses 1
#[kernel(workgroup_size = 1)]
fn guard(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    for j in 0..16 {
        w[j] = j;
    }
    let mut v = 0u32;
    match n {
        0 if next(&mut v, m) => {}
        _ => { w[v] = 7; out[0] = w[v]; }
    }
    out[1] = w[n & 15];
}

//= indices within bounds: proven if 1 <= out.len(); 2 * m <= 15
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 44, `out`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn guard_that_holds(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    for j in 0..16 {
        w[j] = j;
    }
    let mut v = 0u32;
    match n {
        0 if next(&mut v, m) => { w[v] = 7; }
        1 | 2 => {}
        3 if !next(&mut v, m) => {}
        _ => {}
    }
    out[0] = w[v];
}

//= indices within bounds: proven if 1 <= out.len(); m <= 15
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 56, `out`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn matches_with_guard(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    for j in 0..16 {
        w[j] = j;
    }
    let mut v = 0u32;
    let ok = matches!(n, 0 if next(&mut v, m));
    w[v] = 7;
    out[0] = w[n & 15] + u32::from(ok);
}

//= indices within bounds: proven if 1 <= out.len()
//= loops end: proven
//= no division by zero: proven if m <= 4294967290
//= workgroup memory written before it is read: proven
//= line 63, `out`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn divisor(a: u32, m: u32, out: &mut [u32]) {
    let mut v = 5u32;
    let ok = matches!(a, 0 if next(&mut v, m));
    out[0] = 100 / v + u32::from(ok);
}

//= indices within bounds: proven if 1 <= out.len(); 2 * m <= 15
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 76, `out`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn right_operand(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    for j in 0..16 {
        w[j] = j;
    }
    let mut v = 0u32;
    let ok = n == 0 && next(&mut v, m);
    let or = n == 1 || next(&mut v, m);
    w[v] = 7;
    out[0] = w[n & 15] + u32::from(ok) + u32::from(or);
}

//= indices within bounds: proven if 2 <= out.len(); 1 <= out.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 89, `w`: clamped
//= line 90, `out`: every launch uses 1
#[kernel(workgroup_size = 1)]
fn condition_of_while(m: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    for j in 0..16 {
        w[j] = j;
    }
    let mut v = 0u32;
    while v < 8 && next(&mut v, m) {
        out[0] += 1;
    }
    w[v] = 7;
    out[1] = w[m & 15];
}

//= indices within bounds: proven if 1 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 100, `w`: clamped
//= line 102, `w`: clamped
//= line 102, `w`: clamped
//= line 102, `out`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn index(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    for j in 0..16 {
        w[j] = j;
    }
    let mut v = 16 + n % 2;
    w[less(&mut v)] = 7;
    let mut u = 16 + n % 3;
    out[0] = w[less(&mut u)] + w[u - 1];
}

//= indices within bounds: proven if 2 <= out.len(); 1 <= x.len(); 1 <= out.len(); m <= 15
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
#[kernel(workgroup_size = 1)]
fn let_else(x: &[u32], m: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    for j in 0..16 {
        w[j] = j;
    }
    let mut v = 0u32;
    let Some(first) = x.get(0).copied().filter(|_| next(&mut v, m)) else {
        out[0] = w[v];
        return;
    };
    out[1] = w[v] + first;
}

//= indices within bounds: proven if 1 <= x.len(); 1 <= out.len(); m <= 15
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
#[kernel(workgroup_size = 1)]
fn let_chain(x: &[u32], m: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    for j in 0..16 {
        w[j] = j;
    }
    let mut v = 0u32;
    if let Some(first) = x.get(0) && next(&mut v, m) && *first > 3 {
        out[0] = w[v];
    } else {
        out[0] = w[v];
    }
}

//= indices within bounds: proven if 1 <= out.len(); m <= 15
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 142, `out`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn closure(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    for j in 0..16 {
        w[j] = j;
    }
    let mut v = 0u32;
    let mut grow = |by: u32| { v += by; v < 9 };
    let ok = n > 3 && grow(m);
    out[0] = w[v] + u32::from(ok);
}

//= indices within bounds: proven if 1 <= out.len(); m <= 15
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 152, `out`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn argument(m: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    for j in 0..16 {
        w[j] = j;
    }
    let mut v = 0u32;
    out[0] = u32::from(next(&mut v, m)).max(v) + w[v];
}

//= indices within bounds: proven if 1 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 161, `w`: clamped
//= line 162, `out`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn shift_of_another_type(s: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    for j in 0..16 {
        w[j] = j;
    }
    if ((1u64 << s) as u32) < 16 { w[(1i32 << s) as u32] = 7; }
    out[0] = w[s & 15];
}

//= indices within bounds: proven if 1 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 171, `t`: clamped
//= line 172, `out`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn shift_of_another_sign(s: u32, out: &mut [u32]) {
    workgroup_var!(t: [u32; 16]);
    for j in 0..16 {
        t[j] = j;
    }
    if (1i32 << s) < 16 { t[1u32 << s] = 7; }
    out[0] = t[s & 15];
}

//= indices within bounds: proven if 1 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 181, `w`: clamped
//= line 182, `out`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn shift_from_another_width(s: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    for j in 0..16 {
        w[j] = j;
    }
    if ((0xFFFFFFFu64 >> s) as u32) < 16 { w[(0xFFFFFFFi32 >> s) as u32] = 7; }
    out[0] = w[s & 15];
}

//= indices within bounds: proven if 1 <= out.len()
//= loops end: proven
//= no division by zero: proven if 1 <= s; 1 <= s and s <= 2147483647
//= workgroup memory written before it is read: zeroed
//= line 191, `w`: clamped
//= line 192, `out`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn quotient_of_another_sign(s: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    for j in 0..16 {
        w[j] = j;
    }
    if (-100i32 / (s as i32)) < 16 { w[4294967196u32 / s] = 7; }
    out[0] = w[s & 15];
}

#[device]
fn small(part: &[u32], i: u32) -> u32 {
    let mut sum = 0;
    if i < 4 {
        sum += part[i];
    }
    sum + part[i / 2]
}

// The bound of the first call's index does not hold for the second call's.
//= indices within bounds: proven if 2 <= out.len(); 1 <= out.len(); s <= 4294967287 or s + 4 <= x.len(); s <= 4294967287 or s + ((n) / 2) + 1 <= x.len(); s <= 4294967287 or s + ((m) / 2) + 1 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 1)]
fn two_calls(x: &[u32], n: u32, m: u32, s: u32, out: &mut [u32]) {
    if s + 8 <= x.len() && n < 16 {
        out[0] = small(&x[s..s + 8], n);
        out[1] = small(&x[s..s + 8], m);
    }
}

#[device]
fn clamp_to(i: u32, n: u32) -> u32 {
    let j = i + 1;
    if j < n { j } else { 0 }
}

// The same expression in two rounds has two values.
//= indices within bounds: proven if 1 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 239, `w`: clamped
//= line 239, `w`: clamped
//= line 239, `out`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn rounds(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    for j in 0..16 {
        w[j] = j;
    }
    let mut at = n;
    let mut last = 0;
    for _ in 0..3 {
        let next = at + 1;
        if last < 16 {
            w[last] = clamp_to(next, 16);
        }
        if next < 16 {
            last = next;
        }
        at = next * 2;
        last = at;
    }
    out[0] = w[last] + w[at];
}

//= indices within bounds: proven if 1 <= out.len(); 2 * n <= 12
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 255, `out`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn same_text_later(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    for j in 0..16 {
        w[j] = j;
    }
    let mut v = n;
    let before = v * 2 + 1;
    if before < 16 {
        v += 1;
        w[v * 2 + 1] = 7;
        w[before] = 8;
    }
    out[0] = w[n & 15];
}

//= indices within bounds: proven if 2 * n + 3 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 1)]
fn names_of_each_other(n: u32, m: u32, out: &mut [u32]) {
    let mut a = n;
    let mut b = m;
    a += 1;
    b = a;
    a = b;
    out[a + b] = 1;
}

// A condition excludes one value and not its neighbour.
//= indices within bounds: proven if 1 <= x.len()
//= loops end: proven
//= no division by zero: proven if 2 <= n
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 1)]
fn divisor_beside_the_excluded_value(n: u32, x: &mut [u32]) {
    if n != 0 {
        x[0] = 100 / (n - 1);
    }
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 282, `x`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn quotient_by_one(n: u32, x: &mut [u32]) {
    let mut v = n;
    while v > 0 {
        v /= n.max(1);
    }
    x[0] = v;
}

//= indices within bounds: proven if 1 <= x.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 291, `x`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn counter_away_from_its_end(n: u32, x: &mut [u32]) {
    let mut v = n;
    while v > 0 {
        v += 0x8000_0000;
    }
    x[0] = v;
}

//= indices within bounds: proven if 6 <= x.len(); 2 <= x.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 299, `x`: every launch uses 1
#[kernel(workgroup_size = 1)]
fn index_behind_a_false_comparison(n: u32, x: &mut [u32]) {
    if local_invocation_index() + 1 < 1 {
        x[5] = n;
    }
    x[1] = n;
}

#[device]
fn is_within(i: u32, n: u32) -> bool {
    i < n
}

#[device]
fn double(i: u32) -> u32 {
    i * 2
}

// Bounds from calls and atomics behind `&&` and `||` hold only where these are evaluated.
//= indices within bounds: proven if 2 <= out.len(); 1 <= out.len(); n <= 7
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: zeroed
//= line 325, `out`: every launch uses 1
#[kernel(workgroup_size = 1)]
fn behind_and(x: &[u32], n: u32, m: u32, out: &mut [u32]) {
    if n < 100 && is_within(m, x.len()) {
        out[0] = x[m];
    }
    let both = n < 8 && is_within(m, 8);
    workgroup_var!(w: [u32; 8] = zeroed);
    if both {
        w[n] = 1;
        w[m] = 2;
    }
    w[n] = 3;
    out[1] = w[m & 7];
}

//= indices within bounds: proven if 1 <= out.len(); n + 1 <= out.len() or x.len() <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 1)]
fn behind_or(x: &[u32], n: u32, m: u32, out: &mut [u32]) {
    if n >= x.len() || !is_within(m, x.len()) {
        return;
    }
    out[0] = x[n] + x[m];
    let any = n > 16 || is_within(m, 4);
    out[n] = u32::from(any);
}

//= indices within bounds: proven if n + 1 <= x.len(); 1 <= a.len(); 1 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 342, `out`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn index_behind_and(x: &[u32], a: &[Atomic<u32>], n: u32, out: &mut [u32]) {
    let ok = n < x.len() && is_within(x[n], a[0].load()) && double(x[n]) < 5;
    let no = n < x.len() || is_within(x[n], a[0].load());
    out[0] = u32::from(ok) + u32::from(no);
}

//= indices within bounds: proven if 16 <= x.len() or n + 1 <= x.len(); 4 <= out.len(); 3 <= out.len(); 2 <= out.len(); m + 1 <= x.len(); 1 <= out.len()
//= loops end: proven
//= no division by zero: proven
//= workgroup memory written before it is read: proven
#[kernel(workgroup_size = 1)]
fn guard_with_call(x: &[u32], n: u32, m: u32, out: &mut [u32]) {
    match n {
        0..8 if is_within(m, x.len()) => out[0] = x[m],
        8..16 if x[n] > double(m) => out[1] = x[m],
        k if k < x.len() => out[2] = x[n],
        _ => out[3] = x[m],
    }
}

//= indices within bounds: proven if 2 <= out.len(); 1 <= out.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 366, `x`: clamped
//= line 366, `x`: clamped
//= line 366, `out`: every launch uses 1
#[kernel(workgroup_size = 1)]
fn while_with_call(x: &[u32], n: u32, out: &mut [u32]) {
    let mut i = 0;
    while i < x.len() && is_within(x[i], n) {
        i += 1;
    }
    let mut j = 0;
    while is_within(j, x.len()) {
        out[0] += x[j];
        j += 1;
    }
    out[1] = x[i] + x[j];
}

//= indices within bounds: proven if 1 <= out.len(); 1 <= s and s <= 16
//= loops end: proven
//= no division by zero: proven if 1 <= s; 1 <= s and s <= 2147483647
//= workgroup memory written before it is read: zeroed
//= line 376, `out`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn remainder_of_another_sign(s: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16]);
    for j in 0..16 {
        w[j] = j;
    }
    if (-100i32 % (s as i32)) < 16 { w[4294967196u32 % s] = 7; }
    out[0] = w[s & 15];
}

#[device]
fn back(v: &mut u32) -> u32 {
    *v = 2;
    0
}

// The conditions take back what the rounds do.
//= indices within bounds: proven if 1 <= x.len()
//= loops end: checked
//= no division by zero: proven
//= workgroup memory written before it is read: proven
//= line 398, `x`: every launch uses 0
#[kernel(workgroup_size = 1)]
fn counters_that_conditions_change(n: u32, x: &mut [u32]) {
    let mut v = n;
    while { v &= 3; v < 8 } {
        v += 1;
    }
    while back(&mut v) + v < 8 {
        v += 1;
    }
    while back(&mut v) < v {
        v -= 1;
    }
    x[0] = v;
}
