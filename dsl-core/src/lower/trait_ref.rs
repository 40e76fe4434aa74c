//! The `impl` that a name means if a type has several of one trait: `impl Scale<u32> for S` and
//! `impl Scale<f32> for S`.

use std::collections::BTreeSet;

use proc_macro2::Span;
use quote::ToTokens;

use super::bounds::Bound;
use super::context::Lowerer;
use super::methods::{name_of_function, signatures_of, trait_signatures};
use super::symbol::Env;
use crate::diagnostic::Code;
use crate::ir::Ty;
use crate::items::{Impl, ItemId, ItemKind, Items};

/// A trait, with its type arguments. Without arguments if they are not known.
#[derive(Debug, Clone)]
pub(super) struct TraitRef {
    /// The user's trait. `None`: one of std's, whose functions have names of their own.
    item: Option<ItemId>,
    args: Vec<Ty>,
    /// Whether the first argument is a reference, `Sum<&V>`, if that is known.
    of_references: Option<bool>,
}

impl TraitRef {
    /// A trait of std.
    pub(super) const STD: Self = Self { item: None, args: Vec::new(), of_references: None };

    /// `Sum` of references, or of values.
    pub(super) fn of_items(are_references: bool) -> Self {
        Self { of_references: Some(are_references), ..Self::STD }
    }

    /// For keys.
    pub(super) fn mangled(&self) -> String {
        let args: Vec<String> = self.args.iter().map(Ty::mangled).collect();
        format!("{:?}<{}>", self.item, args.join(", "))
    }
}

impl Lowerer<'_> {
    /// The trait of a path whose last segment has the arguments, as seen from here.
    pub(super) fn trait_ref(&mut self, item: ItemId, path: Option<&syn::Path>) -> TraitRef {
        let args = path.map_or_else(Vec::new, |path| self.trait_args(path, self.env.clone()));
        TraitRef { item: Some(item), args, of_references: None }
    }

    /// The type arguments of a trait. None if one of them is not known.
    fn trait_args(&mut self, path: &syn::Path, env: Env) -> Vec<Ty> {
        let Some(syn::PathArguments::AngleBracketed(args)) =
            path.segments.last().map(|last| &last.arguments)
        else {
            return Vec::new();
        };
        let types = args.args.iter().filter_map(|arg| match arg {
            syn::GenericArgument::Type(ty) => Some(ty),
            _ => None,
        });
        let types =
            self.in_env(env, |cx| cx.quietly(|cx| types.map(|ty| cx.ty(ty)).collect::<Vec<_>>()));
        if types.contains(&Ty::Error) { Vec::new() } else { types }
    }

    /// The `impl` blocks of a type that a name can mean: of one trait if that is known, or if a bound
    /// names it.
    pub(super) fn blocks_of_name(
        &mut self,
        ty: &Ty,
        name: &str,
        of_trait: Option<&TraitRef>,
    ) -> Vec<usize> {
        let mut blocks = self.impls_of(ty);
        if let Some(of) = of_trait {
            blocks.retain(|at| self.implements(*at, ty, of));
        }
        if let Some((item, _)) = several(self.items, &blocks, name)
            && let Some(of) = self.bound_with_arguments(ty, item)
        {
            blocks.retain(|at| self.implements(*at, ty, &of));
        }
        blocks
    }

    /// These `impl` blocks of a type. None, with a message if there is a span for it, if several
    /// blocks of one trait declare the name.
    pub(super) fn without_overloads(
        &mut self,
        ty: &Ty,
        name: &str,
        blocks: Vec<usize>,
        span: Option<Span>,
    ) -> Vec<usize> {
        let Some((_, example)) = several(self.items, &blocks, name) else { return blocks };
        if let (Some(span), Some((path, _))) = (span, &self.items.impls[example].syntax.trait_) {
            let ty = ty.rust();
            let of = path.segments.last().map(|last| &last.ident);
            let of = of.map_or_else(String::new, ToString::to_string);
            let example = path.to_token_stream().to_string().replace(' ', "");
            let message = format!(
                "`{ty}` has several `impl`s of `{of}` with `{name}`: write the arguments of the \
                 trait, as in `<{ty} as {example}>::{name}`"
            );
            self.diags.error(Code::UnknownFunction, span, message);
        }
        Vec::new()
    }

    /// The trait as the only bound with arguments names it, for a parameter that is this type.
    fn bound_with_arguments(&mut self, ty: &Ty, item: ItemId) -> Option<TraitRef> {
        let is_of_it = |bound: &&Bound| {
            bound.item == item && self.env.parameter(&bound.param).as_ref() == Some(ty)
        };
        let bounds = self.env.bounds.traits().filter(is_of_it);
        let paths: Vec<syn::Path> = bounds.filter_map(|bound| bound.path.clone()).collect();
        let [path] = paths.as_slice() else { return None };
        Some(self.trait_ref(item, Some(path)))
    }

    /// Whether an `impl` block of a type is of this trait. If the arguments are not known, it may be.
    pub(super) fn implements(&mut self, at: usize, ty: &Ty, of: &TraitRef) -> bool {
        let items = self.items;
        let Some((path, _)) = &items.impls[at].syntax.trait_ else { return false };
        if of.item.is_some_and(|item| !items.is_impl_of(at, item)) {
            return false;
        }
        if of.of_references.is_some_and(|of| of != is_of_references(path)) {
            return false;
        }
        if of.args.is_empty() {
            return true;
        }
        let env = self.impl_env(at, ty);
        let args = self.trait_args(path, env);
        args.is_empty() || args == of.args
    }
}

