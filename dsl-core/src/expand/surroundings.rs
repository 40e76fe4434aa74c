//! The items of the file around an item: a second source of items beside the hidden macros.
//!
//! An item without an attribute has no macro: its tokens come from the text of the file. So do the
//! tokens of an item with an attribute that refers back to the expanded item: neither macro can
//! exist before the other. All other items come by their macros, which know their positions.
//!
//! An item that arrives in both ways has one [`Identity`], which names its file and its position
//! there.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use proc_macro2::{Group as Tokens, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::visit::Visit;
use syn::visit_mut::VisitMut;

use super::blocks::{self, Waiting};
use super::device::group::{Attribute, Beside, Constants, Group, Parts};
use super::device::module;
use super::host;
use super::outline::{Base, INERT, Item, Outline, Route, TOOLS, Target as Found, UnitKind};
use crate::diagnostic::{Code, Diagnostic, Diagnostics};
use crate::items::state::{Closure, Entry, Identity, Origin};
use crate::items::{
    Names as Written, Scope, constant_of_static, derived, is_written_out, known, name_of_item,
    references,
};
use crate::nesting;
use crate::syntax::item_attrs;

/// The context of a macro: the information beside its tokens.
pub struct Context<'a> {
    /// Text that identifies the crate among all crates.
    pub salt: &'a str,
    /// The outline of a source file, if it can be read.
    pub outline: Files<'a>,
}

/// The file around an item.
pub(super) struct Surroundings<'a> {
    pub(super) outline: Arc<Outline>,
    /// The path of that file, and the reader of other files.
    files: Option<(PathBuf, Files<'a>)>,
    /// The item. The next field is the module in which its paths are resolved.
    pub(super) unit: usize,
    module: usize,
    /// The crate and the file.
    place: (String, String),
    /// Whether there are no macros: everything is taken from the file.
    pub(super) is_alone: bool,
    parsed: RefCell<BTreeMap<usize, Rc<Parsed>>>,
    traits: RefCell<BTreeMap<usize, Rc<Traits>>>,
}

/// The outline of a source file, if it can be read.
type Files<'a> = &'a dyn Fn(&Path) -> Option<Arc<Outline>>;

/// Traits, with their methods.
type Traits = BTreeMap<String, Vec<String>>;

/// An item of the file, parsed.
#[derive(Default)]
pub(super) struct Parsed {
    pub(super) nodes: Vec<Node>,
    /// Why kernels cannot use it.
    refusal: Option<String>,
}

pub(super) struct Node {
    pub(super) syntax: syn::Item,
    scope: BTreeMap<String, Reference>,
    /// The nodes of the unit that include it in their closures.
    owners: BTreeSet<usize>,
    poisoned: bool,
}

enum Reference {
    Node(usize),
    Path(syn::Path),
}

impl<'a> Surroundings<'a> {
    /// The surroundings of the item with this name, if it is in a file in the same form.
    pub(super) fn of(cx: &Context<'a>, name: &syn::Ident) -> Option<Self> {
        let span = name.span();
        let path = span.local_file()?;
        let outline = (cx.outline)(&path)?;
        let start = span.start();
        let unit = outline.unit_at((start.line, start.column), &name.to_string())?;
        let place = (cx.salt.to_owned(), span.file());
        Some(Surroundings {
            files: Some((path, cx.outline)),
            ..Self::new(outline, unit, place, false)
        })
    }

    /// The surroundings of an item in a file without rustc.
    pub(super) fn alone(outline: &Arc<Outline>, unit: usize) -> Self {
        Self::new(Arc::clone(outline), unit, Default::default(), true)
    }

    fn new(outline: Arc<Outline>, unit: usize, place: (String, String), is_alone: bool) -> Self {
        let module = outline.units[unit].module;
        let (parsed, traits) = Default::default();
        Surroundings { outline, files: None, unit, module, place, is_alone, parsed, traits }
    }

