//! Generic structs: `Pair<f32>` is a struct of its own, with the methods of `impl<T> Pair<T>`.
//!
//! What parameters stand for is found by `unify`, a written type against a known one: those of `Pair { a, b }`
//! by its members, those of an operator's `impl` by its operands.

use std::collections::BTreeMap;

use proc_macro2::Span;
use syn::spanned::Spanned;

use super::item::Env;
use super::{Lowerer, Symbol};
use crate::diagnostic::Code;
use crate::ir::Ty;
use crate::items::{ItemId, ItemKind, Scope};
use crate::syntax::name_of;

/// An argument of a generic struct.
#[derive(Clone, PartialEq)]
pub(super) enum Arg {
    Type(Ty),
    Const(i128),
}

/// A generic struct with its arguments.
pub(super) struct GenericStruct {
    item: ItemId,
    args: Vec<Arg>,
    ty: Ty,
}

impl Lowerer<'_> {
    /// Whether an item is a struct or an enum with generic parameters.
    pub(super) fn is_generic_item(&self, id: ItemId) -> bool {
        self.items.items[id].kind.generics().is_some_and(|of| params(of).next().is_some())
    }

    /// The type that the arguments of a path's segment make of a generic one.
    pub(super) fn generic_struct(&mut self, id: ItemId, segment: &syn::PathSegment) -> Ty {
        let items = self.items;
        let Some(generics) = items.items[id].kind.generics() else { return Ty::Error };
        match self.struct_args(generics, segment) {
            Some(args) => self.struct_with(id, args, segment.ident.span()),
            None => Ty::Error,
        }
    }

    /// The struct that a literal without generic arguments makes, `Pair { a, b }` or `Pair(a, b)`: they
    /// follow from what is known of its members. `None` if they do not, or if it is not generic.
    pub(super) fn struct_of_members(
        &mut self,
        path: &syn::Path,
        values: &[(syn::Member, &syn::Expr)],
    ) -> Option<Ty> {
        let items = self.items;
        let (id, used) = self.env.scope.resolve(path)?;
        let segment = path.segments.last().filter(|of| of.arguments.is_none())?;
        let ItemKind::Struct(syntax) = &items.items[id].kind else { return None };
        if used < path.segments.len() || !self.is_generic_item(id) {
            return None;
        }
        self.generic_of_members(id, &syntax.fields, values, segment.ident.span())
    }

    /// What a generic struct or enum is of, by what is known of the members of it or of one variant.
    pub(super) fn generic_of_members(
        &mut self,
        id: ItemId,
        fields: &syn::Fields,
        values: &[(syn::Member, &syn::Expr)],
        span: Span,
    ) -> Option<Ty> {
        let items = self.items;
        let generics = items.items[id].kind.generics()?;
        let mut found = BTreeMap::new();
        for (field, member) in fields.iter().zip(fields.members()) {
            let value = values.iter().find(|(of, _)| *of == member);
            if let Some(ty) = value.and_then(|(_, value)| self.known_shape(value)) {
                let scope = &items.items[id].scope;
                self.unify_arg(generics, scope, &field.ty, &Arg::Type(ty), &mut found);
            }
        }
        let args = arguments(generics, &found)?;
        let is_whole = |arg: &Arg| !matches!(arg, Arg::Type(ty) if is_partly_unknown(ty));
        args.iter().all(is_whole).then(|| self.struct_with(id, args, span))
    }

    fn struct_with(&mut self, id: ItemId, args: Vec<Arg>, span: Span) -> Ty {
        let items = self.items;
        let kind = &items.items[id].kind;
        let Some(generics) = kind.generics() else { return Ty::Error };
        let known = &self.known.generic_structs;
        if let Some(known) = known.iter().find(|known| known.item == id && known.args == args) {
            return known.ty.clone();
        }
        let mut env = self.env_of(id);
        self.bind_args(&mut env, generics, &args);
        let texts: Vec<String> = args
            .iter()
            .map(|arg| match arg {
                Arg::Type(ty) => ty.rust(),
                Arg::Const(value) => value.to_string(),
            })
            .collect();
        let mangled: Vec<String> = args
            .iter()
            .map(|arg| match arg {
                Arg::Type(ty) => ty.identifier(),
                Arg::Const(value) => value.to_string().replace('-', "m"),
            })
            .collect();
        let name = &items.items[id].name.text;
        let rust = format!("{name}<{}>", texts.join(", "));
        let wgsl = format!("{name}_{}", mangled.join("_"));
        let lower = |cx: &mut Self| match kind {
            ItemKind::Struct(syntax) => cx.struct_of(syntax, rust, &wgsl),
            ItemKind::Enum(syntax) => cx.enum_of(syntax, rust, &wgsl),
            ItemKind::Function(_) | ItemKind::Const(_) | ItemKind::Trait(_) => Ty::Error,
        };
        let ty = self.once_at_a_time(id, span, |cx| cx.in_env(env, lower)).unwrap_or(Ty::Error);
        if ty != Ty::Error {
            self.known.generic_structs.push(GenericStruct { item: id, args, ty: ty.clone() });
            self.find_operators_of(&ty);
        }
        ty
    }

    /// The arguments that a segment gives. `None` if they do not fit, which is reported.
    fn struct_args(
        &mut self,
        generics: &syn::Generics,
        segment: &syn::PathSegment,
    ) -> Option<Vec<Arg>> {
        let given: Vec<&syn::GenericArgument> = match &segment.arguments {
            syn::PathArguments::AngleBracketed(given) => args(given).collect(),
            _ => Vec::new(),
        };
        if given.len() != params(generics).count() {
            let name = &segment.ident;
            let names: Vec<String> = params(generics).map(|(name, _)| name.to_string()).collect();
            let message = format!(
                "`{name}` has the generic parameters `{}`, which a kernel writes out: \
                 `{name}::<…>`",
                names.join(", ")
            );
            self.diags.error(Code::UnknownType, name.span(), message);
            return None;
        }
        let mut found = Vec::new();
        for ((_, param), arg) in params(generics).zip(given) {
            found.push(match (param, arg) {
                (syn::GenericParam::Type(_), syn::GenericArgument::Type(ty)) => {
                    let ty = self.ty(ty);
                    if matches!(ty, Ty::Param(_)) {
                        let message = "a generic struct in a generic function takes concrete types: \
                                       make the function a method of the struct";
                        self.diags.error(Code::UnknownType, arg.span(), message);
                        return None;
                    }
                    (ty != Ty::Error).then_some(Arg::Type(ty))?
                }
                (syn::GenericParam::Const(_), syn::GenericArgument::Const(value)) => {
                    Arg::Const(self.const_arg(value)?)
                }
                (syn::GenericParam::Const(_), syn::GenericArgument::Type(syn::Type::Path(path))) => {
                    let path = path.path.clone();
                    let (attrs, qself) = (Vec::new(), None);
                    let value = syn::Expr::Path(syn::ExprPath { attrs, qself, path });
                    Arg::Const(self.const_arg(&value)?)
                }
                (_, arg) => {
                    let message = "this is no argument of a generic struct in a kernel";
                    self.diags.error(Code::UnknownType, arg.span(), message);
                    return None;
                }
            });
        }
        Some(found)
    }

    /// The arguments that a path writes for a generic struct, with those that a type of that struct has.
    pub(super) fn struct_pattern<'p>(
        &self,
        path: &'p syn::Path,
        ty: &Ty,
        scope: &Scope,
    ) -> Vec<(&'p syn::Type, &Arg)> {
        let of = self.known.generic_structs.iter().find(|of| of.ty == *ty);
        let (Some(of), Some((item, _))) = (of, scope.resolve(path)) else { return Vec::new() };
        match path.segments.last().map(|segment| &segment.arguments) {
            Some(syn::PathArguments::AngleBracketed(written)) if item == of.item => {
                let written = args(written).zip(&of.args);
                let types = written.filter_map(|(written, arg)| match written {
                    syn::GenericArgument::Type(pattern) => Some((pattern, arg)),
                    _ => None,
                });
                types.collect()
            }
            _ => Vec::new(),
        }
    }

    /// A type that a generic item makes, in an option, a tuple or an array of it.
    pub(super) fn instance_within<'t>(&self, item: ItemId, ty: &'t Ty) -> Option<&'t Ty> {
        if self.known.generic_structs.iter().any(|of| of.item == item && of.ty == *ty) {
            return Some(ty);
        }
        match ty {
            Ty::Array(element, _) => self.instance_within(item, element),
            Ty::Struct(of) if !of.is_declared() => {
                of.members.iter().find_map(|member| self.instance_within(item, &member.ty))
            }
            _ => None,
        }
    }

    /// The generic structs that the kernel has come to, with their arguments.
    pub(super) fn known_structs(&self) -> Vec<Ty> {
        self.known.generic_structs.iter().map(|of| of.ty.clone()).collect()
    }

    /// Finds what the parameters of an `impl` stand for where `pattern` is `ty`. False if it cannot
    /// be; what has no parameters in it is not compared.
    pub(super) fn unify(
        &self,
        at: usize,
        pattern: &syn::Type,
        ty: &Ty,
        found: &mut BTreeMap<String, Arg>,
    ) -> bool {
        let block = &self.items.impls[at];
        self.unify_arg(&block.syntax.generics, &block.scope, pattern, &Arg::Type(ty.clone()), found)
    }

    pub(super) fn unify_arg(
        &self,
        params: &syn::Generics,
        scope: &Scope,
        pattern: &syn::Type,
        arg: &Arg,
        found: &mut BTreeMap<String, Arg>,
    ) -> bool {
        match (pattern, arg) {
            (syn::Type::Paren(paren), arg) => {
                self.unify_arg(params, scope, &paren.elem, arg, found)
            }
            (syn::Type::Group(group), arg) => {
                self.unify_arg(params, scope, &group.elem, arg, found)
            }
            (syn::Type::Array(array), Arg::Type(Ty::Array(element, n))) => {
                let length = match crate::syntax::ungroup(&array.len) {
                    syn::Expr::Path(path) => path.path.get_ident().filter(|of| has(params, of)),
                    _ => None,
                };
                length.is_none_or(|name| settle(name, &Arg::Const(i128::from(*n)), found))
                    && self.unify_arg(
                        params,
                        scope,
                        &array.elem,
                        &Arg::Type((**element).clone()),
                        found,
                    )
            }
            (syn::Type::Array(_), _) => false,
            (syn::Type::Path(path), arg) => match (path.path.get_ident(), arg) {
                (Some(name), arg) if has(params, name) => settle(name, arg, found),
                (_, Arg::Type(ty)) => self.unify_struct(params, scope, &path.path, ty, found),
                (_, Arg::Const(_)) => true,
            },
            _ => true,
        }
    }

    fn unify_struct(
        &self,
        params: &syn::Generics,
        scope: &Scope,
        path: &syn::Path,
        ty: &Ty,
        found: &mut BTreeMap<String, Arg>,
    ) -> bool {
        let Some((item, _)) = scope.resolve(path) else { return true };
        if !self.is_generic_item(item) {
            return true;
        }
        let is_one = self.known.generic_structs.iter().any(|of| of.item == item && of.ty == *ty);
        let written = self.struct_pattern(path, ty, scope);
        is_one
            && written
                .into_iter()
                .all(|(pattern, arg)| self.unify_arg(params, scope, pattern, arg, found))
    }

    /// Says in a scope what generic parameters stand for.
    pub(super) fn bind_args(&mut self, env: &mut Env, generics: &syn::Generics, args: &[Arg]) {
        for ((_, param), arg) in params(generics).zip(args) {
            match (param, arg) {
                (syn::GenericParam::Type(param), Arg::Type(ty)) => {
                    env.types.insert(param.ident.to_string(), ty.clone());
                }
                (syn::GenericParam::Const(param), Arg::Const(value)) => {
                    let name = name_of(&param.ident);
                    let ty = super::function::const_ty(&param.ty);
                    let id = self.const_param(&name, *value, ty, name.span);
                    env.symbols.insert(name.text, id.map_or(Symbol::Poison, Symbol::Const));
                }
                _ => {}
            }
        }
    }

    /// Whether an `impl` has generic parameters of its own.
    pub(super) fn is_generic_impl(&self, at: usize) -> bool {
        params(&self.items.impls[at].syntax.generics).next().is_some()
    }

    /// The types that a generic `impl` is for, of those that the kernel has come to.
    pub(super) fn types_of_impl(&self, at: usize) -> Vec<Ty> {
        let structs = self.known.generic_structs.iter();
        structs.filter(|of| self.impl_args(at, of).is_some()).map(|of| of.ty.clone()).collect()
    }

    /// Whether a generic `impl` is for a type.
    pub(super) fn is_impl_of(&self, at: usize, ty: &Ty) -> bool {
        let mut structs = self.known.generic_structs.iter();
        structs.any(|of| of.ty == *ty && self.impl_args(at, of).is_some())
    }

    /// What the parameters of `impl<T> Pair<T>` stand for: each argument of the struct is a
    /// parameter of the `impl`.
    fn impl_args(&self, at: usize, of: &GenericStruct) -> Option<Vec<Arg>> {
        let block = &self.items.impls[at];
        let syn::Type::Path(path) = &*block.syntax.self_ty else { return None };
        let (item, _) = block.scope.resolve(&path.path)?;
        let syn::PathArguments::AngleBracketed(given) = &path.path.segments.last()?.arguments
        else {
            return None;
        };
        if item != of.item || args(given).count() != of.args.len() {
            return None;
        }
        let name_of_arg = |arg: &syn::GenericArgument| match arg {
            syn::GenericArgument::Type(syn::Type::Path(path)) => {
                path.path.get_ident().map(ToString::to_string)
            }
            _ => None,
        };
        let names: Option<Vec<String>> = args(given).map(name_of_arg).collect();
        let names = names?;
        params(&block.syntax.generics)
            .map(|(name, _)| {
                let at = names.iter().position(|given| name == given)?;
                Some(of.args[at].clone())
            })
            .collect()
    }

    /// Says in the scope of a generic `impl` what its parameters stand for.
    pub(super) fn bind_impl(&mut self, env: &mut Env, at: usize, ty: &Ty) {
        let mut structs = self.known.generic_structs.iter();
        let args = structs.find(|of| of.ty == *ty).and_then(|of| self.impl_args(at, of));
        let items = self.items;
        if let Some(args) = args {
            self.bind_args(env, &items.impls[at].syntax.generics, &args);
        }
    }
}

