//! Results of the library's searches, sorts and conversions, as indices. None of them is below a
//! length unless it was compared with this length.

#[device]
fn bump(v: &mut u32, by: u32) -> u32 {
    let old = *v;
    *v += by;
    old
}

#[device]
fn half(v: &mut u32) -> Option<u32> {
    *v /= 2;
    if *v % 4 == 3 { None } else { Some(*v) }
}

#[device]
mod views {
    #[derive(ShaderType, Clone, Copy)]
    pub struct Cursor {
        pub at: u32,
        pub end: u32,
    }
    impl Cursor {
        pub fn new(end: u32) -> Cursor {
            Cursor { at: 0, end }
        }
        pub fn step(&mut self, by: u32) -> bool {
            if self.at < self.end {
                self.at += by;
                return true;
            }
            false
        }
        pub fn rest(self) -> u32 {
            self.end - self.at
        }
    }
    impl Iterator for Cursor {
        type Item = u32;
        fn next(&mut self) -> Option<u32> {
            if self.at >= self.end {
                return None;
            }
            self.at += 1;
            Some(self.at)
        }
    }
}
use views::Cursor;

#[kernel(workgroup_size = 1)]
fn found_positions(n: u32, x: &[u32], y: &[u32], out: &mut [u32]) {
    if let Some(at) = x.iter().position(|v| *v == n) {
        out[0] = x[at];
        out[1] = y[at];
        out[2] = x[at + 1];
    }
    if let Some(at) = x.iter().rposition(|v| *v > n) {
        out[3] = x[at] + x[at - 1];
    }
    if let Some(at) = x.iter().skip(2).position(|v| *v > n) {
        out[4] = x[at + 2] + x[at + 3];
    }
    if let Some(at) = x.iter().take(5).rev().position(|v| *v > n) {
        out[5] = x[at] + x[4 - at];
    }
    if let Some((at, v)) = x.iter().enumerate().max_by_key(|(_, v)| **v) {
        out[6] = x[at] + y[at] + x[*v];
    }
    if let Some((at, _)) = x.iter().enumerate().skip(n as usize).min_by_key(|(_, v)| **v) {
        out[7] = x[at] + x[at - n as usize] + y[at];
    }
}

#[kernel(workgroup_size = 1)]
fn sorted_positions(n: u32, m: u32, out: &mut [u32]) {
    let t = [1u32, 3, 5, 7, n & 15];
    let at = t.partition_point(|v| *v < m);
    out[0] = t[at];
    if at > 0 {
        out[1] = t[at - 1];
    }
    match t.binary_search(&m) {
        Ok(at) => out[2] = t[at],
        Err(at) => out[3] = t[at],
    }
    let mut s = [n, m, 2, 9];
    s.sort_unstable();
    out[4] = t[s[0]];
    s[1] = s[1].min(4);
    out[5] = t[s[1]];
    s.rotate_left(1);
    out[6] = t[s[1]] + t[s[0]];
    s.reverse();
    out[7] = t[s[3]];
}

#[kernel(workgroup_size = 1)]
fn enumerated(n: u32, m: u32, x: &[u32], y: &[u32], out: &mut [u32]) {
    for (i, c) in x.chunks(n as usize).enumerate() {
        out[0] += c[0] + x[i] + x[i * n as usize] + c[c.len() - 1] + y[i];
        for (j, v) in c.iter().enumerate() {
            out[1] += x[i * n as usize + j] + v + c[j] + y[j];
        }
    }
    for (i, w) in x.windows(m as usize).enumerate() {
        out[2] += w[0] + x[i] + x[i + 1] + x[i + m as usize - 1];
    }
    for (i, c) in x.chunks_exact(3).enumerate() {
        out[3] += c[2] + x[3 * i + 2] + x[3 * i + 3];
    }
    for (i, v) in x.iter().enumerate().rev().step_by(2).skip(1) {
        out[4] += v + x[i] + x[i + 1] + y[i];
    }
    for (i, (a, b)) in x.iter().zip(&y[1..]).enumerate() {
        out[5] += a + b + x[i] + y[i + 1] + y[i + 2];
    }
    for (i, j) in (n..m).zip(0..x.len()) {
        out[6] += x[j] + x[i - n] + x[i];
    }
}

#[kernel(workgroup_size = 1)]
fn changed_in_conditions(n: u32, m: u32, out: &mut [u32]) {
    let t = [1u32; 8];
    let mut v = n;
    while bump(&mut v, m) < 8 {
        out[0] += t[v];
    }
    let mut v = n;
    while v < 8 && bump(&mut v, m) < 8 {
        out[1] += t[v] + t[v - m];
    }
    let mut v = n;
    while let Some(k) = half(&mut v) {
        if v > 7 {
            continue;
        }
        out[2] += t[k];
        if v == 0 {
            break;
        }
    }
    let mut v = 3;
    while v < 8 {
        out[3] += t[v];
        v = bump(&mut v, n) + 1;
    }
    let mut v = n & 7;
    match m {
        0 if bump(&mut v, 1) == 3 => out[4] = t[v],
        1 | 2
            if {
                v += m;
                v < 8
            } =>
        {
            out[4] = t[v]
        }
        k if k < 8 && bump(&mut v, k) < 20 => out[4] = t[k] + t[v],
        _ => out[4] = t[v],
    }
    let k = bump(&mut v, 1) + t[(v & 7) as usize] + bump(&mut v, 1);
    if k < 8 {
        out[5] = t[k] + t[v];
    }
}

