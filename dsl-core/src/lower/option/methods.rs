//! The methods of options. Each becomes a branch.

use proc_macro2::Span;

use crate::diagnostic::Code;
use crate::ir::{BinaryOp, Block, Expr, ExprId, Name, Place, StmtKind, Ty};
use crate::lower::chain::Item;
use crate::lower::context::{Lowerer, variable};
use crate::lower::options::{GivenPlace, Optional};
use crate::syntax::message::Text;
use crate::syntax::methods::{is_checked, is_conditional};
use crate::syntax::{name_of, ungroup};

/// The result of an option's method.
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

/// The types that have methods of a name.
#[derive(PartialEq)]
enum Of {
    /// Only options.
    Options,
    /// Iterators, too, or a user's type.
    Others,
}

#[derive(PartialEq)]
enum Gives {
    Option,
    Value,
}

const METHODS: &[Method] = &[
    method("and", 1, Of::Others, Gives::Option),
    method("and_then", 1, Of::Options, Gives::Option),
    method("as_mut", 0, Of::Others, Gives::Option),
    method("as_ref", 0, Of::Others, Gives::Option),
    method("cloned", 0, Of::Others, Gives::Option),
    method("copied", 0, Of::Others, Gives::Option),
    method("err", 0, Of::Others, Gives::Option),
    method("expect", 1, Of::Others, Gives::Value),
    method("expect_err", 1, Of::Options, Gives::Value),
    method("filter", 1, Of::Others, Gives::Option),
    method("get_or_insert", 1, Of::Options, Gives::Value),
    method("get_or_insert_with", 1, Of::Options, Gives::Value),
    method("insert", 1, Of::Others, Gives::Value),
    method("is_err", 0, Of::Options, Gives::Value),
    method("is_err_and", 1, Of::Options, Gives::Value),
    method("is_none", 0, Of::Options, Gives::Value),
    method("is_none_or", 1, Of::Options, Gives::Value),
    method("is_ok", 0, Of::Options, Gives::Value),
    method("is_ok_and", 1, Of::Options, Gives::Value),
    method("is_some", 0, Of::Options, Gives::Value),
    method("is_some_and", 1, Of::Options, Gives::Value),
    method("map", 1, Of::Others, Gives::Option),
    method("map_err", 1, Of::Options, Gives::Option),
    method("map_or", 2, Of::Options, Gives::Value),
    method("map_or_else", 2, Of::Options, Gives::Value),
    method("ok", 0, Of::Others, Gives::Option),
    method("ok_or", 1, Of::Options, Gives::Option),
    method("ok_or_else", 1, Of::Options, Gives::Option),
    method("or", 1, Of::Others, Gives::Option),
    method("or_else", 1, Of::Options, Gives::Option),
    method("replace", 1, Of::Others, Gives::Option),
    method("take", 0, Of::Others, Gives::Option),
    method("unwrap", 0, Of::Others, Gives::Value),
    method("unwrap_err", 0, Of::Options, Gives::Value),
    method("unwrap_or", 1, Of::Options, Gives::Value),
    method("unwrap_or_default", 0, Of::Options, Gives::Value),
    method("unwrap_or_else", 1, Of::Options, Gives::Value),
    method("xor", 1, Of::Options, Gives::Option),
    method("zip", 1, Of::Others, Gives::Option),
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
    /// Whether a method belongs to options, and its receiver is known to be an option.
    pub(in crate::lower) fn is_of_option(&mut self, call: &syn::ExprMethodCall) -> bool {
        Method::named(&call.method.to_string()).is_some()
            && !self.is_iterator(&call.receiver)
            && self.is_optional(&call.receiver)
    }

    /// A method that returns an option, or a method of an option. `None` if it is neither.
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

    /// Whether a call of that name may mean the method of options.
    pub(super) fn may_mean(&mut self, method: &Method, call: &syn::ExprMethodCall) -> bool {
        method.of == Of::Options || self.may_be_optional(&call.receiver)
    }

    pub(super) fn given_by(&mut self, call: &syn::ExprMethodCall) -> Option<Given> {
        if let Some(cloned) = self.cloned_items(call) {
            return self.given_by(&cloned);
        }
        let name = name_of(&call.method);
        if let Some(checked) = name.text.strip_prefix("checked_").filter(|_| is_checked(&name.text))
        {
            return Some(Given::Option(self.checked(checked, call)));
        }
        if is_conditional(&name.text) {
            return Some(Given::Option(self.conditional(call)));
        }
        if let ("partial_cmp", Some(other)) = (&*name.text, call.args.first()) {
            let compared = self.partially_compared(&call.receiver, other, name.span);
            return Some(Given::Option(compared));
        }
        if self.is_exchange(call) {
            return Some(Given::Option(self.exchange(call)));
        }
        if let Some((of, writable)) = self.element_method(call) {
            return Some(Given::Option(self.element_option(call, of, writable)));
        }
        if self.is_on_iterator(call) {
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
        if let Some(given) = self.of_option_in_place(name, call) {
            return given;
        }
        let option = self.option_before_arguments(&call.receiver);
        if let Expr::Error = self.module.exprs[option.is_some].kind {
            return Given::Value(option.is_some);
        }
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        match (name.text.as_str(), args.as_slice()) {
            (name, _) if of_other_kind(name, &option) => self.other_kind(name, &option, span),
            ("is_some" | "is_ok", _) => Given::Value(option.is_some),
            ("is_none" | "is_err", _) => Given::Value(self.negated(option.is_some, span)),
            ("copied" | "cloned", _) if self.copies_slice_of_array(call) => Given::Option(option),
            ("copied" | "cloned", _) => {
                let value = Item::Value(self.readable(&option, span));
                Given::Option(Optional { value, ..option })
            }
            ("unwrap" | "expect" | "unwrap_err" | "expect_err", _) => {
                Given::Value(self.expected(&option, name, args.first().copied()))
            }
            ("is_some_and" | "is_ok_and", [f]) => self.tested(&option, f, false, span),
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
            ("and", [other]) => {
                let other = self.expr(other);
                let other = self.settled_value(other);
                Given::Option(self.then_other(&option, span, |_| Some(other)))
            }
            ("ok", _) => Given::Option(Optional { error: None, ..option }),
            ("err", _) => self.errors(&option, span),
            ("is_err_and", [f]) => self.errors_tested(&option, f, span),
            ("map_err", [f]) => Given::Option(self.error_mapped(option, f, span)),
            ("ok_or", [error]) => {
                let error = self.expr(error);
                let error = Some(self.settled_value(error));
                Given::Option(Optional { error, ..option })
            }
            ("ok_or_else", [f]) => {
                let error = Some(self.where_none(&option, f, Vec::new(), "error", span));
                Given::Option(Optional { error, ..option })
            }
            ("or", [other]) => {
                let other = self.expr(other);
                let other = self.settled_value(other);
                self.or(&option, span, |_| Some(other))
            }
            ("xor", [other]) => {
                let other = self.expr(other);
                let other = self.settled_value(other);
                self.either(&option, other, span)
            }
            ("zip", [other]) => Given::Option(self.zipped(option, other, span)),
            ("or_else", [other]) => {
                let error = error_of(&option);
                self.or(&option, span, |cx| cx.applied(other, error, span))
            }
            _ => Given::Value(self.push(Expr::Error, span)),
        }
    }

    /// `xor`: the option that has a value, if only one has.
    fn either(&mut self, option: &Optional, other: ExprId, span: Span) -> Given {
        let is_other = self.taken_apart(other).is_some;
        match self.or(option, span, |_| Some(other)) {
            Given::Option(either) => {
                let is_some = self.push(Expr::Binary(BinaryOp::Ne, option.is_some, is_other), span);
                Given::Option(Optional { is_some: self.spill(is_some, "is_some"), ..either })
            }
            given @ Given::Value(_) => given,
        }
    }

    /// `zip`: both values, if both have one.
    fn zipped(&mut self, option: Optional, other: &syn::Expr, span: Span) -> Optional {
        let other = self.option(other);
        let both = Expr::Binary(BinaryOp::LogicalAnd, option.is_some, other.is_some);
        let both = self.push(both, span);
        let pair = Item::Pair(Box::new(option.value), Box::new(other.value));
        Optional::new(self.spill(both, "is_some"), pair)
    }

    /// The option that a method is called on, evaluated before the arguments.
    fn option_before_arguments(&mut self, receiver: &syn::Expr) -> Optional {
        match ungroup(receiver) {
            // The arguments may change the referent.
            path @ syn::Expr::Path(_) if self.is_place(path) && self.is_reference(path) => {
                let value = self.expr(path);
                self.optional_of(value)
            }
            receiver => self.option(receiver),
        }
    }

    /// `unwrap` and `expect`: a failure if there is no value. Then control goes on with the value
    /// that the option holds.
    pub(super) fn expected(
        &mut self,
        option: &Optional,
        name: &Name,
        text: Option<&syn::Expr>,
    ) -> ExprId {
        let span = name.span;
        let text = text.map(Text::of_expect);
        let text = match text.transpose() {
            Ok(text) => text,
            Err(error) => return self.poison(Code::Unsupported, error.span(), error.to_string()),
        };
        let of_error = name.text.ends_with("_err");
        let value = self.readable(option, span);
        let (fails, shown, value) = match (of_error, option.error) {
            (true, Some(error)) => (option.is_some, Some(value), error),
            _ => (self.negated(option.is_some, span), option.error, value),
        };
        let about = match (&text, of_error, option.error) {
            (Some(_), ..) => None,
            (None, true, _) => Some("called `Result::unwrap_err()` on an `Ok` value"),
            (None, false, Some(_)) => Some("called `Result::unwrap()` on an `Err` value"),
            (None, false, None) => Some("called `Option::unwrap()` on a `None` value"),
        };
        let shown = shown.map(|error| (": ".to_owned(), error)).into_iter().collect();
        let about = about.map(str::to_owned);
        self.when(fails, span, |cx| cx.fail(about, text.as_ref(), shown, span), |_| {});
        self.taken_out(option, value)
    }

    /// A value from an option. It is a reference if the option's value is one.
    fn taken_out(&mut self, option: &Optional, value: ExprId) -> ExprId {
        if let Item::Place(place, writable, through) = &option.value {
            self.options.references.insert(value);
            if *writable && option.error.is_none() {
                let given = GivenPlace { place: place.clone(), through: *through };
                self.options.places.insert(value, given);
            }
        }
        value
    }

    /// `is_some_and` and `is_none_or`: the result of `f` for the value, or `without` if there is
    /// none.
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

    /// The value, or the result of `f` for it; another value if there is none.
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

    /// The same; the other value is the result of a function.
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
                let value = cx.applied(otherwise, error_of(option), span);
                cx.assign_some(&place, value, span);
            },
        );
        self.load_local(local, span)
    }

    /// The result of a function that is called if there is no value.
    fn where_none(
        &mut self,
        option: &Optional,
        f: &syn::Expr,
        args: Vec<Item>,
        name: &str,
        span: Span,
    ) -> ExprId {
        let mut value = None;
        let mut reject = self.nested(|cx| value = cx.applied(f, args, span));
        let is_unit = value.is_some_and(|value| self.shape_of_value(value) == Some(Ty::Unit));
        let (result, stored) = if is_unit {
            (self.push(Expr::Tuple(Vec::new()), span), Block::default())
        } else {
            let (local, place) = self.later(name, span);
            let stored = self.nested(|cx| cx.assign_some(&place, value, span));
            (self.load_local(local, span), stored)
        };
        reject.stmts.extend(stored.stmts);
        let condition = self.negated(option.is_some, span);
        let (accept, reject) = (reject, Block::default());
        if !accept.stmts.is_empty() {
            self.emit(StmtKind::If { condition, accept, reject }, span);
        }
        result
    }

    /// `map_err`.
    fn error_mapped(&mut self, option: Optional, f: &syn::Expr, span: Span) -> Optional {
        let error = self.where_none(&option, f, error_of(&option), "error", span);
        Optional { error: Some(error), ..option }
    }

    /// `err`: the error as an option's value.
    fn errors(&mut self, option: &Optional, span: Span) -> Given {
        let is_err = self.negated(option.is_some, span);
        let error = option.error.unwrap_or_else(|| self.push(Expr::Error, span));
        Given::Option(Optional::new(is_err, Item::Value(error)))
    }

    /// `is_err_and`.
    fn errors_tested(&mut self, option: &Optional, f: &syn::Expr, span: Span) -> Given {
        match self.errors(option, span) {
            Given::Option(errors) => self.tested(&errors, f, false, span),
            given @ Given::Value(_) => given,
        }
    }

    /// Reports a method that options have and results do not, or the other way round.
    fn other_kind(&mut self, name: &str, option: &Optional, span: Span) -> Given {
        let (of, other) = match option.error {
            Some(_) => ("`Result`", "`Option` has: write `.ok()` before it"),
            None => ("`Option`", "`Result` has: write `.ok_or(…)` before it"),
        };
        let message = format!("{of} has no method `{name}`, but {other}");
        Given::Value(self.poison(Code::UnknownFunction, span, message))
    }

    /// Stores the value, or the result of `f` for it.
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
        let (local, place) = self.later("value", span);
        self.when(
            option.is_some,
            span,
            |cx| cx.assign_value_of(option, None, &place, span),
            |cx| {
                let value = cx.default_of_inferred(span);
                cx.assign_value(place.clone(), value, span);
            },
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

    /// `and_then`: the option that `f` returns for the value.
    fn chained(&mut self, option: &Optional, f: &syn::Expr, span: Span) -> Optional {
        self.then_other(option, span, |cx| cx.applied(f, vec![option.value.clone()], span))
    }

    /// Another option if there is a value, else `None` or the error.
    fn then_other(
        &mut self,
        option: &Optional,
        span: Span,
        other: impl FnOnce(&mut Self) -> Option<ExprId>,
    ) -> Optional {
        let name = if option.error.is_some() { "result" } else { "option" };
        let (local, place) = self.later(name, span);
        let mut references = None;
        self.when(
            option.is_some,
            span,
            |cx| {
                let value = other(cx);
                references = value.and_then(|v| cx.options.of_references.get(&v).cloned());
                cx.assign_some(&place, value, span);
            },
            |cx| {
                let none = cx.without_value(option, span);
                cx.assign_value(place.clone(), none, span);
            },
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
        let name = if option.error.is_some() { "result" } else { "option" };
        let (local, place) = self.later(name, span);
        self.when(
            option.is_some,
            span,
            |cx| {
                // The error may be of another type.
                let error = option.error.map(|_| cx.zero_of_any(span));
                let some = cx.option_value(&Optional { error, ..option.clone() }, span);
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

/// The error, as the argument of functions that are called if there is no value.
fn error_of(option: &Optional) -> Vec<Item> {
    option.error.map(Item::Value).into_iter().collect()
}

/// Whether a method belongs to options and this is a result, or the other way round.
fn of_other_kind(name: &str, option: &Optional) -> bool {
    match option.error {
        Some(_) => [
            "filter",
            "is_none",
            "is_none_or",
            "is_some",
            "is_some_and",
            "ok_or",
            "ok_or_else",
            "xor",
            "zip",
        ]
        .contains(&name),
        None => [
            "err",
            "expect_err",
            "is_err",
            "is_err_and",
            "is_ok",
            "is_ok_and",
            "map_err",
            "ok",
            "unwrap_err",
        ]
        .contains(&name),
    }
}
