//! Items as data, and the names in their syntax.

use std::collections::BTreeMap;

use quote::ToTokens;

use super::state::Identity;
use crate::arena::{Arena, Id};
use crate::ir::Name;

/// Names an item.
pub type ItemId = Id<Item>;

/// The items that a kernel can refer to.
#[derive(Debug, Default)]
pub struct Items {
    /// Functions, constants, structs, enums and traits.
    pub items: Arena<Item>,
    /// `impl` blocks, of traits or inherent.
    pub impls: Vec<Impl>,
    /// The numbers of items and blocks before the methods of std were added.
    pub(super) users: Option<(usize, usize)>,
}

/// An item with a name.
#[derive(Debug)]
pub struct Item {
    /// Its name at its declaration.
    pub name: Name,
    /// Its syntax.
    pub kind: ItemKind,
    /// The meaning of its paths.
    pub scope: Scope,
    /// Whether its declaration reported mistakes in it: uses then report none.
    pub poisoned: bool,
}

/// The syntax of an item.
#[derive(Debug)]
pub enum ItemKind {
    /// `fn`.
    Function(syn::ItemFn),
    /// `const`.
    Const(syn::ItemConst),
    /// `struct`.
    Struct(syn::ItemStruct),
    /// `enum`.
    Enum(syn::ItemEnum),
    /// `trait`.
    Trait(syn::ItemTrait),
    /// `type`: an alias, which is replaced before anything is lowered.
    Type(syn::ItemType),
}

impl ToTokens for ItemKind {
    fn to_tokens(&self, tokens: &mut proc_macro2::TokenStream) {
        match self {
            ItemKind::Function(of) => of.to_tokens(tokens),
            ItemKind::Const(of) => of.to_tokens(tokens),
            ItemKind::Struct(of) => of.to_tokens(tokens),
            ItemKind::Enum(of) => of.to_tokens(tokens),
            ItemKind::Trait(of) => of.to_tokens(tokens),
            ItemKind::Type(of) => of.to_tokens(tokens),
        }
    }
}

impl ItemKind {
    /// The kind of an item; `None` if kernels cannot name such an item.
    pub(super) fn of(item: syn::Item) -> Option<Self> {
        Some(match item {
            syn::Item::Fn(item) => ItemKind::Function(item),
            syn::Item::Const(item) => ItemKind::Const(item),
            syn::Item::Struct(item) => ItemKind::Struct(item),
            syn::Item::Enum(item) => ItemKind::Enum(item),
            syn::Item::Trait(item) => ItemKind::Trait(item),
            syn::Item::Type(item) => ItemKind::Type(item),
            _ => return None,
        })
    }

    /// The item's name at its declaration.
    pub(super) fn ident(&self) -> &syn::Ident {
        match self {
            ItemKind::Function(item) => &item.sig.ident,
            ItemKind::Const(item) => &item.ident,
            ItemKind::Struct(item) => &item.ident,
            ItemKind::Enum(item) => &item.ident,
            ItemKind::Trait(item) => &item.ident,
            ItemKind::Type(item) => &item.ident,
        }
    }

    /// The generic parameters of a type.
    pub(crate) fn generics(&self) -> Option<&syn::Generics> {
        match self {
            ItemKind::Struct(of) => Some(&of.generics),
            ItemKind::Enum(of) => Some(&of.generics),
            ItemKind::Function(_) | ItemKind::Const(_) | ItemKind::Trait(_) | ItemKind::Type(_) => {
                None
            }
        }
    }
}

/// An `impl` block.
#[derive(Debug)]
pub struct Impl {
    /// The block's identity; `None` for the `impl` of a derive.
    pub identity: Option<Identity>,
    /// Its syntax.
    pub syntax: syn::ItemImpl,
    /// The meaning of its paths.
    pub scope: Scope,
    /// Whether its declaration reported mistakes in it: uses then report none.
    pub poisoned: bool,
}

impl Impl {
    /// The user's trait that it implements.
    pub(crate) fn of_trait(&self) -> Option<ItemId> {
        let (path, _) = self.syntax.trait_.as_ref()?;
        Some(self.scope.resolve(path)?.0)
    }

    /// The user's type that it belongs to.
    pub(crate) fn of(&self) -> Option<ItemId> {
        let syn::Type::Path(path) = &*self.syntax.self_ty else { return None };
        Some(self.scope.resolve(&path.path)?.0)
    }
}

