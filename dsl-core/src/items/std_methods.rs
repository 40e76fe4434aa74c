//! Methods of std that are defined in Rust, in `std_methods/*.rs`. If a kernel or one of its items
//! names such a method, it is lowered as if the user had declared it.
//!
//! Takes the kernel's body and its items. Adds an `impl` for each type of numbers and characters that has a named method,
//! and a function for each named method of slices and `Ordering`.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::Parse;

use super::item::{Impl, Item, ItemKind, Items, Scope};
use super::std_types::{RANGE, type_named};
use crate::items::paths;
use crate::syntax::name_of;
use crate::syntax::ranges::Values;
use crate::syntax::visit::{self, Visit};
use crate::syntax::visit_mut::VisitMut;
use crate::ty::Ty;

/// Methods of integers.
const INTEGERS: &str = include_str!("std_methods/integers.rs");

/// Methods of floats of both widths.
const FLOATS: &str = include_str!("std_methods/floats.rs");

/// Methods of `f64`. For `f32` they are builtin functions.
const DOUBLES: &str = include_str!("std_methods/doubles.rs");

/// Methods of characters.
const CHARS: &str = include_str!("std_methods/chars.rs");

/// Methods of bytes and characters about ASCII.
const ASCII: &str = include_str!("std_methods/ascii.rs");

/// The files of methods in `impl` blocks.
const BLOCKS: [&str; 5] = [INTEGERS, FLOATS, DOUBLES, CHARS, ASCII];

/// The files of methods that are functions, each with the type's name in a path that no user can
/// write.
const FUNCTIONS: [(&str, &str); 2] = [
    ("__slices", include_str!("std_methods/slices.rs")),
    ("__orderings", include_str!("std_methods/orderings.rs")),
];

/// Types with methods, the names that stand for them in the definitions, and the integer types of
/// their widths.
const PRIMITIVES: [(&str, &[&str], [&str; 2]); 13] = [
    ("u8", &["Integer", "Unsigned", "Ascii"], ["u8", "i8"]),
    ("i8", &["Integer", "Signed"], ["u8", "i8"]),
    ("u16", &["Integer", "Unsigned"], ["u16", "i16"]),
    ("i16", &["Integer", "Signed"], ["u16", "i16"]),
    ("u32", &["Integer", "Unsigned"], ["u32", "i32"]),
    ("i32", &["Integer", "Signed"], ["u32", "i32"]),
    ("u64", &["Integer", "Unsigned"], ["u64", "i64"]),
    ("i64", &["Integer", "Signed"], ["u64", "i64"]),
    ("usize", &["Integer", "Unsigned"], ["usize", "isize"]),
    ("isize", &["Integer", "Signed"], ["usize", "isize"]),
    ("f32", &["Float"], ["u32", "i32"]),
    ("f64", &["Float"], ["u64", "i64"]),
    ("char", &["Ascii"], ["u32", "i32"]),
];

/// Names, each with the first place that names it.
pub(super) type Uses = BTreeMap<String, Span>;

impl Items {
    /// Adds the methods of std that the items and a kernel name; the kernel is given by its body
    /// and its scope. `has_f64` tells whether the kernel names the type.
    pub(crate) fn add_std_methods(
        &mut self,
        kernel: Option<(&syn::Block, &mut Scope)>,
        has_f64: &dyn Fn() -> bool,
    ) {
        self.users = Some((self.items.len(), self.impls.len()));
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
        self.add_methods(&named.uses, has_f64);
        let mut scope = kernel.map(|(_, scope)| scope);
        self.add_types(&named.types, &named.uses, scope.as_deref_mut());
        self.add_functions(&named.uses, scope);
    }

    /// Adds the named methods, and the methods that they call. Methods of `f64` are added only if
    /// its name occurs: for `f32`, most of these names are builtin functions.
    fn add_methods(&mut self, names: &Uses, has_f64: &dyn Fn() -> bool) {
        let is_named = |text: &&&str| names.keys().any(|name| defines(text, name));
        let texts: Vec<&&str> = BLOCKS.iter().filter(is_named).collect();
        let has_f64 = texts.iter().any(|text| [FLOATS, DOUBLES].contains(text))
            && (has_f64()
                || self.items.iter().any(|(_, item)| names_f64(item.kind.to_token_stream()))
                || self.impls.iter().any(|block| names_f64(block.syntax.to_token_stream())));
        for text in texts {
            let blocks = blocks_of(text);
            let names = with_callees(|| blocks.iter().flat_map(functions), names);
            for block in blocks {
                self.impls.extend(of_types(block, &names, has_f64));
            }
        }
    }

