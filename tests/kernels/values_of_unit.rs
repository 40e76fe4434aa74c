//! Values of type `()`: branches, loops, assignments and calls as values; patterns, parameters, results
//! and members. Closures without a result as functions. `Option<()>` and `Result<(), E>`, with `?`.

use dsl_runtime::prelude::*;

#[device]
mod units {
    fn add(to: &mut u32, v: u32) {
        *to += v;
    }

    pub fn values(v: u32) -> u32 {
        let mut sum = v;
        let () = add(&mut sum, 1);
        let _ = {
            add(&mut sum, 2);
        };
        let unit = match v % 4 {
            0 => {}
            1 => sum += 10,
            2 => add(&mut sum, 20),
            _ => {
                sum += 30;
            }
        };
        let () = unit;
        let branch = if v > 3 { sum *= 2 } else { sum += 3 };
        let ended = loop {
            sum += 7;
            if sum > 60 {
                break;
            }
        };
        let stepped = while sum % 5 != 0 {
            sum += 1;
        };
        let assigned = sum += 4;
        let _ = (branch, ended, stepped, assigned);
        sum
    }

    pub struct Marked {
        pub v: u32,
        pub mark: (),
    }

    fn same(unit: ()) -> () {
        unit
    }

    fn second(_: (), v: u32) -> u32 {
        v + 1
    }

    const UNIT: () = ();

    fn ended(marked: Marked) {
        marked.mark
    }

    fn constant() {
        UNIT
    }

    fn same_of_any<T>(value: T) -> T {
        value
    }

    pub fn passed(v: u32) -> u32 {
        let mut sum = v;
        let marked = Marked { v, mark: add(&mut sum, 5) };
        let (first, ()) = (sum, same(marked.mark));
        let pair = (add(&mut sum, 3), sum * 2);
        constant();
        ended(Marked { v, mark: UNIT });
        same_of_any(pair.0);
        second(same(()), first) + second(pair.0, pair.1) * 100 + same_of_any(marked.v)
    }

    fn applied<R>(v: u32, mut f: impl FnMut(u32) -> R) -> R {
        f(v);
        f(v + 1)
    }

    pub fn closures(v: u32) -> u32 {
        let mut sum = 1;
        applied(v, |v| sum += v);
        let () = applied(v, |v| {
            sum = sum * 3 + v;
        });
        let mut note = |v: u32| -> () { sum += v * 2 };
        note(3);
        v.checked_sub(3).map(|v| sum += v);
        sum
    }

    fn small(v: u32) -> Option<()> {
        if v < 8 { Some(()) } else { None }
    }

    fn odd(v: u32) -> Option<()> {
        (v % 2 == 1).then_some(())
    }

    fn small_and_odd(v: u32) -> Option<u32> {
        small(v)?;
        odd(v)?;
        Some(v * 10)
    }

    pub fn options(v: u32) -> u32 {
        let both = match (small(v), odd(v)) {
            (Some(()), Some(_)) => 2,
            (None, None) => 0,
            _ => 1,
        };
        let found = if let Some(()) = small(v) { 1 } else { 0 };
        let kept = small(v).and(odd(v)).is_some() as u32;
        let equal = (small(v) == odd(v)) as u32 * 7 + (same(()) == ()) as u32 * 3;
        both + found * 10 + kept * 100 + small_and_odd(v).unwrap_or(7) * 1000 + equal
    }

    pub enum Failure {
        Large(u32),
        Even,
    }

    fn check(v: u32, passed: &mut u32) -> Result<(), Failure> {
        if v > 9 {
            return Err(Failure::Large(v - 9));
        }
        if v % 2 == 0 {
            return Err(Failure::Even);
        }
        *passed += 1;
        Ok(())
    }

    fn check_two(v: u32, passed: &mut u32) -> Result<(), Failure> {
        check(v, passed)?;
        check(v + 2, passed)
    }

    fn halved(v: u32) -> Result<u32, ()> {
        if v % 2 == 0 { Ok(v / 2) } else { Err(()) }
    }

    pub fn results(v: u32) -> u32 {
        let mut passed = 0;
        let failure = match check_two(v, &mut passed) {
            Ok(()) => 0,
            Err(Failure::Large(by)) => by,
            Err(Failure::Even) => 50,
        };
        let half = match halved(v) {
            Ok(half) => half,
            Err(()) => halved(v + 1).map_err(|()| 3u32).unwrap_or(4) + 100,
        };
        passed + failure * 10 + half * 1000
    }
}

#[kernel(workgroup_size = 1)]
fn units_of(x: &[u32], out: &mut [u32]) {
    for i in 0..x.len() {
        let mut told = x[i];
        let unit = if x[i] > 4 { told += 1 } else { told += 2 };
        let () = unit;
        out[i * 6] = units::values(x[i]);
        out[i * 6 + 1] = units::passed(x[i]);
        out[i * 6 + 2] = units::closures(x[i]);
        out[i * 6 + 3] = units::options(x[i]);
        out[i * 6 + 4] = units::results(x[i]);
        out[i * 6 + 5] = told;
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [0u32, 1, 2, 3, 4, 6, 7, 9, 11, 20];
    let mut expected = Vec::new();
    for v in x {
        expected.extend([units::values(v), units::passed(v), units::closures(v)]);
        expected.extend([units::options(v), units::results(v), v + if v > 4 { 1 } else { 2 }]);
    }
    let mut out = device.zeroed::<u32>(expected.len())?;
    units_of(&device.buffer(&x)?, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected);
    Ok(())
}
