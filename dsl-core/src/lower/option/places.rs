//! Methods that change the option in a place. `take` and `replace`; and `insert`, `get_or_insert`
//! and `get_or_insert_with`, which return a `&mut` reference to the value in the option.

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::methods::Given;
use crate::diagnostic::Code;
use crate::ir::{Expr, ExprId, IS_SOME, Name, Place, SOME_VALUE};
use crate::lower::context::Lowerer;
use crate::lower::options::GivenPlace;
use crate::syntax::ungroup;

/// The methods that return a `&mut` reference to the value of the option.
const INSERTING: [&str; 3] = ["get_or_insert", "get_or_insert_with", "insert"];

impl Lowerer<'_> {
    /// A method that changes the option in a place; `None` for other methods.
    pub(super) fn of_option_in_place(
        &mut self,
        name: &Name,
        call: &syn::ExprMethodCall,
    ) -> Option<Given> {
        let is_inserting = INSERTING.contains(&&*name.text);
        if !is_inserting && !["take", "replace"].contains(&&*name.text) {
            return None;
        }
        let span = name.span;
        let Some(place) = self.option_place(name, &call.receiver) else {
            return Some(Given::Value(self.push(Expr::Error, span)));
        };
        if is_inserting {
            let through = self.through;
            let value = self.inserted(&place, &name.text, &call.args[0], span);
            self.options.references.insert(value);
            let place = place.member(SOME_VALUE, span);
            self.options.places.insert(value, GivenPlace { place, through });
            return Some(Given::Value(value));
        }
        let held = self.held_references(&call.receiver);
        let new = match call.args.first() {
            Some(value) => {
                let new = self.some_of(value, span);
                self.spill(new, "new")
            }
            None => self.none(span),
        };
        let old = self.push(Expr::Load(place.clone()), span);
        let old = self.spill(old, "old");
        self.note_stored_option(&place, new);
        self.assign_value(place, new, span);
        Some(Given::Option(match held {
            Some(item) => self.option_of_references(old, &item),
            None => self.optional_of(old),
        }))
    }

    /// The references in an option that a variable holds.
    fn held_references(&self, receiver: &syn::Expr) -> Option<crate::lower::chain::Item> {
        match ungroup(receiver) {
            syn::Expr::Path(path) => self.option_of_reference(path).map(|(item, _)| item),
            _ => None,
        }
    }

    /// The place of the option that a method changes. `None` if the receiver is no place, which is
    /// reported.
    fn option_place(&mut self, name: &Name, receiver: &syn::Expr) -> Option<Place> {
        let of = match ungroup(receiver) {
            syn::Expr::Reference(of) if of.mutability.is_some() => ungroup(&of.expr),
            of => of,
        };
        if !self.is_place(of) {
            let message = format!(
                "`{}` changes an option in place, but this is a temporary value: bind the option \
                 first, `let mut o = …;`",
                name.text
            );
            self.diags.error(Code::Mismatch, of.span(), message);
            return None;
        }
        let place = self.writable_place(of)?;
        if self.shape_of_place(&place).is_some_and(|ty| ty.result_parts().is_some()) {
            let message = format!(
                "kernels have no method `{}` of `Result`: assign to the variable",
                name.text
            );
            self.diags.error(Code::UnknownFunction, name.span, message);
            return None;
        }
        Some(place)
    }

    /// The value after `insert` and the like.
    fn inserted(&mut self, place: &Place, name: &str, arg: &syn::Expr, span: Span) -> ExprId {
        let put = |cx: &mut Self, value: ExprId| {
            cx.note_stored_option(place, value);
            cx.assign_value(place.clone(), value, span);
        };
        let given = match name {
            "get_or_insert_with" => None,
            _ => {
                let value = self.some_of(arg, span);
                Some(self.spill(value, "new"))
            }
        };
        match given {
            Some(value) if name == "insert" => put(self, value),
            given => {
                let is_some = self.push(Expr::Load(place.member(IS_SOME, span)), span);
                let is_none = self.negated(is_some, span);
                let put_first = |cx: &mut Self| {
                    let value = given.or_else(|| {
                        let value = cx.applied(arg, Vec::new(), span)?;
                        Some(cx.some_of_value(value, span))
                    });
                    let value = value.unwrap_or_else(|| cx.push(Expr::Error, span));
                    put(cx, value);
                };
                self.when(is_none, span, put_first, |_| {});
            }
        }
        self.push(Expr::Load(place.member(SOME_VALUE, span)), span)
    }

    /// Whether an expression is a call that returns a `&mut` reference to the value of an option.
    pub(in crate::lower) fn gives_place(&mut self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::MethodCall(call) => {
                let name = call.method.to_string();
                INSERTING.contains(&&*name)
                    && super::Method::named(&name).is_some_and(|of| self.may_mean(of, call))
                    || self.unwraps_element(call)
                    || self.calls_for_place(expr)
            }
            of => self.calls_for_place(of),
        }
    }

    /// Whether a call is `x.get_mut(i).unwrap()` or the like.
    fn unwraps_element(&self, call: &syn::ExprMethodCall) -> bool {
        ["unwrap", "expect"].iter().any(|name| call.method == name)
            && matches!(
                ungroup(&call.receiver),
                syn::Expr::MethodCall(of) if self.element_method(of).is_some_and(|(_, writable)| writable)
            )
    }
}
