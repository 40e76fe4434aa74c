//! Methods of std that are defined in Rust, in `std_methods/*.rs`. If a kernel or one of its items
//! names such a method, it is lowered as if the user had declared it.
//!
//! Takes the kernel's body and its items. Adds an `impl` for each integer type that has a named method, and a function
//! for each named method of slices.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::Parse;
use syn::visit::{self, Visit};
use syn::visit_mut::VisitMut;

use super::item::{Impl, Item, ItemKind, Items, Scope};
use super::std_ranges::TYPES;
use crate::items::paths;
use crate::syntax::name_of;
use crate::syntax::ranges::Values;

/// Methods of integers.
const INTEGERS: &str = include_str!("std_methods/integers.rs");

/// Methods of floats of both widths.
const FLOATS: &str = include_str!("std_methods/floats.rs");

/// Methods of `f64`. For `f32` they are builtin functions.
const DOUBLES: &str = include_str!("std_methods/doubles.rs");

/// Methods of characters.
const CHARS: &str = include_str!("std_methods/chars.rs");

/// Methods of slices, as functions.
const SLICES: &str = include_str!("std_methods/slices.rs");

/// Unsigned types, each with the signed type of its width.
pub(super) const WIDTHS: [(&str, &str); 5] =
    [("u8", "i8"), ("u16", "i16"), ("u32", "i32"), ("u64", "i64"), ("usize", "isize")];

/// Names, each with the first place that names it.
pub(super) type Uses = BTreeMap<String, Span>;

impl Items {
    /// Adds the methods of std that the items and a kernel name; the kernel is given by its body
    /// and its scope. A user's method of the same name takes precedence. `has_f64` tells whether
    /// the kernel names the type.
    pub(crate) fn add_std_methods(
        &mut self,
        kernel: Option<(&syn::Block, &mut Scope)>,
        has_f64: &dyn Fn() -> bool,
    ) {
        let mut named = Named::default();
        if let Some((body, _)) = &kernel {
            named.visit_block(body);
        }
        for (_, item) in self.items.iter() {
            match &item.kind {
                ItemKind::Function(of) => named.visit_item_fn(of),
                ItemKind::Const(of) => named.visit_item_const(of),
                ItemKind::Trait(of) => named.visit_item_trait(of),
                ItemKind::Struct(of) => named.visit_item_struct(of),
                ItemKind::Enum(of) => named.visit_item_enum(of),
                ItemKind::Type(_) => {}
            }
        }
        self.impls.iter().for_each(|block| named.visit_item_impl(&block.syntax));
        let mut names = named.uses.clone();
        names.retain(|name, _| !named.declares.contains(name));
        self.add_methods_of_integers(&names);
        self.add_methods_of_floats(&names, has_f64);
        self.add_methods_of_type("char", CHARS, &names);
        let mut scope = kernel.map(|(_, scope)| scope);
        if named.has_ranges {
            self.add_ranges(&named.uses, scope.as_deref_mut());
        }
        self.add_functions_of_slices(&names, scope);
    }

    fn add_methods_of_integers(&mut self, names: &Uses) {
        if !names.keys().any(|name| defines(INTEGERS, name)) {
            return;
        }
        let blocks = blocks_of(INTEGERS);
        let names = with_callees(&blocks, names.clone());
        for block in blocks {
            self.impls.extend(of_types(block, &names));
        }
    }

    /// Methods of `f64` are added only if its name occurs: for `f32`, most of these names are
    /// builtin functions.
    fn add_methods_of_floats(&mut self, names: &Uses, has_f64: &dyn Fn() -> bool) {
        self.add_methods_of_type("f32", FLOATS, names);
        let are_named =
            [FLOATS, DOUBLES].iter().any(|text| names.keys().any(|it| defines(text, it)));
        let has_f64 = are_named
            && (has_f64()
                || self.items.iter().any(|(_, item)| names_f64(item.kind.to_token_stream()))
                || self.impls.iter().any(|block| names_f64(block.syntax.to_token_stream())));
        if has_f64 {
            self.add_methods_of_type("f64", FLOATS, names);
            self.add_methods_of_type("f64", DOUBLES, names);
        }
    }

