//! Memory of the CPU executor: storage buffers, workgroup variables, and atomic views of both.
//!
//! Takes byte offsets that the compiler computed, with the meaning of WGSL's robust access: a read
//! outside gives zero, a write outside is dropped. Storage that a kernel writes consists of relaxed
//! atomics: invocations of several workgroups may race on it as they may on a GPU. Workgroup memory
//! belongs to one thread.

use std::{
    cell::UnsafeCell,
    convert::identity,
    mem::transmute,
    sync::atomic::{AtomicU32, Ordering::Relaxed},
    sync::{Mutex, PoisonError},
};

use super::watch::{At, Atomically, Space, Whole};
use crate::{ReadWords, Storable, WriteWords, buffer::Span, math::Bits};

/// A byte address.
#[inline(always)]
fn address(index: u32, stride: u32, offset: u32) -> u64 {
    // It fits. Debug builds would check `*` and `+`.
    u64::wrapping_add(u64::wrapping_mul(index as u64, stride as u64), offset as u64)
}

/// The word with the last byte of the `T` that begins at byte `start`.
#[inline(always)]
fn last_word<T: Storable>(start: u64) -> u64 {
    u64::wrapping_add(start, const { T::SIZE.saturating_sub(1) as u64 }) / 4
}

/// Whether `words` words contain the whole `T` that begins at byte `start`.
#[inline(always)]
fn holds<T: Storable>(words: usize, start: u64) -> bool {
    T::SIZE == 0 || last_word::<T>(start) < words as u64
}

/// Words that nobody writes.
struct Constant<'a>(&'a [u32]);

impl ReadWords for Constant<'_> {
    #[inline(always)]
    fn word(&self, i: usize) -> u32 {
        self.0[i]
    }
}

/// Words that several threads may access.
struct Shared<'a>(&'a [AtomicU32]);

impl ReadWords for Shared<'_> {
    #[inline(always)]
    fn word(&self, i: usize) -> u32 {
        self.0[i].load(Relaxed)
    }
}

impl WriteWords for Shared<'_> {
    #[inline(always)]
    fn set(&mut self, i: usize, word: u32) {
        self.0[i].store(word, Relaxed);
    }

    /// Another invocation may store to the other half.
    #[inline(always)]
    fn set_part(&mut self, i: usize, word: u32, mask: u32) {
        AtomicWord::update(&self.0[i], |old| old & !mask | word & mask);
    }
}

/// A word that one thread accesses: a `Cell<u32>` whose methods are inlined in debug builds.
pub struct Word(UnsafeCell<u32>);

#[expect(unsafe_code, reason = "the methods of `Cell` are not always inlined")]
impl Word {
    #[inline(always)]
    fn get(&self) -> u32 {
        // Debug builds would check a raw pointer's alignment.
        // SAFETY: `UnsafeCell<u32>` has the layout of `u32`. One thread has it, as it is not `Sync`,
        // so nothing writes it before the reference ends, here.
        *unsafe { transmute::<&UnsafeCell<u32>, &u32>(&self.0) }
    }

    #[inline(always)]
    fn set(&self, value: u32) {
        // SAFETY: One thread has it, as it is not `Sync`, and no reference to the inside outlives
        // `get`.
        unsafe { *self.0.get() = value }
    }
}

/// Words that one thread accesses.
struct Own<'a, const WORDS: usize>(&'a [Word; WORDS]);

impl<const WORDS: usize> ReadWords for Own<'_, WORDS> {
    #[inline(always)]
    fn word(&self, i: usize) -> u32 {
        self.0[i].get()
    }
}

impl<const WORDS: usize> WriteWords for Own<'_, WORDS> {
    #[inline(always)]
    fn set(&mut self, i: usize, word: u32) {
        self.0[i].set(word);
    }

    #[inline(always)]
    fn set_part(&mut self, i: usize, word: u32, mask: u32) {
        let to = &self.0[i];
        to.set(to.get() & !mask | word & mask);
    }
}

