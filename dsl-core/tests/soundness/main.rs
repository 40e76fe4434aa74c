//! Soundness of the proofs. Random kernels of a wide grammar are compiled. An independent
//! interpreter runs the compiler's IR for workgroups of random launches, and compares its run with
//! every verdict of the proofs: each index with its bounds, clamps and parts, divisors, loops,
//! tiles, casts to sizes, certain indices, and reads of workgroup memory.
//!
//! `SOUNDNESS_CASES=20000` makes long runs, and `SOUNDNESS_SEED=…` changes the seed.
//! `SOUNDNESS_SECONDS=600` ends a run early. `SOUNDNESS_ALL=1` continues after a finding.
//! `SOUNDNESS_FILE=kernels.rs` runs the kernels of a file, each in `SOUNDNESS_CASES` launches. A
//! failing kernel is shrunk, unless `SOUNDNESS_QUICK` is set.
//!
//! `soundness/by_hand` has kernels written by hand, in forms that are rare among random ones.

mod builtins;
mod kernels;
mod launch;
mod machine;
mod random;
mod shrink;
mod value;
mod verdict;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Instant;

use dsl_core::analyze::Checked;
use dsl_core::expand::file::Kernel;
use dsl_core::items::Items;
use dsl_core::testing;
use rayon::prelude::*;

use launch::Launch;
use machine::{Machine, Stop};
use random::Random;
use verdict::Claims;

/// The number of launches of each random kernel.
const LAUNCHES: usize = 8;

/// The number of launches of each kernel written by hand.
const LAUNCHES_BY_HAND: usize = 24;

/// The result of testing a kernel.
enum Outcome {
    /// It was refused, with this message.
    Refused(String),
    /// Every verdict was right; the tally counts them.
    Right(Tally),
    /// A verdict was wrong, or the test itself has a mistake: where, and what.
    Wrong(String),
}

/// The number of claims about kernels, and of runs.
#[derive(Debug, Default, Clone, Copy)]
struct Tally {
    proofs: usize,
    conditions: usize,
    /// Kernels that are proven to write workgroup memory before they read it.
    initialized: usize,
    stopped: usize,
    runs: usize,
}

/// Seeds whose kernels reveal mistakes that few others reveal. They run first.
const TELLING: &[u64] = &[
    199, 210, 228, 248, 254, 260, 275, 292, 373, 383, 415, 441, 476, 496, 532, 543, 584, 650, 675,
    710, 859, 989, 1017, 1113, 1132, 1307, 1321, 1342, 1393, 1471, 1668, 2056, 2151, 2665, 2712,
    2749, 2848, 3244, 3336, 3395, 3794, 4178, 4391,
];

#[test]
fn proofs_hold() {
    let number = |name: &str, usual: u64| -> u64 {
        std::env::var(name).map_or(usual, |value| value.parse().expect("a number"))
    };
    let (seed, most) = (number("SOUNDNESS_SEED", 1), number("SOUNDNESS_CASES", 300));
    if let Ok(path) = std::env::var("SOUNDNESS_FILE") {
        return kernels_of_a_file_hold(Path::new(&path), seed, most as usize);
    }
    let (start, seconds) = (Instant::now(), number("SOUNDNESS_SECONDS", u64::MAX));
    let (goes_on, is_found) = (number("SOUNDNESS_ALL", 0) == 1, AtomicBool::new(false));
    let is_over = || start.elapsed().as_secs() >= seconds || is_found.load(Relaxed);
    let first = if seed == 1 { TELLING } else { &[] };
    let seeds: Vec<u64> = first.iter().copied().chain(seed..seed + most).collect();
    let outcomes = seeds.into_par_iter().filter(|_| !is_over()).map(|case| {
        let text = kernels::random(&mut Random::new(case));
        let outcome = outcome(&text, case, LAUNCHES);
        if let Outcome::Wrong(what) = &outcome {
            is_found.store(!goes_on, Relaxed);
            report(case, &text, what, goes_on);
        }
        outcome
    });
    let outcomes: Vec<Outcome> = outcomes.collect();
    let (mut refused, mut total) = (BTreeMap::new(), Tally::default());
    let (cases, mut accepted, mut wrong) = (outcomes.len(), 0, 0);
    for outcome in outcomes {
        match outcome {
            Outcome::Refused(why) => *refused.entry(why).or_insert(0) += 1,
            Outcome::Right(tally) => {
                accepted += 1;
                total.proofs += tally.proofs;
                total.conditions += tally.conditions;
                total.initialized += tally.initialized;
                total.stopped += tally.stopped;
                total.runs += tally.runs;
            }
            Outcome::Wrong(_) => wrong += 1,
        }
    }
    println!("{accepted} of {cases} kernels: {total:?}");
    if number("SOUNDNESS_REFUSED", 0) == 1 {
        let mut refused: Vec<_> = refused.into_iter().collect();
        refused.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        for (why, count) in refused {
            println!("{count} {why}");
        }
    }
    assert_eq!(wrong, 0, "verdicts are wrong");
    assert!(accepted * 4 > cases * 3 || cases < 100, "too many kernels are refused");
    assert!(total.proofs > accepted || cases < 100, "too little is proven of the kernels");
}

