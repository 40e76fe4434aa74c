//! Records of accesses to each element of memory, and the clocks that tell which accesses a barrier
//! orders.
//!
//! A clock counts the barriers of one kind, and goes on from one workgroup to the next, so records
//! need no clearing. A record's time says whether it is of this workgroup, and whether a barrier
//! came since. Invariant: a few accesses in a record are enough to find that there is a race, since
//! the first access of a second invocation meets the record of the first one.

use std::cell::{Cell, RefCell};

use bytemuck::Zeroable;

use super::super::watch::Atomically;
use super::unreached::Reached;
use crate::{Error, Storable};

/// An access: its time, its invocation in the workgroup, and its site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stamp(u64);

impl Stamp {
    /// Whether it is a write, if a record keeps reads and writes in one place. For a change of an
    /// atomic, whether it is a store. No invocation has this bit.
    const WRITES: u64 = 1 << 31;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn new(time: u32, who: u32) -> Self {
        Self(u64::from(time) << 32 | u64::from(who))
    }

    /// An access of invocation `lane` at `site`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn who(lane: u32, site: u16) -> u32 {
        lane << 16 | u32::from(site)
    }

    /// Its invocation and site.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn lane_and_site(who: u32) -> (u32, u16) {
        (who >> 16, who as u16)
    }

    /// Its time; 0 if there was no access.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn time(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// The invocation and the site, as in [`who`](Stamp::who).
    pub(super) fn whose(self) -> u32 {
        self.0 as u32
    }

    /// The invocation's index.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn lane(self) -> u32 {
        (self.0 & !Self::WRITES) as u32 >> 16
    }

    /// The site's number.
    pub(super) fn site(self) -> u16 {
        self.0 as u16
    }
}

/// Counts the barriers of one kind.
pub(super) struct Clock {
    now: Cell<u32>,
    /// The time when this workgroup began, if workgroups share the memory. Earlier accesses are of
    /// others.
    start: Cell<u32>,
    /// The time when each workgroup began, if workgroups share the memory.
    starts: Option<RefCell<Vec<u32>>>,
}

impl Clock {
    /// A clock before the first workgroup. `is_shared`: other workgroups access the same memory.
    pub(super) fn new(is_shared: bool) -> Self {
        let starts = is_shared.then(RefCell::default);
        Self { now: Cell::new(0), start: Cell::new(0), starts }
    }

    /// Counts a barrier. Returns `false` if the clock has run out; then it begins anew.
    #[must_use]
    pub(super) fn tick(&self) -> bool {
        let next = self.now.get().checked_add(1);
        self.now.set(next.unwrap_or(1));
        if next.is_none() {
            self.start.set(0);
        }
        next.is_some()
    }

    /// Begins the next workgroup.
    #[must_use]
    pub(super) fn begin_workgroup(&self) -> bool {
        let goes_on = self.tick();
        if let Some(starts) = &self.starts {
            self.start.set(self.now.get());
            starts.borrow_mut().push(self.now.get());
        }
        goes_on
    }

    /// The barriers since this workgroup began, if workgroups share the memory.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn since_start(&self) -> u32 {
        self.now.get() - self.start.get()
    }

    /// The ordinal of the workgroup that made an access.
    pub(super) fn workgroup(&self, stamp: Stamp) -> Option<usize> {
        let starts = self.starts.as_ref()?.borrow();
        starts.partition_point(|start| *start <= stamp.time()).checked_sub(1)
    }

    /// Whether nothing orders an access before an access of `lane` now.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn is_unordered(&self, stamp: Stamp, lane: u32) -> bool {
        if self.is_now(stamp) {
            return stamp.lane() != lane;
        }
        self.is_foreign(stamp)
    }

    /// Whether another workgroup made the access.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn is_foreign(&self, stamp: Stamp) -> bool {
        stamp.time() < self.start.get() && stamp.time() != 0
    }

    /// The current time.
    pub(super) fn now(&self) -> u32 {
        self.now.get()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn is_now(&self, stamp: Stamp) -> bool {
        stamp.time() == self.now.get()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn stamp(&self, who: u32) -> Stamp {
        Stamp::new(self.now.get(), who)
    }
}

/// The accesses to one element.
///
/// For a buffer: its last write, and two reads. For workgroup memory only accesses since the last
/// barrier matter, and most are the first one: the last write or, before any write, the first read;
/// and another read. For an atomic: its last change, the last load, and the last store of an
/// invocation that had loaded it before.
pub(super) struct Record<'a>(pub(super) &'a Stamps);

