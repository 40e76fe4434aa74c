//! Accesses to workgroup and storage memory: bounds, conflicts, elements that nothing wrote.

use std::collections::HashMap;
use std::rc::Rc;

use proc_macro2::Span;

use super::interpret::{Interpreter, LaneArm};
use super::shadow::{Access, Conflict, Elements, Shadow, Site};
use super::value::{Is, Lanes, Mask, Value};
use super::{Finding, Problem};
use crate::infer::project;
use crate::ir::{AddressSpace, Barrier, Place, Projection, Root, Scalar, Ty};

/// The shadows of all variables, and the barriers passed so far.
#[derive(Default)]
pub(super) struct Memory {
    shadows: HashMap<(bool, usize), Shadow>,
    /// Of workgroup and of storage memory.
    phases: [u32; 2],
    sites: Vec<Site>,
}

impl Memory {
    pub(super) fn barrier(&mut self, barrier: Barrier) {
        match barrier {
            Barrier::Workgroup => self.phases[0] += 1,
            Barrier::Storage => self.phases[1] += 1,
            Barrier::Texture => {}
        }
    }

    pub(super) fn phases(&self) -> [u32; 2] {
        self.phases
    }

    /// Goes back to other phases and gives the current ones.
    pub(super) fn set_phases(&mut self, phases: [u32; 2]) -> [u32; 2] {
        std::mem::replace(&mut self.phases, phases)
    }

    /// After alternatives with different numbers of barriers, the later phase of either.
    pub(super) fn join_phases(&mut self, other: [u32; 2]) {
        for (phase, other) in self.phases.iter_mut().zip(other) {
            *phase = (*phase).max(other);
        }
    }

    /// After an unknown number of iterations, which may have waited.
    pub(super) fn forget(&mut self, waits: bool) {
        for shadow in self.shadows.values_mut() {
            shadow.maybe_written = true;
            if waits {
                shadow.settle();
            }
        }
    }
}

/// How many elements a type has: a vector counts as one, since a store to a component may store
/// to all of it.
fn elements(ty: &Ty) -> i64 {
    match ty {
        Ty::Array(element, n) => elements(element) * i64::from(*n),
        Ty::RuntimeArray(element) => elements(element),
        Ty::Struct(of) => of.members.iter().map(|member| elements(&member.ty)).sum(),
        Ty::Matrix(n) => i64::from(*n),
        _ => 1,
    }
}

/// The access that the invocations make together.
struct Together {
    phase: u32,
    site: u32,
    writes: bool,
    /// How many elements each of them accesses.
    count: i64,
    /// How many the variable has.
    total: i64,
    barrier: Barrier,
    active: Mask,
    arm: Option<LaneArm>,
}

impl Together {
    /// Notes the access of each invocation, and gives what is wrong with one. `asks`: reading what
    /// nothing has written is wrong.
    fn access(
        &self,
        elements: &mut Elements<'_>,
        at: &Value,
        asks: bool,
        sites: &[Site],
    ) -> Option<(Problem, Option<Span>)> {
        let mut found = None;
        for lane in self.active.possible() {
            let Some(first) = at.lane(lane) else { continue };
            for index in first..first + self.count {
                let is = self.certainty(elements, index, lane);
                if is == Is::Maybe {
                    if self.writes {
                        elements.touch(index);
                    }
                    continue;
                }
                if asks && is == Is::Yes && index < self.total && elements.is_untouched(index) {
                    found.get_or_insert((Problem::Unwritten { lane, element: index }, None));
                }
                let (phase, site) = (self.phase, self.site);
                let access = Access { lane: lane as u32, phase, site, is };
                if let Some(conflict) = elements.access(index, access, self.writes)
                    && !matches!(found, Some((Problem::Race { .. }, _)))
                {
                    let element = at.terms.is_empty().then_some(index);
                    found = Some(self.race(lane, element, &conflict, sites));
                }
            }
        }
        found
    }

