//! Accesses to workgroup and storage memory: bounds, conflicts, and unwritten elements.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::Span;

use super::elements::elements;
use super::finding::{Finding, MAX_FINDINGS, Problem, Race, place_of};
use super::guard::{Possible, attainable};
use super::interpret::Interpreter;
use super::lanes::Lanes;
use super::origins::Origin;
use super::shadow::{Accesses, Conflict, MAX_ELEMENTS, Shadow, Site};
use super::value::{LENGTH, OF_WORKGROUPS, PARAMETER, Symbol, Value};
use crate::analyze::constants::as_written;
use crate::ir::{
    AddressSpace, Barrier, ExprId, Place, Projection, Root, Ty, WorkgroupVarId, project,
};

/// The shadows of all variables, and the barriers passed so far.
#[derive(Default)]
pub(super) struct Memory {
    shadows: BTreeMap<(bool, usize), Shadow>,
    /// The number of barriers of workgroup memory, of storage memory, and of subgroups, which order
    /// neither.
    phases: [u32; 3],
    sites: Vec<Site>,
}

impl Memory {
    pub(super) fn barrier(&mut self, barrier: Barrier) {
        match barrier {
            Barrier::Workgroup => self.phases[0] += 1,
            Barrier::Storage => self.phases[1] += 1,
            Barrier::Subgroup => self.phases[2] += 1,
            Barrier::Texture | Barrier::Cooperative => {}
        }
    }

    pub(super) fn phases(&self) -> [u32; 3] {
        self.phases
    }

    /// Goes back to other phases and returns the current ones.
    pub(super) fn set_phases(&mut self, phases: [u32; 3]) -> [u32; 3] {
        std::mem::replace(&mut self.phases, phases)
    }

    /// Joins alternatives with different numbers of barriers: the later phase of either counts.
    pub(super) fn join_phases(&mut self, other: [u32; 3]) {
        for (phase, other) in self.phases.iter_mut().zip(other) {
            *phase = (*phase).max(other);
        }
    }

    /// Handles an unknown number of iterations, which may have stored to these workgroup variables
    /// and may have waited.
    pub(super) fn forget(&mut self, stored: &BTreeSet<WorkgroupVarId>, waits: bool) {
        for var in stored {
            self.shadows.entry((true, var.index())).or_default().maybe_written = true;
        }
        if waits {
            self.shadows.values_mut().for_each(Shadow::settle);
        }
    }
}

/// Where a place begins in its variable.
pub(super) struct Position {
    /// Its first element.
    pub(super) element: Value,
    /// The indices in the place.
    pub(super) indices: Vec<Value>,
}

impl Position {
    /// Whether it is the same for all invocations.
    pub(super) fn is_uniform(&self) -> bool {
        self.indices.iter().all(Value::is_uniform)
    }
}

