//! The checked device: runs a launch, and checks every access to memory.
//!
//! Takes the same CPU form as the executor, with [`Checked`] for its mode, and shadow memory
//! (`shadow.rs`) beside the kernel's own. A mistake is a problem (`problems.rs`); the problems of a
//! launch become its findings (`findings.rs`), and the report prints these (`report.rs`).
//! Workgroups run in parallel as long as they have no findings (`parallel.rs`). If they do, they
//! run again, one after another in the order of their ids. Invocations then run in the order of
//! their index between two barriers, so the report of a launch is always the same.

mod findings;
mod parallel;
mod problems;
mod refills;
mod report;
mod run;
mod shadow;
mod tally;
mod unreached;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use glam::UVec3;

use super::assertions::{Broken, Proved};
use super::watch::{At, Atomically, Barrier, By, Mode, Space, Watch, Whole, clamp};
use super::{Dispatch, Group, Groups, stop};
use crate::{Error, Storable};
use findings::{Findings, Problem, Unlike};
use refills::Refills;
use run::{Alarm, Facts, HandOut};
use shadow::{Clock, Grain, Record, Shadow, Stamp};
use tally::{Access, Tally};

pub use report::{Finding, Report};
pub(crate) use run::{run, run_for_a_debugger};

/// The iterations after which a loop counts as endless.
const FUEL: u64 = 1 << 24;

/// The same for loops with barriers, which the whole workgroup runs.
const FUEL_OF_ROUNDS: u64 = 1 << 20;

/// The iterations of a loop between two checks of the time limit; a power of two.
const LOOKS: u64 = 1 << 12;

/// The mode that watches every access.
pub struct Checked;

impl Mode for Checked {
    const WATCHES: bool = true;
    type Common<'a> = HandOut<'a>;
    type Watch<'a> = Watcher<'a>;

    fn each_workgroup(
        dispatch: &Dispatch<'_, Self>,
        run: impl for<'w> Fn(Groups, Watcher<'w>) + Sync,
    ) {
        (dispatch.common.0)(&|groups, checker| {
            run(groups, Watcher { checker });
            checker.end_of_workgroup();
        });
    }
}

/// The states of a word of workgroup memory: not written.
const UNWRITTEN: u8 = 0;
const WRITTEN: u8 = 1;
/// Not written, and read since the last barrier.
const MISSED: u8 = 2;

/// Checks a run of workgroups, one workgroup after another.
pub(super) struct Checker<'a> {
    facts: &'a Facts,
    workgroup: Shadow,
    /// The records by binding. A binding that the kernel does not write has no records.
    bindings: Bindings<'a>,
    workgroup_clock: Clock,
    storage_clock: Clock,
    texture_clock: Clock,
    /// The state of each word of workgroup memory: `UNWRITTEN`, `WRITTEN` or `MISSED`.
    written: Vec<Cell<u8>>,
    /// The reasons to check accesses to workgroup memory for more than races: the number of its
    /// unwritten words, plus one while costs are counted, plus one if the kernel has refill stores.
    n_open: Cell<usize>,
    /// Reads of unwritten memory since the last barrier. If another invocation writes there before
    /// the next barrier, the problem is a race instead.
    missed: RefCell<Vec<(usize, u32)>>,
    /// The number of workgroups before this one in the order of their ids.
    number: Cell<u32>,
    /// The ids of the workgroups so far, in the order in which they ran.
    workgroups: RefCell<Vec<UVec3>>,
    /// Where each invocation waits in this round, for kernels that run as futures.
    arrivals: RefCell<Vec<Option<Arrival>>>,
    refills: Refills,
    /// The invocations and sites with an index out of bounds: problems of such an access are
    /// consequences.
    redirected: RefCell<BTreeSet<u32>>,
    /// For workgroup memory, buffers and textures: a barrier for other memory since the last
    /// barrier that orders this memory.
    other_barriers: Cell<[Option<Barrier>; 3]>,
    findings: RefCell<Findings>,
    /// The first unordered pair of unlike accesses to an atomic, by the two sites.
    unlike: RefCell<BTreeMap<(u16, u16), Unlike>>,
    /// Whether a NaN or an infinity was stored.
    is_not_finite: Cell<bool>,
    /// The iterations that loops may have. It is 0 after an endless loop, so that the launch ends.
    fuel: Cell<u64>,
    is_backward: bool,
    /// The invocation of this workgroup to stop at for a debugger; `u32::MAX` if there is none.
    stops_at: Cell<u32>,
    /// Whether the costs of accesses are counted now.
    counts: Cell<bool>,
    tally: RefCell<Tally>,
}

