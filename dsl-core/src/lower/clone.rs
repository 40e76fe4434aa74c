//! `x.clone()` next to types with a `clone` of their own. All other clones copy the value, so `expr/method.rs` takes the
//! value itself.

use quote::quote;
use syn::spanned::Spanned;

use super::context::Lowerer;
use super::expr::is_clone;
use super::symbol::Symbol;
use crate::ir::{Expr, ExprId, Name, Ty};
use crate::ty::Form;

/// The name of the value in the expressions for its parts.
const WHOLE: &str = "__cloned";

/// The most elements of an array that are cloned one by one.
const MOST_ELEMENTS: u32 = 64;

impl Lowerer<'_> {
    /// `x.clone()` of a type without a `clone` of its own: clones the parts that have one. `None` for other calls.
    pub(super) fn clone_of_parts(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        if !is_clone(call) || !self.method_names.contains("clone") {
            return None;
        }
        let (ty, span) = (self.known_shape(&call.receiver)?, call.span());
        if self.has_clone(&ty) {
            return None;
        }
        let value = self.expr(&call.receiver);
        if !self.has_clone_within(&ty) {
            return Some(value);
        }
        Some(match &ty {
            Ty::Array(_, count @ ..=MOST_ELEMENTS) => {
                let indices =
                    (0..*count).map(|index| syn::LitInt::new(&format!("{index}u32"), span));
                self.with_name(WHOLE, value, span, quote!([#(__cloned[#indices].clone()),*]))
            }
            Ty::Struct(of) if of.form == Form::Option => self.with_name(
                WHOLE,
                value,
                span,
                quote! {
                    match __cloned { Some(__part) => Some(__part.clone()), None => None }
                },
            ),
            Ty::Struct(of) if of.form == Form::Plain => {
                let local = self.spill_local(value, "cloned");
                let members =
                    of.members.iter().enumerate().map(|(n, member)| {
                        match syn::parse_str::<syn::Ident>(&member.name) {
                            Ok(name) => syn::Member::Named(name),
                            Err(_) => syn::Member::from(n),
                        }
                    });
                let parts = self.scoped(|cx| {
                    let name = Name { text: WHOLE.to_owned(), span };
                    cx.bind(&name, Symbol::Local(local));
                    let part = |member| syn::parse_quote_spanned!(span=> __cloned.#member.clone());
                    members.map(part).map(|part: syn::Expr| cx.expr(&part)).collect()
                });
                match of.is_tuple() {
                    true => self.push(Expr::Tuple(parts), span),
                    false => self.push(Expr::Construct(ty.clone(), parts), span),
                }
            }
            _ => {
                let advice = "a part of this value has a `clone` of its own: clone the parts one by one, in a loop if they are many";
                self.unsupported(&call.method, advice);
                self.push(Expr::Error, span)
            }
        })
    }

    /// `x.cloned()` of an iterator or an option, written as `x.map(…)`.
    pub(super) fn cloned_items(&self, call: &syn::ExprMethodCall) -> Option<syn::ExprMethodCall> {
        let (of, span) = (&call.receiver, call.span());
        let may_be_own = call.method == "cloned" && self.method_names.contains("clone");
        may_be_own.then(|| syn::parse_quote_spanned!(span=> #of.map(|__item| __item.clone())))
    }

    /// Whether a type has a `clone` of its own.
    fn has_clone(&mut self, ty: &Ty) -> bool {
        self.associated_function(ty, "clone", None).is_some()
    }

    /// Whether a part of a value has a type with a `clone` of its own.
    fn has_clone_within(&mut self, ty: &Ty) -> bool {
        match ty {
            Ty::Array(element, _) => self.has_clone(element) || self.has_clone_within(element),
            Ty::Struct(of) => of
                .members
                .iter()
                .any(|member| self.has_clone(&member.ty) || self.has_clone_within(&member.ty)),
            _ => false,
        }
    }
}
