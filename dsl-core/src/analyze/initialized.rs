//! Definite assignment: a `let` without initializer has a value wherever it is read. If it is not
//! `mut`, it gets a value only once. Rust requires both; WGSL would read zero.
//!
//! Jumps across loops are flags by now (see `lower/control.rs`), which are tested behind each loop.
//! So paths are told apart by the flags that are true on them.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::ir::{
    Block, Expr, ExprId, Literal, LocalId, LocalKind, Module, Place, Root, Stmt, StmtKind,
};
use crate::shared_map::{Keep, SharedMap};

/// The locals that certainly have a value, and those that may have one.
#[derive(Clone, PartialEq, Default)]
struct AssignedLocals {
    surely: SharedMap<LocalId, ()>,
    maybe: SharedMap<LocalId, ()>,
}

/// The flags that are true on a path. `None`: unknown.
type Flags = Option<BTreeSet<LocalId>>;

/// The paths to a place in the program, by their flags. Empty: unreachable.
#[derive(Clone, PartialEq, Default)]
struct State(BTreeMap<Flags, AssignedLocals>);

/// More paths than these are not told apart.
const MAX_PATHS: usize = 16;

pub(super) fn check(module: &Module, diags: &mut Diagnostics) {
    if !module.locals.iter().any(|(_, local)| local.kind == LocalKind::Deferred) {
        return;
    }
    let mut cx = Check {
        module,
        diags,
        breaks: Vec::new(),
        continues: Vec::new(),
        flags: flags(module),
        reported: BTreeSet::new(),
    };
    for body in module.bodies() {
        cx.block(body, State([(Some(BTreeSet::new()), AssignedLocals::default())].into()));
    }
}

struct Check<'a> {
    module: &'a Module,
    diags: &'a mut Diagnostics,
    /// For each enclosing loop, the state at its breaks.
    breaks: Vec<State>,
    /// For each enclosing loop, the state at its continues.
    continues: Vec<State>,
    flags: BTreeSet<LocalId>,
    reported: BTreeSet<LocalId>,
}

impl Check<'_> {
    fn block(&mut self, block: &Block, mut state: State) -> State {
        for stmt in &block.stmts {
            state = self.stmt(stmt, state);
        }
        self.without_flags_of(block, state)
    }

    /// The state behind a block. Paths that only differ by flags of the block are the same there.
    fn without_flags_of(&self, block: &Block, mut state: State) -> State {
        if !self.flags.is_empty() {
            block.for_each_stmt(&mut |stmt| {
                if let StmtKind::Let { local, .. } = stmt.kind
                    && self.flags.contains(&local)
                {
                    state = std::mem::take(&mut state).with_flag(local, false);
                }
            });
        }
        state
    }

    fn stmt(&mut self, stmt: &Stmt, mut state: State) -> State {
        stmt.kind.for_each_expr(&mut |expr| {
            check_reads(self.module, expr, &mut |place| self.report_read(&state, place));
        });
        match &stmt.kind {
            StmtKind::Let { local, init } => {
                if init.is_none() {
                    state.0.values_mut().for_each(|known| {
                        known.surely.remove(*local);
                        known.maybe.remove(*local);
                    });
                }
                if self.flags.contains(local) { state.with_flag(*local, false) } else { state }
            }
            StmtKind::Assign { place, op, value } => {
                self.assign(place, op.is_some(), *value, state)
            }
            StmtKind::If { condition, accept, reject } => {
                let flag = self.module.exprs[*condition].kind.loaded_local();
                let (entry, rest) = match flag.filter(|flag| self.flags.contains(flag)) {
                    Some(flag) => state.split(flag),
                    None => (state.clone(), state),
                };
                let accepted = self.block(accept, entry);
                let rejected = self.block(reject, rest);
                accepted.join(rejected)
            }
            StmtKind::Match { arms, .. } => {
                let mut after = State::default();
                for arm in arms {
                    state = self.block(&arm.head, state);
                    after = after.join(self.block(&arm.body, state.clone()));
                }
                after
            }
            StmtKind::While { head, body, .. } => {
                let state = self.block(head, state);
                self.iterate(body, state, true)
            }
            StmtKind::For { body, .. } => self.iterate(body, state, true),
            StmtKind::Loop { body, once: false } => self.iterate(body, state, false),
            StmtKind::Loop { body, once: true } => {
                self.breaks.push(State::default());
                let end = self.block(body, state);
                let broken = self.breaks.pop().expect("pushed above");
                end.join(self.without_flags_of(body, broken))
            }
            StmtKind::Break => jump(self.breaks.last_mut(), state),
            StmtKind::Continue => jump(self.continues.last_mut(), state),
            StmtKind::Return(_) => State::default(),
            StmtKind::Expr(_) | StmtKind::Barrier(_) => state,
        }
    }

    /// Passes a loop. If `may_skip`, control can pass the loop without a `break`.
    fn iterate(&mut self, body: &Block, entry: State, may_skip: bool) -> State {
        let mut start = entry.clone();
        loop {
            self.breaks.push(State::default());
            self.continues.push(State::default());
            let end = self.block(body, start.clone());
            let broken = self.breaks.pop().expect("pushed above");
            let broken = self.without_flags_of(body, broken);
            let continued = self.continues.pop().expect("pushed above");
            let continued = self.without_flags_of(body, continued);
            let again = start.clone().join(end.join(continued));
            if again == start {
                return if may_skip { start.join(broken) } else { broken };
            }
            // The body may assign more when it runs again: pass it again with that state.
            start = again;
        }
    }

    fn assign(&mut self, place: &Place, compound: bool, value: ExprId, mut state: State) -> State {
        let Root::Local(local) = place.root else { return state };
        if self.flags.contains(&local) {
            return state.with_flag(local, truth(self.module, value) == Some(true));
        }
        if compound || !place.projections.is_empty() {
            self.report_read(&state, place);
        } else {
            state.0.values().for_each(|known| self.check_once(local, place, known));
        }
        state.0.values_mut().for_each(|known| {
            known.surely.insert(local, ());
            known.maybe.insert(local, ());
        });
        state
    }

    fn report_read(&mut self, state: &State, place: &Place) {
        let Root::Local(id) = place.root else { return };
        let local = &self.module.locals[id];
        if local.kind != LocalKind::Deferred
            || state.0.values().all(|known| known.surely.get(id).is_some())
            || !self.reported.insert(id)
        {
            return;
        }
        let message = format!("`{}` may be uninitialized here", local.name.text);
        let diagnostic = Diagnostic::new(Code::UnknownName, place.span, message);
        self.diags.push(diagnostic.label(local.name.span, "declared here without a value"));
    }

    fn check_once(&mut self, id: LocalId, place: &Place, known: &AssignedLocals) {
        let local = &self.module.locals[id];
        if local.kind == LocalKind::Deferred
            && !local.mutable
            && known.maybe.get(id).is_some()
            && self.reported.insert(id)
        {
            let message = format!(
                "this may assign to `{0}` a second time, but `{0}` is not mutable: declare it `mut \
                 {0}`",
                local.name.text
            );
            let diagnostic = Diagnostic::new(Code::ReadOnly, place.span, message);
            self.diags.push(diagnostic.label(local.name.span, "declared here"));
        }
    }
}

