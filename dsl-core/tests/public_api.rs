//! The public interface of `dsl-runtime`, with that of `dsl-runtime-core`, which it re-exports.
//! `dsl-runtime/public-api.txt` lists it, so that changes are visible. Each item has documentation in
//! plain English. `BLESS=1 cargo test -p dsl-core --test public_api` rewrites the list.
//!
//! The list is read from the source. The lint `unreachable_pub` ensures that `pub` means public.
//! The list leaves out items that `macro_rules!` generates: texel formats, texture dimensions, and
//! trait implementations for each type.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use plain::problems;
use quote::ToTokens;
use syn::{
    Attribute, Expr, Field, ImplItem, Item, Lit, Meta, ReturnType, Signature, TraitItem, Type,
    Variant, Visibility,
};

#[path = "support/plain.rs"]
mod plain;

/// Modules of `lib.rs` that rustdoc hides.
const HIDDEN: [&str; 10] = [
    "cpu",
    "editor",
    "free_functions",
    "math",
    "sizes",
    "structs",
    "testing",
    "tests",
    "wait",
    "warnings",
];

/// The exported items of `cpu`.
const SHOWN: [(&str, &[&str]); 2] =
    [("cpu/checked/report.rs", &["Report", "Finding"]), ("cpu/sites.rs", &["Rule"])];

/// Items without an example: user code does not name them.
const UNNAMED: [&str; 5] =
    ["trait Color", "trait HasSize", "trait OneDimension", "trait Word", "struct View"];

#[test]
fn the_list_is_complete() {
    let mut lines: Vec<String> = items().into_iter().map(|item| item.text).collect();
    lines.sort();
    let path = root().join("public-api.txt");
    let list = lines.join("\n") + "\n";
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &list).expect("it can be written");
    }
    let found = std::fs::read_to_string(path).unwrap_or_default();
    let gone: Vec<&str> =
        found.lines().filter(|line| !list.lines().any(|new| new == *line)).collect();
    let new: Vec<&str> =
        list.lines().filter(|line| !found.lines().any(|old| old == *line)).collect();
    assert!(
        found == list,
        "the public interface has changed. If that is meant, say it in CHANGELOG.md, and run BLESS=1 cargo test -p dsl-core \
         --test public_api\ngone: {gone:#?}\nnew: {new:#?}"
    );
}

