//! `impl` blocks without an attribute in a file. A type includes its own blocks, and a trait
//! includes its blocks for foreign types. Blocks of traits are included as a whole, others member
//! by member, by the names that are mentioned.

use std::collections::BTreeSet;

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;

use super::device::group::Attribute;
use super::device::module;
use super::outline::{Outline, Route, Target as Found, UnitKind};
use super::surroundings::{Node, Surroundings};
use crate::items::{known, paths, references};
use crate::syntax::{is_conditional, occurrences};

impl Surroundings<'_> {
    /// The units of the blocks that an item of the file includes.
    pub(super) fn blocks_of(&self, unit: usize, node: &Node) -> Vec<usize> {
        let is_own = match self.outline.units[unit].kind {
            UnitKind::Plain => true,
            UnitKind::Attribute(attribute) => attribute == Attribute::ShaderType,
            UnitKind::Kernel => false,
        };
        let has_blocks =
            matches!(node.syntax, syn::Item::Struct(_) | syn::Item::Enum(_) | syn::Item::Trait(_));
        if !is_own || !has_blocks {
            return Vec::new();
        }
        let name = self.outline.units[unit].name.clone().unwrap_or_default();
        let naming = self.outline.blocks_naming(&name).into_iter();
        naming.filter(|block| self.owners_of(*block).contains(&unit)).collect()
    }

    /// The units of the items that include a block: its type or, if the type is not of the file,
    /// the trait and its arguments.
    fn owners_of(&self, block: usize) -> BTreeSet<usize> {
        let parsed = self.parsed(block);
        let Some(syn::Item::Impl(of)) = parsed.nodes.first().map(|node| &node.syntax) else {
            return BTreeSet::new();
        };
        let module = self.outline.units[block].module;
        let unit = |path: &syn::Path| self.item(module, path).map(|(.., item)| item.unit);
        if let syn::Type::Path(ty) = &*of.self_ty
            && ty.qself.is_none()
            && let Some(owner) = unit(&paths::start(&ty.path))
        {
            return BTreeSet::from([owner]);
        }
        let head = syn::Item::Impl(syn::ItemImpl { items: Vec::new(), ..of.clone() });
        let declared = |name: &str| self.outline.declared(module, name);
        let found = references::of_item(&head, &declared, &[]).references;
        found.iter().filter_map(|of| unit(&of.path)).collect()
    }

    /// The parts of a block that are passed separately: a trait's block as a whole, another block
    /// by its members. Empty if kernels cannot use the block at all.
    pub(super) fn parts_of_block(&self, unit: usize, block: syn::ItemImpl) -> Vec<syn::Item> {
        let mut item = syn::Item::Impl(block);
        self.expand_macros(unit, &mut item);
        let syn::Item::Impl(mut block) = item else { return vec![item] };
        let module = self.outline.units[unit].module;
        let is_elsewhere = |path: &syn::Path| {
            self.item(module, path).is_none()
                && !self.is_of_std(module, path)
                && !self.has_macro(module, path)
        };
        let of_host = module::is_for_host(&syn::Item::Impl(block.clone()))
            || block.trait_.as_ref().is_some_and(|(.., path, _)| is_elsewhere(path));
        if of_host || self.outline.units[unit].is_conditional {
            return Vec::new();
        }
        block.items.retain(|item| !is_conditional(attrs_of(item)));
        let mut item = syn::Item::Impl(block);
        module::strip(&mut item);
        let syn::Item::Impl(mut block) = item else { return vec![item] };
        if block.trait_.is_some() {
            return vec![syn::Item::Impl(block)];
        }
        let members = std::mem::take(&mut block.items).into_iter();
        members
            .map(|member| syn::Item::Impl(syn::ItemImpl { items: vec![member], ..block.clone() }))
            .collect()
    }

    /// Whether a path leads to an item of the language.
    fn is_of_std(&self, module: usize, path: &syn::Path) -> bool {
        let first = |names: &[String]| names.first().cloned().unwrap_or_default();
        match self.outline.resolve(module, &Route::of(path)) {
            Found::Elsewhere(_, names) if names.len() == 1 => known::is_trait(&first(&names)),
            Found::Elsewhere(_, names) => known::is_crate(&first(&names)),
            Found::Items { .. } | Found::Module(_) => false,
        }
    }
}

/// The member in a part of a block; `None` for the block of a trait.
pub(super) fn member_of(part: &syn::Item) -> Option<String> {
    let syn::Item::Impl(syn::ItemImpl { trait_: None, items, .. }) = part else { return None };
    match items.as_slice() {
        [syn::ImplItem::Fn(of)] => Some(of.sig.ident.to_string()),
        [syn::ImplItem::Const(of)] => Some(of.ident.to_string()),
        [syn::ImplItem::Type(of)] => Some(of.ident.to_string()),
        _ => None,
    }
}

/// The name of a part of a block in messages, and the line where it begins.
pub(super) fn described(outline: &Outline, unit: usize, part: &syn::Item) -> (String, usize) {
    let line = outline.place_of(unit).0;
    let syn::Item::Impl(block) = part else { return (String::new(), line) };
    let name = match &*block.self_ty {
        syn::Type::Path(ty) => ty.path.segments.last().map(|last| last.ident.to_string()),
        _ => None,
    };
    let name = name.unwrap_or_else(|| block.self_ty.to_token_stream().to_string());
    let Some(member) = member_of(part) else { return (name, line) };
    let text = outline.text_of(unit);
    let starts = ["fn", "const", "type"].map(|keyword| format!("{keyword} {member}"));
    let at = starts.iter().filter_map(|start| text.find(start.as_str())).min();
    let above = at.map_or(0, |at| text[..at].matches('\n').count());
    let attributes = text.find("impl").map_or(0, |at| text[..at].matches('\n').count());
    (format!("{name}::{member}"), line + above.saturating_sub(attributes))
}

fn attrs_of(item: &syn::ImplItem) -> &[syn::Attribute] {
    match item {
        syn::ImplItem::Fn(of) => &of.attrs,
        syn::ImplItem::Const(of) => &of.attrs,
        syn::ImplItem::Type(of) => &of.attrs,
        _ => &[],
    }
}

/// A member of a block that was not mentioned yet.
pub(super) struct Waiting {
    /// The unit of the item that it belongs to, and the node.
    pub(super) owner: (usize, usize),
    /// The unit of the block, and the part of it.
    pub(super) block: (usize, usize),
    pub(super) name: String,
    /// The use of the item.
    pub(super) span: Span,
}

/// The names in some tokens.
pub(super) fn names_in(tokens: TokenStream, names: &mut BTreeSet<String>) {
    names.extend(occurrences(tokens).into_keys());
}

/// The names in the text of the expanded item.
pub(super) fn names_of_unit(around: &Surroundings<'_>, names: &mut BTreeSet<String>) {
    if let Some(item) = around.syntax(around.unit) {
        names_in(item.into_token_stream(), names);
    }
}
