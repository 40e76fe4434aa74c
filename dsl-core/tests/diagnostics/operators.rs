//! Mismatched types, and operators that the types of their operands do not have.

#[kernel(workgroup_size = 1)]
fn assignments(x: f32, n: u32, i: i32, out: &mut [f32]) {
    out[0] = n;
    //~^ K0301 Rust does not convert numbers implicitly: write `… as f32`
    out[1] = 1;
    //~^ K0301 write a floating-point literal with a point: `1.0`
    let a: u32 = 1.5;
    //~^ K0301 write an integer literal without a point: `1`
    let b: i32 = n;
    //~^ K0301 expected `i32`, found `u32`
    let c: bool = n;
    //~^ K0301 expected `bool`, found `u32`
    let d: Vec3 = Vec2::new(x, x);
    //~^ K0301 expected `Vec3`, found `Vec2`
    let e: [f32; 2] = [x, x, x];
    //~^ K0301 expected `[f32; 2]`, found `[f32; 3]`
    let f = [x, n];
    //~^ K0301 expected `f32`, found `u32`
    let mut g = 1;
    g = x;
    //~^ K0301 expected `{integer}`, found `f32`
    let h = if n > 2 { 1.0 } else { n };
    //~^ K0301 expected `{float}`, found `u32`
    out = 1.0;
    //~^ K0301 a slice is not assigned to: assign to its elements, `x[i] = …`
}

#[kernel(workgroup_size = 1)]
fn arithmetic(x: f32, n: u32, i: i32, b: bool, v: Vec3, out: &mut [f32]) {
    out[0] = x + n;
    //~^ K0301 `+` has operands of different types: `f32` and `u32`
    out[1] = x * 2;
    //~^ K0301 write a floating-point literal with a point: `1.0`
    let a = n - i;
    //~^ K0301 `-` has operands of different types: `u32` and `i32`
    let c = b + b;
    //~^ K0302 `+` does not exist for `bool` and `bool`
    let d = x & x;
    //~^ K0302 `&` does not exist for `f32` and `f32`: floats have no bitwise operators; convert an `f32` or `f64` with `to_bits()` first
    let e = x << 2;
    //~^ K0302 `<<` does not exist for `f32` and `i32`
    let f = n << x;
    //~^ K0302 `<<` does not exist for `u32` and `f32`
    let g = v * n;
    //~^ K0301 `*` has operands of different types: `Vec3` and `u32`
    let h = v + Vec2::new(x, x);
    //~^ K0301 `+` has operands of different types: `Vec3` and `Vec2`
    let j = [x, x] + [x, x];
    //~^ K0302 `+` does not exist for `[f32; 2]`
    out[2] += n;
    //~^ K0301 `+` has operands of different types: `f32` and `u32`
    let mut k = n;
    k <<= 1.5;
    //~^ K0302 `<<` does not exist for `u32` and `f32`
    k += v;
    //~^ K0301 `+` has operands of different types: `u32` and `Vec3`
}

#[kernel(workgroup_size = 1)]
fn prefix(x: f32, n: u32, b: bool) {
    let a = -n;
    //~^ K0302 `-` does not exist for `u32`: use `i32`, or `wrapping_neg()`
    let c = -b;
    //~^ K0302 `-` does not exist for `bool`: use `!`
    let d = !x;
    //~^ K0302 `!` does not exist for `f32`
    let e = -[n, n];
    //~^ K0302 `-` does not exist for `[u32; 2]`
    let f = -1u32;
    //~^ K0302 `-` does not exist for `u32`
}

