//! Mutants: deliberate mistakes in the compiler's source, which its tests must notice.
//!
//! `tests/mutants/*.txt` list them; CONTRIBUTING.md describes the format. Each text that a mutant
//! replaces must occur exactly once, in the body of a function; this is always checked.
//! `MUTANTS=proofs` runs the tests of `proofs.txt` with each of its mutants. A mutant that passes
//! all tests is a failure. `MUTANTS=proofs:loop` selects the mutants with `loop` in their names,
//! and `MUTANTS=all` runs all lists.
//!
//! All mutants are built at once, in a copy of the crate. A function with mutants has one body per
//! mutant, and the environment variable `MUTANT` selects one.

use std::collections::BTreeMap;
use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use std::{fs, io, thread};

use syn::spanned::Spanned;
use syn::visit::Visit;

/// A list of mutants.
struct List {
    /// The name of its file, without `.txt`.
    name: String,
    mutants: Vec<Mutant>,
}

struct Mutant {
    name: String,
    edits: Vec<Edit>,
    /// These tests run until one fails.
    tests: Vec<Test>,
}

/// A replaced text.
struct Edit {
    /// Relative to `dsl-core`.
    file: String,
    old: String,
    new: String,
}

/// Tests of a file in `dsl-core/tests`: all of them, or those whose names contain one of the
/// filters.
#[derive(Clone, PartialEq)]
struct Test {
    target: String,
    filters: Vec<String>,
}

#[test]
fn each_replaced_text_occurs_once() {
    for list in lists() {
        assert!(!list.mutants.is_empty(), "{} has no mutants", list.name);
        for mutant in &list.mutants {
            let same = list.mutants.iter().filter(|other| other.name == mutant.name).count();
            assert_eq!(same, 1, "{}: two mutants are called `{}`", list.name, mutant.name);
        }
        mutated(&list.mutants);
    }
}