/// The memory of a [`Record`].
pub(super) type Stamps = [Cell<u64>; 3];

impl Record<'_> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn get(&self, n: usize) -> Stamp {
        Stamp(self.0[n].get())
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn set(&self, n: usize, stamp: Stamp) {
        self.0[n].set(stamp.0);
    }

    /// An invocation writes to a buffer. Gives an earlier access that nothing orders before it, and
    /// whether that was a write.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn write(&self, clock: &Clock, who: u32) -> Option<(Stamp, bool)> {
        let stamp = clock.stamp(who);
        let [write, read, other] = [self.get(0), self.get(1), self.get(2)];
        self.set(0, stamp);
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

    /// An invocation reads a buffer. Gives an earlier write that nothing orders before it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn read(&self, clock: &Clock, who: u32) -> Option<(Stamp, bool)> {
        let stamp = clock.stamp(who);
        let (write, read) = (self.get(0), self.get(1));
        if !clock.is_now(read) {
            // A reader of another workgroup races with every later write, so it is kept.
            if clock.is_foreign(read) && !clock.is_foreign(self.get(2)) {
                self.set(2, read);
            }
            self.set(1, stamp);
        } else if read.lane() != stamp.lane() && !clock.is_foreign(self.get(2)) {
            // A later writer differs from at least one of two readers.
            self.set(2, stamp);
        }
        clock.is_unordered(write, stamp.lane()).then_some((write, true))
    }

    /// As [`write`](Self::write), for workgroup memory.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn write_in_workgroup(&self, clock: &Clock, who: u32) -> Option<(Stamp, bool)> {
        let (stamp, before) = (clock.stamp(who), self.get(0));
        self.0[0].set(stamp.0 | Stamp::WRITES);
        if !clock.is_now(before) {
            return None;
        }
        let other = self.get(1);
        if before.lane() != stamp.lane() {
            Some((before, before.0 & Stamp::WRITES != 0))
        } else {
            clock.is_unordered(other, stamp.lane()).then_some((other, false))
        }
    }

    /// As [`read`](Self::read), for workgroup memory.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn read_in_workgroup(&self, clock: &Clock, who: u32) -> Option<(Stamp, bool)> {
        let (stamp, before) = (clock.stamp(who), self.get(0));
        if !clock.is_now(before) {
            self.set(0, stamp);
        } else if before.lane() != stamp.lane() {
            if before.0 & Stamp::WRITES != 0 {
                return Some((before, true));
            }
            // A later writer differs from at least one of two readers.
            self.set(1, stamp);
        }
        None
    }

    /// Who reached the record's element of a buffer.
    pub(super) fn reached(&self, clock: &Clock) -> Reached {
        let [write, read, other] = [self.get(0), self.get(1), self.get(2)];
        match clock.workgroup(write) {
            Some(workgroup) if write.time() != 0 => Reached::By(workgroup as u32, write.lane()),
            _ if [write, read, other].iter().any(|stamp| stamp.time() != 0) => Reached::Yes,
            _ => Reached::No,
        }
    }

    /// Remembers a write to workgroup memory for [`last_write`](Self::last_write).
    pub(super) fn remember_write(&self, clock: &Clock, who: u32) {
        self.set(2, clock.stamp(who));
    }

    /// The last write to workgroup memory that was remembered.
    pub(super) fn last_write(&self) -> Stamp {
        self.get(2)
    }

    /// Whether the last access since the barrier is a write to workgroup memory by another
    /// invocation.
    pub(super) fn is_written_now_by_another(&self, clock: &Clock, lane: u32) -> bool {
        let last = self.get(0);
        clock.is_now(last) && last.0 & Stamp::WRITES != 0 && last.lane() != lane
    }

    /// The last access to an atomic of another kind, if another invocation made it and nothing
    /// orders the two.
    pub(super) fn unlike(
        &self,
        clock: &Clock,
        who: u32,
        how: Atomically,
    ) -> Option<(Stamp, Atomically)> {
        let (lane, _) = Stamp::lane_and_site(who);
        let (change, load) = (self.get(0), self.get(1));
        let is_store = change.0 & Stamp::WRITES != 0;
        let changed = if is_store { Atomically::Store } else { Atomically::Update };
        let mut accesses = [(change, changed), (load, Atomically::Load)].into_iter();
        accesses.find(|(stamp, other)| *other != how && clock.is_unordered(*stamp, lane))
    }

    /// An invocation loads an atomic.
    pub(super) fn load(&self, clock: &Clock, who: u32) {
        self.set(1, clock.stamp(who));
    }

    /// An invocation changes an atomic. Gives a store that follows a load of the same invocation,
    /// and another invocation's change that may come between the two.
    pub(super) fn change(&self, clock: &Clock, who: u32, is_store: bool) -> Option<(Stamp, Stamp)> {
        let stamp = clock.stamp(who);
        let [change, load, pair] = [self.get(0), self.get(1), self.get(2)];
        self.0[0].set(stamp.0 | if is_store { Stamp::WRITES } else { 0 });
        if is_store && clock.is_now(load) && load.lane() == stamp.lane() {
            self.set(2, stamp);
            return clock.is_unordered(change, stamp.lane()).then_some((stamp, change));
        }
        clock.is_unordered(pair, stamp.lane()).then_some((pair, stamp))
    }
}