    /// Adds the named functions to every scope.
    fn add_functions(&mut self, names: &Uses, kernel: Option<&mut Scope>) {
        let mut added = BTreeMap::new();
        for (module, text) in FUNCTIONS {
            if !names.keys().any(|name| defines(text, name)) {
                continue;
            }
            let functions = library(text).into_iter().filter_map(|item| match item {
                syn::Item::Fn(function) => Some(function),
                _ => None,
            });
            let functions: Vec<syn::ItemFn> = functions.collect();
            let names = with_callees(|| functions.iter().map(|of| (&of.sig, &*of.block)), names);
            for function in functions {
                let name = name_of(&function.sig.ident);
                if let Some(place) = names.get(&name.text) {
                    let path = paths::text(&path_of(module, &function.sig.ident));
                    let kind = ItemKind::Function(placed(&function, *place));
                    let scope = Scope::default();
                    added
                        .insert(path, self.items.push(Item { name, kind, scope, poisoned: false }));
                }
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

fn path_of(module: &str, method: &syn::Ident) -> syn::Path {
    let module = syn::Ident::new(module, method.span());
    syn::parse_quote_spanned!(method.span()=> ::#module::#method)
}

/// The path of the function for a method of a type.
pub(crate) fn std_function(of: &Ty, method: &syn::Ident) -> Option<syn::Path> {
    let [slices, orderings] = FUNCTIONS;
    let (module, text) = match of {
        Ty::Array(..) | Ty::RuntimeArray(_) => slices,
        Ty::Enum(_) if *of == Ty::ordering() => orderings,
        _ => return None,
    };
    defines(text, &method.to_string()).then(|| path_of(module, method))
}

/// Whether a method may be one of these functions.
pub(crate) fn is_std_function(name: &str) -> bool {
    FUNCTIONS.iter().any(|(_, text)| defines(text, name))
}

/// Whether this module defines a method of numbers or characters.
pub(crate) fn is_std_method(name: &str) -> bool {
    BLOCKS.iter().any(|text| defines(text, name))
}

/// The types with a method that is defined here, for a message.
pub(crate) fn types_with(name: &str) -> Option<&'static str> {
    Some(match BLOCKS.iter().find(|text| defines(text, name))? {
        &INTEGERS => "integers of a fixed width, such as `u32`, have it",
        &FLOATS | &DOUBLES => "floats have it",
        &ASCII => "`u8` and `char` have it",
        _ => "`char` has it",
    })
}

/// The given names, and the names in the definitions of these functions.
fn with_callees<'f, Functions>(functions: impl Fn() -> Functions, names: &Uses) -> Uses
where
    Functions: Iterator<Item = (&'f syn::Signature, &'f syn::Block)>,
{
    let mut names = names.clone();
    loop {
        let before = names.len();
        for (sig, block) in functions() {
            let Some(place) = names.get(&sig.ident.to_string()).copied() else { continue };
            let mut named = Named::default();
            named.visit_block(block);
            named.uses.into_keys().for_each(|name| _ = names.entry(name).or_insert(place));
        }
        if names.len() == before {
            return names;
        }
    }
}

fn functions(block: &syn::ItemImpl) -> impl Iterator<Item = (&syn::Signature, &syn::Block)> {
    block.items.iter().filter_map(|item| match item {
        syn::ImplItem::Fn(of) => Some((&of.sig, &of.block)),
        _ => None,
    })
}

/// An `impl` of the named methods for each type of a definition. `usize` has 64 bits on the host:
/// it gets only the methods that are the same for all widths.
fn of_types(mut block: syn::ItemImpl, names: &Uses, has_f64: bool) -> Vec<Impl> {
    retain_named(&mut block, names);
    if block.items.is_empty() {
        return Vec::new();
    }
    let class = block.self_ty.to_token_stream().to_string();
    let types = types_of(&class).filter(|(own, _)| *own != "f64" || has_f64);
    let blocks = types.map(|(own, mut renamed)| {
        let mut syntax = block.clone();
        if own.ends_with("size") {
            syntax
                .items
                .retain(|item| matches!(item, syn::ImplItem::Fn(of) if !of.attrs.is_empty()));
        }
        renamed.visit_item_impl_mut(&mut syntax);
        of_std(syntax)
    });
    blocks.collect()
}

/// The types that a name stands for in a definition, each with the meanings of all such names.
pub(super) fn types_of(class: &str) -> impl Iterator<Item = (&'static str, Renamed)> {
    let types = PRIMITIVES
        .iter()
        .filter(move |(own, classes, _)| *own == class || classes.contains(&class));
    types.map(|(own, classes, [unsigned, signed])| {
        let mut names = BTreeMap::from([("Unsigned", *unsigned), ("Signed", *signed)]);
        names.extend(classes.iter().map(|class| (*class, *own)));
        (*own, Renamed(names))
    })
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

/// Code of the library, all of it at one place: mistakes in it are reported there.
pub(crate) fn placed<T: ToTokens + Parse>(function: &T, place: Span) -> T {
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
pub(super) struct Renamed(BTreeMap<&'static str, &'static str>);

impl VisitMut for Renamed {
    fn visit_ident_mut(&mut self, ident: &mut syn::Ident) {
        if let Some(name) = self.0.get(ident.to_string().as_str()) {
            *ident = syn::Ident::new(name, ident.span());
        }
    }
}

/// The names that code calls or passes as functions.
#[derive(Default)]
struct Named {
    uses: Uses,
    /// The types of std.
    types: BTreeSet<&'static str>,
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
        self.types.extend(type_named(ident));
    }

    /// The outermost block of a function.
    fn visit_block(&mut self, block: &'ast syn::Block) {
        let mut ranges = Values::default();
        ranges.visit_block(block);
        self.types.extend(ranges.found.then_some(RANGE));
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
}
