//! Hashes, ciphers and codecs, written as in plain Rust crates.

use dsl_runtime::prelude::*;

#[device]
mod hashes {
    pub fn fnv1a(bytes: &[u8; 8]) -> u32 {
        let mut hash: u32 = 0x811c_9dc5;
        for byte in bytes.iter() {
            hash ^= u32::from(*byte);
            hash = hash.wrapping_mul(0x0100_0193);
        }
        hash
    }

    pub fn crc_table() -> [u32; 256] {
        let mut table = [0u32; 256];
        let mut n = 0;
        while n < 256 {
            let mut c = n as u32;
            for _ in 0..8 {
                c = if c & 1 != 0 { 0xedb8_8320 ^ (c >> 1) } else { c >> 1 };
            }
            table[n] = c;
            n += 1;
        }
        table
    }

    pub fn crc32(table: &[u32; 256], bytes: &[u8; 8]) -> u32 {
        let mut crc = !0u32;
        for &byte in bytes {
            crc = table[((crc ^ byte as u32) & 0xff) as usize] ^ (crc >> 8);
        }
        !crc
    }

    pub fn crc16(bytes: &[u8; 8]) -> u16 {
        let mut crc = 0xffff_u16;
        for byte in bytes {
            crc ^= (*byte as u16) << 8;
            for _ in 0..8 {
                crc = if crc & 0x8000 != 0 { (crc << 1) ^ 0x1021 } else { crc << 1 };
            }
        }
        crc
    }

    pub fn adler(bytes: &[u8; 8]) -> u32 {
        let (mut a, mut b) = (1u32, 0u32);
        for i in 0..bytes.len() {
            a = (a + bytes[i] as u32) % 65521;
            b = (b + a) % 65521;
        }
        (b << 16) | a
    }
}

#[device]
mod ciphers {
    pub fn xtea(mut v: [u32; 2], key: &[u32; 4]) -> [u32; 2] {
        let mut sum: u32 = 0;
        for _ in 0..32 {
            v[0] = v[0].wrapping_add(
                (((v[1] << 4) ^ (v[1] >> 5)).wrapping_add(v[1]))
                    ^ (sum.wrapping_add(key[(sum & 3) as usize])),
            );
            sum = sum.wrapping_add(0x9e37_79b9);
            v[1] = v[1].wrapping_add(
                (((v[0] << 4) ^ (v[0] >> 5)).wrapping_add(v[0]))
                    ^ (sum.wrapping_add(key[((sum >> 11) & 3) as usize])),
            );
        }
        v
    }

    /// The state of RC4.
    #[derive(Clone, Copy)]
    pub struct Rc4 {
        s: [u8; 256],
        i: u8,
        j: u8,
    }

    impl Rc4 {
        pub fn new(key: &[u8; 8]) -> Rc4 {
            let mut s = [0u8; 256];
            for i in 0..256 {
                s[i] = i as u8;
            }
            let mut j = 0u8;
            for i in 0..256usize {
                j = j.wrapping_add(s[i]).wrapping_add(key[i % key.len()]);
                s.swap(i, j as usize);
            }
            Rc4 { s, i: 0, j: 0 }
        }

        pub fn next(&mut self) -> u8 {
            self.i = self.i.wrapping_add(1);
            self.j = self.j.wrapping_add(self.s[self.i as usize]);
            self.s.swap(self.i as usize, self.j as usize);
            self.s[self.s[self.i as usize].wrapping_add(self.s[self.j as usize]) as usize]
        }
    }

    /// Multiplication in the field of AES.
    pub fn gmul(mut a: u8, mut b: u8) -> u8 {
        let mut p = 0;
        while b != 0 {
            if b & 1 != 0 {
                p ^= a;
            }
            let high = a & 0x80;
            a <<= 1;
            if high != 0 {
                a ^= 0x1b;
            }
            b >>= 1;
        }
        p
    }
}

#[device]
mod codecs {
    pub fn rgb565(r: u8, g: u8, b: u8) -> u16 {
        ((r as u16 >> 3) << 11) | ((g as u16 >> 2) << 5) | (b as u16 >> 3)
    }

    pub fn from_rgb565(color: u16) -> (u8, u8, u8) {
        let r = ((color >> 11) & 0x1f) as u8;
        let g = ((color >> 5) & 0x3f) as u8;
        let b = (color & 0x1f) as u8;
        ((r << 3) | (r >> 2), (g << 2) | (g >> 4), (b << 3) | (b >> 2))
    }

    pub fn decoded(c: u8) -> Option<u8> {
        match c {
            b'A'..=b'Z' => Some(c - b'A'),
            b'a'..=b'z' => Some(c - b'a' + 26),
            b'0'..=b'9' => Some(c - b'0' + 52),
            b'+' => Some(62),
            b'/' => Some(63),
            _ => None,
        }
    }

