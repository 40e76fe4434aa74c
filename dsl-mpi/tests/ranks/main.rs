//! Tests of several ranks, run by `mpirun`.
//!
//! The program has two roles. Without arguments of its own it starts itself, as `mpirun -n 3 …
//! --case NAMES`, for each number of ranks and each fault. With them it is a rank. `cargo test
//! --test ranks [PART OF A NAME]`. It runs on the CPU executor with 1 to 8 ranks, or the numbers in
//! `RANKS="2"`, and on the device that `DSL_DEVICE` names.

mod algorithms;
mod blocks;
mod counts;
mod faults;
mod kernels;
mod messages;
mod pictures;

use std::{
    error::Error,
    path::{Path, PathBuf},
    process::{Command, ExitCode, Output},
    time::{Duration, Instant},
};

use dsl_mpi::mpi::{topology::SimpleCommunicator, traits::*};

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
    ("no_bytes", messages::no_bytes),
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
    ("kernels_of_rank", kernels::of_rank),
];

/// Cases for more than 4 ranks: arrays that are split into uneven blocks, or along all axes; five
/// kernels on as many ranks.
const MORE_THAN_4_RANKS: &[&str] = &[
    "halos_1d",
    "halos_2d",
    "halos_3d",
    "regions",
    "results",
    "scans",
    "histograms",
    "sorts",
    "products",
    "kernels_of_rank",
];

/// Cases that fail: the required number of ranks, and the expected output.
const FAULTS: &[(&str, Case, u32, &[&str])] = &[
    ("panics", faults::panics, 4, &["rank 2: its work panicked: on purpose"]),
    ("error", faults::error, 4, &["rank 1: on purpose"]),
    (
        "ends_early",
        faults::ends_early,
        4,
        &["no rank has made progress", "rank 0, 1, 3: waits in MPI_Recv", "rank 2: ended"],
    ),
    ("killed", faults::killed, 4, &["process rank 1", "signal 9"]),
    ("exits", faults::exits, 3, &["rank 1: it has called exit within its work"]),
    (
        "all_wait",
        faults::all_wait,
        3,
        &["no rank has made progress", "rank 0, 1, 2: waits in MPI_Recv"],
    ),
    (
        "polls",
        faults::polls,
        4,
        &[
            "rank 0: ended",
            "rank 1: calls MPI_Test in vain",
            "rank 2: calls MPI_Iprobe in vain",
            "rank 3: calls MPI_Improbe in vain",
        ],
    ),
    (
        "between_groups",
        counts::between_groups,
        2,
        &["rank 0 of the other group sent 5 elements, and 4 were expected, in MPI_Allgather;"],
    ),
    (
        "from_root_of_a_group",
        counts::from_root_of_a_group,
        3,
        &["rank 2: rank 0 sent 4 elements, and 5 were expected, in MPI_Bcast;"],
    ),
    (
        "to_root_of_a_group",
        counts::to_root_of_a_group,
        3,
        &["rank 0: rank 2 sent 5 elements, and 4 were expected, in MPI_Gather;"],
    ),
    ("sum_of_bytes", faults::sum_of_bytes, 2, &["MPI_Allreduce failed", "operation"]),
    (
        "other_kernels",
        faults::other_kernels,
        4,
        &["kernel `ranks::faults::launch::step` is not the same on all ranks", "rank 3"],
    ),
    (
        "other_kernels_at_the_end",
        faults::other_kernels_at_the_end,
        4,
        &["kernel `ranks::faults::launch::step` is not the same on all ranks", "rank 3"],
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

/// The seconds for which ranks may wait, in most jobs.
const PATIENCE: Option<&str> = Some("2");

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.as_slice() {
        [flag, names @ ..] if flag == "--case" => rank(names),
        [flag, name, odd] if flag == "--count" => {
            let kind = counts::find(name).expect("a kind of receive");
            let odd = odd.parse().expect("a number of elements");
            dsl_mpi::run(|world| counts::run(world, kind, odd))
        }
        _ => all(arguments.iter().find(|argument| !argument.starts_with('-')).map(String::as_str)),
    }
}

/// Runs cases one after another.
fn rank(names: &[String]) -> ExitCode {
    let faults = FAULTS.iter().map(|(name, case, ..)| (*name, *case));
    let others: [(&str, Case); 4] = [
        ("launches_after_the_end", faults::launches_after_the_end),
        ("polls_rarely", faults::polls_rarely),
        ("works_for_long", faults::works_for_long),
        ("threads_send", faults::threads_send),
    ];
    let cases: Vec<(&str, Case)> = CASES.iter().copied().chain(faults).chain(others).collect();
    let find = |name: &String| cases.iter().find(|(other, _)| other == name);
    dsl_mpi::run(|world| {
        for name in names {
            if world.rank() == 0 && names.len() > 1 {
                println!("case {name}");
            }
            find(name).unwrap_or_else(|| panic!("there is no case {name}")).1(world)?;
        }
        Ok::<(), Box<dyn Error>>(())
    })
}

/// The results so far, and the part of a name that all tests to run have.
struct Tests<'a> {
    filter: Option<&'a str>,
    passed: usize,
    failed: usize,
}

impl Tests<'_> {
    fn is_asked(&self, name: &str) -> bool {
        self.filter.is_none_or(|filter| name.contains(filter))
    }

    fn run(&mut self, name: &str, test: impl FnOnce() -> Option<String>) {
        if self.is_asked(name) {
            self.note(name, test());
        }
    }

    fn note(&mut self, name: &str, problem: Option<String>) {
        match problem {
            None => self.passed += 1,
            Some(problem) => {
                self.failed += 1;
                println!("FAILED {name}: {problem}");
            }
        }
    }
}

