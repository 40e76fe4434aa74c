//! The proofs of kernels: the files `tests/proofs/*.rs` list them as comments before each kernel.
//! Line numbers do not count these comments. `BLESS=1` rewrites them. A proof that does not hold is
//! the worst mistake that the compiler can make: read each line of a diff.

use std::fs;
use std::path::Path;

use dsl_core::items::Items;

const MARK: &str = "//= ";

/// These kernels test proofs; their other mistakes are intended.
const ALLOWED: &str = r#"allow(race = "a test", unwritten = "a test")"#;

#[test]
fn proofs() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/proofs");
    let mut paths: Vec<_> = fs::read_dir(&dir)
        .expect("it exists")
        .map(|entry| entry.expect("it is there").path())
        .collect();
    paths.sort();
    for path in paths {
        let text = fs::read_to_string(&path).expect("it can be read");
        let proven = with_proofs(&text);
        if std::env::var_os("BLESS").is_some() {
            fs::write(&path, &proven).expect("it can be written");
        }
        let is_blessed = std::env::var_os("BLESS").is_some();
        assert!(
            is_blessed || text == proven,
            "{}:\n{}",
            path.display(),
            difference(&text, &proven)
        );
    }
}

/// The file with the proofs of each kernel above it.
fn with_proofs(text: &str) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with(MARK)).collect();
    let text = lines.join("\n").replace("#[kernel(", &format!("#[kernel({ALLOWED}, "));
    let file = syn::parse_file(&text).expect("it parses");
    let items = Items::from_file(&file);
    assert!(items.errors.is_empty(), "{:?}", items.errors);
    let mut proofs = Vec::new();
    for kernel in items.kernels {
        let name = kernel.name.clone();
        let compiled = kernel.compile().unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        let module = &compiled.wgsl[0];
        let open = module.accesses.iter().filter(|access| !access.contains(": proven"));
        proofs.push(module.proofs.iter().chain(open).cloned().collect::<Vec<_>>());
    }
    let mut proofs = proofs.into_iter();
    let mut result = String::new();
    for line in lines {
        if line.starts_with("#[kernel") {
            for proof in proofs.next().expect("a kernel for each attribute") {
                result += &format!("{MARK}{proof}\n");
            }
        }
        result += &format!("{line}\n");
    }
    result
}

fn difference(old: &str, new: &str) -> String {
    let (old, new): (Vec<_>, Vec<_>) = (old.lines().collect(), new.lines().collect());
    let gone = old.iter().filter(|line| !new.contains(line)).map(|line| format!("- {line}\n"));
    let come = new.iter().filter(|line| !old.contains(line)).map(|line| format!("+ {line}\n"));
    gone.chain(come).collect()
}