/// The part of memory that each record is for: a word, or half a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Grain {
    pub(super) has_halves: bool,
}

impl Grain {
    /// The number of the record of a byte.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn number(self, byte: usize) -> usize {
        byte / if self.has_halves { 2 } else { 4 }
    }

    /// The first byte of a record's part.
    pub(super) fn byte(self, n: usize) -> usize {
        n * if self.has_halves { 2 } else { 4 }
    }

    /// Calls `visit` for the number of each record of the `T` at byte `start`, without padding. Not
    /// inlined: the accesses that need it are few, and it is large.
    #[inline(never)]
    pub(super) fn each<T: Storable>(self, start: usize, mut visit: impl FnMut(usize)) {
        T::ZERO.store(start, &mut |word: usize, _: u32, mask: u32| {
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
}

/// The number of records for a block of memory, and their grain.
#[derive(Debug, Clone, Copy)]
pub(super) struct Extent {
    pub(super) count: usize,
    pub(super) grain: Grain,
}

impl Extent {
    pub(super) const NONE: Self = Self { count: 0, grain: Grain { has_halves: false } };

    /// The records for `bytes` bytes.
    pub(super) fn of_bytes(bytes: usize, has_halves: bool) -> Self {
        let grain = Grain { has_halves };
        Self { count: grain.number(bytes.next_multiple_of(4)), grain }
    }

    /// The records for `count` texels.
    pub(super) fn of_texels(count: usize) -> Self {
        Self { count, ..Self::NONE }
    }
}

/// The records of a block of memory.
pub(super) struct Shadow {
    records: Vec<Stamps>,
    pub(super) grain: Grain,
}

impl Shadow {
    /// Records without any access.
    pub(super) fn new(Extent { count, grain }: Extent) -> Result<Self, Error> {
        Ok(Self { records: zeros(count)?, grain })
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn record(&self, n: usize) -> Option<Record<'_>> {
        self.records.get(n).map(Record)
    }

    /// Forgets all accesses.
    pub(super) fn clear(&self) {
        self.records.iter().flatten().for_each(|stamp| stamp.set(0));
    }
}

/// Memory for `count` records.
pub(super) fn zeros<T: Zeroable>(count: usize) -> Result<Vec<T>, Error> {
    // Fresh pages of the system are zero: records that nothing touches take no memory.
    bytemuck::allocation::try_zeroed_vec(count).map_err(|()| Error::OutOfMemory {
        device: "the checked device".to_owned(),
        doing: "making room for a record of each access",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_record(is_shared: bool, test: impl FnOnce(&Clock, &Record<'_>)) {
        let clock = Clock::new(is_shared);
        assert!(clock.begin_workgroup());
        test(&clock, &Record(&Stamps::default()));
    }

    fn who(lane: u32) -> u32 {
        Stamp::who(lane, 7)
    }

    #[test]
    fn a_write_races_with_reads_and_writes_of_others_until_the_barrier() {
        with_record(false, |clock, record| {
            assert_eq!(record.read(clock, who(1)), None);
            assert_eq!(record.write(clock, who(1)), None, "its own");
            let (read, _) = (record.read(clock, who(2)), assert!(clock.tick()));
            assert_eq!(read.map(|(write, _)| (write.lane(), write.site())), Some((1, 7)));
            assert_eq!(record.read(clock, who(2)), None, "after the barrier");
            let conflict = record.write(clock, who(3)).unwrap();
            assert_eq!((conflict.0.lane(), conflict.1), (2, false));
            assert!(record.write(clock, who(4)).unwrap().1);
        });
    }

    /// B reads, then A reads and writes: the last reader alone would not be enough.
    #[test]
    fn two_readers_are_remembered() {
        with_record(false, |clock, record| {
            record.read(clock, who(1));
            record.read(clock, who(0));
            assert_eq!(record.write(clock, who(0)).unwrap().0.lane(), 1);
        });
        with_record(false, |clock, record| {
            record.read(clock, who(0));
            record.read(clock, who(1));
            assert_eq!(record.write(clock, who(0)).unwrap().0.lane(), 1);
        });
    }

    #[test]
    fn workgroups_share_buffers_and_no_barrier_orders_them() {
        with_record(true, |clock, record| {
            record.read(clock, who(5));
            assert!(clock.begin_workgroup() && clock.tick());
            record.read(clock, who(5));
            assert!(clock.tick());
            record.read(clock, who(6));
            assert!(clock.tick());
            let (read, is_write) = record.write(clock, who(5)).unwrap();
            assert_eq!((clock.workgroup(read), is_write), (Some(0), false));
        });
        with_record(false, |clock, record| {
            assert_eq!(record.write(clock, who(5)), None);
            assert!(clock.begin_workgroup());
            assert_eq!(record.write(clock, who(6)), None, "memory of its own");
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

    #[test]
    fn accesses_of_an_atomic_in_different_ways() {
        with_record(false, |clock, record| {
            let unlike =
                |lane, how| record.unlike(clock, who(lane), how).map(|(by, how)| (by.lane(), how));
            assert_eq!(unlike(0, Atomically::Store), None, "the first");
            record.change(clock, who(0), true);
            assert_eq!(unlike(0, Atomically::Update), None, "its own");
            assert_eq!(unlike(1, Atomically::Store), None, "in the same way");
            assert_eq!(unlike(1, Atomically::Update), Some((0, Atomically::Store)));
            record.change(clock, who(1), false);
            assert_eq!(unlike(2, Atomically::Load), Some((1, Atomically::Update)));
            record.load(clock, who(2));
            assert_eq!(unlike(3, Atomically::Update), Some((2, Atomically::Load)));
            assert!(clock.tick());
            assert_eq!(unlike(3, Atomically::Store), None, "after the barrier");
        });
    }
}
