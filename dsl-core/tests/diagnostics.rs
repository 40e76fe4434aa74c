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

mod support;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use dsl_core::diagnostic::{Code, Diagnostic};

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

/// The errors of a file.
fn found(path: &Path, text: &str) -> Vec<Note> {
    let mistakes = support::mistakes(text);
    let mistakes = mistakes.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    mistakes.iter().map(note).collect()
}

fn note(error: &Diagnostic) -> Note {
    Note { line: error.span.start().line, code: error.code.id().to_owned(), text: error.render() }
}

/// However deep something is nested, it is an error and not the end of the compiler, on a stack of
/// the size that rustc has.
#[test]
fn depth() {
    let thread = std::thread::Builder::new().stack_size(8 << 20).spawn(nest);
    thread.expect("a thread").join().expect("it ends well");
}

fn nest() {
    let kernel = |body: &str| format!("fn k(x: u32, out: &mut [u32]) {{ {body} }}");
    let sum = |terms: usize| kernel(&format!("out[0] = {};", vec!["x"; terms].join(" + ")));
    let otherwise = |arms: usize| {
        let arms: Vec<String> =
            (0..arms).map(|n| format!("if x == {n} {{ out[0] = {n}; }}")).collect();
        kernel(&arms.join(" else "))
    };
    let blocks = |n: usize| kernel(&format!("{}out[0] = 1;{}", "{".repeat(n), "}".repeat(n)));
    for (fits, text) in [
        (true, sum(100)),
        (false, sum(3000)),
        (true, otherwise(100)),
        (false, otherwise(500)),
        (true, blocks(100)),
        (false, blocks(200)),
    ] {
        let args = "workgroup_size = 1".parse().expect("tokens");
        let result = dsl_core::compile(args, text.parse().expect("tokens"));
        match result {
            Ok(_) => assert!(fits, "too deep: {text}"),
            Err(errors) => {
                assert!(!fits, "{}: {text}", errors[0].render());
                assert!(errors[0].message.contains("nested more than 127 deep"), "{errors:?}");
            }
        }
    }
}
