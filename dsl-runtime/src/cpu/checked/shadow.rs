//! Who accessed what: a record for each element of memory, and the clocks that tell which accesses
//! a barrier orders.
//!
//! A clock counts the barriers of one kind, and goes on from one workgroup to the next, so that a
//! record needs no clearing: its time says whether it is of this workgroup, and of this stretch
//! between two barriers. Invariant: records of one access are enough to find that there is a race,
//! since the first access of a second party meets the record of the first one.

use std::cell::{Cell, RefCell};

use crate::Storable;

/// An access: when it was made, by which invocation of its workgroup, and at which site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stamp(u64);

impl Stamp {
    #[inline(always)]
    fn new(time: u32, who: u32) -> Self {
        Self(u64::from(time) << 32 | u64::from(who))
    }

    /// An access of invocation `lane` at `site`.
    #[inline(always)]
    pub(super) fn who(lane: u32, site: u16) -> u32 {
        lane << 16 | u32::from(site)
    }

    /// When it was; 0 if it never was.
    #[inline(always)]
    pub(super) fn time(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// The invocation and the site, as [`who`](Stamp::who) has them.
    pub(super) fn whose(self) -> u32 {
        self.0 as u32
    }

    /// The invocation's index.
    #[inline(always)]
    pub(super) fn lane(self) -> u32 {
        self.0 as u32 >> 16
    }

    /// The site's number.
    pub(super) fn site(self) -> u16 {
        self.0 as u16
    }
}

/// Counts the barriers of one kind.
pub(super) struct Clock {
    now: Cell<u32>,
    /// When this workgroup began, where others share the memory: accesses before are theirs.
    start: Cell<u32>,
    /// When each workgroup began, where others share the memory.
    starts: Option<RefCell<Vec<u32>>>,
}

impl Clock {
    /// Before the first workgroup. `is_shared`: other workgroups access the same memory.
    pub(super) fn new(is_shared: bool) -> Self {
        let starts = is_shared.then(RefCell::default);
        Self { now: Cell::new(0), start: Cell::new(0), starts }
    }

    /// A barrier. `false` if the clock has run out, after which it begins anew.
    #[must_use]
    pub(super) fn tick(&self) -> bool {
        let next = self.now.get().checked_add(1);
        self.now.set(next.unwrap_or(1));
        if next.is_none() {
            self.start.set(0);
        }
        next.is_some()
    }

    /// The next workgroup.
    #[must_use]
    pub(super) fn begin_workgroup(&self) -> bool {
        let goes_on = self.tick();
        if let Some(starts) = &self.starts {
            self.start.set(self.now.get());
            starts.borrow_mut().push(self.now.get());
        }
        goes_on
    }

    /// The how-manieth workgroup made an access.
    pub(super) fn workgroup(&self, stamp: Stamp) -> Option<usize> {
        let starts = self.starts.as_ref()?.borrow();
        starts.partition_point(|start| *start <= stamp.time()).checked_sub(1)
    }

    /// Whether nothing orders an access before one of `lane` now.
    #[inline(always)]
    fn is_unordered(&self, stamp: Stamp, lane: u32) -> bool {
        if self.is_now(stamp) {
            return stamp.lane() != lane;
        }
        self.is_foreign(stamp)
    }

    /// Whether another workgroup made the access.
    #[inline(always)]
    fn is_foreign(&self, stamp: Stamp) -> bool {
        stamp.time() < self.start.get() && stamp.time() != 0
    }

    /// The time.
    pub(super) fn now(&self) -> u32 {
        self.now.get()
    }

    #[inline(always)]
    fn is_now(&self, stamp: Stamp) -> bool {
        stamp.time() == self.now.get()
    }

    #[inline(always)]
    fn stamp(&self, who: u32) -> Stamp {
        Stamp::new(self.now.get(), who)
    }
}

/// Words of a [`Record`]: three stamps of 8 bytes.
pub(super) const WORDS: usize = 3;

/// What is known of one element: its last write, and two reads. Of an atomic: its last change, the
/// last load, and the last store of an invocation that had loaded it before.
pub(super) struct Record<'a>(&'a [Cell<u64>; WORDS]);

