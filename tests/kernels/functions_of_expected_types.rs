//! Functions of traits whose type the expected type decides: `let z: f32 = Zero::zero()`,
//! `Default::default()`, `From::from(x)`.

use dsl_runtime::prelude::*;

#[device]
mod expected {
    pub trait Zero: Sized {
        fn zero() -> Self;
        fn is_zero(&self) -> bool;
        fn set_zero(&mut self) {
            *self = Zero::zero();
        }
    }

    impl Zero for u32 {
        fn zero() -> u32 {
            0
        }
        fn is_zero(&self) -> bool {
            *self == Self::zero()
        }
    }

    impl Zero for f32 {
        fn zero() -> f32 {
            0.0
        }
        fn is_zero(&self) -> bool {
            *self == Self::zero()
        }
    }

    impl Zero for i32 {
        fn zero() -> i32 {
            -2
        }
        fn is_zero(&self) -> bool {
            *self == Self::zero()
        }
    }

    pub trait Bounded {
        fn max_value() -> Self;
    }

    impl Bounded for u32 {
        fn max_value() -> u32 {
            u32::MAX / 3
        }
    }

    impl Bounded for i32 {
        fn max_value() -> i32 {
            i32::MAX / 5
        }
    }

    pub trait Mix<F> {
        fn mix(f: F, a: Self, b: &Self) -> Self;
    }

    impl Mix<f32> for f32 {
        fn mix(f: f32, a: f32, b: &f32) -> f32 {
            a + (b - a) * f
        }
    }

    impl Mix<f32> for u32 {
        fn mix(f: f32, a: u32, b: &u32) -> u32 {
            a + ((b - a) as f32 * f) as u32
        }
    }

    impl Mix<u32> for u32 {
        fn mix(f: u32, a: u32, b: &u32) -> u32 {
            a + (b - a) / f
        }
    }

    #[derive(Clone, Copy, PartialEq, Default)]
    pub enum Colour {
        Red,
        #[default]
        Green,
    }

    #[derive(Clone, Copy)]
    pub struct Seven(u32);

    impl Default for Seven {
        fn default() -> Self {
            Seven(7)
        }
    }

    #[derive(Clone, Copy, Default)]
    pub struct Whole {
        seven: Seven,
        pair: (u32, f32),
    }

    #[derive(Clone, Copy)]
    pub struct Parts {
        a: u32,
        b: f32,
        c: [u32; 3],
        d: Colour,
    }

    fn zero<T: Zero>() -> T {
        Zero::zero()
    }

    fn seven() -> Seven {
        Default::default()
    }

    fn plus(seven: Seven, n: u32) -> u32 {
        seven.0 + n
    }

    fn below_max<T: Bounded + PartialOrd + Zero>(x: T) -> T {
        let most = Bounded::max_value();
        if x < most { x } else { zero() }
    }

    pub fn functions(x: u32) -> [u32; 4] {
        let a: u32 = Zero::zero();
        let b: f32 = Zero::zero();
        let mut c = x;
        c.set_zero();
        let zeros =
            a + b as u32 + c + zero::<u32>() + (x % 3).is_zero() as u32 + b.is_zero() as u32;
        let limits = below_max(x << 28).wrapping_add(below_max(x as i32 * 5_000_000) as u32);
        let y: u32 = Mix::mix(0.5, x, &100);
        let z: f32 = Mix::mix(0.25, x as f32, &100.0);
        let w: u32 = Mix::mix(4u32, x, &(x + 40));
        assert!(x < 1000 + u32::zero(), "{}", u32::zero());
        let mut least = Zero::zero();
        if x > 5 {
            least = x - 5;
        }
        [zeros, limits, y + z as u32 * 1000 + w * 100_000, least]
    }

    pub fn defaults(x: u32) -> [u32; 4] {
        let parts = Parts {
            a: Default::default(),
            b: Default::default(),
            c: Default::default(),
            d: Default::default(),
        };
        let sum = parts.a + parts.b as u32 + parts.c[1] + (parts.d == Colour::Green) as u32;
        let zeros: [u32; 3] = Default::default();
        let whole: Whole = Default::default();
        let seven_or_x = (x > 3).then_some(Seven(x)).unwrap_or_default();
        let colour = (x > 3).then_some(Colour::Red).unwrap_or_default();
        let sevens = zeros[2] + whole.seven.0 * 10 + whole.pair.0 + whole.pair.1 as u32;
        let [mut taken] = [Seven(x)];
        let old = core::mem::take(&mut taken);
        [
            sum + sevens,
            plus(Default::default(), Default::default()) + seven().0 * 10,
            seven_or_x.0 + (colour == Colour::Green) as u32 * 100,
            old.0 + taken.0 * 100,
        ]
    }

    pub fn conversions(x: u32) -> [u32; 2] {
        let small: Option<u8> = TryFrom::try_from(x * 5).ok();
        let a: f32 = From::from(x as u16);
        let b: f32 = Into::into(x as u8);
        [small.map_or(300, From::from), (a * 2.0 + b) as u32]
    }
}

#[kernel(workgroup_size = 1)]
fn expected_types(out: &mut [[u32; 4]]) {
    let n = workgroup_id().x as usize;
    let [a, b] = expected::conversions(n as u32);
    out[3 * n] = expected::functions(n as u32);
    out[3 * n + 1] = expected::defaults(n as u32);
    out[3 * n + 2] = [a, b, 0, 0];
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed(3 * 90)?;
    expected_types(&mut out).workgroups(90).run()?;
    let of = |n: u32| {
        let [a, b] = expected::conversions(n);
        [expected::functions(n), expected::defaults(n), [a, b, 0, 0]]
    };
    assert_eq!(out.read()?, (0..90).flat_map(of).collect::<Vec<_>>());
    Ok(())
}
