//! Memory of the CPU executor: storage buffers, workgroup variables, and atomic views of both.
//!
//! Takes byte offsets that the compiler computed, gives WGSL's meaning with robust access: a read
//! outside gives zero, a write outside is dropped. Storage that a kernel writes is made of relaxed
//! atomics, because invocations of several workgroups may race on it as they may on a GPU;
//! workgroup memory belongs to one thread and is made of cells.

use std::{
    cell::Cell,
    sync::atomic::{AtomicU32, Ordering::Relaxed},
};

use crate::Storable;

/// A byte address; one that a host cannot have is outside of any buffer.
#[inline(always)]
fn address(index: u32, stride: u32, offset: u32) -> usize {
    let byte = u64::from(index) * u64::from(stride) + u64::from(offset);
    usize::try_from(byte).unwrap_or(usize::MAX)
}

/// The words that the `T` at byte `start` lies in, and the byte of them at which it begins; `None`
/// if some are outside.
#[inline(always)]
fn words_of<T: Storable, W>(words: &[W], start: usize) -> Option<(&[W], usize)> {
    let at = if T::ALIGN < 4 { start % 4 } else { 0 };
    let (first, count) = (start / 4, (at + T::SIZE as usize).div_ceil(4));
    Some((words.get(first..first.saturating_add(count))?, at))
}

/// `index`, or the last of `len` indices if it is past them.
#[inline(always)]
pub fn clamp(index: u32, len: u32) -> u32 {
    index.min(len.saturating_sub(1))
}

/// The memory of one binding.
pub(super) struct Binding<'a, W> {
    words: &'a [W],
    /// Elements.
    len: u32,
}

impl<'a> Binding<'a, u32> {
    pub(super) fn new(words: &'a [u32], len: u32) -> Self {
        Self { words, len }
    }
}

impl<'a> Binding<'a, AtomicU32> {
    #[expect(
        unsafe_code,
        reason = "the standard library's safe form, AtomicU32::from_mut_slice, is unstable"
    )]
    pub(super) fn new(words: &'a mut [u32], len: u32) -> Self {
        const { assert!(align_of::<AtomicU32>() == align_of::<u32>()) };
        let words: *mut [u32] = words;
        // SAFETY: AtomicU32 has the size and bit validity of u32, and its alignment, as asserted.
        // The exclusive borrow lasts as long as the result, so nothing else accesses the words.
        let words = unsafe { &*(words as *const [AtomicU32]) };
        Self { words, len }
    }
}

/// A storage buffer that the kernel only reads, or a uniform buffer.
///
/// One pointer, because a kernel with barriers keeps one per lane.
#[derive(Clone, Copy)]
pub struct Read<'a>(pub(super) &'a Binding<'a, u32>);

impl Read<'_> {
    /// No memory.
    pub(super) const EMPTY: Self = Self(&Binding { words: &[], len: 0 });

    /// Elements in the buffer.
    #[inline(always)]
    #[allow(clippy::len_without_is_empty, reason = "WGSL has no such function")]
    pub fn len(self) -> u32 {
        self.0.len
    }

    /// The value `offset` bytes into element `index`, where elements are `stride` bytes apart.
    #[inline(always)]
    pub fn load<T: Storable>(self, index: u32, stride: u32, offset: u32) -> T {
        match words_of::<T, _>(self.0.words, address(index, stride, offset)) {
            Some((words, at)) => T::load(at, &|i| words.get(i).copied().unwrap_or(0)),
            None => T::ZERO,
        }
    }
}

/// A storage buffer that the kernel reads and writes. One pointer, as [`Read`].
#[derive(Clone, Copy)]
pub struct ReadWrite<'a>(pub(super) &'a Binding<'a, AtomicU32>);

impl<'a> ReadWrite<'a> {
    /// No memory.
    pub(super) const EMPTY: Self = Self(&Binding { words: &[], len: 0 });

    /// Elements in the buffer.
    #[inline(always)]
    #[allow(clippy::len_without_is_empty, reason = "WGSL has no such function")]
    pub fn len(self) -> u32 {
        self.0.len
    }

    /// The value `offset` bytes into element `index`, where elements are `stride` bytes apart.
    #[inline(always)]
    pub fn load<T: Storable>(self, index: u32, stride: u32, offset: u32) -> T {
        match words_of::<T, _>(self.0.words, address(index, stride, offset)) {
            Some((words, at)) => {
                T::load(at, &|i| words.get(i).map_or(0, |word| word.load(Relaxed)))
            }
            None => T::ZERO,
        }
    }

