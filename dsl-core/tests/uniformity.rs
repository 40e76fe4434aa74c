//! Verdicts on uniformity: ours and those of Chromium's WGSL compiler, Tint, on random kernels.
//!
//! Kernels are compiled twice, once with the rule, once without it; the WGSL of the second goes to
//! the program that `TINT_CHECK` names (see CONTRIBUTING.md). Whoever alone refuses a kernel is
//! wrong. `UNIFORMITY_CASES=2000` makes long runs, `UNIFORMITY_SEED=7` other ones. What was found
//! is kept in `tests/pitfalls` and `tests/diagnostics`.
//!
//! Three kinds of kernels: `chains.rs` has each construct once, with values that are the same for all
//! and others, and makes random kernels with one reason to refuse them; `kernels.rs` makes random ones
//! with much in them. The first kind caught each of these mistakes, made on purpose:
//!
//! - in values: a part assigned, by member, by index or by a compound operator, taken for the whole;
//!   assignments under a branch; indices; loads from storage, workgroup memory, atomics and texels,
//!   subgroup operations and `subgroup_id` taken for uniform; `workgroup_id`, `subgroup_size`,
//!   `num_subgroups` and what is only read for not;
//! - in branches: scrutinees, guards, and guards of arms before ignored; a last arm taken for one that is
//!   tested; the left side of `&&` without effect on the right; control flow after a branch that jumps
//!   taken for uniform;
//! - in loops: no way back, or one that is not there; the state at `break` or `continue` lost; loops
//!   without a round, control flow of later rounds, conditions and calls in them, each end of a range
//!   and its step ignored, steps that are never taken not ignored; control flow behind a loop taken for
//!   what it is in it, or the other way round;
//! - in functions: judged once for all calls, all arguments, all control flow; what they assign through
//!   pointers ignored, or only added; what returns bring along ignored; the index of
//!   `workgroup_uniform_load` ignored.

#[path = "uniformity/calls.rs"]
mod calls;
#[path = "uniformity/chains.rs"]
mod chains;
#[path = "uniformity/kernels.rs"]
mod kernels;

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::Path;
use std::process::Command;

use dsl_core::diagnostic::Code;
use dsl_core::items::Items;
use dsl_core::items::file::Kernel;
use proc_macro2::Span;

/// How many kernels one call of the other compiler gets.
const BATCH: usize = 250;

#[test]
fn each_construct_agrees_with_tint() {
    let Some(tint) = tint() else { return };
    let kernels: Vec<String> = chains::every().collect();
    for batch in kernels.chunks(BATCH) {
        let verdicts = judge(batch.to_vec(), &tint);
        if let Some(verdict) = verdicts.iter().find(|verdict| verdict.is_disputed()) {
            panic!("{verdict}");
        }
    }
    say(&format!("{} kernels, one for each construct", kernels.len()));
}

#[test]
fn random_kernels_agree_with_tint() {
    let Some(tint) = tint() else { return };
    let cases = number("UNIFORMITY_CASES").unwrap_or(250);
    let mut random = Random(number("UNIFORMITY_SEED").unwrap_or(0));
    let (mut refused, mut judged) = (0, 0);
    while judged < cases {
        let inputs: Vec<Vec<u8>> = (0..BATCH.min(cases - judged)).map(|_| random.bytes()).collect();
        let verdicts = judge_all(&inputs, &tint);
        judged += inputs.len();
        refused += verdicts.iter().filter(|verdict| verdict.ours.is_some()).count();
        if let Some(at) = verdicts.iter().position(Verdict::is_disputed) {
            panic!("{}", shrink(inputs[at].clone(), &tint));
        }
    }
    say(&format!("{judged} kernels, {refused} of them refused by both"));
    assert!(refused * 5 > judged && refused * 5 < judged * 4, "the kernels are of both kinds");
}

/// What two compilers say of a kernel.
struct Verdict {
    kernel: String,
    wgsl: String,
    /// Why it is refused.
    ours: Option<String>,
    theirs: Option<String>,
    /// Whether it is refused only for what we ask more of: subgroup operations, where all of the
    /// workgroup has to come, and not only all of the subgroup; and functions that no call reaches,
    /// whose builtin values are parameters in the text.
    is_stricter: bool,
}

impl Verdict {
    fn is_disputed(&self) -> bool {
        match (&self.ours, &self.theirs) {
            (Some(_), None) => !self.is_stricter,
            (None, Some(_)) => true,
            (Some(_), Some(_)) | (None, None) => false,
        }
    }
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let said = |what: &Option<String>| what.clone().unwrap_or("uniform".to_owned());
        write!(f, "{}\n{}\n", self.kernel, self.wgsl)?;
        write!(f, "ours: {}\nTint: {}", said(&self.ours), said(&self.theirs))
    }
}

/// The other compiler, if there is one.
fn tint() -> Option<OsString> {
    let tint = std::env::var_os("TINT_CHECK");
    if tint.is_none() {
        say("NOT RUN: TINT_CHECK names no program that compiles WGSL with Tint");
    }
    tint
}

fn judge_all(inputs: &[Vec<u8>], tint: &OsStr) -> Vec<Verdict> {
    judge(inputs.iter().map(|bytes| generate(bytes)).collect(), tint)
}

