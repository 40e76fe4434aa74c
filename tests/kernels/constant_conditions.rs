//! Code that a constant condition excludes is not an error, such as an index past the end of a shorter
//! array. Blocks of `if`, arms of `match`, operands of `&&` and `||`, code after an early return.

use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 1, instances(N = [1, 2, 4]))]
fn of_size<const N: usize>(x: &[u32], out: &mut [u32]) {
    const SHIFT: u32 = 32;
    let mut a = [x[0]; N];
    let n = x[1];
    if N > 1 {
        a[N - 2] = 5;
    }
    out[0] = if N == 1 { a[0] } else { a[0] * 100 + a[1] };
    if N > 64 {
        a[70] = 1;
        let extra = a[70];
        out[0] += extra;
    }
    if N > 2 && n > 1 {
        out[1] = a[2] + a[3];
    } else if !(N >= 2) {
        out[1] = 77;
    }
    if N > 1 {
        out[2] = n / (N as u32 - 1);
    }
    if N == 3 {
        for k in 0..4 {
            if x[k] == out[k] {
                break;
            }
            out[k] += a[k];
        }
    }
    out[3] = if SHIFT < 32 { n >> SHIFT } else { n };
}

#[device]
const PLAIN: bool = true;

/// Arms, early returns and the statements after them.
#[device]
fn last<const N: usize>(a: [u32; N]) -> u32 {
    if N == 1 {
        return a[0];
    }
    match N {
        2 => a[1],
        3..=4 if PLAIN => a[2] + a[3],
        3..=4 => a[2],
        n => a[n - 5],
    }
}

#[device]
fn count(calls: &mut u32) -> bool {
    *calls += 1;
    true
}

#[kernel(workgroup_size = 1, instances(N = [1, 2, 4], LONG = [false, true]))]
fn of_arms<const N: usize, const LONG: bool>(x: &[u32], out: &mut [u32]) {
    let mut a = [x[0], x[1], x[2], x[3]].map(|v| v + 1);
    let mut short = [x[0]; N];
    let mut calls = 0;
    // Operands after the deciding one are not evaluated. Those before it are.
    let is_odd = N > 1 && short[1] % 2 == 1 || N / 4 == 1 && short[3] == 3;
    if let Some(v) = x.get(1)
        && count(&mut calls)
        && *v > 2
        && N > 2
    {
        short[3] = *v;
    } else if LONG || !count(&mut calls) {
        a[3] += 10;
    }
    out[0] = u32::from(is_odd) + 10 * calls;
    out[1] = last::<N>(short) + a[3];
    out[2] = match N {
        1 => short[0],
        4.. => short[3] * 100,
        _ => short[1] * 10,
    };
    'outer: for i in 0..4 {
        loop {
            if N == 2 {
                break 'outer;
            }
            if N.is_power_of_two() && LONG {
                continue 'outer;
            }
            out[3] += i;
            break;
        }
    }
    if !LONG {
        out[4] = 1;
        return;
    }
    if N < 4 {
        return;
    }
    let mut rounds = 0;
    loop {
        rounds += short[2];
        if N > 2 {
            break;
        }
    }
    out[4] = rounds;
}

#[device]
mod kinds {
    use dsl_runtime::prelude::*;

    pub trait Kind {
        const WIDE: bool;
    }
    pub struct Narrow;
    pub struct Wide;
    impl Kind for Narrow {
        const WIDE: bool = false;
    }
    impl Kind for Wide {
        const WIDE: bool = true;
    }

    #[derive(Clone, Copy, ShaderType)]
    pub struct List<const N: usize> {
        pub items: [u32; N],
    }
    impl<const N: usize> List<N> {
        const HAS_TWO: bool = N > 1;
        const HALF: u32 = N as u32 / 2;
        pub fn parts(&self) -> u32 {
            let second = if Self::HAS_TWO { self.items[1] } else { 100 };
            second + if Self::HALF == 0 { 7 } else { 40 / Self::HALF }
        }
    }