    /// Stores `value` at `offset` bytes into element `index`, where elements are `stride` bytes
    /// apart.
    #[inline(always)]
    pub fn store<T: Storable>(self, index: u32, stride: u32, offset: u32, value: T) {
        if let Some((words, at)) = words_of::<T, _>(self.0.words, address(index, stride, offset)) {
            value.store(at, &mut |i, value, mask| match words.get(i) {
                Some(word) if mask == !0 => word.store(value, Relaxed),
                // Another invocation may store to the other half.
                Some(word) => _ = AtomicWord::update(word, |old| old & !mask | value & mask),
                None => {}
            });
        }
    }

    /// The atomic `offset` bytes into element `index`, where elements are `stride` bytes apart.
    #[inline(always)]
    pub fn atomic(self, index: u32, stride: u32, offset: u32) -> Atomic<'a> {
        AtomicView(self.0.words.get(address(index, stride, offset) / 4))
    }
}

/// The workgroup variables of one workgroup: `WORDS` 32-bit words.
pub struct Workgroup<const WORDS: usize> {
    words: [Cell<u32>; WORDS],
}

impl<const WORDS: usize> Workgroup<WORDS> {
    /// Memory full of zeros.
    #[inline]
    #[allow(clippy::new_without_default, reason = "emitted code is the only caller")]
    pub fn new() -> Self {
        Self { words: [const { Cell::new(0) }; WORDS] }
    }

    /// Makes all words zero, as each workgroup finds them.
    #[inline]
    pub fn zero(&self) {
        for word in &self.words {
            word.set(0);
        }
    }

    /// The value at `byte_offset`.
    #[inline(always)]
    pub fn load<T: Storable>(&self, byte_offset: u32) -> T {
        match words_of::<T, _>(&self.words, byte_offset as usize) {
            Some((words, at)) => T::load(at, &|i| words.get(i).map_or(0, Cell::get)),
            None => T::ZERO,
        }
    }

    /// Stores `value` at `byte_offset`.
    #[inline(always)]
    pub fn store<T: Storable>(&self, byte_offset: u32, value: T) {
        if let Some((words, at)) = words_of::<T, _>(&self.words, byte_offset as usize) {
            value.store(at, &mut |i, value, mask| {
                if let Some(word) = words.get(i) {
                    word.set(word.get() & !mask | value & mask);
                }
            });
        }
    }

    /// The atomic at `byte_offset`.
    #[inline(always)]
    pub fn atomic(&self, byte_offset: u32) -> WorkgroupAtomic<'_> {
        AtomicView(self.words.get((byte_offset / 4) as usize))
    }
}

/// The scalars that WGSL has atomics of: `u32` and `i32`.
pub trait AtomicScalar: Ord + Storable {
    /// The value's bits.
    fn to_word(self) -> u32;
    /// The value with these bits.
    fn from_word(word: u32) -> Self;
}

impl AtomicScalar for u32 {
    #[inline(always)]
    fn to_word(self) -> u32 {
        self
    }

    #[inline(always)]
    fn from_word(word: u32) -> Self {
        word
    }
}

impl AtomicScalar for i32 {
    #[inline(always)]
    fn to_word(self) -> u32 {
        self as u32
    }

    #[inline(always)]
    fn from_word(word: u32) -> Self {
        word as i32
    }
}

/// A word that supports WGSL's atomic operations; each gives the old value.
pub trait AtomicWord {
    /// The value.
    fn get(&self) -> u32;
    /// Replaces the value, without giving the old one.
    fn put(&self, value: u32);
    /// Replaces the value.
    fn swap(&self, value: u32) -> u32;
    /// Wrapping addition.
    fn add(&self, value: u32) -> u32;
    /// Replaces the value by `f` of it.
    fn update(&self, f: impl Fn(u32) -> u32) -> u32;
    /// Replaces the value by `new` if it is `expected`; `Err` with the value if it is not.
    fn compare_exchange(&self, expected: u32, new: u32) -> Result<u32, u32>;
}

impl AtomicWord for AtomicU32 {
    #[inline(always)]
    fn get(&self) -> u32 {
        self.load(Relaxed)
    }

    #[inline(always)]
    fn put(&self, value: u32) {
        self.store(value, Relaxed);
    }

    #[inline(always)]
    fn swap(&self, value: u32) -> u32 {
        self.swap(value, Relaxed)
    }

