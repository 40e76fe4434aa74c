//! Items without an attribute that kernels use from their own file, and items with an attribute
//! that refer to each other.

#![allow(
    unreachable_pub,
    dead_code,
    reason = "items as users write them, some of which nothing uses"
)]

use dsl_runtime::{Error, prelude::*};

const SCALE: f32 = 2.0;
static OFFSET: f32 = 1.0;
type Real = f32;

#[derive(Debug, Clone, Copy, PartialEq)]
struct Pair {
    a: Real,
    b: Real,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Shape {
    Circle(f32),
    Rect { w: f32, h: f32 },
}

fn area(shape: Shape) -> f32 {
    match shape {
        Shape::Circle(r) => r * r * 3.0,
        Shape::Rect { w, h } => w * h,
    }
}

fn helper(x: Real) -> Real {
    x * SCALE + OFFSET
}

fn sum(p: Pair) -> f32 {
    p.a + inner::twice(p.b)
}

/// Sizes are those of the language.
fn last(values: &[f32; 4]) -> f32 {
    values[values.len() - 1]
}

fn greatest<T: PartialOrd>(a: T, b: T) -> T {
    if a < b { b } else { a }
}

mod inner {
    use super::helper as h;

    fn hidden(x: f32) -> f32 {
        h(x)
    }

    pub(crate) fn twice(x: f32) -> f32 {
        hidden(x) * 2.0
    }

    pub(crate) mod marked {
        use dsl_runtime::prelude::*;

        #[device]
        pub(crate) fn cube(x: f32) -> f32 {
            x * x * x
        }

        #[device]
        fn private(x: f32) -> f32 {
            super::hidden(x) + cube(x)
        }

        pub(crate) fn calls_private(x: f32) -> f32 {
            private(x)
        }
    }
}

#[device]
fn marked_one(x: f32) -> f32 {
    helper(x) + inner::twice(x)
}

#[kernel(workgroup_size = 1)]
fn plain(out: &mut [f32]) {
    out[0] = helper(1.0);
    out[1] = sum(Pair { a: 1.0, b: 2.0 });
    out[2] = last(&[1.0, 2.0, 3.0, 4.0]);
    out[3] = greatest(3.0, 5.0) + greatest(2, 1) as f32;
    out[4] = marked_one(2.0);
    out[5] = inner::marked::cube(2.0) + inner::marked::calls_private(1.0);
    out[6] = area(Shape::Circle(2.0)) + area(Shape::Rect { w: 2.0, h: 3.0 });
    out[7] = [1.0, 2.0].iter().map(|x| crate::helper(*x)).sum::<f32>();
}

fn expected() -> [f32; 8] {
    [
        helper(1.0),
        sum(Pair { a: 1.0, b: 2.0 }),
        last(&[1.0, 2.0, 3.0, 4.0]),
        greatest(3.0, 5.0) + greatest(2, 1) as f32,
        marked_one(2.0),
        inner::marked::cube(2.0) + inner::marked::calls_private(1.0),
        area(Shape::Circle(2.0)) + area(Shape::Rect { w: 2.0, h: 3.0 }),
        [1.0, 2.0].iter().map(|x| helper(*x)).sum::<f32>(),
    ]
}

#[kernel_test]
fn plain_items(device: &Device) -> Result<(), Error> {
    let mut out = device.zeroed::<f32>(8)?;
    plain(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected());
    Ok(())
}

// Names mean what they mean in Rust.

fn shadowed(x: f32) -> f32 {
    x + 100.0
}

mod other {
    pub(crate) fn shadowed(x: f32) -> f32 {
        x + 1000.0
    }
}

#[kernel(workgroup_size = 1)]
fn names(helper: f32, out: &mut [f32]) {
    out[0] = helper;
    {
        let shadowed = |x: f32| x + 1.0;
        out[1] = shadowed(1.0);
    }
    {
        fn shadowed(x: f32) -> f32 {
            x + 10.0
        }
        out[2] = shadowed(1.0);
    }
    {
        use other::shadowed as renamed;
        out[3] = renamed(1.0);
    }
    out[4] = shadowed(1.0);
}

#[kernel_test]
fn names_are_rusts(device: &Device) -> Result<(), Error> {
    let mut out = device.zeroed::<f32>(5)?;
    names(7.0, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [7.0, 2.0, 11.0, 1001.0, 101.0]);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(x: f32) -> f32 {
        helper(x) + 1.0
    }

    #[kernel(workgroup_size = 1)]
    fn tested(out: &mut [f32]) {
        out[0] = helper(3.0) + own(1.0) + inner::twice(1.0) + super::inner::marked::cube(1.0);
    }

    #[kernel_test]
    fn from_a_module(device: &Device) -> Result<(), Error> {
        let mut out = device.zeroed::<f32>(1)?;
        tested(&mut out).workgroups(1).run()?;
        let expected = helper(3.0) + own(1.0) + inner::twice(1.0) + inner::marked::cube(1.0);
        assert_eq!(out.read()?, [expected]);
        Ok(())
    }
}

// Items with an attribute that refer to each other.

#[device]
mod needing {
    #[derive(Clone, Copy)]
    pub struct Side(pub f32);

