//! `Option`: what gives one (`x.get(i)`, `a.checked_sub(b)`, `Some(v)`), what its methods make of it, and
//! the patterns `Some(x)` and `None`.
//!
//! Where an option is taken apart at once, whether there is a value and the value stay two expressions:
//! `if let Some(x) = v.get(i)` is a comparison of `i`, and `x` is another name of `v[i]`. Elsewhere it is a
//! value of the two.

mod methods;
mod patterns;
pub(super) mod references;
mod sources;

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::borrow::BorrowId;
use super::iterator::Item;
use super::{Lowerer, variable};
use crate::diagnostic::Code;
use crate::ir::{
    Block, Expr, ExprId, IS_SOME, LocalId, Name, Place, Projection, Root, SOME_VALUE, StmtKind, Ty,
};
use crate::syntax::iterators::search;
use crate::syntax::ungroup;
use methods::Method;

/// What is known of the options of a body.
#[derive(Default)]
pub(super) struct Options {
    /// Options that are not put together, by the expression that stands for each in patterns.
    apart: BTreeMap<ExprId, Optional>,
    /// The expressions that are options of references, with what these are to.
    of_references: BTreeMap<ExprId, Item>,
    /// The variables that hold such.
    variables: BTreeMap<LocalId, (Item, Option<BorrowId>)>,
    /// The expressions that are references out of options.
    references: BTreeSet<ExprId>,
}

impl Options {
    /// Whether an expression is a reference out of an option.
    pub(super) fn is_reference(&self, value: ExprId) -> bool {
        self.references.contains(&value)
    }
}

/// An option that is not put together.
#[derive(Clone)]
pub(super) struct Optional {
    /// Costs little to evaluate anew, and gives the same then.
    pub(super) is_some: ExprId,
    /// Evaluated only where there is one.
    pub(super) value: Item,
}

/// Whether options have a method of that name.
pub(super) fn is_method(name: &str) -> bool {
    Method::named(name).is_some()
}

