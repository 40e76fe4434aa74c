//! `impl Sum` and `impl Product` for users' types, by value and by reference. Sums of `Wrapping`.
//! `Wrapping` and tuple structs as functions. `black_box`, and bytes in native order.

use dsl_runtime::prelude::*;

#[device]
mod totals {
    use core::hint::black_box;
    use core::iter::{Product, Sum};
    use core::num::Wrapping;

    #[derive(Clone, Copy)]
    pub struct Money(pub u32);

    impl Sum for Money {
        fn sum<I: Iterator<Item = Money>>(items: I) -> Money {
            items.fold(Money(1000), |total, item| Money(total.0 + item.0))
        }
    }

    impl Product for Money {
        fn product<I>(items: I) -> Self
        where
            I: Iterator<Item = Self>,
        {
            let mut total = Money(1);
            for item in items {
                total = Money(total.0 * item.0 % 1009);
            }
            total
        }
    }

    #[derive(Clone, Copy, Default)]
    pub struct Pair {
        pub low: u32,
        pub high: u32,
    }

    impl<'a> Sum<&'a Pair> for Pair {
        fn sum<I: Iterator<Item = &'a Pair>>(items: I) -> Pair {
            items.fold(Pair::default(), |total, item| Pair {
                low: total.low + item.low,
                high: total.high.max(item.high),
            })
        }
    }

    pub fn money(x: &[u32]) -> u32 {
        let sum: Money = x.iter().map(|v| Money(*v)).sum();
        let product = x.iter().copied().map(Money).product::<Money>();
        sum.0 * 3 + product.0
    }

    pub fn total(x: &[u32]) -> Money {
        x.iter().copied().filter(|v| v % 2 == 1).map(Money).sum()
    }

    pub fn pairs(a: u32, b: u32) -> u32 {
        let pairs = [Pair { low: a, high: b }, Pair { low: b, high: a }, Pair { low: 1, high: 7 }];
        let sum = pairs.iter().sum::<Pair>();
        sum.low * 100 + sum.high
    }

    pub fn wrapped(x: &[u32]) -> u32 {
        let sum =
            x.iter().map(|v| v.wrapping_mul(0x9e37_79b9)).map(Wrapping).sum::<Wrapping<u32>>();
        let product: Wrapping<u32> = x.iter().copied().map(Wrapping).product();
        let first = x[0].checked_add(1).map(Wrapping);
        (sum ^ product).0.wrapping_add(first.map_or(3, |first| first.0))
    }

    pub fn bytes(v: u32) -> u32 {
        let bytes = black_box(v).to_ne_bytes();
        let kept = black_box(bytes[1]) as u32;
        u32::from_ne_bytes([bytes[3], bytes[1], bytes[2], bytes[0]]).wrapping_add(kept)
    }
}

#[kernel(workgroup_size = 1)]
fn totals_of(x: &[u32], out: &mut [u32]) {
    for i in 0..x.len() - 3 {
        let part = &x[i..i + 4];
        out[i * 5] = totals::money(part);
        out[i * 5 + 1] = totals::total(part).0;
        out[i * 5 + 2] = totals::pairs(x[i], x[i + 1]);
        out[i * 5 + 3] = totals::wrapped(part);
        out[i * 5 + 4] = totals::bytes(x[i]);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [3u32, 8, 15, 201, 7, 0, 4_000, 65_537, 9];
    let mut expected = Vec::new();
    for part in x.windows(4) {
        expected.extend([totals::money(part), totals::total(part).0]);
        expected.push(totals::pairs(part[0], part[1]));
        expected.extend([totals::wrapped(part), totals::bytes(part[0])]);
    }
    let mut out = device.zeroed::<u32>(expected.len())?;
    totals_of(&device.buffer(&x)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected);
    Ok(())
}
