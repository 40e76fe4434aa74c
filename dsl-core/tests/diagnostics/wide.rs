//! Numbers of 64 bits: no implicit conversions, and functions that GPUs lack.

#[kernel(workgroup_size = 1)]
fn mixing(a: u64, b: u32, c: i64, d: f64, e: f32, out: &mut [u64]) {
    out[0] = a + b;
    //~^ K0301 `+` has operands of different types: `u64` and `u32`
    out[1] = b;
    //~^ K0301 expected `u64`, found `u32`
    out[2] = c;
    //~^ K0301 expected `u64`, found `i64`
    let x = d * e;
    //~^ K0301 `*` has operands of different types: `f64` and `f32`
    let y: f64 = 1;
    //~^ K0301 expected `f64`, found `{integer}`
    out[a] = 1;
    //~^ K0301 an index must be a `u32`, but this is `u64`: write `(…) as u32`
    out[3] = -a;
    //~^ K0302 `-` does not exist for `u64`: use `i64`, or `wrapping_neg()`
    let z = d & d;
    //~^ K0302 `&` does not exist for `f64` and `f64`: floats have no bitwise operators; convert an `f32` or `f64` with `to_bits()` first
}

#[kernel(workgroup_size = 1)]
fn ranges(out: &mut [u64], least: &mut [i64]) {
    out[0] = 18_446_744_073_709_551_616;
    //~^ K0312 number too large to fit in target type
    least[0] = 9_223_372_036_854_775_808;
    //~^ K0312 `9223372036854775808` is out of range for `i64`: it holds -9223372036854775808 to 9223372036854775807
    least[1] = -9_223_372_036_854_775_808;
    let a = 5_000_000_000;
    //~^ K0312 `5000000000` is out of range for `i32`
    let b: f64 = 1e309;
    //~^ K0312 this literal is too large for `f64`
    let c = 1e39f32;
    //~^ K0312 this literal is too large for `f32`
    let d: f64 = 1e39;
    out[1] = out[0] << 64;
    //~^ K0402 a shift by 64: the type has 64 bits
    out[2] = out[0] >> 63;
    out[3] = out[0] / 0;
    //~^ K0402 division by zero
    for k in (0..out[4]).step_by(2).rev() {
        //~^ K0301 ranges of `u64` have no `.step_by(n).rev()`: write `.rev().step_by(n)`
        out[4] = k;
    }
    let e = 1u128;
    //~^ K0203 kernels have no type `u128`: use `u32`, `i32`, `u64` or `i64`
}

#[kernel(workgroup_size = 1)]
fn functions(x: f64, v: DVec3, n: u64, h: f16, out: &mut [f64]) {
    out[0] = x.sin();
    out[1] = v.exp().x;
    //~^ K0304 `exp` is a method of `f32` and vectors of it, not of `DVec3`
    out[2] = n.sqrt();
    //~^ K0304 `sqrt` is a method of
    out[3] = h as f64;
    //~^ K0308 `f16` cannot be cast to `f64`: write `x.to_f32()`, and cast that
    out[4] = (x > 1.0) as f64;
    //~^ K0308 `bool` cannot be cast to `f64`: write `x as u32 as f64`
    let b = n as bool;
    //~^ K0308 `u64` cannot be cast to `bool`: compare, `x != 0`
    let w = DVec3::splat(1.0f32);
    //~^ K0301 expected `f64`, found `f32`
    out[5] = n.unsigned_abs() as f64;
    //~^ K0304 `unsigned_abs` is a method of
}
