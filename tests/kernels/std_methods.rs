//! Integer methods that kernels compile from std's definition, and the methods that std provides to an `impl Hasher`. The results are compared with std.

use dsl_runtime::prelude::*;

#[device]
mod methods {
    macro_rules! word {
        ($option:expr) => {
            match $option {
                Some(value) => (value as u32) ^ 0x1_0000,
                None => 0x7777,
            }
        };
    }

    macro_rules! pair {
        ($pair:expr) => {{
            let (value, flag) = $pair;
            (value as u32).wrapping_mul(2) + flag as u32
        }};
    }

    macro_rules! all {
        ($name:ident, $ty:ty) => {
            pub fn $name(a: $ty, b: $ty, n: u32) -> [u32; 15] {
                let small = if a < 1 { 1 } else { a };
                let base = if b < 2 { 2 } else { b };
                [
                    pair!(a.overflowing_pow(n)),
                    a.wrapping_pow(n) as u32,
                    word!(a.checked_pow(n)),
                    a.saturating_pow(n) as u32,
                    small.ilog(base),
                    small.ilog10(),
                    word!(a.checked_ilog(b)),
                    word!(a.checked_ilog2()),
                    word!(a.checked_ilog10()),
                    a.unbounded_shl(n) as u32,
                    a.unbounded_shr(n) as u32,
                    word!(a.checked_div_euclid(b)),
                    word!(a.checked_rem_euclid(b)),
                    a.to_be() as u32 ^ a.to_le() as u32,
                    <$ty>::from_be(a) as u32 ^ <$ty>::from_le(b) as u32,
                ]
            }
        };
    }

    macro_rules! unsigned {
        ($name:ident, $ty:ty, $signed:ty) => {
            pub fn $name(a: $ty, b: $ty) -> [u32; 10] {
                let by = if b == 0 { 3 } else { b };
                let s = b as $signed;
                [
                    a.wrapping_div_euclid(by) as u32,
                    a.wrapping_rem_euclid(by) as u32,
                    a.saturating_div(by) as u32,
                    word!(a.checked_next_multiple_of(b)),
                    word!(a.checked_next_power_of_two()),
                    pair!(a.overflowing_add_signed(s)),
                    word!(a.checked_add_signed(s)),
                    pair!(a.overflowing_sub_signed(s)),
                    word!(a.checked_sub_signed(s)),
                    a.saturating_add_signed(s) as u32,
                ]
            }
        };
    }

    macro_rules! signed {
        ($name:ident, $ty:ty, $unsigned:ty) => {
            pub fn $name(a: $ty, b: $ty) -> [u32; 12] {
                let by = if b == 0 { -3 } else { b };
                let u = b as $unsigned;
                [
                    a.wrapping_div_euclid(by) as u32,
                    a.wrapping_rem_euclid(by) as u32,
                    a.saturating_div(by) as u32,
                    a.saturating_abs() as u32,
                    a.saturating_neg() as u32,
                    word!(a.checked_isqrt()),
                    pair!(a.overflowing_add_unsigned(u)),
                    pair!(a.overflowing_sub_unsigned(u)),
                    word!(a.checked_add_unsigned(u)),
                    word!(a.checked_sub_unsigned(u)),
                    a.saturating_add_unsigned(u) as u32,
                    a.saturating_sub_unsigned(u) as u32,
                ]
            }
        };
    }

    all!(of_u8, u8);
    all!(of_i8, i8);
    all!(of_u16, u16);
    all!(of_i16, i16);
    all!(of_u32, u32);
    all!(of_i32, i32);
    all!(of_u64, u64);
    all!(of_i64, i64);
    unsigned!(unsigned_8, u8, i8);
    unsigned!(unsigned_16, u16, i16);
    unsigned!(unsigned_32, u32, i32);
    unsigned!(unsigned_64, u64, i64);
    signed!(signed_8, i8, u8);
    signed!(signed_16, i16, u16);
    signed!(signed_32, i32, u32);
    signed!(signed_64, i64, u64);

    /// Those of 64 bits that kernels have for narrower ones as builtin functions.
    pub fn wide(a: u64, b: u64) -> [u32; 9] {
        let (s, t) = (a as i64, b as i64);
        let power = if a > 1 << 63 { 7 } else { a };
        let positive = if s < 0 { 9 } else { s };
        [
            (a.swap_bytes() >> 7) as u32 ^ s.swap_bytes() as u32,
            (a.saturating_mul(b) >> 9) as u32,
            (s.saturating_mul(t) >> 9) as u32,
            a.midpoint(b) as u32,
            s.midpoint(t) as u32,
            a.isqrt() as u32,
            positive.isqrt() as u32,
            (power.next_power_of_two() >> 3) as u32,
            (a.wrapping_add_signed(t) ^ s.wrapping_add_unsigned(b) as u64) as u32
                ^ s.wrapping_sub_unsigned(b) as u32,
        ]
    }

