//! Types that kernels do not have, with replacements.

#[kernel(workgroup_size = 1)]
fn integers(out: &mut [u32]) {
    let a: u128 = 1;
    //~^ K0203 kernels have no type `u128`: integers in kernels have up to 32 bits, and up to 64 where the device has `u64` and `i64`
    let b: u16 = 65536;
    //~^ K0312 `65536` is out of range for `u16`: it holds 0 to 65535
    let c: i8 = -129;
    //~^ K0312 `-129` is out of range for `i8`: it holds -128 to 127
    let d: u8 = b;
    //~^ K0301 expected `u8`, found `u16`
    let e = -d;
    //~^ K0302 `-` does not exist for `u8`: use `i8`, or `wrapping_neg()`
    let f = u8::from(b) + (d << 7);
    //~^ K0308 `u8::from` takes no `u16`, because the conversion may change the value: write `… as u8`
    let g: Atomic<u8> = out[0];
    //~^ K0203 atomics hold `u32`, `i32`, `u64`, `i64` or `f32`, not `u8`
    out[0] = b as u32 + c as u32;
}

#[kernel(workgroup_size = 1)]
fn narrow_shifts(n: u32, out: &mut [u32]) {
    let d = n as u8;
    out[0] = (d << 8) as u32;
    //~^ K0402 a shift by 8: the type has 8 bits
    out[1] = (d as usize).leading_zeros();
    //~^ K0308 `leading_zeros` of a `usize` works on 64 bits in Rust
}

#[kernel(workgroup_size = 1)]
fn cast_to_usize(i: u32, out: &mut [u32]) {
    out[i as usize] = 1;
    out[i as usize % 4] = (i as usize + 1) as u32;
    out[0] = i as usize;
    //~^ K0301 expected `u32`, found `usize`
    let n: usize = i;
    //~^ K0301 expected `usize`, found `u32`
    out[0] = i + n;
    //~^ K0301 `+` has operands of different types: `u32` and `usize`
}

/// The upper bits of a `usize` are 0 here, or they do not matter.
#[kernel(workgroup_size = 1)]
fn sizes_as_in_rust(x: &[u32], s: i32, h: u64, n: u32, out: &mut [u32]) {
    let i = global_invocation_id().x;
    out[(i as usize + 1) % n as usize] = 1;
    out[h as usize % 16 + s as usize * 3] = 1;
    out[h as usize & 255] = 1;
    out[(h % 7) as usize + 3u64 as usize / 2] = 1;
    out[(h >> 40) as usize] = 1;
    out[(s.clamp(0, 7) as usize).max(3) / 2] = 1;
    if s > 0 {
        out[(s - 1) as usize / 3] = 1;
    }
    for k in 0..s {
        out[(k as usize + i as usize) % 5] += x[k as usize / 2];
    }
    for k in 0..s as usize {
        out[k] = 1;
    }
    for k in 1..s as usize * 2 - 1 {
        out[k] = 1;
    }
    out[0] = x.iter().skip((i as usize).wrapping_sub(1)).sum::<u32>();
    out[!(i as usize - 1) & i as usize] = 1;
    out[(i as usize >> 3).pow(n) % 5] = 1;
    out[(x[0] as f32 * 0.5) as usize % 7] = 1;
}

#[device]
fn fifth(x: &[u32], i: i32) -> u32 {
    x[i as usize % 5]
    //~^ K0308 a negative number as a `usize` is close to 2⁶⁴
}

