//! Golden WGSL: the browser WGSL of each kernel of the corpus and of the examples, in files beside
//! them (`NAME.KERNEL.wgsl`). `BLESS=1 cargo test --test wgsl` rewrites them; review the diff. Each
//! text accounts for its indices, and no kernel has a lint about atomics without a barrier.

#[path = "wgsl/accounted.rs"]
mod accounted;
mod support;
#[path = "builtins/write.rs"]
mod write;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use dsl_core::WgslModule;
use dsl_core::analyze::LintKind;
use dsl_core::expand::file::Kernel;
use rayon::prelude::*;
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
        fs::write(&path, &text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == text, "the table has changed: run BLESS=1 cargo test --test wgsl");
    check("tests/builtins", "tests/builtins");
}

/// The kernels whose proofs are examples. Some of their files have mistakes.
#[test]
fn indices_of_proofs_are_accounted_for() {
    files("dsl-core/tests/proofs", "rs").par_iter().for_each(|source| {
        for kernel in kernels(source) {
            let name = kernel.name.clone();
            let compiled = kernel.compile().ok();
            compiled
                .iter()
                .flat_map(|it| &it.wgsl)
                .for_each(|module| accounted::check(module, &name));
        }
    });
}

/// Compiles every kernel of `sources` and compares it with its file in `golden`.
fn check(sources: &str, golden: &str) {
    let bless = std::env::var_os("BLESS").is_some();
    let texts: BTreeMap<PathBuf, String> =
        files(sources, "rs").par_iter().flat_map_iter(|source| texts(source, golden)).collect();
    let mut wrong = Vec::new();
    for (path, text) in &texts {
        let is_recorded = || fs::read_to_string(path).ok().as_ref() == Some(text);
        if bless && !is_recorded() {
            fs::write(path, text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        }
        if !is_recorded() {
            wrong.push(format!("{}:\n{text}", path.display()));
        }
    }
    for stale in files(golden, "wgsl").iter().filter(|path| !texts.contains_key(*path)) {
        if bless {
            fs::remove_file(stale).unwrap_or_else(|error| panic!("{stale:?}: {error}"));
        } else {
            wrong.push(format!("{}: no kernel becomes this", stale.display()));
        }
    }
    assert!(wrong.is_empty(), "not as recorded (BLESS=1 rewrites):\n{}", wrong.join("\n"));
}

/// The golden files of a source file, with their texts.
fn texts(source: &Path, golden: &str) -> Vec<(PathBuf, String)> {
    let stem = source.file_stem().expect("a file").to_string_lossy();
    let mut texts = Vec::new();
    for kernel in kernels(source) {
        let name = kernel.name.clone();
        for module in wgsl(source, kernel) {
            accounted::check(&module, &name);
            let mut lints = module.lints.iter().map(|lint| lint.kind);
            assert!(lints.all(|kind| kind != LintKind::UnorderedAtomics), "{source:?}: `{name}`");
            let instance = module.instance.iter().map(|arg| format!(".{}", arg.replace(':', "")));
            let file = format!("{stem}.{name}{}.wgsl", instance.collect::<String>());
            texts.push((root().join(golden).join(file), module.browser_text()));
        }
    }
    texts
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
