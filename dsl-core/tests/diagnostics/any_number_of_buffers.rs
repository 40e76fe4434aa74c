//! Any number of buffers, `&[&[T]]`.

#[kernel(workgroup_size = 1)]
fn atomics(xs: &[&[Atomic<u32>]], out: &mut [u32]) {}
//~^ K0103 a kernel only reads from any number of buffers, `&[&[T]]`: to write to several, take an array with a number, `[&mut [T]; 4]`; for rows take one `&[T]` and the width, and index `x[row * width + column]`

#[kernel(workgroup_size = 1)]
fn mutable(xs: &mut [&mut [u32]], out: &mut [u32]) {}
//~^ K0103 a kernel only reads from any number of buffers, `&[&[T]]`: to write to several, take an array with a number, `[&mut [T]; 4]`; for rows take one `&[T]` and the width, and index `x[row * width + column]`

#[kernel(workgroup_size = 1)]
fn mutable_inside(xs: &[&mut [u32]], out: &mut [u32]) {}
//~^ K0103 a kernel only reads from any number of buffers, `&[&[T]]`: to write to several, take an array with a number, `[&mut [T]; 4]`; for rows take one `&[T]` and the width, and index `x[row * width + column]`

#[kernel(workgroup_size = 1)]
fn nested(xs: &[&[&[u32]]], out: &mut [u32]) {}
//~^ K0103 a kernel only reads from any number of buffers, `&[&[T]]`: to write to several, take an array with a number, `[&mut [T]; 4]`; for rows take one `&[T]` and the width, and index `x[row * width + column]`

#[kernel(workgroup_size = 1)]
fn of_truth_values(xs: &[&[bool]], out: &mut [u32]) {}
//~^ K0103 `bool` has no layout that host and GPU share: use `u32` and compare with 0

#[kernel(workgroup_size = 1)]
fn values(xs: &[&[u32]], i: i32, out: &mut [u32]) {
    let part = &xs[1..];
    //~^ K0104 an array of slices has no parts: index it, `xs[i]`, or iterate over it
    out[0] = xs;
    //~^ K0301 a slice is not a value: index it, `x[i]`
    out[1] = xs[0];
    //~^ K0301 a slice is not a value: index it, `x[i]`
    out[2] = xs[i][0];
    //~^ K0301 an index must be a `u32`, but this is `i32`: write `(…) as u32`
    let [a, b] = xs;
    //~^ K0301 the launch chooses the number of these buffers: index them, `xs[i]`
    out[3] = a[0];
}

#[kernel(workgroup_size = 1)]
fn stores(xs: &[&[u32]], out: &mut [u32]) {
    xs[0][1] = 2;
    //~^ K0310 cannot store to `xs`, which is read-only: to write to several buffers, take an array with a number, `[&mut [T]; 4]`
}

#[device]
fn two(xs: [&[u32]; 2]) -> u32 {
    xs[0][0]
}

#[device]
fn floats(xs: &[&[f32]]) -> f32 {
    xs[0][0]
}

#[kernel(workgroup_size = 1)]
fn arguments(xs: &[&[u32]], out: &mut [u32]) {
    out[0] = two(xs);
    //~^ K0301 the launch chooses the number of these buffers: take any number, `&[&[T]]`
    out[1] = floats(xs) as u32;
    //~^ K0301 expected `&[f32]`, found `&[u32]`
    out[2] = two([xs[0], xs[1]]);
    out[3] = floats(xs[0]) as u32;
    //~^ K0301 an array of slices is needed here: write its name, or `[&a[..], &b[..]]`
}

#[kernel(workgroup_size = 64)]
fn barriers(xs: &[&[u32]], out: &mut [u32]) {
    let i = local_invocation_id().x;
    if xs[0].len() > 3 {
        workgroup_barrier();
    }
    if xs[0][1] > 3 {
        workgroup_barrier();
    }
    if xs[i].len() > 3 {
        workgroup_barrier();
        //~^ K0502 `workgroup_barrier` must be in uniform control flow, but some invocations of the workgroup may not reach it
    }
    if xs[i][1] > 3 {
        workgroup_barrier();
        //~^ K0502 `workgroup_barrier` must be in uniform control flow, but some invocations of the workgroup may not reach it
    }
}
