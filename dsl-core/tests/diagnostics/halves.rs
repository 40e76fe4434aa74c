//! `f16`, a struct of the crate `half`. It has no literals and no casts.

#[kernel(workgroup_size = 1)]
fn literals(x: f16, out: &mut [f16]) {
    out[0] = 1.5;
    //~^ K0301 expected `f16`, found `{float}`
    out[1] = x * 2.0;
    //~^ K0301 `*` has operands of different types: `f16` and `{float}`
    let y = 1.0f16;
    //~^ K0203 `f16` has no literals: write `f16::from_f32(…)`
    out[2] = y;
}

#[kernel(workgroup_size = 1)]
fn casts(x: f16, n: u32, v: F16Vec3, out: &mut [f32]) {
    out[0] = x as f32;
    //~^ K0308 `f16` cannot be cast to `f32`: write `x.to_f32()`, and cast that
    out[1] = x;
    //~^ K0301 expected `f32`, found `f16`
    let y = n as f16;
    //~^ K0308 `u32` cannot be cast to `f16`: write `f16::from_f32(x)`
    let z = v.as_ivec3();
    //~^ K0308 `F16Vec3` cannot be cast to `IVec3`: convert to `Vec3` and the like first
    out[2] = y.to_f32() + z.x as f32;
}

#[kernel(workgroup_size = 1)]
fn operators(x: f16, v: Vec3, out: &mut [f16]) {
    out[0] = x & x;
    //~^ K0302 `&` does not exist for `f16` and `f16`: floats have no bitwise operators
    out[1] = !x;
    //~^ K0302 `!` does not exist for `f16`
    let w = v * x;
    //~^ K0301 `*` has operands of different types: `Vec3` and `f16`
    out[2] = x.to_bits();
    //~^ K0304 `to_bits` is a method of `f32`, not of `f16`
    out[3] = f16::TAU;
    //~^ K0201 kernels do not know `f16::TAU`: they know `u32::MAX` and the like, the constants of `std::f32::consts`, and `const` items in their bodies
}

#[kernel(workgroup_size = 1)]
fn memory(counters: &[Atomic<f16>], table: &[f16; 8], out: &mut [u32]) {
    //~^ K0203 atomics hold `u32`, `i32`, `u64`, `i64` or `f32`, not `f16`
    //~^^ K0103 elements of a uniform array must be a multiple of 16 bytes apart; the elements of `[f16; 8]` are 2 apart
    out[0] = 1;
}
