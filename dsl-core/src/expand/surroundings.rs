//! The items of the file around an item: a second source of items beside the hidden macros.
//!
//! An item without an attribute has no macro: its tokens come from the text of the file. So do the
//! tokens of an item with an attribute that refers back to the expanded item: neither macro can
//! exist before the other. All other items come by their macros, which know their positions.
//!
//! An item that arrives in both ways has one [`Identity`], which names its file and its position
//! there.

mod parse;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::spanned::Spanned;

use super::device::group::{Attribute, Constants};
use super::outline::{Base, Item, Outline, Route, Target as Found, Trees, UnitKind};
use crate::items::state::Identity;
use crate::items::{derived, import_in_body, is_written_out, name_of_item, paths, references};
use crate::nesting;
use crate::syntax::item_attrs;
pub(super) use parse::{Node, Parsed, Reference, syntax};
use parse::{is_without_macro, write_constants};

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
    pub(super) files: Option<(PathBuf, Files<'a>)>,
    /// The item. The next field is the module in which its paths are resolved.
    pub(super) unit: usize,
    pub(super) module: usize,
    /// The crate and the file.
    pub(super) place: (String, String),
    /// Without rustc there are no macros: the tokens of all units of the file.
    trees: Option<Rc<Trees>>,
    pub(super) parsed: RefCell<BTreeMap<usize, Rc<Parsed>>>,
    pub(super) traits: RefCell<BTreeMap<usize, Rc<Traits>>>,
}

/// The outline of a source file, if it can be read.
type Files<'a> = &'a dyn Fn(&Path) -> Option<Arc<Outline>>;

/// Traits, with their methods.
type Traits = BTreeMap<String, Vec<String>>;

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
            ..Self::new(outline, unit, place, None)
        })
    }

    /// The surroundings of an item in a file without rustc.
    pub(super) fn alone(outline: &Arc<Outline>, trees: &Rc<Trees>, unit: usize) -> Self {
        Self::new(Arc::clone(outline), unit, Default::default(), Some(Rc::clone(trees)))
    }

    fn new(
        outline: Arc<Outline>,
        unit: usize,
        place: (String, String),
        trees: Option<Rc<Trees>>,
    ) -> Self {
        let module = outline.units[unit].module;
        let (parsed, traits) = Default::default();
        Surroundings { outline, files: None, unit, module, place, trees, parsed, traits }
    }

    /// Whether there are no macros: everything is taken from the file.
    pub(super) fn is_alone(&self) -> bool {
        self.trees.is_some()
    }

    /// The syntax of a unit, without the attribute that makes it one.
    pub(super) fn syntax(&self, unit: usize) -> Option<syn::Item> {
        syntax(&self.outline, self.trees.as_deref(), unit)
    }

    /// The file where a path leads to an item without a hidden macro, if it is another file of the
    /// crate.
    pub(super) fn plain_elsewhere(&self, base: &Base, names: &[String]) -> Option<PathBuf> {
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
    pub(super) fn identity(&self, unit: usize, node: usize) -> Identity {
        match self.is_alone() {
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

    /// Whether another item refers to this one, directly or indirectly.
    pub(super) fn is_circle(&self, with: usize) -> bool {
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
    pub(super) fn is_only_in_file(&self, unit: usize) -> bool {
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

    /// The traits that a module or the item's bodies have names for and that declare a member that the item calls or
    /// names.
    pub(super) fn traits_of(&self, module: usize, item: &syn::Item) -> Vec<references::Reference> {
        let named = references::members_of(item);
        if named.is_empty() {
            return Vec::new();
        }
        let of_module = self.outline.names_in(module).into_iter().filter_map(|written| {
            let route = Route { is_global: false, names: vec![written.clone()] };
            let span = self.trait_member(module, &route, &named)?;
            let path = syn::Path::from(ident(written, span));
            Some(references::Reference { written: written.clone(), path })
        });
        let imports = references::imports_in(item).into_iter();
        let of_bodies = imports.flat_map(|of| self.imported(module, of)).filter_map(|path| {
            self.trait_member(module, &Route::of(&path), &named)?;
            Some(references::Reference { written: import_in_body(&paths::text(&path)), path })
        });
        of_module.chain(of_bodies).collect()
    }

    /// The paths that an import in a body of a module imports.
    fn imported(
        &self,
        module: usize,
        (name, path): (Option<syn::Ident>, syn::Path),
    ) -> Vec<syn::Path> {
        if name.is_some() {
            return vec![path];
        }
        let Found::Module(of) = self.outline.resolve(module, &Route::of(&path)) else {
            return Vec::new();
        };
        let names = self.outline.names_in(of).into_iter();
        let path_of = |name: &String| {
            let mut path = path.clone();
            path.segments.push(ident(name, path.span()).into());
            path
        };
        names.map(path_of).collect()
    }

    /// The first use of a member that the trait of a route declares.
    fn trait_member(
        &self,
        module: usize,
        route: &Route,
        named: &BTreeMap<String, Span>,
    ) -> Option<Span> {
        let Found::Items { module, name } = self.outline.resolve(module, route) else {
            return None;
        };
        let traits = self.traits_in(self.outline.item(module, &name)?.unit);
        traits.get(&name)?.iter().find_map(|member| named.get(member)).copied()
    }

    /// The traits that a unit declares, with their members.
    fn traits_in(&self, unit: usize) -> Rc<Traits> {
        if let Some(known) = self.traits.borrow().get(&unit) {
            return Rc::clone(known);
        }
        let may_have = self.outline.text_of(unit).contains("trait");
        let item = may_have.then(|| self.syntax(unit)).flatten();
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
    pub(super) fn node(&self, unit: usize, name: &str) -> Option<usize> {
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

/// The derives that matter to kernels.
const OF_KERNELS: [&str; 4] = ["PartialEq", "PartialOrd", "Ord", "Default"];

/// The names of the root files of crates.
const ROOTS: [&str; 2] = ["lib.rs", "main.rs"];

/// A path of names that all have the same span.
pub(super) fn route((is_global, names): (bool, Vec<String>), span: Span) -> syn::Path {
    let segment = |name: String| syn::PathSegment::from(ident(&name, span));
    let leading_colon = is_global.then(|| syn::Token![::](span));
    syn::Path { leading_colon, segments: names.into_iter().map(segment).collect() }
}

pub(super) fn ident(name: &str, span: Span) -> syn::Ident {
    match name.strip_prefix("r#") {
        Some(name) => syn::Ident::new_raw(name, span),
        None => syn::Ident::new(name, span),
    }
}
