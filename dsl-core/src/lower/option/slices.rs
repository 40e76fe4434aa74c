//! Options of slices: `let part = x.get(..n);`, `x.get(a..b)?`, and functions that return them.
//! WGSL has no slice values, so a name stands for such an option.

use std::rc::Rc;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::is_some;
use crate::diagnostic::Code;
use crate::ir::{Expr, ExprId, LocalId, Place};
use crate::lower::chain::Item;
use crate::lower::context::{Dest, Lowerer, variable};
use crate::lower::function_ty::returns_option_of_slice;
use crate::lower::options::Optional;
use crate::lower::slice::is_empty;
use crate::lower::symbol::{Part, Symbol};
use crate::syntax::{name_of, ungroup};

impl Lowerer<'_> {
    /// Whether an expression is an option with a slice in its value, as far as its syntax and its
    /// names tell.
    pub(in crate::lower) fn has_option_of_slice(&self, expr: &syn::Expr) -> bool {
        let of_block = |block: &syn::Block| match block.stmts.last() {
            Some(syn::Stmt::Expr(last, None)) => self.has_option_of_slice(last),
            _ => false,
        };
        match ungroup(expr) {
            syn::Expr::Path(_) => matches!(self.named_symbol(expr), Some(Symbol::Option(_))),
            syn::Expr::If(of) => {
                let otherwise = of.else_branch.as_ref();
                of_block(&of.then_branch)
                    || otherwise.is_some_and(|(_, of)| self.has_option_of_slice(of))
            }
            syn::Expr::Match(of) => of.arms.iter().any(|arm| self.has_option_of_slice(&arm.body)),
            syn::Expr::Block(of) => of_block(&of.block),
            syn::Expr::Call(call) if is_some(&call.func) => {
                call.args.first().is_some_and(|arg| self.is_slice(arg))
            }
            syn::Expr::Call(call) => {
                self.called_signature(call).is_some_and(|sig| returns_option_of_slice(&sig))
            }
            syn::Expr::MethodCall(call) if self.copies_slice_of_array(call) => true,
            syn::Expr::MethodCall(call) => {
                let is_range = |arg: &syn::Expr| matches!(ungroup(arg), syn::Expr::Range(_));
                self.element_method(call).is_some()
                    && (call.args.first().is_some_and(is_range)
                        || self.names_slices(&call.receiver)
                        || call.method.to_string().starts_with("split"))
            }
            _ => false,
        }
    }

    /// `xs.get(i).copied()` of an array of slices: an option of a slice, as without `copied`.
    pub(super) fn copies_slice_of_array(&self, call: &syn::ExprMethodCall) -> bool {
        let is_copy = (call.method == "copied" || call.method == "cloned") && call.args.is_empty();
        match ungroup(&call.receiver) {
            syn::Expr::MethodCall(of) if is_copy => {
                self.element_method(of).is_some_and(|(of, _)| self.names_slices(of))
            }
            _ => false,
        }
    }

    /// Whether a call is of a user's function that returns an option of a slice.
    pub(in crate::lower) fn calls_for_option_of_slice(&mut self, expr: &syn::Expr) -> bool {
        let function = match ungroup(expr) {
            syn::Expr::Call(call) => self.higher_order_function(call),
            syn::Expr::MethodCall(call) => self.higher_order_of_method(call),
            _ => None,
        };
        function.is_some_and(|of| returns_option_of_slice(of.sig))
    }

    /// Whether an expression takes a slice out of an option.
    pub(in crate::lower) fn takes_slice_out(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Try(of) => self.has_option_of_slice(&of.expr),
            syn::Expr::MethodCall(call) => {
                ["unwrap", "expect", "unwrap_or", "unwrap_or_default"]
                    .iter()
                    .any(|of| call.method == of)
                    && self.has_option_of_slice(&call.receiver)
            }
            _ => false,
        }
    }

    /// The slice that an expression takes out of an option, or the pair with a slice. `None` if there is a
    /// mistake, which is reported.
    pub(in crate::lower) fn slice_taken_out(&mut self, expr: &syn::Expr) -> Option<Item> {
        let call = match ungroup(expr) {
            syn::Expr::Try(of) => return Some(self.left_without_value(of).ok()?.value),
            syn::Expr::MethodCall(call) => call,
            _ => return None,
        };
        let (name, option) = (name_of(&call.method), self.option(&call.receiver));
        if let Expr::Error = self.module.exprs[option.is_some].kind {
            return None;
        }
        if let "unwrap" | "expect" = name.text.as_str() {
            let tested = Optional::new(option.is_some, Item::Value(option.is_some));
            self.expected(&tested, &name, call.args.first());
            return Some(option.value);
        }
        let Item::Part(part) = option.value else {
            self.unsupported(&call.method, "match this option: `if let Some((a, b)) = …`");
            return None;
        };
        Some(Item::Part(self.slice_or(option.is_some, part, call.args.first(), name.span)?))
    }

    /// The slice, or another one if a condition does not hold; by default an empty one.
    fn slice_or(
        &mut self,
        holds: ExprId,
        part: Part,
        otherwise: Option<&syn::Expr>,
        span: Span,
    ) -> Option<Part> {
        let other = match otherwise {
            Some(other) if !is_empty_array(other) => Some(self.part_of(other)?),
            _ => None,
        };
        self.chosen_part(span, |cx, to| {
            cx.store_part(to, part, span);
            let is_none = cx.negated(holds, span);
            let replace = |cx: &mut Self| match other {
                Some(other) => cx.store_part(to, other, span),
                None => cx.store_empty_slice(to, span),
            };
            cx.when(is_none, span, replace, |_| {});
        })
    }

    /// Matches the slice in an option. It is empty if there is none, so that nothing is read.
    pub(super) fn matches_slice_of(
        &mut self,
        pat: &syn::Pat,
        holds: ExprId,
        part: &Part,
        span: Span,
    ) -> Option<ExprId> {
        let part = self.slice_or(holds, part.clone(), None, span)?;
        let slice = self.push(Expr::Tuple(Vec::new()), span);
        self.borrows.parts.insert(slice, (part, false));
        self.matches(pat, slice)
    }

    /// The symbol for an option of a slice.
    pub(in crate::lower) fn option_symbol(&mut self, expr: &syn::Expr) -> Symbol {
        let option = self.option(expr);
        match option.value.has_part() {
            true => Symbol::Option(Rc::new(option)),
            false => Symbol::Poison,
        }
    }

    /// The option of a slice that a branch or a block chooses. `None` if it has a mistake, which is
    /// reported.
    pub(in crate::lower) fn chosen_option(&mut self, expr: &syn::Expr) -> Option<Symbol> {
        let span = expr.span();
        let flag = self.new_flag("is_some", false, span);
        let flag_of = flag.clone();
        let part = self.chosen_part(span, |cx, to| {
            if let Some(slice) = cx.slices.get_mut(&to) {
                slice.is_some = Some(flag_of);
            }
            cx.expr_into(expr, &Dest::Store(variable(to, span)));
        })?;
        let is_some = self.push(Expr::Load(flag), span);
        let is_some = self.spill(is_some, "is_some");
        Some(Symbol::Option(Rc::new(Optional::new(is_some, Item::Part(part)))))
    }

    /// Stores an option of a slice.
    pub(in crate::lower) fn store_option_of_slice(
        &mut self,
        to: LocalId,
        flag: Place,
        expr: &syn::Expr,
    ) {
        let span = expr.span();
        if matches!(ungroup(expr), syn::Expr::Path(path) if super::is_none(&path.path)) {
            return self.store_no_slice(flag, span);
        }
        let option = self.option(expr);
        if let Expr::Error = self.module.exprs[option.is_some].kind {
            return;
        }
        let Item::Part(part) = option.value else {
            let message = "this is not an option of a slice: write `Some(&x[a..b])`";
            return self.diags.error(Code::Mismatch, span, message);
        };
        self.store_part(to, part, span);
        self.assign_value(flag, option.is_some, span);
    }

    /// Stores the `None` or `Err` of a `?`.
    pub(in crate::lower) fn store_none(&mut self, dest: &Dest, value: ExprId, span: Span) {
        let slice = self.stored_slice(dest);
        match slice.and_then(|slice| self.slices[&slice].is_some.clone()) {
            Some(flag) => self.store_no_slice(flag, span),
            None => self.store(dest, value, span),
        }
    }

    /// Stores `None`.
    fn store_no_slice(&mut self, flag: Place, span: Span) {
        let is_none = self.truth(false, span);
        self.assign_value(flag, is_none, span);
    }
}

/// Whether an expression is `&[]`.
pub(in crate::lower) fn is_empty_array(expr: &syn::Expr) -> bool {
    matches!(ungroup(expr), syn::Expr::Reference(of) if is_empty(&of.expr))
}
