//! Watches a kernel run, on the [checked device](super::Checked), or does not ([`Plain`]).
//!
//! The CPU form of a kernel is generic over this. Each access of the emitted text names the
//! invocation that makes it and, by a number, its place in the source. In `Plain` all of this has
//! size zero and leaves no machine code, except for proofs: if a proof does not hold, both modes
//! note it (`assertions.rs`).

use super::assertions::{Divisor, Notes, Proved, TURNS};
use super::{Dispatch, Group, Groups, slow};
use crate::{Storable, wait::Instant};

/// Whether a run is watched.
pub trait Mode: Sized + 'static {
    /// Whether accesses are watched.
    const WATCHES: bool;
    /// The data that all watches of a dispatch share.
    type Common<'a>;
    /// Watches a run of workgroups.
    type Watch<'a>: Watch;

    /// Hands out all workgroups in runs.
    fn each_workgroup(
        dispatch: &Dispatch<'_, Self>,
        run: impl for<'w> Fn(Groups, Self::Watch<'w>) + Sync,
    );
}

/// The control barriers, by the memory that they order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "each orders the memory of its name")]
pub enum Barrier {
    Workgroup,
    Storage,
    Texture,
}

impl Barrier {
    /// In the order of their numbers.
    pub(super) const ALL: [Barrier; 3] = [Barrier::Workgroup, Barrier::Storage, Barrier::Texture];
}

/// Memory that invocations share.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Space {
    /// The workgroup variables.
    Workgroup,
    /// The buffer at a binding.
    Binding(usize),
    /// The texture at a binding.
    Texture(usize),
}

impl Space {
    /// The barrier that orders accesses to it.
    #[inline(always)]
    pub(super) fn barrier(self) -> Barrier {
        match self {
            Space::Workgroup => Barrier::Workgroup,
            Space::Binding(_) => Barrier::Storage,
            Space::Texture(_) => Barrier::Texture,
        }
    }
}

/// The kind of an atomic operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Atomically {
    /// It reads.
    Load,
    /// It writes without reading.
    Store,
    /// It reads and writes at once.
    Update,
}

/// Watches a workgroup.
pub trait Watch: Copy {
    /// Watches an invocation.
    type By: By;
    /// The same after all of workgroup memory is written.
    type AfterWrites: By;

    /// A workgroup begins; gives its first invocation.
    fn workgroup(self, group: Group) -> Self::By;

    /// Whether all of workgroup memory is known to be written. Asked when a phase begins.
    fn is_written(self) -> bool;

    /// The invocation with this index continues.
    fn invocation(self, index: u32) -> Self::By;

    /// The same in a phase that begins after all of workgroup memory is written.
    fn invocation_after_writes(self, index: u32) -> Self::AfterWrites;

    /// The index, below `count`, that has the `n`-th turn.
    fn turn(self, n: u32, count: u32) -> u32;

    /// All invocations of the workgroup have come to a barrier.
    fn barrier(self, barrier: Barrier);

    /// Each invocation that has not ended waits.
    fn round(self);
}

/// Watches an invocation.
pub trait By: Copy {
    /// An access that may race.
    type At: At;
    /// A read of memory that nothing writes before the next barrier.
    type Quiet: At;

    /// The invocation accesses memory at this place in the source.
    fn at(self, site: u16) -> Self::At;

    /// The invocation accesses memory at this place in the source together with the others of its
    /// subgroup. They count as one.
    fn together(self, site: u16) -> Self::At;

    /// The invocation reads memory at this place in the source. Nothing writes it before the next
    /// barrier.
    fn quiet(self, site: u16) -> Self::Quiet;

    /// The end of a part of a slice, at most `len`, the slice's length.
    fn end(self, end: u32, len: u32, site: u16) -> u32;

    /// An index into `len` elements, clamped to the last one.
    fn index(self, index: u32, len: u32, site: u16) -> u32;

    /// A proof does not hold. For an index, `found` has the index and the length.
    fn broken(self, proof: Proved, found: [u32; 2]);

    /// As [`index`](By::index), with a proof that the index is below the length.
    #[inline(always)]
    fn proven_index(self, index: u32, len: u32, site: u16, proof: Proved) -> u32 {
        if index < len {
            return index;
        }
        self.broken(proof, [index, len]);
        self.index(index, len, site)
    }

    /// A divisor that is proven not to be 0.
    #[inline(always)]
    fn proven_divisor<T: Divisor>(self, divisor: T, proof: Proved) -> T {
        if divisor.has_zero() {
            self.broken(proof, [0, 0]);
        }
        divisor
    }

