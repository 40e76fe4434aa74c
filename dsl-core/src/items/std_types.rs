//! Adds types of std as structs and enums, defined in `std_methods/*.rs`, if the kernel or its items
//! name them, or have ranges as values. Each scope gets the paths of std. An imported name was
//! replaced by such a path before.

use std::collections::BTreeSet;

use proc_macro2::Span;
use quote::ToTokens;

use super::item::{Impl, Item, ItemKind, Items, Scope};
use super::std_methods::{Uses, library, of_std, retain_named, types_of};
use super::{derived, ordered};
use crate::syntax::name_of;
use crate::syntax::visit_mut::VisitMut;

/// The types of one file.
struct Library {
    text: &'static str,
    /// The module of std that has the types.
    module: &'static str,
    names: &'static [&'static str],
}

const LIBRARIES: [Library; 4] = [
    Library {
        text: include_str!("std_methods/ranges.rs"),
        module: "ops",
        names: &["Range", "RangeInclusive"],
    },
    Library {
        text: include_str!("std_methods/control_flow.rs"),
        module: "ops",
        names: &["ControlFlow"],
    },
    Library {
        text: include_str!("std_methods/infallible.rs"),
        module: "convert",
        names: &["Infallible"],
    },
    Library {
        text: include_str!("std_methods/non_zero.rs"),
        module: "num",
        names: &[
            "NonZero",
            "NonZeroU8",
            "NonZeroI8",
            "NonZeroU16",
            "NonZeroI16",
            "NonZeroU32",
            "NonZeroI32",
            "NonZeroU64",
            "NonZeroI64",
        ],
    },
];

/// A range as a value needs this type and the others of its file.
pub(super) const RANGE: &str = "Range";

/// The starts of paths to modules of std.
const ROOTS: [&str; 5] = ["core::", "std::", "::core::", "::std::", ""];

/// The name of a type that is defined here.
pub(super) fn type_named(name: &syn::Ident) -> Option<&'static str> {
    LIBRARIES.iter().flat_map(|of| of.names).find(|known| name == known).copied()
}

impl Items {
    /// Adds the types of these names, with the methods of these names.
    pub(super) fn add_types(
        &mut self,
        types: &BTreeSet<&str>,
        methods: &Uses,
        mut kernel: Option<&mut Scope>,
    ) {
        let mut methods = methods.clone();
        methods.entry("next".to_owned()).or_insert(Span::call_site());
        let is_named = |of: &&Library| of.names.iter().any(|name| types.contains(name));
        let added = LIBRARIES.iter().filter(is_named);
        let added: Vec<bool> =
            added.map(|of| self.add_library(of, &methods, kernel.as_deref_mut())).collect();
        if added.contains(&true) {
            self.write_out();
        }
    }

    /// Whether uses of the types have to be written out.
    fn add_library(&mut self, of: &Library, methods: &Uses, kernel: Option<&mut Scope>) -> bool {
        let (mut own, mut blocks) = (Scope::default(), Vec::new());
        let mut is_written_out = false;
        for item in library(of.text) {
            match item {
                syn::Item::Impl(mut block) => {
                    retain_named(&mut block, methods);
                    blocks.extend(of_each_type(block));
                }
                item => {
                    let kind = ItemKind::of(item).expect("kernels can name the items of std");
                    let name = name_of(kind.ident());
                    is_written_out |= is_for_writing_out(&kind);
                    blocks.extend(derived::impls(&kind));
                    let text = name.text.clone();
                    let (scope, poisoned) = (Scope::default(), false);
                    own.0.insert(text, self.items.push(Item { name, kind, scope, poisoned }));
                }
            }
        }
        let ids: Vec<_> = own.0.values().copied().collect();
        ids.into_iter().for_each(|id| self.items[id].scope = own.clone());
        let scopes = self.items.iter_mut().map(|item| &mut item.scope);
        let scopes = scopes.chain(self.impls.iter_mut().map(|block| &mut block.scope));
        for scope in scopes.chain(kernel) {
            for (name, id) in &own.0 {
                for root in ROOTS {
                    scope.0.entry(format!("{root}{}::{name}", of.module)).or_insert(*id);
                }
            }
        }
        self.impls.extend(blocks.into_iter().map(|mut syntax| {
            ordered::provide(&mut syntax);
            Impl { scope: own.clone(), ..of_std(syntax) }
        }));
        is_written_out
    }
}

/// Whether an item is an alias, or has parameters with defaults.
fn is_for_writing_out(kind: &ItemKind) -> bool {
    let has_default = |of: &syn::Generics| of.type_params().any(|param| param.default.is_some());
    matches!(kind, ItemKind::Type(_)) || kind.generics().is_some_and(has_default)
}

/// An `impl` of `Range<Integer>`, of `NonZero<Unsigned>` and the like for each such type, and other blocks
/// as they are.
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
