//! The pitfalls of workgroup memory: which kernels are refused, and with which codes.
//!
//! Each file of `pitfalls/` holds kernels with one verdict. The compiler also notices if any
//! barrier is removed from an example, except for the barriers in `support/silent.rs`.

#[path = "support/barriers.rs"]
mod barriers;
#[path = "support/silent.rs"]
mod silent;

use std::path::{Path, PathBuf};

use barriers::without_barriers;
use dsl_core::diagnostic::{Code, Diagnostic};
use dsl_core::items::Items;
use rayon::prelude::*;
use silent::SILENT;

#[test]
fn races() {
    all_are("races", Some(Code::Race));
    all_are("races_of_many_shapes", Some(Code::Race));
    all_are("races_in_unusual_forms", Some(Code::Race));
    all_are("races_between_rounds", Some(Code::Race));
    all_are("races_behind_exits", Some(Code::Race));
    all_are("races_under_unknowns", Some(Code::Race));
}

#[test]
fn unwritten() {
    all_are("unwritten", Some(Code::Unwritten));
}

#[test]
fn out_of_bounds() {
    all_are("out_of_bounds", Some(Code::IndexOutOfBounds));
}

#[test]
fn divergent() {
    all_are("divergent", Some(Code::NonUniform));
    all_are("divergent_in_many_shapes", Some(Code::NonUniform));
}

#[test]
fn divergent_calls() {
    all_are("divergent_calls", Some(Code::NonUniform));
}

#[test]
fn certain_to_fail() {
    all_are("certain_to_fail", Some(Code::ConstArithmetic));
    all_are("endless", Some(Code::EndlessLoop));
}

#[test]
fn budget() {
    all_are("budget", Some(Code::Limit));
}

#[test]
fn clean() {
    all_are("clean", None);
    all_are("clean_for_some_launches", None);
    all_are("clean_in_functions", None);
    all_are("clean_under_unknowns", None);
    all_are("clean_uniform", None);
    all_are("clean_budget", None);
    all_are("clean_when_run", None);
    all_are("clean_of_few_rounds", None);
    all_are("clean_of_many_shapes", None);
    all_are("clean_near_misses", None);
    all_are("clean_in_unusual_forms", None);
    all_are("clean_behind_exits", None);
    all_are("clean_at_computed_indices", None);
}

