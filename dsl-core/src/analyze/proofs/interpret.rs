//! Runs a kernel with the ranges of its integers: statements, variables, calls.

use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use proc_macro2::Span;

use super::env::{Definition, Env, meeting};
use super::input::Input;
use super::proof::{Access, Clause, Proof, Site, SiteKind};
use super::value_bounds::{ValueBounds, host_value, position, stored};
use super::values::Values;
use crate::arena::SideTable;
use crate::infer::{Call, Types};
use crate::ir::{
    AddressSpace, Arg, Arm, BinaryOp, BindingId, Block, Expr, ExprId, ExprNode, LocalId, Module,
    Param, Place, Projection, Root, Stmt, StmtKind, Ty, project,
};
use crate::{layout, steps};

/// The results of looks at expressions, until the facts change.
pub(super) struct Seen {
    env: Rc<Env>,
    /// The value of an expression and its cost, by expression and depth of the definition chain.
    known: BTreeMap<(ExprId, u32), (ValueBounds, usize)>,
}

/// The facts at the jumps out of a loop, and at the jumps to its next iteration.
#[derive(Default)]
pub(super) struct Exits {
    pub(super) broken: Option<Rc<Env>>,
    pub(super) continued: Option<Rc<Env>>,
}

/// The results of a function so far.
#[derive(Default)]
struct Returns {
    env: Option<Rc<Env>>,
    value: Option<ValueBounds>,
    /// Only the returns of this value are followed.
    wanted: Option<bool>,
}

/// The maximum cost of the analysis, in evaluated expressions and in steps of any kind, and the
/// addition for each expression of the kernel. Beyond it, nothing is proven.
const BUDGET: (usize, u64) = (20_000, 4_000_000);
const BUDGET_OF_EXPR: (usize, u64) = (8, 800);

pub(super) struct Interpreter<'a> {
    pub(super) module: &'a Module,
    pub(super) types: &'a Types,
    /// `None` if control does not get here. Shared with other paths from here.
    pub(super) env: Option<Rc<Env>>,
    seen: Option<Seen>,
    pub(super) loops: Vec<Exits>,
    returns: Vec<Returns>,
    /// The initializers of variables that are never assigned to.
    pub(super) initializers: BTreeMap<LocalId, ExprId>,
    /// The ends that the variables of loops are below in each iteration. Nothing else assigns to
    /// these variables.
    pub(super) ends: BTreeMap<LocalId, ExprId>,
    pub(super) values: Values,
    /// Whether expressions always have the same value, if that was asked before.
    pub(super) constants: SideTable<ExprNode, OnceCell<bool>>,
    /// The number of definitions that are evaluated with the current facts, instead of the facts at
    /// the store.
    pub(super) anew: u32,
    /// The depth of the definition chain that a condition was carried through.
    pub(super) narrowing: u32,
    /// Whether an iteration is only tried out: then nothing is noted.
    pub(super) trial: bool,
    pub(super) accesses: BTreeMap<ExprId, Access>,
    /// The guards of tiles, and whether each holds whenever control gets to it.
    pub(super) tiles: BTreeMap<ExprId, bool>,
    /// The indices into parts of slices, and whether each is within its part whenever control gets
    /// to it.
    pub(super) parts: BTreeMap<ExprId, bool>,
    /// The indices into any number of buffers, and into one of them. The proofs have no conditions.
    pub(super) in_buffers: BTreeMap<ExprId, Access>,
    /// The casts to sizes that must keep the whole value, and whether the operand is never
    /// negative.
    pub(super) sizes: BTreeMap<ExprId, bool>,
    /// The indices into arrays of different lengths: no single clamp keeps them below all of these.
    pub(super) shared: BTreeSet<ExprId>,
    /// Whether something is indexed in a way that is not followed.
    pub(super) has_unfollowed: bool,
    pub(super) loop_ends: Proof,
    pub(super) divisions: Proof,
    /// Each loop and division by its place in the source.
    pub(super) sites: BTreeMap<(SiteKind, usize, usize), Site>,
    pub(super) spent: usize,
    /// The number of steps that had been taken when the run began.
    begun: u64,
}

