//! Constructs outside the language of kernels, with a rewrite for each.

#[kernel(workgroup_size = 1)]
fn expressions(input: &[u32], n: u32, out: &mut [u32]) {
    let a = (|x: u32| x + 1)(n);
    //~^ K0104 a kernel can call a function only by its name
    let b = (|x: u32| x + 1, n);
    //~^ K0104 a closure is bound with `let f = |x| …;` and called by that name
    let c = [&mut n];
    //~^ K0104 a `&mut` reference is not a value in kernels: bind it, `let r = &mut x;`, or pass it to a function
    let d = <u32 as Bounded>::MAX;
    let e = (..n, 1).1;
    //~^ K0104 kernels cannot use a range here: write it with both ends, `a..b`, or at its use, `for i in a..b`, `x[a..]`
    let f = n?;
    //~^ K0104 `?` needs a function that returns an `Option`: write `let Some(x) = … else { return };`
    let g = unsafe { *core::ptr::from_ref(&n) };
    //~^ K0202 `from_ref` is not a function that kernels can call
    let h = "text";
    //~^ K0104 kernels have no text, only numbers, `bool` and `char`
    let j = n + return;
    //~^ K0104 a jump cannot be an operand: make it a statement of its own
    let l = n.pow::<u32>(2);
    //~^ K0104 methods in kernels have no generic arguments
    let m = _;
    //~^ K0104
    out[0] = a + b + c + d + e + f + g + h + j + l + m;
}

#[kernel(workgroup_size = 1)]
fn macros(n: u32, out: &mut [u32]) {
    println!(n);
    //~^ K0104 the text must be a string literal: `"{x}"`, or `"{}", x`
    assert!();
    //~^ K0104 this macro takes a condition
    assert_eq!(n);
    //~^ K0104 this macro takes two values to compare
    println!("{}", out);
    //~^ K0301 a slice is not a value: index it
    let a = vec![1, 2];
    //~^ K0104 kernels have no heap: use a fixed array, `[value; N]`
    let tile = workgroup_var!([u32; 64]);
    //~^ K0104 write `workgroup_var!` as a statement that names the variable: `workgroup_var!(tile: [f32; 64]);`
    tile[0] = n;
    out[0] = matches!(n) as u32;
    //~^ K0104 write `matches!(value, pattern)`
    out[0] = u32::from(1.5f32) + u32::from(-1i32);
    //~^ K0308 `u32::from` takes no `f32`, because the conversion may change the value: write `… as u32`
    //~^^ K0308 `u32::from` takes no `i32`
    std::mem::swap(&mut out[0], &mut out[1]);
    //~^ K0304 these may be the same variable, and a variable can be passed as `&mut` only once
    if n > 5 {
        panic!("no")
    }
    unreachable!();
}

#[kernel(workgroup_size = 1)]
fn items(out: &mut [u32]) {
    fn helper() {}
    if out.len() > 1 {
        struct Point;
        //~^ K0104 kernels cannot have this item in a body. If a body declares types, use each declared name in its own block only, and no builtin names of kernels. Rename the items, or move them into a `#[device] mod`
    } else {
        struct Point;
        //~^ K0104 kernels cannot have this item in a body. If a body declares types, use each declared name in its own block only, and no builtin names of kernels. Rename the items, or move them into a `#[device] mod`
    }
    static mut TABLE: [u32; 2] = [1, 2];
    //~^ K0104 a kernel has no `static`
}

#[kernel(workgroup_size = 1)]
fn attributes(out: &mut [u32]) {
    #[cfg(panic = "abort")]
    //~^ K0104 `#[cfg]` cannot be used inside a kernel
    out[0] = 1;
    #[cfg(panic = "abort")]
    //~^ K0104 `#[cfg]` cannot be used inside a kernel
    let a = 1;
    #[allow(unused_variables)]
    let b = 1;
    macro_rules! set {
        ($x:expr) => {
            $x = 2;
        };
    }
    #[cfg(panic = "abort")]
    //~^ K0104 `#[cfg]` cannot be used inside a kernel
    set!(out[0]);
}

#[device]
fn next(n: &mut u32) -> u32 {
    *n += 1;
    *n
}

