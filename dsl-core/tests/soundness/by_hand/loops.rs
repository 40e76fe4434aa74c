//! Loops: down, with steps, reversed, nested with limits that change, left by labels.

#[kernel(workgroup_size = 1)]
fn down_to_zero(n: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut i = n.min(16);
    while i > 0 {
        i -= 1;
        t[i] = 2;
    }
    let mut j = n.min(16);
    while j > 0 {
        t[j] = 3;
        j -= 1;
    }
    let mut k = n & 15;
    loop {
        t[k] = 4;
        if k == 0 {
            break;
        }
        k -= 1;
    }
    out[0] = t[i + j + k];
}

#[kernel(workgroup_size = 1)]
fn down_past_zero(n: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut i = n & 15;
    while i < 16 {
        t[i] = 2;
        i -= 1;
    }
    t[i] = 3;
    let mut j = (n & 15) as i32;
    while j >= 0 {
        t[j as u32] = 4;
        j -= 3;
    }
    t[(j + 3) as u32] = 5;
    t[(-j) as u32] = 6;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn down_in_steps(n: u32, by: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut i = 15u32;
    while i >= by {
        t[i] = 2;
        i -= by;
    }
    t[i] = 3;
    let mut j = 15u32;
    while j > 2 {
        t[j] = 4;
        j -= 2;
    }
    t[j - 1] = 5;
    let mut k = n.min(15);
    while k > by {
        k -= by.max(1);
        t[k] = 6;
    }
    out[0] = t[k];
}

#[kernel(workgroup_size = 1)]
fn step_by(n: u32, by: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    for i in (0..16u32).step_by(3) {
        t[i] = 1;
        if i < 13 {
            t[i + 2] = 2;
        }
    }
    for i in (1..16u32).step_by(by.max(1) as usize) {
        t[i - 1] = 3;
        t[i] = 4;
    }
    for i in (n..n + 16).step_by(4) {
        t[i - n] = 5;
        t[(i - n) / 4 + 12] = 6;
        t[i - n + 3] = 7;
    }
    for i in (0..=12u32).step_by(4) {
        t[i + 3] = 8;
    }
    for i in (0..=n.min(12)).step_by(4) {
        t[i + 3] = 9;
        t[i + 4] = 10;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn reversed(n: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    for i in (0..16u32).rev() {
        t[i] = 1;
        t[15 - i] = 2;
    }
    for i in (0..n.min(16)).rev() {
        t[i] = 3;
        t[n - 1 - i] = 4;
        t[n.min(16) - 1 - i] = 5;
    }
    for i in (n..16).rev() {
        t[i] = 6;
        t[i - n] = 7;
        t[i + n] = 8;
    }
    for i in (0..16u32).rev().step_by(5) {
        t[i] = 9;
        t[i / 5 * 5] = 10;
    }
    for i in (0..16u32).step_by(5).rev() {
        t[i] = 11;
        if n > 3 {
            t[i + 1] = 12;
        }
    }
    for i in (0..=15u32).rev().skip(3) {
        t[i + 3] = 13;
        if i < n {
            t[i + 4] = 14;
        }
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn inclusive_ends(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    for i in n..=m {
        if m < 16 {
            t[i] = 1;
        }
        if m <= 16 {
            t[i] = 2;
        }
        if i - n < 16 {
            t[i - n] = 3;
        }
        if m - n < 16 {
            t[m - i] = 4;
        }
    }
    for i in 0..=n {
        if n < 15 {
            t[i + 1] = 5;
        }
        if i == 20 {
            break;
        }
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn limits_that_change(n: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut end = 8;
    let mut i = 0;
    while i < end {
        t[i] = 1;
        if i == n {
            end = 16;
        }
        i += 1;
    }
    let mut top = 4u32;
    let mut j = 0;
    while j < top && j < 20 {
        t[j] = 2;
        top += n & 1;
        j += 1;
    }
    let mut last = 16u32;
    for k in 0..last {
        last = n;
        t[k] = 3;
        if k < last {
            t[last.min(15)] = 4;
        }
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn nested(n: u32, m: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    for i in 0..4u32 {
        for j in i..4 {
            t[i * 4 + j] = 1;
            t[j * 4 + i] = 2;
            t[(j - i) * 4 + 3] = 3;
        }
        for j in 0..=i {
            t[i * (i + 1) / 2 + j] = 4;
        }
    }
    for i in 0..n {
        for j in i..n {
            if n <= 16 {
                t[j - i] = 5;
                t[n - 1 - j] = 6;
                t[n - j] = 7;
            }
            if j - i >= 16 || i > 40 {
                break;
            }
        }
        if i > 40 {
            break;
        }
    }
    for i in 0..m.min(5) {
        let mut k = i;
        while k < 15 {
            k = 2 * k + 1;
            t[k] = 8;
        }
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn left_by_label(n: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut at = 0u32;
    'outer: for i in 0..8u32 {
        for j in 0..8u32 {
            at = i + j;
            if at == n {
                break 'outer;
            }
            if j > i {
                continue 'outer;
            }
            t[at] = 1;
        }
    }
    t[at] = 2;
    let found = 'search: {
        for i in 0..16u32 {
            if t[i] == n {
                break 'search i;
            }
        }
        16
    };
    t[found] = 3;
    if found != 16 {
        t[found] = 4;
    }
    let value = loop {
        at += 3;
        if at > 12 {
            break at;
        }
    };
    t[value] = 5;
    t[value - 13] = 6;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn halves(n: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut k = n;
    while k >= 16 {
        k /= 2;
    }
    t[k] = 1;
    let mut low = 0;
    let mut high = 16u32;
    while low < high {
        let mid = (low + high) / 2;
        if t[mid] < n {
            low = mid + 1;
        } else {
            high = mid;
        }
    }
    t[low] = 2;
    t[low.min(15)] = 3;
    let mut s = 8u32;
    while s > 0 {
        t[s] = 4;
        t[s * 2 - 1] = 5;
        s >>= 1;
    }
    let mut u = 1u32;
    while u < 16 {
        t[u] = 6;
        u <<= 1;
    }
    t[u - 1] = 7;
    if n > 3 {
        t[u] = 8;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn of_signed_numbers(a: i32, b: i32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    for i in a..b {
        if a >= -8 && b <= 8 {
            t[(i + 8) as u32] = 1;
        }
        if a > -8 && b < 8 {
            t[(i + 7) as u32] = 2;
            t[(7 - i) as u32] = 3;
        }
        if i > 40 || i < -40 {
            break;
        }
    }
    for i in (-8..8i32).rev() {
        t[(i + 8) as u32] = 4;
        t[i.unsigned_abs()] = 5;
        t[(i * i) as u32 / 5] = 6;
    }
    for i in (-8..=8i32).step_by(4) {
        t[(i + 7).max(0) as u32] = 7;
        if i < b {
            t[(i + 8) as u32] = 8;
        }
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn of_bytes(n: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    for i in 0..16u8 {
        t[i as u32] = 1;
    }
    for i in (n as u8)..20 {
        if i - (n as u8) < 16 {
            t[(i - n as u8) as u32] = 2;
        }
        t[i as u32] = 3;
    }
    let mut b = n as u8;
    while b < 16 {
        t[b as u32] = 4;
        b += 250;
    }
    let mut c = 0u8;
    loop {
        c += 17;
        if c == 0 {
            break;
        }
        t[(c / 17) as u32] = 5;
        t[(c / 16) as u32] = 6;
    }
    for i in (-4..4i8).rev() {
        t[(i + 4) as u32] = 7;
        t[(i as u8 >> 4) as u32] = 8;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn two_counters(n: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let (mut i, mut j) = (0u32, 15u32);
    while i < j {
        t[i] = t[j];
        t[j - i] = 1;
        i += 1;
        j -= 1;
    }
    t[i + j] = 2;
    t[(i + j) / 2] = 3;
    let (mut a, mut b) = (n.min(15), 0u32);
    while a > 0 {
        a -= 1;
        b += 1;
        t[b] = 4;
        t[a] = 5;
        t[a + b] = 6;
    }
    t[b] = 7;
    let mut count = 0u32;
    for i in 0..16u32 {
        if t[i] > n {
            t[count] = i;
            count += 1;
        }
    }
    t[count] = 8;
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn ends_at_the_largest(n: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    for i in n..=0xFFFF_FFFF {
        t[(0xFFFF_FFFF - i) & 15] = 1;
        if n >= 0xFFFF_FFF0 {
            t[0xFFFF_FFFF - i] = 2;
            t[i - n] = 3;
        }
        if i - n > 30 {
            break;
        }
    }
    for i in 0xFFFF_FFF0..n {
        t[i - 0xFFFF_FFF0] = 4;
        t[i + 16] = 5;
    }
    let mut k = 0xFFFF_FFF0u32;
    while k != 0 {
        t[k & 15] = 6;
        t[k - 0xFFFF_FFF0] = 7;
        k += 1;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn iterators(n: u32, x: &[u32], out: &mut [u32]) {
    let mut t = [1u32; 16];
    for (i, v) in x.iter().enumerate().take(16) {
        t[i as u32] = *v;
    }
    for (i, v) in x.iter().enumerate().skip(n as usize).take(16) {
        t[i as u32 - n] = *v;
        if i < 16 {
            t[i as u32] = 2;
        }
    }
    for (i, j) in (0..16u32).zip(n..) {
        t[i] = 3;
        t[j - n] = 4;
    }
    for i in (0..n).take(16) {
        t[i] = 5;
    }
    for i in (0..n).skip(4).take(12) {
        t[i] = 6;
        t[i - 4] = 7;
    }
    for i in (0..4u32).chain(12..16) {
        t[i] = 8;
        t[(i + 4) % 16] = 9;
    }
    for i in (0..n.min(40)).filter(|i| i % 3 == 0).take_while(|i| *i < 16) {
        t[i] = 10;
        t[i + 1] = 11;
    }
    for i in (0..16u32).map(|i| 15 - i) {
        t[i] = 12;
    }
    let last = (0..16u32).rev().find(|i| t[*i] == n).unwrap_or(0);
    t[last] = 13;
    let at = t.iter().position(|v| *v == n);
    if let Some(at) = at {
        t[at as u32] = 14;
        out[at] = 1;
    }
    out[0] = t[3];
}

#[kernel(workgroup_size = 1)]
fn sums_that_grow(n: u32, x: &[u32], out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut sum = 0u32;
    for i in 0..15u32 {
        sum += n & 1;
        t[sum] = 1;
        t[i - sum] = 2;
    }
    t[sum] = 3;
    let mut best = 0u32;
    for i in 0..x.len().min(16) {
        if x[i] > x[best] {
            best = i;
        }
    }
    t[best] = 4;
    out[0] = x[best];
    let mut total = 0u32;
    for i in 0..4u32 {
        total += i;
    }
    t[total] = 5;
    t[total + 9] = 6;
    if n > 3 {
        t[total + 10] = 7;
    }
}

#[kernel(workgroup_size = 1)]
fn while_let_chains(n: u32, out: &mut [u32]) {
    let mut t = [1u32; 16];
    let mut v = n & 15;
    while let Some(less) = v.checked_sub(3) {
        t[less] = 1;
        t[less + 3] = 2;
        v = less;
    }
    t[v] = 3;
    let mut u = n;
    while let Some(less) = u.checked_sub(3)
        && less < 16
    {
        t[u] = 4;
        t[less] = 5;
        u = less;
    }
    out[0] = t[v];
}
