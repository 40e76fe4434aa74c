//! Kernels in a debugger: gdb and lldb step through the kernels of this package on the CPU executor.

use std::io::Write;
use std::process::{Command, Stdio};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/main.rs");

const PROGRAM: &str = env!("CARGO_BIN_EXE_debug-crate");

fn has_gdb() -> bool {
    has("gdb")
}

/// Whether the debugger is installed. Where tests must run, a missing debugger is an error.
fn has(debugger: &str) -> bool {
    let mut command = Command::new(debugger);
    let command = command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    let found = command.status().is_ok();
    let is_required = ["CI", "DSL_REQUIRE_GPU"].iter().any(|name| std::env::var_os(name).is_some());
    let help = format!(
        "there is no {debugger}: `apt-get install {debugger}`, or your system's package of that name"
    );
    assert!(found || !is_required, "{help}");
    if !found {
        // In one write, so that the test runner does not capture it.
        _ = std::io::stderr().write_all(format!("NOT RUN: {help}\n").as_bytes());
    }
    found
}

/// The output of gdb for these commands.
fn gdb(environment: &[(&str, &str)], commands: &[&str]) -> String {
    let settings =
        ["set confirm off", "set pagination off", "set width 0", "set debuginfod enabled off"];
    let mut command = Command::new("gdb");
    command.args(["-nx", "-batch"]).env("RAYON_NUM_THREADS", "1");
    for line in settings.iter().chain(commands) {
        command.args(["-ex", line]);
    }
    let output = command.arg(PROGRAM).envs(environment.iter().copied()).output();
    let output = output.expect("gdb runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text + &String::from_utf8_lossy(&output.stderr)
}

/// The number of the line that contains this text.
fn line(text: &str) -> usize {
    let source = std::fs::read_to_string(FILE).expect("the file is there");
    let at = source.lines().position(|line| line.contains(text));
    at.unwrap_or_else(|| panic!("no `{text}`")) + 1
}

#[track_caller]
fn assert_has(printed: &str, expected: &[&str]) {
    for text in expected {
        assert!(printed.contains(text), "no `{text}` in:\n{printed}");
    }
}

#[test]
fn a_breakpoint_stops_at_a_line_of_a_kernel_in_one_invocation() {
    if !has_gdb() {
        return;
    }
    let at = format!("break main.rs:{} if i == 2", line("y[i] += product"));
    let printed = gdb(&[], &[&at, "run", "info locals -q ^[^_]", "print a", "next", "continue"]);
    assert_has(&printed, &["y[i] += product;", "product = 1.5\n", "i = 2\n", "$1 = 0.5", "done"]);
    assert_eq!(printed.matches("hit Breakpoint").count(), 1, "{printed}");
    let locals = printed.lines().skip_while(|line| !line.starts_with("product = "));
    let locals = locals.take_while(|line| !line.starts_with('$'));
    let names: Vec<&str> =
        locals.filter_map(|line| line.split_once(" = ")).map(|it| it.0).collect();
    assert_eq!(names, ["product", "i", "x", "y", "a"], "{printed}");
}

#[test]
fn each_line_of_a_kernel_is_a_place_to_stop() {
    if !has_gdb() {
        return;
    }
    let lines = [
        "let i = global_invocation_id().x;",
        "if i < x.len() && i < y.len()",
        "let product = a * x[i];",
        "let result = 2 * number;",
        "numbers[lane] = lane + 10;",
        "sum += numbers[j];",
        "out[i] = twice(sum);",
    ];
    for text in lines {
        let at = format!("break main.rs:{}", line(text));
        assert_has(&gdb(&[], &[&at, "run"]), &[&format!("\n{}\t", line(text)), text]);
    }
}

#[test]
fn variables_that_live_over_barriers_are_those_of_the_invocation() {
    if !has_gdb() {
        return;
    }
    let at =
        format!("break main.rs:{} if __workgroup_id.x == 1 && __lane == 2", line("out[i] = twice"));
    let printed =
        gdb(&[], &[&at, "run", "print *sum", "print i", "print lane", "print numbers[3]"]);
    assert_has(&printed, &["$1 = 33", "$2 = 10", "$3 = 2", "$4 = 13"]);
}

#[test]
fn one_invocation_is_chosen_by_a_variable() {
    if !has_gdb() {
        return;
    }
    let next = format!("tbreak main.rs:{}", line("let product = a"));
    let commands = ["run", &next, "continue", "print i", "continue"];
    let printed = gdb(&[("DSL_BREAK", "0,3,saxpy")], &commands);
    assert_has(&printed, &["SIGTRAP", "let product = a * x[i];", "$1 = 3", "done"]);
    assert_eq!(printed.matches("SIGTRAP").count(), 1, "{printed}");
}

/// The output of lldb for these commands.
fn lldb(commands: &[&str]) -> String {
    let mut command = Command::new("lldb");
    command.args(["--no-lldbinit", "--batch"]).env("RAYON_NUM_THREADS", "1");
    for line in commands {
        command.args(["-o", line]);
    }
    let output = command.arg(PROGRAM).output().expect("lldb runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn lldb_stops_at_a_line_of_a_kernel_in_one_invocation() {
    if !has("lldb") {
        return;
    }
    let number = line("y[i] += product");
    let at = format!("breakpoint set --file main.rs --line {number} --condition 'i == 2'");
    let printed = lldb(&[&at, "run", "frame variable product i a", "continue"]);
    let values = ["product = 1.5\n", "i = 2\n", "a = 0.5\n"];
    assert_has(&printed, &["stop reason = breakpoint", "y[i] += product;", "done"]);
    assert_has(&printed, &values);
    assert_eq!(printed.matches("stop reason = breakpoint").count(), 1, "{printed}");
}

#[test]
fn without_a_debugger_the_variable_only_says_so() {
    let output = Command::new(PROGRAM).env("DSL_BREAK", "0,3").output().expect("it runs");
    let (text, notes) = (output.stdout, String::from_utf8_lossy(&output.stderr).into_owned());
    assert!(output.status.success() && text == b"done\n", "{notes}");
    if cfg!(target_os = "linux") {
        assert_eq!(notes, "note: DSL_BREAK is set, and no debugger is attached\n");
    }
    let output = Command::new(PROGRAM).env("DSL_BREAK", "first").output().expect("it runs");
    let notes = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && notes.contains("DSL_BREAK is `first`"), "{notes}");
}