    /// A store in both arms of a branch is certain.
    fn certainty(&self, elements: &mut Elements<'_>, index: i64, lane: usize) -> Is {
        let half = self.arm.as_ref().filter(|_| self.writes).and_then(|arm| arm.half(lane));
        match half.is_some_and(|half| elements.complete(index, half)) {
            true => Is::Yes,
            false => self.active.get(lane),
        }
    }

    fn race(
        &self,
        lane: usize,
        element: Option<i64>,
        conflict: &Conflict,
        sites: &[Site],
    ) -> (Problem, Option<Span>) {
        let earlier = &sites[conflict.earlier.site as usize];
        let problem = Problem::Race {
            lane,
            writes: self.writes,
            other_lane: conflict.earlier.lane as usize,
            other_writes: conflict.earlier_writes,
            element,
            same_stmt: earlier.stmt == sites[self.site as usize].stmt,
            barrier: self.barrier,
        };
        (problem, Some(earlier.span))
    }
}

impl<'a> Interpreter<'a> {
    /// The position of the first element of a place.
    pub(super) fn element(&mut self, place: &'a Place) -> Value {
        let mut ty = self.types.root(self.module, place.root).clone();
        let mut at = Value::same(0);
        for projection in &place.projections {
            let step = match (projection, &ty) {
                (Projection::Index(index), of) => {
                    let index = self.eval(*index).scalar();
                    self.check_bounds(of, &index, place.span);
                    let size = match of {
                        Ty::Array(element, _) | Ty::RuntimeArray(element) => elements(element),
                        Ty::Matrix(_) => 1,
                        _ => 0,
                    };
                    // Indices are below 2^32, positions need not be.
                    index.scaled_exactly(size)
                }
                (Projection::Member(name), Ty::Struct(of)) => {
                    let before = of.members.iter().take_while(|member| member.name != name.text);
                    Value::same(before.map(|member| elements(&member.ty)).sum())
                }
                (Projection::Member(name), of @ Ty::Matrix(_)) => {
                    Value::same(of.column(&name.text).map_or(0, i64::from))
                }
                (Projection::Member(_), _) => Value::same(0),
            };
            at = at.plus(&step);
            ty = project(&ty, projection);
        }
        at
    }

    /// Whether all invocations read the same from a place with a uniform index.
    pub(super) fn memory_is_uniform(&self, place: &Place) -> bool {
        match place.root {
            Root::Local(_) => true,
            Root::Workgroup(_) => false,
            Root::Binding(binding) => {
                self.module.bindings[binding].space != AddressSpace::StorageReadWrite
            }
        }
    }

    /// Reports an index that is certainly outside.
    pub(super) fn check_bounds(&mut self, of: &Ty, index: &Value, span: Span) {
        let length = match of {
            Ty::Array(_, n) => i64::from(*n),
            Ty::Vector(_, n) | Ty::Matrix(n) => i64::from(*n),
            _ => return,
        };
        if !self.path().is_empty() {
            // The host may never let it come to this.
            return;
        }
        let outside = self.active().certain().find_map(|lane| {
            let index = index.known(lane)?;
            (index < 0 || index >= length).then_some((lane, index))
        });
        if let Some((lane, index)) = outside {
            let problem = Problem::Bounds { lane, index, length };
            self.report(Finding { problem, variable: None, site: span, other: None, fix: None });
        }
    }

    pub(super) fn read(&mut self, place: &'a Place, at: &Value) {
        self.access(place, at, false);
    }

    pub(super) fn write(&mut self, place: &'a Place, at: &Value) {
        self.access(place, at, true);
    }

    /// Notes that an atomic may have been stored to.
    pub(super) fn touch(&mut self, place: &Place) {
        if let Some(key) = self.key(place) {
            self.memory.shadows.entry(key).or_default().maybe_written = true;
        }
    }

