//! Runs a kernel for all invocations of one workgroup at once, as far as its values are known.
//!
//! If a condition is known for each invocation, both arms run with their invocations. If it is
//! unknown and uniform, both arms run as alternatives: accesses in one arm are never compared with
//! accesses in the other. If it is unknown and may differ between invocations, the accesses in the
//! arms only may happen, and nothing is reported for them.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use proc_macro2::Span;

use super::cost::Scale;
use super::finding::{Finding, Fix, place_of};
use super::guard::{Ends, Guards};
use super::initialized::{Initialized, Question};
use super::lanes::Lanes;
use super::limits::{ANY, Limits, Range};
use super::mask::{Is, Mask};
use super::memory::Memory;
use super::order::Order;
use super::shadow::{Half, Path};
use super::touches::Touches;
use super::value::{PARAMETER, Symbol, Terms, UNKNOWN, Value};
use super::whereabouts::{Frame, Running};
use crate::analyze::constants;
use crate::analyze::functions::Reach;
use crate::diagnostic::Code;
use crate::infer::Types;
use crate::ir::{
    Arm, Barrier, BinaryOp, Block, ExprId, LocalId, LocalKind, Module, Pattern, Place, Projection,
    Root, Scalar, Stmt, StmtKind, Ty,
};
use crate::shared_map::{Keep, SharedMap};
use crate::steps;

/// The maximum number of elements of an array variable that are followed one by one.
const MAX_ELEMENTS_OF_LOCALS: u32 = 16;

/// The maximum number of arms of a `match`: each arm runs within the arm before, on the same stack.
const MAX_ARMS: usize = 1024;

/// The maximum cost of the analysis. A unit is about one number of one invocation. The rest is left
/// to run time.
pub(super) const BUDGET: usize = 1 << 20;

/// The additional cost for the code after loops that have used up the budget.
const RESERVE: usize = BUDGET / 8;

/// The known facts about a value of any type.
#[derive(Debug, Clone)]
pub(super) enum Known {
    Scalar(Value),
    /// The parts of a vector, structure or tuple, or of a small array.
    Parts(Vec<Known>),
    /// Only whether it is the same for all invocations.
    Opaque(bool),
}

impl Known {
    /// Whether the same facts are known about both.
    fn is_as_known(&self, other: &Known) -> bool {
        match (self, other) {
            (Known::Scalar(a), Known::Scalar(b)) => a.is_as_known(b),
            (Known::Parts(a), Known::Parts(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.is_as_known(b))
            }
            (Known::Opaque(a), Known::Opaque(b)) => a == b,
            (Known::Scalar(_) | Known::Parts(_) | Known::Opaque(_), _) => false,
        }
    }

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

    /// A number for each invocation, and perhaps an unknown part.
    pub(super) fn lanes(&self) -> Option<&Value> {
        match self {
            Known::Scalar(value) if value.has_lanes() => Some(value),
            _ => None,
        }
    }

    pub(super) fn replaced(&self, then: &Known, mask: &Mask) -> Known {
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

    /// The facts that remain where two alternatives meet.
    pub(super) fn joined(
        &self,
        other: &Known,
        either: &mut dyn FnMut(&Value, &Value) -> Value,
    ) -> Known {
        match (self, other) {
            (a, b) if a.is_as_known(b) => a.clone(),
            (Known::Parts(a), Known::Parts(b)) if a.len() == b.len() => {
                Known::Parts(a.iter().zip(b).map(|(a, b)| a.joined(b, either)).collect())
            }
            (Known::Scalar(a), Known::Scalar(b)) if a.is_uniform() && b.is_uniform() => {
                Known::Scalar(either(a, b))
            }
            (a, b) => Known::Opaque(a.is_uniform() && b.is_uniform()),
        }
    }
}

/// The invocations that have jumped in an iteration of a loop.
#[derive(Clone)]
pub(super) struct Jumps {
    /// The invocations that have left the loop.
    pub(super) broken: Mask,
    /// The invocations that continue with the next iteration.
    pub(super) continued: Mask,
    /// The memory that is written on the paths on which the whole workgroup has jumped.
    pub(super) written: Option<Initialized>,
}

impl Jumps {
    pub(super) fn none(lanes: usize) -> Jumps {
        Jumps { broken: Mask::none(lanes), continued: Mask::none(lanes), written: None }
    }

