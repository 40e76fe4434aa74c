//! Arrays of slices.

#[kernel(workgroup_size = 1)]
fn behind_a_reference(xs: &[&[u32]; 3], out: &mut [u32]) {}
//~^ K0103 an array of slices is passed by value: leave out the `&`, `[&[T]; 4]`

#[kernel(workgroup_size = 1)]
fn one_too_many(xs: [&[u32]; 8], out: &mut [u32]) {}
//~^ K0404 9 slices; WebGPU guarantees 8 storage buffers

#[kernel(workgroup_size = 1)]
fn far_too_many(xs: [&[u32]; 4_000_000_000], out: &mut [u32]) {}
//~^ K0103 4000000000 buffers; no device binds more than 1000

#[kernel(workgroup_size = 1)]
fn of_truth_values(xs: [&[bool]; 2], out: &mut [u32]) {}
//~^ K0103 `bool` has no layout that host and GPU share: use `u32` and compare with 0

#[device]
const NEXT: i32 = 1;

#[kernel(workgroup_size = 1)]
fn indices(xs: [&[u32]; 3], i: i32, out: &mut [u32]) {
    out[0] = xs[3][0];
    //~^ K0403 index 3 is out of bounds: this array has 3 slices
    out[1] = xs[i][0];
    //~^ K0301 expected `u32`, found `i32`
    out[2] = xs[true][0];
    //~^ K0301 expected `u32`, found `bool`
    out[3] = xs[1i32][0] + xs[1u32][0] + xs[1usize][0];
    //~^ K0301 expected `u32`, found `i32`
    out[4] = xs[NEXT][0];
    //~^ K0301 expected `u32`, found `i32`
    let part = xs[1..];
    //~^ K0104 an array of slices has no parts: index it, `xs[i]`, or iterate over it
}

#[kernel(workgroup_size = 1)]
fn values(xs: [&[u32]; 3], n: u32, out: &mut [u32]) {
    out[0] = xs;
    //~^ K0309 `xs` is an array of slices, which is not a value: index it, `xs[i][j]`, iterate over it, or pass it to a function
    out[1] = xs[0];
    //~^ K0301 a slice is not a value: index it, `x[i]`
    let parts = xs.split_first();
    //~^ K0202 an array of slices has no `split_first` in a kernel: it has `len()`, `iter()`, `get(i)`, `first()` and `last()`, and its slices `xs[i]` have the methods of slices
    out[2] = xs.get(1..).is_some() as u32;
    //~^ K0104 an array of slices has no parts: index it, `xs[i]`, or iterate over it
    let chosen = [xs[n], xs[0]];
    //~^ K0104 a slice that is chosen while the kernel runs cannot be in an array of slices
}

#[kernel(workgroup_size = 1)]
fn stores(xs: [&[u32]; 3], ys: [&mut [u32]; 2], n: u32) {
    xs[0][0] = 1;
    //~^ K0310 cannot store to `xs[0]`, which is read-only: declare it `&mut [T]`
    ys[n][0] = 1;
    ys[2][0] = 1;
    //~^ K0403 index 2 is out of bounds: this array has 2 slices
    ys[n].fill(1);
    for y in ys {
        y[0] = 1;
    }
    let set = |y: &mut [u32], v: u32| y[0] = v + 1;
    set(&mut ys[n], 3);
}

#[kernel(workgroup_size = 1)]
fn read_only(xs: [&[u32]; 3], n: u32) {
    xs[n][0] = 1;
    //~^ K0310 cannot store to `xs[0]`, which is read-only: declare it `&mut [T]`
}

#[kernel(workgroup_size = 1)]
fn read_only_reference(xs: [&[u32]; 3], n: u32) {
    let x = &mut xs[n];
    //~^ K0310 cannot store to `xs[0]`, which is read-only: declare it `&mut [T]`
    x[0] = 1;
}

