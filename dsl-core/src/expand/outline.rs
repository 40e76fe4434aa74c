//! The declarations of a source file, found in its text: modules, items, `use` declarations.
//!
//! An outline has no tokens, so that one outline serves all attributes of a file. The text of the
//! few items that a kernel refers to is parsed on demand. Names are resolved as rustc resolves
//! them, as far as one file allows.

mod lexer;
mod scan;
mod trees;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};

use super::device::group::Attribute;
use crate::constants::float_const;
use crate::items::known;
use crate::items::references::Declared;
use crate::syntax::edit_distance;
pub(super) use trees::Trees;

/// The declarations of a source file.
#[derive(Debug)]
pub struct Outline {
    text: String,
    /// Where each line begins, in bytes.
    lines: Vec<usize>,
    /// The position where the text begins: its line, and its column there.
    start: (usize, usize),
    /// Whether it is the root of its crate.
    is_root: bool,
    /// The first module is the file.
    pub(super) modules: Vec<Module>,
    /// In source order.
    pub(super) units: Vec<Unit>,
    /// All names that the units mention.
    names: Vec<Mentioned>,
    macros: Vec<Macro>,
}

/// A `macro_rules!` of a module.
#[derive(Debug)]
struct Macro {
    name: String,
    module: usize,
    /// Its bytes, attributes included.
    range: Range<usize>,
}

#[derive(Debug, Default)]
pub(super) struct Module {
    pub(super) name: String,
    pub(super) parent: Option<usize>,
    visibility: Visibility,
    /// Whether it is in another file.
    is_elsewhere: bool,
    is_conditional: bool,
    /// The unit of a `#[device] mod`.
    device: Option<usize>,
    /// Its modules and items, by name.
    modules: BTreeMap<String, Vec<usize>>,
    items: BTreeMap<String, Vec<Item>>,
    imports: Vec<Import>,
    /// Whether a macro may declare items that the text does not show.
    may_have_more: bool,
}

/// An item with a name.
#[derive(Debug, Clone, Copy)]
pub(super) struct Item {
    pub(super) unit: usize,
    visibility: Visibility,
}

/// A part of the file that is parsed as a whole: an item, or a `#[device] mod`.
#[derive(Debug)]
pub(super) struct Unit {
    pub(super) kind: UnitKind,
    /// Its name; `None` for an `impl` block.
    pub(super) name: Option<String>,
    /// The module in which its paths are resolved.
    pub(super) module: usize,
    /// Its bytes, attributes included.
    range: Range<usize>,
    /// For an `impl` block: the names in its head.
    head: Option<BTreeSet<String>>,
    /// The position of its name, or of its keyword.
    name_at: usize,
    pub(super) is_conditional: bool,
    /// The names that it mentions.
    mentions: BTreeSet<usize>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum UnitKind {
    Attribute(Attribute),
    Kernel,
    Plain,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Visibility {
    Public,
    /// `pub(super)`
    Super,
    #[default]
    Private,
}

#[derive(Debug)]
struct Import {
    /// `None` for globs.
    name: Option<String>,
    path: Route,
}

/// A name that a unit mentions.
#[derive(Debug, Default)]
struct Mentioned {
    /// The units that declare it.
    declared: Vec<usize>,
    /// The names in the paths of imports of that name.
    stands_for: Vec<usize>,
}

/// A path without generic arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Route {
    pub(super) is_global: bool,
    pub(super) names: Vec<String>,
}

impl Route {
    pub(super) fn of(path: &syn::Path) -> Self {
        let names = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        Route { is_global: path.leading_colon.is_some(), names }
    }
}

/// The target of a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Target {
    /// Items of the file: more than one only if `#[cfg]`s select among them.
    Items {
        module: usize,
        name: String,
    },
    Module(usize),
    /// An item outside the file, by the path that other modules use.
    Elsewhere(Base, Vec<String>),
}

/// The start of a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Base {
    /// As written: `crate`, another crate, a name of the language.
    Absolute { is_global: bool },
    /// A module of the file.
    Module(usize),
    /// The module this many levels above the file.
    Above(usize),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Module,
    Item,
}