#[test]
fn each_item_has_documentation() {
    let mut wrong = Vec::new();
    for item in items() {
        let Public { text, docs, kind, .. } = &item;
        wrong.extend(problems(docs).into_iter().map(|(_, say)| format!("{text}: {say}")));
        if docs.trim().is_empty() {
            wrong.push(format!("{text}: no documentation"));
        }
        if item.is_fallible && !docs.contains("# Errors") {
            wrong.push(format!("{text}: no section `# Errors`"));
        }
        let is_named = !UNNAMED.iter().any(|name| text.contains(name));
        if *kind == Kind::Item && is_named && !docs.contains("```") {
            wrong.push(format!("{text}: no example"));
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

/// An item, or a part of one.
struct Public {
    /// Its file and its declaration.
    text: String,
    docs: String,
    kind: Kind,
    /// Whether it is a function that returns a `Result` with the crate's error.
    is_fallible: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// A type, a trait or a function.
    Item,
    /// A method, a member or a variant; or an item of a module whose documentation has the example.
    Part,
}

fn items() -> Vec<Public> {
    let mut items = Vec::new();
    for source in [root().join("src"), root().join("../dsl-runtime-core/src")] {
        items_in(&source, &mut items);
    }
    assert!(items.len() > 300, "the sources are not where they were: {} items", items.len());
    items
}

fn items_in(source: &Path, items: &mut Vec<Public>) {
    let mut files = Vec::new();
    rust_files(source, &mut files);
    files.sort();
    for path in files {
        let relative = path.strip_prefix(source).expect("it is in the folder");
        let name = relative.to_string_lossy().replace('\\', "/");
        let module = name.split('/').next().unwrap_or_default().trim_end_matches(".rs");
        let is_test = name.ends_with("/tests.rs") || name.contains("/tests/");
        let shown = SHOWN.iter().find(|(file, _)| *file == name).map(|(_, names)| *names);
        if is_test || HIDDEN.contains(&module) && shown.is_none() {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let all = syn::parse_file(&text).expect("a file of the runtime").items;
        let hidden = all.iter().filter(|item| is_hidden(attributes(item)));
        let hidden = hidden.filter_map(defined).collect();
        let mut file = File { name, shown, hidden, items };
        all.into_iter().for_each(|item| file.gather(item, Kind::Item));
    }
}

struct File<'a> {
    name: String,
    /// The exported types, if not all are.
    shown: Option<&'static [&'static str]>,
    /// The types that rustdoc hides. Their methods are hidden as well.
    hidden: Vec<String>,
    items: &'a mut Vec<Public>,
}

impl File<'_> {
    fn gather(&mut self, item: Item, kind: Kind) {
        if let Some(name) = defined(&item)
            && (self.hidden.contains(&name) || self.shown.is_some_and(|all| !all.contains(&&*name)))
        {
            return;
        }
        match item {
            Item::Fn(it) if is_shown(&it.vis, &it.attrs) => {
                self.function(kind, "", &it.sig, &it.attrs);
            }
            Item::Struct(it) if is_shown(&it.vis, &it.attrs) => {
                let generics = it.generics.to_token_stream();
                self.push(kind, &format!("struct {}{generics}", it.ident), &it.attrs);
                let shown = it.fields.iter().filter(|field| is_shown(&field.vis, &field.attrs));
                for Field { ident, ty, attrs, .. } in shown {
                    let name = ident.as_ref().map(ToString::to_string).unwrap_or_default();
                    self.push(
                        Kind::Part,
                        &format!("{}.{name}: {}", it.ident, ty.to_token_stream()),
                        attrs,
                    );
                }
            }
            Item::Enum(it) if is_shown(&it.vis, &it.attrs) => {
                self.push(kind, &format!("enum {}", it.ident), &it.attrs);
                for Variant { ident, fields, attrs, .. } in &it.variants {
                    let member = |field: &Field| {
                        let name = field.ident.as_ref().map(|name| format!("{name}: "));
                        name.unwrap_or_default() + &field.ty.to_token_stream().to_string()
                    };
                    let members = fields.iter().map(member).collect::<Vec<_>>().join(", ");
                    self.push(Kind::Part, &format!("{}::{ident}({members})", it.ident), attrs);
                }
            }
            Item::Trait(it) if is_shown(&it.vis, &it.attrs) => {
                let (generics, bounds) =
                    (it.generics.to_token_stream(), it.supertraits.to_token_stream());
                self.push(kind, &format!("trait {}{generics}: {bounds}", it.ident), &it.attrs);
                for part in it.items {
                    if let TraitItem::Fn(f) = part
                        && !is_hidden(&f.attrs)
                    {
                        self.function(Kind::Part, &format!("{}::", it.ident), &f.sig, &f.attrs);
                    }
                }
            }
            Item::Impl(it) if it.trait_.is_none() && !is_hidden(&it.attrs) => {
                let of = format!("{}::", it.self_ty.to_token_stream());
                it.items.iter().for_each(|part| self.method(&of, part));
            }
            // The module is re-exported.
            Item::Mod(it) if it.attrs.iter().any(is_device) => {
                let inner = it.content.map(|(_, items)| items).unwrap_or_default();
                inner.into_iter().for_each(|item| self.gather(item, Kind::Part));
            }
            _ => {}
        }
    }

    fn method(&mut self, of: &str, part: &ImplItem) {
        match part {
            ImplItem::Fn(f) if is_shown(&f.vis, &f.attrs) => {
                self.function(Kind::Part, of, &f.sig, &f.attrs);
            }
            ImplItem::Const(c) if is_shown(&c.vis, &c.attrs) => {
                self.push(Kind::Part, &format!("{of}const {}", c.ident), &c.attrs);
            }
            _ => {}
        }
    }

    fn function(&mut self, kind: Kind, of: &str, signature: &Signature, attributes: &[Attribute]) {
        let result = match &signature.output {
            ReturnType::Type(_, ty) => ty.to_token_stream().to_string(),
            ReturnType::Default => String::new(),
        };
        self.push(kind, &format!("{of}{}", signature.to_token_stream()), attributes);
        let last = self.items.last_mut().expect("it was pushed");
        last.is_fallible = result.contains("Result <") && result.contains("Error >");
    }

    fn push(&mut self, kind: Kind, text: &str, attributes: &[Attribute]) {
        let mut docs = String::new();
        for attribute in attributes {
            if let Meta::NameValue(pair) = &attribute.meta
                && pair.path.is_ident("doc")
                && let Expr::Lit(literal) = &pair.value
                && let Lit::Str(line) = &literal.lit
            {
                _ = writeln!(docs, "{}", line.value());
            }
        }
        let text = format!("{}: {}", self.name, tidy(text));
        self.items.push(Public { text, docs, kind, is_fallible: false });
    }
}

/// The name of a type, or of the type of an inherent `impl`.
fn defined(item: &Item) -> Option<String> {
    match item {
        Item::Struct(it) => Some(it.ident.to_string()),
        Item::Enum(it) => Some(it.ident.to_string()),
        Item::Trait(it) => Some(it.ident.to_string()),
        Item::Impl(it) => match &*it.self_ty {
            Type::Path(path) => path.path.segments.last().map(|name| name.ident.to_string()),
            _ => None,
        },
        _ => None,
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Struct(it) => &it.attrs,
        Item::Enum(it) => &it.attrs,
        Item::Trait(it) => &it.attrs,
        _ => &[],
    }
}

/// The text of tokens without needless spaces.
fn tidy(text: &str) -> String {
    let tight =
        [" :: ", " < ", " >", "< ", " ,", " :", "& ", " (", "( ", " )", " ;", "[ ", " ]", "' "];
    let close = |text: String, spaced: &&str| text.replace(*spaced, spaced.trim());
    let text = tight.iter().fold(text.to_owned(), close);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `#[device]`, by any path.
fn is_device(attribute: &Attribute) -> bool {
    attribute.path().segments.last().is_some_and(|name| name.ident == "device")
}

fn is_shown(visibility: &Visibility, attributes: &[Attribute]) -> bool {
    matches!(visibility, Visibility::Public(_)) && !is_hidden(attributes)
}

/// Hidden in rustdoc, or only for tests.
fn is_hidden(attributes: &[Attribute]) -> bool {
    let texts =
        attributes.iter().map(|attribute| attribute.to_token_stream().to_string().replace(' ', ""));
    texts.into_iter().any(|text| ["#[doc(hidden)]", "#[cfg(test)]"].contains(&&*text))
}

fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            rust_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../dsl-runtime")
}