    /// Adds the named methods of a library, and the methods that they call. `Float` in its text
    /// stands for the type.
    fn add_methods_of_type(&mut self, ty: &'static str, text: &str, names: &Uses) {
        if !names.keys().any(|name| defines(text, name)) {
            return;
        }
        let blocks = blocks_of(text);
        let names = with_callees(&blocks, names.clone());
        self.impls.extend(blocks.into_iter().map(|mut syntax| {
            retain_named(&mut syntax, &names);
            Renamed(BTreeMap::from([("Float", ty)])).visit_item_impl_mut(&mut syntax);
            of_std(syntax)
        }));
    }

    /// Adds the named functions to every scope.
    fn add_functions_of_slices(&mut self, names: &Uses, kernel: Option<&mut Scope>) {
        if !names.keys().any(|name| defines(SLICES, name)) {
            return;
        }
        let mut added = BTreeMap::new();
        for item in library(SLICES) {
            if let syn::Item::Fn(function) = item
                && let Some(place) = names.get(&function.sig.ident.to_string())
                && let Some(path) = std_slice_function(&function.sig.ident)
            {
                let (name, scope) = (name_of(&function.sig.ident), Scope::default());
                let kind = ItemKind::Function(placed(&function, *place));
                let id = self.items.push(Item { name, kind, scope, poisoned: false });
                added.insert(paths::text(&path), id);
            }
        }
        let scopes = self.items.iter_mut().map(|item| &mut item.scope);
        let scopes = scopes.chain(self.impls.iter_mut().map(|block| &mut block.scope));
        for scope in scopes.chain(kernel) {
            scope.0.extend(added.clone());
        }
    }
}

/// Whether `f64`, or a type or literal that uses it, is named.
pub(crate) fn names_f64(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => {
            let name = ident.to_string();
            name == "f64" || ["DVec", "DMat", "dvec", "dmat"].iter().any(|of| name.starts_with(of))
        }
        TokenTree::Group(group) => names_f64(group.stream()),
        TokenTree::Literal(literal) => literal.to_string().ends_with("f64"),
        TokenTree::Punct(_) => false,
    })
}

pub(super) fn of_std(syntax: syn::ItemImpl) -> Impl {
    Impl { identity: None, syntax, scope: Scope::default(), poisoned: false }
}

fn blocks_of(text: &str) -> Vec<syn::ItemImpl> {
    let blocks = library(text).into_iter().filter_map(|item| match item {
        syn::Item::Impl(block) => Some(block),
        _ => None,
    });
    blocks.collect()
}

pub(super) fn library(text: &str) -> Vec<syn::Item> {
    syn::parse_file(text).expect("the corpus kernels `std_methods` and `std_slices` parse it").items
}

fn defines(text: &str, name: &str) -> bool {
    text.contains(&format!("fn {name}(")) || text.contains(&format!("fn {name}<"))
}