/// Prints a wrong verdict, with the kernel made small unless all findings are wanted.
fn report(case: u64, text: &str, what: &str, goes_on: bool) {
    if goes_on {
        return println!("SOUNDNESS_SEED={case}: {what:.150}");
    }
    println!("SOUNDNESS_SEED={case} SOUNDNESS_CASES=1: {what}");
    if std::env::var_os("SOUNDNESS_QUICK").is_none() {
        let is_wrong = |text: &str| match outcome(text, case, LAUNCHES) {
            Outcome::Wrong(what) => Some(what),
            _ => None,
        };
        println!("{}", shrink::shrunk(text, what, &is_wrong));
    }
}

#[test]
fn kernels_by_hand_hold() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/soundness/by_hand");
    let mut paths: Vec<_> = std::fs::read_dir(dir)
        .expect("it exists")
        .map(|entry| entry.expect("a file").path())
        .collect();
    paths.sort();
    paths.iter().for_each(|path| kernels_of_a_file_hold(path, 1, LAUNCHES_BY_HAND));
}

/// Compiles the kernels of a file, and runs each. None may be refused.
fn kernels_of_a_file_hold(path: &Path, seed: u64, launches: usize) {
    let text = std::fs::read_to_string(path).expect("a file");
    let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let file = Items::from_file(&file);
    let mut wrong: Vec<String> = file.errors.iter().map(|error| error.message.clone()).collect();
    for kernel in file.kernels {
        let name = kernel.name.clone();
        match outcome_of(kernel, &text, seed, launches) {
            Outcome::Right(tally) => println!("{name}: {tally:?}"),
            Outcome::Refused(why) => wrong.push(format!("{name} is refused: {why}")),
            Outcome::Wrong(what) => wrong.push(format!("{name}: {what}")),
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", path.display(), wrong.join("\n"));
}

/// Compiles a kernel and runs it in random launches.
fn outcome(text: &str, seed: u64, launches: usize) -> Outcome {
    let file = match syn::parse_file(text) {
        Ok(file) => file,
        Err(error) => return Outcome::Refused(format!("{error}")),
    };
    let mut file = Items::from_file(&file);
    if let Some(error) = file.errors.first() {
        return Outcome::Refused(error.message.clone());
    }
    match file.kernels.pop() {
        Some(kernel) => outcome_of(kernel, text, seed, launches),
        None => Outcome::Refused("there is no kernel".to_owned()),
    }
}

fn outcome_of(kernel: Kernel, text: &str, seed: u64, launches: usize) -> Outcome {
    let instances = match catch_unwind(AssertUnwindSafe(|| testing::check(kernel))) {
        Ok(Ok(instances)) => instances,
        Ok(Err(errors)) => {
            let Some(error) = errors.first() else {
                return Outcome::Refused("no reason is given".to_owned());
            };
            let line = text.lines().nth(error.span.start().line - 1).unwrap_or_default();
            let line = if std::env::var_os("SOUNDNESS_LINES").is_some() { line } else { "" };
            return Outcome::Refused(format!("{} {line}", error.message));
        }
        Err(_) => return Outcome::Wrong("the compiler panics".to_owned()),
    };
    let mut tally = Tally::default();
    for checked in &instances {
        if let Err(what) = verdicts_hold(checked, seed, launches / instances.len(), &mut tally) {
            return Outcome::Wrong(what);
        }
    }
    Outcome::Right(tally)
}

fn verdicts_hold(
    checked: &Checked,
    seed: u64,
    launches: usize,
    tally: &mut Tally,
) -> Result<(), String> {
    let proofs = &checked.facts().proofs;
    let conditions = launch::conditions(checked);
    tally.proofs += proofs.accesses.iter().filter(|of| of.proof != testing::Proof::None).count();
    tally.conditions += conditions.len();
    let has_memory = !checked.module().workgroup_vars.is_empty();
    tally.initialized += usize::from(has_memory && proofs.initialized);
    let mut random = Random::new(seed ^ 0x1A_0C4);
    for _ in 0..launches {
        let mut launch = Launch::random(checked, &mut random);
        if random.below(4) > 0 {
            launch.tune(&conditions, &mut random);
        }
        let claims = Claims::new(checked, &launch);
        let last = launch.workgroups.map(|n| n - 1);
        let any = launch.workgroups.map(|n| (random.next() % u64::from(n)) as u32);
        for workgroup in [last, any] {
            let mut machine = Machine::new(checked, &launch, &claims, workgroup, random.next());
            tally.runs += 1;
            let violation = match machine.run() {
                Ok(()) if workgroup == last => claims.unused(&launch, &machine.used),
                Ok(()) => None,
                Err(Stop::Steps) => {
                    tally.stopped += 1;
                    None
                }
                Err(Stop::Violation(violation)) => Some(violation),
                Err(Stop::Unknown(what)) => return Err(format!("the test does not know {what}")),
            };
            if let Some(violation) = violation {
                let line =
                    violation.expr.map_or(0, |expr| checked.module().exprs[expr].span.start().line);
                return Err(format!(
                    "line {line}: {}, {workgroup:?} of {launch:?}",
                    violation.what
                ));
            }
        }
    }
    Ok(())
}