#[test]
fn each_mutant_is_killed() {
    let Ok(wanted) = std::env::var("MUTANTS") else {
        say("NOT RUN: MUTANTS names no list of mutants");
        return;
    };
    let (name, part) = wanted.split_once(':').unwrap_or((&wanted, ""));
    let lists = lists().into_iter().filter(|list| name == "all" || list.name == name);
    let mut mutants: Vec<Mutant> = lists.flat_map(|list| list.mutants).collect();
    assert!(!mutants.is_empty(), "there is no list `{name}`");
    mutants.retain(|mutant| mutant.name.contains(part));
    assert!(!mutants.is_empty(), "no mutant of `{name}` has `{part}` in its name");

    let programs = Programs::build(name, &mutants);
    let (next, alive) = (Mutex::new(mutants.iter().enumerate()), Mutex::new(Vec::new()));
    let work = || {
        loop {
            let Some((number, mutant)) = next.lock().expect("nobody panics with it").next() else {
                return;
            };
            let (start, killer) = (Instant::now(), programs.killer(number, &mutant.tests));
            let progress =
                format!("{}/{}, {} s", number + 1, mutants.len(), start.elapsed().as_secs());
            match killer {
                Some(killer) => say(&format!("{progress}: {}: {killer:.120}", mutant.name)),
                None => {
                    say(&format!("{progress}: {}: SURVIVED", mutant.name));
                    alive.lock().expect("nobody panics with it").push(mutant.name.as_str());
                }
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let alive = alive.into_inner().expect("nobody panics with it");
    assert!(alive.is_empty(), "not killed: {alive:#?}");
}

// Lists.

fn lists() -> Vec<List> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mutants");
    let entries = fs::read_dir(folder).expect("the folder of the lists");
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| entry.expect("a file of that folder").path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "there are no lists of mutants");
    paths.iter().map(|path| list(path)).collect()
}

fn list(path: &Path) -> List {
    let text = fs::read_to_string(path).expect("a list is a text file");
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let mut list = List { name, mutants: Vec::new() };
    let (mut file, mut tests, mut tests_are_used) = (String::new(), Vec::new(), false);
    // The first character of the line before, for texts of several lines.
    let mut before = ' ';
    for (at, line) in text.lines().enumerate() {
        let place = || format!("{}:{}", path.display(), at + 1);
        let mutant = list.mutants.last_mut();
        let first = line.chars().next().unwrap_or(' ');
        match (first, line.split_once(' ').unwrap_or((line, ""))) {
            (' ' | '#', _) => {}
            ('-', _) => {
                let mutant = mutant.unwrap_or_else(|| panic!("{}: of no mutant", place()));
                let line = &line[1..];
                match mutant.edits.last_mut() {
                    Some(edit) if before == '-' => edit.old = format!("{}\n{line}", edit.old),
                    _ => {
                        let (file, old, new) = (file.clone(), line.to_owned(), String::new());
                        mutant.edits.push(Edit { file, old, new });
                    }
                }
            }
            ('+', _) => {
                let edit = mutant.and_then(|mutant| mutant.edits.last_mut());
                let edit = edit.unwrap_or_else(|| panic!("{}: replaces nothing", place()));
                let line = &line[1..];
                edit.new =
                    if before == '+' { format!("{}\n{line}", edit.new) } else { line.to_owned() };
            }
            (_, ("file", name)) => name.clone_into(&mut file),
            (_, ("test", words)) => {
                if std::mem::take(&mut tests_are_used) {
                    tests.clear();
                }
                let mut words = words.split_whitespace().map(str::to_owned);
                let target = words.next().unwrap_or_else(|| panic!("{}: no name", place()));
                tests.push(Test { target, filters: words.collect() });
            }
            (_, ("mutant", name)) => {
                assert!(!tests.is_empty(), "{}: no `test` before", place());
                tests_are_used = true;
                let (name, tests) = (name.to_owned(), tests.clone());
                list.mutants.push(Mutant { name, edits: Vec::new(), tests });
            }
            _ => panic!("{}: neither of `file`, `test`, `mutant`, `-`, `+` and `#`", place()),
        }
        before = first;
    }
    for mutant in &list.mutants {
        assert!(!mutant.edits.is_empty(), "{}: `{}` changes nothing", list.name, mutant.name);
    }
    list
}

// Sources.

/// The files that have mutants, with all mutants in their text.
fn mutated(mutants: &[Mutant]) -> BTreeMap<&str, String> {
    let edits = mutants.iter().enumerate().flat_map(|(number, mutant)| {
        mutant.edits.iter().map(move |edit| (number, &mutant.name, edit))
    });
    let mut files: BTreeMap<&str, Vec<_>> = BTreeMap::new();
    edits.for_each(|(number, name, edit)| {
        files.entry(&edit.file).or_default().push((number, name, edit));
    });
    let mutate = |(file, edits): (_, Vec<(usize, &String, &Edit)>)| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{file}: {error}"));
        let mut source = Source::new(&text);
        for (number, name, edit) in edits {
            let done = source.edit(number, edit);
            done.unwrap_or_else(|problem| panic!("mutant `{name}`: {file} {problem}"));
        }
        (file, source.text())
    };
    files.into_iter().map(mutate).collect()
}

/// A file, and the mutated bodies of its functions.
struct Source<'a> {
    text: &'a str,
    /// By their start offsets.
    bodies: BTreeMap<usize, Body>,
}

struct Body {
    range: Range<usize>,
    /// The mutated bodies, by the number of the mutant.
    mutants: BTreeMap<usize, String>,
}

