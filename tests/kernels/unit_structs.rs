//! Values of structs without members: errors, markers; in patterns, options, results and members.

use dsl_runtime::prelude::*;

#[device]
mod digits {
    use core::marker::PhantomData;

    /// No digit.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
    pub struct NoDigit;

    /// Two structs without members; one has a type parameter.
    #[derive(Clone, Copy)]
    pub struct Scale<const N: u32>;

    /// A number of some unit.
    #[derive(Clone, Copy)]
    pub struct Of<T> {
        pub number: u32,
        unit: PhantomData<T>,
    }

    impl<T> Of<T> {
        pub fn new(number: u32) -> Self {
            Self { number, unit: PhantomData }
        }
    }

    impl<const N: u32> Scale<N> {
        pub fn times(self, x: u32) -> u32 {
            N * x
        }
    }

    impl NoDigit {
        pub const CODE: u32 = 77;

        pub fn new() -> Self {
            Self
        }

        pub fn code(&self) -> u32 {
            Self::CODE
        }
    }

    /// An error beside a number.
    #[derive(Clone, Copy)]
    pub struct Failure {
        pub at: u32,
        pub why: NoDigit,
    }

    pub fn digit(b: u8) -> Result<u32, NoDigit> {
        match b {
            b'0'..=b'9' => Ok(u32::from(b - b'0')),
            _ => Err(NoDigit),
        }
    }

    pub fn two(a: u8, b: u8) -> Result<u32, NoDigit> {
        Ok(digit(a)? * 10 + digit(b)?)
    }

    pub fn failure(a: u8) -> Option<Failure> {
        match digit(a) {
            Ok(_) => None,
            Err(NoDigit) => Some(Failure { at: u32::from(a), why: NoDigit {} }),
        }
    }

    pub fn numbers(a: u8, b: u8) -> [u32; 4] {
        let first = match two(a, b) {
            Ok(n) => n,
            Err(why) => why.code(),
        };
        let second = two(b, a).unwrap_or_else(|NoDigit| 1000);
        let third = failure(a).map_or(0, |of| of.at + of.why.code());
        let NoDigit = NoDigit::new();
        let is_same = NoDigit::new() == NoDigit::default();
        [first, second, third, Scale::<3>.times(u32::from(b)) + Of::<NoDigit>::new(u32::from(is_same)).number]
    }
}

use digits::numbers;

#[kernel(workgroup_size = 64)]
fn units(out: &mut [[u32; 4]]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = numbers((i / 16 + 40) as u8, (i % 16 + 44) as u8);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<[u32; 4]>(256)?;
    units(&mut out).invocations(256).run()?;
    let expected = (0..256u32).map(|i| numbers((i / 16 + 40) as u8, (i % 16 + 44) as u8));
    assert_eq!(out.read()?, expected.collect::<Vec<_>>());
    Ok(())
}
