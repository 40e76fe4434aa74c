//! Plans where the items come from that an item refers to: from macros, or from its file.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use proc_macro2::{Group as Tokens, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use super::blocks::{self, Waiting};
use super::host;
use super::outline::{Base, Item, Route, Target as Found, UnitKind};
use super::surroundings::{Node, Reference, Surroundings, ident, route};
use super::uses::{use_of, use_of_declared};
use crate::diagnostic::{Code, Diagnostic};
use crate::items::state::{Closure, Entry, Identity, Origin};
use crate::items::{known, paths};

/// The sources of the items that an item refers to.
#[derive(Default)]
pub(super) struct Plan {
    /// The paths whose macros are called.
    pub(super) gathered: Vec<syn::Path>,
    /// The mistakes in its references.
    pub(super) mistakes: Vec<Diagnostic>,
    /// The meaning of each reference.
    targets: Vec<Target>,
    /// The items that come from the file.
    nodes: BTreeMap<Identity, FileNode>,
    /// The members of blocks that are included if something mentions their names.
    waiting: Vec<Waiting>,
    /// The `impl` blocks of the expanded type.
    own_blocks: Vec<Identity>,
    /// Whether nothing more may be gathered.
    is_closed: bool,
}

#[derive(Clone, Copy)]
enum Target {
    Gathered(usize),
    File(Identity),
    Missing,
}

struct FileNode {
    /// The entry, without its scope.
    entry: Entry,
    scope: BTreeMap<String, Target>,
    /// The blocks that it includes.
    blocks: Vec<Identity>,
    /// Whether it has no attribute, and is declared in the module of the item that refers to it.
    is_beside: bool,
}