    fn join_written(&mut self, other: &Initialized) {
        match &mut self.written {
            Some(written) => written.join(other),
            None => self.written = Some(other.clone()),
        }
    }
}

/// The state that changes along control flow.
#[derive(Clone)]
pub(super) struct State {
    pub(super) locals: SharedMap<LocalId, Known>,
    /// The invocations that run the current statement.
    pub(super) active: Mask,
    /// The invocations that have returned from the current function.
    pub(super) returned: Mask,
    /// The invocations that have jumped out of the innermost arm of a branch.
    pub(super) gone: Mask,
    /// The result of the function so far.
    pub(super) result: Known,
    /// The jumps in each enclosing loop.
    pub(super) loops: Vec<Jumps>,
    pub(super) path: Path,
    /// The conditions on the launch that the current invocations have passed.
    pub(super) guards: Guards,
    /// The limits of unknowns that follow from the decisions on the path.
    pub(super) limits: Limits,
    pub(super) initialized: Initialized,
}

/// A computation, the limits of its result, and the sums that it is computed from.
type Computed = (String, Range, Vec<(i64, Terms)>);

pub(super) struct Interpreter<'a> {
    pub(super) module: &'a Module,
    pub(super) types: &'a Types,
    pub(super) functions: &'a [Reach],
    pub(super) lanes: usize,
    pub(super) state: State,
    pub(super) memory: Memory,
    pub(super) findings: Vec<Finding>,
    /// The findings so far, by place.
    pub(super) reported: BTreeSet<(Code, usize, usize)>,
    /// Findings that are not to be reported.
    pub(super) allowed: &'a [Code],
    pub(super) symbols: Symbol,
    pub(super) known_symbols: BTreeMap<(Symbol, usize), Symbol>,
    /// The limits of unknowns that hold everywhere.
    pub(super) born: BTreeMap<Symbol, (i64, i64)>,
    /// The upper and lower bounds of unknowns that are computed from others.
    pub(super) ends: BTreeMap<Symbol, Ends>,
    /// The uniform unknowns that have been computed, or read from memory that nothing changes.
    /// Conditions on the path may have narrowed their limits.
    computed: BTreeMap<Computed, Symbol>,
    spent: usize,
    /// The number of steps that had been taken when the run began.
    begun: u64,
    pub(super) gave_up: bool,
    /// Whether a loop was left before all of its iterations had run.
    pub(super) cut_short: bool,
    /// Whether memory was written before each read so far, if the run proves that.
    pub(super) proving: Option<Question>,
    /// In an iteration that stands for the last one, the number of decisions that lead to it.
    /// Accesses behind more decisions may be in other iterations. Nothing is reported or weighed in
    /// it.
    pub(super) last_round: Option<usize>,
    /// The number of enclosing loops that have an unknown number of iterations, if the run is a
    /// proof.
    pub(super) open_loops: usize,
    /// The statements of the source around the current one, and the calls.
    pub(super) running: Vec<Running>,
    pub(super) frames: Rc<[Frame]>,
    /// Whether the current access is the store of a compound assignment.
    pub(super) updates: bool,
    /// The number of function calls so far.
    pub(super) calls: usize,
    /// A barrier to try out, and the statement after it.
    pub(super) fix: Option<Fix>,
    /// The cost of each access.
    pub(super) scale: Scale<'a>,
    /// Whether each access of workgroup memory is known exactly.
    pub(super) is_exact: bool,
    /// Barriers that the run tries to do without, by their place in the source. Then anything that
    /// is not known exactly ends the run.
    pub(super) without: Option<&'a BTreeSet<(String, usize, usize)>>,
    /// The innermost branch arm for which it is unknown which invocations take it.
    pub(super) arm: Option<LaneArm>,
    /// The atomics since the last barrier.
    pub(super) order: Order<'a>,
    /// The accesses of workgroup memory, if they are to be kept.
    pub(super) touches: Option<Touches>,
}

/// A branch arm for which it is unknown which invocations take it.
#[derive(Clone)]
pub(super) struct LaneArm {
    decision: u32,
    accepted: bool,
    /// The invocations that come to the branch.
    before: Mask,
}

