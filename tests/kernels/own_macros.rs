//! `macro_rules!` in a `#[device] mod` and in a kernel: all fragment specifiers, nested repetitions, macros that
//! call themselves and others, macros that expand to items, methods, types and patterns. Hygiene of variables.

use dsl_runtime::{Error, prelude::*};

#[device]
pub mod macros {
    macro_rules! square {
        ($x:expr) => {{
            let t = $x;
            t * t
        }};
    }

    macro_rules! greatest {
        ($x:expr) => { $x };
        ($x:expr, $($rest:expr),+ $(,)?) => {{
            let a = $x;
            let b = greatest!($($rest),+);
            if a > b { a } else { b }
        }};
    }

    macro_rules! functions {
        ($($(#[$meta:meta])* $vis:vis fn $name:ident($($arg:ident: $ty:ty),*) = $body:expr;)*) => {
            $($(#[$meta])* $vis fn $name($($arg: $ty),*) -> f32 { $body })*
        };
    }

    macro_rules! structure {
        ($name:ident { $($field:ident = $weight:literal),* $(,)? }) => {
            #[derive(Clone, Copy)]
            pub struct $name {
                $(pub $field: f32,)*
            }

            impl $name {
                pub fn weighted(self) -> f32 {
                    0.0 $(+ self.$field * $weight)*
                }

                getters!($($field)*);
            }
        };
    }

    macro_rules! getters {
        ($($field:ident)*) => {
            $(pub fn $field(&self) -> f32 { self.$field })*
        };
    }

    functions! {
        /// Doubles.
        pub fn twice(x: f32) = x + x;
        pub fn sum(a: f32, b: f32) = a + b;
    }

    structure!(Point { x = 1.0, y = -2.0, });

    macro_rules! count {
        () => { 0u32 };
        ($head:tt $($tail:tt)*) => { 1u32 + count!($($tail)*) };
    }

    pub const COUNT: u32 = count!(a (b c) [d] => 'e);

    macro_rules! array_of {
        ($ty:ty; $n:literal) => { [$ty; $n] };
    }

    pub fn ends(of: array_of!(f32; 3)) -> f32 {
        of[0] + of[2]
    }

    macro_rules! small {
        () => { 0..=3 };
    }

    macro_rules! choose {
        ($value:expr, { $($pat:pat $(if $guard:expr)? => $result:expr),* $(,)? }) => {
            match $value {
                $($pat $(if $guard)? => $result,)*
            }
        };
    }

    pub fn chosen(n: u32, flag: bool) -> f32 {
        choose!(n, { small!() if flag => 1.0, 1 | 2 => 2.0, _ => 3.0 })
    }

    macro_rules! matrix {
        ($([$($x:expr),*]),*) => { [$([$($x),*]),*] };
    }

    pub fn trace(a: f32) -> f32 {
        let m = matrix!([a, 2.0], [3.0, a + 4.0]);
        m[0][0] + m[1][1]
    }

    macro_rules! run {
        ($($stmt:stmt;)* in $block:block) => { $($stmt;)* $block };
    }

    pub fn statements(a: f32) -> f32 {
        run! {
            let b = a * 2.0;
            let c = b + 1.0;
            in { b * c }
        }
    }

    macro_rules! swap {
        ($a:ident, $b:ident) => {
            let t = $a;
            $a = $b;
            $b = t;
        };
    }

    /// The caller's `t` is another one than the macro's.
    pub fn hygiene(a: f32, b: f32) -> f32 {
        let (mut t, mut u) = (a, b);
        swap!(t, u);
        t - u * 2.0
    }

    pub fn nested(t: f32) -> f32 {
        square!(t + 1.0) + square!(square!(t)) + greatest!(t, 2.0, 3.0,)
    }

    pub fn outer_variables(t: f32) -> f32 {
        let mut total = 0.0;
        macro_rules! add {
            ($e:expr) => {
                let x = $e;
                total += x;
            };
        }
        let x = 10.0;
        add!(t * x);
        add!(x);
        total + x
    }

    macro_rules! negated {
        ($a:expr) => { -$a };
    }

    macro_rules! added {
        ($a:expr, $b:expr) => { $a + $b };
    }

    /// A macro's result is one operand, and so is each of its arguments.
    pub fn operands(x: f32) -> f32 {
        negated!(x + 1.0) + added!(x, 2.0) * 3.0
    }

    macro_rules! by_path {
        ($p:path, $life:lifetime, $x:expr) => {
            $life: {
                break $life $p($x)
            }
        };
    }

    pub fn path(x: f32) -> f32 {
        by_path!(twice, 'out, x)
    }
}

#[kernel(workgroup_size = 1)]
fn expanded(n: f32, flag: u32, out: &mut [f32]) {
    macro_rules! put {
        ($($i:literal <- $e:expr),* $(,)?) => {
            if out.len() < 16 {
                return;
            }
            $(out[$i] = $e;)*
        };
    }
    let point = macros::Point { x: n, y: 2.0 };
    put! {
        0 <- macros::nested(n),
        1 <- macros::outer_variables(n),
        2 <- macros::hygiene(n, 1.0),
        3 <- macros::chosen(flag, flag == 2),
        4 <- macros::twice(n) + macros::sum(n, n),
        5 <- point.weighted() + point.y(),
        6 <- macros::COUNT as f32,
        7 <- macros::ends([n, 0.0, 1.0]),
        8 <- macros::trace(n),
        9 <- macros::statements(n),
        10 <- macros::path(n),
        11 <- macros::operands(n),
    }
}

pub fn check(device: &Device) -> Result<(), Error> {
    for (n, flag) in [(0.5, 2), (3.0, 1), (-4.0, 9)] {
        let mut out = device.zeroed::<f32>(16)?;
        expanded(n, flag, &mut out).workgroups(1).run()?;
        let point = macros::Point { x: n, y: 2.0 };
        let expected = [
            macros::nested(n),
            macros::outer_variables(n),
            macros::hygiene(n, 1.0),
            macros::chosen(flag, flag == 2),
            macros::twice(n) + macros::sum(n, n),
            point.weighted() + point.y(),
            5.0,
            macros::ends([n, 0.0, 1.0]),
            macros::trace(n),
            macros::statements(n),
            macros::path(n),
            macros::operands(n),
        ];
        assert_eq!(macros::operands(n), -(n + 1.0) + (n + 2.0) * 3.0);
        assert_eq!(out.read()?[..12], expected);
        let nested = (n + 1.0).powi(2) + n.powi(4) + n.max(3.0);
        assert_eq!(macros::nested(n), nested);
        assert_eq!(macros::hygiene(n, 1.0), 1.0 - n * 2.0);
        assert_eq!(macros::outer_variables(n), n * 10.0 + 20.0);
    }
    Ok(())
}