/// Control leaves to where this jump leads.
fn jump(to: Option<&mut State>, state: State) -> State {
    if let Some(to) = to {
        *to = std::mem::take(to).join(state);
    }
    State::default()
}

/// The flags: temporary variables that are false at first, and to which only truth values are assigned.
fn flags(module: &Module) -> BTreeSet<LocalId> {
    let temporary = module.locals.iter().filter(|(_, of)| of.kind == LocalKind::Temporary);
    let mut set = BTreeSet::new();
    let referent = |kind: &Expr| {
        let Expr::Ref(Place { root: Root::Local(local), .. }, _) = kind else { return None };
        Some(*local)
    };
    let mut others: BTreeSet<LocalId> =
        module.exprs.iter().filter_map(|(_, node)| referent(&node.kind)).collect();
    for body in module.bodies() {
        body.for_each_stmt(&mut |stmt| {
            if let StmtKind::Let { local, init: Some(init) } = stmt.kind
                && truth(module, init) != Some(false)
            {
                others.insert(local);
            }
            if let StmtKind::Assign { place, value, .. } = &stmt.kind
                && let Root::Local(local) = place.root
            {
                let is_truth = place.projections.is_empty() && truth(module, *value).is_some();
                if is_truth {
                    set.insert(local)
                } else {
                    others.insert(local)
                };
            }
        });
    }
    temporary.map(|(id, _)| id).filter(|id| set.contains(id) && !others.contains(id)).collect()
}

fn truth(module: &Module, value: ExprId) -> Option<bool> {
    let Expr::Literal(Literal::Bool(truth)) = module.exprs[value].kind else { return None };
    Some(truth)
}

fn check_reads(module: &Module, expr: ExprId, visit: &mut dyn FnMut(&Place)) {
    if let Expr::Load(place) | Expr::Ref(place, _) = &module.exprs[expr].kind {
        visit(place);
    }
    module.for_each_operand(expr, |operand| check_reads(module, operand, visit));
}

impl State {
    fn join(mut self, other: State) -> State {
        for (flags, known) in other.0 {
            self.add(flags, known);
        }
        if self.0.len() > MAX_PATHS {
            let paths = std::mem::take(&mut self.0).into_values();
            paths.for_each(|known| self.add(None, known));
        }
        self
    }

    fn add(&mut self, flags: Flags, known: AssignedLocals) {
        match self.0.entry(flags) {
            Entry::Vacant(entry) => _ = entry.insert(known),
            Entry::Occupied(mut entry) => {
                let of = entry.get_mut();
                of.surely.join(&known.surely, Keep::COMMON, |_, (), ()| Some(()));
                of.maybe.join(&known.maybe, Keep::ALL, |_, (), ()| Some(()));
            }
        }
    }

    /// The paths where a flag is true, and those where it is false.
    fn split(self, flag: LocalId) -> (State, State) {
        let (mut is_true, mut is_false) = (State::default(), State::default());
        for (flags, known) in self.0 {
            let is_set = flags.as_ref().map(|flags| flags.contains(&flag));
            if is_set != Some(true) {
                is_false.add(flags.clone(), known.clone());
            }
            if is_set != Some(false) {
                is_true.add(flags, known);
            }
        }
        (is_true, is_false)
    }

    /// The state after an assignment to a flag.
    fn with_flag(self, flag: LocalId, is_set: bool) -> State {
        let mut state = State::default();
        for (mut flags, known) in self.0 {
            if let Some(flags) = &mut flags {
                if is_set {
                    flags.insert(flag)
                } else {
                    flags.remove(&flag)
                };
            }
            state.add(flags, known);
        }
        state
    }
}
