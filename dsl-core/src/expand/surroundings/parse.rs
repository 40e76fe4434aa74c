//! The items of a file, parsed: their forms for kernels, and the meaning of their paths.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use proc_macro2::TokenStream;

use super::{Surroundings, constants};
use crate::diagnostic::Diagnostics;
use crate::expand::device::group::{Attribute, Beside, Constants, Group, Parts};
use crate::expand::device::module;
use crate::expand::macros;
use crate::expand::outline::{INERT, Outline, TOOLS, Trees, UnitKind};
use crate::items::{Names as Written, Scope, constant_of_static, known, references};
use crate::nesting;
use crate::syntax::visit_mut::VisitMut;
use crate::syntax::{is_attribute, item_attrs};

/// An item of the file, parsed.
#[derive(Default)]
pub(in crate::expand) struct Parsed {
    pub(in crate::expand) nodes: Vec<Node>,
    /// Why kernels cannot use it.
    pub(in crate::expand) refusal: Option<String>,
}

pub(in crate::expand) struct Node {
    pub(in crate::expand) syntax: syn::Item,
    pub(in crate::expand) scope: BTreeMap<String, Reference>,
    /// The nodes of the unit that include it in their closures.
    pub(in crate::expand) owners: BTreeSet<usize>,
    pub(in crate::expand) poisoned: bool,
}

pub(in crate::expand) enum Reference {
    Node(usize),
    Path(syn::Path),
}

impl<'a> Surroundings<'a> {
    pub(in crate::expand) fn parsed(&self, unit: usize) -> Rc<Parsed> {
        if let Some(parsed) = self.parsed.borrow().get(&unit) {
            return Rc::clone(parsed);
        }
        let parsed = Rc::new(self.parse(unit).unwrap_or_default());
        self.parsed.borrow_mut().insert(unit, Rc::clone(&parsed));
        parsed
    }

    fn parse(&self, unit: usize) -> Option<Parsed> {
        let item = self.syntax(unit)?;
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
    pub(in crate::expand) fn expand_macros(&self, unit: usize, item: &mut syn::Item) {
        let module = self.outline.units[unit].module;
        let macros = self.outline.macros_for(module, self.outline.text_of(unit));
        macros::expand(item, &macros);
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
            syn::Item::Type(_) if known::may_be_alias(&name) => None,
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
        let declared = |name: &str| self.outline.declared(module, name);
        let found = references::of_item(&syntax, &declared, &[]).references.into_iter();
        let found = found.chain(self.traits_of(module, &syntax)).filter(|_| !poisoned);
        let scope = found.map(|of| (of.written, Reference::Path(of.path))).collect();
        Node { syntax, scope, owners: BTreeSet::new(), poisoned }
    }
}

fn node_of(of: Parts) -> Node {
    let (syntax, scope, owners, poisoned) = of;
    let scope = scope.into_iter().map(|(written, target)| match target {
        Ok(node) => (written, Reference::Node(node)),
        Err(path) => (written, Reference::Path(path)),
    });
    Node { syntax, scope: scope.collect(), owners, poisoned }
}

pub(super) fn write_constants(constants: &[Constants], item: &mut syn::Item) {
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

/// The message for a plain item under a `#[cfg]`.
const CONDITION: &str =
    "is under `#[cfg]`, which a macro cannot evaluate: mark it with `#[device]`";

/// Why an item in kernels cannot have a name.
fn refused_name(name: &str) -> Option<&'static str> {
    let is_refused = known::is_reserved_function(name)
        || (known::is_type(name) || known::is_trait(name)) && !known::may_be_shadowed(name);
    is_refused.then_some("has the name of a builtin of kernels: give it another name")
}

/// The syntax of an item of a file, without the attribute that makes it one. Without the tokens of
/// the file, its text is parsed: then positions are those in the text of the item.
pub(in crate::expand) fn syntax(
    outline: &Outline,
    trees: Option<&Trees>,
    unit: usize,
) -> Option<syn::Item> {
    let tokens = match trees {
        Some(trees) => trees.of(unit),
        None => outline.text_of(unit).parse::<TokenStream>().ok(),
    };
    let tokens = tokens.filter(|tokens| nesting::check(tokens).is_ok())?;
    let mut item = syn::parse2::<syn::Item>(tokens).ok()?;
    if outline.units[unit].kind == UnitKind::Attribute(Attribute::Device) {
        match &mut item {
            syn::Item::Mod(of) => of.attrs.retain(|attr| !is_attribute(attr, "device")),
            item => module::strip(item),
        }
    }
    Some(item)
}

/// Whether an item surely has no hidden macro. None of its attributes may be ours under another
/// name, or be conditional.
pub(super) fn is_without_macro(outline: &Outline, unit: usize) -> bool {
    let of = &outline.units[unit];
    let item =
        syntax(outline, None, unit).filter(|_| of.kind == UnitKind::Plain && !of.is_conditional);
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
