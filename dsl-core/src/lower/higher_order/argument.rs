//! The arguments of a function that is written out: the symbols of its parameters in the body.

use std::rc::Rc;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::Call;
use crate::builtins::Builtin;
use crate::diagnostic::Code;
use crate::ir::{
    Borrow, Callee, Expr, ExprId, Mode, Name, Place, Root, Signature, SignatureParam, StmtKind, Ty,
};
use crate::lower::context::{Lowerer, variable};
use crate::lower::definition::Definition;
use crate::lower::function_ty::{FunctionTy, function_ty, is_iterator_ty, slices_ty};
use crate::lower::symbol::{Closure, Env, Part, Symbol};
use crate::syntax::{name_of, ungroup};

/// The argument of a reference parameter.
pub(in crate::lower) enum Passed {
    Reference(Place, Borrow),
    Value(ExprId),
}

impl Lowerer<'_> {
    /// Binds one parameter; mistakes are reported.
    pub(super) fn bind_input(&mut self, call: &mut Call<'_>, input: &syn::FnArg, arg: &syn::Expr) {
        let typed = match input {
            syn::FnArg::Typed(typed) => typed,
            syn::FnArg::Receiver(receiver) => return self.bind_receiver(call, receiver, arg),
        };
        let name = match &*typed.pat {
            syn::Pat::Ident(pat) => name_of(&pat.ident),
            other => Name { text: "argument".to_owned(), span: other.span() },
        };
        if let Some(function) = function_ty(call.sig, &typed.ty) {
            let symbol = match self.function_argument(call, &function, arg) {
                Some(closure) => Symbol::Closure(Rc::new(closure)),
                None => Symbol::Poison,
            };
            return self.bind(&name, symbol);
        }
        if self.is_view_argument(call, &typed.ty, arg) {
            let mutable = matches!(&*typed.pat, syn::Pat::Ident(of) if of.mutability.is_some());
            return self.bind_view(&name, mode_of(&typed.ty), mutable, arg);
        }
        if let Some((slice, count)) = slices_ty(&typed.ty) {
            let symbol = self.slices_argument(call, slice, count, arg).unwrap_or(Symbol::Poison);
            return self.bind(&name, symbol);
        }
        if is_iterator_ty(call.sig, &typed.ty) {
            let chain = self.chain(arg);
            let symbol = chain.map_or(Symbol::Poison, |chain| self.named_iterator(chain));
            return self.bind(&name, symbol);
        }
        let param = match call.is_open(&typed.ty) {
            true => Some((mode_of(&typed.ty), Ty::Error)),
            false => self.in_env(call.env.clone(), |cx| cx.signature_param(&typed.ty)),
        };
        match param {
            Some((mode, ty)) => {
                self.bind_argument_to(call, &typed.pat, SignatureParam { name, mode, ty }, arg);
                self.bind_slice_parameter(&typed.pat, &typed.ty);
            }
            None => self.bind_poison(&typed.pat),
        }
    }

    /// The array of slices that is passed for a parameter `[&[T]; N]`. `None` if it is another one, which is
    /// reported.
    fn slices_argument(
        &mut self,
        call: &mut Call<'_>,
        slice: &syn::Type,
        count: Option<&syn::Expr>,
        arg: &syn::Expr,
    ) -> Option<Symbol> {
        let param = match call.is_open(slice) {
            true => (mode_of(slice), Ty::Error),
            false => self.in_env(call.env.clone(), |cx| cx.signature_param(slice))?,
        };
        if let Some(buffers) = self.buffers_argument(arg, count, &param.1) {
            return Some(buffers);
        }
        let Symbol::Slices(slices) = self.slices_of(arg)? else { return None };
        let count = match count {
            Some(count) => self.in_env(call.env.clone(), |cx| cx.length(count))? as usize,
            None => slices.len(),
        };
        // The mismatch is reported with the types of the arguments.
        let fits = self.shape_of_slices(&slices).is_none_or(|shape| may_be(&shape, &param.1));
        call.references.extend(self.passed_slices(&slices, count, param, arg.span())?);
        Some(if fits { Symbol::Slices(slices) } else { Symbol::Poison })
    }

    /// The slices of an array as references of this mode and type. `None` if the array is another one,
    /// which is reported.
    fn passed_slices(
        &mut self,
        slices: &[Symbol],
        count: usize,
        (mode, ty): (Mode, Ty),
        span: Span,
    ) -> Option<Vec<(SignatureParam, Passed, Span)>> {
        if count != slices.len() {
            let message =
                format!("this array has {} slices, but {count} are needed here", slices.len());
            self.diags.error(Code::Mismatch, span, message);
            return None;
        }
        let borrow = if mode == Mode::Mut { Borrow::Mut } else { Borrow::Shared };
        let parts: Vec<Part> = slices.iter().map(|of| self.part_of_slices(of, span)).collect();
        if mode == Mode::Mut && parts.iter().any(|part| !part.writable) {
            let message = "these slices are read-only, but `&mut` slices are needed here";
            self.diags.error(Code::ReadOnly, span, message);
            return None;
        }
        let passed = parts.into_iter().map(|part| {
            let name = Name { text: "slices".to_owned(), span };
            let param = SignatureParam { name, mode, ty: ty.clone() };
            (param, Passed::Reference(part.place, borrow), span)
        });
        Some(passed.collect())
    }

    /// `let xs: [&[T]; N] = init;`: the array of slices, if it has this type.
    pub(in crate::lower) fn declared_slices(
        &mut self,
        name: &Name,
        (slice, count): (&syn::Type, Option<&syn::Expr>),
        init: &syn::Expr,
    ) -> Option<Symbol> {
        let param = self.signature_param(slice)?;
        let count = match count {
            Some(count) => Some(self.length(count)? as usize),
            None => None,
        };
        let Symbol::Slices(slices) = self.slices_of(init)? else { return None };
        let count = count.unwrap_or(slices.len());
        let passed = self.passed_slices(&slices, count, param, init.span())?;
        self.check_passed(&passed, name);
        Some(Symbol::Slices(slices))
    }

    /// Whether a parameter is a view, or is generic and gets one.
    fn is_view_argument(&self, call: &Call<'_>, ty: &syn::Type, arg: &syn::Expr) -> bool {
        self.is_view_ty(&call.env, ty) || self.view_named(arg).is_some()
    }

    fn bind_receiver(&mut self, call: &mut Call<'_>, receiver: &syn::Receiver, arg: &syn::Expr) {
        let Some(param) = self.in_env(call.env.clone(), |cx| cx.receiver(receiver)) else { return };
        if param.ty.is_view() {
            let mutable = receiver.mutability.is_some();
            return self.bind_view(&param.name, param.mode, mutable, arg);
        }
        let mutable = match &receiver.kind {
            syn::ReceiverKind::Reference(..) => None,
            _ => receiver.mutability,
        };
        let pat = syn::Pat::Ident(syn::PatIdent {
            attrs: Vec::new(),
            by_ref: None,
            mutability: mutable,
            ident: syn::Ident::new("self", receiver.self_token.span),
            subpat: None,
        });
        let reference = self.auto_reference(param.mode, arg);
        self.bind_argument_to(call, &pat, param, reference.as_ref().unwrap_or(arg));
    }

    /// `&x` or `&mut x` for a receiver `x` that is not a reference itself.
    fn auto_reference(&self, mode: Mode, receiver: &syn::Expr) -> Option<syn::Expr> {
        if self.is_reference(ungroup(receiver)) {
            return None;
        }
        let span = receiver.span();
        match mode {
            Mode::Value => None,
            Mode::Shared => Some(syn::parse_quote_spanned!(span=> &#receiver)),
            Mode::Mut => Some(syn::parse_quote_spanned!(span=> &mut #receiver)),
        }
    }

    /// Binds a parameter that is not a function; `Ty::Error` is a type that is not known yet.
    fn bind_argument_to(
        &mut self,
        call: &mut Call<'_>,
        pat: &syn::Pat,
        param: SignatureParam,
        arg: &syn::Expr,
    ) {
        let declared = (param.ty != Ty::Error).then(|| param.ty.clone());
        if param.mode == Mode::Value {
            if declared.is_some() && matches!(ungroup(arg), syn::Expr::Reference(_)) {
                let message = format!(
                    "this is a reference, and `{}` takes a value: leave out the `&`",
                    param.name.text
                );
                self.diags.error(Code::Mismatch, arg.span(), message);
                return self.bind_poison(pat);
            }
            let eq_token = syn::Token![=](arg.span());
            let init = syn::LocalInit { eq_token, expr: Box::new(arg.clone()), diverge: None };
            if let syn::Pat::Ident(_) | syn::Pat::Wild(_) = pat {
                self.local_of(pat, declared, Some(&init));
                return;
            }
            let value = self.expr(arg);
            let local = self.spill_local(value, "argument");
            self.module.locals[local].declared = declared;
            let value = self.load_local(local, arg.span());
            return self.destructure_in(call, pat, value);
        }
        let Some((symbol, passed)) = self.reference_argument(&param, arg) else {
            return self.bind_poison(pat);
        };
        call.references.push((param.clone(), passed, arg.span()));
        match (pat, symbol) {
            (syn::Pat::Ident(_), symbol) => self.bind(&param.name, symbol),
            (pat, Symbol::Alias(place, ..)) => {
                let value = self.push(Expr::Load(place), arg.span());
                self.destructure_in(call, pat, value);
            }
            (pat, _) => self.bind_poison(pat),
        }
    }

    /// Binds the names of a parameter's pattern. Paths in the pattern mean what they mean in the
    /// function.
    fn destructure_in(&mut self, call: &Call<'_>, pat: &syn::Pat, value: ExprId) {
        let env = std::mem::replace(&mut self.env, call.env.clone());
        self.destructure(pat, value);
        self.env = env;
    }

    /// The symbol of a reference parameter, and its argument. `None` if the argument cannot be
    /// referred to, which is reported.
    pub(in crate::lower) fn reference_argument(
        &mut self,
        param: &SignatureParam,
        arg: &syn::Expr,
    ) -> Option<(Symbol, Passed)> {
        let span = arg.span();
        let may_write = param.mode == Mode::Mut;
        let (symbol, borrow) = match ungroup(arg) {
            syn::Expr::Reference(of)
                if self.is_place(&of.expr)
                    || self.is_part(&of.expr)
                    || self.is_slice_at(&of.expr)
                    || self.is_given_place(&of.expr) =>
            {
                self.let_reference(&param.name, of);
                let scope = self.scopes.last_mut();
                let symbol = scope.and_then(|scope| scope.remove(&param.name.text));
                let is_mut = of.mutability.is_some();
                (symbol, if is_mut { Borrow::Mut } else { Borrow::Shared })
            }
            syn::Expr::Reference(of) => {
                let is_mut = of.mutability.is_some();
                let value = self.expr(&of.expr);
                let local = self.temporary(&param.name.text, span, is_mut);
                self.emit(StmtKind::Let { local, init: Some(value) }, span);
                let symbol = Symbol::Alias(variable(local, span), is_mut, None);
                (Some(symbol), if is_mut { Borrow::Mut } else { Borrow::Shared })
            }
            inner if self.is_reference(inner) && self.named_symbol(inner).is_some() => {
                let borrow = if self.is_read_only(inner) { Borrow::Read } else { Borrow::Auto };
                let symbol = match self.named_symbol(inner) {
                    Some(Symbol::Part(part)) => Some(Symbol::Part(self.settled_part(part))),
                    symbol => symbol,
                };
                (symbol, borrow)
            }
            inner if self.gives_place(inner) => {
                let reference = syn::parse_quote_spanned!(span=> &mut #inner);
                self.let_reference(&param.name, &reference);
                let scope = self.scopes.last_mut();
                (scope.and_then(|scope| scope.remove(&param.name.text)), Borrow::Auto)
            }
            inner if self.is_remainder(inner) => {
                (self.slice_part(inner, false).map(Symbol::Part), Borrow::Read)
            }
            inner => {
                return Some((Symbol::Poison, Passed::Value(self.expr(inner))));
            }
        };
        let place = match &symbol {
            Some(Symbol::Alias(place, ..)) => Place { span, ..place.clone() },
            Some(Symbol::Part(part)) => Place { span, ..part.place.clone() },
            Some(Symbol::Local(local)) => variable(*local, span),
            Some(Symbol::Binding(binding)) => {
                Place { root: Root::Binding(*binding), projections: Vec::new(), span }
            }
            _ => return None,
        };
        let fits = match borrow {
            Borrow::Shared | Borrow::Read => !may_write,
            Borrow::Mut | Borrow::Auto => true,
        };
        let shape = self.shape_of_place(&place);
        let symbol = match symbol {
            // The mismatch is reported with the types of the arguments. Mistakes in the body would
            // be misleading.
            _ if !fits || shape.is_some_and(|shape| !may_be(&shape, &param.ty)) => Symbol::Poison,
            Some(Symbol::Part(part)) => {
                Symbol::Part(Part { writable: part.writable && may_write, ..part })
            }
            Some(Symbol::Alias(_, writable, borrow)) if matches!(param.ty, Ty::RuntimeArray(_)) => {
                let writable = writable && may_write;
                Symbol::Part(Part { writable, borrow, ..Part::whole(place.clone()) })
            }
            Some(Symbol::Alias(_, writable, of)) => {
                Symbol::Alias(place.clone(), writable && may_write, of)
            }
            _ => Symbol::Alias(place.clone(), may_write, None),
        };
        Some((symbol, Passed::Reference(place, borrow)))
    }

    /// Checks references like arguments of a call, with a call that is never made.
    pub(in crate::lower) fn check_passed(
        &mut self,
        references: &[(SignatureParam, Passed, Span)],
        name: &Name,
    ) {
        if references.is_empty() {
            return;
        }
        let mut generics = Vec::new();
        let params = references.iter().map(|(param, ..)| match param.ty {
            Ty::Error => {
                generics.push(format!("T{}", generics.len()));
                SignatureParam { ty: Ty::Param(generics.len() - 1), ..param.clone() }
            }
            _ => param.clone(),
        });
        let params = params.collect();
        let open = vec![None; generics.len()];
        let (name, self_ty, result) = (name.clone(), None, Ty::Unit);
        let (span, bounds) = (name.span, Vec::new());
        let signature = Signature { name, self_ty, generics, bounds, params, result };
        let signature = self.module.signatures.push(signature);
        let (sig, block) = (syn::parse_quote!(fn checked()), syn::parse_quote!({}));
        let (key, env) = (String::new(), Env::default());
        self.definitions.push(Definition { key, sig, block, env, poisoned: true });
        let checked = self.branch(false, |cx| {
            let passed = references.iter().map(|(_, passed, span)| match passed {
                Passed::Reference(place, borrow) => {
                    let place = cx.one_of_choice(place);
                    cx.push(Expr::Ref(place, *borrow), *span)
                }
                Passed::Value(value) => *value,
            });
            let passed: Vec<ExprId> = passed.collect();
            let invoke = cx.push(Expr::Invoke(Callee::Function(signature, open), passed), span);
            cx.emit(StmtKind::Expr(invoke), span);
        });
        self.exclude_block(checked, span);
    }

    /// The closure that is passed for a function parameter.
    fn function_argument(
        &mut self,
        call: &Call<'_>,
        function: &FunctionTy<'_>,
        arg: &syn::Expr,
    ) -> Option<Closure> {
        let inner = match ungroup(arg) {
            syn::Expr::Reference(of) => ungroup(&of.expr),
            inner => inner,
        };
        let known = match inner {
            syn::Expr::Path(path) => {
                path.path.get_ident().and_then(|name| self.lookup(&name_of(name).text))
            }
            _ => None,
        };
        let mut closure = match (inner, known) {
            (syn::Expr::Closure(syntax), _) => self.closure(syntax),
            (_, Some(Symbol::Closure(closure))) => (*closure).clone(),
            (_, Some(Symbol::Poison)) => return None,
            (syn::Expr::Call(_) | syn::Expr::MethodCall(_), _) if self.is_symbolic(inner) => {
                match self.symbol_of(inner)? {
                    Symbol::Closure(closure) => (*closure).clone(),
                    _ => return None,
                }
            }
            (syn::Expr::Path(path), None | Some(Symbol::Function(_) | Symbol::Generic(_)))
                if self.is_known_function(path) =>
            {
                self.calling(path, function.inputs.len())
            }
            (syn::Expr::Path(path), None) if let Some(name) = path.path.get_ident() => {
                let names = ["a", "b", "c", "d"].map(String::from);
                let args = names[..function.inputs.len().min(names.len())].join(", ");
                let message = format!(
                    "cannot find `{name}` here: pass a function by a closure, `|{args}| {name}({args})`, or \
                     by a path, `self::{name}`"
                );
                self.diags.error(Code::UnknownName, arg.span(), message);
                return None;
            }
            _ => {
                let advice = "this parameter is a function: pass a closure, `|x| …`, its name, or the \
                              path of a function";
                self.unsupported(arg, advice);
                return None;
            }
        };
        let (takes, given) = (closure.params.len(), function.inputs.len());
        if takes != given {
            let plural = if takes == 1 { "" } else { "s" };
            let message =
                format!("this function takes {takes} argument{plural}, but is called with {given}");
            self.diags.error(Code::ArgumentCount, arg.span(), message);
            return None;
        }
        let is_settled = |ty: &&syn::Type| !call.is_open(ty);
        for (param, ty) in closure.params.iter_mut().zip(&function.inputs) {
            let Some(ty) = Some(*ty).filter(is_settled) else { continue };
            let given = self.in_env(call.env.clone(), |cx| cx.parameter_ty(ty));
            if let (Some(takes), Some(given)) = (param.known(), given.known())
                && takes != given
            {
                let (takes, given) = (takes.rust(), given.rust());
                let message =
                    format!("this function takes a `{takes}`, but is called with a `{given}`");
                self.diags.error(Code::Mismatch, arg.span(), message);
                return None;
            }
            *param = given;
        }
        if let Some(ty) = function.output.filter(is_settled) {
            let wanted = self.in_env(call.env.clone(), |cx| cx.ty(ty));
            if let Some(given) = closure.result.filter(|given| *given != wanted) {
                let (given, wanted) = (given.rust(), wanted.rust());
                let message =
                    format!("this function returns a `{given}`, but `{wanted}` is expected");
                self.diags.error(Code::Mismatch, arg.span(), message);
                return None;
            }
            closure.result = (wanted != Ty::Unit).then_some(wanted);
        }
        Some(closure)
    }

    /// Whether a path can be called, as far as its first name tells. A kernel knows only items that
    /// it calls or names by a path.
    fn is_known_function(&self, path: &syn::ExprPath) -> bool {
        path.path.get_ident().is_none_or(|name| {
            let name = name_of(name).text;
            self.lookup(&name).is_some()
                || self.env.scope.resolve(&path.path).is_some()
                || Builtin::free(&name).is_some()
                || name == "Some"
        })
    }
}

/// The mode in which a parameter of this type is passed.
fn mode_of(ty: &syn::Type) -> Mode {
    match ty {
        syn::Type::Reference(of) if of.mutability.is_some() => Mode::Mut,
        syn::Type::Reference(_) => Mode::Shared,
        _ => Mode::Value,
    }
}

/// Whether a variable with the `known` type can be passed by reference as a `ty`.
pub(in crate::lower) fn may_be(known: &Ty, ty: &Ty) -> bool {
    match (known, ty) {
        (Ty::Error | Ty::Param(_), _) | (_, Ty::Error) => true,
        (Ty::Array(known, _) | Ty::RuntimeArray(known), Ty::RuntimeArray(of)) => may_be(known, of),
        (Ty::Array(known, n), Ty::Array(of, m)) => n == m && may_be(known, of),
        (Ty::Struct(known), Ty::Struct(of)) if known.is_tuple() && of.is_tuple() => true,
        (known, ty) => known == ty || known.may_lack_value(),
    }
}
