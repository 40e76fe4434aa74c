//! Verdicts on uniformity: ours and those of Chromium's WGSL compiler, Tint, on random kernels.
//!
//! Kernels are compiled twice, once with the rule, once without it; the WGSL of the second goes to
//! the program that `TINT_CHECK` names (see CONTRIBUTING.md). Whoever alone refuses a kernel is
//! wrong. `UNIFORMITY_CASES=2000` makes long runs, `UNIFORMITY_SEED=7` other ones. What was found
//! is kept in `tests/pitfalls` and `tests/diagnostics`.
//!
//! Two kinds of kernels: `kernels.rs` makes them with much in it, `chains.rs` with one reason to
//! refuse them. Five hundred of them caught each of these mistakes, made in `analyze/uniformity.rs`
//! on purpose: a part assigned, by member, by index or by a compound operator, taken for the whole;
//! what functions assign through pointers ignored, or only added; no way back in loops; the state at
//! `break` or `continue` lost; control flow after a loop with returns, or after a branch that jumps,
//! taken for uniform; the left side of `&&` without effect on the right; loads from storage, atomics
//! and texels taken for uniform, `subgroup_id` as well, and `workgroup_id` for one that differs; the
//! start, and the step, of a range ignored; assignments under a branch, guards of arms, conditions of
//! loops, the control flow of later rounds, loops without a round ignored; the index of
//! `workgroup_uniform_load` ignored; functions judged once for all arguments. All up to the conditions
//! of loops, but for the two ids, were made again since: an element taken for the whole array, and
//! the step of a range ignored, were caught only with links of their own, which `chains.rs` has now.

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
fn verdicts_agree_with_tint() {
    let Some(tint) = std::env::var_os("TINT_CHECK") else {
        return say("NOT RUN: TINT_CHECK names no program that compiles WGSL with Tint");
    };
    let cases = number("UNIFORMITY_CASES").unwrap_or(250);
    let mut random = Random(number("UNIFORMITY_SEED").unwrap_or(0));
    let (mut refused, mut judged) = (0, 0);
    while judged < cases {
        let inputs: Vec<Vec<u8>> = (0..BATCH.min(cases - judged)).map(|_| random.bytes()).collect();
        let verdicts = judge(&inputs, &tint);
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

fn judge(inputs: &[Vec<u8>], tint: &OsStr) -> Vec<Verdict> {
    let mut verdicts: Vec<Verdict> = inputs.iter().map(|bytes| ours(bytes)).collect();
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
fn ours(bytes: &[u8]) -> Verdict {
    let kernel = generate(bytes);
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
    let folder = std::env::temp_dir().join(format!("uniformity-{}", std::process::id()));
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
        let verdicts = judge(&smaller, tint);
        let disputed = smaller.into_iter().zip(&verdicts).filter(|(_, it)| it.is_disputed());
        match disputed.map(|(bytes, _)| bytes).min_by_key(|bytes| size(bytes)) {
            Some(next) => bytes = next,
            None => chunk /= 2,
        }
    }
    judge(&[bytes], tint).remove(0)
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
