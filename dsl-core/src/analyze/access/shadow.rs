//! Who accessed which element since the last barrier.

use std::collections::HashMap;
use std::rc::Rc;

use proc_macro2::Span;

use super::value::{Is, Symbol};

/// Decisions that are unknown and the same for a whole workgroup: what was reached under which.
pub(super) type Path = Rc<[u32]>;

/// One access by one invocation.
#[derive(Debug, Clone)]
pub(super) struct Access {
    pub(super) lane: usize,
    /// The barriers of the address space before it.
    pub(super) phase: u32,
    /// In which launches it happens.
    pub(super) is: Is,
    pub(super) site: Span,
    pub(super) path: Path,
    /// The statement that it belongs to.
    pub(super) stmt: usize,
}

/// What is remembered of an element.
#[derive(Debug, Clone, Default)]
struct Element {
    write: Option<Access>,
    read: Option<Access>,
    /// A read by another invocation than `read`'s: a write by that one conflicts with this.
    other_read: Option<Access>,
    written: bool,
    /// A store in one arm of a branch: it is certain if there is one in the other arm as well.
    half: Option<Half>,
}

/// One arm of a branch that an invocation takes or not.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Half {
    pub(super) lane: usize,
    /// The branch.
    pub(super) decision: u32,
    /// The arm.
    pub(super) accepted: bool,
}

/// The elements of one variable.
#[derive(Debug, Clone, Default)]
pub(super) struct Shadow {
    /// By the unknown part of the index, then by its known part.
    elements: HashMap<Rc<[(Symbol, i64)]>, HashMap<i64, Element>>,
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
    a == Is::Yes || b == Is::Yes || a == b && matches!(a, Is::High | Is::Low)
}

impl Shadow {
    /// Notes an access and gives the one that it conflicts with.
    pub(super) fn access(
        &mut self,
        terms: &Rc<[(Symbol, i64)]>,
        index: i64,
        access: Access,
        writes: bool,
    ) -> Option<Conflict> {
        let element = self.elements.entry(Rc::clone(terms)).or_default().entry(index).or_default();
        let conflicts = |other: &&Access| {
            other.phase == access.phase
                && other.lane != access.lane
                && meet(other.is, access.is)
                && (other.path.starts_with(&access.path) || access.path.starts_with(&other.path))
        };
        let written = element.write.as_ref().filter(conflicts);
        let read = || {
            let reads = [&element.read, &element.other_read];
            reads.into_iter().flatten().find(conflicts).filter(|_| writes)
        };
        let conflict = match written {
            Some(earlier) => Some(Conflict { earlier: earlier.clone(), earlier_writes: true }),
            None => {
                read().map(|earlier| Conflict { earlier: earlier.clone(), earlier_writes: false })
            }
        };
        if writes {
            element.written = true;
            let is_better = element.write.as_ref().is_none_or(|known| {
                access.is == Is::Yes || known.is != Is::Yes || known.phase != access.phase
            });
            if is_better {
                element.write = Some(access);
            }
            return conflict;
        }
        let is_old =
            |known: &Option<Access>| known.as_ref().is_none_or(|known| known.phase != access.phase);
        if is_old(&element.read) {
            element.read = Some(access);
            element.other_read = None;
        } else if element.read.as_ref().is_some_and(|known| known.lane != access.lane) {
            element.other_read = Some(access);
        }
        conflict
    }

    /// Whether the element was certainly never written.
    pub(super) fn is_untouched(&self, index: i64) -> bool {
        let nothing: Rc<[(Symbol, i64)]> = Rc::default();
        !self.maybe_written
            && self
                .elements
                .get(&nothing)
                .and_then(|elements| elements.get(&index))
                .is_none_or(|element| !element.written)
    }

    /// Notes that an element may have been written, without saying by whom.
    pub(super) fn touch(&mut self, terms: &Rc<[(Symbol, i64)]>, index: i64) {
        let elements = self.elements.entry(Rc::clone(terms)).or_default();
        elements.entry(index).or_default().written = true;
    }

    /// Notes a store in one arm of a branch; tells whether the other arm has one, too.
    pub(super) fn complete(&mut self, terms: &Rc<[(Symbol, i64)]>, index: i64, half: Half) -> bool {
        let element = self.elements.entry(Rc::clone(terms)).or_default().entry(index).or_default();
        let other = Half { accepted: !half.accepted, ..half };
        element.half.replace(half) == Some(other)
    }

    /// Forgets who accessed what, as a barrier does.
    pub(super) fn settle(&mut self) {
        for element in self.elements.values_mut().flat_map(HashMap::values_mut) {
            (element.write, element.read, element.other_read) = (None, None, None);
        }
    }
}
