//! Statements that test patterns: `let … else`, and `match` as a chain of `if`s.

use proc_macro2::Span;
use syn::spanned::Spanned;

use crate::diagnostic::Code;
use crate::ir::{Block, Expr, ExprId, StmtKind};
use crate::lower::context::{Dest, Lowerer};
use crate::lower::exhaustive::unguarded;
use crate::lower::flow::{Flow, both};
use crate::lower::option;
use crate::syntax::ungroup;

/// An arm of a `match`: the statements before its condition, the condition, and the body.
struct ChainArm {
    before: Block,
    condition: Option<ExprId>,
    body: Block,
    flow: Flow,
}

impl Lowerer<'_> {
    /// A value that patterns can take apart.
    pub(in crate::lower) fn scrutinee(&mut self, expr: &syn::Expr) -> ExprId {
        if self.is_optional(expr) {
            return self.matchable_option(expr);
        }
        if let syn::Expr::Tuple(tuple) = ungroup(expr)
            && tuple.elems.iter().any(|member| self.is_optional(member))
        {
            let members: Vec<ExprId> =
                tuple.elems.iter().map(|member| self.scrutinee(member)).collect();
            if members.iter().any(|member| self.borrows.parts.contains_key(member)) {
                let message = "a slice must be matched on its own: `if let [a, ..] = x { … }`";
                return self.poison(Code::Unsupported, expr.span(), message);
            }
            return self.push(Expr::Tuple(members), expr.span());
        }
        if let Some(value) = self.matchable_slice(expr).or_else(|| self.behind_writable(expr)) {
            return value;
        }
        let value = self.expr(expr);
        let value = if self.is_trivial(value) { value } else { self.spill(value, "selector") };
        self.note_referent(expr, value);
        value
    }

    /// `let pat = value else { … };`
    pub(in crate::lower) fn let_else(
        &mut self,
        pat: &syn::Pat,
        init: &syn::Expr,
        diverge: &syn::Expr,
    ) -> Flow {
        let before = self.diags.len();
        let value = self.scrutinee(init);
        let span = pat.span();
        // The block does not see the names of the pattern.
        let outer = self.scopes.last().cloned().unwrap_or_default();
        let Some(condition) = self.matches(pat, value) else {
            if self.diags.len() > before {
                return Flow::Falls;
            }
            let message = "this pattern always matches: leave out the `else`";
            self.diags.error(Code::Unsupported, diverge.span(), message);
            return Flow::Falls;
        };
        let condition = self.negated(condition, span);
        let mut flow = Flow::Falls;
        let scope = self.scopes.last_mut().expect("the function's scope stays");
        let inner = std::mem::replace(scope, outer);
        let accept = self.nested(|cx| flow = cx.expr_into(diverge, &Dest::Discard));
        *self.scopes.last_mut().expect("the function's scope stays") = inner;
        if flow != Flow::Diverges {
            let message = "the `else` block of `let … else` must diverge: end it with `return`, \
                           `break` or `continue`";
            self.diags.error(Code::Mismatch, diverge.span(), message);
        }
        self.emit(StmtKind::If { condition, accept, reject: Block::default() }, span);
        Flow::Falls
    }

    /// A `match` with patterns that take values apart: an `if` for each arm.
    pub(in crate::lower) fn match_chain(
        &mut self,
        expr: &syn::ExprMatch,
        value: ExprId,
        dest: &Dest,
    ) -> Flow {
        let span = expr.match_token.span;
        let mut flow = Flow::Diverges;
        let mut arms = Vec::new();
        let mut is_total = false;
        let around = self.depth;
        let expr = &self.arms_of_references(expr, value);
        for arm in &expr.arms {
            // Each arm is an `if` in the `else` of the one before.
            let lowered =
                self.deeper(&arm.body, |cx| cx.scoped(|cx| cx.chain_arm(arm, value, dest)));
            let Some(ChainArm { before, condition, body, flow: arm_flow }) = lowered else {
                self.depth = around;
                self.store_poison(dest, span);
                return Flow::Falls;
            };
            self.depth += 1;
            flow = both(flow, arm_flow);
            is_total |= condition.is_none();
            arms.push((condition, before, body, arm.pat.span()));
        }
        self.depth = around;
        if !is_total {
            let pats: Vec<&syn::Pat> = expr.arms.iter().filter_map(unguarded).collect();
            // The last arm matches all values that no arm before it matches.
            let last = expr.arms.last().and_then(unguarded);
            match (self.uncovered(&pats, value), arms.last_mut()) {
                (None, Some((condition, ..))) if last.is_some() => *condition = None,
                (missing, _) => self.not_exhaustive(missing.as_deref().unwrap_or("_"), span),
            }
        }
        let mut rest = Block::default();
        for (condition, before, body, span) in arms.into_iter().rev() {
            let own = match condition {
                None => body.stmts,
                Some(condition) => {
                    vec![self.typed(StmtKind::If { condition, accept: body, reject: rest }, span)]
                }
            };
            rest = Block { stmts: before.stmts.into_iter().chain(own).collect() };
        }
        self.out.extend(rest.stmts);
        flow
    }

    fn not_exhaustive(&mut self, missing: &str, span: Span) {
        let message = match missing.contains(char::is_alphabetic) {
            true => format!("this `match` does not cover every value: `{missing}` is missing"),
            false => "no arm matches all other values: add `_ => …` at the end".to_owned(),
        };
        self.diags.error(Code::NotExhaustive, span, message);
    }

    fn chain_arm(&mut self, arm: &syn::Arm, value: ExprId, dest: &Dest) -> ChainArm {
        let (pat, guard) = match &arm.pat {
            syn::Pat::Guard(guarded) => (&*guarded.pat, Some(&*guarded.guard)),
            pat => (pat, None),
        };
        let mut before = Block::default();
        let condition = match guard.and_then(|_| self.written_out(pat)).as_deref() {
            // The guard is evaluated only if no arm before this one matches.
            Some(cases @ [_, _, ..]) => {
                let cases: Vec<&syn::Pat> = cases.iter().collect();
                let mut condition = None;
                before = self
                    .nested(|cx| condition = cx.matches_first(&cases, guard, value, pat.span()));
                condition
            }
            _ => {
                let conditions = self.matches(pat, value).into_iter().collect();
                let at = self.out.len();
                let condition = self.matches_guarded(conditions, guard, pat.span());
                // The guard runs only if no arm before this one matches.
                before.stmts = self.out.split_off(at);
                condition
            }
        };
        let mut flow = Flow::Falls;
        let body = self.nested(|cx| flow = cx.expr_into(&arm.body, dest));
        ChainArm { before, condition, body, flow }
    }

    /// Whether a pattern is more than an integer, a `bool` or a name.
    pub(in crate::lower) fn takes_apart(&mut self, pat: &syn::Pat) -> bool {
        match pat {
            syn::Pat::Tuple(_) | syn::Pat::Struct(_) | syn::Pat::TupleStruct(_) => true,
            syn::Pat::Reference(_) | syn::Pat::Slice(_) => true,
            syn::Pat::Lit(literal) => matches!(literal.lit, syn::Lit::Float(_)),
            syn::Pat::Or(or) => or.cases.iter().any(|case| self.takes_apart(case)),
            syn::Pat::Paren(paren) => self.takes_apart(&paren.pat),
            syn::Pat::Guard(guarded) => self.takes_apart(&guarded.pat),
            syn::Pat::Ident(ident) if ident.ident == "None" => true,
            syn::Pat::Path(path) => {
                option::is_none(&path.path) || self.variant(&path.path).is_some()
            }
            syn::Pat::Ident(ident) => {
                ident.subpat.as_ref().is_some_and(|(_, sub)| self.takes_apart(sub))
            }
            _ => false,
        }
    }
}
