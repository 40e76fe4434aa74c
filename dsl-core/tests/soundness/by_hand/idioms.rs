//! Idioms that are rare in random kernels: `Wrapping`, casts through other widths, chunks, values
//! of loops, captures, numbers as other types. Also workgroup memory that such code writes.

use std::num::Wrapping;

use dsl_runtime::prelude::*;

#[derive(Clone, Copy, ShaderType)]
struct P {
    a: u32,
    b: [u32; 2],
}

#[device]
fn clear(w: &mut [u32; 64], lane: u32, n: u32) -> bool {
    if n == 7 {
        return false;
    }
    w[lane] = n;
    true
}

#[kernel(workgroup_size = 1)]
fn sums_that_wrap(n: u32, m: u32, out: &mut [u32]) {
    let n = Wrapping(n);
    workgroup_var!(w: [u32; 16] = zeroed);
    let k = n + Wrapping(m);
    if k < Wrapping(16) {
        w[k.0] = 1;
    }
    if (k - Wrapping(1)).0 < 16 {
        w[k.0] = 2;
    }
    let s = n * Wrapping(4);
    if s.0 < 64 {
        w[n.0] = 3;
    }
    if (n >> 2).0 < 4 {
        w[n.0] = 4;
    }
    let mut c = Wrapping(14u32);
    for _ in 0..3 {
        w[c.0 & 15] = 1;
        c += Wrapping(1);
    }
    if m > 20 {
        w[c.0] = 5;
    }
    out[0] = w[m & 15];
}

#[kernel(workgroup_size = 1)]
fn wide_integers(n: u64, s: i64, m: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 16] = zeroed);
    if n < 16 {
        w[n as u32] = 1;
    }
    if (n as u32) < 16 {
        w[n as u32] = 2;
    }
    if s < 16 {
        w[s as u32] = 3;
    }
    if s >= 0 && s < 16 {
        w[s as u32] = 4;
    }
    let t = m as i64 - 20;
    if t < 0 {
        w[(t + 20) as u32] = 5;
    }
    let u = (m as u64) << 32 >> 30;
    if u < 16 {
        w[m] = 6;
    }
    if ((m as u64) * 4) as u32 <= 15 {
        w[m] = 7;
    }
    if (m as u64) * 4 <= 15 {
        w[m] = 8;
    }
    w[(n % 16) as u32] = 9;
    w[(s % 16) as u32] = 10;
    w[(s.rem_euclid(16)) as u32] = 10;
    w[(n >> 60) as u32] = 11;
    w[n.leading_zeros() / 5] = 11;
    w[n.count_ones() / 4] = 11;
    out[0] = w[m & 15];
}

#[kernel(workgroup_size = 1)]
fn narrow_integers(n: u32, s: i32, b: u32, m: u32, out: &mut [u32]) {
    let (n, s, b) = (n as u16, s as i16, b as u8);
    let mut w = [0u32; 256];
    w[b as usize] = 1;
    w[(b + 1) as usize] = 1;
    w[(b << 1) as usize] = 1;
    let c = b.wrapping_add(200);
    w[c as usize] = 2;
    w[(n >> 8) as usize] = 3;
    w[(s >> 8) as u8 as usize] = 4;
    w[(s as u16 >> 8) as usize] = 4;
    w[(s.wrapping_abs() >> 7) as usize] = 5;
    w[(s & 255) as usize] = 6;
    w[m as u8 as usize] = 7;
    w[(m as u16 / 257) as usize] = 7;
    w[(m as i8 as i32 + 128) as usize] = 8;
    let mut d = b;
    d += m as u8;
    w[d as usize] = 9;
    d = !d;
    w[d as usize] = 9;
    d -= 1;
    w[d as usize] = 9;
    d *= d;
    w[d as usize] = 9;
    let e = -(s as i8);
    w[(e as i32 + 128) as usize] = 9;
    w[(b.leading_zeros() * 32 - 1) as usize & 255] = 1;
    w[b.count_ones() as usize * 31] = 1;
    w[(b.leading_zeros() as usize) * 31] = 1;
    w[(b.trailing_zeros() as usize) * 31] = 1;
    w[(b.reverse_bits()) as usize] = 1;
    w[(b.rotate_left(3)) as usize] = 1;
    w[(n.swap_bytes() >> 8) as usize] = 1;
    w[(b.saturating_sub(3)) as usize] = 1;
    w[(b.abs_diff(7)) as usize] = 1;
    w[(s.abs_diff(-32768) >> 8) as usize] = 1;
    w[(s.unsigned_abs() >> 8) as usize] = 1;
    w[(b.pow(3)) as usize] = 1;
    out[0] = w[m as usize & 255];
}