/// The memory of one binding.
pub(super) struct Binding<'a, W> {
    words: &'a [W],
    /// Bytes of all elements.
    bytes: usize,
    /// Elements.
    len: u32,
    /// The number of the binding.
    n: usize,
}

impl<W> Binding<'_, W> {
    /// As the function `holds`. Half of the last word may lie outside of the binding.
    #[inline(always)]
    fn holds<T: Storable>(&self, start: u64) -> bool {
        (T::ALIGN >= 4 || start < self.bytes as u64) && holds::<T>(self.words.len(), start)
    }
}

impl<'a> Binding<'a, u32> {
    pub(super) fn new(words: &'a [u32], span: Span, n: usize) -> Self {
        Self { words, bytes: span.bytes as usize, len: span.len, n }
    }
}

impl<'a> Binding<'a, AtomicU32> {
    pub(super) fn new(words: &'a mut [u32], span: Span, n: usize) -> Self {
        Self { words: atomics(words), bytes: span.bytes as usize, len: span.len, n }
    }
}

/// Checks the index of an access. `stride` is 0 for members ahead of the elements, which have none.
#[inline(always)]
fn look(access: impl At, index: u32, stride: u32, len: u32) {
    if stride != 0 {
        access.element(index, len);
    }
}

/// Words that several threads may access.
#[expect(
    unsafe_code,
    reason = "the standard library's safe form, AtomicU32::from_mut_slice, is unstable"
)]
pub(super) fn atomics(words: &mut [u32]) -> &[AtomicU32] {
    const { assert!(align_of::<AtomicU32>() == align_of::<u32>()) };
    let words: *mut [u32] = words;
    // SAFETY: AtomicU32 has the size and bit validity of u32, and its alignment, as asserted. The
    // exclusive borrow lasts as long as the result, so nothing else accesses the words.
    unsafe { &*(words as *const [AtomicU32]) }
}

/// A storage buffer that the kernel only reads, or a uniform buffer.
///
/// One pointer, because a kernel with barriers keeps one per invocation.
#[derive(Clone, Copy)]
pub struct Read<'a>(pub(super) &'a Binding<'a, u32>);

impl Read<'_> {
    /// No memory.
    pub(super) const EMPTY: Self = Self(&Binding { words: &[], bytes: 0, len: 0, n: usize::MAX });

    /// Elements in the buffer.
    #[inline(always)]
    #[allow(clippy::len_without_is_empty, reason = "WGSL has no such function")]
    pub fn len(self) -> u32 {
        self.0.len
    }

    /// The value `offset` bytes into element `index`, where elements are `stride` bytes apart.
    #[inline(always)]
    pub fn load<T: Storable>(self, index: u32, stride: u32, offset: u32, access: impl At) -> T {
        look(access, index, stride, self.0.len);
        let start = address(index, stride, offset);
        if !self.0.holds::<T>(start) {
            access.outside(index, self.0.len);
            return T::ZERO;
        }
        access.read::<T>(Space::Binding(self.0.n), start as usize);
        T::load(start as usize, &Constant(self.0.words))
    }
}

/// A storage buffer that the kernel reads and writes. One pointer, as [`Read`].
#[derive(Clone, Copy)]
pub struct ReadWrite<'a>(pub(super) &'a Binding<'a, AtomicU32>);

impl<'a> ReadWrite<'a> {
    /// No memory.
    pub(super) const EMPTY: Self = Self(&Binding { words: &[], bytes: 0, len: 0, n: usize::MAX });

    /// Elements in the buffer.
    #[inline(always)]
    #[allow(clippy::len_without_is_empty, reason = "WGSL has no such function")]
    pub fn len(self) -> u32 {
        self.0.len
    }

    /// The value `offset` bytes into element `index`, where elements are `stride` bytes apart.
    #[inline(always)]
    pub fn load<T: Storable>(self, index: u32, stride: u32, offset: u32, access: impl At) -> T {
        look(access, index, stride, self.0.len);
        let start = address(index, stride, offset);
        if !self.0.holds::<T>(start) {
            access.outside(index, self.0.len);
            return T::ZERO;
        }
        access.read::<T>(self.space(), start as usize);
        T::load(start as usize, &Shared(self.0.words))
    }

