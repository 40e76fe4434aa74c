//! The constants, methods and members that the items of a group may use.

use std::collections::BTreeSet;

use super::group::{Group, Target};
use crate::expand::as_written;
use crate::expand::host_sizes::{self, Constant, Names};
use crate::items::state::{Closure, Entry};
use crate::items::{derived, name_of_item, paths};
use crate::syntax::item_attrs;

/// The constants and methods that the items of a group may use.
pub(super) struct UsedNames<'a> {
    group: &'a Group,
    outside: Vec<Option<Constant>>,
    /// The traits that require `Copy`.
    copied: BTreeSet<String>,
    /// The types that rustc copies.
    copied_types: BTreeSet<String>,
    methods: BTreeSet<String>,
    /// The associated constants of type `usize`.
    associated: BTreeSet<String>,
    /// The associated constants of other types.
    otherwise: BTreeSet<String>,
    /// Whether rustc may not copy an element out of an array.
    has_moved: bool,
    /// The members whose elements rustc may not copy.
    moved: BTreeSet<String>,
    /// The members that kernels index and plain Rust does not.
    unindexed: BTreeSet<String>,
    /// The functions, methods and members whose types contain `usize`.
    sizes: BTreeSet<String>,
}

impl<'a> UsedNames<'a> {
    pub(super) fn new(group: &'a Group, outside: &[Closure]) -> Self {
        let parsed = |entry: &Entry| syn::parse2::<syn::Item>(entry.tokens.clone()).ok();
        let constant = |closure: &Closure| constant(&parsed(closure.root()?)?);
        let mut names = UsedNames {
            group,
            outside: outside.iter().map(constant).collect(),
            copied: BTreeSet::new(),
            copied_types: BTreeSet::new(),
            methods: BTreeSet::new(),
            associated: BTreeSet::new(),
            otherwise: BTreeSet::new(),
            has_moved: false,
            moved: BTreeSet::new(),
            unindexed: BTreeSet::new(),
            sizes: BTreeSet::new(),
        };
        let entries = outside.iter().flat_map(|closure| &closure.entries);
        let others: Vec<syn::Item> = entries.filter_map(parsed).collect();
        let all = || group.nodes.iter().map(|node| &node.syntax).chain(&others);
        names.copied = copied(all());
        names.copied_types = copied_types(all());
        all().for_each(|item| names.add(item));
        names
    }

    fn add(&mut self, item: &syn::Item) {
        self.has_moved |= is_moved(item);
        if let syn::Item::Struct(of) = item {
            for (field, name) in of.fields.iter().filter_map(|it| Some((it, it.ident.as_ref()?))) {
                self.unindexed
                    .extend(host_sizes::is_unindexed(&field.ty).then(|| name.to_string()));
                let is_copied = host_sizes::is_copied(&field.ty, &self.copied_types);
                self.moved.extend((!is_copied).then(|| name.to_string()));
                self.sizes.extend(as_written::has_size(&field.ty).then(|| name.to_string()));
            }
        }
        let mut add = |constant: Option<(&syn::Ident, &syn::Type)>,
                       method: Option<&syn::Signature>| {
            if let Some((name, ty)) = constant {
                let names = match Constant::of(ty) {
                    Constant::Usize => &mut self.associated,
                    Constant::U32 | Constant::Other => &mut self.otherwise,
                };
                names.insert(name.to_string());
            }
            let is_size = |sig: &&syn::Signature| as_written::signature_has_sizes(sig);
            self.sizes.extend(method.filter(is_size).map(|sig| sig.ident.to_string()));
            let method = method.filter(|sig| sig.receiver().is_some());
            self.methods.extend(method.map(|sig| sig.ident.to_string()));
        };
        match item {
            syn::Item::Impl(block) => block.items.iter().for_each(|item| match item {
                syn::ImplItem::Const(item) => add(Some((&item.ident, &item.ty)), None),
                syn::ImplItem::Fn(item) => add(None, Some(&item.sig)),
                _ => {}
            }),
            syn::Item::Trait(of) => of.items.iter().for_each(|item| match item {
                syn::TraitItem::Const(item) => add(Some((&item.ident, &item.ty)), None),
                syn::TraitItem::Fn(item) => add(None, Some(&item.sig)),
                _ => {}
            }),
            syn::Item::Fn(function) if as_written::signature_has_sizes(&function.sig) => {
                self.sizes.insert(function.sig.ident.to_string());
            }
            _ => {}
        }
    }

