//! The `impl` that a name means if a type has several of one trait: `impl Scale<u32> for S` and
//! `impl Scale<f32> for S`.

use std::collections::BTreeMap;

use proc_macro2::Span;

use super::context::Lowerer;
use super::methods::{name_of_function, signatures_of, trait_of, trait_signatures};
use super::symbol::Env;
use crate::diagnostic::Code;
use crate::ir::Ty;
use crate::items::{Impl, ItemId, ItemKind, Items};

/// A user's trait, with its type arguments. Without arguments if they are not known.
#[derive(Debug, Clone)]
pub(super) struct TraitRef {
    pub(super) item: ItemId,
    args: Vec<Ty>,
}

impl TraitRef {
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
        TraitRef { item, args }
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

    /// The `impl` blocks of a type, of one trait if that is known, that a name can mean. None, with
    /// a message if there is a span for it, if several blocks of one trait declare the name.
    pub(super) fn blocks_of_name(
        &mut self,
        ty: &Ty,
        name: &str,
        of_trait: Option<&TraitRef>,
        span: Option<Span>,
    ) -> Vec<usize> {
        let mut blocks = self.impls_of(ty);
        if let Some(of) = of_trait {
            blocks.retain(|at| self.implements(*at, ty, of));
        }
        let Some(item) = several(self.items, &blocks, name) else { return blocks };
        if let (Some(span), ItemKind::Trait(of)) = (span, &self.items.items[item].kind) {
            let (ty, of) = (ty.rust(), &of.ident);
            let message = format!(
                "`{ty}` has several `impl`s of `{of}` with `{name}`: write the arguments of the \
                 trait, as in `<{ty} as {of}<f32>>::{name}`"
            );
            self.diags.error(Code::UnknownFunction, span, message);
        }
        Vec::new()
    }

    /// Whether an `impl` block of a type is of this trait. If the arguments are not known, it may be.
    fn implements(&mut self, at: usize, ty: &Ty, of: &TraitRef) -> bool {
        let items = self.items;
        if !items.is_impl_of(at, of.item) {
            return false;
        }
        let Some((path, _)) = &items.impls[at].syntax.trait_ else { return false };
        if of.args.is_empty() {
            return true;
        }
        let env = self.impl_env(at, ty);
        let args = self.trait_args(path, env);
        args.is_empty() || args == of.args
    }
}

/// A user's trait that several blocks implement, and that declares the name. `None` if a block
/// without a trait declares it: that block comes first.
fn several(items: &Items, blocks: &[usize], name: &str) -> Option<ItemId> {
    let mut counts = BTreeMap::new();
    for at in blocks {
        let block = &items.impls[*at];
        let Some(of) = trait_of(items, block) else {
            if block.syntax.trait_.is_none() && has_name(block, name) {
                return None;
            }
            continue;
        };
        let (path, _) = block.syntax.trait_.as_ref()?;
        let (item, _) = block.scope.resolve(path)?;
        let is_declared = trait_signatures(of).any(|sig| name_of_function(sig) == name)
            || of
                .items
                .iter()
                .any(|of| matches!(of, syn::TraitItem::Const(of) if of.ident == name));
        if is_declared && !items.is_of_std(item) {
            *counts.entry(item).or_insert(0) += 1;
        }
    }
    counts.into_iter().find(|(_, count)| *count > 1).map(|(item, _)| item)
}

/// Whether a block has a function or a constant of that name.
fn has_name(block: &Impl, name: &str) -> bool {
    signatures_of(block).any(|sig| name_of_function(sig) == name)
        || block
            .syntax
            .items
            .iter()
            .any(|of| matches!(of, syn::ImplItem::Const(of) if of.ident == name))
}
