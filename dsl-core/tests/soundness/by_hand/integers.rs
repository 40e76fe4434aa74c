//! Integers at the ends of their types: quotients, remainders, shifts, casts, narrow types.

#[kernel(workgroup_size = 1)]
fn least_by_minus_one(a: i32, b: i32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let q = a / b;
    if q > 0 && q < 16 {
        t[q as u32] = 2;
    }
    if a < 0 && b < 0 && a / b >= 0 {
        t[((a / b) as u32).min(20) % 16] = 3;
    }
    if a <= -1 && b <= -1 {
        t[(a / b).min(15) as u32] = 4;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn remainder_by_minus_one(a: i32, b: i32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let r = a % b;
    if b > -16 && b < 16 {
        t[r.unsigned_abs() & 31] = 2;
        t[(r + 15).max(0) as u32] = 3;
    }
    if b == -1 {
        t[r as u32] = 4;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn remainders_of_negative_numbers(a: i32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    t[(a % 16 + 15) as u32 / 2] = 1;
    t[(a % 8 + 7) as u32] = 2;
    t[(a % 8 + 8) as u32] = 3;
    t[(a % -8 + 8) as u32] = 4;
    t[(a.rem_euclid(-16)) as u32] = 5;
    t[(a / 16 % 16).unsigned_abs()] = 6;
    if a % 16 >= 0 {
        t[(a % 16) as u32] = 7;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn euclid_quotients(a: i32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    if a >= -16 && a < 16 {
        t[(a.div_euclid(2) + 8) as u32] = 1;
        t[(a / 2 + 8) as u32] = 2;
        t[(a.div_euclid(-2) + 8) as u32] = 3;
        t[(a.div_euclid(3) + 6) as u32] = 4;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn shifts_at_the_width(n: u32, s: u32, out: &mut [u32]) {
    let mut t = [1u32; 32];
    t[n >> (s | 27)] = 1;
    if s >= 27 {
        t[n >> s] = 2;
    }
    if s >= 27 && s < 32 {
        t[n >> s] = 3;
    }
    if s > 26 && s <= 32 {
        t[n >> s] = 4;
    }
    if s < 5 {
        t[1 << s] = 5;
    }
    if s <= 5 {
        t[(1u32 << s) - 1] = 6;
    }
    if s <= 32 {
        t[((1u32 << s) - 1) & 31] = 7;
        t[((1u32 << s) - 1) % 33] = 8;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn shifts_of_signed_numbers(a: i32, s: u32, out: &mut [u32]) {
    let mut t = [1u32; 32];
    t[(a >> 28) as u32 & 31] = 1;
    if a >= 0 {
        t[(a >> 26) as u32] = 2;
        t[(a << 1 >> 27) as u32] = 3;
    }
    t[((a as u32) >> 27) as u32] = 4;
    t[((a >> 27) + 16) as u32] = 5;
    if s < 32 && a >> s == 0 {
        t[(a >> s) as u32] = 6;
        t[a as u32 & 31] = 7;
    }
    if a >> 5 == 0 {
        t[a as u32] = 8;
    }
    if a >> 4 <= 1 {
        t[a as u32] = 9;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn wrapping_shifts(n: u32, s: u32, out: &mut [u32]) {
    let mut t = [1u32; 32];
    t[n.wrapping_shr(s) & 31] = 1;
    if s >= 28 {
        t[n.wrapping_shr(s)] = 2;
    }
    t[n.wrapping_shr(28)] = 3;
    t[n.wrapping_shr(60)] = 4;
    if let Some(k) = n.checked_shr(s) {
        if s > 26 {
            t[k] = 5;
        }
    }
    t[n.checked_shl(s).unwrap_or(31).min(31)] = 6;
    let (k, over) = n.overflowing_shr(s);
    if over || s > 26 {
        t[k] = 7;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn bytes_wrap(n: u32, out: &mut [u32]) {
    let mut t = [1u32; 256];
    let mut b = n as u8;
    b += 200;
    t[b as u32] = 1;
    b *= 2;
    t[b as u32] = 2;
    b = 0u8.wrapping_sub(b);
    t[b as u32] = 3;
    let w = b as u16 + 255;
    t[(w / 2) as u32] = 4;
    t[w as u32 - 255] = 5;
    t[w as u32] = 6;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn signed_bytes(n: i32, out: &mut [u32]) {
    let mut t = [1u32; 128];
    let b = n as i8;
    if b >= 0 {
        t[b as u32] = 1;
    }
    t[b.unsigned_abs() as u32] = 2;
    t[(b as i32 + 128) as u32 / 2] = 3;
    t[b.wrapping_abs() as u32 & 127] = 4;
    if b != -128 {
        t[b.abs() as u32] = 5;
    }
    t[(b / 2 + 64) as u32] = 6;
    t[(b >> 1) as u8 as u32 & 127] = 7;
    t[b.wrapping_neg() as u32 & 127] = 8;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn halfwords(n: i32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 64];
    let h = n as i16;
    if h > -32 && h < 32 {
        t[(h + 32) as u32] = 1;
        t[(h * 2 + 62) as u32 / 2] = 2;
    }
    let k = m as u16;
    if k + 1 < 64 {
        t[k as u32] = 3;
    }
    if k + 1 <= 64 && k < 65535 {
        t[k as u32] = 4;
    }
    if k.wrapping_mul(256) == 0 {
        t[(k >> 10) as u32] = 5;
    }
    t[(k >> 10) as u32] = 6;
    t[(k.swap_bytes() >> 10) as u32] = 7;
    t[(h >> 10) as i32 as u32 & 63] = 8;
    t[((h >> 10) + 32) as u32] = 9;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn casts_there_and_back(n: u32, m: i32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    if (n as u8) < 16 {
        t[n] = 1;
        t[n as u8 as u32] = 2;
    }
    if (n as i32) < 16 {
        t[n] = 3;
    }
    if (n as i32) < 16 && n as i32 >= 0 {
        t[n] = 4;
    }
    if m as i8 as i32 == m && m < 16 {
        t[(m + 128) as u32 / 16] = 5;
        t[m as u32] = 6;
    }
    if m as u16 as i32 == m && m < 16 {
        t[m as u32] = 7;
    }
    if (n as u64) << 32 == 0 {
        t[n] = 8;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn wide_numbers(n: u32, d: u64, e: i64, out: &mut [u32]) {
    let mut t = [1u32; 16];
    if d < 16 {
        t[d as u32] = 1;
    }
    if (d as u32) < 16 {
        t[d as u32] = 2;
        t[(d % 16) as u32] = 3;
    }
    if d >> 28 == 0 {
        t[(d >> 24) as u32] = 4;
    }
    if e < 16 {
        t[e as u32 & 15] = 5;
        t[e.max(0) as u32] = 6;
        t[e as u32] = 7;
    }
    let p = n as u64 * n as u64;
    if p < 256 {
        t[n] = 8;
    }
    if (p as u32) < 256 {
        t[n] = 9;
    }
    t[(e % 16 + 15) as u32 / 2] = 10;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn saturating_functions(n: u32, m: u32, a: i32, b: i32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    t[n.saturating_sub(m).min(15)] = 1;
    if n.saturating_add(m) < 16 {
        t[n] = 2;
        t[m] = 3;
        t[n + m] = 4;
    }
    if n.saturating_sub(m) < 16 {
        t[n - m] = 5;
    }
    if n.saturating_sub(m) > 0 {
        t[(n - m - 1).min(15)] = 6;
        t[n - m - 1] = 7;
    }
    if a.saturating_sub(b) < 16 && a >= b {
        t[(a - b) as u32] = 8;
    }
    if a.saturating_add(b) >= 0 && a.saturating_add(b) < 16 {
        t[(a + b) as u32] = 9;
    }
    if n.saturating_mul(m) < 16 && m > 0 {
        t[n] = 10;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn checked_functions(n: u32, m: u32, a: i32, b: i32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    if let Some(k) = n.checked_sub(m) {
        if k < 16 {
            t[n - m] = 1;
        }
    } else {
        t[(m - n).min(16) - 1] = 2;
    }
    if let Some(k) = n.checked_add(m).filter(|k| *k < 16) {
        t[n] = 3;
        t[m] = 4;
        t[k] = 5;
    }
    if let Some(k) = a.checked_div(b) {
        if k == -5 {
            t[(k + 5) as u32] = 6;
        }
    }
    if let Some(k) = a.checked_rem(b) {
        if b == 16 {
            t[(k + 15) as u32 / 2] = 7;
            t[k as u32] = 8;
        }
    }
    if let Some(k) = a.checked_neg() {
        if k >= 0 && k < 16 {
            t[(-a) as u32] = 9;
        }
    }
    if let Some(k) = n.checked_mul(m) {
        if k < 16 {
            t[n] = 10;
        }
    }
    match a.checked_abs() {
        Some(k) => t[(k % 16) as u32] = 11,
        None => t[(a >> 28) as u32 & 15] = 12,
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn overflowing_functions(n: u32, m: u32, a: i32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let (sum, over) = n.overflowing_add(m);
    if !over && sum < 16 {
        t[n] = 1;
        t[m] = 2;
    }
    if over {
        t[sum.min(n) % 16] = 3;
        t[n] = 4;
    }
    let (less, under) = n.overflowing_sub(m);
    if !under && n < 16 {
        t[less] = 5;
    }
    if under {
        t[less] = 6;
    }
    let (neg, over) = a.overflowing_neg();
    if over || neg > 0 && neg < 16 {
        t[neg as u32 & 0x7FFF_FFFF] = 7;
    }
    let (abs, over) = a.overflowing_abs();
    if !over && abs < 16 {
        t[abs as u32] = 8;
    }
    if abs < 16 {
        t[abs as u32] = 9;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn differences(n: u32, m: u32, a: i32, b: i32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    if n.abs_diff(m) < 16 {
        t[n.abs_diff(m)] = 1;
        t[n - m] = 2;
        t[n.max(m) - n.min(m)] = 3;
    }
    if a.abs_diff(b) < 16 {
        t[a.abs_diff(b)] = 4;
        t[(a - b).unsigned_abs()] = 5;
        t[(a - b) as u32] = 6;
    }
    if (a - b).abs() < 16 {
        t[a.abs_diff(b)] = 7;
    }
    if n - m < 16 {
        t[n - m] = 8;
        t[m - n] = 9;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn powers_and_roots(n: u32, a: i32, out: &mut [u32]) {
    let mut t = [1u32; 32];
    if n.pow(2) < 256 {
        t[n] = 1;
    }
    if n < 6 {
        t[n.pow(2)] = 2;
        t[n * n] = 3;
    }
    t[n.isqrt() % 32] = 4;
    if n < 1024 {
        t[n.isqrt()] = 5;
    }
    if n > 0 {
        t[n.ilog2()] = 6;
    }
    t[n.leading_zeros()] = 7;
    t[(n | 1).leading_zeros()] = 8;
    t[n.trailing_zeros() & 31] = 9;
    t[n.count_ones()] = 10;
    t[n.count_ones() / 2] = 11;
    t[(n | 1 << 31).trailing_zeros()] = 12;
    if n.is_power_of_two() {
        t[n.trailing_zeros()] = 13;
    }
    t[(n % 17).next_power_of_two()] = 14;
    if a.pow(2) < 25 && a > 0 {
        t[a as u32] = 15;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn multiples(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    if n < 16 {
        t[n.next_multiple_of(4)] = 1;
        t[n.next_multiple_of(4) % 16] = 2;
        t[n.div_ceil(2)] = 3;
        t[n / 4 * 4 + 3] = 4;
    }
    if n.is_multiple_of(16) && n < 32 {
        t[n] = 5;
        t[n / 2] = 6;
    }
    if n % 4 == 3 && n < 17 {
        t[n] = 7;
    }
    if m > 0 {
        if n < m && m <= 16 {
            t[n.div_ceil(m)] = 8;
        }
        t[(n / m * m + n % m).min(n) % 16] = 9;
        if n < 16 {
            t[n / m * m + n % m] = 10;
            t[n / m * m + m - 1] = 11;
        }
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn midpoints(n: u32, m: u32, a: i32, b: i32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    if n < 16 && m < 16 {
        t[n.midpoint(m)] = 1;
        t[(n + m) / 2] = 2;
    }
    if n < m && m <= 16 {
        t[n + (m - n) / 2] = 3;
    }
    if n <= m && m <= 16 {
        t[n + (m - n) / 2] = 4;
    }
    if a < b && b < 16 && a > -16 {
        t[a.midpoint(b) as u32] = 5;
        t[((a + b) / 2).max(0) as u32] = 6;
        t[(a + b >> 1).max(0) as u32] = 7;
    }
    if n + m < 32 {
        t[(n + m) / 2] = 8;
        t[n.midpoint(m)] = 9;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn negated(n: u32, a: i32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    if n >= 0xFFFF_FFF0 {
        t[!n] = 1;
        t[n.wrapping_neg()] = 2;
        t[n - 0xFFFF_FFF0] = 3;
    }
    if a < 0 && a > -17 {
        t[!a as u32] = 4;
        t[(-a) as u32 - 1] = 5;
        t[(a + 16) as u32] = 6;
        t[(-a) as u32] = 7;
    }
    if -a > 0 && -a < 16 {
        t[(-a) as u32] = 8;
    }
    if -a <= 0 && a < 16 {
        t[a as u32] = 9;
    }
    if -a < 0 && a < 16 {
        t[a as u32] = 10;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn signs(a: i32, b: i32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    t[(a.signum() + 1) as u32] = 1;
    t[(a.signum() * b.signum() + 1) as u32] = 2;
    if a.is_positive() && a < 16 {
        t[a as u32] = 3;
    }
    if !a.is_negative() && a < 17 {
        t[a as u32] = 4;
    }
    t[(a.clamp(-8, 7) + 8) as u32] = 5;
    t[a.max(b).clamp(0, 15) as u32] = 6;
    t[a.min(15).max(b).min(15) as u32 & 15] = 7;
    t[a.min(15).max(0) as u32] = 8;
    t[a.max(0).min(b) as u32] = 9;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn products(n: u32, m: u32, a: i32, out: &mut [u32]) {
    let mut t = [1u32; 64];
    if n < 8 && m < 8 {
        t[n * m] = 1;
        t[n * 8 + m] = 2;
        t[(n + 1) * (m + 1) - 1] = 3;
    }
    if n * 8 < 64 {
        t[n] = 4;
    }
    if n * 8 < 64 && n < 0x2000_0000 {
        t[n * 8 + 7] = 5;
        t[n] = 6;
    }
    if a * a < 64 {
        t[(a * a) as u32 & 63] = 7;
        t[a.unsigned_abs()] = 8;
    }
    if a > -8 && a < 8 {
        t[(a * a) as u32] = 9;
        t[(a * -8 + 56) as u32 / 2] = 10;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn bits(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    t[n & m & 15] = 1;
    if n < 8 && m < 8 {
        t[n | m] = 2;
        t[n ^ m] = 3;
        t[n | m | 8] = 4;
    }
    if n < 9 && m < 9 {
        t[n | m] = 5;
        t[n ^ m] = 6;
    }
    if n & !15 == 0 {
        t[n] = 7;
    }
    if n & 16 == 0 {
        t[n] = 8;
    }
    if n & 0xFFFF_FFF0 == 0 && m & 0x7FFF_FFF0 == 0 {
        t[n] = 9;
        t[m] = 10;
    }
    if n | (m & 7) < 16 {
        t[n] = 11;
    }
    if (n | m) < 16 {
        t[n] = 12;
        t[m] = 13;
    }
    if (n & m) < 16 {
        t[n] = 14;
    }
    t[n.rotate_left(4) & 15] = 15;
    t[n.reverse_bits() >> 28] = 16;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn truth_values_as_numbers(n: u32, c: bool, d: bool, out: &mut [u32]) {
    let mut t = [1u32; 3];
    t[u32::from(c) + u32::from(d)] = 1;
    t[c as u32 * 2 + d as u32] = 2;
    t[(c ^ d) as u32 + (c & d) as u32] = 3;
    t[(n > 3) as u32 + (n > 5) as u32] = 4;
    t[(n > 3) as u32 + (n > 5) as u32 + (n < 4) as u32] = 5;
    if c as u32 == n {
        t[n] = 6;
    }
    if (c as u32) < n {
        t[n.min(2)] = 7;
        t[n] = 8;
    }
    out[0] = t[1];
}
