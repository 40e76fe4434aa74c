//! Runs a kernel for all invocations of one workgroup at once, as far as its values are known.
//!
//! If a condition is known for each invocation, both arms run with their invocations. If it is
//! unknown and uniform, both arms run as alternatives: accesses in one arm are never compared with
//! accesses in the other. If it is unknown and may differ between invocations, the accesses in the
//! arms only may happen, and nothing is reported for them.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::any_value::AnyValue;
use super::cost::Scale;
use super::finding::{Finding, Fix, place_of};
use super::guard::{Ends, Guards};
use super::initialized::{Initialized, Question};
use super::limits::{Extremes, Limits};
use super::mask::{Is, Mask};
use super::memory::Memory;
use super::order::Order;
use super::shadow::Path;
use super::state::{Jumps, LaneArm, State};
use super::touches::Touches;
use super::value::{Symbol, Terms, Value};
use super::whereabouts::{Frame, Running};
use crate::analyze::functions::Reach;
use crate::diagnostic::Code;
use crate::infer::Types;
use crate::ir::{Barrier, Block, LocalKind, Module, Stmt, StmtKind};
use crate::shared_map::SharedMap;
use crate::steps;

/// The maximum cost of the analysis. A unit is about one number of one invocation. The rest is left
/// to run time.
pub(super) const BUDGET: usize = 1 << 20;

/// The additional cost for the code after loops that have used up the budget.
const RESERVE: usize = BUDGET / 8;

/// A computation, the limits of its result, and the sums that it is computed from.
type Computed = (String, Extremes, Vec<(i64, Terms)>);

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
                result: AnyValue::Opaque(true),
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
        limits: Extremes,
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
                match self.module.locals[*local].kind == LocalKind::Inline {
                    true => self.set_whole(*local, value),
                    false => self.set(*local, value),
                }
            }
            StmtKind::If { condition, accept, .. } if self.module.is_inline(stmt) => {
                let condition = self.eval(*condition).scalar();
                self.under(&condition, true, |cx| cx.block(accept));
            }
            StmtKind::Assign { place, op, value } => self.assign(place, *op, *value, stmt.span),
            StmtKind::If { condition, accept, reject } => self.if_(*condition, accept, reject),
            StmtKind::Match { scrutinee, arms } => self.match_(*scrutinee, arms),
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
    fn returning(&self, value: &AnyValue) -> AnyValue {
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

    pub(super) fn barrier(&mut self, barrier: Barrier) {
        self.memory.barrier(barrier);
        // The barrier counts only if all invocations certainly reach it.
        let is_reached = self.state.active.all(Is::Yes);
        if self.proving.is_some() && barrier == Barrier::Workgroup && is_reached {
            self.prove_barrier();
        }
    }
}
