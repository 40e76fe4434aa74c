//! What the compiler says about kernels with mistakes. Every file in `tests/diagnostics` is Rust
//! with annotations behind the lines that are wrong:
//!
//! ```text
//! out[0] = 1.5;
//! //~^ K0301 expected `u32`, found `{float}`
//! ```
//!
//! `//~` means its own line, each `^` a line further up. The errors of all kernels of a file must
//! be exactly those: line, code and a part of the text, labels and notes included. A kernel
//! without annotations must compile.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use dsl_core::diagnostic::{Code, Diagnostic};
use quote::ToTokens;

/// An error that was found, or one that a file asks for.
#[derive(Debug)]
struct Note {
    line: usize,
    code: String,
    text: String,
}

#[test]
fn files() {
    let mut wrong = Vec::new();
    for path in paths() {
        let text = read(&path);
        let (mut found, mut expected) = (found(&path, &text), annotations(&text));
        expected.retain(|wanted| match found.iter().position(|note| wanted.is_met_by(note)) {
            Some(at) => {
                found.remove(at);
                false
            }
            None => true,
        });
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        wrong.extend(expected.iter().map(|note| format!("missing {name}:{note}")));
        wrong.extend(found.iter().map(|note| format!("not asked for {name}:{note}")));
    }
    assert!(wrong.is_empty(), "{} differences\n{}", wrong.len(), wrong.join("\n"));
}

/// Every code that a user can meet has a case. `Internal` is met only where the compiler is wrong.
#[test]
fn every_code_has_a_case() {
    let cases: BTreeSet<String> =
        paths().iter().flat_map(|path| annotations(&read(path))).map(|note| note.code).collect();
    let missing: Vec<_> = Code::ALL
        .iter()
        .filter(|code| **code != Code::Internal && !cases.contains(code.id()))
        .map(|code| format!("{}: {}", code.id(), code.title()))
        .collect();
    assert!(missing.is_empty(), "codes without a case: {missing:#?}");
}

impl Note {
    fn is_met_by(&self, found: &Note) -> bool {
        self.line == found.line && self.code == found.code && found.text.contains(&self.text)
    }
}

impl std::fmt::Display for Note {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {} {}", self.line, self.code, self.text)
    }
}

fn paths() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/diagnostics");
    let entries = std::fs::read_dir(&folder).expect("the folder is there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    paths
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What the comments of a file ask for.
fn annotations(text: &str) -> Vec<Note> {
    let mut notes = Vec::new();
    for (line, content) in text.lines().enumerate() {
        let Some((_, note)) = content.split_once("//~") else { continue };
        let up = note.len() - note.trim_start_matches('^').len();
        let note = note.trim_start_matches('^').trim();
        let (code, text) = note.split_once(' ').unwrap_or((note, ""));
        notes.push(Note { line: line + 1 - up, code: code.to_owned(), text: text.to_owned() });
    }
    notes
}

/// The errors of every item with `#[kernel]`.
fn found(path: &Path, text: &str) -> Vec<Note> {
    let file = syn::parse_file(text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut notes = Vec::new();
    for mut item in file.items {
        let attrs = match &mut item {
            syn::Item::Fn(function) => &mut function.attrs,
            syn::Item::Struct(item) => &mut item.attrs,
            _ => continue,
        };
        let is_kernel = |attr: &syn::Attribute| attr.path().is_ident("kernel");
        let Some(at) = attrs.iter().position(is_kernel) else { continue };
        let attr = attrs.remove(at);
        let args = attr.meta.require_list().map(|list| list.tokens.clone()).unwrap_or_default();
        if let Err(errors) = dsl_core::compile(args, item.into_token_stream()) {
            notes.extend(errors.iter().map(note));
        }
    }
    notes
}

fn note(error: &Diagnostic) -> Note {
    Note { line: error.span.start().line, code: error.code.id().to_owned(), text: error.render() }
}