/// Whether the first type argument of a trait is a reference.
pub(super) fn is_of_references(path: &syn::Path) -> bool {
    let Some(syn::PathArguments::AngleBracketed(args)) =
        path.segments.last().map(|last| &last.arguments)
    else {
        return false;
    };
    args.args.iter().any(|arg| matches!(arg, syn::GenericArgument::Type(syn::Type::Reference(_))))
}

/// A user's trait that several blocks implement, and that declares the name, with the last of these
/// blocks. `None` if a block without a trait declares the name: that block comes first.
pub(super) fn several(items: &Items, blocks: &[usize], name: &str) -> Option<(ItemId, usize)> {
    let is_own = |at: &usize| has_name(&items.impls[*at], name);
    if blocks.iter().any(|at| items.impls[*at].syntax.trait_.is_none() && is_own(at)) {
        return None;
    }
    let mut seen = BTreeSet::new();
    let declared = blocks.iter().filter_map(|at| Some((declaring(items, *at, name)?, *at)));
    let mut users = declared.filter(|(item, _)| !items.is_of_std(*item));
    users.find(|(item, _)| !seen.insert(*item))
}

/// The trait of an `impl` block, if the trait declares a function or constant of that name.
pub(super) fn declaring(items: &Items, at: usize, name: &str) -> Option<ItemId> {
    let block = &items.impls[at];
    let (item, _) = block.scope.resolve(&block.syntax.trait_.as_ref()?.0)?;
    declares(items, item, name).then_some(item)
}

/// Whether an item is a trait that declares a function or constant of that name.
pub(super) fn declares(items: &Items, item: ItemId, name: &str) -> bool {
    let ItemKind::Trait(of) = &items.items[item].kind else { return false };
    trait_signatures(of).any(|sig| name_of_function(sig) == name)
        || of.items.iter().any(|of| matches!(of, syn::TraitItem::Const(of) if of.ident == name))
}

/// Whether a block has a function or a constant of that name.
fn has_name(block: &Impl, name: &str) -> bool {
    let mut items = block.syntax.items.iter();
    signatures_of(block).any(|sig| name_of_function(sig) == name)
        || items.any(|of| matches!(of, syn::ImplItem::Const(of) if of.ident == name))
}