    #[inline(always)]
    fn add(&self, value: u32) -> u32 {
        self.fetch_add(value, Relaxed)
    }

    #[inline(always)]
    fn update(&self, f: impl Fn(u32) -> u32) -> u32 {
        match self.fetch_update(Relaxed, Relaxed, |old| Some(f(old))) {
            Ok(old) | Err(old) => old,
        }
    }

    #[inline(always)]
    fn compare_exchange(&self, expected: u32, new: u32) -> Result<u32, u32> {
        self.compare_exchange(expected, new, Relaxed, Relaxed)
    }
}

impl AtomicWord for Cell<u32> {
    #[inline(always)]
    fn get(&self) -> u32 {
        Cell::get(self)
    }

    #[inline(always)]
    fn put(&self, value: u32) {
        self.set(value);
    }

    #[inline(always)]
    fn swap(&self, value: u32) -> u32 {
        self.replace(value)
    }

    #[inline(always)]
    fn add(&self, value: u32) -> u32 {
        AtomicWord::update(self, |old| old.wrapping_add(value))
    }

    #[inline(always)]
    fn update(&self, f: impl Fn(u32) -> u32) -> u32 {
        let old = Cell::get(self);
        self.replace(f(old))
    }

    #[inline(always)]
    fn compare_exchange(&self, expected: u32, new: u32) -> Result<u32, u32> {
        let old = Cell::get(self);
        if old != expected {
            return Err(old);
        }
        self.set(new);
        Ok(old)
    }
}

/// An atomic in a storage buffer.
pub type Atomic<'a> = AtomicView<'a, AtomicU32>;

/// An atomic in workgroup memory.
pub type WorkgroupAtomic<'a> = AtomicView<'a, Cell<u32>>;

/// An atomic; one that is outside of its memory holds zero and keeps nothing.
pub struct AtomicView<'a, W>(Option<&'a W>);

macro_rules! updates {
    ($($(#[$doc:meta])* $name:ident: $f:expr;)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name<T: AtomicScalar>(self, value: T) -> T {
            let f: fn(T, T) -> T = $f;
            self.map(|word| word.update(|old| f(T::from_word(old), value).to_word()))
        }
    )*};
}

impl<W: AtomicWord> AtomicView<'_, W> {
    #[inline(always)]
    fn map<T: AtomicScalar>(self, f: impl FnOnce(&W) -> u32) -> T {
        self.0.map_or(T::ZERO, |word| T::from_word(f(word)))
    }

    /// The value.
    #[inline(always)]
    pub fn load<T: AtomicScalar>(self) -> T {
        self.map(W::get)
    }

    /// Replaces the value.
    #[inline(always)]
    pub fn store<T: AtomicScalar>(self, value: T) {
        if let Some(word) = self.0 {
            word.put(value.to_word());
        }
    }

    /// Replaces the value, gives the old one.
    #[inline(always)]
    pub fn swap<T: AtomicScalar>(self, value: T) -> T {
        self.map(|word| word.swap(value.to_word()))
    }

    /// Adds, wrapping; gives the old value.
    #[inline(always)]
    pub fn fetch_add<T: AtomicScalar>(self, value: T) -> T {
        self.map(|word| word.add(value.to_word()))
    }

    /// Subtracts, wrapping; gives the old value.
    #[inline(always)]
    pub fn fetch_sub<T: AtomicScalar>(self, value: T) -> T {
        self.map(|word| word.add(value.to_word().wrapping_neg()))
    }

    updates! {
        /// Takes the smaller value; gives the old one.
        fetch_min: Ord::min;
        /// Takes the larger value; gives the old one.
        fetch_max: Ord::max;
        /// Bitwise and; gives the old value.
        fetch_and: |a, b| T::from_word(a.to_word() & b.to_word());
        /// Bitwise or; gives the old value.
        fetch_or: |a, b| T::from_word(a.to_word() | b.to_word());
        /// Bitwise exclusive or; gives the old value.
        fetch_xor: |a, b| T::from_word(a.to_word() ^ b.to_word());
    }

    /// Replaces the value by `new` if it is `expected`.
    ///
    /// # Errors
    /// The value, if it is another one.
    #[inline(always)]
    pub fn compare_exchange<T: AtomicScalar>(self, expected: T, new: T) -> Result<T, T> {
        match self.0.map(|word| word.compare_exchange(expected.to_word(), new.to_word())) {
            Some(Ok(old)) => Ok(T::from_word(old)),
            Some(Err(old)) => Err(T::from_word(old)),
            // It holds zero: a loop that waits for the exchange to succeed must come to an end.
            None if expected == T::ZERO => Ok(expected),
            None => Err(T::ZERO),
        }
    }
}

