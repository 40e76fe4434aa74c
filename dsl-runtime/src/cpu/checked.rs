//! The checked device: runs a launch, and looks at every access to memory.
//!
//! Takes the same CPU form as the executor, with [`Checked`] for its mode, and shadow memory
//! (`shadow.rs`) beside the kernel's own; gives the findings (`findings.rs`) as a report
//! (`report.rs`). Workgroups run one after another in the order of their ids, invocations in the
//! order of their index between two barriers, so that the report of a launch is always the same.

mod findings;
mod refills;
mod report;
mod run;
mod shadow;
mod tally;

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

use glam::UVec3;

use super::sites::{Place, Sites};
use super::watch::{At, Atomically, Barrier, By, Mode, Space, Watch, Whole, clamp};
use super::{Dispatch, Group, Groups};
use crate::Storable;
use findings::{Findings, Party, Problem};
use refills::Refills;
use shadow::{Clock, Record, Shadow, Stamp};
use tally::{Access, Tally};

pub use report::{Finding, Report};
pub(crate) use run::run;

/// Iterations after which a loop counts as endless.
const FUEL: u32 = 1 << 24;

/// The same for loops with barriers, which the whole workgroup runs.
const FUEL_OF_ROUNDS: u32 = 1 << 20;

/// Every access is watched.
pub struct Checked;

impl Mode for Checked {
    type Watch<'a> = Watcher<'a>;

    fn each_workgroup<'a>(dispatch: &Dispatch<'a, Self>, run: impl Fn(Groups, Watcher<'a>) + Sync) {
        run(dispatch.size.all(), dispatch.watch);
        dispatch.watch.checker.end_of_workgroup();
    }
}

/// What is known of the words of workgroup memory: whether anything has written them.
const UNWRITTEN: u8 = 0;
const WRITTEN: u8 = 1;
/// Not written, and read since the last barrier.
const MISSED: u8 = 2;

/// What happens in one launch.
pub(super) struct Checker<'a> {
    sites: &'static Sites,
    workgroup: Shadow<'a>,
    /// By binding; those that the kernel does not write to have no records.
    bindings: Vec<Shadow<'a>>,
    workgroup_clock: Clock,
    storage_clock: Clock,
    texture_clock: Clock,
    /// What is written of workgroup memory, and what counts as written from the start.
    written: Vec<Cell<u8>>,
    written_at_start: Vec<u8>,
    n_unwritten: Cell<usize>,
    /// Reads of unwritten memory since the last barrier. If another invocation writes there
    /// before the next one, it is a race instead.
    missed: RefCell<Vec<(usize, u32)>>,
    /// The ids of the workgroups so far, in their order.
    workgroups: RefCell<Vec<UVec3>>,
    /// Who has come to a barrier in this round, in state machines.
    arrivals: RefCell<Vec<Option<Arrival>>>,
    refills: Refills,
    /// Who had an index out of bounds, and where: what such an access meets is a consequence.
    redirected: RefCell<BTreeSet<u32>>,
    /// A barrier since the last workgroup barrier, which orders other memory.
    other_barrier: Cell<Option<Barrier>>,
    findings: RefCell<Findings>,
    /// Iterations that loops have; none after one was endless, so that the launch ends.
    fuel: Cell<u32>,
    is_backward: bool,
    /// Whether the costs of accesses are counted now.
    counts: Cell<bool>,
    tally: RefCell<Tally>,
    /// Where the elements of a buffer begin, and bytes from one to the next, by binding; 0 where
    /// nothing is counted.
    strides: Vec<(usize, usize)>,
}

/// Where an invocation waits.
#[derive(Clone, PartialEq, Eq)]
struct Arrival {
    barrier: Option<Barrier>,
    site: u16,
    /// The iterations of the loops around.
    turns: Vec<u32>,
}

/// Watches a workgroup.
#[derive(Clone, Copy)]
pub struct Watcher<'a> {
    checker: &'a Checker<'a>,
}

