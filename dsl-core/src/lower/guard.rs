//! Guards of arms, `k if k > 1 => …`. IR expressions have no control flow, so a guard with a block,
//! branch or loop becomes statements.
//!
//! Rust evaluates a guard only if its pattern matches and no earlier arm is taken. The statements
//! run under the same condition, and store the result in a variable. This variable is the guard of
//! the arm.
//!
//! ```text
//! var taken = false;
//! switch n { case 0: { …; taken = …; } default: {} }
//! if n == 0 && taken { … } else if n == 1 { … }
//! ```

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::context::{Dest, Lowerer, variable};
use crate::ir::{Arm, Block, Expr, ExprId, Literal, LocalId, Pattern, Stmt, StmtKind, Ty, UnaryOp};
use crate::syntax::{has_control_flow, ungroup};

/// A guard: its value, and the statements that compute the value.
pub(super) struct Guard {
    value: ExprId,
    block: Block,
    /// The variable in which the block stores the value, if there is one.
    stored: Option<LocalId>,
}

impl Guard {
    /// Keeps guards with their arms, if constants choose an arm. A guard with statements moves into
    /// the body, since constants do not choose its arm.
    pub(super) fn keep(arms: &mut [Arm], guards: Vec<Option<Guard>>) {
        for (arm, guard) in arms.iter_mut().zip(guards) {
            let Some(Guard { value, block, stored }) = guard else { continue };
            arm.guard = Some(value).filter(|_| block.stmts.is_empty());
            let declared =
                stored.map(|local| Stmt::new(StmtKind::Let { local, init: None }, arm.span));
            arm.body.stmts.splice(..0, declared.into_iter().chain(block.stmts));
        }
    }
}

impl Lowerer<'_> {
    /// Lowers a guard, without running it yet.
    pub(super) fn guard(&mut self, guard: &syn::Expr) -> Guard {
        if has_control_flow(ungroup(guard)) {
            let taken = self.temporary("taken", guard.span(), true);
            self.module.locals[taken].declared = Some(Ty::BOOL);
            let place = variable(taken, guard.span());
            let block = self.nested(|cx| _ = cx.expr_into(guard, &Dest::Store(place)));
            let value = self.load_local(taken, guard.span());
            return Guard { value, block, stored: Some(taken) };
        }
        let mut value = None;
        let block = self.nested(|cx| value = Some(cx.expr(guard)));
        Guard { value: value.expect("set by the closure"), block, stored: None }
    }

    /// The condition under which a pattern and its guard match. The statements of the guard run
    /// only if the pattern matches. `None` if the condition always holds.
    pub(super) fn matches_guarded(
        &mut self,
        mut conditions: Vec<ExprId>,
        guard: Option<&syn::Expr>,
        span: Span,
    ) -> Option<ExprId> {
        let Some(guard) = guard else { return self.all(conditions, span) };
        let guard = self.guard(guard);
        if guard.block.stmts.is_empty() {
            conditions.push(guard.value);
            return self.all(conditions, span);
        }
        let (taken, accept) = self.taken_by(guard, span);
        match self.all(conditions, span) {
            Some(condition) => {
                self.emit(StmtKind::If { condition, accept, reject: Block::default() }, span);
            }
            None => self.out.extend(accept.stmts),
        }
        Some(self.load_local(taken, span))
    }

    /// Runs the guards with statements, and all guards before them, in the order of the arms.
    /// `guards` has one entry for each arm. The arms get the results as their guards.
    pub(super) fn run_guards(
        &mut self,
        scrutinee: ExprId,
        arms: &mut [Arm],
        guards: Vec<Option<Guard>>,
    ) {
        let has_stmts = |guard: &Option<Guard>| {
            guard.as_ref().is_some_and(|guard| !guard.block.stmts.is_empty())
        };
        let last = guards.iter().rposition(has_stmts);
        for (at, guard) in guards.into_iter().enumerate() {
            let Some(guard) = guard else { continue };
            if last.is_none_or(|last| at > last) {
                arms[at].guard = Some(guard.value);
                continue;
            }
            let span = arms[at].span;
            let (taken, body) = self.taken_by(guard, span);
            let (before, arm) = arms.split_at_mut(at);
            let Some(arm) = arm.first_mut() else { continue };
            let mut tests: Vec<Arm> = Vec::new();
            for earlier in before {
                if self.may_overlap(&earlier.patterns, &arm.patterns) {
                    let patterns = earlier.patterns.clone();
                    let arm = Arm::new(patterns, Block::default(), earlier.span);
                    tests.push(Arm { guard: earlier.guard, ..arm });
                }
            }
            if tests.is_empty() && arm.patterns.is_empty() {
                self.out.extend(body.stmts);
            } else {
                tests.push(Arm::new(arm.patterns.clone(), body, span));
                if !arm.patterns.is_empty() {
                    tests.push(Arm::new(Vec::new(), Block::default(), span));
                }
                self.emit(StmtKind::Match { scrutinee, arms: tests }, span);
            }
            arm.guard = Some(self.load_local(taken, span));
        }
    }

    /// Declares a variable that says whether an arm is taken. Returns it with the block that runs
    /// the guard and stores the result.
    fn taken_by(&mut self, guard: Guard, span: Span) -> (LocalId, Block) {
        let Guard { value, mut block, stored } = guard;
        let taken = stored.unwrap_or_else(|| self.temporary("taken", span, true));
        let init = self.truth(false, span);
        self.emit(StmtKind::Let { local: taken, init: Some(init) }, span);
        if stored.is_none() {
            let store =
                self.nested(|cx| cx.store(&Dest::Store(variable(taken, span)), value, span));
            block.stmts.extend(store.stmts);
        }
        (taken, block)
    }

    /// Whether a value may match both arms. An arm without patterns matches every value.
    fn may_overlap(&self, patterns: &[Pattern], others: &[Pattern]) -> bool {
        let single = |pattern: &Pattern| match (pattern.first, pattern.last) {
            (Some(first), Some(last)) if first == last => self.single_value(first),
            _ => None,
        };
        let values = |patterns: &[Pattern]| match patterns {
            [] => None,
            _ => patterns.iter().map(single).collect::<Option<Vec<i128>>>(),
        };
        match (values(patterns), values(others)) {
            (Some(values), Some(others)) => values.iter().any(|value| others.contains(value)),
            _ => true,
        }
    }

    fn single_value(&self, pattern: ExprId) -> Option<i128> {
        match &self.module.exprs[pattern].kind {
            Expr::Literal(Literal::Int(value, _)) => Some(i128::from(*value)),
            Expr::Literal(Literal::Bool(value)) => Some(i128::from(*value)),
            Expr::Variant(_, value) => Some(i128::from(*value)),
            Expr::Unary(UnaryOp::Neg, operand) => self.single_value(*operand).map(|value| -value),
            _ => None,
        }
    }
}
