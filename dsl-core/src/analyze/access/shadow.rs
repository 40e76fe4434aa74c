//! Who accessed which element since the last barrier.

use std::collections::HashMap;
use std::rc::Rc;

use proc_macro2::Span;

use super::value::{Is, Symbol};

/// Decisions that are unknown and the same for a whole workgroup: what was reached under which.
pub(super) type Path = Rc<[u32]>;

/// Where accesses come from: the same for all invocations that make one together.
#[derive(Debug, Clone)]
pub(super) struct Site {
    pub(super) span: Span,
    pub(super) path: Path,
    /// The statement that it belongs to.
    pub(super) stmt: usize,
}

/// One access by one invocation.
#[derive(Debug, Clone, Copy)]
pub(super) struct Access {
    pub(super) lane: u32,
    /// The barriers of the address space before it.
    pub(super) phase: u32,
    /// Its place in the list of sites.
    pub(super) site: u32,
    /// In which launches it happens; `No` for none at all.
    pub(super) is: Is,
}

const NONE: Access = Access { lane: 0, phase: 0, site: 0, is: Is::No };

/// What is remembered of an element.
#[derive(Debug, Clone, Copy)]
struct Element {
    write: Access,
    read: Access,
    /// A read by another invocation than `read`'s: a write by that one conflicts with this.
    other_read: Access,
    written: bool,
    /// A store in one arm of a branch: it is certain if there is one in the other arm as well.
    half: Option<Half>,
}

const UNTOUCHED: Element =
    Element { write: NONE, read: NONE, other_read: NONE, written: false, half: None };

/// One arm of a branch that an invocation takes or not.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Half {
    pub(super) lane: u32,
    /// The branch.
    pub(super) decision: u32,
    /// The arm.
    pub(super) accepted: bool,
}

/// Elements next to each other.
#[derive(Debug, Clone, Default)]
struct Table {
    first: i64,
    elements: Vec<Element>,
}

/// As many elements as a table holds; what is further away is not looked at.
const MAX_ELEMENTS: i64 = 1 << 15;

impl Table {
    fn get(&self, index: i64) -> Option<&Element> {
        self.elements.get(usize::try_from(index.checked_sub(self.first)?).ok()?)
    }

    fn get_mut(&mut self, index: i64) -> Option<&mut Element> {
        if self.elements.is_empty() {
            self.first = index;
        }
        let end = self.first + self.elements.len() as i64;
        let (first, end) = (self.first.min(index), end.max(index.saturating_add(1)));
        if end.checked_sub(first)? > MAX_ELEMENTS {
            return None;
        }
        let before = (self.first - first) as usize;
        if before > 0 {
            self.elements.splice(..0, std::iter::repeat_n(UNTOUCHED, before));
            self.first = first;
        }
        self.elements.resize((end - first) as usize, UNTOUCHED);
        self.elements.get_mut((index - first) as usize)
    }
}

/// The elements of one variable.
#[derive(Debug, Clone, Default)]
pub(super) struct Shadow {
    /// By the unknown part of the index.
    tables: HashMap<Rc<[(Symbol, i64)]>, Table>,
    /// Whether elements may have been written of which it is not known which.
    pub(super) maybe_written: bool,
}

/// An earlier access that a later one conflicts with.
pub(super) struct Conflict {
    pub(super) earlier: Access,
    pub(super) earlier_writes: bool,
}

/// Whether there are launches in which both happen.
fn meet(a: Is, b: Is) -> bool {
    match (a, b) {
        (Is::No, _) | (_, Is::No) => false,
        (Is::Yes, _) | (_, Is::Yes) => true,
        (a, b) => a == b && matches!(a, Is::High | Is::Low),
    }
}

/// Accesses to the elements of one variable whose indices have the same unknown part.
pub(super) struct Elements<'s> {
    table: &'s mut Table,
    sites: &'s [Site],
}

impl Shadow {
    pub(super) fn elements<'s>(
        &'s mut self,
        terms: &Rc<[(Symbol, i64)]>,
        sites: &'s [Site],
    ) -> Elements<'s> {
        Elements { table: self.tables.entry(Rc::clone(terms)).or_default(), sites }
    }

    /// Forgets who accessed what, as a barrier does.
    pub(super) fn settle(&mut self) {
        for element in self.tables.values_mut().flat_map(|table| &mut table.elements) {
            (element.write, element.read, element.other_read) = (NONE, NONE, NONE);
        }
    }
}

impl Elements<'_> {
    /// Notes an access and gives the one that it conflicts with.
    pub(super) fn access(&mut self, index: i64, access: Access, writes: bool) -> Option<Conflict> {
        let sites = self.sites;
        let element = self.table.get_mut(index)?;
        let conflicts = |other: Access| {
            let path = |access: Access| &sites[access.site as usize].path;
            other.phase == access.phase
                && other.lane != access.lane
                && meet(other.is, access.is)
                && (path(other).starts_with(path(access)) || path(access).starts_with(path(other)))
        };
        let conflict = if conflicts(element.write) {
            Some(Conflict { earlier: element.write, earlier_writes: true })
        } else {
            let reads = [element.read, element.other_read];
            let read = reads.into_iter().find(|read| writes && conflicts(*read));
            read.map(|earlier| Conflict { earlier, earlier_writes: false })
        };
        let is_old = |known: Access| known.is == Is::No || known.phase != access.phase;
        if writes {
            element.written = true;
            let known = element.write;
            if is_old(known) || access.is == Is::Yes || known.is != Is::Yes {
                element.write = access;
            }
        } else if is_old(element.read) {
            element.read = access;
            element.other_read = NONE;
        } else if element.read.lane != access.lane {
            element.other_read = access;
        }
        conflict
    }

    /// Whether the element was certainly never written.
    pub(super) fn is_untouched(&self, index: i64) -> bool {
        self.table.get(index).is_none_or(|element| !element.written)
    }

    /// Notes that an element may have been written, without saying by whom.
    pub(super) fn touch(&mut self, index: i64) {
        if let Some(element) = self.table.get_mut(index) {
            element.written = true;
        }
    }

    /// Notes a store in one arm of a branch; tells whether the other arm has one, too.
    pub(super) fn complete(&mut self, index: i64, half: Half) -> bool {
        let other = Half { accepted: !half.accepted, ..half };
        let element = self.table.get_mut(index);
        element.is_some_and(|element| element.half.replace(half) == Some(other))
    }
}
