//! The macro that shows items to rust-analyzer and hides them from rustc. `dsl-runtime-core` declares
//! the builtin functions of kernels in such items.
//!
//! `dsl-macros` asks for the same program to choose its expansions. It cannot have this macro, because
//! `dsl-runtime-core` would then wait for it, and a crate of macros exports nothing but macros.

use proc_macro::TokenStream;

/// Returns its tokens in rust-analyzer, and nothing to rustc.
///
/// rust-analyzer sets `cfg(rust_analyzer)` only for crates on the same disk, not for crates of a
/// registry. The process tells instead: rust-analyzer runs macros in a program of its own.
#[proc_macro]
pub fn in_editor(items: TokenStream) -> TokenStream {
    let program = std::env::current_exe().ok();
    let name = program.as_deref().and_then(std::path::Path::file_stem);
    let is_asking = name.is_some_and(|name| name.to_string_lossy().starts_with("rust-analyzer"));
    if is_asking { items } else { TokenStream::new() }
}
