//! Mistakes of newcomers. Each mistake has one message, which says what to write instead.

use std::sync::atomic::Ordering;

use State::*;

#[derive(Clone, Copy, ShaderType)]
enum State {
    Idle,
    Running,
}

#[device]
fn twice(x: f32) -> f32 {
    x * 2.0
}

#[kernel(workgroup_size = 1)]
fn orderings(hits: &[Atomic<u32>], out: &mut [u32]) {
    hits[0].fetch_add(1, Ordering::Relaxed);
    //~^ K0303 atomics in kernels take no ordering, because WGSL's are all relaxed: write `.fetch_add(value)`
    hits[0].store(1, std::sync::atomic::Ordering::SeqCst);
    //~^ K0303 atomics in kernels take no ordering, because WGSL's are all relaxed: write `.store(value)`
    out[0] = hits[0].load(Relaxed);
    //~^ K0303 atomics in kernels take no ordering, because WGSL's are all relaxed: write `.load()`
    let a = hits[0].compare_exchange(0, 1, Ordering::AcqRel, Ordering::Relaxed).is_ok();
    //~^ K0303 atomics in kernels take no ordering, because WGSL's are all relaxed: write `.compare_exchange(expected, new)`
    if let Ok(old) = hits[0].compare_exchange(0, 1, Ordering::AcqRel, Ordering::Relaxed) {}
    //~^ K0303 atomics in kernels take no ordering, because WGSL's are all relaxed: write `.compare_exchange(expected, new)`
    let b = hits[0].compare_exchange(0, 1, Ordering::AcqRel, Ordering::Relaxed);
    //~^ K0303 atomics in kernels take no ordering, because WGSL's are all relaxed: write `.compare_exchange(expected, new)`
    hits[0].compare_exchange_weak(0, 1, Ordering::AcqRel, Ordering::Relaxed);
    //~^ K0202 kernels have no method `compare_exchange_weak`: write `compare_exchange`, which may fail spuriously, too
    hits[0].fetch_update(Ordering::AcqRel, Ordering::Relaxed, |x| x);
    //~^ K0202 kernels have no method `fetch_update`: write a loop: `while let Err(old) = x.compare_exchange(…)`
    out[1] = missing;
    //~^ K0201 cannot find `missing` in this kernel
}

#[derive(ShaderType)]
struct Weight {
    w: f32,
}

#[kernel(workgroup_size = 1)]
fn options(x: &[f32], out: &mut [f32]) {
    out[0] = *x.iter().max().unwrap_or(&0.0);
    //~^ K0304 `f32` has no order because of NaN: sort with `.sort_by(f32::total_cmp)`; for the greatest or the least value write `.fold(f32::NEG_INFINITY, f32::max)` or `.fold(f32::INFINITY, f32::min)`
    out[1] = *x.last().unwrap();
    out[2] = x.iter().copied().max_by(|a, b| a.total_cmp(b));
    //~^ K0301 expected `f32`, found `Option<f32>`
    out[3] = *(x[0] + 1.0);
    //~^ K0309 this is a value, not a reference: leave out the `*`
    let a = Some(1) + 1;
    //~^ K0301 `+` has operands of different types: `Option<{integer}>` and `{integer}`
    let b = None;
    //~^ K0307 the type of `b` cannot be inferred: write `b: T`
    let c: f32 = x.first();
    //~^ K0301 expected `f32`, found `Option<f32>`
    let d = x.get(1..3);
    let ranges = [d];
    //~^ K0309 `d` is an option of a slice, which is not a value: match it, `if let Some(part) = d { … }`
    let e = out.get_mut(0);
    //~^ K0104 an option of a `&mut` reference must be matched where it is made: `if let Some(x) = v.get_mut(i) { … }`
    let f = out.iter_mut().find(|x| **x > 1.0);
    //~^ K0104 this finds a copy, so a `&mut` reference would not change the element: find its index, `.position(…)`
    match x.first() {
        //~^ K0313 this `match` does not cover every value: `Some(_)` is missing
        Some(1.0) => {}
        None => {}
    }
    let g = Some(1, 2);
    //~^ K0303 `Some` takes 1 argument, not 2
    let Some(h, i) = x.first() else { return };
    //~^ K0305 `Some` has one member: write `Some(x)`
    let j = x.first().map_or(1.0);
    //~^ K0303 `map_or` takes 2 arguments, not 1
    let k = x[0].unwrap_or(1.0);
    //~^ K0301 expected `Option<_>`, found `f32`
    let l = Some(1) < None;
    let m = Some(1).is_some;
    //~^ K0305 `Option<{integer}>` has no member `is_some`
    let p = Some(1).take();
    //~^ K0301 `take` changes an option in place, but this is a temporary value: bind the option first, `let mut o = …;`
    *x.get_mut(1).unwrap() = 2.0;
    //~^ K0310 cannot store to `x`, which is read-only: declare it `&mut [T]`
    *out.iter_mut().find(|v| **v > 0.0).unwrap() = 2.0;
    //~^ K0310 this would store to a copy: bind the reference by a pattern, `if let Some(x) = v.get_mut(i) { … }`
    let q: Weight = Some(Weight { w: 1.0 }).unwrap_or_default();
    //~^ K0301 the default of `Weight` is not known here: write the value, `Weight::default()`
    let n: Option = None;
    //~^ K0203 kernels have no type `Option`: write it with the type of its value, `Option<u32>`
}

