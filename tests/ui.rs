//! What rustc shows its user: mistakes in kernels, and at their calls. `tests/ui/*.stderr` holds
//! the messages; `TRYBUILD=overwrite cargo test --test ui` rewrites them.
//!
//! rustc's own words change between releases, so the messages are compared on the one they were
//! recorded with.

use std::io::Write;
use std::process::Command;

const RECORDED_WITH: &str = "rustc 1.95.0";

#[test]
fn messages() {
    let output = Command::new("rustc").arg("--version").output().expect("rustc is there");
    let version = String::from_utf8_lossy(&output.stdout);
    if !version.starts_with(RECORDED_WITH) {
        // Not `println`, which the test runner keeps to itself.
        _ = writeln!(std::io::stderr(), "NOT RUN: recorded with {RECORDED_WITH}, not {version}");
        return;
    }
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/ui/*.rs");
}