/// Two invocations race if some value of a parameter lets both in without a wrapping sum. All
/// values are tried.
#[test]
fn races_under_a_parameter() {
    // Each condition as text, and as the number that it compares, for sums that do not wrap.
    type Passes = fn(i64, i64, i64) -> (i64, bool);
    let conditions: [(&str, Passes); 11] = [
        ("t + n < C", |t, n, c| (t + n, t + n < c)),
        ("n + t <= C", |t, n, c| (t + n, t + n <= c)),
        ("C > t + n", |t, n, c| (t + n, c > t + n)),
        ("!(t + n >= C)", |t, n, c| (t + n, t + n < c)),
        ("t + n >= C", |t, n, c| (t + n, t + n >= c)),
        ("t - n < C", |t, n, c| (t - n, t - n < c)),
        ("n - t < C", |t, n, c| (n - t, n - t < c)),
        ("n - t > C", |t, n, c| (n - t, n - t > c)),
        ("3 * t + n < C", |t, n, c| (3 * t + n, 3 * t + n < c)),
        ("t + 16 * n < C", |t, n, c| (t + 16 * n, t + 16 * n < c)),
        ("t + n < C && t >= n", |t, n, c| (t + n, t + n < c && t >= n)),
    ];
    type Element = fn(i64) -> i64;
    let pairs: [(&str, Element); 3] =
        [("63 - t", |t| 63 - t), ("(t + 24) % 64", |t| (t + 24) % 64), ("t ^ 33", |t| t ^ 33)];
    let mut wrong = Vec::new();
    for (condition, passes) in conditions {
        for (index, element) in pairs {
            for bound in [1, 17, 33, 50, 90] {
                let condition = condition.replace('C', &bound.to_string());
                let kernel = format!(
                    "#[kernel(workgroup_size = 64)]
                     fn load(n: u32, d: &mut [u32]) {{
                         let t = local_invocation_index();
                         if {condition} {{ d[t] = d[{index}]; }}
                     }}"
                );
                let [(_, found)] = &verdicts(&kernel)[..] else { panic!("one kernel") };
                let races = (0..200).any(|n| {
                    let is_in = |t| {
                        let (compared, passes) = passes(t, n, bound);
                        compared >= 0 && passes
                    };
                    (0..64).any(|t| element(t) != t && is_in(t) && is_in(element(t)))
                });
                let is_found = matches!(&found[..], [(Code::Race, _)]);
                if is_found != races || !(is_found || found.is_empty()) {
                    wrong.push(format!("{condition}, {index}: {races}, found {found:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Two conditions that are uniform in the workgroup: code behind both races if a launch fulfils
/// both. All small values are tried.
#[test]
fn races_behind_two_conditions() {
    type Holds = fn(u32, u32) -> bool;
    let conditions: [(&str, Holds); 16] = [
        ("n > m", |n, m| n > m),
        ("n >= m", |n, m| n >= m),
        ("n < m", |n, m| n < m),
        ("!(n > m)", |n, m| n <= m),
        ("n == m", |n, m| n == m),
        ("n != m", |n, m| n != m),
        ("m < n", |n, m| m < n),
        ("n.min(9) > m", |n, m| n.min(9) > m),
        ("n.max(m) == m", |n, m| n.max(m) == m),
        ("n == 0", |n, _| n == 0),
        ("n != 0", |n, _| n != 0),
        ("n < 1", |n, _| n < 1),
        ("n == 7", |n, _| n == 7),
        ("n > 6 && n < 9", |n, _| n > 6 && n < 9),
        ("m.min(n.min(8)) >= 8", |n, m| m.min(n.min(8)) >= 8),
        ("n.saturating_sub(3) > 3", |n, _| n.saturating_sub(3) > 3),
    ];
    let mut wrong = Vec::new();
    for (first, first_holds) in conditions {
        for (second, second_holds) in conditions {
            let kernel = format!(
                "#[kernel(workgroup_size = 64)]
                 fn store(n: u32, m: u32, d: &mut [u32]) {{
                     let t = local_invocation_index();
                     if {first} {{ if {second} {{ d[t / 2] = t; }} }}
                 }}"
            );
            let [(_, found)] = &verdicts(&kernel)[..] else { panic!("one kernel") };
            let both = |n, m| first_holds(n, m) && second_holds(n, m);
            let races = (0..20).any(|n| (0..20).any(|m| both(n, m)));
            let is_found = matches!(&found[..], [(Code::Race, _)]);
            if is_found != races || !(is_found || found.is_empty()) {
                wrong.push(format!("{first}, {second}: {races}, found {found:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The same for a condition on an invocation's index and a uniform condition.
#[test]
fn races_behind_a_condition_and_a_guard() {
    type Holds = fn(u32, u32) -> bool;
    let conditions: [(&str, &str, Holds); 10] = [
        ("match n { 1 =>", "_ => {} }", |n, _| n == 1),
        ("match n { 0 => {} _ =>", "}", |n, _| n != 0),
        ("match n { 0 => {} 1..=40 =>", "_ => {} }", |n, _| (1..=40).contains(&n)),
        ("match n { ..3 => {} _ =>", "}", |n, _| n >= 3),
        ("match n { 33 | 34 =>", "_ => {} }", |n, _| n == 33 || n == 34),
        ("for i in 0..n.min(64) { if i == 40 ", "}", |n, _| n > 40),
        ("for i in (0..n.min(3)).rev() {", "break; }", |n, _| n > 0),
        ("if n < m.min(3)", "", |n, m| n < m && n < 3),
        ("if m.max(n) < 40", "", |n, m| m.max(n) < 40),
        ("if n != m { if m == n", "}", |_, _| false),
    ];
    type Passes = fn(u32, u32) -> bool;
    let guards: [(&str, Passes); 6] = [
        ("t < n", |t, n| t < n),
        ("t >= n", |t, n| t >= n),
        ("t + n < 40", |t, n| t + n < 40),
        ("t < n.min(50)", |t, n| t < n.min(50)),
        ("t >= n.max(20)", |t, n| t >= n.max(20)),
        ("t + 10 < n && t > 5", |t, n| t + 10 < n && t > 5),
    ];
    let mut wrong = Vec::new();
    for (before, after, holds) in conditions {
        for (guard, passes) in guards {
            let kernel = format!(
                "#[kernel(workgroup_size = 64)]
                 fn store(n: u32, m: u32, d: &mut [u32]) {{
                     let t = local_invocation_index();
                     {before} {{ if {guard} {{ d[t] = d[63 - t]; }} }} {after}
                 }}"
            );
            let [(_, found)] = &verdicts(&kernel)[..] else { panic!("one kernel") };
            let is_in = |n, m, t| holds(n, m) && passes(t, n);
            let races_with = |n, m| (0..64).any(|t| is_in(n, m, t) && is_in(n, m, 63 - t));
            let races = (0..100).any(|n| (0..100).any(|m| races_with(n, m)));
            // A race that depends on the launch may be missed, but a reported race exists.
            if !races && !found.is_empty() {
                wrong.push(format!("{before} {guard}: found {found:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The behaviour of these kernels depends on the launch; `tests/pitfalls.rs` runs them.
#[test]
fn found_when_run() {
    all_are("found_when_run", None);
    all_are("found_when_launched", None);
}

/// Two of 64 invocations store to one element, at an index that builtin functions compute.
#[test]
fn races_at_computed_indices() {
    let silent: Vec<&&str> = COLLIDING
        .iter()
        .filter(|index| {
            let kernel = format!(
                "#[device] const FEW: [u32; 4] = [0, 1, 1, 3];
                 #[device] const MANY: [u32; 20] = [7; 20];
                 #[kernel(workgroup_size = 64)]
                 fn store(o: &mut [u32]) {{
                     workgroup_var!(s: [u32; 64] = zeroed);
                     let t = local_invocation_index();
                     s[{index}] = t;
                     workgroup_barrier();
                     o[t] = s[t];
                 }}"
            );
            let [(_, found)] = &verdicts(&kernel)[..] else { panic!("one kernel") };
            !matches!(&found[..], [(Code::Race, _)])
        })
        .collect();
    assert!(silent.is_empty(), "{silent:#?}");
}

/// Indices below 64, at least two of which are equal. `clean_at_computed_indices` has distinct
/// ones.
const COLLIDING: &[&str] = &[
    "(t + 1).clamp(1, 63)",
    "t % 2u32.pow(3)",
    "(t * t).isqrt() / 2",
    "(t + 1).ilog2()",
    "t.div_ceil(2)",
    "t.saturating_add(u32::MAX) & 63",
    "t.overflowing_sub(1).0.min(62)",
    "t.next_multiple_of(2) % 64",
    "t.next_power_of_two() % 64",
    "(t as i32 - 1).rem_euclid(32) as u32",
    "((t as i32 - 1).div_euclid(2) + 1) as u32",
    "t.midpoint(3)",
    "(t as i32 - 20).unsigned_abs()",
    "(t as i32 - 5).abs() as u32",
    "((t as i32 - 20).signum() + 1) as u32",
    "t.reverse_bits() >> 27",
    "t.count_ones()",
    "t.leading_zeros()",
    "t.trailing_zeros()",
    "t.swap_bytes() >> 25",
    "t.rotate_left(31) % 32",
    "t.wrapping_shl(1) % 64",
    "t.wrapping_add(1) / 2",
    "t.checked_sub(1).unwrap_or(0)",
    "extract_bits(t, 1, 5)",
    "insert_bits(t, 0, 1, 2)",
    "first_leading_bit(t + 1)",
    "bitcast::<i32>(t) as u32 / 2",
    "t.cast_signed() as u32 / 2",
    "if t.is_multiple_of(3) { 0 } else { t }",
    "if t.is_power_of_two() { 0 } else { t }",
    "select(t, 3, t > 5)",
    "FEW[t % 4]",
    "MANY[t % 20]",
    "[0, 5, 7, 5][t % 4]",
    "UVec4::new(3, 2, 1, 3)[t % 4]",
    "UVec2::new(t, 3).min(UVec2::splat(5)).x",
    "UVec2::new(t, 3).clamp(UVec2::splat(2), UVec2::splat(5)).x",
    "UVec2::new(t / 2, t / 2).element_sum() / 2",
    "UVec2::new(t, 3).dot(UVec2::new(0, 1))",
    "UVec2::new(t / 2, 3).to_array()[0]",
    "UVec3::new(t, 1, 2).min_element()",
    "UVec2::select(UVec2::splat(t).cmplt(UVec2::splat(4)), UVec2::ZERO, UVec2::splat(t)).x",
];

/// A finding can be allowed with a reason.
#[test]
fn allowed() {
    let kernel = "fn all_store_to_one(out: &mut [u32]) { out[0] = local_invocation_index(); }";
    let compile = |args: &str| {
        let args = args.parse().expect("tokens");
        dsl_core::compile(args, kernel.parse().expect("tokens")).map(|_| ())
    };
    assert!(compile("workgroup_size = 64").is_err());
    assert!(compile("workgroup_size = 64, allow(race = \"any of them will do\")").is_ok());
    assert!(compile("workgroup_size = 64, allow(race = \"\")").is_err());
    assert!(compile("workgroup_size = 64, allow(race)").is_err());
    assert!(compile("workgroup_size = 64, allow(unwritten = \"another finding\")").is_err());
}

/// Inserting the barrier that a message asks for removes the message.
#[test]
fn inserting_the_suggested_barrier_removes_the_error() {
    let files = ["races", "races_of_many_shapes", "races_in_unusual_forms", "races_between_rounds"];
    let files = files.map(|file| format!("pitfalls/{file}.rs"));
    let others = ["missing_barriers", "missing_barriers_elsewhere"];
    let others = others.map(|file| format!("diagnostics/{file}.rs"));
    let files: Vec<String> = files.into_iter().chain(others).collect();
    let wrong: Vec<Option<String>> =
        files.par_iter().flat_map_iter(with_suggested_barriers).collect();
    assert!(wrong.len() > 50, "only {}", wrong.len());
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// For each barrier that a message about the file asks for: the message, if it is still there with the barrier.
fn with_suggested_barriers(file: &String) -> Vec<Option<String>> {
    let text = read(&root().join("dsl-core/tests").join(file));
    let mut tried = Vec::new();
    for (name, errors) in errors(&text) {
        for error in &errors {
            let Some((barrier, line)) = asked_for(&error.render()) else { continue };
            let at = error.span.start();
            let (message, at) =
                (&error.message, (at.line + usize::from(at.line >= line), at.column));
            let after = self::errors(&with_line(&text, line, &barrier));
            let own = after.iter().find(|(other, _)| *other == name);
            let is_there = |other: &Diagnostic| {
                let start = other.span.start();
                (start.line, start.column) == at && other.message == *message
            };
            let is_wrong = own.is_none_or(|(_, after)| after.iter().any(is_there));
            tried.push(is_wrong.then(|| format!("{file}, {name}: {}", error.render())));
        }
    }
    tried
}

/// The barrier that a message asks for, and the line after it.
fn asked_for(message: &str) -> Option<(String, usize)> {
    let (_, rest) = message.split_once("insert `")?;
    let (barrier, rest) = rest.split_once("` before line ")?;
    let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    Some((barrier.to_owned(), rest[..digits].parse().ok()?))
}

fn with_line(text: &str, before: usize, line: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    lines.insert(before - 1, line);
    lines.join("\n")
}

/// If a code is expected, each kernel of a file has findings, all of that code. Otherwise no kernel
/// has findings.
#[track_caller]
fn all_are(file: &str, expected: Option<Code>) {
    let path = root().join("dsl-core/tests/pitfalls").join(format!("{file}.rs"));
    let mut wrong = Vec::new();
    for (name, found) in verdicts(&read(&path)) {
        let is_right = match expected {
            Some(code) => !found.is_empty() && found.iter().all(|(other, _)| *other == code),
            None => found.is_empty(),
        };
        if !is_right {
            wrong.push(format!("{name}: {found:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{file}, expected {expected:?}:\n{}", wrong.join("\n"));
}

/// The findings of each kernel in a source text.
fn verdicts(text: &str) -> Vec<(String, Vec<(Code, String)>)> {
    let verdict = |(name, errors): (String, Vec<Diagnostic>)| {
        (name, errors.iter().map(|error| (error.code, error.render())).collect())
    };
    errors(text).into_iter().map(verdict).collect()
}

fn errors(text: &str) -> Vec<(String, Vec<Diagnostic>)> {
    let file = syn::parse_file(text).expect("Rust");
    let kernels = Items::from_file(&file).kernels;
    assert!(!kernels.is_empty(), "no kernels");
    let kernels = kernels.into_iter();
    kernels
        .map(|kernel| (kernel.name.clone(), kernel.compile().err().unwrap_or_default()))
        .collect()
}

#[test]
fn barriers_of_the_examples_are_missed() {
    let mut silent = Vec::new();
    for entry in std::fs::read_dir(root().join("examples")).expect("examples") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let stem = path.file_stem().expect("a file").to_string_lossy().into_owned();
        let text = read(&path);
        for (n, mutant) in without_barriers(&text) {
            if verdicts(&mutant).iter().all(|(_, found)| found.is_empty()) {
                silent.push((stem.clone(), n));
            }
        }
    }
    silent.sort();
    let expected: Vec<(String, usize)> =
        SILENT.iter().map(|(stem, n)| ((*stem).to_owned(), *n)).collect();
    assert_eq!(silent, expected);
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