/// Attributes that are not macros, and our own `kernel_test`, which declares nothing else.
pub(super) const INERT: [&str; 24] = [
    "allow",
    "automatically_derived",
    "cfg",
    "cfg_attr",
    "cold",
    "default",
    "deny",
    "deprecated",
    "derive",
    "diagnostic",
    "doc",
    "expect",
    "forbid",
    "inline",
    "kernel_test",
    "macro_export",
    "macro_use",
    "must_use",
    "non_exhaustive",
    "path",
    "repr",
    "test",
    "track_caller",
    "warn",
];

/// The tools that have attributes: `#[rustfmt::skip]`.
pub(super) const TOOLS: [&str; 4] = ["clippy", "diagnostic", "rustdoc", "rustfmt"];

/// The maximal length of a chain of imports: imports may form a cycle.
const DEEPEST: usize = 8;

impl Outline {
    /// The declarations of a text; `is_root` says whether `crate` means this text. `None` if the
    /// text is not Rust.
    pub fn new(text: String, is_root: bool) -> Option<Self> {
        Self::starting_at(text, (1, 0), is_root)
    }

    pub(super) fn starting_at(text: String, start: (usize, usize), is_root: bool) -> Option<Self> {
        scan::scan(&text, |text| Self::empty(text, start, is_root))
    }

    fn empty(text: String, start: (usize, usize), is_root: bool) -> Self {
        let lines = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
        let lines = lines.collect();
        let (modules, units, names, macros) = Default::default();
        Outline { text, lines, start, is_root, modules, units, names, macros }
    }

    /// The line and the column of a byte.
    fn place(&self, at: usize) -> (usize, usize) {
        let line = self.lines.partition_point(|start| *start <= at) - 1;
        let column = self.text[self.lines[line]..at].chars().count();
        let (first, indent) = self.start;
        (first + line, if line == 0 { indent + column } else { column })
    }

    /// The position of a unit's name.
    pub(super) fn place_of(&self, unit: usize) -> (usize, usize) {
        self.place(self.units[unit].name_at)
    }

    /// The unit whose name is at a position.
    pub(super) fn unit_at(&self, place: (usize, usize), name: &str) -> Option<usize> {
        let after = self.units.partition_point(|unit| self.place(unit.name_at) < place);
        // A module's unit comes before the units of its content.
        let unit = self.units.get(after)?;
        let is_it = self.place(unit.name_at) == place && unit.name.as_deref() == Some(name);
        is_it.then_some(after)
    }

    /// The text of a unit.
    pub(super) fn text_of(&self, unit: usize) -> &str {
        &self.text[self.units[unit].range.clone()]
    }

    /// The `impl` blocks whose heads mention an item, by its name or by an imported alias.
    pub(super) fn blocks_naming(&self, name: &str) -> Vec<usize> {
        let is_it = |of: &&Import| of.path.names.last().is_some_and(|last| last == name);
        let imports = self.modules.iter().flat_map(|of| &of.imports).filter(is_it);
        let names: Vec<&str> = imports.filter_map(|of| of.name.as_deref()).chain([name]).collect();
        let mentions = |head: &BTreeSet<String>| names.iter().any(|name| head.contains(*name));
        let units = self.units.iter().enumerate();
        units
            .filter(|(_, unit)| unit.head.as_ref().is_some_and(mentions))
            .map(|(at, _)| at)
            .collect()
    }

    /// The imports of a module: a name (`None` for a glob), and the path.
    pub(super) fn imports_of(&self, module: usize) -> impl Iterator<Item = (Option<&str>, &Route)> {
        self.modules[module].imports.iter().map(|of| (of.name.as_deref(), &of.path))
    }

    /// Whether a unit is an `impl` block.
    pub(super) fn is_block(&self, unit: usize) -> bool {
        self.units[unit].head.is_some()
    }

    /// If a text in a module names macros: the texts of all macros that the module can call.
    pub(super) fn macros_for(&self, module: usize, text: &str) -> Vec<&str> {
        let known: Vec<&Macro> = self.macros_in(module).collect();
        match known.iter().any(|of| text.contains(&of.name)) {
            true => known.into_iter().map(|of| &self.text[of.range.clone()]).collect(),
            false => Vec::new(),
        }
    }

    /// The macros that a module can call. Macros of outer modules come first.
    fn macros_in(&self, module: usize) -> impl Iterator<Item = &Macro> {
        let around = std::iter::successors(Some(module), |at| self.modules[*at].parent);
        let mut around: Vec<usize> = around.collect();
        around.reverse();
        around.into_iter().flat_map(|at| self.macros.iter().filter(move |of| of.module == at))
    }

