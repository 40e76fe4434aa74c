//! Whether two invocations may meet in an element of workgroup memory: the question when a kernel
//! runs without some of its barriers.
//!
//! `shadow.rs` remembers so much of an element that what it finds is certain. Here nothing may be
//! missed: whoever may access an element does, and decisions that are made one after another may be
//! made either way, also where they are about the same.

use std::rc::Rc;

use super::interpret::Interpreter;
use super::shadow::{MAX_ELEMENTS, Path};
use super::value::Value;

/// Which invocations accessed an element.
#[derive(Debug, Clone, Copy, PartialEq)]
enum By {
    None,
    One(usize),
    Several,
}

#[derive(Debug, Clone, Copy)]
struct Element {
    written: By,
    read: By,
}

/// Who accessed what of a variable, under the same decisions and between the same barriers.
pub(super) struct Stretch {
    path: Path,
    phase: u32,
    elements: Vec<Element>,
}

impl By {
    fn and(self, lane: usize) -> By {
        match self {
            By::None => By::One(lane),
            By::One(other) if other == lane => self,
            By::One(_) | By::Several => By::Several,
        }
    }

    fn is_another_than(self, lane: usize) -> bool {
        self.and(lane) == By::Several
    }
}

impl Stretch {
    fn new(path: Path, phase: u32, total: i64) -> Stretch {
        let untouched = Element { written: By::None, read: By::None };
        let elements = vec![untouched; usize::try_from(total).unwrap_or(0)];
        Stretch { path, phase, elements }
    }

    /// Whether an invocation that accesses an element conflicts with another one's access in it.
    fn conflicts(&self, index: usize, lane: usize, writes: bool) -> bool {
        let element = self.elements[index];
        element.written.is_another_than(lane) || writes && element.read.is_another_than(lane)
    }
}

/// Whether a workgroup can only take one of two ways: they are the arms of one branch.
fn exclude(a: &Path, b: &Path) -> bool {
    let first = a.iter().zip(b.iter()).find(|(a, b)| a != b);
    first.is_some_and(|(a, b)| a / 2 == b / 2)
}

impl Interpreter<'_> {
    /// Notes an access to `count` elements of a variable of `total`, from `at` on. The trial fails if
    /// two invocations meet, or if it is not known which elements are accessed.
    pub(super) fn meet(&mut self, var: usize, at: &Value, writes: bool, count: i64, total: i64) {
        self.spend(self.lanes * usize::try_from(count).unwrap_or(0));
        let Some(accesses) = self.exact_accesses(at, count, total) else {
            return self.needs_exactness();
        };
        let (path, phase) = (Rc::clone(self.path()), self.memory.phases()[0]);
        let stretches = self.memory.stretches.entry(var).or_default();
        let is_own = |of: &Stretch| of.phase == phase && of.path == path;
        let own = stretches.iter().position(is_own).unwrap_or_else(|| {
            stretches.push(Stretch::new(Rc::clone(&path), phase, total));
            stretches.len() - 1
        });
        for (index, lane) in &accesses {
            let Element { written, read } = &mut stretches[own].elements[*index];
            let by = if writes { written } else { read };
            *by = by.and(*lane);
        }
        let are_together = |of: &&Stretch| of.phase == phase && !exclude(&of.path, &path);
        let meets = stretches.iter().filter(are_together).any(|of| {
            let mut accesses = accesses.iter();
            accesses.any(|(index, lane)| of.conflicts(*index, *lane, writes))
        });
        let steps = accesses.len() * stretches.len() + stretches[own].elements.len() / 8;
        self.spend(steps);
        if meets {
            self.needs_exactness();
        }
    }

    /// The elements and who accesses them, if all are known.
    fn exact_accesses(&self, at: &Value, count: i64, total: i64) -> Option<Vec<(usize, usize)>> {
        if self.gave_up || total > MAX_ELEMENTS {
            return None;
        }
        let mut accesses = Vec::new();
        for lane in self.active().possible() {
            let first = at.known(lane)?;
            if first < 0 || first + count > total {
                return None;
            }
            accesses.extend((first..first + count).map(|index| (index as usize, lane)));
        }
        Some(accesses)
    }
}