    impl Side {
        pub fn area(self) -> f32 {
            super::area_of(self)
        }

        pub fn larger(self) -> Self {
            super::enlarged(self)
        }
    }
}

#[device]
fn area_of(side: needing::Side) -> f32 {
    side.0 * side.0
}

#[device]
fn enlarged(side: needing::Side) -> needing::Side {
    needing::Side(side.0 + 1.0)
}

/// Used by the name that `use` gives.
#[device]
mod used {
    #[derive(Clone, Copy)]
    pub struct T {
        pub x: f32,
    }

    impl T {
        pub fn doubled(self) -> T {
            super::double(self)
        }
    }
}

use used::T;

#[device]
fn double(t: T) -> T {
    T { x: t.x * 2.0 }
}

/// Modules that call each other.
#[device]
mod even {
    #[derive(Clone, Copy)]
    pub struct Even(pub u32);

    impl Even {
        pub fn next(self) -> super::odd::Odd {
            super::odd::Odd(self.0 + 1)
        }
    }
}

#[device]
mod odd {
    #[derive(Clone, Copy)]
    pub struct Odd(pub u32);

    impl Odd {
        pub fn next(self) -> super::even::Even {
            super::even::Even(self.0 + 1)
        }
    }
}

/// A trait's method, and a function that is generic in the trait.
#[device]
mod traits {
    pub trait Weighed {
        fn weight(self) -> f32;
        fn total(self) -> f32;
    }

    #[derive(Clone, Copy)]
    pub struct Stone(pub f32);

    impl Weighed for Stone {
        fn weight(self) -> f32 {
            self.0 * 3.0
        }
        fn total(self) -> f32 {
            super::twice_the_weight(self)
        }
    }
}

#[device]
fn twice_the_weight<W: traits::Weighed>(of: W) -> f32 {
    of.weight() * 2.0
}

#[kernel(workgroup_size = 1)]
fn circles(out: &mut [f32]) {
    use traits::Weighed;
    let side = needing::Side(3.0);
    out[0] = side.area() + side.larger().0 + area_of(side) + enlarged(needing::Side(1.0)).0;
    out[1] = T { x: 2.0 }.doubled().x + double(used::T { x: 3.0 }).x;
    out[2] = even::Even(2).next().next().0 as f32 + odd::Odd(3).next().0 as f32;
    out[3] = traits::Stone(2.0).total() + twice_the_weight(traits::Stone(1.0));
}

#[kernel_test]
fn items_that_need_each_other(device: &Device) -> Result<(), Error> {
    let mut out = device.zeroed::<f32>(4)?;
    circles(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [9.0 + 4.0 + 9.0 + 2.0, 4.0 + 6.0, 4.0 + 4.0, 12.0 + 6.0]);
    let side = needing::Side(3.0);
    assert_eq!((side.area(), side.larger().0, T { x: 2.0 }.doubled().x), (9.0, 4.0, 4.0));
    Ok(())
}

/// Functions with names of the language: a call means the same as in Rust.
mod named_alike {
    use dsl_runtime::prelude::*;

    use super::near::smoothstep;

    fn mix(a: f32, b: f32, t: f32) -> f32 {
        a * 100.0 + b * 10.0 + t
    }

    fn min(a: u32, b: u32) -> u32 {
        a * b
    }

    #[device]
    pub fn through(x: f32) -> f32 {
        mix(x, x, x)
    }

    #[kernel(workgroup_size = 1)]
    pub fn own(out: &mut [f32]) {
        out[0] = mix(1.0, 2.0, 3.0);
        out[1] = through(1.0);
        out[2] = min(2, 3) as f32;
        out[3] = smoothstep(1.0, 2.0, 3.0);
        out[4] = step(1.0, 2.0);
        let mix = |a: f32| a + 1.0;
        out[5] = mix(1.0);
    }
}

mod near {
    pub(crate) fn smoothstep(a: f32, b: f32, c: f32) -> f32 {
        a + b + c
    }
}

#[kernel_test]
fn functions_with_names_of_the_language(device: &Device) -> Result<(), Error> {
    let mut out = device.zeroed::<f32>(6)?;
    named_alike::own(&mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [123.0, named_alike::through(1.0), 6.0, 6.0, 1.0, 2.0]);
    assert_eq!(named_alike::through(1.0), 111.0);
    Ok(())
}
