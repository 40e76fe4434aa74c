//! Ranges as values: the structs `Range` and `RangeInclusive` of `items/std_methods/ranges.rs`.
//! Where Rust takes a range, such a value gives its ends.

use syn::spanned::Spanned;

use super::chain::Chain;
use super::context::Lowerer;
use super::lowered_items::Arg;
use super::ty::literal_ty;
use crate::ir::{ExprId, Ty};
use crate::items::ItemKind;
use crate::syntax::{ranges, ungroup};

impl Lowerer<'_> {
    /// A range as a value, if the kernel has such values.
    pub(super) fn range_value(&mut self, expr: &syn::Expr) -> Option<ExprId> {
        let literal = ranges::literal(expr)?;
        self.env.scope.resolve(&literal.path)?;
        let declared = self.declared_type(|of| ungroup(of) == ungroup(expr)).cloned();
        let declared = declared.map(|ty| (syn::Expr::Struct(literal.clone()), ty));
        let outer = std::mem::replace(&mut self.declared_value, declared);
        let value = self.struct_literal(&literal);
        self.declared_value = outer;
        Some(value)
    }

    /// A range, or a reference to one, as a literal of a known type of ranges.
    pub(super) fn range_of_type(&self, expr: &syn::Expr, ty: &Ty) -> Option<syn::Expr> {
        if let syn::Expr::Reference(of) = ungroup(expr) {
            let expr = Box::new(self.range_of_type(&of.expr, ty)?);
            return Some(syn::Expr::Reference(syn::ExprReference { expr, ..of.clone() }));
        }
        let mut literal = ranges::literal(expr)?;
        self.is_half_open(ty)?;
        let of = self.known.generic_structs.iter().find(|of| of.ty == *ty)?;
        let [Arg::Type(Ty::Scalar(end))] = of.args.as_slice() else { return None };
        let (end, span) = (syn::Ident::new(end.rust(), expr.span()), expr.span());
        let args = syn::parse_quote_spanned!(span=> ::<#end>);
        literal.path.segments.last_mut()?.arguments = syn::PathArguments::AngleBracketed(args);
        Some(syn::Expr::Struct(literal))
    }

    /// A range whose ends have no known type. The first end that is not a literal gets a name, so
    /// that its type is known before that of the range. Lengths are `u32` in kernels, and `usize`
    /// elsewhere, as in plain Rust.
    pub(super) fn range_of_computed_end(&mut self, literal: &syn::ExprStruct) -> Option<ExprId> {
        let last = literal.path.segments.last().filter(|last| last.arguments.is_none())?;
        let is_range = last.ident == "Range" || last.ident == "RangeInclusive";
        if literal.path.leading_colon.is_none() || !is_range || literal.fields.len() < 2 {
            return None;
        }
        let at = (0..2).find(|at| literal_ty(&literal.fields[*at].expr).is_none())?;
        if (0..2).any(|at| self.known_shape(&literal.fields[at].expr).is_some()) {
            return None;
        }
        let (end, span) = (&literal.fields[at].expr, literal.path.span());
        Some(self.scoped(|cx| {
            cx.stmt(&syn::parse_quote_spanned!(span=> let __end = #end;));
            let mut named: syn::Expr = syn::parse_quote_spanned!(span=> __end);
            if cx.known_shape(&named).is_none() {
                let size = syn::Ident::new(if cx.env.is_kernel { "u32" } else { "usize" }, span);
                cx.stmt(&syn::parse_quote_spanned!(span=> let __size: #size = __end;));
                named = syn::parse_quote_spanned!(span=> __size);
            }
            let mut literal = literal.clone();
            literal.fields[at].expr = named;
            cx.struct_literal(&literal)
        }))
    }

    /// Whether an expression of a known type is a range, not written as one.
    pub(super) fn is_range_value(&self, expr: &syn::Expr) -> bool {
        match self.shape_of(expr) {
            Some(ty) => self.is_half_open(&ty).is_some(),
            None => self.is_declared_range(expr),
        }
    }

    /// Whether an expression is a constant or a call, and declared as a range.
    fn is_declared_range(&self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Path(path) => {
                self.env.scope.resolve(&path.path).is_some_and(|(item, used)| {
                    matches!(&self.items.items[item].kind, ItemKind::Const(of)
                        if used == path.path.segments.len() && is_range_ty(&of.ty))
                })
            }
            syn::Expr::Call(call) => {
                self.called_signature(call).is_some_and(|sig| returns_range(&sig))
            }
            _ => false,
        }
    }

    /// Whether a method is called on an iterator, or on a range that it iterates over.
    pub(super) fn is_on_iterator(&self, call: &syn::ExprMethodCall) -> bool {
        let (of, name) = (&call.receiver, call.method.to_string());
        self.is_iterator(of)
            || self.is_range_value(of) && !ranges::OF_VALUES.contains(&name.as_str())
            || self.is_own_iterator(of) && !self.may_have(&name, of)
    }

    /// The iterator of a consumer. If the method takes `&mut self`, what remains stays in the place.
    pub(super) fn chain_of_receiver(&mut self, call: &syn::ExprMethodCall) -> Option<Chain> {
        let (of, span) = (&call.receiver, call.receiver.span());
        let takes_mut = ranges::ADVANCE.iter().any(|name| call.method == name);
        if takes_mut && self.is_place(of) && self.keeps_rest(of) {
            return self.chain(&syn::parse_quote_spanned!(span=> #of.by_ref()));
        }
        self.chain(of)
    }

    /// Whether a type is a range, whose items can be taken.
    pub(super) fn has_next(&self, ty: &Ty) -> bool {
        self.is_half_open(ty).is_some()
    }

    /// Whether an index is a range.
    pub(super) fn is_range_index(&self, index: &syn::Expr) -> bool {
        matches!(ungroup(index), syn::Expr::Range(_)) || self.is_range_value(value_of(index))
    }

    /// The range in an index: as written, or made of the ends of a value.
    pub(super) fn range_of_index(&mut self, index: &syn::Expr) -> Option<syn::ExprRange> {
        if let syn::Expr::Range(range) = ungroup(index) {
            return Some(range.clone());
        }
        let value = value_of(index);
        if !self.is_range_value(value) {
            return None;
        }
        if self.is_place(value) && names_place(value) {
            return self.ends_of(value);
        }
        let span = value.span();
        self.stmt(&syn::parse_quote_spanned!(span=> let __range = #value;));
        self.ends_of(&syn::parse_quote_spanned!(span=> __range))
    }

    /// The iterator over a range that is a value. `None` for all other expressions.
    pub(super) fn chain_of_range(&mut self, expr: &syn::Expr) -> Option<Option<Chain>> {
        let is_value = !matches!(ungroup(expr), syn::Expr::Range(_) | syn::Expr::Reference(_));
        if !is_value || self.is_reference(ungroup(expr)) {
            return None;
        }
        let ty = self.known_shape(expr)?;
        self.is_half_open(&ty)?;
        let span = expr.span();
        Some(self.scoped(|cx| {
            cx.stmt(&syn::parse_quote_spanned!(span=> let __range = #expr;));
            let range = cx.ends_of(&syn::parse_quote_spanned!(span=> __range))?;
            match range.limits {
                syn::RangeLimits::HalfOpen(_) => cx.chain(&syn::Expr::Range(range)),
                syn::RangeLimits::Closed(_) => cx.chain(&syn::parse_quote_spanned!(span=>
                    (#range).filter(|_| !__range.is_exhausted))),
            }
        }))
    }

    fn ends_of(&mut self, value: &syn::Expr) -> Option<syn::ExprRange> {
        let (ty, span) = (self.known_shape(value)?, value.span());
        Some(match self.is_half_open(&ty)? {
            true => syn::parse_quote_spanned!(span=> #value.start..#value.end),
            false => syn::parse_quote_spanned!(span=> #value.first..=#value.last),
        })
    }

    /// Whether a type is `Range` and not `RangeInclusive`. `None` for all other types.
    fn is_half_open(&self, ty: &Ty) -> Option<bool> {
        let of = self.known.generic_structs.iter().find(|of| of.ty == *ty)?;
        let is = |path: syn::Path| {
            self.env.scope.resolve(&path).is_some_and(|(item, _)| item == of.item)
        };
        match () {
            () if is(syn::parse_quote!(::core::ops::Range)) => Some(true),
            () if is(syn::parse_quote!(::core::ops::RangeInclusive)) => Some(false),
            () => None,
        }
    }
}

/// `r` in `r.clone()`.
fn value_of(index: &syn::Expr) -> &syn::Expr {
    match ungroup(index) {
        syn::Expr::MethodCall(call) if call.method == "clone" && call.args.is_empty() => {
            ungroup(&call.receiver)
        }
        index => index,
    }
}

/// Whether an expression names a variable or a member of one, so that it can be evaluated twice.
fn names_place(expr: &syn::Expr) -> bool {
    match ungroup(expr) {
        syn::Expr::Path(_) => true,
        syn::Expr::Field(field) => names_place(&field.base),
        _ => false,
    }
}

/// Whether a function returns such a value.
pub(super) fn returns_range(sig: &syn::Signature) -> bool {
    matches!(&sig.output, syn::ReturnType::Type(_, ty) if is_range_ty(ty))
}

fn is_range_ty(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Path(of) if of.path.segments.last()
        .is_some_and(|last| last.ident == "Range" || last.ident == "RangeInclusive"))
}