#[kernel(workgroup_size = 1, allow(race = "a test", unwritten = "a test"))]
fn chunk_forms(x: &[u32], y: &mut [u32], n: u32, k: u32, out: &mut [u32]) {
    for c in x.chunks(4) {
        out[0] += c[0];
        if c.len() == 4 {
            out[1] += c[3];
        }
        out[2] += c[c.len() - 1];
        out[3] += c[3];
    }
    for c in x.chunks_exact(4) {
        out[0] += c[3] + c[k & 3];
    }
    for c in x.chunks(n as usize) {
        out[0] += c[0];
        if k < c.len() {
            out[1] += c[k];
        }
    }
    for c in x.windows(3) {
        out[0] += c[2] + c[k % 3];
    }
    for c in x.windows(n as usize) {
        if n > 2 {
            out[0] += c[2];
        }
        out[1] += c[n - 1];
    }
    for c in y.chunks_mut(8) {
        c[0] = 1;
        if c.len() > k {
            c[k] = 1;
        }
    }
    for c in y.chunks_exact_mut(8) {
        c[7] = 1;
        c[k & 7] = 1;
    }
    for (a, b) in x.chunks(4).zip(y.chunks_mut(2)) {
        b[0] = a[0];
        if a.len() > 3 && b.len() > 1 {
            b[1] = a[3];
        }
    }
    for (i, c) in x.chunks(3).enumerate() {
        out[i] = c[0] + x[3 * i];
        if c.len() > 2 {
            out[3 * i + 2] = x[3 * i + 2];
        }
    }
}

#[kernel(workgroup_size = 1, allow(race = "a test", unwritten = "a test"))]
fn loops_with_values(x: &[u32], n: u32, out: &mut [u32]) {
    let mut i = 0;
    let at = loop {
        if i >= x.len() {
            break 0;
        }
        if x[i] == n {
            break i;
        }
        i += 1;
    };
    out[0] = x[at];
    let at = 'a: {
        for k in 0..x.len() {
            if x[k] > n {
                break 'a k;
            }
        }
        break 'a x.len() - 1;
    };
    out[1] = x[at];
    let at = loop {
        let j = n & 15;
        if j < x.len() {
            break j;
        }
        if x.len() > 3 {
            break 3;
        }
        return;
    };
    out[2] = x[at];
    let p = x.iter().position(|v| *v == n);
    if let Some(p) = p {
        out[3] = x[p];
    }
    let at = p.unwrap_or(x.len());
    if at != x.len() {
        out[4] = x[at];
    }
    let q = x.partition_point(|v| *v < n);
    if q < x.len() {
        out[5] = x[q];
    }
    match x.binary_search(&n) {
        Ok(k) => out[6] = x[k],
        Err(k) => {
            if k > 0 {
                out[6] = x[k - 1];
            }
        }
    }
    let mut lo = 0;
    let mut hi = x.len();
    while lo < hi {
        let mid = lo + (hi - lo) / 2;
        if x[mid] < n {
            lo = mid + 1;
        } else {
            hi = mid;
        }
    }
    out[7] = x[lo];
    let mut lo = 0;
    let mut hi = x.len();
    while lo < hi {
        let mid = (lo + hi) / 2;
        if x[mid] < n {
            lo = mid + 1;
        } else {
            hi = mid;
        }
    }
    let mut lo = 0;
    let mut hi = x.len() - 1;
    while lo < hi {
        let mid = lo + (hi - lo + 1) / 2;
        if x[mid] < n {
            lo = mid;
        } else {
            hi = mid - 1;
        }
    }
}

