//! Functions as their callers see them: signatures of items, nested functions and methods.

use std::collections::BTreeMap;

use syn::spanned::Spanned;

use super::item::Env;
use super::operators::Implementation;
use super::settled::{Given, of_texture};
use super::{Lowerer, Symbol};
use crate::diagnostic::{Code, Diagnostic};
use crate::ir::{Mode, Name, Signature, SignatureId, SignatureParam, Ty};
use crate::items::{ItemId, ItemKind};
use crate::parse::name_of;

/// The syntax behind a signature.
#[derive(Clone)]
pub(super) struct Definition {
    pub(super) sig: syn::Signature,
    pub(super) block: syn::Block,
    pub(super) env: Env,
    /// Whether its mistakes were reported where it is declared.
    pub(super) poisoned: bool,
}

/// A function as written.
struct Written<'s> {
    sig: &'s syn::Signature,
    block: &'s syn::Block,
    poisoned: bool,
}

impl<'a> Lowerer<'a> {
    // Signatures.

    /// The signature of a function item, for what a call settles.
    pub(super) fn item_signature(&mut self, id: ItemId, given: Given<'_>) -> Option<SignatureId> {
        let items = self.items;
        let ItemKind::Function(function) = &items.items[id].kind else { return None };
        let key = format!("fn {}", id.index());
        let env = self.env_of(id);
        let poisoned = items.items[id].poisoned;
        let source = Written { sig: &function.sig, block: &function.block, poisoned };
        self.signature(key, source, env, given)
    }

    /// The signature of a nested function.
    pub(super) fn nested_signature(&mut self, function: &syn::ItemFn) -> Option<SignatureId> {
        // A function sees the items around it, not the variables.
        let (types, formats) = (BTreeMap::new(), BTreeMap::new());
        let mut env = Env { types, formats, self_ty: None, ..self.env.clone() };
        for scope in &self.scopes {
            for (name, symbol) in scope {
                if let Symbol::Const(_) | Symbol::Function(_) | Symbol::Poison = symbol {
                    env.symbols.insert(name.clone(), symbol.clone());
                }
            }
        }
        let name = |param: &syn::TypeParam| param.ident.to_string();
        let mut params = function.sig.generics.type_params();
        if let Some(param) = params.find(|param| of_texture(&function.sig, &name(param)).is_some())
        {
            let message = "a function in a function cannot be generic over a texture: put it \
                           outside, with `#[device]`";
            self.diags.error(Code::Signature, param.span(), message);
            return None;
        }
        let key = format!("nested {}", self.module.signatures.len());
        let source = Written { sig: &function.sig, block: &function.block, poisoned: false };
        let signature = self.signature(key, source, env, Given::default())?;
        // It knows its own name, so that recursion is reported as such.
        if let Some(definition) = self.definitions.last_mut() {
            let name = name_of(&function.sig.ident).text;
            definition.env.symbols.insert(name, Symbol::Function(signature));
        }
        Some(signature)
    }

    /// The methods and associated functions of that name of one type.
    pub(super) fn associated_signature(
        &mut self,
        ty: &Ty,
        name: &str,
        given: Given<'_>,
    ) -> Option<SignatureId> {
        for at in self.impls_of(ty) {
            let items = self.items;
            let key = format!("impl {at} {} {name}", ty.mangled());
            let env = self.impl_env(at, ty);
            let poisoned = items.impls[at].poisoned;
            for item in &items.impls[at].syntax.items {
                if let syn::ImplItem::Fn(function) = item
                    && function.sig.ident == name
                {
                    let source = Written { sig: &function.sig, block: &function.block, poisoned };
                    return self.signature(key, source, env, given);
                }
            }
            let Some((trait_, env)) = self.trait_of(at, &env) else { continue };
            for item in &trait_.items {
                if let syn::TraitItem::Fn(function) = item
                    && function.sig.ident == name
                    && let Some(block) = &function.default
                {
                    let source = Written { sig: &function.sig, block, poisoned: false };
                    return self.signature(key, source, env, given);
                }
            }
        }
        None
    }