    /// The item with a name, unless `#[cfg]`s select it.
    pub(super) fn item(&self, module: usize, name: &str) -> Option<Item> {
        match self.modules[module].items.get(name)?.as_slice() {
            [item] => Some(*item),
            _ => None,
        }
    }

    /// Whether a unit has a `#[cfg]`, or a module around it that is not around `from` has one.
    pub(super) fn is_conditional(&self, unit: usize, from: usize) -> bool {
        let around = |mut at: usize| {
            let mut all = vec![at];
            while let Some(parent) = self.modules[at].parent {
                at = parent;
                all.push(at);
            }
            all
        };
        let known = around(from);
        let unit = &self.units[unit];
        let of_modules = around(unit.module);
        unit.is_conditional
            || of_modules.iter().any(|at| self.modules[*at].is_conditional && !known.contains(at))
    }

    /// The candidates for the file of `mod name;`, if a module of this file declares it.
    pub(super) fn file_of(&self, module: usize, name: &str, file: &Path) -> Vec<PathBuf> {
        let declared = self.modules[module].modules.get(name).map(Vec::as_slice);
        if !matches!(declared, Some([inner]) if self.modules[*inner].is_elsewhere) {
            return Vec::new();
        }
        let around: Vec<usize> =
            std::iter::successors(Some(module), |at| self.modules[*at].parent).collect();
        let inside = around.iter().rev().skip(1).map(|at| &self.modules[*at].name);
        // An unrecognised root has its modules beside it, too.
        let beside = file.parent().map_or_else(PathBuf::new, Path::to_owned);
        let is_beside = self.is_root || file.file_name().is_some_and(|name| name == "mod.rs");
        let folders = match is_beside {
            true => vec![beside],
            false => vec![file.with_extension(""), beside],
        };
        let files = folders.into_iter().flat_map(|mut folder| {
            folder.extend(inside.clone());
            [folder.join(format!("{name}.rs")), folder.join(name).join("mod.rs")]
        });
        files.collect()
    }

    /// The unit of a `#[device] mod`. Its macros may declare more than its text.
    pub(super) fn device(&self, module: usize) -> Option<Item> {
        let unit = self.modules[module].device?;
        Some(Item { unit, visibility: Visibility::Public })
    }

    // Names.

    /// The meaning of a path in a module.
    pub(super) fn resolve(&self, module: usize, path: &Route) -> Target {
        self.follow(module, path, Wanted::Item, 0)
    }

    fn follow(&self, module: usize, path: &Route, wanted: Wanted, depth: usize) -> Target {
        let absolute =
            || Target::Elsewhere(Base::Absolute { is_global: path.is_global }, path.names.clone());
        if path.is_global || depth == DEEPEST {
            return absolute();
        }
        let mut at = module;
        let mut is_first = true;
        for (position, name) in path.names.iter().enumerate() {
            let rest = &path.names[position + 1..];
            match name.as_str() {
                "crate" if position == 0 && self.is_root => at = 0,
                "crate" if position == 0 => return absolute(),
                "self" if position == 0 => {}
                "super" => match self.modules[at].parent {
                    Some(parent) => at = parent,
                    None => {
                        let supers = rest.iter().take_while(|name| *name == "super").count();
                        return Target::Elsewhere(Base::Above(supers + 1), rest[supers..].to_vec());
                    }
                },
                name => {
                    let last = rest.is_empty();
                    let wanted = if last { wanted } else { Wanted::Module };
                    match self.lookup(at, name, wanted, depth) {
                        Some(Target::Module(inner)) if !last => at = inner,
                        Some(Target::Elsewhere(base, mut names)) => {
                            names.extend(rest.iter().cloned());
                            return Target::Elsewhere(base, names);
                        }
                        Some(found) => return found,
                        // A crate, or a name that the module has from elsewhere.
                        None if is_first && rest.is_empty() => {
                            return Target::Elsewhere(Base::Module(at), path.names.clone());
                        }
                        None if is_first => return absolute(),
                        None => {
                            let names = path.names[position..].to_vec();
                            return Target::Elsewhere(Base::Module(at), names);
                        }
                    }
                }
            }
            is_first = false;
        }
        Target::Module(at)
    }

