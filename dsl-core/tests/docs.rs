//! The Markdown files of the repository: each link has a target, the guide's table of contents
//! lists each chapter, and each chapter with Rust blocks is compiled.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

/// The Markdown files that people write and that tests generate, by their paths from the root.
struct Docs(BTreeMap<PathBuf, String>);

impl Docs {
    fn read() -> Self {
        let mut files: Vec<PathBuf> =
            ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]
                .map(PathBuf::from)
                .into();
        for folder in ["guide/src", "guide/src/errors"] {
            files.extend(markdown(Path::new(folder)));
        }
        let read = |path: PathBuf| {
            let text = std::fs::read_to_string(root().join(&path))
                .unwrap_or_else(|error| panic!("{path:?}: {error}"));
            (path, text)
        };
        Docs(files.into_iter().map(read).collect())
    }
}

#[test]
fn links() {
    let docs = Docs::read();
    let mut wrong = Vec::new();
    for (path, text) in &docs.0 {
        let folder = path.parent().expect("a file is in a folder");
        for (line, target) in links_of(text) {
            if target.contains("://") || target.starts_with("mailto:") {
                continue;
            }
            let (file, anchor) = target.split_once('#').unwrap_or((&target, ""));
            let file = if file.is_empty() { path.clone() } else { normal(&folder.join(file)) };
            let in_guide = path.starts_with("guide") && !file.starts_with("guide/src");
            if !root().join(&file).exists() {
                wrong.push(format!("{}:{line}: there is no {}", path.display(), file.display()));
            } else if in_guide {
                let file = file.display();
                wrong.push(format!("{}:{line}: {file} is not in the book", path.display()));
            } else if !anchor.is_empty()
                && !docs.0.get(&file).is_some_and(|text| anchors(text).contains(anchor))
            {
                wrong.push(format!("{}:{line}: no heading #{anchor}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn summary_lists_each_chapter() {
    let docs = Docs::read();
    let summary = &docs.0[Path::new("guide/src/SUMMARY.md")];
    let listed: BTreeSet<PathBuf> =
        links_of(summary).map(|(_, target)| Path::new("guide/src").join(target)).collect();
    let chapters = docs.0.keys().filter(|path| path.starts_with("guide"));
    let missing: Vec<_> =
        chapters.filter(|path| !path.ends_with("SUMMARY.md") && !listed.contains(*path)).collect();
    assert!(missing.is_empty(), "not in SUMMARY.md: {missing:?}");
}

#[test]
fn rust_blocks_are_compiled() {
    let files = ["dsl-runtime/src/guide.rs", "dsl-algorithms/src/guide.rs", "dsl-mpi/src/guide.rs"];
    let list = files.map(|file| std::fs::read_to_string(root().join(file)).expect("it is there"));
    for (path, text) in Docs::read().0 {
        let compiled = |line: &str| line.starts_with("```rust") && !line.contains("ignore");
        let path = format!("../../{}", path.display());
        if text.lines().any(compiled) && !path.contains("CHANGELOG") {
            assert!(
                list.iter().any(|list| list.contains(&format!("\"{path}\""))),
                "{files:?}: none has {path}"
            );
        }
    }
}

/// The targets of links and images, with their lines. Code is left out.
fn links_of(text: &str) -> impl Iterator<Item = (usize, String)> {
    prose(text).flat_map(|(number, line)| {
        let inline = line.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
        let mut targets: Vec<String> = inline.map(|(target, _)| target.to_owned()).collect();
        if let Some((_, target)) = line.strip_prefix('[').and_then(|line| line.split_once("]: ")) {
            targets.push(target.to_owned());
        }
        targets.into_iter().map(move |target| (number, target))
    })
}

/// The lines outside of code blocks, without their code spans.
fn prose(text: &str) -> impl Iterator<Item = (usize, String)> {
    let mut in_code = false;
    (1..).zip(text.lines()).filter_map(move |(number, line)| {
        let fence = line.trim_start().starts_with("```");
        in_code ^= fence;
        let outside = line.split('`').step_by(2);
        (!fence && !in_code).then(|| (number, outside.collect::<Vec<_>>().join("`")))
    })
}

/// The anchors that GitHub and mdBook generate for the headings.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut in_code = false;
    let headings = text.lines().filter(move |line| {
        in_code ^= line.starts_with("```");
        !in_code && line.starts_with('#')
    });
    let slug = |heading: &str| -> String {
        let heading = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = heading.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    };
    headings.map(slug).collect()
}

fn markdown(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join(folder)).expect("the folder is there");
    let names = entries.map(|entry| entry.expect("it can be read").file_name());
    let paths = names.map(|name| folder.join(name));
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "md")).collect()
}

/// The path without `..`.
fn normal(path: &Path) -> PathBuf {
    let mut normal = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => _ = normal.pop(),
            Component::CurDir => {}
            Component::Normal(_) | Component::RootDir | Component::Prefix(_) => {
                normal.push(component)
            }
        }
    }
    normal
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
