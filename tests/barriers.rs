//! Removing any barrier from an example is noticed, or changes nothing.
//! `dsl-core/tests/pitfalls.rs` shows that the compiler notices most of them. These tests show the
//! others: the compiler notices them after rustc has expanded the example's macros, or the checked
//! device notices them.

#[path = "../dsl-core/tests/support/barriers.rs"]
mod barriers;
#[path = "../dsl-core/tests/support/silent.rs"]
mod silent;
mod support;

use std::fs;
use std::path::Path;
use std::process::Command;

use barriers::without_barriers;
use dsl_runtime::{LintKind, prelude::*};
use silent::SILENT;
use support::rustc::Toolchain;

/// Barriers without effect: before the next barrier, invocations read only elements that they wrote
/// themselves. In puzzle 8, a lint reports this. In `merge_runs` of the sort, the lint would also
/// have to know that each invocation accesses only its own elements of the buffer. The first
/// comparison there is between two elements that the invocation itself has loaded.
const NOT_NEEDED: &[(&str, usize)] = &[("bitonic_sort", 2), ("puzzles", 0)];

#[kernel(workgroup_size = 8)]
fn puzzle_8(a: &[f32], out: &mut [f32]) {
    workgroup_var!(cache: [f32; 8]);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    cache[lane] = if i < a.len() { a[i] } else { 0.0 };
    workgroup_barrier();
    if i < out.len() {
        out[i] = cache[lane] + 10.0;
    }
}

#[test]
fn a_lint_says_which_barrier_is_not_needed() {
    let kinds: Vec<LintKind> = puzzle_8::INFO.lints.iter().map(|lint| lint.kind).collect();
    assert_eq!(kinds, [LintKind::RedundantBarrier]);
}

#[test]
fn examples_need_their_barriers() {
    let toolchain = Toolchain::find("barriers");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("barriers");
    let unnoticed: Vec<(&str, usize)> = SILENT
        .iter()
        .filter(|(example, barrier)| !is_noticed(&toolchain, &folder, example, *barrier))
        .copied()
        .collect();
    assert_eq!(unnoticed, NOT_NEEDED);
}

/// Whether an example without one of its barriers is refused, or fails on the checked device.
fn is_noticed(toolchain: &Toolchain, folder: &Path, example: &str, barrier: usize) -> bool {
    let examples = support::root().join("examples");
    let text = fs::read_to_string(examples.join(format!("{example}.rs"))).expect("it is there");
    let (_, mutant) = without_barriers(&text).find(|(n, _)| *n == barrier).expect("a barrier");
    let folder = folder.join(format!("{example}-{barrier}"));
    fs::create_dir_all(folder.join("support")).expect("a folder for the program");
    let shared = "support/mod.rs";
    fs::copy(examples.join(shared), folder.join(shared)).expect("what the examples share");
    let source = folder.join(format!("{example}.rs"));
    let program = folder.join(format!("{example}{}", std::env::consts::EXE_SUFFIX));
    fs::write(&source, mutant).expect("it can be written");
    if let Err(error) = toolchain.compile(&source, &program) {
        let codes = ["[K0601]", "[K0602]"];
        assert!(codes.iter().any(|code| error.contains(code)), "{example}: {error}");
        return true;
    }
    let output = Command::new(&program).env("DSL_DEVICE", "checked").output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr);
    _ = fs::remove_file(program);
    match output.status.code() {
        Some(0) => false,
        // The checked device reports a mistake, or the example finds a wrong answer.
        Some(1) => true,
        code => panic!("{example} without barrier {barrier} ends with {code:?}:\n{said}"),
    }
}
