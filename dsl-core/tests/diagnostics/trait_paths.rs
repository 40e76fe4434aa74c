//! Trait functions, conversions and `Index` impls that kernels cannot have.

#[device]
mod types {
    pub trait Half {
        const ONE: Self;
        fn half(self) -> Self;
        fn made() -> Self;
    }

    impl Half for f32 {
        const ONE: f32 = 1.0;
        fn half(self) -> f32 {
            self * 0.5
        }
        fn made() -> f32 {
            2.0
        }
    }

    impl Half for i32 {
        const ONE: i32 = 1;
        fn half(self) -> i32 {
            self / 2
        }
        fn made() -> i32 {
            2
        }
    }

    pub trait Double {
        fn double(self) -> Self;
    }

    impl<T: Copy + core::ops::Add<Output = T>> Double for T {
        fn double(self) -> T {
            self + self
        }
    }

    #[derive(Clone, Copy)]
    pub struct Fixed {
        pub cells: [f32; 2],
    }

    impl core::ops::Index<usize> for Fixed {
        type Output = f32;
        fn index(&self, i: usize) -> &f32 {
            &self.cells[i]
        }
    }

    #[derive(Clone, Copy)]
    pub struct Lent {
        pub cells: [f32; 2],
    }

    impl core::ops::Index<usize> for Lent {
        type Output = f32;
        fn index(&self, i: usize) -> &f32 {
            &self.cells[i]
        }
    }

    impl core::ops::IndexMut<usize> for Lent {
        fn index_mut(&mut self, i: usize) -> &mut f32 {
            self.cells.get_mut(i).unwrap()
        }
    }

    #[derive(Clone, Copy)]
    pub struct Plain(pub u32);

    impl From<u32> for Plain {
        fn from(x: u32) -> Plain {
            Plain(x)
        }
    }

    impl From<f32> for Plain {
        fn from(x: f32) -> Plain {
            Plain(x as u32)
        }
    }

    pub fn sum<T: core::ops::Add>(a: T, b: T) -> T::Output {
        a + b
    }
}

use types::{Double, Fixed, Half, Lent, Plain, sum};

#[kernel(workgroup_size = 1)]
fn paths(n: u32, x: f32, b: bool, out: &mut [f32]) {
    out[0] = <u32 as Half>::half(n) as f32;
    //~^ K0202 `u32` has no function `half`
    out[1] = <f32 as Half>::third(x);
    //~^ K0202 `f32` has no function `third`
    let made = Half::made();
    //~^ K0202 the type is not known here: write `<f32 as Half>::made(…)` or the like
    let made: bool = Half::made();
    //~^ K0202 no `impl` of `Half` with `made` fits these types
    out[3] = <u32 as Half>::ONE;
    //~^ K0201 `u32` has no constant `ONE`
    out[4] = b.half();
    //~^ K0304 `bool` has no method `half`
    let f = Fixed { cells: [x; 2] };
    f[0] = 1.0;
    //~^ K0309 `Fixed` has no `impl IndexMut` for this index, so it is read-only
    let mut l = Lent { cells: [x; 2] };
    l[0] = 1.0;
    //~^ K0104 to store through this `index_mut`, it must end in `&mut place` in each branch
    let p = Plain(n);
    out[5] = p[0];
    //~^ K0306 `Plain` cannot be indexed: only arrays, slices, vectors and types with `impl Index` can be indexed
    let q: Plain = b.into();
    //~^ K0308 `Plain::from` takes no `bool`, and the kernel has no `impl` for this conversion
    let r = Plain::from(b);
    //~^ K0308 `Plain::from` takes no `bool`, and the kernel has no `impl` for this conversion
    let s = x.into();
    //~^ K0307 the result type of `into` cannot be inferred: write `let y: T = x.into()`
    let t: u8 = f32::try_from(x).unwrap_or(1.0);
    //~^ K0301 expected `u8`, found `f32`
    let u: Result<u8, _> = x.try_into();
    //~^ K0308 `u8::try_from` takes no `f32`, and the kernel has no `impl` for this conversion
}

#[device]
mod scales {
    #[derive(Clone, Copy)]
    pub struct Meter(pub u32);

