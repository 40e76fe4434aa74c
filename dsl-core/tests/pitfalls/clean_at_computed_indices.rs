//! Indices that builtin functions give, a different one for each invocation.

use dsl_runtime::prelude::*;

#[device]
const FEW: [u32; 4] = [2, 0, 3, 1];

#[device]
const MANY: [u32; 20] = [19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

#[kernel(workgroup_size = 64)]
fn permuted(o: &mut [u32]) {
    workgroup_var!(s: [u32; 64]);
    let t = local_invocation_index();
    s[t.reverse_bits() >> 26] = t;
    workgroup_barrier();
    s[(t + 1).clamp(1, 64) - 1] = t;
    workgroup_barrier();
    s[(t as i32 - 1).rem_euclid(64) as u32] = t;
    workgroup_barrier();
    s[t.swap_bytes() >> 24] = t;
    workgroup_barrier();
    s[t.midpoint(t)] = t;
    workgroup_barrier();
    s[(2 * t).div_ceil(2)] = t;
    workgroup_barrier();
    s[(t * t).isqrt()] = t;
    workgroup_barrier();
    s[t.overflowing_sub(1).0.min(63)] = t;
    workgroup_barrier();
    s[t.checked_sub(1).unwrap_or(63)] = t;
    workgroup_barrier();
    s[t.wrapping_sub(1) & 63] = t;
    workgroup_barrier();
    s[t.rotate_left(1) & 63 | t >> 5] = t;
    workgroup_barrier();
    s[(t as i32 - 63).unsigned_abs()] = t;
    workgroup_barrier();
    s[insert_bits(t / 8, t, 3, 3)] = t;
    workgroup_barrier();
    s[extract_bits(t, 3, 3) + 8 * extract_bits(t, 0, 3)] = t;
    workgroup_barrier();
    s[select(t ^ 1, t, t % 4 < 2)] = t;
    workgroup_barrier();
    s[t / 4 * 4 + FEW[t % 4]] = t;
    workgroup_barrier();
    if t < 60 {
        s[t / 20 * 20 + MANY[t % 20]] = t;
    }
    workgroup_barrier();
    s[t / 4 * 4 + [1, 0, 3, 2][t % 4]] = t;
    workgroup_barrier();
    s[UVec2::new(t % 8, t / 8).dot(UVec2::new(8, 1))] = t;
    workgroup_barrier();
    s[UVec2::new(t, t).min(UVec2::splat(63)).to_array()[1]] = t;
    workgroup_barrier();
    s[UVec3::new(t, 99, t + 1).min_element()] = t;
    workgroup_barrier();
    s[bitcast::<u32>(bitcast::<i32>(t))] = t;
    workgroup_barrier();
    o[t] = s[t];
}

#[kernel(workgroup_size = 64)]
fn bits_of_the_global_id(o: &mut [u32], p: &mut [u32], q: &mut [u32]) {
    let g = global_invocation_id().x;
    o[g ^ 63] = g;
    o[g ^ 63] += o[63 ^ g];
    if g % 2 == 0 {
        p[g | 1] = p[g & !1];
    }
    if g & 63 == 5 {
        q[g & !63] = g;
    }
}

/// The row that is read is another one than is written.
#[kernel(workgroup_size = 64)]
fn rows_of_two_numbers(x: &[u32], o: &mut [u32], n: u32) {
    workgroup_var!(rows: [[u32; 64]; 4] = zeroed);
    let t = local_invocation_index();
    let w = workgroup_id().x;
    rows[n % 4][t] = 1;
    o[64 * w + t] = rows[(n + 1) % 4][63 - t] + rows[x[w] % 4 + 2][63 - t];
    workgroup_barrier();
    let mut k = n;
    for _ in 0..3 {
        rows[k % 4][t] = 1;
        k += 1;
        o[64 * w + t] = rows[k % 4][63 - t];
        workgroup_barrier();
    }
}

/// Each invocation takes one way; those that store are one.
#[kernel(workgroup_size = 64)]
fn one_of_those_that_take_a_way(x: &[u32], o: &mut [u32]) {
    workgroup_var!(c: u32 = zeroed);
    workgroup_var!(d: u32 = zeroed);
    let t = local_invocation_index();
    if x[t] == 7 {
        c = t;
    } else if x[t] == 9 {
        d = t;
    }
    workgroup_barrier();
    o[t] = c + d;
}

/// All workgroups read elements that the first one does not write.
#[kernel(workgroup_size = 64)]
fn fixed_elements(o: &mut [u32], p: &mut [u32], q: &mut [u32]) {
    let g = global_invocation_id().x;
    if g > 0 {
        o[g] = o[0];
    }
    p[g + 1] = p[0];
    if workgroup_id().x > 0 {
        q[g] = q[5];
    }
}

/// Runs them where nothing should be found.
pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let o = || device.zeroed(256);
    let x = device.buffer(&(0..256).collect::<Vec<u32>>())?;
    permuted(&mut o()?).workgroups(1).run()?;
    bits_of_the_global_id(&mut o()?, &mut o()?, &mut o()?).workgroups(3).run()?;
    rows_of_two_numbers(&x, &mut o()?, 0).workgroups(1).run()?;
    one_of_those_that_take_a_way(&x, &mut o()?).workgroups(1).run()?;
    fixed_elements(&mut o()?, &mut o()?, &mut o()?).workgroups(2).run()
}
