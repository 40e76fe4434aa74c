//! The kernels of a source file together with the items that they refer to, without rustc: for
//! tests, and for tools that look at a file.
//!
//! Names are resolved as rustc resolves them, as far as a file on its own allows: through modules,
//! `use` declarations, renaming and globs. Visibility is not checked, and other crates are unknown.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::ToTokens;

use super::device::{self, Attribute, Group};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::items::references::{self, Reference};
use crate::items::state::{self, Closure, Entry, Identity};
use crate::items::{Items, Scope, derived, imports, name_of_item};
use crate::pipeline::{Compiled, compile_despite, compile_with};

/// What a file declares.
#[derive(Debug)]
pub struct File {
    /// Its kernels, in source order.
    pub kernels: Vec<Kernel>,
    /// The mistakes of its `#[device]` items.
    pub errors: Vec<Diagnostic>,
}

/// A kernel of a file.
#[derive(Debug)]
pub struct Kernel {
    /// The function's name.
    pub name: String,
    /// The arguments of the attribute.
    pub args: TokenStream,
    /// The function, without the attribute.
    pub item: TokenStream,
    /// All items of the file.
    pub items: Items,
    /// What the kernel's paths mean.
    pub scope: Scope,
}

impl Kernel {
    /// Compiles the kernel.
    ///
    /// # Errors
    /// Every mistake that it has, in source order.
    pub fn compile(self) -> Result<Compiled, Vec<Diagnostic>> {
        compile_with(self.args, self.item, self.items, self.scope)
    }

    /// Compiles the kernel as if one kind of mistake were none: for tests that ask another compiler about
    /// such kernels.
    #[doc(hidden)]
    pub fn compile_despite(self, code: Code) -> Result<Compiled, Vec<Diagnostic>> {
        compile_despite(code, self.args, self.item, self.items, self.scope)
    }
}

impl Items {
    /// The `#[device]` items of a file, and its kernels with what their paths mean.
    pub fn from_file(file: &syn::File) -> File {
        let mut tree = Tree::default();
        let root = tree.module(None);
        tree.items(root, &file.items);
        tree.check_order();
        let closure = tree.closure();
        let kernels = tree.kernels.iter().map(|kernel| {
            let (items, ids) =
                state::decode([&closure]).expect("the entries were made of such items");
            let function = syn::parse2::<syn::ItemFn>(kernel.item.clone()).ok();
            let found = function.map(|item| references::of_kernel(&kernel.args, &item));
            let scope = tree.scope(kernel.module, &found.unwrap_or_default().references);
            Kernel {
                name: kernel.name.clone(),
                args: kernel.args.clone(),
                item: kernel.item.clone(),
                items,
                scope: state::resolve(&scope, &ids),
            }
        });
        let kernels = kernels.collect();
        File { kernels, errors: tree.diags.gate().err().unwrap_or_default() }
    }
}

#[derive(Default)]
struct Tree {
    modules: Vec<Module>,
    nodes: Vec<Node>,
    kernels: Vec<Unresolved>,
    /// How many attributes there are.
    groups: usize,
    diags: Diagnostics,
}

#[derive(Default)]
struct Module {
    parent: Option<usize>,
    names: BTreeMap<String, Meaning>,
    /// The names that `use` declarations bring, `None` for globs.
    imports: Vec<(Option<String>, syn::Path)>,
}

#[derive(Clone, Copy)]
enum Meaning {
    Module(usize),
    Node(usize),
}

struct Node {
    module: usize,
    syntax: syn::Item,
    poisoned: bool,
    /// Which attribute it came by, and whether that is a module's.
    group: (usize, bool),
}

struct Unresolved {
    module: usize,
    name: String,
    args: TokenStream,
    item: TokenStream,
}

impl Tree {
    fn module(&mut self, parent: Option<usize>) -> usize {
        self.modules.push(Module { parent, ..Module::default() });
        self.modules.len() - 1
    }

    fn items(&mut self, module: usize, items: &[syn::Item]) {
        for item in items {
            match item {
                syn::Item::Use(item) => {
                    let named = imports(item).into_iter();
                    self.modules[module].imports.extend(
                        named.map(|(name, path)| (name.map(|name| name.to_string()), path)),
                    );
                }
                syn::Item::Mod(item) => {
                    let inner = self.module(Some(module));
                    let name = item.ident.to_string();
                    self.modules[module].names.insert(name, Meaning::Module(inner));
                    if has(&item.attrs, "device") {
                        self.group(inner, Attribute::Device, syn::Item::Mod(item.clone()));
                    }
                    let content = item.content.as_ref().map(|(_, items)| items.as_slice());
                    self.items(inner, content.unwrap_or_default());
                }
                item if has(device::attrs(item), "kernel") => self.kernel(module, item.clone()),
                item if has(device::attrs(item), "device") => {
                    self.group(module, Attribute::Device, item.clone());
                }
                item if derived::derives(device::attrs(item), "ShaderType") => {
                    self.group(module, Attribute::ShaderType, item.clone());
                }
                _ => {}
            }
        }
    }

    /// The items of one attribute.
    fn group(&mut self, module: usize, attribute: Attribute, mut item: syn::Item) {
        let declares = |module: &Module, item: &syn::Item| {
            name_of_item(item).is_some_and(|name| module.names.contains_key(&name.to_string()))
        };
        // Those of a `#[device] mod` were declared by its attribute.
        if declares(&self.modules[module], &item) {
            return;
        }
        device::strip(&mut item);
        let number = (self.groups, matches!(item, syn::Item::Mod(_)));
        self.groups += 1;
        let Some(group) = Group::new(attribute, item, &mut self.diags) else { return };
        for node in group.nodes.into_iter().filter(|node| !node.is_ownerless()) {
            if let Some(name) = name_of_item(&node.syntax) {
                let meaning = Meaning::Node(self.nodes.len());
                self.modules[module].names.insert(name.to_string(), meaning);
            }
            let (syntax, poisoned) = (node.syntax, node.poisoned);
            self.nodes.push(Node { module, syntax, poisoned, group: number });
        }
    }

