//! Items in bodies. If a function declares a type, a trait or an `impl` in its body, all items of
//! its body become items beside it. Each `use` of the body stays, and lifted functions get a copy.
//!
//! A path has one meaning in the whole function, so a lifted name must occur in its block only. If
//! one does not, nothing is lifted, and `lower` reports the types of the body.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::TokenStream;
use quote::ToTokens;

use super::item::{Impl, Item, ItemId, ItemKind, Items, Scope, constant_of_static, name_of_item};
use super::{derived, known, ordered};
use crate::syntax::visit_mut::{self, VisitMut};
use crate::syntax::{name_of, occurrences};

impl Items {
    /// Lifts the items in the bodies of all items.
    pub(super) fn lift_from_bodies(&mut self) {
        let ids: Vec<ItemId> = self.items.iter().map(|(id, _)| id).collect();
        for id in ids {
            let Item { kind, scope, poisoned, .. } = &mut self.items[id];
            let ItemKind::Function(of) = kind else { continue };
            let found = lift(of, scope, |lift, of| lift.visit_item_fn_mut(of));
            let (mut scope, poisoned) = (scope.clone(), *poisoned);
            self.add_lifted(found, &mut scope, poisoned);
            self.items[id].scope = scope;
        }
        for at in 0..self.impls.len() {
            let Impl { syntax, scope, poisoned, .. } = &mut self.impls[at];
            let found = lift(syntax, scope, |lift, of| lift.visit_item_impl_mut(of));
            let (mut scope, poisoned) = (scope.clone(), *poisoned);
            self.add_lifted(found, &mut scope, poisoned);
            self.impls[at].scope = scope;
        }
    }

    /// Lifts the items in the body of a kernel.
    pub(crate) fn lift_from_kernel(&mut self, body: &mut syn::Block, scope: &mut Scope) {
        let found = lift(body, scope, |lift, of| lift.visit_block_mut(of));
        if !found.is_empty() {
            self.add_lifted(found, scope, false);
            super::state::write_out_variants(self);
            self.write_out();
        }
    }

    /// Adds lifted items. They and the function of the body see each other.
    fn add_lifted(&mut self, found: Vec<syn::Item>, scope: &mut Scope, poisoned: bool) {
        let (mut ids, mut blocks) = (Vec::new(), Vec::new());
        for mut item in found {
            derived::name_parameters(&mut item);
            let kind = match item {
                syn::Item::Impl(block) => {
                    blocks.push(block);
                    continue;
                }
                item => ItemKind::of(item).expect("`is_lifted` asks for the kind"),
            };
            blocks.extend(derived::impls(&kind));
            let name = name_of(kind.ident());
            let text = kind.ident().to_string();
            let id = self.items.push(Item { name, kind, scope: Scope::default(), poisoned });
            scope.0.insert(text, id);
            ids.push(id);
        }
        for id in ids {
            self.items[id].scope = scope_of(&self.items[id].kind, scope);
        }
        for mut syntax in blocks {
            ordered::provide(&mut syntax);
            let scope = scope_of(&syntax, scope);
            self.impls.push(Impl { identity: None, syntax, scope, poisoned });
        }
    }
}

/// Takes the items out of the bodies in a function, if they declare types and their names allow it.
fn lift<T: ToTokens + Clone>(
    of: &mut T,
    scope: &Scope,
    visit: impl FnOnce(&mut Lift, &mut T),
) -> Vec<syn::Item> {
    let (mut lift, mut without) = (Lift::default(), of.clone());
    visit(&mut lift, &mut without);
    let has_types = lift.items.iter().any(is_of_types);
    if !has_types || !lift.has_free_names(of.to_token_stream(), scope) {
        return Vec::new();
    }
    *of = without;
    lift.items
}

/// The items found in blocks.
#[derive(Default)]
struct Lift {
    items: Vec<syn::Item>,
    /// The names that blocks declare, each with its number of occurrences in its block.
    names: Vec<(String, usize)>,
    /// The imports of the enclosing blocks, outermost first.
    uses: Vec<syn::Stmt>,
}

impl Lift {
    /// Whether all names occur in their own blocks only, and no other item has them.
    fn has_free_names(&self, function: TokenStream, scope: &Scope) -> bool {
        let everywhere = occurrences(function);
        let declared: BTreeSet<&String> = self.names.iter().map(|(name, _)| name).collect();
        declared.len() == self.names.len()
            && self.names.iter().all(|(name, inside)| {
                everywhere.get(name) == Some(inside)
                    && !scope.0.contains_key(name)
                    && known::refuse(name).is_none()
            })
    }

    fn add(&mut self, item: syn::Item) {
        let mut item = constant_of_static(item);
        Imports(&self.uses).visit_item_mut(&mut item);
        self.items.push(item);
    }
}

impl VisitMut for Lift {
    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        let outer = self.uses.len();
        let has_items = block.stmts.iter().any(|stmt| matches!(stmt, syn::Stmt::Item(_)));
        let inside = if has_items { occurrences(block.to_token_stream()) } else { BTreeMap::new() };
        let is_use = |stmt: &&syn::Stmt| matches!(stmt, syn::Stmt::Item(syn::Item::Use(_)));
        self.uses.extend(block.stmts.iter().filter(is_use).cloned());
        visit_mut::visit_block_mut(self, block);
        for stmt in std::mem::take(&mut block.stmts) {
            match stmt {
                syn::Stmt::Item(item) if is_lifted(&item) => {
                    let name = name_of_item(&item).map(ToString::to_string);
                    self.names.extend(name.map(|name| {
                        let count = inside.get(&name).copied().unwrap_or_default();
                        (name, count)
                    }));
                    self.add(item);
                }
                stmt => block.stmts.push(stmt),
            }
        }
        self.uses.truncate(outer);
    }
}

/// The part of a scope that an item's names can mean.
fn scope_of(item: &impl ToTokens, scope: &Scope) -> Scope {
    let names = occurrences(item.to_token_stream()).into_keys();
    let known = names.flat_map(|name| {
        let is_of = |path: &str| path == name || path.starts_with(&format!("{name}::"));
        let paths = scope.0.range(name.clone()..).take_while(|(path, _)| path.starts_with(&name));
        let known = paths.filter(|(path, _)| is_of(path)).map(|(path, id)| (path.clone(), *id));
        known.collect::<Vec<_>>()
    });
    Scope(known.collect())
}

/// Adds imports to the functions of an item.
struct Imports<'a>(&'a [syn::Stmt]);

impl VisitMut for Imports<'_> {
    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        block.stmts.splice(..0, self.0.iter().cloned());
    }
}

fn is_of_types(item: &syn::Item) -> bool {
    use syn::Item;
    matches!(item, Item::Struct(_) | Item::Enum(_) | Item::Trait(_) | Item::Impl(_))
}

fn is_lifted(item: &syn::Item) -> bool {
    match item {
        syn::Item::Impl(_) => true,
        item => ItemKind::of(constant_of_static(item.clone())).is_some(),
    }
}