    fn lookup(&self, module: usize, name: &str, wanted: Wanted, depth: usize) -> Option<Target> {
        let Module { modules, items, imports, .. } = &self.modules[module];
        let declared = match wanted {
            Wanted::Module => modules.get(name).map(|of| match of.as_slice() {
                [inner] if !self.modules[*inner].is_elsewhere => Target::Module(*inner),
                _ => Target::Elsewhere(Base::Module(module), vec![name.to_owned()]),
            }),
            Wanted::Item => {
                items.get(name).map(|_| Target::Items { module, name: name.to_owned() })
            }
        };
        let leads_on =
            |found: &Target| !matches!(found, Target::Module(_)) || wanted == Wanted::Module;
        let named = || {
            let mut paths = imports.iter().filter(|of| of.name.as_deref() == Some(name));
            // `use ops::ops` is found through itself, one step deeper.
            paths.find_map(|of| {
                let is_itself = of.path.names.first().is_some_and(|first| first == name);
                let found = match is_itself && of.path.names.len() > 1 {
                    true => self.through_itself(module, &of.path, wanted),
                    false => self.follow(module, &of.path, wanted, depth + 1),
                };
                Some(found).filter(leads_on)
            })
        };
        let globs = || {
            let mut paths = imports.iter().filter(|of| of.name.is_none());
            paths.find_map(|of| match self.follow(module, &of.path, Wanted::Module, depth + 1) {
                Target::Module(inner) if depth < DEEPEST && inner != module => {
                    self.lookup(inner, name, wanted, depth + 1)
                }
                _ => None,
            })
        };
        declared.or_else(named).or_else(globs)
    }

    /// `use ops::ops`: the first name is a module.
    fn through_itself(&self, module: usize, path: &Route, wanted: Wanted) -> Target {
        match self.modules[module].modules.get(&path.names[0]).map(Vec::as_slice) {
            Some([inner]) if !self.modules[*inner].is_elsewhere => {
                let rest = Route { is_global: false, names: path.names[1..].to_vec() };
                self.follow(*inner, &rest, wanted, 1)
            }
            Some(_) => Target::Elsewhere(Base::Module(module), path.names.clone()),
            None => Target::Elsewhere(Base::Absolute { is_global: false }, path.names.clone()),
        }
    }

    /// What a module declares under a name, or imports from the file.
    pub(super) fn declared(&self, module: usize, name: &str) -> Option<Declared> {
        let found = self.lookup(module, name, Wanted::Item, 0);
        matches!(found, Some(Target::Items { .. })).then_some(Declared::Item)
    }

    /// Whether a name that also belongs to the language means a user's item. Such names belong to
    /// functions, to types such as `Vec2`, and to constants such as `TAU`. The module declares
    /// the item, or imports it by that name.
    pub(super) fn has_item_named(&self, module: usize, name: &str) -> bool {
        let is_of_language = known::is_called(name)
            || known::may_be_shadowed(name)
            || known::may_be_alias(name)
            || float_const(name).is_some();
        match self.lookup(module, name, Wanted::Item, 0).filter(|_| is_of_language) {
            Some(Target::Items { .. }) => true,
            Some(Target::Elsewhere(_, names)) => {
                !names.first().is_some_and(|first| known::is_crate(first))
            }
            Some(Target::Module(_)) | None => false,
        }
    }

    /// The last name of a path that leads to no item, whatever other files contain. Also the most
    /// similar name in the same place.
    pub(super) fn missing(&self, module: usize, path: &Route) -> Option<(String, Option<String>)> {
        let Target::Elsewhere(Base::Module(at), names) = self.resolve(module, path) else {
            return None;
        };
        let [name] = <[String; 1]>::try_from(names).ok()?;
        let mut known = BTreeSet::new();
        if !self.all_names(at, &mut known, &mut BTreeSet::new()) || known.contains(name.as_str()) {
            return None;
        }
        let most = (name.chars().count() / 3).max(1);
        let near = known.into_iter().map(|other| (edit_distance(other, &name), other));
        let near = near.filter(|(distance, _)| *distance <= most).min();
        Some((name, near.map(|(_, near)| near.to_owned())))
    }