#[kernel(workgroup_size = 1)]
fn sizes_not_as_in_rust(x: &[u32], s: i32, i: u32, h: u64, l: i64, out: &mut [u32]) {
    out[s as usize % 3] = fifth(x, s) + fifth(x, 3);
    //~^ K0308 write `i.rem_euclid(n) as usize`
    out[h as usize % 3] = 1;
    //~^ K0308 this `u64` may need more
    out[(l as usize).min(3)] = 1;
    //~^ K0308 this `i64` may need more
    out[((s - 1) as usize) >> 1] = 1;
    //~^ K0308 a negative number
    for k in 0..h as usize {
        //~^ K0308 this `u64` may need more
        out[k] = 1;
    }
    out[0] = x.iter().take(h as usize).sum::<u32>();
    //~^ K0308 this `u64` may need more
    for k in s as usize - i as usize..5 {
        //~^ K0308 a negative number
        out[k] = 1;
    }
    for k in (s as usize) << 4..5 {
        //~^ K0308 a negative number
        out[k] = 1;
    }
    let k = -1i32;
    out[k as usize / 2] = 1;
    //~^ K0308 a negative number
    for k in -3..8 {
        out[k as usize % 7] += 1;
        //~^ K0308 a negative number
    }
}

/// A word that was negative is above all lengths, but not above every `u32`.
#[kernel(workgroup_size = 1)]
fn sizes_in_order(s: i32, n: u32, out: &mut [u32]) {
    let mut at = s as usize;
    //~^ K0308 a negative number
    at += 1;
    if at < n as usize {
        out[0] = 1;
    }
    for k in s as usize..n as usize {
        //~^ K0308 a negative number
        out[k & 7] = 1;
    }
    let mut within = s as usize;
    within += 1;
    if within < out.len() && (s as usize) < n as usize {
        out[within] = 1;
    }
}

#[kernel(workgroup_size = 1)]
fn sizes_that_wrap(i: u32, n: u32, out: &mut [u32]) {
    out[i as usize >> 60] = 1;
    //~^ K0308 shift before the cast, `(i >> n) as usize`
    out[i as usize >> n] = 1;
    //~^ K0308 shift before the cast
    out[((i as usize) << n) & 7] = 1;
    //~^ K0308 a `usize` has 64 bits in Rust and 32 in kernels, so this shift may differ
    out[(i as usize).wrapping_sub(1) % 3] = 1;
    //~^ K0308 `wrapping_sub` of a `usize` wraps at 64 bits in Rust
    out[(!(i as usize)).min(3)] = 1;
    //~^ K0308 `!` of a `usize` wraps at 64 bits in Rust
    out[0] = out.iter().take(!(i as usize)).sum::<u32>();
    //~^ K0308 `!` of a `usize` wraps
    out[0] = out.iter().skip((i as usize).wrapping_sub(n as usize)).sum::<u32>();
    //~^ K0308 `wrapping_sub` of a `usize` wraps
}

#[kernel(workgroup_size = 1)]
fn literals(out: &mut [u32]) {
    out[0] = 1u8;
    //~^ K0301 expected `u32`, found `u8`
    out[0] = 1u128;
    //~^ K0203 kernels have no type `u128`: use `u32`, `i32`, `u64` or `i64`
    let x = 1.0f128;
    //~^ K0203 kernels have no type `f128`: use `f32` or `f64`
    let y = 1f128;
    //~^ K0203 kernels have no type `f128`: use `f32` or `f64`
}

#[kernel(workgroup_size = 1)]
fn others(out: &mut [u32]) {
    let a: Vec<u32> = out[0];
    //~^ K0203 kernels have no type `Vec`: there is no heap; use a fixed array `[T; N]`, or a `&mut [T]` parameter
    let b: char = out[0];
    //~^ K0301 expected `char`, found `u32`
    let c: AtomicU32 = out[0];
    //~^ K0203 kernels have no type `AtomicU32`: write `Atomic<u32>`
    let d: Particle = out[0];
    //~^ K0203 kernels have no type `Particle`: they have `bool`, the integers and floats of up to 64 bits, glam's vectors, `[T; N]`, `Atomic<T>`
    let e: (u32, u32) = out[0];
    //~^ K0301 expected `(u32, u32)`, found `u32`
    let f: &u32 = out[0];
    //~^ K0301 this is a value, and the variable is declared as a reference: write `&…`
    let g: fn() = out[0];
    //~^ K0203 kernels take no functions: make the kernel generic over a type with a trait of yours
    let h: Vec3A = out[0];
    //~^ K0203 use `Vec3`
    let i: Vec5 = out[0];
    //~^ K0203 no type `Vec5`
}

