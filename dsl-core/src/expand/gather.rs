//! The transport of tokens: every item has a hidden macro of its own name. The macros of all items
//! that are referred to call each other in a row.
//!
//! ```text
//! square! { {ops::TILE} {finish} {what began it} }           the macro of `square` calls
//! ops::TILE! { {finish} {what began it} {square} }           the next one, which calls
//! finish! { {what began it} {square} {ops::TILE} }           the last one, a procedural macro
//! ```
//!
//! Each call is placed where the first call is, so that rustc resolves all paths in the scope of
//! the item that refers to them.

use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream, Parser};

use super::device::group::two_meanings;
use super::plain;
use super::plan::Plan;
use super::surroundings::{Context, Surroundings};
use super::warnings;
use crate::diagnostic::{Code, Diagnostic};
use crate::items::Scope;
use crate::items::references::{self, Declared, Found, Reference};
use crate::items::state::{Closure, Identity, decode};
use crate::nesting;
use crate::pipeline::{compile_with, recover};

/// The calls that gather the closures of all references and end in `last`. `last` gets `start` and
/// then the closures. The calls begin with [`call`], under a name that is advice: if rustc does not
/// find the macro of a path, its message names the macro that wrote the path.
pub(super) fn chain(
    paths: &[syn::Path],
    last: &TokenStream,
    start: &TokenStream,
    cfgs: &[&syn::Attribute],
) -> TokenStream {
    quote! {
        #(#cfgs)*
        ::dsl_runtime::__private::what_kernels_use_needs_the_attribute_device_or_derive_shader_type_and_must_not_recurse! {
            #({ #paths })* { #last } { #start }
        }
    }
}