    fn kernel(&mut self, module: usize, mut item: syn::Item) {
        let name = name_of_item(&item).map(ToString::to_string).unwrap_or_default();
        let mut args = TokenStream::new();
        if let Some(attrs) = device::attrs_mut(&mut item)
            && let Some(at) = attrs.iter().position(|attr| is(attr, "kernel"))
            && let syn::Meta::List(list) = attrs.remove(at).meta
        {
            args = list.tokens;
        }
        self.kernels.push(Unresolved {
            module,
            name,
            args,
            item: super::gather::without_macros(item.into_token_stream()),
        });
    }

    /// Reports a module and another item that refer to each other, as rustc does: the macro of each would have to
    /// exist before the other's. Functions that do so are recursive, which is reported where a kernel calls them.
    fn check_order(&mut self) {
        let mut edges = Vec::new();
        for node in &self.nodes {
            let is_known = |name: &str| self.lookup(node.module, name, 0).is_some();
            for reference in references::of_item(&node.syntax, &is_known, &[]).references {
                if let Some(Meaning::Node(to)) = self.resolve(node.module, &reference.path, 0)
                    && self.nodes[to].group.0 != node.group.0
                {
                    edges.push((node.group, self.nodes[to].group, reference));
                }
            }
        }
        let leads_to = |from: usize, to: usize| {
            let (mut seen, mut next) = (vec![from], 0);
            while let Some(&at) = seen.get(next) {
                next += 1;
                for ((_, _), (new, _), _) in edges.iter().filter(|((of, _), ..)| *of == at) {
                    if !seen.contains(new) {
                        seen.push(*new);
                    }
                }
            }
            seen.contains(&to)
        };
        let circles = edges.iter().filter(|((from, in_module), (to, to_module), _)| {
            (*in_module || *to_module) && leads_to(*to, *from)
        });
        for (.., reference) in circles {
            let message = format!(
                "`{0}` and this item refer to each other, and the macro of each would have to exist before the \
                 other's: put both into one `#[device] mod`",
                reference.written
            );
            let span = reference.path.segments.last().map(|last| last.ident.span());
            let span = span.unwrap_or_else(proc_macro2::Span::call_site);
            self.diags.push_once(Diagnostic::new(Code::Item, span, message));
        }
    }

    /// All items, as if they had travelled.
    fn closure(&self) -> Closure {
        let entry = |(at, node): (usize, &Node)| {
            let is_known = |name: &str| self.lookup(node.module, name, 0).is_some();
            let references = references::of_item(&node.syntax, &is_known, &[]).references;
            Entry {
                identity: Identity(at as u128),
                poisoned: node.poisoned,
                device_only: false,
                scope: self.scope(node.module, &references),
                tokens: node.syntax.to_token_stream(),
            }
        };
        Closure { root: Identity(0), entries: self.nodes.iter().enumerate().map(entry).collect() }
    }

    fn scope(&self, module: usize, references: &[Reference]) -> BTreeMap<String, Identity> {
        let resolved = references.iter().filter_map(|reference| {
            match self.resolve(module, &reference.path, 0)? {
                Meaning::Node(node) => Some((reference.written.clone(), Identity(node as u128))),
                Meaning::Module(_) => None,
            }
        });
        resolved.collect()
    }

    /// What a path means in a module.
    fn resolve(&self, module: usize, path: &syn::Path, depth: usize) -> Option<Meaning> {
        let mut meaning = Meaning::Module(module);
        for (at, segment) in path.segments.iter().enumerate() {
            let Meaning::Module(module) = meaning else { return None };
            meaning = match segment.ident.to_string().as_str() {
                "crate" if at == 0 => Meaning::Module(0),
                "self" if at == 0 => Meaning::Module(module),
                "super" => Meaning::Module(self.modules[module].parent?),
                name => self.lookup(module, name, depth)?,
            };
        }
        Some(meaning)
    }

    fn lookup(&self, module: usize, name: &str, depth: usize) -> Option<Meaning> {
        // Imports may go round in a circle.
        const DEEPEST: usize = 8;
        if depth == DEEPEST {
            return None;
        }
        let Module { names, imports, .. } = &self.modules[module];
        let named = || {
            let mut paths = imports.iter().filter(|(known, _)| known.as_deref() == Some(name));
            // `use ops::ops` is found by way of itself, one step deeper.
            paths.find_map(|(_, path)| self.resolve(module, path, depth + 1))
        };
        let globs = || {
            let mut paths = imports.iter().filter(|(known, _)| known.is_none());
            paths.find_map(|(_, path)| match self.resolve(module, path, depth + 1)? {
                Meaning::Module(inner) => self.lookup(inner, name, depth + 1),
                Meaning::Node(_) => None,
            })
        };
        names.get(name).copied().or_else(named).or_else(globs)
    }
}

fn is(attr: &syn::Attribute, name: &str) -> bool {
    attr.path().segments.last().is_some_and(|last| last.ident == name)
}

fn has(attrs: &[syn::Attribute], name: &str) -> bool {
    attrs.iter().any(|attr| is(attr, name))
}