impl Lowerer<'_> {
    /// Whether an expression is known to be an option, by what it says and by what is declared.
    pub(super) fn is_optional(&mut self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Call(call) if is_some(&call.func) => true,
            syn::Expr::Call(call) if self.called_closure(call).is_some() => false,
            syn::Expr::Path(path) if is_none(&path.path) => true,
            syn::Expr::MethodCall(call) if self.gives_option(call) => true,
            expr => self.known_shape(expr).is_some_and(|shape| shape.option_value().is_some()),
        }
    }

    fn gives_option(&mut self, call: &syn::ExprMethodCall) -> bool {
        let name = call.method.to_string();
        if self.may_be_users(&name, &call.receiver) {
            return Method::named(&name).is_some_and(Method::gives_option)
                && self.is_of_option(call);
        }
        if let Some(method) = Method::named(&name) {
            return method.gives_option() && self.may_mean(method, call);
        }
        sources::is_checked(&name)
            || sources::is_conditional(&name)
            || self.element_method(call).is_some()
            || search(&name).is_some() && self.is_iterator(&call.receiver)
    }

    /// Whether the receiver of a method that options have can be one: so is all whose type is not known,
    /// as only iterators have such methods, too.
    fn may_be_optional(&mut self, receiver: &syn::Expr) -> bool {
        !self.is_iterator(receiver)
            && (self.is_optional(receiver)
                || self.known_shape(receiver).is_none_or(|shape| shape == Ty::Error))
    }

    /// The option that an expression is.
    pub(super) fn option(&mut self, expr: &syn::Expr) -> Optional {
        match ungroup(expr) {
            syn::Expr::Call(call) if is_some(&call.func) && call.args.len() == 1 => {
                let is_some = self.truth(true, call.func.span());
                if let Some(of) = self.referent(&call.args[0])
                    && let Some(place) = self.settled_place(of)
                {
                    return Optional { is_some, value: Item::Place(place, false, self.through) };
                }
                let value = self.expr(&call.args[0]);
                Optional { is_some, value: Item::Value(self.settled_value(value)) }
            }
            syn::Expr::MethodCall(call) if self.gives_option(call) => match self.given_by(call) {
                Some(methods::Given::Option(option)) => option,
                Some(methods::Given::Value(value)) => self.optional_of(value),
                None => self.no_option(call.method.span()),
            },
            syn::Expr::Reference(of) if self.is_place(&of.expr) => {
                self.option_behind(&of.expr, of.mutability.is_some())
            }
            syn::Expr::Path(path) if let Some((item, borrow)) = self.option_of_reference(path) => {
                if let Some(borrow) = borrow {
                    self.borrow_used(borrow, expr.span());
                }
                let value = self.expr(expr);
                self.option_of_references(value, &item)
            }
            path @ syn::Expr::Path(_) if self.is_place(path) && self.is_reference(path) => {
                self.option_behind_reference(path)
            }
            expr => {
                let value = self.expr(expr);
                self.optional_of(value)
            }
        }
    }

    /// The two parts of an option that is a value.
    pub(super) fn optional_of(&mut self, value: ExprId) -> Optional {
        let span = self.module.exprs[value].span;
        if let Expr::Error = self.module.exprs[value].kind {
            return self.no_option(span);
        }
        if let Expr::Construct(ty, members) = &self.module.exprs[value].kind
            && ty.option_value().is_some()
            && let [is_some, value] = members[..]
        {
            let is_some =
                if self.is_stable(is_some) { is_some } else { self.spill(is_some, "is_some") };
            return Optional { is_some, value: Item::Value(self.settled_value(value)) };
        }
        let value = if self.is_trivial(value) { value } else { self.spill(value, "option") };
        let part = |cx: &mut Self, name: &str| {
            cx.push(Expr::Swizzle(value, Name { text: name.to_owned(), span }), span)
        };
        let is_some = part(self, IS_SOME);
        Optional { is_some, value: Item::Value(part(self, SOME_VALUE)) }
    }

    /// The two parts of what a function gave, which may be an option of references.
    pub(super) fn taken_apart(&mut self, value: ExprId) -> Optional {
        match self.options.of_references.get(&value).cloned() {
            Some(item) => self.option_of_references(value, &item),
            None => self.optional_of(value),
        }
    }

    pub(super) fn no_option(&mut self, span: Span) -> Optional {
        let poison = self.push(Expr::Error, span);
        Optional { is_some: poison, value: Item::Value(poison) }
    }

    /// An option as one value.
    pub(super) fn option_value(&mut self, option: &Optional, span: Span) -> ExprId {
        if let Item::Place(place, true, _) = &option.value
            && !is_own(place)
        {
            let message = "an option of a `&mut` reference is taken apart where it is made: `if let \
                           Some(x) = v.get_mut(i) { … }`";
            return self.poison(Code::Unsupported, span, message);
        }
        let value = self.readable(option, span);
        let of = self.shape_of_value(value).unwrap_or(Ty::Error);
        let whole = self.push(Expr::Construct(Ty::option(of), vec![option.is_some, value]), span);
        if let Item::Place(..) | Item::Pair(..) = option.value {
            self.options.of_references.insert(whole, option.value.clone());
        }
        whole
    }

    /// `Some(x)`.
    pub(super) fn some(&mut self, call: &syn::ExprCall) -> ExprId {
        let name = Name { text: "Some".to_owned(), span: call.func.span() };
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        if !self.expect_args(&name, args.len(), 1) {
            return self.push(Expr::Error, name.span);
        }
        let (is_some, value) = (self.truth(true, name.span), self.expr(args[0]));
        let of = self.shape_of_value(value).unwrap_or(Ty::Error);
        let whole = self.push(Expr::Construct(Ty::option(of), vec![is_some, value]), name.span);
        if let (Some(_), Expr::Load(place)) =
            (self.referent(args[0]), &self.module.exprs[value].kind)
        {
            let item = Item::Place(place.clone(), false, None);
            self.options.of_references.insert(whole, item);
        }
        whole
    }

    /// `None`.
    pub(super) fn none(&mut self, span: Span) -> ExprId {
        self.push(Expr::Construct(Ty::option(Ty::Error), Vec::new()), span)
    }

    /// Whether a value is a `None` of whatever type.
    pub(super) fn is_none_of_any(&self, value: ExprId) -> bool {
        matches!(&self.module.exprs[value].kind, Expr::Construct(ty, parts)
            if parts.is_empty() && *ty == Ty::option(Ty::Error))
    }

    /// An option's value as an expression that may be evaluated also where there is none.
    pub(super) fn readable(&mut self, option: &Optional, span: Span) -> ExprId {
        let value = match &option.value {
            Item::Value(value) => return *value,
            Item::Place(place, ..) if is_own(place) => {
                let value = self.push(Expr::Load(place.clone()), span);
                return self.settled_value(value);
            }
            item => self.value_of(item, span),
        };
        let (local, place) = self.later("value", span);
        self.when(option.is_some, span, |cx| cx.assign_value(place, value, span), |_| {});
        self.load_local(local, span)
    }

    /// `option?`: the value; without one, the function or closure returns `None`.
    pub(super) fn question(&mut self, expr: &syn::ExprTry) -> ExprId {
        let span = expr.question_token.span;
        let leaves_closure = self.closure_target().is_some();
        let returns_option =
            self.result.as_ref().is_some_and(|result| result.option_value().is_some());
        if !leaves_closure && !returns_option {
            let message = "`?` returns `None` from a function whose result is an `Option`, and this one's \
                           is not: write `let Some(x) = … else { return };`";
            self.expr(&expr.expr);
            return self.poison(Code::Unsupported, span, message);
        }
        let option = self.option(&expr.expr);
        let is_none = self.negated(option.is_some, span);
        let none = self.none(span);
        let leave = |cx: &mut Self| match leaves_closure {
            true => cx.leave_closure(none, span),
            false => cx.emit(StmtKind::Return(Some(none)), span),
        };
        self.when(is_none, span, leave, |_| {});
        let value = self.value_of(&option.value, span);
        match option.value {
            Item::Place(..) => {
                let value = self.spill(value, "value");
                self.options.references.insert(value);
                value
            }
            _ => value,
        }
    }

    // Building.

    pub(super) fn settled_value(&mut self, value: ExprId) -> ExprId {
        if self.is_trivial(value) { value } else { self.spill(value, "value") }
    }

    /// A variable that gets its value later.
    pub(super) fn later(&mut self, name: &str, span: Span) -> (LocalId, Place) {
        let local = self.temporary(name, span, true);
        self.emit(StmtKind::Let { local, init: None }, span);
        (local, variable(local, span))
    }

    /// `if condition { … } else { … }`
    pub(super) fn when(
        &mut self,
        condition: ExprId,
        span: Span,
        accept: impl FnOnce(&mut Self),
        reject: impl FnOnce(&mut Self),
    ) {
        let accept = self.nested(accept);
        let reject: Block = self.nested(reject);
        self.emit(StmtKind::If { condition, accept, reject }, span);
    }

    pub(super) fn applied(&mut self, f: &syn::Expr, args: Vec<Item>, span: Span) -> Option<ExprId> {
        let function = self.callable(f)?;
        Some(self.apply(&function, args, span))
    }

    pub(super) fn assign_some(&mut self, place: &Place, value: Option<ExprId>, span: Span) {
        let value = value.unwrap_or_else(|| self.push(Expr::Error, span));
        self.assign_value(place.clone(), value, span);
    }
}

/// Whether a place is in a variable, so that it can be read at any time.
fn is_own(place: &Place) -> bool {
    let is_index = |step: &Projection| matches!(step, Projection::Index(_));
    matches!(place.root, Root::Local(_)) && !place.projections.iter().any(is_index)
}

/// Whether a path is `Some`, `Option::Some` and the like.
fn is_path(path: &syn::Path, wanted: &str) -> bool {
    let mut names = path.segments.iter().rev().map(|segment| &segment.ident);
    names.next().is_some_and(|name| name == wanted)
        && names.next().is_none_or(|owner| owner == "Option")
}

pub(super) fn is_some(func: &syn::Expr) -> bool {
    matches!(ungroup(func), syn::Expr::Path(path) if is_path(&path.path, "Some"))
}

pub(super) fn is_none(path: &syn::Path) -> bool {
    is_path(path, "None")
}