    /// A condition that is proven to be true.
    #[inline(always)]
    fn proven_true(self, is_true: bool, proof: Proved) -> bool {
        if !is_true {
            self.broken(proof, [0, 0]);
        }
        is_true
    }

    /// A loop without a barrier in it begins another iteration.
    fn iterates(self, site: u16);

    /// A loop begins another iteration; returns whether it may. `waits`: it has a barrier in it.
    fn goes_on(self, site: u16, turns: &mut u64, waits: bool) -> bool;

    /// As [`goes_on`](By::goes_on), for a loop that is proven to end.
    fn proven_goes_on(self, site: u16, turns: &mut u64, waits: bool, proof: Proved) -> bool;

    /// The invocation comes to a barrier or, if `barrier` is `None`, to an exchange of values.
    /// `turns` are the iterations of the enclosing loops.
    fn arrives(self, barrier: Option<Barrier>, site: u16, turns: &[u64]);
}

/// Watches an access.
pub trait At: Copy {
    /// Whether each index is compared with the length. Otherwise only accesses outside of the
    /// memory are.
    const EXACT: bool;

    /// The same access, with a proof that it is inside.
    #[inline(always)]
    fn proven(self, proof: Proved) -> Proven<Self> {
        Proven { access: self, proof }
    }

    /// A proof of the access does not hold.
    fn broken(self, proof: Proved, found: [u32; 2]);

    /// The access is outside of its memory.
    #[inline(always)]
    fn outside(self, _index: u32, _len: u32) {}

    /// The access is to element `index` of a slice of `len` elements.
    fn element(self, index: u32, len: u32);

    /// It reads the `T` at byte `start`.
    fn read<T: Storable>(self, space: Space, start: usize);

    /// It writes the `T` at byte `start`. Writing a component may touch the vector `whole`.
    fn write<T: Storable>(self, space: Space, start: usize, whole: Option<Whole>);

    /// It writes this value at byte `start`.
    #[inline(always)]
    fn stores<T: Storable>(self, _space: Space, _start: usize, _value: &T) {}

    /// The access is to a texel of the texture at a binding. `n` gives the texel's number if it is
    /// inside.
    fn texel(self, binding: usize, n: impl FnOnce() -> Option<usize>, writes: bool);

    /// The access is an operation on the atomic at byte `start`.
    fn atomic(self, space: Space, start: usize, operation: Atomically);
}

/// Watches an access that is proven to be inside.
#[derive(Clone, Copy)]
pub struct Proven<A> {
    access: A,
    proof: Proved,
}

impl<A: At> At for Proven<A> {
    const EXACT: bool = A::EXACT;

    #[inline(always)]
    fn broken(self, proof: Proved, found: [u32; 2]) {
        self.access.broken(proof, found);
    }

    #[inline(always)]
    fn outside(self, index: u32, len: u32) {
        self.broken(self.proof, [index, len]);
    }

    #[inline(always)]
    fn element(self, index: u32, len: u32) {
        if A::EXACT && index >= len {
            self.broken(self.proof, [index, len]);
        }
        self.access.element(index, len);
    }

    #[inline(always)]
    fn read<T: Storable>(self, space: Space, start: usize) {
        self.access.read::<T>(space, start);
    }

    #[inline(always)]
    fn write<T: Storable>(self, space: Space, start: usize, whole: Option<Whole>) {
        self.access.write::<T>(space, start, whole);
    }

    #[inline(always)]
    fn stores<T: Storable>(self, space: Space, start: usize, value: &T) {
        self.access.stores(space, start, value);
    }

    #[inline(always)]
    fn texel(self, binding: usize, n: impl FnOnce() -> Option<usize>, writes: bool) {
        self.access.texel(binding, n, writes);
    }

    #[inline(always)]
    fn atomic(self, space: Space, start: usize, operation: Atomically) {
        self.access.atomic(space, start, operation);
    }
}

/// The vector around a component that is written.
#[derive(Clone, Copy)]
pub struct Whole {
    /// Where the vector begins.
    pub start: usize,
    /// Its size.
    pub size: usize,
    /// The size of a component.
    pub component: usize,
}

impl Whole {
    /// The vector whose component of type `T` begins at byte `start`; vectors begin at multiples of
    /// `align`.
    #[inline(always)]
    pub fn around<T: Storable>(start: u64, align: u32, size: u32) -> Self {
        let (start, align) = (start as usize, if align == 0 { 1 } else { align as usize });
        Self { start: start - start % align, size: size as usize, component: T::SIZE as usize }
    }
}

