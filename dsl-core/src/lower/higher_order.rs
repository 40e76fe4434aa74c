//! Functions that take functions: written out where they are called, as closures are; and so are those
//! that are given a part of a slice, `sum(&x[a..b])`.
//!
//! WGSL has no values that are functions, nor references with a length. So a call of
//! `fn twice(f: impl Fn(f32) -> f32, x: f32) -> f32` binds its parameters here, those that are functions to
//! the closures given, and becomes the closure of no parameters that is the body. Names in it mean what they mean where the function is declared, names
//! in the closures given what they mean at the call.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

use super::closure::Closure;
use super::constant::ungroup;
use super::function::{Definition, Written};
use super::generic_structs::Arg;
use super::item::Env;
use super::receiver::is_users;
use super::settled::{Generic, Given, named};
use super::{Lowerer, Symbol, variable};
use crate::builtins::Builtin;
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{
    Borrow, Callee, Expr, ExprId, Mode, Name, Place, Root, Signature, SignatureParam, StmtKind, Ty,
};
use crate::items::derived;
use crate::parse::name_of;

/// The type of a parameter that is a function.
struct FunctionTy<'s> {
    inputs: Vec<&'s syn::Type>,
    output: Option<&'s syn::Type>,
}

impl<'a> Lowerer<'a> {
    /// What a call of a function that is written out becomes. `None` if it calls no such function,
    /// `Some(None)` if it cannot be written out, which is reported.
    pub(super) fn higher_order_call(&mut self, call: &syn::ExprCall) -> Option<Option<Closure>> {
        let syn::Expr::Path(path) = ungroup(&call.func) else { return None };
        let last = path.path.segments.last()?;
        let name = name_of(&last.ident);
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        let has_parts = self.has_parts(&call.args);
        let write = |cx: &mut Self, function: &Written<'_>| {
            Some(cx.write_call(function, &last.arguments, &args, &name))
        };
        match path.path.get_ident().and_then(|_| self.lookup(&name.text)) {
            Some(Symbol::Generic(nested)) => {
                let function = nested.written();
                (has_parts || takes_functions(function.sig)).then(|| write(self, &function))?
            }
            Some(Symbol::Function(signature)) if has_parts => {
                let definition = self.definitions[signature.index()].clone();
                let key = format!("nested signature {}", signature.index());
                write(self, &definition.written(key))
            }
            Some(_) => None,
            None => {
                let function = self.higher_order_path(path, has_parts)?;
                write(self, &function)
            }
        }
    }

    /// The same of a call of a method.
    pub(super) fn higher_order_method(
        &mut self,
        call: &syn::ExprMethodCall,
    ) -> Option<Option<Closure>> {
        let name = name_of(&call.method);
        let Some(function) = self.higher_order_of_method(call) else {
            let is_unknown = self.method_names.take_functions(&name.text)
                && self.may_be_users(&name.text, &call.receiver)
                && !super::option::is_method(&name.text)
                && self.known_shape(&call.receiver).is_none();
            if !is_unknown {
                return None;
            }
            let message = format!(
                "the type that this method `{}` is of is not known here: declare it, `let x: T = …;`",
                name.text
            );
            self.diags.error(Code::UnknownType, call.receiver.span(), message);
            return Some(None);
        };
        let args: Vec<&syn::Expr> =
            std::iter::once(&*call.receiver).chain(call.args.iter()).collect();
        let generics = match &call.turbofish {
            Some(generics) => syn::PathArguments::AngleBracketed(generics.clone()),
            None => syn::PathArguments::None,
        };
        Some(self.write_call(&function, &generics, &args, &name))
    }

    /// The method that a call is of, if its receiver's type is known and it is written out.
    fn higher_order_of_method(&mut self, call: &syn::ExprMethodCall) -> Option<Written<'a>> {
        let name = name_of(&call.method).text;
        let has_parts = self.has_parts(&call.args);
        if !(has_parts || self.method_names.take_functions(&name))
            || !self.may_be_users(&name, &call.receiver)
        {
            return None;
        }
        let ty = self.known_shape(&call.receiver).filter(is_users)?;
        let function = self.associated_function(&ty, &name)?;
        (has_parts || takes_functions(function.sig)).then_some(function)
    }

    /// Whether parts of slices are among arguments.
    fn has_parts<'s>(&self, args: impl IntoIterator<Item = &'s syn::Expr>) -> bool {
        args.into_iter().any(|arg| match ungroup(arg) {
            syn::Expr::Reference(of) => {
                self.is_part(&of.expr) || self.named_part(&of.expr).is_some()
            }
            arg => self.named_part(arg).is_some(),
        })
    }

    /// What a call of a function that takes functions gives, if its signature tells.
    pub(super) fn higher_order_result(&mut self, call: &syn::Expr) -> Option<Ty> {
        let function = match call {
            syn::Expr::MethodCall(call) => self.higher_order_of_method(call)?,
            syn::Expr::Call(call) => match ungroup(&call.func) {
                syn::Expr::Path(path) => {
                    let has_parts = self.has_parts(&call.args);
                    self.higher_order_path(path, has_parts)?
                }
                _ => return None,
            },
            _ => return None,
        };
        let ty = output(&function.sig.output)?;
        let mut generics = function.sig.generics.params.iter().filter_map(|param| match param {
            syn::GenericParam::Type(param) => Some(&param.ident),
            syn::GenericParam::Const(param) => Some(&param.ident),
            syn::GenericParam::Lifetime(_) => None,
        });
        if generics.any(|name| Names::are_in(ty, &name.to_string())) {
            return None;
        }
        let ty = self.quietly(|cx| cx.in_env(function.env, |cx| cx.ty(ty)));
        (ty != Ty::Error).then_some(ty)
    }

    /// The function outside of the body that a path names, if it is written out.
    fn higher_order_path(&mut self, path: &syn::ExprPath, has_parts: bool) -> Option<Written<'a>> {
        let name = name_of(&path.path.segments.last()?.ident);
        let is_of_body = path.path.get_ident().is_some_and(|_| self.lookup(&name.text).is_some());
        if path.qself.is_some() || is_of_body {
            return None;
        }
        let function = match has_parts || self.method_names.take_functions(&name.text) {
            true if let Some((ty, _)) = self.associated_path(&path.path) => {
                self.associated_function(&ty, &name.text)?
            }
            _ => {
                let (item, used) = self.env.scope.resolve(&path.path)?;
                if used < path.path.segments.len() {
                    return None;
                }
                self.item_function(item)?
            }
        };
        (has_parts || takes_functions(function.sig)).then_some(function)
    }

    /// Binds the arguments of a call.
    fn write_call(
        &mut self,
        function: &Written<'_>,
        generics: &syn::PathArguments,
        args: &[&syn::Expr],
        name: &Name,
    ) -> Option<Closure> {
        let Written { key, sig, block, poisoned, .. } = function;
        if *poisoned {
            return None;
        }
        let receiver = usize::from(sig.receiver().is_some());
        if !self.expect_args(name, args.len() - receiver, sig.inputs.len() - receiver) {
            return None;
        }
        if self.env.writes_out.contains(key) {
            let message =
                format!("`{}` calls itself, which a GPU cannot do: use a loop", sig.ident);
            let diagnostic = Diagnostic::new(Code::Recursion, name.span, message);
            self.diags.push(diagnostic.label(sig.ident.span(), "declared here"));
            return None;
        }
        self.check_function(sig);
        let generics = self.turbofish(generics)?;
        let (env, open) = self.settle_env(function, &generics, args, name.span)?;
        let mut call = Call { sig, env, open, bound: BTreeMap::new(), references: Vec::new() };
        for (input, arg) in sig.inputs.iter().zip(args) {
            self.scopes.push(BTreeMap::new());
            self.bind_input(&mut call, input, arg);
            call.bound.extend(self.scopes.pop().unwrap_or_default());
        }
        self.check_references_of(&call, name);
        super::attributes::check(block, self.diags);
        self.module.sources.push(block.brace_token.span.join());
        let result = match &sig.output {
            syn::ReturnType::Type(_, ty) if !call.is_open(ty) => {
                let result = self.in_env(call.env.clone(), |cx| cx.ty(ty));
                (result != Ty::Unit).then_some(result)
            }
            _ => None,
        };
        let scopes = vec![call.env.symbols.clone(), call.bound];
        Some(Closure::of_body(block, scopes, call.env, result))
    }

    /// The scope of a function for one call, and the type parameters that the arguments do not settle.
    fn settle_env(
        &mut self,
        function: &Written<'_>,
        generics: &[Generic],
        args: &[&syn::Expr],
        call: Span,
    ) -> Option<(Env, BTreeSet<String>)> {
        let Written { key, sig, block, env, .. } = function;
        let given = Given { generics, args, call: Some(call) };
        let settled = self.settled(sig, &env.scope, given);
        let mut env = env.clone();
        env.writes_out.clone_from(&self.env.writes_out);
        env.writes_out.insert(key.clone());
        let types = self.bind_generics(&mut env, sig, &settled, given)?;
        let mut found = BTreeMap::new();
        for (input, arg) in sig.inputs.iter().zip(args) {
            if let (syn::FnArg::Typed(typed), Some(ty)) = (input, self.known_shape(arg)) {
                self.match_types(&sig.generics, &env, &typed.ty, ty, &mut found);
            }
        }
        for (name, given) in named(&sig.generics, generics) {
            if let Generic::Type(ty) = given {
                found.insert(name, Arg::Type(self.ty(ty)));
            }
        }
        let mut open = BTreeSet::new();
        for name in types {
            env.types.remove(&name);
            match found.remove(&name) {
                Some(Arg::Type(ty)) if ty != Ty::Error => _ = env.types.insert(name, ty),
                _ => _ = open.insert(name),
            }
        }
        let of_functions = |name: &&String| function_bound(sig, name).is_none();
        if let Some(name) = open.iter().filter(of_functions).find(|name| names(block, name)) {
            let message = format!(
                "`{}` names its type parameter `{name}`, and the arguments do not tell here what it is: \
                 declare the type of one, `let x: f32 = …;`, or name it in the call",
                sig.ident
            );
            self.diags.error(Code::UnknownType, call, message);
            return None;
        }
        Some((env, open))
    }

    /// Finds the type parameters that an argument's type says, also behind a reference or in a slice.
    fn match_types(
        &self,
        generics: &syn::Generics,
        env: &Env,
        pattern: &syn::Type,
        ty: Ty,
        found: &mut BTreeMap<String, Arg>,
    ) {
        match (pattern, ty) {
            (syn::Type::Reference(of), ty) => self.match_types(generics, env, &of.elem, ty, found),
            (syn::Type::Slice(of), Ty::Array(element, _) | Ty::RuntimeArray(element)) => {
                self.match_types(generics, env, &of.elem, *element, found);
            }
            (pattern, ty) => {
                // What does not fit is reported where the argument is bound.
                _ = self.unify_arg(generics, &env.scope, pattern, &Arg::Type(ty), found);
            }
        }
    }

    /// Binds one parameter; mistakes are reported.
    fn bind_input(&mut self, call: &mut Call<'_>, input: &syn::FnArg, arg: &syn::Expr) {
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
        let param = match call.is_open(&typed.ty) {
            true => Some((mode_of(&typed.ty), Ty::Error)),
            false => self.in_env(call.env.clone(), |cx| cx.signature_param(&typed.ty)),
        };
        match param {
            Some((mode, ty)) => {
                self.bind_argument_to(call, &typed.pat, SignatureParam { name, mode, ty }, arg);
            }
            None => self.bind_poison(&typed.pat),
        }
    }

    fn bind_receiver(&mut self, call: &mut Call<'_>, receiver: &syn::Receiver, arg: &syn::Expr) {
        let Some(param) = self.in_env(call.env.clone(), |cx| cx.receiver(receiver)) else { return };
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

    /// `&x` or `&mut x` of a receiver that is no reference itself.
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

    /// Binds a parameter that is no function; `Ty::Error` is a type that is not known yet.
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

    /// Binds the names of a parameter's pattern, in which names mean what they mean in the function.
    fn destructure_in(&mut self, call: &Call<'_>, pat: &syn::Pat, value: ExprId) {
        let env = std::mem::replace(&mut self.env, call.env.clone());
        self.destructure(pat, value);
        self.env = env;
    }

    /// What a parameter that is a reference stands for, and what it was given. `None` if that cannot be
    /// referred to, which is reported.
    fn reference_argument(
        &mut self,
        param: &SignatureParam,
        arg: &syn::Expr,
    ) -> Option<(Symbol, Passed)> {
        let span = arg.span();
        let may_write = param.mode == Mode::Mut;
        let (symbol, borrow) = match ungroup(arg) {
            syn::Expr::Reference(of) if self.is_place(&of.expr) => {
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
            inner @ syn::Expr::Path(path) if self.is_reference(inner) => {
                let borrow = if self.is_read_only(inner) { Borrow::Read } else { Borrow::Auto };
                (path.path.get_ident().and_then(|of| self.lookup(&name_of(of).text)), borrow)
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
            // It is reported with the types of the arguments; the body would be about something else.
            _ if !fits || shape.is_some_and(|shape| !may_be(&shape, &param.ty)) => Symbol::Poison,
            Some(Symbol::Part(part)) => {
                Symbol::Part(super::slice::Part { writable: part.writable && may_write, ..part })
            }
            Some(Symbol::Alias(_, writable, of)) => {
                Symbol::Alias(place.clone(), writable && may_write, of)
            }
            _ => Symbol::Alias(place.clone(), may_write, None),
        };
        Some((symbol, Passed::Reference(place, borrow)))
    }

    /// Has the arguments that are references checked as those of a call are, by one that is never made.
    fn check_references_of(&mut self, call: &Call<'_>, name: &Name) {
        if call.references.is_empty() {
            return;
        }
        let span = name.span;
        let params = call.references.iter().map(|(param, ..)| param.clone()).collect();
        let signature = self.module.signatures.push(Signature {
            name: name.clone(),
            self_ty: None,
            generics: Vec::new(),
            params,
            result: Ty::Unit,
        });
        let block = syn::parse_quote!({});
        let (sig, env) = (call.sig.clone(), Env::default());
        self.definitions.push(Definition { sig, block, env, poisoned: true });
        let checked = self.branch(false, |cx| {
            let passed = call.references.iter().map(|(_, passed, span)| match passed {
                Passed::Reference(place, borrow) => {
                    cx.push(Expr::Ref(place.clone(), *borrow), *span)
                }
                Passed::Value(value) => *value,
            });
            let given: Vec<ExprId> = passed.collect();
            let invoke =
                cx.push(Expr::Invoke(Callee::Function(signature, Vec::new()), given), span);
            cx.emit(StmtKind::Expr(invoke), span);
        });
        self.exclude_block(checked, span);
    }

    /// The closure that is passed for a parameter that is a function.
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
                     by a path, `module::{name}`"
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
        let name = Name { text: "this function".to_owned(), span: arg.span() };
        if !self.expect_args(&name, function.inputs.len(), closure.params.len()) {
            return None;
        }
        let is_settled = |ty: &&syn::Type| !call.is_open(ty);
        let is_value = |ty: &&syn::Type| !matches!(ty, syn::Type::Reference(_));
        for (param, ty) in closure.params.iter_mut().zip(&function.inputs) {
            let Some(ty) = Some(*ty).filter(is_settled).filter(is_value) else { continue };
            let given = self.in_env(call.env.clone(), |cx| cx.ty(ty));
            match param {
                Some(of) if *of != Ty::Error && given != Ty::Error && *of != given => {
                    let (takes, given) = (of.rust(), given.rust());
                    let message = format!("this takes a `{takes}`, and is called with a `{given}`");
                    self.diags.error(Code::Mismatch, arg.span(), message);
                    return None;
                }
                _ => *param = Some(given),
            }
        }
        if let (None, Some(ty)) = (&closure.result, function.output.filter(is_settled)) {
            let ty = self.in_env(call.env.clone(), |cx| cx.ty(ty));
            closure.result = (ty != Ty::Unit).then_some(ty);
        }
        Some(closure)
    }

    /// Whether a path can be called, as far as its first name tells. What a kernel does not call or name
    /// by a path, it does not know.
    fn is_known_function(&self, path: &syn::ExprPath) -> bool {
        path.path.get_ident().is_none_or(|name| {
            let name = name_of(name).text;
            self.lookup(&name).is_some()
                || self.env.scope.resolve(&path.path).is_some()
                || Builtin::free(&name).is_some()
        })
    }
}

/// A call whose arguments are being bound.
struct Call<'s> {
    sig: &'s syn::Signature,
    /// What names mean in the function.
    env: Env,
    /// The type parameters that the arguments do not tell.
    open: BTreeSet<String>,
    bound: BTreeMap<String, Symbol>,
    /// The parameters that are references, what each was given, and where.
    references: Vec<(SignatureParam, Passed, Span)>,
}