    /// The file where a path leads to an item without a hidden macro, if it is another file of the
    /// crate.
    fn plain_elsewhere(&self, base: &Base, names: &[String]) -> Option<PathBuf> {
        let (file, outline, unit) = self.elsewhere(base, names)?;
        is_without_macro(&outline, unit).then_some(file)
    }

    /// Whether a path surely leads to an item with a hidden macro.
    pub(super) fn has_macro(&self, module: usize, path: &syn::Path) -> bool {
        let Found::Elsewhere(base, names) = self.outline.resolve(module, &Route::of(path)) else {
            return false;
        };
        self.elsewhere(&base, &names).is_some_and(|(_, outline, unit)| {
            let of = &outline.units[unit];
            matches!(of.kind, UnitKind::Attribute(_)) && !of.is_conditional
        })
    }

    /// The item that a path leads to in another file of the crate.
    fn elsewhere(&self, base: &Base, names: &[String]) -> Option<(PathBuf, Arc<Outline>, usize)> {
        let (path, outline_of) = self.files.as_ref()?;
        let (mut file, mut outline) = (path.clone(), Arc::clone(&self.outline));
        let (mut base, mut names) = (base.clone(), names.to_vec());
        // Each round has fewer names.
        loop {
            let candidates = match base {
                Base::Module(at) if names.len() > 1 => outline.file_of(at, &names[0], &file),
                Base::Absolute { is_global: false } if names.first()? == "crate" => {
                    file.ancestors().flat_map(|of| ROOTS.map(|root| of.join(root))).collect()
                }
                _ => return None,
            };
            names.remove(0);
            (file, outline) =
                candidates.into_iter().find_map(|of| Some((of.clone(), outline_of(&of)?)))?;
            let route = Route { is_global: false, names: std::mem::take(&mut names) };
            match outline.resolve(0, &route) {
                Found::Items { module, name } => {
                    let unit = outline.item(module, &name)?.unit;
                    return Some((file, outline, unit));
                }
                Found::Elsewhere(further, rest) => (base, names) = (further, rest),
                Found::Module(_) => return None,
            }
        }
    }

    /// The constants of std that are imported beside the item.
    pub(super) fn constants(&self) -> Vec<Constants> {
        constants(&self.outline, self.module)
    }

    /// A kernel in which the paths replace imported names of such constants.
    pub(super) fn with_constants(&self, item: TokenStream) -> TokenStream {
        let constants = self.constants();
        if constants.is_empty() || nesting::check(&item).is_err() {
            return item;
        }
        let Ok(mut parsed) = syn::parse2::<syn::Item>(item.clone()) else { return item };
        write_constants(&constants, &mut parsed);
        parsed.into_token_stream()
    }

    /// The texts of the macros around the item that it may call.
    pub(super) fn macros_for(&self, item: &TokenStream) -> Vec<&str> {
        self.outline.macros_for(self.module, &item.to_string())
    }

    /// Whether a name that also belongs to the language means a user's item.
    pub(super) fn has_item_named(&self, name: &str) -> bool {
        self.outline.has_item_named(self.module, name)
    }

    /// Identifies a node of the file. In a file without rustc, identities are in source order.
    fn identity(&self, unit: usize, node: usize) -> Identity {
        match self.is_alone {
            true => Identity((unit as u128 + 1) << 64 | node as u128),
            false => Identity::of(&(self.identity_of(unit), node)),
        }
    }

    fn identity_of(&self, unit: usize) -> Identity {
        Identity::of(&(&self.place, self.outline.place_of(unit), self.outline.text_of(unit)))
    }

    /// Identifies the item itself.
    pub(super) fn own_identity(&self) -> Identity {
        self.identity_of(self.unit)
    }

    pub(super) fn parsed(&self, unit: usize) -> Rc<Parsed> {
        if let Some(parsed) = self.parsed.borrow().get(&unit) {
            return Rc::clone(parsed);
        }
        let parsed = Rc::new(self.parse(unit).unwrap_or_default());
        self.parsed.borrow_mut().insert(unit, Rc::clone(&parsed));
        parsed
    }

