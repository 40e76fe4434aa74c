//! Sizes that plain Rust computes in `usize`: their expressions, their operands, and the methods
//! that take them.

use super::{iterators, ungroup};

/// The receiver of a method.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Receiver {
    Iterator,
    /// Only slices: the methods that cut them into parts.
    Slice,
    /// A slice or a matrix, or a user's type with a method of that name.
    Any,
}

/// The receiver of a method whose arguments in plain Rust are all sizes. `None` for other methods.
pub(crate) fn taker_of_sizes(call: &syn::ExprMethodCall) -> Option<Receiver> {
    let name = call.method.to_string();
    match (name.as_str(), call.args.len()) {
        ("nth" | "skip" | "take" | "step_by", 1) => Some(Receiver::Iterator),
        ("get" | "get_mut" | "col" | "row" | "split_at" | "split_at_mut", 1)
        | ("swap" | "copy_within", 2) => Some(Receiver::Any),
        (name, 1) if iterators::is_of_pieces(name) => Some(Receiver::Slice),
        _ => None,
    }
}

/// The methods of numbers that keep the type and depend on the whole number.
const OF_WHOLE: [&str; 13] = [
    "min",
    "max",
    "clamp",
    "abs_diff",
    "midpoint",
    "saturating_add",
    "saturating_sub",
    "saturating_mul",
    "div_ceil",
    "div_euclid",
    "rem_euclid",
    "next_multiple_of",
    "isqrt",
];

/// The methods whose results wrap at 64 bits in Rust.
pub(crate) const WRAPPING: [&str; 4] =
    ["wrapping_add", "wrapping_sub", "wrapping_mul", "wrapping_neg"];

/// Whether a size is computed as `usize`: an operand is cast to it.
pub(crate) fn has_usize(expr: &syn::Expr) -> bool {
    match ungroup(expr) {
        syn::Expr::Cast(cast) => is_to_usize(cast),
        syn::Expr::Binary(of) if computes_size(&of.op) => {
            has_usize(&of.left) || has_usize(&of.right)
        }
        syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Not(_)) => has_usize(&of.expr),
        syn::Expr::MethodCall(call) if call.method == "pow" => has_usize(&call.receiver),
        syn::Expr::MethodCall(call) if keeps_type(call) => {
            has_usize(&call.receiver) || call.args.iter().any(has_usize)
        }
        _ => false,
    }
}

/// Visits the operands of a size.
pub(crate) fn for_each_size(expr: &mut syn::Expr, visit: &mut impl FnMut(&mut syn::Expr)) {
    match expr {
        syn::Expr::Paren(of) => for_each_size(&mut of.expr, visit),
        syn::Expr::Group(of) => for_each_size(&mut of.expr, visit),
        syn::Expr::Binary(of) if computes_size(&of.op) => {
            for_each_size(&mut of.left, visit);
            for_each_size(&mut of.right, visit);
        }
        syn::Expr::Unary(of) if matches!(of.op, syn::UnOp::Not(_)) => {
            for_each_size(&mut of.expr, visit);
        }
        // The exponent is a `u32` in Rust, too.
        syn::Expr::MethodCall(call) if call.method == "pow" => {
            for_each_size(&mut call.receiver, visit);
        }
        syn::Expr::MethodCall(call) if keeps_type(call) => {
            for_each_size(&mut call.receiver, visit);
            call.args.iter_mut().for_each(|arg| for_each_size(arg, visit));
        }
        size => visit(size),
    }
}

fn keeps_type(call: &syn::ExprMethodCall) -> bool {
    let name = call.method.to_string();
    OF_WHOLE.contains(&&*name) || WRAPPING.contains(&&*name)
}

fn is_to_usize(cast: &syn::ExprCast) -> bool {
    matches!(&*cast.ty, syn::Type::Path(path) if path.path.is_ident("usize"))
}

/// Operators that make a size of operands that may be sizes, bitwise ones included.
fn computes_size(op: &syn::BinOp) -> bool {
    use syn::BinOp::*;
    matches!(
        op,
        Add(_)
            | Sub(_)
            | Mul(_)
            | Div(_)
            | Rem(_)
            | BitAnd(_)
            | BitOr(_)
            | BitXor(_)
            | Shl(_)
            | Shr(_)
    )
}
