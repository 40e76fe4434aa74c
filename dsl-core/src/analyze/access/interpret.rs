//! Runs a kernel for all invocations of one workgroup at once, as far as its values are known.
//!
//! Where a condition is known for each invocation, both arms run with their invocations. Where it
//! is unknown and the same for all, both arms run as alternatives: accesses of one are never
//! compared with those of the other. Where it is unknown and may differ, the accesses in it only
//! may happen, and nothing is reported of them.

use std::collections::HashMap;
use std::rc::Rc;

use proc_macro2::Span;

use super::memory::Memory;
use super::shadow::{Half, Path};
use super::value::{Is, LENGTH, Lanes, Mask, OF_WORKGROUPS, PARAMETER, Symbol, Value};
use super::{Finding, Fix};
use crate::builtins::subgroups;
use crate::infer::{Call, Types};
use crate::ir::{
    Arm, Barrier, BinaryOp, Block, BuiltinValue, Expr, ExprId, LocalId, Module, Pattern, Place,
    Projection, Range, Root, Stmt, StmtKind, Ty,
};
use crate::lower::function::Arg;

/// What the analysis may cost, about one number of one invocation each; the rest is left to run
/// time.
const BUDGET: usize = 1 << 20;

/// What is known of a value of any type.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Known {
    Scalar(Value),
    /// Of a vector, structure or tuple.
    Parts(Vec<Known>),
    /// Nothing but whether it is the same for all invocations.
    Opaque(bool),
}

impl Known {
    pub(super) fn is_uniform(&self) -> bool {
        match self {
            Known::Scalar(value) => value.is_uniform(),
            Known::Parts(parts) => parts.iter().all(Known::is_uniform),
            Known::Opaque(uniform) => *uniform,
        }
    }

    pub(super) fn scalar(&self) -> Value {
        match self {
            Known::Scalar(value) => value.clone(),
            other => Value::unknown(other.is_uniform()),
        }
    }

    fn replaced(&self, then: &Known, mask: &Mask) -> Known {
        if mask.all(Is::Yes) {
            return then.clone();
        }
        match (self, then) {
            (Known::Scalar(old), Known::Scalar(new)) => Known::Scalar(old.replaced(new, mask)),
            (Known::Parts(old), Known::Parts(new)) if old.len() == new.len() => Known::Parts(
                old.iter().zip(new).map(|(old, new)| old.replaced(new, mask)).collect(),
            ),
            _ => Known::Opaque(false),
        }
    }

    /// What is known where two alternatives meet.
    fn joined(&self, other: &Known, fresh: &mut dyn FnMut() -> Symbol) -> Known {
        match (self, other) {
            (a, b) if a == b => a.clone(),
            (Known::Parts(a), Known::Parts(b)) if a.len() == b.len() => {
                Known::Parts(a.iter().zip(b).map(|(a, b)| a.joined(b, fresh)).collect())
            }
            (Known::Scalar(a), Known::Scalar(b)) if a.is_uniform() && b.is_uniform() => {
                Known::Scalar(Value::symbol(fresh()))
            }
            (a, b) => Known::Opaque(a.is_uniform() && b.is_uniform()),
        }
    }
}

/// What changes as control flows.
#[derive(Clone)]
struct State {
    locals: HashMap<usize, Known>,
    /// The invocations that run the current statement.
    active: Mask,
    /// Those that have returned from the current function.
    returned: Mask,
    /// What the function returns so far.
    result: Known,
    /// Of each loop around: those that have left it, and those that go on with its next iteration.
    loops: Vec<(Mask, Mask)>,
    path: Path,
}

pub(super) struct Interpreter<'a> {
    pub(super) module: &'a Module,
    pub(super) types: &'a Types,
    pub(super) lanes: usize,
    state: State,
    pub(super) memory: Memory,
    pub(super) findings: Vec<Finding>,
    symbols: Symbol,
    known_symbols: HashMap<(Symbol, usize), Symbol>,
    spent: usize,
    pub(super) gave_up: bool,
    /// The statements around the current one, by address, and whether all invocations run them.
    stmts: Vec<(usize, Span, bool)>,
    /// A barrier that is tried out: before which statement.
    fix: Option<Fix>,
    /// The innermost branch of which it is unknown who takes it.
    arm: Option<LaneArm>,
}

/// An arm of a branch of which it is unknown who takes it.
#[derive(Debug, Clone)]
pub(super) struct LaneArm {
    decision: u32,
    accepted: bool,
    /// Those who come to the branch.
    before: Mask,
}

impl LaneArm {
    /// The arm as seen by one invocation, if that comes to the branch for certain.
    pub(super) fn half(&self, lane: usize) -> Option<Half> {
        let (decision, accepted) = (self.decision, self.accepted);
        (self.before.get(lane) == Is::Yes).then_some(Half { lane: lane as u32, decision, accepted })
    }
}

