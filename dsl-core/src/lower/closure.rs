//! Closures: bound with `let` or passed to functions, called in the kernel, and written out at each
//! call. Bodies of functions that are written out are closures here, too.

use std::rc::Rc;

use proc_macro2::Span;
use syn::Fields;
use syn::spanned::Spanned;

use super::chain::{Chain, Item};
use super::context::{Dest, Lowerer, variable};
use super::generic_structs::last_value;
use super::higher_order::Passed;
use super::symbol::{Chosen, Closure, Env, Param, Part, Symbol};
use super::symbols::Symbols;
use crate::diagnostic::Code;
use crate::ir::{Borrow, Expr, ExprId, Mode, Name, SignatureParam, StmtKind, Ty, Written};
use crate::items::{ItemKind, references};
use crate::syntax::visit::{self, Visit};
use crate::syntax::visit_mut::{self, VisitMut};
use crate::syntax::{block_of, name_of};

/// The maximal number of closure calls that are written out in a kernel.
const MAX_WRITTEN: u32 = 4096;

/// A closure that a call writes out, its arguments, and the span of the call.
pub(super) type WrittenCall = (Rc<Closure>, Vec<Item>, Span);

impl Closure {
    /// A closure for a body whose parameters are bound already.
    pub(super) fn of_body(
        block: &syn::Block,
        scopes: Vec<Symbols<Symbol>>,
        env: Env,
        result: Option<Ty>,
        gives: Option<Chosen>,
    ) -> Closure {
        let mut syntax = syn::parse_quote_spanned!(block.span()=> || #block);
        returns_as_breaks(&mut syntax);
        Closure { syntax, scopes, env, params: Vec::new(), result, is_body: true, gives }
    }

    pub(super) fn inputs(&self) -> impl Iterator<Item = &syn::Pat> {
        self.syntax.inputs.iter()
    }

    /// The body, without braces that contain only a value.
    pub(super) fn body(&self) -> &syn::Expr {
        let mut body = &*self.syntax.body;
        while let syn::Expr::Block(syn::ExprBlock { label: None, block, .. }) = body
            && let [syn::Stmt::Expr(value, None)] = &*block.stmts
        {
            body = value;
        }
        body
    }
}

impl Lowerer<'_> {
    /// `let name = |x| …;`
    pub(super) fn bind_closure(&mut self, name: &Name, syntax: &syn::ExprClosure) {
        let is_item = || {
            let path = syn::parse_str::<syn::Path>(&name.text);
            path.is_ok_and(|path| self.env.scope.resolve(&path).is_some())
        };
        if self.lookup(&name.text).is_none()
            && !is_item()
            && let Some(call) = find_call(&syntax.body, &name.text)
        {
            let message = "a closure cannot call itself: write a loop; if it calls a function of \
                           the same name, rename the closure";
            self.diags.error(Code::Recursion, call, message);
            return self.bind(name, Symbol::Poison);
        }
        let closure = self.closure(syntax);
        self.bind(name, Symbol::Closure(Rc::new(closure)));
    }

    /// A closure that calls a function by its name, `let f = square;` or `let f = Meters;`. `None`
    /// if the path names no function, or a function that takes references.
    pub(super) fn function_value(&mut self, path: &syn::ExprPath) -> Option<Rc<Closure>> {
        let is_value = |input: &syn::FnArg| matches!(input, syn::FnArg::Typed(of) if !matches!(*of.ty, syn::Type::Reference(_)));
        let known = path.path.get_ident().and_then(|ident| self.lookup(&name_of(ident).text));
        let count = match known {
            Some(Symbol::Closure(closure)) => return Some(closure),
            Some(Symbol::Function(function)) => {
                let params = &self.module.signatures[function].params;
                params.iter().all(|param| param.mode == Mode::Value).then_some(params.len())?
            }
            Some(_) => return None,
            None if path.path.is_ident("Self") => match &self.env.self_ty {
                Some(Ty::Struct(of)) if of.members.first()?.name == "0" => of.members.len(),
                _ => return None,
            },
            None if let Some(variant) = self.variant(&path.path) => {
                let fields = variant.fields();
                (!fields.is_named && !fields.names.is_empty()).then_some(fields.names.len())?
            }
            None => match self.env.scope.resolve(&path.path)? {
                (_, used) if used < path.path.segments.len() => return None,
                (item, _) => match &self.items.items[item].kind {
                    ItemKind::Function(of) if of.sig.inputs.iter().all(is_value) => {
                        of.sig.inputs.len()
                    }
                    ItemKind::Struct(syn::ItemStruct { fields: Fields::Unnamed(of), .. }) => {
                        of.unnamed.len()
                    }
                    _ => return None,
                },
            },
        };
        Some(Rc::new(self.calling(path, count)))
    }

