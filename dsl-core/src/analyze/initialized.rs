//! Definite assignment: a `let` without initializer has a value wherever it is read. If it is not
//! `mut`, it gets a value only once. Rust requires both; WGSL would read zero.
//!
//! Jumps across loops are flags by now (see `lower/control.rs`). A flag is true only after its
//! jump. So a local that was assigned at every jump is assigned where the flag is tested.

use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::ir::{
    Block, Expr, ExprId, Literal, LocalId, LocalKind, Module, Place, Root, Stmt, StmtKind,
};
use crate::shared_map::{Keep, SharedMap};

/// The locals that certainly have a value, and those that may have one. `None`: unreachable.
#[derive(Clone, PartialEq)]
struct AssignedLocals {
    surely: SharedMap<LocalId, ()>,
    maybe: SharedMap<LocalId, ()>,
}

type State = Option<AssignedLocals>;

pub(super) fn check(module: &Module, diags: &mut Diagnostics) {
    if !module.locals.iter().any(|(_, local)| local.kind == LocalKind::Deferred) {
        return;
    }
    let mut cx = Check {
        module,
        diags,
        breaks: Vec::new(),
        continues: Vec::new(),
        flags: BTreeMap::new(),
        reported: BTreeSet::new(),
    };
    for body in module.bodies() {
        let start = AssignedLocals { surely: SharedMap::default(), maybe: SharedMap::default() };
        cx.block(body, Some(start));
    }
}

struct Check<'a> {
    module: &'a Module,
    diags: &'a mut Diagnostics,
    /// For each enclosing loop, the state at its breaks.
    breaks: Vec<State>,
    /// For each enclosing loop, the state at its continues.
    continues: Vec<State>,
    /// For each flag, the state where it was set.
    flags: BTreeMap<LocalId, State>,
    reported: BTreeSet<LocalId>,
}

impl Check<'_> {
    fn block(&mut self, block: &Block, mut state: State) -> State {
        for stmt in &block.stmts {
            state = self.stmt(stmt, state);
        }
        state
    }

    fn stmt(&mut self, stmt: &Stmt, mut state: State) -> State {
        if let Some(known) = &state {
            stmt.kind.for_each_expr(&mut |expr| {
                check_reads(self.module, expr, &mut |place| {
                    report_read(self.diags, self.module, &mut self.reported, known, place);
                })
            });
        }
        match &stmt.kind {
            StmtKind::Let { local, init } => {
                if let (None, Some(known)) = (init, &mut state) {
                    known.surely.remove(*local);
                    known.maybe.remove(*local);
                }
                state
            }
            StmtKind::Assign { place, op, value } => {
                self.assign(place, op.is_some(), *value, state)
            }
            StmtKind::If { condition, accept, reject } => {
                let entry = self.under_flag(*condition, state.clone());
                let accepted = self.block(accept, entry);
                let rejected = self.block(reject, state);
                join(accepted, rejected)
            }
            StmtKind::Match { arms, .. } => {
                let mut after = None;
                for arm in arms {
                    state = self.block(&arm.head, state);
                    let out = self.block(&arm.body, state.clone());
                    after = join(after, out);
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
                self.breaks.push(None);
                let end = self.block(body, state);
                join(end, self.breaks.pop().expect("pushed above"))
            }
            StmtKind::Break => {
                if let Some(top) = self.breaks.last_mut() {
                    *top = join(top.take(), state);
                }
                None
            }
            StmtKind::Continue => {
                if let Some(top) = self.continues.last_mut() {
                    *top = join(top.take(), state);
                }
                None
            }
            StmtKind::Return(_) => None,
            StmtKind::Expr(_) | StmtKind::Barrier(_) => state,
        }
    }

    /// Passes a loop. If `may_skip`, control can pass the loop without a `break`.
    fn iterate(&mut self, body: &Block, entry: State, may_skip: bool) -> State {
        let mut start = entry.clone();
        loop {
            self.breaks.push(None);
            self.continues.push(None);
            let end = self.block(body, start.clone());
            let broken = self.breaks.pop().expect("pushed above");
            let continued = self.continues.pop().expect("pushed above");
            let again = join(start.clone(), join(end, continued));
            if again == start {
                let skipped = if may_skip { start } else { None };
                return join(skipped, broken);
            }
            // The body may assign more when it runs again: pass it again with that state.
            start = again;
        }
    }

    /// The state inside `if flag { … }`: the flag is true, so its jump was taken.
    fn under_flag(&self, condition: ExprId, state: State) -> State {
        let Expr::Load(place) = &self.module.exprs[condition].kind else { return state };
        let Root::Local(local) = place.root else { return state };
        let (Some(Some(set)), Some(mut known)) = (self.flags.get(&local), state.clone()) else {
            return state;
        };
        known.surely.join(&set.surely, Keep::ALL, |_, (), ()| Some(()));
        Some(known)
    }

    fn assign(&mut self, place: &Place, compound: bool, value: ExprId, mut state: State) -> State {
        let Root::Local(local) = place.root else { return state };
        let is_true = matches!(self.module.exprs[value].kind, Expr::Literal(Literal::Bool(true)));
        if self.module.locals[local].kind == LocalKind::Temporary && is_true {
            let before = self.flags.remove(&local).flatten();
            self.flags.insert(local, join(before, state.clone()));
        }
        let Some(known) = &mut state else { return state };
        if compound || !place.projections.is_empty() {
            report_read(self.diags, self.module, &mut self.reported, known, place);
        } else {
            self.check_once(local, place, known);
        }
        known.surely.insert(local, ());
        known.maybe.insert(local, ());
        state
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

fn report_read(
    diags: &mut Diagnostics,
    module: &Module,
    reported: &mut BTreeSet<LocalId>,
    known: &AssignedLocals,
    place: &Place,
) {
    let Root::Local(local) = place.root else { return };
    if module.locals[local].kind != LocalKind::Deferred
        || known.surely.get(local).is_some()
        || !reported.insert(local)
    {
        return;
    }
    let name = &module.locals[local].name;
    let message = format!("`{}` may be uninitialized here", name.text);
    let diagnostic = Diagnostic::new(Code::UnknownName, place.span, message);
    diags.push(diagnostic.label(name.span, "declared here without a value"));
}

fn check_reads(module: &Module, expr: ExprId, visit: &mut dyn FnMut(&Place)) {
    if let Expr::Load(place) | Expr::Ref(place, _) = &module.exprs[expr].kind {
        visit(place);
    }
    module.for_each_operand(expr, |operand| check_reads(module, operand, visit));
}

fn join(a: State, b: State) -> State {
    match (a, b) {
        (None, known) | (known, None) => known,
        (Some(mut a), Some(b)) => {
            a.surely.join(&b.surely, Keep::COMMON, |_, (), ()| Some(()));
            a.maybe.join(&b.maybe, Keep::ALL, |_, (), ()| Some(()));
            Some(a)
        }
    }
}
