//! The input of kernels: pseudo-random numbers. Buffers repeat them.

use dsl_runtime::prelude::*;

/// The number of different words.
pub(crate) const BLOCK: usize = 1 << 20;

/// The same words as numbers of each type.
pub(crate) struct Data {
    pub(crate) words: Vec<u32>,
    /// From -0.5 to 0.5.
    pub(crate) floats: Vec<f32>,
    /// From 0.25 to 0.5, of either sign; two per word.
    pub(crate) halves: Vec<f16>,
}

impl Data {
    pub(crate) fn new() -> Data {
        let mut state = 0x9E37_79B9u32;
        let next = || {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            state
        };
        let words: Vec<u32> = std::iter::repeat_with(next).take(BLOCK).collect();
        let float = |word: &u32| (word >> 8) as f32 / (1 << 24) as f32 - 0.5;
        let halves = |word: &u32| {
            let word = word & 0x83FF_83FF | 0x3400_3400;
            [word as u16, (word >> 16) as u16].map(f16::from_bits)
        };
        Data {
            floats: words.iter().map(float).collect(),
            halves: words.iter().flat_map(halves).collect(),
            words,
        }
    }

    pub(crate) fn word(&self, i: usize) -> u32 {
        self.words[i % BLOCK]
    }

    pub(crate) fn float(&self, i: usize) -> f64 {
        self.floats[i % BLOCK].into()
    }

    pub(crate) fn half(&self, i: usize) -> f64 {
        self.halves[i % (2 * BLOCK)].to_f64()
    }

    /// The sum of the first `n` floats.
    pub(crate) fn sum(&self, n: usize) -> f64 {
        let sum = |floats: &[f32]| -> f64 { floats.iter().copied().map(f64::from).sum() };
        sum(&self.floats) * (n / BLOCK) as f64 + sum(&self.floats[..n % BLOCK])
    }

    /// The number of occurrences of each byte in the first `n` words.
    pub(crate) fn byte_counts(&self, n: usize) -> [u32; 256] {
        let mut counts = [0; 256];
        let mut count = |words: &[u32], times: usize| {
            for byte in words.iter().flat_map(|word| word.to_le_bytes()) {
                counts[usize::from(byte)] += times as u32;
            }
        };
        count(&self.words, n / BLOCK);
        count(&self.words[..n % BLOCK], 1);
        counts
    }

    pub(crate) fn vectors(&self) -> Vec<Vec4> {
        self.floats.chunks_exact(4).map(Vec4::from_slice).collect()
    }

    pub(crate) fn word_vectors(&self) -> Vec<UVec4> {
        self.words.chunks_exact(4).map(UVec4::from_slice).collect()
    }

    pub(crate) fn half_vectors(&self) -> Vec<F16Vec4> {
        self.halves.as_chunks().0.iter().copied().map(F16Vec4::from_array).collect()
    }
}
