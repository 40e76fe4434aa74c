//! Atomics as members of structs that host and device share. On the host an atomic is a plain
//! number; only kernels have the operations.

use crate::{HostShareable, ReadWords, Storable, WriteWords, cpu::AtomicScalar};

/// An atomic in a struct: `count: Atomic<u32>`. Kernels access it by `load`, `fetch_add` and the
/// like; the host reads and writes a plain number. For a slice of atomics, `&[Atomic<u32>]`, the
/// host passes a [`Buffer<u32>`](crate::Buffer).
///
/// There are atomics of `u32` and `i32` and, if the device has them, of `u64`, `i64` and `f32`.
///
/// ```
/// # use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// #[derive(Clone, Copy, ShaderType)]
/// struct Counters {
///     hits: Atomic<u32>,
///     misses: Atomic<u32>,
/// }
///
/// let device = Device::cpu();
/// let counters = device.buffer(&[Counters { hits: Atomic::new(1), misses: Atomic::new(0) }])?;
/// assert_eq!(counters.read()?[0].hits.into_inner(), 1);
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Atomic<T>(T);

impl<T> Atomic<T> {
    /// An atomic with this value.
    pub const fn new(value: T) -> Self {
        Self(value)
    }

    /// The value.
    pub fn into_inner(self) -> T {
        self.0
    }
}

impl<T> From<T> for Atomic<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

impl<T: AtomicScalar> Storable for Atomic<T> {
    const SIZE: u32 = T::SIZE;
    const ALIGN: u32 = T::ALIGN;
    const ZERO: Self = Self(T::ZERO);

    #[inline(always)]
    fn load(at: usize, words: &impl ReadWords) -> Self {
        Self(T::load(at, words))
    }

    #[inline(always)]
    fn store(self, at: usize, words: &mut impl WriteWords) {
        self.0.store(at, words);
    }
}

impl<T: AtomicScalar> HostShareable for Atomic<T> {}
