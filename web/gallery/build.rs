//! Writes a second version of each kernel that has barriers. A parameter of this version switches the
//! barriers off, and then the checked device reports the races.

use std::{
    env,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

const BARRIER: &str = "workgroup_barrier();";

fn main() {
    let sources = Path::new("src/kernels");
    println!("cargo::rerun-if-changed={}", sources.display());
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets it"));
    let mut modules = String::new();
    for folder in [sources.to_owned(), sources.join("puzzles")] {
        fs::create_dir_all(out.join(&folder)).expect("it can be made");
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                continue;
            }
            let text = fs::read_to_string(&path).expect("it is text");
            if text.contains(BARRIER) {
                fs::write(out.join(&path), with_switch(&text)).expect("it can be written");
                let name = path.file_stem().expect("a file").display();
                _ = writeln!(modules, "#[path = {:?}]\npub mod {name};", out.join(&path));
            }
        }
    }
    fs::write(out.join("kernels.rs"), modules).expect("it can be written");
}

/// The same lines, with barriers only if the kernel's last parameter says so. The file has one
/// kernel.
fn with_switch(text: &str) -> String {
    let (before, kernel) = text.split_once("#[kernel").expect("a kernel");
    let kernel = kernel.replacen(") {", ", has_barriers: bool) {", 1);
    let barrier = format!("if has_barriers {{ {BARRIER} }}");
    format!("{before}#[kernel{}", kernel.replace(BARRIER, &barrier))
}
