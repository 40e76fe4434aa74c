//! The items under one attribute, and the meaning of their paths.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};

use super::module::{cfg_of, module_items, without_conditions};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::expand::host;
use crate::expand::macros;
use crate::items::references::{self, Declared, Reference};
use crate::items::variants::{self, Variants};
use crate::items::{Names as Written, Scope, constant_of_static, known, name_of_item, paths};
use crate::syntax::item_attrs;
use crate::syntax::visit_mut::VisitMut;

/// An import of a constant of std, or of a module of constants: its name (`None` for a glob), and
/// the path.
pub(in crate::expand) type Constants = (Option<syn::Ident>, syn::Path);

/// The attribute of an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attribute {
    /// `#[device]`: the item is replaced.
    Device,
    /// `#[derive(ShaderType)]`: something is added to the item.
    ShaderType,
}

pub(super) fn expected(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Device => {
            "`#[device]` goes on a function, a constant, a type alias, or a module with its content: \
             `mod name { … }`"
        }
        Attribute::ShaderType => "`#[derive(ShaderType)]` goes on a struct or a C-like enum",
    }
}

/// The items under one attribute: a single item, or the items of a module.
pub(in crate::expand) struct Group {
    pub(super) attribute: Attribute,
    pub(super) item: syn::Item,
    pub(in crate::expand) nodes: Vec<Node>,
    /// The paths to items outside the group.
    pub(super) outside: Vec<Outside>,
}

/// An item, or an `impl` block.
pub(in crate::expand) struct Node {
    /// The item as kernels receive it.
    pub(in crate::expand) syntax: syn::Item,
    /// The item as the user wrote it.
    pub(super) written: syn::Item,
    /// Whether its name was refused.
    pub(in crate::expand) poisoned: bool,
    /// The meaning of each path.
    pub(super) scope: BTreeMap<String, Target>,
    /// The functions of the language that it calls without a path.
    pub(super) free_functions: Vec<syn::Ident>,
    /// The paths that it takes for constants of std.
    pub(super) constants: Vec<syn::Path>,
    /// For an `impl` block: the items that include it in their closures.
    pub(super) owners: BTreeSet<usize>,
}

impl Node {
    fn new(syntax: syn::Item, in_module: bool, diags: &mut Diagnostics) -> Self {
        let refused = name_of_item(&syntax).zip(refused_name(&syntax, in_module));
        let poisoned = refused.is_some();
        if let Some((name, why)) = refused {
            diags.error(Code::Item, name.span(), why);
        }
        let (scope, owners, free_functions, constants) = Default::default();
        let written = syntax.clone();
        let syntax = constant_of_static(without_conditions(syntax, in_module));
        Node { syntax, written, poisoned, scope, free_functions, constants, owners }
    }

    /// Whether it is an `impl` block that no kernel finds. Either the module declares neither its
    /// type nor its trait, or the block has a `#[cfg]`.
    pub(in crate::expand) fn is_ownerless(&self) -> bool {
        matches!(self.syntax, syn::Item::Impl(_)) && self.owners.is_empty()
    }

    /// Its `#[cfg]`s in its module.
    pub(super) fn cfgs(&self, in_module: bool) -> impl Iterator<Item = &syn::Attribute> {
        item_attrs(&self.written)
            .iter()
            .filter(move |attr| in_module && attr.path().is_ident("cfg"))
    }
}

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Target {
    /// Another item of the group.
    Node(usize),
    /// A path outside the group.
    Outside(usize),
}

/// A path out of a group.
pub(super) struct Outside {
    pub(super) path: syn::Path,
    /// The parts of the group that it occurs in.
    pub(super) parts: BTreeSet<Part>,
    /// Whether it is gathered. If only unusable parts name it, it is not.
    pub(super) is_gathered: bool,
}

/// An item of a group, or a member of an `impl` block by its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Part {
    pub(super) node: usize,
    pub(super) member: Option<usize>,
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

/// A node's syntax, the meaning of its paths (a node, or a path outside), its owners, and whether
/// its name was refused.
pub(in crate::expand) type Parts =
    (syn::Item, BTreeMap<String, Result<usize, syn::Path>>, BTreeSet<usize>, bool);

/// The names in the file of an item.
#[derive(Clone, Copy)]
pub(in crate::expand) struct Beside<'a> {
    /// Whether a name of the language is a function or a constant of the user.
    pub(in crate::expand) is_function: &'a dyn Fn(&str) -> bool,
    /// The imported constants of std.
    pub(in crate::expand) constants: &'a [Constants],
}