impl<'a> Interpreter<'a> {
    pub(super) fn new(module: &'a Module, types: &'a Types) -> Self {
        let proven = || Proof::Given(BTreeSet::new());
        let values = Values::new(module);
        Interpreter {
            module,
            types,
            env: Some(Rc::new(Env::new(&values))),
            seen: None,
            loops: Vec::new(),
            returns: vec![Returns::default()],
            initializers: module.initializers(),
            ends: module.loop_ends(),
            values,
            constants: SideTable::build(&module.exprs, |_| OnceCell::new()),
            anew: 0,
            narrowing: 0,
            trial: false,
            accesses: BTreeMap::new(),
            tiles: BTreeMap::new(),
            parts: BTreeMap::new(),
            in_buffers: BTreeMap::new(),
            sizes: BTreeMap::new(),
            shared: BTreeSet::new(),
            has_unfollowed: false,
            loop_ends: proven(),
            divisions: proven(),
            sites: BTreeMap::new(),
            spent: 0,
            begun: steps::taken(),
        }
    }

    pub(super) fn run(&mut self) {
        for param in &self.module.params {
            if let Param::Value(local) = param {
                let known = Interpreter::parameter(*local, self.types.local(*local), 0);
                self.declare(*local, known);
            }
        }
        self.block(&self.module.body);
    }

    /// A by-value parameter, or a part of it. The host knows it.
    fn parameter(local: LocalId, ty: &Ty, offset: u32) -> ValueBounds {
        let local = local.index();
        host_value(ty, offset, &|offset, signed| Input::Param { local, offset, signed })
    }

    /// A uniform, or a part of it. The host knows it, too.
    fn uniform(&self, binding: BindingId, place: &Place) -> ValueBounds {
        let mut ty = self.module.bindings[binding].ty.clone();
        let mut at = 0;
        for step in &place.projections {
            at += match (position(&ty, step), &ty) {
                (Some(n), Ty::Struct(of)) => layout::member_offsets(of).0[n],
                (Some(n), Ty::Vector(scalar, _)) => scalar.size() * n as u32,
                _ => return ValueBounds::any(&self.types.place(self.module, place).loaded()),
            };
            ty = project(&ty, step);
        }
        let binding = binding.index();
        host_value(&ty, at, &|offset, signed| Input::Uniform { binding, offset, signed })
    }

    /// The facts, for changes.
    pub(super) fn env_mut(&mut self) -> Option<&mut Env> {
        self.seen = None;
        self.env.as_mut().map(Rc::make_mut)
    }

    /// The result of the same look at an expression, if the facts have not changed. Its cost counts
    /// again, because its consequences may take long.
    pub(super) fn seen(&mut self, id: ExprId) -> Option<ValueBounds> {
        let (seen, env) = self.seen.as_ref().zip(self.env.as_ref())?;
        let known = seen.known.get(&(id, self.anew));
        let (known, cost) = known.filter(|_| Rc::ptr_eq(&seen.env, env))?.clone();
        self.spend(cost);
        Some(known)
    }

    /// Keeps the result of a look at an expression. `spent` is the cost before the look.
    pub(super) fn keep_seen(&mut self, id: ExprId, known: &ValueBounds, spent: usize) {
        let Some(env) = &self.env else { return };
        let is_current = |seen: &mut Seen| Rc::ptr_eq(&seen.env, env);
        let new = || Seen { env: Rc::clone(env), known: BTreeMap::new() };
        let seen = self.seen.take_if(is_current).unwrap_or_else(new);
        let seen = self.seen.insert(seen);
        seen.known.insert((id, self.anew), (known.clone(), self.spent - spent));
    }

    pub(super) fn spend(&mut self, cost: usize) {
        self.spent += cost;
        if self.gave_up() {
            self.env = None;
        }
    }

    pub(super) fn gave_up(&self) -> bool {
        let exprs = self.module.exprs.len();
        self.spent > BUDGET.0 + exprs * BUDGET_OF_EXPR.0
            || steps::taken() - self.begun > BUDGET.1 + exprs as u64 * BUDGET_OF_EXPR.1
    }

