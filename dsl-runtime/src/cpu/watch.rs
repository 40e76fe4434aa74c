//! Who watches a kernel run: nobody ([`Plain`]), or the [checked device](super::Checked).
//!
//! The CPU form of a kernel is generic over this. Each access of the emitted text says which
//! invocation makes it and, by a number, where it stands in the source. All of that is of size zero
//! in `Plain`, and nothing of it is left in the machine code, but for what there is a proof of: where
//! that does not hold, both modes note it (`assertions.rs`).

use super::assertions::{Divisor, Notes, Proved, TURNS};
use super::{Dispatch, Group, Groups, slow};
use crate::{Storable, wait::Instant};

/// Whether a run is watched.
pub trait Mode: Sized + 'static {
    /// What the watches of a dispatch have in common.
    type Common<'a>;
    /// What watches a run of workgroups.
    type Watch<'a>: Watch;

    /// Hands out all workgroups in runs.
    fn each_workgroup(
        dispatch: &Dispatch<'_, Self>,
        run: impl for<'w> Fn(Groups, Self::Watch<'w>) + Sync,
    );
}

/// The control barriers: which memory they order.
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

/// What an atomic operation does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Atomically {
    /// It reads.
    Load,
    /// It writes, whatever was there.
    Store,
    /// It reads and writes in one.
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

    /// Whether all of workgroup memory is known to be written, when a phase begins.
    fn is_written(self) -> bool;

    /// The invocation with this index goes on.
    fn invocation(self, index: u32) -> Self::By;

    /// The same in a phase that begins after all of workgroup memory is written.
    fn invocation_after_writes(self, index: u32) -> Self::AfterWrites;

    /// Which of `count` has the `n`-th turn.
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
    /// A read of what nothing writes before the next barrier.
    type Quiet: At;

    /// It accesses memory at this place of the source.
    fn at(self, site: u16) -> Self::At;

    /// It accesses memory at this place of the source, together with the others of its subgroup:
    /// as one.
    fn together(self, site: u16) -> Self::At;

    /// It reads, at this place of the source, what nothing writes before the next barrier.
    fn quiet(self, site: u16) -> Self::Quiet;

    /// The end of a part of a slice with so many elements: no more than these.
    fn end(self, end: u32, len: u32, site: u16) -> u32;

    /// An index into `len` elements: the last of them if it is past them.
    fn index(self, index: u32, len: u32, site: u16) -> u32;

    /// A proof does not hold: of an index, that and the length.
    fn broken(self, proof: Proved, found: [u32; 2]);

    /// As [`index`](By::index), of which it is proven that it is below the length.
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

    /// What is proven to be true.
    #[inline(always)]
    fn proven_true(self, is_true: bool, proof: Proved) -> bool {
        if !is_true {
            self.broken(proof, [0, 0]);
        }
        is_true
    }

    /// A loop without a barrier in it begins another iteration.
    fn iterates(self, site: u16);

    /// A loop begins another iteration; whether it may. `waits`: there is a barrier in it.
    fn goes_on(self, site: u16, turns: &mut u32, waits: bool) -> bool;

    /// As [`goes_on`](By::goes_on), of a loop that is proven to end.
    fn proven_goes_on(self, site: u16, turns: &mut u32, waits: bool, proof: Proved) -> bool;

    /// It comes to a barrier or, without one, to an exchange of values; `turns` are the iterations
    /// of the loops around.
    fn arrives(self, barrier: Option<Barrier>, site: u16, turns: &[u32]);
}

/// Watches an access.
pub trait At: Copy {
    /// Whether each index is compared with the length, and not only those whose element is outside of
    /// the memory.
    const EXACT: bool;

    /// The same access, of which it is proven that it is inside.
    #[inline(always)]
    fn proven(self, proof: Proved) -> Proven<Self> {
        Proven { access: self, proof }
    }

    /// A proof of the access does not hold.
    fn broken(self, proof: Proved, found: [u32; 2]);

    /// The access is outside of its memory.
    #[inline(always)]
    fn outside(self, _index: u32, _len: u32) {}

    /// It is of element `index` of a slice of `len`.
    fn element(self, index: u32, len: u32);

    /// It reads the `T` at byte `start`.
    fn read<T: Storable>(self, space: Space, start: usize);

    /// It writes the `T` at byte `start`. That of a component may touch the whole vector, which
    /// begins at byte `whole`.
    fn write<T: Storable>(self, space: Space, start: usize, whole: Option<Whole>);

    /// It writes this value at byte `start`.
    #[inline(always)]
    fn stores<T: Storable>(self, _space: Space, _start: usize, _value: &T) {}

    /// It is of a texel of the texture at a binding, which has this number if it is inside.
    fn texel(self, binding: usize, n: impl FnOnce() -> Option<usize>, writes: bool);

    /// It is an operation on the atomic at byte `start`.
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

/// The bytes of a vector, of which one component is written.
#[derive(Clone, Copy)]
pub struct Whole {
    /// Where the vector begins.
    pub start: usize,
    /// Its size.
    pub size: usize,
    /// The size of a component.
    pub component: usize,
}

/// The last of `len` indices, if `index` is past them.
#[inline(always)]
pub(super) fn clamp(index: u32, len: u32) -> u32 {
    let last = if len == 0 { 0 } else { len - 1 };
    if index < last { index } else { last }
}

/// Nobody watches. As an access, one that nothing is proven of.
#[derive(Clone, Copy)]
pub struct Plain;

/// Nobody watches a run of workgroups; proofs that do not hold are noted.
#[derive(Clone, Copy)]
pub struct Unwatched<'a> {
    pub(super) notes: &'a Notes,
}

impl Mode for Plain {
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
    fn goes_on(self, _: u16, _: &mut u32, _: bool) -> bool {
        true
    }

    #[inline(always)]
    fn proven_goes_on(self, _: u16, turns: &mut u32, _: bool, proof: Proved) -> bool {
        if *turns == TURNS {
            By::broken(self, proof, [0, 0]);
            return false;
        }
        *turns += 1;
        true
    }

    #[inline(always)]
    fn arrives(self, _: Option<Barrier>, _: u16, _: &[u32]) {}
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