#[kernel(workgroup_size = 1)]
fn memory() {
    workgroup_var!(a: Atomic<f32>);
    //~^ K0203 atomics of `f32` are in storage only
    workgroup_var!(b: ());
    //~^ K0203 `()` has no data
    workgroup_var!(c: [(); 4]);
    //~^ K0203 `()` has no data
    workgroup_var!(d: [f32; 0]);
    //~^ K0401 an array in a kernel has at least one element, not 0
    workgroup_var!(e: [f32; N]);
    //~^ K0401 `N` is not an integer constant that the kernel knows here: write the number, or declare a constant, `#[device] const N: u32 = …;`
    workgroup_var!(f);
    //~^ K0104 write `workgroup_var!(name: T);`, such as `cache: [f32; 256]`
    workgroup_var!(g: u32 = 1);
    //~^ K0104 the only initializer of a workgroup variable is `zeroed`
    a.store(1.0);
    b = c;
    d[0] = e[1];
}

#[kernel(workgroup_size = 1)]
fn locals(hits: &[Atomic<u32>]) {
    workgroup_var!(bins: [Atomic<u32>; 4]);
    let a: Atomic<u32>;
    //~^ K0301 a local cannot be `Atomic<u32>`: atomics live in `workgroup_var!` and in storage
    let b = bins;
    //~^ K0311 atomics cannot be copied
    let c: [Atomic<u32>; 4];
    //~^ K0301 a local cannot be `[Atomic<u32>; 4]`: atomics live in `workgroup_var!` and in storage
}

#[kernel(workgroup_size = 1)]
fn doubled(out: &mut [u32]) {
    let a = (1u32, 2u32);
    let a = (a, a, a, a);
    let a = (a, a, a, a);
    let a = (a, a, a, a);
    let a = (a, a, a, a);
    let a = (a, a, a, a);
    //~^ K0203 this type has more than 1024 members, members of members included
    let a = (a, a, a, a);
    let a = (a, a, a, a);
    let a = (a, a, a, a);
    out[0] = a.0.0.0.0.0.0.0.0;
}

#[device]
mod quadrupled {
    #[derive(ShaderType, Clone, Copy)]
    pub struct A {
        pub a: [u32; 4000],
        pub b: [Vec4; 2],
    }
    #[derive(ShaderType, Clone, Copy)]
    pub struct Four<T> {
    //~^ K0203 this type has more than 1024 members
        pub a: T,
        pub b: T,
        pub c: T,
        pub d: T,
    }
}

#[kernel(workgroup_size = 1)]
fn large_struct(x: u32, out: &mut [u32]) {
    use quadrupled::Four;
    let a: Four<Four<Four<Four<u32>>>>;
    let b: Four<Four<Four<Four<Four<Four<u32>>>>>>;
    out[0] = 1;
}

#[kernel(workgroup_size = 1)]
fn vector_literals(v: Vec3, out: &mut [Vec3], wide: &mut [Vec4]) {
    out[0] = Vec3 { x: 1.0, y: v.x };
    //~^ K0305 the value of `z` is missing
    out[1] = Vec3 { x: 1.0, y: v.x, z: 1 };
    //~^ K0301 expected `f32`, found `{integer}`
    out[1] = Vec3 { x: 1.0, y: v.x, z: 1.0, w: 2.0 };
    //~^ K0305 there is no member `w`: the members are `x`, `y`, `z`
    wide[0] = Vec4 { x: 1.0, y: v.x, z: 1.0, w: 2.0 };
    //~^ K0301 `Vec4` has no members that a literal could give
    let Vec4 { x, .. } = Vec4::ONE;
    //~^ K0301 `Vec4` has no members that a pattern could name
    let Vec3 { x } = Vec3::ONE;
    //~^ K0305 the pattern leaves out `y`, `z`: add `..`
    let Vec3 { x, .. } = Vec3::ONE;
    out[2] = Vec3::from((v, 1.0));
    //~^ K0301 `Vec3` cannot be made of this tuple
    out[3] = Vec3::from((1, 1.0, 1.0));
    //~^ K0301 expected `f32`, found `{integer}`
    wide[1] = Vec4::from((v * v, v.xy()));
    //~^ K0301 `Vec4` cannot be made of this tuple
    wide[2] = Vec4::from((uvec3(1, 2, 3), 1.0));
    //~^ K0301 expected `Vec3`, found `UVec3`
    let m = Mat3 { x_axis: v, y_axis: v, z_axis: v };
    //~^ K0301 `Mat3` is not a struct
}

