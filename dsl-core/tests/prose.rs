//! The language of README, guide, messages and comments: short sentences, short table cells, and no
//! phrase that makes a reader look back. CONTRIBUTING.md has the rules. `public_api.rs` checks the
//! documentation of public items.

use std::path::{Path, PathBuf};

use markdown::{Docs, root};
use plain::{avoided, problems, without_targets};

#[path = "support/markdown.rs"]
mod markdown;
#[path = "support/plain.rs"]
mod plain;

/// The most characters in a table cell.
const CELL: usize = 120;

/// Generated from the messages and the headers of the corpus.
const GENERATED: &[&str] = &["language-tests.md"];

#[test]
fn docs_are_plain() {
    let mut wrong = Vec::new();
    for (path, text) in Docs::read().0 {
        let named = |name: &&str| path.iter().any(|part| part == *name);
        if GENERATED.iter().any(named) {
            continue;
        }
        wrong.extend(cells(&text).filter(|(_, cell)| cell.chars().count() > CELL).map(
            |(line, cell)| {
                format!("{}:{line}: cell of {}: {cell}", path.display(), cell.chars().count())
            },
        ));
        let problems = problems(&text).into_iter();
        wrong.extend(problems.map(|(line, say)| format!("{}:{line}: {say}", path.display())));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Messages are string literals, and code has no such phrases: every line that is not a comment is
/// checked.
#[test]
fn messages_are_plain() {
    let mut wrong = Vec::new();
    for folder in ["dsl-core/src", "dsl-runtime/src", "dsl-runtime-core/src"] {
        for path in rust_files(&root().join(folder)) {
            let text = std::fs::read_to_string(&path).expect("it can be read");
            let code = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().starts_with("//"));
            wrong.extend(code.flat_map(|(number, line)| {
                let place = format!("{}:{number}", path.display());
                avoided(line).map(move |say| format!("{place}: {say}")).collect::<Vec<_>>()
            }));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn comments_are_plain() {
    let mut wrong = Vec::new();
    for folder in [
        "dsl-backends/src",
        "dsl-core/src",
        "dsl-editor/src",
        "dsl-macros/src",
        "dsl-naga/src",
        "dsl-runtime/src",
        "dsl-runtime-core/src",
        "dsl-algorithms/src",
        "dsl-mpi/src",
        "examples",
    ] {
        for path in rust_files(&root().join(folder)) {
            let text = std::fs::read_to_string(&path).expect("it can be read");
            let comments: Vec<&str> = text.lines().map(comment).collect();
            let problems = problems(&comments.join("\n")).into_iter();
            wrong.extend(problems.map(|(line, say)| format!("{}:{line}: {say}", path.display())));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The comment of a line that is one; else nothing.
fn comment(line: &str) -> &str {
    line.trim().strip_prefix("//").map_or("", |text| text.trim_start_matches(['/', '!']).trim())
}

/// The cells of tables, without link targets.
fn cells(text: &str) -> impl Iterator<Item = (usize, String)> {
    let mut in_code = false;
    let rows = (1..).zip(text.lines()).filter(move |(_, line)| {
        in_code ^= line.starts_with("```");
        !in_code && line.starts_with('|')
    });
    rows.flat_map(|(number, row)| {
        let row = row.replace("\\|", "¦");
        let cells = row.split('|').map(|cell| without_targets(cell.trim()));
        cells.map(|cell| (number, cell)).collect::<Vec<_>>()
    })
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    paths.flat_map(|path| if path.is_dir() { rust_files(&path) } else { vec![path] }).collect()
}