    /// Three bytes of four letters.
    pub fn base64(letters: [u8; 4]) -> Option<[u8; 3]> {
        let a = decoded(letters[0])?;
        let b = decoded(letters[1])?;
        let c = decoded(letters[2])?;
        let d = decoded(letters[3])?;
        Some([(a << 2) | (b >> 4), (b << 4) | (c >> 2), (c << 6) | d])
    }

    pub fn gray(n: u16) -> u16 {
        n ^ (n >> 1)
    }

    /// What an encoder of variable lengths does to signs.
    pub fn zigzag(n: i16) -> u16 {
        ((n << 1) ^ (n >> 15)) as u16
    }

    pub fn unzigzag(n: u16) -> i16 {
        ((n >> 1) as i16) ^ -((n & 1) as i16)
    }

    fn ordered(v: &mut [u8; 8], i: usize, j: usize) {
        if v[i] > v[j] {
            v.swap(i, j);
        }
    }

    /// Batcher's network.
    pub fn sorted(mut v: [u8; 8]) -> [u8; 8] {
        let pairs = [
            (0, 1), (2, 3), (4, 5), (6, 7), (0, 2), (1, 3), (4, 6), (5, 7), (1, 2), (5, 6),
            (0, 4), (1, 5), (2, 6), (3, 7), (2, 4), (3, 5), (1, 2), (3, 4), (5, 6),
        ];
        for (i, j) in pairs {
            ordered(&mut v, i, j);
        }
        v
    }

    /// Samples of µ-law.
    pub fn linear(u: u8) -> i16 {
        let u = !u;
        let magnitude = (((u & 0x0f) as i16) << 3) + 0x84;
        let t = magnitude << ((u & 0x70) >> 4);
        if u & 0x80 != 0 { 0x84 - t } else { t - 0x84 }
    }
}
use ciphers::{Rc4, gmul, xtea};
use codecs::{base64, from_rgb565, gray, linear, rgb565, sorted, unzigzag, zigzag};
use hashes::{adler, crc16, crc32, crc_table, fnv1a};

#[device]
fn bytes_of(a: u32, b: u32) -> [u8; 8] {
    [
        a as u8, (a >> 8) as u8, (a >> 16) as u8, (a >> 24) as u8,
        b as u8, (b >> 8) as u8, (b >> 16) as u8, (b >> 24) as u8,
    ]
}

#[device]
fn everything(a: u32, b: u32) -> [u32; 12] {
    let bytes = bytes_of(a, b);
    let mut rc4 = Rc4::new(&bytes);
    let mut stream = 0u32;
    for _ in 0..4 {
        stream = (stream << 8) | rc4.next() as u32;
    }
    let (red, green, blue) = from_rgb565(a as u16);
    let letters = [bytes[0] & 0x7f, bytes[1] & 0x7f, b'Q', b'/'];
    let word = match base64(letters) {
        Some(three) => (three[0] as u32) << 16 | (three[1] as u32) << 8 | three[2] as u32,
        None => 0xffff_ffff,
    };
    let order = sorted(bytes);
    let v = xtea([a, b], &[b, 1, a, 7]);
    [
        fnv1a(&bytes),
        crc32(&crc_table(), &bytes),
        crc16(&bytes) as u32,
        adler(&bytes),
        v[0] ^ v[1],
        stream,
        gmul(bytes[2], bytes[5]) as u32,
        rgb565(red, green, blue) as u32 ^ (red as u32) << 16 ^ (blue as u32) << 24,
        word,
        gray(b as u16) as u32 ^ (zigzag(a as i16) as u32) << 16,
        unzigzag(b as u16) as u32 ^ linear(bytes[6]) as u32,
        order[0] as u32 | (order[3] as u32) << 8 | (order[4] as u32) << 16 | (order[7] as u32) << 24,
    ]
}

#[kernel(workgroup_size = 32)]
fn encoded(words: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x as usize;
    if i + 1 < words.len() {
        let results = everything(words[i], words[i + 1]);
        for n in 0..12 {
            out[i * 12 + n] = results[n];
        }
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let words: Vec<u32> = (1..98u32).map(|i| i.wrapping_mul(0x9e37_79b9).rotate_left(i)).collect();
    let mut out = device.zeroed::<u32>(96 * 12)?;
    encoded(&device.buffer(&words)?, &mut out).invocations(96).run()?;
    let expected: Vec<u32> = words.windows(2).flat_map(|pair| everything(pair[0], pair[1])).collect();
    assert_eq!(out.read()?, expected);
    Ok(())
}