    /// A closure that calls a function with `count` arguments.
    pub(super) fn calling(&mut self, path: &syn::ExprPath, count: usize) -> Closure {
        let span = path.span();
        let names = (0..count).map(|n| syn::Ident::new(&format!("argument_{n}"), span));
        let names: Vec<syn::Ident> = names.collect();
        let syntax = syn::parse_quote_spanned!(span=> |#(#names),*| #path(#(#names),*));
        self.closure(&syntax)
    }

    /// A closure, with the current meanings of its names.
    pub(super) fn closure(&mut self, syntax: &syn::ExprClosure) -> Closure {
        if let Some(token) = &syntax.capture
            && let Some(name) = self.moved_variable(syntax)
        {
            let advice = format!(
                "`move` would copy `{name}`, which may change, but kernels do not copy captures: \
                 bind a copy, `let copy = {name};`, or leave out `move`"
            );
            self.unsupported(token, &advice);
        }
        let params = syntax.inputs.iter().map(|pat| match pat {
            syn::Pat::Type(typed) => self.parameter_ty(&typed.ty),
            _ => Param::Open,
        });
        let params = params.collect();
        let result = match &syntax.output {
            syn::ReturnType::Default => None,
            syn::ReturnType::Type(_, ty) => Some(self.ty(ty)).filter(|ty| *ty != Ty::Unit),
        };
        let (mut syntax, scopes) = (syntax.clone(), self.scopes.clone());
        returns_as_breaks(&mut syntax);
        let env = self.env.clone();
        Closure { syntax, scopes, env, params, result, is_body: false, gives: None }
    }

    /// The parameter for a declared type.
    pub(super) fn parameter_ty(&mut self, ty: &syn::Type) -> Param {
        match (ty, self.signature_param(ty)) {
            (_, Some((Mode::Value, ty))) => Param::Value(ty),
            (_, Some((mode, ty))) => Param::Reference(mode, ty),
            (syn::Type::Reference(_), None) => Param::Open,
            (_, None) => Param::Value(Ty::Error),
        }
    }

    /// A mutable variable that a closure uses. With `move`, the closure would get a copy, which
    /// does not follow later changes.
    fn moved_variable(&self, syntax: &syn::ExprClosure) -> Option<String> {
        let names = references::of_closure(syntax).into_iter();
        let mut names = names.filter_map(|of| Some(name_of(of.path.get_ident()?).text));
        names.find(|name| match self.lookup(name) {
            Some(Symbol::Local(local)) => self.module.locals[local].mutable,
            _ => false,
        })
    }

    /// The closure that a call writes out, and its arguments. The body of a function that takes
    /// functions counts as a closure. `None` if the call writes out neither, `Some(None)` if there
    /// is a mistake, which is reported.
    pub(super) fn written_call(&mut self, expr: &syn::Expr) -> Option<Option<WrittenCall>> {
        if let Some(written) = self.written_with_names(expr) {
            return Some(written);
        }
        if let syn::Expr::MethodCall(call) = expr
            && let Some(call) = self.std_call(call)
        {
            return self.written_call(&call);
        }
        let (body, span) = match expr {
            syn::Expr::Call(call) => match self.called_closure(call) {
                Some(closure) => {
                    let args = self.closure_args(&closure, call);
                    return Some(Some((closure, args, call.func.span())));
                }
                None if let Some(closure) = self.returned_closure(call) => {
                    let Some(closure) = closure else { return Some(None) };
                    let args = self.closure_args(&closure, call);
                    return Some(Some((closure, args, call.func.span())));
                }
                None => (self.higher_order_call(call)?, call.func.span()),
            },
            syn::Expr::MethodCall(call) => (self.higher_order_method(call)?, call.method.span()),
            _ => return None,
        };
        Some(body.map(|body| (Rc::new(body), Vec::new(), span)))
    }

    /// The closure that is called as the result of another call, `adder(1.0)(x)`. `Some(None)` if
    /// there is a mistake, which is reported.
    fn returned_closure(&mut self, call: &syn::ExprCall) -> Option<Option<Rc<Closure>>> {
        let of @ syn::Expr::Call(_) = crate::syntax::ungroup(&call.func) else { return None };
        if !self.is_symbolic(of) {
            return None;
        }
        Some(match self.symbol_of(of) {
            Some(Symbol::Closure(closure)) => Some(closure),
            Some(_) => {
                self.diags.error(Code::Mismatch, of.span(), "this is not a function");
                None
            }
            None => None,
        })
    }

    /// The closure that a call names.
    pub(super) fn called_closure(&self, call: &syn::ExprCall) -> Option<Rc<Closure>> {
        let syn::Expr::Path(path) = crate::syntax::ungroup(&call.func) else { return None };
        match self.lookup(&name_of(path.path.get_ident()?).text)? {
            Symbol::Closure(closure) => Some(closure),
            _ => None,
        }
    }

    /// The arguments of a closure's call.
    fn closure_args(&mut self, closure: &Closure, call: &syn::ExprCall) -> Vec<Item> {
        let mut items: Vec<Item> = Vec::with_capacity(call.args.len());
        for (n, arg) in call.args.iter().enumerate() {
            let at = self.out.len();
            let is_value = matches!(closure.params.get(n), Some(Param::Value(_)));
            let item = match crate::syntax::ungroup(arg) {
                syn::Expr::Reference(_) if is_value => {
                    let message =
                        "this is a reference, and the closure takes a value: leave out the `&`";
                    Item::Value(self.poison(Code::Mismatch, arg.span(), message))
                }
                arg => self.closure_arg(arg),
            };
            if self.out.len() > at {
                let values = items.iter_mut().filter_map(|item| match item {
                    Item::Value(value) => Some(value),
                    _ => None,
                });
                self.keep_before(at, values, "operand");
            }
            items.push(item);
        }
        items
    }

    /// An argument of a closure: a reference to a variable, a part of a slice, or a value.
    fn closure_arg(&mut self, arg: &syn::Expr) -> Item {
        let (of, is_mut) = match crate::syntax::ungroup(arg) {
            syn::Expr::Reference(of) if self.is_place(&of.expr) || self.is_slice_at(&of.expr) => {
                (&*of.expr, of.mutability.is_some())
            }
            inner @ syn::Expr::Path(_) if self.is_reference(inner) => {
                (inner, !self.is_read_only(inner))
            }
            inner => return Item::Value(self.expr(inner)),
        };
        let is_slice = self.is_part(of) || self.is_slice_at(of) || self.named_part(of).is_some();
        let item = match is_slice {
            true => self.slice_part(of, is_mut).map(Item::Part),
            false if is_mut && !self.check_references(of) => None,
            false => {
                let place = self.settled_place(of);
                let place = place.filter(|place| !is_mut || self.check_writable(place));
                place.map(|place| Item::Place(place, is_mut, self.through))
            }
        };
        item.unwrap_or_else(|| Item::Value(self.push(Expr::Error, arg.span())))
    }

    /// Writes out a closure; its value goes to `dest`.
    pub(super) fn write_closure(
        &mut self,
        closure: &Closure,
        args: Vec<Item>,
        dest: &Dest,
        span: Span,
    ) {
        if !self.can_call(closure, args.len(), span) {
            return self.store_poison(dest, span);
        }
        if let Some(Chosen::Place) = closure.gives {
            let value = self.closure_value(closure, args, span);
            return self.store(dest, value, span);
        }
        let block = self.nested(|cx| {
            cx.in_closure(closure, args, span, |cx| match (&closure.result, dest) {
                (Some(ty), Dest::Store(_) | Dest::Return | Dest::Discard) => {
                    let value = cx.expr(closure.body());
                    let value = cx.push(Expr::Ascribe(value, ty.clone()), span);
                    cx.store(dest, value, span);
                }
                _ => {
                    cx.value_into(closure.body(), dest);
                }
            });
        });
        self.out.extend(block.stmts);
    }

    /// The value of a closure's call.
    pub(super) fn closure_value(
        &mut self,
        closure: &Closure,
        args: Vec<Item>,
        span: Span,
    ) -> ExprId {
        if !self.can_call(closure, args.len(), span) {
            return self.push(Expr::Error, span);
        }
        if let Some(Chosen::Place) = closure.gives {
            return self.in_closure(closure, args, span, |cx| cx.given_place(closure.body()));
        }
        if crate::syntax::has_control_flow(closure.body()) {
            let local = self.temporary("value", span, true);
            self.module.locals[local].declared.clone_from(&closure.result);
            self.emit(StmtKind::Let { local, init: None }, span);
            let block = self.nested(|cx| {
                cx.in_closure(closure, args, span, |cx| {
                    cx.value_into(closure.body(), &Dest::Store(variable(local, span)))
                });
            });
            self.out.extend(block.stmts);
            return self.load_local(local, span);
        }
        let value = self.in_closure(closure, args, span, |cx| cx.expr(closure.body()));
        match &closure.result {
            Some(ty) => self.push(Expr::Ascribe(value, ty.clone()), span),
            None => value,
        }
    }

    /// The iterator that a closure returns for an item.
    pub(super) fn closure_items(
        &mut self,
        closure: &Closure,
        item: Item,
        span: Span,
    ) -> Option<Chain> {
        if !self.can_call(closure, 1, span) {
            return None;
        }
        self.in_closure(closure, vec![item], span, |cx| cx.chain(closure.body()))
    }

    /// Whether a closure can be written out for this number of arguments. If not, that is reported.
    fn can_call(&mut self, closure: &Closure, args: usize, span: Span) -> bool {
        let name = Name { text: "this closure".to_owned(), span };
        self.expect_args(&name, args, closure.params.len()) && self.is_within_budget(span)
    }

    /// Counts a written-out call. Closures that call closures can double the number at each level.
    fn is_within_budget(&mut self, call: Span) -> bool {
        self.counts_written(call, |most| {
            format!(
                "a kernel can have at most {most} calls of closures and of functions that take \
                 closures, because these calls are inlined: use a `#[device]` function that takes \
                 values"
            )
        })
    }

    /// Counts code that is written out once more. If a kernel has too much of it, that is reported.
    pub(super) fn counts_written(&mut self, at: Span, message: impl FnOnce(u32) -> String) -> bool {
        self.written_closures += 1;
        if self.written_closures == MAX_WRITTEN + 1 {
            self.diags.error(Code::Unsupported, at, message(MAX_WRITTEN));
        }
        self.written_closures <= MAX_WRITTEN
    }

    /// Runs `look` in the scopes of a closure's declaration.
    pub(super) fn in_scopes_of<R>(
        &mut self,
        closure: &Closure,
        look: impl FnOnce(&mut Self) -> R,
    ) -> R {
        let scopes = std::mem::replace(&mut self.scopes, closure.scopes.clone());
        let env = std::mem::replace(&mut self.env, closure.env.clone());
        let result = self.scoped(look);
        self.env = env;
        self.scopes = scopes;
        result
    }

    /// Runs `lower` in the scopes of a closure's declaration, with the closure's parameters bound.
    pub(super) fn in_closure<R>(
        &mut self,
        closure: &Closure,
        args: Vec<Item>,
        call: Span,
        lower: impl FnOnce(&mut Self) -> R,
    ) -> R {
        let source = self.source.clone();
        self.source = source.clone().map(|at| Rc::new(Written::Call { span: call, at }));
        let scopes = std::mem::replace(&mut self.scopes, closure.scopes.clone());
        let env = std::mem::replace(&mut self.env, closure.env.clone());
        let targets = std::mem::take(&mut self.targets);
        let returned = self.result.take();
        let declared = closure.is_body.then(|| std::mem::take(&mut self.declared_here));
        let value = closure.result.clone().map(|ty| (last_value(closure.body()).clone(), ty));
        let value = std::mem::replace(&mut self.declared_value, value);
        let result = self.scoped(|cx| {
            for ((pat, ty), arg) in closure.syntax.inputs.iter().zip(&closure.params).zip(args) {
                cx.bind_parameter(pat, ty.clone(), arg);
                cx.env.bounds.declare_pattern(pat);
            }
            lower(cx)
        });
        if let Some(declared) = declared {
            self.declared_here = declared;
        }
        self.declared_value = value;
        self.result = returned;
        self.targets = targets;
        self.env = env;
        self.scopes = scopes;
        self.source = source;
        result
    }

    fn bind_parameter(&mut self, pat: &syn::Pat, param: Param, arg: Item) {
        let span = pat.span();
        let pat = match pat {
            syn::Pat::Type(typed) => &*typed.pat,
            pat => pat,
        };
        let (value, ty) = match (arg, param) {
            (Item::Value(value), Param::Open) => (value, None),
            (item, Param::Open) => return self.bind_item(pat, item),
            (item, Param::Value(ty)) => (self.value_of(&item, span), Some(ty)),
            (item, Param::Reference(mode, ty)) => {
                let item = self.checked_referent(item.referent(), mode, ty, span);
                return self.bind_item(pat, item);
            }
        };
        if let syn::Pat::Ident(ident) = pat
            && ident.subpat.is_none()
        {
            let name = name_of(&ident.ident);
            if ty.is_none() && ident.mutability.is_none() && self.rename(value, &name) {
                return;
            }
            let local = self.declare(&name, ty, ident.mutability.is_some());
            return self.emit(StmtKind::Let { local, init: Some(value) }, name.span);
        }
        if matches!(pat, syn::Pat::Tuple(unit) if unit.elems.is_empty()) {
            return self.bind_item(pat, Item::Value(value));
        }
        let local = self.temporary("argument", pat.span(), false);
        self.module.locals[local].declared = ty;
        self.emit(StmtKind::Let { local, init: Some(value) }, pat.span());
        let value = self.load_local(local, pat.span());
        self.destructure(pat, value);
    }

    /// The argument for a reference parameter, with its type checked. A value gets its own place.
    fn checked_referent(&mut self, item: Item, mode: Mode, ty: Ty, span: Span) -> Item {
        let (place, borrow) = match &item {
            Item::Place(place, writable, _) => {
                (place.clone(), if *writable { Borrow::Auto } else { Borrow::Read })
            }
            Item::Part(part) => {
                (part.place.clone(), if part.writable { Borrow::Auto } else { Borrow::Read })
            }
            Item::Value(value) => {
                let local = self.spill_local(*value, "argument");
                self.module.locals[local].declared = Some(ty);
                return Item::Place(variable(local, span), mode == Mode::Mut, None);
            }
            Item::Pair(..) | Item::Reference(_) => return item,
        };
        let name = Name { text: "this parameter".to_owned(), span };
        let passed = Passed::Reference(place, borrow);
        let is_slice = matches!(ty, Ty::RuntimeArray(_));
        let param = SignatureParam { name: name.clone(), mode, ty };
        self.check_passed(&[(param, passed, span)], &name);
        match item {
            Item::Place(place, writable, borrow) if is_slice => {
                Item::Part(Part { writable, borrow, ..Part::whole(place) })
            }
            item => item,
        }
    }
}

/// A call of that name in a body, if the body does not declare the name itself.
fn find_call(body: &syn::Expr, name: &str) -> Option<Span> {
    struct Calls<'a> {
        name: &'a str,
        call: Option<Span>,
        is_declared: bool,
    }
    impl<'ast> Visit<'ast> for Calls<'_> {
        fn visit_ident(&mut self, ident: &'ast syn::Ident) {
            self.is_declared |= ident == self.name;
        }
        fn visit_path(&mut self, _: &'ast syn::Path) {}
        fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
            if let syn::Expr::Path(func) = crate::syntax::ungroup(&call.func)
                && func.path.is_ident(self.name)
            {
                self.call = Some(func.path.span());
            }
            visit::visit_expr_call(self, call);
        }
    }
    let mut calls = Calls { name, call: None, is_declared: false };
    calls.visit_expr(body);
    calls.call.filter(|_| !calls.is_declared)
}

