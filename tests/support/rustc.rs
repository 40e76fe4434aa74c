//! Compiles programs with rustc, like a user's crate.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The libraries that programs may use.
const LIBRARIES: [&str; 2] = ["dsl_runtime", "second_crate"];

/// The files of the libraries that this test was built with.
pub struct Toolchain {
    libraries: [PathBuf; LIBRARIES.len()],
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
        let libraries = LIBRARIES.map(|name| {
            let mut files = text.split('"').filter(|part| part.ends_with(".rlib"));
            let file = files.find(|file| file.contains(&format!("lib{name}-")));
            PathBuf::from(file.unwrap_or_else(|| {
                panic!("no {name}: {}", String::from_utf8_lossy(&output.stderr))
            }))
        });
        Toolchain { libraries }
    }

    /// Compiles a program. The error is rustc's.
    pub fn compile(&self, source: &Path, program: &Path) -> Result<(), String> {
        let mut rustc = self.rustc();
        rustc.args(["--cap-lints=allow", "-Coverflow-checks=off", "-Cdebuginfo=0", "-o"]);
        let output = rustc.args([program, source]).output().expect("rustc runs");
        match output.status.success() {
            true => Ok(()),
            false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
        }
    }

    /// What rustc says about a program, with its lints.
    pub fn messages(&self, source: &Path, metadata: &Path) -> String {
        let mut rustc = self.rustc();
        rustc.args(["--emit=metadata", "-o"]).args([metadata, source]);
        let output = rustc.output().expect("rustc runs");
        String::from_utf8_lossy(&output.stderr).into_owned()
    }

    fn rustc(&self) -> Command {
        let mut rustc = Command::new("rustc");
        rustc.current_dir(env!("CARGO_MANIFEST_DIR")).arg("--edition=2024");
        for (name, file) in LIBRARIES.iter().zip(&self.libraries) {
            rustc.arg("--extern").arg(format!("{name}={}", file.display()));
        }
        let deps = self.libraries[0].parent().expect("a folder");
        rustc.arg("-L").arg(format!("dependency={}", deps.display()));
        rustc
    }
}