fn judge(kernels: Vec<String>, tint: &OsStr) -> Vec<Verdict> {
    let mut verdicts: Vec<Verdict> = kernels.into_iter().map(ours).collect();
    let texts: Vec<&str> = verdicts.iter().map(|verdict| verdict.wgsl.as_str()).collect();
    let mut errors = theirs(&texts, tint);
    for (at, verdict) in verdicts.iter_mut().enumerate() {
        verdict.theirs = errors.remove(&at);
    }
    verdicts
}

/// A kernel of one of two kinds: with much in it, or with one reason.
fn generate(bytes: &[u8]) -> String {
    match bytes.split_first() {
        Some((kind, rest)) if kind % 3 == 0 => kernels::generate(rest),
        Some((_, rest)) => chains::generate(rest),
        None => kernels::generate(bytes),
    }
}

/// Our verdict, and the WGSL that a kernel has or would have.
fn ours(kernel: String) -> Verdict {
    let errors = parse(&kernel).compile().err().unwrap_or_default();
    for error in &errors {
        assert_eq!(error.code, Code::NonUniform, "{}\n{kernel}", error.render());
    }
    let kernel_line = kernel.lines().position(|line| line.starts_with("fn kernel("));
    let is_in_kernel = |span: &Span| Some(span.start().line) > kernel_line;
    let is_stricter = errors.iter().all(|error| {
        let mut places = error.labels.iter().map(|(span, _)| span).chain([&error.span]);
        error.message.contains("`subgroup_") || !places.any(is_in_kernel)
    });
    let errors: Vec<String> = errors.iter().map(|error| error.render()).collect();
    let ours = if errors.is_empty() { None } else { Some(errors.join("\n")) };
    let wgsl = match dsl_core::compile_despite(Code::NonUniform, parse(&kernel)) {
        Ok(compiled) => compiled.wgsl[0].browser_text(),
        Err(errors) => panic!("{}\n{kernel}", errors[0].render()),
    };
    Verdict { kernel, wgsl, ours, theirs: None, is_stricter }
}

fn parse(text: &str) -> Kernel {
    let file = syn::parse_file(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    Items::from_file(&file).kernels.remove(0)
}

/// What the other compiler refuses: the first error of each text that has one.
fn theirs(texts: &[&str], tint: &OsStr) -> BTreeMap<usize, String> {
    if texts.is_empty() {
        return BTreeMap::new();
    }
    let thread = std::thread::current();
    let name = format!("uniformity-{}-{}", std::process::id(), thread.name().unwrap_or_default());
    let folder = std::env::temp_dir().join(name);
    std::fs::create_dir_all(&folder).expect("a folder for the texts");
    let path = |at: usize| folder.join(format!("{at}.wgsl"));
    for (at, text) in texts.iter().enumerate() {
        std::fs::write(path(at), text).expect("the folder can be written to");
    }
    let paths: Vec<OsString> = (0..texts.len()).map(|at| path(at).into()).collect();
    let output = Command::new(tint).args(&paths).output().expect("TINT_CHECK can be run");
    std::fs::remove_dir_all(&folder).expect("it was made above");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        matches!(output.status.code(), Some(0 | 1)),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let mut errors = BTreeMap::new();
    for (line, (path, text)) in said.lines().filter_map(|line| Some((line, error(line)?))) {
        let at = path.file_stem().and_then(OsStr::to_str).and_then(|stem| stem.parse().ok());
        let at: usize = at.unwrap_or_else(|| panic!("an error of none of the files: {line}"));
        let of_uniformity = text.contains("uniform control flow") || text.contains("to be uniform");
        assert!(of_uniformity, "another error: {line}\n{}", texts[at]);
        errors.entry(at).or_insert(text.to_owned());
    }
    errors
}

/// The file and the text of an error: `FILE:LINE:COLUMN: error: TEXT`.
fn error(line: &str) -> Option<(&Path, &str)> {
    let (place, text) = line.split_once(": error: ")?;
    Some((Path::new(place.rsplitn(3, ':').last()?), text))
}

/// The smallest kernel found that is disputed as this one is.
fn shrink(mut bytes: Vec<u8>, tint: &OsStr) -> Verdict {
    let size = |bytes: &[u8]| generate(bytes).len();
    let mut chunk = bytes.len();
    while chunk > 0 {
        let mut smaller = Vec::new();
        for start in (0..bytes.len()).step_by(chunk) {
            let end = bytes.len().min(start + chunk);
            let (before, after) = (&bytes[..start], &bytes[end..]);
            smaller.push([before, after].concat());
            smaller.push([before, &vec![0; end - start], after].concat());
        }
        smaller.retain(|other| size(other) < size(&bytes));
        let verdicts = judge_all(&smaller, tint);
        let disputed = smaller.into_iter().zip(&verdicts).filter(|(_, it)| it.is_disputed());
        match disputed.map(|(bytes, _)| bytes).min_by_key(|bytes| size(bytes)) {
            Some(next) => bytes = next,
            None => chunk /= 2,
        }
    }
    judge_all(&[bytes], tint).remove(0)
}

/// Steele, Lea and Flood's SplitMix64.
struct Random(usize);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0 as u64;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn bytes(&mut self) -> Vec<u8> {
        let len = 100 + self.next() % 500;
        (0..len).map(|_| self.next() as u8).collect()
    }
}

fn number(name: &str) -> Option<usize> {
    std::env::var(name).ok()?.parse().ok()
}

/// Says something that the test runner does not keep to itself, at one go.
fn say(text: &str) {
    // If standard error is closed, there is nobody to tell.
    _ = std::io::stderr().write_all(format!("{text}\n").as_bytes());
}
