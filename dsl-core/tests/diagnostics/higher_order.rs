//! Functions that take functions, and their arguments.

#[device]
fn square(x: f32) -> f32 {
    x * x
}

#[device]
fn each(v: &mut [f32; 4], f: fn(f32) -> f32) {
    for x in v.iter_mut() {
        *x = f(*x);
    }
}

#[device]
fn applied(x: f32, f: impl Fn(f32) -> f32) -> f32 {
    f(x)
}

#[device]
fn summed<T: Default>(x: &[u32], f: impl Fn(u32) -> T) -> T {
    let mut sum = T::default();
    for v in x {
        sum = f(*v);
    }
    sum
}

#[device]
fn countdown(n: u32, f: impl Fn(u32) -> u32) -> u32 {
    if n == 0 { 0 } else { countdown(n - 1, f) }
    //~^ K0503 `countdown` calls itself, which a GPU cannot do: use a loop
}

#[device]
fn unlucky(f: impl Fn(u32) -> u32) -> u32 {
    f(1).to_string()
    //~^ K0202 kernels have no method `to_string`: see the list of methods in the documentation of `#[kernel]`
}

#[device]
mod shapes {
    pub struct Disc {
        pub radius: f32,
    }

    impl Disc {
        pub fn at(&mut self, f: impl Fn(f32) -> f32) {
            self.radius = f(self.radius);
        }
    }
}

use shapes::Disc;

#[kernel(workgroup_size = 1)]
fn arguments(x: &[f32], out: &mut [f32]) {
    let mut v = [x[0], 1.0, 2.0, 3.0];
    each(&mut v, square);
    //~^ K0201 cannot find `square` here: pass a function by a closure, `|a| square(a)`, or by a path, `self::square`
    each(v, |x| x);
    //~^ K0301 this is a value, and `v` takes a reference to a variable: write `&mut …`
    each(&v, |x| x);
    //~^ K0301 this is a `&` reference, and `v` takes `&mut …`
    each(&mut v, |x, y| x);
    //~^ K0303 this function takes 2 arguments, but is called with 1
    each(&mut v, 3.0);
    //~^ K0104 this parameter is a function: pass a closure, `|x| …`, its name, or the path of a function
    each(&mut v, x);
    //~^ K0104 this parameter is a function
    each(&mut v);
    //~^ K0303 `each` takes 2 arguments, not 1
    let mut w = [1u32; 4];
    each(&mut w, |x| x);
    //~^ K0301 expected `[f32; 4]`, found `[u32; 4]`
    each(&mut v, |x: u32| x);
    //~^ K0301 this function takes a `u32`, but is called with a `f32`
    each(&mut v, |x| x > 1.0);
    //~^ K0301 expected `f32`, found `bool`
    out[0] = applied(1u32, |x| x);
    //~^ K0301 expected `f32`, found `u32`
    out[1] = applied(&v[0], |x| x);
    //~^ K0301 this is a reference, and `x` takes a value: leave out the `&`
    let u: u32 = applied(1.0, |x| x);
    //~^ K0301 expected `u32`, found `f32`
    out[2] = summed(&w, |v| v as f32);
    //~^ K0203 `summed` uses its type parameter `T`, which cannot be inferred here
    let disc = Disc { radius: 2.0 };
    disc.at(|r| r + 1.0);
    //~^ K0310 cannot assign to `disc`, which is not mutable: declare it `mut disc`
    out[3] = applied(out[3], |x| missing + x);
    //~^ K0201 cannot find `missing` in this kernel
}

#[kernel(workgroup_size = 1)]
fn bodies(out: &mut [u32]) {
    out[0] = countdown(3, |x| x);
    out[1] = unlucky(|x| x);
}

#[kernel(workgroup_size = 1)]
fn borrowed(out: &mut [u32]) {
    let mut v = [1.0, 2.0, 3.0, 4.0];
    let first = &mut v[0];
    each(&mut v, |x| x + 1.0);
    //~^ K0314 `v` is borrowed: `first` is a `&mut` reference to it, and is used again below
    *first = 2.0;
}