impl<'a> Interpreter<'a> {
    pub(super) fn new(
        module: &'a Module,
        types: &'a Types,
        functions: &'a [Reach],
        fix: Option<Fix>,
    ) -> Self {
        let lanes = module.workgroup_size.iter().map(|n| *n as usize).product();
        Interpreter {
            module,
            types,
            functions,
            lanes,
            state: State {
                locals: SharedMap::default(),
                active: Mask::full(lanes),
                returned: Mask::none(lanes),
                gone: Mask::none(lanes),
                result: Known::Opaque(true),
                loops: Vec::new(),
                path: Path::default(),
                guards: Guards::default(),
                limits: Limits::default(),
                initialized: Initialized::default(),
            },
            memory: Memory::default(),
            findings: Vec::new(),
            reported: BTreeSet::new(),
            allowed: &[],
            symbols: 0,
            known_symbols: BTreeMap::new(),
            born: BTreeMap::new(),
            ends: BTreeMap::new(),
            computed: BTreeMap::new(),
            spent: 0,
            begun: steps::taken(),
            gave_up: false,
            cut_short: false,
            proving: None,
            last_round: None,
            open_loops: 0,
            running: Vec::new(),
            frames: Rc::default(),
            updates: false,
            calls: 0,
            fix,
            scale: Scale::new(module, types),
            is_exact: true,
            without: None,
            arm: None,
            order: Order::default(),
            touches: None,
        }
    }

    /// The arm as seen by one invocation. The invocation must certainly come to the branch, and
    /// certainly not have left the arm.
    pub(super) fn halves(&self) -> impl Fn(usize) -> Option<Half> + use<> {
        let (arm, gone) = (self.arm.clone(), self.state.gone.clone());
        move |lane| match &arm {
            Some(LaneArm { decision, accepted, before })
                if matches!((before.get(lane), gone.get(lane)), (Is::Yes, Is::No)) =>
            {
                Some(Half { lane: lane as u32, decision: *decision, accepted: *accepted })
            }
            _ => None,
        }
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

    /// Counts a cost.
    pub(super) fn spend(&mut self, steps: usize) {
        self.spent += steps;
        let reserve = if self.may_cut_short() { RESERVE } else { 0 };
        self.gave_up |= self.cost() > BUDGET + reserve;
    }

    /// Whether loops must end because they cost too much.
    pub(super) fn is_short(&self) -> bool {
        self.may_cut_short() && self.cost() > BUDGET
    }

    /// The cost of the run so far: the counted cost for the invocations, and steps of any kind.
    pub(super) fn cost(&self) -> usize {
        self.spent + usize::try_from(steps::taken() - self.begun).unwrap_or(usize::MAX)
    }

    /// Whether loops may end early: a proof needs all iterations.
    pub(super) fn may_cut_short(&self) -> bool {
        self.proving.is_none() && self.without.is_none()
    }

    /// Notes that something is not known exactly, whatever barriers are there.
    pub(super) fn needs_exactness(&mut self) {
        self.is_exact = false;
        self.gave_up |= self.without.is_some();
    }

    // Symbols.

    pub(super) fn fresh(&mut self) -> Symbol {
        self.symbols += 4;
        self.symbols
    }

    /// The symbol of something that has the same value wherever it is read.
    pub(super) fn symbol(&mut self, kind: Symbol, of: usize) -> Value {
        if let Some(known) = self.known_symbol(kind, of) {
            return Value::symbol(known);
        }
        // A proof must not rely on the limits of devices or launches.
        let symbol = self.fresh() + if self.proving.is_some() { 0 } else { kind };
        self.known_symbols.insert((kind, of), symbol);
        Value::symbol(symbol)
    }

    /// The same symbol, if it has been read.
    pub(super) fn known_symbol(&self, kind: Symbol, of: usize) -> Option<Symbol> {
        self.known_symbols.get(&(kind, of)).copied()
    }

    /// The symbol of an unknown that is computed from uniform values. Equal values give the same
    /// symbol.
    pub(super) fn computed_from<'v>(
        &mut self,
        what: impl FnOnce() -> String,
        values: impl IntoIterator<Item = &'v Value>,
        limits: Range,
    ) -> Value {
        let sums: Option<Vec<_>> = values.into_iter().map(Value::as_sum).collect();
        let key = sums.map(|sums| (what(), limits, sums));
        if let Some(symbol) = key.as_ref().and_then(|key| self.computed.get(key)) {
            return Value::symbol(*symbol);
        }
        let value = self.symbol_within(limits);
        if let (Some(key), [(symbol, 1)]) = (key, &*value.terms) {
            self.computed.insert(key, *symbol);
        }
        value
    }

