//! Uniformity: our verdicts on random kernels, compared with those of Tint, Chromium's WGSL
//! compiler.
//!
//! Each kernel is compiled twice, with and without the uniformity rule. The WGSL of the second
//! compilation goes to the program that `TINT_CHECK` names (see CONTRIBUTING.md). If only one
//! compiler refuses a kernel, that compiler is wrong. `UNIFORMITY_CASES=2000` makes long runs,
//! `UNIFORMITY_SEED=7` changes the seed. Past findings are kept in `tests/pitfalls` and
//! `tests/diagnostics`.
//!
//! There are three kinds of kernels. First, `chains.rs` has each construct once, with uniform and
//! other values; `calls.rs` adds its constructs with `&mut`, and `idioms.rs` its options, iterators
//! and closures. Second, `chains.rs` chains these constructs to random kernels with one reason to
//! refuse them. Third, `kernels.rs` makes random kernels with many constructs. Tint's verdicts on
//! the first kind are stored in `verdicts.txt`, and compared even without Tint; `BLESS=1` with
//! `TINT_CHECK` rewrites them. They kill each mutant of `tests/mutants/uniformity.txt`.

#[path = "uniformity/calls.rs"]
mod calls;
#[path = "uniformity/chains.rs"]
mod chains;
#[path = "uniformity/idioms.rs"]
mod idioms;
#[path = "uniformity/kernels.rs"]
mod kernels;

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::Path;
use std::process::Command;

use dsl_core::diagnostic::{Code, Diagnostic};
use dsl_core::expand::file::Kernel;
use dsl_core::items::Items;
use proc_macro2::Span;
use rayon::prelude::*;

/// The number of kernels per call of Tint.
const BATCH: usize = 250;

/// Tint's verdicts on each construct, one letter per kernel.
const STORED: &str = include_str!("uniformity/verdicts.txt");

#[test]
fn each_construct() {
    match tint() {
        Some(tint) => each_construct_agrees_with_tint(&tint),
        None => each_construct_agrees_with_stored_verdicts(),
    }
}

fn each_construct_agrees_with_stored_verdicts() {
    let constructs = chains::every();
    let stored = STORED.lines().filter_map(|line| line.split_once("  "));
    let stored: Vec<(&str, &str)> = stored.filter(|(letters, _)| *letters != "#").collect();
    let templates: Vec<&str> = constructs.iter().map(|construct| construct.template).collect();
    let known: Vec<&str> = stored.iter().map(|(_, template)| *template).collect();
    assert!(templates == known, "the constructs have changed: run with BLESS=1 and TINT_CHECK");
    constructs.into_par_iter().zip(stored).for_each(|(construct, (letters, template))| {
        assert_eq!(construct.kernels.len(), letters.len(), "{template}");
        for (kernel, letter) in construct.kernels.into_iter().zip(letters.chars()) {
            let errors = parse(&kernel).compile().err();
            let refusal =
                errors.map(|errors| refusal(&kernel, &errors).expect("each loop has an end"));
            let agrees = match letter {
                ACCEPTED => refusal.is_none(),
                STRICTER => refusal.as_ref().is_some_and(|refusal| refusal.is_stricter),
                REFUSED => refusal.is_some(),
                letter => panic!("`{letter}` is no verdict on\n{template}"),
            };
            let ours = refusal.map_or("uniform".to_owned(), |refusal| refusal.text);
            assert!(agrees, "{kernel}\nours: {ours}\nTint: {letter}");
        }
    });
}

const ACCEPTED: char = '.';
const REFUSED: char = 'x';
/// Accepted by Tint, but refused by us: our rule is stricter here.
const STRICTER: char = 's';

fn each_construct_agrees_with_tint(tint: &OsStr) {
    let constructs = chains::every();
    let kernels = constructs.iter().flat_map(|construct| &construct.kernels).cloned();
    let kernels: Vec<String> = kernels.collect();
    let mut letters = String::new();
    for batch in kernels.chunks(BATCH) {
        let verdicts = judge(batch.to_vec(), tint);
        if let Some(verdict) = verdicts.iter().find(|verdict| verdict.is_disputed()) {
            panic!("{verdict}");
        }
        letters.extend(verdicts.iter().map(Verdict::letter));
    }
    let mut text = format!(
        "#  Tint's verdicts on each construct: `{ACCEPTED}` accepted, `{REFUSED}` refused, \
         `{STRICTER}` accepted and refused by us.\n"
    );
    let mut rest = letters.as_str();
    for construct in &constructs {
        let (own, others) = rest.split_at(construct.kernels.len());
        text += &format!("{own}  {}\n", construct.template);
        rest = others;
    }
    if std::env::var_os("BLESS").is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/uniformity/verdicts.txt");
        std::fs::write(path, text).expect("the verdicts can be stored");
    } else {
        assert!(text == STORED, "the stored verdicts differ: run with BLESS=1 and TINT_CHECK");
    }
    say(&format!("{} kernels of {} constructs", kernels.len(), constructs.len()));
}