impl<'a> Interpreter<'a> {
    pub(super) fn new(module: &'a Module, types: &'a Types, fix: Option<Fix>) -> Self {
        let lanes = module.workgroup_size.iter().map(|n| *n as usize).product();
        Interpreter {
            module,
            types,
            lanes,
            state: State {
                locals: HashMap::new(),
                active: Mask::full(lanes),
                returned: Mask::none(lanes),
                result: Known::Opaque(true),
                loops: Vec::new(),
                path: Rc::default(),
            },
            memory: Memory::default(),
            findings: Vec::new(),
            symbols: 0,
            known_symbols: HashMap::new(),
            spent: 0,
            gave_up: false,
            stmts: Vec::new(),
            fix,
            arm: None,
        }
    }

    pub(super) fn arm(&self) -> Option<LaneArm> {
        self.arm.clone()
    }

    pub(super) fn run(&mut self) {
        for param in &self.module.params {
            if let crate::ir::Param::Value(local) = param {
                self.local(*local);
            }
        }
        self.block(&self.module.body);
    }

    pub(super) fn active(&self) -> &Mask {
        &self.state.active
    }

    pub(super) fn path(&self) -> &Path {
        &self.state.path
    }

    /// Counts what something costs.
    pub(super) fn spend(&mut self, steps: usize) {
        self.spent += steps;
        self.gave_up |= self.spent > BUDGET;
    }

    /// The statement that is running.
    pub(super) fn stmt_id(&self) -> usize {
        self.stmts.last().map_or(0, |(id, ..)| *id)
    }

    /// The innermost statement around the current one that all invocations run.
    pub(super) fn place_for(&self, barrier: Barrier) -> Option<Fix> {
        let found = self.stmts.iter().rev().find(|(.., full)| *full);
        found.map(|(stmt, span, _)| Fix { before: *stmt, span: *span, barrier })
    }

    // Symbols.

    fn fresh(&mut self) -> Symbol {
        self.symbols += 4;
        self.symbols
    }

    /// The symbol of something that has the same value wherever it is read.
    fn symbol(&mut self, kind: Symbol, of: usize) -> Value {
        if let Some(known) = self.known_symbols.get(&(kind, of)) {
            return Value::symbol(*known);
        }
        let symbol = self.fresh() + kind;
        self.known_symbols.insert((kind, of), symbol);
        Value::symbol(symbol)
    }

    /// A value of which nothing is known.
    pub(super) fn unknown(&mut self, ty: &Ty, uniform: bool) -> Known {
        match ty {
            Ty::Scalar(scalar) if scalar.is_integer() && uniform => {
                Known::Scalar(Value::symbol(self.fresh()))
            }
            Ty::Scalar(scalar) if scalar.is_integer() || *ty == Ty::BOOL => {
                let (min, max) = scalar.limits();
                Known::Scalar(Value::within(uniform, min, max))
            }
            Ty::Vector(scalar, n) => {
                let part = Ty::Scalar(*scalar);
                Known::Parts((0..*n).map(|_| self.unknown(&part, uniform)).collect())
            }
            Ty::Struct(of) => Known::Parts(
                of.members.iter().map(|member| self.unknown(&member.ty, uniform)).collect(),
            ),
            _ => Known::Opaque(uniform),
        }
    }

    /// A variable that has no value yet.
    fn blank(&mut self, ty: &Ty) -> Known {
        match ty {
            Ty::Scalar(scalar) if scalar.is_integer() || *ty == Ty::BOOL => {
                Known::Scalar(Value::blank(self.lanes))
            }
            Ty::Vector(scalar, n) => {
                let part = Ty::Scalar(*scalar);
                Known::Parts((0..*n).map(|_| self.blank(&part)).collect())
            }
            Ty::Struct(of) => {
                Known::Parts(of.members.iter().map(|member| self.blank(&member.ty)).collect())
            }
            _ => Known::Opaque(false),
        }
    }

    // Statements.

