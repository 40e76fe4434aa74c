//! Integer constant expressions in syntax: array lengths and workgroup sizes.

use crate::scalar::Scalar;
use crate::syntax::{is_size_of, ungroup};
use proc_macro2::Span;
use syn::spanned::Spanned;

/// Evaluates an integer expression over literals and the names that `lookup` knows. For an unknown
/// name, `lookup` advises what to write instead.
pub(crate) fn eval(
    expr: &syn::Expr,
    lookup: &dyn Fn(&syn::Path) -> Result<i128, String>,
) -> Result<i128, (Span, String)> {
    let refuse = |message: &str| Err((expr.span(), message.to_owned()));
    match ungroup(expr) {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(int), .. }) => {
            int.base10_parse().map_err(|error| (int.span(), error.to_string()))
        }
        syn::Expr::Path(path) => lookup(&path.path).map_err(|message| (path.span(), message)),
        syn::Expr::Call(call)
            if call.args.is_empty()
                && let syn::Expr::Path(function) = ungroup(&call.func)
                && is_size_of(&function.path) =>
        {
            lookup(&function.path).map_err(|message| (call.span(), message))
        }
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Bool(value), .. }) => {
            Ok(i128::from(value.value))
        }
        syn::Expr::MethodCall(call) if call.method == "is_power_of_two" && call.args.is_empty() => {
            let value = eval(&call.receiver, lookup)?;
            Ok(i128::from(u128::try_from(value).is_ok_and(u128::is_power_of_two)))
        }
        syn::Expr::MethodCall(call)
            if let (Some(arg), 1) = (call.args.first(), call.args.len())
                && (call.method == "max" || call.method == "min") =>
        {
            let (value, other) = (eval(&call.receiver, lookup)?, eval(arg, lookup)?);
            Ok(if call.method == "max" { value.max(other) } else { value.min(other) })
        }
        syn::Expr::Cast(of) => cast(eval(&of.expr, lookup)?, &of.ty)
            .ok_or_else(|| (of.ty.span(), "expected an integer type".to_owned())),
        syn::Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Neg(_)) => {
            let operand = eval(&unary.expr, lookup)?;
            operand.checked_neg().ok_or_else(|| {
                (unary.op.span(), "this arithmetic overflows or divides by zero".to_owned())
            })
        }
        syn::Expr::Binary(binary) => {
            let (a, b) = (eval(&binary.left, lookup)?, eval(&binary.right, lookup)?);
            let Some(value) = arithmetic(&binary.op, a, b) else {
                return refuse("this operator cannot be used in a constant here");
            };
            let is_shift = matches!(binary.op, syn::BinOp::Shl(_));
            let fits = |value: &i128| value.unsigned_abs() < 1 << width_of(&binary.left);
            let value = value.filter(|value| !is_shift || fits(value));
            value.ok_or_else(|| {
                (binary.op.span(), "this arithmetic overflows or divides by zero".to_owned())
            })
        }
        _ => refuse("expected an integer constant: a literal, a constant or arithmetic on them"),
    }
}

/// How many bits of a left shift's result are kept: the bits that every possible type of the number
/// has.
fn width_of(shifted: &syn::Expr) -> u32 {
    match ungroup(shifted) {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(of), .. }) => match of.suffix() {
            "u64" => 64,
            "i64" => 63,
            "i32" => 31,
            _ => 32,
        },
        syn::Expr::Binary(of) => width_of(&of.left),
        _ => 32,
    }
}

/// The result of an operator on two numbers; `Some(None)` if the result does not exist. `None` if
/// constants do not have this operator.
pub(crate) fn arithmetic(op: &syn::BinOp, a: i128, b: i128) -> Option<Option<i128>> {
    let shift = u32::try_from(b).ok().filter(|n| *n < 64);
    Some(match op {
        syn::BinOp::Add(_) => a.checked_add(b),
        syn::BinOp::Sub(_) => a.checked_sub(b),
        syn::BinOp::Mul(_) => a.checked_mul(b),
        syn::BinOp::Div(_) => a.checked_div(b),
        syn::BinOp::Rem(_) => a.checked_rem(b),
        syn::BinOp::Shl(_) => shift.and_then(|n| a.checked_mul(1 << n)),
        syn::BinOp::Shr(_) => shift.map(|n| a >> n),
        syn::BinOp::BitAnd(_) => Some(a & b),
        syn::BinOp::BitOr(_) => Some(a | b),
        syn::BinOp::BitXor(_) => Some(a ^ b),
        // Truth values are 1 and 0.
        syn::BinOp::Eq(_) => Some(i128::from(a == b)),
        syn::BinOp::Ne(_) => Some(i128::from(a != b)),
        syn::BinOp::Lt(_) => Some(i128::from(a < b)),
        syn::BinOp::Le(_) => Some(i128::from(a <= b)),
        syn::BinOp::Gt(_) => Some(i128::from(a > b)),
        syn::BinOp::Ge(_) => Some(i128::from(a >= b)),
        syn::BinOp::And(_) => Some(i128::from(a != 0 && b != 0)),
        syn::BinOp::Or(_) => Some(i128::from(a != 0 || b != 0)),
        _ => return None,
    })
}

/// The result of `as`.
pub(crate) fn cast(value: i128, ty: &syn::Type) -> Option<i128> {
    let syn::Type::Path(path) = ty else { return None };
    let name = path.path.get_ident()?.to_string();
    let scalar = Scalar::ALL.into_iter().find(|of| of.is_integer() && of.rust() == name)?;
    Some(match scalar {
        // A `usize` or `isize` has 64 bits, as on the host.
        Scalar::Usize => Scalar::U64.wrap(value),
        Scalar::Isize => Scalar::I64.wrap(value),
        scalar => scalar.wrap(value),
    })
}
