//! The compiler's errors for kernels with mistakes. Every file in `tests/diagnostics` is Rust, with
//! annotations after the wrong lines:
//!
//! ```text
//! out[0] = 1.5;
//! //~^ K0301 expected `u32`, found `{float}`
//! ```
//!
//! `//~` refers to its own line; each `^` moves one line up. The errors of all kernels of a file
//! must match the annotations exactly: line, code, and a part of the text, labels and notes
//! included. A kernel without annotations must compile.

mod support;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use dsl_core::diagnostic::{Code, Diagnostic};
use dsl_core::expand::device::Attribute;
use dsl_core::expand::surroundings::Context;
use proc_macro2::TokenStream;

/// An error that was found, or one that a file expects.
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

/// Every code that users can meet has a case. The others appear only if the compiler has a bug.
#[test]
fn every_code_has_a_case() {
    let cases: BTreeSet<String> =
        paths().iter().flat_map(|path| annotations(&read(path))).map(|note| note.code).collect();
    let missing: Vec<_> = Code::ALL
        .iter()
        .filter(|code| !code.is_internal() && !cases.contains(code.id()))
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

/// The errors that the comments of a file expect.
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

/// Deep nesting is an error and does not crash the compiler, on a stack as large as rustc's.
#[test]
fn deep_nesting_is_an_error() {
    let thread = std::thread::Builder::new().stack_size(8 << 20).spawn(nest);
    thread.expect("a thread").join().expect("it ends well");
}

fn nest() {
    // The text before, the opening part, the innermost text, the closing part, the text after.
    let nests = [
        ("out[0] = ", "x + ", "x", "", ";"),
        ("out[0] = ", "!", "x", "", ";"),
        ("out[0] = ", "(", "x", ")", ";"),
        ("out[0] = ", "x.max(", "x", ")", ";"),
        ("out[0] = x", ".max(1)", "", "", ";"),
        ("", "if x > 1 {", "out[0] = 1;", "}", ""),
        ("", "if x > 1 {} else ", "{}", "", ""),
        ("", "{", "out[0] = 1;", "}", ""),
        ("", "out[", "0", "]", "= 1;"),
        ("let a: ", "[", "u32", "; 1]", ";"),
        ("let f: ", "F<", "u32", ">", ";"),
        ("let f: ", "F<u32, ", "u32", ">", ";"),
        ("let f: ", "F<{ 1 }, ", "u32", ">", ";"),
        ("let f = ", "|x| ", "x", "", ";"),
        ("", "return ", "", "", ";"),
        ("let ", "&", "y = &x", "", ";"),
        ("", "x = ", "1", "", ";"),
        ("match x { ", "", "_ => {}", "", "}"),
    ];
    for (before, open, inner, close, after) in nests {
        for n in [60, 100, 126, 127, 128, 200, 400, 510, 1000, 3000] {
            let nest = format!("{}{inner}{}", open.repeat(n), close.repeat(n));
            let text = format!("fn k(x: u32, out: &mut [u32]) {{ {before}{nest}{after} }}");
            let item: TokenStream = text.parse().expect("tokens");
            let args: TokenStream = "workgroup_size = 1".parse().expect("tokens");
            let errors = dsl_core::compile(args.clone(), item.clone()).err().unwrap_or_default();
            let is_too_deep = |error: &&Diagnostic| error.message.contains("this is nested");
            let reports = errors.iter().filter(is_too_deep).count();
            match n {
                60 => assert_eq!(reports, 0, "{n} times {open}"),
                // Jumps, closures and references to references are refused for other reasons.
                1000.. if !open.is_empty() => {
                    assert_eq!((reports, errors.len()), (1, 1), "{n} times {open}: {errors:?}");
                    // Its launcher is generated nevertheless.
                    let stub = dsl_core::recover(item.clone(), &errors).to_string();
                    assert!(stub.contains("fn k"), "{n} times {open}");
                }
                _ => assert!(reports <= 1, "{n} times {open}: {errors:?}"),
            }
            let cx = Context { salt: "", outline: &|_| None };
            dsl_core::expand::gather::expand_kernel(args, item.clone(), &cx);
            let none = TokenStream::new();
            dsl_core::expand::device::expand(Attribute::Device, &none, item.clone(), &cx);
            dsl_core::kernel_test::expand(&none, item);
        }
    }
}

/// A `match` that becomes a chain of `else if`s has at most as many arms as browsers accept.
#[test]
fn match_as_else_if_chain_has_limited_arms() {
    let thread = std::thread::Builder::new().stack_size(8 << 20).spawn(|| {
        let on_tuples = |n| format!("({n}, _) => {{ out[0] = {n}; }}");
        let with_guards = |n| format!("({n}) if x > 2 => {{ out[0] = {n}; }}");
        let arms: [(&str, &dyn Fn(usize) -> String); 2] =
            [("(x, 1)", &on_tuples), ("x", &with_guards)];
        for (scrutinee, arm) in arms {
            for (n, fits) in [(100, true), (120, true), (128, false), (1000, false)] {
                let arms: String = (0..n).map(arm).collect();
                let body = format!("match {scrutinee} {{ {arms} _ => {{}} }}");
                let item = format!("fn k(x: u32, out: &mut [u32]) {{ {body} }}");
                let args = "workgroup_size = 1".parse().expect("tokens");
                let errors = dsl_core::compile(args, item.parse().expect("tokens")).err();
                let errors = errors.unwrap_or_default();
                assert_eq!(errors.len(), usize::from(!fits), "{n} arms on {scrutinee}: {errors:?}");
            }
        }
    });
    thread.expect("a thread").join().expect("it ends well");
}

/// Long code that is not deeply nested compiles.
#[test]
fn long_code_compiles() {
    let all = |part: fn(usize) -> String| (0..600).map(part).collect::<String>();
    let bodies = [
        "let mut v = x;".to_owned() + &all(|n| format!("if x < v {{ v += {n}; }}")),
        all(|n| format!("if x < {n} {{ out[0] = {n}; }}")),
        all(|n| format!("if (x < {n}) & (x + 1 < {n}) {{ out[0] = {n}; }} else {{ out[1] = 2; }}")),
        all(|n| format!("while out[0] < {n} {{ out[0] += 1; }}")),
        all(|n| {
            format!("for i in 0..{n} {{ out[i] = 1; }} match x < {n} {{ true => {{}} _ => {{}} }}")
        }),
        format!("let y = match x {{ {} _ => false }};", all(|n| format!("{n} => x < out[{n}],"))),
        all(|n| format!("out[0] = -1i32 as u32 * x + f32::MAX as u32 * {n};")),
        format!("let a = [{}]; out[0] = a[x];", all(|n| format!("(x < {n}) as u32 + x.max({n}),"))),
        format!("match x {{ {} _ => {{}} }}", all(|n| format!("{n} => {{ out[0] = 1; }}"))),
    ];
    for body in bodies {
        let item = format!("fn k(x: u32, out: &mut [u32]) {{ {body} }}").parse().expect("tokens");
        let args = "workgroup_size = 1".parse().expect("tokens");
        let errors = dsl_core::compile(args, item).err().unwrap_or_default();
        assert!(errors.is_empty(), "{}: {body}", errors[0].render());
    }
}