#[kernel(workgroup_size = 1)]
fn patterns_of_references(weights: &mut [Weight]) {
    for Weight { mut w } in weights.iter_mut() {
        //~^ K0104 names in a pattern of a reference are references: leave out `mut`, and write `*w`
        w += 1.0;
    }
}

#[kernel(workgroup_size = 1)]
fn options_as_parameters(
    n: Option<u32>,
    //~^ K0103 an `Option` or a `Result` has no layout that host and GPU share: use a special value, or a struct with a `u32` as a flag
    x: &[Option<u32>],
    //~^ K0103 an `Option` or a `Result` has no layout that host and GPU share: use a special value, or a struct with a `u32` as a flag
    out: &mut [u32],
) {
    workgroup_var! {
        best: Option<u32>,
        //~^ K0203 workgroup memory holds no `Option` and no `Result`: use a special value, or a `u32` as a flag
    }
    out[0] = 1;
}

#[kernel(workgroup_size = 1)]
fn closures(out: &mut [u32]) {
    out[0] = twice(|x| x * 2.0) as u32;
    //~^ K0104 a closure is bound with `let f = |x| …;` and called by that name, or given to an iterator or to a function with a parameter `f: impl Fn(f32) -> f32`
}

#[kernel(workgroup_size = 1)]
fn vectors_are_no_tuples(out: &mut [u32]) {
    let (x, y, z) = global_invocation_id();
    //~^ K0301 `UVec3` is not a tuple: write `let UVec3 { x, y, z } = …`
    out[x] = y + z;
    let (a, ..) = vec2(1.0, 2.0);
    //~^ K0301 `Vec2` is not a tuple: write `let Vec2 { x, y } = …`
    let mut b = 0;
    let mut c = 0;
    (b, c) = uvec2(1, 2);
    //~^ K0301 `UVec2` is not a tuple: write `let UVec2 { x, y } = …`
    out[0] = global_invocation_id().0;
    //~^ K0305 `UVec3` has no component `0`: its components are `x`, `y`, `z`
    let UVec3 { x, y, z } = global_invocation_id();
    out[x] = y + z + b + c;
}