/// The meaning of an item's paths: from the path as written, without spaces (`ops::Sum`), to the
/// item.
#[derive(Debug, Clone, Default)]
pub struct Scope(pub BTreeMap<String, ItemId>);

/// Begins the name of an import in a body, in a scope. No path begins with it.
const IMPORT: &str = "use ";

/// The name in a scope of an import in a body.
pub(crate) fn import_in_body(path: &str) -> String {
    format!("{IMPORT}{path}")
}

impl Scope {
    /// The items that are in scope: they have a name of one segment, or are imported.
    pub(crate) fn in_scope(&self) -> impl Iterator<Item = ItemId> {
        let is_in_scope = |name: &str| name.starts_with(IMPORT) || !name.contains("::");
        self.0.iter().filter(move |(name, _)| is_in_scope(name)).map(|(_, item)| *item)
    }

    /// The item that a path starts with, and the number of segments that name it: all of
    /// `ops::square`, the first of `Sum::identity`.
    pub fn resolve(&self, path: &syn::Path) -> Option<(ItemId, usize)> {
        let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        let root = if path.leading_colon.is_some() { "::" } else { "" };
        (1..=names.len()).rev().find_map(|n| {
            let item = self.0.get(&format!("{root}{}", names[..n].join("::")))?;
            Some((*item, n))
        })
    }
}

impl Items {
    /// Whether an item is one of std's.
    pub(crate) fn is_of_std(&self, item: ItemId) -> bool {
        self.users.is_some_and(|(items, _)| item.index() >= items)
    }

    /// Whether an `impl` block is one of std's.
    pub(crate) fn is_block_of_std(&self, at: usize) -> bool {
        self.users.is_some_and(|(_, blocks)| at >= blocks)
    }

    /// Whether an `impl` block implements a trait.
    pub(crate) fn is_impl_of(&self, at: usize, of_trait: ItemId) -> bool {
        self.impls[at].of_trait() == Some(of_trait)
    }
}

/// The name of an item, if it has one.
pub(crate) fn name_of_item(item: &syn::Item) -> Option<&syn::Ident> {
    Some(match item {
        syn::Item::Fn(item) => &item.sig.ident,
        syn::Item::Const(item) => &item.ident,
        syn::Item::Struct(item) => &item.ident,
        syn::Item::Enum(item) => &item.ident,
        syn::Item::Trait(item) => &item.ident,
        syn::Item::Mod(item) => &item.ident,
        syn::Item::Static(item) => &item.ident,
        syn::Item::Type(item) => &item.ident,
        syn::Item::Union(item) => &item.ident,
        _ => return None,
    })
}

/// A `static` without `mut`, as a constant for kernels.
pub(crate) fn constant_of_static(item: syn::Item) -> syn::Item {
    match item {
        syn::Item::Static(of) if matches!(of.mutability, syn::StaticMutability::None) => {
            let syn::ItemStatic { attrs, vis, ident, ty, expr, .. } = of;
            syn::parse_quote_spanned!(ident.span()=> #(#attrs)* #vis const #ident: #ty = #expr;)
        }
        item => item,
    }
}

/// The imports of a `use` declaration: the name, `None` for a glob, and the path.
pub(crate) fn imports(item: &syn::ItemUse) -> Vec<(Option<syn::Ident>, syn::Path)> {
    let root = syn::Path { leading_colon: item.leading_colon, segments: Default::default() };
    let mut list = Vec::new();
    add_imports(&item.tree, &root, &mut list);
    list
}

fn add_imports(
    tree: &syn::UseTree,
    start: &syn::Path,
    list: &mut Vec<(Option<syn::Ident>, syn::Path)>,
) {
    let extended = |ident: &syn::Ident| {
        let mut path = start.clone();
        if ident != "self" || path.segments.is_empty() {
            path.segments.push(ident.clone().into());
        }
        path
    };
    match tree {
        syn::UseTree::Path(tree) => add_imports(&tree.tree, &extended(&tree.ident), list),
        syn::UseTree::Name(tree) => {
            let path = extended(&tree.ident);
            let name = path.segments.last().map(|segment| segment.ident.clone());
            list.push((name, path));
        }
        syn::UseTree::Rename(tree) => {
            list.push((Some(tree.rename.clone()), extended(&tree.ident)));
        }
        syn::UseTree::Glob(_) => list.push((None, start.clone())),
        syn::UseTree::Group(tree) => {
            tree.items.iter().for_each(|tree| add_imports(tree, start, list));
        }
    }
}
