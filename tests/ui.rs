//! The output of rustc for mistakes in kernels, and at their calls. `tests/ui/*.stderr` holds the
//! messages; `TRYBUILD=overwrite cargo test --test ui` rewrites them.
//!
//! rustc's own messages change between releases, so they are compared only on the release that
//! recorded them.

use std::io::Write;
use std::process::Command;

const RECORDED_WITH: &str = "rustc 1.95.0";

#[test]
fn messages() {
    let output = Command::new("rustc").arg("--version").output().expect("rustc is there");
    let version = String::from_utf8_lossy(&output.stdout);
    if !version.starts_with(RECORDED_WITH) {
        // `println!` would be captured by the test runner.
        _ = writeln!(std::io::stderr(), "NOT RUN: recorded with {RECORDED_WITH}, not {version}");
        return;
    }
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/ui/*.rs");
}
