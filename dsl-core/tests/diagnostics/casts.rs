//! Casts that Rust does not have.

#[kernel(workgroup_size = 1)]
fn casts(x: f32, n: u32, b: bool, v: Vec3, out: &mut [f32]) {
    let a = n as bool;
    //~^ K0308 `u32` cannot be cast to `bool`: compare, `x != 0`
    let c = x as bool;
    //~^ K0308 `f32` cannot be cast to `bool`: compare, `x != 0.0`
    let d = b as f32;
    //~^ K0308 `bool` cannot be cast to `f32`: write `x as u32 as f32`
    let e = v as Vec3;
    //~^ K0308 vectors have `as_vec3()`, `as_uvec3()`, `as_ivec3()` and the like
    let f = v as f32;
    //~^ K0308 `Vec3` cannot be cast to `f32`
    let g = v.as_uvec2();
    //~^ K0308 `Vec3` cannot be cast to `UVec2`
    let h = [n, n] as u32;
    //~^ K0308 `[u32; 2]` cannot be cast to `u32`
    let i = x.as_uvec3();
    //~^ K0308 `f32` cannot be cast to `UVec3`
    let j = -1 as u32;
    //~^ K0302 `-` does not exist for `u32`
}

/// Half of the greatest size is not the same in kernels. As a mark it is.
#[kernel(workgroup_size = 1)]
fn greatest_size(x: &[u32], n: u32, out: &mut [u32]) {
    out[0] = (usize::MAX / 2) as u32;
    //~^ K0308 `usize::MAX` is 2⁶⁴ - 1 in Rust and 2³² - 1 in kernels: write `u32::MAX as usize`
    out[1] = (usize::MAX as u64 >> 32) as u32;
    //~^ K0308 `usize::MAX` is 2⁶⁴ - 1
    let found = x.iter().position(|v| *v == n).unwrap_or(usize::MAX);
    if found != usize::MAX {
        out[2] = x[found];
    }
    let mut least = usize::MAX;
    for v in x {
        least = least.min(*v as usize);
    }
    out[3] = (least / 2) as u32;
    out[4] = (u32::MAX as usize / 2) as u32;
}

/// Some bits of a wide number fit; all of them may not.
#[kernel(workgroup_size = 1)]
fn sizes_of_wide(x: &[u64], y: &[i64], n: u64, out: &mut [u32]) {
    let low = (x[0] & 255) as usize;
    out[0] = (low / 3) as u32;
    let shifted = (x[0] >> 31) as usize;
    //~^ K0308 a `usize` has 32 bits in kernels, and this `u64` may need more
    out[1] = (shifted / 3) as u32;
    let rest = (x[0] % n) as usize;
    //~^ K0308 this `u64` may need more
    out[2] = (rest / 3) as u32;
    let signed = (y[0] % 8) as usize;
    //~^ K0308 this `i64` may need more
    out[3] = (signed / 3) as u32;
}

/// An `isize` has a bit less.
#[kernel(workgroup_size = 1)]
fn signed_sizes_of_wide(x: &[u64], out: &mut [u32]) {
    let low = (x[0] & 0x7fff_ffff) as isize;
    let high = (x[0] >> 33) as isize;
    out[0] = (low / 3 + high / 3) as u32;
    let all_low = (x[0] & 0xffff_ffff) as isize;
    //~^ K0308 this `u64` may need more
    let all_high = (x[0] >> 32) as isize;
    //~^ K0308 this `u64` may need more
    out[1] = (all_low / 3 + all_high / 3) as u32;
}