    /// Stores `value` at `offset` bytes into element `index`, where elements are `stride` bytes
    /// apart.
    #[inline(always)]
    pub fn store<T: Storable>(
        self,
        index: u32,
        stride: u32,
        offset: u32,
        value: T,
        access: impl At,
    ) {
        look(access, index, stride, self.0.len);
        if !self.put(address(index, stride, offset), value, None, access) {
            access.outside(index, self.0.len);
        }
    }

    /// As [`store`](Self::store), for a component of a vector with this alignment and size.
    #[inline(always)]
    pub fn store_component<T: Storable>(
        self,
        index: u32,
        stride: u32,
        offset: u32,
        [align, size]: [u32; 2],
        value: T,
        access: impl At,
    ) {
        look(access, index, stride, self.0.len);
        let start = address(index, stride, offset);
        if !self.put(start, value, Some(Whole::around::<T>(start, align, size)), access) {
            access.outside(index, self.0.len);
        }
    }

    /// Stores the value; returns whether it is inside.
    #[inline(always)]
    fn put<T: Storable>(self, start: u64, value: T, whole: Option<Whole>, access: impl At) -> bool {
        if !self.0.holds::<T>(start) {
            return false;
        }
        access.write::<T>(self.space(), start as usize, whole);
        access.stores(self.space(), start as usize, &value);
        value.store(start as usize, &mut Shared(self.0.words));
        true
    }

    /// The atomic `offset` bytes into element `index`, where elements are `stride` bytes apart.
    #[inline(always)]
    pub fn atomic<A: At>(self, index: u32, stride: u32, offset: u32, access: A) -> Atomic<'a, A> {
        look(access, index, stride, self.0.len);
        let start = address(index, stride, offset);
        if start / 4 >= self.0.words.len() as u64 {
            access.outside(index, self.0.len);
        }
        AtomicView { words: self.0.words, start, access, space: self.space() }
    }

    #[inline(always)]
    fn space(self) -> Space {
        Space::Binding(self.0.n)
    }
}

/// The workgroup variables of one workgroup: `WORDS` 32-bit words.
pub struct Workgroup<const WORDS: usize> {
    words: [Word; WORDS],
}

impl<const WORDS: usize> Workgroup<WORDS> {
    /// Memory full of zeros.
    #[inline]
    #[allow(clippy::new_without_default, reason = "emitted code is the only caller")]
    pub fn new() -> Self {
        Self { words: [const { Word(UnsafeCell::new(0)) }; WORDS] }
    }

    /// Makes all words zero, for the next workgroup.
    #[inline]
    pub fn zero(&self) {
        for word in &self.words {
            word.set(0);
        }
    }

    /// The value at `byte_offset`.
    #[inline(always)]
    pub fn load<T: Storable>(&self, byte_offset: u32, access: impl At) -> T {
        // A value without bytes is zero everywhere.
        if last_word::<T>(byte_offset as u64) >= WORDS as u64 {
            return T::ZERO;
        }
        access.read::<T>(Space::Workgroup, byte_offset as usize);
        T::load(byte_offset as usize, &Own(&self.words))
    }

    /// Stores `value` at `byte_offset`.
    #[inline(always)]
    pub fn store<T: Storable>(&self, byte_offset: u32, value: T, access: impl At) {
        self.put(byte_offset as u64, value, None, access);
    }

    /// As [`store`](Self::store), for a component of a vector with this alignment and size.
    #[inline(always)]
    pub fn store_component<T: Storable>(
        &self,
        byte_offset: u32,
        [align, size]: [u32; 2],
        value: T,
        access: impl At,
    ) {
        let start = byte_offset as u64;
        self.put(start, value, Some(Whole::around::<T>(start, align, size)), access);
    }

