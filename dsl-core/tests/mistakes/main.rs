//! How much the test of soundness notices: mistakes in the proofs, made on purpose, each of which its
//! random kernels have to find, in as many of them as it runs usually.
//!
//! `each_mistake_has_a_place` is cheap: it tells where `list.rs` does not fit the proofs any more.
//! `MISTAKES=1 cargo test -p dsl-core --test mistakes` makes the mistakes: a copy of the crate gets all of
//! them, each behind a number that an environment variable chooses, so that it is built but once.
//! `MISTAKES=name` is for those with that in their names. `MISTAKES_CASES` are the kernels of each.

mod list;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use list::{MISTAKES, Mistake};

#[test]
fn each_mistake_has_a_place() {
    assert!(MISTAKES.len() >= 60, "there are fewer mistakes than there were");
    let mut names = BTreeSet::new();
    for mistake in MISTAKES {
        assert!(names.insert(mistake.name), "two mistakes are called {}", mistake.name);
        let text = std::fs::read_to_string(path(mistake)).expect("a file of the proofs");
        let count = text.matches(&mistake.parts().concat()).count();
        assert_eq!(
            count, 1,
            "{}: `{}` is in {} {count} times",
            mistake.name, mistake.text, mistake.file
        );
    }
}

#[test]
fn each_mistake_is_noticed() {
    let Ok(chosen) = std::env::var("MISTAKES") else {
        println!("NOT RUN: `MISTAKES=1` makes each mistake, which takes long");
        return;
    };
    let folder = scratch();
    let program = build(&folder);
    let run = |number: usize| {
        let cases = std::env::var("MISTAKES_CASES");
        let mut command = Command::new(&program);
        command.args(["proofs_hold", "--nocapture"]).current_dir(folder.join("dsl-core"));
        command.env("MISTAKE", number.to_string()).env("SOUNDNESS_QUICK", "1");
        cases.into_iter().for_each(|cases| _ = command.env("SOUNDNESS_CASES", cases));
        command.env_remove("SOUNDNESS_ALL").env("RUST_BACKTRACE", "0");
        command.output().expect("the test of soundness runs")
    };
    let right = run(MISTAKES.len());
    let said = String::from_utf8_lossy(&right.stdout).into_owned();
    assert!(right.status.success(), "it fails without a mistake: {said}");
    let mut missed = Vec::new();
    for (number, mistake) in MISTAKES.iter().enumerate() {
        if chosen != "1" && !mistake.name.contains(&chosen) {
            continue;
        }
        let output = run(number);
        let said = String::from_utf8_lossy(&output.stderr);
        let found = said.lines().find(|line| line.contains("SOUNDNESS_SEED"));
        println!("{}: {:.120}", mistake.name, found.unwrap_or("NOT NOTICED"));
        if output.status.success() || found.is_none() {
            missed.push(mistake.name);
        }
    }
    assert!(missed.is_empty(), "not noticed: {missed:#?}");
}

impl Mistake {
    /// What is before the mistake, what is wrong, and what is behind it.
    fn parts(&self) -> [&'static str; 3] {
        let (before, rest) = self.text.split_once('«').expect("where the mistake begins");
        let (wrong, after) = rest.split_once('»').expect("where it ends");
        [before, wrong, after]
    }
}

fn path(mistake: &Mistake) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.join("src/analyze").join(match mistake.file.strip_prefix("../") {
        Some(file) => file.to_owned(),
        None => format!("proofs/{}", mistake.file),
    })
}

