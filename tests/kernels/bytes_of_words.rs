//! Words and their bytes in codecs: copies of `to_le_bytes()`, functions that return an array from
//! `from_fn`. Attributes without an effect on the meaning.

use dsl_runtime::prelude::*;

type Chunk = u16;

const BITS: usize = 16;
const CHUNKS: usize = 128 / BITS;

#[cfg_attr(test, inline)]
#[track_caller]
#[must_use]
fn stored(word: u32, half: u16) -> [u8; 8] {
    let mut bytes = [0u8; 8];
    bytes[..4].copy_from_slice(&word.to_le_bytes());
    bytes[4..6].copy_from_slice(&half.to_be_bytes());
    bytes[6..].copy_from_slice(&[half as u8; 2]);
    bytes
}

#[device]
mod blocks {
    pub(super) fn words_of(block: &[u8; 8]) -> [u32; 2] {
        core::array::from_fn(|i| {
            let word = &block[4 * i..][..4];
            u32::from_be_bytes(word.try_into().unwrap())
        })
    }
}

fn halves(bytes: [u8; 4]) -> [u32; 4] {
    bytes.map(|b| b.rotate_left(3)).map(u32::from)
}

fn first_four(bytes: &[u8; 8]) -> [u8; 4] {
    if bytes[0] == 0 {
        return bytes[4..].try_into().unwrap();
    }
    bytes[..4].try_into().unwrap()
}

fn all(word: u32) -> [u32; 4] {
    let bytes = stored(word, (word >> 5) as u16);
    let [a, b] = blocks::words_of(&bytes);
    let parts = halves(first_four(&bytes));
    let mut set = [0 as Chunk; CHUNKS];
    set[word as usize % CHUNKS] |= 1 << (word as usize / CHUNKS % BITS);
    let count: u32 = set.iter().map(|chunk| *chunk as u32).sum();
    [a, b, parts[0] ^ parts[1] << 8 ^ parts[2] << 16 ^ parts[3] << 24, count]
}

#[kernel(workgroup_size = 64)]
fn bytes_of_words(out: &mut [[u32; 4]]) {
    let i = global_invocation_id().x;
    if i < out.len() {
        out[i] = all(i.wrapping_mul(0x9E37_79B9));
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    let mut out = device.zeroed::<[u32; 4]>(128)?;
    bytes_of_words(&mut out).invocations(128).run()?;
    let expected = (0..128u32).map(|i| all(i.wrapping_mul(0x9E37_79B9)));
    assert_eq!(out.read()?, expected.collect::<Vec<_>>());
    Ok(())
}
