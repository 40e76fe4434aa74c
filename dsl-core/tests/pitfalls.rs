//! The pitfalls of workgroup memory: which kernels are refused, and with which code.
//!
//! The files of `pitfalls/` hold kernels of one verdict each. Taking any barrier out of an example
//! is noticed as well, except where that is known to change nothing that is certain.

#[path = "support/barriers.rs"]
mod barriers;
#[path = "support/silent.rs"]
mod silent;

use std::path::{Path, PathBuf};

use barriers::without_barriers;
use dsl_core::diagnostic::Code;
use dsl_core::items::Items;
use silent::SILENT;

#[test]
fn races() {
    all_are("races", Some(Code::Race));
    all_are("races_of_many_shapes", Some(Code::Race));
    all_are("races_in_other_words", Some(Code::Race));
    all_are("races_behind_exits", Some(Code::Race));
}

#[test]
fn unwritten() {
    all_are("unwritten", Some(Code::Unwritten));
}

#[test]
fn out_of_bounds() {
    all_are("out_of_bounds", Some(Code::IndexOutOfBounds));
}

#[test]
fn divergent() {
    all_are("divergent", Some(Code::NonUniform));
    all_are("divergent_in_many_shapes", Some(Code::NonUniform));
}

#[test]
fn divergent_calls() {
    all_are("divergent_calls", Some(Code::NonUniform));
}

#[test]
fn certain_to_fail() {
    all_are("certain_to_fail", Some(Code::ConstArithmetic));
    all_are("endless", Some(Code::EndlessLoop));
}

#[test]
fn budget() {
    all_are("budget", Some(Code::Limit));
}

#[test]
fn clean() {
    all_are("clean", None);
    all_are("clean_for_some_launches", None);
    all_are("clean_in_functions", None);
    all_are("clean_uniform", None);
    all_are("clean_budget", None);
    all_are("clean_when_run", None);
    all_are("clean_of_many_shapes", None);
    all_are("clean_at_second_sight", None);
    all_are("clean_in_other_words", None);
    all_are("clean_behind_exits", None);
}

/// What these do depends on the launch; `tests/pitfalls.rs` runs them.
#[test]
fn found_when_run() {
    all_are("found_when_run", None);
    all_are("found_when_launched", None);
}

/// A finding can be left out, if there is a reason.
#[test]
fn allowed() {
    let kernel = "fn all_store_to_one(out: &mut [u32]) { out[0] = local_invocation_index(); }";
    let compile = |args: &str| {
        let args = args.parse().expect("tokens");
        dsl_core::compile(args, kernel.parse().expect("tokens")).map(|_| ())
    };
    assert!(compile("workgroup_size = 64").is_err());
    assert!(compile("workgroup_size = 64, allow(race = \"any of them will do\")").is_ok());
    assert!(compile("workgroup_size = 64, allow(race = \"\")").is_err());
    assert!(compile("workgroup_size = 64, allow(race)").is_err());
    assert!(compile("workgroup_size = 64, allow(unwritten = \"another finding\")").is_err());
}

/// Each kernel of a file has findings of that code only, and has some; or none at all.
#[track_caller]
fn all_are(file: &str, expected: Option<Code>) {
    let path = root().join("dsl-core/tests/pitfalls").join(format!("{file}.rs"));
    let mut wrong = Vec::new();
    for (name, found) in verdicts(&read(&path)) {
        let is_right = match expected {
            Some(code) => !found.is_empty() && found.iter().all(|(other, _)| *other == code),
            None => found.is_empty(),
        };
        if !is_right {
            wrong.push(format!("{name}: {found:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{file}, expected {expected:?}:\n{}", wrong.join("\n"));
}

/// Of each kernel of a source text, what is wrong with it.
fn verdicts(text: &str) -> Vec<(String, Vec<(Code, String)>)> {
    let file = syn::parse_file(text).expect("Rust");
    let kernels = Items::from_file(&file).kernels;
    assert!(!kernels.is_empty(), "no kernels");
    let verdict = |kernel: dsl_core::items::file::Kernel| {
        let name = kernel.name.clone();
        let errors = kernel.compile().err().unwrap_or_default();
        (name, errors.iter().map(|error| (error.code, error.render())).collect())
    };
    kernels.into_iter().map(verdict).collect()
}

#[test]
fn barriers_of_the_examples_are_missed() {
    let mut silent = Vec::new();
    for entry in std::fs::read_dir(root().join("examples")).expect("examples") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let stem = path.file_stem().expect("a file").to_string_lossy().into_owned();
        let text = read(&path);
        for (n, mutant) in without_barriers(&text) {
            if verdicts(&mutant).iter().all(|(_, found)| found.is_empty()) {
                silent.push((stem.clone(), n));
            }
        }
    }
    silent.sort();
    let expected: Vec<(String, usize)> =
        SILENT.iter().map(|(stem, n)| ((*stem).to_owned(), *n)).collect();
    assert_eq!(silent, expected);
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