#[device]
fn twice<T: Number>(x: T) -> T {
    x + x
}

// Where `T` is a number, Rust nevertheless calls its `add_assign`.
#[kernel(workgroup_size = 1, instances(T = [f32, u32]))]
fn order_of_generic_sides<T: Number>(x: T, mut n: u32, out: &mut [T]) {
    while n < 10 {
        out[n] += twice(x);
        n += 1;
    }
    out[next(&mut n)] += if n > 20 { x } else { twice(x) };
    //~^ K0104 whether the index or the value is evaluated first depends on the type parameter
}

#[kernel(workgroup_size = 1, instances(T = [Vec2, Vec3]))]
fn order_of_generic_vectors<T: Float>(x: T, mut n: u32, out: &mut [T]) {
    out[next(&mut n)] += if n > 20 { x } else { twice(x) };
}

#[kernel(workgroup_size = 1)]
fn closures(n: u32, out: &mut [u32]) {
    let mut f = n; let f = move |x: u32| x + f;
    //~^ K0104 `move` would copy `f`, which may change
    let mut m = n; let own = move |a: u32| { let m = a; m + 1 };
    let first = move |a: u32| { let m = m + a; m };
    //~^ K0104 `move` would copy `m`, which may change
    let inner = move |a: u32| { { let m = a; } m + a };
    //~^ K0104 `move` would copy `m`, which may change
    let asserted = move |a: u32| { assert!(m > a); a };
    //~^ K0104 `move` would copy `m`, which may change
    let g = |x: u32| {
        if x > 1 {
            return 5;
        }
        x
    };
    let h = |x: u32| x + 1;
    out[0] = g(n);
    out[1] = h(n, n);
    //~^ K0303 `this closure` takes 1 argument, not 2
    out[2] = h(1.5);
    //~^ K0301 expected `u32`, found `{float}`
    let i = h;
    let i: u32 = h;
    //~^ K0104 `h` is not a value: call it, `h(…)`
    h = 1;
    //~^ K0309 `h` is a function, not a variable
    let j = |x: &u32| *x += 1;
    let k = 1;
    j(&k);
    //~^^^ K0310 cannot store through `x`
    let mut m = 1;
    let l = |x: u32| x + 1;
    out[3] = l(&mut m);
    //~^ K0301 this is a reference, and the closure takes a value: leave out the `&`
}

#[kernel(workgroup_size = 1)]
fn closures_of_closures(out: &mut [u32]) {
    let c0 = |x: u32| x + 1;
    let c1 = |x: u32| c0(c0(c0(c0(x))));
    //~^ K0104 a kernel can have at most 4096 calls of closures and of functions that take closures, because these calls are inlined: use a `#[device]` function that takes values
    let c2 = |x: u32| c1(c1(c1(c1(x))));
    let c3 = |x: u32| c2(c2(c2(c2(x))));
    let c4 = |x: u32| c3(c3(c3(c3(x))));
    let c5 = |x: u32| c4(c4(c4(c4(x))));
    let c6 = |x: u32| c5(c5(c5(c5(x))));
    let c7 = |x: u32| c6(c6(c6(c6(x))));
    out[0] = c7(1);
}

/// Each loop writes its body twice.
#[rustfmt::skip]
#[kernel(workgroup_size = 1)]
fn loops_over_joined_iterators(x: &[u32], out: &mut [u32]) {
    for _ in x.iter().chain(x) { for _ in x.iter().chain(x) { for _ in x.iter().chain(x) {
    for _ in x.iter().chain(x) { for _ in x.iter().chain(x) { for _ in x.iter().chain(x) {
    for _ in x.iter().chain(x) { for _ in x.iter().chain(x) { for _ in x.iter().chain(x) {
    for _ in x.iter().chain(x) { for _ in x.iter().chain(x) { for _ in x.iter().chain(x) {
    for _ in x.iter().chain(x) { for _ in x.iter().chain(x) { for _ in x.iter().chain(x) {
    //~^ K0104 the body of a loop over `chain` is emitted once for each side, and a kernel can have 4096 such bodies: put the inner loop into a function
        out[0] += 1;
    }}}}}}}}}}}}}}}
}
