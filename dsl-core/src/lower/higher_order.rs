//! Functions that take functions. They are written out where they are called, like closures.
//! Functions that get a part of a slice, `sum(&x[a..b])`, are written out as well.
//!
//! WGSL has no function values, and no references with a length. So a call of
//! `fn twice(f: impl Fn(f32) -> f32, x: f32) -> f32` binds the parameters at the call, and `f` to
//! the closure that is passed. The call becomes a call of a closure without parameters, with the
//! function's body. Names in the body mean what they mean where the function is declared. Names in
//! the passed closures mean what they mean at the call.

mod argument;

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::context::Lowerer;
use super::definition::{FunctionItem, body_at};
use super::function_ty::{
    Names, chosen, function_bound, iterator_bound, names, output, returns_symbol, slice_parameters,
    takes_functions,
};
use super::generic_structs::is_partly_unknown;
use super::given::{Generic, Given};
use super::lowered_items::Arg;
use super::receiver::is_users;
use super::settled::named;
use super::symbol::{Closure, Env, Symbol};
use super::symbols::Symbols;
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{Name, SignatureParam, Ty};
use crate::syntax::{name_of, ungroup};
pub(super) use argument::{Passed, may_be};

/// A call whose arguments are being bound.
struct Call<'s> {
    sig: &'s syn::Signature,
    /// The meanings of names in the function.
    env: Env,
    /// The type parameters that the arguments do not settle.
    open: BTreeSet<String>,
    bound: Symbols<Symbol>,
    /// The reference parameters, each with its argument and the argument's span.
    references: Vec<(SignatureParam, Passed, Span)>,
}

impl Call<'_> {
    fn is_open(&self, ty: &syn::Type) -> bool {
        self.open.iter().any(|name| Names::are_in(ty, name))
    }
}

impl<'a> Lowerer<'a> {
    /// Whether a function is written out at each call.
    pub(super) fn is_written_out(&self, function: &FunctionItem<'_>) -> bool {
        let FunctionItem { sig, env, .. } = function;
        takes_functions(sig) || self.views.are_passed(&env.scope, env.is_of_view(), sig)
    }

    /// Whether a function returns something that only a symbol can represent.
    pub(super) fn gives_symbol(&self, function: &FunctionItem<'_>) -> bool {
        let FunctionItem { sig, env, .. } = function;
        returns_symbol(sig) || self.views.are_returned(&env.scope, env.is_of_view(), sig)
    }

