//! Patterns of enums behind references: bindings that are `&mut`, bindings with `@`. Arguments with
//! types inferred from a value, the order of `bool`s, and trait constants on number types.

use dsl_runtime::prelude::*;

#[device]
mod figures {
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Level {
        Low,
        Mid(u8),
        High { x: i32, y: bool },
    }

    #[derive(Clone, Copy)]
    pub enum Figure {
        Empty,
        Line(i32),
        Pair { a: u32, b: i32 },
        Deep(Option<u32>, Level),
        List([u32; 2]),
    }

    pub trait Measure: Sized {
        type Out;
        const UNIT: u32;
        fn measure(&self) -> u32;
        fn out(self) -> Self::Out;
    }

    impl Measure for Figure {
        type Out = Level;
        const UNIT: u32 = 3;

        fn measure(&self) -> u32 {
            match self {
                Figure::Empty => 1,
                Figure::Line(n @ 0..=9) => *n as u32 * 100,
                Figure::Line(n) => *n as u32,
                Figure::Pair { a, b } => a ^ *b as u32,
                Figure::Deep(Some(k @ (3 | 5)), _) => *k << 8,
                Figure::Deep(_, level @ Level::Mid(_)) => level.measure() << 4,
                Figure::Deep(n, Level::Low) => n.unwrap_or(77),
                Figure::Deep(_, Level::High { x, y: true }) => x.measure(),
                Figure::Deep(..) => 9,
                Figure::List([first, last]) => first * 3 + last,
            }
        }

        fn out(self) -> Level {
            if let Figure::Deep(_, level) = self { level } else { Level::Mid(self.measure() as u8) }
        }
    }

    impl Measure for Level {
        type Out = u8;
        const UNIT: u32 = Figure::UNIT + i32::UNIT;

        fn measure(&self) -> u32 {
            match *self {
                Level::Low => 2,
                Level::Mid(m) => m.into(),
                Level::High { x, y } => x as u32 ^ y as u32,
            }
        }

        fn out(self) -> u8 {
            self.measure() as u8
        }
    }

    impl Measure for i32 {
        type Out = u32;
        const UNIT: u32 = 16;

        fn measure(&self) -> u32 {
            self.unsigned_abs()
        }

        fn out(self) -> u32 {
            self.measure() + Self::UNIT
        }
    }

    impl Figure {
        pub fn grow(&mut self, by: u32) {
            match self {
                Figure::Empty => *self = Figure::Line(by as i32),
                Figure::Line(n) if by > 9 => *n -= by as i32,
                Figure::Line(n) | Figure::Pair { b: n, .. } => *n ^= 1,
                Figure::Deep(Some(k), _) => *k += by,
                Figure::Deep(_, level @ Level::High { .. }) => *level = Level::Mid(by as u8),
                Figure::Deep(none, level) => {
                    *none = Some(by);
                    *level = Level::Low;
                }
                Figure::List([first, _]) => *first = by,
            }
            if let Figure::Pair { a, .. } | Figure::List([_, a]) = self {
                *a += 7;
            }
        }
    }

    pub fn out_of<T: Measure>(x: T) -> T::Out {
        x.out()
    }

    pub fn joined<T: Measure>(n: u32, x: &T, m: u32) -> (u32, Option<T::Out>)
    where
        T: Copy,
    {
        (n * 1000 + m, Some(x.out()).filter(|_| m > 2))
    }

    pub fn figure(n: u32) -> Figure {
        let level = match n % 3 {
            0 => Level::Low,
            1 => Level::Mid(n as u8),
            _ => Level::High { y: n % 2 == 0, x: n as i32 - 20 },
        };
        match n / 3 {
            0 => Figure::Empty,
            1 => Figure::Line(n as i32),
            2 => Figure::Line(90 - n as i32),
            3 => Figure::Pair { b: -3, a: n },
            4 => Figure::Deep(None, level),
            5 => Figure::Deep(Some(n - 12), level),
            _ => Figure::List([n, 40]),
        }
    }

    pub fn values(n: u32) -> [u32; 8] {
        let mut f = figure(n);
        let before = f.measure();
        f.grow(n);
        let mut k = n;
        let level = out_of(if n % 2 == 0 { f } else { Figure::Empty });
        let (sum, out) = joined(
            k,
            &match n {
                3 => {
                    k += 2;
                    Figure::Empty
                }
                _ => f,
            },
            k + 1,
        );
        [
            before,
            f.measure(),
            level.measure(),
            sum,
            out.map_or(5, |out| out.measure()),
            (level < Level::High { x: -18, y: true }) as u32 + 2 * (level.max(Level::Low) == level) as u32,
            (i32::UNIT + Level::UNIT) ^ Measure::measure(&if n > 4 { f } else { Figure::Line(2) }),
            ((n > 3).cmp(&(n > 5)) as i32 + 1) as u32,
        ]
    }
}

#[kernel(workgroup_size = 1)]
fn all_values(out: &mut [u32]) {
    let n = global_invocation_id().x;
    let values = figures::values(n);
    for i in 0..8 {
        out[n * 8 + i] = values[i];
    }
    // Whether the divisor is 0 is asked for.
    if let Some(never) = (n as u8).checked_div(0).or((n as i16).checked_rem(0).map(|n| n as u8)) {
        out[0] = never as u32;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(24 * 8)?;
    all_values(&mut out).workgroups(24).run()?;
    let expected: Vec<u32> = (0..24).flat_map(figures::values).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
