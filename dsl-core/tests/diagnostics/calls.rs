//! Arguments of functions and methods, components and indices.

#[kernel(workgroup_size = 1)]
fn counts(x: f32, n: u32, out: &mut [f32]) {
    out[0] = x.sqrt(2.0);
    //~^ K0303 `sqrt` takes 0 arguments, not 1
    out[1] = x.max();
    //~^ K0303 `max` takes 1 argument, not 0
    out[2] = x.clamp(0.0);
    //~^ K0303 `clamp` takes 2 arguments, not 1
    let a = global_invocation_id(0);
    //~^ K0303 `global_invocation_id` takes 0 arguments, not 1
    workgroup_barrier(1);
    //~^ K0303 `workgroup_barrier` takes 0 arguments, not 1
    let b = Vec3::new(x, x);
    //~^ K0303 `new` takes 3 arguments, not 2
    let c = vec2(x, x, x);
    //~^ K0303 `vec2` takes 2 arguments, not 3
    let d = Vec2::splat();
    //~^ K0303 `splat` takes 1 argument, not 0
    let e = f32::max(x);
    //~^ K0303 `max` takes 2 arguments, not 1
    let f = workgroup_uniform_load();
    //~^ K0303 `workgroup_uniform_load` takes 1 argument, not 0
}

#[kernel(workgroup_size = 1)]
fn receivers(x: f32, n: u32, i: i32, v: Vec3, b: bool, out: &mut [f32]) {
    out[0] = n.sqrt();
    //~^ K0304 `sqrt` is a method of `f32` and vectors of it, not of `u32`: write `(x as f32).sqrt(…)`
    out[1] = x.dot(x);
    //~^ K0304 `dot` is a method of vectors of `f32`, `i32` and `u32`, not of `f32`
    let a = v.tan();
    //~^ K0304 `tan` is a method of `f32`, not of `Vec3`: for vectors write the function `tan(…)`
    let c = n.abs();
    //~^ K0304 `abs` is a method of
    let d = b.min(b);
    //~^ K0304 `min` is a method of `f32`, `i32`, `u32` and vectors of them, not of `bool`
    let e = v.any();
    //~^ K0304 `any` is a method of `BVec2`, `BVec3` and `BVec4`, not of `Vec3`
    let f = n.len();
    //~^ K0304 `len()` is a method of slices and arrays, not of `u32`
    let g = Vec2::new(x, x).cross(Vec2::new(x, x));
    //~^ K0304 `cross` is a method of `Vec3` and `IVec3` and `UVec3`, not of `Vec2`
}

#[kernel(workgroup_size = 1)]
fn arguments(x: f32, n: u32, v: Vec3, out: &mut [f32]) {
    out[0] = x.max(n);
    //~^ K0301 expected `f32`, found `u32`
    out[1] = x.powi(2.0);
    //~^ K0301 expected `i32`, found `{float}`
    out[2] = x.powf(2);
    //~^ K0301 write a floating-point literal with a point: `1.0`
    let a = Vec2::new(x, n);
    //~^ K0301 expected `f32`, found `u32`
    let b = v.max(x);
    //~^ K0301 expected `Vec3`, found `f32`
    let c = f32::sqrt(n);
    //~^ K0301 expected `f32`, found `u32`
    let d = v.lerp(v, v);
    //~^ K0301 expected `f32`, found `Vec3`
}

#[kernel(workgroup_size = 1)]
fn components(x: f32, v: Vec2, i: u32, out: &mut [f32]) {
    out[0] = v.z;
    //~^ K0305 `Vec2` has no component `z`: its components are `x`, `y`
    out[1] = v.r;
    //~^ K0305 `Vec2` has no component `r`: its components are `x`, `y`
    out[2] = x.x;
    //~^ K0305 `f32` has no member `x`
    let a = v.xy;
    //~^ K0305 swizzles are methods: write `.xy()`
    let b = v.xyz();
    //~^ K0305 `Vec2` has no component
    let c = v.0;
    //~^ K0305 `Vec2` has no component `0`
    let d = global_invocation_id().w;
    //~^ K0305 `UVec3` has no component `w`: its components are `x`, `y`, `z`
    out[3] = out.x;
    //~^ K0305 `[f32]` has no member `x`
}

#[kernel(workgroup_size = 1)]
fn indices(x: f32, v: Vec2, i: u32, out: &mut [f32]) {
    out[0] = x[0];
    //~^ K0306 `f32` cannot be indexed: only arrays, slices and vectors can be indexed
    out[1] = out[i][0];
    //~^ K0306 `f32` cannot be indexed
    out[2] = (x + 1.0)[i];
    //~^ K0306 `f32` cannot be indexed
    out[0..2] = x;
    //~^ K0104 `&x[a..b]` is a reference to a part of a slice: bind it with `let`, pass it to a function, or iterate over it
}

