//! Whether all workgroup memory is written before it is read, in every launch.
//!
//! For this the kernel runs a second time. If the number of iterations of a loop is unknown, its
//! variables may have any value in an iteration, and its writes do not count after it.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::elements::elements;
use super::interpret::Interpreter;
use super::lanes::Lanes;
use super::mask::{Is, Mask};
use super::memory::Position;
use super::shadow::{Half, MAX_ELEMENTS};
use super::value::is_number;
use crate::analyze::functions::Reach;
use crate::infer::Types;
use crate::ir::{Module, Place, Root, Ty, WorkgroupVar, WorkgroupVarId, project};

/// The invocations that can read an element.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Written {
    Never,
    /// The invocation that has written it.
    By(u32),
    /// No invocation before the next barrier.
    ByOthers,
    /// Every invocation: a barrier came after the write.
    Before,
}

/// An element of a variable.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Element {
    written: Written,
    /// The last store to it in one arm of a branch, if it is unknown which invocations take the
    /// arm.
    half: Option<Half>,
}

/// The elements of one variable.
#[derive(Debug, Clone)]
struct Elements {
    elements: Rc<[Element]>,
    /// Whether all of them are [`Written::Before`].
    all: bool,
}

/// The elements that are written on every path to the current statement.
#[derive(Debug, Clone, Default)]
pub(super) struct Initialized {
    variables: BTreeMap<WorkgroupVarId, Elements>,
}

impl Initialized {
    /// Keeps the elements that are written on both paths.
    pub(super) fn join(&mut self, other: &Initialized) {
        for (variable, of) in &mut self.variables {
            let other = other.variables.get(variable);
            let other = |index: usize| other.map(|other| other.elements[index].written);
            of.update(|index, written| match (written, other(index)) {
                (a, Some(b)) if a == b => a,
                (Written::Never, _) | (_, None | Some(Written::Never)) => Written::Never,
                _ => Written::ByOthers,
            });
        }
    }

    pub(super) fn barrier(&mut self) {
        for of in self.variables.values_mut().filter(|of| !of.all) {
            of.update(|_, written| match written {
                Written::Never => Written::Never,
                Written::By(_) | Written::ByOthers | Written::Before => Written::Before,
            });
        }
    }
}

impl Element {
    /// Notes a store in one arm of a branch. Tells whether the other arm has one, too.
    fn is_completed(&mut self, half: Half) -> bool {
        self.half.replace(half).is_some_and(|earlier| earlier.is_beside(half))
    }
}

impl Elements {
    fn new(count: usize) -> Elements {
        let never = Element { written: Written::Never, half: None };
        Elements { elements: vec![never; count].into(), all: count == 0 }
    }

    /// Replaces the state of each element, and forgets halves of branches.
    fn update(&mut self, f: impl Fn(usize, Written) -> Written) {
        let mut elements = self.elements.to_vec();
        let slots = elements.as_mut_slice();
        let (mut index, mut all) = (0, true);
        while index < slots.len() {
            let written = f(index, slots[index].written);
            all = all && written == Written::Before;
            slots[index] = Element { written, half: None };
            index += 1;
        }
        *self = Elements { elements: elements.into(), all };
    }
}

/// Whether every read of workgroup memory comes after a write, in a kernel without other errors.
pub(super) fn is_proven(module: &Module, types: &Types, functions: &[Reach]) -> bool {
    // Atomics start at zero, and so do variables that are declared `zeroed`.
    let is_open =
        |var: &WorkgroupVar| var.zeroed || var.ty.has_atomics() || elements(&var.ty) > MAX_ELEMENTS;
    if module.workgroup_vars.iter().any(|(_, var)| is_open(var)) {
        return false;
    }
    if module.workgroup_vars.is_empty() {
        return true;
    }
    let mut interpreter = Interpreter::new(module, types, functions, None);
    interpreter.proving = Some(Question::Open);
    interpreter.run();
    match interpreter.proving {
        Some(Question::Open) | None => !interpreter.gave_up,
        Some(Question::Answered(answer)) => answer,
    }
}

