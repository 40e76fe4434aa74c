//! Golden WGSL: what each kernel of the corpus and of the examples becomes, as files beside them
//! (`NAME.KERNEL.wgsl`). `BLESS=1 cargo test --test wgsl` rewrites them; the diff is the review.

mod support;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use quote::ToTokens;
use support::{files, root};

#[test]
fn corpus() {
    check("tests/kernels", "tests/kernels");
}

#[test]
fn examples() {
    check("examples", "tests/examples");
}

/// Compiles every kernel of `sources` and compares it with its file in `golden`.
fn check(sources: &str, golden: &str) {
    let bless = std::env::var_os("BLESS").is_some();
    let mut expected = BTreeSet::new();
    let mut wrong = Vec::new();
    for source in files(sources, "rs") {
        for (kernel, wgsl) in kernels(&source) {
            let stem = source.file_stem().expect("a file").to_string_lossy().into_owned();
            let path = root().join(golden).join(format!("{stem}.{kernel}.wgsl"));
            if bless && std::fs::read_to_string(&path).ok().as_ref() != Some(&wgsl) {
                std::fs::write(&path, &wgsl).unwrap_or_else(|error| panic!("{path:?}: {error}"));
            }
            if std::fs::read_to_string(&path).ok().as_ref() != Some(&wgsl) {
                wrong.push(format!("{}:\n{wgsl}", path.display()));
            }
            expected.insert(path);
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

/// The kernels of a file, outside of macros, with their WGSL.
fn kernels(path: &Path) -> Vec<(String, String)> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let mut kernels = Vec::new();
    for item in file.items {
        let syn::Item::Fn(mut function) = item else { continue };
        let is_kernel = |attr: &syn::Attribute| attr.path().is_ident("kernel");
        let Some(at) = function.attrs.iter().position(is_kernel) else { continue };
        let attr = function.attrs.remove(at);
        let args = attr.meta.require_list().expect("kernels have arguments").tokens.clone();
        let name = function.sig.ident.to_string();
        match dsl_core::compile(args, function.into_token_stream()) {
            Ok(compiled) => kernels.push((name, compiled.wgsl)),
            Err(errors) => {
                let errors: Vec<String> = errors
                    .iter()
                    .map(|error| format!("{}: {}", error.span.start().line, error.render()))
                    .collect();
                panic!("{}: `{name}` does not compile:\n{}", path.display(), errors.join("\n"));
            }
        }
    }
    kernels
}
