//! `as usize` in indices and counts, where plain Rust wants it: there it counts as `u32`, which a kernel
//! has for sizes.
//!
//! A `usize` has 64 bits, and a `u32` the lower half of them. Sums and products need no more: where there
//! is something in the upper half, Rust panics, as for any index out of bounds. That they may overflow 32
//! bits before they are divided is not seen: a kernel's memory has no such indices. Operators that bring the
//! upper half down, such as `/` and `>>`, need operands that have nothing there: no negative numbers, no
//! integers of 64 bits, nothing that wraps on purpose.

use proc_macro2::Span;
use quote::quote_spanned;
use syn::spanned::Spanned;

use super::Lowerer;
use crate::diagnostic::Code;
use crate::ir::{Expr, ExprId, Kept, Ty};
use crate::syntax::sizes::{WRAPPING, has_usize};
use crate::syntax::ungroup;

impl Lowerer<'_> {
    /// An index as a kernel has it.
    pub(super) fn index_size(&mut self, expr: &syn::Expr) -> syn::Expr {
        self.size(expr, Kept::Lower)
    }

    /// The end of a range, or a count, as a kernel has it: compared, but with nothing as large as
    /// negative numbers are in a `usize`.
    pub(super) fn count_size(&mut self, expr: &syn::Expr) -> syn::Expr {
        self.size(expr, Kept::Order)
    }

    fn size(&mut self, expr: &syn::Expr, kept: Kept) -> syn::Expr {
        let mut expr = expr.clone();
        self.narrow(&mut expr, kept);
        expr
    }

    /// Makes the `usize`s in a size `u32`s, of whose values so much has to be kept.
    fn narrow(&mut self, expr: &mut syn::Expr, kept: Kept) {
        if !has_usize(expr) {
            return;
        }
        match expr {
            syn::Expr::Paren(of) => self.narrow(&mut of.expr, kept),
            syn::Expr::Group(of) => self.narrow(&mut of.expr, kept),
            syn::Expr::Cast(cast) => *cast.ty = kept_type(kept, cast.ty.span()),
            syn::Expr::Unary(of) => {
                self.check_wrapping("!", of.op.span(), kept == Kept::Lower);
                self.narrow(&mut of.expr, Kept::Lower);
            }
            syn::Expr::Binary(of) => {
                let (left, right) = self.kept_of_operands(of, kept);
                self.narrow(&mut of.left, left);
                self.narrow(&mut of.right, right);
            }
            syn::Expr::MethodCall(call) => {
                let name = call.method.to_string();
                let kept = match () {
                    // What is larger does not matter, however large it is.
                    () if name == "min" && call.args.iter().all(is_small) => Kept::Order,
                    () if name == "pow" => return self.narrow(&mut call.receiver, kept),
                    () if WRAPPING.contains(&&*name) => {
                        let is_step = name != "wrapping_mul" && call.args.iter().all(is_small);
                        let is_known = kept == Kept::Lower || kept == Kept::Order && is_step;
                        self.check_wrapping(&name, call.method.span(), is_known);
                        if kept == Kept::Lower { kept } else { Kept::All }
                    }
                    () => Kept::All,
                };
                self.narrow(&mut call.receiver, kept);
                call.args.iter_mut().for_each(|arg| self.narrow(arg, kept));
            }
            _ => {}
        }
    }

    /// How much of its operands an operator has to have, for so much of its result.
    fn kept_of_operands(&mut self, of: &mut syn::ExprBinary, kept: Kept) -> (Kept, Kept) {
        let right = (!has_usize(&of.right)).then(|| self.integer_expr(&of.right).ok()).flatten();
        match of.op {
            syn::BinOp::Rem(_)
                if right.is_some_and(|n| (1..=1 << 31).contains(&n) && n & (n - 1) == 0) =>
            {
                (Kept::Lower, Kept::All)
            }
            syn::BinOp::Shl(_) | syn::BinOp::Shr(_)
                if !right.is_some_and(|by| (0..32).contains(&by)) =>
            {
                let message = "a `usize` is shifted by up to 63 in Rust, and sizes have 32 bits in a \
                               kernel: shift before the cast, `(i >> n) as usize`";
                self.diags.error(Code::Cast, of.op.span(), message);
                // Nothing more is wrong with it.
                *of.right = syn::parse_quote!(0);
                (Kept::Lower, Kept::Lower)
            }
            syn::BinOp::Div(_) | syn::BinOp::Rem(_) | syn::BinOp::Shr(_) => (Kept::All, Kept::All),
            syn::BinOp::Shl(_) if kept == Kept::Lower => (kept, Kept::All),
            syn::BinOp::Shl(_) => (Kept::All, Kept::All),
            // What was above all lengths need not be so any more.
            syn::BinOp::Sub(_) if kept == Kept::Order && !is_small(&of.right) => {
                (Kept::All, Kept::All)
            }
            syn::BinOp::BitXor(_) if kept == Kept::Order => (Kept::All, Kept::All),
            // There is nothing in the upper half if one of them has nothing there.
            syn::BinOp::BitAnd(_) if right.is_some_and(|mask| mask >= 0) => (Kept::Lower, kept),
            syn::BinOp::BitAnd(_) if wraps(&of.left) => (Kept::Lower, kept),
            syn::BinOp::BitAnd(_) => (kept, Kept::Lower),
            _ => (kept, kept),
        }
    }

    fn check_wrapping(&mut self, what: &str, span: Span, is_known: bool) {
        if !is_known {
            let message = format!(
                "`{what}` of a `usize` wraps at 64 bits in Rust, and sizes have 32 in a kernel, so \
                 that what is computed of it would differ: compute in `u32`, and cast the result"
            );
            self.diags.error(Code::Cast, span, message);
        }
    }

    /// `operand as usize` in a size, if that is what the type stands for.
    pub(super) fn cast_to_size(
        &mut self,
        operand: ExprId,
        ty: &syn::Type,
        span: Span,
    ) -> Option<ExprId> {
        let syn::Type::Verbatim(text) = ty else { return None };
        let kept = match text.to_string().as_str() {
            ORDERED => Kept::Order,
            WHOLE => Kept::All,
            _ => return None,
        };
        let cast = self.push(Expr::Cast(operand, Ty::U32), span);
        self.module.sizes.insert(cast, kept);
        Some(cast)
    }
}

/// What stands for `usize` where more than the lower half has to be kept: no type that can be written.
const ORDERED: &str = "usize ordered";
const WHOLE: &str = "usize whole";

fn kept_type(kept: Kept, span: Span) -> syn::Type {
    match kept {
        Kept::Lower => syn::parse_quote_spanned!(span=> u32),
        Kept::Order => syn::Type::Verbatim(quote_spanned!(span=> usize ordered)),
        Kept::All => syn::Type::Verbatim(quote_spanned!(span=> usize whole)),
    }
}

/// Whether it is a literal far below the greatest size.
fn is_small(expr: &syn::Expr) -> bool {
    let syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. }) = ungroup(expr) else {
        return false;
    };
    number.base10_parse::<u64>().is_ok_and(|number| number < 1 << 16)
}

/// Whether an operand is something that wraps on purpose.
fn wraps(expr: &syn::Expr) -> bool {
    match ungroup(expr) {
        syn::Expr::Unary(_) => true,
        syn::Expr::MethodCall(call) => WRAPPING.contains(&&*call.method.to_string()),
        _ => false,
    }
}