impl<'a> Watch for Watcher<'a> {
    type By = Watched<'a, false>;
    type AfterWrites = Watched<'a, true>;

    fn workgroup(self, group: Group) -> Self::By {
        self.checker.begin_workgroup(group);
        self.invocation(0)
    }

    #[inline]
    fn is_written(self) -> bool {
        let checker = self.checker;
        checker.n_unwritten.get() == 0 && !checker.counts.get() && !checker.refills.are_there()
    }

    #[inline(always)]
    fn invocation(self, index: u32) -> Self::By {
        Watched { checker: self.checker, lane: index }
    }

    #[inline(always)]
    fn invocation_after_writes(self, index: u32) -> Self::AfterWrites {
        Watched { checker: self.checker, lane: index }
    }

    #[inline(always)]
    fn turn(self, n: u32, count: u32) -> u32 {
        if self.checker.is_backward { count - 1 - n } else { n }
    }

    fn barrier(self, barrier: Barrier) {
        self.checker.barrier(barrier);
    }

    fn round(self) {
        self.checker.round();
    }
}

/// Watches an invocation; `ALL_WRITTEN` tells that all of workgroup memory is.
#[derive(Clone, Copy)]
pub struct Watched<'a, const ALL_WRITTEN: bool> {
    checker: &'a Checker<'a>,
    lane: u32,
}

impl<'a, const ALL_WRITTEN: bool> By for Watched<'a, ALL_WRITTEN> {
    type At = WatchedAt<'a, ALL_WRITTEN, false>;
    type Quiet = WatchedAt<'a, ALL_WRITTEN, true>;

    #[inline(always)]
    fn at(self, site: u16) -> Self::At {
        WatchedAt { by: self, site }
    }

    #[inline(always)]
    fn together(self, site: u16) -> Self::At {
        // No subgroup that multiplies matrices is smaller.
        let first = self.lane / 32 * 32;
        WatchedAt { by: Watched { lane: first, ..self }, site }
    }

    #[inline(always)]
    fn quiet(self, site: u16) -> Self::Quiet {
        WatchedAt { by: self, site }
    }

    #[inline(always)]
    fn index(self, index: u32, len: u32, site: u16) -> u32 {
        if index < len {
            return index;
        }
        self.checker.out_of_bounds(self.lane, site, index, len);
        clamp(index, len)
    }

    #[inline(always)]
    fn iterates(self, site: u16) {
        if !ALL_WRITTEN && self.checker.counts.get() {
            self.checker.iterates(self.lane, site);
        }
    }

    #[inline(always)]
    fn goes_on(self, site: u16, turns: &mut u32, waits: bool) -> bool {
        if !waits {
            self.iterates(site);
        }
        *turns = turns.saturating_add(if waits { FUEL / FUEL_OF_ROUNDS } else { 1 });
        *turns <= self.checker.fuel.get() || self.checker.endless(self.lane, site)
    }

    fn arrives(self, barrier: Option<Barrier>, site: u16, turns: &[u32]) {
        let mut arrivals = self.checker.arrivals.borrow_mut();
        if let Some(slot) = arrivals.get_mut(self.lane as usize) {
            *slot = Some(Arrival { barrier, site, turns: turns.to_vec() });
        }
    }
}

/// Watches an access.
#[derive(Clone, Copy)]
pub struct WatchedAt<'a, const ALL_WRITTEN: bool, const QUIET: bool> {
    by: Watched<'a, ALL_WRITTEN>,
    site: u16,
}