#[kernel(workgroup_size = 1)]
fn operators(x: &mut [f32], y: &mut [f32], out: &mut [u32]) {
    let flag = x[0] > 1.0;
    let a = x[0] & 1;
    //~^ K0302 `&` does not exist for `f32` and `i32`: floats have no bitwise operators; convert an `f32` or `f64` with `to_bits()` first
    let b = 1.5 | x[0];
    //~^ K0302 `|` does not exist for `f32` and `f32`: floats have no bitwise operators; convert an `f32` or `f64` with `to_bits()` first
    let c = flag + 1;
    //~^ K0302 `+` does not exist for `bool` and `i32`: cast the `bool` first, `… as u32`
    let d = 1 + flag;
    //~^ K0302 `+` does not exist for `i32` and `bool`: cast the `bool` first, `… as u32`
    let e = flag * [1];
    //~^ K0301 `*` has operands of different types: `bool` and `[{integer}; 1]`
    let f = 1 & x[0];
    //~^ K0302 `&` does not exist for `i32` and `f32`: floats have no bitwise operators; convert an `f32` or `f64` with `to_bits()` first
    let h = flag & 1;
    //~^ K0301 `&` has operands of different types: `bool` and `{integer}`
    let i = flag << 1;
    //~^ K0302 `<<` does not exist for `bool` and `i32`: cast the `bool` first, `… as u32`
    let j = -1.5 << 2;
    //~^ K0302 `<<` does not exist for `f32` and `i32`
    let g = match out[0] {
        0 => 1u32,
        _ => unreachable!(),
    };
    std::mem::swap(x, y);
    //~^ K0301 slices cannot be swapped: swap elements, `x.swap(i, j)`, or swap the buffers at the launch
    std::mem::swap(&mut x[..2], &mut y[..2]);
    //~^ K0301 slices cannot be swapped: swap elements, `x.swap(i, j)`, or swap the buffers at the launch
    out[1] = g;
}

#[kernel(workgroup_size = 1)]
fn loops(w: u32, out: &mut [u32]) {
    let mut bytes = w.as_bytes();
    //~^ K0202 kernels have no method `as_bytes`: see the list of methods
    for b in bytes.iter_mut() {
        *b -= 32;
    }
    for b in [1, 2].iter_mut() {
        *b -= 32;
        //~^ K0310 cannot assign to a value without a name: bind it with `let mut`
    }
    for b in out.iter().flatten() {}
    //~^ K0301 expected `Option<_>`, found `u32`
    for b in out.iter().flat_map(|x| x) {}
    //~^ K0301 a `u32` has no items: iterate over an array, a slice or a range
}

#[kernel(workgroup_size = 1)]
fn recursion(out: &mut [u32]) {
    fn factorial(n: u32) -> u32 {
        if n == 0 { 1 } else { n * factorial(n - 1) }
        //~^ K0503 this function calls itself, which a GPU cannot do: use a loop
    }
    out[0] = factorial(4);
}

#[kernel(workgroup_size = 1)]
fn variants(s: &[State], out: &mut [u32]) {
    let a = match s[0] {
        Idle => 1,
        //~^ K0201 `Idle` is not a constant that the kernel knows, and a new name would match everything: a variant is written with its enum, `State::Idle`
        _ => 2,
    };
    let b = matches!(s[0], Idle | Running);
    //~^ K0201 `Idle` is not a constant that the kernel knows, and a new name would match everything: a variant is written with its enum, `State::Idle`
    //~^^ K0201 `Running` is not a constant that the kernel knows, and a new name would match everything: a variant is written with its enum, `State::Idle`
    match (s[0], s[1]) {
        (Running, _) => {}
        //~^ K0201 `Running` is not a constant that the kernel knows, and a new name would match everything: a variant is written with its enum, `State::Idle`
        _ => {}
    }
    if let Running = s[0] {}
    //~^ K0201 `Running` is not a constant that the kernel knows, and a new name would match everything: a variant is written with its enum, `State::Idle`
    if s[0] == Running {}
    //~^ K0201 cannot find `Running` in this kernel
}

