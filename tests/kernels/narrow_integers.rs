//! Integers of 8 and 16 bits: operators, methods and casts give Rust's results.

use dsl_runtime::prelude::*;

/// Keeps what depends on each of some numbers.
#[device]
fn hashed(h: u32, n: u32) -> u32 {
    (h ^ n).wrapping_mul(0x0100_0193).rotate_left(7)
}

#[device]
mod bytes {
    use super::hashed;

    pub fn unsigned(a: u8, b: u8, n: u32) -> u32 {
        let mut h = hashed(1, a.wrapping_add(b) as u32);
        h = hashed(h, a.wrapping_sub(b) as u32);
        h = hashed(h, a.wrapping_mul(b).wrapping_add(a).wrapping_mul(7) as u32);
        h = hashed(h, (a / (b | 1)) as u32 + (a % (b | 1)) as u32);
        h = hashed(h, (a & b) as u32 | ((a | b) as u32) << 8 | ((a ^ !b) as u32) << 16);
        h = hashed(h, (a << (n & 7)) as u32 + (a >> (n & 7)) as u32);
        h = hashed(h, a.wrapping_shl(n) as u32 + a.wrapping_shr(n) as u32);
        h = hashed(h, a.rotate_left(n) as u32 + a.rotate_right(n) as u32 * 256);
        h = hashed(h, a.count_ones() + 16 * a.count_zeros());
        h = hashed(h, a.leading_zeros() + 16 * a.leading_ones());
        h = hashed(h, a.trailing_zeros() + 16 * a.trailing_ones());
        h = hashed(h, a.reverse_bits() as u32 + a.swap_bytes() as u32 * 256);
        h = hashed(h, a.saturating_add(b) as u32 + a.saturating_sub(b) as u32 * 256);
        h = hashed(h, a.saturating_mul(b) as u32 + a.abs_diff(b) as u32 * 256);
        h = hashed(h, a.min(b) as u32 + a.max(b) as u32 * 256 + a.midpoint(b) as u32 * 65536);
        h = hashed(h, (a as i8 as u32) ^ (a as i16 as u32) ^ (b as u16 as u32) << 8);
        h = hashed(h, a.checked_add(b).unwrap_or(3) as u32 + a.checked_sub(b).unwrap_or(4) as u32);
        h = hashed(h, a.checked_div(b).unwrap_or(5) as u32 ^ a.checked_rem(b).map_or(900, u32::from));
        h = hashed(h, a.checked_shl(n).unwrap_or(5) as u32 ^ a.checked_shr(n).map_or(900, u32::from));
        h = hashed(h, a.checked_neg().map_or(700, u32::from) ^ (a.overflowing_shl(n).1 as u32) << 9);
        let (product, is_over) = a.overflowing_mul(b);
        h = hashed(h, product as u32 + is_over as u32 * 256 + u32::from(a < b) * 512);
        h = hashed(h, a.wrapping_add_signed(b as i8) as u32 + a.isqrt() as u32 * 256);
        hashed(h, squared(a) as u32 + a.div_ceil(b | 1) as u32)
    }

    pub trait Squared {
        fn wrapping_pow_2(self) -> Self;
    }

    impl Squared for u8 {
        fn wrapping_pow_2(self) -> u8 {
            self.wrapping_mul(self)
        }
    }

    impl Squared for i16 {
        fn wrapping_pow_2(self) -> i16 {
            self.wrapping_mul(self).wrapping_neg()
        }
    }

    pub fn squared<T: Squared>(x: T) -> T {
        x.wrapping_pow_2()
    }

