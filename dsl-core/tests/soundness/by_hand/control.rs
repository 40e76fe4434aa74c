//! Branches, labels, returns and calls, whose conditions say something of indices.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1)]
fn labels_with_values(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let at = 'a: {
        if n < 16 {
            break 'a n;
        }
        if m < 16 {
            break 'a m;
        }
        (n + m) & 15
    };
    t[at] = 1;
    let other = 'b: {
        let inner = 'c: {
            if n > m {
                break 'b 3;
            }
            if n == m {
                break 'c 7;
            }
            n
        };
        inner.min(8) + 7
    };
    t[other] = 2;
    if other != 3 {
        t[other - 7] = 3;
        t[other + 1] = 4;
    }
    out[0] = t[3];
}

#[device]
fn clamped(n: u32, most: u32) -> u32 {
    if n > most {
        return most;
    }
    n
}

#[device]
fn class(n: u32) -> u32 {
    if n < 4 {
        return 0;
    }
    if n < 16 {
        if n % 2 == 0 {
            return 1;
        }
        return 2;
    }
    3
}

#[device]
fn is_inside(n: u32, m: u32) -> bool {
    n < m && m <= 16
}

#[device]
fn bump(v: &mut u32, by: u32) -> u32 {
    let old = *v;
    *v = clamped(*v + by, 15);
    old
}

