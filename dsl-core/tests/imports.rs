//! The imports between the compiler's files. The modules of the crate have no import cycles, so
//! each can be read with only the modules below it. The files of one module have only small cycles.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use syn::visit::Visit;

/// The largest number of files in an import cycle.
const LARGEST_CIRCLE: usize = 8;

/// The path of a module, without `crate`.
type Module = Vec<String>;

#[test]
fn circles_of_files_are_small() {
    let files = modules();
    let imports: BTreeMap<&Module, BTreeSet<&Module>> =
        files.iter().map(|(module, file)| (module, imports(module, file, &files))).collect();
    let circles = circles(&imports);
    let largest = circles.iter().max_by_key(|circle| circle.len()).expect("each file is one");
    if largest.len() > LARGEST_CIRCLE {
        let within = |module: &&&Module| largest.contains(**module);
        for module in largest {
            let others: Vec<String> =
                imports[module].iter().filter(within).map(|other| other.join("::")).collect();
            println!("{} imports {}", module.join("::"), others.join(", "));
        }
        panic!("{} files import each other in circles", largest.len());
    }
}

#[test]
fn modules_of_the_crate_form_no_circle() {
    let files = modules();
    let mut of_crate: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
    let outer = |module: &Module| module.iter().take(1).cloned().collect::<Module>();
    for (module, file) in &files {
        let others = imports(module, file, &files).into_iter().map(outer);
        of_crate.entry(outer(module)).or_default().extend(others);
    }
    for (module, others) in &mut of_crate {
        others.remove(module);
    }
    let imports = of_crate.iter().map(|(module, others)| (module, others.iter().collect()));
    for circle in circles(&imports.collect()) {
        assert!(circle.len() == 1, "these import each other: {circle:?}");
    }
}

/// The compiler's files by module.
fn modules() -> BTreeMap<Module, syn::File> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = BTreeMap::new();
    let mut folders = vec![src.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("it is a folder") {
            let path = entry.expect("it is there").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("it can be read");
                files.insert(module_of(&path, &src), syn::parse_file(&text).expect("it parses"));
            }
        }
    }
    files
}

fn module_of(path: &Path, src: &Path) -> Module {
    let inner: PathBuf = path.strip_prefix(src).expect("it is in the folder").with_extension("");
    let parts = inner.iter().map(|part| part.to_str().expect("a name").to_owned());
    parts.filter(|part| part != "lib").collect()
}

/// The files that a file refers to by path.
fn imports<'a>(
    module: &Module,
    file: &syn::File,
    files: &'a BTreeMap<Module, syn::File>,
) -> BTreeSet<&'a Module> {
    let mut paths = Paths::default();
    paths.visit_file(file);
    let resolve = |path: &Vec<String>| {
        let mut at = module.clone();
        let mut names = path.as_slice();
        match names.first()?.as_str() {
            "crate" => at.clear(),
            "self" => {}
            "super" => _ = at.pop(),
            // A module that the file declares.
            name if files.contains_key(&[module.as_slice(), &[name.to_owned()]].concat()) => {
                at.push(name.to_owned());
            }
            _ => return None,
        }
        names = &names[1..];
        while let Some((name, rest)) = names.split_first() {
            match name.as_str() {
                "super" => _ = at.pop(),
                "self" => {}
                name => {
                    at.push(name.to_owned());
                    if !files.contains_key(&at) {
                        at.pop();
                        break;
                    }
                }
            }
            names = rest;
        }
        files.get_key_value(&at).map(|(module, _)| module).filter(|other| *other != module)
    };
    paths.paths.iter().filter_map(resolve).collect()
}

/// All paths in a file outside of its tests.
#[derive(Default)]
struct Paths {
    paths: Vec<Vec<String>>,
    /// The number of modules of the file around the current item.
    depth: usize,
}

impl<'ast> Visit<'ast> for Paths {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names = path.segments.iter().map(|segment| segment.ident.to_string());
        self.add(names.collect());
        syn::visit::visit_path(self, path);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        let is_test = |attr: &syn::Attribute| attr.path().is_ident("cfg");
        if !item.attrs.iter().any(is_test) {
            self.depth += 1;
            syn::visit::visit_item_mod(self, item);
            self.depth -= 1;
        }
    }

    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.add_tree(&mut Vec::new(), &item.tree);
    }
}

impl Paths {
    /// Adds a path, seen from the top level of the file.
    fn add(&mut self, mut path: Vec<String>) {
        let out = path.iter().take(self.depth).take_while(|name| *name == "super").count();
        path.drain(..out);
        self.paths.push(path);
    }

    fn add_tree(&mut self, before: &mut Vec<String>, tree: &syn::UseTree) {
        match tree {
            syn::UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.add_tree(before, &path.tree);
                before.pop();
            }
            syn::UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.add_tree(before, tree));
            }
            syn::UseTree::Name(syn::UseName { ident })
            | syn::UseTree::Rename(syn::UseRename { ident, .. }) => {
                let path = before.iter().cloned().chain([ident.to_string()]);
                self.add(path.collect());
            }
            syn::UseTree::Glob(_) => self.add(before.clone()),
        }
    }
}

/// For each file, the files that both reach it and are reached from it.
fn circles<'a>(imports: &BTreeMap<&'a Module, BTreeSet<&'a Module>>) -> Vec<BTreeSet<&'a Module>> {
    let reached: BTreeMap<&Module, BTreeSet<&Module>> =
        imports.keys().map(|module| (*module, reached(module, imports))).collect();
    let circle = |module: &&'a Module| -> BTreeSet<&'a Module> {
        let leads_back = |other: &&&Module| reached[**other].contains(module);
        let mut circle: BTreeSet<&'a Module> =
            reached[*module].iter().filter(leads_back).copied().collect();
        circle.insert(module);
        circle
    };
    imports.keys().map(circle).collect()
}

fn reached<'a>(
    from: &'a Module,
    imports: &BTreeMap<&'a Module, BTreeSet<&'a Module>>,
) -> BTreeSet<&'a Module> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(module) = open.pop() {
        for next in &imports[module] {
            if reached.insert(*next) {
                open.push(next);
            }
        }
    }
    reached
}