impl<'a> Interpreter<'a> {
    /// The position of a place.
    pub(super) fn position(&mut self, place: &'a Place) -> Position {
        let mut ty = self.types.root(self.module, place.root).clone();
        let mut at = Value::same(0);
        let mut indices = Vec::new();
        for projection in &place.projections {
            let step = match (projection, &ty) {
                (Projection::Index(index), of) => {
                    let id = *index;
                    let index = self.eval(id).scalar();
                    self.check_bounds(of, (id, &index), place.span);
                    let size = match of.element() {
                        Some(element) => elements(element),
                        None => i64::from(matches!(of, Ty::Matrix(_))),
                    };
                    indices.push(index.clone());
                    // An index past the end of an inner array does not reach the next one.
                    let index = index.below(of.length().unwrap_or(u32::MAX));
                    // Indices are below 2³², positions need not be. A vector is one element,
                    // whatever the component.
                    if size == 0 { Value::same(0) } else { index.scaled(size) }
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
            at = at.sum(&step, 1);
            ty = project(&ty, projection);
        }
        Position { element: at, indices }
    }

    /// Whether all invocations read the same value from a place with a uniform index.
    pub(super) fn memory_is_uniform(&self, place: &Place) -> bool {
        match place.root {
            Root::Local(_) => true,
            Root::Workgroup(_) => false,
            Root::Binding(binding) => {
                self.module.bindings[binding].space != AddressSpace::StorageReadWrite
            }
        }
    }

    /// Reports an index that is certainly out of bounds.
    pub(super) fn check_bounds(&mut self, of: &Ty, (id, index): (ExprId, &Value), span: Span) {
        let Some(length) = of.length().map(i64::from) else { return };
        let is_within = index.lanes.are_within(0, length - 1);
        // On an undecided path, the host may prevent control from coming here.
        if is_within || !index.terms.is_empty() || !self.path().is_empty() {
            return;
        }
        let outside = self.active().certain().find_map(|lane| {
            let index = index.known(lane)?;
            (index < 0 || index >= length).then_some((lane, index))
        });
        if let Some((lane, index)) = outside {
            let initializers = self.module.initializers();
            let index =
                as_written(self.module, self.types, &initializers, id, i128::from(index)) as i64;
            let problem = Problem::Bounds { lane, index, length };
            self.report(Finding { problem, variable: None, site: span, other: None, fix: None });
        }
    }

    pub(super) fn read(&mut self, place: &'a Place, at: &Position) {
        self.weigh(place, &at.indices);
        self.keep(place, Some(&at.indices), false);
        self.access(place, at, false);
    }

    pub(super) fn write(&mut self, place: &'a Place, at: &Position) {
        self.weigh(place, &at.indices);
        self.keep(place, Some(&at.indices), true);
        self.access(place, at, true);
    }

    fn weigh(&mut self, place: &'a Place, indices: &[Value]) {
        if self.proving.is_none() && self.without.is_none() && self.last_round.is_none() {
            self.scale.weigh(place, indices, &self.state.active);
        }
    }

    /// Notes that an atomic may have been stored to.
    pub(super) fn touch(&mut self, place: &Place) {
        if let Some(key) = self.key(place) {
            if key.0 {
                self.needs_exactness();
            }
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

    fn access(&mut self, place: &'a Place, position: &Position, writes: bool) {
        let Some(key) = self.key(place) else { return };
        if self.last_round.is_some_and(|decisions| self.path().len() > decisions) {
            return;
        }
        let at = &position.element;
        let ty = self.types.place(self.module, place);
        let count = elements(&ty);
        let total = elements(self.types.root(self.module, place.root));
        if self.proving.is_some() {
            return self.prove(place, position, writes, count, total);
        }
        // The cheap tests come first.
        if key.0 && self.is_exact && !self.is_known(at, count, total) {
            self.needs_exactness();
        }
        if ty.has_atomics() || count > 4096 {
            return;
        }
        if let Lanes::Unknown { .. } = at.lanes {
            if writes {
                self.crowded(place, &position.indices);
                self.memory.shadows.entry(key).or_default().maybe_written = true;
            }
            return;
        }
        self.spend(self.lanes * count as usize * 4);
        let accesses = Accesses {
            at: at.lanes.clone(),
            count,
            active: match self.without {
                // For conflicts, all invocations count that may make the access.
                Some(_) if key.0 => self.active().widened(),
                _ if self.path().is_empty() => self.active().clone(),
                // The decision may exclude the launches in which an invocation comes here.
                _ => self.active().without_launch(),
            },
            phase: self.memory.phases[usize::from(!key.0)],
            site: self.site(place),
        };
        let asks = key.0 && at.terms.is_empty() && self.path().is_empty();
        let asks = asks && !writes && self.asks_for_writes(place);
        let half = self.halves();
        let is_of_first = !key.0 && self.path().is_empty() && self.is_of_ids(at);
        let is_vague = !at.terms.is_empty() || at.lanes.has_gaps(self.active());
        let Memory { shadows, sites, .. } = &mut self.memory;
        let shadow = shadows.entry(key).or_default();
        let asks = asks && !shadow.maybe_written;
        let in_first = is_of_first
            .then(|| shadow.of_first.note(accesses.clone(), writes, sites, &half))
            .flatten();
        let table = shadow.table(&at.terms);
        let unwritten = asks.then(|| table.unwritten(&accesses, total)).flatten();
        let conflict = table.note(accesses, writes, sites, &half);
        shadow.maybe_written |= writes && is_vague;
        let is_shared = conflict.is_none() && in_first.is_some();
        let barrier = if key.0 { Barrier::Workgroup } else { Barrier::Storage };
        let (problem, other) = match (conflict.or(in_first), unwritten) {
            (Some(conflict), _) => {
                let is_known = at.terms.is_empty() || is_shared;
                let (race, other) = self.race(place, position, &conflict, writes, barrier);
                let element = is_known.then_some(conflict.index);
                (Problem::Race(Race { element, is_shared, ..race }), Some(other))
            }
            (None, Some((lane, element))) => (Problem::Unwritten { lane, element }, None),
            (None, None) => return,
        };
        let calls = if let Problem::Race(race) = &problem { race.common_calls } else { 0 };
        let fix = self.place_for(barrier, calls).filter(|_| !is_shared);
        let variable = Some(place.root);
        self.report(Finding { problem, variable, site: place.span, other, fix });
    }

    /// Whether the only unknowns are the workgroup's ids, which are 0 in the first workgroup.
    fn is_of_ids(&self, at: &Value) -> bool {
        let is_id =
            |symbol| (0..3).any(|dim| self.known_symbol(OF_WORKGROUPS, dim) == Some(symbol));
        at.terms.iter().all(|(symbol, _)| is_id(*symbol))
    }

    /// Whether all elements are known that an access of workgroup memory may touch.
    fn is_known(&self, at: &Value, count: i64, total: i64) -> bool {
        let is_within = |lane| {
            let first = at.known(lane);
            first.is_some_and(|first| 0 <= first && first + count <= total)
        };
        let all_are = at.terms.is_empty() && at.lanes.are_within(0, total - count);
        let all_are = all_are || self.active().possible().all(is_within);
        count <= 4096 && total <= MAX_ELEMENTS && all_are
    }

    /// Describes the conflict of the current access with an earlier one.
    fn race(
        &self,
        place: &Place,
        position: &Position,
        conflict: &Conflict,
        writes: bool,
        barrier: Barrier,
    ) -> (Race, Span) {
        let earlier = &self.memory.sites[conflict.earlier.site as usize];
        let at = self.whereabouts();
        let same_stmt = earlier.at.is_same_stmt(&at);
        let both = writes != conflict.earlier_writes;
        let is_same_place = place_of(earlier.span) == place_of(place.span);
        let are_several = self.active().certain().nth(1).is_some();
        let of_all = position.is_uniform() && are_several;
        // Whether another kind of barrier stands on the path from the earlier access to this one.
        let is_on_the_way = self.path().starts_with(&earlier.path);
        let kinds = [Barrier::Workgroup, Barrier::Storage, Barrier::Subgroup];
        let other_barrier = (0..kinds.len()).find(|kind| {
            is_on_the_way
                && kinds[*kind] != barrier
                && earlier.phases[*kind] != self.memory.phases[*kind]
        });
        let guards = &self.state.guards;
        let lanes = (conflict.lane as usize, conflict.earlier.lane as usize);
        let launches = guards.are_apart(&earlier.guards).then(|| {
            let possible = earlier.guards.possible(lanes.1, guards, lanes.0)?;
            self.in_words(&possible)
        });
        let race = Race {
            launches: launches.flatten(),
            is_update: both && same_stmt && (if is_same_place { self.updates } else { of_all }),
            is_one_call: both && same_stmt && is_same_place && !self.updates,
            other_barrier: other_barrier.map(|kind| kinds[kind]),
            lane: conflict.lane as usize,
            writes,
            other_lane: conflict.earlier.lane as usize,
            other_writes: conflict.earlier_writes,
            element: None,
            shares_stmt: earlier.at.shares_stmt(&at),
            common_calls: earlier.at.common_calls(&at),
            call: at.own_call(&earlier.at).map(|frame| frame.span),
            other_call: earlier.at.own_call(&at).map(|frame| frame.span),
            is_of_component: writes && self.is_component(place),
            is_by_index: !position.is_uniform(),
            barrier,
            is_shared: false,
        };
        (race, earlier.span)
    }

    /// The possible values of unknowns as a Rust condition; `None` if an unknown has no name.
    fn in_words(&self, possible: &[Possible]) -> Option<String> {
        let mut conditions = Vec::new();
        for Possible { unknown, scalar, min, max, without } in possible {
            let (least, most) = attainable(unknown, *scalar);
            let mut compares = |op: &str, bound: i64| {
                conditions.push(self.comparison_in_words(unknown, op, bound)?);
                Some(())
            };
            if min == max {
                compares("==", *min)?;
                continue;
            }
            if *min > least {
                compares(">", min - 1)?;
            }
            if *max < most {
                compares("<", max + 1)?;
            }
            without.iter().try_for_each(|value| compares("!=", *value))?;
        }
        Some(conditions.join(" && ")).filter(|text| !text.is_empty())
    }

    /// `sum op bound`; subtracted terms stand on the other side.
    fn comparison_in_words(
        &self,
        unknown: &[(Symbol, i64)],
        op: &str,
        bound: i64,
    ) -> Option<String> {
        let is_less = |(_, factor): &(Symbol, i64)| *factor < 0;
        let (less, more): (Vec<_>, Vec<_>) = unknown.iter().copied().partition(is_less);
        if less.is_empty() || more.is_empty() {
            return Some(format!("{} {op} {bound}", self.sum_in_words(unknown)?));
        }
        let less: Vec<_> = less.into_iter().map(|(symbol, factor)| (symbol, -factor)).collect();
        let (more, less) = (self.sum_in_words(&more)?, self.sum_in_words(&less)?);
        Some(match bound {
            0 => format!("{more} {op} {less}"),
            1.. => format!("{more} {op} {less} + {bound}"),
            _ => format!("{more} + {} {op} {less}", -bound),
        })
    }

    fn sum_in_words(&self, unknown: &[(Symbol, i64)]) -> Option<String> {
        let mut text = String::new();
        for (symbol, factor) in unknown {
            let name = self.name_of(*symbol)?;
            text += match (text.is_empty(), *factor < 0) {
                (true, false) => "",
                (true, true) => "-",
                (false, false) => " + ",
                (false, true) => " - ",
            };
            text += &match factor.abs() {
                1 => name,
                factor => format!("{factor} * {name}"),
            };
        }
        Some(text)
    }

    /// The name of an unknown in the source.
    fn name_of(&self, symbol: Symbol) -> Option<String> {
        let known = self.known_symbols.iter().find(|(_, known)| **known == symbol);
        let (kind, n) = known.map(|(key, _)| *key)?;
        let module = self.module;
        match kind {
            PARAMETER => {
                let mut locals = module.locals.iter();
                locals.find(|(id, _)| id.index() == n).map(|(_, local)| local.name.text.clone())
            }
            LENGTH => {
                let mut bindings = module.bindings.iter();
                let found = bindings.find(|(id, _)| id.index() == n);
                found.map(|(_, binding)| format!("{}.len()", binding.elements_name()))
            }
            _ => None,
        }
    }

    /// Adds the current access to the list of sites and gives its index.
    fn site(&mut self, place: &Place) -> u32 {
        let (path, guards) = match self.without {
            // In a trial without barriers, decisions must not exclude conflicts.
            Some(_) => Default::default(),
            None => (self.path().clone(), self.state.guards.clone()),
        };
        let (at, phases) = (self.whereabouts(), self.memory.phases);
        let site = Site { span: place.span, path, guards, at, phases };
        self.memory.sites.push(site);
        (self.memory.sites.len() - 1) as u32
    }

    /// Whether reading an unwritten element is a mistake here.
    fn asks_for_writes(&self, place: &Place) -> bool {
        matches!(place.root, Root::Workgroup(var) if !self.module.workgroup_vars[var].zeroed)
    }

    /// Reports a store by more invocations than there are elements: two of them store to the same
    /// one.
    fn crowded(&mut self, place: &'a Place, indices: &[Value]) {
        self.spend(self.lanes * 8);
        let stores = self.active().certain().count() as i64;
        let mut ty = self.types.root(self.module, place.root).clone();
        let (mut indices, mut elements, mut are_within) = (indices.iter(), 1_i64, true);
        for projection in &place.projections {
            if let Projection::Index(of) = projection {
                let index = indices.next();
                let (reached, is_within) =
                    index.map_or((i64::MAX, false), |index| self.reached(&ty, *of, index));
                elements = elements.saturating_mul(reached);
                are_within &= is_within;
            }
            ty = project(&ty, projection);
        }
        if elements < stores {
            let problem = Problem::Crowded { stores, elements, are_within };
            let variable = Some(place.root);
            self.report(Finding { problem, variable, site: place.span, other: None, fix: None });
        }
    }

    /// The maximum number of elements that an index reaches, and whether the index is within
    /// bounds. If it may be out of bounds, it counts only if it comes from memory. Indices that
    /// invocations compute may all be different, and too large.
    fn reached(&mut self, of: &Ty, index: ExprId, value: &Value) -> (i64, bool) {
        // A vector is stored as a whole.
        if let Ty::Vector(..) = of {
            return (1, true);
        }
        let length = of.length().map_or(i64::MAX, i64::from);
        let (range, most) = if let Lanes::Unknown { min, max, .. } = value.lanes {
            (max.saturating_sub(min).saturating_add(1), max)
        } else {
            let lanes = self.active().certain().map(|lane| value.lane(lane));
            let all: Option<BTreeSet<i64>> = lanes.collect();
            let most = all.as_ref().and_then(|all| all.last().copied());
            (all.map_or(i64::MAX, |all| all.len() as i64), most.unwrap_or(i64::MAX))
        };
        if most < length {
            return (range, true);
        }
        let origins = self.origins();
        let is_data = origins.is_of(index, Origin::Data)
            && !origins.is_of(index, Origin::Atomics)
            && !origins.is_of(index, Origin::Ids);
        (if is_data { range.min(length) } else { i64::MAX }, false)
    }

    pub(super) fn report(&mut self, finding: Finding) {
        if self.last_round.is_some() {
            return;
        }
        let (code, start) = (finding.code(), finding.site.start());
        let is_new = self.reported.insert((code, start.line, start.column));
        if is_new && !self.allowed.contains(&code) {
            self.findings.push(finding);
            self.gave_up |= self.findings.len() >= MAX_FINDINGS;
        }
        // A trial without barriers has failed.
        self.needs_exactness();
    }
}
