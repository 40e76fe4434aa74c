//! Compiles kernels in batches with rustc, as a user's crate would be, and runs them.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::tree::Program;

/// How to call rustc so that it finds the runtime that this test was built with.
pub(crate) struct Toolchain {
    runtime: PathBuf,
    deps: PathBuf,
    folder: PathBuf,
}

/// What a kernel did that plain Rust does not, by its number in the batch.
pub(crate) type Differences = Vec<(usize, String)>;

impl Toolchain {
    /// Asks cargo, for which nothing is left to build.
    pub(crate) fn find() -> Toolchain {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["test", "--no-run", "--message-format=json", "--test", "differential"]);
        if !cfg!(debug_assertions) {
            cargo.arg("--release");
        }
        let output = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("cargo runs");
        let text = String::from_utf8_lossy(&output.stdout);
        let runtime = text
            .split('"')
            .filter(|part| part.ends_with(".rlib"))
            .find(|part| part.contains("libdsl_runtime-"))
            .unwrap_or_else(|| {
                panic!("no dsl_runtime: {}", String::from_utf8_lossy(&output.stderr))
            });
        let runtime = PathBuf::from(runtime);
        let deps = runtime.parent().expect("a folder").to_owned();
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("differential");
        fs::create_dir_all(&folder).expect("a folder for the batches");
        Toolchain { runtime, deps, folder }
    }

    /// Runs the kernels of one batch. The error is rustc's.
    pub(crate) fn run(&self, name: &str, programs: &[Program]) -> Result<Differences, String> {
        let source = self.folder.join(format!("{name}.rs"));
        let program = self.folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        fs::write(&source, batch(programs)).expect("the batch is written");
        let rustc = Command::new("rustc")
            .args(["--edition=2024", "--cap-lints=allow", "-Coverflow-checks=off", "-Cdebuginfo=0"])
            .arg("--extern")
            .arg(format!("dsl_runtime={}", self.runtime.display()))
            .arg("-L")
            .arg(format!("dependency={}", self.deps.display()))
            .arg("-o")
            .args([&program, &source])
            .output()
            .expect("rustc runs");
        if !rustc.status.success() {
            return Err(String::from_utf8_lossy(&rustc.stderr).into_owned());
        }
        let output = Command::new(&program).output().expect("the batch runs");
        let text = String::from_utf8_lossy(&output.stdout);
        let done = format!("done {}", programs.len());
        let mut differences: Differences = text.lines().filter_map(difference).collect();
        if !text.lines().any(|line| line == done) {
            let at = text.lines().filter(|line| line.starts_with("at ")).count().saturating_sub(1);
            differences.push((at, format!("the program ends early: {}", output.status)));
        }
        _ = fs::remove_file(program);
        Ok(differences)
    }
}

/// The text of a program that runs the kernels.
pub(crate) fn batch(programs: &[Program]) -> String {
    let harness = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/differential/harness.rs");
    let mut text = format!("#[path = {harness:?}] mod harness;\n");
    for (number, program) in programs.iter().enumerate() {
        text += &program.module(number);
    }
    let cases: Vec<String> = (0..programs.len()).map(|n| format!("k{n}::case")).collect();
    let _ = writeln!(
        text,
        "fn main() {{ harness::run(&[{}].map(|case: fn() -> harness::Case| case())); }}",
        cases.join(" as fn() -> harness::Case, ") + " as fn() -> harness::Case"
    );
    text
}

/// `k7 gpu: …`
fn difference(line: &str) -> Option<(usize, String)> {
    let (number, rest) = line.strip_prefix('k')?.split_once(' ')?;
    Some((number.parse().ok()?, rest.to_owned()))
}
