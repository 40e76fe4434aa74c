//! Closures, iterators and slices that functions return and variables hold.

#[device]
fn early(n: u32) -> impl Iterator<Item = u32> {
    //~^ K0104 kernels cannot choose between closures, iterators or slices in a branch or with `return`: end the function with one closure, iterator or slice
    if n > 3 {
        return 0..n;
    }
    0..4
}

#[device]
fn chosen(a: f32) -> impl Fn(f32) -> f32 {
    if a > 1.0 { move |c| c } else { move |c| c }
    //~^ K0104 kernels cannot choose between closures, iterators or slices in a branch or with `return`: end the function with one closure, iterator or slice
}

#[device]
fn part(a: &[f32], n: u32) -> &[f32] {
    if n > 1 { &a[1..] } else { a[1] }
    //~^ K0301 this is not a slice, but a slice is needed here: write `&x[a..b]`, or `&x[..]` for all elements
}

#[device]
fn endless(n: u32) -> impl Iterator<Item = u32> {
    endless(n)
    //~^ K0503 `endless` calls itself
}

#[kernel(workgroup_size = 1)]
fn returned(x: &[f32], n: u32, out: &mut [f32]) {
    for v in early(n) {
        out[0] = v as f32;
    }
    let f = chosen(1.0);
    let s = part(x, n);
    let e = endless(3);
    out[0] = f(1.0) + s[0];
}

#[kernel(workgroup_size = 1)]
fn used_up(x: &[f32], out: &mut [f32]) {
    let all = x.iter();
    for v in all {
        out[0] += *v;
    }
    out[1] = all.copied().sum();
    //~^ K0104 this iterator was used before: make a new one
    let mut some = x.iter().filter(|v| **v > 0.0);
    while let Some(v) = some.next() {
        //~^ K0104 this iterator was made before the loop and can be used only once
    }
    let f = |a: f32| move |b: f32| a + b;
    let g = f(1.0);
    out[2] = g + 1.0;
    //~^ K0104 `g` is not a value: call it, `g(…)`
    let (p, (q, r)) = x.split_at(1);
    //~^ K0104 bind both parts to names: `let (a, b) = x.split_at(n);`
}