#[device]
fn of_floats(x: f32) -> f32 {
    x
}

#[kernel(workgroup_size = 1, instances(N = [1, 4]))]
fn excluded_by_constants<const N: usize>(x: &[u32], out: &mut [u32]) {
    let mut a = [x[0]; N];
    if N > 2 {
        a[N - 3] = 1.5;
        //~^ K0301 expected `u32`, found `{float}`
    }
    if N > 64 {
        a[64] = of_floats(x[0]) as u32;
        //~^ K0301 expected `f32`, found `u32`
        let later;
        //~^ K0307 the type of `later` cannot be inferred
    } else {
        out[0] = -a[0];
        //~^ K0302 `-` does not exist for `u32`
    }
    out[1] = if N < 64 { a[0] } else { a[0] as bool };
    //~^ K0301 expected `u32`, found `bool`
    //~^^ K0308 `u32` cannot be cast to `bool`
}

#[kernel(workgroup_size = 1)]
fn negative_constants(n: u32, out: &mut [u32]) {
    let t = [n; 16];
    out[0] = t[-63i32 as usize % 7];
    //~^ K0308 a negative number as a `usize` is close to 2⁶⁴ in Rust
    let part = &t[n & 7..8];
    out[1] = part[(-9i32 + 2) as usize % 3];
    //~^ K0308 a negative number as a `usize` is close to 2⁶⁴ in Rust
    out[2] = t[63i32 as usize % 7];
}

/// Methods of integers that tell of overflow, on other types.
#[kernel(workgroup_size = 1)]
fn overflow_of_other_types(f: f32, c: u32, v: UVec2, out: &mut [f32]) {
    let a = f.checked_sub(1.0);
    //~^ K0304 `checked_sub` is a method of `u32` and `u64` and `i32` and `i64`, not of `f32`: floats do not overflow; write `a - b`
    out[0] = f.wrapping_add(2.0);
    //~^ K0304 `wrapping_add` is a method of `i32`, `u32` and vectors of them, not of `f32`: floats do not overflow; write `a + b`
    let b = (c > 1).checked_sub(false);
    //~^ K0304 `checked_sub` is a method of `u32` and `u64` and `i32` and `i64`, not of `bool`
    let d = v.checked_sub(v);
    //~^ K0304 `checked_sub` is a method of `u32` and `u64` and `i32` and `i64`, not of `UVec2`
    let e = (f * 2.0).checked_pow(2);
    //~^ K0202 this type has no method `checked_pow` in kernels: integers of a fixed width, such as `u32`, have it
    let g = [c as u8, 1].is_ascii();
    //~^ K0202 this type has no method `is_ascii` in kernels: `u8` and `char` have it
    out[1] = c.checked_sub(1).unwrap_or(2) as f32;
}

#[kernel(workgroup_size = 1)]
fn functions_of_orderings(a: u32, out: &mut [u32]) {
    let o = Ordering::reverse();
    //~^ K0202 kernels have no function `Ordering::reverse`
    let o = Ordering::reverse(a.cmp(&1), a.cmp(&2));
    //~^ K0303 `reverse` takes 0 arguments, not 1
    let o = Ordering::turn(a.cmp(&1));
    //~^ K0202 kernels have no function `Ordering::turn`
}
