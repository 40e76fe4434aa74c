//! The words of README, guide and messages: short sentences, short table cells, and no phrase that
//! makes a reader look back. CONTRIBUTING.md has the rules.

use std::path::{Path, PathBuf};

use markdown::{Docs, prose, root};

#[path = "support/markdown.rs"]
mod markdown;

/// Words of a sentence, and characters of a table cell.
const SENTENCE: usize = 30;
const CELL: usize = 120;

/// Phrases, in lower case, and what to write instead.
const AVOID: &[(&str, &str)] = &[
    (" that which ", "the noun"),
    (" of which ", "a second sentence, or `whose`"),
    (" those of ", "the noun"),
    (" the one that ", "the noun"),
    (" so many ", "a number, or the noun"),
    (" as many as ", "a number, or `at most`, `the same number`"),
    (" manieth", "`ordinal`"),
    (" is not a number ", "`kernels have no …`"),
    (" of wgpu's", "`of wgpu`"),
    (" like one before", "`repeating`"),
    (" all the same", "`nevertheless`, or `equal`"),
    (" than it need", "`than necessary`"),
    (" is open where ", "`if`"),
    (" what it is in ", "`its role in`"),
];

/// Made of the messages and the headers of the corpus.
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
        for (line, sentence) in sentences(&text) {
            let words = sentence.split_whitespace().count();
            if words > SENTENCE {
                wrong.push(format!("{}:{line}: {words} words: {sentence}", path.display()));
            }
            wrong.extend(avoided(&sentence).map(|say| format!("{}:{line}: {say}", path.display())));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Messages are in string literals, and no code has such phrases: all lines but comments are looked at.
#[test]
fn messages_are_plain() {
    let mut wrong = Vec::new();
    for folder in ["dsl-core/src", "dsl-runtime/src"] {
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

fn avoided(text: &str) -> impl Iterator<Item = String> {
    let text = format!(" {} ", text.to_lowercase());
    let found = AVOID.iter().filter(move |(phrase, _)| text.contains(phrase));
    found.map(|(phrase, instead)| format!("\"{}\": write {instead}", phrase.trim()))
}

/// Cells of tables, without the targets of links.
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

/// The sentences of paragraphs and list items, with their first lines. A code span counts as one word.
fn sentences(text: &str) -> Vec<(usize, String)> {
    let mut sentences = Vec::new();
    let mut paragraph = (0, String::new());
    let mut last = 0;
    let lines: Vec<(usize, String)> = prose(text).collect();
    for (number, line) in lines {
        let line = line.trim().to_owned();
        let begins = line.starts_with(['-', '|', '#', '<', '!'])
            || line.split_once(". ").is_some_and(|(n, _)| n.parse::<u32>().is_ok());
        if line.is_empty() || begins || number != last + 1 {
            split(&std::mem::take(&mut paragraph), &mut sentences);
        }
        last = number;
        if !line.starts_with(['|', '#', '<', '!']) {
            if paragraph.1.is_empty() {
                paragraph.0 = number;
            }
            paragraph.1 += " ";
            paragraph.1 += &line;
        }
    }
    split(&paragraph, &mut sentences);
    sentences
}

fn split((number, paragraph): &(usize, String), sentences: &mut Vec<(usize, String)>) {
    let text = without_targets(paragraph);
    let ends =
        text.replace(". ", ".\n").replace("? ", "?\n").replace(": ", ":\n").replace("; ", ";\n");
    sentences.extend(ends.lines().map(|sentence| (*number, sentence.trim().to_owned())));
}

/// `[text](target)` as `text`.
fn without_targets(text: &str) -> String {
    let mut parts = text.split("](");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain += part.split_once(')').map_or(part, |(_, rest)| rest);
    }
    plain.replace('[', "")
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("it can be read").path());
    paths.flat_map(|path| if path.is_dir() { rust_files(&path) } else { vec![path] }).collect()
}
