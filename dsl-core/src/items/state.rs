//! Converts items to tokens, which the macro of an item passes to the macro of a kernel, and back.
//!
//! An item is passed as its [`Closure`]: the item and everything that it refers to, directly or
//! indirectly. Each item has an [`Identity`]: an item that arrives in two ways is one item, and two
//! items of the same name are two.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::spanned::Spanned;

use super::item::{Impl, Item, ItemId, ItemKind, Items, Scope};
use super::variants::{self, Variants};
use super::{derived, hashers, ordered};
use crate::syntax::name_of;
use crate::syntax::visit_mut::VisitMut;

/// Identifies items across crates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Identity(pub u128);

impl Identity {
    /// The identity of an item made of these parts.
    pub fn of(parts: &impl Hash) -> Self {
        let half = |salt: u8| {
            // This hasher has fixed keys.
            let mut hasher = DefaultHasher::new();
            (salt, parts).hash(&mut hasher);
            u128::from(hasher.finish())
        };
        Identity(half(0) << 64 | half(1))
    }
}

/// An item or an `impl` block, as it is passed.
#[derive(Debug, Clone)]
pub struct Entry {
    /// The item's identity.
    pub identity: Identity,
    /// Whether its declaration reported mistakes in it.
    pub poisoned: bool,
    /// Whether it is a function that the host cannot call.
    pub device_only: bool,
    /// The meaning of its paths.
    pub scope: BTreeMap<String, Identity>,
    /// Its syntax.
    pub tokens: TokenStream,
    /// The position of its tokens, if their spans do not have it.
    pub origin: Option<Origin>,
}

/// The position of an item whose tokens were taken from the text of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// The item's name.
    pub name: String,
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// Whether it has an attribute, which reports mistakes.
    pub is_checked: bool,
}

/// An item and everything that it refers to.
#[derive(Debug, Clone)]
pub struct Closure {
    /// The item.
    pub root: Identity,
    /// The item, and all others.
    pub entries: Vec<Entry>,
}

impl Entry {
    /// Whether another entry of the same item knows more: its spans, or that its mistakes were
    /// reported.
    fn is_worse_than(&self, other: &Entry) -> bool {
        self.origin.is_some() && (other.origin.is_none() || other.poisoned && !self.poisoned)
    }
}

impl Closure {
    /// The closure for a path that kernels cannot follow.
    pub(crate) fn missing() -> Self {
        Closure { root: Identity(0), entries: Vec::new() }
    }

    /// The item itself.
    pub fn root(&self) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.identity == self.root)
    }
}

impl ToTokens for Identity {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        Literal::u128_unsuffixed(self.0).to_tokens(tokens);
    }
}

