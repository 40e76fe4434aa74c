//! Barriers of the examples whose absence the compiler does not see: the example, and which of its
//! barriers. Stores there depend on the data or are atomic, or indices are quotients of parameters;
//! the kernels of `puzzles` are made by a macro, which the compiler's tests do not expand.
//! `tests/barriers.rs` runs each example without them.

pub(crate) const SILENT: &[(&str, usize)] = &[
    ("bitonic_sort", 0),
    ("bitonic_sort", 2),
    ("histogram", 0),
    ("histogram", 1),
    ("puzzles", 0),
    ("puzzles", 1),
    ("puzzles", 2),
    ("puzzles", 8),
    ("puzzles", 9),
    ("workgroup_types", 1),
    ("workgroup_types", 2),
];

/// A source text without one of its barriers: which one, and the text.
pub(crate) fn without_barriers(text: &str) -> impl Iterator<Item = (usize, String)> {
    const BARRIER: &str = "workgroup_barrier();";
    let is_code = |at: usize| {
        let line_start = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        !text[line_start..at].contains("//")
    };
    let barriers = text.match_indices(BARRIER).enumerate();
    let barriers = barriers.filter(move |(_, (at, _))| is_code(*at));
    barriers.map(|(n, (at, _))| (n, format!("{}{}", &text[..at], &text[at + BARRIER.len()..])))
}
