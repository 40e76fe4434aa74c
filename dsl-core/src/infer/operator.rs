//! The types of operators.

use proc_macro2::Span;

use super::context::{Infer, Pending};
use super::term::{Kind, Term};
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{BinaryOp, ExprId, Operator, Ty, UnaryOp};

impl Infer<'_> {
    pub(super) fn unary(&mut self, id: ExprId, op: UnaryOp, operand: ExprId) -> Term {
        let term = self.expr(operand);
        let shallow = self.vars.shallow(&term);
        let user_ty = shallow.user_ty();
        let user = user_ty.and_then(|ty| self.user_operator(id, Operator::Unary(op), &[ty]));
        let Some(signature) = user else { return term };
        self.calls.push((id, signature, Vec::new(), vec![operand]));
        Term::from(&self.module.signatures[signature].result)
    }

    pub(super) fn binary(
        &mut self,
        id: ExprId,
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> Term {
        if matches!(op, BinaryOp::LogicalAnd | BinaryOp::LogicalOr) {
            self.expect_expr(&Term::BOOL, left);
            self.expect_expr(&Term::BOOL, right);
            return Term::BOOL;
        }
        let (l, r) = (self.expr(left), self.expr(right));
        if let (true, Term::Ty(ty @ (Ty::Struct(_) | Ty::Enum(_)))) =
            (op.is_comparison(), self.vars.shallow(&l))
            && let Some(signature) = self.user_operator(id, Operator::Binary(op), &[&ty, &ty])
            && self.vars.unify(&l, &r)
        {
            self.calls.push((id, signature, Vec::new(), vec![left, right]));
            return Term::BOOL;
        }
        if op.is_comparison() {
            let (left_ty, right_ty) = (self.vars.shallow(&l), self.vars.shallow(&r));
            let sides = Some((id, [left, right]));
            if let Some(result) = self.solve_user_operator(op, &left_ty, &right_ty, sides) {
                return result;
            }
            if !self.vars.unify(&l, &r) {
                self.mismatched_operands(op, &l, &r, span);
            }
            return Term::BOOL;
        }
        self.operator(op, l, r, span, Some((id, [left, right])))
    }

    pub(super) fn operator(
        &mut self,
        op: BinaryOp,
        left: Term,
        right: Term,
        span: Span,
        expr: Option<(ExprId, [ExprId; 2])>,
    ) -> Term {
        // A shift amount may have an integer type of its own.
        if op.is_shift() && self.vars.shallow(&left).user_ty().is_none() {
            return left;
        }
        let result = self.vars.fresh(Kind::General);
        self.wait_for(Pending::Operator { op, left, right, result: result.clone(), span, expr });
        self.vars.shallow(&result)
    }

    pub(super) fn solve_operator(
        &mut self,
        op: BinaryOp,
        left: &Term,
        right: &Term,
        span: Span,
        expr: Option<(ExprId, [ExprId; 2])>,
    ) -> Option<Term> {
        let (l, r) = (self.vars.shallow(left), self.vars.shallow(right));
        if let Some(result) = self.solve_user_operator(op, &l, &r, expr) {
            return Some(result);
        }
        if op.is_shift() {
            return Some(l);
        }
        if self.vars.is_free(&l) || self.vars.is_free(&r) {
            return None;
        }
        if let (Term::Ty(Ty::Matrix(_)), _) | (_, Term::Ty(Ty::Matrix(_))) = (&l, &r) {
            return Some(self.solve_matrix_operator(op, &l, &r, span));
        }
        let (agree, result) = match (component(&l), component(&r)) {
            (Some(element), None) => (self.vars.unify(&element, &r), l.clone()),
            (None, Some(element)) => (self.vars.unify(&element, &l), r.clone()),
            _ => (self.vars.unify(&l, &r), l.clone()),
        };
        if agree {
            return Some(result);
        }
        self.mismatched_operands(op, &l, &r, span);
        Some(Term::ERROR)
    }

    fn solve_matrix_operator(&mut self, op: BinaryOp, l: &Term, r: &Term, span: Span) -> Term {
        for number in [l, r] {
            if let Term::Var(_) = number {
                self.vars.unify(number, &Term::Ty(Ty::F32));
            }
        }
        match (self.vars.shallow(l), self.vars.shallow(r)) {
            (Term::Ty(Ty::Error), _) | (_, Term::Ty(Ty::Error)) => return Term::ERROR,
            (Term::Ty(left), Term::Ty(right)) => {
                if let Some(ty) = Ty::of_matrices(op, &left, &right) {
                    return Term::Ty(ty);
                }
            }
            _ => {}
        }
        let message = format!(
            "`{}` does not exist for `{}` and `{}`: a matrix is multiplied by a matrix or a vector \
             of its size on the right, or by `f32`",
            op.symbol(),
            self.vars.describe(l),
            self.vars.describe(r)
        );
        self.diags.error(Code::Operator, span, message);
        Term::ERROR
    }

    fn mismatched_operands(&mut self, op: BinaryOp, left: &Term, right: &Term, span: Span) {
        if self.vars.lack_operator(left, right, op) {
            // Reported once types are known.
            return;
        }
        let message = format!(
            "`{}` has operands of different types: `{}` and `{}`",
            op.symbol(),
            self.vars.describe(left),
            self.vars.describe(right)
        );
        let component = |term: &Term| component(&self.vars.shallow(term));
        let advice = match (component(left), component(right)) {
            (Some(_), None) | (None, Some(_)) if op.is_comparison() => Some(
                "compare a component, such as `.x`; vectors compare with vectors, by `==`, `cmplt` \
                 and the like"
                    .to_owned(),
            ),
            (Some(element), None) => self.vars.cast_advice(&element, right),
            (None, Some(element)) => self.vars.cast_advice(&element, left),
            _ => self.vars.cast_advice(left, right),
        };
        let mut diagnostic = Diagnostic::new(Code::Mismatch, span, message);
        if let Some(advice) = advice {
            diagnostic = diagnostic.note(advice);
        }
        self.diags.push_first(diagnostic);
    }
}

/// The type of a vector's components.
fn component(of: &Term) -> Option<Term> {
    let Term::Ty(Ty::Vector(scalar, _)) = of else { return None };
    Some(Term::Ty(Ty::Scalar(*scalar)))
}
