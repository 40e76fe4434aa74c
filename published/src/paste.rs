//! A file of a published crate: its items by name, and the text of an item with all items of the
//! file that it needs.

use std::collections::BTreeSet;
use std::path::Path;

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{ImplItem, Item};

pub struct File {
    pub name: String,
    pub items: Vec<Item>,
}

impl File {
    pub fn read(name: &str, path: &Path) -> File {
        let text = std::fs::read_to_string(path)
            .unwrap_or_else(|error| panic!("{}: {error}; `cargo fetch` it", path.display()));
        let parsed = syn::parse_file(&text);
        let mut items = parsed.unwrap_or_else(|error| panic!("{}: {error}", path.display())).items;
        items.retain(|item| !item.to_token_stream().to_string().starts_with("# [cfg (test)]"));
        File { name: name.to_string(), items }
    }

    /// The names of its functions and methods.
    pub fn functions(&self) -> Vec<String> {
        let mut names = Vec::new();
        for item in &self.items {
            match item {
                Item::Fn(function) => names.push(function.sig.ident.to_string()),
                Item::Impl(block) => {
                    names.extend(block.items.iter().filter_map(|item| match item {
                        ImplItem::Fn(function) => Some(format!(
                            "{}::{}",
                            block.self_ty.to_token_stream(),
                            function.sig.ident
                        )),
                        _ => None,
                    }))
                }
                _ => {}
            }
        }
        names.sort();
        names.dedup();
        names
    }

    /// The text of the items with these names, and of all items of the file that they name.
    pub fn paste(&self, mut wanted: BTreeSet<String>) -> String {
        let mut taken = vec![false; self.items.len()];
        loop {
            let next = self
                .items
                .iter()
                .enumerate()
                .find(|(at, item)| !taken[*at] && is_wanted(item, &wanted));
            let Some((at, item)) = next else { break };
            taken[at] = true;
            names(item.to_token_stream(), &mut wanted);
        }
        let items = self.items.iter().zip(taken).filter(|(_, taken)| *taken);
        items
            .map(|(item, _)| {
                item.span().source_text().expect("the file was parsed from text") + "\n"
            })
            .collect()
    }
}

fn is_wanted(item: &Item, wanted: &BTreeSet<String>) -> bool {
    let named = |ident: &syn::Ident| wanted.contains(&ident.to_string());
    match item {
        Item::Const(item) => named(&item.ident),
        Item::Static(item) => named(&item.ident),
        Item::Fn(item) => named(&item.sig.ident),
        Item::Struct(item) => named(&item.ident),
        Item::Enum(item) => named(&item.ident),
        Item::Trait(item) => named(&item.ident),
        Item::Type(item) => named(&item.ident),
        Item::Macro(item) => item.ident.as_ref().is_some_and(named),
        Item::Impl(item) => {
            matches!(&*item.self_ty, syn::Type::Path(path) if path.path.segments.last().is_some_and(|of| named(&of.ident)))
        }
        Item::Use(item) => is_use_of_std(item, wanted),
        _ => false,
    }
}

fn is_use_of_std(item: &syn::ItemUse, wanted: &BTreeSet<String>) -> bool {
    let mut used = BTreeSet::new();
    names(item.tree.to_token_stream(), &mut used);
    let tree = item.tree.to_token_stream().to_string();
    (tree.starts_with("std ::") || tree.starts_with("core ::"))
        && used.iter().any(|name| wanted.contains(name))
}

fn names(tokens: TokenStream, all: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(ident)
                if !["std", "core", "self", "f32", "f64"].contains(&ident.to_string().as_str()) =>
            {
                _ = all.insert(ident.to_string())
            }
            TokenTree::Group(group) => names(group.stream(), all),
            _ => {}
        }
    }
}
