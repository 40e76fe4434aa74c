//! `x.into()`, `T::from(x)`, `x.try_into()`, `T::try_from(x)` of numbers, vectors and users' types.

use dsl_runtime::prelude::*;

#[device]
mod units {
    #[derive(Clone, Copy, PartialEq)]
    pub struct Span {
        pub start: u32,
        pub end: u32,
    }

    impl From<(u32, u32)> for Span {
        fn from((start, end): (u32, u32)) -> Self {
            Span { start, end }
        }
    }

    impl From<u32> for Span {
        fn from(end: u32) -> Self {
            Span { start: 0, end }
        }
    }

    impl From<Span> for u32 {
        fn from(span: Span) -> u32 {
            span.end.wrapping_sub(span.start)
        }
    }

    impl From<Span> for [u32; 2] {
        fn from(span: Span) -> Self {
            [span.start, span.end]
        }
    }

    #[derive(Clone, Copy, PartialEq)]
    pub enum Op {
        Add,
        Sub,
    }

    impl TryFrom<u32> for Op {
        type Error = u32;

        fn try_from(code: u32) -> Result<Self, Self::Error> {
            match code {
                0 => Ok(Op::Add),
                1 => Ok(Op::Sub),
                _ => Err(code),
            }
        }
    }

    pub fn length(span: Span) -> u32 {
        span.into()
    }

    pub fn spans(a: u32, b: u32) -> u32 {
        let both: Span = (a, b).into();
        let [start, end]: [u32; 2] = both.into();
        length(both) ^ length(7.into()) ^ u32::from(Span::from((1, end))) ^ length(Span::from(start))
    }

    pub fn decoded(code: u32) -> u32 {
        let op: Result<Op, u32> = code.try_into();
        match op {
            Ok(Op::Add) => 100,
            Ok(Op::Sub) => 200,
            Err(code) => code,
        }
    }
}

#[device]
fn widened<T: Into<u32>>(x: T) -> u32 {
    let wide: u32 = x.into();
    wide * 3
}

#[device]
fn halved(x: u32) -> Result<i32, core::num::TryFromIntError> {
    let x = i32::try_from(x)?;
    Ok(x / 2)
}

#[device]
fn numbers(x: u32) -> u32 {
    let byte = u8::try_from(x).unwrap_or(200);
    let short: Result<i16, _> = (x as i32).try_into();
    let size = usize::try_from(x as i32).unwrap_or(9);
    let fits = i8::try_from(x as i32).is_ok() || u16::try_from(size).is_err();
    let mut sum = widened(byte) + widened(x > 5) + widened(x as u16);
    if let Ok(short) = short {
        sum = sum.wrapping_add(short as u32);
    }
    sum = sum.wrapping_add(halved(x).unwrap_or(-1) as u32);
    sum.wrapping_add(size as u32) ^ fits as u32
}

#[device]
fn vectors(x: f32) -> f32 {
    let v: Vec3 = [x, 1.0, 2.0].into();
    let [a, b, c]: [f32; 3] = (v * 2.0).into();
    let pair: Vec2 = (a, b).into();
    let (p, q): (f32, f32) = pair.into();
    let same: Vec3 = v.into();
    let big: f32 = (x > 100.0).into();
    p - q + c * same.x + big
}

use units::{decoded, spans};

#[kernel(workgroup_size = 1)]
fn converted(x: &[u32], out: &mut [u32], y: &mut [f32]) {
    for i in 0..x.len() {
        out[3 * i] = spans(x[i], x[i] / 3);
        out[3 * i + 1] = decoded(x[i]);
        out[3 * i + 2] = numbers(x[i]);
        y[i] = vectors((x[i] & 0xff) as f32);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [0, 1, 7, 127, 128, 255, 256, 32_767, 32_768, 65_535, 65_536, 0x7fff_ffff, 0x8000_0000, !0];
    let mut out = device.zeroed::<u32>(3 * x.len())?;
    let mut y = device.zeroed::<f32>(x.len())?;
    converted(&device.buffer(&x)?, &mut out, &mut y).workgroups(1).run()?;
    let each = |x: u32| [spans(x, x / 3), decoded(x), numbers(x)];
    assert_eq!(out.read()?, x.into_iter().flat_map(each).collect::<Vec<u32>>());
    assert_eq!(y.read()?, x.map(|x| vectors((x & 0xff) as f32)));
    Ok(())
}
