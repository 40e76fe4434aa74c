//! What statements say about types.

use proc_macro2::Span;

use super::context::Infer;
use super::term::Term;
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{BinaryOp, ExprId, ForRange, LocalId, Place, StmtKind, Ty};

impl Infer<'_> {
    pub(super) fn stmt(&mut self, kind: &StmtKind, span: Span) {
        match kind {
            StmtKind::Let { local, init } => {
                if let Some(init) = init {
                    let value = self.expr(*init);
                    let expected = self.local(*local);
                    self.expect(&expected, &value, self.span(*init));
                }
            }
            StmtKind::Assign { place, op, value } => self.assign(place, *op, *value, span),
            StmtKind::If { condition, .. } | StmtKind::While { condition, .. } => {
                self.expect_expr(&Term::BOOL, *condition);
            }
            StmtKind::Match { scrutinee, arms } => {
                let matched = self.expr(*scrutinee);
                for arm in arms {
                    for pattern in &arm.patterns {
                        let last = pattern.last.filter(|_| pattern.first != pattern.last);
                        for end in [pattern.first, last].into_iter().flatten() {
                            self.expect_expr(&matched, end);
                        }
                    }
                    if let Some(guard) = arm.guard {
                        self.expect_expr(&Term::BOOL, guard);
                    }
                }
            }
            StmtKind::For { local, range, .. } => self.range(*local, range),
            StmtKind::Expr(expr) => {
                self.expr(*expr);
            }
            StmtKind::Return(value) => {
                if let Some(value) = value {
                    let result = self.result.clone();
                    self.expect_expr(&result, *value);
                }
            }
            StmtKind::Loop { .. } | StmtKind::Break | StmtKind::Continue | StmtKind::Barrier(_) => {
            }
        }
    }

    pub(super) fn range(&mut self, local: LocalId, range: &ForRange) {
        let start = self.expr(range.start);
        self.range_end(&start, range.end);
        let is_size = matches!(self.vars.shallow(&start), Term::Ty(Ty::USIZE));
        // The context decides whether the loop variable is a `u32` or a `usize`.
        let start = if is_size { self.vars.size() } else { start };
        let variable = self.local(local);
        self.expect(&variable, &start, self.span(range.start));
        if let Some(step) = range.step {
            let count = self.vars.size();
            self.expect_expr(&count, step);
        }
    }

    /// The end of a range. A non-integer start is reported once types are known.
    fn range_end(&mut self, start: &Term, end: ExprId) {
        let found = self.expr(end);
        match (self.vars.is_float(start), self.vars.is_float(&found)) {
            (false, true) => {
                let found = self.vars.describe(&found);
                let message = format!("a range runs over integers, not `{found}`");
                let diagnostic = Diagnostic::new(Code::Mismatch, self.span(end), message);
                let note = "write an integer literal without a point, `3`, or cast the number, `x \
                            as u32`";
                self.diags.push(diagnostic.note(note));
            }
            (true, _) => {}
            (false, false) => self.expect(start, &found, self.span(end)),
        }
    }

    fn assign(&mut self, place: &Place, op: Option<BinaryOp>, value: ExprId, span: Span) {
        let target = self.place(place);
        if let Term::Ty(Ty::Atomic(_)) = self.vars.shallow(&target) {
            let (symbol, advice) = match op {
                None => ("", "`.store(value)`"),
                Some(BinaryOp::Add) => ("+", "`.fetch_add(value)`"),
                Some(BinaryOp::Sub) => ("-", "`.fetch_sub(value)`"),
                Some(BinaryOp::And) => ("&", "`.fetch_and(value)`"),
                Some(BinaryOp::Or) => ("|", "`.fetch_or(value)`"),
                Some(BinaryOp::Xor) => ("^", "`.fetch_xor(value)`"),
                Some(op) => (op.symbol(), "`.load()`, then `.store(value)`"),
            };
            let message = format!("an atomic is not assigned to with `{symbol}=`: write {advice}");
            self.diags.error(Code::AtomicAccess, place.span, message);
            self.expr(value);
            return;
        }
        let value_term = self.expr(value);
        if let Term::Ty(Ty::Handle(_)) = self.vars.shallow(&target) {
            let message = "a texture is not assigned to: write `t.store(coordinates, value)`";
            self.diags.error(Code::Mismatch, place.span, message);
            return;
        }
        if let Term::Ty(Ty::RuntimeArray(_)) = self.vars.shallow(&target) {
            let message = "a slice is not assigned to: assign to its elements, `x[i] = …`";
            self.diags.error(Code::Mismatch, place.span, message);
            return;
        }
        match op {
            None => self.expect(&target, &value_term, self.span(value)),
            Some(op) => {
                let result = self.operator(op, target.clone(), value_term, span, None);
                if !self.vars.unify(&target, &result) {
                    let (target, result) =
                        (self.vars.describe(&target), self.vars.describe(&result));
                    let message = format!(
                        "`{}=` would store `{result}` to a place of type `{target}`",
                        op.symbol()
                    );
                    self.diags.error(Code::Operator, span, message);
                }
            }
        }
    }
}