#[kernel(workgroup_size = 1)]
fn cursors(n: u32, m: u32, out: &mut [u32]) {
    let t = [1u32; 8];
    let mut c = Cursor::new(n & 7);
    while c.step(m) {
        out[0] += t[c.at];
    }
    out[1] = t[c.rest()];
    for at in Cursor::new(8) {
        out[2] += t[at - 1];
    }
    let mut d = Cursor::new(m);
    let e = d;
    d.step(9);
    if e.at < 8 && d.at < 8 {
        out[3] = t[d.at] + t[e.at];
    }
    let mut all = [c, d, e];
    all[(n & 1) as usize].end = 100;
    if all[0].end < 8 {
        out[4] = t[all[0].end] + t[all[1].end];
    }
    let c = Cursor { at: n, ..all[2] };
    out[5] = t[c.end.min(7)] + t[c.at];
    let last = Cursor::new(n).last();
    if let Some(at) = last {
        if at < 8 {
            out[6] = t[at] + t[n];
        }
    }
}

#[kernel(workgroup_size = 1)]
fn captured(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 8];
    let mut at = n & 7;
    let mut next = |by: u32| {
        at += by;
        if at > 7 {
            at = m;
        }
        at
    };
    let a = next(1);
    let b = next(n);
    out[0] = a + b;
    t[at] = 2;
    let limit = 8;
    let inside = |i: u32| i < limit;
    if inside(m) {
        t[m] = 1;
        at = m + 1;
    }
    if inside(at) {
        t[at] = 3;
    }
    let mut k = 0u32;
    (0..n).for_each(|i| {
        k += i & 1;
        if k < 8 {
            t[k] += 1;
        }
    });
    t[k] = 1;
    let shifted = (0..8u32).map(|i| i + m).filter(|i| *i < 8).fold(0, |sum, i| sum + t[i]);
    out[1] = shifted + t[shifted];
    if (0..4u32).all(|i| n + i < 8) {
        out[2] = t[n + 3] + t[n];
    }
    if (0..4u32).any(|i| m + i < 8) {
        out[3] = t[m];
    }
}

#[kernel(workgroup_size = 1)]
fn characters(n: u32, m: u32, out: &mut [u32]) {
    let t = [1u32; 26];
    let c = (n as u8) as char;
    if c.is_ascii_lowercase() {
        out[0] = t[(c as u8 - b'a') as usize];
    }
    if c.is_ascii_digit() {
        out[1] = t[(c as u32 - '0' as u32) as usize];
    }
    match c {
        'a'..='z' => out[2] = t[(c as u32 - 97) as usize],
        'A'..='[' => out[2] = t[(c as u32 - 65) as usize],
        _ => {}
    }
    if let Some(d) = c.to_digit(16) {
        out[3] = t[d];
    }
    if let Some(d) = c.to_digit(m & 31 | 2) {
        out[4] = t[d];
    }
    if let Some(c) = char::from_u32(m) {
        if c < 'b' {
            out[5] = t[c as u32 & 31];
        }
    }
    let b = (m as u8).to_ascii_lowercase();
    if b >= b'a' {
        out[6] = t[(b - b'a') as usize];
    }
}

#[kernel(workgroup_size = 1)]
fn parts_of_parts(n: u32, m: u32, x: &[u32], out: &mut [u32]) {
    let (a, b) = x.split_at(n as usize);
    if m < b.len() {
        out[0] = b[m] + x[m + n] + x[n] + a[m];
    }
    if let Some(last) = a.len().checked_sub(1) {
        out[1] = a[last] + x[last] + b[last];
    }
    let c = &x[n as usize..];
    let c = &c[m as usize..];
    if c.len() > 3 {
        out[2] = c[3] + x[n + m + 3] + x[n + 3];
    }
    let mut rest = &x[..];
    out[3] = rest.len() as u32;
    for i in 0..n {
        let d = &x[i as usize..(i + 4) as usize];
        out[4] += d[3] + d[m & 3] + x[i + 3];
    }
    if let [p, q, ..] = c {
        out[5] = p + q + c[1] + x[n + 1] + c[2];
    }
}

#[kernel(workgroup_size = 1)]
fn integers_of_std(n: u32, m: u32, a: i32, out: &mut [u32]) {
    let b = (n >> 3) as u8;
    let t = [1u32; 10];
    out[0] = t[n.checked_ilog10().unwrap_or(9)];
    out[1] = t[n.checked_ilog(m).unwrap_or(0)];
    out[2] = t[n.unbounded_shr(28)] + t[n.unbounded_shr(m)];
    out[3] = t[b.unbounded_shl(m) as usize / 26] + t[(b as i8).unsigned_abs() as usize / 15];
    if let Some(k) = n.checked_next_multiple_of(4) {
        if k < 10 {
            out[4] = t[k] + t[n] + t[k + 1];
        }
    }
    if let Some(k) = n.checked_add_signed(a) {
        if k < 10 {
            out[5] = t[k] + t[n];
        }
    }
    let (k, wraps) = n.overflowing_sub_signed(a);
    if !wraps && k < 10 {
        out[6] = t[k];
    }
    let k = a.saturating_abs();
    if k < 10 {
        out[7] = t[k as usize] + t[a as usize];
    }
    if let Some(k) = a.checked_rem_euclid(10) {
        out[8] = t[k as usize] + t[k as usize + 1];
    }
    out[9] = t[m.saturating_pow(3).min(9)] + t[m.checked_pow(2).unwrap_or(9)];
    if let Some(k) = n.checked_next_power_of_two() {
        if k <= 8 {
            out[10] = t[k] + t[n] + t[k - 1];
        }
    }
    if a.checked_isqrt().is_some_and(|k| k < 3) {
        out[11] = t[a as u32] + t[(a + 1) as u32];
    }
}