    /// The closure for a call of a function that is written out. `None` if the call is of no such
    /// function, `Some(None)` if it cannot be written out, which is reported.
    pub(super) fn higher_order_call(&mut self, call: &syn::ExprCall) -> Option<Option<Closure>> {
        let syn::Expr::Path(path) = ungroup(&call.func) else { return None };
        let last = path.path.segments.last()?;
        let name = name_of(&last.ident);
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        let has_parts = self.has_parts(&call.args);
        let write = |cx: &mut Self, function: &FunctionItem<'_>| {
            Some(cx.write_call(function, &last.arguments, &args, &name))
        };
        match path.path.get_ident().and_then(|_| self.lookup(&name.text)) {
            Some(Symbol::Generic(nested)) => {
                let function = nested.written();
                (has_parts || self.is_written_out(&function)).then(|| write(self, &function))?
            }
            Some(Symbol::Function(signature)) if has_parts => {
                let definition = self.definitions[signature.index()].clone();
                write(self, &definition.written())
            }
            Some(_) => None,
            None => {
                let function = self.higher_order_function(call)?;
                write(self, &function)
            }
        }
    }

    /// The same for a method call.
    pub(super) fn higher_order_method(
        &mut self,
        call: &syn::ExprMethodCall,
    ) -> Option<Option<Closure>> {
        let name = name_of(&call.method);
        let Some(function) = self.higher_order_of_method(call) else {
            let is_unknown = self.method_names.take_functions(&name.text)
                && self.may_be_users(call)
                && !super::option::is_method(&name.text)
                && !matches!(self.named_symbol(&call.receiver), Some(Symbol::Poison))
                && self.known_shape(&call.receiver).is_none();
            if !is_unknown {
                return None;
            }
            let message = format!(
                "the type of the receiver of `{}` is not known here: declare it, `let x: T = …;`",
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

    /// The method that a call names, if the receiver's type is known and the method is written out.
    pub(super) fn higher_order_of_method(
        &mut self,
        call: &syn::ExprMethodCall,
    ) -> Option<FunctionItem<'a>> {
        let name = name_of(&call.method).text;
        let may_be = self.has_parts_of(call)
            || self.view_named(&call.receiver).is_some()
            || self.method_names.take_functions(&name);
        if !may_be || !self.may_be_users(call) {
            return None;
        }
        let ty = self.known_shape(&call.receiver).filter(is_users)?;
        self.higher_order_method_of(&ty, call)
    }

    /// The method of a type that a call names, if the method is written out.
    pub(super) fn higher_order_method_of(
        &mut self,
        ty: &Ty,
        call: &syn::ExprMethodCall,
    ) -> Option<FunctionItem<'a>> {
        let name = name_of(&call.method).text;
        let has_parts = self.has_parts_of(call) || ty.is_view();
        if !has_parts && !self.method_names.take_functions(&name) {
            return None;
        }
        let given = Given { receiver: Some(&call.receiver), ..Given::default() };
        let function = self.associated_function(ty, &name, given)?;
        (has_parts || self.is_written_out(&function)).then_some(function)
    }

    /// The function outside of the body that a call names, if the function is written out.
    pub(super) fn higher_order_function(
        &mut self,
        call: &syn::ExprCall,
    ) -> Option<FunctionItem<'a>> {
        let syn::Expr::Path(path) = ungroup(&call.func) else { return None };
        let name = name_of(&path.path.segments.last()?.ident);
        let is_of_body = path.path.get_ident().is_some_and(|_| self.lookup(&name.text).is_some());
        if path.qself.is_some() || is_of_body {
            return None;
        }
        let has_parts = self.has_parts(&call.args);
        let args: Vec<&syn::Expr> = call.args.iter().collect();
        let given = Given { generics: &[], args: &args, ..Given::default() };
        let function = match has_parts || self.method_names.take_functions(&name.text) {
            true if let Some((ty, _)) = self.associated_call(&path.path, given) => {
                let of_trait = self.trait_of_path(&path.path, &ty);
                let of_trait = of_trait.as_ref();
                self.associated_function(&ty, &name.text, Given { of_trait, ..Given::default() })?
            }
            _ => {
                let (item, used) = self.env.scope.resolve(&path.path)?;
                if used < path.path.segments.len() {
                    return None;
                }
                self.item_function(item)?
            }
        };
        let is_written_out =
            has_parts || self.is_written_out(&function) || self.copies_slice(&function, &args);
        is_written_out.then_some(function)
    }

    /// Whether the receiver or an argument is something that only a symbol can represent.
    fn has_parts_of(&self, call: &syn::ExprMethodCall) -> bool {
        self.has_parts(&call.args) || self.is_in_chosen(&call.receiver)
    }

    /// Whether an argument is a part of a slice, or a reference into a chosen slice.
    fn has_parts<'s>(&self, args: impl IntoIterator<Item = &'s syn::Expr>) -> bool {
        args.into_iter().any(|arg| match ungroup(arg) {
            syn::Expr::Reference(of) => {
                self.is_part(&of.expr)
                    || self.is_slice_at(&of.expr)
                    || self.is_unsized(&of.expr)
                    || self.is_in_chosen(&of.expr)
            }
            arg if self.is_reference(arg) && self.is_in_chosen(arg) => true,
            arg => self.is_unsized(arg) || self.is_remainder(arg),
        })
    }

    fn is_unsized(&self, arg: &syn::Expr) -> bool {
        self.named_part(arg).is_some() || self.view_named(arg).is_some()
    }

    /// The result type of a function that is written out, if its signature tells it.
    pub(super) fn result_as_written(&mut self, function: FunctionItem<'a>) -> Option<Ty> {
        let ty = output(&function.sig.output).filter(|_| !returns_symbol(function.sig))?;
        let (ty, is_view) = match ty {
            syn::Type::Reference(of) if of.mutability.is_some() => (&*of.elem, false),
            ty => (ty, self.gives_symbol(&function)),
        };
        let mut generics = function.sig.generics.params.iter().filter_map(|param| match param {
            syn::GenericParam::Type(param) => Some(&param.ident),
            syn::GenericParam::Const(param) => Some(&param.ident),
            syn::GenericParam::Lifetime(_) => None,
        });
        if generics.any(|name| Names::are_in(ty, &name.to_string())) {
            return None;
        }
        let ty = self.quietly(|cx| {
            cx.in_env(function.env, |cx| if is_view { cx.referent_ty(ty) } else { cx.ty(ty) })
        });
        (ty != Ty::Error).then_some(ty)
    }

    /// Binds the arguments of a call.
    pub(super) fn write_call(
        &mut self,
        function: &FunctionItem<'_>,
        generics: &syn::PathArguments,
        args: &[&syn::Expr],
        name: &Name,
    ) -> Option<Closure> {
        let FunctionItem { key, sig, block, poisoned, .. } = function;
        if *poisoned {
            self.diags.poison();
            return None;
        }
        let receiver = usize::from(sig.receiver().is_some() || function.env.is_method_of_std());
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
        let mut call = Call { sig, env, open, bound: Symbols::default(), references: Vec::new() };
        let variables = self.env.bounds.variables();
        for (input, arg) in sig.inputs.iter().zip(args) {
            self.scopes.push(Symbols::default());
            self.bind_input(&mut call, input, arg);
            call.bound.extend(&self.scopes.pop().unwrap_or_default());
        }
        self.env.bounds.forget_variables(variables);
        call.env.bounds.declare_inputs(sig);
        self.check_passed(&call.references, name);
        let block = &body_at(block, &call.env, Some(name.span));
        super::attributes::check(block, self.diags);
        self.module.sources.push(block.brace_token.span.join());
        let gives = chosen(sig);
        let is_value = gives.is_none() && !self.gives_symbol(function);
        let result = match &sig.output {
            syn::ReturnType::Type(_, ty) if !call.is_open(ty) && is_value => {
                let result = self.in_env(call.env.clone(), |cx| cx.ty(ty));
                (result != Ty::Unit).then_some(result)
            }
            _ => None,
        };
        let scopes = vec![call.env.symbols.clone(), call.bound];
        Some(Closure::of_body(block, scopes, call.env, result, gives))
    }

    /// The scope of a function for one call, and the type parameters that the arguments do not settle.
    fn settle_env(
        &mut self,
        function: &FunctionItem<'_>,
        generics: &[Generic],
        args: &[&syn::Expr],
        call: Span,
    ) -> Option<(Env, BTreeSet<String>)> {
        let FunctionItem { key, sig, block, env, .. } = function;
        let given = Given { generics, args, call: Some(call), ..Given::default() };
        let settled = self.settled(sig, &env.scope, given);
        let mut env = env.clone();
        env.writes_out.clone_from(&self.env.writes_out);
        env.writes_out.push(key.clone());
        env.slices = slice_parameters(sig);
        env.references_of_self = self.references_of_self(sig, env.block);
        let types = self.bind_generics(&mut env, sig, &settled, given)?;
        let mut found = BTreeMap::new();
        for (input, arg) in sig.inputs.iter().zip(args) {
            if let (syn::FnArg::Typed(typed), Some(ty)) = (input, self.known_shape(arg)) {
                // A mismatch is reported where the argument is bound.
                let (generics, scope) = (&sig.generics, &env.scope);
                _ = self.unify_arg(generics, scope, &typed.ty, &Arg::Type(ty), &mut found);
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
                Some(Arg::Type(ty)) if !is_partly_unknown(&ty) => _ = env.types.insert(name, ty),
                _ => _ = open.insert(name),
            }
        }
        let of_functions =
            |name: &&String| function_bound(sig, name).is_none() && !iterator_bound(sig, name);
        if let Some(name) = open.iter().filter(of_functions).find(|name| names(block, name)) {
            let message = format!(
                "`{}` uses its type parameter `{name}`, which cannot be inferred here: declare the \
                 type of an argument, `let x: f32 = …;`, or write it in the call",
                sig.ident
            );
            self.diags.error(Code::UnknownType, call, message);
            return None;
        }
        Some((env, open))
    }
}