/// What a parameter that is a reference was given.
enum Passed {
    Reference(Place, Borrow),
    Value(ExprId),
}

impl Call<'_> {
    fn is_open(&self, ty: &syn::Type) -> bool {
        self.open.iter().any(|name| Names::are_in(ty, name))
    }
}

/// Whether a function has parameters that are functions.
pub(super) fn takes_functions(sig: &syn::Signature) -> bool {
    sig.inputs.iter().any(
        |input| matches!(input, syn::FnArg::Typed(typed) if function_ty(sig, &typed.ty).is_some()),
    )
}

/// The function that a parameter of this type is.
fn function_ty<'s>(sig: &'s syn::Signature, ty: &'s syn::Type) -> Option<FunctionTy<'s>> {
    match ty {
        syn::Type::Reference(of) => function_ty(sig, &of.elem),
        syn::Type::Paren(of) => function_ty(sig, &of.elem),
        syn::Type::Group(of) => function_ty(sig, &of.elem),
        syn::Type::ImplTrait(of) => of.bounds.iter().find_map(function_of),
        syn::Type::TraitObject(of) => of.bounds.iter().find_map(function_of),
        syn::Type::FnPtr(of) => Some(FunctionTy {
            inputs: of.inputs.iter().map(|input| &input.ty).collect(),
            output: output(&of.output),
        }),
        syn::Type::Path(path) => function_bound(sig, &path.path.get_ident()?.to_string()),
        _ => None,
    }
}

