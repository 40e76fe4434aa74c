//! The methods of options. Each becomes a branch.

use proc_macro2::Span;

use super::Optional;
use crate::diagnostic::Code;
use crate::ir::{Expr, ExprId, Name, Place, SOME_VALUE, StmtKind};
use crate::lower::iterator::Item;
use crate::lower::{Lowerer, variable};
use crate::syntax::{name_of, ungroup};

/// What a method of an option gives.
pub(super) enum Given {
    Option(Optional),
    Value(ExprId),
}

/// A method of options.
pub(super) struct Method {
    name: &'static str,
    args: usize,
    of: Of,
    gives: Gives,
}

/// Who has methods of a name.
#[derive(PartialEq)]
enum Of {
    /// Nothing else.
    Options,
    /// Iterators as well, or the user may have one.
    Others,
}

#[derive(PartialEq)]
enum Gives {
    Option,
    Value,
}

const METHODS: &[Method] = &[
    method("and_then", 1, Of::Options, Gives::Option),
    method("as_mut", 0, Of::Others, Gives::Option),
    method("as_ref", 0, Of::Others, Gives::Option),
    method("cloned", 0, Of::Others, Gives::Option),
    method("copied", 0, Of::Others, Gives::Option),
    method("expect", 1, Of::Others, Gives::Value),
    method("filter", 1, Of::Others, Gives::Option),
    method("is_none", 0, Of::Options, Gives::Value),
    method("is_none_or", 1, Of::Options, Gives::Value),
    method("is_some", 0, Of::Options, Gives::Value),
    method("is_some_and", 1, Of::Options, Gives::Value),
    method("map", 1, Of::Others, Gives::Option),
    method("map_or", 2, Of::Options, Gives::Value),
    method("map_or_else", 2, Of::Options, Gives::Value),
    method("or", 1, Of::Others, Gives::Option),
    method("or_else", 1, Of::Options, Gives::Option),
    method("unwrap", 0, Of::Others, Gives::Value),
    method("unwrap_or", 1, Of::Options, Gives::Value),
    method("unwrap_or_default", 0, Of::Options, Gives::Value),
    method("unwrap_or_else", 1, Of::Options, Gives::Value),
];

const fn method(name: &'static str, args: usize, of: Of, gives: Gives) -> Method {
    Method { name, args, of, gives }
}

impl Method {
    /// The method of options of that name.
    pub(super) fn named(name: &str) -> Option<&'static Method> {
        METHODS.iter().find(|method| method.name == name)
    }

    pub(super) fn gives_option(&self) -> bool {
        self.gives == Gives::Option
    }
}