/// The records of buffers and textures, by binding.
enum Bindings<'a> {
    /// The records of one checker.
    Own(Vec<Shadow>),
    /// The records that workgroups share when they run in parallel.
    Shared(&'a [&'a [parallel::Words]], &'a Alarm),
}

impl<'a> Checker<'a> {
    fn new(facts: &'a Facts, bindings: Bindings<'a>, is_backward: bool) -> Result<Self, Error> {
        Ok(Self {
            facts,
            workgroup: Shadow::new(facts.workgroup)?,
            bindings,
            workgroup_clock: Clock::new(false),
            storage_clock: Clock::new(true),
            texture_clock: Clock::new(true),
            written: facts.written_at_start.iter().copied().map(Cell::new).collect(),
            n_open: Cell::new(0),
            missed: RefCell::default(),
            number: Cell::new(0),
            workgroups: RefCell::default(),
            arrivals: RefCell::default(),
            refills: Refills::new(facts.sites.refills),
            redirected: RefCell::default(),
            other_barriers: Cell::default(),
            findings: RefCell::default(),
            unlike: RefCell::default(),
            is_not_finite: Cell::new(false),
            fuel: Cell::new(FUEL),
            is_backward,
            stops_at: Cell::new(u32::MAX),
            counts: Cell::new(false),
            tally: RefCell::default(),
        })
    }
}

impl Checker<'_> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn begin_invocation(&self, index: u32) {
        if self.stops_at.get() == index {
            stop::trap();
        }
    }

    #[cold]
    fn note(&self, proof: Proved, found: [u32; 2]) {
        self.facts.assertions.add(Broken { proof, found: Some(found) });
    }
}

