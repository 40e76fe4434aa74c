//! The macro's output compiles where `unsafe` is forbidden, and has no undocumented items and no
//! warnings. It compiles in any scope.
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs, unused, unused_qualifications)]

use dsl_runtime::prelude::*;
use std::f32::consts::TAU;

/// Turns each angle by a whole number of turns.
#[kernel(workgroup_size = (8, 8))]
pub fn turn(mut turns: f32, angles: &mut [f32]) {
    workgroup_var!(tile: [[f32; 8]; 8]);
    let local = local_invocation_id();
    turns += 1.0;
    tile[local.y][local.x] = angles[local_invocation_index()];
    workgroup_barrier();
    angles[local_invocation_index()] = tile[local.x][local.y] + turns * TAU;
}

/// The invocation's number, doubled; in kernels only.
#[device]
pub fn doubled(n: &mut u32) -> u32 {
    *n += local_invocation_index();
    *n * 2
}

/// Numbers, twice.
#[kernel(workgroup_size = 64)]
pub fn numbers(out: &mut [u32]) {
    let i = global_invocation_id().x;
    let mut none = 0;
    if i < out.len() {
        out[i] = doubled(&mut none);
    }
}

#[test]
fn at_module_scope() -> Result<(), dsl_runtime::Error> {
    let device = Device::cpu();
    let mut angles = device.zeroed::<f32>(64)?;
    turn(1.0, &mut angles).workgroups((1, 1)).run()?;
    assert_eq!(angles.read()?, [TAU * 2.0; 64]);
    assert_eq!(turn::INFO.workgroup_size, [8, 8, 1]);
    Ok(())
}

#[dsl_runtime::kernel_test]
fn on_each_device(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut angles = device.zeroed::<f32>(64)?;
    turn(1.0, &mut angles).workgroups((1, 1)).run()
}

/// A struct among names with other meanings.
pub mod hostile {
    #![allow(non_camel_case_types, dead_code, reason = "hostile names")]

    struct u32;
    struct usize;
    struct Option;

    /// Two of a kind.
    #[derive(Debug, Clone, Copy, PartialEq, dsl_runtime::ShaderType)]
    pub struct Pair<T> {
        /// The first.
        pub words: T,
        /// The second.
        #[align(8)]
        pub u32: T,
    }

    /// Which of them.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, dsl_runtime::ShaderType)]
    pub enum Which {
        /// The first.
        u32,
        /// The second.
        word,
    }
}

#[test]
fn structs() -> Result<(), dsl_runtime::Error> {
    use hostile::{Pair, Which};
    let pairs = [Pair { words: Which::word, u32: Which::u32 }; 3];
    assert_eq!(Device::cpu().buffer(&pairs)?.read()?, pairs);
    Ok(())
}

#[test]
fn inside_a_function() -> Result<(), dsl_runtime::Error> {
    #[kernel(workgroup_size = 4)]
    fn inner(out: &mut [u32]) {
        out[local_invocation_index()] = local_invocation_index();
    }
    let device = Device::cpu();
    let mut out = device.zeroed::<u32>(4)?;
    inner(&mut out).invocations(4).run()?;
    assert_eq!(out.read()?, [0, 1, 2, 3]);
    assert!(inner::WGSL.contains("@compute @workgroup_size(4)"));
    Ok(())
}

/// Kernels without warnings of rustc: nothing is wrong, or the warning is allowed.
pub mod quiet {
    #![allow(dead_code, reason = "rustc is asked about their bodies")]

    use dsl_runtime::prelude::*;

    /// Names that begin with `_`.
    #[kernel(workgroup_size = 64)]
    pub fn underscores(_n: u32, y: &mut [f32]) {
        workgroup_var!(_tile: [f32; 64]);
        let _unused = 1;
        let i = global_invocation_id().x;
        for _ in 0..3 {
            y[i] += 1.0;
        }
    }

    /// Allowed for the function, for a statement, and in functions of the kernel.
    #[allow(unused_variables, reason = "a test")]
    #[kernel(workgroup_size = 64)]
    pub fn allowed(n: u32, y: &mut [f32]) {
        fn own(x: f32, _y: f32) -> f32 {
            x
        }
        #[allow(unused_mut, reason = "a test")]
        let mut i = global_invocation_id().x;
        let z = 1;
        y[i] = own(1.0, 2.0);
    }