impl Lowerer<'_> {
    /// Whether a method is one of options, and its receiver is known to be an option.
    pub(in crate::lower) fn is_of_option(&mut self, call: &syn::ExprMethodCall) -> bool {
        Method::named(&call.method.to_string()).is_some()
            && !self.is_iterator(&call.receiver)
            && self.is_optional(&call.receiver)
    }

    /// A method that gives an option or is one of an option; `None` if it is neither.
    pub(in crate::lower) fn option_method(&mut self, call: &syn::ExprMethodCall) -> Option<ExprId> {
        let method = Method::named(&call.method.to_string());
        let is_of_option = method.is_some_and(|method| self.may_mean(method, call));
        if !is_of_option && !self.gives_option(call) {
            return None;
        }
        Some(match self.given_by(call)? {
            Given::Option(option) => self.option_value(&option, call.method.span()),
            Given::Value(value) => value,
        })
    }

    /// Whether a call of that name may be one of the method of options.
    pub(super) fn may_mean(&mut self, method: &Method, call: &syn::ExprMethodCall) -> bool {
        method.of == Of::Options || self.may_be_optional(&call.receiver)
    }

    pub(super) fn given_by(&mut self, call: &syn::ExprMethodCall) -> Option<Given> {
        let name = name_of(&call.method);
        if let Some(checked) =
            name.text.strip_prefix("checked_").filter(|_| super::sources::is_checked(&name.text))
        {
            return Some(Given::Option(self.checked(checked, call)));
        }
        if super::sources::is_conditional(&name.text) {
            return Some(Given::Option(self.conditional(call)));
        }
        if let Some((of, writable)) = self.element_method(call) {
            return Some(Given::Option(self.element_option(call, of, writable)));
        }
        if self.is_iterator(&call.receiver) {
            return Some(Given::Option(self.found(call)?));
        }
        let method = Method::named(&name.text)?;
        if !self.expect_args(&name, call.args.len(), method.args) {
            return Some(Given::Value(self.push(Expr::Error, name.span)));
        }
        Some(self.of_option(&name, call))
    }

    /// A method of an option.
    fn of_option(&mut self, name: &Name, call: &syn::ExprMethodCall) -> Given {
        let span = name.span;
        if let "as_ref" | "as_mut" = name.text.as_str() {
            return Given::Option(self.option_behind(&call.receiver, name.text == "as_mut"));
        }
        let option = self.option_before_arguments(&call.receiver);
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        match (name.text.as_str(), args.as_slice()) {
            ("is_some", _) => Given::Value(option.is_some),
            ("is_none", _) => Given::Value(self.negated(option.is_some, span)),
            ("copied" | "cloned", _) => {
                let value = Item::Value(self.readable(&option, span));
                Given::Option(Optional { value, ..option })
            }
            ("unwrap" | "expect", _) => Given::Value(self.no_panic(name)),
            ("is_some_and", [f]) => self.tested(&option, f, false, span),
            ("is_none_or", [f]) => self.tested(&option, f, true, span),
            ("unwrap_or", [otherwise]) => {
                let value = self.value_or(&option, otherwise, None, span);
                Given::Value(self.taken_out(&option, value))
            }
            ("map_or", [otherwise, f]) => {
                Given::Value(self.value_or(&option, otherwise, Some(f), span))
            }
            ("unwrap_or_else", [otherwise]) => {
                let value = self.value_or_else(&option, otherwise, None, span);
                Given::Value(self.taken_out(&option, value))
            }
            ("map_or_else", [otherwise, f]) => {
                Given::Value(self.value_or_else(&option, otherwise, Some(f), span))
            }
            ("unwrap_or_default", _) => Given::Value(self.value_or_default(&option, span)),
            ("map", [f]) => Given::Option(self.mapped(option, f, span)),
            ("filter", [f]) => Given::Option(self.filtered(option, f, span)),
            ("and_then", [f]) => Given::Option(self.chained(&option, f, span)),
            ("or", [other]) => {
                let other = self.expr(other);
                let other = self.settled_value(other);
                self.or(&option, span, |_| Some(other))
            }
            ("or_else", [other]) => {
                self.or(&option, span, |cx| cx.applied(other, Vec::new(), span))
            }
            _ => Given::Value(self.push(Expr::Error, span)),
        }
    }

    /// The option that a method is called on.
    fn option_before_arguments(&mut self, receiver: &syn::Expr) -> Optional {
        match ungroup(receiver) {
            // The arguments may change what the reference is to.
            path @ syn::Expr::Path(_) if self.is_place(path) && self.is_reference(path) => {
                let value = self.expr(path);
                self.optional_of(value)
            }
            receiver => self.option(receiver),
        }
    }

    /// `unwrap` and `expect`.
    fn no_panic(&mut self, name: &Name) -> ExprId {
        let message = format!(
            "kernels cannot panic: write `.unwrap_or(…)`, `if let Some(x) = …` or `let Some(x) = \
             … else {{ return }};` for `.{}(…)`",
            name.text
        );
        self.poison(Code::UnknownFunction, name.span, message)
    }

    /// A value out of an option, which is a reference if the option's is one.
    fn taken_out(&mut self, option: &Optional, value: ExprId) -> ExprId {
        if let Item::Place(..) = option.value {
            self.options.references.insert(value);
        }
        value
    }

    /// `is_some_and` and `is_none_or`: what `f` says of the value, or `without` one.
    fn tested(&mut self, option: &Optional, f: &syn::Expr, without: bool, span: Span) -> Given {
        let flag = self.new_flag("holds", without, span);
        self.when(
            option.is_some,
            span,
            |cx| {
                let value = cx.applied(f, vec![option.value.clone()], span);
                cx.assign_some(&flag, value, span);
            },
            |_| {},
        );
        Given::Value(self.push(Expr::Load(flag), span))
    }

    /// The value, or what `f` makes of it, or another one where there is none.
    fn value_or(
        &mut self,
        option: &Optional,
        otherwise: &syn::Expr,
        f: Option<&syn::Expr>,
        span: Span,
    ) -> ExprId {
        let held = match &option.value {
            Item::Place(place, writable, of) => self.borrow("the option", place, *writable, *of),
            _ => None,
        };
        let otherwise = self.expr(otherwise);
        if let Some(held) = held {
            self.borrow_used(held, span);
        }
        let local = self.temporary("value", span, true);
        self.emit(StmtKind::Let { local, init: Some(otherwise) }, span);
        let place = variable(local, span);
        self.when(option.is_some, span, |cx| cx.assign_value_of(option, f, &place, span), |_| {});
        self.load_local(local, span)
    }

    /// The same, of what a function gives where there is none.
    fn value_or_else(
        &mut self,
        option: &Optional,
        otherwise: &syn::Expr,
        f: Option<&syn::Expr>,
        span: Span,
    ) -> ExprId {
        let (local, place) = self.later("value", span);
        self.when(
            option.is_some,
            span,
            |cx| cx.assign_value_of(option, f, &place, span),
            |cx| {
                let value = cx.applied(otherwise, Vec::new(), span);
                cx.assign_some(&place, value, span);
            },
        );
        self.load_local(local, span)
    }

    /// Stores the value, or what `f` makes of it.
    fn assign_value_of(
        &mut self,
        option: &Optional,
        f: Option<&syn::Expr>,
        place: &Place,
        span: Span,
    ) {
        let value = match f {
            Some(f) => self.applied(f, vec![option.value.clone()], span),
            None => Some(self.value_of(&option.value, span)),
        };
        self.assign_some(place, value, span);
    }

    fn value_or_default(&mut self, option: &Optional, span: Span) -> ExprId {
        let local = self.temporary("value", span, true);
        // That of `None`, which is zero.
        let none = self.none(span);
        let value = Name { text: SOME_VALUE.to_owned(), span };
        let zero = self.push(Expr::Swizzle(none, value), span);
        self.emit(StmtKind::Let { local, init: Some(zero) }, span);
        let place = variable(local, span);
        self.when(
            option.is_some,
            span,
            |cx| cx.assign_value_of(option, None, &place, span),
            |_| {},
        );
        self.load_local(local, span)
    }

    fn mapped(&mut self, option: Optional, f: &syn::Expr, span: Span) -> Optional {
        let (local, place) = self.later("value", span);
        self.when(
            option.is_some,
            span,
            |cx| {
                let value = cx.applied(f, vec![option.value.clone()], span);
                cx.assign_some(&place, value, span);
            },
            |_| {},
        );
        Optional { value: Item::Value(self.load_local(local, span)), ..option }
    }

    fn filtered(&mut self, option: Optional, f: &syn::Expr, span: Span) -> Optional {
        let flag = self.new_flag("is_some", false, span);
        self.when(
            option.is_some,
            span,
            |cx| {
                let item = match &option.value {
                    Item::Value(value) => {
                        let local = cx.spill_local(*value, "value");
                        Item::Place(variable(local, span), false, None)
                    }
                    item => item.clone(),
                };
                let value = cx.applied(f, vec![item], span);
                cx.assign_some(&flag, value, span);
            },
            |_| {},
        );
        let is_some = self.push(Expr::Load(flag), span);
        Optional { is_some: self.spill(is_some, "is_some"), ..option }
    }

    /// `and_then`: the option that `f` makes of the value.
    fn chained(&mut self, option: &Optional, f: &syn::Expr, span: Span) -> Optional {
        let (local, place) = self.later("option", span);
        let none = self.none(span);
        let mut references = None;
        self.when(
            option.is_some,
            span,
            |cx| {
                let value = cx.applied(f, vec![option.value.clone()], span);
                references = value.and_then(|v| cx.options.of_references.get(&v).cloned());
                cx.assign_some(&place, value, span);
            },
            |cx| cx.assign_value(place.clone(), none, span),
        );
        let value = self.load_local(local, span);
        if let Some(item) = references {
            self.options.of_references.insert(value, item);
        }
        self.taken_apart(value)
    }

    fn or(
        &mut self,
        option: &Optional,
        span: Span,
        other: impl FnOnce(&mut Self) -> Option<ExprId>,
    ) -> Given {
        let (local, place) = self.later("option", span);
        self.when(
            option.is_some,
            span,
            |cx| {
                let some = cx.option_value(option, span);
                cx.assign_value(place.clone(), some, span);
            },
            |cx| {
                let other = other(cx);
                cx.assign_some(&place, other, span);
            },
        );
        let value = self.load_local(local, span);
        Given::Option(match &option.value {
            Item::Value(_) => self.optional_of(value),
            item => self.option_of_references(value, item),
        })
    }
}