    fn parse(&self, unit: usize) -> Option<Parsed> {
        let item = syntax(&self.outline, unit, self.is_alone)?;
        match self.outline.units[unit].kind {
            UnitKind::Attribute(attribute) => {
                let module = self.outline.units[unit].module;
                let is_function = |name: &str| self.outline.has_item_named(module, name);
                let mut item = item;
                self.expand_macros(unit, &mut item);
                // The item's own macro reports its mistakes.
                let constants = constants(&self.outline, module);
                let beside = Beside { is_function: &is_function, constants: &constants };
                let group = Group::new(attribute, item, beside, &mut Diagnostics::default());
                let mut group = group?;
                group.add_traits(|item| self.traits_of(module, item));
                Some(Parsed { nodes: group.into_nodes().map(node_of).collect(), refusal: None })
            }
            // The text of the item does not show what the attribute makes of it.
            UnitKind::Plain if item_attrs(&item).iter().any(may_change_item) => None,
            UnitKind::Plain | UnitKind::Kernel => Some(match item {
                syn::Item::Impl(block) => {
                    let parts = self.parts_of_block(unit, block).into_iter();
                    let nodes = parts.map(|part| self.plain_node(unit, part, false)).collect();
                    Parsed { nodes, refusal: None }
                }
                item => self.plain(unit, item),
            }),
        }
    }

    /// Expands the macro calls in a unit, for macros that the file declares and the unit can call.
    pub(super) fn expand_macros(&self, unit: usize, item: &mut syn::Item) {
        let module = self.outline.units[unit].module;
        let macros = self.outline.macros_for(module, self.outline.text_of(unit));
        super::macros::expand(item, &macros);
    }

