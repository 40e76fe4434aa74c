//! Host memory for incoming messages, kept for later ones.
//!
//! Takes a number of bytes, gives memory of at least that size, aligned for every MPI datatype.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

/// The most bytes that are kept.
const POOL_BYTES: usize = 256 << 20;

/// Memory that is not in use, by its number of words.
#[derive(Default)]
struct Pool {
    free: HashMap<usize, Vec<Vec<u64>>>,
    held: usize,
}

static POOL: Mutex<Option<Pool>> = Mutex::new(None);

/// Memory of the pool. When it is dropped, it returns there.
pub(crate) struct Pooled {
    words: Vec<u64>,
    bytes: usize,
}

impl Pooled {
    /// Memory of `bytes` bytes, with any contents.
    pub(crate) fn new(bytes: usize) -> Self {
        let n_words = bytes.div_ceil(8).next_power_of_two();
        let free = with_pool(|pool| {
            let words = pool.free.get_mut(&n_words)?.pop()?;
            pool.held -= 8 * n_words;
            Some(words)
        });
        Self { words: free.unwrap_or_else(|| vec![0; n_words]), bytes }
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &bytemuck::cast_slice(&self.words)[..self.bytes]
    }

    pub(crate) fn bytes_mut(&mut self) -> &mut [u8] {
        &mut bytemuck::cast_slice_mut(&mut self.words)[..self.bytes]
    }
}

impl Drop for Pooled {
    fn drop(&mut self) {
        let words = std::mem::take(&mut self.words);
        with_pool(|pool| {
            if pool.held + 8 * words.len() <= POOL_BYTES {
                pool.held += 8 * words.len();
                pool.free.entry(words.len()).or_default().push(words);
            }
        });
    }
}

fn with_pool<R>(work: impl FnOnce(&mut Pool) -> R) -> R {
    work(POOL.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_serves_again() {
        let mut first = Pooled::new(1000);
        first.bytes_mut()[999] = 7;
        let at = first.bytes().as_ptr();
        assert!(at.addr().is_multiple_of(8));
        drop(first);
        let second = Pooled::new(700);
        assert_eq!((second.bytes().len(), second.bytes().as_ptr()), (700, at));
        let third = Pooled::new(700);
        assert_ne!(third.bytes().as_ptr(), at);
        assert!(Pooled::new(0).bytes().is_empty());
    }
}
