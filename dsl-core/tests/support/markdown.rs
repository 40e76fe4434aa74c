//! The Markdown files of the repository.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The Markdown files that people write and that tests generate, by their paths from the root.
pub(crate) struct Docs(pub(crate) BTreeMap<PathBuf, String>);

impl Docs {
    pub(crate) fn read() -> Self {
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

fn markdown(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join(folder)).expect("the folder is there");
    let names = entries.map(|entry| entry.expect("it can be read").file_name());
    let paths = names.map(|name| folder.join(name));
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "md")).collect()
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
