//! Adds `Range` and `RangeInclusive` of std as structs, defined in `std_methods/ranges.rs`, if the
//! kernel or its items have ranges as values. Each scope gets the paths of std. An imported name
//! was replaced by such a path before.

use proc_macro2::Span;
use quote::ToTokens;

use super::item::{Impl, Item, ItemKind, Items, Scope};
use super::std_methods::{Uses, library, of_std, retain_named, types_of};
use super::{derived, ordered};
use crate::syntax::name_of;
use crate::syntax::visit_mut::VisitMut;

const RANGES: &str = include_str!("std_methods/ranges.rs");

/// The names of the types.
pub(super) const TYPES: [&str; 2] = ["Range", "RangeInclusive"];

/// The modules of the types.
const MODULES: [&str; 5] = ["core::ops", "std::ops", "::core::ops", "::std::ops", "ops"];

impl Items {
    /// Adds the types, with the methods of these names.
    pub(super) fn add_ranges(&mut self, methods: &Uses, kernel: Option<&mut Scope>) {
        let mut methods = methods.clone();
        methods.entry("next".to_owned()).or_insert(Span::call_site());
        let (mut own, mut blocks) = (Scope::default(), Vec::new());
        for item in library(RANGES) {
            match item {
                syn::Item::Struct(of) => {
                    let (name, kind) = (name_of(&of.ident), ItemKind::Struct(of));
                    blocks.extend(derived::impls(&kind));
                    let text = name.text.clone();
                    let (scope, poisoned) = (Scope::default(), false);
                    own.0.insert(text, self.items.push(Item { name, kind, scope, poisoned }));
                }
                syn::Item::Impl(mut block) => {
                    retain_named(&mut block, &methods);
                    blocks.extend(of_each_type(block));
                }
                _ => {}
            }
        }
        let scopes = self.items.iter_mut().map(|item| &mut item.scope);
        let scopes = scopes.chain(self.impls.iter_mut().map(|block| &mut block.scope));
        for scope in scopes.chain(kernel) {
            for (name, id) in &own.0 {
                for module in MODULES {
                    scope.0.entry(format!("{module}::{name}")).or_insert(*id);
                }
            }
        }
        self.impls.extend(blocks.into_iter().map(|mut syntax| {
            ordered::provide(&mut syntax);
            Impl { scope: own.clone(), ..of_std(syntax) }
        }));
    }
}

/// An `impl` of `Range<Integer>`, `Range<Unsigned>` or `Range<Signed>` for each such type, and other
/// blocks as they are.
fn of_each_type(block: syn::ItemImpl) -> Vec<syn::ItemImpl> {
    if !block.generics.params.is_empty() {
        return vec![block];
    }
    let of = block.self_ty.to_token_stream().to_string();
    let class = ["Integer", "Unsigned", "Signed"].into_iter().find(|class| of.contains(class));
    let types = types_of(class.unwrap_or(&of));
    let blocks = types.map(|(_, mut renamed)| {
        let mut block = block.clone();
        renamed.visit_item_impl_mut(&mut block);
        block
    });
    blocks.collect()
}