    /// The methods of that name of all types.
    pub(super) fn methods(&mut self, name: &str, given: Given<'_>) -> Vec<SignatureId> {
        if !self.method_names.contains(name) {
            return Vec::new();
        }
        let mut methods = Vec::new();
        for at in 0..self.items.impls.len() {
            let types = match self.is_generic_impl(at) {
                true => self.types_of_impl(at),
                false => self.impl_ty(at).into_iter().collect(),
            };
            for ty in types {
                if let Some(signature) = self.associated_signature(&ty, name, given)
                    && !methods.contains(&signature)
                {
                    methods.push(signature);
                }
            }
        }
        methods
    }

    fn signature(
        &mut self,
        key: String,
        source: Written<'_>,
        mut env: Env,
        given: Given<'_>,
    ) -> Option<SignatureId> {
        let Written { sig, block, poisoned } = source;
        let settled = self.settled(sig, &env.scope, given);
        let key = format!("{key} {settled:?}");
        if let Some(known) = self.signature_ids.get(&key) {
            return *known;
        }
        if self.is_open_texture(sig, &settled, given) {
            return None;
        }
        let before = self.diags.len();
        self.check_function(sig);
        let mut generics = Vec::new();
        for param in &sig.generics.params {
            match param {
                syn::GenericParam::Type(param) => {
                    let name = param.ident.to_string();
                    if let Some(format) = settled.formats.get(&name) {
                        env.formats.insert(name, format);
                    } else if let Some(component) = settled.components.get(&name) {
                        env.types.insert(name, Ty::Scalar(*component));
                    } else {
                        env.types.insert(name.clone(), Ty::Param(generics.len()));
                        generics.push(name);
                    }
                }
                syn::GenericParam::Const(param) => {
                    let name = name_of(&param.ident);
                    let Some(value) = settled.consts.get(&name.text) else {
                        self.signature_ids.insert(key, None);
                        let message = format!(
                            "`{}` has the const parameter `{}`, and the arguments do not tell \
                             its value: a call names it, `{}::<8>(…)`",
                            sig.ident, name.text, sig.ident
                        );
                        let span = given.call.unwrap_or_else(|| param.ident.span());
                        let diagnostic = Diagnostic::new(Code::Argument, span, message);
                        self.diags.push(diagnostic.label(param.ident.span(), "declared here"));
                        return None;
                    };
                    let id = self.const_param(&name, *value, const_ty(&param.ty));
                    env.symbols.insert(name.text, Symbol::Const(id));
                }
                syn::GenericParam::Lifetime(_) => {}
            }
        }
        let lowered = self.in_env(env.clone(), |cx| cx.signature_types(sig));
        let signature = lowered.map(|(params, result)| {
            let name = name_of(&sig.ident);
            let self_ty = env.self_ty.clone();
            let definition = Definition { sig: sig.clone(), block: block.clone(), env, poisoned };
            self.definitions.push(definition);
            self.module.signatures.push(Signature { name, self_ty, generics, params, result })
        });
        if poisoned {
            self.diags.truncate(before);
            self.diags.poison();
        }
        self.signature_ids.insert(key, signature);
        signature
    }

