//! `Option`: what gives one (`x.get(i)`, `a.checked_sub(b)`, `Some(v)`), what its methods make of it, and
//! the patterns `Some(x)` and `None`.
//!
//! Where an option is taken apart at once, whether there is a value and the value stay two expressions:
//! `if let Some(x) = v.get(i)` is a comparison of `i`, and `x` is another name of `v[i]`. Elsewhere it is a
//! value of the two.

mod methods;
mod sources;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::borrow::BorrowId;
use super::consume::variable;
use super::iterator::Item;
use super::{Lowerer, Symbol, constant::ungroup};
use crate::diagnostic::Code;
use crate::ir::{
    Block, Expr, ExprId, IS_SOME, Literal, LocalId, Name, Place, Projection, Root, SOME_VALUE,
    StmtKind, Ty, UnaryOp,
};
use crate::parse::name_of;

/// An option that is not put together.
#[derive(Clone)]
pub(super) struct Optional {
    /// Costs little to evaluate anew, and gives the same then.
    pub(super) is_some: ExprId,
    /// Evaluated only where there is one.
    pub(super) value: Item,
}

impl Lowerer<'_> {
    // What is an option.

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
            return false;
        }
        match name.as_str() {
            "and_then" | "or_else" => true,
            "as_mut" | "as_ref" | "cloned" | "copied" | "filter" | "map" | "or" => {
                !self.is_iterator(&call.receiver) && self.is_optional(&call.receiver)
            }
            name => {
                sources::is_checked(name)
                    || self.element_method(call).is_some()
                    || self.is_iterator(&call.receiver) && super::search::is_search(name)
            }
        }
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
        let value = if self.is_trivial(value) { value } else { self.spill(value, "option") };
        let part = |cx: &mut Self, name: &str| {
            cx.push(Expr::Swizzle(value, Name { text: name.to_owned(), span }), span)
        };
        let is_some = part(self, IS_SOME);
        Optional { is_some, value: Item::Value(part(self, SOME_VALUE)) }
    }

    /// The same of an option of references, whose values are what these are to.
    pub(super) fn option_of_references(&mut self, value: ExprId, item: &Item) -> Optional {
        let span = self.module.exprs[value].span;
        let option = self.optional_of(value);
        let Item::Value(value) = option.value else { return option };
        let Expr::Swizzle(whole, name) = &self.module.exprs[value].kind else { return option };
        let (name, Expr::Load(whole)) = (name.clone(), &self.module.exprs[*whole].kind) else {
            return option;
        };
        let mut place = whole.clone();
        place.projections.push(Projection::Member(name));
        Optional { value: self.kept_item(item, place, span), ..option }
    }

    /// An option in a variable, whose value is reached through a reference: `&mut best`.
    fn option_behind(&mut self, of: &syn::Expr, writable: bool) -> Optional {
        let span = of.span();
        if writable && !self.check_references(of) {
            return self.no_option(span);
        }
        let Some(place) = self.settled_place(of) else { return self.no_option(span) };
        if writable && !self.check_writable(&place) {
            return self.no_option(span);
        }
        let borrow = self.through;
        let part = |name: &str| {
            let mut part = place.clone();
            part.projections.push(Projection::Member(Name { text: name.to_owned(), span }));
            part
        };
        let is_some = self.push(Expr::Load(part(IS_SOME)), span);
        let is_some = self.spill(is_some, "is_some");
        let value = part(SOME_VALUE);
        if writable {
            self.mark_assigned(&value);
        }
        Optional { is_some, value: Item::Place(value, writable, borrow) }
    }

    /// Notes a variable that is declared as `Option<&T>`.
    pub(super) fn note_option_of_references(&mut self, pat: &syn::Pat) {
        if let syn::Pat::Ident(ident) = pat
            && let Some(Symbol::Local(id)) = self.lookup(&name_of(&ident.ident).text)
        {
            let item = Item::Place(variable(id, ident.ident.span()), false, None);
            self.reference_options.entry(id.index()).or_insert((item, None));
        }
    }

    /// Whether a variable starts with a `None` that says nothing of its type.
    fn is_open_none(&self, local: LocalId, value: ExprId) -> bool {
        self.module.locals[local].declared.is_none()
            && matches!(&self.module.exprs[value].kind, Expr::Construct(ty, members)
                if members.is_empty() && ty.option_value().is_some())
    }

    /// The same of a variable that is assigned to.
    pub(super) fn note_stored_option(&mut self, place: &Place, value: ExprId) {
        if let (Root::Local(local), []) = (place.root, &*place.projections)
            && let Some(item) = self.reference_values.get(&value.index()).cloned()
        {
            self.reference_options.entry(local.index()).or_insert((item, None));
        }
    }

    /// The reference that is in an option that a variable holds.
    fn option_of_reference(&self, path: &syn::ExprPath) -> Option<(Item, Option<BorrowId>)> {
        match self.lookup(&name_of(path.path.get_ident()?).text)? {
            Symbol::Local(local) => self.reference_options.get(&local.index()).cloned(),
            _ => None,
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
            self.reference_values.insert(whole.index(), option.value.clone());
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
            self.reference_values.insert(whole.index(), item);
        }
        whole
    }

    /// What a `&` reference is to, as far as that is a place.
    fn referent<'e>(&self, expr: &'e syn::Expr) -> Option<&'e syn::Expr> {
        match ungroup(expr) {
            syn::Expr::Reference(of) if of.mutability.is_none() && self.is_place(&of.expr) => {
                Some(&of.expr)
            }
            expr @ syn::Expr::Path(path) => {
                let name = name_of(path.path.get_ident()?).text;
                matches!(self.lookup(&name), Some(Symbol::Alias(_, false, _))).then_some(expr)
            }
            _ => None,
        }
    }

    /// `None`.
    pub(super) fn none(&mut self, span: Span) -> ExprId {
        self.push(Expr::Construct(Ty::option(Ty::Error), Vec::new()), span)
    }

    /// An option's value as an expression that may be evaluated also where there is none.
    pub(super) fn readable(&mut self, option: &Optional, span: Span) -> ExprId {
        let value = match &option.value {
            Item::Value(value) => return *value,
            Item::Place(place, ..) if is_own(place) => {
                return self.push(Expr::Load(place.clone()), span);
            }
            item => self.value_of(item, span),
        };
        let (local, place) = self.later("value", span);
        self.when(option.is_some, span, |cx| cx.assign_value(place, value, span), |_| {});
        self.load_local(local, span)
    }

    /// Notes whether a variable holds a reference out of an option, or an option of one; their values are
    /// what the reference is to.
    pub(super) fn note_option(&mut self, id: LocalId, value: ExprId) {
        if self.is_open_none(id, value) {
            // Whether references come later shows in no order, so both `x` and `*x` are its value.
            let item = Item::Place(variable(id, self.module.locals[id].name.span), false, None);
            self.reference_options.insert(id.index(), (item, None));
        } else if let Some(item) = self.reference_values.get(&value.index()).cloned() {
            let name = self.module.locals[id].name.text.clone();
            let borrow = match &item {
                Item::Place(place, ..) => self.borrow(&name, place, false, None),
                _ => None,
            };
            self.reference_options.insert(id.index(), (item, borrow));
        }
        if self.references.contains(&value.index()) {
            let local = &self.module.locals[id];
            let (name, place) = (local.name.clone(), variable(id, local.name.span));
            self.bind(&name, Symbol::Alias(place, false, None));
        }
    }

    // Patterns.

    /// Whether a pattern is `Some(x)` or `None`.
    pub(super) fn is_option_pattern(&self, pat: &syn::Pat) -> bool {
        match pat {
            syn::Pat::TupleStruct(of) => is_path(&of.path, "Some"),
            syn::Pat::Path(path) => is_none(&path.path),
            syn::Pat::Ident(ident) => ident.subpat.is_none() && ident.ident == "None",
            _ => false,
        }
    }

    /// The option behind a value that is matched, if it was taken apart or the pattern says so.
    pub(super) fn matched_option(&mut self, pat: &syn::Pat, value: ExprId) -> Option<Optional> {
        if let Some(option) = self.optionals.get(&value.index()) {
            return Some(option.clone());
        }
        self.is_option_pattern(pat).then(|| self.optional_of(value))
    }

    /// An option that patterns can take apart, as a value that stands for it.
    pub(super) fn matchable_option(&mut self, expr: &syn::Expr) -> ExprId {
        let option = self.option(expr);
        let span = expr.span();
        if let Expr::Error = self.module.exprs[option.is_some].kind {
            return option.is_some;
        }
        let value = match &option.value {
            Item::Value(value) => *value,
            item => self.value_of(item, span),
        };
        let whole =
            self.push(Expr::Construct(Ty::option(Ty::Error), vec![option.is_some, value]), span);
        self.optionals.insert(whole.index(), option);
        whole
    }

    /// As `matches`, of an option.
    pub(super) fn matches_option(
        &mut self,
        pat: &syn::Pat,
        option: &Optional,
        whole: ExprId,
    ) -> Option<ExprId> {
        let span = pat.span();
        match pat {
            syn::Pat::Wild(_) => None,
            syn::Pat::Paren(paren) => self.matches_option(&paren.pat, option, whole),
            syn::Pat::Reference(of) => self.matches_option(&of.pat, option, whole),
            syn::Pat::Or(or) => self.matches_any(or, whole),
            syn::Pat::TupleStruct(of) if self.is_option_pattern(pat) => {
                let [inner] = of.elems.iter().collect::<Vec<_>>()[..] else {
                    let message = "`Some` has one member: write `Some(x)`";
                    self.diags.error(Code::Member, span, message);
                    self.bind_poison(pat);
                    return None;
                };
                let inner = self.matches_value(inner, option, span);
                self.all(std::iter::once(option.is_some).chain(inner).collect(), span)
            }
            pat if self.is_option_pattern(pat) => Some(self.negated(option.is_some, span)),
            pat => {
                let value = self.option_value(option, span);
                let value = self.spill(value, "option");
                self.matches(pat, value)
            }
        }
    }

    /// The pattern of the value, which is read only where there is one.
    pub(super) fn matches_value(
        &mut self,
        pat: &syn::Pat,
        option: &Optional,
        span: Span,
    ) -> Option<ExprId> {
        match (pat, &option.value) {
            (syn::Pat::Wild(_), _) => None,
            (syn::Pat::Paren(paren), _) => self.matches_value(&paren.pat, option, span),
            (pat, item @ (Item::Place(..) | Item::Pair(..))) if self.only_names(pat, item) => {
                self.bind_item(pat, item.clone());
                None
            }
            (pat, _) => {
                let value = self.readable(option, span);
                let value = if self.is_trivial(value) { value } else { self.spill(value, "value") };
                self.matches(pat, value)
            }
        }
    }

    /// Whether a pattern only gives names to an item, without reading it, or reading what can be read
    /// at any time.
    fn only_names(&self, pat: &syn::Pat, item: &Item) -> bool {
        match (pat, item) {
            (syn::Pat::Wild(_), _) => true,
            (syn::Pat::Paren(paren), item) => self.only_names(&paren.pat, item),
            (syn::Pat::Ident(ident), _) => {
                ident.subpat.is_none()
                    && ident.by_ref.is_none()
                    && !self.names_constant(&ident.ident)
                    && !self.is_option_pattern(pat)
            }
            (syn::Pat::Reference(of), Item::Place(place, ..)) => {
                is_own(place) && self.only_names(&of.pat, item)
            }
            (syn::Pat::Tuple(pair), Item::Pair(a, b)) if pair.elems.len() == 2 => {
                self.only_names(&pair.elems[0], a) && self.only_names(&pair.elems[1], b)
            }
            _ => false,
        }
    }

    /// `option?`: the value; without one, the function returns `None`.
    pub(super) fn question(&mut self, expr: &syn::ExprTry) -> ExprId {
        let span = expr.question_token.span;
        let returns_option =
            self.result.as_ref().is_some_and(|result| result.option_value().is_some());
        if !returns_option {
            let message = "`?` returns `None` from a function whose result is an `Option`, and this one's \
                           is not: write `let Some(x) = … else { return };`";
            self.expr(&expr.expr);
            return self.poison(Code::Unsupported, span, message);
        }
        let option = self.option(&expr.expr);
        let is_none = self.negated(option.is_some, span);
        let none = self.none(span);
        self.when(is_none, span, |cx| cx.emit(StmtKind::Return(Some(none)), span), |_| {});
        self.value_of(&option.value, span)
    }

    // Building.

    pub(super) fn truth(&mut self, value: bool, span: Span) -> ExprId {
        self.push(Expr::Literal(Literal::Bool(value)), span)
    }

    pub(super) fn negated(&mut self, condition: ExprId, span: Span) -> ExprId {
        self.push(Expr::Unary(UnaryOp::Not, condition), span)
    }

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
        self.stored_value(place, value);
        self.assign_value(place.clone(), value, span);
    }

    /// Notes what a variable of the compiler's holds, as far as its type is asked for.
    pub(super) fn stored_value(&mut self, place: &Place, value: ExprId) {
        if let Root::Local(local) = place.root {
            self.stored.entry(local.index()).or_insert(value);
        }
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

/// The `T` of `Option<&T>`, as variables are declared.
pub(super) fn referent_of_option(ty: &syn::Type) -> Option<&syn::Type> {
    let syn::Type::Path(path) = ty else { return None };
    let syn::PathArguments::AngleBracketed(args) = &path.path.segments.last()?.arguments else {
        return None;
    };
    match args.args.first()? {
        syn::GenericArgument::Type(syn::Type::Reference(of))
            if path.path.segments.last()?.ident == "Option" && of.mutability.is_none() =>
        {
            Some(&of.elem)
        }
        _ => None,
    }
}
