//! The accesses to each element since the last barrier.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use proc_macro2::Span;

use super::guard::Guards;
use super::lanes::Lanes;
use super::mask::{Is, Mask};
use super::value::{Terms, is_number};
use super::whereabouts::Whereabouts;

/// The decisions on the way to an access that are unknown and uniform in the workgroup.
#[derive(Debug, Clone, Default)]
pub(super) struct Path(Option<Rc<Decision>>);

/// The last of some decisions. Its number is unique, so it identifies the whole path.
#[derive(Debug)]
struct Decision {
    number: u32,
    /// The number of decisions up to this one.
    count: usize,
    before: Path,
}

impl Path {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    pub(super) fn len(&self) -> usize {
        self.0.as_ref().map_or(0, |last| last.count)
    }

    /// The path after one more decision.
    pub(super) fn extended(&self, number: u32) -> Path {
        Path(Some(Rc::new(Decision { number, count: self.len() + 1, before: self.clone() })))
    }

    fn number(&self) -> Option<u32> {
        self.0.as_ref().map(|last| last.number)
    }

    /// Whether this path begins with all decisions of the other one.
    pub(super) fn starts_with(&self, other: &Path) -> bool {
        let mut path = self;
        while let Some(last) = path.0.as_ref().filter(|last| last.count > other.len()) {
            crate::steps::count(1);
            path = &last.before;
        }
        path == other
    }
}

impl PartialEq for Path {
    fn eq(&self, other: &Path) -> bool {
        self.len() == other.len() && self.number() == other.number()
    }
}

/// Drops a long path decision by decision: nested drops could overflow the stack.
impl Drop for Path {
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(mut last) = next.and_then(|last| Rc::try_unwrap(last).ok()) {
            next = last.before.0.take();
        }
    }
}

/// The origin of accesses: the same for all invocations that make one together.
#[derive(Debug, Clone)]
pub(super) struct Site {
    pub(super) span: Span,
    pub(super) path: Path,
    /// The conditions that its invocations have passed.
    pub(super) guards: Guards,
    pub(super) at: Whereabouts,
    /// The numbers of barriers before it: of workgroup memory, storage memory, and subgroups.
    pub(super) phases: [u32; 3],
}

/// The accesses that the invocations make together.
#[derive(Debug, Clone)]
pub(super) struct Accesses {
    /// The first element of each access.
    pub(super) at: Lanes,
    /// The number of elements of each access.
    pub(super) count: i64,
    pub(super) active: Mask,
    /// The number of barriers of the address space before it.
    pub(super) phase: u32,
    /// Their index in the list of sites.
    pub(super) site: u32,
}

/// One access by one invocation.
#[derive(Debug, Clone, Copy)]
pub(super) struct Access {
    pub(super) lane: u32,
    pub(super) phase: u32,
    pub(super) site: u32,
    /// The launches in which it happens; `No` for none.
    is: Is,
}

const NONE: Access = Access { lane: 0, phase: 0, site: 0, is: Is::No };

/// An earlier access that a later one conflicts with.
pub(super) struct Conflict {
    pub(super) lane: u32,
    pub(super) index: i64,
    pub(super) earlier: Access,
    pub(super) earlier_writes: bool,
}

/// One arm of a branch that an invocation takes or not.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Half {
    pub(super) lane: u32,
    /// The branch.
    pub(super) decision: u32,
    /// The arm.
    pub(super) accepted: bool,
}

impl Half {
    /// Whether it is the other arm of the same branch, for the same invocation.
    pub(super) fn is_beside(self, other: Half) -> bool {
        self.lane == other.lane
            && self.decision == other.decision
            && self.accepted != other.accepted
    }
}

/// The remembered accesses to an element.
#[derive(Debug, Clone, Copy)]
struct Element {
    write: Access,
    /// An earlier write of the same phase by another invocation. No launch has both it and `write`.
    other_write: Access,
    read: Access,
    /// A read by another invocation than that of `read`, for writes by the invocation of `read`.
    other_read: Access,
    written: bool,
    /// The first and the last store in one arm of a branch. Such stores are certain if the other
    /// arm has some, too. Two are kept, since two show a race.
    halves: [Option<Half>; 2],
}

const UNTOUCHED: Element = Element {
    write: NONE,
    other_write: NONE,
    read: NONE,
    other_read: NONE,
    written: false,
    halves: [None; 2],
};