/// Begins the calls that `chain` lists. `call_site` has this macro's name resolution.
pub fn call(list: TokenStream, call_site: Span) -> TokenStream {
    let mut groups: Vec<Group> = list
        .into_iter()
        .filter_map(|token| if let TokenTree::Group(group) = token { Some(group) } else { None })
        .collect();
    let start = groups.pop();
    let mut macros = groups.iter().map(|path| respanned(path.stream(), call_site));
    let first = macros.next();
    quote!(#first ! { #({ #macros })* #start })
}

/// Identifiers that keep their positions, with the name resolution of `call_site`.
fn respanned(path: TokenStream, call_site: Span) -> TokenStream {
    let respan = |mut token: TokenTree| {
        // `$crate` has a meaning only with its own span.
        if !matches!(&token, TokenTree::Ident(ident) if ident == "$crate") {
            token.set_span(token.span().resolved_at(call_site));
        }
        token
    };
    path.into_iter().map(respan).collect()
}

/// The hidden macro of an item, and the import of its name in the item's place.
pub(super) fn hidden_macro(
    name: &syn::Ident,
    vis: &syn::Visibility,
    closure: &Closure,
    cfgs: &[&syn::Attribute],
) -> TokenStream {
    let Identity(root) = closure.root;
    let hidden = quote::format_ident!("__{}_{:032x}", name, root, span = Span::call_site());
    let export = matches!(vis, syn::Visibility::Public(_)).then(|| quote!(#[macro_export]));
    quote! {
        #(#cfgs)*
        #[doc(hidden)]
        #[allow(unused_macros, reason = "there may be no kernel yet")]
        #[allow(clippy::crate_in_macro_def, reason = "paths of the item, resolved where it stands")]
        #export
        macro_rules! #hidden {
            ({ $($next:tt)* } $($rest:tt)*) => { $($next)* ! { $($rest)* #closure } };
        }
        #(#cfgs)*
        #[doc(hidden)]
        #[allow(unused_imports, unreachable_pub, reason = "there may be no kernel yet")]
        #vis use #hidden as #name;
    }
}

/// Code that compiles only if free functions of the language that are called are indeed those. If
/// the scope imports a function of a `#[device] mod` under such a name, rustc finds two macros of
/// the name and reports that. Otherwise a kernel would call one function, and the reader think of
/// the other. `is_imported` tells which names the item itself uses for other items, for example
/// through a `use` in a part of it.
pub(super) fn unambiguous(
    names: &[syn::Ident],
    is_imported: impl Fn(&syn::Ident) -> bool,
    cfgs: &[&syn::Attribute],
) -> TokenStream {
    if names.is_empty() {
        return TokenStream::new();
    }
    let twice = names.iter().filter(|name| is_imported(name)).map(|name| {
        let message = format!(
            "`{name}` is a builtin function here, and an imported function elsewhere: call the \
             imported function by its path"
        );
        let message = Diagnostic::new(Code::Item, name.span(), message).render();
        quote::quote_spanned!(name.span()=> ::core::compile_error! { #message })
    });
    let names = names.iter().map(|name| respanned(quote!(#name), Span::call_site()));
    let names: Vec<TokenStream> = names.collect();
    quote! {
        #(#twice)*
        #(#cfgs)*
        const _: () = {
            #[allow(unused_imports, reason = "all of them")]
            use ::dsl_runtime::__private::free_functions::*;
            #(#names!();)*
            // The same for functions without a macro that a glob imports.
            #[allow(warnings, unused, clippy::all, clippy::pedantic, reason = "it only names what is called")]
            #[deny(ambiguous_glob_imports, reason = "a kernel would call the builtin function, not \
                                                     the imported function")]
            mod functions {
                use super::*;
                use ::dsl_runtime::__private::free_functions::*;
                #(use #names as _;)*
            }
        };
    }
}

/// The state at the end of the calls.
pub(super) struct State {
    /// The tokens that started the calls.
    pub(super) start: TokenStream,
    /// The closures, one for each path, in order.
    pub(super) closures: Vec<Closure>,
}

impl Parse for State {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let content;
        syn::braced!(content in input);
        let start = content.parse()?;
        let mut closures = Vec::new();
        while !input.is_empty() {
            closures.push(input.parse()?);
        }
        Ok(State { start, closures })
    }
}

/// The expansion of `#[kernel]`.
#[derive(Debug)]
pub enum Expansion {
    /// The compiled kernel, or its errors.
    Done(TokenStream),
    /// Calls that gather the kernel's references and end in
    /// `::dsl_runtime::__private::finish_kernel!`, which is [`finish_kernel`].
    Gather(TokenStream),
}

/// Expands a kernel: `args` are the attribute's arguments, `item` is the function.
pub fn expand_kernel(args: TokenStream, item: TokenStream, cx: &Context<'_>) -> Expansion {
    let around = around(&item, cx);
    let item = without_macros(item, around.as_ref());
    let item = around.iter().fold(item, |item, around| around.with_constants(item));
    let Found { references, free_functions, .. } = named_in(&args, &item, around.as_ref());
    let is_imported = |name: &syn::Ident| references.iter().any(|of| *name == of.written);
    let unambiguous = unambiguous(&free_functions, is_imported, &[]);
    let plan = plan(&references, around.as_ref());
    if plan.gathered.is_empty() {
        let compiled = finish(args, item, &references, &plan, &[]);
        let compiled = compiled.unwrap_or_else(|error| internal(&error));
        return Expansion::Done(quote!(#unambiguous #compiled));
    }
    let last = quote!(::dsl_runtime::__private::finish_kernel);
    // Without `#[cfg]`s: rustc has evaluated those before the attribute, and the others go to the
    // launcher.
    let gathered = chain(&plan.gathered, &last, &quote!({ #args } { #item }), &[]);
    Expansion::Gather(quote!(#unambiguous #gathered))
}

/// Compiles a kernel from the state at the end of the calls.
pub fn finish_kernel(state: TokenStream, cx: &Context<'_>) -> TokenStream {
    let parsed = syn::parse2::<State>(state).and_then(|state| {
        let (args, item) = pair.parse2(state.start)?;
        let around = around(&item, cx);
        let references = named_in(&args, &item, around.as_ref()).references;
        let plan = plan(&references, around.as_ref());
        finish(args, item, &references, &plan, &state.closures)
    });
    parsed.unwrap_or_else(|error| internal(&error))
}

/// The file around a kernel.
fn around<'a>(item: &TokenStream, cx: &Context<'a>) -> Option<Surroundings<'a>> {
    let mut names = item.clone().into_iter().filter_map(|token| match token {
        TokenTree::Ident(name) => Some(name),
        _ => None,
    });
    let name = names.find(|name| name == "fn").and_then(|_| names.next());
    name.and_then(|name| Surroundings::of(cx, &name))
}

/// The sources of the items that a kernel refers to.
fn plan(references: &[Reference], around: Option<&Surroundings<'_>>) -> Plan {
    Plan::new(around, references.iter().map(|reference| &reference.path))
}

fn finish(
    args: TokenStream,
    item: TokenStream,
    references: &[Reference],
    plan: &Plan,
    arrived: &[Closure],
) -> syn::Result<TokenStream> {
    let compile = |closures: &[Closure]| {
        let (items, ids) = decode(closures)?;
        let roots = references.iter().zip(closures).filter_map(|(reference, closure)| {
            let id = ids.get(&closure.root)?;
            Some((reference.written.clone(), *id))
        });
        let scope = Scope(roots.collect());
        Ok::<_, syn::Error>(compile_with(args.clone(), item.clone(), items, scope))
    };
    let arrived = plan.closures(arrived);
    let mut closures = arrived
        .ok_or_else(|| syn::Error::new(Span::call_site(), "the wrong number of items arrived"))?;
    let mut mistakes = plan.mistakes.clone();
    mistakes.extend(names_twice(references, &closures));
    let compiled = match compile(&closures)? {
        Err(_) if plain::are_among(&closures) => {
            // Messages about items of the file have no positions. Checking each item on its own has
            // them.
            mistakes.extend(plain::check(&mut closures, &item).mistakes);
            compile(&closures)?
        }
        compiled => compiled,
    };
    Ok(match super::file::and_mistakes(compiled, mistakes) {
        Ok(compiled) => {
            let paths = references.iter().map(|of| &of.path);
            let (host, uses) = (compiled.host, uses(&item, &plan.uses(&item, paths, &closures)));
            let warnings = warnings::of_kernel(&item, &closures);
            quote!(#host #uses #warnings)
        }
        Err(mistakes) => recover(item, &mistakes),
    })
}

/// The statements that name the items that a kernel uses, in the scope of the kernel's module.
fn uses(item: &TokenStream, uses: &TokenStream) -> TokenStream {
    let Ok(function) = syn::parse2::<syn::ItemFn>(item.clone()) else { return TokenStream::new() };
    let (name, attrs) = (&function.sig.ident, function.attrs.iter());
    let cfgs = attrs.filter(|attr| attr.path().is_ident("cfg"));
    quote! {
        #(#cfgs)*
        #[allow(
            deprecated, elided_lifetimes_in_paths, unused_qualifications, clippy::all, clippy::pedantic,
            clippy::nursery, clippy::restriction, reason = "it only names what the kernel uses"
        )]
        impl #name::__Uses {
            fn names() { #uses }
        }
    }
}

/// The mistakes of names that mean one item in a part of a kernel and another item elsewhere.
pub(super) fn names_twice(references: &[Reference], closures: &[Closure]) -> Vec<Diagnostic> {
    let pairs = || references.iter().zip(closures);
    let is_second = |at: usize, of: &Reference, root: Identity| {
        pairs().take(at).any(|(other, closure)| other.written == of.written && closure.root != root)
    };
    let second = pairs().enumerate().filter(|(at, (of, root))| is_second(*at, of, root.root));
    second.map(|(_, (of, _))| two_meanings(of)).collect()
}

/// The message for a name that means another item elsewhere.
fn pair(input: ParseStream<'_>) -> syn::Result<(TokenStream, TokenStream)> {
    let (first, second);
    syn::braced!(first in input);
    syn::braced!(second in input);
    Ok((first.parse()?, second.parse()?))
}

/// A kernel in which the macros that it or its file declares are expanded.
pub(super) fn without_macros(item: TokenStream, around: Option<&Surroundings<'_>>) -> TokenStream {
    if nesting::check(&item).is_err() {
        return item;
    }
    match syn::parse2::<syn::ItemFn>(item.clone()) {
        Ok(function) => {
            let mut expanded = syn::Item::Fn(function);
            let outer = around.map_or_else(Vec::new, |around| around.macros_for(&item));
            match super::macros::expand(&mut expanded, &outer) {
                true => expanded.into_token_stream(),
                false => item,
            }
        }
        // The compiler reports the mistake.
        Err(_) => item,
    }
}

fn named_in(args: &TokenStream, item: &TokenStream, around: Option<&Surroundings<'_>>) -> Found {
    // The compiler reports tokens that are not a function or are nested too deep.
    if nesting::check(item).is_err() {
        return Found::default();
    }
    let Ok(function) = syn::parse2::<syn::ItemFn>(item.clone()) else { return Found::default() };
    let declared = |name: &str| {
        around.is_some_and(|around| around.has_item_named(name)).then_some(Declared::Item)
    };
    let mut found = references::of_kernel(args, &function, &declared);
    // The traits whose methods are called are not named by a path.
    let traits = around.map(|around| around.own_traits_of(&syn::Item::Fn(function)));
    found.references.extend(traits.into_iter().flatten());
    found
}

/// The error for a state that our own macros did not write.
pub(super) fn internal(error: &syn::Error) -> TokenStream {
    let message = format!(
        "the hidden macro of an item gave tokens that the macro of the kernel cannot read: {error}"
    );
    let message = Diagnostic::new(Code::Internal, error.span(), message).render();
    quote::quote_spanned!(error.span()=> ::core::compile_error! { #message })
}