#[kernel(workgroup_size = 1)]
fn read_only_item(xs: [&mut [u32]; 3], n: u32) {
    for x in &xs {
        x[0] = 1;
        //~^ K0310 cannot store through `x`, which is a `&` reference: make it `&mut`
    }
    let y = &xs[n];
    y[0] = 1;
    //~^ K0310 cannot store through `y`, which is a `&` reference: make it `&mut`
    if let Some(z) = xs.get(n) {
        z[0] = 1;
        //~^ K0310 cannot store through `z`, which is a `&` reference: make it `&mut`
    }
}

#[kernel(workgroup_size = 1)]
fn read_only_parts(xs: &mut [u32], n: u32) {
    let own = [1, 2];
    let all = [&xs[1..], &own];
    all[n][0] = 1;
    //~^ K0310 cannot store through `all`, which is a `&` reference: make it `&mut`
}

#[kernel(workgroup_size = 1)]
fn borrowed(xs: [&mut [u32]; 3], n: u32, m: u32) {
    let x = &mut xs[n];
    xs[m][1] = 2;
    //~^ K0314 `xs[0]` is borrowed: `x` is a `&mut` reference to it, and is used again below
    x[0] = 1;
    let y = &mut xs[0];
    xs[m][1] = 2;
    //~^ K0314 `xs[0]` is borrowed: `y` is a `&mut` reference to it, and is used again below
    y[0] = 1;
    for z in xs {
        xs[n][0] = 1;
        //~^ K0314 `xs[0]` is borrowed by the loop, which iterates over it
        z[1] = 2;
    }
}

#[kernel(workgroup_size = 1)]
fn atomics(xs: [&[Atomic<u32>]; 3], n: u32) {
    xs[n][0].fetch_add(1);
    xs[n][0] += 1;
    //~^ K0311 an atomic is not assigned to with `+=`: write `.fetch_add(value)`
}

#[device]
fn first(xs: [&[f32]; 2]) -> f32 {
    xs[0][0]
}

#[device]
fn set(xs: [&mut [u32]; 2]) {
    xs[0][0] = 1;
}

#[kernel(workgroup_size = 1)]
fn arguments(xs: [&[f32]; 3], ys: [&[u32]; 2], out: &mut [f32]) {
    out[0] = first(xs);
    //~^ K0301 this array has 3 slices, but 2 are needed here
    out[1] = first(ys);
    //~^ K0301 expected `f32`, found `u32`
    out[2] = first(xs[0]);
    //~^ K0301 an array of slices is needed here: write its name, or `[&a[..], &b[..]]`
    set(ys);
    //~^ K0310 these slices are read-only, but `&mut` slices are needed here
}

#[kernel(workgroup_size = 1)]
fn elements(x: &[u32], y: &[f32], n: u32, out: &mut [u32]) {
    let t = [1.0, 2.0];
    let a = [x, y];
    //~^ K0301 the slices of an array have one type: expected `&[u32]`, found `&[f32]`
    let b = [y, &t];
    out[0] = b[n][0] as u32;
    let c: [&[f32]; 2] = [x, x];
    //~^ K0301 expected `f32`, found `u32`
    let d: [&[u32]; 3] = [x, x];
    //~^ K0301 this array has 2 slices, but 3 are needed here
    let e: [&mut [u32]; 2] = [x, x];
    //~^ K0310 these slices are read-only, but `&mut` slices are needed here
    let f: [&[u32]; 2] = n;
    //~^ K0301 an array of slices is needed here: write its name, or `[&a[..], &b[..]]`
}

#[kernel(workgroup_size = 1)]
fn patterns(xs: [&[u32]; 3], out: &mut [u32]) {
    let [a, b] = xs;
    //~^ K0301 this array has 3 slices, not 2
    let [a, .., [b, ..]] = xs;
    //~^ K0104 bind each slice to a name: `let [a, b] = xs;`
    out[0] = a[0];
}

/// Iterators of slices with another number of arguments.
#[kernel(workgroup_size = 1)]
fn counts(x: &[u32], out: &mut [u32]) {
    for v in x.windows() {
        //~^ K0303 `windows` takes 1 argument, not 0
        out[0] += v[0];
    }
    out[1] = x.iter(2).sum();
    //~^ K0303 `iter` takes 0 arguments, not 1
}
