//! Counts the work of a compilation in steps: accesses to nodes of arenas and maps, expressions
//! that an analysis evaluates, and the cost that a loop of the compiler reports. The same tokens
//! cost the same on every machine, so tests compare steps instead of seconds.

use std::cell::Cell;

thread_local! {
    static STEPS: Cell<u64> = const { Cell::new(0) };
}

/// Counts steps.
pub(crate) fn count(steps: usize) {
    STEPS.with(|all| all.set(all.get().wrapping_add(steps as u64)));
}

/// The steps of this thread so far.
pub fn taken() -> u64 {
    STEPS.with(Cell::get)
}