#[test]
fn random_kernels_agree_with_tint() {
    let Some(tint) = tint() else { return };
    let cases = number("UNIFORMITY_CASES").unwrap_or(200);
    let mut random = Random(number("UNIFORMITY_SEED").unwrap_or(0));
    let (mut refused, mut judged, mut endless) = (0, 0, 0);
    while judged < cases {
        let inputs: Vec<Vec<u8>> = (0..BATCH.min(cases - judged)).map(|_| random.bytes()).collect();
        let verdicts = judge_all(&inputs, &tint);
        judged += inputs.len();
        endless += verdicts.iter().filter(|verdict| verdict.is_endless).count();
        refused += verdicts.iter().filter(|verdict| verdict.ours.is_some()).count();
        if let Some(at) = verdicts.iter().position(Verdict::is_disputed) {
            panic!("{}", shrink(inputs[at].clone(), &tint));
        }
    }
    say(&format!("{judged} kernels, {refused} of them refused by both, {endless} endless"));
    assert!(endless * 20 < judged, "few kernels are refused for another reason");
    assert!(refused * 5 > judged && refused * 5 < judged * 4, "the kernels are of both kinds");
}

/// The verdicts of both compilers on a kernel.
struct Verdict {
    kernel: String,
    wgsl: String,
    ours: Option<Refusal>,
    /// Tint's reason for refusing it.
    theirs: Option<String>,
    /// Whether a loop never ends; we refuse such kernels for that reason first.
    is_endless: bool,
}

/// Our reason for refusing a kernel.
struct Refusal {
    text: String,
    /// Whether only our stricter rules refuse it. Subgroup operations must be reached by the whole
    /// workgroup, not only by the subgroup. In functions that no call reaches, builtin values are
    /// parameters in the WGSL.
    is_stricter: bool,
}

impl Verdict {
    fn is_disputed(&self) -> bool {
        match (&self.ours, &self.theirs) {
            (Some(refusal), None) => !refusal.is_stricter,
            (None, Some(_)) => true,
            (Some(_), Some(_)) | (None, None) => false,
        }
    }

    fn letter(&self) -> char {
        match (&self.ours, &self.theirs) {
            (_, Some(_)) => REFUSED,
            (Some(_), None) => STRICTER,
            (None, None) => ACCEPTED,
        }
    }
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ours = self.ours.as_ref().map_or("uniform", |refusal| &refusal.text);
        let theirs = self.theirs.as_deref().unwrap_or("uniform");
        write!(f, "{}\n{}\nours: {ours}\nTint: {theirs}", self.kernel, self.wgsl)
    }
}

/// The program that runs Tint, if there is one.
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

/// A random kernel with many constructs, or with one reason to refuse it.
fn generate(bytes: &[u8]) -> String {
    match bytes.split_first() {
        Some((kind, rest)) if kind % 3 == 0 => kernels::generate(rest),
        Some((_, rest)) => chains::generate(rest),
        None => kernels::generate(bytes),
    }
}

/// Our verdict, and the WGSL that the kernel has, or would have if it were accepted.
fn ours(kernel: String) -> Verdict {
    let (ours, compiled) = match parse(&kernel).compile() {
        Ok(compiled) => (None, Ok(compiled)),
        Err(errors) => match refusal(&kernel, &errors) {
            Ok(refusal) => (Some(refusal), parse(&kernel).compile_despite(Code::NonUniform)),
            Err(Endless) => {
                let wgsl = String::new();
                return Verdict { kernel, wgsl, ours: None, theirs: None, is_endless: true };
            }
        },
    };
    let compiled = compiled.unwrap_or_else(|errors| panic!("{}\n{kernel}", errors[0].render()));
    let wgsl = compiled.wgsl[0].browser_text();
    Verdict { kernel, wgsl, ours, theirs: None, is_endless: false }
}

/// A kernel has an endless loop.
#[derive(Debug)]
struct Endless;

/// Our reason for refusing a kernel.
fn refusal(kernel: &str, errors: &[Diagnostic]) -> Result<Refusal, Endless> {
    if errors.iter().any(|error| error.code == Code::EndlessLoop) {
        return Err(Endless);
    }
    for error in errors {
        assert_eq!(error.code, Code::NonUniform, "{}\n{kernel}", error.render());
    }
    let kernel_line = kernel.lines().position(|line| line.starts_with("fn kernel("));
    let is_in_kernel = |span: &Span| Some(span.start().line) > kernel_line;
    let is_stricter = errors.iter().all(|error| {
        let mut places = error.labels.iter().map(|(span, _)| span).chain([&error.span]);
        error.message.contains("`subgroup_") || !places.any(is_in_kernel)
    });
    let errors: Vec<String> = errors.iter().map(|error| error.render()).collect();
    Ok(Refusal { text: errors.join("\n"), is_stricter })
}

fn parse(text: &str) -> Kernel {
    let file = syn::parse_file(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    Items::from_file(&file).kernels.remove(0)
}

/// Tint's first error for each refused text.
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

/// The smallest disputed kernel found, starting from a disputed one.
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

/// Prints text in one write that the test runner does not capture.
fn say(text: &str) {
    // If standard error is closed, there is nowhere to report it.
    _ = std::io::stderr().write_all(format!("{text}\n").as_bytes());
}