    // Statements.

    pub(super) fn block(&mut self, block: &'a Block) {
        for stmt in &block.stmts {
            if self.env.is_none() {
                return;
            }
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &'a Stmt) {
        match &stmt.kind {
            StmtKind::Let { local, init } => {
                let known = match init {
                    Some(init) => self.eval(*init),
                    None => ValueBounds::any(self.types.local(*local)),
                };
                self.declare(*local, known);
                init.iter().for_each(|init| self.define(*local, *init));
            }
            StmtKind::Assign { place, op, value } => self.assign(place, *op, *value),
            StmtKind::If { condition, accept, .. } if self.module.is_inline(stmt) => {
                self.right_operand(*condition, accept);
            }
            StmtKind::If { condition, accept, reject } => {
                self.eval(*condition);
                self.branch(*condition, |cx| cx.block(accept), |cx| cx.block(reject));
            }
            StmtKind::Match { scrutinee, arms } => {
                self.eval(*scrutinee);
                self.arms(*scrutinee, arms);
            }
            StmtKind::While { head, condition, body } => {
                self.while_(Some((head, *condition)), body, stmt.span)
            }
            StmtKind::Loop { body, once: false } => self.while_(None, body, stmt.span),
            StmtKind::Loop { body, once: true } => {
                self.loops.push(Exits::default());
                self.block(body);
                let exits = self.loops.pop().unwrap_or_default();
                self.env = meeting(&self.values, self.env.take(), exits.broken);
            }
            StmtKind::For { local, range, body } => self.for_(*local, range, body),
            StmtKind::Break | StmtKind::Continue => {
                let env = self.env.take();
                if let Some(exits) = self.loops.last_mut() {
                    let is_break = matches!(stmt.kind, StmtKind::Break);
                    let slot = if is_break { &mut exits.broken } else { &mut exits.continued };
                    *slot = meeting(&self.values, slot.take(), env);
                }
            }
            StmtKind::Return(value) => self.return_(*value),
            StmtKind::Expr(expr) => {
                self.eval(*expr);
            }
            StmtKind::Barrier(_) => {}
        }
    }

    /// The right operand of `&&` or `||`: its variables are read only if the condition holds.
    fn right_operand(&mut self, condition: ExprId, right: &'a Block) {
        self.eval(condition);
        let before = self.env.clone();
        self.refine(condition, true);
        self.block(right);
        let Some(after) = self.env.take() else { return self.env = before };
        self.env = before.filter(|_| !self.gave_up());
        right.for_each_stmt(&mut |stmt| {
            if let StmtKind::Let { local, init: Some(init) } = stmt.kind
                && let Some(known) = after.local(local)
            {
                self.declare(local, known.clone());
                self.define(local, init);
            }
        });
    }

    fn return_(&mut self, value: Option<ExprId>) {
        let known = value.map(|value| self.eval(value));
        let wanted = self.returns.last().and_then(|returns| returns.wanted);
        if let (Some(value), Some(wanted)) = (value, wanted) {
            self.refine(value, wanted);
        }
        let value = known;
        let env = self.env.take();
        if let Some(returns) = self.returns.last_mut() {
            returns.env = meeting(&self.values, returns.env.take(), env);
            returns.value = match (returns.value.take(), value) {
                (Some(a), Some(b)) => Some(a.join(&b)),
                (a, b) => a.or(b),
            };
        }
    }

    /// Runs both arms, each with the facts that the condition gives.
    fn branch(
        &mut self,
        condition: ExprId,
        accept: impl FnOnce(&mut Self),
        reject: impl FnOnce(&mut Self),
    ) {
        let before = self.env.clone();
        self.refine(condition, true);
        if self.env.is_some() {
            accept(self);
        }
        let accepted = std::mem::replace(&mut self.env, before);
        self.refine(condition, false);
        if self.env.is_some() {
            reject(self);
        }
        self.env = meeting(&self.values, accepted, self.env.take());
    }

    /// Runs all arms, since each may run.
    fn arms(&mut self, scrutinee: ExprId, arms: &'a [Arm]) {
        let mut before = self.env.take();
        let mut after = None;
        for arm in arms {
            self.env.clone_from(&before);
            if let [pattern] = arm.patterns.as_slice() {
                self.refine_pattern(scrutinee, pattern);
            }
            if let Some(guard) = arm.guard {
                self.block(&arm.head);
                self.eval(guard);
                self.refine(guard, true);
            }
            self.block(&arm.body);
            after = meeting(&self.values, after, self.env.take());
            if arm.guard.is_none() {
                // The next arms are for other values.
                self.env = before;
                for pattern in &arm.patterns {
                    self.refine_beside(scrutinee, pattern);
                }
                before = self.env.take();
            }
        }
        self.env = after;
    }

    // Variables.

    /// Gives a variable a value, which ends the facts about an earlier one.
    pub(super) fn declare(&mut self, local: LocalId, known: ValueBounds) {
        self.seen = None;
        if let Some(env) = self.env.as_mut().map(Rc::make_mut) {
            env.set_local(local, known);
            env.store(local, &self.values);
        }
    }

    pub(super) fn local(&self, local: LocalId) -> ValueBounds {
        let known = self.env.as_ref().and_then(|env| env.local(local));
        known.cloned().unwrap_or_else(|| ValueBounds::any(self.types.local(local)))
    }

    /// Adds a condition under which a loop ends, or a divisor is not 0. `None` if it is unknown.
    pub(super) fn require(&mut self, kind: SiteKind, span: Span, clause: Option<Clause>) {
        let start = span.start();
        let site = self.sites.entry((kind, start.line, start.column)).or_insert_with(|| Site {
            kind,
            span,
            proof: Proof::Given(BTreeSet::new()),
        });
        site.proof.require(clause.clone());
        match kind {
            SiteKind::Loop => self.loop_ends.require(clause),
            SiteKind::Division => self.divisions.require(clause),
        }
    }

    fn assign(&mut self, place: &'a Place, op: Option<BinaryOp>, value: ExprId) {
        let mut known = self.eval(value);
        self.check_place(place);
        if let Some(op) = op {
            let old = self.at(place);
            let ty = self.types.place(self.module, place).loaded();
            if matches!(op, BinaryOp::Div | BinaryOp::Rem) {
                self.check_divisor(&ty, &known, self.module.exprs[value].span);
            }
            known = self.binary_known(op, &old, &known, &ty);
        }
        if let Root::Local(local) = place.root {
            self.store(local, &place.projections, known);
            if op.is_none() && place.projections.is_empty() {
                self.define(local, value);
            }
        }
    }

    /// Notes the expression that the value of a variable comes from.
    fn define(&mut self, local: LocalId, value: ExprId) {
        let named = self.value(value);
        let mut variables = BTreeSet::new();
        self.variables_of(value, &mut variables);
        if let (Some(named), Some(env)) = (named, self.env.as_mut().map(Rc::make_mut)) {
            env.set_value(local, named, &self.values);
        }
        // `b = a; a = b;` would be a cycle.
        let is_circle = matches!(self.kind(self.defined(value)),
            Expr::Load(Place { root: Root::Local(first), .. }) if *first == local);
        if !is_circle
            && !self.types.changes_variables(value)
            && !variables.contains(&local)
            && let Some(env) = self.env_mut()
        {
            let variables =
                variables.into_iter().map(|local| (local, env.last_store(local))).collect();
            env.definitions.insert(local, Definition { value, variables });
        }
    }

    /// Adds facts about the contents of a variable.
    pub(super) fn set(&mut self, local: LocalId, way: &[Projection], known: ValueBounds) {
        let new = stored(self.local(local), self.types.local(local), way, known);
        if let Some(env) = self.env_mut() {
            env.set_local(local, new);
        }
    }

    /// Stores to a variable, or a part of it.
    fn store(&mut self, local: LocalId, way: &[Projection], known: ValueBounds) {
        self.set(local, way, known);
        self.forget(local);
    }

    /// Handles a variable that may have been given another value.
    pub(super) fn forget(&mut self, local: LocalId) {
        self.seen = None;
        if let Some(env) = self.env.as_mut().map(Rc::make_mut) {
            env.store(local, &self.values);
        }
    }

    /// The facts about the contents of a place. There are none for memory that others may write.
    pub(super) fn at(&self, place: &Place) -> ValueBounds {
        let local = match place.root {
            Root::Local(local) => local,
            Root::Binding(binding)
                if self.module.bindings[binding].space == AddressSpace::Uniform =>
            {
                return self.uniform(binding, place);
            }
            Root::Binding(_) | Root::Workgroup(_) => {
                return ValueBounds::any(&self.types.place(self.module, place).loaded());
            }
        };
        let mut known = self.local(local);
        let mut ty = self.types.local(local).clone();
        for projection in &place.projections {
            known = match projection {
                Projection::Index(_) => known.element(),
                Projection::Member(_) => known.part(position(&ty, projection)),
            };
            ty = project(&ty, projection);
        }
        known.or_any(&ty)
    }

    // Calls.

    pub(super) fn call(&mut self, call: &'a Call) -> ValueBounds {
        self.call_that_returns(call, None)
    }

    /// A call whose result is known.
    pub(super) fn call_that_returns(
        &mut self,
        call: &'a Call,
        wanted: Option<bool>,
    ) -> ValueBounds {
        let function = &self.module.functions[call.function];
        let mut values = Vec::new();
        for arg in &call.args {
            values.push(match arg {
                Arg::Value(value) => self.eval(*value),
                Arg::Load(place) | Arg::Pointer(place) => {
                    self.check_place(place);
                    self.at(place)
                }
            });
        }
        for (param, value) in function.params.iter().zip(values) {
            self.declare(*param, value);
        }
        for (param, arg) in function.params.iter().zip(&call.args) {
            if let Arg::Value(value) = arg {
                self.define(*param, *value);
            }
        }
        let loops = std::mem::take(&mut self.loops);
        self.returns.push(Returns { wanted, ..Returns::default() });
        self.block(&function.body);
        let returns = self.returns.pop().unwrap_or_default();
        self.loops = loops;
        self.env = meeting(&self.values, self.env.take(), returns.env);
        for (param, arg) in function.params.iter().zip(&call.args) {
            if let Arg::Pointer(Place { root: Root::Local(local), projections, .. }) = arg {
                let value = self.local(*param);
                self.store(*local, projections, value);
            }
        }
        // The variables of the function are gone; another call declares them anew.
        if let Some(env) = self.env_mut() {
            let mut end = |local: LocalId| {
                env.forget_local(local);
                env.values.remove(local);
            };
            function.params.iter().for_each(|param| end(*param));
            function
                .body
                .for_each_stmt(&mut |stmt| stmt.kind.declared().into_iter().for_each(&mut end));
        }
        returns.value.unwrap_or_else(|| ValueBounds::any(&function.result))
    }

    /// The variables that a block may assign to.
    pub(super) fn assigned(&self, block: &Block) -> BTreeSet<LocalId> {
        let mut assigned = BTreeSet::new();
        block.for_each_stmt(&mut |stmt| {
            if let StmtKind::Assign { place: Place { root: Root::Local(local), .. }, .. } =
                &stmt.kind
            {
                assigned.insert(*local);
            }
            assigned.extend(self.passed(stmt));
        });
        assigned
    }

    /// The variables that a statement passes to a function that may assign to them.
    pub(super) fn passed(&self, stmt: &Stmt) -> impl Iterator<Item = LocalId> {
        self.types.passed(stmt).filter_map(|place| place.local())
    }

    /// The variables whose values an expression depends on.
    fn variables_of(&self, expr: ExprId, variables: &mut BTreeSet<LocalId>) {
        variables.extend(self.kind(expr).place().and_then(Place::local));
        self.module.for_each_operand(expr, |operand| self.variables_of(operand, variables));
    }

    pub(super) fn kind(&self, expr: ExprId) -> &'a Expr {
        &self.module.exprs[expr].kind
    }
}