#[kernel(workgroup_size = 1)]
fn conversions(x: &[f32], out: &mut [f32]) {
    let v: Vec3 = [1.0, 2.0, 3.0].into();
    let f = f32::sqrt;
    //~^ K0201 a function is not a value in kernels: write the closure `|x| x.sqrt()`
    let w = v.map(|x| x.sqrt());
    //~^ K0202 kernels have no method `map`: it is a method of iterators, arrays and options; write out the components of a vector, or bind the array with `let` first
    out[0] = x.iter().map(|x| x.sqrt()).sum::<f32>();
    out[1] = x.len;
    //~^ K0305 `[f32]` has no member `len`: it is a method, `.len()`
    out[2] = x[0].pow(2);
    //~^ K0304 `pow` is a method of `i32` and `u32`, not of `f32`: write `powi(2)` or `powf(2.0)`
}

#[kernel(workgroup_size = 1)]
fn methods(x: &[f32], w: u32, out: &mut [f32]) {
    out.to_vec();
    //~^ K0202 kernels have no method `to_vec`: there is no heap; fill a `[T; N]`, or a `&mut [T]` parameter, in a loop
    let a = w.carrying_add(1, true);
    //~^ K0202 kernels have no method `carrying_add`: see the list of methods in the documentation of `#[kernel]`
    let b = w.is_ascii_lowercase();
    //~^ K0304 `u32` has no method `is_ascii_lowercase` in kernels: `u8` and `char` have it
    let c = x[0].cmp(&x[1]);
    //~^ K0304 `f32` has no order because of NaN
    let d = x.binary_search(&1.0);
    //~^ K0202 kernels have no method `binary_search`: write the loop: `while low < high { let middle = (low + high) / 2; … }`
    let e = x.to_vec();
    //~^ K0202 kernels have no method `to_vec`: there is no heap; fill a `[T; N]`, or a `&mut [T]` parameter, in a loop
    let f = x.concat();
    //~^ K0202 kernels have no method `concat`: there is no heap; fill a `[T; N]`, or a `&mut [T]` parameter, in a loop
    let g = x[0].Sqrt();
    //~^ K0202 kernels have no method `Sqrt`: a similar method exists, `sqrt`
    let h = w.cout_ones();
    //~^ K0202 kernels have no method `cout_ones`: a similar method exists, `count_ones`
}

#[kernel(workgroup_size = 1)]
fn rows(x: &[&[f32]], y: &[[f32]], out: &mut [f32]) {}
//~^ K0103 a buffer cannot hold slices: for several buffers take `&[&[T]]` or, with a number, `[&[T]; 4]`; for rows take one `&[T]` and the width, and index `x[row * width + column]`

#[kernel(workgroup_size = 1)]
fn pointers(x: *mut f32, out: &mut [f32]) {}
//~^ K0203 kernels have no raw pointers: a buffer is a parameter, `&[T]` or `&mut [T]`

#[kernel(workgroup_size = 1)]
fn functions(f: &dyn Fn(f32) -> f32, g: impl Fn(f32) -> f32, h: fn(f32) -> f32, out: &mut [f32]) {}
//~^ K0103 kernels take no functions: make the kernel generic over a type with a trait of yours, `instances(F = [Square, Cube])`, or call a `#[device] fn` for each case
//~^^ K0203 kernels take no functions: make the kernel generic over a type with a trait of yours, `instances(F = [Square, Cube])`, or call a `#[device] fn` for each case
//~^^^ K0203 kernels take no functions: make the kernel generic over a type with a trait of yours, `instances(F = [Square, Cube])`, or call a `#[device] fn` for each case

#[kernel(workgroup_size = 1)]
fn recursive_closures(out: &mut [u32]) {
    let factorial = |n: u32| if n == 0 { 1 } else { n * factorial(n - 1) };
    //~^ K0503 a closure cannot call itself: write a loop
    out[0] = factorial(4);
    let f = |n: u32| {
        let f = |m: u32| m + 1;
        f(n)
    };
    let f = |n: u32| f(n) + 1;
    out[1] = f(1);
}

#[device]
mod shapes {
    #[derive(Clone, Copy, ShaderType)]
    pub struct Square {
        pub side: f32,
    }

