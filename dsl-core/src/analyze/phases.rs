//! Plans how the CPU runs the invocations of a workgroup one after another, barrier by barrier.
//!
//! Between two barriers no invocation waits for another. So each sequence of statements without a
//! barrier, a *phase*, can be a loop over the invocations. A statement around a barrier (`if`,
//! loops) runs once for the workgroup. This is possible if its conditions are uniform by
//! construction. A local that lives in several phases becomes an array with an element for each
//! invocation. Locals made of ids are the exception: each phase computes them anew.
//!
//! The plan is `None` if uniformity is not evident. Such a kernel runs as state machines.

use std::collections::{BTreeMap, BTreeSet};

use crate::ir::{
    AddressSpace, Barrier, Block, Expr, ExprId, Function, LocalId, LocalKind, Module, Name, Place,
    Root, Stmt, StmtKind,
};

/// Where a local lives in the CPU form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Home {
    /// One variable for the workgroup: its value is uniform.
    Group,
    /// A variable inside one phase.
    Phase,
    /// A variable inside each phase, computed anew: it is made of ids only and never changes.
    Anew,
    /// An array with an element for each invocation.
    Lanes,
}

/// The maximum number of passes over the kernel to find its uniform locals.
const MAX_PASSES: usize = 32;

/// The homes of all locals.
#[derive(Debug)]
pub struct Phases {
    homes: BTreeMap<LocalId, Home>,
}

impl Phases {
    /// Where a local lives.
    pub fn home(&self, local: LocalId) -> Home {
        self.homes.get(&local).copied().unwrap_or(Home::Phase)
    }

    /// Whether a statement of the workgroup's own control flow runs once for the workgroup. If
    /// `is_last`, no barrier follows in the kernel: the rest is one phase, which an invocation may
    /// leave early.
    pub fn is_for_group(&self, stmt: &Stmt, module: &Module, is_last: bool) -> bool {
        if is_last {
            return false;
        }
        let is_loop = matches!(stmt.kind, StmtKind::For { .. });
        let local = stmt.kind.changed().filter(|_| !is_loop);
        local.is_some_and(|local| self.home(local) == Home::Group) || steers(stmt, module)
    }

    /// Plans the phases of a kernel.
    pub(super) fn plan(module: &Module) -> Option<Phases> {
        // A function that waits cannot be split into phases.
        let waits_inside =
            |function: &Function| function.body.stmts.iter().any(|stmt| waits(stmt, module));
        if module.functions.iter().any(|(_, function)| waits_inside(function)) {
            return None;
        }
        // Matrices are too large to keep one for each invocation of a workgroup.
        if waits_for_matrices(&module.body) {
            return None;
        }
        let mut cx = Plan { module, uniform: BTreeSet::new(), valid: true };
        cx.find_uniform_locals()?;
        cx.check(&module.body, true);
        if !cx.valid {
            return None;
        }
        let mut phases = Phases { homes: BTreeMap::new() };
        for (id, local) in module.locals.iter() {
            if local.kind == LocalKind::Param {
                phases.homes.insert(id, Home::Lanes);
            }
        }
        for local in &cx.uniform {
            phases.homes.insert(*local, Home::Group);
        }
        let mut uses = Uses { module, phases: &phases, phase: 0, by_local: BTreeMap::new() };
        uses.block(&module.body, true);
        let crossing: Vec<LocalId> = uses
            .by_local
            .iter()
            .filter(|(local, used)| used.len() > 1 && !cx.uniform.contains(local))
            .map(|(local, _)| *local)
            .collect();
        let anew = made_of_ids(module);
        for local in crossing {
            let home = if anew.contains(&local) { Home::Anew } else { Home::Lanes };
            phases.homes.insert(local, home);
        }
        Some(phases)
    }
}

/// The locals that never change and are made of nothing but ids and constants.
fn made_of_ids(module: &Module) -> BTreeSet<LocalId> {
    let mut locals = BTreeSet::new();
    module.body.for_each_stmt(&mut |stmt| {
        if let StmtKind::Let { local, init: Some(init) } = stmt.kind
            && !module.locals[local].assigned
            && !module.any(init, &|expr| !is_of_ids(expr))
        {
            locals.insert(local);
        }
    });
    locals
}

fn is_of_ids(expr: &Expr) -> bool {
    matches!(
        expr,
        Expr::Builtin(_)
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Swizzle(..)
            | Expr::Binary(..)
            | Expr::Cast(..)
    )
}

/// The position after the last statement of the kernel that waits.
pub(crate) fn end_of_waiting(body: &Block, module: &Module) -> usize {
    body.stmts.iter().rposition(|stmt| waits(stmt, module)).map_or(0, |at| at + 1)
}

