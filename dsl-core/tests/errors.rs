//! The catalogue of errors. `guide/src/errors` has a page for each code, generated from the file of
//! the same name in `tests/errors`: the error, why it exists on a GPU, a wrong example with the
//! compiler's output, and a right one. The wrong example has errors of exactly this code. The right
//! example is short and has none. `BLESS=1 cargo test -p dsl-core --test errors` rewrites the
//! pages.

mod support;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use dsl_core::diagnostic::{Code, Diagnostic};

#[test]
fn catalogue() {
    let mut wrong = Vec::new();
    for code in Code::ALL {
        let id = code.id();
        match Entry::read(*code).and_then(|entry| entry.page(*code)) {
            Ok(page) => check_file(&docs().join(format!("{id}.md")), &page, &mut wrong),
            Err(message) => wrong.push(format!("{id}: {message}")),
        }
    }
    check_file(&docs().join("README.md"), &index(), &mut wrong);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));

    // Only existing codes have files and pages.
    let ids: BTreeSet<String> = Code::ALL.iter().map(|code| code.id().to_owned()).collect();
    assert_eq!(ids.len(), Code::ALL.len(), "an id is used twice");
    assert_eq!(stems(&sources()), ids);
    let mut pages = stems(&docs());
    assert!(pages.remove("README"), "the list of all codes is there");
    assert_eq!(pages, ids);
}

#[test]
fn explanations() {
    for code in Code::ALL {
        let (id, text) = (code.id(), code.explanation());
        assert!(text.starts_with(&format!("{id}: {}\n\n", code.title())), "{text}");
        assert!(text.contains("\n# Why\n") && !text.contains("//!"), "{text}");
        assert_eq!(text.contains("\n// Wrong:\n"), !code.is_internal(), "{text}");
        assert_eq!(Code::of_id(&id.to_lowercase()), Some(*code));
    }
    assert_eq!(Code::of_id("K9999"), None);
}

/// The names of a folder's files.
fn stems(folder: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("readable").path());
    paths.map(|path| path.file_stem().expect("a file").to_string_lossy().into_owned()).collect()
}

/// The file of one code.
struct Entry {
    /// Paragraphs: what is wrong, and why on a GPU.
    what: String,
    why: String,
    /// The wrong and the right example. Internal errors have none.
    examples: Option<(String, String)>,
}

impl Entry {
    fn read(code: Code) -> Result<Entry, String> {
        let path = sources().join(format!("{}.rs", code.id()));
        let text = read(&path).map_err(|error| format!("{path:?}: {error}"))?;
        let head: String = text
            .lines()
            .map_while(|line| line.strip_prefix("//!"))
            .map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned() + "\n")
            .collect();
        let (what, why) = head.split_once("# Why\n").ok_or("there is no `//! # Why`")?;
        if what.trim().is_empty() || why.trim().is_empty() {
            return Err("it does not say what is wrong, and why".to_owned());
        }
        let examples = text.split_once("\n// Wrong:\n").and_then(|(_, examples)| {
            let (wrong, right) = examples.split_once("\n// Right:\n")?;
            Some((wrong.trim().to_owned(), right.trim().to_owned()))
        });
        let (what, why) = (what.trim().to_owned(), why.trim().to_owned());
        Ok(Entry { what, why, examples })
    }

    /// The page. Both examples must have been compiled.
    fn page(&self, code: Code) -> Result<String, String> {
        let id = code.id();
        let mut page = format!(
            "# {id}: {}\n\n<!-- Generated from `dsl-core/tests/errors/{id}.rs`: BLESS=1 cargo test -p \
             dsl-core --test errors -->\n\n{}\n\n## Why\n\n{}\n",
            code.title(),
            self.what,
            self.why
        );
        let Some((wrong, right)) = &self.examples else {
            // No kernel can show a compiler bug.
            let message = "`// Wrong:` and `// Right:` are missing".to_owned();
            return if code.is_internal() { Ok(page) } else { Err(message) };
        };
        let answer = answer(code, wrong)?;
        if let Some(mistake) = mistakes(right)?.first() {
            return Err(format!("the right example is wrong: {}", mistake.render()));
        }
        _ = write!(
            page,
            "\n## Wrong\n\n```rust,ignore\n{wrong}\n```\n\n```text\n{answer}```\n\n## Right\n\n\
             ```rust,ignore\n{right}\n```\n"
        );
        Ok(page)
    }
}

/// The compiler's output for a wrong example.
fn answer(code: Code, wrong: &str) -> Result<String, String> {
    let mistakes = mistakes(wrong)?;
    if mistakes.is_empty() {
        return Err("the wrong example has no mistakes".to_owned());
    }
    if let Some(other) = mistakes.iter().find(|mistake| mistake.code != code) {
        return Err(format!("the wrong example has another mistake: {}", other.render()));
    }
    let line = |mistake: &Diagnostic| mistake.span.start().line;
    Ok(mistakes.iter().map(|it| format!("line {}: error: {}\n", line(it), it.render())).collect())
}

fn mistakes(text: &str) -> Result<Vec<Diagnostic>, String> {
    support::mistakes(text).map_err(|error| format!("the example is no Rust: {error}"))
}

/// The list of all codes.
fn index() -> String {
    let mut page =
        "# Errors\n\n<!-- Generated: BLESS=1 cargo test -p dsl-core --test errors -->\n\n\
                    Every error of the compiler ends with its code. A code never changes its \
                    meaning.\n\n| code | |\n|---|---|\n"
            .to_owned();
    for code in Code::ALL {
        _ = writeln!(page, "| [{id}]({id}.md) | {title} |", id = code.id(), title = code.title());
    }
    page
}

/// Compares a page with its file; with `BLESS`, writes the file first.
fn check_file(path: &Path, page: &str, wrong: &mut Vec<String>) {
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, page).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    }
    if read(path).unwrap_or_default() != page {
        let how = "run BLESS=1 cargo test -p dsl-core --test errors, and read the diff";
        wrong.push(format!("{path:?} is not what it should be: {how}"));
    }
}

fn read(path: &Path) -> std::io::Result<String> {
    std::fs::read_to_string(path)
}

fn sources() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/errors")
}

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../guide/src/errors")
}