    impl std::fmt::Display for Square {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "{} by {}", self.side, self.side)
        }
    }

    impl Square {
        pub fn area(&self) -> f32 {
            self.side * self.side
        }
    }

    pub struct Add;
    pub struct Iterator;
    //~^ K0105 `Iterator` is a builtin type or trait in kernels: give the item another name
}

#[kernel(workgroup_size = 1)]
fn areas(squares: &[shapes::Square], out: &mut [f32]) {
    out[0] = squares[0].area();
    if squares[0] < squares[1] {}
    //~^ K0302 `<` does not exist for `Square`: compare its members
}

#[device]
fn method(&self) -> f32 {
//~^ K0105 a method has no `#[device]` of its own: put the type and the whole `impl` into a `#[device] mod name { … }`
    2.0
}

#[kernel(workgroup_size = 1)]
fn kernel_method(&self, out: &mut [f32]) {
//~^ K0102 a kernel is a free function: put it outside of the `impl`, and pass the members of `self` as parameters
    out[0] = 1.0;
}

/// Operators whose result types grow without end: only called instances exist.
#[device]
mod endless {
    use std::ops::{Add, Mul};

    #[derive(Clone, Copy)]
    pub struct Around<T> {
        pub of: T,
    }

    impl<T> Mul<f32> for Around<T> {
        type Output = Around<Around<T>>;

        fn mul(self, x: f32) -> Around<Around<T>> {
            Around { of: self }
        }
    }

    #[derive(Clone, Copy)]
    pub struct Both<T, U> {
        pub first: T,
        pub second: U,
    }

    impl<T, U> Mul<Around<U>> for Around<T> {
        type Output = Around<Both<T, U>>;

        fn mul(self, other: Around<U>) -> Around<Both<T, U>> {
            Around { of: Both { first: self.of, second: other.of } }
        }
    }

    impl<T, U> Add<Around<U>> for Around<T> {
        type Output = Around<Both<U, T>>;

        fn add(self, other: Around<U>) -> Around<Both<U, T>> {
            Around { of: Both { first: other.of, second: self.of } }
        }
    }
}

#[kernel(workgroup_size = 1)]
fn endless_operators(x: f32, out: &mut [f32]) {
    let around = endless::Around { of: x };
    out[0] = around.of;
}

/// Names of C, CUDA, OpenCL, HLSL and WGSL.
#[kernel(workgroup_size = 64)]
fn foreign_names(x: &[f32], y: &mut [f32]) {
    let i = get_global_id(0);
    //~^ K0202 write `global_invocation_id().x`
    y[0] = sqrtf(x[0]);
    //~^ K0202 write `x.sqrt(…)`
    y[1] = fmaxf(x[0], x[1]);
    //~^ K0202 write `x.max(…)`
    y[2] = mad(x[0], x[1], 2.0);
    //~^ K0202 write `a.mul_add(b, c)`
    let u = float3(1.0, 2.0, 3.0);
    //~^ K0202 write `Vec3`, and `Vec3::new(x, y, z)` for a value
    let v: vec2u = UVec2::ONE;
    //~^ K0203 kernels have no type `vec2u`: write `UVec2`, and `UVec2::new(x, y)` for a value
    let w: float = 1.0;
    //~^ K0203 kernels have no type `float`: write `f32`
    let z = Vec3(1.0, 2.0, 3.0);
    //~^ K0202 `Vec3` is a type: write `Vec3::new(…)`
    printf(3);
    //~^ K0202 write `println!("{}", x)`
    __shared__!(t: [f32; 64]);
    //~^ K0104 memory that a workgroup shares is declared with `workgroup_var!(name: [f32; 64]);`
}

#[kernel(workgroup_size = 64)]
fn compared_in_assertions(n: u32, y: &mut [f32]) {
    let i = global_invocation_id().x;;
    assert_eq!(n, 1.0);
    //~^ K0301 `==` has operands of different types: `u32` and `{float}`
    y[i] = 1.0;;
}