/// `index`, clamped to the last of `len` indices.
#[inline(always)]
pub(super) fn clamp(index: u32, len: u32) -> u32 {
    let last = if len == 0 { 0 } else { len - 1 };
    if index < last { index } else { last }
}

/// Does not watch. As an access, it has no proof.
#[derive(Clone, Copy)]
pub struct Plain;

/// Does not watch a run of workgroups. It notes proofs that do not hold.
#[derive(Clone, Copy)]
pub struct Unwatched<'a> {
    pub(super) notes: &'a Notes,
}

impl Mode for Plain {
    const WATCHES: bool = false;
    type Common<'a> = ();
    type Watch<'a> = Unwatched<'a>;

    #[inline]
    fn each_workgroup(
        dispatch: &Dispatch<'_, Self>,
        run: impl for<'w> Fn(Groups, Self::Watch<'w>) + Sync,
    ) {
        let start = Instant::now();
        dispatch.size.each_run(dispatch.stop.as_ref(), &|groups| {
            let notes = Notes::default();
            run(groups, Unwatched { notes: &notes });
            dispatch.assertions.add_codes(notes.codes());
        });
        dispatch.assertions.took(start.elapsed(), || slow::is_optimized(&run));
    }
}

impl Watch for Unwatched<'_> {
    type By = Self;
    type AfterWrites = Self;

    #[inline(always)]
    fn workgroup(self, _: Group) -> Self {
        self
    }

    #[inline(always)]
    fn is_written(self) -> bool {
        true
    }

    #[inline(always)]
    fn invocation(self, _: u32) -> Self {
        self
    }

    #[inline(always)]
    fn invocation_after_writes(self, _: u32) -> Self {
        self
    }

    #[inline(always)]
    fn turn(self, n: u32, _: u32) -> u32 {
        n
    }

    #[inline(always)]
    fn barrier(self, _: Barrier) {}

    #[inline(always)]
    fn round(self) {}
}

impl By for Unwatched<'_> {
    type At = Self;
    type Quiet = Self;

    #[inline(always)]
    fn at(self, _: u16) -> Self {
        self
    }

    #[inline(always)]
    fn together(self, _: u16) -> Self {
        self
    }

    #[inline(always)]
    fn quiet(self, _: u16) -> Self {
        self
    }

    #[inline(always)]
    fn broken(self, proof: Proved, _: [u32; 2]) {
        self.notes.note(proof);
    }

    #[inline(always)]
    fn end(self, end: u32, len: u32, _: u16) -> u32 {
        end.min(len)
    }

    #[inline(always)]
    fn index(self, index: u32, len: u32, _: u16) -> u32 {
        clamp(index, len)
    }

    #[inline(always)]
    fn iterates(self, _: u16) {}

    #[inline(always)]
    fn goes_on(self, _: u16, _: &mut u64, _: bool) -> bool {
        true
    }

    #[inline(always)]
    fn proven_goes_on(self, _: u16, turns: &mut u64, _: bool, proof: Proved) -> bool {
        if *turns == TURNS {
            By::broken(self, proof, [0, 0]);
            return false;
        }
        *turns += 1;
        true
    }

    #[inline(always)]
    fn arrives(self, _: Option<Barrier>, _: u16, _: &[u64]) {}
}

impl At for Plain {
    const EXACT: bool = false;

    #[inline(always)]
    fn broken(self, _: Proved, _: [u32; 2]) {}

    #[inline(always)]
    fn element(self, _: u32, _: u32) {}

    #[inline(always)]
    fn read<T: Storable>(self, _: Space, _: usize) {}

    #[inline(always)]
    fn write<T: Storable>(self, _: Space, _: usize, _: Option<Whole>) {}

    #[inline(always)]
    fn texel(self, _: usize, _: impl FnOnce() -> Option<usize>, _: bool) {}

    #[inline(always)]
    fn atomic(self, _: Space, _: usize, _: Atomically) {}
}

impl At for Unwatched<'_> {
    const EXACT: bool = false;

    #[inline(always)]
    fn broken(self, proof: Proved, _: [u32; 2]) {
        self.notes.note(proof);
    }

    #[inline(always)]
    fn element(self, _: u32, _: u32) {}

    #[inline(always)]
    fn read<T: Storable>(self, _: Space, _: usize) {}

    #[inline(always)]
    fn write<T: Storable>(self, _: Space, _: usize, _: Option<Whole>) {}

    #[inline(always)]
    fn texel(self, _: usize, _: impl FnOnce() -> Option<usize>, _: bool) {}

    #[inline(always)]
    fn atomic(self, _: Space, _: usize, _: Atomically) {}
}
