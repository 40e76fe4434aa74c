//! Operators and casts.

use syn::spanned::Spanned;

use crate::diagnostic::Code;
use crate::ir::{BinaryOp, Block, Callee, Expr, ExprId, Operator, StmtKind, Ty, UnaryOp};
use crate::lower::context::{Dest, Lowerer, variable};
use crate::syntax::binary_op;

impl Lowerer<'_> {
    pub(super) fn unary(&mut self, unary: &syn::ExprUnary) -> ExprId {
        let op = match unary.op {
            syn::UnOp::Neg(_) => UnaryOp::Neg,
            syn::UnOp::Not(_) => UnaryOp::Not,
            _ if self.names_reference_const(&unary.expr) => return self.expr(&unary.expr),
            _ => return self.load(&syn::Expr::Unary(unary.clone())),
        };
        let (operand, span) = (self.expr(&unary.expr), unary.op.span());
        let wrapped = self.unary_wrapped(op, operand, span);
        wrapped.unwrap_or_else(|| {
            let value = self.push(Expr::Unary(op, operand), span);
            self.note_operands(value, &[&unary.expr]);
            value
        })
    }

    pub(super) fn binary(&mut self, binary: &syn::ExprBinary) -> ExprId {
        let span = binary.op.span();
        match binary_op(&binary.op) {
            Some((op @ (BinaryOp::LogicalAnd | BinaryOp::LogicalOr), _)) => {
                self.short_circuit(op, binary)
            }
            Some((op, false))
                if let Some(value) =
                    self.compared_slices(op, &binary.left, &binary.right, span) =>
            {
                value
            }
            Some((op, false)) => {
                let operands = self.operands(&[&binary.left, &binary.right]);
                let parts = match op {
                    BinaryOp::Eq | BinaryOp::Ne => {
                        self.compared_parts(op, operands[0], operands[1], span)
                    }
                    BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
                        self.ordered_parts(op, operands[0], operands[1], span)
                    }
                    op => self.wrapped(op, operands[0], operands[1], span),
                };
                parts.unwrap_or_else(|| {
                    let value = self.push(Expr::Binary(op, operands[0], operands[1]), span);
                    self.note_operands(value, &[&binary.left, &binary.right]);
                    value
                })
            }
            Some((op, true)) => {
                self.assign(&binary.left, Some(op), &binary.right, span);
                self.push(Expr::Tuple(Vec::new()), span)
            }
            None => {
                let message = "this operator is not available in kernels";
                self.poison(Code::Unsupported, span, message)
            }
        }
    }

    /// `a && b`: the statements of `b` run in an `if`, only if `a` does not decide.
    fn short_circuit(&mut self, op: BinaryOp, binary: &syn::ExprBinary) -> ExprId {
        let span = binary.op.span();
        let left = self.expr(&binary.left);
        let is_reached = self.decided(&binary.left) != Some(op == BinaryOp::LogicalOr);
        let mut right = None;
        let prelude = self.branch(is_reached, |cx| right = Some(cx.expr(&binary.right)));
        let right = right.expect("set by the closure");
        if !is_reached {
            self.exclude_operand(right, prelude, span);
            return left;
        }
        let prelude = prelude.block;
        if prelude.stmts.is_empty() {
            return self.push(Expr::Binary(op, left, right), span);
        }
        let local = self.temporary("value", span, true);
        self.emit(StmtKind::Let { local, init: Some(left) }, span);
        let condition = self.load_local(local, span);
        let place = variable(local, span);
        let mut more = prelude;
        let stored = self.nested(|cx| cx.store(&Dest::Store(place), right, span));
        more.stmts.extend(stored.stmts);
        let empty = Block::default();
        let (accept, reject) =
            if op == BinaryOp::LogicalAnd { (more, empty) } else { (empty, more) };
        self.emit(StmtKind::If { condition, accept, reject }, span);
        self.load_local(local, span)
    }

    pub(super) fn cast(&mut self, cast: &syn::ExprCast) -> ExprId {
        let operand = match self.character(&cast.expr) {
            Some(code) => code,
            None => self.expr(&cast.expr),
        };
        if let syn::Type::Infer(_) = &*cast.ty {
            let callee = Callee::Conversion(Operator::Cast);
            return self.push(Expr::Invoke(callee, vec![operand]), cast.as_token.span);
        }
        match self.ty(&cast.ty) {
            ty @ Ty::Scalar(_) => self.push(Expr::Cast(operand, ty), cast.as_token.span),
            Ty::Error => self.push(Expr::Error, cast.as_token.span),
            other => {
                let message = format!(
                    "`as` casts scalars, not to `{}`: vectors have `as_vec3()`, `as_uvec3()`, \
                     `as_ivec3()` and the like",
                    other.rust()
                );
                self.poison(Code::Cast, cast.ty.span(), message)
            }
        }
    }
}