#[cfg(test)]
mod tests {
    use glam::{UVec2, UVec4};
    use half::f16;

    use super::*;

    #[test]
    fn storage_outside_of_the_buffer_reads_zero_and_keeps_nothing() {
        let mut words = [1u32, 2, 3];
        let memory = Binding::<AtomicU32>::new(&mut words, 3);
        let memory = ReadWrite(&memory);
        memory.store(3, 4, 0, 9u32);
        memory.store(u32::MAX, u32::MAX, u32::MAX, 9u32);
        memory.store(1, 4, 0, UVec4::ONE); // not even the part that fits
        assert_eq!(memory.load::<u32>(3, 4, 0), 0);
        assert_eq!(memory.load::<UVec2>(0, 8, 4), UVec2::new(2, 3));
        assert_eq!(memory.load::<UVec2>(1, 8, 0), UVec2::ZERO);
        let outside = || memory.atomic(5, 4, 0);
        assert_eq!(
            (outside().fetch_add(1u32), outside().load::<u32>(), outside().swap(2i32)),
            (0, 0, 0)
        );
        assert_eq!(outside().compare_exchange(0u32, 1), Ok(0));
        assert_eq!(outside().compare_exchange(1u32, 2), Err(0));
        assert_eq!(words, [1, 2, 3]);
        assert_eq!(Workgroup::<2>::new().load::<f32>(8), 0.0);
    }

    #[test]
    fn halves_of_a_word_are_stored_apart() {
        let half = f16::from_f32;
        let mut words = [0u32; 2];
        let memory = Binding::<AtomicU32>::new(&mut words, 4);
        let memory = ReadWrite(&memory);
        memory.store(1, 2, 0, half(1.0));
        memory.store(0, 2, 0, half(2.0));
        memory.store(1, 2, 2, half(3.0)); // element 2
        assert_eq!(memory.load::<[f16; 3]>(0, 2, 0), [2.0, 1.0, 3.0].map(half));
        assert_eq!(memory.load::<[f16; 2]>(1, 2, 0), [1.0, 3.0].map(half));
        memory.store(3, 2, 0, [half(9.0); 2]); // only a part would fit
        memory.store(4, 2, 0, half(9.0));
        assert_eq!(
            (memory.load::<f16>(3, 2, 0), memory.load::<f16>(4, 2, 0)),
            (f16::ZERO, f16::ZERO)
        );
        let workgroup = Workgroup::<1>::new();
        workgroup.store(2, half(1.0));
        workgroup.store(0, half(-1.0));
        assert_eq!((workgroup.load::<f16>(0), workgroup.load::<f16>(2)), (half(-1.0), half(1.0)));
    }

    fn atomics<'a, W: AtomicWord + 'a>(view: impl Fn() -> AtomicView<'a, W>) {
        view().store(-5i32);
        assert_eq!(view().fetch_add(i32::MAX), -5);
        assert_eq!(view().fetch_sub(i32::MAX), i32::MAX - 5);
        assert_eq!((view().fetch_min(-7), view().fetch_max(3), view().swap(6)), (-5, -7, 3));
        assert_eq!(
            (view().fetch_and(3u32), view().fetch_or(8u32), view().fetch_xor(1u32)),
            (6, 2, 10)
        );
        assert_eq!((view().fetch_sub(12u32), view().load::<u32>()), (11, u32::MAX));
        assert_eq!(view().fetch_min(5u32), u32::MAX); // unsigned
        assert_eq!(
            (view().compare_exchange(4u32, 1), view().compare_exchange(5u32, 1)),
            (Err(5), Ok(5))
        );
        assert_eq!(view().load::<i32>(), 1);
    }

    #[test]
    fn atomics_have_wgsl_semantics() {
        let mut words = [0; 2];
        let storage = Binding::<AtomicU32>::new(&mut words, 2);
        let storage = ReadWrite(&storage);
        atomics(|| storage.atomic(1, 4, 0));
        let workgroup = Workgroup::<2>::new();
        atomics(|| workgroup.atomic(4));
        workgroup.zero();
        assert_eq!(workgroup.load::<u32>(4), 0);
    }
}