/// The path of the function for a method of slices. No user can write this path.
pub(crate) fn std_slice_function(method: &syn::Ident) -> Option<syn::Path> {
    defines(SLICES, &method.to_string()).then(|| syn::parse_quote!(::__std_slices::#method))
}

/// Whether this module defines a method of integers, floats or characters.
pub(crate) fn is_std_method(name: &str) -> bool {
    types_with(name).is_some() || defines(CHARS, name)
}

/// The number types with a method that is defined here, for a message.
pub(crate) fn types_with(name: &str) -> Option<&'static str> {
    match () {
        () if defines(INTEGERS, name) => Some("integers of a fixed width, such as `u32`, have it"),
        () if defines(FLOATS, name) || defines(DOUBLES, name) => Some("floats have it"),
        () => None,
    }
}

/// The given names, and the names in the definitions of these methods.
fn with_callees(blocks: &[syn::ItemImpl], mut names: Uses) -> Uses {
    loop {
        let before = names.len();
        for of in blocks.iter().flat_map(functions) {
            let Some(place) = names.get(&of.sig.ident.to_string()).copied() else { continue };
            let mut named = Named::default();
            named.visit_block(&of.block);
            named.uses.into_keys().for_each(|name| _ = names.entry(name).or_insert(place));
        }
        if names.len() == before {
            return names;
        }
    }
}

fn functions(block: &syn::ItemImpl) -> impl Iterator<Item = &syn::ImplItemFn> {
    block.items.iter().filter_map(|item| match item {
        syn::ImplItem::Fn(of) => Some(of),
        _ => None,
    })
}

/// An `impl` of the named methods for each type of a definition. `usize` has 64 bits on the host:
/// it gets only the methods that are the same for all widths.
fn of_types(mut block: syn::ItemImpl, names: &Uses) -> Vec<Impl> {
    retain_named(&mut block, names);
    if block.items.is_empty() {
        return Vec::new();
    }
    let class = block.self_ty.to_token_stream().to_string();
    let types = WIDTHS.iter().flat_map(|(unsigned, signed)| {
        let own = [("Unsigned", unsigned), ("Signed", signed)].into_iter();
        let has = |(of, own): &(&str, &&str)| class == "Integer" || class == *of || class == **own;
        own.filter(move |of| has(of)).map(move |(_, own)| (own, unsigned, signed))
    });
    let blocks = types.map(|(own, unsigned, signed)| {
        let mut syntax = block.clone();
        if own.ends_with("size") {
            syntax
                .items
                .retain(|item| matches!(item, syn::ImplItem::Fn(of) if !of.attrs.is_empty()));
        }
        let names = [("Unsigned", *unsigned), ("Signed", *signed), ("Integer", *own)];
        Renamed(BTreeMap::from(names)).visit_item_impl_mut(&mut syntax);
        of_std(syntax)
    });
    blocks.collect()
}

/// Keeps the named functions.
pub(super) fn retain_named(block: &mut syn::ItemImpl, names: &Uses) {
    let named = block.items.iter().filter_map(|item| match item {
        syn::ImplItem::Fn(of) => {
            names.get(&of.sig.ident.to_string()).map(|place| syn::ImplItem::Fn(placed(of, *place)))
        }
        _ => None,
    });
    block.items = named.collect();
}

/// A function of the library with all of its code at one place. Mistakes in its arguments are
/// reported there: at the first place that names it, even if another call has the mistake.
fn placed<T: ToTokens + Parse>(function: &T, place: Span) -> T {
    syn::parse2(at(function.to_token_stream(), place)).expect("it was parsed before")
}

fn at(tokens: TokenStream, place: Span) -> TokenStream {
    let moved = tokens.into_iter().map(|mut token| {
        if let TokenTree::Group(group) = &token {
            token = Group::new(group.delimiter(), at(group.stream(), place)).into();
        }
        token.set_span(place);
        token
    });
    moved.collect()
}

/// Replaces the names of types.
pub(super) struct Renamed(pub(super) BTreeMap<&'static str, &'static str>);

impl VisitMut for Renamed {
    fn visit_ident_mut(&mut self, ident: &mut syn::Ident) {
        if let Some(name) = self.0.get(ident.to_string().as_str()) {
            *ident = syn::Ident::new(name, ident.span());
        }
    }
}

/// The names that code calls or passes as functions, and the names of the methods that it declares.
#[derive(Default)]
struct Named {
    uses: Uses,
    declares: BTreeSet<String>,
    /// Whether ranges are values.
    has_ranges: bool,
}

impl Named {
    fn uses(&mut self, name: &syn::Ident) {
        self.uses.entry(name.to_string()).or_insert(name.span());
    }

    fn tokens(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Ident(ident) => self.uses(&ident),
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Named {
    fn visit_ident(&mut self, ident: &'ast syn::Ident) {
        self.has_ranges |= TYPES.iter().any(|name| ident == name);
    }

    /// The outermost block of a function.
    fn visit_block(&mut self, block: &'ast syn::Block) {
        let mut ranges = Values::default();
        ranges.visit_block(block);
        self.has_ranges |= ranges.found;
        visit::visit_block(self, block);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.uses(&call.method);
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        if let Some(last) = path.path.segments.last() {
            self.uses(&last.ident);
        }
        visit::visit_expr_path(self, path);
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        self.tokens(mac.tokens.clone());
    }

    fn visit_signature(&mut self, sig: &'ast syn::Signature) {
        if sig.receiver().is_some() {
            self.declares.insert(sig.ident.to_string());
        }
        visit::visit_signature(self, sig);
    }
}
