//! Paths: their text, their parts, and what the spelling of a name shows.

/// A path without spaces and without generic arguments.
pub(crate) fn text(path: &syn::Path) -> String {
    let names: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
    let root = if path.leading_colon.is_some() { "::" } else { "" };
    format!("{root}{}", names.join("::"))
}

/// The start of a path that names its item, without generic arguments.
pub(crate) fn start(path: &syn::Path) -> syn::Path {
    let upper = path.segments.iter().position(|s| starts_upper(&s.ident.to_string()));
    first_segments(path, upper.map_or(path.segments.len(), |at| at + 1))
}

pub(super) fn first_segments(path: &syn::Path, n: usize) -> syn::Path {
    let segments = path.segments.iter().take(n).map(|s| syn::PathSegment::from(s.ident.clone()));
    syn::Path { leading_colon: path.leading_colon, segments: segments.collect() }
}

/// A path without generic arguments.
pub(crate) fn without_arguments(path: &syn::Path) -> syn::Path {
    first_segments(path, path.segments.len())
}

/// The full path that a path through an import stands for.
pub(super) fn join(import: &syn::Path, path: &syn::Path) -> syn::Path {
    let mut joined = import.clone();
    joined.segments.extend(path.segments.iter().skip(1).cloned());
    joined
}

pub(super) fn starts_upper(name: &str) -> bool {
    name.trim_start_matches('_').starts_with(|c: char| c.is_uppercase())
}

/// Whether a name is written like a type or a variant. Kernels name a variant with its enum, and a
/// type is not a value.
pub(crate) fn is_camel_case(name: &str) -> bool {
    starts_upper(name) && !is_upper(name)
}

/// Whether a name is written like a constant.
pub(super) fn is_upper(name: &str) -> bool {
    starts_upper(name) && !name.contains(|c: char| c.is_lowercase())
}
