//! The note on launches that are slow because kernels are not optimized. Debug builds compile the
//! CPU form of a kernel with the settings of its crate.

use std::{
    hint::black_box,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    time::Duration,
};

use crate::wait::Instant;

/// Whether this is a debug build, judged by Rust's debug assertions.
const IS_DEBUG: bool = cfg!(debug_assertions);

/// A launch that takes longer than this gets the note.
pub(super) const SLOW: Duration = Duration::from_secs(2);

/// Prints the note once in a process.
pub(super) fn note(kernel: &str, took: Duration, is_optimized: bool) {
    static IS_TOLD: AtomicBool = AtomicBool::new(false);
    if let Some(text) = text(kernel, took, is_optimized)
        && !IS_TOLD.swap(true, Relaxed)
    {
        eprintln!("{text}");
    }
}

fn text(kernel: &str, took: Duration, is_optimized: bool) -> Option<String> {
    (IS_DEBUG && took > SLOW && !is_optimized).then(|| {
        format!(
            "note: the kernel `{kernel}` took {took:.1?} on the CPU executor, because your crate is compiled without \
             optimization\n\
             help: add this to the Cargo.toml of the workspace, with the name of the crate that the kernel is in:\n\
             \n    [profile.dev.package.your-crate]\n    opt-level = 3\n\
             \n    [profile.dev.package.dsl-runtime-core]\n    opt-level = 3\n\
             \n    [profile.dev.package.glam]\n    opt-level = 3\n"
        )
    })
}

/// Whether the crate of `T` is optimized: generic functions are compiled there.
#[inline(never)]
pub(super) fn is_optimized<T>(_: &T) -> bool {
    let (start, n) = (Instant::now(), black_box(1u32 << 16));
    let (mut i, mut sum) = (0u32, 0u32);
    // An optimizing compiler replaces this loop by a formula.
    while i < n {
        sum = u32::wrapping_add(sum, i);
        i = u32::wrapping_add(i, 1);
    }
    black_box(sum);
    start.elapsed() < Duration::from_micros(20)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_launches_of_debug_builds_are_noted() {
        let long = Duration::from_millis(2500);
        let note = text("blur", long, false);
        assert_eq!(note.is_some(), IS_DEBUG);
        if let Some(note) = note {
            assert!(note.contains("`blur` took 2.5s"), "{note}");
            assert!(
                note.contains("[profile.dev.package.dsl-runtime-core]\n    opt-level = 3"),
                "{note}"
            );
        }
        assert_eq!(text("blur", long, true), None);
        assert_eq!(text("blur", Duration::from_secs(1), false), None);
    }
}
