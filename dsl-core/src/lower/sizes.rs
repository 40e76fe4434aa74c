//! `as usize` in indices and counts, where plain Rust wants it: there it counts as `u32`, which a kernel
//! has for sizes.

use super::constant::ungroup;

/// The methods of numbers that keep the type.
const KEEPING: [&str; 9] = [
    "min",
    "max",
    "clamp",
    "abs_diff",
    "pow",
    "wrapping_add",
    "wrapping_sub",
    "saturating_sub",
    "div_ceil",
];

/// An index or a count as a kernel has it.
pub(super) fn size_of(expr: &syn::Expr) -> syn::Expr {
    let mut expr = expr.clone();
    if has_usize(&expr) {
        for_each_size(&mut expr, &mut |size| {
            if let syn::Expr::Cast(cast) = size
                && is_to_usize(cast)
            {
                let u32 = syn::Ident::new("u32", syn::spanned::Spanned::span(&cast.ty));
                *cast.ty = syn::parse_quote!(#u32);
            }
        });
    }
    expr
}

/// Whether a size is computed as `usize`: a cast to it is an operand.
pub(crate) fn has_usize(expr: &syn::Expr) -> bool {
    match ungroup(expr) {
        syn::Expr::Cast(cast) => is_to_usize(cast),
        syn::Expr::Binary(of) if is_arithmetic(&of.op) => {
            has_usize(&of.left) || has_usize(&of.right)
        }
        syn::Expr::MethodCall(call) if KEEPING.contains(&&*call.method.to_string()) => {
            has_usize(&call.receiver) || call.args.iter().any(has_usize)
        }
        _ => false,
    }
}

/// Visits what a size is computed of.
pub(crate) fn for_each_size(expr: &mut syn::Expr, visit: &mut impl FnMut(&mut syn::Expr)) {
    match expr {
        syn::Expr::Paren(of) => for_each_size(&mut of.expr, visit),
        syn::Expr::Group(of) => for_each_size(&mut of.expr, visit),
        syn::Expr::Binary(of) if is_arithmetic(&of.op) => {
            for_each_size(&mut of.left, visit);
            for_each_size(&mut of.right, visit);
        }
        syn::Expr::MethodCall(call) if KEEPING.contains(&&*call.method.to_string()) => {
            for_each_size(&mut call.receiver, visit);
            call.args.iter_mut().for_each(|arg| for_each_size(arg, visit));
        }
        size => visit(size),
    }
}

fn is_to_usize(cast: &syn::ExprCast) -> bool {
    matches!(&*cast.ty, syn::Type::Path(path) if path.path.is_ident("usize"))
}

fn is_arithmetic(op: &syn::BinOp) -> bool {
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
