//! `Option`: expressions that give one (`x.get(i)`, `a.checked_sub(b)`, `Some(v)`), its methods,
//! and the patterns `Some(x)` and `None`.
//!
//! If an option is taken apart at once, it stays two expressions: whether there is a value, and the
//! value. `if let Some(x) = v.get(i)` is a comparison of `i`, and `x` is another name of `v[i]`.
//! Elsewhere an option is a value with both parts.

mod methods;
mod patterns;
mod places;
pub(super) mod references;
pub(super) mod slices;
mod sources;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::chain::Item;
use super::context::{Lowerer, variable};
use super::options::Optional;
use super::symbol::Symbol;
use crate::diagnostic::Code;
use crate::ir::{
    Block, Callee, ERR_VALUE, Expr, ExprId, IS_OK, IS_SOME, LocalId, Name, OK_VALUE, Operator,
    Place, Projection, Root, SOME_VALUE, StmtKind, Ty,
};
use crate::syntax::iterators::search;
use crate::syntax::methods::{is_checked, is_conditional};
use crate::syntax::{has_control_flow, ungroup};
use methods::Method;

/// Whether options have a method of that name.
pub(super) fn is_method(name: &str) -> bool {
    Method::named(name).is_some()
}

impl Lowerer<'_> {
    /// Whether an expression is known to be an option, from its syntax and from declarations.
    pub(super) fn is_optional(&mut self, expr: &syn::Expr) -> bool {
        match ungroup(expr) {
            syn::Expr::Call(call) if is_some(&call.func) => true,
            syn::Expr::Call(call) if of_result(&call.func).is_some() => true,
            syn::Expr::Call(call) if self.called_closure(call).is_some() => false,
            syn::Expr::Path(path) if is_none(&path.path) => true,
            syn::Expr::MethodCall(call) if self.gives_option(call) => true,
            of if self.has_option_of_slice(of) || self.calls_for_option_of_slice(of) => true,
            expr => self.known_shape(expr).is_some_and(|shape| shape.may_lack_value()),
        }
    }

    fn gives_option(&mut self, call: &syn::ExprMethodCall) -> bool {
        let name = call.method.to_string();
        let is_comparison = name == "partial_cmp" && call.args.len() == 1;
        let is_builtin = |ty: Ty| !super::receiver::is_users(&ty);
        if is_comparison && self.known_shape(&call.receiver).is_some_and(is_builtin) {
            return true;
        }
        if self.may_be_users(call) {
            return Method::named(&name).is_some_and(Method::gives_option)
                && self.is_of_option(call);
        }
        if let Some(method) = Method::named(&name) {
            return method.gives_option() && self.may_mean(method, call);
        }
        is_checked(&name)
            || is_conditional(&name) && !self.is_ordering(&call.receiver)
            || is_comparison
            || self.is_exchange(call)
            || self.element_method(call).is_some()
            || search(&name).is_some() && self.is_on_iterator(call)
    }

    /// Whether the receiver of a method of options may be an option. A receiver of unknown type may
    /// be: besides options, only iterators have such methods.
    fn may_be_optional(&mut self, receiver: &syn::Expr) -> bool {
        !self.is_iterator(receiver)
            && (self.is_optional(receiver)
                || self.known_shape(receiver).is_none_or(|shape| shape == Ty::Error))
    }

    /// The option for an expression.
    pub(super) fn option(&mut self, expr: &syn::Expr) -> Optional {
        match ungroup(expr) {
            syn::Expr::Call(call) if is_some(&call.func) && self.has_option_of_slice(expr) => {
                let is_some = self.truth(true, call.func.span());
                match self.part_of(&call.args[0]) {
                    Some(part) => Optional::new(is_some, Item::Part(part)),
                    None => self.no_option(expr.span()),
                }
            }
            of if (matches!(of, syn::Expr::Path(_)) || has_control_flow(of))
                && self.has_option_of_slice(of)
                || self.calls_for_option_of_slice(of) =>
            {
                match self.symbol_of(of) {
                    Some(Symbol::Option(option)) => (*option).clone(),
                    _ => self.no_option(of.span()),
                }
            }
            syn::Expr::Call(call) if is_some(&call.func) && call.args.len() == 1 => {
                let is_some = self.truth(true, call.func.span());
                if let Some(of) = self.referent(&call.args[0])
                    && let Some(place) = self.settled_place(of)
                {
                    return Optional::new(is_some, Item::Place(place, false, self.through));
                }
                let value = self.expr(&call.args[0]);
                Optional::new(is_some, Item::Value(self.settled_value(value)))
            }
            syn::Expr::Call(call)
                if let Some(is_ok) = of_result(&call.func)
                    && call.args.len() == 1 =>
            {
                let value = self.expr(&call.args[0]);
                let given = self.settled_value(value);
                let result = self.result_of(is_ok, given, call.func.span());
                self.of_written_types(result, &call.func)
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
            && ty.may_lack_value()
            && let [is_some, value, ..] = members[..]
        {
            let error = members.get(2).copied();
            let is_some =
                if self.is_stable(is_some) { is_some } else { self.spill(is_some, "is_some") };
            let value = Item::Value(self.settled_value(value));
            let error = error.map(|error| self.settled_value(error));
            return Optional { is_some, value, error };
        }
        let is_result = self.shape_of_value(value).is_some_and(|ty| ty.result_parts().is_some());
        let name = if is_result { "result" } else { "option" };
        let value = if self.is_trivial(value) { value } else { self.spill(value, name) };
        let part = |cx: &mut Self, name: &str| {
            let part = cx.push(Expr::Swizzle(value, Name { text: name.to_owned(), span }), span);
            match cx.shape_of_value(part) {
                Some(Ty::Unit) => cx.push(Expr::Tuple(Vec::new()), span),
                _ => part,
            }
        };
        if is_result {
            let (is_some, of_value) = (part(self, IS_OK), part(self, OK_VALUE));
            let error = Some(part(self, ERR_VALUE));
            return Optional { is_some, value: Item::Value(of_value), error };
        }
        let is_some = part(self, IS_SOME);
        Optional::new(is_some, Item::Value(part(self, SOME_VALUE)))
    }

    /// `Ok(given)` or `Err(given)`.
    fn result_of(&mut self, is_ok: bool, given: ExprId, span: Span) -> Optional {
        let (is_some, zero) = (self.truth(is_ok, span), self.zero_of_any(span));
        let (value, error) = if is_ok { (given, zero) } else { (zero, given) };
        Optional { is_some, value: Item::Value(value), error: Some(error) }
    }

    /// Zero of the type that the context requires.
    pub(super) fn zero_of_any(&mut self, span: Span) -> ExprId {
        let zeros = Expr::Construct(Ty::result(Ty::Error, Ty::Error), Vec::new());
        let zeros = self.push(zeros, span);
        self.push(Expr::Swizzle(zeros, Name { text: OK_VALUE.to_owned(), span }), span)
    }

    /// The two parts of a function's result, which may be an option of references.
    pub(super) fn taken_apart(&mut self, value: ExprId) -> Optional {
        match self.options.of_references.get(&value).cloned() {
            Some(item) => self.option_of_references(value, &item),
            None => self.optional_of(value),
        }
    }

    pub(super) fn no_option(&mut self, span: Span) -> Optional {
        let poison = self.push(Expr::Error, span);
        Optional::new(poison, Item::Value(poison))
    }

    /// An option as one value.
    pub(super) fn option_value(&mut self, option: &Optional, span: Span) -> ExprId {
        if let Item::Place(place, true, _) = &option.value
            && !is_own(place)
        {
            let message = "an option of a `&mut` reference must be matched where it is made: \
                           `if let Some(x) = v.get_mut(i) { … }`";
            return self.poison(Code::Unsupported, span, message);
        }
        let value = self.readable(option, span);
        let of = self.shape_of_value(value).unwrap_or(Ty::Error);
        if let Some(error) = option.error {
            let of_error = self.shape_of_value(error).unwrap_or(Ty::Error);
            let members = vec![option.is_some, value, error];
            return self.push(Expr::Construct(Ty::result(of, of_error), members), span);
        }
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
        self.some_of(args[0], name.span)
    }

    fn some_of(&mut self, arg: &syn::Expr, span: Span) -> ExprId {
        let value = self.expr(arg);
        let whole = self.some_of_value(value, span);
        if let (Some(_), Expr::Load(place)) = (self.referent(arg), &self.module.exprs[value].kind) {
            let item = Item::Place(place.clone(), false, None);
            self.options.of_references.insert(whole, item);
        }
        whole
    }

    fn some_of_value(&mut self, value: ExprId, span: Span) -> ExprId {
        let is_some = self.truth(true, span);
        let of = self.shape_of_value(value).unwrap_or(Ty::Error);
        self.push(Expr::Construct(Ty::option(of), vec![is_some, value]), span)
    }

    /// `Ok(x)` and `Err(e)`. `None` for other calls.
    pub(super) fn result_call(&mut self, call: &syn::ExprCall) -> Option<ExprId> {
        let is_ok = of_result(&call.func)?;
        let span = call.func.span();
        let name = Name { text: if is_ok { "Ok" } else { "Err" }.to_owned(), span };
        if !self.expect_args(&name, call.args.len(), 1) {
            return Some(self.push(Expr::Error, span));
        }
        let given = self.expr(&call.args[0]);
        let result = self.result_of(is_ok, given, span);
        let result = self.of_written_types(result, &call.func);
        Some(self.option_value(&result, span))
    }

    /// `Ok::<T, E>(x)`: gives the result the types that are written.
    fn of_written_types(&mut self, result: Optional, func: &syn::Expr) -> Optional {
        let syn::Expr::Path(path) = ungroup(func) else { return result };
        let Some(syn::PathArguments::AngleBracketed(args)) =
            path.path.segments.last().map(|last| &last.arguments)
        else {
            return result;
        };
        let mut types = args.args.iter().map(|arg| match arg {
            syn::GenericArgument::Type(syn::Type::Infer(_)) => None,
            syn::GenericArgument::Type(ty) => Some(ty),
            _ => None,
        });
        let mut of = |cx: &mut Self, value: ExprId| match types.next().flatten() {
            Some(ty) => {
                let ty = cx.ty(ty);
                cx.push(Expr::Ascribe(value, ty), func.span())
            }
            None => value,
        };
        let value = match result.value {
            Item::Value(value) => Item::Value(of(self, value)),
            item => item,
        };
        let error = result.error.map(|error| of(self, error));
        Optional { value, error, ..result }
    }

    /// `None`.
    pub(super) fn none(&mut self, span: Span) -> ExprId {
        self.push(Expr::Construct(Ty::option(Ty::Error), Vec::new()), span)
    }

    /// Whether a value is a `None` of unknown type.
    pub(super) fn is_none_of_any(&self, value: ExprId) -> bool {
        matches!(&self.module.exprs[value].kind, Expr::Construct(ty, parts)
            if parts.is_empty() && *ty == Ty::option(Ty::Error))
    }

    /// An option's value as an expression that may be evaluated even if there is no value.
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

    /// Whether a value reads an element of an array or a buffer.
    pub(super) fn reads_element(&self, value: ExprId) -> bool {
        matches!(&self.module.exprs[value].kind, Expr::Load(place) if !is_own(place))
    }

    /// `option?`, `result?`: the value; without one, the function or closure returns `None` or the error.
    pub(super) fn question(&mut self, expr: &syn::ExprTry) -> ExprId {
        let span = expr.question_token.span;
        let option = match self.left_without_value(expr) {
            Ok(option) => option,
            Err(mistake) => return mistake,
        };
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

    /// The option before a `?`, and the code that leaves if it has no value. A mistake is an `Err`.
    fn left_without_value(&mut self, expr: &syn::ExprTry) -> Result<Optional, ExprId> {
        let span = expr.question_token.span;
        let leaves_closure = self.closure_target().is_some();
        let result = self.result.clone().filter(|_| !leaves_closure);
        if !leaves_closure
            && !result.as_ref().is_some_and(|ty| *ty == Ty::Error || ty.may_lack_value())
        {
            let of_result =
                self.known_shape(&expr.expr).is_some_and(|ty| ty.result_parts().is_some());
            self.expr(&expr.expr);
            return Err(self.misplaced_question(of_result, span));
        }
        let option = self.option(&expr.expr);
        let fits = |ty: &Ty| match option.error {
            Some(_) => ty.result_parts().is_some(),
            None => ty.option_value().is_some(),
        };
        if !leaves_closure && !result.as_ref().is_some_and(|ty| *ty == Ty::Error || fits(ty)) {
            return Err(self.misplaced_question(option.error.is_some(), span));
        }
        let is_none = self.negated(option.is_some, span);
        let none = match option.error {
            Some(error) => {
                let wanted = result.as_ref().and_then(|ty| ty.result_parts());
                let wanted = wanted.map(|(_, error)| error.clone());
                let error = self.converted_error(error, wanted.as_ref(), span);
                self.without_value(&Optional { error: Some(error), ..option.clone() }, span)
            }
            None => self.none(span),
        };
        let leave = |cx: &mut Self| match leaves_closure {
            true => cx.leave_closure(none, span),
            false => cx.emit(StmtKind::Return(Some(none)), span),
        };
        self.when(is_none, span, leave, |_| {});
        Ok(option)
    }

    /// Reports a `?` that does not fit the function's result.
    fn misplaced_question(&mut self, of_result: bool, span: Span) -> ExprId {
        let (what, instead) = match of_result {
            true => ("a `Result`", "Ok"),
            false => ("an `Option`", "Some"),
        };
        let message = format!(
            "`?` needs a function that returns {what}: write \
             `let {instead}(x) = … else {{ return }};`"
        );
        self.poison(Code::Unsupported, span, message)
    }

    /// `None`, or the error of a result.
    pub(super) fn without_value(&mut self, option: &Optional, span: Span) -> ExprId {
        let Some(error) = option.error else { return self.none(span) };
        let failed = self.result_of(false, error, span);
        self.option_value(&failed, span)
    }

    /// Converts an error to the error type of the function: `From`, if the types differ.
    fn converted_error(&mut self, error: ExprId, wanted: Option<&Ty>, span: Span) -> ExprId {
        let (Some(wanted), Some(found)) = (wanted, self.shape_of_value(error)) else {
            return error;
        };
        if *wanted == found {
            return error;
        }
        match self.module.conversion_of_value(Operator::From, &found, wanted) {
            Some(from) => {
                let from = Callee::Function(from, Vec::new());
                self.push(Expr::Invoke(from, vec![error]), span)
            }
            None => error,
        }
    }

    // Building.

    pub(super) fn settled_value(&mut self, value: ExprId) -> ExprId {
        let is_unit = matches!(&self.module.exprs[value].kind, Expr::Tuple(of) if of.is_empty());
        if is_unit || self.is_trivial(value) { value } else { self.spill(value, "value") }
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

/// Whether a function is `Ok` (`true`) or `Err` (`false`). `None` if it is neither.
fn of_result(func: &syn::Expr) -> Option<bool> {
    match ungroup(func) {
        syn::Expr::Path(path) => is_result_path(&path.path),
        _ => None,
    }
}

/// Whether a path is `Ok` (`true`) or `Err` (`false`). `None` if it is neither.
pub(super) fn is_result_path(path: &syn::Path) -> Option<bool> {
    let mut names = path.segments.iter().rev().map(|segment| &segment.ident);
    let is_ok = match names.next()?.to_string().as_str() {
        "Ok" => true,
        "Err" => false,
        _ => return None,
    };
    names.next().is_none_or(|owner| owner == "Result").then_some(is_ok)
}
