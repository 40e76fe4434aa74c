//! Nested tuples, and structs with the WGSL names of tuples. Each type has its own name in WGSL.

use dsl_runtime::prelude::*;

#[derive(ShaderType, Clone, Copy)]
#[allow(non_camel_case_types, reason = "the name of a tuple in WGSL")]
struct Tuple2_u32_f32 {
    a: f32,
    b: u32,
}

#[derive(ShaderType, Clone, Copy)]
#[allow(non_camel_case_types, reason = "the name of two types in a row")]
struct A_u32 {
    a: u32,
}

#[derive(ShaderType, Clone, Copy)]
struct A {
    a: u32,
    b: u32,
}

#[device]
mod coarse {
    use dsl_runtime::ShaderType;

    #[derive(ShaderType, Clone, Copy, PartialEq)]
    pub enum Grade {
        Low,
        High,
    }
}

#[device]
mod fine {
    use dsl_runtime::ShaderType;

    #[derive(ShaderType, Clone, Copy, PartialEq)]
    pub enum Grade {
        Low,
        Middle,
        High,
    }
}

#[device]
mod weights {
    pub mod light {
        #[derive(Clone, Copy, PartialEq)]
        pub enum Size {
            Small,
            Large,
        }

        impl Size {
            pub fn weight(self) -> u32 {
                self as u32 + 1
            }
        }
    }

    pub mod heavy {
        #[derive(Clone, Copy, PartialEq)]
        pub enum Size {
            Small,
            Large,
        }

        impl Size {
            pub fn weight(self) -> u32 {
                self as u32 + 100
            }
        }
    }

    pub mod exact {
        #[derive(Clone, Copy)]
        pub struct Size {
            pub weight: f32,
        }
    }

    #[derive(Clone, Copy, PartialEq)]
    pub enum B {
        Only,
    }

    #[derive(Clone, Copy, PartialEq)]
    #[allow(non_camel_case_types, reason = "the name of two types in a row")]
    pub enum B_C {
        Only,
    }

    #[derive(Clone, Copy, PartialEq)]
    #[allow(non_camel_case_types, reason = "the name of two types in a row")]
    pub enum C_Vec2 {
        Only = 3,
    }
}
use weights::{exact, heavy, light};

/// Enums and a struct of one name, and enums with the names of two types in a row.
#[kernel(workgroup_size = 1)]
fn enums(n: u32, out: &mut [u32]) {
    out[0] = light::Size::Large.weight() + heavy::Size::Large.weight();
    let (mut size, mut weight) = (Some(light::Size::Large), Some(exact::Size { weight: 2.5 }));
    if n > 10 {
        (size, weight) = (None, None);
    }
    if size == Some(light::Size::Large) {
        out[1] = weight.map_or(0, |size| (size.weight * 2.0) as u32);
    }
    let (mut short, mut long) =
        ((weights::B::Only, weights::C_Vec2::Only), (weights::B_C::Only, Vec2::ONE));
    if n > 10 {
        (short, long) = ((weights::B::Only, weights::C_Vec2::Only), (weights::B_C::Only, Vec2::X));
    }
    out[2] = short.1 as u32 + long.1.y as u32;
}

#[kernel(workgroup_size = 1)]
fn tuples(n: u32, swapped: &mut [Tuple2_u32_f32], out: &mut [u32]) {
    let in_the_middle = (n, (n + 1, n + 2), n + 3);
    let at_the_end = (n, (n + 4, n + 5, n + 6));
    out[0] = in_the_middle.0 + in_the_middle.1.0 * in_the_middle.1.1 + in_the_middle.2;
    out[1] = at_the_end.0 + at_the_end.1.0 * at_the_end.1.1 + at_the_end.1.2;
    let pair = (n, 1.5f32);
    swapped[0] = Tuple2_u32_f32 { a: pair.1, b: pair.0 };
    let short = (A_u32 { a: n }, n + 1);
    let long = (A { a: n + 2, b: n + 3 }, n + 4, n + 5);
    out[2] = short.0.a * short.1;
    out[3] = long.0.a * long.0.b + long.1 * long.2;
    let array = ([n; 4], n);
    out[4] = array.0[3] * array.1;
    let (two, three) = ((coarse::Grade::High, n), (fine::Grade::High, n + 1));
    if two.0 == coarse::Grade::High && three.0 != fine::Grade::Low {
        out[5] = two.0 as u32 * three.0 as u32 * two.1 * three.1;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut swapped = device.zeroed::<Tuple2_u32_f32>(1)?;
    let mut out = device.zeroed::<u32>(6)?;
    tuples(10, &mut swapped, &mut out).workgroups(1).run()?;
    let expected =
        [10 + 11 * 12 + 13, 10 + 14 * 15 + 16, 10 * 11, 12 * 13 + 14 * 15, 10 * 10, 2 * 10 * 11];
    assert_eq!(out.read()?, expected);
    let found = swapped.read()?[0];
    assert_eq!((found.a, found.b), (1.5, 10));
    enums(10, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?[..3], [2 + 101, 5, 4]);
    Ok(())
}