    /// The constants that the paths of an item mean.
    pub(super) fn constants_of(&self, at: usize) -> impl Fn(&syn::Path) -> Option<Constant> + '_ {
        move |path| match self.group.nodes[at].scope.get(&paths::text(path))? {
            Target::Node(node) => constant(&self.group.nodes[*node].syntax),
            Target::Outside(at) => self.outside[*at],
        }
    }

    pub(super) fn names<'n>(
        &'n self,
        constant: &'n dyn Fn(&syn::Path) -> Option<Constant>,
    ) -> Names<'n> {
        Names {
            constant,
            copied: &self.copied,
            copied_types: &self.copied_types,
            methods: &self.methods,
            associated: &self.associated,
            otherwise: &self.otherwise,
            has_moved: self.has_moved,
            moved: &self.moved,
            unindexed: &self.unindexed,
            sizes: &self.sizes,
        }
    }
}

/// The traits that require `Copy`, directly or through others. If several traits share a name, all
/// of them must.
fn copied<'a>(items: impl Iterator<Item = &'a syn::Item>) -> BTreeSet<String> {
    let traits: Vec<&syn::ItemTrait> = items
        .filter_map(|item| match item {
            syn::Item::Trait(of) => Some(of),
            _ => None,
        })
        .collect();
    let mut known = BTreeSet::new();
    loop {
        let is_copied = |of: &&syn::ItemTrait| {
            of.supertraits.iter().any(|bound| {
                matches!(bound, syn::TypeParamBound::Trait(bound)
                    if host_sizes::requires_copy(&bound.path, &known))
            })
        };
        let all_are = |of: &&syn::ItemTrait| {
            traits.iter().filter(|other| other.ident == of.ident).all(is_copied)
        };
        let found: BTreeSet<String> =
            traits.iter().copied().filter(all_are).map(|of| of.ident.to_string()).collect();
        if found == known {
            return known;
        }
        known = found;
    }
}

/// The names of types that rustc copies, also of aliases of such types. If several types share a
/// name, all of them are copied.
fn copied_types<'a>(items: impl Iterator<Item = &'a syn::Item>) -> BTreeSet<String> {
    let types: Vec<(&syn::Ident, &syn::Item)> = items
        .filter(|item| {
            matches!(item, syn::Item::Struct(_) | syn::Item::Enum(_) | syn::Item::Type(_))
        })
        .filter_map(|item| Some((name_of_item(item)?, item)))
        .collect();
    let mut known = BTreeSet::new();
    loop {
        let is_copied = |item: &syn::Item| match item {
            syn::Item::Type(of) => host_sizes::is_copied(&of.ty, &known),
            item => derived::derives(item_attrs(item), "Copy"),
        };
        let all_are = |name: &syn::Ident| {
            types.iter().filter(|(other, _)| *other == name).all(|(_, item)| is_copied(item))
        };
        let found: BTreeSet<String> = types
            .iter()
            .filter(|(name, _)| all_are(name))
            .map(|(name, _)| name.to_string())
            .collect();
        if found == known {
            return known;
        }
        known = found;
    }
}

/// Whether rustc cannot copy a value of the type out of an array.
fn is_moved(item: &syn::Item) -> bool {
    let has_values = match item {
        syn::Item::Struct(of) => !of.fields.is_empty(),
        syn::Item::Enum(of) => !of.variants.is_empty(),
        _ => false,
    };
    has_values && !derived::derives(item_attrs(item), "Copy")
}

fn constant(item: &syn::Item) -> Option<Constant> {
    match item {
        syn::Item::Const(item) => Some(Constant::of(&item.ty)),
        _ => None,
    }
}