/// Whether each read comes after a write.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Question {
    /// Each read so far does.
    Open,
    Answered(bool),
}

impl Interpreter<'_> {
    /// Notes an access to workgroup memory: `count` elements from a position on.
    pub(super) fn prove(
        &mut self,
        place: &Place,
        position: &Position,
        writes: bool,
        count: i64,
        total: i64,
    ) {
        let Root::Workgroup(var) = place.root else { return };
        let fresh = || Elements::new(usize::try_from(total).unwrap_or(0));
        let of = self.state.initialized.variables.entry(var).or_insert_with(fresh).clone();
        // Unknown parts of two indices may cancel out, but each index is clamped by itself.
        let is_known = position.indices.iter().all(|index| index.terms.is_empty());
        let at = &position.element.lanes;
        if writes {
            if is_known && !self.is_component(place) {
                self.note_writes(var, of, at, count);
            }
        } else if !(of.all || is_known && can_read(&of, at, count, self.active())) {
            self.answer(false);
        }
    }

    pub(super) fn answer(&mut self, answer: bool) {
        self.proving = Some(Question::Answered(answer));
        self.gave_up = true;
    }

    /// Handles a barrier. Once all memory is written on the path that every launch takes, no read
    /// can come too early.
    pub(super) fn prove_barrier(&mut self) {
        self.state.initialized.barrier();
        if self.path().is_empty() && self.open_loops == 0 && self.all_is_written() {
            self.answer(true);
        }
    }

    /// Whether a barrier has come after writes to all memory, on every path to the current
    /// statement.
    pub(super) fn all_is_written(&self) -> bool {
        let variables = &self.state.initialized.variables;
        variables.len() == self.module.workgroup_vars.len() && variables.values().all(|of| of.all)
    }

    fn note_writes(&mut self, var: WorkgroupVarId, mut of: Elements, at: &Lanes, count: i64) {
        let active = self.active().clone();
        let half = self.halves();
        let mut elements = of.elements.to_vec();
        for lane in active.possible() {
            let first = at.get(lane);
            if !is_number(first) {
                continue;
            }
            for index in first..first + count {
                let Some(slot) = usize::try_from(index).ok().and_then(|n| elements.get_mut(n))
                else {
                    continue;
                };
                let is_certain = active.get(lane) == Is::Yes
                    || half(lane).is_some_and(|half| slot.is_completed(half));
                slot.written = match slot.written {
                    Written::Before => Written::Before,
                    old if !is_certain => old,
                    Written::Never => Written::By(lane as u32),
                    Written::By(other) if other == lane as u32 => Written::By(other),
                    Written::By(_) | Written::ByOthers => Written::ByOthers,
                };
            }
        }
        of.elements = elements.into();
        self.state.initialized.variables.insert(var, of);
    }

    /// Whether a place is only a part of an element: a component of a vector.
    pub(super) fn is_component(&self, place: &Place) -> bool {
        let mut ty = self.types.root(self.module, place.root).clone();
        for projection in &place.projections {
            if let Ty::Vector(..) = ty {
                return true;
            }
            ty = project(&ty, projection);
        }
        false
    }
}

/// Whether every invocation that may read finds its elements written.
fn can_read(of: &Elements, at: &Lanes, count: i64, active: &Mask) -> bool {
    active.possible().all(|lane| {
        let first = at.get(lane);
        let can_read = |index: i64| {
            let element = usize::try_from(index).ok().and_then(|n| of.elements.get(n));
            match element.map(|element| element.written) {
                Some(Written::Before) => true,
                Some(Written::By(writer)) => writer == lane as u32,
                _ => false,
            }
        };
        is_number(first) && (first..first + count).all(can_read)
    })
}
