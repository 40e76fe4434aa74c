//! Types that kernels compile from std's definition: `NonZero` and its aliases, `ControlFlow` and `Infallible`, whose
//! patterns need no `Err`. The results are compared with std.

use dsl_runtime::prelude::*;

#[device]
mod types {
    use core::convert::Infallible;
    use core::num::{NonZero, NonZeroI32, NonZeroU32};
    use std::ops::ControlFlow;

    struct Divisor {
        by: NonZeroU32,
        then: Option<NonZeroU32>,
    }

    impl Divisor {
        fn new(x: u32) -> Option<Divisor> {
            let by = NonZeroU32::new(x % 5)?;
            Some(Divisor { by, then: NonZero::new(x % 3) })
        }

        fn divide(&self, x: u32) -> u32 {
            let once = x / self.by.get();
            self.then.map_or(once, |then| once / then.get())
        }
    }

    pub fn of_non_zero(x: u32) -> u32 {
        let odd = NonZero::new(x | 1).unwrap();
        let more = odd.checked_add(u32::MAX - 4).map_or(7, |of| of.get() % 100);
        let product = odd.saturating_mul(odd).get().count_ones();
        let signed = NonZeroI32::new(x as i32 - 3);
        let size = signed.map_or(50, |of| of.unsigned_abs().get() + of.is_negative() as u32);
        let bits = odd.leading_zeros() + odd.trailing_zeros() + odd.ilog2();
        let forced = NonZero::new(x + 2).unwrap().is_power_of_two() as u32;
        let order = (odd < NonZeroU32::new(9).unwrap()) as u32 + (odd == NonZero::new(x | 3).unwrap()) as u32;
        let divided = Divisor::new(x).map_or(99, |of| of.divide(1000));
        more + 2 * product + 3 * size + 5 * bits + 7 * forced + 11 * order + 13 * divided
    }

    fn below(x: u32) -> ControlFlow<u32> {
        if x > 3 { ControlFlow::Break(x) } else { ControlFlow::Continue(()) }
    }

    fn halved(x: u32) -> ControlFlow<i32, u32> {
        match x % 2 {
            0 => ControlFlow::Continue(x / 2),
            _ => ControlFlow::Break(-(x as i32)),
        }
    }

    pub fn of_control_flow(x: u32) -> u32 {
        let first = match below(x) {
            ControlFlow::Break(of) => of,
            ControlFlow::Continue(()) => 77,
        };
        let second = match halved(x) {
            ControlFlow::Continue(of) => of,
            ControlFlow::Break(of) => (of + 200) as u32,
        };
        let third = halved(x).break_value().unwrap_or(9) as u32 & 0xFF;
        let fourth = halved(x).continue_value().unwrap_or(4);
        first + 3 * second + 5 * third + 7 * fourth + 11 * below(x).is_break() as u32
            + halved(x).is_continue() as u32
    }

    struct Counter(u32);

    impl Counter {
        fn next(&mut self) -> Result<u32, Infallible> {
            self.0 += 1;
            Ok(self.0)
        }

        fn sum(&mut self) -> Result<u32, Infallible> {
            let first = self.next()?;
            let second = match self.next() {
                Ok(of) => of,
                Err(never) => match never {},
            };
            Ok(first * second)
        }
    }

    pub fn of_infallible(x: u32) -> u32 {
        let mut counter = Counter(x);
        let Ok(first) = counter.next();
        let Ok(sum) = counter.sum();
        first + 2 * sum + 3 * counter.next().unwrap()
    }
}

#[kernel(workgroup_size = 64)]
fn std_types(out: &mut [[u32; 3]]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = [types::of_non_zero(i), types::of_control_flow(i), types::of_infallible(i)];
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<[u32; 3]>(64)?;
    std_types(&mut out).workgroups(1).run()?;
    let expected: Vec<[u32; 3]> = (0..64)
        .map(|i| [types::of_non_zero(i), types::of_control_flow(i), types::of_infallible(i)])
        .collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