/// The label of the block that a closure's `return` leaves. No user's label is a keyword.
pub(super) const RETURN: &str = "return";

/// Replaces `return value` by `break 'return value`, and makes the body a labelled block; `?`
/// leaves that block, too. The body is written out where the closure is called.
fn returns_as_breaks(closure: &mut syn::ExprClosure) {
    struct Returns(bool);
    impl VisitMut for Returns {
        fn visit_expr_mut(&mut self, expr: &mut syn::Expr) {
            visit_mut::visit_expr_mut(self, expr);
            self.0 |= matches!(expr, syn::Expr::Return(_) | syn::Expr::Try(_));
            let syn::Expr::Return(of) = expr else { return };
            *expr = syn::Expr::Break(syn::ExprBreak {
                attrs: std::mem::take(&mut of.attrs),
                break_token: syn::Token![break](of.return_token.span),
                label: Some(return_label(of.return_token.span)),
                expr: of.expr.take(),
            });
        }
        fn visit_expr_closure_mut(&mut self, _: &mut syn::ExprClosure) {}
        fn visit_item_mut(&mut self, _: &mut syn::Item) {}
    }
    let mut returns = Returns(false);
    returns.visit_expr_mut(&mut closure.body);
    if !returns.0 {
        return;
    }
    let span = closure.body.span();
    let (label, block) = (return_label(span), block_of(&closure.body, span));
    *closure.body = syn::parse_quote_spanned!(span=> #label: #block);
}

fn return_label(span: Span) -> syn::Lifetime {
    syn::Lifetime::new(&format!("'{RETURN}"), span)
}