impl Plan {
    /// Plans the sources of the items of some paths.
    pub(super) fn new<'a>(
        around: Option<&Surroundings<'_>>,
        paths: impl IntoIterator<Item = &'a syn::Path>,
    ) -> Self {
        let mut plan = Plan::default();
        for path in paths {
            let target = match around {
                Some(around) => {
                    let span =
                        path.segments.first().map_or_else(Span::call_site, |of| of.ident.span());
                    match around.outline.missing(around.module, &Route::of(path)) {
                        Some((name, Some(near))) => plan.misspelled(path, &name, &near),
                        Some((_, None)) => Target::Missing,
                        None => plan.reference(around, around.module, path, span),
                    }
                }
                None => plan.gather(path.clone()),
            };
            plan.targets.push(target);
        }
        around.into_iter().for_each(|around| plan.bring_members(around));
        plan
    }

    /// Plans the sources of the items that a type refers to, and of its own blocks, whoever
    /// mentions them. Through these, macros of types may lead to each other, so the blocks gather
    /// nothing.
    pub(super) fn of_type<'a>(
        around: Option<&Surroundings<'_>>,
        paths: impl IntoIterator<Item = &'a syn::Path>,
    ) -> Self {
        let mut plan = Plan::new(around, paths);
        let Some(around) = around else { return plan };
        plan.is_closed = true;
        let unit = around.unit;
        for node in &around.parsed(unit).nodes {
            for block in around.blocks_of(unit, node) {
                for (part, of) in around.parsed(block).nodes.iter().enumerate() {
                    if !host::is_for_host(&of.syntax) {
                        plan.bring(around, (unit, 0), (block, part), Span::call_site());
                    }
                }
            }
        }
        plan.bring_members(around);
        plan
    }

    /// The blocks that the macro of a type carries beside the type.
    pub(super) fn blocks(&self, arrived: &[Closure]) -> Vec<Entry> {
        let of = self.own_blocks.iter();
        of.flat_map(|block| self.closure(*block, arrived).entries).collect()
    }

    /// Adds the members of blocks whose names are mentioned, until no more are found.
    fn bring_members(&mut self, around: &Surroundings<'_>) {
        let (mut names, mut seen) = (BTreeSet::new(), BTreeSet::new());
        if !self.waiting.is_empty() {
            blocks::names_of_unit(around, &mut names);
        }
        while !self.waiting.is_empty() {
            for (identity, node) in &self.nodes {
                if seen.insert(*identity) {
                    blocks::names_in(node.entry.tokens.clone(), &mut names);
                }
            }
            let waiting = std::mem::take(&mut self.waiting);
            let (mentioned, rest): (Vec<_>, Vec<_>) =
                waiting.into_iter().partition(|of| names.contains(&of.name));
            self.waiting = rest;
            if mentioned.is_empty() {
                break;
            }
            for Waiting { owner, block, span, .. } in mentioned {
                self.bring(around, owner, block, span);
            }
        }
    }

    /// Adds the part of a block. From now on its owner includes it.
    fn bring(
        &mut self,
        around: &Surroundings<'_>,
        (owner, node): (usize, usize),
        (unit, part): (usize, usize),
        span: Span,
    ) {
        let identity = self.add(around, unit, part, span);
        match self.nodes.get_mut(&around.identity(owner, node)) {
            Some(owner) => owner.blocks.push(identity),
            None => self.own_blocks.push(identity),
        }
    }

    /// Reports a mistake in a path. The meaning of the path is then unknown.
    fn misspelled(&mut self, path: &syn::Path, name: &str, near: &str) -> Target {
        let span = path.segments.last().map_or_else(Span::call_site, |of| of.ident.span());
        let message = format!("cannot find `{name}`");
        let diagnostic = Diagnostic::new(Code::UnknownName, span, message);
        self.mistakes.push(diagnostic.note(format!("a similar name exists: `{near}`")));
        self.poison(path, name, span)
    }

    /// Reports that an item of another file has no attribute.
    fn unmarked(&mut self, path: &syn::Path, file: &Path) -> Target {
        let last = path.segments.last().map(|of| &of.ident);
        let (name, span) =
            last.map_or((String::new(), Span::call_site()), |of| (of.to_string(), of.span()));
        let attribute = match paths::is_camel_case(&name) {
            true => "derive `ShaderType` for it",
            false => "put `#[device]` on it",
        };
        let file = file.display();
        let message = format!(
            "`{name}` is declared in {file}, without an attribute, and a kernel finds such items in its own file \
             only: {attribute}"
        );
        self.mistakes.push(Diagnostic::new(Code::UnknownName, span, message));
        self.poison(path, &name, span)
    }

    /// Makes a placeholder for an unknown item.
    fn poison(&mut self, path: &syn::Path, name: &str, span: Span) -> Target {
        let name = ident(name, span);
        let is_type = paths::is_camel_case(&name.to_string());
        // The compiler expands calls of a function that takes functions. It skips such a function
        // if that has mistakes.
        let tokens =
            if is_type { quote!(struct #name;) } else { quote!(fn #name(_: impl Fn()) {}) };
        let identity = Identity::of(&paths::text(path));
        let entry = Entry {
            identity,
            poisoned: true,
            device_only: false,
            scope: BTreeMap::new(),
            tokens,
            origin: None,
        };
        let (scope, blocks) = Default::default();
        let node = FileNode { entry, scope, blocks, is_beside: false };
        self.nodes.insert(identity, node);
        Target::File(identity)
    }

    fn gather(&mut self, path: syn::Path) -> Target {
        let text = paths::text(&path);
        let known = self.gathered.iter().position(|other| paths::text(other) == text);
        Target::Gathered(known.unwrap_or_else(|| {
            self.gathered.push(path);
            self.gathered.len() - 1
        }))
    }

    /// A reference of a block. The block may be for the host alone: items that it names elsewhere
    /// may have no macro.
    fn reference_of_block(
        &mut self,
        around: &Surroundings<'_>,
        module: usize,
        path: &syn::Path,
        span: Span,
    ) -> Target {
        let is_gathered = || !self.is_closed && around.has_macro(module, path);
        match around.item(module, path).is_some() || is_gathered() {
            true => self.reference(around, module, path, span),
            false => Target::Missing,
        }
    }

    fn reference(
        &mut self,
        around: &Surroundings<'_>,
        module: usize,
        path: &syn::Path,
        span: Span,
    ) -> Target {
        let outline = &around.outline;
        let is_own = module == around.module;
        let as_written = is_own.then_some(path);
        if let Some((module, name, item)) = around.item(module, path)
            && let Some(target) = self.item(around, (module, &name), item, as_written, span)
        {
            return target;
        }
        let (base, names) = match outline.resolve(module, &Route::of(path)) {
            Found::Items { module, name } => (Base::Module(module), vec![name]),
            Found::Module(inner) => (Base::Module(inner), Vec::new()),
            Found::Elsewhere(base, names) => (base, names),
        };
        let is_crate = |name: &String| known::is_crate(name) && name != "dsl_runtime";
        let is_of_std =
            matches!(base, Base::Absolute { .. }) && names.first().is_some_and(is_crate);
        match () {
            () if around.is_alone() || is_of_std => Target::Missing,
            () if let Some(file) = around.plain_elsewhere(&base, &names) => {
                self.unmarked(path, &file)
            }
            () if is_own => self.gather(path.clone()),
            () => self.gather(route(outline.path(around.module, &base, &names), span)),
        }
    }

    /// The source of an item of the file; `None` if rustc must resolve it.
    fn item(
        &mut self,
        around: &Surroundings<'_>,
        (module, name): (usize, &str),
        item: Item,
        as_written: Option<&syn::Path>,
        span: Span,
    ) -> Option<Target> {
        let outline = &around.outline;
        let is_own = item.unit == around.unit;
        if let UnitKind::Attribute(_) = outline.units[item.unit].kind
            && !around.is_alone()
            && !self.is_closed
            && !is_own
            && outline.is_visible(around.module, module, &item)
            && !around.is_circle(item.unit)
            && !around.is_only_in_file(item.unit)
        {
            // The written path is a use of its imports.
            let path = as_written.cloned().unwrap_or_else(|| {
                let names = [name.to_owned()];
                route(outline.path(around.module, &Base::Module(module), &names), span)
            });
            return Some(self.gather(path));
        }
        let is_plain = outline.units[item.unit].kind == UnitKind::Plain;
        if is_plain && !around.is_alone() && outline.has_macro_from_glob(module, name) {
            return None;
        }
        let node = around.node(item.unit, name)?;
        let identity = around.identity(item.unit, node);
        if !is_own {
            self.add(around, item.unit, node, span);
        }
        Some(Target::File(identity))
    }

    /// Adds an item of the file, and the items that it refers to.
    fn add(&mut self, around: &Surroundings<'_>, unit: usize, node: usize, span: Span) -> Identity {
        let of_node = |node: usize| around.identity(unit, node);
        let identity = of_node(node);
        if self.nodes.contains_key(&identity) {
            return identity;
        }
        let parsed = around.parsed(unit);
        let (outline, at) = (&around.outline, &parsed.nodes[node]);
        let unit_of = &outline.units[unit];
        let (name, line) = match &unit_of.name {
            Some(name) => (name.clone(), outline.place_of(unit).0),
            None => blocks::described(outline, unit, &at.syntax),
        };
        let origin = Origin {
            name: name.clone(),
            file: around.place.1.clone(),
            line,
            is_checked: unit_of.kind != UnitKind::Plain,
        };
        let tokens = at.syntax.to_token_stream();
        let entry = Entry {
            identity,
            poisoned: at.poisoned,
            device_only: false,
            scope: BTreeMap::new(),
            tokens: if around.is_alone() { tokens } else { respanned(tokens, span) },
            origin: (!around.is_alone()).then_some(origin),
        };
        let blocks = |(block, other): (usize, &Node)| other.owners.contains(&node).then_some(block);
        let parts: Vec<usize> = parsed.nodes.iter().enumerate().filter_map(blocks).collect();
        let blocks = parts.iter().copied().map(of_node).collect();
        let is_beside = unit_of.kind == UnitKind::Plain && unit_of.module == around.module;
        let of_item = FileNode { entry, scope: BTreeMap::new(), blocks, is_beside };
        self.nodes.insert(identity, of_item);
        if let Some(refusal) = &parsed.refusal {
            let message = format!("`{name}` {refusal}");
            self.mistakes.push(Diagnostic::new(Code::Item, span, message));
        }
        let scope = self.scope(around, unit, at, span);
        for part in parts {
            self.add(around, unit, part, span);
        }
        for block in around.blocks_of(unit, at) {
            for (part, of) in around.parsed(block).nodes.iter().enumerate() {
                let (owner, block) = ((unit, node), (block, part));
                match blocks::member_of(&of.syntax) {
                    Some(name) => self.waiting.push(Waiting { owner, block, name, span }),
                    None => self.bring(around, owner, block, span),
                }
            }
        }
        self.nodes.get_mut(&identity).expect("added above").scope = scope;
        identity
    }

    /// The meaning of the paths in an item of the file.
    fn scope(
        &mut self,
        around: &Surroundings<'_>,
        unit: usize,
        at: &Node,
        span: Span,
    ) -> BTreeMap<String, Target> {
        let outline = &around.outline;
        let mut scope = BTreeMap::new();
        for (written, reference) in &at.scope {
            let target = match reference {
                Reference::Node(other) => Target::File(self.add(around, unit, *other, span)),
                Reference::Path(path) => {
                    // A position in the file tells more than a position in the kernel.
                    let first = path.segments.first().map(|of| of.ident.span());
                    let span = first.filter(|_| around.is_alone()).unwrap_or(span);
                    match outline.is_block(unit) {
                        true => {
                            self.reference_of_block(around, outline.units[unit].module, path, span)
                        }
                        false => self.reference(around, outline.units[unit].module, path, span),
                    }
                }
            };
            scope.insert(written.clone(), target);
        }
        scope
    }

    /// Statements that name the items that an item refers to by some paths or through other items,
    /// so that rustc does not report them as unused.
    pub(super) fn uses<'a>(
        &self,
        item: &TokenStream,
        paths: impl IntoIterator<Item = &'a syn::Path>,
        closures: &[Closure],
    ) -> TokenStream {
        let uses = self.targets.iter().zip(paths).zip(closures);
        let uses = uses.filter_map(|((target, path), closure)| {
            let entry = closure.root().filter(|entry| !entry.device_only && !entry.poisoned)?;
            // Only an item's macro knows whether the host has the item.
            let is_plain = entry.origin.as_ref().is_some_and(|origin| !origin.is_checked);
            let is_known = matches!(target, Target::Gathered(_)) || is_plain;
            let item = syn::parse2::<syn::Item>(entry.tokens.clone()).ok()?;
            let is_type = matches!(item, syn::Item::Struct(_) | syn::Item::Enum(_));
            if is_known || is_type { use_of(&item, path) } else { None }
        });
        uses.chain(self.uses_beside(item)).collect()
    }

    /// The same for the items beside it, with the members that code mentions.
    fn uses_beside(&self, item: &TokenStream) -> Vec<TokenStream> {
        let nodes = self.nodes.values().filter(|node| !node.entry.poisoned).filter_map(|node| {
            Some((syn::parse2::<syn::Item>(node.entry.tokens.clone()).ok()?, node.is_beside))
        });
        let nodes: Vec<_> = nodes.collect();
        let mut names = BTreeSet::new();
        blocks::names_in(item.clone(), &mut names);
        for (item, _) in &nodes {
            if !matches!(item, syn::Item::Enum(_) | syn::Item::Struct(_) | syn::Item::Trait(_)) {
                blocks::names_in(item.to_token_stream(), &mut names);
            }
        }
        let beside = nodes.iter().filter(|(_, is_beside)| *is_beside);
        beside.filter_map(|(item, _)| use_of_declared(item, &names)).collect()
    }

    /// Whether items with attributes are taken from the file. Then it is unknown whether the host
    /// has them.
    pub(super) fn has_checked_items(&self) -> bool {
        let origins = self.nodes.values().filter_map(|node| node.entry.origin.as_ref());
        origins.into_iter().any(|origin| origin.is_checked)
    }

    /// The closures of all references, in order; `arrived` are the gathered ones.
    pub(super) fn closures(&self, arrived: &[Closure]) -> Option<Vec<Closure>> {
        if arrived.len() != self.gathered.len() {
            return None;
        }
        let closure = |target: &Target| match *target {
            Target::Gathered(at) => arrived[at].clone(),
            Target::File(root) => self.closure(root, arrived),
            Target::Missing => Closure::missing(),
        };
        Some(self.targets.iter().map(closure).collect())
    }

    fn closure(&self, root: Identity, arrived: &[Closure]) -> Closure {
        let (mut entries, mut gathered) = (Vec::new(), BTreeSet::new());
        let (mut waiting, mut seen) = (vec![root], BTreeSet::from([root]));
        while let Some(identity) = waiting.pop() {
            let Some(node) = self.nodes.get(&identity) else { continue };
            let mut scope = BTreeMap::new();
            for (written, target) in &node.scope {
                let meant = match *target {
                    Target::Gathered(at) => {
                        gathered.insert(at);
                        arrived[at].root
                    }
                    Target::File(identity) => {
                        waiting.extend(seen.insert(identity).then_some(identity));
                        identity
                    }
                    Target::Missing => continue,
                };
                scope.insert(written.clone(), meant);
            }
            let blocks = node.blocks.iter().copied();
            waiting.extend(blocks.filter(|block| seen.insert(*block)));
            entries.push(Entry { scope, ..node.entry.clone() });
        }
        entries.extend(gathered.into_iter().flat_map(|at| arrived[at].entries.clone()));
        Closure { root, entries }
    }
}

fn respanned(tokens: TokenStream, span: Span) -> TokenStream {
    let respan = |token: TokenTree| match token {
        TokenTree::Group(group) => {
            let mut new = Tokens::new(group.delimiter(), respanned(group.stream(), span));
            new.set_span(span);
            TokenTree::Group(new)
        }
        mut token => {
            token.set_span(span);
            token
        }
    };
    tokens.into_iter().map(respan).collect()
}