#[kernel(workgroup_size = 1)]
fn returns_in_functions(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    t[clamped(n, 15)] = 1;
    t[clamped(n, m)] = 2;
    if m < 16 {
        t[clamped(n, m)] = 3;
    }
    t[class(n)] = 4;
    match class(n) {
        0 => t[n + 12] = 5,
        1 => t[n + 1] = 6,
        2 => t[n] = 7,
        _ => t[n - 16] = 8,
    }
    if class(n) != 3 {
        t[n] = 9;
    }
    if is_inside(n, m) {
        t[n] = 10;
        t[m - 1] = 11;
        t[m] = 12;
    }
    if !is_inside(n, 16) {
        t[n - 16] = 13;
    }
    let mut v = n & 15;
    t[bump(&mut v, 3)] = 14;
    t[bump(&mut v, m)] = 15;
    t[v] = 16;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn conditions_with_names(n: u32, m: u32, c: bool, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let small = n < 16;
    let both = small && m < 16;
    let either = small || m < 16;
    if both {
        t[n] = 1;
        t[m] = 2;
    }
    if either && !small {
        t[m] = 3;
    }
    if either {
        t[n.min(m)] = 4;
        t[n] = 5;
    }
    if !(c && both) && c {
        t[n.max(m) & 15] = 6;
        t[n] = 7;
    }
    if small == c && c {
        t[n] = 8;
    }
    if small ^ c && !c {
        t[n] = 9;
    }
    if (small as u32) + (c as u32) == 2 {
        t[n] = 10;
    }
    let all = [small, m < 16, c];
    if all.iter().all(|b| *b) {
        t[n] = 11;
        t[m] = 12;
    }
    if all.iter().any(|b| *b) {
        t[n] = 13;
    }
    if all[0] {
        t[n] = 14;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn chains_of_comparisons(n: u32, m: u32, k: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    if n < m && m < k && k < 18 {
        t[n] = 1;
        t[n + 1] = 2;
        t[m - 1] = 3;
        t[k - 2] = 4;
        t[k - 1 - n] = 5;
    }
    if n <= m && m <= n && n < 16 {
        t[m] = 6;
    }
    if n == m && m == k && k < 16 {
        t[n] = 7;
    }
    if n != m {
        t[(n - m).min(16) - 1] = 8;
        if n < 17 && m < 17 {
            t[n.max(m) - 1] = 9;
            t[n.min(m)] = 10;
            t[n.abs_diff(m) - 1] = 11;
        }
    }
    if n > m {
        if n < 16 {
            t[m] = 12;
            t[n - m] = 13;
        }
    } else if m < 16 {
        t[n] = 14;
    } else {
        t[n] = 15;
    }
    if n >= 16 || m >= 16 || k >= 16 {
        out[1] = t[n.min(15)];
        return;
    }
    t[n] = t[m] + t[k];
    out[0] = t[(n + m + k) / 3];
}

#[kernel(workgroup_size = 1)]
fn selects(n: u32, m: u32, c: bool, out: &mut [u32]) {
    let mut t = [1u32; 16];
    t[if n < 16 { n } else { 0 }] = 1;
    t[if n < 16 { m } else { 0 }] = 2;
    t[select(0, n, n < 16)] = 3;
    t[select(n, 0, n < 16)] = 4;
    let at = if c { n } else { m };
    if n < 16 && m < 16 {
        t[at] = 5;
    }
    if at < 16 {
        t[at] = 6;
        if c {
            t[n] = 7;
        }
        t[m] = 8;
    }
    let (a, b) = if n < m { (n, m) } else { (m, n) };
    if b < 16 {
        t[a] = 9;
        t[n] = 10;
        t[b - a] = 11;
    }
    if a < 16 {
        t[b] = 12;
    }
    let low = match n {
        0..8 => n + 8,
        8..16 => n - 8,
        _ => 15,
    };
    t[low] = 13;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn variables_of_two_ways(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut v = 0u32;
    let mut w = 15u32;
    if n > 3 {
        v = m & 7;
        w = v + 8;
    } else if n > 1 {
        v = 8;
    }
    t[v] = 1;
    t[w] = 2;
    t[w - v] = 3;
    if v == 8 {
        t[w] = 4;
        t[n + 13] = 5;
        t[n + 12] = 6;
    }
    if w != 15 {
        t[n - 4] = 7;
        t[w - 8] = 8;
    }
    let mut u = m;
    if u >= 16 {
        u = 16;
    }
    if u == 16 {
        u -= 1;
    }
    t[u] = 9;
    let mut k = n;
    if k > 100 {
        k = 100;
    }
    t[k / 7] = 10;
    t[k / 6] = 11;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn floats_as_indices(f: f32, n: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    t[f.clamp(0.0, 15.0) as u32] = 1;
    t[(f.fract() * 16.0) as u32 & 15] = 2;
    if f >= 0.0 && f < 16.0 {
        t[f as u32] = 3;
        t[f.floor() as u32] = 4;
        t[f.ceil() as u32] = 5;
        t[f.round() as u32] = 6;
    }
    if f < 16.0 {
        t[f as u32] = 7;
    }
    if !(f >= 16.0) {
        t[f as u32] = 8;
    }
    if f > -1.0 && f < 15.5 {
        t[f as i32 as u32] = 9;
    }
    t[(n as f32 / 16.0) as u32 & 15] = 10;
    if (n as f32) < 16.0 {
        t[n] = 11;
    }
    if n as f32 <= 16777216.0 && n < 16 {
        t[(n as f32) as u32] = 12;
        t[(n as f32 * 0.5) as u32] = 13;
    }
    t[((n & 15) as f32) as u32] = 14;
    t[(f.min(15.0)) as u32] = 15;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn divisors(n: u32, m: u32, a: i32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    if m != 0 {
        t[(n % m).min(15)] = 1;
        if m <= 16 {
            t[n % m] = 2;
        }
    }
    if n / m < 16 {
        t[n / m] = 3;
    }
    let d = m.max(1);
    t[n / d % 16] = 4;
    t[16 / d - 1] = 5;
    if d > 1 {
        t[16 / d] = 6;
        t[(16 - d).min(15)] = 7;
    }
    if a != 0 {
        t[(100 / a % 16).unsigned_abs()] = 8;
    }
    if a > 0 {
        t[(15 / a) as u32] = 9;
    }
    if a >= -1 {
        t[(15 / a) as u32] = 10;
    }
    let mut v = n;
    v %= 16;
    t[v] = 11;
    v /= m | 1;
    t[v] = 12;
    v %= m;
    t[v] = 13;
    out[0] = t[3];
}