#[kernel(workgroup_size = 1)]
fn captured_variables(n: u32, m: u32, x: &[u32], out: &mut [u32]) {
    workgroup_var!(w: [u32; 32] = zeroed);
    let mut v = n & 15;
    let mut step = |by: u32| {
        v += by;
        w[v] = by;
        v
    };
    step(1);
    let a = step(m);
    if a < 32 {
        step(0);
    }
    w[a] = 1;
    let k = v;
    if k < 16 {
        let f = |i: u32| w[i + k];
        out[0] = f(n & 15) + f(16);
    }
    v = 40;
    let inside = |i: u32| i < x.len();
    if inside(n) {
        out[1] = x[n];
    }
    if inside(v) && inside(m) {
        out[2] = x[m] + x[v];
    }
    let limit = x.len().min(16);
    let at = |i: u32| if i < limit { i } else { 0 };
    w[at(m)] = 1;
    if limit > 0 {
        out[3] = x[at(n)];
    }
    let mut total = 0;
    (0..limit).for_each(|i| {
        total += x[i];
        w[total & 31] = x[i];
        w[i] = total;
    });
    let order = |a: u32, b: u32| if a < b { (a, b) } else { (b, a) };
    let (lo, hi) = order(n, m);
    if hi < 32 {
        w[lo] = 1;
        w[hi - lo] = 1;
    }
    out[4] = w[n & 31];
}