/// Where an invocation waits.
#[derive(Clone, PartialEq, Eq)]
struct Arrival {
    barrier: Option<Barrier>,
    site: u16,
    /// The iterations of the enclosing loops.
    turns: Vec<u64>,
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
        Watched { checker: self.checker, lane: 0 }
    }

    #[inline]
    fn is_written(self) -> bool {
        self.checker.n_open.get() == 0
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn invocation(self, index: u32) -> Self::By {
        self.checker.begin_invocation(index);
        Watched { checker: self.checker, lane: index }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn invocation_after_writes(self, index: u32) -> Self::AfterWrites {
        self.checker.begin_invocation(index);
        Watched { checker: self.checker, lane: index }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
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

/// Watches an invocation. `ALL_WRITTEN`: all of workgroup memory is written.
#[derive(Clone, Copy)]
pub struct Watched<'a, const ALL_WRITTEN: bool> {
    checker: &'a Checker<'a>,
    lane: u32,
}

impl<'a, const ALL_WRITTEN: bool> By for Watched<'a, ALL_WRITTEN> {
    type At = WatchedAt<'a, ALL_WRITTEN, false>;
    type Quiet = WatchedAt<'a, ALL_WRITTEN, true>;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn at(self, site: u16) -> Self::At {
        WatchedAt { checker: self.checker, who: Stamp::who(self.lane, site) }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn together(self, site: u16) -> Self::At {
        // Subgroups that multiply matrices have at least 32 invocations.
        let first = self.lane / 32 * 32;
        WatchedAt { checker: self.checker, who: Stamp::who(first, site) }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn quiet(self, site: u16) -> Self::Quiet {
        WatchedAt { checker: self.checker, who: Stamp::who(self.lane, site) }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn end(self, end: u32, len: u32, site: u16) -> u32 {
        if end > len {
            self.checker.out_of_bounds(self.lane, site, end - 1, len);
        }
        end.min(len)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn index(self, index: u32, len: u32, site: u16) -> u32 {
        if index < len {
            return index;
        }
        self.checker.out_of_bounds(self.lane, site, index, len);
        clamp(index, len)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn iterates(self, site: u16) {
        if !ALL_WRITTEN && self.checker.counts.get() {
            self.checker.iterates(self.lane, site);
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn goes_on(self, site: u16, turns: &mut u64, waits: bool) -> bool {
        if !waits {
            self.iterates(site);
        }
        *turns = turns.saturating_add(if waits { FUEL / FUEL_OF_ROUNDS } else { 1 });
        if turns.is_multiple_of(LOOKS) {
            self.checker.look_at_time();
        }
        *turns <= self.checker.fuel.get() || self.checker.endless(self.lane, site)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn broken(self, proof: Proved, found: [u32; 2]) {
        self.checker.note(proof, found);
    }

    /// Counts the iterations as for any other loop.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn proven_goes_on(self, site: u16, turns: &mut u64, waits: bool, _: Proved) -> bool {
        self.goes_on(site, turns, waits)
    }

    fn arrives(self, barrier: Option<Barrier>, site: u16, turns: &[u64]) {
        let mut arrivals = self.checker.arrivals.borrow_mut();
        if let Some(slot) = arrivals.get_mut(self.lane as usize) {
            *slot = Some(Arrival { barrier, site, turns: turns.to_vec() });
        }
    }
}

/// Watches an access. It fits in two registers, so that the fast path does not unpack them.
#[derive(Clone, Copy)]
pub struct WatchedAt<'a, const ALL_WRITTEN: bool, const QUIET: bool> {
    checker: &'a Checker<'a>,
    /// As in a [`Stamp`].
    who: u32,
}

impl<const ALL_WRITTEN: bool, const QUIET: bool> At for WatchedAt<'_, ALL_WRITTEN, QUIET> {
    const EXACT: bool = true;

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn broken(self, proof: Proved, found: [u32; 2]) {
        self.checker.note(proof, found);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn element(self, index: u32, len: u32) {
        if index >= len {
            let (lane, site) = Stamp::lane_and_site(self.who);
            self.checker.out_of_bounds(lane, site, index, len);
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<T: Storable>(self, space: Space, start: usize) {
        if !QUIET {
            match self.checker.grain(space) {
                Some(grain) if is_word::<T>() && !grain.has_halves => {
                    self.read_record(space, start / 4);
                }
                Some(_) => self.read_parts::<T>(space, start),
                None => {}
            }
        }
        if self.is_open(space) {
            self.look_at_read::<T>(space, start);
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<T: Storable>(self, space: Space, start: usize, whole: Option<Whole>) {
        match (self.checker.grain(space), whole) {
            (Some(grain), None) if is_word::<T>() && !grain.has_halves => {
                self.write_record(space, start / 4);
            }
            (Some(_), None) => self.write_parts::<T>(space, start),
            (Some(grain), Some(whole)) => self.write_component(space, grain, whole),
            (None, _) => {}
        }
        if self.is_open(space) {
            self.look_at_write::<T>(space, start);
        }
    }

    #[inline]
    fn stores<T: Storable>(self, _: Space, start: usize, value: &T) {
        if self.checker.facts.finite
            && let Some(value) = value.odd_float()
        {
            self.checker.not_finite(self.who, start, value);
        }
    }

    #[inline]
    fn texel(self, binding: usize, n: impl FnOnce() -> Option<usize>, writes: bool) {
        let space = Space::Texture(binding);
        match n() {
            Some(n) if writes => self.write_record(space, n),
            Some(n) => self.read_record(space, n),
            None => {}
        }
    }

    #[inline]
    fn atomic(self, space: Space, start: usize, operation: Atomically) {
        let Self { checker, who } = self;
        let Some(grain) = checker.grain(space) else { return };
        let (n, clock) = (grain.number(start), checker.clock(space));
        // Kernels with atomics do not run in parallel.
        let Some(record) = checker.own_record(space, n) else { return };
        if let Some(other) = record.unlike(clock, who, operation) {
            checker.unlike(space, n, (who, operation), other);
        }
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

/// Most accesses are of one word. They are checked inline.
#[cfg_attr(not(debug_assertions), inline(always))]
fn is_word<T: Storable>() -> bool {
    T::SIZE == 4 && T::ALIGN == 4
}

impl<const ALL_WRITTEN: bool, const QUIET: bool> WatchedAt<'_, ALL_WRITTEN, QUIET> {
    /// Whether an access must be checked for more than races.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn is_open(self, space: Space) -> bool {
        match space {
            _ if ALL_WRITTEN => false,
            Space::Workgroup => self.checker.n_open.get() > 0,
            Space::Binding(_) | Space::Texture(_) => self.checker.counts.get(),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn look_at_read<T: Storable>(self, space: Space, start: usize) {
        let Self { checker, who } = self;
        if checker.counts.get() {
            checker.count(who, space, start, [T::SIZE, T::ALIGN]);
        }
        if space == Space::Workgroup {
            self.each_part::<T>(start, |n| {
                if checker.written.get(n).is_some_and(|word| word.get() != WRITTEN) {
                    checker.missed(n, who);
                }
                if checker.refills.are_there() {
                    checker.stale(n, who);
                }
            });
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn look_at_write<T: Storable>(self, space: Space, start: usize) {
        let Self { checker, who } = self;
        if checker.counts.get() {
            checker.count(who, space, start, [T::SIZE, T::ALIGN]);
        }
        if space == Space::Workgroup {
            self.each_part::<T>(start, |n| {
                checker.wrote(n);
                if checker.refills.are_there() {
                    checker.refills(n, who);
                }
            });
        }
    }

    /// Visits the parts of workgroup memory that have records of their own.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn each_part<T: Storable>(self, start: usize, mut visit: impl FnMut(usize)) {
        let grain = self.checker.workgroup.grain;
        match is_word::<T>() && !grain.has_halves {
            true => visit(start / 4),
            false => grain.each::<T>(start, visit),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_record(self, space: Space, n: usize) {
        let Self { checker, who } = self;
        if let Some(record) = checker.own_record(space, n) {
            let clock = checker.clock(space);
            let before = match space {
                Space::Workgroup => record.read_in_workgroup(clock, who),
                Space::Binding(_) | Space::Texture(_) => record.read(clock, who),
            };
            if let Some(before) = before {
                checker.race(space, n, before, (who, false));
            }
        } else if let Some(record) = checker.shared_record(space, n) {
            checker.access_shared(&record, space, who, false);
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_record(self, space: Space, n: usize) {
        let Self { checker, who } = self;
        if let Some(record) = checker.own_record(space, n) {
            let clock = checker.clock(space);
            let before = match space {
                Space::Workgroup => record.write_in_workgroup(clock, who),
                Space::Binding(_) | Space::Texture(_) => record.write(clock, who),
            };
            if let Some(before) = before {
                checker.race(space, n, before, (who, true));
            }
        } else if let Some(record) = checker.shared_record(space, n) {
            checker.access_shared(&record, space, who, true);
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_parts<T: Storable>(self, space: Space, start: usize) {
        if let Some(grain) = self.checker.grain(space) {
            grain.each::<T>(start, |n| self.read_record(space, n));
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_parts<T: Storable>(self, space: Space, start: usize) {
        if let Some(grain) = self.checker.grain(space) {
            grain.each::<T>(start, |n| self.write_record(space, n));
        }
    }

    #[inline(never)]
    fn write_component(self, space: Space, grain: Grain, whole: Whole) {
        let parts = (whole.start..whole.start + whole.size).step_by(whole.component);
        parts.for_each(|byte| self.write_record(space, grain.number(byte)));
    }
}

impl Checker<'_> {
    /// The part of a memory that each record is for.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn grain(&self, space: Space) -> Option<Grain> {
        match space {
            Space::Workgroup => Some(self.workgroup.grain),
            Space::Binding(binding) | Space::Texture(binding) => {
                self.facts.bindings.get(binding).map(|extent| extent.grain)
            }
        }
    }

    /// A record of workgroup memory. If workgroups run one after another, also of a buffer.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn own_record(&self, space: Space, n: usize) -> Option<Record<'_>> {
        let shadow = match (space, &self.bindings) {
            (Space::Workgroup, _) => &self.workgroup,
            (Space::Binding(binding) | Space::Texture(binding), Bindings::Own(shadows)) => {
                shadows.get(binding)?
            }
            (Space::Binding(_) | Space::Texture(_), Bindings::Shared(..)) => return None,
        };
        shadow.record(n)
    }

    /// A record of a buffer, if workgroups run in parallel.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn shared_record(&self, space: Space, n: usize) -> Option<parallel::Record<'_>> {
        match (space, &self.bindings) {
            (Space::Binding(binding) | Space::Texture(binding), Bindings::Shared(shadows, _)) => {
                shadows.get(binding)?.get(n).map(parallel::Record)
            }
            (Space::Workgroup, _) | (_, Bindings::Own(_)) => None,
        }
    }

    /// Checks an access to memory that parallel workgroups share.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn access_shared(&self, record: &parallel::Record<'_>, space: Space, who: u32, writes: bool) {
        let barriers = self.clock(space).since_start();
        let by = parallel::Accessor::new(self.number.get(), barriers, who);
        if by.is_none_or(|by| record.races(by, writes)) {
            self.alarm();
        }
    }

    /// If workgroups run in parallel, makes them run again one after another, to find the problem
    /// again.
    #[cold]
    fn alarm(&self) {
        if let Bindings::Shared(_, alarm) = &self.bindings {
            alarm.raise();
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn clock(&self, space: Space) -> &Clock {
        self.clock_of(space.barrier())
    }

    fn begin_workgroup(&self, group: Group) {
        self.end_of_workgroup();
        let mut workgroups = self.workgroups.borrow_mut();
        workgroups.push(group.workgroup_id());
        // Parallel workgroups are few enough that this loses no bits.
        self.number.set(group.number() as u32);
        let chosen = self.facts.chosen.filter(|chosen| chosen.workgroup == group.number());
        self.stops_at.set(chosen.map_or(u32::MAX, |chosen| chosen.invocation));
        for barrier in Barrier::ALL {
            if !self.clock_of(barrier).begin_workgroup() {
                self.forget(barrier);
            }
        }
        for (word, at_start) in self.written.iter().zip(&self.facts.written_at_start) {
            word.set(*at_start);
        }
        self.counts.set(group.number() == 0 && !self.is_backward);
        self.refills.begin_workgroup(self.workgroup_clock.now());
        let others = [self.counts.get(), self.refills.are_there()];
        let others = others.into_iter().filter(|it| *it).count();
        self.n_open.set(self.facts.n_unwritten_at_start + others);
        let mut arrivals = self.arrivals.borrow_mut();
        arrivals.clear();
        arrivals.resize(group.invocations(), None);
    }

    fn end_of_workgroup(&self) {
        self.report_missed();
        self.other_barriers.set([None; 3]);
        self.settle();
    }

    /// Whether the first workgroup was among the workgroups that ran.
    fn has_counted(&self) -> bool {
        self.workgroups.borrow().first() == Some(&UVec3::ZERO)
    }

    /// Adds up the costs of the accesses so far.
    fn settle(&self) {
        if self.counts.get() {
            self.tally.borrow_mut().settle();
        }
    }

    /// If the time is over, leaves all loops.
    #[cold]
    fn look_at_time(&self) {
        if self.facts.stop.as_ref().is_some_and(|stop| stop.stops()) {
            self.fuel.set(0);
        }
    }

    #[cold]
    fn iterates(&self, lane: u32, site: u16) {
        self.tally.borrow_mut().iterates(lane, site);
    }

    /// Counts the cost of an access. For a buffer, the access counts as one of the whole element.
    ///
    /// `layout` is the size and alignment of the access.
    #[cold]
    fn count(&self, who: u32, space: Space, start: usize, layout: [u32; 2]) {
        let (lane, site) = Stamp::lane_and_site(who);
        let [size, align] = layout.map(|n| n as usize);
        let mut access = Access { space, start, size, align };
        if let Space::Binding(binding) | Space::Texture(binding) = access.space {
            match self.facts.strides.get(binding) {
                None | Some((_, 0)) => return,
                Some(&(first, stride)) if first <= access.start && access.size <= stride => {
                    access.start -= (access.start - first) % stride;
                    access.size = stride;
                }
                Some(_) => {}
            }
        }
        if !self.tally.borrow_mut().add(lane, site, access) {
            self.counts.set(false);
            self.n_open.set(self.n_open.get() - 1);
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
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
        }
        let mut others = self.other_barriers.get();
        for (other, orders) in others.iter_mut().zip(Barrier::ALL) {
            *other = (orders != barrier).then_some(barrier);
        }
        self.other_barriers.set(others);
        if !self.clock_of(barrier).tick() {
            self.forget(barrier);
        }
    }

    /// After four billion barriers a clock begins anew, and forgets earlier accesses.
    fn forget(&self, barrier: Barrier) {
        match barrier {
            Barrier::Workgroup => self.workgroup.clear(),
            Barrier::Storage | Barrier::Texture => match &self.bindings {
                Bindings::Own(shadows) => shadows.iter().for_each(Shadow::clear),
                Bindings::Shared(..) => self.alarm(),
            },
        }
    }

    /// A round of futures has ended: each invocation has come to a barrier, or has ended.
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

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn wrote(&self, n: usize) {
        if let Some(word) = self.written.get(n)
            && word.replace(WRITTEN) != WRITTEN
        {
            self.n_open.set(self.n_open.get() - 1);
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

    /// A store to workgroup memory, in a kernel with refill stores.
    #[cold]
    fn refills(&self, n: usize, who: u32) {
        if let Some(record) = self.workgroup.record(n) {
            self.refills.store(who, self.workgroup_clock.now(), record.last_write());
            record.remember_write(&self.workgroup_clock, who);
        }
    }

    /// A read of workgroup memory whose value may be of an earlier round.
    #[cold]
    fn stale(&self, n: usize, who: u32) {
        let Some(write) = self.workgroup.record(n).map(|record| record.last_write()) else {
            return;
        };
        let now = self.workgroup_clock.now();
        if self.refills.may_have_left_out(write) && self.refills.has_left_out(write, now) {
            let (lane, site) = Stamp::lane_and_site(who);
            let by = self.party(Space::Workgroup, lane, site, None, false);
            let other = self.party(Space::Workgroup, write.lane(), write.site(), None, true);
            self.add(Problem::Stale { by, other, byte: self.workgroup.grain.byte(n) });
        }
    }

    /// Reports reads before any write, now that it is known that no other invocation wrote
    /// meanwhile.
    fn report_missed(&self) {
        for (n, who) in std::mem::take(&mut *self.missed.borrow_mut()) {
            let (lane, site) = Stamp::lane_and_site(who);
            let is_race = self.own_record(Space::Workgroup, n).is_some_and(|record| {
                record.is_written_now_by_another(&self.workgroup_clock, lane)
            });
            if let Some(word) = self.written.get(n)
                && word.get() == MISSED
            {
                word.set(UNWRITTEN);
            }
            if !is_race && !self.redirected.borrow().contains(&who) {
                let by = self.party(Space::Workgroup, lane, site, None, false);
                self.add(Problem::Unwritten { by, byte: self.workgroup.grain.byte(n) });
            }
        }
    }
}
