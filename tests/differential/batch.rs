//! Compiles kernels in batches with rustc, like a user's crate, and runs them.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::rustc;
use crate::tree::Program;

/// The compiler, and the folder for the batches.
pub(crate) struct Toolchain {
    rustc: rustc::Toolchain,
    folder: PathBuf,
}

/// The differences between kernels and plain Rust, by the number in the batch.
pub(crate) type Differences = Vec<(usize, String)>;

impl Toolchain {
    pub(crate) fn find() -> Toolchain {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("differential");
        fs::create_dir_all(&folder).expect("a folder for the batches");
        Toolchain { rustc: rustc::Toolchain::find("differential"), folder }
    }

    /// Runs the kernels of one batch. The error is rustc's.
    pub(crate) fn run(&self, name: &str, programs: &[Program]) -> Result<Differences, String> {
        let source = self.folder.join(format!("{name}.rs"));
        let program = self.folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        fs::write(&source, batch(programs)).expect("the batch is written");
        self.rustc.compile(&source, &program)?;
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
