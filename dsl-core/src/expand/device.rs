//! `#[device]` and `#[derive(ShaderType)]`: makes the hidden macros of items, and the form that the
//! items have on the host.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use syn::parse::{Parse, ParseStream};
use syn::visit_mut::VisitMut;

use super::as_written;
use super::gather::{self, State};
use super::host::{self, DeviceOnly};
use super::host_sizes::{self, Constant, Names};
use super::plain;
use super::stand_in::{self, StandIns};
use super::surroundings::{self, Context, Plan, Surroundings};
use super::warnings;
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::items::references::{self, Reference};
use crate::items::state::{self, Closure, Entry, Identity};
use crate::items::variants::{self, Variants};
use crate::items::{Names as Written, Scope, constant_of_static, derived, known, name_of_item};
use crate::lower::instance::Declared;
use crate::syntax::{is_function, item_attrs_mut as attrs_mut};
use crate::{nesting, pipeline};

/// An import of a constant of std, or of a module of constants: its name (`None` for a glob), and
/// the path.
pub(super) type Constants = (Option<syn::Ident>, syn::Path);

/// The attribute of an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attribute {
    /// `#[device]`: the item is replaced.
    Device,
    /// `#[derive(ShaderType)]`: something is added to the item.
    ShaderType,
}

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
    let parsed = nesting::check(&item).and_then(|()| {
        syn::parse2::<syn::Item>(item.clone()).map_err(|error| {
            let message = match attribute == Attribute::Device && is_function(&item) {
                true => format!("a syntax error in this function: {error}"),
                false => format!("{}: {error}", expected(attribute)),
            };
            Diagnostic::new(Code::Item, error.span(), message)
        })
    });
    let group = match parsed {
        Ok(parsed) => of_item(attribute, parsed, cx, &mut diags),
        Err(diagnostic) => {
            diags.push(diagnostic);
            None
        }
    };
    let Some(group) = group else {
        let (errors, item) = (errors(diags), (attribute == Attribute::Device).then_some(item));
        return quote!(#errors #item);
    };
    // A derive macro may be on the item several times; the module gathers for its own one.
    if attribute == Attribute::ShaderType && group.nodes.iter().any(is_gathered_by_module) {
        return TokenStream::new();
    }
    let left = group.for_host();
    let mut group = group.leaving(&left);
    let around = group.around(cx);
    around.iter().for_each(|around| group.add_traits(|item| around.own_traits_of(item)));
    let plan = group.plan(around.as_ref());
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
    let (errors, host) = (errors(diags), group.host(&plan, quote!(#unambiguous #rest)));
    quote!(#errors #host)
}

fn of_item(
    attribute: Attribute,
    mut item: syn::Item,
    cx: &Context<'_>,
    diags: &mut Diagnostics,
) -> Option<Group> {
    let around = name_of_item(&item).and_then(|name| Surroundings::of(cx, name));
    let macros = around.as_ref().map(|around| around.macros_for(&item.to_token_stream()));
    super::macros::expand(&mut item, &macros.unwrap_or_default());
    let is_function = |name: &str| around.as_ref().is_some_and(|of| of.has_item_named(name));
    let imports = around.as_ref().map_or_else(Vec::new, Surroundings::constants);
    let beside = Beside { is_function: &is_function, constants: &imports };
    Group::new(attribute, item, beside, diags)
}

/// Defines the hidden macros of an item from the state at the end of the calls.
pub fn finish(state: TokenStream, cx: &Context<'_>) -> TokenStream {
    let parsed = syn::parse2::<State>(state).and_then(|state| {
        let Start { attribute, left, item } = syn::parse2(state.start)?;
        // The item's mistakes were reported when the calls began.
        let group = of_item(attribute, item, cx, &mut Diagnostics::default());
        let Some(mut group) = group.map(|group| group.leaving(&left)) else {
            return Ok(TokenStream::new());
        };
        let around = group.around(cx);
        around.iter().for_each(|around| group.add_traits(|item| around.own_traits_of(item)));
        let plan = group.plan(around.as_ref());
        Ok(group.define(&plan, &state.closures, around.as_ref(), cx.salt))
    });
    parsed.unwrap_or_else(|error| gather::internal(&error))
}

/// The stub for a function with mistakes. The mistakes were reported; rustc should report no more.
fn stub(function: &syn::ItemFn) -> TokenStream {
    let syn::ItemFn { attrs, vis, sig, .. } = function;
    quote! {
        #(#attrs)*
        #[allow(warnings, reason = "a stub")]
        #vis #sig { loop {} }
    }
}

/// Replaces the methods of an `impl` block with mistakes by stubs.
fn stub_methods(item: &mut syn::Item) {
    let syn::Item::Impl(block) = item else { return };
    block.attrs.push(syn::parse_quote!(#[allow(warnings, reason = "a stub")]));
    for item in &mut block.items {
        if let syn::ImplItem::Fn(method) = item {
            method.block = syn::parse_quote!({ loop {} });
        }
    }
}

fn has_functions(item: &syn::Item) -> bool {
    match item {
        syn::Item::Fn(_) => true,
        syn::Item::Impl(block) => {
            block.items.iter().any(|item| matches!(item, syn::ImplItem::Fn(_)))
        }
        _ => false,
    }
}

/// The message for `#[device]` on a method in an `impl`. A function without `self` does not show
/// that it is in one.
const METHOD: &str = "a method has no `#[device]` of its own: put the type and the whole `impl` into a \
                      `#[device] mod name { … }`";

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

fn expected(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Device => {
            "`#[device]` goes on a function, a constant, a type alias, or a module with its content: \
             `mod name { … }`"
        }
        Attribute::ShaderType => "`#[derive(ShaderType)]` goes on a struct or a C-like enum",
    }
}

fn errors(mut diags: Diagnostics) -> TokenStream {
    plain::reported(&diags.gate().err().unwrap_or_default())
}

/// An item of a group, or a member of an `impl` block by its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    node: usize,
    member: Option<usize>,
}

impl ToTokens for Part {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Part { node, member } = self;
        tokens.extend(quote!({ #node #member }));
    }
}

impl Parse for Part {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let content;
        syn::braced!(content in input);
        let number = |of: ParseStream<'_>| of.parse::<syn::LitInt>()?.base10_parse();
        let node = number(&content)?;
        let member = if content.is_empty() { None } else { Some(number(&content)?) };
        Ok(Part { node, member })
    }
}

/// The items under one attribute: a single item, or the items of a module.
pub(super) struct Group {
    attribute: Attribute,
    item: syn::Item,
    pub(super) nodes: Vec<Node>,
    /// The paths to items outside the group.
    outside: Vec<Outside>,
}

/// A path out of a group.
struct Outside {
    path: syn::Path,
    /// The parts of the group that it occurs in.
    parts: BTreeSet<Part>,
    /// Whether it is gathered. If only unusable parts name it, it is not.
    is_gathered: bool,
}

/// An item, or an `impl` block.
pub(super) struct Node {
    /// The item as kernels receive it.
    pub(super) syntax: syn::Item,
    /// The item as the user wrote it.
    written: syn::Item,
    /// Whether its name was refused.
    pub(super) poisoned: bool,
    /// The meaning of each path.
    scope: BTreeMap<String, Target>,
    /// The functions of the language that it calls without a path.
    free_functions: Vec<syn::Ident>,
    /// The paths that it takes for constants of std.
    constants: Vec<syn::Path>,
    /// For an `impl` block: the items that include it in their closures.
    owners: BTreeSet<usize>,
}

impl Node {
    /// Whether it is an `impl` block that no kernel finds. Either the module declares neither its
    /// type nor its trait, or the block has a `#[cfg]`.
    pub(super) fn is_ownerless(&self) -> bool {
        matches!(self.syntax, syn::Item::Impl(_)) && self.owners.is_empty()
    }

    /// Its `#[cfg]`s in its module.
    fn cfgs(&self, in_module: bool) -> impl Iterator<Item = &syn::Attribute> {
        attrs(&self.written).iter().filter(move |attr| in_module && attr.path().is_ident("cfg"))
    }
}

/// A node's syntax, the meaning of its paths (a node, or a path outside), its owners, and whether
/// its name was refused.
pub(super) type Parts =
    (syn::Item, BTreeMap<String, Result<usize, syn::Path>>, BTreeSet<usize>, bool);

#[derive(Clone, Copy, PartialEq)]
enum Target {
    /// Another item of the group.
    Node(usize),
    /// A path outside the group.
    Outside(usize),
}

/// The names in the file of an item.
#[derive(Clone, Copy)]
pub(super) struct Beside<'a> {
    /// Whether a name of the language is a function or a constant of the user.
    pub(super) is_function: &'a dyn Fn(&str) -> bool,
    /// The imported constants of std.
    pub(super) constants: &'a [Constants],
}

impl Group {
    pub(super) fn new(
        attribute: Attribute,
        mut item: syn::Item,
        Beside { is_function, constants }: Beside<'_>,
        diags: &mut Diagnostics,
    ) -> Option<Self> {
        super::macros::expand(&mut item, &[]);
        let in_module = matches!(item, syn::Item::Mod(_));
        let mut syntax = match (attribute, &mut item) {
            (Attribute::Device, syn::Item::Mod(module)) if module.content.is_some() => {
                module_items(module, diags)
            }
            (Attribute::Device, syn::Item::Fn(function))
                if let Some(receiver) = function.sig.receiver() =>
            {
                diags.error(Code::Item, receiver.self_token.span, METHOD);
                return None;
            }
            (Attribute::Device, syn::Item::Static(of))
                if !matches!(of.mutability, syn::StaticMutability::None) =>
            {
                diags.push(refuse(attribute, &item));
                return None;
            }
            (
                Attribute::Device,
                syn::Item::Fn(_) | syn::Item::Const(_) | syn::Item::Static(_) | syn::Item::Type(_),
            )
            | (Attribute::ShaderType, syn::Item::Struct(_) | syn::Item::Enum(_)) => {
                vec![item.clone()]
            }
            // The host code of the derive reports it.
            (Attribute::ShaderType, syn::Item::Union(_)) => return None,
            (_, other) => {
                diags.push(refuse(attribute, other));
                return None;
            }
        };
        write_out_variants(&item, &mut syntax);
        let mut group = Group { attribute, item, nodes: Vec::new(), outside: Vec::new() };
        let names: BTreeMap<String, usize> = syntax
            .iter()
            .enumerate()
            .filter_map(|(at, item)| Some((name_of_item(item)?.to_string(), at)))
            .collect();
        group.nodes = syntax
            .into_iter()
            .map(|syntax| {
                let refused = name_of_item(&syntax).zip(refused_name(&syntax, in_module));
                let poisoned = refused.is_some();
                if let Some((name, why)) = refused {
                    diags.error(Code::Item, name.span(), why);
                }
                let (scope, owners, free_functions, constants) = Default::default();
                let written = syntax.clone();
                let syntax = constant_of_static(without_conditions(syntax, in_module));
                Node { syntax, written, poisoned, scope, free_functions, constants, owners }
            })
            .collect();
        group.write_out(constants);
        let imports = group.imports();
        let is_known = |name: &str| names.contains_key(name) || !in_module && is_function(name);
        for at in 0..group.nodes.len() {
            if let syn::Item::Impl(block) = &group.nodes[at].syntax {
                group.nodes[at].owners = owners(block, &names);
                if group.nodes[at].is_ownerless() {
                    continue;
                }
            }
            for (part, item) in parts(at, &group.nodes[at].syntax) {
                let found = references::of_item(&item, &is_known, &imports);
                group.nodes[at].free_functions.extend(found.free_functions);
                group.nodes[at].constants.extend(found.constants);
                for reference in found.references {
                    let target = group.target(part, &reference, &names);
                    let scope = &mut group.nodes[at].scope;
                    if scope.get(&reference.written).is_some_and(|other| *other != target) {
                        diags.push(gather::two_meanings(&reference));
                    }
                    scope.insert(reference.written, target);
                }
            }
        }
        Some(group)
    }

    /// The parts of a module that are for the host alone, judged by their text. Paths that only
    /// these parts name are not gathered: the items there may have no macro.
    fn for_host(&self) -> Vec<Part> {
        let nodes = self.nodes.iter().enumerate().filter(|_| self.is_module());
        let parts = nodes.flat_map(|(at, node)| parts(at, &node.syntax));
        parts.filter(|(_, item)| host::is_for_host(item)).map(|(part, _)| part).collect()
    }

    /// Does not gather the paths that only the parts `left` name.
    fn leaving(mut self, left: &[Part]) -> Self {
        for outside in &mut self.outside {
            outside.is_gathered = outside.parts.iter().any(|part| !left.contains(part));
        }
        self
    }

    /// Replaces imported names of constants of std by their paths. The imports are those of the
    /// module, or those around a single item.
    fn write_out(&mut self, around: &[Constants]) {
        let items = match &self.item {
            syn::Item::Mod(module) => module.content.as_ref().map(|(_, items)| items.as_slice()),
            _ => None,
        };
        let (aliases, mut scope) = (Written::default(), Scope::default());
        let mut nodes: Vec<syn::Item> = self.nodes.iter().map(|node| node.syntax.clone()).collect();
        aliases.write_out(&mut scope, |out| {
            let of_module = items.is_some();
            for (name, path) in around.iter().filter(|_| !of_module) {
                out.import_path(name.clone(), path.clone());
            }
            for item in items.into_iter().flatten() {
                if let syn::Item::Use(item) = item {
                    out.import(item);
                }
            }
            nodes.iter_mut().for_each(|node| out.visit_item_mut(node));
        });
        for (node, syntax) in self.nodes.iter_mut().zip(nodes) {
            node.syntax = syntax;
        }
    }

    /// The names that a module imports, with their paths.
    fn imports(&self) -> Vec<(syn::Ident, syn::Path)> {
        let syn::Item::Mod(module) = &self.item else { return Vec::new() };
        let (_, items) = module.content.as_ref().expect("checked by the caller");
        let imports = items.iter().filter_map(|item| match item {
            syn::Item::Use(item) => Some(crate::items::imports(item)),
            _ => None,
        });
        imports.flatten().filter_map(|(name, path)| Some((name?, path))).collect()
    }

    fn is_module(&self) -> bool {
        matches!(self.item, syn::Item::Mod(_))
    }

    /// The nodes one by one.
    pub(super) fn into_nodes(self) -> impl Iterator<Item = Parts> {
        let left = self.for_host();
        let Group { nodes, outside, .. } = self.leaving(&left);
        nodes.into_iter().map(move |node| {
            let target = |(written, target)| match target {
                Target::Node(node) => Some((written, Ok(node))),
                Target::Outside(at) => {
                    let Outside { path, is_gathered, .. } = &outside[at];
                    is_gathered.then(|| (written, Err(path.clone())))
                }
            };
            let scope = node.scope.into_iter().filter_map(target).collect();
            (node.syntax, scope, node.owners, node.poisoned)
        })
    }

    /// The plan of where the gathered items come from.
    fn plan(&self, around: Option<&Surroundings<'_>>) -> Plan {
        let gathered = self.outside.iter().filter(|outside| outside.is_gathered);
        let paths = gathered.map(|outside| &outside.path);
        match self.attribute {
            Attribute::Device => Plan::new(around, paths),
            Attribute::ShaderType => Plan::of_type(around, paths),
        }
    }

    /// The file around the group.
    fn around<'a>(&self, cx: &Context<'a>) -> Option<Surroundings<'a>> {
        Surroundings::of(cx, name_of_item(&self.item)?)
    }

    /// Code that compiles only if the language's functions that the items call are those of the
    /// language.
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

    /// Adds references without a path: the traits whose methods are called.
    pub(super) fn add_traits(&mut self, of: impl Fn(&syn::Item) -> Vec<Reference>) {
        let names: BTreeMap<String, usize> = self
            .nodes
            .iter()
            .enumerate()
            .filter_map(|(at, node)| Some((name_of_item(&node.syntax)?.to_string(), at)))
            .collect();
        for at in 0..self.nodes.len() {
            if self.nodes[at].is_ownerless() {
                continue;
            }
            for (part, item) in parts(at, &self.nodes[at].syntax) {
                for reference in of(&item) {
                    let target = self.target(part, &reference, &names);
                    self.nodes[at].scope.entry(reference.written).or_insert(target);
                }
            }
        }
    }

    fn target(
        &mut self,
        part: Part,
        reference: &Reference,
        names: &BTreeMap<String, usize>,
    ) -> Target {
        if let Some(node) = local(&reference.path, names) {
            return Target::Node(node);
        }
        let text = references::text(&reference.path);
        let known = self.outside.iter().position(|of| references::text(&of.path) == text);
        let at = known.unwrap_or_else(|| {
            let (path, parts) = (reference.path.clone(), BTreeSet::new());
            self.outside.push(Outside { path, parts, is_gathered: true });
            self.outside.len() - 1
        });
        self.outside[at].parts.insert(part);
        Target::Outside(at)
    }

    /// The hidden macros, and the functions in their form for the host.
    fn define(
        &self,
        plan: &Plan,
        arrived: &[Closure],
        around: Option<&Surroundings<'_>>,
        salt: &str,
    ) -> TokenStream {
        let blocks = plan.blocks(arrived);
        let Some(closures) = plan.closures(arrived) else {
            let error = syn::Error::new_spanned(&self.item, "the wrong number of items arrived");
            return gather::internal(&error);
        };
        let mut closures = closures.into_iter();
        let of_path = |outside: &Outside| {
            let arrived = outside.is_gathered.then(|| closures.next());
            arrived.flatten().unwrap_or_else(Closure::missing)
        };
        let mut outside: Vec<Closure> = self.outside.iter().map(of_path).collect();
        let identity = match around {
            Some(around) => around.own_identity(),
            None => self.identity(&outside, salt),
        };
        let mut entries = self.entries(&outside, identity, around);
        let Checked { mistakes, unusable } = self.check_functions(&mut entries, &mut outside);
        let outside = outside.as_slice();
        let refused = plain::reported(&plan.mistakes);
        let mistakes = quote!(#refused #mistakes);
        let cfgs = self.cfgs();
        let names = UsedNames::new(self, outside);
        let device_only = self.device_only(&names, outside);
        let stand_ins = self.stand_ins(&names, &device_only);
        let conditions = stand_ins.conditions();
        let definitions = self.nodes.iter().enumerate().map(|(at, node)| {
            let on_host = match &node.written {
                _ if self.attribute != Attribute::Device => TokenStream::new(),
                syn::Item::Fn(function) if entries[at].poisoned => stub(function),
                item => {
                    let mut item = item.clone();
                    if entries[at].poisoned {
                        stub_methods(&mut item);
                    }
                    let dead_code = self.allows_dead_code(&item, plan);
                    attrs_mut(&mut item)
                        .into_iter()
                        .for_each(|attrs| attrs.extend(dead_code.clone()));
                    self.on_host(at, item, &names, &stand_ins, outside, &unusable)
                }
            };
            let name = name_of_item(&node.syntax);
            // A macro with a refused name would shadow another one.
            let name = name.filter(|_| !node.poisoned);
            let hidden = name.map(|name| {
                let mut closure = self.closure(at, &entries, outside);
                closure.entries.extend(blocks.iter().cloned());
                let cfgs: Vec<_> =
                    cfgs.iter().copied().chain(node.cfgs(self.is_module())).collect();
                gather::hidden_macro(name, visibility(&node.syntax), &closure, &cfgs)
            });
            quote!(#on_host #hidden)
        });
        quote!(#mistakes #conditions #(#definitions)*)
    }

    /// The closures of all nodes.
    fn all(&self, entries: &[Entry], outside: &[Closure]) -> Vec<Closure> {
        let nodes = 0..self.nodes.len();
        nodes
            .filter(|at| !matches!(self.nodes[*at].syntax, syn::Item::Impl(_)))
            .map(|at| self.closure(at, entries, outside))
            .collect()
    }

    /// Reports the mistakes of functions here, so that the kernels that call them need not. In a
    /// module, functions that the host can have may be for the host alone: their mistakes are
    /// reported where a kernel uses them.
    fn check_functions(&self, entries: &mut [Entry], outside: &mut [Closure]) -> Checked {
        let mut all = self.all(entries, outside);
        let parts: Vec<Part> = (0..self.nodes.len())
            .filter(|at| !self.nodes[*at].poisoned && has_functions(&self.nodes[*at].syntax))
            .flat_map(|at| self.checked_parts(at))
            .collect();
        let mut reported = Diagnostics::default();
        let mut unusable: BTreeSet<Part> = self.for_host().into_iter().collect();
        if self.mistakes(&parts, &all, entries).is_empty() {
            return Checked { mistakes: TokenStream::new(), unusable };
        }
        let plain = plain::check(&mut all, &self.item.to_token_stream());
        plain::poison(outside, &plain.poisoned);
        plain.mistakes.into_iter().for_each(|mistake| reported.push_once(mistake));
        let device_only = self.device_only_by_text(outside);
        // Checking one part at a time shows which part has the mistakes.
        for part in parts {
            let before = reported.len();
            let mistakes = self.mistakes(&[part], &all, entries);
            if self.is_module() && !device_only.contains(&part) {
                unusable.extend((!mistakes.is_empty()).then_some(part));
                continue;
            }
            for mistake in mistakes {
                reported.push_once(mistake);
            }
            entries[part.node].poisoned |= reported.len() > before;
        }
        self.poison_structs(entries, &all, &mut reported);
        Checked { mistakes: errors(reported), unusable }
    }

    /// The checked parts of a node: a whole item, or each member of an `impl` block.
    fn checked_parts(&self, node: usize) -> Vec<Part> {
        match &self.nodes[node].syntax {
            syn::Item::Impl(block) => {
                let members = 0..block.items.len();
                members.map(|member| Part { node, member: Some(member) }).collect()
            }
            _ => vec![Part { node, member: None }],
        }
    }

    /// Marks the structs whose mistakes were reported by the functions that use them. Kernels do
    /// not report these again. Other structs may be for the host alone.
    fn poison_structs(&self, entries: &mut [Entry], all: &[Closure], reported: &mut Diagnostics) {
        for at in 0..self.nodes.len() {
            if !matches!(&self.nodes[at].syntax, syn::Item::Struct(_)) {
                continue;
            }
            let mistakes = self.mistakes(&[Part { node: at, member: None }], all, entries);
            let (before, has_mistakes) = (reported.len(), !mistakes.is_empty());
            mistakes.into_iter().for_each(|mistake| reported.push_once(mistake));
            entries[at].poisoned |= has_mistakes && reported.len() == before;
            reported.truncate(before);
        }
    }

    fn mistakes(&self, parts: &[Part], all: &[Closure], entries: &[Entry]) -> Vec<Diagnostic> {
        let mut diags = Diagnostics::default();
        // If decoding fails, the kernel that asks for the item reports it.
        if let Ok((items, ids)) = state::decode(all) {
            let declared: Vec<Declared> = parts
                .iter()
                .filter_map(|part| match &self.nodes[part.node].syntax {
                    syn::Item::Impl(_) => {
                        let identity = Some(entries[part.node].identity);
                        let at = items.impls.iter().position(|of| of.identity == identity)?;
                        Some(Declared::Member(at, part.member?))
                    }
                    item => {
                        let id = *ids.get(&entries[part.node].identity)?;
                        Some(match item {
                            syn::Item::Struct(_) | syn::Item::Enum(_) => Declared::Type(id),
                            syn::Item::Const(_) => Declared::Const(id),
                            _ => Declared::Function(id),
                        })
                    }
                })
                .collect();
            pipeline::check(items, &declared, &mut diags);
        }
        diags.gate().err().unwrap_or_default()
    }

    /// Each node as an entry for kernels.
    fn entries(
        &self,
        outside: &[Closure],
        identity: Identity,
        around: Option<&Surroundings<'_>>,
    ) -> Vec<Entry> {
        let device_only = self.device_only(&UsedNames::new(self, outside), outside);
        // A derive does not see the item's other derives.
        let is_derive = self.attribute == Attribute::ShaderType;
        let derives = around.filter(|_| is_derive).map_or_else(Vec::new, Surroundings::derives);
        let of = |target: &Target| match *target {
            Target::Node(node) => Identity::of(&(identity, node)),
            Target::Outside(at) => outside[at].root,
        };
        let entry = |(at, node): (usize, &Node)| Entry {
            identity: of(&Target::Node(at)),
            poisoned: node.poisoned,
            device_only: device_only.functions.contains_key(&at),
            scope: node.scope.iter().map(|(path, target)| (path.clone(), of(target))).collect(),
            tokens: {
                let (derives, syntax) = (&derives, &node.syntax);
                quote!(#(#derives)* #syntax)
            },
            origin: None,
        };
        self.nodes.iter().enumerate().map(entry).collect()
    }

    /// The group's position, its tokens, and the meaning of its paths: macros can make several
    /// groups of the same tokens.
    fn identity(&self, outside: &[Closure], salt: &str) -> Identity {
        let span = name_of_item(&self.item).expect("its items have names").span();
        let start = span.start();
        let roots: Vec<Identity> = outside.iter().map(|closure| closure.root).collect();
        let tokens = self.item.to_token_stream().to_string();
        Identity::of(&(salt, span.file(), start.line, start.column, tokens, roots))
    }

    /// The functions and methods that the host cannot have: they use features of kernels that Rust
    /// lacks, or call other such functions.
    fn device_only(&self, used: &UsedNames<'_>, outside: &[Closure]) -> DeviceOnly {
        let mut known = DeviceOnly::default();
        loop {
            let mut found = DeviceOnly::default();
            for (at, node) in self.nodes.iter().enumerate() {
                let calls = self.calls(at, &known, outside);
                let constant = used.constants_of(at);
                let names = used.names(&constant);
                match &node.syntax {
                    syn::Item::Fn(function)
                        if let Err(why) = known.function(function, names, &calls) =>
                    {
                        found.functions.insert(at, why);
                    }
                    item if self.decides_methods(item) => {
                        for (name, why) in known.methods_of(item, names, &calls) {
                            found.methods.entry(name).or_insert(why);
                        }
                    }
                    _ => {}
                }
            }
            if found == known {
                return known;
            }
            known = found;
        }
    }

    /// The functions and methods that name kernel features without a meaning on the host.
    fn device_only_by_text(&self, outside: &[Closure]) -> BTreeSet<Part> {
        let known = self.device_only(&UsedNames::new(self, outside), outside);
        let mut found = BTreeSet::new();
        for (at, node) in self.nodes.iter().enumerate() {
            let calls = self.calls(at, &known, outside);
            for part in self.checked_parts(at) {
                let is_one = match (&node.syntax, part.member) {
                    (syn::Item::Fn(of), _) => known.names_kernels(&of.sig, &of.block, &calls),
                    (syn::Item::Impl(of), Some(member)) => match &of.items[member] {
                        syn::ImplItem::Fn(of) => known.names_kernels(&of.sig, &of.block, &calls),
                        _ => false,
                    },
                    _ => false,
                };
                found.extend(is_one.then_some(part));
            }
        }
        found
    }

    /// Whether a path in an item means a function that the host does not have.
    fn calls<'a>(
        &'a self,
        at: usize,
        known: &'a DeviceOnly,
        outside: &'a [Closure],
    ) -> impl Fn(&syn::Path) -> bool + 'a {
        move |path| match self.nodes[at].scope.get(&references::text(path)) {
            Some(Target::Node(node)) => known.functions.contains_key(node),
            Some(Target::Outside(at)) => outside[*at].root().is_some_and(|entry| entry.device_only),
            None => false,
        }
    }

    /// The replacements for the functions and methods that the host does not have.
    fn stand_ins<'a>(&'a self, used: &UsedNames<'_>, known: &'a DeviceOnly) -> StandIns<'a> {
        let name = name_of_item(&self.item).expect("its items have names");
        let mut stand_ins = StandIns::new(name, known);
        for (at, node) in self.nodes.iter().enumerate() {
            if self.decides_methods(&node.syntax) {
                let constant = used.constants_of(at);
                stand_ins.look_at(&node.syntax, used.names(&constant));
            }
        }
        stand_ins
    }

    /// A function, an `impl` block or a trait in its form for the host.
    fn on_host(
        &self,
        at: usize,
        mut item: syn::Item,
        used: &UsedNames<'_>,
        stand_ins: &StandIns<'_>,
        outside: &[Closure],
        unusable: &BTreeSet<Part>,
    ) -> TokenStream {
        let known = stand_ins.known;
        let calls = self.calls(at, known, outside);
        let constant = used.constants_of(at);
        let names = used.names(&constant);
        let is_unusable = |member| unusable.contains(&Part { node: at, member });
        match &item {
            syn::Item::Fn(function) if is_unusable(None) => quote!(#function),
            syn::Item::Fn(function) => match known.function(function, names, &calls) {
                Ok(function) => quote!(#function),
                Err(why) => {
                    let stand_in = stand_in::function(function, &why, names);
                    let warnings = warnings::of_device(function);
                    let uses = self.uses(at, known, outside);
                    quote!(#stand_in #warnings #uses)
                }
            },
            syn::Item::Impl(_) if self.nodes[at].is_ownerless() => item.to_token_stream(),
            syn::Item::Impl(_) | syn::Item::Trait(_) => {
                let stand_ins = Some(stand_ins).filter(|_| self.decides_methods(&item));
                let as_written = item.clone();
                known.adapt_methods(&mut item, names, &calls, stand_ins);
                let warnings = warnings::of_methods(&as_written, &known.methods);
                put_back(&mut item, as_written, |member| is_unusable(Some(member)));
                let uses = (!known.methods.is_empty()).then(|| self.uses(at, known, outside));
                quote!(#item #warnings #uses)
            }
            _ => TokenStream::new(),
        }
    }

    /// An `#[allow(dead_code)]` for an item, unless each kernel that uses the item names it. Items
    /// with generic parameters, members or methods always get the attribute.
    fn allows_dead_code(&self, item: &syn::Item, plan: &Plan) -> Option<syn::Attribute> {
        let is_named = match item {
            syn::Item::Fn(_) | syn::Item::Const(_) | syn::Item::Static(_) | syn::Item::Type(_) => {
                let path = name_of_item(item).map(|name| name.clone().into());
                path.is_some_and(|path| surroundings::use_of(item, &path).is_some())
            }
            syn::Item::Enum(_)
            | syn::Item::Impl(_)
            | syn::Item::Mod(_)
            | syn::Item::Struct(_)
            | syn::Item::Trait(_)
            | syn::Item::Union(_) => false,
            // The lint does not apply to other items.
            _ => return None,
        };
        let is_told = is_named && !plan.has_checked_items();
        (!is_told).then(|| syn::parse_quote!(#[allow(dead_code, reason = "for kernels")]))
    }

    /// Rust code that names the items that an item names. The host has no body of some functions,
    /// so these names would seem unused.
    fn uses(&self, at: usize, known: &DeviceOnly, outside: &[Closure]) -> TokenStream {
        let uses = self.nodes[at].scope.values().filter_map(|target| match *target {
            Target::Node(node) => {
                let item = &self.nodes[node];
                let is_one = !item.poisoned && !known.functions.contains_key(&node);
                let path = name_of_item(&item.syntax).filter(|_| is_one)?.clone().into();
                surroundings::use_of(&item.syntax, &path)
            }
            Target::Outside(at) => {
                let entry = outside[at].root().filter(|of| !of.device_only && !of.poisoned)?;
                let item = syn::parse2::<syn::Item>(entry.tokens.clone()).ok()?;
                surroundings::use_of(&item, &self.outside[at].path)
            }
        });
        quote! {
            #[allow(warnings, unused, clippy::all, clippy::pedantic, reason = "it only names what kernels use")]
            const _: fn() = || { #(#uses)* };
        }
    }

    /// Whether the group declares all methods of a block. It does not for a trait from elsewhere.
    fn decides_methods(&self, item: &syn::Item) -> bool {
        let is_own = |path: &syn::Path| {
            let name = path.segments.last().map(|segment| segment.ident.to_string());
            self.nodes.iter().any(|node| {
                matches!(&node.syntax, syn::Item::Trait(of) if Some(of.ident.to_string()) == name)
            })
        };
        match item {
            syn::Item::Trait(_) => true,
            syn::Item::Impl(block) => {
                block.trait_.as_ref().is_none_or(|(.., path, _)| is_own(path))
            }
            _ => false,
        }
    }

    /// A node and all that it refers to.
    fn closure(&self, root: usize, entries: &[Entry], outside: &[Closure]) -> Closure {
        let mut nodes = vec![root];
        let mut outer = BTreeSet::new();
        let mut next = 0;
        while let Some(&at) = nodes.get(next) {
            next += 1;
            let mut add = |node: usize| {
                if !nodes.contains(&node) {
                    nodes.push(node);
                }
            };
            for target in self.nodes[at].scope.values() {
                match *target {
                    Target::Node(node) => add(node),
                    Target::Outside(at) if outer.insert(at) => {
                        // Items from the file may refer to the group.
                        let scopes = outside[at].entries.iter().flat_map(|of| of.scope.values());
                        let own = |of: &Identity| entries.iter().position(|it| it.identity == *of);
                        scopes.filter_map(own).for_each(&mut add);
                    }
                    Target::Outside(_) => {}
                }
            }
            let owned = self.nodes.iter().enumerate().filter(|(_, node)| node.owners.contains(&at));
            owned.for_each(|(block, _)| add(block));
        }
        let mut seen = BTreeSet::new();
        let own = nodes.iter().map(|at| &entries[*at]);
        let all = own.chain(outer.iter().flat_map(|at| &outside[*at].entries));
        let entries = all.filter(|entry| seen.insert(entry.identity)).cloned().collect::<Vec<_>>();
        Closure { root: entries[0].identity, entries }
    }

    /// The part that replaces the item at once, with `rest` in the same scope. Functions and
    /// methods wait for their callees, which decide whether the host can have them.
    fn host(&self, plan: &Plan, rest: TokenStream) -> TokenStream {
        match (self.attribute, &self.item) {
            (Attribute::ShaderType, _) | (Attribute::Device, syn::Item::Fn(_)) => rest,
            (Attribute::Device, syn::Item::Mod(module)) => {
                module_on_host(module, |item| self.allows_dead_code(item, plan), rest)
            }
            (Attribute::Device, item) => {
                let dead_code = self.allows_dead_code(item, plan);
                quote!(#dead_code #item #rest)
            }
        }
    }

    /// The `#[cfg]`s of a single item.
    fn cfgs(&self) -> Vec<&syn::Attribute> {
        match &self.item {
            syn::Item::Mod(_) => Vec::new(),
            item => attrs(item).iter().filter(|attr| attr.path().is_ident("cfg")).collect(),
        }
    }
}

/// The constants and methods that the items of a group may use.
struct UsedNames<'a> {
    group: &'a Group,
    outside: Vec<Option<Constant>>,
    /// The traits that require `Copy`.
    copied: BTreeSet<String>,
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
    fn new(group: &'a Group, outside: &[Closure]) -> Self {
        let parsed = |entry: &Entry| syn::parse2::<syn::Item>(entry.tokens.clone()).ok();
        let constant = |closure: &Closure| constant(&parsed(closure.root()?)?);
        let mut names = UsedNames {
            group,
            outside: outside.iter().map(constant).collect(),
            copied: BTreeSet::new(),
            methods: BTreeSet::new(),
            associated: BTreeSet::new(),
            otherwise: BTreeSet::new(),
            has_moved: false,
            moved: BTreeSet::new(),
            unindexed: BTreeSet::new(),
            sizes: BTreeSet::new(),
        };
        group.nodes.iter().for_each(|node| names.add(&node.syntax));
        let entries = outside.iter().flat_map(|closure| &closure.entries);
        let others: Vec<syn::Item> = entries.filter_map(parsed).collect();
        others.iter().for_each(|item| names.add(item));
        names.copied = copied(group.nodes.iter().map(|node| &node.syntax).chain(&others));
        names
    }

    fn add(&mut self, item: &syn::Item) {
        self.has_moved |= is_moved(item);
        if let syn::Item::Struct(of) = item {
            for (field, name) in of.fields.iter().filter_map(|it| Some((it, it.ident.as_ref()?))) {
                self.unindexed
                    .extend(host_sizes::is_unindexed(&field.ty).then(|| name.to_string()));
                self.moved.extend((!host_sizes::is_copied(&field.ty)).then(|| name.to_string()));
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
    fn constants_of(&self, at: usize) -> impl Fn(&syn::Path) -> Option<Constant> + '_ {
        move |path| match self.group.nodes[at].scope.get(&references::text(path))? {
            Target::Node(node) => constant(&self.group.nodes[*node].syntax),
            Target::Outside(at) => self.outside[*at],
        }
    }

    fn names<'n>(&'n self, constant: &'n dyn Fn(&syn::Path) -> Option<Constant>) -> Names<'n> {
        Names {
            constant,
            copied: &self.copied,
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

/// Whether rustc cannot copy a value of the type out of an array.
fn is_moved(item: &syn::Item) -> bool {
    let has_values = match item {
        syn::Item::Struct(of) => !of.fields.is_empty(),
        syn::Item::Enum(of) => !of.variants.is_empty(),
        _ => false,
    };
    has_values && !derived::derives(attrs(item), "Copy")
}

fn constant(item: &syn::Item) -> Option<Constant> {
    match item {
        syn::Item::Const(item) => Some(Constant::of(&item.ty)),
        _ => None,
    }
}

fn refuse(attribute: Attribute, item: &syn::Item) -> Diagnostic {
    let span =
        name_of_item(item).map_or_else(|| syn::spanned::Spanned::span(item), |name| name.span());
    let advice = match item {
        syn::Item::Struct(_) if attribute == Attribute::Device => {
            "a struct without methods takes `#[derive(ShaderType)]`; one with methods stands with its \
             `impl` blocks in a `#[device] mod name { … }`"
        }
        syn::Item::Impl(_) | syn::Item::Trait(_) | syn::Item::Enum(_) => {
            "put the type and its `impl` blocks, the trait or the enum into a \
             `#[device] mod name { … }`, which `#[device]` sees as a whole"
        }
        syn::Item::Mod(_) => "the module's content has to stand in this file: `mod name { … }`",
        syn::Item::Static(_) => "kernels have no `static mut`: write `const`",
        _ => "it cannot be used in kernels",
    };
    Diagnostic::new(Code::Item, span, format!("{}: {advice}", expected(attribute)))
}

/// Why an item cannot have its name.
fn refused_name(item: &syn::Item, in_module: bool) -> Option<String> {
    let name = name_of_item(item)?.to_string();
    match item {
        syn::Item::Fn(_) if in_module => known::refuse_in_module(&name),
        _ => known::refuse(&name),
    }
}

// Modules.

/// The items of a module that kernels can refer to, without attributes that only the module reads.
fn module_items(module: &mut syn::ItemMod, diags: &mut Diagnostics) -> Vec<syn::Item> {
    let (_, items) = module.content.as_mut().expect("checked by the caller");
    let mut nodes = Vec::new();
    for item in items {
        if !is_node(item) {
            continue;
        }
        strip(item);
        if let (Some(cfg), syn::Item::Struct(_) | syn::Item::Enum(_) | syn::Item::Trait(_)) =
            (cfg_of(attrs(item)), &*item)
        {
            diags.error(Code::Item, cfg.path().segments[0].ident.span(), CONDITION);
        }
        nodes.push(item.clone());
    }
    nodes
}

/// The message for an item of a module with a `#[cfg]`, where a kernel uses it.
const CONDITION: &str = "`#[device]` does not evaluate `#[cfg]` on the items of its module: put them into a \
                         module of their own, and `#[cfg]` on that, before `#[device]`";

fn cfg_of(attrs: &[syn::Attribute]) -> Option<&syn::Attribute> {
    attrs.iter().find(|attr| attr.path().is_ident("cfg"))
}

/// An item of a module as kernels receive it. If it has a `#[cfg]`, a `compile_error!` replaces its
/// content.
fn without_conditions(mut item: syn::Item, in_module: bool) -> syn::Item {
    let refusal = |attrs: &[syn::Attribute]| {
        let span = cfg_of(attrs)?.path().segments[0].ident.span();
        Some(quote_spanned!(span=> compile_error!(#CONDITION)))
    };
    let refuse = |attrs: &[syn::Attribute], body: &mut syn::Block| {
        if let Some(refusal) = refusal(attrs) {
            *body = syn::parse_quote!({ #refusal });
        }
    };
    match &mut item {
        _ if !in_module => {}
        syn::Item::Fn(item) => refuse(&item.attrs, &mut item.block),
        syn::Item::Const(item) => {
            if let Some(refusal) = refusal(&item.attrs) {
                *item.expr = syn::parse_quote!(#refusal);
            }
        }
        syn::Item::Impl(block) => {
            for item in &mut block.items {
                if let syn::ImplItem::Fn(item) = item {
                    refuse(&item.attrs, &mut item.block);
                }
            }
        }
        _ => {}
    }
    item
}

/// Whether kernels can refer to an item of a module.
fn is_node(item: &syn::Item) -> bool {
    let is_other = |attr: &syn::Attribute| {
        let last = attr.path().segments.last();
        last.is_some_and(|last| last.ident == "kernel" || last.ident == "test")
    };
    matches!(
        item,
        syn::Item::Fn(_)
            | syn::Item::Const(_)
            | syn::Item::Struct(_)
            | syn::Item::Enum(_)
            | syn::Item::Trait(_)
            | syn::Item::Impl(_)
            | syn::Item::Type(_)
            | syn::Item::Static(syn::ItemStatic { mutability: syn::StaticMutability::None, .. })
    ) && !is_for_host(item)
        && !matches!(item, syn::Item::Type(of) if known::refuse(&of.ident.to_string()).is_some())
        && !attrs(item).iter().any(is_other)
        && name_of_item(item).is_none_or(|name| name != "_")
}

/// Whether an item is an `impl` of a trait of std that only the host can call.
pub(super) fn is_for_host(item: &syn::Item) -> bool {
    const TRAITS: [&str; 3] = ["Debug", "Display", "Hash"];
    matches!(item, syn::Item::Impl(syn::ItemImpl { trait_: Some((.., path, _)), .. })
        if path.segments.last().is_some_and(|last| TRAITS.iter().any(|name| last.ident == name)))
}

/// Removes `#[device]`: the module's own one implies it.
pub(super) fn strip(item: &mut syn::Item) {
    let is_other = |attr: &syn::Attribute| {
        attr.path().segments.last().is_none_or(|last| last.ident != "device")
    };
    if let syn::Item::Impl(block) = item {
        for item in &mut block.items {
            match item {
                syn::ImplItem::Fn(item) => item.attrs.retain(is_other),
                syn::ImplItem::Const(item) => item.attrs.retain(is_other),
                _ => {}
            }
        }
    }
    if let Some(attrs) = attrs_mut(item) {
        attrs.retain(is_other);
    }
}

/// Replaces variants that a module imports by paths through their enums.
fn write_out_variants(module: &syn::Item, syntax: &mut [syn::Item]) {
    let syn::Item::Mod(syn::ItemMod { content: Some((_, items)), .. }) = module else { return };
    let uses = items.iter().filter_map(|item| match item {
        syn::Item::Use(item) => Some(item),
        _ => None,
    });
    let of_enum = |path: &syn::Path| {
        let is_it = |of: &&syn::ItemEnum| {
            path.segments.last().is_some_and(|last| last.ident == of.ident)
                && (path.segments.len() == 1
                    || path.segments.len() == 2 && path.segments[0].ident == "self")
        };
        let mut enums = items.iter().filter_map(|item| match item {
            syn::Item::Enum(of) => Some(of),
            _ => None,
        });
        enums.find(is_it).map(variants::names).unwrap_or_default()
    };
    let mut variants = Variants::new(uses, &of_enum);
    syntax.iter_mut().for_each(|item| variants.visit_item_mut(item));
}

/// The module without its functions, `impl` blocks and traits, and with `rest`.
fn module_on_host(
    module: &syn::ItemMod,
    dead_code: impl Fn(&syn::Item) -> Option<syn::Attribute>,
    rest: TokenStream,
) -> TokenStream {
    let mut module = module.clone();
    let (_, items) = module.content.as_mut().expect("checked by the caller");
    let waits = |item: &syn::Item| {
        matches!(item, syn::Item::Fn(_) | syn::Item::Impl(_) | syn::Item::Trait(_))
    };
    items.retain(|item| !(waits(item) && is_node(item)));
    for item in items.iter_mut() {
        if let syn::Item::Struct(syn::ItemStruct { attrs, .. })
        | syn::Item::Enum(syn::ItemEnum { attrs, .. }) = item
            && derived::derives(attrs, "ShaderType")
        {
            derived::name_shader_type(attrs);
            attrs.push(syn::parse_quote!(#[shader_type(in_module)]));
        }
    }
    for item in items.iter_mut() {
        if let syn::Item::Macro(of) = item {
            of.attrs.push(syn::parse_quote!(#[allow(unused_macros, reason = "expanded already")]));
        }
    }
    for item in items.iter_mut() {
        let dead_code = dead_code(item);
        *item = syn::Item::Verbatim(quote!(#dead_code #item));
    }
    items.push(syn::Item::Verbatim(rest));
    // An import may be for functions that the host does not have.
    quote!(#[allow(unused_imports, unused_parens, unused_braces, reason = "for kernels")] #module)
}

fn is_gathered_by_module(node: &Node) -> bool {
    attrs(&node.syntax).iter().any(|attr| {
        attr.path().is_ident("shader_type")
            && attr.parse_args::<syn::Ident>().is_ok_and(|arg| arg == "in_module")
    })
}

/// The item of the group that a path means.
fn local(path: &syn::Path, names: &BTreeMap<String, usize>) -> Option<usize> {
    let segments: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
    match segments.as_slice() {
        [name] if path.leading_colon.is_none() => names.get(name).copied(),
        [this, name] if this == "self" => names.get(name).copied(),
        _ => None,
    }
}

/// The items that include an `impl` block in their closures: its type or, if the type is not of the
/// module, the trait and its arguments.
fn owners(block: &syn::ItemImpl, names: &BTreeMap<String, usize>) -> BTreeSet<usize> {
    if cfg_of(&block.attrs).is_some() {
        return BTreeSet::new();
    }
    if let syn::Type::Path(ty) = &*block.self_ty
        && ty.qself.is_none()
        && let Some(owner) = local(&references::start(&ty.path), names)
    {
        return BTreeSet::from([owner]);
    }
    let header = syn::Item::Impl(syn::ItemImpl { items: Vec::new(), ..block.clone() });
    let found = references::of_item(&header, &|name| names.contains_key(name), &[]);
    found.references.iter().filter_map(|reference| local(&reference.path, names)).collect()
}

/// The parts of an item, each as an item: each member of an `impl` block gets a block of its own.
fn parts(node: usize, item: &syn::Item) -> Vec<(Part, syn::Item)> {
    let syn::Item::Impl(block) = item else {
        return vec![(Part { node, member: None }, item.clone())];
    };
    let header = syn::ItemImpl { items: Vec::new(), ..block.clone() };
    let members = block.items.iter().enumerate().map(|(member, item)| {
        let block = syn::ItemImpl { items: vec![item.clone()], ..header.clone() };
        (Part { node, member: Some(member) }, syn::Item::Impl(block))
    });
    let header = (Part { node, member: None }, syn::Item::Impl(header.clone()));
    std::iter::once(header).chain(members).collect()
}

/// Restores members of an `impl` block as they were written.
fn put_back(item: &mut syn::Item, written: syn::Item, is_one: impl Fn(usize) -> bool) {
    let (syn::Item::Impl(block), syn::Item::Impl(written)) = (item, written) else { return };
    for (member, written) in written.items.into_iter().enumerate() {
        let syn::ImplItem::Fn(function) = &written else { continue };
        let same = |other: &&mut syn::ImplItem| matches!(other, syn::ImplItem::Fn(other) if other.sig.ident == function.sig.ident);
        if is_one(member)
            && let Some(other) = block.items.iter_mut().find(same)
        {
            *other = written;
        }
    }
}

/// The result of checking all functions.
struct Checked {
    /// The mistakes to report here.
    mistakes: TokenStream,
    /// The parts that kernels cannot use. The host has them as they are written.
    unusable: BTreeSet<Part>,
}

// Access to syn's items.

fn visibility(item: &syn::Item) -> &syn::Visibility {
    match item {
        syn::Item::Fn(item) => &item.vis,
        syn::Item::Const(item) => &item.vis,
        syn::Item::Struct(item) => &item.vis,
        syn::Item::Enum(item) => &item.vis,
        syn::Item::Trait(item) => &item.vis,
        syn::Item::Type(item) => &item.vis,
        syn::Item::Static(item) => &item.vis,
        _ => &syn::Visibility::Inherited,
    }
}

pub(super) fn attrs(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Const(item) => &item.attrs,
        syn::Item::Struct(item) => &item.attrs,
        syn::Item::Enum(item) => &item.attrs,
        syn::Item::Trait(item) => &item.attrs,
        syn::Item::Impl(item) => &item.attrs,
        syn::Item::Type(item) => &item.attrs,
        syn::Item::Static(item) => &item.attrs,
        _ => &[],
    }
}