#[kernel(workgroup_size = 1)]
fn comparisons(x: f32, n: u32, i: i32, v: Vec3, out: &mut [u32]) {
    if n < i {}
    //~^ K0301 `<` has operands of different types: `u32` and `i32`
    if x == 0 {}
    //~^ K0301 write a floating-point literal with a point: `1.0`
    if v < v {}
    //~^ K0302 `<` does not exist for `Vec3` and `Vec3`: vectors have `cmplt`, `cmple`, `cmpgt`, `cmpge`
    // Arrays have an order.
    if [n, n] < [n, n] || (n, n) == (n, 1, n) || (n, n) != (n, 1.0) {}
    //~^ K0301 a tuple of length 2 is compared with a tuple of length 3
    //~^^ K0301 `==` has operands of different types: `u32` and `{float}`
    if n {}
    //~^ K0301 expected `bool`, found `u32`
    while n & 1 {}
    //~^ K0301 expected `bool`, found `u32`
    let a = n && true;
    //~^ K0301 expected `bool`, found `u32`
    if n = 1 {}
    //~^ K0104 an assignment has no value: make it a statement of its own
}

#[kernel(workgroup_size = 1)]
fn ranges(x: f32, n: u32, i: i32, out: &mut [u32]) {
    for a in 0.0..1.0 {}
    //~^ K0301 a range runs over integers, not `f32`
    for a in 0..x {}
    //~^ K0301 a range runs over integers, not `f32`
    for a in i..n {}
    //~^ K0301 expected `i32`, found `u32`
    for a in (0..n).step_by(i) {}
    //~^ K0301 expected `u32`, found `i32`
    for a in (0..n).step_by(0) {}
    //~^ K0402 a loop with a step of 0 never ends
    out[i] = 1;
    //~^ K0301 an index must be a `u32`, but this is `i32`: write `(…) as u32`
    out[x] = 1;
    //~^ K0301 an index must be a `u32`, but this is `f32`
}

#[kernel(workgroup_size = 1)]
fn values(n: u32, out: &mut [u32]) {
    let a = if n > 1 { 2 };
    //~^ K0301 an `if` without `else` has no value: add an `else`
    let b: u32 = { n; };
    //~^ K0301 line 119: remove the `;` after this expression
    let b: u32 = { out[0] = n; };
    //~^ K0301 line 121: this statement has no value: write a value after it
    let b: u32 = { out[0] += n; };
    //~^ K0301 line 123: this statement has no value: write a value after it
    let b: u32 = { for i in 0..n {}; };
    //~^ K0301 line 125: this statement has no value: write a value after it
    let c: u32 = loop {
        break;
        //~^ K0301 the value of this loop is used: write `break value`
    };
    let d: u32 = while n > 1 {};
    //~^ K0301 this expression has no value, but a value is needed here
    let e = workgroup_barrier();
    //~^ K0301 `workgroup_barrier()` has no value: make it a statement of its own
    out[0] = match n {
        0 => 1,
        _ => {}
        //~^ K0301 this block should end with a value
    };
    let f = (out, 1);
    //~^ K0301 a slice is not a value: index it, `x[i]`
    return n;
    //~^ K0301 a kernel returns nothing
}

#[kernel(workgroup_size = 1)]
fn tails(n: u32, out: &mut [u32]) {
    if n > 1 {
        n + 1
        //~^ K0301 this value is not used
    }
    for i in 0..n {
        out[i]
        //~^ K0301 this value is not used
    }
    out[0]
    //~^ K0301 this value is not used
}

#[kernel(workgroup_size = 1)]
fn undecided(n: u32, out: &mut [u32]) {
    let a;
    //~^ K0307 the type of `a` cannot be inferred: write `a: T`
    let b = 1;
    out[0] = n;
}

#[kernel(workgroup_size = 1)]
fn arrays_of_two_lengths(y: &mut [u32], l: u32, n: u32) {
    let (a, b, c) = ([l; 6], [n; 3], [l, n]);
    if a == b {}
    //~^ K0301 an array of length 6 is compared with an array of length 3
    if c == [n, l, 3] {}
    //~^ K0301 an array of length 2 is compared with an array of length 3
    if ([l, n], 1) == ([n, l, 3], 1) {}
    //~^ K0301 an array of length 2 is compared with an array of length 3
    if [(l, n), (n, l)] != [(n, 1), (2, l), (l, l)] {}
    //~^ K0301 an array of length 2 is compared with an array of length 3
    if a == l {}
    //~^ K0301 an array of length 6 is compared with a value of another type, or with a value whose type is not known here: declare the type, `let a: [u32; 4] = …;`
    y[0] = 1;
}