    pub trait Scale<U> {
        const STEP: u32;
        fn scaled(&self) -> u32;
    }

    impl Scale<u32> for Meter {
        const STEP: u32 = 5;
        fn scaled(&self) -> u32 {
            self.0 * 2
        }
    }

    impl Scale<f32> for Meter {
        const STEP: u32 = 6;
        fn scaled(&self) -> u32 {
            self.0 + 100
        }
    }
}

#[kernel(workgroup_size = 1)]
fn several_impls_of_one_trait(out: &mut [u32]) {
    let m = scales::Meter(out[0]);
    out[1] = m.scaled();
    //~^ K0202 `Meter` has several `impl`s with `scaled`: write the trait with its arguments, as in `<Meter as Trait<f32>>::scaled`
    out[2] = scales::Meter::STEP;
    //~^ K0202 `Meter` has several `impl`s of `Scale` with `STEP`: write the arguments of the trait, as in `<Meter as Scale<f32>>::STEP`
}

#[device]
mod lookups {
    pub struct Meter(pub u32);

    impl Meter {
        fn count(&self) -> usize {
            7
        }
    }

    impl Iterator for Meter {
        type Item = u32;
        fn next(&mut self) -> Option<u32> {
            self.0 -= 1;
            (self.0 > 0).then_some(self.0)
        }
    }

    pub fn count(n: u32) -> u32 {
        Meter(n).count() as u32
        //~^ K0202 `Meter` has several methods `count`, and which one Rust calls depends on their `self` and on the traits in scope: name the type or the trait, `<Meter as Trait>::count(…)`
    }

    pub trait Root {
        fn sqrt(&self) -> f32;
    }

    impl Root for f32 {
        fn sqrt(&self) -> f32 {
            3.0
        }
    }

    pub fn roots(a: [f32; 2]) -> f32 {
        a.iter().map(|x| x.sqrt()).sum()
        //~^ K0202 `f32` has a method `sqrt`, and a trait of yours gives it another one: which one Rust calls depends on whether this is a reference, which is not known here: write `f32::sqrt(…)` or `Trait::sqrt(…)`
    }

    pub struct Point(pub u32);

    pub trait Near {
        fn at(&self) -> u32;
    }

    impl Near for Point {
        fn at(&self) -> u32 {
            self.0
        }
    }

    mod other {
        trait Far {
            fn at(&self) -> u32;
        }

        // No kernel finds it.
        impl Far for super::Point {
            fn at(&self) -> u32 {
                500
            }
        }

        pub fn at(of: &super::Point) -> u32 {
            of.at()
            //~^ K0202 `Point` has no method `at`
        }
    }

    pub fn points(n: u32) -> u32 {
        let point = Point(n);
        point.at() + other::at(&point)
    }
}

#[kernel(workgroup_size = 1)]
fn methods_whose_self_differs(out: &mut [u32]) {
    out[0] = lookups::count(out[1]);
    out[1] = lookups::roots([out[2] as f32, 4.0]) as u32;
    out[2] = lookups::points(out[3]);
}

#[device]
mod sizes {
    pub trait Wide {
        fn wide(&self) -> u32;
    }

    impl Wide for u32 {
        fn wide(&self) -> u32 {
            1
        }
    }

    impl Wide for usize {
        fn wide(&self) -> u32 {
            2
        }
    }

    fn of<T: Wide>(of: T) -> u32 {
        of.wide()
    }

    pub fn told(x: &[u32]) -> u32 {
        (x.len() as usize).wide() + of(x.len() as u32)
    }

    pub fn counts(x: &[u32]) -> u32 {
        x.len().wide() + of(x.len())
        //~^ K0307 a number of elements is a `usize` in Rust, but may be a `u32` in kernels, and an `impl` exists for each: write `as usize` or `as u32` behind the number
        //~^^ K0307 a number of elements is a `usize` in Rust, but may be a `u32` in kernels, and an `impl` exists for each: write `as usize` or `as u32` behind the number
    }
}

#[kernel(workgroup_size = 1)]
fn counts_with_two_impls(x: &[u32], out: &mut [u32]) {
    out[0] = sizes::counts(x) + sizes::told(x);
}
