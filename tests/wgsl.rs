//! Golden WGSL: the browser WGSL of each kernel of the corpus and of the examples, in files beside
//! them (`NAME.KERNEL.wgsl`). `BLESS=1 cargo test --test wgsl` rewrites them; review the diff.

mod support;
#[path = "builtins/write.rs"]
mod write;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use dsl_core::WgslModule;
use dsl_core::expand::file::Kernel;
use support::{files, kernels, root};

#[test]
fn corpus() {
    check("tests/kernels", "tests/kernels");
}

#[test]
fn examples() {
    check("examples", "tests/examples");
}

/// The kernels that call every builtin function. `tests/builtins.rs` runs them.
#[test]
fn builtins() {
    let path = root().join("tests/builtins/kernels.rs");
    let text = write::kernels();
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "the table has changed: run BLESS=1 cargo test --test wgsl");
    check("tests/builtins", "tests/builtins");
}

/// Compiles every kernel of `sources` and compares it with its file in `golden`.
fn check(sources: &str, golden: &str) {
    let bless = std::env::var_os("BLESS").is_some();
    let mut expected = BTreeSet::new();
    let mut wrong = Vec::new();
    for source in files(sources, "rs") {
        for kernel in kernels(&source) {
            let stem = source.file_stem().expect("a file").to_string_lossy().into_owned();
            let name = kernel.name.clone();
            for module in wgsl(&source, kernel) {
                let (instance, text) = (&module.instance, module.browser_text());
                let instance = instance.iter().map(|arg| format!(".{}", arg.replace(':', "")));
                let file = format!("{stem}.{name}{}.wgsl", instance.collect::<String>());
                let path = root().join(golden).join(file);
                if bless && std::fs::read_to_string(&path).ok().as_ref() != Some(&text) {
                    std::fs::write(&path, &text).unwrap_or_else(|e| panic!("{path:?}: {e}"));
                }
                if std::fs::read_to_string(&path).ok().as_ref() != Some(&text) {
                    wrong.push(format!("{}:\n{text}", path.display()));
                }
                expected.insert(path);
            }
        }
    }
    let found: BTreeSet<PathBuf> = files(golden, "wgsl").into_iter().collect();
    for stale in found.difference(&expected) {
        if bless {
            std::fs::remove_file(stale).unwrap_or_else(|error| panic!("{stale:?}: {error}"));
        } else {
            wrong.push(format!("{}: no kernel becomes this", stale.display()));
        }
    }
    assert!(wrong.is_empty(), "not as recorded (BLESS=1 rewrites):\n{}", wrong.join("\n"));
}

/// The WGSL of each instance of a kernel.
fn wgsl(path: &Path, kernel: Kernel) -> Vec<WgslModule> {
    let name = kernel.name.clone();
    match kernel.compile() {
        Ok(compiled) => compiled.wgsl,
        Err(errors) => {
            let errors: Vec<String> = errors
                .iter()
                .map(|error| format!("{}: {}", error.span.start().line, error.render()))
                .collect();
            panic!("{path:?}: `{name}` does not compile:\n{}", errors.join("\n"));
        }
    }
}