    /// An item without an attribute.
    fn plain(&self, unit: usize, mut item: syn::Item) -> Parsed {
        let name = self.outline.units[unit].name.clone().unwrap_or_default();
        let is_kernel = self.outline.units[unit].kind == UnitKind::Kernel;
        let refusal = match &item {
            _ if is_kernel => Some("is a kernel, which the host launches".to_owned()),
            syn::Item::Union(_) => Some("is a union, which kernels do not have".to_owned()),
            syn::Item::Static(of) if !matches!(of.mutability, syn::StaticMutability::None) => {
                Some("can change: kernels have no `static mut`; write `const`".to_owned())
            }
            _ if self.outline.is_conditional(unit, self.module) => Some(CONDITION.to_owned()),
            _ => refused_name(&name).map(str::to_owned),
        };
        // Kernels lack unions and `static mut`: these become poisoned items of another kind.
        match &mut item {
            syn::Item::Union(syn::ItemUnion { ident, .. }) => {
                item = syn::parse_quote!(struct #ident;);
            }
            syn::Item::Static(of) => of.mutability = syn::StaticMutability::None,
            _ => {}
        }
        self.expand_macros(unit, &mut item);
        let node = self.plain_node(unit, constant_of_static(item), refusal.is_some());
        Parsed { nodes: vec![node], refusal }
    }

    fn plain_node(&self, unit: usize, mut syntax: syn::Item, poisoned: bool) -> Node {
        let module = self.outline.units[unit].module;
        write_constants(&constants(&self.outline, module), &mut syntax);
        let is_known = |name: &str| self.outline.declares(module, name);
        let found = references::of_item(&syntax, &is_known, &[]).references.into_iter();
        let found = found.chain(self.traits_of(module, &syntax)).filter(|_| !poisoned);
        let scope = found.map(|of| (of.written, Reference::Path(of.path))).collect();
        Node { syntax, scope, owners: BTreeSet::new(), poisoned }
    }

    /// Whether another item refers to this one, directly or indirectly.
    fn is_circle(&self, with: usize) -> bool {
        if !self.outline.may_reach(with, self.unit) {
            return false;
        }
        let (mut units, mut next) = (vec![with], 0);
        while let Some(unit) = units.get(next).copied() {
            next += 1;
            let module = self.outline.units[unit].module;
            for node in &self.parsed(unit).nodes {
                for reference in node.scope.values() {
                    let Reference::Path(path) = reference else { continue };
                    let Some((_, _, item)) = self.item(module, path) else { continue };
                    if item.unit == self.unit {
                        return true;
                    }
                    if !units.contains(&item.unit) {
                        units.push(item.unit);
                    }
                }
            }
        }
        false
    }

    /// Whether the file shows more of a type than its own macro can: the other derives, and which
    /// members are mentioned.
    fn is_only_in_file(&self, unit: usize) -> bool {
        self.outline.units[unit].kind == UnitKind::Attribute(Attribute::ShaderType)
            && self.parsed(unit).nodes.iter().any(|node| {
                let attrs = item_attrs(&node.syntax);
                OF_KERNELS.iter().any(|of| derived::derives(attrs, of))
                    || !self.blocks_of(unit, node).is_empty()
            })
    }

    /// The derives of the expanded type.
    pub(super) fn derives(&self) -> Vec<syn::Attribute> {
        let parsed = self.parsed(self.unit);
        let attrs = parsed.nodes.first().map(|node| item_attrs(&node.syntax)).unwrap_or(&[]);
        attrs.iter().filter(|attr| attr.path().is_ident("derive")).cloned().collect()
    }

    /// The item of the file that a path means, with the module and the name of its declaration.
    pub(super) fn item(&self, module: usize, path: &syn::Path) -> Option<(usize, String, Item)> {
        match self.outline.resolve(module, &Route::of(path)) {
            Found::Items { module, name } => {
                let item = self.outline.item(module, &name)?;
                Some((module, name, item))
            }
            Found::Elsewhere(Base::Module(module), mut names) if names.len() == 1 => {
                let (item, name) = (self.outline.device(module)?, names.pop()?);
                self.node(item.unit, &name).map(|_| (module, name, item))
            }
            Found::Module(_) | Found::Elsewhere(..) => None,
        }
    }

    /// The traits that a module has names for and that declare a member that an item calls or
    /// names.
    pub(super) fn traits_of(&self, module: usize, item: &syn::Item) -> Vec<references::Reference> {
        let named = references::members_of(item);
        if named.is_empty() {
            return Vec::new();
        }
        let found = self.outline.names_in(module).into_iter().filter_map(|written| {
            let route = Route { is_global: false, names: vec![written.clone()] };
            let Found::Items { module, name } = self.outline.resolve(module, &route) else {
                return None;
            };
            let traits = self.traits_in(self.outline.item(module, &name)?.unit);
            let span = traits.get(&name)?.iter().find_map(|member| named.get(member))?;
            let path = syn::Path::from(ident(written, *span));
            Some(references::Reference { written: written.clone(), path })
        });
        found.collect()
    }

    /// The traits that a unit declares, with their members.
    fn traits_in(&self, unit: usize) -> Rc<Traits> {
        if let Some(known) = self.traits.borrow().get(&unit) {
            return Rc::clone(known);
        }
        let may_have = self.outline.text_of(unit).contains("trait");
        let item = may_have.then(|| syntax(&self.outline, unit, self.is_alone)).flatten();
        let items = match item {
            Some(syn::Item::Mod(of)) => of.content.map_or(Vec::new(), |(_, items)| items),
            item => item.into_iter().collect(),
        };
        let traits = items.into_iter().filter_map(|item| match item {
            syn::Item::Trait(of) => Some((of.ident.to_string(), references::declared_by(&of))),
            _ => None,
        });
        let traits = Rc::new(traits.collect());
        self.traits.borrow_mut().insert(unit, Rc::clone(&traits));
        traits
    }

    /// The traits of an item's own module.
    pub(super) fn own_traits_of(&self, item: &syn::Item) -> Vec<references::Reference> {
        self.traits_of(self.module, item)
    }

    /// The node of a name.
    fn node(&self, unit: usize, name: &str) -> Option<usize> {
        let is_it = |node: &Node| name_of_item(&node.syntax).is_some_and(|of| of == name);
        self.parsed(unit).nodes.iter().position(is_it)
    }
}

/// The constants of std that a module imports.
pub(super) fn constants(outline: &Outline, module: usize) -> Vec<Constants> {
    let imports = outline.imports_of(module).map(|(name, path)| {
        let path = route((path.is_global, path.names.clone()), Span::call_site());
        (name.map(|name| ident(name, Span::call_site())), path)
    });
    imports.filter(|(_, path)| is_written_out(path)).collect()
}

fn write_constants(constants: &[Constants], item: &mut syn::Item) {
    if constants.is_empty() {
        return;
    }
    Written::default().write_out(&mut Scope::default(), |out| {
        for (name, path) in constants {
            out.import_path(name.clone(), path.clone());
        }
        out.visit_item_mut(item);
    });
}

/// The derives that matter to kernels.
const OF_KERNELS: [&str; 4] = ["PartialEq", "PartialOrd", "Ord", "Default"];

/// The names of the root files of crates.
const ROOTS: [&str; 2] = ["lib.rs", "main.rs"];

/// Whether an item surely has no hidden macro. None of its attributes may be ours under another
/// name, or be conditional.
fn is_without_macro(outline: &Outline, unit: usize) -> bool {
    let of = &outline.units[unit];
    let item =
        syntax(outline, unit, false).filter(|_| of.kind == UnitKind::Plain && !of.is_conditional);
    item.is_some_and(|item| {
        item_attrs(&item)
            .iter()
            .all(|attr| !may_change_item(attr) && !attr.path().is_ident("derive"))
    })
}

/// Whether an attribute may be a macro that changes the item.
fn may_change_item(attr: &syn::Attribute) -> bool {
    let first = attr.path().segments.first().map(|first| first.ident.to_string());
    let is_known = |name: &str| match attr.path().segments.len() {
        1 => INERT.contains(&name),
        _ => TOOLS.contains(&name),
    };
    !first.is_some_and(|first| is_known(&first))
}

/// The message for a plain item under a `#[cfg]`.
const CONDITION: &str =
    "stands under `#[cfg]`, which a macro cannot evaluate: mark it with `#[device]`";

/// The syntax of an item of a file, without the attribute that makes it one.
pub(super) fn syntax(outline: &Outline, unit: usize, is_in_place: bool) -> Option<syn::Item> {
    let text = match is_in_place {
        true => outline.text_in_place(unit).parse::<TokenStream>(),
        false => outline.text_of(unit).parse::<TokenStream>(),
    };
    let tokens = text.ok().filter(|tokens| nesting::check(tokens).is_ok())?;
    let mut item = syn::parse2::<syn::Item>(tokens).ok()?;
    if outline.units[unit].kind == UnitKind::Attribute(Attribute::Device) {
        match &mut item {
            syn::Item::Mod(of) => of.attrs.retain(|attr| !super::file::is(attr, "device")),
            item => module::strip(item),
        }
    }
    Some(item)
}

/// Why an item in kernels cannot have a name.
fn refused_name(name: &str) -> Option<&'static str> {
    let is_refused = known::is_reserved_function(name)
        || (known::is_type(name) || known::is_trait(name)) && !known::may_be_shadowed(name);
    is_refused.then_some("has a name of the language of kernels: give it another one")
}

