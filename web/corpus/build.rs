//! Lists the files of the corpus, `tests/kernels`, for `src/lib.rs` and `tests/corpus.rs`.

use std::{env, fmt::Write, fs, path::Path};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/kernels");
    println!("cargo::rerun-if-changed={}", folder.display());
    let folder = folder.canonicalize().expect("the corpus is there");
    let entries = fs::read_dir(folder).expect("the corpus can be read");
    let mut files: Vec<_> = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect();
    files.sort();
    let mut list = String::new();
    for path in files {
        let name = path.file_stem().expect("a file").to_str().expect("an identifier");
        _ = writeln!(list, "    {path:?} {name}");
    }
    let out = env::var_os("OUT_DIR").expect("Cargo sets it");
    let text = format!("corpus! {{\n{list}}}\n");
    fs::write(Path::new(&out).join("corpus.rs"), text).expect("it can be written");
}
