//! Mutants: mistakes made on purpose in the compiler's source, which its tests have to notice.
//!
//! `tests/mutants/*.txt` list them; CONTRIBUTING.md describes the format. Each text that a mutant
//! replaces has to occur exactly once, which is checked always. `MUTANTS=uniformity` builds each mutant
//! of `uniformity.txt` in a copy of the workspace and runs the list's tests there; a mutant that they
//! pass is a failure. `MUTANTS=uniformity:loop` takes only the mutants with `loop` in their names.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, io, thread};

/// A list of mutants.
struct List {
    /// The name of its file, without `.txt`.
    name: String,
    mutants: Vec<Mutant>,
}

struct Mutant {
    name: String,
    edits: Vec<Edit>,
    /// Run until one fails.
    tests: Vec<Test>,
}

/// A text that is replaced.
struct Edit {
    /// Relative to `dsl-core`.
    file: String,
    old: String,
    new: String,
}

/// Tests of a file in `dsl-core/tests`: all, or those whose names contain one of the filters.
#[derive(Clone, PartialEq)]
struct Test {
    target: String,
    filters: Vec<String>,
}

/// What became of a mutant.
enum Fate {
    KilledBy(String),
    Survived,
    /// It is no program; what rustc says.
    Unbuilt(String),
}

