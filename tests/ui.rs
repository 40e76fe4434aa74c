//! The output of rustc for mistakes in kernels, and at their calls. `tests/ui/*.stderr` holds the
//! messages; `BLESS=1 cargo test --test ui` rewrites them. `UI=warnings` takes only the files whose
//! names contain `warnings`.
//!
//! rustc's own messages change between releases, so they are compared only on the release that
//! recorded them.

mod support;

use std::fs;
use std::path::Path;
use std::process::Command;

use rayon::prelude::*;

use support::rustc::Toolchain;
use support::{files, root, say};

const RECORDED_WITH: &str = "rustc 1.95.0";

#[test]
fn messages() {
    let output = Command::new("rustc").arg("--version").output().expect("rustc is there");
    let version = String::from_utf8_lossy(&output.stdout);
    if !version.starts_with(RECORDED_WITH) {
        return say(&format!("NOT RUN: recorded with {RECORDED_WITH}, not {version}"));
    }
    let toolchain = Toolchain::find("ui");
    let chosen = std::env::var("UI").unwrap_or_default();
    let mut sources = files("tests/ui", "rs");
    sources.retain(|source| source.to_string_lossy().contains(&chosen));
    assert!(!sources.is_empty(), "no file's name contains `{chosen}`");
    let wrong: Vec<String> =
        sources.par_iter().filter_map(|source| difference(&toolchain, source)).collect();
    assert!(wrong.is_empty(), "not as recorded (BLESS=1 rewrites):\n{}", wrong.join("\n"));
}

/// The messages on a file, if they are not as recorded.
fn difference(toolchain: &Toolchain, source: &Path) -> Option<String> {
    let found = messages_on(toolchain, source);
    let recorded = source.with_extension("stderr");
    if fs::read_to_string(&recorded).ok().as_ref() == Some(&found) {
        return None;
    }
    if std::env::var_os("BLESS").is_some() {
        fs::write(&recorded, &found).unwrap_or_else(|error| panic!("{recorded:?}: {error}"));
        return None;
    }
    Some(format!("{}:\n{found}", recorded.display()))
}

/// The messages that refuse a file, without the paths of this machine, without warnings, and without
/// rustc's summary.
fn messages_on(toolchain: &Toolchain, source: &Path) -> String {
    let relative = source.strip_prefix(root()).expect("a file of the tests");
    let metadata = Path::new(env!("CARGO_TARGET_TMPDIR")).join(source.file_stem().expect("a file"));
    let text = toolchain.messages(relative, &metadata);
    let text = text.replace(&root().display().to_string(), "$DIR");
    let messages = text.split("\n\n").filter(|message| {
        message.starts_with("error") && !message.starts_with("error: aborting due to")
    });
    let messages: Vec<String> = messages.map(without_lines_of_the_runtime).collect();
    assert!(!messages.is_empty(), "{} is not refused:\n{text}", relative.display());
    messages.join("\n\n") + "\n"
}

/// A message without line numbers of the runtime, which change with the runtime's code. rustc indents a
/// message by its longest line number, so the indentation becomes smaller.
fn without_lines_of_the_runtime(message: &str) -> String {
    let mut is_in_runtime = false;
    let lines = message.lines().map(|line| {
        if let Some(arrow) = line.find("--> ") {
            is_in_runtime = line[arrow..].starts_with("--> dsl-runtime");
            let end = line.find(".rs:").filter(|_| is_in_runtime).map_or(line.len(), |at| at + 3);
            return line[..end].to_owned();
        }
        is_in_runtime &= line.starts_with(|first: char| first == ' ' || first.is_numeric());
        let is_numbered = is_in_runtime && line.trim_start().starts_with(char::is_numeric);
        let end = line.find('|').filter(|_| is_numbered).unwrap_or(0);
        " ".repeat(end) + &line[end..]
    });
    let lines: Vec<String> = lines.collect();
    let numbered = lines.iter().filter(|line| line.trim_start().starts_with(char::is_numeric));
    let width = |line: &String| line.len() - line.trim_start().len();
    let shift = numbered.map(width).min().unwrap_or(0);
    let moved = lines.iter().map(|line| match line.strip_prefix("...") {
        Some(rest) => format!("...{}", &rest[shift.min(rest.len())..]),
        None if line.starts_with(' ') => line[shift.min(width(line))..].to_owned(),
        None => line.clone(),
    });
    moved.collect::<Vec<String>>().join("\n")
}