    /// All of 8, 16 and 32 bits.
    pub fn narrow(a: u32, b: u32) -> u32 {
        let n = b % 40;
        let mut sum = 0u32;
        for part in [of_u8(a as u8, b as u8, n), of_i8(a as i8, b as i8, n)] {
            sum = part.iter().fold(sum, |sum, part| sum.rotate_left(5) ^ part);
        }
        for part in [of_u16(a as u16, b as u16, n), of_i16(a as i16, b as i16, n)] {
            sum = part.iter().fold(sum, |sum, part| sum.rotate_left(5) ^ part);
        }
        for part in [of_u32(a, b, n), of_i32(a as i32, b as i32, n)] {
            sum = part.iter().fold(sum, |sum, part| sum.rotate_left(5) ^ part);
        }
        for part in [unsigned_8(a as u8, b as u8), unsigned_16(a as u16, b as u16), unsigned_32(a, b)] {
            sum = part.iter().fold(sum, |sum, part| sum.rotate_left(5) ^ part);
        }
        let signed = [
            signed_8(a as i8, b as i8),
            signed_16(a as i16, b as i16),
            signed_32(a as i32, b as i32),
        ];
        for part in signed {
            sum = part.iter().fold(sum, |sum, part| sum.rotate_left(5) ^ part);
        }
        sum
    }

    /// All of 64 bits.
    pub fn long(a: u64, b: u64) -> u32 {
        let n = (b % 70) as u32;
        let mut sum = 0u32;
        for part in [of_u64(a, b, n), of_i64(a as i64, b as i64, n)] {
            sum = part.iter().fold(sum, |sum, part| sum.rotate_left(5) ^ part);
        }
        sum = unsigned_64(a, b).iter().fold(sum, |sum, part| sum.rotate_left(5) ^ part);
        sum = signed_64(a as i64, b as i64).iter().fold(sum, |sum, part| sum.rotate_left(5) ^ part);
        wide(a, b).iter().fold(sum, |sum, part| sum.rotate_left(5) ^ part)
    }
}

#[kernel(workgroup_size = 64)]
fn narrow_std_methods(numbers: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let n = numbers.len();
    if n > 0 && i < out.len() {
        out[i] = methods::narrow(numbers[i % n], numbers[i / n % n]);
    }
}

#[kernel(workgroup_size = 64)]
fn wide_std_methods(numbers: &[u64], out: &mut [u32]) {
    let i = global_invocation_id().x;
    let n = numbers.len();
    if n > 0 && i < out.len() {
        out[i] = methods::long(numbers[i % n], numbers[i / n % n]);
    }
}

#[device]
mod hashers {
    use core::hash::Hasher;

    #[derive(Clone)]
    pub struct Own {
        state: u64,
    }

    impl Hasher for Own {
        fn write(&mut self, bytes: &[u8]) {
            for byte in bytes {
                self.state = self.state.wrapping_mul(31) ^ *byte as u64;
            }
        }

        fn write_u16(&mut self, value: u16) {
            self.state ^= 5 + value as u64;
        }

        fn finish(&self) -> u64 {
            self.state
        }
    }

    fn feed<T: Hasher>(hasher: &mut T, x: u64) {
        hasher.write_i32(x as i32);
        hasher.write_u8(x as u8);
        hasher.write_i8(-3);
    }

    pub fn hash(x: u64) -> u64 {
        let mut hasher = Own { state: 1 };
        hasher.write_u32(x as u32);
        hasher.write_u16(x as u16);
        hasher.write_i16(-4);
        hasher.write_u64(x);
        hasher.write_i64(x as i64);
        feed(&mut hasher, x);
        hasher.write(&[1, x as u8]);
        hasher.finish()
    }
}

#[kernel(workgroup_size = 64)]
fn hashed(numbers: &[u64], out: &mut [u64]) {
    let i = global_invocation_id().x;
    if i < numbers.len() && i < out.len() {
        out[i] = hashers::hash(numbers[i]);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut numbers = vec![0u32, 1, 2, 3, 7, 9, 10, 63, 64, 99, 100, 127, 128, 129, 200, 255, 256, 1000];
    numbers.extend([0x7FFF, 0x8000, 0xFFFF, 0x1_0001, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFE, u32::MAX]);
    let pairs = |n: usize| (0..n * n).map(move |i| (i % n, i / n));
    let expected: Vec<u32> =
        pairs(numbers.len()).map(|(a, b)| methods::narrow(numbers[a], numbers[b])).collect();
    let mut out = device.zeroed::<u32>(expected.len())?;
    narrow_std_methods(&device.buffer(&numbers)?, &mut out)
        .workgroups(expected.len().div_ceil(64) as u32)
        .run()?;
    assert_eq!(out.read()?, expected);

    let lacking = dsl_runtime::Feature::ShaderInt64;
    if !device.supports(lacking) {
        crate::support::not_run("std_methods: 64 bits", lacking, device);
        return Ok(());
    }
    let mut numbers: Vec<u64> = numbers.into_iter().map(u64::from).collect();
    numbers.extend([1 << 32, 0x7FFF_FFFF_FFFF_FFFF, 1 << 63, (1 << 63) + 1, u64::MAX - 1, u64::MAX]);
    let expected: Vec<u32> =
        pairs(numbers.len()).map(|(a, b)| methods::long(numbers[a], numbers[b])).collect();
    let mut out = device.zeroed::<u32>(expected.len())?;
    wide_std_methods(&device.buffer(&numbers)?, &mut out)
        .workgroups(expected.len().div_ceil(64) as u32)
        .run()?;
    assert_eq!(out.read()?, expected);
    let mut out = device.zeroed::<u64>(numbers.len())?;
    hashed(&device.buffer(&numbers)?, &mut out).invocations(numbers.len() as u32).run()?;
    let expected: Vec<u64> = numbers.into_iter().map(hashers::hash).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