    fn block(&mut self, block: &'a Block) {
        for stmt in &block.stmts {
            if self.gave_up || self.state.active.all(Is::No) {
                return;
            }
            self.spend(64);
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &'a Stmt) {
        let id = std::ptr::from_ref(stmt).addr();
        if let Some(fix) = self.fix
            && fix.before == id
        {
            self.memory.barrier(fix.barrier);
        }
        let full = self.state.active.all(Is::Yes);
        self.stmts.push((id, stmt.span, full));
        self.stmt_kind(stmt);
        self.stmts.pop();
    }

    fn stmt_kind(&mut self, stmt: &'a Stmt) {
        match &stmt.kind {
            StmtKind::Let { local, init } => {
                let value = match init {
                    Some(init) => self.eval(*init),
                    None => {
                        let ty = self.types.local(*local).clone();
                        self.blank(&ty)
                    }
                };
                self.set(*local, value);
            }
            StmtKind::Assign { place, op, value } => self.assign(place, *op, *value),
            StmtKind::If { condition, accept, reject } => {
                let condition = self.eval(*condition).scalar();
                self.branch(&condition, |cx| cx.block(accept), |cx| cx.block(reject));
            }
            StmtKind::Match { scrutinee, arms } => {
                let value = self.eval(*scrutinee).scalar();
                self.arms(&value, arms);
            }
            StmtKind::While { condition, body } => {
                let condition = *condition;
                self.iterate(body, |cx, _| Some(cx.eval(condition).scalar()));
            }
            StmtKind::Loop { body, .. } => self.iterate(body, |_, _| None),
            StmtKind::For { local, range, body } => self.for_(*local, range, body),
            StmtKind::Break | StmtKind::Continue => {
                let active = self.state.active.clone();
                if let Some((broken, continued)) = self.state.loops.last_mut() {
                    let slot = if let StmtKind::Break = stmt.kind { broken } else { continued };
                    *slot = slot.or(&active);
                }
                self.state.active = Mask::none(self.lanes);
            }
            StmtKind::Return(value) => {
                if let Some(value) = value {
                    let value = self.eval(*value);
                    // Of several returns it is not told which one an invocation takes.
                    self.state.result = match self.state.returned.all(Is::No) {
                        true => value,
                        false => Known::Opaque(false),
                    };
                }
                self.state.returned = self.state.returned.or(&self.state.active);
                self.state.active = Mask::none(self.lanes);
            }
            StmtKind::Expr(expr) => {
                self.eval(*expr);
            }
            StmtKind::Barrier(barrier) => self.memory.barrier(*barrier),
        }
    }

    /// Runs the arms of a branch with the invocations that take them.
    fn branch(
        &mut self,
        condition: &Value,
        accept: impl FnOnce(&mut Self),
        reject: impl FnOnce(&mut Self),
    ) {
        match condition.constant() {
            Some(0) => return reject(self),
            Some(_) => return accept(self),
            None => {}
        }
        if condition.is_uniform() {
            return self.alternatives(accept, reject);
        }
        let before = self.state.active.clone();
        let accepted = self.taking(&before, condition, true);
        let rejected = self.taking(&before, condition, false);
        self.spend(8 * self.lanes);
        let outer = self.arm.take();
        let decision = self.fresh();
        let arm = |accepted| Some(LaneArm { decision, accepted, before: before.clone() });
        let mut left = Mask::none(self.lanes);
        self.state.active = accepted.clone();
        self.arm = arm(true);
        accept(self);
        left = left.or(&accepted.left(&self.state.active));
        self.state.active = rejected.clone();
        self.arm = arm(false);
        reject(self);
        self.arm = outer;
        left = left.or(&rejected.left(&self.state.active));
        self.state.active = before.without(&left);
    }

    /// Those for whom a condition holds, or does not. Under a decision that is unknown, nothing is
    /// sure of a condition that depends on the launch: the decision may exclude it.
    fn taking(&self, mask: &Mask, condition: &Value, holds: bool) -> Mask {
        match self.state.path.is_empty() {
            true => mask.and(condition, holds),
            false => mask.and(&condition.without_launch(), holds),
        }
    }

    /// Runs both arms of a branch that the whole workgroup takes one way or the other.
    fn alternatives(&mut self, accept: impl FnOnce(&mut Self), reject: impl FnOnce(&mut Self)) {
        let arm = self.arm.take();
        let path = Rc::clone(&self.state.path);
        let decision = self.fresh();
        let before = self.state.clone();
        let phases = self.memory.phases();
        self.state.path = extended(&path, 2 * decision);
        accept(self);
        let accepted = std::mem::replace(&mut self.state, before);
        let accepted_phases = self.memory.set_phases(phases);
        self.state.path = extended(&path, 2 * decision + 1);
        reject(self);
        self.memory.join_phases(accepted_phases);
        match (accepted.active.all(Is::No), self.state.active.all(Is::No)) {
            // The rest runs only if the other arm was taken.
            (true, false) => self.keep_exits(&accepted),
            (false, true) => {
                let rejected = std::mem::replace(&mut self.state, accepted);
                self.keep_exits(&rejected);
            }
            _ => {
                self.join(accepted);
                self.state.path = path;
            }
        }
        self.arm = arm;
    }

    /// Of an alternative that has left: its invocations may have done so.
    fn keep_exits(&mut self, left: &State) {
        if self.state.returned != left.returned {
            self.state.returned = joined(&self.state.returned, &left.returned);
            self.state.result = Known::Opaque(false);
        }
        let maybe = |mask: &Mask, other: &Mask| joined(mask, other);
        for ((broken, continued), (b, c)) in self.state.loops.iter_mut().zip(&left.loops) {
            (*broken, *continued) = (maybe(broken, b), maybe(continued, c));
        }
    }

    fn join(&mut self, other: State) {
        let mut symbols = self.symbols;
        let mut fresh = || {
            symbols += 4;
            symbols
        };
        for (local, value) in &mut self.state.locals {
            if let Some(alternative) = other.locals.get(local) {
                *value = value.joined(alternative, &mut fresh);
            }
        }
        self.state.result = self.state.result.joined(&other.result, &mut fresh);
        self.symbols = symbols;
        self.state.active = joined(&self.state.active, &other.active);
        self.state.returned = joined(&self.state.returned, &other.returned);
        self.keep_exits(&other);
    }

    fn arms(&mut self, value: &Value, arms: &'a [Arm]) {
        let Some((arm, rest)) = arms.split_first() else { return };
        let matches = self.arm_condition(value, arm);
        let certain = arm.patterns.is_empty() && arm.guard.is_none() || rest.is_empty();
        if certain {
            return self.block(&arm.body);
        }
        self.branch(&matches, |cx| cx.block(&arm.body), |cx| cx.arms(value, rest));
    }

    fn arm_condition(&mut self, value: &Value, arm: &Arm) -> Value {
        let mut condition = Value::same(i64::from(arm.patterns.is_empty()));
        for pattern in &arm.patterns {
            let one = self.pattern_condition(value, pattern);
            condition = condition.binary(BinaryOp::Or, &one, crate::ir::Scalar::Bool);
        }
        match arm.guard {
            Some(guard) => {
                let guard = self.eval(guard).scalar();
                condition.binary(BinaryOp::And, &guard, crate::ir::Scalar::I32)
            }
            None => condition,
        }
    }

    fn pattern_condition(&mut self, value: &Value, pattern: &Pattern) -> Value {
        let scalar = crate::ir::Scalar::I32;
        let end = |cx: &mut Self, end: Option<ExprId>, op| match end {
            Some(end) => value.binary(op, &cx.eval(end).scalar(), scalar),
            None => Value::same(1),
        };
        if pattern.first == pattern.last && pattern.first.is_some() {
            return end(self, pattern.first, BinaryOp::Eq);
        }
        let (first, last) =
            (end(self, pattern.first, BinaryOp::Ge), end(self, pattern.last, BinaryOp::Le));
        first.binary(BinaryOp::And, &last, scalar)
    }

    // Loops.

    /// Runs a loop; `test` gives the condition before iteration `n`, if there is one.
    fn iterate(
        &mut self,
        body: &'a Block,
        mut test: impl FnMut(&mut Self, usize) -> Option<Value>,
    ) {
        let arm = self.arm.take();
        let entered = self.state.active.clone();
        let returned = self.state.returned.clone();
        let path = Rc::clone(&self.state.path);
        let none = Mask::none(self.lanes);
        self.state.loops.push((none.clone(), none.clone()));
        // Iterations whose existence is unknown: two of them tell what follows what.
        let mut unknown = 0;
        let mut n = 0;
        let is_known = loop {
            self.spend(self.lanes);
            if self.gave_up {
                break false;
            }
            let depth = self.state.path.len();
            if let Some(condition) = test(self, n) {
                if condition.constant().is_none() && condition.is_uniform() {
                    let decision = self.fresh();
                    self.state.path = extended(&self.state.path, 2 * decision);
                } else {
                    let before = self.state.active.clone();
                    self.state.active = self.taking(&before, &condition, true);
                    let is_open = |lane: usize| {
                        let is = self.state.active.get(lane);
                        !matches!(is, Is::No | Is::Yes) && before.get(lane) != is
                    };
                    // How often the invocations run it is unknown from here on.
                    if (0..self.lanes).any(is_open) {
                        unknown = 2;
                    }
                }
            }
            if self.state.active.all(Is::No) {
                break unknown == 0;
            }
            self.block(body);
            if self.gave_up {
                break false;
            }
            let (_, continued) = self.state.loops.last_mut().expect("pushed above");
            let continued = std::mem::replace(continued, none.clone());
            self.state.active = self.state.active.or(&continued);
            unknown += usize::from(self.state.path.len() > depth);
            if self.state.active.all(Is::No) {
                break unknown == 0;
            }
            if unknown >= 2 {
                break false;
            }
            n += 1;
        };
        self.arm = arm;
        self.state.loops.pop();
        let now = self.state.returned.without(&returned);
        self.state.active = entered.without(&now);
        self.state.path = path;
        if !is_known {
            self.forget(body);
        }
    }

    /// After a number of iterations that is not known.
    fn forget(&mut self, body: &Block) {
        let mut assigned: Vec<LocalId> = Vec::new();
        let mut waits = false;
        body.for_each_stmt(&mut |stmt| match &stmt.kind {
            StmtKind::Assign { place: Place { root: Root::Local(local), .. }, .. } => {
                assigned.push(*local);
            }
            StmtKind::Barrier(_) => waits = true,
            kind => kind.for_each_expr(&mut |expr| self.arguments(expr, &mut assigned, &mut waits)),
        });
        for local in assigned {
            let ty = self.types.local(local).clone();
            let unknown = self.unknown(&ty, false);
            self.state.locals.insert(local.index(), unknown);
        }
        self.memory.forget(waits);
    }

    /// The variables that calls in an expression may assign to, and whether they may wait.
    fn arguments(&self, expr: ExprId, assigned: &mut Vec<LocalId>, waits: &mut bool) {
        if let Some(call) = self.types.call(expr) {
            for arg in &call.args {
                if let Arg::Pointer(Place { root: Root::Local(local), .. }) = arg {
                    assigned.push(*local);
                }
            }
            *waits = true;
        }
        *waits |= matches!(self.module.exprs[expr].kind, Expr::WorkgroupUniformLoad(_));
        self.module.for_each_operand(expr, |operand| self.arguments(operand, assigned, waits));
    }

    fn for_(&mut self, local: LocalId, range: &Range, body: &'a Block) {
        let start = self.eval(range.start).scalar();
        let end = self.eval(range.end).scalar();
        let step = match range.step {
            Some(step) => self.eval(step).scalar(),
            None => Value::same(1),
        };
        let scalar = self.types.local(local).scalar().unwrap_or(crate::ir::Scalar::U32);
        let extra = i64::from(range.inclusive);
        let (reversed, stepped_first) = (range.reversed, range.stepped_first);
        let counts = |cx: &Self| -> Option<Vec<i64>> {
            let step = step.constant()?.max(1);
            let count = |lane| {
                let length = (end.known(lane)? - start.known(lane)? + extra).max(0);
                Some((length + step - 1) / step)
            };
            (0..cx.lanes).map(count).collect()
        };
        if let (Some(counts), Some(step)) = (counts(self), step.constant()) {
            let step = step.max(1);
            return self.iterate(body, |cx, n| {
                let n = n as i64;
                let value = |lane: usize| {
                    let (start, end) = (start.known(lane)?, end.known(lane)?);
                    Some(match (reversed, stepped_first) {
                        (false, _) => start + n * step,
                        (true, false) => end - 1 + extra - n * step,
                        (true, true) => start + (counts[lane] - 1 - n) * step,
                    })
                };
                let lanes = (0..cx.lanes).map(|lane| value(lane).unwrap_or_default());
                cx.set_whole(local, Known::Scalar(uniform_or_each(lanes.collect())));
                let goes_on = counts.iter().map(|count| i64::from(n < *count)).collect();
                Some(uniform_or_each(goes_on))
            });
        }
        let is_uniform = start.is_uniform() && end.is_uniform() && step.is_uniform();
        let first = if reversed { Value::symbol(self.fresh()) } else { start };
        let op = if reversed { BinaryOp::Sub } else { BinaryOp::Add };
        self.iterate(body, |cx, n| {
            let ahead = step.binary(BinaryOp::Mul, &Value::same(n as i64), scalar);
            cx.set_whole(local, Known::Scalar(first.binary(op, &ahead, scalar)));
            Some(Value::unknown(is_uniform))
        });
    }

    // Variables.

    fn set(&mut self, local: LocalId, value: Known) {
        let old = self.state.locals.get(&local.index());
        let new = match old {
            Some(old) => old.replaced(&value, &self.state.active),
            None => value,
        };
        self.set_whole(local, new);
    }

    fn set_whole(&mut self, local: LocalId, value: Known) {
        self.state.locals.insert(local.index(), value);
    }

    fn local(&mut self, local: LocalId) -> Known {
        if let Some(known) = self.state.locals.get(&local.index()) {
            return known.clone();
        }
        // A parameter of the kernel.
        let ty = self.types.local(local).clone();
        let known = match &ty {
            Ty::Scalar(scalar) if scalar.is_integer() => {
                Known::Scalar(self.symbol(PARAMETER, local.index()))
            }
            ty => self.unknown(ty, true),
        };
        self.set_whole(local, known.clone());
        known
    }

    fn assign(&mut self, place: &'a Place, op: Option<BinaryOp>, value: ExprId) {
        let mut value = self.eval(value);
        let Root::Local(local) = place.root else {
            let index = self.element(place);
            if op.is_some() {
                self.read(place, &index);
            }
            return self.write(place, &index);
        };
        if let Some(op) = op {
            let old = self.load(place);
            let ty = self.types.place(self.module, place);
            value = self.binary_known(op, &old, &value, &ty);
        }
        let old = self.local(local);
        let ty = self.types.local(local).clone();
        let new = self.stored(old, &ty, &place.projections, value);
        self.set(local, new);
    }

    /// A value with one of its parts replaced.
    fn stored(&mut self, old: Known, ty: &Ty, way: &'a [Projection], value: Known) -> Known {
        let Some((first, rest)) = way.split_first() else { return value };
        let at = match first {
            Projection::Member(name) => part(ty, &name.text),
            Projection::Index(index) => {
                let index = self.eval(*index).scalar();
                index.constant().map(|n| n as usize).filter(|_| matches!(ty, Ty::Vector(..)))
            }
        };
        match (old, at) {
            (Known::Parts(mut parts), Some(at)) if at < parts.len() => {
                let inner = crate::infer::project(ty, first);
                let part = std::mem::replace(&mut parts[at], Known::Opaque(false));
                parts[at] = self.stored(part, &inner, rest, value);
                Known::Parts(parts)
            }
            _ => Known::Opaque(false),
        }
    }

    fn load(&mut self, place: &'a Place) -> Known {
        let Root::Local(local) = place.root else {
            let index = self.element(place);
            self.read(place, &index);
            let ty = self.types.place(self.module, place);
            let uniform = self.memory_is_uniform(place) && index.is_uniform();
            return self.unknown(&ty.loaded(), uniform);
        };
        let mut known = self.local(local);
        let mut ty = self.types.local(local).clone();
        for projection in &place.projections {
            known = match projection {
                Projection::Member(name) => take(&known, part(&ty, &name.text)),
                Projection::Index(index) => {
                    let index = self.eval(*index).scalar();
                    self.check_bounds(&ty, &index, place.span);
                    let at = index.constant().map(|n| n as usize);
                    take(&known, at.filter(|_| matches!(ty, Ty::Vector(..))))
                }
            };
            ty = crate::infer::project(&ty, projection);
        }
        known
    }

    // Expressions.

    pub(super) fn eval(&mut self, id: ExprId) -> Known {
        self.spend(self.lanes.min(64));
        if let Some(call) = self.types.call(id) {
            return self.call(call);
        }
        if let Some(value) = super::super::constants::eval(self.module, self.types, id)
            && let Some(value) = value.number()
        {
            return Known::Scalar(Value::same(value));
        }
        let ty = self.types.expr(id).clone();
        match &self.module.exprs[id].kind {
            Expr::Const(constant) => self.eval(self.module.consts[*constant].init),
            Expr::Ascribe(operand, _) => self.eval(*operand),
            Expr::Load(place) => self.load(place),
            Expr::Ref(place, _) => match place.root {
                Root::Local(_) => self.load(place),
                _ => Known::Opaque(false),
            },
            Expr::Builtin(builtin) => self.builtin(*builtin),
            Expr::Length(place) => match place.root {
                Root::Binding(binding) => Known::Scalar(self.symbol(LENGTH, binding.index())),
                _ => Known::Opaque(true),
            },
            Expr::Unary(op, operand) => {
                let operand = self.eval(*operand);
                match ty.scalar() {
                    Some(scalar) => each(&operand, &|value| value.unary(*op, scalar)),
                    None => Known::Opaque(operand.is_uniform()),
                }
            }
            Expr::Binary(op, left, right) => self.binary(*op, *left, *right, &ty),
            Expr::Cast(operand, to) => {
                let keeps = match self.types.expr(*operand) {
                    Ty::Enum(_) => true,
                    from => from.scalar().is_some_and(|scalar| {
                        scalar.is_integer() || scalar == crate::ir::Scalar::Bool
                    }),
                };
                let operand = self.eval(*operand);
                match to.scalar() {
                    Some(scalar) if keeps && scalar.is_integer() => {
                        each(&operand, &|value| value.clone().wrapped(scalar))
                    }
                    _ => self.unknown(to, operand.is_uniform()),
                }
            }
            Expr::Vector(_, parts) | Expr::Construct(_, parts) | Expr::Tuple(parts) => {
                let mut parts: Vec<Known> = parts.iter().map(|part| self.eval(*part)).collect();
                if let (Ty::Vector(_, n), [one]) = (&ty, parts.as_slice()) {
                    parts = vec![one.clone(); usize::from(*n)];
                }
                Known::Parts(parts)
            }
            Expr::Swizzle(base, name) => {
                let of = self.types.expr(*base).clone();
                let base = self.eval(*base);
                match (&of, name.text.len()) {
                    (Ty::Vector(..), n) if n > 1 => Known::Parts(
                        name.text.chars().map(|c| take(&base, part(&of, &c.to_string()))).collect(),
                    ),
                    _ => take(&base, part(&of, &name.text)),
                }
            }
            Expr::Index(base, index) => {
                let of = self.types.expr(*base).clone();
                let base = self.eval(*base);
                let index = self.eval(*index).scalar();
                self.check_bounds(&of, &index, self.module.exprs[id].span);
                let at = index.constant().map(|n| n as usize);
                take(&base, at.filter(|_| matches!(of, Ty::Vector(..))))
            }
            // What an invocation gets depends on the others of its subgroup.
            Expr::Call(name, args) if subgroups::contains(&name.text) => {
                for arg in args {
                    self.eval(*arg);
                }
                self.unknown(&ty, false)
            }
            Expr::Call(name, args) | Expr::Invoke(crate::ir::Callee::Method(name, _), args) => {
                let args: Vec<Known> = args.iter().map(|arg| self.eval(*arg)).collect();
                self.builtin_call(&name.text, &args, &ty)
            }
            Expr::Atomic(_, place, args) => {
                let index = self.element(place);
                for arg in args {
                    self.eval(*arg);
                }
                self.touch(place, &index);
                self.unknown(&ty, false)
            }
            Expr::WorkgroupUniformLoad(place) => {
                let index = self.element(place);
                self.memory.barrier(Barrier::Workgroup);
                if !self.types.place(self.module, place).has_atomics() {
                    self.read(place, &index);
                }
                self.memory.barrier(Barrier::Workgroup);
                self.unknown(&ty, true)
            }
            _ => {
                let mut operands = Vec::new();
                self.module.for_each_operand(id, |operand| operands.push(operand));
                for operand in operands {
                    self.eval(operand);
                }
                Known::Opaque(false)
            }
        }
    }

    fn builtin(&mut self, builtin: BuiltinValue) -> Known {
        let [x, y, _] = self.module.workgroup_size.map(i64::from);
        let lanes = self.lanes as i64;
        let local = move |dim: usize| {
            Value::each((0..lanes).map(|lane| match dim {
                0 => lane % x,
                1 => lane / x % y,
                _ => lane / (x * y),
            }))
        };
        let size = self.module.workgroup_size;
        match builtin.name() {
            "local_invocation_index" => Known::Scalar(Value::each(0..lanes)),
            "local_invocation_id" => {
                Known::Parts((0..3).map(|dim| Known::Scalar(local(dim))).collect())
            }
            "workgroup_id" => Known::Parts(
                (0..3).map(|dim| Known::Scalar(self.symbol(OF_WORKGROUPS, dim))).collect(),
            ),
            "num_workgroups" => Known::Parts(
                (0..3).map(|dim| Known::Scalar(self.symbol(OF_WORKGROUPS, 3 + dim))).collect(),
            ),
            "global_invocation_id" => {
                let part = |cx: &mut Self, dim: usize| {
                    let group = cx.symbol(OF_WORKGROUPS, dim);
                    let size = Value::same(i64::from(size[dim]));
                    let scalar = crate::ir::Scalar::U32;
                    let first = group.binary(BinaryOp::Mul, &size, scalar);
                    Known::Scalar(first.binary(BinaryOp::Add, &local(dim), scalar))
                };
                Known::Parts((0..3).map(|dim| part(self, dim)).collect())
            }
            _ => Known::Opaque(false),
        }
    }

    fn binary(&mut self, op: BinaryOp, left: ExprId, right: ExprId, ty: &Ty) -> Known {
        let l = self.eval(left);
        let operands = match op {
            BinaryOp::LogicalAnd | BinaryOp::LogicalOr => {
                // The right operand is evaluated by those whom the left one does not decide.
                let before = self.state.active.clone();
                self.state.active = self.taking(&before, &l.scalar(), op == BinaryOp::LogicalAnd);
                let r = if self.state.active.all(Is::No) { l.clone() } else { self.eval(right) };
                self.state.active = before;
                r
            }
            _ => self.eval(right),
        };
        let of = match op.is_comparison() {
            true => self.types.expr(left).clone(),
            false => ty.clone(),
        };
        self.binary_known(op, &l, &operands, &of)
    }

    fn binary_known(&mut self, op: BinaryOp, l: &Known, r: &Known, of: &Ty) -> Known {
        let uniform = l.is_uniform() && r.is_uniform();
        let Some(scalar) = of.scalar().filter(|scalar| scalar.is_integer() || *of == Ty::BOOL)
        else {
            return Known::Opaque(uniform);
        };
        match (l, r) {
            (Known::Scalar(l), Known::Scalar(r)) => {
                let result = l.binary(op, r, scalar);
                match (&result.lanes, uniform && scalar.is_integer() && !op.is_comparison()) {
                    (Lanes::Unknown { .. }, true) if result.terms.is_empty() => {
                        Known::Scalar(Value::symbol(self.fresh()))
                    }
                    _ => Known::Scalar(result),
                }
            }
            (Known::Parts(l), Known::Parts(r)) if l.len() == r.len() && !op.is_comparison() => {
                let parts = l.iter().zip(r).map(|(l, r)| self.binary_known(op, l, r, of));
                Known::Parts(parts.collect())
            }
            (Known::Parts(l), scalar) if !op.is_comparison() => {
                Known::Parts(l.iter().map(|l| self.binary_known(op, l, scalar, of)).collect())
            }
            (scalar, Known::Parts(r)) if !op.is_comparison() => {
                Known::Parts(r.iter().map(|r| self.binary_known(op, scalar, r, of)).collect())
            }
            _ => Known::Opaque(uniform),
        }
    }

    fn builtin_call(&mut self, name: &str, args: &[Known], ty: &Ty) -> Known {
        let uniform = args.iter().all(Known::is_uniform);
        let apply: Option<fn(i64, i64) -> i64> = match name {
            "min" => Some(i64::min),
            "max" => Some(i64::max),
            "saturating_sub" => Some(|a, b| (a - b).max(0)),
            "abs_diff" => Some(|a, b| (a - b).abs()),
            "wrapping_add" => Some(|a, b| a + b),
            "wrapping_sub" => Some(|a, b| a - b),
            "wrapping_mul" => Some(i64::wrapping_mul),
            _ => None,
        };
        let is_known = |value: &Value| (0..self.lanes).all(|lane| value.known(lane).is_some());
        if let (Some(apply), [Known::Scalar(a), Known::Scalar(b)], Ty::Scalar(scalar)) =
            (apply, args, ty)
            && is_known(a)
            && is_known(b)
            && scalar.is_integer()
        {
            let lanes = (0..self.lanes)
                .map(|lane| apply(a.known(lane).unwrap_or(0), b.known(lane).unwrap_or(0)));
            return Known::Scalar(uniform_or_each(lanes.collect()).wrapped(*scalar));
        }
        self.unknown(ty, uniform)
    }

    // Calls.

    fn call(&mut self, call: &'a Call) -> Known {
        let function = &self.module.functions[call.function];
        let mut values = Vec::new();
        for arg in &call.args {
            values.push(match arg {
                Arg::Value(value) => self.eval(*value),
                Arg::Load(place) | Arg::Pointer(place) => self.load(place),
            });
        }
        for (param, value) in function.params.iter().zip(values) {
            self.set_whole(*param, value);
        }
        let arm = self.arm.take();
        let active = self.state.active.clone();
        let outer = State {
            locals: HashMap::new(),
            active: active.clone(),
            returned: std::mem::replace(&mut self.state.returned, Mask::none(self.lanes)),
            result: std::mem::replace(&mut self.state.result, Known::Opaque(true)),
            loops: std::mem::take(&mut self.state.loops),
            path: Rc::clone(&self.state.path),
        };
        self.block(&function.body);
        self.arm = arm;
        let result = std::mem::replace(&mut self.state.result, outer.result);
        (self.state.active, self.state.returned) = (active, outer.returned);
        (self.state.loops, self.state.path) = (outer.loops, outer.path);
        for (param, arg) in function.params.iter().zip(&call.args) {
            if let Arg::Pointer(Place { root: Root::Local(local), .. }) = arg {
                let value = self.local(*param);
                self.set(*local, value);
            }
        }
        result
    }
}

/// The symbol-free value of these numbers.
fn uniform_or_each(lanes: Vec<i64>) -> Value {
    match lanes.first() {
        Some(first) if lanes.iter().all(|lane| lane == first) => Value::same(*first),
        _ => Value::each(lanes),
    }
}

fn extended(path: &Path, decision: u32) -> Path {
    path.iter().copied().chain([decision]).collect()
}

/// Lanes that are the same in both stay; the others may be.
fn joined(a: &Mask, b: &Mask) -> Mask {
    let same = a.or(b);
    let both = (0..a.len()).map(|lane| match (a.get(lane), b.get(lane)) {
        (a, b) if a == b => a,
        _ => Is::Maybe,
    });
    let both: Vec<Is> = both.collect();
    if both.iter().enumerate().all(|(lane, is)| *is == same.get(lane)) {
        same
    } else {
        Mask::of(both)
    }
}

fn each(known: &Known, f: &dyn Fn(&Value) -> Value) -> Known {
    match known {
        Known::Scalar(value) => Known::Scalar(f(value)),
        Known::Parts(parts) => Known::Parts(parts.iter().map(|part| each(part, f)).collect()),
        Known::Opaque(uniform) => Known::Opaque(*uniform),
    }
}

/// The position of a member or component.
fn part(ty: &Ty, name: &str) -> Option<usize> {
    match ty {
        Ty::Struct(of) => of.members.iter().position(|member| member.name == name),
        Ty::Vector(..) => "xyzw".find(name),
        _ => None,
    }
}

fn take(known: &Known, at: Option<usize>) -> Known {
    match (known, at) {
        (Known::Parts(parts), Some(at)) if at < parts.len() => parts[at].clone(),
        (other, _) => Known::Opaque(other.is_uniform()),
    }
}