/// The function that a type parameter is.
fn function_bound<'s>(sig: &'s syn::Signature, name: &str) -> Option<FunctionTy<'s>> {
    let param = sig.generics.type_params().find(|param| param.ident == name)?;
    let clauses = sig.generics.where_clause.iter().flat_map(|clauses| &clauses.predicates);
    let clauses = clauses.filter_map(|clause| match clause {
        syn::WherePredicate::Type(clause) => match &clause.bounded_ty {
            syn::Type::Path(path) if path.path.is_ident(name) => Some(&clause.bounds),
            _ => None,
        },
        _ => None,
    });
    std::iter::once(&param.bounds).chain(clauses).flatten().find_map(function_of)
}

fn function_of(bound: &syn::TypeParamBound) -> Option<FunctionTy<'_>> {
    let syn::TypeParamBound::Trait(of) = bound else { return None };
    let syn::PathArguments::Parenthesized(args) = &of.path.segments.last()?.arguments else {
        return None;
    };
    derived::is_function(bound).then(|| FunctionTy {
        inputs: args.inputs.iter().map(|input| &input.ty).collect(),
        output: output(&args.output),
    })
}

fn output(of: &syn::ReturnType) -> Option<&syn::Type> {
    match of {
        syn::ReturnType::Type(_, ty) => Some(ty),
        syn::ReturnType::Default => None,
    }
}