    pub fn signed(a: i8, b: i8, n: u32) -> u32 {
        let mut h = hashed(2, a.wrapping_add(b) as u32);
        h = hashed(h, a.wrapping_sub(b) as u32);
        h = hashed(h, a.wrapping_mul(b).wrapping_sub(b) as u32);
        h = hashed(h, a.wrapping_neg() as u32 ^ (a.wrapping_abs() as u32) << 8);
        h = hashed(h, a.wrapping_div(b | 1) as u32 ^ a.wrapping_rem(b | 1) as u32);
        h = hashed(h, (a & b) as u32 ^ ((a | b) as u32) << 8 ^ ((a ^ !b) as u32) << 16);
        h = hashed(h, (a << (n & 7)) as u32 ^ ((a >> (n & 7)) as u32) << 8);
        h = hashed(h, a.rotate_left(n) as u32 ^ (a.rotate_right(n) as u32) << 8);
        h = hashed(h, a.count_ones() + 16 * a.count_zeros());
        h = hashed(h, a.leading_zeros() + 16 * a.leading_ones());
        h = hashed(h, a.trailing_zeros() + 16 * a.trailing_ones());
        h = hashed(h, a.reverse_bits() as u32 ^ (a.swap_bytes() as u32) << 8);
        h = hashed(h, a.saturating_add(b) as u32 ^ (a.saturating_sub(b) as u32) << 8);
        h = hashed(h, a.saturating_mul(b) as u32 ^ (a.abs_diff(b) as u32) << 8);
        h = hashed(h, a.min(b) as u32 ^ (a.max(b) as u32) << 8 ^ (a.signum() as u32) << 16);
        h = hashed(h, a.unsigned_abs() as u32 ^ (a as u8 as u32) << 8 ^ (a as u16 as u32) << 16);
        h = hashed(h, a.checked_mul(b).unwrap_or(3) as u32 ^ (a.is_negative() as u32) << 9);
        h = hashed(h, a.checked_sub(b).unwrap_or(9) as u32 ^ ((a <= b) as u32) << 9);
        h = hashed(h, a.checked_div(b).map_or(900, i32::from) as u32);
        h = hashed(h, a.checked_rem(b).map_or(900, i32::from) as u32);
        h = hashed(h, a.checked_neg().map_or(900, i32::from) as u32);
        h = hashed(h, a.checked_abs().map_or(900, i32::from) as u32 ^ a.overflowing_rem(b | 1).0 as u32);
        h = hashed(h, a.checked_shl(n).map_or(900, i32::from) as u32 ^ a.overflowing_shr(n).0 as u32);
        hashed(h, a.rem_euclid(b.wrapping_abs() | 1) as u32 ^ (a as f32 / 4.0) as u32)
    }
}
use bytes::{signed, squared, unsigned};

#[device]
fn sixteen(a: u16, b: i16, n: u32) -> u32 {
    let mut h = hashed(3, a.wrapping_add(b as u16) as u32);
    h = hashed(h, a.wrapping_mul(a).wrapping_sub(9) as u32 ^ b.wrapping_mul(b) as u32);
    h = hashed(h, (a << (n & 15)) as u32 ^ ((b >> (n & 15)) as u32) << 16);
    h = hashed(h, a.rotate_left(n) as u32 ^ (b.rotate_right(n) as u32) << 16);
    h = hashed(h, a.swap_bytes() as u32 ^ (b.reverse_bits() as u32) << 16);
    h = hashed(h, a.leading_zeros() + 32 * b.leading_zeros() + 1024 * b.count_ones());
    h = hashed(h, a.saturating_mul(3) as u32 ^ (b.saturating_mul(3) as u32) << 16);
    h = hashed(h, a as u8 as u32 ^ ((b as i8) as u32) << 3 ^ (a as i16 as i32 as u32) << 5);
    h = hashed(h, squared(b) as u32);
    hashed(h, b.checked_add(30000).map_or(7, |sum| sum as u32) ^ u32::from(a > 400) << 20)
}

/// `as` of floats gives the nearest number of the type.
#[device]
fn of_floats(x: f32) -> u32 {
    let a = x as u8 as u32 + ((x as u16 as u32) << 8);
    hashed(a, x as i8 as u32 ^ (x as i16 as u32) << 8)
}

#[device]
const TABLE: [u8; 6] = [0, 1, 127, 128, 255, b'a'];

#[device]
const LOW: u16 = u16::MAX >> 9;

#[device]
fn patterns(c: u8, d: i8) -> u32 {
    let letter = match c {
        b'a'..=b'z' => 1,
        b'A'..=b'Z' => 2,
        b'0'..=b'9' | b'_' => 3,
        TABLE_END => 4,
        0..=31 => 5,
        128.. => 6,
        _ => 7,
    };
    let sign = match d {
        i8::MIN..=-1 => 10,
        0 => 20,
        1..=i8::MAX => 30,
    };
    letter + sign + LOW as u32 + u8::BITS + i16::MAX as u32
}

#[device]
const TABLE_END: u8 = 0x7f;

/// Members, tuples, arrays, options and workgroup memory of them.
#[device]
mod memory {
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub struct Pixel {
        pub r: u8,
        pub g: u8,
        pub b: u8,
        pub depth: i16,
    }

    impl Pixel {
        pub fn packed(self) -> u16 {
            ((self.r as u16 & 0xf8) << 8) | ((self.g as u16 & 0xfc) << 3) | (self.b as u16 >> 3)
        }