    #[inline(always)]
    fn put<T: Storable>(&self, start: u64, value: T, whole: Option<Whole>, access: impl At) {
        if holds::<T>(WORDS, start) {
            access.write::<T>(Space::Workgroup, start as usize, whole);
            access.stores(Space::Workgroup, start as usize, &value);
            value.store(start as usize, &mut Own(&self.words));
        }
    }

    /// The atomic at `byte_offset`.
    #[inline(always)]
    pub fn atomic<A: At>(&self, byte_offset: u32, access: A) -> WorkgroupAtomic<'_, A> {
        let start = byte_offset as u64;
        AtomicView { words: &self.words, start, access, space: Space::Workgroup }
    }
}

/// A word that supports WGSL's atomic operations; each gives the old value.
pub trait AtomicWord {
    /// The value.
    fn get(&self) -> u32;
    /// Replaces the value; the old one is not needed.
    fn put(&self, value: u32);
    /// Wrapping addition.
    fn add(&self, value: u32) -> u32;
    /// Replaces the value by `f` of the old one.
    fn update(&self, f: impl Fn(u32) -> u32) -> u32;
    /// Runs `f` without interruption. This word is the first one of a larger atomic.
    fn alone<R>(&self, f: impl FnOnce() -> R) -> R;
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
    fn add(&self, value: u32) -> u32 {
        self.fetch_add(value, Relaxed)
    }

    #[inline(always)]
    fn update(&self, f: impl Fn(u32) -> u32) -> u32 {
        match self.fetch_update(Relaxed, Relaxed, |old| Some(f(old))) {
            Ok(old) | Err(old) => old,
        }
    }

    /// The words of a 64-bit atomic are only accessed under a lock, which several atomics share.
    fn alone<R>(&self, f: impl FnOnce() -> R) -> R {
        static LOCKS: [Mutex<()>; 64] = [const { Mutex::new(()) }; 64];
        let lock = &LOCKS[std::ptr::from_ref(self).addr() / 8 % LOCKS.len()];
        let _alone = lock.lock().unwrap_or_else(PoisonError::into_inner);
        f()
    }
}

impl AtomicWord for Word {
    #[inline(always)]
    fn get(&self) -> u32 {
        Word::get(self)
    }

    #[inline(always)]
    fn put(&self, value: u32) {
        self.set(value);
    }

    #[inline(always)]
    fn add(&self, value: u32) -> u32 {
        AtomicWord::update(self, |old| old.wrapping_add(value))
    }

    #[inline(always)]
    fn update(&self, f: impl Fn(u32) -> u32) -> u32 {
        let old = Word::get(self);
        self.set(f(old));
        old
    }

    /// Workgroup memory belongs to one thread.
    #[inline(always)]
    fn alone<R>(&self, f: impl FnOnce() -> R) -> R {
        f()
    }
}

/// The scalars of atomics. They begin at word `i`; all of their words must be inside.
pub trait AtomicScalar: PartialEq + Storable {
    /// Replaces the value by `f` of the old one; gives the old one.
    fn update<W: AtomicWord>(words: &[W], i: usize, f: impl Fn(Self) -> Self) -> Self;
    /// The value.
    fn get<W: AtomicWord>(words: &[W], i: usize) -> Self;
    /// Replaces the value; the old one is not needed.
    fn put<W: AtomicWord>(words: &[W], i: usize, value: Self);
    /// Adds, integers wrapping; gives the old value.
    fn add<W: AtomicWord>(words: &[W], i: usize, value: Self) -> Self;
    /// The value whose addition subtracts this one.
    fn negated(self) -> Self;
}

