//! The texels of a texture in host memory.
//!
//! Takes texel addresses (level, x, y, z), gives a texel's words. Invariant: each texel has its own
//! words, so stores to neighbours do not interfere. The words are relaxed atomics: invocations of
//! several workgroups may race on them as they may on a GPU.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use crate::{Format, TextureDimension};

/// All texels of a texture. Indexing a `Vec` would be calls in debug builds, so these are slices.
pub(crate) struct Texels {
    words: Box<[AtomicU32]>,
    words_per_texel: usize,
    texel_bytes: usize,
    levels: Box<[Level]>,
}

/// A mip level.
struct Level {
    /// Index of its first texel.
    start: usize,
    /// Width, height, and depth or layers.
    size: [u32; 3],
}

impl Texels {
    /// Zeros, or `None` if there is no memory for them.
    pub(crate) fn zeroed(
        format: Format,
        dimension: TextureDimension,
        size: [u32; 3],
        mip_levels: u32,
    ) -> Option<Self> {
        let texel_bytes = format.texel_bytes() as usize;
        let words_per_texel = texel_bytes.div_ceil(4);
        let (mut levels, mut end) = (Vec::new(), 0usize);
        for level in 0..mip_levels {
            let size = dimension.mip_size(size, level);
            levels.push(Level { start: end, size });
            let texels = size.iter().try_fold(1usize, |n, &s| n.checked_mul(s as usize))?;
            end = end.checked_add(texels)?;
        }
        let len = end.checked_mul(words_per_texel)?;
        let mut words = Vec::new();
        words.try_reserve_exact(len).ok()?;
        words.resize_with(len, || AtomicU32::new(0));
        let (words, levels) = (words.into_boxed_slice(), levels.into_boxed_slice());
        Some(Self { words, words_per_texel, texel_bytes, levels })
    }

    /// Index of the first word of the texel at `[x, y, z]`; z counts layers too. `None` outside.
    #[inline(always)]
    fn first_word(&self, level: u32, [x, y, z]: [u32; 3]) -> Option<usize> {
        if level as usize >= self.levels.len() {
            return None;
        }
        let Level { start, size: [width, height, depth] } = self.levels[level as usize];
        if x >= width || y >= height || z >= depth {
            return None;
        }
        let row = z as usize * height as usize + y as usize;
        let texel = start + row * width as usize + x as usize;
        Some(texel * self.words_per_texel)
    }

    /// Whether the texel exists.
    #[inline]
    pub(super) fn has(&self, level: u32, at: [u32; 3]) -> bool {
        self.first_word(level, at).is_some()
    }

    #[inline]
    #[expect(clippy::question_mark, reason = "`?` is a call in debug builds")]
    pub(super) fn load(&self, level: u32, at: [u32; 3]) -> Option<[u32; 4]> {
        let Some(first) = self.first_word(level, at) else { return None };
        let (mut words, mut i) = ([0; 4], 0);
        while i < self.words_per_texel {
            words[i] = self.words[first + i].load(Relaxed);
            i += 1;
        }
        Some(words)
    }

    /// Stores a texel. A store outside is dropped.
    #[inline]
    pub(super) fn store(&self, level: u32, at: [u32; 3], words: [u32; 4]) {
        let Some(first) = self.first_word(level, at) else { return };
        let mut i = 0;
        while i < self.words_per_texel {
            self.words[first + i].store(words[i], Relaxed);
            i += 1;
        }
    }

    /// The words of the texels from layer `layer` of a level on.
    fn from(&self, level: u32, layer: u32) -> impl Iterator<Item = &[AtomicU32]> {
        let start = self.first_word(level, [0, 0, layer]).unwrap_or(self.words.len());
        self.words[start..].chunks_exact(self.words_per_texel)
    }

    /// Replaces the texels from layer `layer` of a level on. `bytes` is little-endian and dense.
    pub(crate) fn write(&self, level: u32, layer: u32, bytes: &[u8]) {
        let texels = bytes.chunks_exact(self.texel_bytes);
        for (to, texel) in self.from(level, layer).zip(texels) {
            for (to, word) in to.iter().zip(texel.chunks(4)) {
                let mut le = [0; 4];
                le[..word.len()].copy_from_slice(word);
                to.store(u32::from_le_bytes(le), Relaxed);
            }
        }
    }

    /// Appends `bytes` bytes of texels from layer `layer` of a level on.
    pub(crate) fn read(&self, level: u32, layer: u32, bytes: usize, texels: &mut Vec<u8>) {
        for texel in self.from(level, layer).take(bytes / self.texel_bytes) {
            let mut left = self.texel_bytes;
            for word in texel {
                let le = word.load(Relaxed).to_le_bytes();
                texels.extend_from_slice(&le[..left.min(4)]);
                left = left.saturating_sub(4);
            }
        }
    }
}