/// Whether an invocation waits for the others somewhere in the statement.
pub(crate) fn waits(stmt: &Stmt, module: &Module) -> bool {
    let mut found = matches!(stmt.kind, StmtKind::Barrier(_));
    found |= stmt.kind.effect().is_some_and(|effect| {
        let effect = &module.exprs[effect].kind;
        matches!(effect, Expr::WorkgroupUniformLoad(_)) || effect.subgroup_operation().is_some()
    });
    stmt.kind.for_each_block(&mut |block| {
        found |= block.stmts.iter().any(|stmt| waits(stmt, module));
    });
    found
}

/// The subgroup operation of a statement, and the local that holds its result.
pub(crate) fn subgroup_operation<'a>(
    stmt: &Stmt,
    module: &'a Module,
) -> Option<(LocalId, &'a Name, &'a [ExprId])> {
    let StmtKind::Let { local, init: Some(init) } = stmt.kind else { return None };
    let (name, args) = module.exprs[init].kind.subgroup_operation()?;
    Some((local, name, args))
}

/// Whether the statement decides what the whole workgroup does next.
fn steers(stmt: &Stmt, module: &Module) -> bool {
    waits(stmt, module) || jumps_out(stmt, false)
}

/// Whether a jump in the statement leaves it.
fn jumps_out(stmt: &Stmt, in_loop: bool) -> bool {
    let in_loop = match &stmt.kind {
        StmtKind::Break | StmtKind::Continue => return !in_loop,
        StmtKind::Return(_) => return true,
        StmtKind::While { .. } | StmtKind::For { .. } | StmtKind::Loop { .. } => true,
        StmtKind::Let { .. }
        | StmtKind::Assign { .. }
        | StmtKind::If { .. }
        | StmtKind::Match { .. }
        | StmtKind::Expr(_)
        | StmtKind::Barrier(_) => in_loop,
    };
    let mut found = false;
    stmt.kind.for_each_block(&mut |block| {
        found |= block.stmts.iter().any(|stmt| jumps_out(stmt, in_loop));
    });
    found
}

struct Plan<'a> {
    module: &'a Module,
    uniform: BTreeSet<LocalId>,
    valid: bool,
}

impl Plan<'_> {
    /// Finds the greatest set of locals that only uniform values reach, in uniform control flow;
    /// `None` if that takes too long.
    fn find_uniform_locals(&mut self) -> Option<()> {
        for (id, local) in self.module.locals.iter() {
            if local.kind == LocalKind::Param {
                self.uniform.insert(id);
            }
        }
        self.declared_by_group(&self.module.body, true);
        // A function may store to its reference parameters.
        for (_, node) in self.module.exprs.iter() {
            if let Expr::Ref(Place { root: Root::Local(local), .. }, _) = &node.kind {
                self.uniform.remove(local);
            }
        }
        for _ in 0..MAX_PASSES {
            let before = self.uniform.len();
            self.refute(&self.module.body, true, true);
            if self.uniform.len() == before {
                return Some(());
            }
        }
        None
    }

    fn declared_by_group(&mut self, block: &Block, is_body: bool) {
        let end = if is_body { end_of_waiting(block, self.module) } else { block.stmts.len() };
        for stmt in &block.stmts[..end] {
            let is_loop = matches!(stmt.kind, StmtKind::For { .. });
            let declared = stmt.kind.declared();
            self.uniform.extend(declared.filter(|_| !is_loop || waits(stmt, self.module)));
            if steers(stmt, self.module) {
                stmt.kind.for_each_block(&mut |block| self.declared_by_group(block, false));
            }
        }
    }

    /// Removes locals that a non-uniform value reaches, or that non-uniform control flow assigns.
    /// If `by_group`, the block runs once for the workgroup.
    fn refute(&mut self, block: &Block, by_group: bool, is_body: bool) {
        let end = if is_body { end_of_waiting(block, self.module) } else { usize::MAX };
        for (at, stmt) in block.stmts.iter().enumerate() {
            let by_group = by_group && at < end;
            let (target, values) = match &stmt.kind {
                StmtKind::Let { local, init } => (Some(*local), init.iter().copied().collect()),
                StmtKind::Assign { place, value, .. } => match place.root {
                    Root::Local(local) => {
                        (Some(local), [*value].into_iter().chain(place.indices()).collect())
                    }
                    Root::Workgroup(_) | Root::Binding(_) => (None, Vec::new()),
                },
                StmtKind::For { local, range, .. } => {
                    let step = range.step.into_iter();
                    (Some(*local), [range.start, range.end].into_iter().chain(step).collect())
                }
                StmtKind::If { .. }
                | StmtKind::Match { .. }
                | StmtKind::While { .. }
                | StmtKind::Loop { .. }
                | StmtKind::Break
                | StmtKind::Continue
                | StmtKind::Return(_)
                | StmtKind::Expr(_)
                | StmtKind::Barrier(_) => (None, Vec::new()),
            };
            if let Some(local) = target
                && !(by_group && values.iter().all(|value| self.is_uniform(*value)))
            {
                self.uniform.remove(&local);
            }
            let inner = by_group && steers(stmt, self.module);
            stmt.kind.for_each_block(&mut |block| self.refute(block, inner, false));
        }
    }

    /// Checks that the conditions around barriers are uniform.
    fn check(&mut self, block: &Block, is_body: bool) {
        let end = if is_body { end_of_waiting(block, self.module) } else { block.stmts.len() };
        for stmt in &block.stmts[..end] {
            if !steers(stmt, self.module) {
                continue;
            }
            if subgroup_operation(stmt, self.module).is_some() {
                // Arguments and results may differ between invocations.
            } else if let StmtKind::Let { init: Some(init), local } = &stmt.kind {
                // A uniform load: its value is uniform if its place is.
                self.valid &= self.is_uniform(*init) && self.uniform.contains(local);
            } else {
                let mut valid = true;
                stmt.kind.for_each_expr(&mut |expr| valid &= self.is_uniform(expr));
                if let StmtKind::For { local, .. } = &stmt.kind {
                    valid &= self.uniform.contains(local);
                }
                self.valid &= valid;
            }
            stmt.kind.for_each_block(&mut |block| self.check(block, false));
        }
    }

    fn is_uniform(&self, expr: ExprId) -> bool {
        !self.module.any(expr, &|expr| match expr {
            Expr::Load(place) | Expr::Ref(place, _) => match place.root {
                Root::Local(local) => !self.uniform.contains(&local),
                Root::Workgroup(_) => true,
                Root::Binding(binding) => {
                    self.module.bindings[binding].space == AddressSpace::StorageReadWrite
                }
            },
            Expr::Builtin(builtin) => !builtin.is_uniform(),
            Expr::Call(..) => expr.subgroup_operation().is_some(),
            Expr::Texture(op, place, _) => {
                self.module.handle(place).is_none_or(|handle| op.may_change(handle))
            }
            // Each subgroup has its own cooperative matrix.
            Expr::Atomic(..) | Expr::Invoke(..) | Expr::Cooperative(..) => true,
            // As uniform as their operands.
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Length(_)
            | Expr::Unary(..)
            | Expr::Binary(..)
            | Expr::Ascribe(..)
            | Expr::Cast(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Swizzle(..)
            | Expr::Index(..)
            | Expr::Construct(..)
            | Expr::Tuple(_)
            | Expr::Variant(..)
            | Expr::Number(..)
            | Expr::WorkgroupUniformLoad(_) => false,
        })
    }
}

