//! `#[device]` and `#[derive(ShaderType)]`: makes the hidden macros of items, and the form that the
//! items have on the host.

mod check;
mod define;
pub(super) mod group;
pub(super) mod module;
mod on_host;
mod used_names;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};

use super::gather::{self, State};
use super::host;
use super::macros;
use super::plain;
use super::plan::Plan;
use super::surroundings::{Context, Surroundings};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::items::name_of_item;
use crate::nesting;
use crate::syntax::{is_function, item_attrs};
pub use group::Attribute;
use group::{Beside, Group, Node, Part, expected};

/// Expands `#[device]` on a function, a constant or an inline module, and `#[derive(ShaderType)]` on
/// a struct or enum.
///
/// If the item refers to others, the result is calls that gather those. The calls end in
/// `::dsl_runtime::__private::finish_device!`, which is [`finish`].
pub fn expand(
    attribute: Attribute,
    args: &TokenStream,
    item: TokenStream,
    cx: &Context<'_>,
) -> TokenStream {
    let mut diags = Diagnostics::default();
    if let Some(token) = args.clone().into_iter().next() {
        diags.error(
            Code::Attribute,
            token.span(),
            "`#[device]` has no arguments: write `#[device]`",
        );
    }
    let group = match parse(attribute, &item) {
        Ok(parsed) => of_item(attribute, parsed, cx, &mut diags),
        Err(diagnostic) => {
            diags.push(diagnostic);
            None
        }
    };
    let Some(group) = group else {
        let (errors, item) =
            (plain::errors(diags), (attribute == Attribute::Device).then_some(item));
        return quote!(#errors #item);
    };
    // A derive macro may be on the item several times; the module gathers for its own one.
    if attribute == Attribute::ShaderType && group.nodes.iter().any(is_gathered_by_module) {
        return TokenStream::new();
    }
    let left = group.for_host();
    let (group, around, plan) = planned(group, &left, cx);
    let paths = &plan.gathered;
    let rest = if paths.is_empty() {
        group.define(&plan, &[], around.as_ref(), cx.salt)
    } else {
        let last = quote!(::dsl_runtime::__private::finish_device);
        let start = match attribute {
            Attribute::Device => quote!(device { #(#left)* } #item),
            Attribute::ShaderType => quote!(shader_type { #(#left)* } #item),
        };
        gather::chain(paths, &last, &start, &group.cfgs())
    };
    let unambiguous = group.unambiguous();
    let (errors, host) = (plain::errors(diags), group.host(&plan, quote!(#unambiguous #rest)));
    quote!(#errors #host)
}

fn parse(attribute: Attribute, item: &TokenStream) -> Result<syn::Item, Diagnostic> {
    nesting::check(item)?;
    syn::parse2(item.clone()).map_err(|error| {
        let message = match attribute == Attribute::Device && is_function(item) {
            true => format!("a syntax error in this function: {error}"),
            false => format!("{}: {error}", expected(attribute)),
        };
        Diagnostic::new(Code::Item, error.span(), message)
    })
}

fn of_item(
    attribute: Attribute,
    mut item: syn::Item,
    cx: &Context<'_>,
    diags: &mut Diagnostics,
) -> Option<Group> {
    let around = name_of_item(&item).and_then(|name| Surroundings::of(cx, name));
    let macros = around.as_ref().map(|around| around.macros_for(&item.to_token_stream()));
    macros::expand(&mut item, &macros.unwrap_or_default());
    let is_function = |name: &str| around.as_ref().is_some_and(|of| of.has_item_named(name));
    let imports = around.as_ref().map_or_else(Vec::new, Surroundings::constants);
    let beside = Beside { is_function: &is_function, constants: &imports };
    Group::new(attribute, item, beside, diags)
}

/// The group without the paths that only the parts `left` name, the file around it, and the plan of
/// where the gathered items come from.
fn planned<'a>(
    group: Group,
    left: &[Part],
    cx: &Context<'a>,
) -> (Group, Option<Surroundings<'a>>, Plan) {
    let mut group = group.leaving(left);
    let around = name_of_item(&group.item).and_then(|name| Surroundings::of(cx, name));
    around.iter().for_each(|around| group.add_traits(|item| around.own_traits_of(item)));
    let plan = group.plan(around.as_ref());
    (group, around, plan)
}

/// Defines the hidden macros of an item from the state at the end of the calls.
pub fn finish(state: TokenStream, cx: &Context<'_>) -> TokenStream {
    let parsed = syn::parse2::<State>(state).and_then(|state| {
        let Start { attribute, left, item } = syn::parse2(state.start)?;
        // The item's mistakes were reported when the calls began.
        let group = of_item(attribute, item, cx, &mut Diagnostics::default());
        let Some(group) = group else { return Ok(TokenStream::new()) };
        let (group, around, plan) = planned(group, &left, cx);
        Ok(group.define(&plan, &state.closures, around.as_ref(), cx.salt))
    });
    parsed.unwrap_or_else(|error| gather::internal(&error))
}

struct Start {
    attribute: Attribute,
    left: Vec<Part>,
    item: syn::Item,
}

impl Parse for Start {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let name: syn::Ident = input.parse()?;
        let attribute = if name == "device" { Attribute::Device } else { Attribute::ShaderType };
        let parts;
        syn::braced!(parts in input);
        let mut left = Vec::new();
        while !parts.is_empty() {
            left.push(parts.parse()?);
        }
        Ok(Start { attribute, left, item: input.parse()? })
    }
}

impl Group {
    fn plan(&self, around: Option<&Surroundings<'_>>) -> Plan {
        let gathered = self.outside.iter().filter(|outside| outside.is_gathered);
        let paths = gathered.map(|outside| &outside.path);
        match self.attribute {
            Attribute::Device => Plan::new(around, paths),
            Attribute::ShaderType => Plan::of_type(around, paths),
        }
    }

    /// Code that compiles only if names of builtin functions in the items mean the builtin functions.
    fn unambiguous(&self) -> TokenStream {
        let cfgs = self.cfgs();
        let of_node = |node: &Node| {
            let is_imported = |name: &syn::Ident| node.scope.contains_key(&name.to_string());
            let functions = gather::unambiguous(&node.free_functions, is_imported, &cfgs);
            let constants = host::constants_of_std(&node.constants, &cfgs);
            quote!(#functions #constants)
        };
        self.nodes.iter().map(of_node).collect()
    }
}

fn is_gathered_by_module(node: &Node) -> bool {
    item_attrs(&node.syntax).iter().any(|attr| {
        attr.path().is_ident("shader_type")
            && attr.parse_args::<syn::Ident>().is_ok_and(|arg| arg == "in_module")
    })
}