/// Adjacent elements whose indices have the same unknown part.
#[derive(Debug, Clone, Default)]
pub(super) struct Table {
    first: i64,
    elements: Vec<Element>,
    /// The number of written elements.
    written: i64,
    /// The phases that have writes.
    write_phases: BTreeSet<u32>,
    /// The reads of the other phases. They conflict with nothing until their phase has a write, and
    /// are noted then.
    reads: BTreeMap<u32, Vec<Accesses>>,
}

/// The maximum number of elements of a table; elements farther away are ignored.
pub(super) const MAX_ELEMENTS: i64 = 1 << 15;

/// The elements of one variable.
#[derive(Debug, Clone, Default)]
pub(super) struct Shadow {
    /// The tables, by the unknown part of the index.
    tables: BTreeMap<Terms, Table>,
    /// The accesses of the first workgroup, whose ids are 0.
    pub(super) of_first: Table,
    /// Whether unknown elements may have been written.
    pub(super) maybe_written: bool,
}

impl Shadow {
    pub(super) fn table(&mut self, terms: &Terms) -> &mut Table {
        self.tables.entry(Rc::clone(terms)).or_default()
    }

    /// Forgets the accesses, as a barrier does.
    pub(super) fn settle(&mut self) {
        for table in self.tables.values_mut().chain([&mut self.of_first]) {
            table.reads.clear();
            table.write_phases.clear();
            for element in &mut table.elements {
                (element.write, element.other_write) = (NONE, NONE);
                (element.read, element.other_read) = (NONE, NONE);
            }
        }
    }
}

impl Accesses {
    /// Calls `f` for each access that may happen.
    fn each(&self, mut f: impl FnMut(i64, Access)) {
        let (phase, site) = (self.phase, self.site);
        let firsts = self.at.list(self.active.len());
        let (firsts, (each, step), mut lane) = (firsts.as_slice(), self.active.slice(), 0);
        while lane < firsts.len() {
            let (first, is) = (firsts[lane], each[step * lane]);
            if !matches!(is, Is::No) && is_number(first) {
                let mut index = first;
                while index < first + self.count {
                    f(index, Access { lane: lane as u32, phase, site, is });
                    index += 1;
                }
            }
            lane += 1;
        }
    }
}

impl Table {
    /// Notes accesses, and gives an earlier access that conflicts with one of them. `half` gives
    /// the arm of an undecided branch that an invocation is in.
    pub(super) fn note(
        &mut self,
        accesses: Accesses,
        writes: bool,
        sites: &[Site],
        half: &impl Fn(usize) -> Option<Half>,
    ) -> Option<Conflict> {
        match writes {
            true => self.write(&accesses, sites, half),
            false => self.read(accesses, sites),
        }
    }

    /// Notes reads, and gives a write that conflicts with one of them.
    fn read(&mut self, accesses: Accesses, sites: &[Site]) -> Option<Conflict> {
        if !self.write_phases.contains(&accesses.phase) {
            self.reads.entry(accesses.phase).or_default().push(accesses);
            return None;
        }
        self.note_reads(&accesses, sites)
    }

    fn note_reads(&mut self, accesses: &Accesses, sites: &[Site]) -> Option<Conflict> {
        let mut found = None;
        accesses.each(|index, access| {
            if matches!(access.is, Is::Maybe) {
                return;
            }
            let Some(element) = self.slot(index) else { return };
            if found.is_none()
                && let Some(write) = element.conflicting_write(access, sites)
            {
                found = Some(Conflict::new(index, access, write, true));
            }
            element.read_by(access);
        });
        found
    }

    /// Notes writes, and gives an access that conflicts with one of them.
    fn write(
        &mut self,
        accesses: &Accesses,
        sites: &[Site],
        half: &impl Fn(usize) -> Option<Half>,
    ) -> Option<Conflict> {
        if self.write_phases.insert(accesses.phase) {
            for reads in self.reads.remove(&accesses.phase).into_iter().flatten() {
                self.note_reads(&reads, sites);
            }
        }
        let mut found = None;
        accesses.each(|index, mut access| {
            let Some(element) = self.slot(index) else { return };
            let is_new = !element.written;
            element.written = true;
            if let Some(half) = half(access.lane as usize)
                && element.completes(half)
            {
                access.is = Is::Yes;
            }
            if !matches!(access.is, Is::Maybe) {
                let earlier = element.written_by(access, sites);
                if let (None, Some((earlier, writes))) = (&found, earlier) {
                    found = Some(Conflict::new(index, access, earlier, writes));
                }
            }
            self.written += i64::from(is_new);
        });
        found
    }