impl Record<'_> {
    #[inline(always)]
    fn get(&self, n: usize) -> Stamp {
        Stamp(self.0[n].get())
    }

    #[inline(always)]
    fn set(&self, n: usize, stamp: Stamp) {
        self.0[n].set(stamp.0);
    }

    /// An invocation writes; gives an access that nothing orders before it, and whether that was a
    /// write. `SHARED`: other workgroups access the memory.
    #[inline(always)]
    pub(super) fn write<const SHARED: bool>(
        &self,
        clock: &Clock,
        who: u32,
    ) -> Option<(Stamp, bool)> {
        let stamp = clock.stamp(who);
        let [write, read, other] = [self.get(0), self.get(1), self.get(2)];
        self.set(0, stamp);
        // Stamps are numbers with the time in front.
        let newest = write.0.max(read.0).max(other.0);
        if newest == 0 || !SHARED && newest >> 32 != stamp.0 >> 32 {
            return None;
        }
        let unordered = |before| clock.is_unordered(before, stamp.lane());
        if unordered(write) {
            Some((write, true))
        } else if unordered(read) {
            Some((read, false))
        } else if unordered(other) {
            Some((other, false))
        } else {
            None
        }
    }

    /// An invocation reads; gives a write that nothing orders before it.
    #[inline(always)]
    pub(super) fn read<const SHARED: bool>(&self, clock: &Clock, who: u32) -> Option<Stamp> {
        let stamp = clock.stamp(who);
        let (write, read) = (self.get(0), self.get(1));
        if !SHARED && write.0.max(read.0) >> 32 != stamp.0 >> 32 {
            self.set(1, stamp);
            return None;
        }
        if !clock.is_now(read) {
            // A reader of another workgroup races with every write to come: it is kept.
            if clock.is_foreign(read) && !clock.is_foreign(self.get(2)) {
                self.set(2, read);
            }
            self.set(1, stamp);
        } else if read.lane() != stamp.lane() && !clock.is_foreign(self.get(2)) {
            // Whoever writes, one of two readers is another invocation.
            self.set(2, stamp);
        }
        clock.is_unordered(write, stamp.lane()).then_some(write)
    }

    /// The last write.
    #[inline(always)]
    pub(super) fn last_write(&self) -> Stamp {
        self.get(0)
    }

    /// Whether the last write is of now, and of another invocation.
    pub(super) fn is_written_now_by_another(&self, clock: &Clock, lane: u32) -> bool {
        let write = self.get(0);
        clock.is_now(write) && write.lane() != lane
    }

    /// An invocation loads an atomic.
    pub(super) fn load(&self, clock: &Clock, who: u32) {
        self.set(1, clock.stamp(who));
    }

    /// An invocation changes an atomic. Gives the store that follows a load of the same invocation,
    /// and the change by another one that nothing keeps from coming in between.
    pub(super) fn change(&self, clock: &Clock, who: u32, is_store: bool) -> Option<(Stamp, Stamp)> {
        let stamp = clock.stamp(who);
        let [change, load, pair] = [self.get(0), self.get(1), self.get(2)];
        self.set(0, stamp);
        if is_store && clock.is_now(load) && load.lane() == stamp.lane() {
            self.set(2, stamp);
            return clock.is_unordered(change, stamp.lane()).then_some((stamp, change));
        }
        clock.is_unordered(pair, stamp.lane()).then_some((pair, stamp))
    }
}

/// The records of a block of memory.
pub(super) struct Shadow<'a> {
    records: &'a [[Cell<u64>; WORDS]],
    /// Whether each half of a word has its own.
    has_halves: bool,
}

impl<'a> Shadow<'a> {
    /// Records in `words`, of which none is of an access yet.
    pub(super) fn new(words: &'a mut [u64], has_halves: bool) -> Self {
        let words: &[Cell<u64>] = Cell::from_mut(words).as_slice_of_cells();
        Self { records: words.as_chunks().0, has_halves }
    }

    /// How many words the records of so many bytes take.
    pub(super) fn words(bytes: usize, has_halves: bool) -> usize {
        bytes.div_ceil(if has_halves { 2 } else { 4 }).saturating_mul(WORDS)
    }

