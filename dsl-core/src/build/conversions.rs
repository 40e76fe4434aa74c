//! Conversions between the language's own types, `x.into()` and `x.try_into()`. Takes expressions
//! whose types are known, and turns them into casts, comparisons and constructors.

use proc_macro2::Span;

use crate::infer::Types;
use crate::ir::{
    BinaryOp, Callee, Expr, ExprId, ExprNode, Literal, Module, Name, Operator, SOME_VALUE, Scalar,
    Ty, UnaryOp,
};

/// Writes out the builtin conversions, from the `first` expression on. A user's conversions are
/// calls.
pub(super) fn write_out(first: usize, module: &mut Module, types: &mut Types) {
    let exprs = module.exprs.iter().skip(first);
    let open: Vec<ExprId> =
        exprs.map(|(id, _)| id).filter(|id| !types.is_user_operator(*id)).collect();
    let mut writer = Writer { module, types };
    for id in open {
        let Expr::Invoke(callee, args) = &writer.module.exprs[id].kind else { continue };
        match callee {
            Callee::Conversion(operator) => {
                let (operand, operator) = (args[0], *operator);
                writer.conversion(id, operand, operator);
            }
            Callee::Default(_) => writer.default_value(id),
            Callee::Function(..) | Callee::Method(..) | Callee::OfTrait(..) | Callee::Instance => {}
        }
    }
}

struct Writer<'a> {
    module: &'a mut Module,
    types: &'a mut Types,
}

impl Writer<'_> {
    fn conversion(&mut self, id: ExprId, operand: ExprId, operator: Operator) {
        let (from, result) = (self.types.expr(operand).clone(), self.types.expr(id).clone());
        let span = self.module.exprs[id].span;
        let kind = match (operator, &result) {
            (_, Ty::Error) => Expr::Error,
            (Operator::TryFrom, _) => self.tried(operand, &from, &result, span),
            _ if from == result => Expr::Ascribe(operand, result),
            (_, Ty::Scalar(to)) => {
                let operand = self.castable(operand, &from, *to, span);
                Expr::Cast(operand, result)
            }
            _ => self.of_parts(operand, &from, &result, span),
        };
        self.module.exprs[id].kind = kind;
    }

    /// The value part of `None`, which is zero. `infer` has checked that the default is zero.
    fn default_value(&mut self, id: ExprId) {
        let (ty, span) = (Ty::option(self.types.expr(id).clone()), self.module.exprs[id].span);
        let none = self.push(Expr::Construct(ty.clone(), Vec::new()), ty, span);
        let value = Name { text: SOME_VALUE.to_owned(), span };
        self.module.exprs[id].kind = Expr::Swizzle(none, value);
    }

    /// The operand, converted to a type that can be cast to the scalar. A `bool` cannot be cast to a
    /// float, and an `f16` cannot be cast.
    fn castable(&mut self, operand: ExprId, from: &Ty, to: Scalar, span: Span) -> ExprId {
        if *from == Ty::BOOL && to.is_float() {
            self.push(Expr::Cast(operand, Ty::U32), Ty::U32, span)
        } else if *from == Ty::Scalar(Scalar::F16) {
            let name = Name { text: "to_f32".to_owned(), span };
            self.push(Expr::Call(name, vec![operand]), Ty::F32, span)
        } else {
            operand
        }
    }

    /// The parts of a `Result`: whether the number is within the limits, the number, and an error
    /// without a value.
    fn tried(&mut self, operand: ExprId, from: &Ty, result: &Ty, span: Span) -> Expr {
        let (Some((to, _)), Ty::Scalar(of)) = (result.result_parts(), from) else {
            return Expr::Error;
        };
        let (limits, Some(wanted)) = (of.limits(), to.scalar().map(Scalar::limits)) else {
            return Expr::Error;
        };
        let mut is_within = self.push(Expr::Literal(Literal::Bool(true)), Ty::BOOL, span);
        let bounds = [
            (BinaryOp::Ge, wanted.0, limits.0 < wanted.0),
            (BinaryOp::Le, wanted.1, wanted.1 < limits.1),
        ];
        for (n, (op, bound, _)) in bounds.into_iter().filter(|(.., is_less)| *is_less).enumerate() {
            let bound = self.number(bound, *of, span);
            let is_kept = self.push(Expr::Binary(op, operand, bound), Ty::BOOL, span);
            is_within = match n {
                0 => is_kept,
                _ => {
                    let both = Expr::Binary(BinaryOp::LogicalAnd, is_within, is_kept);
                    self.push(both, Ty::BOOL, span)
                }
            };
        }
        let value = match from == to {
            true => operand,
            false => {
                let is_size = to.scalar().is_some_and(Scalar::is_size);
                let fits = !is_size || limits.0 >= 0;
                let operand = if fits { operand } else { self.not_negative(operand, *of, span) };
                self.push(Expr::Cast(operand, to.clone()), to.clone(), span)
            }
        };
        let error = Ty::try_from_int_error();
        let error = self.push(Expr::Variant(error.clone(), 0), error, span);
        Expr::Construct(result.clone(), vec![is_within, value, error])
    }

    /// Clamps a number to 0 or more: a negative number would be a different size on the host.
    fn not_negative(&mut self, operand: ExprId, of: Scalar, span: Span) -> ExprId {
        let zero = self.number(0, of, span);
        let name = Name { text: "max".to_owned(), span };
        self.push(Expr::Call(name, vec![operand, zero]), Ty::Scalar(of), span)
    }

    /// Converts an array or a tuple to a vector, or a vector to an array or a tuple, part by part.
    fn of_parts(&mut self, operand: ExprId, from: &Ty, to: &Ty, span: Span) -> Expr {
        let vector = if let Ty::Vector(..) = from { from } else { to };
        let of = Ty::Scalar(vector.scalar().unwrap_or(Scalar::F32));
        let parts = (0..vector.components()).map(|n| {
            if let Ty::Array(..) = from {
                let n = self.number(i128::from(n), Scalar::U32, span);
                return self.push(Expr::Index(operand, n), of.clone(), span);
            }
            let text = if let Ty::Vector(..) = from {
                "xyzw"[usize::from(n)..][..1].to_owned()
            } else {
                n.to_string()
            };
            self.push(Expr::Swizzle(operand, Name { text, span }), of.clone(), span)
        });
        let parts = parts.collect();
        if let Ty::Vector(..) = to {
            Expr::Vector(to.clone(), parts)
        } else if let Ty::Array(..) = to {
            Expr::Array(parts)
        } else {
            Expr::Tuple(parts)
        }
    }

    fn number(&mut self, value: i128, of: Scalar, span: Span) -> ExprId {
        let literal = Expr::Literal(Literal::Int(value.unsigned_abs() as u64, Some(of)));
        let literal = self.push(literal, Ty::Scalar(of), span);
        match value < 0 {
            true => self.push(Expr::Unary(UnaryOp::Neg, literal), Ty::Scalar(of), span),
            false => literal,
        }
    }

    fn push(&mut self, kind: Expr, ty: Ty, span: Span) -> ExprId {
        let id = self.module.exprs.push(ExprNode { kind, span });
        self.types.add_expr(&self.module.exprs, &ty);
        id
    }
}
