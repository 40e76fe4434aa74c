//! Literals.

use proc_macro2::Span;

use crate::diagnostic::Code;
use crate::ir::{Expr, ExprId, Literal, Scalar, UnaryOp};
use crate::lower::context::Lowerer;

impl Lowerer<'_> {
    pub(super) fn literal(&mut self, literal: &syn::Lit) -> ExprId {
        let span = literal.span();
        let value = match literal {
            syn::Lit::Bool(value) => Literal::Bool(value.value),
            // In a pattern the sign belongs to the literal.
            syn::Lit::Int(int) if int.base10_digits().starts_with('-') => {
                let digits = format!("{}{}", &int.base10_digits()[1..], int.suffix());
                let magnitude = self.literal(&syn::Lit::Int(syn::LitInt::new(&digits, span)));
                return self.push(Expr::Unary(UnaryOp::Neg, magnitude), span);
            }
            syn::Lit::Int(int) => match (int.base10_parse::<u64>(), int.suffix()) {
                (Ok(value), "") => Literal::Int(value, None),
                (Ok(_), "f32" | "f64" | "f16") => {
                    return self.float_literal(int.base10_digits(), int.suffix(), span);
                }
                (Ok(value), suffix) if let Some(scalar) = integer(suffix) => {
                    Literal::Int(value, Some(scalar))
                }
                (Ok(_), suffix) => {
                    let use_ = match suffix.starts_with('f') {
                        true => "`f32` or `f64`",
                        false => "`u32`, `i32`, `u64` or `i64`",
                    };
                    let message = format!("kernels have no type `{suffix}`: use {use_}");
                    return self.poison(Code::UnknownType, span, message);
                }
                (Err(error), _) => return self.poison(Code::LiteralRange, span, error.to_string()),
            },
            syn::Lit::Float(float) => {
                return self.float_literal(float.base10_digits(), float.suffix(), span);
            }
            syn::Lit::Byte(byte) => Literal::Int(byte.value().into(), Some(Scalar::U8)),
            syn::Lit::Char(of) => Literal::Int(u32::from(of.value()).into(), Some(Scalar::Char)),
            _ => {
                let message = "kernels have no text, only numbers, `bool` and `char`";
                return self.poison(Code::Unsupported, span, message);
            }
        };
        self.push(Expr::Literal(value), span)
    }

    fn float_literal(&mut self, digits: &str, suffix: &str, span: Span) -> ExprId {
        let suffix = match suffix {
            "" => None,
            "f32" => Some(Scalar::F32),
            "f64" => Some(Scalar::F64),
            "f16" => {
                let message = "`f16` has no literals: write `f16::from_f32(…)`";
                return self.poison(Code::UnknownType, span, message);
            }
            suffix => {
                let message = format!("kernels have no type `{suffix}`: use `f32` or `f64`");
                return self.poison(Code::UnknownType, span, message);
            }
        };
        let (Ok(single), Ok(double)) = (digits.parse::<f32>(), digits.parse::<f64>()) else {
            return self.poison(Code::LiteralRange, span, "kernels have no such number");
        };
        // A number without a suffix may be too large for `f32`; that shows when its type is known.
        let too_large = match suffix {
            Some(Scalar::F32) if single.is_infinite() => "f32",
            _ if double.is_infinite() => "f64",
            _ => {
                let literal = Literal::Float { single, double, suffix };
                return self.push(Expr::Literal(literal), span);
            }
        };
        let message = format!("this literal is too large for `{too_large}`");
        self.poison(Code::LiteralRange, span, message)
    }
}

/// The integer type that a literal's suffix names.
fn integer(suffix: &str) -> Option<Scalar> {
    Scalar::ALL.into_iter().find(|scalar| scalar.is_integer() && scalar.rust() == suffix)
}