    /// Names the variable, if accesses to it can conflict.
    fn key(&self, place: &Place) -> Option<(bool, usize)> {
        match place.root {
            Root::Local(_) => None,
            Root::Workgroup(var) => Some((true, var.index())),
            Root::Binding(binding) => {
                let space = self.module.bindings[binding].space;
                (space == AddressSpace::StorageReadWrite).then_some((false, binding.index()))
            }
        }
    }

    fn access(&mut self, place: &'a Place, at: &Value, writes: bool) {
        let Some(key) = self.key(place) else { return };
        let ty = self.types.place(self.module, place);
        let count = elements(&ty);
        if ty.has_atomics() || count > 4096 {
            return;
        }
        if let Lanes::Unknown { min, max, .. } = at.lanes {
            if writes {
                self.crowded(place, min, max);
                self.memory.shadows.entry(key).or_default().maybe_written = true;
            }
            return;
        }
        self.spend(self.lanes * count as usize * 4);
        let site = self.site(place);
        let asks = key.0
            && !writes
            && self.asks_for_writes(place)
            && at.terms.is_empty()
            && self.path().is_empty();
        let together = Together {
            phase: self.memory.phases[usize::from(!key.0)],
            site: site as u32,
            writes,
            count,
            total: elements(self.types.root(self.module, place.root)),
            barrier: if key.0 { Barrier::Workgroup } else { Barrier::Storage },
            active: self.active().clone(),
            arm: self.arm(),
        };
        let Memory { shadows, sites, .. } = &mut self.memory;
        let shadow = shadows.entry(key).or_default();
        let asks = asks && !shadow.maybe_written;
        shadow.maybe_written |=
            writes && together.active.possible().any(|lane| at.lane(lane).is_none());
        let found = together.access(&mut shadow.elements(&at.terms, sites), at, asks, sites);
        if let Some((problem, other)) = found {
            let (fix, variable) = (self.place_for(together.barrier), Some(place.root));
            self.report(Finding { problem, variable, site: place.span, other, fix });
        }
    }

    /// The place of the current access in the list of sites.
    fn site(&mut self, place: &Place) -> usize {
        let site = Site { span: place.span, path: Rc::clone(self.path()), stmt: self.stmt_id() };
        self.memory.sites.push(site);
        self.memory.sites.len() - 1
    }

    /// Whether reading what nothing wrote is a mistake here.
    fn asks_for_writes(&self, place: &Place) -> bool {
        matches!(place.root, Root::Workgroup(var) if !self.module.workgroup_vars[var].zeroed)
    }

    /// More invocations store than there are elements: two of them store to the same one.
    fn crowded(&mut self, place: &'a Place, min: i64, max: i64) {
        let stores = self.active().certain().count() as i64;
        let Some(elements) = max.checked_sub(min).and_then(|n| n.checked_add(1)) else { return };
        // Only the index of an array of plain elements is in elements.
        if place.projections.len() == 1 && elements < stores {
            let problem = Problem::Crowded { stores, elements };
            self.report(Finding {
                problem,
                variable: Some(place.root),
                site: place.span,
                other: None,
                fix: None,
            });
        }
    }

    fn report(&mut self, finding: Finding) {
        let at = |span: &Span| (span.start().line, span.start().column);
        let is_same = |other: &Finding| {
            at(&other.site) == at(&finding.site)
                && std::mem::discriminant(&other.problem)
                    == std::mem::discriminant(&finding.problem)
        };
        if !self.findings.iter().any(is_same) {
            self.findings.push(finding);
        }
    }
}

impl Value {
    /// The sum, without wrapping.
    fn plus(&self, other: &Value) -> Value {
        if self.constant() == Some(0) {
            return other.clone();
        }
        // Positions are numbers of their own: no type wraps them.
        self.binary(crate::ir::BinaryOp::Add, other, Scalar::F32)
    }

    fn scaled_exactly(&self, factor: i64) -> Value {
        if factor == 1 {
            return self.clone();
        }
        self.binary(crate::ir::BinaryOp::Mul, &Value::same(factor), Scalar::F32)
    }
}