impl<const ALL_WRITTEN: bool, const QUIET: bool> At for WatchedAt<'_, ALL_WRITTEN, QUIET> {
    #[inline(always)]
    fn element(self, index: u32, len: u32) {
        if index >= len {
            self.by.checker.out_of_bounds(self.by.lane, self.site, index, len);
        }
    }

    #[inline(always)]
    fn read<T: Storable>(self, space: Space, start: usize) {
        self.count::<T>(space, start);
        let is_initialized = ALL_WRITTEN || space != Space::Workgroup;
        if QUIET && is_initialized {
            return;
        }
        match self.by.checker.shadow(space) {
            Some(shadow) if is_word::<T>() && !shadow.has_halves() => {
                self.read_record(space, shadow, start / 4);
            }
            Some(shadow) => self.read_parts::<T>(space, shadow, start),
            None => {}
        }
    }

    #[inline(always)]
    fn write<T: Storable>(self, space: Space, start: usize, whole: Option<Whole>) {
        self.count::<T>(space, start);
        match self.by.checker.shadow(space) {
            Some(shadow) if whole.is_none() && is_word::<T>() && !shadow.has_halves() => {
                self.write_record(space, shadow, start / 4);
                self.wrote(space, start / 4);
            }
            Some(shadow) => self.write_parts::<T>(space, shadow, start, whole),
            None => {}
        }
    }

    #[inline]
    fn texel(self, binding: usize, n: impl FnOnce() -> Option<usize>, writes: bool) {
        let (checker, space) = (self.by.checker, Space::Texture(binding));
        let who = Stamp::who(self.by.lane, self.site);
        let Some(n) = n() else { return };
        let Some(record) = checker.shadow(space).and_then(|shadow| shadow.record(n)) else {
            return;
        };
        let before = match writes {
            true => checker.write(&record, space, who),
            false => checker.read(&record, space, who).map(|write| (write, true)),
        };
        if let Some(before) = before {
            checker.race(space, n, before, (who, writes));
        }
    }

    #[inline]
    fn atomic(self, space: Space, start: usize, operation: Atomically) {
        let checker = self.by.checker;
        let who = Stamp::who(self.by.lane, self.site);
        let Some(shadow) = checker.shadow(space) else { return };
        let (n, clock) = (shadow.number(start), checker.clock(space));
        let Some(record) = shadow.record(n) else { return };
        let lost = match operation {
            Atomically::Load => {
                record.load(clock, who);
                None
            }
            Atomically::Store => record.change(clock, who, true),
            Atomically::Update => record.change(clock, who, false),
        };
        if let Some((pair, other)) = lost {
            checker.lost_update(space, n, pair, other);
        }
    }
}

/// Most accesses are of one word, and looked at right where they are.
#[inline(always)]
fn is_word<T: Storable>() -> bool {
    T::SIZE == 4 && T::ALIGN == 4
}

impl<const ALL_WRITTEN: bool, const QUIET: bool> WatchedAt<'_, ALL_WRITTEN, QUIET> {
    #[inline(always)]
    fn count<T: Storable>(self, space: Space, start: usize) {
        if !ALL_WRITTEN && self.by.checker.counts.get() {
            let access = Access { space, start, size: T::SIZE as usize, align: T::ALIGN as usize };
            self.by.checker.count(self.by.lane, self.site, access);
        }
    }

    #[inline(always)]
    fn read_record(self, space: Space, shadow: &Shadow<'_>, n: usize) {
        let Watched { checker, lane } = self.by;
        let who = Stamp::who(lane, self.site);
        if !QUIET
            && let Some(record) = shadow.record(n)
            && let Some(write) = checker.read(&record, space, who)
        {
            checker.race(space, n, (write, true), (who, false));
        }
        if !ALL_WRITTEN
            && space == Space::Workgroup
            && checker.n_unwritten.get() > 0
            && checker.written.get(n).is_some_and(|it| it.get() != WRITTEN)
        {
            checker.missed(n, who);
        }
        if !ALL_WRITTEN
            && space == Space::Workgroup
            && let Some(write) = shadow.record(n).map(|record| record.last_write())
            && checker.refills.may_have_left_out(write)
        {
            checker.stale(n, write, who);
        }
    }

    #[inline(always)]
    fn write_record(self, space: Space, shadow: &Shadow<'_>, n: usize) {
        let Watched { checker, lane } = self.by;
        let who = Stamp::who(lane, self.site);
        if space == Space::Workgroup && checker.refills.are_there() {
            checker.refills(n, who);
        }
        if let Some(record) = shadow.record(n)
            && let Some(before) = checker.write(&record, space, who)
        {
            checker.race(space, n, before, (who, true));
        }
    }

    #[inline(always)]
    fn wrote(self, space: Space, n: usize) {
        if space == Space::Workgroup && !ALL_WRITTEN {
            self.by.checker.wrote(n);
        }
    }

    #[inline(never)]
    fn read_parts<T: Storable>(self, space: Space, shadow: &Shadow<'_>, start: usize) {
        shadow.each::<T>(start, |n| self.read_record(space, shadow, n));
    }

    #[inline(never)]
    fn write_parts<T: Storable>(
        self,
        space: Space,
        shadow: &Shadow<'_>,
        start: usize,
        whole: Option<Whole>,
    ) {
        let write = |n| self.write_record(space, shadow, n);
        if let Some(Whole { start, size, component }) = whole {
            let starts = (start..start + size).step_by(component);
            starts.map(|byte| shadow.number(byte)).for_each(write);
        }
        shadow.each::<T>(start, |n| {
            if whole.is_none() {
                write(n);
            }
            self.wrote(space, n);
        });
    }
}