    /// Collects the names of items in a module; returns `false` if there may be more.
    fn all_names<'a>(
        &'a self,
        module: usize,
        names: &mut BTreeSet<&'a str>,
        seen: &mut BTreeSet<usize>,
    ) -> bool {
        let of = &self.modules[module];
        if !seen.insert(module) {
            return true;
        }
        names.extend(of.items.keys().map(String::as_str));
        names.extend(of.imports.iter().filter_map(|import| import.name.as_deref()));
        let mut globs = of.imports.iter().filter(|import| import.name.is_none());
        !of.may_have_more
            && !of.is_elsewhere
            && globs.all(|import| match self.follow(module, &import.path, Wanted::Module, 0) {
                Target::Module(inner) => self.all_names(inner, names, seen),
                Target::Elsewhere(Base::Absolute { .. }, path) => {
                    path.first().is_some_and(|first| known::is_crate(first))
                }
                Target::Elsewhere(..) | Target::Items { .. } => false,
            })
    }

    /// The names of the items that a module declares or imports.
    pub(super) fn names_in(&self, module: usize) -> BTreeSet<&String> {
        let Module { items, imports, .. } = &self.modules[module];
        let of_globs = imports.iter().filter(|of| of.name.is_none()).filter_map(|of| {
            match self.follow(module, &of.path, Wanted::Module, 0) {
                Target::Module(inner) => Some(self.modules[inner].items.keys()),
                _ => None,
            }
        });
        let named = imports.iter().filter_map(|of| of.name.as_ref());
        items.keys().chain(named).chain(of_globs.flatten()).collect()
    }

    /// Whether a glob imports an item of this name with a macro, and no item of the module hides
    /// it.
    pub(super) fn has_macro_from_glob(&self, module: usize, name: &str) -> bool {
        let has_macro = |found: Option<Target>| {
            let Some(Target::Items { module, name }) = found else { return false };
            let unit = self.item(module, &name).map(|item| &self.units[item.unit]);
            unit.is_some_and(|unit| matches!(unit.kind, UnitKind::Attribute(_)))
        };
        let mut globs = self.modules[module].imports.iter().filter(|of| of.name.is_none());
        globs.any(|of| match self.follow(module, &of.path, Wanted::Module, 0) {
            Target::Module(inner) if inner != module => {
                has_macro(self.lookup(inner, name, Wanted::Item, 1))
            }
            _ => false,
        })
    }

    /// A path from one module to another, or to an item of the other.
    pub(super) fn path(&self, from: usize, base: &Base, names: &[String]) -> (bool, Vec<String>) {
        let list = |at: usize| {
            let mut list: Vec<usize> =
                std::iter::successors(Some(at), |at| self.modules[*at].parent).collect();
            list.reverse();
            list
        };
        let from = list(from);
        let supers = |count: usize| std::iter::repeat_n("super".to_owned(), count);
        let start: Vec<String> = match base {
            Base::Absolute { is_global } => return (*is_global, names.to_vec()),
            Base::Above(count) => supers(from.len() - 1 + count).collect(),
            Base::Module(to) => {
                let to = list(*to);
                let common = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
                let down = to[common..].iter().map(|at| self.modules[*at].name.clone());
                let up = supers(from.len() - common);
                up.chain(down).collect()
            }
        };
        (false, start.into_iter().chain(names.iter().cloned()).collect())
    }

    /// Whether the path of an item can be used in a module.
    pub(super) fn is_visible(&self, from: usize, module: usize, item: &Item) -> bool {
        let is_around = |outer: usize| {
            std::iter::successors(Some(from), |at| self.modules[*at].parent).any(|at| at == outer)
        };
        let sees = |declared_in: usize, visibility: Visibility| match visibility {
            Visibility::Public => true,
            Visibility::Super => self.modules[declared_in].parent.is_none_or(is_around),
            Visibility::Private => is_around(declared_in),
        };
        let mut at = module;
        let mut is_visible = sees(module, item.visibility);
        while let Some(parent) = self.modules[at].parent {
            is_visible &= is_around(at) || sees(parent, self.modules[at].visibility);
            at = parent;
        }
        is_visible
    }

    /// Whether one unit may refer to another, directly or indirectly, by the names that they
    /// mention.
    pub(super) fn may_reach(&self, from: usize, to: usize) -> bool {
        let (mut units, mut names) = (vec![from], BTreeSet::new());
        let mut next = 0;
        while let Some(unit) = units.get(next).copied() {
            next += 1;
            let mut waiting: Vec<usize> = self.units[unit].mentions.iter().copied().collect();
            while let Some(name) = waiting.pop() {
                if !names.insert(name) {
                    continue;
                }
                let Mentioned { declared, stands_for } = &self.names[name];
                waiting.extend(stands_for);
                if declared.contains(&to) {
                    return true;
                }
                units.extend(declared);
            }
        }
        false
    }
}