    /// Expected.
    #[expect(unused_variables, reason = "a test")]
    #[kernel(workgroup_size = 64)]
    pub fn expected(n: u32, y: &mut [f32]) {
        #[expect(unused_mut, reason = "a test")]
        let mut i = global_invocation_id().x;
        y[i] = 1.0;
    }

    /// Variables and items that are used in unusual ways.
    #[kernel(workgroup_size = 64)]
    pub fn used(mut n: u32, x: &[f32], y: &mut [f32]) {
        const ROUNDS: u32 = 3;
        workgroup_var!(tile: [f32; 64]);
        let l = local_invocation_index();
        let i = global_invocation_id().x;
        tile[l] = x[i];
        workgroup_barrier();
        let (mut a, mut b) = (tile[63 - l], 1.0);
        (a, b) = (b, a);
        let mut values = [a; 4];
        values[1] = b;
        let mut last = vec3(a, b, 1.0);
        last.x += 1.0;
        let first;
        if l > 3 {
            first = 1.0;
        } else {
            first = 2.0;
        }
        let mut count = 0;
        let mut add = |by: u32| count += by;
        add(1);
        let found = loop {
            n += 1;
            if n > ROUNDS {
                break ('inner: {
                    if l > 5 {
                        break 'inner n;
                    }
                    n + 1
                });
            }
        };
        let Some(at) = values.iter().position(|v| *v > 1.0) else {
            return;
        };
        y[i] = match found + count {
            0 => first,
            of if of > 3 => last.x,
            of => of as f32 + values[at],
        };
    }

    /// Functions of kernels.
    #[device]
    #[allow(unused_variables, reason = "a test")]
    pub fn device_only(n: u32) -> u32 {
        local_invocation_index()
    }
}

/// Items and kernels that are all used, in one way or another: rustc reports none as unused.
mod used {
    #![allow(unreachable_pub, reason = "visibilities are not what this is about")]

    use dsl_runtime::prelude::*;
    mod a {
        use dsl_runtime::prelude::*;
        #[device]
        pub(crate) fn renamed(x: f32) -> f32 {
            x
        }
        #[device]
        pub(crate) fn globbed(x: f32) -> f32 {
            x
        }
        #[device]
        pub(super) fn by_path(x: f32) -> f32 {
            x
        }
        pub mod deep {
            use dsl_runtime::prelude::*;
            #[device]
            pub(crate) fn deepest(x: f32) -> f32 {
                super::super::AT_TOP * x
            }
        }
    }
    use a::renamed as other;
    use a::*;
    #[device]
    const AT_TOP: f32 = 2.0;
    #[device]
    const SIZE: u32 = 64;
    #[device]
    const LEN: usize = 4;
    #[device]
    static TABLE: [f32; 4] = [1.0; 4];
    #[device]
    type Real = f32;
    #[device]
    type Pairs<T> = [T; 2];
    #[derive(Clone, Copy, ShaderType)]
    struct InKernel {
        a: f32,
        b: Inner,
    }
    #[derive(Clone, Copy, ShaderType)]
    struct Inner {
        c: f32,
    }
    #[derive(Clone, Copy, ShaderType)]
    struct Zeroed {
        a: f32,
    }
    #[derive(Clone, Copy, ShaderType)]
    struct Gen<T> {
        a: T,
        b: T,
    }
    #[derive(Clone, Copy, ShaderType)]
    struct GenIn<T> {
        a: T,
        b: T,
    }
    #[derive(Clone, Copy, PartialEq, Eq, ShaderType)]
    enum State {
        Idle,
        Busy,
    }
    #[derive(Clone, Copy, PartialEq, Eq, ShaderType)]
    enum Other {
        Full,
        Empty,
    }

