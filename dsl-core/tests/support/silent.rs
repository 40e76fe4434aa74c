//! Barriers of the examples whose absence the compiler does not see: the example, and which of its
//! barriers. Stores there depend on the data or are atomic, or indices are quotients of parameters.
//! `tests/barriers.rs` runs each example without them.

pub(crate) const SILENT: &[(&str, usize)] = &[
    ("bitonic_sort", 0),
    ("bitonic_sort", 2),
    ("histogram", 0),
    ("histogram", 1),
    ("puzzles", 0),
    ("workgroup_types", 1),
    ("workgroup_types", 2),
];