/// A copy of the crate with all mistakes.
fn scratch() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mistakes");
    let mut files = BTreeMap::new();
    read(here, &mut files);
    for (number, mistake) in MISTAKES.iter().enumerate() {
        let parts = mistake.parts();
        // Several mistakes may be made at one place.
        let instead = format!("(if crate::mistake() == {number} {{ {} }} else ", mistake.instead);
        let text = files.get_mut(&path(mistake)).expect("a file of the proofs");
        let wrong = apply(&String::from_utf8_lossy(text), &parts, &instead);
        *text = wrong.unwrap_or_else(|| panic!("{}", mistake.text)).into_bytes();
    }
    let library = files.get_mut(&here.join("src/lib.rs")).expect("the library");
    library.extend(SWITCH.bytes());
    let copies = files.into_iter().map(|(path, text)| {
        let path = path.strip_prefix(here).expect("a file of the crate").to_owned();
        (folder.join("dsl-core").join(path), text)
    });
    let mut copies: BTreeMap<PathBuf, Vec<u8>> = copies.collect();
    let workspace = here.parent().expect("the workspace");
    let whole = std::fs::read_to_string(workspace.join("Cargo.toml")).expect("its manifest");
    // The members apart from this one, and the package of the workspace itself, are left out.
    let (before, rest) = whole.split_once("members = [").expect("its members");
    let (_, rest) = rest.split_once(']').expect("the last of them");
    let (rest, _) = rest.split_once("\n[package]").expect("its package");
    let manifest = format!("{before}members = [\"dsl-core\"]{rest}");
    copies.insert(folder.join("Cargo.toml"), manifest.into_bytes());
    let lock = std::fs::read(workspace.join("Cargo.lock")).expect("its versions");
    copies.insert(folder.join("Cargo.lock"), lock);
    // What an earlier copy had, and this one has not, would be built as well; what has not changed is
    // not built anew.
    let mut old = BTreeMap::new();
    std::fs::create_dir_all(folder.join("dsl-core")).expect("a folder is made");
    read(&folder.join("dsl-core"), &mut old);
    for path in old.keys().filter(|path| !copies.contains_key(*path)) {
        std::fs::remove_file(path).expect("a file is removed");
    }
    for (path, text) in &copies {
        if std::fs::read(path).ok().as_ref() != Some(text) {
            std::fs::create_dir_all(path.parent().expect("its folder")).expect("a folder is made");
            std::fs::write(path, text).expect("a file is written");
        }
    }
    folder
}

/// A text with a mistake in it, beside those that are there already.
fn apply(text: &str, [before, wrong, after]: &[&str; 3], instead: &str) -> Option<String> {
    let is_statement = wrong.ends_with([';', '}']) && !wrong.starts_with('{');
    let end = if is_statement { "}" } else { "})" };
    let instead = if is_statement { instead.trim_start_matches('(') } else { instead };
    let whole = [*before, *wrong, *after].concat();
    if text.contains(&whole) {
        return Some(text.replace(&whole, &format!("{before}{instead}{{ {wrong} {end}{after}")));
    }
    // Behind the mistake that stands there.
    let earlier = format!("{{ {wrong} {end}{after}");
    text.contains(&earlier).then(|| {
        let inner = format!("{{ {instead}{{ {wrong} {end} {end}{after}");
        text.replace(&earlier, &inner)
    })
}

/// Which mistake is made.
const SWITCH: &str = "
pub(crate) fn mistake() -> usize {
    static CHOSEN: std::sync::OnceLock<usize> = std::sync::OnceLock::new();
    *CHOSEN.get_or_init(|| std::env::var(\"MISTAKE\").ok().and_then(|n| n.parse().ok()).unwrap_or(usize::MAX))
}
";

/// The test of soundness of the copy, somewhat optimised.
fn build(folder: &Path) -> PathBuf {
    let output = Command::new(env!("CARGO"))
        .args(["test", "-p", "dsl-core", "--test", "soundness", "--no-run"])
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", "1")
        .output()
        .expect("cargo runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    let path = said.rsplit_once('(').and_then(|(_, rest)| rest.split_once(')'));
    let (path, _) = path.expect("cargo says where the program is");
    // Relative to the workspace, if it is inside.
    folder.join(path)
}

/// Reads all files of a folder.
fn read(folder: &Path, files: &mut BTreeMap<PathBuf, Vec<u8>>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            read(&path, files);
        } else {
            files.insert(path.clone(), std::fs::read(&path).expect("a file"));
        }
    }
}