    /// The first invocation that certainly reads an element that certainly is unwritten. The
    /// variable has `total` elements.
    pub(super) fn unwritten(&self, accesses: &Accesses, total: i64) -> Option<(usize, i64)> {
        if self.written == total {
            return None;
        }
        let mut found = None;
        accesses.each(|index, access| {
            let element = usize::try_from(index - self.first).ok();
            let element = element.and_then(|index| self.elements.get(index));
            if found.is_none()
                && access.is == Is::Yes
                && index < total
                && element.is_none_or(|element| !element.written)
            {
                found = Some((access.lane as usize, index));
            }
        });
        found
    }

    #[inline(always)]
    fn slot(&mut self, index: i64) -> Option<&mut Element> {
        if index < self.first || index - self.first >= self.elements.len() as i64 {
            self.cover(index)?;
        }
        self.elements.get_mut((index - self.first) as usize)
    }

    /// Makes room for an element, if it is not too far away from the others.
    fn cover(&mut self, index: i64) -> Option<()> {
        if self.elements.is_empty() {
            self.first = index;
        }
        let end = self.first + self.elements.len() as i64;
        let (first, end) = (self.first.min(index), end.max(index.saturating_add(1)));
        if end.checked_sub(first)? > MAX_ELEMENTS {
            return None;
        }
        if first < self.first {
            let before = (self.first - first) as usize;
            self.elements.splice(..0, std::iter::repeat_n(UNTOUCHED, before));
            self.first = first;
        }
        self.elements.resize((end - first) as usize, UNTOUCHED);
        Some(())
    }
}

impl Element {
    fn read_by(&mut self, access: Access) {
        if self.read.is_older(access) {
            self.read = access;
            self.other_read = NONE;
        } else if self.read.lane != access.lane {
            self.other_read = access;
        }
    }

    /// Notes a write. Gives an access that conflicts with it, and whether that is a write.
    fn written_by(&mut self, access: Access, sites: &[Site]) -> Option<(Access, bool)> {
        let write = self.conflicting_write(access, sites);
        let earlier = if let Some(write) = write {
            Some((write, true))
        } else if conflict(self.read, access, sites) {
            Some((self.read, false))
        } else if conflict(self.other_read, access, sites) {
            Some((self.other_read, false))
        } else {
            None
        };
        if self.write.is_older(access) {
            (self.write, self.other_write) = (access, NONE);
        } else if access.is == Is::Yes || self.write.is != Is::Yes {
            if write.is_none() && self.write.lane != access.lane {
                self.other_write = self.write;
            }
            self.write = access;
        }
        earlier
    }

    /// A write that an access conflicts with.
    #[inline(always)]
    fn conflicting_write(&self, access: Access, sites: &[Site]) -> Option<Access> {
        if conflict(self.write, access, sites) {
            return Some(self.write);
        }
        conflict(self.other_write, access, sites).then_some(self.other_write)
    }

    /// Notes a store in one arm of a branch. Tells whether the other arm has one, too.
    fn completes(&mut self, half: Half) -> bool {
        match self.halves {
            [Some(first), _] if first.decision != half.decision => self.halves = [Some(half), None],
            [Some(first), _] if first.accepted == half.accepted => self.halves[1] = Some(half),
            [Some(_), _] => {
                return self.halves.iter().flatten().any(|earlier| earlier.is_beside(half));
            }
            [None, _] => self.halves[0] = Some(half),
        }
        false
    }
}

impl Access {
    fn is_older(self, than: Access) -> bool {
        matches!(self.is, Is::No) || self.phase != than.phase
    }
}

impl Conflict {
    fn new(index: i64, access: Access, earlier: Access, earlier_writes: bool) -> Conflict {
        Conflict { lane: access.lane, index, earlier, earlier_writes }
    }
}

/// Whether two accesses to an element conflict if one of them writes: nothing orders them, and
/// there are launches in which both happen.
#[inline(always)]
fn conflict(a: Access, b: Access, sites: &[Site]) -> bool {
    if a.phase != b.phase || a.lane == b.lane || !a.is.meets(b.is) {
        return false;
    }
    let (site, other) = (&sites[a.site as usize], &sites[b.site as usize]);
    let is_on_one_way = site.path.starts_with(&other.path) || other.path.starts_with(&site.path);
    is_on_one_way && !site.guards.exclude(a.lane as usize, &other.guards, b.lane as usize)
}
