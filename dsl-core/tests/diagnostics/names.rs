//! Undeclared names, functions, methods and labels.

#[kernel(workgroup_size = 1)]
fn names(input: &[f32], out: &mut [f32]) {
    out[0] = inptu[0];
    //~^ K0201 cannot find `inptu` in this kernel
    out[1] = scale;
    //~^ K0201 pass the value as a parameter, or declare a `const` inside the kernel, or one outside
    out[2] = inpu[0];
    //~^ K0201 a similar name exists: `input`
    total = 1.0;
    //~^ K0201 cannot find `total` in this kernel
    unknown[3].x += 1.0;
    //~^ K0201 cannot find `unknown` in this kernel
}

#[kernel(workgroup_size = 1)]
fn scopes(out: &mut [u32]) {
    {
        let inner = 1;
    }
    out[0] = inner;
    //~^ K0201 cannot find `inner` in this kernel
    for i in 0..4 {}
    out[1] = i;
    //~^ K0201 cannot find `i` in this kernel
    let late = late + 1;
    //~^ K0201 cannot find `late` in this kernel
    let mapped = [1u32, 2, 3].map(|v| v + nope);
    //~^ K0201 cannot find `nope` in this kernel
}

#[kernel(workgroup_size = 1)]
fn paths(out: &mut [u32]) {
    out[0] = config::SIZE;
    //~^ K0201 kernels do not know `config::SIZE`: they know `u32::MAX` and the like, the constants of `std::f32::consts`, and `const` items in their bodies
    out[1] = u32::EPSILON;
    //~^ K0201 kernels do not know `u32::EPSILON`: they know `u32::MAX` and the like, the constants of `std::f32::consts`, and `const` items in their bodies
    let v = Vec3::W;
    //~^ K0201 kernels have no constant `Vec3::W`
    let w = UVec2::NEG_ONE;
    //~^ K0201 kernels have no constant `UVec2::NEG_ONE`
}

#[kernel(workgroup_size = 1)]
fn functions(x: f32, out: &mut [f32]) {
    out[0] = helper(x);
    //~^ K0202 `helper` is not a function that kernels can call
    out[1] = sqrt(x);
    //~^ K0202 mathematical functions are methods: `x.sqrt(…)`
    out[2] = max(x, 1.0);
    //~^ K0202 mathematical functions are methods: `x.max(…)`
    out[3] = f32::sinc(x);
    //~^ K0202 kernels have no function `f32::sinc`
    let v = Vec3::from_slice([x, x, x]);
    //~^ K0202 kernels have no function `Vec3::from_slice`
    (x)(1.0);
    //~^ K0202 `x` is a variable here, not a function: a variable shadows functions of its name
    let n = unknown(nothing);
    //~^ K0202 `unknown` is not a function that kernels can call
    //~^^ K0201 cannot find `nothing` in this kernel
}

#[kernel(workgroup_size = 1)]
fn methods(input: &[f32], x: f32, n: u32, out: &mut [f32]) {
    for a in input.split_inclusive(2) {}
    //~^ K0104 kernels iterate over ranges
    out[0] = input.iter().position(|x| *x == 1.0);
    //~^ K0301 expected `f32`, found `Option<u32>`
    let all = input.iter().map(|x| x + 1.0).collect();
    //~^ K0202 fill a `[T; N]` in a `for` loop
    let part = &input[2..4];
    out[0] = part;
    //~^ K0104 a part of a slice is not a value: index it, iterate over it, or pass it to a function
    let part = &mut input[2..4];
    //~^ K0310 cannot store to `input`, which is read-only: declare it `&mut [T]`
    out[0] = x.frobnicate();
    //~^ K0202 kernels have no method `frobnicate`: see the list of methods in the documentation of `#[kernel]`
    out[1] = input.get(0).unwrap();
    let c = x.to_owned();
    //~^ K0202 values in kernels are copied: leave it out, or write `clone()`
    let m = n.checked_ilog3();
    //~^ K0202 compare before, or use the `wrapping_` or `saturating_` form
    let k = n.try_into();
    //~^ K0307 the result type of `try_into` cannot be inferred: write `let y: T = x.try_into()`
    let q = n as _;
    //~^ K0307 the result type of `as _` cannot be inferred: write `x as T`
    let r: bool = n as _;
    //~^ K0308 `u32` cannot be cast to `bool`: compare, `x != 0`
    let s = u128::from(n) * 3;
    //~^ K0203 kernels have no type `u128`: integers in kernels have up to 32 bits
    let j: f32 = n.into();
    //~^ K0308 `f32::from` takes no `u32`, because the conversion may change the value: write `… as f32`
    let p: Vec3 = n.into();
    //~^ K0308 `Vec3::from` takes no `u32`, and the kernel has no `impl` for this conversion
    let l = (x + 1.0).len();
    //~^ K0202 it is a method of slices and arrays; bind the array with `let` first
}

#[kernel(workgroup_size = 1)]
fn labels(out: &mut [u32]) {
    break;
    //~^ K0205 `break` and `continue` need a loop around them
    for i in 0..4 {
        break 'outer;
        //~^ K0205 no enclosing loop or block has the label `'outer`
    }
    'block: {
        continue 'block;
        //~^ K0205 `'block` is the label of a block, and `continue` needs a loop
    }
    'block: {
        continue;
        //~^ K0205 `break` and `continue` need a loop around them
    }
    'before: for i in 0..4 {}
    for i in 0..4 {
        continue 'before;
        //~^ K0205 no enclosing loop or block has the label `'before`
    }
}

#[kernel(workgroup_size = 1)]
fn twice(out: &mut [u32]) {
    const N: u32 = 1;
    const N: u32 = 2;
    //~^ K0204 `N` is declared twice
    workgroup_var!(a: u32, a: f32);
    //~^ K0204 `a` is declared twice
    out[0] = N;
}

#[kernel(workgroup_size = 1)]
fn no_value_yet(n: u32, out: &mut [u32]) {
    let x: u32;
    if n > 4 {
        x = 1;
    }
    out[0] = x;
    //~^ K0201 `x` may be uninitialized here
    let b;
    b = 1;
    b = 2;
    //~^ K0310 this may assign to `b` a second time, but `b` is not mutable: declare it `mut b`
    let y;
    loop {
        if n > 2 {
            break;
        }
        y = 3;
        //~^ K0310 this may assign to `y` a second time, but `y` is not mutable: declare it `mut y`
    }
    out[1] = 2;
}