macro_rules! atomic_word {
    ($($ty:ident: $of:expr, $to:expr, $negated:expr, |$words:ident, $i:ident, $value:ident| $add:expr;)*) => {$(
        impl AtomicScalar for $ty {
            #[inline(always)]
            fn update<W: AtomicWord>(words: &[W], i: usize, f: impl Fn(Self) -> Self) -> Self {
                $of(words[i].update(|old| $to(f($of(old)))))
            }

            #[inline(always)]
            fn get<W: AtomicWord>(words: &[W], i: usize) -> Self {
                $of(words[i].get())
            }

            #[inline(always)]
            fn put<W: AtomicWord>(words: &[W], i: usize, value: Self) {
                words[i].put($to(value));
            }

            #[inline(always)]
            fn add<W: AtomicWord>($words: &[W], $i: usize, $value: Self) -> Self {
                $add
            }

            #[inline(always)]
            fn negated(self) -> Self {
                $negated(self)
            }
        }
    )*};
}

// Wrapping addition is one instruction on hosts.
atomic_word! {
    u32: identity, identity, u32::wrapping_neg, |words, i, value| words[i].add(value);
    i32: u32::cast_signed, i32::cast_unsigned, i32::wrapping_neg,
        |words, i, value| words[i].add(value.cast_unsigned()).cast_signed();
    f32: f32::from_bits, f32::to_bits, |value: f32| -value,
        |words, i, value| f32::update(words, i, |old| old + value);
}

/// For 64 bits: two words, the lower one first.
macro_rules! atomic_words {
    ($($ty:ident)*) => {$(
        impl AtomicScalar for $ty {
            fn update<W: AtomicWord>(words: &[W], i: usize, f: impl Fn(Self) -> Self) -> Self {
                let (low, high) = (&words[i], &words[i + 1]);
                low.alone(|| {
                    let old = (u64::from(low.get()) | u64::from(high.get()) << 32) as $ty;
                    let new = f(old) as u64;
                    low.put(new as u32);
                    high.put((new >> 32) as u32);
                    old
                })
            }

            fn get<W: AtomicWord>(words: &[W], i: usize) -> Self {
                Self::update(words, i, identity)
            }

            fn put<W: AtomicWord>(words: &[W], i: usize, value: Self) {
                Self::update(words, i, |_| value);
            }

            fn add<W: AtomicWord>(words: &[W], i: usize, value: Self) -> Self {
                Self::update(words, i, |old| old.wrapping_add(value))
            }

            fn negated(self) -> Self {
                self.wrapping_neg()
            }
        }
    )*};
}

atomic_words!(u64 i64);

/// An atomic in a storage buffer.
pub type Atomic<'a, A> = AtomicView<'a, AtomicU32, A>;

/// An atomic in workgroup memory.
pub type WorkgroupAtomic<'a, A> = AtomicView<'a, Word, A>;

/// An atomic. An atomic outside of its memory is always zero.
pub struct AtomicView<'a, W, A> {
    /// All words of the memory.
    words: &'a [W],
    /// Its first byte.
    start: u64,
    access: A,
    space: Space,
}

