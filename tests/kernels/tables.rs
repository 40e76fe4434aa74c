//! Constants that are slices or byte strings. The ASCII methods of `u8`.

use dsl_runtime::prelude::*;

#[device]
mod codes {
    pub const DIGITS: &[u8; 16] = b"0123456789abcdef";
    pub const PRIMES: &[u32] = &[2, 3, 5, 7, 11];
    pub static STEPS: &[[i32; 2]] = &OFFSETS;
    const OFFSETS: [[i32; 2]; 3] = [[1, 2], [-3, 4], [5, -6]];

    pub fn decoded(digit: u8) -> Option<u8> {
        match digit {
            b'0'..=b'9' => Some(digit - b'0'),
            b'a'..=b'f' | b'A'..=b'F' => Some(digit.to_ascii_lowercase() - b'a' + 10),
            _ => None,
        }
    }

    pub fn sum(numbers: &[u32]) -> u32 {
        let mut sum = 0;
        for n in numbers {
            sum += n;
        }
        sum
    }

    pub fn classes(c: u8) -> u32 {
        let said = [
            c.is_ascii(),
            c.is_ascii_digit(),
            c.is_ascii_alphabetic(),
            c.is_ascii_uppercase(),
            c.is_ascii_lowercase(),
            c.is_ascii_alphanumeric(),
            c.is_ascii_hexdigit(),
            c.is_ascii_whitespace(),
            c.is_ascii_control(),
            c.is_ascii_graphic(),
            c.is_ascii_punctuation(),
            c.eq_ignore_ascii_case(&b'Q'),
        ];
        let mut bits = (c.to_ascii_uppercase() as u32) << 16 | (c.to_ascii_lowercase() as u32) << 24;
        for i in 0..12u32 {
            bits |= (said[i as usize] as u32) << i;
        }
        bits
    }

    pub fn hash(n: u32) -> u32 {
        let text = b"GATTACA";
        let mut hash = 5381u32;
        for c in text {
            hash = hash.wrapping_mul(33) ^ *c as u32;
        }
        for &c in b"xyz".iter() {
            hash = hash.rotate_left(5) ^ c as u32;
        }
        for p in PRIMES {
            hash = hash.wrapping_add(*p);
        }
        let bytes = *b"ab";
        hash ^ text[(n % 7) as usize] as u32 ^ (bytes[1] as u32) << 8
    }
}

use codes::{DIGITS, PRIMES, STEPS, classes, decoded, hash, sum};

#[kernel(workgroup_size = 1)]
fn looked_up(out: &mut [u32], said: &mut [u32]) {
    for i in 0..16u32 {
        let digit = DIGITS[i as usize];
        out[i] = digit as u32 + 1000 * decoded(digit).unwrap_or(99) as u32;
    }
    out[16] = sum(PRIMES) + PRIMES.len() as u32;
    out[17] = PRIMES.iter().enumerate().map(|(i, p)| i as u32 * p).sum();
    for (i, step) in STEPS.iter().enumerate() {
        out[18 + i] = (step[0] * 10 + step[1]) as u32;
    }
    out[21] = hash(3);
    for c in 0..256u32 {
        said[c] = classes(c as u8);
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<u32>(22)?;
    let mut said = device.zeroed::<u32>(256)?;
    looked_up(&mut out, &mut said).workgroups(1).run()?;
    let mut expected: Vec<u32> = (0..16).map(|i| DIGITS[i] as u32 + 1000 * i as u32).collect();
    expected.extend([28 + 5, 3 + 10 + 21 + 44, 12, -26i32 as u32, 44, hash(3)]);
    assert_eq!(out.read()?, expected);
    assert_eq!(said.read()?, (0..=255).map(classes).collect::<Vec<u32>>());
    Ok(())
}