/// The phases that use each local.
struct Uses<'a> {
    module: &'a Module,
    phases: &'a Phases,
    phase: usize,
    by_local: BTreeMap<LocalId, BTreeSet<usize>>,
}

impl Uses<'_> {
    fn block(&mut self, block: &Block, is_body: bool) {
        let end = if is_body { end_of_waiting(block, self.module) } else { usize::MAX };
        self.phase += 1;
        for (at, stmt) in block.stmts.iter().enumerate() {
            if !self.phases.is_for_group(stmt, self.module, at >= end) {
                self.lane(stmt);
                continue;
            }
            if matches!(stmt.kind, StmtKind::Let { .. }) && !waits(stmt, self.module) {
                continue;
            }
            if let Some((local, ..)) = subgroup_operation(stmt, self.module) {
                // The invocations give their values in one phase and get the results in another.
                self.phase += 1;
                self.lane(stmt);
                self.phase += 1;
                self.note(local);
            }
            stmt.kind.for_each_block(&mut |block| self.block(block, false));
            self.phase += 1;
        }
        self.phase += 1;
    }

    fn lane(&mut self, stmt: &Stmt) {
        stmt.kind.changed().into_iter().for_each(|local| self.note(local));
        stmt.kind.for_each_expr(&mut |expr| self.expr(expr));
        stmt.kind.for_each_block(&mut |block| block.stmts.iter().for_each(|stmt| self.lane(stmt)));
    }

    fn expr(&mut self, expr: ExprId) {
        let module = self.module;
        if let Expr::Load(Place { root: Root::Local(local), .. })
        | Expr::Ref(Place { root: Root::Local(local), .. }, _) = &module.exprs[expr].kind
        {
            self.note(*local);
        }
        module.for_each_operand(expr, |operand| self.expr(operand));
    }

    fn note(&mut self, local: LocalId) {
        self.by_local.entry(local).or_default().insert(self.phase);
    }
}

/// Whether there are operations on cooperative matrices.
fn waits_for_matrices(block: &Block) -> bool {
    let mut found = false;
    block.for_each_stmt(&mut |stmt| {
        found |= matches!(stmt.kind, StmtKind::Barrier(Barrier::Cooperative));
    });
    found
}
