//! Tests of several ranks, run by `mpirun`.
//!
//! The program has two roles. Without arguments of its own it starts itself, as `mpirun -n 3 …
//! --case NAME`, for each case and number of ranks. With them it is a rank. `cargo test --test
//! ranks [PART OF A NAME]`. It runs on the CPU executor with 1, 2, 3 and 4 ranks, or the numbers in
//! `RANKS="2"`, and on the device that `DSL_DEVICE` names.

mod algorithms;
mod blocks;
mod faults;
mod messages;

use std::{
    error::Error,
    process::{Command, ExitCode, Output},
    time::{Duration, Instant},
};

use dsl_mpi::mpi::topology::SimpleCommunicator;

/// The work of a rank.
type Case = fn(&SimpleCommunicator) -> Result<(), Box<dyn Error>>;

/// Cases that succeed with any number of ranks.
const CASES: &[(&str, Case)] = &[
    ("devices", messages::devices),
    ("ring", messages::ring),
    ("slices_and_structs", messages::slices_and_structs),
    ("fields", messages::fields),
    ("fields_of_all", messages::fields_of_all),
    ("collectives", messages::collectives),
    ("reductions", messages::reductions),
    ("varying_counts", messages::varying_counts),
    ("scopes", messages::scopes),
    ("halos_1d", blocks::halos_1d),
    ("halos_2d", blocks::halos_2d),
    ("halos_3d", blocks::halos_3d),
    ("regions", blocks::regions),
    ("overlap", blocks::overlap),
    ("checkpoints", blocks::checkpoints),
    ("results", algorithms::results),
    ("scans", algorithms::scans),
    ("histograms", algorithms::histograms),
    ("sorts", algorithms::sorts),
    ("products", algorithms::products),
];

/// Cases that fail: the required number of ranks, and the expected output.
const FAULTS: &[(&str, Case, u32, &[&str])] = &[
    ("panics", faults::panics, 4, &["rank 2: its work panicked: on purpose"]),
    ("error", faults::error, 4, &["rank 1: on purpose"]),
    (
        "ends_early",
        faults::ends_early,
        4,
        &["no rank goes on", "rank 0, 1, 3: waits in MPI_Recv", "rank 2: ended"],
    ),
    ("exits", faults::exits, 3, &["rank 1: it has called exit within its work"]),
    ("too_long", faults::too_long, 2, &["rank 1: MPI_Recv failed", "truncate"]),
    ("too_short", faults::too_short, 2, &["rank 1: rank 0 sent 3 elements, and 4 were expected"]),
    ("all_wait", faults::all_wait, 3, &["no rank goes on", "rank 0, 1, 2: waits in MPI_Recv"]),
    ("sum_of_bytes", faults::sum_of_bytes, 2, &["MPI_Allreduce failed", "operation"]),
    (
        "other_kernels",
        faults::other_kernels,
        4,
        &["kernel `step` is not the same on all ranks: rank 3 has another"],
    ),
    (
        "other_shapes",
        faults::other_shapes,
        3,
        &["the shape of the blocks is not the same on all ranks: rank 1"],
    ),
    ("too_thin", faults::too_thin, 4, &["4 ranks leave blocks of 1 cells"]),
    ("device_lost", faults::device_lost, 2, &["rank 1: ", "lost"]),
    ("device_lost_in_halo", faults::device_lost_in_halo, 2, &["rank 1: ", "lost"]),
];

/// Examples, with options that make them quick.
const EXAMPLES: &[(&str, &[&str])] = &[
    ("heat", &["--size", "64", "--steps", "100", "--check", "yes"]),
    ("gravity", &["--bodies", "64", "--steps", "20", "--check", "yes"]),
    ("product", &["--size", "50", "--check", "yes"]),
    ("sort", &["--keys", "5000", "--check", "yes"]),
    ("scaling", &["64", "10"]),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.as_slice() {
        [flag, name] if flag == "--case" => rank(name),
        _ => all(arguments.iter().find(|argument| !argument.starts_with('-')).map(String::as_str)),
    }
}

fn rank(name: &str) -> ExitCode {
    let cases = CASES.iter().copied().chain(FAULTS.iter().map(|(name, case, ..)| (*name, *case)));
    match cases.into_iter().find(|(other, _)| *other == name) {
        Some((_, case)) => dsl_mpi::run(case),
        None => panic!("there is no case {name}"),
    }
}

fn all(filter: Option<&str>) -> ExitCode {
    let is_asked = |name: &str| filter.is_none_or(|filter| name.contains(filter));
    let ranks = std::env::var("RANKS").unwrap_or("1 2 3 4".to_owned());
    let ranks: Vec<u32> =
        ranks.split_whitespace().map(|n| n.parse().expect("RANKS are numbers")).collect();
    let (mut passed, mut failed) = (0, 0);
    let mut note = |name: &str, problem: Option<String>| match problem {
        None => passed += 1,
        Some(problem) => {
            failed += 1;
            println!("FAILED {name}: {problem}");
        }
    };
    for (name, _) in CASES.iter().filter(|(name, _)| is_asked(name)) {
        for n in &ranks {
            let (output, _) =
                mpirun(&std::env::current_exe().expect("it runs"), *n, &["--case", name]);
            let problem = (!output.status.success()).then(|| text(&output));
            note(&format!("{name}, {n} ranks"), problem);
        }
    }
    for (name, options) in EXAMPLES.iter().filter(|(name, _)| is_asked(name)) {
        for n in &ranks {
            let (output, _) = mpirun(&blocks::example(name), *n, options);
            let problem = (!output.status.success()).then(|| text(&output));
            note(&format!("{name}, {n} ranks"), problem);
        }
    }
    for (name, _, n, expected) in FAULTS.iter().filter(|(name, ..)| is_asked(name)) {
        note(name, fault(name, *n, expected));
    }
    if is_asked("restart") {
        note("restart", blocks::restart());
    }
    println!("test result: {passed} passed, {failed} failed");
    println!("{passed} passed, {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The difference between the expected and the actual end of a faulty job.
fn fault(name: &str, n: u32, expected: &[&str]) -> Option<String> {
    let (output, time) = mpirun(&std::env::current_exe().expect("it runs"), n, &["--case", name]);
    let text = text(&output);
    if output.status.success() {
        return Some(format!("it ended well\n{text}"));
    }
    if time > Duration::from_secs(20) {
        return Some(format!("it took {time:?}\n{text}"));
    }
    let missing = expected.iter().find(|part| !text.to_lowercase().contains(&part.to_lowercase()));
    missing.map(|part| format!("`{part}` is not printed\n{text}"))
}

/// Runs a program on ranks of this machine. If a job hangs, it is ended and fails.
fn mpirun(program: &std::path::Path, n: u32, arguments: &[&str]) -> (Output, Duration) {
    let start = Instant::now();
    let output = Command::new("mpirun")
        .args(["--oversubscribe", "--timeout", "60", "-n", &n.to_string()])
        .arg(program)
        .args(arguments)
        // Waiting ranks let others work, and root may run jobs in containers.
        .envs([
            ("OMPI_MCA_mpi_yield_when_idle", "1"),
            ("OMPI_ALLOW_RUN_AS_ROOT", "1"),
            ("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1"),
            ("RUST_BACKTRACE", "0"),
        ])
        .env("DSL_DEVICE", std::env::var("DSL_DEVICE").unwrap_or("cpu".to_owned()))
        .env("DSL_MPI_PATIENCE", "2")
        .output()
        .expect("mpirun is there: apt-get install openmpi-bin");
    (output, start.elapsed())
}

fn text(output: &Output) -> String {
    format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    )
}