fn all(filter: Option<&str>) -> ExitCode {
    let ranks = std::env::var("RANKS").unwrap_or("1 2 3 4 5 6 7 8".to_owned());
    let ranks: Vec<u32> =
        ranks.split_whitespace().map(|n| n.parse().expect("RANKS are numbers")).collect();
    let mut tests = Tests { filter, passed: 0, failed: 0 };
    ranks.iter().for_each(|n| test_cases(&mut tests, *n));
    let ranks: Vec<u32> = ranks.into_iter().filter(|n| *n <= 4).collect();
    pictures::test(&mut tests, &ranks);
    for (name, _, n, expected) in FAULTS {
        tests.run(name, || fault(&["--case", name], *n, PATIENCE, expected));
    }
    test_counts(&mut tests);
    test_patience(&mut tests);
    tests.run("launches_after_the_end", || {
        succeeds(&this(), 4, &["--case", "launches_after_the_end"], PATIENCE)
    });
    tests.run("restart", blocks::restart);
    let Tests { passed, failed, .. } = tests;
    println!("{passed} passed, {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// All cases with a number of ranks, in one job, because most of a job's time is its start.
fn test_cases(tests: &mut Tests<'_>, n: u32) {
    let has_case = |name: &&str| n <= 4 || MORE_THAN_4_RANKS.contains(name);
    let names = CASES.iter().map(|(name, _)| *name).filter(has_case);
    let names: Vec<&str> = names.filter(|name| tests.is_asked(name)).collect();
    if !names.is_empty() {
        let arguments = [&["--case"], &names[..]].concat();
        tests.note(&format!("cases, {n} ranks"), succeeds(&this(), n, &arguments, PATIENCE));
    }
}

/// Each kind of receive with messages that are too short, and too long.
fn test_counts(tests: &mut Tests<'_>) {
    let messages = counts::MESSAGES.iter().flat_map(|kind| [(kind, 3), (kind, 5)]);
    // The same code compares both, so one of them does for a call of all ranks.
    let of_all = counts::CALLS_OF_ALL.iter().enumerate().map(|(i, kind)| (kind, 3 + 2 * (i % 2)));
    for (kind, odd) in messages.chain(of_all) {
        let number = odd.to_string();
        tests.run(&format!("count, {}, {odd}", kind.name), || {
            let arguments = ["--count", kind.name, &number];
            let (output, _) = mpirun(&this(), counts::RANKS as u32, &arguments, PATIENCE);
            let text = text(&output);
            (output.status.success() || !counts::is_named(&text, kind, odd)).then_some(text)
        });
    }
    tests.run("counts_of_all_calls", || {
        let missing = counts::without_test();
        (!missing.is_empty()).then(|| format!("add a kind for {missing:?} to `counts.rs`"))
    });
}

/// The time limit itself: the default, and programs that work for longer.
fn test_patience(tests: &mut Tests<'_>) {
    let expected = &["no rank has made progress for 10 s", "rank 2: ended"];
    tests.run("patience_by_default", || fault(&["--case", "ends_early"], 4, None, expected));
    let expected = &["rank 0: ended", "rank 1: calls MPI_Iprobe in vain"];
    tests.run("polls_rarely", || fault(&["--case", "polls_rarely"], 2, Some("5"), expected));
    let arguments = ["--case", "works_for_long"];
    tests.run("works_for_long", || succeeds(&this(), 2, &arguments, Some("1")));
    let arguments = ["--case", "threads_send"];
    tests.run("no_limit", || succeeds(&this(), 2, &arguments, Some("0")));
    let expected = &["no rank has made progress for 10 s", "rank 0, 1: waits in MPI_Recv"];
    tests.run("other_threads", || fault(&arguments, 2, None, expected));
    tests.run("patience_differs", || {
        let command = "DSL_MPI_PATIENCE=$OMPI_COMM_WORLD_RANK exec \"$0\" --case ends_early";
        let program = this();
        let arguments = ["-c", command, program.to_str().expect("a path in UTF-8")];
        let (output, _) = mpirun(Path::new("sh"), 2, &arguments, None);
        let text = text(&output);
        let expected = "DSL_MPI_PATIENCE is 0 on rank 0 and 1 on rank 1";
        (output.status.success() || !text.contains(expected)).then_some(text)
    });
}

/// This program.
fn this() -> PathBuf {
    std::env::current_exe().expect("it runs")
}

/// The output of a job that should end well, and does not.
fn succeeds(program: &Path, n: u32, arguments: &[&str], patience: Option<&str>) -> Option<String> {
    let (output, _) = mpirun(program, n, arguments, patience);
    (!output.status.success()).then(|| text(&output))
}

/// The difference between the expected and the actual end of a faulty job.
fn fault(arguments: &[&str], n: u32, patience: Option<&str>, expected: &[&str]) -> Option<String> {
    let (output, time) = mpirun(&this(), n, arguments, patience);
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
fn mpirun(
    program: &Path,
    n: u32,
    arguments: &[&str],
    patience: Option<&str>,
) -> (Output, Duration) {
    let start = Instant::now();
    // mpirun's own time limit does not help if mpirun hangs when its ranks have ended.
    let output = Command::new("timeout")
        .args(["--kill-after=5", "60", "mpirun", "--oversubscribe", "-n", &n.to_string()])
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
        .env_remove("DSL_MPI_PATIENCE")
        .envs(patience.map(|seconds| ("DSL_MPI_PATIENCE", seconds)))
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
