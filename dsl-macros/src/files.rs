//! The source files of the crate being compiled, as outlines. Each outline is made once.
//!
//! rustc reads these files itself, so it knows that the macros' output depends on them.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use dsl_core::expand::outline::Outline;

/// The state of a file when it was read. An editor's process lives longer than a file's text.
type Version = (u64, Option<SystemTime>);

type Outlines = BTreeMap<PathBuf, (Version, Option<Arc<Outline>>)>;

static OUTLINES: Mutex<Outlines> = Mutex::new(BTreeMap::new());

/// The outline of a file; `None` if the file is unreadable or not Rust.
pub(crate) fn outline(path: &Path) -> Option<Arc<Outline>> {
    let metadata = fs::metadata(path).ok()?;
    let version = (metadata.len(), metadata.modified().ok());
    let mut known = OUTLINES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((of, outline)) = known.get(path)
        && *of == version
    {
        return outline.clone();
    }
    let text = fs::read_to_string(path).ok();
    let outline = text.and_then(|text| Outline::new(text, is_root(path))).map(Arc::new);
    known.insert(path.to_owned(), (version, outline.clone()));
    outline
}

/// Whether Cargo looks for the crate's root in this file. Other roots are not recognised: there,
/// rustc resolves the paths from `crate`.
fn is_root(path: &Path) -> bool {
    let Ok(package) = env::var("CARGO_MANIFEST_DIR") else { return false };
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let package = Path::new(&package);
    let package = package.canonicalize().unwrap_or_else(|_| package.to_owned());
    let Ok(inside) = path.strip_prefix(package) else { return false };
    if ["src/lib.rs", "src/main.rs"].iter().any(|root| inside == Path::new(root)) {
        return true;
    }
    let name = env::var("CARGO_CRATE_NAME").unwrap_or_default();
    let is_name = |part: Option<&str>| part.is_some_and(|part| part.replace('-', "_") == name);
    let parts: Vec<&str> = inside.iter().filter_map(|part| part.to_str()).collect();
    match parts.as_slice() {
        ["src", "bin", rest @ ..] | ["tests" | "examples" | "benches", rest @ ..] => match rest {
            [file] => is_name(file.strip_suffix(".rs")),
            [folder, "main.rs"] => is_name(Some(folder)),
            _ => false,
        },
        _ => false,
    }
}