#[test]
fn each_replaced_text_occurs_once() {
    for list in lists() {
        assert!(!list.mutants.is_empty(), "{} has no mutants", list.name);
        for mutant in &list.mutants {
            let same = list.mutants.iter().filter(|other| other.name == mutant.name).count();
            assert_eq!(same, 1, "{}: two mutants are called `{}`", list.name, mutant.name);
            for edit in &mutant.edits {
                edit.apply(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap_or_else(|problem| {
                    panic!("{}: mutant `{}`: {problem}", list.name, mutant.name)
                });
            }
        }
    }
}

#[test]
fn each_mutant_is_killed() {
    let Ok(wanted) = std::env::var("MUTANTS") else {
        say("NOT RUN: MUTANTS names no list of mutants");
        return;
    };
    let (name, part) = wanted.split_once(':').unwrap_or((&wanted, ""));
    let list = lists().into_iter().find(|list| list.name == name);
    let mut list = list.unwrap_or_else(|| panic!("there is no list `{name}`"));
    list.mutants.retain(|mutant| mutant.name.contains(part));
    assert!(!list.mutants.is_empty(), "no mutant of `{name}` has `{part}` in its name");

    let copy = Copy::new(name).expect("the workspace can be copied");
    let limits = copy.time_limits(&list);
    let mut alive = Vec::new();
    for (at, mutant) in list.mutants.iter().enumerate() {
        let start = Instant::now();
        let fate = copy.fate(mutant, &limits);
        let seconds = start.elapsed().as_secs();
        let progress = format!("{}/{}, {seconds} s", at + 1, list.mutants.len());
        match fate {
            Fate::KilledBy(test) => say(&format!("{progress}: killed by {test}: {}", mutant.name)),
            Fate::Survived => {
                say(&format!("{progress}: SURVIVED: {}", mutant.name));
                alive.push(mutant.name.as_str());
            }
            Fate::Unbuilt(error) => {
                say(&format!("{progress}: FAILS TO BUILD: {}\n{error}", mutant.name));
                alive.push(mutant.name.as_str());
            }
        }
    }
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
    // What the line before was, for texts of several lines.
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

impl Edit {
    /// The text of the file with this edit, for a crate in that folder.
    fn apply(&self, root: &Path) -> Result<String, String> {
        let text = fs::read_to_string(root.join(&self.file))
            .map_err(|error| format!("{}: {error}", self.file))?;
        match text.matches(&self.old).count() {
            _ if self.old == self.new => Err(format!("nothing changes in\n{}", self.old)),
            1 => Ok(text.replace(&self.old, &self.new)),
            count => Err(format!("{} has {count} times\n{}", self.file, self.old)),
        }
    }
}

// Builds.

/// A copy of the workspace. It has a target folder of its own: cargo tells two copies of a package in
/// one target folder apart by the times of their files only, and would take the one for the other.
struct Copy {
    root: PathBuf,
}

impl Copy {
    fn new(name: &str) -> io::Result<Copy> {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutants").join(name);
        let copy = Copy { root };
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        mirror(&workspace, &copy.root)?;
        Ok(copy)
    }

    /// How long each test may take: as it is, none of them fails.
    fn time_limits(&self, list: &List) -> Vec<(Test, Duration)> {
        let mut limits: Vec<(Test, Duration)> = Vec::new();
        for test in list.mutants.iter().flat_map(|mutant| &mutant.tests) {
            if limits.iter().any(|(known, _)| known == test) {
                continue;
            }
            let program = self.build(&test.target);
            let program =
                program.unwrap_or_else(|error| panic!("the copy fails to build\n{error}"));
            let start = Instant::now();
            let mut child = self.start(&program, test, Stdio::inherit);
            let status = child.wait().expect("a test that was started ends");
            assert!(status.success(), "without a mutant, the test {} fails", test.target);
            limits.push((test.clone(), start.elapsed() * 10 + Duration::from_secs(60)));
        }
        limits
    }

    fn fate(&self, mutant: &Mutant, limits: &[(Test, Duration)]) -> Fate {
        let root = self.root.join("dsl-core");
        let mut restored = Vec::new();
        for edit in &mutant.edits {
            let path = root.join(&edit.file);
            let mutated = edit.apply(&root).unwrap_or_else(|problem| panic!("{problem}"));
            restored.push((path.clone(), fs::read(&path).expect("it was read above")));
            fs::write(path, mutated).expect("the copy can be written to");
        }
        let fate = self.first_failure(mutant, limits);
        for (path, text) in restored.into_iter().rev() {
            fs::write(path, text).expect("the copy can be written to");
        }
        fate
    }

    fn first_failure(&self, mutant: &Mutant, limits: &[(Test, Duration)]) -> Fate {
        for test in &mutant.tests {
            let program = match self.build(&test.target) {
                Ok(program) => program,
                Err(error) => return Fate::Unbuilt(error),
            };
            let limit = limits.iter().find(|(known, _)| known == test);
            let limit = limit.expect("each test was run before").1;
            let mut child = self.start(&program, test, Stdio::null);
            match wait(&mut child, limit).expect("a test that was started can be waited for") {
                Some(true) => {}
                Some(false) => return Fate::KilledBy(test.target.clone()),
                None => return Fate::KilledBy(format!("{}, which did not end", test.target)),
            }
        }
        Fate::Survived
    }

    /// Builds a file of tests: the program, or what rustc says.
    fn build(&self, target: &str) -> Result<PathBuf, String> {
        let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
        let output = Command::new(cargo)
            .args(["test", "--offline", "--package", "dsl-core", "--no-run", "--test", target])
            .arg("--message-format=json-render-diagnostics")
            .current_dir(&self.root)
            .env_remove("CARGO_TARGET_DIR")
            // Nobody reads backtraces of mutants.
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .output()
            .expect("cargo can be run");
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        let messages = String::from_utf8_lossy(&output.stdout);
        let program = messages.lines().rev().find_map(|line| {
            let (_, rest) = line.split_once(r#""executable":""#)?;
            Some(rest.split_once('"')?.0.replace(r"\\", r"\"))
        });
        Ok(program.ok_or("cargo names no program")?.into())
    }

    fn start(&self, program: &Path, test: &Test, output: fn() -> Stdio) -> Child {
        Command::new(program)
            .args(&test.filters)
            .current_dir(self.root.join("dsl-core"))
            .env("CARGO_MANIFEST_DIR", self.root.join("dsl-core"))
            .env("RUST_BACKTRACE", "0")
            .env_remove("BLESS")
            .stdin(Stdio::null())
            .stdout(output())
            .stderr(output())
            .spawn()
            .expect("a test that was built can be run")
    }
}

/// Whether the program succeeds; `None` if it takes longer than that, and is ended.
fn wait(child: &mut Child, limit: Duration) -> io::Result<Option<bool>> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status.success()));
        }
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// Makes one folder like another, `target` and `.git` aside. Files that are equal are not touched, so
/// that cargo builds nothing anew for them.
fn mirror(from: &Path, to: &Path) -> io::Result<()> {
    const LEFT_OUT: [&str; 2] = ["target", ".git"];
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(to)? {
        let entry = entry?;
        let original = from.join(entry.file_name());
        let is_folder = entry.file_type()?.is_dir();
        if original.is_dir() == is_folder && original.exists() {
            continue;
        }
        if is_folder { fs::remove_dir_all(entry.path())? } else { fs::remove_file(entry.path())? }
    }
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if LEFT_OUT.iter().any(|left_out| name == *left_out) {
            continue;
        }
        let copy = to.join(&name);
        if entry.path().is_dir() {
            mirror(&entry.path(), &copy)?;
            continue;
        }
        let text = fs::read(entry.path())?;
        if fs::read(&copy).ok().as_ref() != Some(&text) {
            fs::write(copy, text)?;
        }
    }
    Ok(())
}

/// Says something that the test runner does not keep to itself, at one go.
fn say(text: &str) {
    // If standard error is closed, there is nobody to tell.
    _ = io::stderr().write_all(format!("{text}\n").as_bytes());
}
