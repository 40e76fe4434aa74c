//! The command `dsl explain`.

use std::process::{Command, Output};

use dsl_core::diagnostic::Code;

fn dsl(args: &[&str]) -> (bool, String, String) {
    let Output { status, stdout, stderr } =
        Command::new(env!("CARGO_BIN_EXE_dsl")).args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status.success(), text(stdout), text(stderr))
}

#[test]
fn the_page_of_each_error_is_printed() {
    for code in Code::ALL {
        let (succeeded, text, _) = dsl(&["explain", code.id()]);
        assert!(succeeded && text.starts_with(&format!("{}: ", code.id())), "{text}");
        assert_eq!(text.trim_end(), code.explanation().trim_end());
    }
}

#[test]
fn all_errors_are_listed() {
    let (_, text, _) = dsl(&["explain"]);
    assert_eq!(text.lines().count(), Code::ALL.len());
    let (_, both, _) = dsl(&["explain", "K0101", "K0102"]);
    assert!(both.contains("K0101: ") && both.contains("K0102: "), "{both}");
}

#[test]
fn a_code_can_be_short() {
    for id in ["K0601", "k0601", "601"] {
        let (_, text, _) = dsl(&["explain", id]);
        assert!(text.starts_with("K0601: "), "{text}");
    }
}

#[test]
fn unknown_codes_and_missing_arguments_are_reported() {
    let (succeeded, _, problem) = dsl(&["explain", "K9999"]);
    assert!(!succeeded && problem.contains("there is no error `K9999`"), "{problem}");
    let (succeeded, _, problem) = dsl(&[]);
    assert!(!succeeded && problem.starts_with("usage: dsl explain"), "{problem}");
}