impl<'a> Source<'a> {
    fn new(text: &'a str) -> Source<'a> {
        let mut source = Source { text, bodies: BTreeMap::new() };
        source.visit_file(&syn::parse_file(text).expect("a file of the compiler"));
        source
    }

    fn edit(&mut self, number: usize, edit: &Edit) -> Result<(), String> {
        let Edit { old, new, .. } = edit;
        if old == new {
            return Err(format!("does not change\n{old}"));
        }
        let places: Vec<usize> = self.text.match_indices(old).map(|(at, _)| at).collect();
        let [at] = places[..] else {
            return Err(format!("has {} times\n{old}", places.len()));
        };
        let body = self.bodies.values_mut().find(|body| body.range.contains(&at));
        let body = body.ok_or_else(|| format!("has in the body of no function\n{old}"))?;
        let original = || self.text[body.range.clone()].to_owned();
        let mutant = body.mutants.entry(number).or_insert_with(original);
        *mutant = mutant.replacen(old, new, 1);
        Ok(())
    }

    /// The file with a `match` on the variable `MUTANT` in each mutated body.
    fn text(&self) -> String {
        let (mut text, mut at) = (String::new(), 0);
        for Body { range, mutants } in self.bodies.values().filter(|of| !of.mutants.is_empty()) {
            text += &self.text[at..range.start];
            text += "{ match crate::mutant() {\n";
            for (number, body) in mutants {
                text += &format!("{number} => {body}\n");
            }
            text += &format!("_ => {}\n}} }}", &self.text[range.clone()]);
            at = range.end;
        }
        text + &self.text[at..]
    }
}

impl<'ast> Visit<'ast> for Source<'_> {
    /// Records a body. Functions inside it belong to it.
    fn visit_block(&mut self, block: &'ast syn::Block) {
        let range = block.span().byte_range();
        self.bodies.insert(range.start, Body { range, mutants: BTreeMap::new() });
    }
}

/// Appended to the library.
const SWITCH: &str = r#"
pub(crate) fn mutant() -> usize {
    static CHOSEN: std::sync::OnceLock<usize> = std::sync::OnceLock::new();
    let chosen = || std::env::var("MUTANT").ok()?.parse().ok();
    *CHOSEN.get_or_init(|| chosen().unwrap_or(usize::MAX))
}
"#;

// Programs.

/// The tests, built with all mutants.
struct Programs {
    /// The folder of the copied crate.
    folder: PathBuf,
    /// Each test file's program.
    programs: BTreeMap<String, PathBuf>,
    /// The time limit of each test. Without mutants, all tests pass.
    limits: Vec<(Test, Duration)>,
}

impl Programs {
    fn build(name: &str, mutants: &[Mutant]) -> Programs {
        let workspace = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutants").join(name);
        copy(&workspace, &mutated(mutants)).expect("the crate can be copied");
        let folder = workspace.join("dsl-core");
        let mut built = Programs { folder, programs: BTreeMap::new(), limits: Vec::new() };
        for test in mutants.iter().flat_map(|mutant| &mutant.tests) {
            if built.limits.iter().any(|(known, _)| known == test) {
                continue;
            }
            if !built.programs.contains_key(&test.target) {
                built.programs.insert(test.target.clone(), program(&workspace, &test.target));
            }
            let start = Instant::now();
            let failure = built.failure(usize::MAX, test, Duration::MAX);
            assert!(failure.is_none(), "without a mutant, {} fails: {failure:?}", test.target);
            built.limits.push((test.clone(), start.elapsed() * 10 + Duration::from_secs(60)));
        }
        built
    }

    /// The panic message of the first test that fails with a mutant.
    fn killer(&self, number: usize, tests: &[Test]) -> Option<String> {
        tests.iter().find_map(|test| {
            let limit = self.limits.iter().find(|(known, _)| known == test);
            self.failure(number, test, limit.expect("each test was run before").1)
        })
    }

    /// The panic message of a test, if it fails with a mutant.
    fn failure(&self, number: usize, test: &Test, limit: Duration) -> Option<String> {
        let said = self.folder.join(format!("said-{number}"));
        let file = || fs::File::create(&said).expect("a file beside the crate");
        let mut child = Command::new(&self.programs[&test.target])
            .args(&test.filters)
            .arg("--nocapture")
            .current_dir(&self.folder)
            .env("MUTANT", number.to_string())
            .env("RUST_BACKTRACE", "0")
            .env("SOUNDNESS_QUICK", "1")
            // These programs are optimised.
            .env("SOUNDNESS_CASES", "5000")
            .env_remove("BLESS")
            // The stored verdicts do.
            .env_remove("TINT_CHECK")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(file())
            .spawn()
            .expect("a test that was built can be run");
        let status = wait(&mut child, limit).expect("a test that was started can be waited for");
        let text = fs::read_to_string(&said).expect("the output of a test is UTF-8");
        fs::remove_file(&said).expect("the file was written above");
        match status {
            Some(status) if status.success() => None,
            Some(status) => {
                let mut panic = text.lines().skip_while(|line| !line.contains("panicked at"));
                let without_panic = || format!("{status}: {text}");
                Some(panic.nth(1).map_or_else(without_panic, str::to_owned))
            }
            None => Some(format!("{} does not end", test.target)),
        }
    }
}

