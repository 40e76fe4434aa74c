//! More idioms of published crates: `?` in a loop that assigns a variable; arrays of associated constants; functions of std's
//! traits by path; `Self::Output::new`; shifts that a constant excludes; attributes and texts in macros; closures whose
//! parameters are references to references.

use dsl_runtime::prelude::*;

macro_rules! lower_bits {
    ($name:ident) => {
        #[device]
        fn $name(x: u32) -> u32 {
            #[allow(unused_parens, reason = "the parentheses are what the attribute allows")]
            let bits = (x & 3);
            bits
        }
    };
}

lower_bits!(lowest);

macro_rules! or_panic {
    ($value:expr, $text:expr) => {
        match $value {
            Some(value) => value,
            None => panic!($text),
        }
    };
}

#[device]
mod idioms {
    use core::ops::Add;

    pub struct Primes;

    impl Primes {
        pub const ALL: [u32; 3] = [2, 3, 5];

        pub fn divide(x: u32) -> bool {
            Self::ALL.iter().any(|&prime| x % prime == 0)
        }
    }

    #[derive(Clone, Copy)]
    pub struct Complex<T> {
        pub re: T,
        pub im: T,
    }

    impl<T> Complex<T> {
        pub const fn new(re: T, im: T) -> Self {
            Complex { re, im }
        }
    }

    impl<T: Copy + Add<Output = T>> Add for Complex<T> {
        type Output = Self;

        fn add(self, other: Self) -> Self::Output {
            Self::Output::new(self.re + other.re, self.im + other.im)
        }
    }

    macro_rules! twice {
        ($value:expr) => {
            Complex {
                #[allow(clippy::identity_op, reason = "the sum is what the attribute allows")]
                re: $value + 0,
                im: $value,
            }
        };
    }

    pub fn sum_of_twice(x: u32) -> u32 {
        let both = twice!(x);
        both.re + both.im
    }

    pub fn has_bit<const BIT: u32>(x: u32) -> bool {
        BIT < u32::BITS && x >> BIT & 1 != 0
    }

    pub fn bits(x: u32) -> u32 {
        has_bit::<1>(x) as u32 + 2 * has_bit::<32>(x) as u32
    }

    // The last number before a zero. `None` if there is no zero.
    pub fn before_zero(data: &[u32]) -> Option<u32> {
        let get = |i: usize| -> Option<u32> {
            let value = *data.get(i)?;
            Some(value + 1)
        };
        let find = || -> Option<u32> {
            let mut last;
            let mut i = 0;
            loop {
                last = get(i)?;
                i += 1;
                if *data.get(i)? == 0 {
                    break;
                }
            }
            Some(last)
        };
        find()
    }

    // The parameters of these closures are references to references.
    pub fn by_references(data: &[u32]) -> u32 {
        let small = data.iter().filter(|&x| *x < 5).count() as u32;
        let skipped = data.iter().skip_while(|&x| *x > 1).count() as u32;
        let best = data.iter().max_by_key(|&x| *x % 5).map_or(0, |x| *x);
        let found = data.iter().find(|&x| *x == 7).copied().unwrap_or(0);
        small + 10 * skipped + 100 * best + 1000 * found
    }

    pub fn by_path(a: u32, b: u32) -> u32 {
        let less = Ord::cmp(&a, &b).is_lt() as u32 + PartialOrd::ge(&a, &b) as u32 * 10;
        Ord::max(a, 3) + 100 * Ord::min(a, b) + 1000 * less + 50000 * PartialEq::eq(&a, &b) as u32
    }
}

#[kernel(workgroup_size = 1)]
fn more_idioms_of_crates(data: &[u32], out: &mut [u32]) {
    let i = workgroup_id().x;
    let sum = idioms::Complex::new(i, 1) + idioms::Complex::new(2, i);
    let known = or_panic!(i.checked_add(1), "an index is small");
    let answers = [
        lowest(i + 2) + 10 * idioms::sum_of_twice(i),
        idioms::Primes::divide(i) as u32,
        idioms::Primes::ALL.iter().sum(),
        sum.re * 10 + sum.im,
        idioms::bits(i),
        idioms::before_zero(&data[i..]).unwrap_or(99),
        idioms::by_path(i, 2),
        known + 10 * idioms::by_references(data),
    ];
    for k in 0..8 {
        out[8 * i + k] = answers[k];
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let data = [4, 1, 0, 7, 8];
    let mut out = device.zeroed::<u32>(40)?;
    more_idioms_of_crates(&device.buffer(&data)?, &mut out).workgroups(5).run()?;
    let expected = (0..5u32).flat_map(|i| {
        [
            lowest(i + 2) + 20 * i,
            [2, 3, 5].iter().any(|prime| i % prime == 0) as u32,
            10,
            (i + 2) * 10 + 1 + i,
            i >> 1 & 1,
            idioms::before_zero(&data[i as usize..]).unwrap_or(99),
            idioms::by_path(i, 2),
            or_panic!(i.checked_add(1), "an index is small") + 10 * idioms::by_references(&data),
        ]
    });
    assert_eq!(out.read()?, expected.collect::<Vec<_>>());
    Ok(())
}