    #[device]
    fn from_device_only(x: f32) -> f32 {
        x + 1.0
    }
    #[device]
    fn device_only(x: f32) -> f32 {
        from_device_only(x) + local_invocation_index() as f32 + device_only2()
    }
    #[device]
    fn device_only2() -> f32 {
        OF_DEVICE * local_invocation_index() as f32
    }
    #[device]
    const OF_DEVICE: f32 = 2.0;
    #[device]
    fn generic<T: Shape>(s: T) -> f32 {
        s.area() + from_generic()
    }
    use shapes::Shape;
    #[device]
    fn from_generic() -> f32 {
        1.0
    }
    #[device]
    fn higher(f: impl Fn(f32) -> f32) -> f32 {
        f(1.0)
    }
    #[device]
    fn passed(x: f32) -> f32 {
        x
    }
    #[device]
    fn array<const N: usize>(x: [f32; N]) -> f32 {
        x[0]
    }
    #[device]
    #[allow(clippy::needless_lifetimes, reason = "it is what is tried")]
    fn lifetimes<'a>(x: &'a [f32; 4]) -> f32 {
        x[0]
    }
    #[device]
    mod shapes {
        pub trait Shape: Copy {
            const K: f32;
            fn area(self) -> f32;
            fn twice(self) -> f32 {
                self.area() * 2.0
            }
        }
        #[derive(Clone, Copy)]
        pub struct Square {
            pub side: f32,
            tag: u32,
        }
        impl Square {
            pub const UNIT: Square = Square { side: 1.0, tag: 3 };
            pub fn new(side: f32) -> Self {
                Square { side, tag: 1 }
            }
            pub fn grow(self) -> Self {
                Square { side: super::from_method(self.side), tag: self.tag }
            }
            pub fn dev(self) -> f32 {
                super::from_device_method(local_invocation_index() as f32) + private(1.0) + SECRET
            }
        }
        impl Shape for Square {
            const K: f32 = 2.0;
            fn area(self) -> f32 {
                self.side * self.side
            }
        }
        fn private(x: f32) -> f32 {
            x
        }
        const SECRET: f32 = 1.0;
        pub fn only() -> f32 {
            local_invocation_index() as f32 + hidden(2.0)
        }
        fn hidden(x: f32) -> f32 {
            x
        }
        pub enum Kind {
            A,
            B,
        }
        pub fn kind(k: Kind) -> f32 {
            match k {
                Kind::A => 1.0,
                Kind::B => 2.0,
            }
        }
        pub struct Unit;
        pub type Alias = Square;
    }
    #[device]
    fn from_method(x: f32) -> f32 {
        x
    }
    #[device]
    fn from_device_method(x: f32) -> f32 {
        x
    }
    fn plain(x: f32) -> f32 {
        plain_inner(x) + called_by_plain(x)
    }
    fn plain_inner(x: f32) -> f32 {
        x
    }
    #[device]
    fn called_by_plain(x: f32) -> f32 {
        x * PLAINLY
    }
    #[device]
    const PLAINLY: f32 = 2.0;
    const PLAIN: f32 = 3.0;

    #[kernel(workgroup_size = SIZE)]
    fn uses_items(x: &mut [f32], z: &[Zeroed], g: &[Gen<f32>], st: &[State]) {
        use a::by_path;
        let i = global_invocation_id().x;
        let v = InKernel { a: 1.0, b: Inner { c: 2.0 } };
        let gi = GenIn { a: 1.0, b: 2.0 };
        let t: [Real; LEN] = [1.0; LEN];
        let p: Pairs<f32> = [1.0; 2];
        let o = if x[i] > 1.0 { Other::Full } else { Other::Empty };
        let mut s = other(x[i])
            + globbed(1.0)
            + by_path(2.0)
            + a::deep::deepest(1.0)
            + TABLE[1]
            + v.a
            + v.b.c
            + gi.a
            + gi.b
            + t[0]
            + p[1];
        if st[i] == State::Idle || o == Other::Full {
            s += z[i].a + g[i].a + g[i].b;
        }
        s += device_only(1.0)
            + generic(shapes::Square::new(1.0).grow())
            + higher(self::passed)
            + array([1.0; 3])
            + lifetimes(&[1.0; 4]);
        s += shapes::Square::UNIT.dev()
            + shapes::only()
            + shapes::kind(shapes::Kind::A)
            + shapes::Square::UNIT.twice()
            + plain(1.0)
            + PLAIN;
        let al: shapes::Alias = shapes::Square::new(2.0);
        s += <shapes::Square as shapes::Shape>::K + al.side;
        x[i] = s;
    }
    #[kernel(workgroup_size = 64)]
    fn only_wgsl(x: &mut [f32]) {
        let i = global_invocation_id().x;
        x[i] = of_wgsl();
    }
    #[device]
    fn of_wgsl() -> f32 {
        1.0
    }
    #[kernel(workgroup_size = 64)]
    fn only_info(x: &mut [f32]) {
        let i = global_invocation_id().x;
        x[i] = 1.0;
    }
    #[kernel(workgroup_size = 64, instances(N = [1, 2]))]
    fn only_instance<const N: u32>(x: &mut [f32]) {
        let i = global_invocation_id().x;
        x[i] = of_gen() + N as f32;
    }
    #[device]
    fn of_gen() -> f32 {
        1.0
    }
    #[kernel(workgroup_size = 64, instances(N = [1, 2]))]
    fn gen_call<const N: u32>(x: &mut [f32]) {
        let i = global_invocation_id().x;
        x[i] = of_gen() + N as f32;
    }
    #[kernel(workgroup_size = 64, instances(N = [1, 2]))]
    fn gen_infos<const N: u32>(x: &mut [f32]) {
        let i = global_invocation_id().x;
        x[i] = of_gen() + N as f32;
    }
    #[kernel(workgroup_size = 64)]
    fn instance(x: &mut [f32]) {
        let i = global_invocation_id().x;
        x[i] = 1.0;
    }
    #[allow(dead_code, reason = "a test")]
    #[kernel(workgroup_size = 64)]
    fn allowed(x: &mut [f32]) {
        let i = global_invocation_id().x;
        x[i] = of_allowed();
    }
    #[device]
    fn of_allowed() -> f32 {
        1.0
    }
    #[expect(dead_code, reason = "a test")]
    #[kernel(workgroup_size = 64)]
    fn expected(x: &mut [f32]) {
        let i = global_invocation_id().x;
        x[i] = 1.0;
    }
    #[expect(dead_code, unused_variables, reason = "a test")]
    #[kernel(workgroup_size = 64)]
    fn expected2(n: u32, x: &mut [f32]) {
        let i = global_invocation_id().x;
        x[i] = 1.0;
    }
    #[expect(dead_code, reason = "a test")]
    #[device]
    fn dead_device() -> f32 {
        1.0
    }
    #[expect(dead_code, reason = "a test")]
    #[device]
    const DEAD: f32 = 1.0;
    #[kernel(workgroup_size = 64)]
    fn _underscored(x: &mut [f32]) {
        let i = global_invocation_id().x;
        x[i] = 1.0;
    }
    #[kernel(workgroup_size = 64)]
    fn r#type(x: &mut [f32]) {
        let i = global_invocation_id().x;
        x[i] = 1.0;
    }

    #[test]
    fn all_is_used() -> Result<(), dsl_runtime::Error> {
        #[device]
        fn local(x: f32) -> f32 {
            x
        }
        #[kernel(workgroup_size = 64)]
        fn inside(x: &mut [f32]) {
            let i = global_invocation_id().x;
            x[i] = local(x[i]);
        }
        let d = Device::cpu();
        let mut x = d.buffer(&[1.0; 64])?;
        let z = d.zeroed::<Zeroed>(64)?;
        let g = d.buffer(&[Gen { a: 1.0, b: 1.0 }; 64])?;
        let s = d.buffer(&[[State::Idle, State::Busy]; 32].concat())?;
        uses_items(&mut x, &z, &g, &s).invocations(64).run()?;
        inside(&mut x).invocations(64).run()?;
        assert!(only_wgsl::WGSL.contains("of_wgsl"));
        assert_eq!(only_info::INFO.name, "only_info");
        only_instance::instance(1)?.call(&mut x).invocations(64).run()?;
        gen_call::<2>(&mut x).invocations(64).run()?;
        assert_eq!(gen_infos::INSTANCES[0].name, "gen_infos::<1>");
        instance(&mut x).invocations(64).run()?;
        r#type(&mut x).invocations(64).run()
    }
}
