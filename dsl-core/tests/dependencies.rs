//! The dependencies of this crate: their least versions are the tested ones, their licences are
//! permissive, and all come from crates.io. The workflow on GitHub tests with the lowest version of
//! Rust.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Licences that require only that their text is included.
const ALLOWED: [&str; 9] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// A requirement `1.2` also allows 1.2.0, which nobody builds here. Each requirement must therefore
/// be the version in the lock file.
#[test]
fn least_versions_are_the_tested_ones() {
    let (manifest, lock) = (read("Cargo.toml"), read("Cargo.lock"));
    let (_, rest) = manifest.split_once("[workspace.dependencies]\n").expect("the dependencies");
    let (dependencies, _) = rest.split_once("\n[").expect("the profiles");
    let lines =
        dependencies.lines().filter(|line| !line.contains("path = ") && !line.starts_with('#'));
    let mut n = 0;
    for line in lines {
        let Some((name, requirement)) = line.split_once(" = ") else { continue };
        let version = requirement.split('"').nth(1).expect("a version");
        let locked = format!("name = \"{name}\"\nversion = \"{version}\"\n");
        assert!(
            lock.contains(&locked),
            "Cargo.lock has another version of `{name}` than {version}: write that one"
        );
        n += 1;
    }
    assert!(n > 20, "the dependencies are not where they were");
}

#[test]
fn licences_and_sources() {
    for manifest in ["Cargo.toml", "web/Cargo.toml"] {
        let output = Command::new(env!("CARGO"))
            .args(["metadata", "--locked", "--format-version", "1", "--manifest-path"])
            .arg(root().join(manifest))
            .output()
            .expect("cargo can be run");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8_lossy(&output.stdout);
        let licences = values(&text, "\"license\":");
        assert!(licences.len() > 50, "{manifest}: only {} packages", licences.len());
        for licence in licences {
            assert!(is_allowed(licence), "{manifest}: a package has the licence {licence:?}");
        }
        for source in values(&text, "\"source\":") {
            assert!(
                source.is_empty() || source == REGISTRY,
                "{manifest}: a package is from {source}"
            );
        }
    }
}

/// Macros validate WGSL with naga, and wgpu translates it with naga: with equal features, Cargo compiles naga once. `dsl-naga`
/// makes them equal on Linux.
#[test]
#[cfg(target_os = "linux")]
fn macros_and_programs_share_their_dependencies() {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "-p", "dsl-runtime", "-e", "normal", "--no-dedupe"])
        .args(["--prefix", "none", "--format", "{p} {f}"])
        .current_dir(root())
        .output()
        .expect("cargo can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8_lossy(&output.stdout);
    let builds: BTreeSet<&str> = text.lines().collect();
    let of = |name| builds.iter().filter(|build| build.starts_with(name)).collect::<Vec<_>>();
    let naga = of("naga v");
    assert_eq!(naga.len(), 1, "naga is compiled with two sets of features: {naga:?}");
    assert!(!naga[0].contains("hlsl"), "nothing on Linux needs HLSL: {naga:?}");
    let mut packages = BTreeSet::new();
    for build in &builds {
        let package = build.split(' ').take(2).collect::<Vec<_>>().join(" ");
        let is_first = packages.insert(package.clone());
        assert!(is_first, "compiled twice: {:?}", of(package.as_str()));
    }
}

#[test]
fn licences_are_read() {
    assert!(is_allowed("(MIT OR Apache-2.0) AND Unicode-3.0") && is_allowed("MIT/Apache-2.0"));
    assert!(is_allowed("LGPL-2.1-or-later OR MIT"));
    assert!(!is_allowed("MIT AND GPL-3.0") && !is_allowed("GPL-3.0") && !is_allowed(""));
}

#[test]
fn the_lowest_rust_is_tested() {
    let manifest = read("Cargo.toml");
    let version =
        manifest.split("rust-version = \"").nth(1).and_then(|rest| rest.split('"').next());
    let image = format!("container: rust:{}-", version.expect("a version of Rust"));
    assert!(read(".github/workflows/ci.yml").contains(&image), "ci.yml has no `{image}…`");
}

/// Whether every part of a licence expression has an allowed alternative.
fn is_allowed(licence: &str) -> bool {
    let all = licence.split(" AND ").map(|part| part.trim_matches(['(', ')']));
    all.into_iter().all(|part| {
        part.replace('/', " OR ").split(" OR ").any(|name| ALLOWED.contains(&name.trim()))
    })
}

/// The strings after each occurrence of a JSON key. `null` becomes an empty string.
fn values<'a>(json: &'a str, key: &str) -> Vec<&'a str> {
    let behind = json.split(key).skip(1);
    behind
        .map(|rest| {
            rest.strip_prefix('"').and_then(|rest| rest.split('"').next()).unwrap_or_default()
        })
        .collect()
}

fn read(name: &str) -> String {
    std::fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