#[derive(ShaderType, Clone, Copy)]
struct Sample {
    id: u32,
}

/// However many parts differ, it is one mistake.
#[kernel(workgroup_size = 1)]
fn parts_of_other_types(x: &[Sample], n: u32, out: &mut [u32]) {
    if [1, 2] == [1.0, 2.0] {}
    //~^ K0301 `==` has operands of different types: `{integer}` and `{float}`
    if (1, 2.0) == (1.0, 2) {}
    //~^ K0301 `==` has operands of different types
    if [[1, 2], [3, 4]] != [[n, 2], [3.0, 4.0]] {}
    //~^ K0301 `==` has operands of different types
    if [[1, 2], [3, 4]] == [[1, 2, 3], [4, 5, 6]] {}
    //~^ K0301 an array of length 2 is compared with an array of length 3
    if ((1, 2, 3), (1, 2)) == ((1, 2), (1, 2, 3)) {}
    //~^ K0301 a tuple of length 3 is compared with a tuple of length 2
    if [x[0], x[1]] == [x[2], x[3]] {}
    //~^ K0302 `==` does not exist for `Sample`
    out[0] = n;
}

#[kernel(workgroup_size = 1)]
fn slices_behind_references(x: &[u32], out: &mut [u32]) {
    if let [a, rest @ ..] = *x { out[0] = a + rest[0]; }
    //~^ K0301 a slice has no size, so a name for it is a reference: match without the `*` or `&`, or write `ref`
    match x { [] => {} &[a, rest @ ..] => out[1] = a + rest[0] }
    //~^ K0301 a slice has no size
    match *x { [] => {} all => out[1] = all[0] }
    //~^ K0301 a slice has no size
}

#[kernel(workgroup_size = 1)]
fn transmutes(x: f32, out: &mut [u32]) {
    out[0] = unsafe { std::mem::transmute::<f32, u32>(x) };
    let declared: u32 = unsafe { std::mem::transmute(x) };
    // The type is that of the sum, not of the operand.
    let sum: i32 = 1 + unsafe { std::mem::transmute(x) };
    //~^ K0304 kernels have `transmute` between numbers of one size, with both types
}

#[device]
mod by_reference {
    #[derive(Clone, Copy)]
    pub struct Told(u32);

    impl core::ops::Add for Told {
        type Output = Told;
        fn add(self, other: Told) -> Told {
            Told(self.0 + other.0)
        }
    }

    impl core::ops::Add<&Told> for Told {
        type Output = Told;
        fn add(self, other: &Told) -> Told {
            Told(self.0 + other.0 + 1)
        }
    }

    impl PartialEq for Told {
        fn eq(&self, other: &Told) -> bool {
            self.0 == other.0
        }
        fn ne(&self, other: &Told) -> bool {
            self.0 == other.0
        }
    }

    pub fn sum(x: u32) -> u32 {
        let numbers = [Told(x), Told(3)];
        let sum = numbers.iter().fold(Told(1), |sum, number| sum + number);
        //~^ K0307 this type has `impl`s of this operator for values and for references, and they do different things: show which one is meant, by operands like `x`, `&x` or `*x` and by declared types of variables
        let equal = (sum, 1) == (Told(4), 1);
        //~^ K0301 `Told` has a `ne`, `lt`, `le`, `gt` or `ge` of its own, which std calls for some parts only: compare the parts one by one
        sum.0 + equal as u32
    }
}

#[kernel(workgroup_size = 1)]
fn operators_by_reference(out: &mut [u32]) {
    out[0] = by_reference::sum(out[1]);
    let mut items = 0..out[2];
    out[3] = items.by_ref().zip(0..2).map(|(a, b)| a + b).sum();
    //~^ K0104 Rust does not say whether this takes an item behind the last pair from the iterator: write a `for` loop over the pairs, which takes it, or `take(n)`
    out[4] = items.next().unwrap_or(0);
}
