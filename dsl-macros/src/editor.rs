//! Which program asks for an expansion: rustc or rust-analyzer. rust-analyzer gets the user's code
//! instead of the expansion.
//!
//! rust-analyzer sets `cfg(rust_analyzer)` only for the crates of a workspace, and rustc warns of
//! this condition in the user's crate. The process tells instead: rust-analyzer runs macros in a
//! program of its own.

use std::sync::LazyLock;

/// Whether rust-analyzer runs this macro.
pub(crate) fn is_asking() -> bool {
    static IS_ASKING: LazyLock<bool> = LazyLock::new(|| {
        let program = std::env::current_exe().ok();
        let name = program.as_deref().and_then(std::path::Path::file_stem);
        name.and_then(|name| name.to_str()).is_some_and(|name| name.starts_with("rust-analyzer"))
    });
    *IS_ASKING
}