    /// Constants are judged as Rust does, with the types that they have.
    pub fn judged(x: u32) -> [u32; 8] {
        const NEGATIVE: bool = -1i32 as u32 > 5;
        const SIGN: bool = (0xFFFF_FFFFu32 as i32) < 0;
        const LOST: bool = 0x8000_0000u32 << 1 == 0;
        const LEAST: bool = 0x8000_0000u32 as i32 == -0x8000_0000;
        const CUT: bool = 0x1_0000_0005u64 as u32 == 5;
        const HALVES: bool = 7 as f32 / 2 as f32 > 3 as f32;
        const HALF: u32 = -1i32 as u32 / 2;
        const SHIFTED: u32 = (0xC000_0001u32 << 2) >> 4;
        const WHOLE: u32 = (7 as f32 / 2 as f32 * 2 as f32) as u32;
        let pick = |of: bool| if of { x } else { x + 1 };
        [
            pick(NEGATIVE),
            if SIGN { 1 } else { 2 },
            if LOST && LEAST { 1 } else { 2 },
            match CUT {
                true => 1,
                false => 2,
            },
            if HALVES { 1 } else { 2 },
            if HALF == 0 { 1 } else { 2 },
            if SHIFTED == 0 { 1 } else { 2 },
            if WHOLE == 7 { 1 } else { 2 },
        ]
    }

    fn hit(calls: &mut u32) -> bool {
        *calls += 1;
        *calls > 2
    }

    /// Operands with effects are evaluated, whatever the condition's value.
    pub fn effects<const B: bool>(x: u32) -> [u32; 6] {
        const YES: bool = true;
        const NO: bool = !YES;
        let mut calls = x;
        let mut out = [0; 6];
        while !(hit(&mut calls) || YES) {
            out[0] = 1;
        }
        while hit(&mut calls) && NO {
            out[0] = 2;
        }
        while hit(&mut calls) || YES {
            calls += 1;
            if calls > 9 {
                break;
            }
        }
        out[1] = match hit(&mut calls) && NO {
            true => 1,
            false => 2,
        };
        out[2] = match B {
            _ if hit(&mut calls) && NO => 1,
            true => 2,
            false => 3,
        };
        if hit(&mut calls) & NO {
            out[3] = 1;
        }
        if B | hit(&mut calls) {
            out[4] = 2;
        }
        out[5] = calls;
        out
    }

    pub fn found(x: u32) -> Option<u32> {
        if x > 2 { Some(x) } else { None }
    }

    /// Ways to say of constants that something is not reached.
    pub fn forms<K: Kind, const N: usize, const D: i32>(x: u32) -> [u32; 12] {
        let mut a = [x; N];
        let mut out = [x; 12];
        if K::WIDE {
            out[0] = a[3];
        }
        if D >= 0 {
            out[1] += 8 >> D as u32;
        }
        out[2] += match N {
            0..=1 => a[0],
            2.. => a[1] + 1,
        };
        out[3] += match N > 1 {
            true => a[1] + 2,
            false => 3,
        };
        out[4] += match N {
            _ if N > 1 => a[1] + 5,
            _ => 7,
        };
        let wide = N > 1;
        if wide {
            out[5] += a[1];
        }
        let last = N as u32 - 1;
        if last > 0 {
            out[6] += x / last;
        }
        for i in 1..N {
            a[1] += x / (N as u32 - 1);
            out[7] += a[i];
        }
        if (N.pow(2) > 1) & (N.min(3) > 1) {
            out[8] += a[1];
        }
        let at = |i| if i < N { a[i] } else { 50 };
        out[9] = at(0) + at(1) + at(3);
        let first;
        if let Some(v) = found(x)
            && let Some(w) = found(v + 1)
            && N > 1
        {
            first = w + a[1];
        } else {
            first = 3;
        }
        out[10] = first;
        let mut rounds = x;
        while rounds > 0 && N > 1 {
            out[11] += a[1];
            rounds /= 2;
        }
        out
    }

    /// A loop that only one size leaves in the middle.
    pub fn left<const N: usize>(a: [u32; N]) -> u32 {
        let first;
        if let Some(v) = found(a[0])
            && let Some(w) = found(v - 1)
        {
            first = w;
        } else {
            return 1;
        }
        let mut tries = 0;
        loop {
            if N == 1 {
                return a[0] + first;
            }
            if a[1] > 3 {
                break;
            }
            tries += 1;
            if tries > 3 {
                return 2;
            }
        }
        a[1] + first + List { items: a }.items[1]
    }
}
use kinds::{Kind, List, Narrow, Wide};