        pub fn brighten(&mut self, by: u8) {
            self.r = self.r.saturating_add(by);
            self.g = self.g.wrapping_add(by);
            self.depth = self.depth.wrapping_sub(i16::from(by));
        }
    }

    pub fn counted(list: &[u8], wanted: u8) -> (u8, Option<u8>) {
        let mut count = 0;
        let mut last = None;
        for &item in list {
            if item >= wanted {
                count += 1;
                last = Some(item);
            }
        }
        (count, last)
    }
}
use memory::{Pixel, counted};

#[kernel(workgroup_size = 64)]
fn of_bytes(out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        let (a, b) = (i as u8, (i >> 8) as u8);
        out[i] = unsigned(a, b, i.wrapping_mul(77)) ^ signed(a as i8, b as i8, i.wrapping_mul(39));
    }
}

#[kernel(workgroup_size = 64)]
fn of_sixteen(words: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < out.len() && i < words.len() {
        let word = words[i];
        out[i] = sixteen(word as u16, (word >> 16) as i16, word >> 3)
            ^ of_floats((word as i32 >> 20) as f32 * 0.77)
            ^ patterns(word as u8, (word >> 8) as i8);
    }
}

#[kernel(workgroup_size = 64)]
fn in_memory(words: &[u32], out: &mut [u32]) {
    workgroup_var!(shared: [u8; 64]);
    let i = global_invocation_id().x;
    let lane = local_invocation_index();
    shared[lane] = words[i] as u8;
    workgroup_barrier();
    let next = shared[(lane + 1) % 64];
    let mut pixel = Pixel { r: next, g: shared[lane], b: 17, depth: -3 };
    pixel.brighten(next);
    pixel.b <<= 2;
    pixel.b -= next;
    let mut list = [next, shared[lane], TABLE[i % 6], 200];
    list[(next & 3) as usize] += 100;
    list[1] = list[1].rotate_left(3) * 3;
    let (count, last) = counted(&list, 90);
    let total: u8 = list.iter().fold(0, |sum, item| sum + item);
    out[i] = pixel.packed() as u32
        ^ (pixel.depth as u32) << 8
        ^ count as u32
        ^ (last.unwrap_or(1) as u32) << 3
        ^ (total as u32) << 20;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(65536)?;
    of_bytes(&mut out).invocations(65536).run()?;
    for (i, found) in (0u32..).zip(out.read()?) {
        let (a, b) = (i as u8, (i >> 8) as u8);
        let bytes = unsigned(a, b, i.wrapping_mul(77));
        assert_eq!(found, bytes ^ signed(a as i8, b as i8, i.wrapping_mul(39)), "{a} {b}");
    }
    let words: Vec<u32> = (0..4096u32).map(|i| i.wrapping_mul(0x9e37_79b9) ^ (i >> 3)).collect();
    let buffer = device.buffer(&words)?;
    let mut out = device.zeroed::<u32>(4096)?;
    of_sixteen(&buffer, &mut out).invocations(4096).run()?;
    for (&word, found) in words.iter().zip(out.read()?) {
        let expected = sixteen(word as u16, (word >> 16) as i16, word >> 3)
            ^ of_floats((word as i32 >> 20) as f32 * 0.77)
            ^ patterns(word as u8, (word >> 8) as i8);
        assert_eq!(found, expected, "{word:#x}");
    }
    in_memory(&buffer, &mut out).workgroups(64).run()?;
    for (i, found) in out.read()?.into_iter().enumerate() {
        let of = |lane: usize| words[i / 64 * 64 + lane % 64] as u8;
        let (own, next) = (of(i % 64), of(i % 64 + 1));
        let mut pixel = Pixel { r: next, g: own, b: 17, depth: -3 };
        pixel.brighten(next);
        pixel.b = (pixel.b << 2).wrapping_sub(next);
        let mut list = [next, own, TABLE[i % 6], 200];
        let at = (next & 3) as usize;
        list[at] = list[at].wrapping_add(100);
        list[1] = list[1].rotate_left(3).wrapping_mul(3);
        let (count, last) = counted(&list, 90);
        let total = list.iter().fold(0u8, |sum, item| sum.wrapping_add(*item));
        let expected = pixel.packed() as u32
            ^ (pixel.depth as u32) << 8
            ^ count as u32
            ^ (last.unwrap_or(1) as u32) << 3
            ^ (total as u32) << 20;
        assert_eq!(found, expected, "{i}");
    }
    Ok(())
}
