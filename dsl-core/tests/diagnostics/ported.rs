//! Mistakes in programs that were ported to kernels. Each mistake has one message, which says what to
//! write instead.

#[kernel(workgroup_size = 1)]
fn ranges_of_floats(x: &mut [f32]) {
    for i in 0..3.0 {
        //~^ K0301 write an integer literal without a point, `3`, or cast the number, `x as u32`
        x[0] += 1.0;
    }
    for i in 0.0..3 {
        //~^ K0301 a range runs over integers, not `f32`
        x[0] += 1.0;
    }
    let sum = 1 + 2.0;
    //~^ K0301 write an integer literal without a point, `1`, and a floating-point literal with a point, `1.0`
}

#[kernel(workgroup_size = 1)]
fn lengths(x: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < x.length() {
        //~^ K0202 a slice has no `length()`: write `len()`
        x[i] = 1.0;
    }
    if i < x.size() && Vec3::ONE.length() > 1.0 {
        //~^ K0202 a slice has no `size()`: write `len()`
        x[i] = 1.0;
    }
}

#[device]
fn changed(initial: &[u32; 16]) -> u32 {
    let mut s = initial;
    s[0] += 1;
    //~^ K0310 cannot store through `s`, which is a `&` reference: make it `&mut`, or a copy, `let mut s = *initial;`
    s[1] = 2;
    for i in 2..16 {
        s[i] = 3;
    }
    s[0]
}

#[kernel(workgroup_size = 1)]
fn copies(initial: &[Vec4; 4], x: &[f32], y: &mut [f32]) {
    x[0] = 1.0;
    //~^ K0310 cannot store to `x`, which is read-only: declare it `&mut [T]`
    x[1] = 2.0;
    let mut s = initial;
    s[0] = Vec4::ONE;
    //~^ K0310 write results to a `&mut [T]` parameter, or change a copy, `let mut copy = *initial;`
    s[1] = Vec4::ONE;
    let mut copy = *initial;
    copy[0] = Vec4::ONE;
    let mut clone = initial.clone();
    clone[0] = copy[0].clone();
    y[0] = clone[0].x + changed(&[1; 16]) as f32;
}

#[device]
mod views {
    pub struct View<'a> {
        data: &'a [f32],
    }
}

#[kernel(workgroup_size = 1)]
fn stored_reference(x: &mut [f32]) {
    let view = views::View { data: x };
}

#[kernel(workgroup_size = 1)]
fn generic_arguments(x: &mut [u32]) {
    fn pick<const N: usize>(a: [u32; N], i: u32) -> u32 {
        a[i]
    }
    fn plus<T, const N: u32>(a: T) -> u32 {
        N
    }
    x[0] = pick([1, 2, 3], 1) + pick::<2>([1, 2], 0) + pick::<_>([1], 0) + plus::<_, 4>(1.0);
    x[1] = plus::<f32, _>(1.0);
    //~^ K0304 `plus` has the const parameter `N`, which cannot be inferred: write
    x[3] = plus::<_, 1, 2>(1.0);
    //~^ K0303 `plus` has 2 generic parameters, not 3
    x[4] = pick::<3>([1, 2], 1);
    //~^ K0301 expected `[u32; 3]`, found `[{integer}; 2]`
}

#[kernel(workgroup_size = 1)]
fn calls_itself(x: &mut [u32]) {
    fn down<const N: u32>(n: u32) -> u32 {
        if n == 0 { N } else { down::<N>(n - 1) }
        //~^ K0503 calls itself
    }
    x[0] = down::<3>(4);
}

#[kernel(workgroup_size = 1)]
fn early_returns(x: &mut [u32], n: u32) {
    let f = |k: u32| {
        if k > 3 {
            return;
            //~^ K0301 the value of this closure is used: write `return value`
        }
        k * 2
    };
    x[0] = f(n);
    let nothing = |k: u32| {
        if k > 3 {
            return;
        }
        x[k] = 1;
    };
    nothing(n);
}

#[kernel(workgroup_size = 1)]
fn mapped(x: &mut [u32]) {
    let small = [x[0], 2, 3].map(|v| v + 1);
    let large = [1u32; 65].map(|v| v + 1);
    //~^ K0104 `map` takes arrays of up to 64 elements: write a `for` loop over indices
    x[0] = small[0];
}

#[kernel(workgroup_size = 1)]
fn branches_of_references(x: &mut [u32], c: u32) {
    let mut a = 1;
    let mut b = 2;
    *(if c > 1 { &mut a } else { &mut b }) = 3;
    //~^ K0104 kernels cannot choose between `&mut` references in a branch: store in each branch, `if c { a = v } else { b = v }`
    x[0] = a + b;
}

#[kernel(workgroup_size = 1)]
fn slips(x: &mut [i32], c: u32) {
    x[0] = i32::try_from(c);
    //~^ K0301 expected `i32`, found `Result<i32, TryFromIntError>`
    let y = global_invocation_idx().x;
    //~^ K0202 a similar function exists, `global_invocation_id()`
    let bits = bitcast_f32(c);
    //~^ K0202 a similar function exists, `bitcast::<f32>()`
    let z = squareroot(2.0);
    //~^ K0202 write `x.sqrt()`
    let w = 2.0f32.squareroot();
    //~^ K0202 kernels have no method `squareroot`: write `x.sqrt()`
    let global_invocation_id = 5;
    let i = global_invocation_id().x;
    //~^ K0202 `global_invocation_id` is a variable here, not a function
}

#[device]
mod counted {
    #[derive(Clone, Copy)]
    pub struct Counted {
        pub n: usize,
        pub m: u128,
        //~^ K0203 no type `u128`
    }

    pub fn four(a: u128, b: u32, c: u128) -> u128 {
        //~^ K0203 no type `u128`
        //~^^ K0203 no type `u128`
        //~^^^ K0203 no type `u128`
        a + c
    }
}

#[kernel(workgroup_size = 1)]
fn counts(x: &mut [u32]) {
    let of = counted::Counted { n: 1, m: 2 };
    x[0] = counted::four(1, 2, 3);
}

#[device]
mod named {
    pub fn sqrt(x: f32) -> f32 {
        step(x, 3)
    }

    pub fn step(x: f32, n: u32) -> f32 {
        x * n as f32
    }

    pub fn vec3() {}
    //~^ K0105 `vec3` is a builtin name in kernels: give the item another name

    pub fn subgroup_add() {}
    //~^ K0105 `subgroup_add` is a builtin name in kernels

    pub struct Result(f32);
    //~^ K0105 is a builtin type or trait in kernels
}

#[kernel(workgroup_size = 1)]
fn calls_of_named(out: &mut [f32]) {
    out[0] = named::sqrt(2.0) + named::step(1.0, 2) + step(1.0, 2.0);
    out[1] = named::step(1.0);
    //~^ K0303 `step` takes 2 arguments, not 1
    out[2] = named::vec3(1.0, 2.0, 3.0).x + sqrt(2.0);
    //~^ K0202 mathematical functions are methods: `x.sqrt(…)`
}