impl ToTokens for Entry {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Entry { identity, poisoned, device_only, scope, tokens: item, origin } = self;
        let scope = scope.iter().map(|(path, identity)| quote!(#path #identity));
        let origin = origin
            .as_ref()
            .map(|Origin { name, file, line, is_checked }| quote!(#name #file #line #is_checked));
        tokens
            .extend(quote!({ #identity #poisoned #device_only { #(#scope)* } { #item } #origin }));
    }
}

impl ToTokens for Closure {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Closure { root, entries } = self;
        tokens.extend(quote!({ #root #(#entries)* }));
    }
}

impl Parse for Identity {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        Ok(Identity(input.parse::<syn::LitInt>()?.base10_parse()?))
    }
}

impl Parse for Entry {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let content;
        syn::braced!(content in input);
        let identity = content.parse()?;
        let poisoned = content.parse::<syn::LitBool>()?.value;
        let device_only = content.parse::<syn::LitBool>()?.value;
        let pairs;
        syn::braced!(pairs in content);
        let mut scope = BTreeMap::new();
        while !pairs.is_empty() {
            scope.insert(pairs.parse::<syn::LitStr>()?.value(), pairs.parse()?);
        }
        let item;
        syn::braced!(item in content);
        let tokens = item.parse()?;
        let origin = if content.is_empty() { None } else { Some(content.parse()?) };
        Ok(Entry { identity, poisoned, device_only, scope, tokens, origin })
    }
}

impl Parse for Origin {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        Ok(Origin {
            name: input.parse::<syn::LitStr>()?.value(),
            file: input.parse::<syn::LitStr>()?.value(),
            line: input.parse::<syn::LitInt>()?.base10_parse()?,
            is_checked: input.parse::<syn::LitBool>()?.value,
        })
    }
}

impl Parse for Closure {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let content;
        syn::braced!(content in input);
        let root = content.parse()?;
        let mut entries = Vec::new();
        while !content.is_empty() {
            entries.push(content.parse()?);
        }
        Ok(Closure { root, entries })
    }
}

/// The items of closures, each once, in order of arrival, with their new ids.
///
/// # Errors
/// If the tokens of an entry are not an item. The macros do not produce such entries.
pub fn decode<'a>(
    closures: impl IntoIterator<Item = &'a Closure>,
) -> syn::Result<(Items, BTreeMap<Identity, ItemId>)> {
    let (mut seen, mut entries) = (BTreeMap::new(), Vec::<&Entry>::new());
    for entry in closures.into_iter().flat_map(|closure| &closure.entries) {
        let at = *seen.entry(entry.identity).or_insert(entries.len());
        match entries.get_mut(at) {
            None => entries.push(entry),
            Some(known) if known.is_worse_than(entry) => *known = entry,
            Some(_) => {}
        }
    }
    let mut items = Items::default();
    let (mut ids, mut scopes, mut impls) = (BTreeMap::new(), Vec::new(), Vec::new());
    let mut derived = Vec::new();
    for entry in entries {
        let mut item = syn::parse2(entry.tokens.clone())?;
        derived::name_parameters(&mut item);
        let kind = match item {
            syn::Item::Impl(syntax) => {
                impls.push((syntax, entry));
                continue;
            }
            item => {
                let span = item.span();
                let refused = || syn::Error::new(span, "no item of a kernel");
                ItemKind::of(item).ok_or_else(refused)?
            }
        };
        derived.extend(derived::impls(&kind).into_iter().map(|syntax| (syntax, entry)));
        let (scope, poisoned) = (Scope::default(), entry.poisoned);
        let item = Item { name: name_of(kind.ident()), kind, scope, poisoned };
        let id = items.items.push(item);
        ids.insert(entry.identity, id);
        scopes.push((id, &entry.scope));
    }
    for (id, scope) in scopes {
        items.items[id].scope = resolve(scope, &ids);
    }
    for (syntax, entry) in impls {
        let (scope, poisoned) = (resolve(&entry.scope, &ids), entry.poisoned);
        let mut syntax = syntax;
        ordered::provide(&mut syntax);
        hashers::provide(&mut syntax, &scope);
        items.impls.push(Impl { identity: Some(entry.identity), syntax, scope, poisoned });
    }
    items.lift_from_bodies();
    write_out_variants(&mut items);
    for (mut syntax, entry) in derived {
        ordered::provide(&mut syntax);
        let mut scope = resolve(&entry.scope, &ids);
        let name = name_of_type(&syntax.self_ty);
        scope.0.extend(ids.get(&entry.identity).map(|id| (name, *id)));
        items.impls.push(Impl { identity: None, syntax, scope, poisoned: entry.poisoned });
    }
    items.write_out();
    Ok((items, ids))
}

/// Replaces variants that bodies import by paths through their enums.
pub(super) fn write_out_variants(items: &mut Items) {
    let mut functions = Vec::new();
    for (id, item) in items.items.iter() {
        if let ItemKind::Function(of) = &item.kind {
            let mut of = of.clone();
            let of_enum = |path: &syn::Path| variants::of_enum(items, &item.scope, path);
            Variants::new([], &of_enum).visit_item_fn_mut(&mut of);
            functions.push((id, of));
        }
    }
    let impls = items.impls.iter().map(|block| {
        let mut syntax = block.syntax.clone();
        let of_enum = |path: &syn::Path| variants::of_enum(items, &block.scope, path);
        Variants::new([], &of_enum).visit_item_impl_mut(&mut syntax);
        syntax
    });
    let impls: Vec<syn::ItemImpl> = impls.collect();
    for (id, of) in functions {
        items.items[id].kind = ItemKind::Function(of);
    }
    for (block, syntax) in items.impls.iter_mut().zip(impls) {
        block.syntax = syntax;
    }
}

/// The name of a type without its generic arguments.
fn name_of_type(ty: &syn::Type) -> String {
    match ty {
        syn::Type::Path(path) => {
            path.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default()
        }
        other => other.to_token_stream().to_string(),
    }
}

/// Translates a scope to the ids of the items that arrived.
pub(crate) fn resolve(
    scope: &BTreeMap<String, Identity>,
    ids: &BTreeMap<Identity, ItemId>,
) -> Scope {
    let known = scope.iter().filter_map(|(path, identity)| {
        let id = ids.get(identity)?;
        Some((path.clone(), *id))
    });
    Scope(known.collect())
}
