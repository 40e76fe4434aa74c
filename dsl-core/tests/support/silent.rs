//! Barriers of the examples whose removal the compiler does not notice: the example, and the number
//! of the barrier. There, stores depend on data or are atomic, or indices are quotients of
//! parameters.
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