/// How a parameter of this type is passed.
fn mode_of(ty: &syn::Type) -> Mode {
    match ty {
        syn::Type::Reference(of) if of.mutability.is_some() => Mode::Mut,
        syn::Type::Reference(_) => Mode::Shared,
        _ => Mode::Value,
    }
}

/// Whether a variable, of which this is known, can be referred to as one of a type.
fn may_be(known: &Ty, ty: &Ty) -> bool {
    match (known, ty) {
        (Ty::Error | Ty::Param(_), _) | (_, Ty::Error) => true,
        (Ty::Array(known, _) | Ty::RuntimeArray(known), Ty::RuntimeArray(of)) => may_be(known, of),
        (Ty::Array(known, n), Ty::Array(of, m)) => n == m && may_be(known, of),
        (Ty::Struct(known), Ty::Struct(of)) if known.is_tuple() && of.is_tuple() => true,
        (known, ty) => known == ty || known.option_value().is_some(),
    }
}

/// Whether something names a type parameter.
struct Names<'n> {
    name: &'n str,
    found: bool,
}

impl Names<'_> {
    fn are_in(ty: &syn::Type, name: &str) -> bool {
        let mut names = Names { name, found: false };
        names.visit_type(ty);
        names.found
    }
}

impl<'ast> Visit<'ast> for Names<'_> {
    fn visit_ident(&mut self, ident: &'ast syn::Ident) {
        self.found |= ident == self.name;
    }
}

fn names(block: &syn::Block, name: &str) -> bool {
    let mut names = Names { name, found: false };
    visit::visit_block(&mut names, block);
    names.found
}
