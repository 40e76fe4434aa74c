//! Every dynamic index in the WGSL of the corpus has an entry in the proofs. Without an entry, a
//! launch would skip a check that is needed.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use dsl_core::items::Items;
use naga::{Expression, Function, Module};

#[test]
fn every_index_has_a_proof_or_a_clamp() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut kernels = 0;
    for path in ["tests/kernels", "tests/builtins", "examples", "dsl-core/tests/proofs"]
        .iter()
        .flat_map(|dir| files(&root.join(dir)))
    {
        let text = fs::read_to_string(&path).expect("it can be read");
        let Ok(file) = syn::parse_file(&text) else { continue };
        for kernel in Items::from_file(&file).kernels {
            let name = kernel.name.clone();
            // Some kernels are examples of mistakes.
            let Ok(compiled) = kernel.compile() else { continue };
            for module in compiled.wgsl {
                let wgsl = naga::front::wgsl::parse_str(&module.text).expect("it was accepted");
                let there = dynamic_indices(&wgsl, &module.text);
                assert!(
                    there.len() <= module.accesses.len(),
                    "{}: `{name}` has indices without a proof:\n{there:#?}\n{:#?}",
                    path.display(),
                    module.accesses
                );
                kernels += 1;
            }
        }
    }
    assert!(kernels > 200, "only {kernels} kernels");
}

fn files(dir: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(dir).expect("it exists").map(|entry| entry.expect("it is there"));
    let paths = entries.map(|entry| entry.path());
    paths.filter(|path| path.extension().is_some_and(|of| of == "rs")).collect()
}

/// The texts of the dynamic indices. The compiler's own functions are left out: their loops have
/// constant ends. Repeated statements share one text.
fn dynamic_indices<'a>(module: &'a Module, text: &'a str) -> BTreeSet<&'a str> {
    let is_own = |function: &Function| {
        function.name.as_deref().is_some_and(|name| name.starts_with("rust_"))
    };
    let functions = module.functions.iter().map(|(_, function)| function);
    let entry_points = module.entry_points.iter().map(|entry| &entry.function);
    let all = functions.filter(|function| !is_own(function)).chain(entry_points);
    let spanned = |function: &'a Function| {
        function.expressions.iter().filter_map(|(handle, expr)| {
            let range = function.expressions.get_span(handle).to_range()?;
            matches!(expr, Expression::Access { .. }).then(|| &text[range])
        })
    };
    // A guard keeps the tiles of cooperative matrices inside.
    let is_tile = |index: &&str| text.contains("coop_mat") && index.contains("[tile");
    all.flat_map(spanned).filter(|index| !is_tile(index)).collect()
}
