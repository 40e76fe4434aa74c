//! Functions of published crates as kernels. `list.txt` names them. Each is pasted unchanged into a
//! `#[device] mod`, with the items of its file that it needs, and into a plain module. This program
//! compiles the first; the program `compare` runs both. `cargo run -- find CRATE-VERSION …` prints
//! the lines of a crate's functions that could be in the list.

mod case;
mod paste;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use case::Case;
use dsl_core::expand::conditions::{self, Conditions};
use dsl_core::expand::file::Kernel;
use dsl_core::items::Items;

fn main() {
    // As in a build of a program, not of its tests.
    conditions::know(|| Conditions::of_rustc(["rustc".to_owned()]));
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.split_first() {
        Some((first, crates)) if first == "find" => crates.iter().for_each(|name| find(name)),
        _ => compile_and_compare(arguments.first().map_or("", String::as_str)),
    }
}

/// Compiles the cases whose names contain `filter`. Prints the refused ones, and compares the
/// results of all others.
fn compile_and_compare(filter: &str) {
    let list = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("list.txt"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/published");
    fs::create_dir_all(&folder).expect("the target folder can be written");
    let (mut all, mut accepted) = (0, BTreeMap::new());
    let mut refused: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for case in cases(&list.expect("list.txt is here")).filter(|case| case.name.contains(filter)) {
        let text = case.text();
        let path = folder.join(format!("case_{all}.rs"));
        fs::write(&path, &text).expect("the target folder can be written");
        match errors_of(&text) {
            None => _ = accepted.insert(all, (case, path)),
            Some(error) => refused.entry(error).or_default().push(format!(
                "{} ({})",
                case.name,
                path.display()
            )),
        }
        all += 1;
    }
    let mut by_count: Vec<_> = refused.iter().collect();
    by_count.sort_by_key(|(_, cases)| std::cmp::Reverse(cases.len()));
    for (error, cases) in &by_count {
        println!("{} × {error}\n    {}", cases.len(), cases.join("\n    "));
    }
    let program = folder.join("cases.rs");
    build(&program, &mut accepted);
    println!("{} of {all} compile", accepted.len());
    let run = compare("run", &program).status().expect("cargo runs");
    assert!(run.success(), "the comparison failed");
}

/// Builds the program that compares these cases. Cases that rustc refuses are removed: `#[device]`
/// checks all items of a module, including items that the kernel does not use.
fn build(program: &Path, accepted: &mut BTreeMap<usize, (Case, PathBuf)>) {
    loop {
        let (mut modules, mut entries) = (String::new(), String::new());
        for (n, (case, path)) in &*accepted {
            modules += &format!("#[path = {path:?}] mod case_{n};\n");
            entries += &format!(
                "Case {{ name: {:?}, kinds: {:?}, host: case_{n}::host::call, run: case_{n}::launch }},\n",
                case.name, case.kinds
            );
        }
        let text = format!("{modules}\nconst CASES: &[Case] = &[{entries}];");
        fs::write(program, text).expect("the target folder can be written");
        let output = compare("build", program).output().expect("cargo runs");
        if output.status.success() {
            return;
        }
        let errors = String::from_utf8_lossy(&output.stderr);
        let places = errors.lines().filter_map(|line| line.trim().strip_prefix("--> "));
        let numbers = places.filter_map(|place| {
            place.split_once("case_")?.1.split_once('.')?.0.parse::<usize>().ok()
        });
        let numbers: BTreeSet<usize> = numbers.filter(|n| accepted.contains_key(n)).collect();
        assert!(!numbers.is_empty(), "{errors}");
        println!("{} × rustc refuses the module", numbers.len());
        for n in numbers {
            let removed = accepted.remove(&n).map(|(case, path)| (case.name, path));
            println!("    {removed:?}");
        }
        println!("{errors}");
    }
}

/// A cargo command for the program `compare`.
fn compare(command: &str, program: &Path) -> Command {
    let mut cargo = Command::new("cargo");
    cargo
        .args([command, "--quiet", "--bin", "compare"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("PUBLISHED", program);
    cargo
}

/// The first error of a file with a kernel.
fn errors_of(text: &str) -> Option<String> {
    let file = syn::parse_file(text).expect("rustc has parsed these items");
    let file = Items::from_file(&file);
    let errors = file.kernels.into_iter().map(Kernel::compile).find_map(Result::err);
    let error = errors.unwrap_or_default().into_iter().chain(file.errors).next()?;
    Some(format!("{}: {}", error.code.id(), error.message))
}

/// The cases of the list.
fn cases(list: &str) -> impl Iterator<Item = Case> {
    let mut file = None;
    list.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).filter_map(move |line| {
        if !line.starts_with(' ') {
            file = Some(paste::File::read(line, &registry().join(line)));
            return None;
        }
        let file = file.as_ref().expect("a file comes first");
        Some(
            Case::new(file, line.trim())
                .unwrap_or_else(|| panic!("{line}: no such function, or types without values")),
        )
    })
}

/// Prints the lines of the list for each function of a crate that compiles with only the items of
/// its file.
fn find(name: &str) {
    let mut folders = vec![registry().join(name).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path())
        {
            if entry.is_dir() {
                folders.push(entry);
                continue;
            }
            if entry.extension().is_none_or(|extension| extension != "rs") {
                continue;
            }
            let file = paste::File::read(name, &entry);
            let names = file
                .functions()
                .into_iter()
                .filter(|name| Case::new(&file, name).is_some_and(|case| rustc_takes(&case)));
            let lines: Vec<String> = names.map(|name| format!("    {name}")).collect();
            if let (false, Ok(path)) = (lines.is_empty(), entry.strip_prefix(registry())) {
                println!("{}\n{}", path.display(), lines.join("\n"));
            }
        }
    }
}

fn rustc_takes(case: &Case) -> bool {
    let text = std::env::temp_dir().join("published.rs");
    fs::write(&text, case.host()).expect("the temporary folder can be written");
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition=2024", "--crate-type=lib", "--emit=metadata", "-Awarnings", "-o"]);
    rustc.arg(text.with_extension("rmeta")).arg(&text).stderr(Stdio::null());
    rustc.status().expect("rustc can be run").success()
}

/// The folder of the crates that cargo has downloaded.
fn registry() -> PathBuf {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home
        .or_else(|| std::env::home_dir().map(|home| home.join(".cargo")))
        .expect("a home folder");
    let sources = fs::read_dir(home.join("registry/src")).expect("cargo has downloaded crates");
    sources.flatten().map(|entry| entry.path()).next().expect("a registry")
}
