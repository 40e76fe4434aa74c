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

/// Runs them where nothing should be found.
pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    permuted(&mut device.zeroed(64)?).workgroups(1).run()
}
