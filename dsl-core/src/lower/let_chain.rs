//! Conditions with `let`s, `if let (true, i) = found && let (a, b) = pairs[i] && a < b`.
//!
//! The right side of `&&` is evaluated only if the left side holds. Code that only names parts of
//! known values may be evaluated anyway. Anything else begins a step, inside an `if` with the
//! conditions of the steps before:
//!
//! ```text
//! let i = found.1;
//! if found.0 { let selector = pairs[i]; let a = selector.0; let b = selector.1; if a < b { … } }
//! ```
//!
//! With an `else`, all of this is in a block that runs once, followed by the `else` branch. The
//! branch that is taken leaves the block.

use std::collections::BTreeSet;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::context::{Dest, Lowerer};
use super::control;
use super::flow::{Flow, both};
use super::unit::has_no_value;
use crate::diagnostic::Code;
use crate::ir::{BinaryOp, Block, Expr, ExprId, LocalId, Root, Stmt, StmtKind};
use crate::syntax::ungroup;

/// The statements before a condition, and the condition, if it may fail.
pub(super) struct Step {
    pub(super) before: Vec<Stmt>,
    pub(super) condition: Option<ExprId>,
}

impl Lowerer<'_> {
    /// The condition of an `if` or `while`, with the names of its `let`s bound in this scope. The
    /// condition changes no variable, so facts that it proves still hold after it. The statements
    /// before the first step's condition are left in the current block.
    pub(super) fn condition_steps(&mut self, expr: &syn::Expr) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut before = Vec::new();
        let mut conditions: Vec<ExprId> = Vec::new();
        for part in conjuncts(expr) {
            let at = self.out.len();
            let condition = self.condition(part);
            if !conditions.is_empty() && !self.only_own_names(&self.out[at..], &mut BTreeSet::new())
            {
                let condition = self.all(std::mem::take(&mut conditions), part.span());
                let own = std::mem::replace(&mut before, self.out.split_off(at));
                steps.push(Step { before: own, condition });
            } else if !steps.is_empty() {
                before.extend(self.out.split_off(at));
            }
            conditions.extend(condition);
        }
        let condition = self.all(conditions, expr.span());
        steps.push(Step { before, condition });
        steps
    }

    /// One conjunct. `None` if it always holds.
    fn condition(&mut self, expr: &syn::Expr) -> Option<ExprId> {
        if let syn::Expr::Let(let_) = ungroup(expr) {
            let value = self.scrutinee(&let_.expr);
            return self.matches(&let_.pat, value);
        }
        if has_no_value(expr) {
            let message = "an assignment has no value: make it a statement of its own";
            return Some(self.poison(Code::Unsupported, expr.span(), message));
        }
        Some(self.expr(expr))
    }

    /// Whether statements only initialise their own variables, with values that may always be
    /// evaluated.
    fn only_own_names(&self, stmts: &[Stmt], own: &mut BTreeSet<LocalId>) -> bool {
        stmts.iter().all(|stmt| match &stmt.kind {
            StmtKind::Let { local, init } => {
                own.insert(*local);
                init.is_none_or(|init| self.is_there(init))
            }
            StmtKind::If { condition, accept, reject } => {
                self.is_there(*condition)
                    && self.only_own_names(&accept.stmts, own)
                    && self.only_own_names(&reject.stmts, own)
            }
            StmtKind::Assign { place, value, .. } => {
                matches!(place.root, Root::Local(local) if own.contains(&local))
                    && self.is_there(*value)
            }
            _ => false,
        })
    }

    /// Whether evaluating a value is cheap and cannot go wrong.
    pub(super) fn is_there(&self, value: ExprId) -> bool {
        !self.module.any(value, &|expr| match expr {
            Expr::Load(place) => {
                !matches!(place.root, Root::Local(_)) || !place.projections.is_empty()
            }
            Expr::Binary(op, ..) => matches!(op, BinaryOp::Div | BinaryOp::Rem),
            Expr::Error
            | Expr::Literal(_)
            | Expr::Const(_)
            | Expr::Builtin(_)
            | Expr::Length(_)
            | Expr::Unary(..)
            | Expr::Ascribe(..)
            | Expr::Swizzle(..)
            | Expr::Tuple(_)
            | Expr::Variant(..)
            | Expr::Number(..) => false,
            Expr::Cast(..)
            | Expr::Call(..)
            | Expr::Vector(..)
            | Expr::Array(_)
            | Expr::Repeat(..)
            | Expr::Index(..)
            | Expr::Atomic(..)
            | Expr::Texture(..)
            | Expr::WorkgroupUniformLoad(_)
            | Expr::Invoke(..)
            | Expr::Ref(..)
            | Expr::Construct(..)
            | Expr::Cooperative(..) => true,
        })
    }

    /// Nests the steps, so that `accept` runs if all of them hold.
    pub(super) fn where_all_hold(steps: Vec<Step>, accept: Block, span: Span) -> Vec<Stmt> {
        steps.into_iter().rev().fold(accept.stmts, |stmts, step| {
            let own = match step.condition {
                None => stmts,
                Some(condition) => {
                    let (accept, reject) = (Block { stmts }, Block::default());
                    vec![Stmt::new(StmtKind::If { condition, accept, reject }, span)]
                }
            };
            step.before.into_iter().chain(own).collect()
        })
    }

    /// `if … else` with several steps. The names of the steps are in the innermost scope, which is
    /// left.
    pub(super) fn if_steps_else(
        &mut self,
        steps: Vec<Step>,
        expr: &syn::ExprIf,
        otherwise: &syn::Expr,
        dest: &Dest,
    ) -> Flow {
        let span = expr.if_token.span;
        if steps.iter().flat_map(|step| &step.before).any(jumps) {
            let message = "the condition after `&&` must not contain `break`, `continue` or \
                           `return`: nest a second `if`";
            self.diags.error(Code::Unsupported, span, message);
        }
        let target = self.block_target(None, dest);
        self.loop_stmt(target, span, |cx| {
            let mut flows = [Flow::Falls; 2];
            let decided = cx.decided(&expr.cond);
            let accept = cx.branch(decided != Some(false), |cx| {
                flows[0] = cx.block_into(&expr.then_branch, dest);
            });
            let mut accept = cx.unless_excluded(accept, decided, span);
            cx.scopes.pop();
            let reject = cx.nested(|cx| flows[1] = cx.expr_into(otherwise, dest));
            cx.current_target().reach_end(both(flows[0], flows[1]));
            let leave = || Stmt::new(StmtKind::Break, span);
            let is_left = flows[0] == Flow::Falls && decided != Some(false);
            accept.stmts.extend(is_left.then(leave));
            let mut stmts = Self::where_all_hold(steps, accept, span);
            stmts.extend(reject.stmts);
            stmts.extend((flows[1] == Flow::Falls).then(leave));
            StmtKind::Loop { body: Block { stmts }, once: true }
        })
    }
}

/// The parts of `a && let b = c && d`, if there is a `let` among them.
fn conjuncts(expr: &syn::Expr) -> Vec<&syn::Expr> {
    match ungroup(expr) {
        syn::Expr::Binary(binary)
            if matches!(binary.op, syn::BinOp::And(_)) && control::has_let(expr) =>
        {
            let mut parts = conjuncts(&binary.left);
            parts.extend(conjuncts(&binary.right));
            parts
        }
        _ => vec![expr],
    }
}

/// Whether a statement leaves or continues an enclosing loop.
fn jumps(stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::Break | StmtKind::Continue => true,
        StmtKind::If { accept, reject, .. } => accept.stmts.iter().chain(&reject.stmts).any(jumps),
        StmtKind::Match { arms, .. } => arms.iter().any(|arm| arm.body.stmts.iter().any(jumps)),
        _ => false,
    }
}
