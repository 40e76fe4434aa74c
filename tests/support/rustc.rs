//! Compiles programs with rustc, like a user's crate.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The paths that rustc needs to find the runtime that this test was built with.
pub struct Toolchain {
    runtime: PathBuf,
    deps: PathBuf,
}

impl Toolchain {
    /// Asks cargo. In a run of `cargo test --workspace`, cargo has nothing left to build. `test` is
    /// the caller's name.
    pub fn find(test: &str) -> Toolchain {
        let mut cargo = Command::new(env!("CARGO"));
        // The whole workspace, to get the features of `cargo test --workspace`.
        cargo.args(["test", "--workspace", "--no-run", "--message-format=json", "--test", test]);
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
        Toolchain { runtime, deps }
    }

    /// Compiles a program. The error is rustc's.
    pub fn compile(&self, source: &Path, program: &Path) -> Result<(), String> {
        let rustc = Command::new("rustc")
            .args(["--edition=2024", "--cap-lints=allow", "-Coverflow-checks=off", "-Cdebuginfo=0"])
            .arg("--extern")
            .arg(format!("dsl_runtime={}", self.runtime.display()))
            .arg("-L")
            .arg(format!("dependency={}", self.deps.display()))
            .arg("-o")
            .args([program, source])
            .output()
            .expect("rustc runs");
        match rustc.status.success() {
            true => Ok(()),
            false => Err(String::from_utf8_lossy(&rustc.stderr).into_owned()),
        }
    }
}