/// What each generic parameter stands for, if all are known.
pub(super) fn arguments(
    generics: &syn::Generics,
    found: &BTreeMap<String, Arg>,
) -> Option<Vec<Arg>> {
    params(generics).map(|(name, _)| found.get(&name.to_string()).cloned()).collect()
}

/// The parameters that are types and constants, with their names: lifetimes are rustc's matter.
fn params(generics: &syn::Generics) -> impl Iterator<Item = (&syn::Ident, &syn::GenericParam)> {
    generics.params.iter().filter_map(|param| match param {
        syn::GenericParam::Type(of) => Some((&of.ident, param)),
        syn::GenericParam::Const(of) => Some((&of.ident, param)),
        syn::GenericParam::Lifetime(_) => None,
    })
}

/// The arguments that are types and constants.
fn args(
    given: &syn::AngleBracketedGenericArguments,
) -> impl Iterator<Item = &syn::GenericArgument> {
    given.args.iter().filter(|arg| !matches!(arg, syn::GenericArgument::Lifetime(_)))
}

/// Whether something of a type is not known.
pub(super) fn is_partly_unknown(ty: &Ty) -> bool {
    match ty {
        Ty::Error | Ty::Param(_) => true,
        Ty::Array(element, _) => is_partly_unknown(element),
        Ty::Struct(of) => of.members.iter().any(|member| is_partly_unknown(&member.ty)),
        _ => false,
    }
}

/// Whether generic parameters have one of that name.
pub(super) fn has(params: &syn::Generics, name: &syn::Ident) -> bool {
    let types = params.type_params().map(|param| &param.ident);
    types.chain(params.const_params().map(|param| &param.ident)).any(|param| param == name)
}

/// Notes what a parameter stands for. False if it stands for something else already.
fn settle(name: &syn::Ident, arg: &Arg, found: &mut BTreeMap<String, Arg>) -> bool {
    found.entry(name.to_string()).or_insert_with(|| arg.clone()) == arg
}