fn node_of(of: Parts) -> Node {
    let (syntax, scope, owners, poisoned) = of;
    let scope = scope.into_iter().map(|(written, target)| match target {
        Ok(node) => (written, Reference::Node(node)),
        Err(path) => (written, Reference::Path(path)),
    });
    Node { syntax, scope: scope.collect(), owners, poisoned }
}

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
        let attribute = match references::is_camel_case(&name) {
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
        let is_type = references::is_camel_case(&name.to_string());
        // The compiler expands calls of a function that takes functions. It skips such a function
        // if that has mistakes.
        let tokens =
            if is_type { quote!(struct #name;) } else { quote!(fn #name(_: impl Fn()) {}) };
        let identity = Identity::of(&references::text(path));
        let entry = Entry {
            identity,
            poisoned: true,
            device_only: false,
            scope: BTreeMap::new(),
            tokens,
            origin: None,
        };
        let node = FileNode { entry, scope: BTreeMap::new(), blocks: Vec::new() };
        self.nodes.insert(identity, node);
        Target::File(identity)
    }

    fn gather(&mut self, path: syn::Path) -> Target {
        let text = references::text(&path);
        let known = self.gathered.iter().position(|other| references::text(other) == text);
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
            () if around.is_alone || is_of_std => Target::Missing,
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
            && !around.is_alone
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
        if is_plain && !around.is_alone && outline.has_macro_from_glob(module, name) {
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
            tokens: if around.is_alone { tokens } else { respanned(tokens, span) },
            origin: (!around.is_alone).then_some(origin),
        };
        let blocks = |(block, other): (usize, &Node)| other.owners.contains(&node).then_some(block);
        let blocks: Vec<usize> = parsed.nodes.iter().enumerate().filter_map(blocks).collect();
        let owned = blocks.iter().copied().map(of_node).collect();
        self.nodes.insert(identity, FileNode { entry, scope: BTreeMap::new(), blocks: owned });
        if let Some(refusal) = &parsed.refusal {
            let message = format!("`{name}` {refusal}");
            self.mistakes.push(Diagnostic::new(Code::Item, span, message));
        }
        let mut scope = BTreeMap::new();
        for (written, reference) in &at.scope {
            let target = match reference {
                Reference::Node(other) => Target::File(self.add(around, unit, *other, span)),
                Reference::Path(path) => {
                    // A position in the file tells more than a position in the kernel.
                    let first = path.segments.first().map(|of| of.ident.span());
                    let span = first.filter(|_| around.is_alone).unwrap_or(span);
                    match outline.is_block(unit) {
                        true => self.reference_of_block(around, unit_of.module, path, span),
                        false => self.reference(around, unit_of.module, path, span),
                    }
                }
            };
            scope.insert(written.clone(), target);
        }
        for block in blocks {
            self.add(around, unit, block, span);
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

    /// Statements that name the items of some paths, so that rustc does not report them as unused.
    pub(super) fn uses<'a>(
        &self,
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
        uses.collect()
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

/// A statement that names an item. An item with generic parameters has none, as their arguments are
/// unknown.
pub(super) fn use_of(item: &syn::Item, path: &syn::Path) -> Option<TokenStream> {
    let is_lifetime = |param: &syn::GenericParam| matches!(param, syn::GenericParam::Lifetime(_));
    let is_plain = |generics: &syn::Generics| generics.params.iter().all(is_lifetime);
    match item {
        syn::Item::Fn(of) if is_plain(&of.sig.generics) && !takes_any(&of.sig) => {
            Some(quote!(_ = &#path;))
        }
        syn::Item::Const(_) | syn::Item::Static(_) => Some(quote!(_ = &#path;)),
        syn::Item::Struct(syn::ItemStruct { generics, .. })
        | syn::Item::Enum(syn::ItemEnum { generics, .. })
        | syn::Item::Type(syn::ItemType { generics, .. })
            if is_plain(generics) =>
        {
            Some(quote!(let _: ::core::option::Option<#path>;))
        }
        _ => None,
    }
}

/// Whether a function has parameters of type `impl Trait`.
fn takes_any(sig: &syn::Signature) -> bool {
    struct Finder(bool);
    impl Visit<'_> for Finder {
        fn visit_type_impl_trait(&mut self, _: &syn::TypeImplTrait) {
            self.0 = true;
        }
    }
    let mut finder = Finder(false);
    sig.inputs.iter().for_each(|input| finder.visit_fn_arg(input));
    finder.0
}

/// A path of names that all have the same span.
fn route((is_global, names): (bool, Vec<String>), span: Span) -> syn::Path {
    let segment = |name: String| syn::PathSegment::from(ident(&name, span));
    let leading_colon = is_global.then(|| syn::Token![::](span));
    syn::Path { leading_colon, segments: names.into_iter().map(segment).collect() }
}

fn ident(name: &str, span: Span) -> syn::Ident {
    match name.strip_prefix("r#") {
        Some(name) => syn::Ident::new_raw(name, span),
        None => syn::Ident::new(name, span),
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
