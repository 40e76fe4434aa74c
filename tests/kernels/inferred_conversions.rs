//! Conversions with inferred types: `x as _`, `x[..4].try_into().unwrap()`. Methods of numbers
//! called by path, constants from bits, `==` of slices, and `&[]` as an argument.

use dsl_runtime::prelude::*;

#[device]
mod inferred {
    const PI: f32 = f64::from_bits(0x400921fb54442d18) as f32;
    const LARGEST: f64 = f64::from_bits(0x7fefffffffffffff);
    const BYTES: [u8; 4] = u32::to_be_bytes(0x0102_03ff);
    const TABLE: [u32; 5] = [1, 4, 9, 16, 25];

    #[derive(Clone, Copy)]
    struct Narrow {
        low: u8,
        high: i16,
    }

    fn narrow(x: u32) -> Narrow {
        Narrow { low: x as _, high: (x >> 3) as _ }
    }

    fn twice(x: u64) -> u64 {
        x * 2
    }

    fn half() -> f64 {
        0.1 as _
    }

    pub fn casts(x: u32) -> [u32; 8] {
        let a: i8 = (x as i32 - 200) as _;
        let b: f32 = x as _;
        let c = twice(x as _) >> 1;
        let d: u64 = -1 as _;
        let e: u8 = 300 as _;
        let f: i32 = (b - 4.5) as _;
        let g: usize = x as _;
        let Narrow { low, high } = narrow(x);
        let sum = (x > 5) as u32 + g as u32 + e as u32 + (half() == 0.1) as u32;
        [a as _, b.to_bits(), c as _, (d >> 40) as _, f as _, low as _, high as u32, sum]
    }

    pub fn paths(x: u32) -> [u32; 4] {
        let [a, b, ..] = u32::to_be_bytes(x);
        let ordered = u32::cmp(&x, &7) as i32;
        let wide = (u64::from(x) * u64::from(x)).cmp(&(u64::from(x) * 7)) as i32;
        let shown = u8::is_ascii_digit(&(x as u8)) as u32 + u8::to_ascii_uppercase(&(x as u8)) as u32;
        [a as u32 * 256 + b as u32, ordered as u32, wide as u32, shown]
    }

    pub fn constants(x: u32) -> [u32; 4] {
        let found = TABLE.binary_search(&x).map_or(99, |at| at as u32);
        let large = LARGEST / (x + 1) as f64;
        [(PI * x as f32).to_bits(), (large.to_bits() >> 32) as u32, BYTES[x as usize % 4] as u32, found]
    }

    pub fn parts(x: &[u8], at: usize) -> u32 {
        let first = x[at..at + 4].try_into().unwrap();
        let second = x[at..][..4].try_into().expect("four bytes");
        let number = u32::from_be_bytes(second);
        let [a, b, ..] = second;
        u32::from_le_bytes(first) ^ number ^ (a + b) as u32
    }

    fn total(x: &[u32], _unused: &[i16], factor: u32) -> u32 {
        x.iter().sum::<u32>() * factor + x.len() as u32
    }

    pub fn empty(x: &[u8]) -> u32 {
        let none: &[u8] = &[];
        total(&[], &[], 9) + total(&[x[0] as u32, 4], &[], 3) * 2 + (x == []) as u32 + (x != none) as u32 * 5
    }

    pub fn equal(x: &[u8], n: usize) -> [u32; 3] {
        let mut zeros = 0;
        for part in x.chunks_exact(3) {
            if part == [0; 3] {
                zeros += 1;
            }
        }
        let (front, back) = (&x[..n], &x[x.len() - n..]);
        let same = (front == back) as u32 | ((front != &x[1..]) as u32) << 1;
        let array = [x[0], x[1]];
        let arrays = empty(x) * 4 | (array == x[..2]) as u32 | ((&x[n..] == &array[..]) as u32) << 1;
        [zeros, same, arrays]
    }
}

#[kernel(workgroup_size = 1)]
fn numbers(x: &[u32], out: &mut [u32]) {
    let mut at = 0;
    for x in x {
        for value in inferred::casts(*x) {
            out[at] = value;
            at += 1;
        }
        for value in inferred::paths(*x).into_iter().chain(inferred::constants(*x)) {
            out[at] = value;
            at += 1;
        }
    }
}

#[kernel(workgroup_size = 1)]
fn slices(x: &[u32], out: &mut [u32]) {
    let mut bytes = [0u8; 12];
    for i in 0..12 {
        bytes[i] = x[i] as u8;
    }
    for n in 0..6 {
        out[4 * n] = inferred::parts(&bytes, n);
        let equal = inferred::equal(&bytes, n);
        for i in 0..3 {
            out[4 * n + 1 + i] = equal[i];
        }
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let x = [0u32, 1, 4, 7, 16, 49, 97, 300, 70_000];
    let mut out = device.zeroed::<u32>(16 * x.len())?;
    if device.supports(&numbers::INFO) {
        numbers(&device.buffer(&x)?, &mut out).workgroups(1).run()?;
        let of =
            |x| [&inferred::casts(x)[..], &inferred::paths(x), &inferred::constants(x)].concat();
        assert_eq!(out.read()?, x.map(of).concat());
    } else {
        let lacking = dsl_runtime::Feature::ShaderInt64;
        crate::support::not_run("inferred_conversions: numbers", lacking, device);
    }
    for x in [[0u32, 0, 0, 7, 9, 8, 0, 0, 0, 0, 0, 0], [5, 6, 5, 5, 6, 5, 5, 6, 5, 5, 6, 5]] {
        let mut out = device.zeroed::<u32>(24)?;
        slices(&device.buffer(&x)?, &mut out).workgroups(1).run()?;
        let bytes = x.map(|x| x as u8);
        let of = |n| [&[inferred::parts(&bytes, n)][..], &inferred::equal(&bytes, n)].concat();
        assert_eq!(out.read()?, (0..6).flat_map(of).collect::<Vec<u32>>());
    }
    Ok(())
}
