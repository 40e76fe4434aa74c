//! Functions as their callers see them: signatures of items, nested functions and methods.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use syn::ext::IdentExt;
use syn::spanned::Spanned;

use super::bounds::Bound;
use super::context::Lowerer;
use super::definition::{Definition, FunctionItem, Nested};
use super::function_ty::takes_functions;
use super::given::{Given, Settled};
use super::operators::Implementation;
use super::settled::of_texture;
use super::symbol::{Env, Symbol};
use super::trait_ref::{declares, declaring};
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{Mode, Name, Signature, SignatureId, SignatureParam, Ty};
use crate::items::{ItemId, ItemKind, Scope};
use crate::syntax::{name_of, ungroup_ty};

impl<'a> Lowerer<'a> {
    // Signatures.

    /// The signature of a function item, for the parameters that a call settles.
    pub(super) fn item_signature(&mut self, id: ItemId, given: Given<'_>) -> Option<SignatureId> {
        let function = self.item_function(id)?;
        self.signature(function, given)
    }

    /// A function item.
    pub(super) fn item_function(&self, id: ItemId) -> Option<FunctionItem<'a>> {
        let items = self.items;
        let ItemKind::Function(syn::ItemFn { sig, block, .. }) = &items.items[id].kind else {
            return None;
        };
        let (key, poisoned) = (format!("fn {}", id.index()), items.items[id].poisoned);
        Some(FunctionItem { key, sig, block, env: self.env_of(id), poisoned })
    }

    /// The symbol for the name of a nested function.
    pub(super) fn nested_function(&mut self, function: &syn::ItemFn) -> Symbol {
        // A nested function sees the items around it, not the variables.
        let (types, formats) = (BTreeMap::new(), BTreeMap::new());
        let mut env = Env { types, formats, self_ty: None, ..self.env.clone() };
        for scope in &self.scopes {
            for (name, symbol) in scope.iter() {
                if let Symbol::Const(_)
                | Symbol::Function(_)
                | Symbol::Generic(_)
                | Symbol::Poison = symbol
                {
                    env.symbols.insert(name.to_owned(), symbol.clone());
                }
            }
        }
        // It is the same function, however often the enclosing function is written out.
        let key = match self.env.writes_out.last().cloned() {
            Some(around) => format!("{around} {}", self.occurrence(&function.sig.ident)),
            None => {
                self.nested_functions += 1;
                format!("nested {}", self.nested_functions)
            }
        };
        let nested = Nested { syntax: function.clone(), env, key };
        if is_settled_by_calls(&function.sig) {
            return Symbol::Generic(Rc::new(nested));
        }
        let alone = nested.written_in(nested.env.clone());
        let Some(signature) = self.signature(alone, Given::default()) else {
            return Symbol::Poison;
        };
        // The function knows its own name, so that recursion is reported as recursion.
        if let Some(definition) = self.definitions.last_mut() {
            let name = name_of(&function.sig.ident).text;
            definition.env.symbols.insert(name, Symbol::Function(signature));
        }
        Symbol::Function(signature)
    }

    /// The signature of a type's method or associated function.
    pub(super) fn associated_signature(
        &mut self,
        ty: &Ty,
        name: &str,
        given: Given<'_>,
    ) -> Option<SignatureId> {
        let blocks = self.blocks_of_call(ty, name, given);
        let function = self.function_of_blocks(blocks, ty, name, given)?;
        self.signature(function, given)
    }

    /// A type's method or associated function of that name, for a call that is given.
    pub(super) fn associated_function(
        &mut self,
        ty: &Ty,
        name: &str,
        given: Given<'_>,
    ) -> Option<FunctionItem<'a>> {
        let blocks = self.blocks_of_name(ty, name, given.of_trait);
        self.function_of_blocks(blocks, ty, name, given)
    }

    /// The function of that name in the one of these blocks that a call means.
    fn function_of_blocks(
        &mut self,
        mut blocks: Vec<usize>,
        ty: &Ty,
        name: &str,
        given: Given<'_>,
    ) -> Option<FunctionItem<'a>> {
        if given.of_trait.is_none() {
            let in_scope = self.in_scope(blocks, name);
            blocks = self.probed(in_scope, ty, name, given);
        }
        let blocks = self.without_overloads(ty, name, blocks, given.call);
        blocks.into_iter().find_map(|at| self.function_of_block(at, ty, name))
    }

    /// The function of that name in an `impl` block of a type, or in the block's trait.
    pub(super) fn function_of_block(
        &mut self,
        at: usize,
        ty: &Ty,
        name: &str,
    ) -> Option<FunctionItem<'a>> {
        let items = self.items;
        let key = format!("impl {at} {} {name}", ty.mangled());
        let env = self.impl_env(at, ty);
        let poisoned = items.impls[at].poisoned;
        for item in &items.impls[at].syntax.items {
            if let syn::ImplItem::Fn(syn::ImplItemFn { sig, block, .. }) = item
                && sig.ident.unraw() == name
            {
                return Some(FunctionItem { key, sig, block, env, poisoned });
            }
        }
        let (trait_, env) = self.trait_of(at, &env)?;
        trait_.items.iter().find_map(|item| match item {
            syn::TraitItem::Fn(syn::TraitItemFn { sig, default: Some(block), .. })
                if sig.ident.unraw() == name =>
            {
                let (key, env) = (key.clone(), env.clone());
                Some(FunctionItem { key, sig, block, env, poisoned: false })
            }
            _ => None,
        })
    }

    /// Removes the `impl` blocks of traits that are not in scope, if a trait in scope declares the
    /// function.
    pub(super) fn in_scope(&self, mut blocks: Vec<usize>, name: &str) -> Vec<usize> {
        let items = self.items;
        let of_bounds = self.env.bounds.traits().map(|bound| bound.item);
        let in_scope: BTreeSet<ItemId> = self
            .env
            .scope
            .in_scope()
            .chain(of_bounds)
            .filter(|of| declares(items, *of, name) && !items.is_of_std(*of))
            .collect();
        if !in_scope.is_empty() {
            let is_in_scope = |of: ItemId| in_scope.contains(&of) || items.is_of_std(of);
            blocks.retain(|at| declaring(items, *at, name).is_none_or(is_in_scope));
        }
        blocks
    }

    /// Whether an inherent `impl` of the type has a function or a constant of that name.
    pub(super) fn has_own(&mut self, ty: &Ty, name: &str) -> bool {
        let items = self.items;
        self.impls_of(ty).into_iter().map(|at| &items.impls[at].syntax).any(|block| {
            let mut items = block.items.iter();
            block.trait_.is_none()
                && items.any(|item| match item {
                    syn::ImplItem::Fn(of) => of.sig.ident == name,
                    syn::ImplItem::Const(of) => of.ident == name,
                    _ => false,
                })
        })
    }

    /// The methods of that name of all types.
    pub(super) fn methods(&mut self, name: &str, given: Given<'_>) -> Vec<SignatureId> {
        if !self.method_names.contains(name) {
            return Vec::new();
        }
        let mut methods = Vec::new();
        let blocks = (0..self.items.impls.len()).collect();
        for at in self.in_scope(blocks, name) {
            for ty in self.types_of_block(at) {
                if let Some(signature) = self.associated_signature(&ty, name, given)
                    && !methods.contains(&signature)
                {
                    methods.push(signature);
                }
            }
        }
        methods
    }

    /// The types so far that an `impl` block is for.
    pub(super) fn types_of_block(&mut self, at: usize) -> Vec<Ty> {
        match self.is_generic_impl(at) {
            true => self.types_of_impl(at),
            false => self.impl_ty(at).into_iter().collect(),
        }
    }

    /// The signature of a function, for the parameters that a call settles. `None` if it has
    /// mistakes, or if it is written out and has no signature in WGSL.
    pub(super) fn signature(
        &mut self,
        function: FunctionItem<'_>,
        given: Given<'_>,
    ) -> Option<SignatureId> {
        let FunctionItem { key, sig, block, mut env, poisoned } = function;
        if takes_functions(sig) || self.views.are_passed(&env.scope, env.is_of_view(), sig) {
            return None;
        }
        let settled = self.settled(sig, &env.scope, given);
        let (function, key) = (key.clone(), format!("{key} {settled:?}"));
        if let Some(known) = self.signature_ids.get(&key) {
            return *known;
        }
        if self.is_open_texture(sig, &settled, given) {
            return None;
        }
        let before = self.diags.len();
        self.check_function(sig);
        let Some(generics) = self.bind_generics(&mut env, sig, &settled, given) else {
            self.signature_ids.insert(key, None);
            return None;
        };
        let bounds = self.bounds_of(&generics, &env);
        let is_told = self.tells_structs(sig, &env.scope, &generics, given);
        let lowered = is_told.then(|| self.in_env(env.clone(), |cx| cx.signature_types(sig)));
        let signature = lowered.flatten().map(|(params, result)| {
            let name = name_of(&sig.ident);
            let self_ty = env.self_ty.clone();
            let (sig, block, key) = (sig.clone(), block.clone(), function);
            let definition = Definition { key, sig, block, env, poisoned };
            self.definitions.push(definition);
            let signature = Signature { name, self_ty, generics, bounds, params, result };
            self.module.signatures.push(signature)
        });
        if poisoned {
            self.diags.truncate(before);
            self.diags.poison();
        }
        self.signature_ids.insert(key, signature);
        signature
    }

    /// Binds generic parameters and their bounds in a function's scope, as far as they are settled. Returns the
    /// names of the others, which are all types. `None` if a constant is not settled, which is
    /// reported.
    pub(super) fn bind_generics(
        &mut self,
        env: &mut Env,
        sig: &syn::Signature,
        settled: &Settled,
        given: Given<'_>,
    ) -> Option<Vec<String>> {
        env.bounds.declare(self.items, &env.scope, &sig.generics);
        let mut generics = Vec::new();
        for param in &sig.generics.params {
            match param {
                syn::GenericParam::Type(param) => {
                    let name = param.ident.to_string();
                    if let Some(format) = settled.formats.get(&name) {
                        env.formats.insert(name, format);
                    } else if let Some(ty) = settled.types.get(&name) {
                        env.types.insert(name, ty.clone());
                    } else {
                        env.types.insert(name.clone(), Ty::Param(generics.len()));
                        generics.push(name);
                    }
                }
                syn::GenericParam::Const(param) => {
                    let name = name_of(&param.ident);
                    let Some(value) = settled.consts.get(&name.text) else {
                        let message = format!(
                            "`{}` has the const parameter `{}`, which cannot be inferred: write \
                             `{}::<8>(…)`",
                            sig.ident, name.text, sig.ident
                        );
                        let span = given.call.unwrap_or_else(|| param.ident.span());
                        let diagnostic = Diagnostic::new(Code::Argument, span, message);
                        self.diags.push(diagnostic.label(param.ident.span(), "declared here"));
                        return None;
                    };
                    let span = given.call.unwrap_or_else(|| param.ident.span());
                    let id = self.const_param(&name, *value, const_ty(&param.ty), span)?;
                    env.symbols.insert(name.text, Symbol::Const(id));
                }
                syn::GenericParam::Lifetime(_) => {}
            }
        }
        Some(generics)
    }

    /// Whether a call tells the arguments of the generic structs in a signature. If not, that is
    /// reported. `open` are the type parameters that the call does not tell.
    fn tells_structs(
        &mut self,
        sig: &syn::Signature,
        scope: &Scope,
        open: &[String],
        given: Given<'_>,
    ) -> bool {
        let mut params = sig.generics.type_params();
        let is_open = |param: &&syn::TypeParam| {
            let name = param.ident.to_string();
            open.contains(&name) && self.has_structs_of(sig, scope, &name)
        };
        let Some(param) = params.find(is_open) else { return true };
        let span = given.call.unwrap_or_else(|| param.ident.span());
        let message = format!(
            "the type parameter `{0}` of `{1}` is not known at this call: declare the type of an \
             argument or of the result, or write `{1}::<f32>(…)`",
            param.ident, sig.ident
        );
        let diagnostic = Diagnostic::new(Code::Argument, span, message);
        self.diags.push(diagnostic.label(param.ident.span(), "declared here"));
        false
    }

    pub(super) fn check_function(&mut self, sig: &syn::Signature) {
        let refused = [
            (sig.asyncness.as_ref().map(Spanned::span), "`async`"),
            (sig.abi.as_ref().map(Spanned::span), "`extern`"),
        ];
        for (span, what) in refused {
            if let Some(span) = span {
                let message = format!("a function that kernels call cannot be {what}: remove it");
                self.diags.error(Code::Signature, span, message);
            }
        }
    }

    fn signature_types(&mut self, sig: &syn::Signature) -> Option<(Vec<SignatureParam>, Ty)> {
        let mut params = Vec::new();
        for input in &sig.inputs {
            params.push(match input {
                syn::FnArg::Receiver(receiver) => self.receiver(receiver),
                syn::FnArg::Typed(typed) => {
                    let name = match &*typed.pat {
                        syn::Pat::Ident(pat) => name_of(&pat.ident),
                        other => Name { text: "argument".to_owned(), span: other.span() },
                    };
                    let param = self.signature_param(&typed.ty);
                    param.map(|(mode, ty)| SignatureParam { name, mode, ty })
                }
            });
        }
        let params: Option<Vec<SignatureParam>> = params.into_iter().collect();
        let result = match &sig.output {
            syn::ReturnType::Default => Ty::Unit,
            // The caller fails behind the call.
            syn::ReturnType::Type(_, ty) if matches!(**ty, syn::Type::Never(_)) => Ty::Unit,
            syn::ReturnType::Type(_, ty) => self.result_ty(ty),
        };
        params.filter(|_| result != Ty::Error).map(|params| (params, result))
    }

    fn result_ty(&mut self, ty: &syn::Type) -> Ty {
        if let syn::Type::Reference(of) = ty
            && (of.mutability.is_some() || matches!(*of.elem, syn::Type::Slice(_)))
        {
            let message = "a function in a kernel returns no slices and no `&mut` references: return \
                           an index, or the value itself";
            return self.error(Code::Signature, of.span(), message);
        }
        self.ty(ty)
    }

    pub(super) fn receiver(&mut self, receiver: &syn::Receiver) -> Option<SignatureParam> {
        let ty = self.env.self_ty.clone()?;
        let mode = match &receiver.kind {
            syn::ReceiverKind::Reference(_, _, Some(_)) => Mode::Mut,
            syn::ReceiverKind::Reference(_, _, None) => Mode::Shared,
            _ => self.mode_of_self(),
        };
        let name = Name { text: "self".to_owned(), span: receiver.self_token.span };
        Some(SignatureParam { name, mode, ty })
    }

    /// How a parameter of type `Self` is passed: as a reference if the `impl` is for references.
    fn mode_of_self(&self) -> Mode {
        match self.env.block.map(|at| &*self.items.impls[at].syntax.self_ty) {
            Some(syn::Type::Reference(of)) if of.mutability.is_some() => Mode::Mut,
            Some(syn::Type::Reference(_)) => Mode::Shared,
            _ => Mode::Value,
        }
    }

    pub(super) fn signature_param(&mut self, ty: &syn::Type) -> Option<(Mode, Ty)> {
        let span = ty.span();
        let (mode, ty) = match ty {
            syn::Type::Reference(reference) => {
                let mode = if reference.mutability.is_some() { Mode::Mut } else { Mode::Shared };
                match &*reference.elem {
                    syn::Type::Slice(slice) => {
                        let element = self.ty(&slice.elem);
                        if element == Ty::Error {
                            return None;
                        }
                        return Some((mode, Ty::RuntimeArray(Box::new(element))));
                    }
                    other => match self.handle_ty(other, mode == Mode::Mut) {
                        Some(ty) => (mode, ty),
                        None => (mode, self.referent_ty(other)),
                    },
                }
            }
            syn::Type::Group(group) => return self.signature_param(&group.elem),
            syn::Type::Paren(paren) => return self.signature_param(&paren.elem),
            syn::Type::Path(of) if of.path.is_ident("Self") => (self.mode_of_self(), self.ty(ty)),
            other => (Mode::Value, self.ty(other)),
        };
        if mode == Mode::Value && ty.has_atomics() {
            let message = "atomics are passed by reference: `&Atomic<u32>`";
            self.diags.error(Code::Parameter, span, message);
            return None;
        }
        (ty != Ty::Error).then_some((mode, ty))
    }

    // Implementations.

    /// The type that an `impl` is for; `None` for generic ones.
    pub(super) fn impl_ty(&mut self, at: usize) -> Option<Ty> {
        if self.is_generic_impl(at) {
            return None;
        }
        if let Some(known) = self.impl_types.get(&at) {
            return known.clone();
        }
        let ty = self.self_ty_of(at);
        let ty = (ty != Ty::Error).then_some(ty);
        self.impl_types.insert(at, ty.clone());
        ty
    }

    /// The same, not cached and without reports. A mistake in a type is reported where a kernel
    /// uses the type: the `impl` may be for the host alone.
    pub(super) fn self_ty_of(&mut self, at: usize) -> Ty {
        let before = self.diags.len();
        let ty = self.report_self_ty(at);
        self.forget_since(before);
        ty
    }

    /// The same, with reports of mistakes in the type.
    pub(super) fn report_self_ty(&mut self, at: usize) -> Ty {
        let items = self.items;
        let block = &items.impls[at];
        let env = Env { scope: block.scope.clone(), ..Env::default() };
        self.in_env(env, |cx| cx.referent_ty(&block.syntax.self_ty))
    }

    /// The `impl`s for a type, with trait `impl`s last: the order of Rust's name lookup.
    pub(super) fn impls_of(&mut self, ty: &Ty) -> Vec<usize> {
        let mut impls: Vec<usize> = (0..self.items.impls.len())
            .filter(|at| self.impl_ty(*at).as_ref() == Some(ty) || self.is_impl_of(*at, ty))
            .collect();
        impls.sort_by_key(|at| self.items.impls[*at].syntax.trait_.is_some());
        impls
    }

    /// The scope of an `impl`.
    pub(super) fn impl_env(&mut self, at: usize, ty: &Ty) -> Env {
        let scope = self.items.impls[at].scope.clone();
        let of_std = self.items.is_block_of_std(at);
        let mut env =
            Env { scope, of_std, self_ty: Some(ty.clone()), block: Some(at), ..Env::default() };
        let written = ungroup_ty(&self.items.impls[at].syntax.self_ty);
        env.bounds.self_is_reference = matches!(written, syn::Type::Reference(_));
        self.bind_impl(&mut env, at, ty);
        env
    }

    /// The trait of a trait `impl`, with its scope.
    pub(super) fn trait_of(&mut self, at: usize, env: &Env) -> Option<(&'a syn::ItemTrait, Env)> {
        let items = self.items;
        let (path, _) = items.impls[at].syntax.trait_.as_ref()?;
        let (id, _) = env.scope.resolve(path)?;
        let ItemKind::Trait(trait_) = &items.items[id].kind else { return None };
        let args = self.in_env(env.clone(), |cx| {
            cx.quietly(|cx| cx.struct_args(&trait_.generics, path.segments.last()?))
        });
        let mut env = Env { scope: items.items[id].scope.clone(), ..env.clone() };
        if let Some(args) = args {
            self.bind_args(&mut env, &trait_.generics, &args);
        }
        env.bounds.add_trait(items, Bound { param: "Self".to_owned(), item: id, path: None });
        Some((trait_, env))
    }

    /// A method of one `impl`. Operators may have several `impl`s for one type.
    pub(super) fn impl_method(&mut self, at: usize, ty: &Ty, name: &str) -> Option<SignatureId> {
        let block = self.implementation(at, ty);
        self.method_of(&block, name)
    }

    /// The same for an `impl` whose arguments are known.
    pub(super) fn method_of(&mut self, of: &Implementation, name: &str) -> Option<SignatureId> {
        let function = self.function_of(of, name)?;
        self.signature(function, Given::default())
    }

    /// The same, as a function that is not lowered yet.
    pub(super) fn impl_function(
        &mut self,
        at: usize,
        ty: &Ty,
        name: &str,
    ) -> Option<FunctionItem<'a>> {
        let block = self.implementation(at, ty);
        self.function_of(&block, name)
    }

    fn function_of(&self, of: &Implementation, name: &str) -> Option<FunctionItem<'a>> {
        let block = &self.items.impls[of.at];
        block.syntax.items.iter().find_map(|item| match item {
            syn::ImplItem::Fn(syn::ImplItemFn { sig, block: body, .. })
                if sig.ident.unraw() == name =>
            {
                let (key, env) = (format!("{} {name} alone", of.key), of.env.clone());
                Some(FunctionItem { key, sig, block: body, env, poisoned: block.poisoned })
            }
            _ => None,
        })
    }

    /// A function that wraps a method of an `impl`, and calls it as `__method`.
    pub(super) fn wrapping(
        &mut self,
        of: &Implementation,
        method: &str,
        written: &syn::ItemFn,
    ) -> Option<SignatureId> {
        let called = Symbol::Function(self.method_of(of, method)?);
        let mut env = of.env.clone();
        env.symbols.insert("__method".to_owned(), called);
        let key = format!("{} {} around {method}", of.key, written.sig.ident);
        let poisoned = self.items.impls[of.at].poisoned;
        let syn::ItemFn { sig, block, .. } = written;
        self.signature(FunctionItem { key, sig, block, env, poisoned }, Given::default())
    }
}

/// Whether a function has parameters that a call settles before types are inferred.
fn is_settled_by_calls(sig: &syn::Signature) -> bool {
    takes_functions(sig)
        || sig.generics.const_params().next().is_some()
        || sig.generics.type_params().any(|of| of_texture(sig, &of.ident.to_string()).is_some())
}

/// The type of a const parameter in a kernel.
pub(super) fn const_ty(ty: &syn::Type) -> Ty {
    let name = match ty {
        syn::Type::Path(path) => path.path.get_ident().map(ToString::to_string),
        _ => None,
    };
    match name.as_deref().and_then(super::ty::named) {
        Some(ty @ Ty::Scalar(scalar))
            if scalar.is_integer() || scalar == crate::ir::Scalar::Bool =>
        {
            ty
        }
        _ => Ty::U32,
    }
}