/// The program of a test file, slightly optimised.
fn program(workspace: &Path, target: &str) -> PathBuf {
    let output = Command::new(env!("CARGO"))
        .args(["test", "--offline", "--no-run", "--test", target])
        .arg("--message-format=json-render-diagnostics")
        .current_dir(workspace)
        .env("CARGO_TARGET_DIR", workspace.join("target"))
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", "1")
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        // Link-time optimisation takes as long as the rest of the build, and gains little.
        .env("CARGO_PROFILE_DEV_LTO", "off")
        .output()
        .expect("cargo can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let messages = String::from_utf8_lossy(&output.stdout);
    // The crate's own programs are built as well: tests may run them.
    let test = messages.lines().find(|line| line.contains(r#""kind":["test"]"#));
    let program = test.and_then(|line| {
        let (_, rest) = line.split_once(r#""executable":""#)?;
        Some(rest.split_once('"')?.0.replace(r"\\", r"\"))
    });
    program.expect("cargo names the program").into()
}

/// The exit status of the program; `None` if it exceeds the limit and is killed.
fn wait(child: &mut Child, limit: Duration) -> io::Result<Option<ExitStatus>> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// A workspace with copies of this crate and of `dsl-naga`. Mutated files replace some of its files.
fn copy(workspace: &Path, mutated: &BTreeMap<&str, String>) -> io::Result<()> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = BTreeMap::new();
    read(here, Path::new("dsl-core"), &mut files)?;
    read(&here.join("../dsl-naga"), Path::new("dsl-naga"), &mut files)?;
    for (file, text) in mutated {
        files.insert(Path::new("dsl-core").join(file), text.clone().into_bytes());
    }
    let library = files.get_mut(Path::new("dsl-core/src/lib.rs")).expect("the library");
    library.extend(SWITCH.bytes());
    let whole = fs::read_to_string(here.join("../Cargo.toml"))?;
    // Leaves out the list of workspace members and the package of the workspace itself.
    let (_, rest) = whole.split_once("\nresolver").expect("its resolver, below its members");
    let (rest, _) = rest.split_once("\n[package]").expect("its package");
    let manifest = format!("[workspace]\nmembers = [\"dsl-core\"]\nresolver{rest}");
    files.insert("Cargo.toml".into(), manifest.into_bytes());
    files.insert("Cargo.lock".into(), fs::read(here.join("../Cargo.lock"))?);
    // Files of an earlier copy that no longer exist would be built as well, so they are removed.
    // Unchanged files are not rewritten, so they are not rebuilt.
    let (crate_copy, mut old) = (workspace.join("dsl-core"), BTreeMap::new());
    fs::create_dir_all(&crate_copy)?;
    read(&crate_copy, Path::new("dsl-core"), &mut old)?;
    for path in old.keys().filter(|path| !files.contains_key(*path)) {
        fs::remove_file(workspace.join(path))?;
    }
    for (path, text) in files {
        let path = workspace.join(path);
        if fs::read(&path).ok().as_ref() != Some(&text) {
            fs::create_dir_all(path.parent().expect("a folder around it"))?;
            fs::write(path, text)?;
        }
    }
    Ok(())
}

/// Reads all files of a folder, under a new folder name.
fn read(folder: &Path, name: &Path, files: &mut BTreeMap<PathBuf, Vec<u8>>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let (path, name) = entry.map(|entry| (entry.path(), name.join(entry.file_name())))?;
        match path.is_dir() {
            true => read(&path, &name, files)?,
            false => _ = files.insert(name, fs::read(&path)?),
        }
    }
    Ok(())
}

/// Prints text in one write that the test runner does not capture.
fn say(text: &str) {
    // If standard error is closed, there is nowhere to report it.
    _ = io::stderr().write_all(format!("{text}\n").as_bytes());
}