    #[inline(always)]
    pub(super) fn record(&self, n: usize) -> Option<Record<'a>> {
        self.records.get(n).map(Record)
    }

    /// The byte that a record is of.
    pub(super) fn byte(&self, n: usize) -> usize {
        n * if self.has_halves { 2 } else { 4 }
    }

    /// The number of the record of a byte.
    #[inline(always)]
    pub(super) fn number(&self, byte: usize) -> usize {
        byte / if self.has_halves { 2 } else { 4 }
    }

    /// Whether each half of a word has a record of its own.
    #[inline(always)]
    pub(super) fn has_halves(&self) -> bool {
        self.has_halves
    }

    /// Calls `visit` for the number of each record of the `T` at byte `start`, padding excepted.
    pub(super) fn each<T: Storable>(&self, start: usize, mut visit: impl FnMut(usize)) {
        T::ZERO.store(start, &mut |word, _, mask| {
            if !self.has_halves {
                return visit(word);
            }
            if mask & 0xffff != 0 {
                visit(2 * word);
            }
            if mask >> 16 != 0 {
                visit(2 * word + 1);
            }
        });
    }

    /// Forgets everything.
    pub(super) fn clear(&self) {
        self.records.iter().flatten().for_each(|word| word.set(0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_record(is_shared: bool, test: impl FnOnce(&Clock, &Record<'_>)) {
        let mut words = [0; WORDS];
        let shadow = Shadow::new(&mut words, false);
        let clock = Clock::new(is_shared);
        assert!(clock.begin_workgroup());
        test(&clock, &shadow.record(0).unwrap());
    }

    fn who(lane: u32) -> u32 {
        Stamp::who(lane, 7)
    }

    #[test]
    fn a_write_races_with_reads_and_writes_of_others_until_the_barrier() {
        with_record(false, |clock, record| {
            assert_eq!(record.read::<true>(clock, who(1)), None);
            assert_eq!(record.write::<true>(clock, who(1)), None, "its own");
            let (read, _) = (record.read::<true>(clock, who(2)), assert!(clock.tick()));
            assert_eq!(read.map(|write| (write.lane(), write.site())), Some((1, 7)));
            assert_eq!(record.read::<true>(clock, who(2)), None, "after the barrier");
            let conflict = record.write::<false>(clock, who(3)).unwrap();
            assert_eq!((conflict.0.lane(), conflict.1), (2, false));
            assert!(record.write::<true>(clock, who(4)).unwrap().1);
        });
    }

    /// B reads, then A reads and writes: the last reader alone would not do.
    #[test]
    fn two_readers_are_remembered() {
        with_record(false, |clock, record| {
            record.read::<true>(clock, who(1));
            record.read::<true>(clock, who(0));
            assert_eq!(record.write::<true>(clock, who(0)).unwrap().0.lane(), 1);
        });
        with_record(false, |clock, record| {
            record.read::<true>(clock, who(0));
            record.read::<true>(clock, who(1));
            assert_eq!(record.write::<true>(clock, who(0)).unwrap().0.lane(), 1);
        });
    }

    #[test]
    fn workgroups_share_buffers_and_no_barrier_orders_them() {
        with_record(true, |clock, record| {
            record.read::<true>(clock, who(5));
            assert!(clock.begin_workgroup() && clock.tick());
            record.read::<true>(clock, who(5));
            assert!(clock.tick());
            record.read::<true>(clock, who(6));
            assert!(clock.tick());
            let (read, is_write) = record.write::<true>(clock, who(5)).unwrap();
            assert_eq!((clock.workgroup(read), is_write), (Some(0), false));
        });
        with_record(false, |clock, record| {
            assert_eq!(record.write::<true>(clock, who(5)), None);
            assert!(clock.begin_workgroup());
            assert_eq!(record.write::<true>(clock, who(6)), None, "memory of its own");
        });
    }

    #[test]
    fn an_update_can_be_lost_between_a_load_and_a_store_only() {
        with_record(false, |clock, record| {
            record.load(clock, who(0));
            assert_eq!(record.change(clock, who(0), true), None, "alone");
            record.load(clock, who(1));
            let (pair, change) = record.change(clock, who(1), true).unwrap();
            assert_eq!((pair.lane(), change.lane()), (1, 0));
            let (pair, change) = record.change(clock, who(2), false).unwrap();
            assert_eq!((pair.lane(), change.lane()), (1, 2));
            assert!(clock.tick());
            assert_eq!(record.change(clock, who(3), false), None, "after the barrier");
            assert_eq!(record.change(clock, who(4), true), None, "no load before");
        });
    }
}