macro_rules! updates {
    ($($(#[$doc:meta])* $name:ident: $bound:path, |$old:ident, $value:ident| $f:expr;)*) => {$(
        $(#[$doc])*
        #[inline(always)]
        pub fn $name<T: AtomicScalar + $bound>(self, $value: T) -> T {
            if !self.is_inside::<T>(Atomically::Update) {
                return T::ZERO;
            }
            T::update(self.words, (self.start / 4) as usize, |$old| $f)
        }
    )*};
}

impl<W: AtomicWord, A: At> AtomicView<'_, W, A> {
    /// Whether all of it is inside. If so, the access is noted.
    #[inline(always)]
    fn is_inside<T: Storable>(&self, operation: Atomically) -> bool {
        if !holds::<T>(self.words.len(), self.start) {
            return false;
        }
        self.access.atomic(self.space, self.start as usize, operation);
        if T::SIZE > 4 {
            self.access.atomic(self.space, self.start as usize + 4, operation);
        }
        true
    }

    /// The value.
    #[inline(always)]
    pub fn load<T: AtomicScalar>(self) -> T {
        if !self.is_inside::<T>(Atomically::Load) {
            return T::ZERO;
        }
        T::get(self.words, (self.start / 4) as usize)
    }

    /// Replaces the value.
    #[inline(always)]
    pub fn store<T: AtomicScalar>(self, value: T) {
        if self.is_inside::<T>(Atomically::Store) {
            T::put(self.words, (self.start / 4) as usize, value);
        }
    }

    /// Adds, integers wrapping; gives the old value.
    #[inline(always)]
    pub fn fetch_add<T: AtomicScalar>(self, value: T) -> T {
        if !self.is_inside::<T>(Atomically::Update) {
            return T::ZERO;
        }
        T::add(self.words, (self.start / 4) as usize, value)
    }

    /// Subtracts, integers wrapping; gives the old value.
    #[inline(always)]
    pub fn fetch_sub<T: AtomicScalar>(self, value: T) -> T {
        self.fetch_add(value.negated())
    }

    updates! {
        /// Replaces the value, gives the old one.
        swap: AtomicScalar, |_old, value| value;
        /// Takes the smaller value; gives the old one.
        fetch_min: Ord, |old, value| Ord::min(old, value);
        /// Takes the larger value; gives the old one.
        fetch_max: Ord, |old, value| Ord::max(old, value);
        /// Bitwise and; gives the old value.
        fetch_and: Bits, |old, value| old.and(value);
        /// Bitwise or; gives the old value.
        fetch_or: Bits, |old, value| old.or(value);
        /// Bitwise exclusive or; gives the old value.
        fetch_xor: Bits, |old, value| old.xor(value);
    }

    /// Replaces the value by `new` if it is `expected`.
    ///
    /// # Errors
    /// The value, if it is not `expected`.
    #[inline(always)]
    pub fn compare_exchange<T: AtomicScalar>(self, expected: T, new: T) -> Result<T, T> {
        // Outside it is always zero: a loop that waits for the exchange must end.
        let mut old = T::ZERO;
        if self.is_inside::<T>(Atomically::Update) {
            let replaced = |old| if old == expected { new } else { old };
            old = T::update(self.words, (self.start / 4) as usize, replaced);
        }
        if old == expected { Ok(old) } else { Err(old) }
    }
}

#[cfg(test)]
mod tests {
    use glam::{UVec2, UVec4};
    use half::f16;

    use super::*;
    use crate::cpu::Plain;

    /// A binding of all words, with `len` elements.
    fn binding(words: &mut [u32], len: u32) -> Binding<'_, AtomicU32> {
        let span = Span { start: 0, bytes: size_of_val(words) as u64, len };
        Binding::<AtomicU32>::new(words, span, 0)
    }

    #[test]
    fn storage_outside_of_the_buffer_reads_zero_and_keeps_nothing() {
        let mut words = [1u32, 2, 3];
        let memory = binding(&mut words, 3);
        let memory = ReadWrite(&memory);
        memory.store(3, 4, 0, 9u32, Plain);
        memory.store(u32::MAX, u32::MAX, u32::MAX, 9u32, Plain);
        memory.store(1, 4, 0, UVec4::ONE, Plain); // not even the part that fits
        assert_eq!(memory.load::<u32>(3, 4, 0, Plain), 0);
        assert_eq!(memory.load::<UVec2>(0, 8, 4, Plain), UVec2::new(2, 3));
        assert_eq!(memory.load::<UVec2>(1, 8, 0, Plain), UVec2::ZERO);
        let outside = || memory.atomic(5, 4, 0, Plain);
        assert_eq!(
            (outside().fetch_add(1u32), outside().load::<u32>(), outside().swap(2i32)),
            (0, 0, 0)
        );
        assert_eq!(outside().compare_exchange(0u32, 1), Ok(0));
        assert_eq!(outside().compare_exchange(1u32, 2), Err(0));
        assert_eq!(words, [1, 2, 3]);
        assert_eq!(Workgroup::<2>::new().load::<f32>(8, Plain), 0.0);
    }

    #[test]
    fn halves_of_a_word_are_stored_apart() {
        let half = f16::from_f32;
        let mut words = [0u32; 2];
        let memory = binding(&mut words, 4);
        let memory = ReadWrite(&memory);
        memory.store(1, 2, 0, half(1.0), Plain);
        memory.store(0, 2, 0, half(2.0), Plain);
        memory.store(1, 2, 2, half(3.0), Plain); // element 2
        assert_eq!(memory.load::<[f16; 3]>(0, 2, 0, Plain), [2.0, 1.0, 3.0].map(half));
        assert_eq!(memory.load::<[f16; 2]>(1, 2, 0, Plain), [1.0, 3.0].map(half));
        memory.store(3, 2, 0, [half(9.0); 2], Plain); // only a part would fit
        memory.store(4, 2, 0, half(9.0), Plain);
        assert_eq!(
            (memory.load::<f16>(3, 2, 0, Plain), memory.load::<f16>(4, 2, 0, Plain)),
            (f16::ZERO, f16::ZERO)
        );
        let workgroup = Workgroup::<1>::new();
        workgroup.store(2, half(1.0), Plain);
        workgroup.store(0, half(-1.0), Plain);
        assert_eq!(
            (workgroup.load::<f16>(0, Plain), workgroup.load::<f16>(2, Plain)),
            (half(-1.0), half(1.0))
        );
    }

    fn atomics<'a, W: AtomicWord + 'a>(view: impl Fn() -> AtomicView<'a, W, Plain>) {
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

    fn wide_atomics<'a, W: AtomicWord + 'a>(view: impl Fn() -> AtomicView<'a, W, Plain>) {
        view().store(-5i64);
        assert_eq!(view().fetch_add(i64::MAX), -5);
        assert_eq!(view().fetch_sub(i64::MAX), i64::MAX - 5);
        assert_eq!(
            (view().fetch_min(-7i64), view().fetch_max(1i64 << 40), view().swap(6i64)),
            (-5, -7, 1i64 << 40)
        );
        assert_eq!((view().fetch_sub(7u64), view().load::<u64>()), (6, u64::MAX));
        assert_eq!(view().fetch_and(1u64 << 63), u64::MAX);
        assert_eq!((view().fetch_or(1u64), view().fetch_xor(1u64)), (1 << 63, (1 << 63) + 1));
        assert_eq!(view().compare_exchange(0u64, 1), Err(1 << 63));
        assert_eq!(view().compare_exchange(1u64 << 63, 1), Ok(1 << 63));
        view().store(1.5f32);
        assert_eq!(
            (view().fetch_add(2.0), view().fetch_sub(0.5), view().swap(9.0)),
            (1.5, 3.5, 3.0f32)
        );
        assert_eq!(view().load::<f32>(), 9.0);
    }

    #[test]
    fn atomics_of_two_words_are_changed_as_one() {
        let mut words = [0; 5];
        let storage = binding(&mut words, 2);
        let storage = ReadWrite(&storage);
        wide_atomics(|| storage.atomic(1, 8, 0, Plain));
        // Half of it is outside.
        assert_eq!(
            (storage.atomic(2, 8, 0, Plain).fetch_add(1u64), storage.atomic(2, 8, 0, Plain).load()),
            (0, 0u64)
        );
        let workgroup = Workgroup::<4>::new();
        wide_atomics(|| workgroup.atomic(8, Plain));

        let mut words = [0; 2];
        let storage = binding(&mut words, 1);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..10_000 {
                        ReadWrite(&storage).atomic(0, 8, 0, Plain).fetch_add(u64::from(u32::MAX));
                    }
                });
            }
        });
        assert_eq!(ReadWrite(&storage).load::<u64>(0, 8, 0, Plain), 40_000 * u64::from(u32::MAX));
    }

    #[test]
    fn atomics_have_wgsl_semantics() {
        let mut words = [0; 2];
        let storage = binding(&mut words, 2);
        let storage = ReadWrite(&storage);
        atomics(|| storage.atomic(1, 4, 0, Plain));
        let workgroup = Workgroup::<2>::new();
        atomics(|| workgroup.atomic(4, Plain));
        workgroup.zero();
        assert_eq!(workgroup.load::<u32>(4, Plain), 0);
    }
}
