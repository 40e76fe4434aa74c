//! Random kernels on which plain Rust, the CPU executor and the GPU agree.
//!
//! A seed makes a kernel (`generate`). Batches of kernels become programs (`batch`), with each
//! kernel also written as plain Rust. rustc compiles them like a user's crate, and they compare the
//! results (`harness`). A kernel with a difference is shrunk (`shrink`) and shown.
//!
//! By default, each run has the same kernels. `DIFFERENTIAL_SECONDS=600` tests others for that
//! long. `DIFFERENTIAL_SEED=17` begins with that seed, `DIFFERENTIAL_KERNELS=1` ends after that
//! many kernels.

mod batch;
mod generate;
mod shrink;
#[path = "../support/mod.rs"]
mod support;
mod tree;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use batch::Toolchain;
use dsl_core::items::Items;
use tree::{Form, Node, Part, Program};

/// The largest number of kernels per call of rustc.
const BATCH: u64 = 50;

/// The kernels of a default run.
const USUAL_SEED: u64 = 1;
const USUAL_KERNELS: u64 = 40;

#[test]
fn plain_rust_the_cpu_executor_and_the_gpu_agree() {
    let seconds = number("DIFFERENTIAL_SECONDS");
    let budget = seconds.map_or(Duration::MAX, Duration::from_secs);
    let usual = if seconds.is_some() { u64::MAX } else { USUAL_KERNELS };
    let kernels = number("DIFFERENTIAL_KERNELS").unwrap_or(usual);
    let of_time = || SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs();
    let any = if seconds.is_some() { of_time() << 20 } else { USUAL_SEED };
    let seed = number("DIFFERENTIAL_SEED").unwrap_or(any);
    support::gpus();
    support::say(&format!("DIFFERENTIAL_SEED={seed}"));

    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let batch = kernels.div_ceil(threads).min(BATCH);
    let toolchain = Toolchain::find();
    let (start, next) = (Instant::now(), AtomicU64::new(0));
    let (run, failures) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let worker = || {
        while start.elapsed() < budget && failures.lock().expect("no panic").is_empty() {
            let first = next.fetch_add(batch, Relaxed);
            if first >= kernels {
                break;
            }
            let seeds: Vec<u64> = (first..kernels.min(first + batch)).map(|n| seed + n).collect();
            let found = differences(&toolchain, &seeds);
            failures.lock().expect("no panic").extend(found);
            run.fetch_add(seeds.len() as u64, Relaxed);
        }
    };
    std::thread::scope(|scope| {
        (0..threads).for_each(|_| _ = scope.spawn(worker));
    });

    let run = run.into_inner();
    support::say(&format!("{run} kernels in {:.0?}", start.elapsed()));
    let failures = failures.into_inner().expect("no panic");
    for (seed, message) in failures.iter().take(3) {
        report(&toolchain, *seed, message);
    }
    assert!(failures.is_empty(), "{} kernels differ: {failures:?}", failures.len());
    assert!(run > 0, "no kernel was run");
}

/// If the two texts of a kernel mean different things, the difference is found, and little else is
/// left.
#[test]
fn a_difference_is_found_and_made_small() {
    let toolchain = Toolchain::find();
    let mut program = generate::generate(7);
    // A little code around it, so that the test is short.
    program.functions.clear();
    let beside = Node::stmt(
        "out_i[global_invocation_id().x * 8] = $0;",
        vec![Part::Expr(Node::expr(tree::Ty::I32, "(p + 1)", vec![]))],
    );
    program.body = vec![beside.but_plain("out_i[(global_invocation_id().x * 8) as usize] = $0;")];
    let wrong = Node::stmt(
        "out_u[global_invocation_id().x * 8] = $0;",
        vec![Part::Expr(Node::spelled(tree::Ty::U32, "(q & 7)", "(q & 7) + 1", vec![]))],
    );
    let wrong = wrong.but_plain("out_u[(global_invocation_id().x * 8) as usize] = $0;");
    program.body.push(Node::stmt(
        "if $0 { $1 }",
        vec![
            Part::Expr(Node::expr(tree::Ty::BOOL, "(f < 5000.0)", vec![])),
            Part::Block(vec![wrong]),
        ],
    ));
    let found = toolchain.run("wrong", std::slice::from_ref(&program)).expect("rustc takes it");
    let (_, message) = found.first().expect("a difference").clone();
    assert!(message.contains("out_u[0] is"), "{message}");

    let (small, _) = shrink::shrink(&toolchain, program, message, Duration::from_secs(600));
    assert_eq!(small.size(), 2, "{}", small.text(Form::Kernel));
}

fn number(variable: &str) -> Option<u64> {
    let value = std::env::var(variable).ok()?;
    Some(value.parse().unwrap_or_else(|_| panic!("{variable}={value} is not a number")))
}

/// The kernels of these seeds that show a difference, or that the compiler or rustc refuses.
fn differences(toolchain: &Toolchain, seeds: &[u64]) -> Vec<(u64, String)> {
    let Some(first) = seeds.first() else { return Vec::new() };
    let programs: Vec<Program> = seeds.iter().map(|seed| generate::generate(*seed)).collect();
    let rustc = match toolchain.run(&format!("seed{first}"), &programs) {
        Ok(found) => return found.into_iter().map(|(at, text)| (seeds[at], text)).collect(),
        Err(rustc) => rustc,
    };
    let refused = |(seed, program): (&u64, _)| Some((*seed, compile(program).err()?));
    let refused: Vec<(u64, String)> = seeds.iter().zip(&programs).filter_map(refused).collect();
    match (refused.is_empty(), seeds.len()) {
        (false, _) => refused,
        (true, 1) => vec![(*first, format!("rustc refuses it: {rustc}"))],
        (true, n) => {
            let halves = seeds.chunks(n.div_ceil(2));
            halves.flat_map(|half| differences(toolchain, half)).collect()
        }
    }
}

/// Whether this compiler accepts the kernel. The error has its messages.
fn compile(program: &Program) -> Result<(), String> {
    let text = program.kernel();
    let file = syn::parse_file(&text).map_err(|error| format!("no Rust: {error}\n{text}"))?;
    let file = Items::from_file(&file);
    let kernel = file.kernels.into_iter().next().map(|kernel| kernel.compile().map(drop));
    let errors = file.errors.into_iter().chain(kernel.and_then(Result::err).into_iter().flatten());
    let messages: Vec<String> = errors.map(|error| error.message).collect();
    if messages.is_empty() { Ok(()) } else { Err(format!("refused: {}", messages.join("; "))) }
}

/// Shows a kernel with a difference, shrunk as far as possible.
fn report(toolchain: &Toolchain, seed: u64, message: &str) {
    support::say(&format!("\nDIFFERENTIAL_SEED={seed} DIFFERENTIAL_KERNELS=1: {message}"));
    let program = generate::generate(seed);
    let time = Duration::from_secs(180);
    let (small, message) = match message.starts_with("rustc") {
        true => (program, message.to_owned()),
        false => shrink::shrink(toolchain, program, message.to_owned(), time),
    };
    support::say(&format!("{}\nin plain Rust:\n{}", small.kernel(), small.text(Form::Plain)));
    support::say(&format!(
        "on {} workgroups of {}: {message}",
        small.workgroups, small.workgroup_size
    ));
}