    fn check_function(&mut self, sig: &syn::Signature) {
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
                syn::FnArg::Receiver(receiver) => self.receiver(receiver)?,
                syn::FnArg::Typed(typed) => {
                    let name = match &*typed.pat {
                        syn::Pat::Ident(pat) => name_of(&pat.ident),
                        other => Name { text: "argument".to_owned(), span: other.span() },
                    };
                    let (mode, ty) = self.signature_param(&typed.ty)?;
                    SignatureParam { name, mode, ty }
                }
            });
        }
        let result = match &sig.output {
            syn::ReturnType::Default => Ty::Unit,
            syn::ReturnType::Type(_, ty) => match &**ty {
                syn::Type::Reference(reference) => {
                    let message = "a function in a kernel returns values, no references: return \
                                   an index, or the value itself";
                    self.error(Code::Signature, reference.span(), message)
                }
                ty => self.ty(ty),
            },
        };
        (result != Ty::Error).then_some((params, result))
    }

    fn receiver(&mut self, receiver: &syn::Receiver) -> Option<SignatureParam> {
        let ty = self.env.self_ty.clone()?;
        let mode = match &receiver.kind {
            syn::ReceiverKind::Reference(_, _, Some(_)) => Mode::Mut,
            syn::ReceiverKind::Reference(_, _, None) => Mode::Shared,
            _ => Mode::Value,
        };
        let name = Name { text: "self".to_owned(), span: receiver.self_token.span };
        Some(SignatureParam { name, mode, ty })
    }

    fn signature_param(&mut self, ty: &syn::Type) -> Option<(Mode, Ty)> {
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
        let items = self.items;
        let block = &items.impls[at];
        let env = Env { scope: block.scope.clone(), ..Env::default() };
        let ty = self.in_env(env, |cx| cx.referent_ty(&block.syntax.self_ty));
        let ty = (ty != Ty::Error).then_some(ty);
        self.impl_types.insert(at, ty.clone());
        ty
    }

    /// The `impl`s for a type, those of traits last, as Rust looks names up.
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
        let mut env = Env { scope, self_ty: Some(ty.clone()), ..Env::default() };
        self.bind_impl(&mut env, at, ty);
        env
    }

    /// The trait that an `impl` is of, with its scope.
    pub(super) fn trait_of(&self, at: usize, env: &Env) -> Option<(&'a syn::ItemTrait, Env)> {
        let items = self.items;
        let (path, _) = items.impls[at].syntax.trait_.as_ref()?;
        let (id, _) = env.scope.resolve(path)?;
        let ItemKind::Trait(trait_) = &items.items[id].kind else { return None };
        let scope = items.items[id].scope.clone();
        Some((trait_, Env { scope, ..env.clone() }))
    }

    /// A method of one `impl`: operators may have several for one type.
    pub(super) fn impl_method(&mut self, at: usize, ty: &Ty, name: &str) -> Option<SignatureId> {
        let block = self.implementation(at, ty);
        self.method_of(&block, name)
    }

    /// The same of one that is known in full.
    pub(super) fn method_of(&mut self, of: &Implementation, name: &str) -> Option<SignatureId> {
        let block = &self.items.impls[of.at];
        block.syntax.items.iter().find_map(|item| match item {
            syn::ImplItem::Fn(function) if function.sig.ident == name => {
                let key = format!("{} {name} alone", of.key);
                let (sig, block, poisoned) = (&function.sig, &function.block, block.poisoned);
                let source = Written { sig, block, poisoned };
                self.signature(key, source, of.env.clone(), Given::default())
            }
            _ => None,
        })
    }

    /// A function around a method of an `impl`, which it calls `__method`.
    pub(super) fn wrapping(
        &mut self,
        of: &Implementation,
        method: &str,
        written: &syn::ItemFn,
    ) -> Option<SignatureId> {
        let called = Symbol::Function(self.method_of(of, method)?);
        let mut env = of.env.clone();
        env.symbols.insert("__method".to_owned(), called);
        let key = format!("{} around {method}", of.key);
        let poisoned = self.items.impls[of.at].poisoned;
        let source = Written { sig: &written.sig, block: &written.block, poisoned };
        self.signature(key, source, env, Given::default())
    }
}

/// The type of a const parameter in a kernel.
pub(super) fn const_ty(ty: &syn::Type) -> Ty {
    let is = |name: &str| matches!(ty, syn::Type::Path(path) if path.path.is_ident(name));
    match () {
        () if is("bool") => Ty::BOOL,
        () if is("i32") => Ty::I32,
        () => Ty::U32,
    }
}
