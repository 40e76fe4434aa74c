//! `Result`: `Ok`, `Err`, its methods, `==`, and `?` on results and options, with `From` of the
//! error. `Ok(x)` and `Err(e)` in patterns, also behind `&` and `&mut`. `()` as a value and as an
//! error. The functions of this file run in kernels and on the host.

use dsl_runtime::prelude::*;

#[device]
mod parsing {
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Error {
        Empty,
        Digit(u32),
        Range { low: u32, high: u32 },
    }

    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Code(pub u32);

    impl From<u32> for Code {
        fn from(n: u32) -> Code {
            Code(n + 1)
        }
    }

    impl From<Error> for Code {
        fn from(error: Error) -> Self {
            match error {
                Error::Empty => Code(1),
                Error::Digit(c) => Code(100 + c),
                Error::Range { low, high } => Code(high - low),
            }
        }
    }

    /// One digit of a text.
    pub fn digit(c: u32) -> Result<u32, Error> {
        match c {
            0 => Err(Error::Empty),
            48..=57 => Ok(c - 48),
            _ => Err(Error::Digit(c)),
        }
    }

    pub fn two_digits(a: u32, b: u32) -> Result<u32, Error> {
        let high = digit(a)?;
        Ok(high * 10 + digit(b)?)
    }

    pub fn check(n: u32) -> Result<(), Error> {
        if n > 55 {
            return Err(Error::Range { low: n - 55, high: 100 });
        }
        digit(n)?;
        Ok(())
    }

    /// Errors of other functions, as its own.
    pub fn code(n: u32, limit: u32) -> Result<u32, Code> {
        check(n)?;
        let tens = two_digits(n, 50).map_err(|_| Code(7))?;
        if tens > limit { Err(tens)? } else { Ok(tens + digit(n)?) }
    }

    pub fn known(n: u32) -> Option<u32> {
        let d = digit(n).ok()?;
        let half = d.checked_sub(3)?;
        Some(half + digit(n + 1).ok()?)
    }

    pub fn small(n: u32) -> Result<u32, ()> {
        check(n).map_err(|_| ())?;
        if n % 2 == 0 { Ok(n) } else { Err(()) }
    }

    fn of_error(error: Error) -> u32 {
        match error {
            Error::Empty => 3,
            Error::Digit(c) => c * 2,
            Error::Range { low, high } => low * high,
        }
    }

    pub fn methods(n: u32, k: u32) -> [u32; 24] {
        let mut out = [0; 24];
        let r = digit(n);
        out[0] = r.unwrap_or(77);
        out[1] = r.unwrap_or_default();
        out[2] = r.unwrap_or_else(of_error);
        out[3] = r.is_ok() as u32 + 2 * r.is_err() as u32;
        out[4] = r.is_ok_and(|v| v > 4) as u32 + 2 * r.is_err_and(|e| e == Error::Empty) as u32;
        out[5] = r.ok().map_or(5, |v| v + 1);
        out[6] = match r.err() {
            Some(Error::Digit(c)) => c,
            Some(other) => of_error(other),
            None => 1000,
        };
        out[7] = r.map(|v| v * 3).unwrap_or(1);
        out[8] = match r.map_err(|e| of_error(e) + 1) {
            Ok(v) => v,
            Err(e) => e,
        };
        out[9] = r.map_or(4, |v| v + k);
        out[10] = r.map_or_else(of_error, |v| v + k);
        let even = r.and_then(|v| if v % 2 == 0 { Ok(v / 2) } else { Err(Error::Digit(v)) });
        out[11] = even.unwrap_or_else(|e| of_error(e) + 5);
        out[12] = even.or_else(|e| if let Error::Digit(c) = e { Ok(c) } else { Err(k) }).unwrap_or(9);
        out[13] = even.or(Ok::<u32, Code>(k)).unwrap_or(8);
        out[14] = even.and(digit(k)).unwrap_or(6);
        out[15] = (even == Ok(k)) as u32 + 2 * (r != Err(Error::Empty)) as u32;
        let small = Some(n).filter(|n| *n < 52).ok_or(Error::Range { low: n, high: k });
        out[16] = small.unwrap_or_else(of_error);
        let other = n.checked_sub(50).ok_or_else(|| k + 1);
        out[17] = match other {
            Ok(v @ 0..=3) => v,
            Ok(v) => v + 100,
            Err(e) => e * 1000,
        };
        let mut changed = digit(k);
        if let Ok(v) = &mut changed {
            *v += 10;
        }
        if let Err(Error::Digit(c)) = &mut changed {
            *c += 20;
        }
        out[18] = match &changed {
            Ok(v) => *v,
            Err(Error::Digit(c)) => *c,
            Err(_) => 2,
        };
        out[19] = match (r, digit(k)) {
            (Ok(a), Ok(b)) => a * b,
            (Ok(v), Err(_)) | (Err(_), Ok(v)) => v + 40,
            (Err(a), Err(b)) if a == b => 21,
            (Err(_), Err(_)) => 22,
        };
        let mut count = 0;
        for c in n..n + 8 {
            let Ok(d) = digit(c) else { continue };
            count += d;
        }
        out[20] = count;
        let mut c = n;
        while let Ok(d) = digit(c) {
            c += 1 + d;
        }
        out[21] = c;
        out[22] = if let Err(e) = check(n) { of_error(e) } else { 12 };
        let pairs = [digit(n), digit(k), Err(Error::Empty)];
        out[23] = pairs.iter().filter(|r| r.is_ok()).count() as u32;
        out
    }

    pub fn questions(n: u32, k: u32) -> [u32; 8] {
        let mut out = [0; 8];
        out[0] = two_digits(n, k).unwrap_or(1000);
        out[1] = match code(n, k) {
            Ok(v) => v,
            Err(Code(c)) => c + 1000,
        };
        out[2] = known(n).unwrap_or(500);
        out[3] = match small(n) {
            Ok(v) => v,
            Err(()) => 600,
        };
        let sum = |a: u32| -> Result<u32, Error> { Ok(digit(a)? + digit(k)?) };
        out[4] = sum(n).unwrap_or(800);
        out[5] = sum(50).unwrap_or_else(of_error);
        out[6] = check(n).is_ok() as u32 + check(k).map_or(4, |()| 2);
        out[7] = (check(n) == check(k)) as u32;
        out
    }
}

#[kernel(workgroup_size = 1)]
fn methods(n: &[u32], out: &mut [u32]) {
    for i in 0..n.len() {
        let values = parsing::methods(n[i], n[n.len() - 1 - i]);
        for j in 0..24 {
            out[i * 24 + j] = values[j];
        }
    }
}

#[kernel(workgroup_size = 1)]
fn questions(n: &[u32], out: &mut [u32]) {
    for i in 0..n.len() {
        let values = parsing::questions(n[i], n[n.len() - 1 - i]);
        for j in 0..8 {
            out[i * 8 + j] = values[j];
        }
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let numbers = [0, 1, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 60, 100, 51];
    let pairs = || numbers.iter().zip(numbers.iter().rev());
    let n = device.buffer(&numbers)?;
    let mut out = device.zeroed::<u32>(numbers.len() * 24)?;
    methods(&n, &mut out).workgroups(1).run()?;
    let expected: Vec<u32> = pairs().flat_map(|(n, k)| parsing::methods(*n, *k)).collect();
    assert_eq!(out.read()?, expected);
    let mut out = device.zeroed::<u32>(numbers.len() * 8)?;
    questions(&n, &mut out).workgroups(1).run()?;
    let expected: Vec<u32> = pairs().flat_map(|(n, k)| parsing::questions(*n, *k)).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