    /// A value without known facts.
    pub(super) fn unknown(&mut self, ty: &Ty, uniform: bool) -> Known {
        match ty {
            Ty::Scalar(scalar) if scalar.is_word() && uniform => {
                Known::Scalar(Value::symbol(self.fresh()))
            }
            Ty::Scalar(scalar) if is_followed(ty) => {
                let (min, max) = scalar.word_limits();
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
    pub(super) fn blank(&mut self, ty: &Ty) -> Known {
        match ty {
            Ty::Scalar(_) if is_followed(ty) => Known::Scalar(Value::blank(self.lanes)),
            Ty::Vector(scalar, n) => {
                let part = Ty::Scalar(*scalar);
                Known::Parts((0..*n).map(|_| self.blank(&part)).collect())
            }
            Ty::Struct(of) => {
                Known::Parts(of.members.iter().map(|member| self.blank(&member.ty)).collect())
            }
            Ty::Array(element, n) if has_parts(ty) => {
                Known::Parts((0..*n).map(|_| self.blank(element)).collect())
            }
            _ => Known::Opaque(false),
        }
    }

    // Statements.

    pub(super) fn block(&mut self, block: &'a Block) {
        let mut begun = BTreeMap::new();
        for stmt in &block.stmts {
            if self.gave_up || self.state.active.all(Is::No) {
                return;
            }
            self.spend(64);
            self.in_source(stmt, &mut begun);
        }
    }

    pub(super) fn stmt(&mut self, stmt: &'a Stmt) {
        if stmt.kind.decides() {
            stmt.kind.for_each_expr(&mut |value| self.note_decision(value));
        }
        match &stmt.kind {
            StmtKind::Let { local, init } => {
                let value = match init {
                    Some(init) => self.eval(*init),
                    None => {
                        let ty = self.types.local(*local).clone();
                        self.blank(&ty)
                    }
                };
                match self.module.locals[*local].kind {
                    LocalKind::Inline => self.set_whole(*local, value),
                    _ => self.set(*local, value),
                }
            }
            StmtKind::If { condition, accept, .. } if self.module.is_inline(stmt) => {
                let condition = self.eval(*condition).scalar();
                self.under(&condition, true, |cx| cx.block(accept));
            }
            StmtKind::Assign { place, op, value } => self.assign(place, *op, *value, stmt.span),
            StmtKind::If { condition, accept, reject } => {
                let (condition, value) = (*condition, self.eval(*condition).scalar());
                let is_uniform = value.is_uniform();
                let arm = |holds, block: &'a Block| {
                    move |cx: &mut Self| {
                        if is_uniform {
                            cx.assume(condition, holds);
                        }
                        cx.block(block);
                    }
                };
                self.branch(&value, arm(true, accept), arm(false, reject));
            }
            StmtKind::Match { scrutinee, arms } => {
                let value = self.eval(*scrutinee).scalar();
                let scalar = self.types.expr(*scrutinee).scalar().unwrap_or(Scalar::U32);
                match arms.len() <= MAX_ARMS {
                    true => self.arms((&value, scalar), arms),
                    false => self.gave_up = true,
                }
            }
            StmtKind::While { head, condition, body } => {
                let condition = *condition;
                self.iterate((Some(head), body), |cx, _, _| {
                    cx.block(head);
                    let value = cx.eval(condition).scalar();
                    if value.is_uniform() && value.constant().is_none() {
                        cx.assume(condition, true);
                    }
                    Some(value)
                });
            }
            StmtKind::Loop { body, .. } => self.iterate((None, body), |_, _, _| None),
            StmtKind::For { local, range, body } => self.for_(*local, range, body),
            StmtKind::Break | StmtKind::Continue => {
                let active = self.state.active.clone();
                if let Some(Jumps { broken, continued, .. }) = self.state.loops.last_mut() {
                    let slot = if let StmtKind::Break = stmt.kind { broken } else { continued };
                    *slot = slot.or(&active);
                }
                self.leave();
            }
            // Findings are certain in launches whose assertions hold. A proof is about all
            // launches.
            StmtKind::Return(None) if stmt.is_failure && self.proving.is_none() => {}
            StmtKind::Return(value) => {
                if let Some(value) = value {
                    let value = self.eval(*value);
                    self.state.result = self.returning(&value);
                }
                self.state.returned = self.state.returned.or(&self.state.active);
                self.leave();
            }
            StmtKind::Expr(expr) => {
                self.order.statement = Some(*expr);
                self.eval(*expr);
            }
            StmtKind::Barrier(barrier) => {
                if !self.without.is_some_and(|places| places.contains(&place_of(stmt.span))) {
                    self.barrier(*barrier);
                }
            }
        }
    }

    /// The function's result after the current invocations have returned this value. An invocation
    /// that may have returned before has one of two values.
    fn returning(&self, value: &Known) -> Known {
        let State { active, returned, result, .. } = &self.state;
        if returned.all(Is::No) {
            return value.clone();
        }
        let now = Mask::of(self.lanes, |lane| match (active.get(lane), returned.get(lane)) {
            (Is::No, _) => Is::No,
            (_, Is::No) => Is::Yes,
            _ => Is::Maybe,
        });
        result.replaced(value, &now)
    }

    /// Makes all current invocations jump.
    fn leave(&mut self) {
        let active = std::mem::replace(&mut self.state.active, Mask::none(self.lanes));
        self.state.gone = self.state.gone.or(&active);
    }

    /// Runs the arms of a branch with the invocations that take them.
    pub(super) fn branch(
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
            return self.alternatives(condition, accept, reject);
        }
        let before = self.state.active.clone();
        let accepted = self.taking(&before, condition, true);
        let rejected = self.taking(&before, condition, false);
        self.spend(8 * self.lanes);
        let (decision, path) = (self.fresh(), self.state.path.clone());
        let (limits, guards) = (self.state.limits.clone(), self.state.guards.clone());
        let (outer, outer_gone) = (self.arm.take(), self.state.gone.clone());
        let arm = |accepted| LaneArm { decision, accepted, before: before.clone() };
        self.state.guards = guards.and(condition, true);
        let accepted_gone = self.lane_arm(arm(true), accepted, accept);
        let all_left = self.state.active.all(Is::No);
        let accepted_path = std::mem::replace(&mut self.state.path, path.clone());
        self.state.limits = limits.clone();
        self.state.guards = guards.and(condition, false);
        let gone = self.lane_arm(arm(false), rejected, reject).or(&accepted_gone);
        // If all invocations of one arm have left, the remaining ones have taken the other arm.
        self.state.guards = match (all_left, self.state.active.all(Is::No)) {
            (true, false) => guards.and(condition, false),
            (false, true) => guards.and(condition, true),
            _ => guards,
        };
        self.arm = outer;
        self.state.limits = limits;
        self.state.active = before.without(&gone);
        self.state.gone = outer_gone.or(&gone);
        let are_whole = path == accepted_path && path == self.state.path;
        self.join_paths(path, are_whole);
    }

    /// Runs an arm with the invocations that take it. Gives the invocations that jump out of it.
    fn lane_arm(&mut self, arm: LaneArm, taking: Mask, run: impl FnOnce(&mut Self)) -> Mask {
        self.arm = Some(arm);
        (self.state.active, self.state.gone) = (taking, Mask::none(self.lanes));
        run(self);
        self.state.gone.clone()
    }

    /// Sets the path after a branch that was reached on `path`. Unless both ways are whole, a
    /// workgroup may have left on one of them. Then the following code is reached in some of the
    /// launches only.
    fn join_paths(&mut self, path: Path, are_whole: bool) {
        self.state.path = match are_whole {
            true => path,
            false => path.extended(2 * self.fresh()),
        };
    }

    /// The invocations for which a condition holds, or does not. Under an unknown decision, a
    /// condition that depends on the launch is never certain: the decision may exclude it.
    pub(super) fn taking(&self, mask: &Mask, condition: &Value, holds: bool) -> Mask {
        match self.state.path.is_empty() {
            true => mask.and(condition, holds),
            false => mask.and(&condition.without_launch(), holds),
        }
    }

    /// Runs both arms of a branch. The whole workgroup takes one of them.
    fn alternatives(
        &mut self,
        condition: &Value,
        accept: impl FnOnce(&mut Self),
        reject: impl FnOnce(&mut Self),
    ) {
        let arm = self.arm.take();
        let path = self.state.path.clone();
        let decision = self.fresh();
        // A long `match` runs its arms within each other, so the stack must hold little.
        let mut other = self.boxed_state();
        let guards = self.state.guards.clone();
        let phases = self.memory.phases();
        self.state.path = path.extended(2 * decision);
        self.state.guards = guards.and(condition, true);
        accept(self);
        std::mem::swap(&mut self.state, &mut *other);
        let accepted_phases = self.memory.set_phases(phases);
        self.state.path = path.extended(2 * decision + 1);
        self.state.guards = guards.and(condition, false);
        reject(self);
        // Only the latest access to an element is remembered. It tells nothing about the other arm.
        if accepted_phases != phases || self.memory.phases() != phases {
            self.gave_up |= self.without.is_some();
        }
        self.memory.join_phases(accepted_phases);
        self.arm = arm;
        let guards = match (other.active.all(Is::No), self.state.active.all(Is::No)) {
            // The rest runs only if the other arm was taken.
            (true, false) => {
                self.keep_jumps(&other);
                guards.and(condition, false)
            }
            (false, true) => {
                std::mem::swap(&mut self.state, &mut *other);
                self.keep_jumps(&other);
                guards.and(condition, true)
            }
            _ => {
                let ways = [&other.path, &self.state.path];
                let are_whole = ways.iter().all(|way| way.len() == path.len() + 1);
                self.join(&other);
                self.join_paths(path, are_whole);
                guards
            }
        };
        self.state.guards = guards;
    }

    #[inline(never)]
    fn boxed_state(&self) -> Box<State> {
        Box::new(self.state.clone())
    }

    /// Keeps the jumps of an alternative that has left. If it continues with the next iteration of
    /// the loop, its writes count there.
    fn keep_jumps(&mut self, left: &State) {
        self.keep_exits(left);
        let goes_on = left.loops.last().is_some_and(|jumps| !jumps.continued.all(Is::No));
        if let Some(jumps) = self.state.loops.last_mut().filter(|_| goes_on) {
            jumps.join_written(&left.initialized);
        }
    }

    /// Keeps the exits of an alternative that has left: its invocations may have taken them.
    fn keep_exits(&mut self, left: &State) {
        if self.state.returned != left.returned {
            self.state.returned = self.state.returned.joined(&left.returned);
            self.state.result = Known::Opaque(false);
        }
        for (jumps, others) in self.state.loops.iter_mut().zip(&left.loops) {
            jumps.broken = jumps.broken.joined(&others.broken);
            jumps.continued = jumps.continued.joined(&others.continued);
            others.written.iter().for_each(|written| jumps.join_written(written));
        }
    }

    fn join(&mut self, other: &State) {
        self.state.limits.join(&other.limits);
        let mut locals = std::mem::take(&mut self.state.locals);
        locals.join(&other.locals, Keep::LEFT, |_, value, alternative| {
            Some(value.joined(alternative, &mut |a, b| self.either(a, b)))
        });
        self.state.locals = locals;
        let result = self.state.result.clone();
        self.state.result = result.joined(&other.result, &mut |a, b| self.either(a, b));
        self.state.initialized.join(&other.initialized);
        self.state.active = self.state.active.joined(&other.active);
        self.state.gone = self.state.gone.joined(&other.gone);
        self.state.returned = self.state.returned.joined(&other.returned);
        self.keep_exits(other);
    }

    fn arms(&mut self, value: (&Value, Scalar), arms: &'a [Arm]) {
        let Some((arm, rest)) = arms.split_first() else { return };
        let matches = self.arm_condition(value, arm);
        let certain = arm.patterns.is_empty() && arm.guard.is_none() || rest.is_empty();
        if certain {
            return self.block(&arm.body);
        }
        let body = |cx: &mut Self| {
            cx.assume_pattern(value, arm, true);
            cx.block(&arm.body);
        };
        let others = |cx: &mut Self| {
            cx.assume_pattern(value, arm, false);
            cx.arms(value, rest);
        };
        self.branch(&matches, body, others);
    }

    /// Notes the limits of unknowns in an arm of one pattern, or in the arms after it.
    fn assume_pattern(&mut self, (value, scalar): (&Value, Scalar), arm: &'a Arm, matches: bool) {
        let [Pattern { first, last, .. }] = arm.patterns[..] else { return };
        let number = |cx: &Self, end: Option<ExprId>| {
            let number = constants::eval(cx.module, cx.types, end?)?.number()?;
            Some(Value::same(i64::try_from(number).ok()?))
        };
        let (first, last) = (number(self, first), number(self, last));
        let is_one = matches!((&first, &last), (Some(a), Some(b)) if a.equals(b));
        let holds = (matches || arm.guard.is_none()).then_some(matches);
        match (first, last, holds) {
            (Some(only), Some(_), Some(holds)) if is_one => {
                self.assume_comparison(BinaryOp::Eq, (value, &only), scalar, holds);
            }
            (Some(first), Some(last), Some(true)) => {
                self.assume_comparison(BinaryOp::Ge, (value, &first), scalar, true);
                self.assume_comparison(BinaryOp::Le, (value, &last), scalar, true);
            }
            (Some(first), None, Some(holds)) => {
                self.assume_comparison(BinaryOp::Ge, (value, &first), scalar, holds);
            }
            (None, Some(last), Some(holds)) => {
                self.assume_comparison(BinaryOp::Le, (value, &last), scalar, holds);
            }
            _ => {}
        }
    }

    fn arm_condition(&mut self, value: (&Value, Scalar), arm: &'a Arm) -> Value {
        let mut condition = Value::same(i64::from(arm.patterns.is_empty()));
        for pattern in &arm.patterns {
            let one = self.pattern_condition(value, pattern);
            condition = condition.binary(BinaryOp::Or, &one, Scalar::Bool);
        }
        let Some(guard) = arm.guard else { return condition };
        let guard = self.under(&condition, true, |cx| {
            cx.block(&arm.head);
            cx.eval(guard).scalar()
        });
        match guard {
            Some(guard) => condition.binary(BinaryOp::And, &guard, Scalar::Bool),
            None => condition,
        }
    }

    fn pattern_condition(&mut self, (value, scalar): (&Value, Scalar), pattern: &Pattern) -> Value {
        let end = |cx: &mut Self, end: Option<ExprId>, op| match end {
            Some(end) => value.binary(op, &cx.eval(end).scalar(), scalar),
            None => Value::same(1),
        };
        if pattern.first == pattern.last && pattern.first.is_some() {
            return end(self, pattern.first, BinaryOp::Eq);
        }
        let (first, last) =
            (end(self, pattern.first, BinaryOp::Ge), end(self, pattern.last, BinaryOp::Le));
        first.binary(BinaryOp::And, &last, Scalar::Bool)
    }

    pub(super) fn barrier(&mut self, barrier: Barrier) {
        self.memory.barrier(barrier);
        // The barrier counts only if all invocations certainly reach it.
        let is_reached = self.state.active.all(Is::Yes);
        if self.proving.is_some() && barrier == Barrier::Workgroup && is_reached {
            self.prove_barrier();
        }
    }

    // Variables.

    pub(super) fn set(&mut self, local: LocalId, value: Known) {
        let old = self.state.locals.get(local);
        let new = match old {
            Some(old) => old.replaced(&value, &self.state.active),
            None => value,
        };
        self.set_whole(local, new);
    }

    pub(super) fn set_whole(&mut self, local: LocalId, value: Known) {
        self.state.locals.insert(local, value);
    }

    pub(super) fn local(&mut self, local: LocalId) -> Known {
        if let Some(known) = self.state.locals.get(local) {
            return known.clone();
        }
        // A parameter of the kernel.
        let ty = self.types.local(local).clone();
        let known = match &ty {
            Ty::Scalar(scalar) if scalar.is_word() => {
                Known::Scalar(self.symbol(PARAMETER, local.index()))
            }
            ty => self.unknown(ty, true),
        };
        self.set_whole(local, known.clone());
        known
    }

    pub(super) fn assign(
        &mut self,
        place: &'a Place,
        op: Option<BinaryOp>,
        value: ExprId,
        span: Span,
    ) {
        let mut value = self.eval(value);
        if let Some(op) = op {
            let ty = self.types.place(self.module, place);
            self.check_operator(op, &ty, &value, span);
        }
        let Root::Local(local) = place.root else {
            let index = self.position(place);
            if op.is_some() {
                self.read(place, &index);
            }
            self.updates = op.is_some();
            self.write(place, &index);
            self.updates = false;
            return;
        };
        if let Some(op) = op {
            let old = self.load(place);
            let ty = self.types.place(self.module, place);
            value = self.binary_known(op, &old, &value, &ty);
        }
        let at = self.position(place);
        let old = self.local(local);
        let ty = self.types.local(local).clone();
        let new = stored(old, &ty, &place.projections, &at.indices, value);
        self.set(local, new);
    }

    pub(super) fn load(&mut self, place: &'a Place) -> Known {
        let Root::Local(local) = place.root else {
            let index = self.position(place);
            self.read(place, &index);
            let ty = self.types.place(self.module, place).loaded();
            let uniform = self.memory_is_uniform(place) && index.is_uniform();
            if uniform && ty.scalar().is_some_and(Scalar::is_word) && ty.components() == 1 {
                let what = || memory_of(place);
                return Known::Scalar(self.computed_from(what, &index.indices, ANY));
            }
            return self.unknown(&ty, uniform);
        };
        let mut known = self.local(local);
        let mut ty = self.types.local(local).clone();
        for projection in &place.projections {
            known = match projection {
                Projection::Member(name) => take(&known, part(&ty, &name.text)),
                Projection::Index(index) => {
                    let id = *index;
                    let index = self.eval(id).scalar();
                    self.check_bounds(&ty, (id, &index), place.span);
                    element(&known, &ty, &index)
                }
            };
            ty = crate::ir::project(&ty, projection);
        }
        known
    }
}

/// Names the memory of a place, without its indices.
fn memory_of(place: &Place) -> String {
    let projection = |projection: &Projection| match projection {
        Projection::Member(name) => format!(".{}", name.text),
        Projection::Index(_) => "[]".to_owned(),
    };
    let way: String = place.projections.iter().map(projection).collect();
    format!("{:?}{way}", place.root)
}

/// A value with one of its parts replaced.
fn stored(old: Known, ty: &Ty, way: &[Projection], indices: &[Value], value: Known) -> Known {
    let Some((first, rest)) = way.split_first() else { return value };
    let (at, indices) = match (first, indices) {
        (Projection::Index(_), [index, indices @ ..]) => {
            let at = index.constant().map(|n| n as usize);
            (at.filter(|_| has_parts(ty)), indices)
        }
        (Projection::Index(_), []) => (None, indices),
        (Projection::Member(name), _) => (part(ty, &name.text), indices),
    };
    match (old, at) {
        (Known::Parts(mut parts), Some(at)) if at < parts.len() => {
            let inner = crate::ir::project(ty, first);
            let part = std::mem::replace(&mut parts[at], Known::Opaque(false));
            parts[at] = stored(part, &inner, rest, indices, value);
            Known::Parts(parts)
        }
        _ => Known::Opaque(false),
    }
}

/// Whether indices select parts that can be known one by one. A larger array is known as a whole.
pub(super) fn has_parts(ty: &Ty) -> bool {
    match ty {
        Ty::Vector(..) => true,
        Ty::Array(element, n) => {
            *n <= MAX_ELEMENTS_OF_LOCALS && !matches!(**element, Ty::Array(..))
        }
        _ => false,
    }
}

/// The position of a member or component.
pub(super) fn part(ty: &Ty, name: &str) -> Option<usize> {
    match ty {
        Ty::Struct(of) => of.members.iter().position(|member| member.name == name),
        Ty::Vector(..) => "xyzw".find(name),
        _ => None,
    }
}

/// An element or component. If the index differs, each invocation gets its own.
pub(super) fn element(known: &Known, ty: &Ty, index: &Value) -> Known {
    let at = index.constant().map(|n| n as usize);
    let parts = match known {
        Known::Parts(parts) if at.is_none() && has_parts(ty) => Some(parts),
        _ => None,
    };
    if let Some(gathered) = parts.and_then(|parts| gathered(parts, index)) {
        return gathered;
    }
    match take(known, at.filter(|_| has_parts(ty))) {
        Known::Opaque(uniform) => Known::Opaque(uniform && index.is_uniform()),
        part => part,
    }
}

/// For each invocation, the part at its index. All parts must be numbers with the same unknown
/// part.
fn gathered(parts: &[Known], index: &Value) -> Option<Known> {
    if !index.terms.is_empty() || index.is_one() {
        return None;
    }
    let parts: Vec<&Value> = parts.iter().map(Known::lanes).collect::<Option<_>>()?;
    let terms = &parts.first()?.terms;
    if parts.iter().any(|part| part.terms != *terms) {
        return None;
    }
    let at = index.lanes.list(1);
    let lanes = Lanes::of(at.len(), |lane| {
        let part = usize::try_from(at[lane]).ok().and_then(|at| parts.get(at));
        part.map_or(UNKNOWN, |part| part.lanes.get(lane))
    });
    Some(Known::Scalar(Value { lanes, terms: Rc::clone(terms), says: None }))
}

pub(super) fn take(known: &Known, at: Option<usize>) -> Known {
    match (known, at) {
        (Known::Parts(parts), Some(at)) if at < parts.len() => parts[at].clone(),
        (other, _) => Known::Opaque(other.is_uniform()),
    }
}

/// Whether values of the type, or of its components, are followed: truth values and 32-bit
/// integers, which indices are made of.
pub(super) fn is_followed(ty: &Ty) -> bool {
    ty.scalar().is_some_and(|scalar| scalar.is_word() || scalar == Scalar::Bool)
}