impl<'a> Checker<'a> {
    #[inline(always)]
    fn shadow(&self, space: Space) -> Option<&Shadow<'a>> {
        match space {
            Space::Workgroup => Some(&self.workgroup),
            Space::Binding(binding) | Space::Texture(binding) => self.bindings.get(binding),
        }
    }

    #[inline(always)]
    fn clock(&self, space: Space) -> &Clock {
        match space {
            Space::Workgroup => &self.workgroup_clock,
            Space::Binding(_) => &self.storage_clock,
            Space::Texture(_) => &self.texture_clock,
        }
    }

    #[inline(always)]
    fn read(&self, record: &Record<'_>, space: Space, who: u32) -> Option<Stamp> {
        match space {
            Space::Workgroup => record.read::<false>(self.clock(space), who),
            Space::Binding(_) | Space::Texture(_) => record.read::<true>(self.clock(space), who),
        }
    }

    #[inline(always)]
    fn write(&self, record: &Record<'_>, space: Space, who: u32) -> Option<(Stamp, bool)> {
        match space {
            Space::Workgroup => record.write::<false>(self.clock(space), who),
            Space::Binding(_) | Space::Texture(_) => record.write::<true>(self.clock(space), who),
        }
    }

    fn begin_workgroup(&self, group: Group) {
        self.end_of_workgroup();
        let mut workgroups = self.workgroups.borrow_mut();
        self.counts.set(workgroups.is_empty() && !self.is_backward);
        workgroups.push(group.workgroup_id());
        for barrier in [Barrier::Workgroup, Barrier::Storage, Barrier::Texture] {
            if !self.clock_of(barrier).begin_workgroup() {
                self.forget(barrier);
            }
        }
        for (word, at_start) in self.written.iter().zip(&self.written_at_start) {
            word.set(*at_start);
        }
        self.refills.begin_workgroup(self.workgroup_clock.now());
        let unwritten = self.written_at_start.iter().filter(|word| **word == UNWRITTEN);
        self.n_unwritten.set(unwritten.count());
        let mut arrivals = self.arrivals.borrow_mut();
        arrivals.clear();
        arrivals.resize(group.invocations(), None);
    }

    fn end_of_workgroup(&self) {
        self.report_missed();
        self.other_barrier.set(None);
        self.settle();
    }

    /// The costs of what was accessed so far.
    fn settle(&self) {
        if self.counts.get() {
            self.tally.borrow_mut().settle();
        }
    }

    #[cold]
    fn iterates(&self, lane: u32, site: u16) {
        self.tally.borrow_mut().iterates(lane, site);
    }

    /// Counts an access: of workgroup memory as it is, of a buffer as one of the whole element.
    #[cold]
    fn count(&self, lane: u32, site: u16, mut access: Access) {
        if let Space::Binding(binding) | Space::Texture(binding) = access.space {
            match self.strides.get(binding) {
                None | Some((_, 0)) => return,
                Some(&(first, stride)) if first <= access.start && access.size <= stride => {
                    access.start -= (access.start - first) % stride;
                    access.size = stride;
                }
                Some(_) => {}
            }
        }
        self.counts.set(self.tally.borrow_mut().add(lane, site, access));
    }

    fn clock_of(&self, barrier: Barrier) -> &Clock {
        match barrier {
            Barrier::Workgroup => &self.workgroup_clock,
            Barrier::Storage => &self.storage_clock,
            Barrier::Texture => &self.texture_clock,
        }
    }

    fn barrier(&self, barrier: Barrier) {
        self.settle();
        if barrier == Barrier::Workgroup {
            self.report_missed();
            self.other_barrier.set(None);
        } else {
            self.other_barrier.set(Some(barrier));
        }
        if !self.clock_of(barrier).tick() {
            self.forget(barrier);
        }
    }

    /// After four billion barriers a clock begins anew, without the accesses before.
    fn forget(&self, barrier: Barrier) {
        match barrier {
            Barrier::Workgroup => self.workgroup.clear(),
            Barrier::Storage | Barrier::Texture => self.bindings.iter().for_each(Shadow::clear),
        }
    }

    /// In state machines: everyone has come to a barrier, or has ended.
    fn round(&self) {
        self.settle();
        let arrivals: Vec<_> = self.arrivals.borrow_mut().iter_mut().map(Option::take).collect();
        let mut lanes = (0..).zip(&arrivals);
        let Some((lane, first)) = lanes.find_map(|(lane, at)| Some((lane, at.as_ref()?))) else {
            return;
        };
        let mut lanes = (0..).zip(&arrivals);
        if let Some((other, at)) = lanes.find(|(_, at)| at.as_ref() != Some(first)) {
            let at = at.as_ref().map(|at| at.site);
            let by = self.party(Space::Workgroup, lane, first.site, None, false);
            self.add(Problem::Divergence { by, other, at });
        }
        if let Some(barrier) = first.barrier {
            self.barrier(barrier);
        }
    }

    #[inline(always)]
    fn wrote(&self, n: usize) {
        if self.n_unwritten.get() > 0
            && let Some(word) = self.written.get(n)
            && word.replace(WRITTEN) != WRITTEN
        {
            self.n_unwritten.set(self.n_unwritten.get() - 1);
        }
    }

    #[cold]
    fn missed(&self, n: usize, who: u32) {
        if let Some(word) = self.written.get(n)
            && word.replace(MISSED) == UNWRITTEN
        {
            self.missed.borrow_mut().push((n, who));
        }
    }

    /// A store to workgroup memory, before it is noted.
    #[cold]
    fn refills(&self, n: usize, who: u32) {
        if let Some(record) = self.workgroup.record(n) {
            self.refills.store(who, self.workgroup_clock.now(), record.last_write());
        }
    }

    /// A read of workgroup memory that may be of an earlier round.
    #[cold]
    fn stale(&self, n: usize, write: Stamp, who: u32) {
        if self.refills.has_left_out(write, self.workgroup_clock.now()) {
            let by = self.party(Space::Workgroup, who >> 16, who as u16, None, false);
            let other = self.party(Space::Workgroup, write.lane(), write.site(), None, true);
            self.add(Problem::Stale { by, other, byte: self.workgroup.byte(n) });
        }
    }

    /// Reads before any write, of which it is known now that no other invocation wrote meanwhile.
    fn report_missed(&self) {
        for (n, who) in std::mem::take(&mut *self.missed.borrow_mut()) {
            let (lane, site) = (who >> 16, who as u16);
            let is_race = self.workgroup.record(n).is_some_and(|record| {
                record.is_written_now_by_another(&self.workgroup_clock, lane)
            });
            if let Some(word) = self.written.get(n)
                && word.get() == MISSED
            {
                word.set(UNWRITTEN);
            }
            if !is_race && !self.redirected.borrow().contains(&who) {
                let by = self.party(Space::Workgroup, lane, site, None, false);
                self.add(Problem::Unwritten { by, byte: self.workgroup.byte(n) });
            }
        }
    }

    /// `at` is when it was, if it may have been in another workgroup.
    fn party(&self, space: Space, lane: u32, site: u16, at: Option<Stamp>, writes: bool) -> Party {
        let workgroups = self.workgroups.borrow();
        let number = at.and_then(|stamp| self.clock(space).workgroup(stamp));
        let workgroup = match number {
            Some(number) => workgroups.get(number),
            None => workgroups.last(),
        };
        Party { lane, workgroup: workgroup.copied().unwrap_or_default(), site, writes }
    }

    #[cold]
    fn race(&self, space: Space, n: usize, before: (Stamp, bool), now: (u32, bool)) {
        let (stamp, writes) = before;
        let parties = [now.0, Stamp::who(stamp.lane(), stamp.site())];
        if parties.iter().any(|who| self.redirected.borrow().contains(who)) {
            return;
        }
        let other = self.party(space, stamp.lane(), stamp.site(), Some(stamp), writes);
        let by = self.party(space, now.0 >> 16, now.0 as u16, None, now.1);
        let barrier = match space {
            Space::Workgroup => Barrier::Workgroup,
            Space::Binding(_) => Barrier::Storage,
            Space::Texture(_) => Barrier::Texture,
        };
        let found = match space {
            Space::Workgroup => self.other_barrier.get(),
            Space::Binding(_) | Space::Texture(_) => None,
        };
        let byte = self.shadow(space).map_or(0, |shadow| shadow.byte(n));
        self.add(Problem::Race { by, other, byte, barrier, found });
    }

    #[cold]
    fn lost_update(&self, space: Space, n: usize, pair: Stamp, other: Stamp) {
        let byte = self.shadow(space).map_or(0, |shadow| shadow.byte(n));
        let by = self.party(space, pair.lane(), pair.site(), Some(pair), true);
        let other = self.party(space, other.lane(), other.site(), Some(other), true);
        self.add(Problem::LostUpdate { by, other, byte });
    }

    #[cold]
    fn out_of_bounds(&self, lane: u32, site: u16, index: u32, len: u32) {
        let by = self.party(Space::Workgroup, lane, site, None, false);
        self.redirected.borrow_mut().insert(Stamp::who(lane, site));
        self.add(Problem::OutOfBounds { by, index, len });
    }

    /// A loop has used up its iterations, or has to end because another one has.
    #[cold]
    fn endless(&self, lane: u32, site: u16) -> bool {
        if self.fuel.get() > 0 {
            let by = self.party(Space::Workgroup, lane, site, None, false);
            self.add(Problem::Endless { by });
            self.fuel.set(0);
        }
        false
    }

    /// What happens after an endless loop was left is not what the kernel does.
    fn add(&self, problem: Problem) {
        if self.fuel.get() > 0 {
            self.findings.borrow_mut().add(self.sites, problem);
        }
    }

    /// `size` bytes of workgroup memory, of which the kernel asks for zeros in some.
    fn written_at_start(&self, size: usize) -> Vec<u8> {
        let mut words = vec![WRITTEN; self.workgroup.number(size.next_multiple_of(4))];
        for variable in self.sites.variables {
            if let Place::Workgroup { offset, size, zeroed: false } = variable.place {
                let (first, end) = (offset as usize, (offset + size) as usize);
                let numbers = self.workgroup.number(first)..self.workgroup.number(end);
                words.get_mut(numbers).into_iter().for_each(|words| words.fill(UNWRITTEN));
            }
        }
        words
    }
}
