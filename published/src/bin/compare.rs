//! Runs the kernels that `published` wrote on the CPU executor, and the same functions as plain
//! Rust. Each row of the inputs is one call. Rows for which the plain function panics are not
//! compared.

#![allow(unexpected_cfgs, reason = "crates have features of their own")]

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use dsl_runtime::{Device, Error};

struct Case {
    name: &'static str,
    kinds: &'static str,
    host: fn(&[u32], &[f32], &mut [u32], usize),
    run: fn(&Device, &[u32], &[f32]) -> Result<Vec<u32>, Error>,
}

include!(env!("PUBLISHED"));

const ROWS: usize = 128;
const INPUTS: usize = 16;
const RESULTS: usize = 64;

/// The outcome of a case.
enum Outcome {
    /// The results equal the host's.
    Same,
    /// There are other results, which are named, or an error.
    Other(String),
    /// The plain function panics for all inputs.
    Panics,
    /// The case took longer than [`MOST`].
    Endless,
}

/// The time limit of a case.
const MOST: Duration = Duration::from_secs(20);

/// Runs each case in a process of its own: `compare NUMBER`.
fn main() {
    if let Some(number) = std::env::args().nth(1) {
        std::panic::set_hook(Box::new(|_| {}));
        let case = &CASES[number.parse::<usize>().expect("the number of a case")];
        std::process::exit(match compared(case, &Device::cpu()) {
            Ok(true) => 0,
            Ok(false) => 2,
            Err(wrong) => {
                println!("{wrong}");
                1
            }
        });
    }
    let (next, outcomes) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= CASES.len() {
                        return;
                    }
                    let outcome = outcome(number).expect("this program can be run");
                    outcomes.lock().expect("nobody panics with it").push((number, outcome));
                }
            });
        }
    });
    let outcomes = outcomes.into_inner().expect("nobody panics with it");
    let (mut same, mut wrong, mut panics) = (0, 0, 0);
    for (number, outcome) in &outcomes {
        match outcome {
            Outcome::Same => same += 1,
            Outcome::Panics => panics += 1,
            Outcome::Other(why) => {
                wrong += 1;
                println!("{why}");
            }
            Outcome::Endless => println!("{}: no end in {MOST:?}", CASES[*number].name),
        }
    }
    let endless = outcomes.len() - same - wrong - panics;
    println!(
        "{same} give the results of the host, {wrong} others, {panics} panic with all inputs, {endless} do not end"
    );
    std::process::exit(i32::from(wrong > 0));
}

/// Runs a case in a process, to its end or the limit.
fn outcome(number: usize) -> std::io::Result<Outcome> {
    let start = Instant::now();
    let mut child = Command::new(std::env::current_exe()?)
        .arg(number.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    while child.try_wait()?.is_none() {
        if start.elapsed() > MOST {
            child.kill()?;
            child.wait()?;
            return Ok(Outcome::Endless);
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    let output = child.wait_with_output()?;
    Ok(match output.status.code() {
        Some(0) => Outcome::Same,
        Some(2) => Outcome::Panics,
        Some(1) => Outcome::Other(String::from_utf8_lossy(&output.stdout).trim().to_owned()),
        _ => Outcome::Other(format!("{}: {}", CASES[number].name, output.status)),
    })
}

/// Fails if a row gives other results than the plain function. `false` if the plain function panics
/// for all rows.
fn compared(case: &Case, device: &Device) -> Result<bool, String> {
    let (mut words, mut floats) = inputs();
    let mut expected = vec![0; ROWS * RESULTS];
    let mut returns = |row| {
        catch_unwind(AssertUnwindSafe(|| (case.host)(&words, &floats, &mut expected, row))).is_ok()
    };
    let returned: Vec<bool> = (0..ROWS).map(&mut returns).collect();
    let Some(good) = returned.iter().position(|good| *good) else { return Ok(false) };
    for row in (0..ROWS).filter(|row| !returned[*row]) {
        words.copy_within(good * INPUTS..(good + 1) * INPUTS, row * INPUTS);
        floats.copy_within(good * INPUTS..(good + 1) * INPUTS, row * INPUTS);
        expected.copy_within(good * RESULTS..(good + 1) * RESULTS, row * RESULTS);
    }
    let found =
        (case.run)(device, &words, &floats).map_err(|error| format!("{}: {error}", case.name))?;
    for row in 0..ROWS {
        let (found, expected) =
            (&found[row * RESULTS..][..RESULTS], &expected[row * RESULTS..][..RESULTS]);
        let differs = |(at, kind): &(usize, char)| !same(*kind, &found[*at..], &expected[*at..]);
        if let Some((at, _)) = case.kinds.chars().enumerate().find(differs) {
            let (words, floats) = (&words[row * INPUTS..][..6], &floats[row * INPUTS..][..6]);
            return Err(format!(
                "{}: word {at} is {:#x}, on the host {:#x}, for {words:?} {floats:?}",
                case.name, found[at], expected[at]
            ));
        }
    }
    Ok(true)
}

/// NaNs may have any bits. The halves of an `f64` are compared together; functions of `f64` are the
/// language's own, whose last bits may differ.
fn same(kind: char, found: &[u32], expected: &[u32]) -> bool {
    let wide = |words: &[u32]| f64::from_bits(u64::from(words[0]) << 32 | u64::from(words[1]));
    match kind {
        'f' => {
            found[0] == expected[0]
                || [found[0], expected[0]].iter().all(|bits| f32::from_bits(*bits).is_nan())
        }
        'd' => {
            let (found, expected) = (wide(found), wide(expected));
            found.to_bits() == expected.to_bits()
                || found.is_nan() && expected.is_nan()
                || (found - expected).abs() <= 1e-13 * expected.abs()
        }
        'e' => true,
        _ => found[0] == expected[0],
    }
}

/// Small and large integers; floats around 0 and 1, and some large ones.
fn inputs() -> (Vec<u32>, Vec<f32>) {
    let mut state = 1u64;
    let mut random = || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 32) as u32
    };
    let words = (0..ROWS * INPUTS).map(|at| random() >> [28, 24, 0, 16][at / INPUTS % 4]).collect();
    let mut float = |at: usize| {
        let unit = random() as f32 / 4_294_967_296.0;
        [unit, unit * 2.0 - 1.0, unit * 20.0 - 10.0, (unit * 9.0).floor(), unit * 1000.0]
            [at / INPUTS % 5]
    };
    let floats = (0..ROWS * INPUTS).map(&mut float).collect();
    (words, floats)
}