#[kernel(workgroup_size = 1)]
fn uniform_loads(input: &[u32], out: &mut [u32]) {
    workgroup_var!(a: u32);
    out[0] = workgroup_uniform_load(a);
    //~^ K0301 write `workgroup_uniform_load(&x)`: it takes a workgroup variable
    out[1] = workgroup_uniform_load(&input[0]);
    //~^ K0301 `workgroup_uniform_load` takes a variable of `workgroup_var!`
}

#[derive(Clone, Copy, ShaderType)]
struct NotOrdered {
    x: f32,
}

/// Methods of std that are defined in Rust: mistakes are where the kernel names them.
#[kernel(workgroup_size = 1)]
fn methods_of_std(values: &[NotOrdered], out: &mut [u32]) {
    out[0] = values.binary_search(&values[0]).unwrap_or(0) as u32;
    //~^ K0302 `<=` does not exist for `NotOrdered`: compare its members
}

#[derive(Clone, Copy)]
struct Plain { a: u32 }

/// Each mistake is in the second call of a method of std.
#[kernel(workgroup_size = 1)]
fn later_calls(n: u32, out: &mut [u32]) {
    let good = [1u32, 2, 3];
    let bad = [Plain { a: n }, Plain { a: 2 }];
    out[0] = good.is_sorted() as u32;
    out[1] = bad.is_sorted() as u32;
    //~^ K0302 `<=` does not exist for `Plain`: compare its members
    out[2] = good.is_sorted_by_key(|v| v + 1) as u32;
    out[3] = bad.is_sorted_by_key(|v| *v) as u32;
    //~^ K0302 `<=` does not exist for `Plain`: compare its members
    out[2] = good.is_sorted_by(|a, b| a < b) as u32;
    out[3] = good.is_sorted_by(|a, b| a + b) as u32;
    //~^ K0301 expected `bool`, found `u32`
    out[4] = n.checked_pow(2).unwrap();
    out[5] = n.checked_pow(2.0).unwrap();
    //~^ K0301 expected `u32`, found `{float}`
    out[6] = good.starts_with(&[1, 2]) as u32;
    out[7] = good.starts_with(&[1.5]) as u32;
    //~^ K0301 expected `u32`, found `{float}`
    out[8] = good.binary_search_by(|a| a.cmp(&2)).unwrap() as u32;
    out[9] = good.binary_search_by(|a| *a).unwrap() as u32;
    //~^ K0301 expected `Ordering`, found `u32`
}

/// One message for each mistake, although a method of std is written out at its call.
#[kernel(workgroup_size = 1)]
fn methods_of_slices(n: u32, x: &mut [u32], out: &mut [u32]) {
    let mut own = [1u32, 2, n];
    out[0] = own.contains(&1.5) as u32;
    //~^ K0301 expected `u32`, found `{float}`
    own.copy_from_slice(&[1.5, 2.0, 1.0]);
    //~^ K0301 expected `u32`, found `{float}`
    out[1] = own.binary_search(&1.5).unwrap() as u32;
    //~^ K0301 expected `u32`, found `{float}`
    x.fill(1.5);
    //~^ K0301 expected `u32`, found `{float}`
    out[2] = own.contains(&n);
    //~^ K0301 expected `u32`, found `bool`
    x.sort(1);
    //~^ K0303 `sort` takes 0 arguments, not 1
    x.sort_by(|a, b| a < b);
    //~^ K0301 expected `Ordering`, found `bool`
    let order = n.cmp(&3).then();
    //~^ K0303 `then` takes 1 argument, not 0
    own.fill();
    //~^ K0303 `fill` takes 1 argument, not 0
}

struct Stack {
    last: u32,
}

impl Stack {
    fn contains(&self, value: &u32) -> bool {
        self.last == *value
    }

    fn is_ascii(&self) -> bool {
        true
    }
}

trait Sorted {
    fn is_sorted(&self) -> u32;
    fn sort_by(&self);
}

impl Sorted for [u32; 2] {
    fn is_sorted(&self) -> u32 {
        7
    }

    fn sort_by(&self) {}
}

/// Methods of the user's with names of std's.
#[kernel(workgroup_size = 1)]
fn names_of_std(n: u32, out: &mut [u32]) {
    let (stack, mut own, more) = (Stack { last: n }, [n, 3], [n, 3, 4]);
    own.sort();
    own.sort_by();
    out[0] = stack.contains(&n) as u32 + own.contains(&n) as u32;
    out[1] = stack.is_ascii() as u32 + (n as u8).is_ascii() as u32;
    out[2] = own.is_sorted();
    out[3] = more.is_sorted() as u32;
}