impl Group {
    pub(in crate::expand) fn new(
        attribute: Attribute,
        mut item: syn::Item,
        Beside { is_function, constants }: Beside<'_>,
        diags: &mut Diagnostics,
    ) -> Option<Self> {
        macros::expand(&mut item, &[]);
        let in_module = matches!(item, syn::Item::Mod(_));
        let mut syntax = items(attribute, &mut item, diags)?;
        write_out_variants(&item, &mut syntax);
        let nodes = syntax.into_iter().map(|syntax| Node::new(syntax, in_module, diags)).collect();
        let mut group = Group { attribute, item, nodes, outside: Vec::new() };
        group.write_out(constants);
        let (imports, names) = (group.imports(), group.names());
        let kinds: BTreeMap<String, Declared> = names
            .iter()
            .map(|(name, at)| (name.clone(), declared(&group.nodes[*at].syntax)))
            .collect();
        let declared = |name: &str| {
            let of_file = || (!in_module && is_function(name)).then_some(Declared::Item);
            kinds.get(name).copied().or_else(of_file)
        };
        for at in 0..group.nodes.len() {
            if let syn::Item::Impl(block) = &group.nodes[at].syntax {
                group.nodes[at].owners = owners(block, &names);
                if group.nodes[at].is_ownerless() {
                    continue;
                }
            }
            for (part, item) in parts(at, &group.nodes[at].syntax) {
                let found = references::of_item(&item, &declared, &imports);
                group.nodes[at].free_functions.extend(found.free_functions);
                group.nodes[at].constants.extend(found.constants);
                for reference in found.references {
                    let target = group.target(part, &reference, &names);
                    let scope = &mut group.nodes[at].scope;
                    if scope.get(&reference.written).is_some_and(|other| *other != target) {
                        diags.push(two_meanings(&reference));
                    }
                    scope.insert(reference.written, target);
                }
            }
        }
        Some(group)
    }

    /// The nodes by their names.
    fn names(&self) -> BTreeMap<String, usize> {
        let named =
            |(at, node): (usize, &Node)| Some((name_of_item(&node.syntax)?.to_string(), at));
        self.nodes.iter().enumerate().filter_map(named).collect()
    }

    pub(super) fn is_module(&self) -> bool {
        matches!(self.item, syn::Item::Mod(_))
    }

    /// Replaces imported names of constants of std by their paths. The imports stand in the
    /// module, or around a single item.
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

    /// Adds references without a path: the traits whose methods are called.
    pub(in crate::expand) fn add_traits(&mut self, of: impl Fn(&syn::Item) -> Vec<Reference>) {
        let names = self.names();
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
        let text = paths::text(&reference.path);
        let known = self.outside.iter().position(|of| paths::text(&of.path) == text);
        let at = known.unwrap_or_else(|| {
            let (path, parts) = (reference.path.clone(), BTreeSet::new());
            self.outside.push(Outside { path, parts, is_gathered: true });
            self.outside.len() - 1
        });
        self.outside[at].parts.insert(part);
        Target::Outside(at)
    }

    /// The parts of a module that are for the host alone, judged by their text. Paths that only
    /// these parts name are not gathered: the items there may have no macro.
    pub(super) fn for_host(&self) -> Vec<Part> {
        let nodes = self.nodes.iter().enumerate().filter(|_| self.is_module());
        let parts = nodes.flat_map(|(at, node)| parts(at, &node.syntax));
        parts.filter(|(_, item)| host::is_for_host(item)).map(|(part, _)| part).collect()
    }

    /// Does not gather the paths that only the parts `left` name.
    pub(super) fn leaving(mut self, left: &[Part]) -> Self {
        for outside in &mut self.outside {
            outside.is_gathered = outside.parts.iter().any(|part| !left.contains(part));
        }
        self
    }