#[kernel(workgroup_size = 1)]
fn constants_and_transmutes(n: u32, i: i32, f: f32, out: &mut [u32]) {
    let mut w = [0u32; 32];
    let k = const { 3 * 5 + 1 };
    w[k + (n & 15)] = 1;
    let u = unsafe { std::mem::transmute::<i32, u32>(i) };
    if i < 32 {
        w[u as usize] = 2;
    }
    if u < 32 {
        w[i as usize] = 3;
    }
    let s = unsafe { std::mem::transmute::<u32, i32>(n) };
    if s < 32 {
        w[n as usize] = 4;
    }
    if s >= 0 && s < 32 {
        w[n as usize] = 4;
    }
    w[(f as u32 & 31) as usize] = 6;
    if f < 32.0 {
        w[f as usize] = 7;
    }
    if f >= 0.0 && f < 32.0 {
        w[f as u32 as usize] = 8;
    }
    let [a, c, d, e] = n.to_le_bytes();
    w[a as usize] = 1;
    w[(c >> 3) as usize] = 1;
    w[(d & e) as usize / 8] = 1;
    w[(f64::from(f).min(31.0).max(0.0)) as usize] = 3;
    w[i.signum().unsigned_abs() as usize * 31] = 1;
    w[(i.signum() + 1) as usize] = 1;
    w[n.ilog2() as usize] = 1;
    w[n.leading_zeros() as usize] = 1;
    w[(n.trailing_zeros() & 31) as usize] = 1;
    w[n.count_ones() as usize - 1] = 1;
    w[n.isqrt() as usize >> 11] = 1;
    w[(n.next_power_of_two() >> 27) as usize] = 1;
    w[n.midpoint(7) as usize & 31] = 1;
    w[i.rem_euclid(-32) as usize] = 1;
    w[i.rem_euclid(32) as usize] = 1;
    w[i.div_euclid(1 << 27) as usize] = 1;
    w[(i.div_euclid(1 << 28) + 8) as usize] = 1;
    w[i.wrapping_rem(32).unsigned_abs() as usize] = 1;
    w[i.abs_diff(3) as usize >> 27] = 1;
    w[n.saturating_add(7) as usize >> 27] = 1;
    w[n.saturating_mul(7) as usize >> 27] = 1;
    w[n.wrapping_neg() as usize >> 27] = 1;
    w[(n.checked_sub(5).unwrap_or(31)) as usize] = 1;
    if let Some(d) = n.checked_sub(5)
        && d < 20
    {
        w[(d + 5) as usize] = 1;
        w[n as usize] = 1;
    }
    if let Some(d) = n.checked_add(5)
        && d < 20
    {
        w[n as usize] = 1;
    }
    let (d, o) = n.overflowing_add(5);
    if !o && d < 32 {
        w[d as usize] = 1;
        w[n as usize] = 1;
    }
    if d < 32 {
        w[n as usize] = 1;
    }
    out[0] = w[n as usize & 31];
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_chunks(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 66]);
    let lane = local_invocation_index();
    if lane == 0 {
        for c in w.chunks_exact_mut(4) {
            for v in c {
                *v = n;
            }
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = w[lane + 2];
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_chunks_whole(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 66]);
    let lane = local_invocation_index();
    if lane == 0 {
        for c in w.chunks_mut(4) {
            for v in c {
                *v = n;
            }
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = w[lane + 2];
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_fill_of_a_part(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    if lane == 0 {
        w[..63].fill(n);
    }
    workgroup_barrier();
    out[global_invocation_id().x] = w[lane];
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_split(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    if lane == 0 {
        let (a, b) = w.split_at_mut(n as usize);
        a.fill(1);
        b.fill(2);
    }
    workgroup_barrier();
    out[global_invocation_id().x] = w[lane];
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_a_loop_with_break(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    let mut i = lane;
    let last = loop {
        if i >= 64 {
            break i;
        }
        w[i] = n;
        i += n.max(1);
    };
    workgroup_barrier();
    out[global_invocation_id().x] = w[last & 63];
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_step(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    for i in (lane..64).step_by(n as usize) {
        w[i] = 1;
        break;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = w[63 - lane];
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_step_rev(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    if lane < 4 {
        for i in (lane..64).rev().step_by(4) {
            w[i] = 1;
        }
    }
    workgroup_barrier();
    out[global_invocation_id().x] = w[63 - lane];
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_fields(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [P; 64]);
    let lane = local_invocation_index();
    let p = &mut w[lane];
    p.a = 1;
    p.b[n as usize & 1] = 2;
    p.b[1 - (n as usize & 1)] = 2;
    workgroup_barrier();
    let q = w[63 - lane];
    out[global_invocation_id().x] = q.a + q.b[0];
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_closure(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    let mut put = |i: u32, v: u32| {
        if v != 0 {
            w[i] = v
        }
    };
    put(lane, n);
    workgroup_barrier();
    out[global_invocation_id().x] = w[63 - lane];
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_and(n: u32, m: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    let ok = n > 3 && clear(&mut w, lane, m);
    workgroup_barrier();
    if ok || n > 3 {
        out[global_invocation_id().x] = w[63 - lane];
    }
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_copy_within(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    if lane < 32 {
        w[lane] = n;
    }
    workgroup_barrier();
    if lane == 0 {
        w.copy_within(0..31, 32);
    }
    workgroup_barrier();
    out[global_invocation_id().x] = w[63 - lane];
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_u8(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    w[((lane as u8) << 2 >> 2) as usize] = n;
    workgroup_barrier();
    out[global_invocation_id().x] = w[63 - lane];
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_u8_wrap(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    w[((lane as u8) << 3 >> 3) as usize] = n;
    workgroup_barrier();
    out[global_invocation_id().x] = w[63 - lane];
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_u16_wraps(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    w[(lane as u16).wrapping_mul(1041) as u32 / 1041] = 1;
    workgroup_barrier();
    out[global_invocation_id().x] = w[63 - lane];
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_options(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64]);
    let lane = local_invocation_index();
    if let Some(k) = lane.checked_sub(1) {
        w[k] = 1;
    }
    if let Some(k) = lane.checked_add(n)
        && k < 64
    {
        w[63] = 1;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = w[63 - lane];
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_tickets(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64], c: Atomic<u32>);
    let lane = local_invocation_index();
    if lane == 0 {
        c.store(0);
    }
    workgroup_barrier();
    loop {
        let k = c.fetch_add(1);
        if k >= 63 {
            break;
        }
        w[k] = lane;
    }
    workgroup_barrier();
    out[global_invocation_id().x] = w[63 - lane];
}

#[kernel(workgroup_size = 64, allow(race = "a test", unwritten = "a test"))]
fn written_by_a_flag_that_changes(n: u32, out: &mut [u32]) {
    workgroup_var!(w: [u32; 64], c: u32);
    let lane = local_invocation_index();
    if lane == 0 {
        c = n;
    }
    let k = workgroup_uniform_load(&c);
    if k > 3 {
        w[lane] = 1;
    }
    workgroup_barrier();
    if lane == 0 {
        c = n + 1;
    }
    if workgroup_uniform_load(&c) > 3 {
        out[global_invocation_id().x] = w[63 - lane];
    }
}