#[kernel(workgroup_size = 1, instances(K = [Narrow, Wide], N = [1, 4], D = [-1, 2]))]
fn of_forms<K: Kind, const N: usize, const D: i32>(x: &[u32], out: &mut [u32]) {
    for i in 0..x.len() {
        let forms = if K::WIDE && N < 4 { [0; 12] } else { kinds::forms::<K, N, D>(x[i]) };
        for k in 0..12 {
            out[i * 14 + k] = forms[k];
        }
        let list = List { items: [x[i]; N] };
        out[i * 14 + 12] = list.parts();
        out[i * 14 + 13] = kinds::left(list.items);
    }
}

#[kernel(workgroup_size = 1)]
fn of_effects(x: &[u32], out: &mut [u32]) {
    for i in 0..x.len() {
        let (judged, effects) = (kinds::judged(x[i]), kinds::effects::<true>(x[i]));
        let others = kinds::effects::<false>(x[i]);
        for k in 0..8 {
            out[i * 20 + k] = judged[k];
            if k < 6 {
                out[i * 20 + 8 + k] = effects[k];
                out[i * 20 + 14 + k] = others[k];
            }
        }
    }
}

fn expected<K: Kind, const N: usize, const D: i32>(x: &[u32]) -> Vec<u32> {
    let of = |x: &u32| {
        let forms = if K::WIDE && N < 4 { [0; 12] } else { kinds::forms::<K, N, D>(*x) };
        let list = List { items: [*x; N] };
        [&forms[..], &[list.parts(), kinds::left(list.items)]].concat()
    };
    x.iter().flat_map(of).collect()
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = device.buffer(&[3, 9])?;
    let run = |n: usize, launch: &dyn Fn(&mut Buffer<u32>) -> Result<(), dsl_runtime::Error>| {
        let mut out = device.zeroed::<u32>(n)?;
        launch(&mut out)?;
        out.read()
    };
    assert_eq!(run(4, &|out| of_size::<1>(&x, out).workgroups(1).run())?, [3, 77, 0, 9]);
    assert_eq!(run(4, &|out| of_size::<2>(&x, out).workgroups(1).run())?, [503, 0, 9, 9]);
    assert_eq!(run(4, &|out| of_size::<4>(&x, out).workgroups(1).run())?, [303, 8, 3, 9]);
    let x = device.buffer(&[3, 9, 4, 5])?;
    let found = run(5, &|out| of_arms::<1, false>(&x, out).workgroups(1).run())?;
    assert_eq!(found, [20, 3 + 6, 3, 6, 1]);
    let found = run(5, &|out| of_arms::<2, false>(&x, out).workgroups(1).run())?;
    assert_eq!(found, [21, 3 + 6, 30, 0, 1]);
    let found = run(5, &|out| of_arms::<2, true>(&x, out).workgroups(1).run())?;
    assert_eq!(found, [11, 3 + 16, 30, 0, 0]);
    let found = run(5, &|out| of_arms::<4, false>(&x, out).workgroups(1).run())?;
    assert_eq!(found, [11, 12 + 6, 900, 6, 1]);
    let found = run(5, &|out| of_arms::<4, true>(&x, out).workgroups(1).run())?;
    assert_eq!(found, [11, 12 + 6, 900, 0, 3]);
    let numbers = [0, 1, 2, 3, 4, 5, 9];
    let x = device.buffer(&numbers)?;
    let mut out = device.zeroed::<u32>(numbers.len() * 20)?;
    of_effects(&x, &mut out).workgroups(1).run()?;
    let effects = numbers.iter().flat_map(|x| {
        let (yes, no) = (kinds::effects::<true>(*x), kinds::effects::<false>(*x));
        kinds::judged(*x).into_iter().chain(yes).chain(no)
    });
    assert_eq!(out.read()?, effects.collect::<Vec<u32>>());
    let mut out = device.zeroed::<u32>(numbers.len() * 14)?;
    of_forms::<Narrow, 1, -1>(&x, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected::<Narrow, 1, -1>(&numbers));
    of_forms::<Narrow, 4, 2>(&x, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected::<Narrow, 4, 2>(&numbers));
    of_forms::<Wide, 1, 2>(&x, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected::<Wide, 1, 2>(&numbers));
    of_forms::<Wide, 4, -1>(&x, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, expected::<Wide, 4, -1>(&numbers));
    Ok(())
}