    /// The nodes one by one.
    pub(in crate::expand) fn into_nodes(self) -> impl Iterator<Item = Parts> {
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

    /// The `#[cfg]`s of a single item.
    pub(super) fn cfgs(&self) -> Vec<&syn::Attribute> {
        match &self.item {
            syn::Item::Mod(_) => Vec::new(),
            item => item_attrs(item).iter().filter(|attr| attr.path().is_ident("cfg")).collect(),
        }
    }
}

/// The items under an attribute; `None` for an item that cannot have the attribute.
fn items(
    attribute: Attribute,
    item: &mut syn::Item,
    diags: &mut Diagnostics,
) -> Option<Vec<syn::Item>> {
    match (attribute, &mut *item) {
        (Attribute::Device, syn::Item::Mod(module)) if module.content.is_some() => {
            return Some(module_items(module, diags));
        }
        (Attribute::Device, syn::Item::Fn(function)) => match function.sig.receiver() {
            Some(receiver) => diags.error(Code::Item, receiver.self_token.span, METHOD),
            None => return Some(vec![item.clone()]),
        },
        (Attribute::Device, syn::Item::Static(of))
            if !matches!(of.mutability, syn::StaticMutability::None) =>
        {
            diags.push(refuse(attribute, item));
        }
        (Attribute::Device, syn::Item::Const(_) | syn::Item::Static(_) | syn::Item::Type(_))
        | (Attribute::ShaderType, syn::Item::Struct(_) | syn::Item::Enum(_)) => {
            return Some(vec![item.clone()]);
        }
        // The host code of the derive reports it.
        (Attribute::ShaderType, syn::Item::Union(_)) => {}
        _ => diags.push(refuse(attribute, item)),
    }
    None
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

/// The parts of an item, each as an item: each member of an `impl` block gets a block of its own.
pub(super) fn parts(node: usize, item: &syn::Item) -> Vec<(Part, syn::Item)> {
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

/// The items that include an `impl` block in their closures: its type or, if the type is not of the
/// module, the trait and its arguments.
fn owners(block: &syn::ItemImpl, names: &BTreeMap<String, usize>) -> BTreeSet<usize> {
    if cfg_of(&block.attrs).is_some() {
        return BTreeSet::new();
    }
    if let syn::Type::Path(ty) = &*block.self_ty
        && ty.qself.is_none()
        && let Some(owner) = local(&paths::start(&ty.path), names)
    {
        return BTreeSet::from([owner]);
    }
    let header = syn::Item::Impl(syn::ItemImpl { items: Vec::new(), ..block.clone() });
    let declared = |name: &str| names.contains_key(name).then_some(Declared::Item);
    let found = references::of_item(&header, &declared, &[]);
    found.references.iter().filter_map(|reference| local(&reference.path, names)).collect()
}

/// What an item of a module declares.
fn declared(item: &syn::Item) -> Declared {
    match item {
        syn::Item::Struct(_) | syn::Item::Enum(_) | syn::Item::Trait(_) | syn::Item::Type(_) => {
            Declared::Type
        }
        _ => Declared::Item,
    }
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

/// The message for `#[device]` on a method in an `impl`. A function without `self` does not show
/// that it is in one.
const METHOD: &str = "a method has no `#[device]` of its own: put the type and the whole `impl` into a \
                      `#[device] mod name { … }`";

fn refuse(attribute: Attribute, item: &syn::Item) -> Diagnostic {
    let span =
        name_of_item(item).map_or_else(|| syn::spanned::Spanned::span(item), |name| name.span());
    let advice = match item {
        syn::Item::Struct(_) if attribute == Attribute::Device => {
            "derive `ShaderType` for a struct without methods; put a struct with methods and its \
             `impl` blocks into a `#[device] mod name { … }`"
        }
        syn::Item::Impl(_) | syn::Item::Trait(_) | syn::Item::Enum(_) => {
            "put the type and its `impl` blocks, the trait or the enum into a \
             `#[device] mod name { … }`"
        }
        syn::Item::Mod(_) => "the content of the module must be in this file: `mod name { … }`",
        syn::Item::Static(_) => "kernels have no `static mut`: write `const`",
        _ => "kernels cannot use this item",
    };
    Diagnostic::new(Code::Item, span, format!("{}: {advice}", expected(attribute)))
}

/// Why an item cannot have its name.
fn refused_name(item: &syn::Item, in_module: bool) -> Option<String> {
    let name = name_of_item(item)?.to_string();
    match item {
        syn::Item::Fn(_) if in_module => known::refuse_in_module(&name),
        syn::Item::Type(_) => known::refuse_alias(&name),
        _ => known::refuse(&name),
    }
}

/// The mistake of a path that means two items.
pub(in crate::expand) fn two_meanings(of: &Reference) -> Diagnostic {
    let span = of.path.segments.last().map_or_else(Span::call_site, |last| last.ident.span());
    let message = format!(
        "`{}` means two different items in this function: name one item by its path, or with `use \
         … as …`",
        of.written
    );
    Diagnostic::new(Code::Item, span, message)
}
