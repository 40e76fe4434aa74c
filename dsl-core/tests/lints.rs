//! Lints: code that makes kernels slow, hang, or give other results. `tests/lints/exact.rs` marks
//! each line with its lints. The files of `tests/lints/catalogue` become
//! `guide/src/lint-catalogue.md`: the model, and for each lint a wrong example that has it and a
//! right one that has none. `BLESS=1` rewrites the page.

#[path = "support/barriers.rs"]
mod barriers;

use std::fmt::Write;
use std::path::{Path, PathBuf};

use barriers::without_barriers;
use dsl_core::WgslModule;
use dsl_core::analyze::{Cost, Lint, LintKind};
use dsl_core::items::Items;

#[test]
fn exact() {
    let text = read("tests/lints/exact.rs");
    let mut expected: Vec<(usize, String)> = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let marks = text.split("//~").skip(1).map(|mark| (line, mark.trim().to_owned()));
        expected.extend(marks.filter(|(_, mark)| !mark.contains('`')));
    }
    let found = lints(&text).into_iter().map(|lint| (lint.span.start().line, mark(&lint)));
    let mut found: Vec<(usize, String)> = found.collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected);
    assert!(expected.len() >= 20);
}

/// The name of a lint and its cost.
fn mark(lint: &Lint) -> String {
    match lint.kind {
        LintKind::BankConflict(Cost { takes, least })
        | LintKind::Uncoalesced(Cost { takes, least }) => {
            format!("{} {takes}/{least}", lint.kind.name())
        }
        LintKind::RedundantBarrier
        | LintKind::WrongBarrier
        | LintKind::WaitingLoop
        | LintKind::UnorderedAtomics => lint.kind.name().to_owned(),
    }
}

/// Correct kernels, whatever their shape, have no lint about atomics without a barrier. `tests/wgsl.rs`
/// says the same of the corpus.
#[test]
fn no_lints_about_atomics_in_correct_kernels() {
    let files = std::fs::read_dir(root().join("tests/pitfalls")).expect("a folder");
    let (mut found, mut with_atomics) = (Vec::new(), 0);
    for path in files.map(|file| file.expect("a file").path()) {
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let file = syn::parse_file(&text).expect("Rust");
        // Other tests cover the refused kernels.
        let kernels = Items::from_file(&file).kernels.into_iter();
        let compiled = kernels.filter_map(|kernel| kernel.compile().ok());
        for module in compiled.flat_map(|compiled| compiled.wgsl) {
            with_atomics += usize::from(
                module.text.contains("var<workgroup>") && module.text.contains("atomic<"),
            );
            let lints = module.lints.iter().filter(|lint| lint.kind == LintKind::UnorderedAtomics);
            found.extend(lints.map(|lint| {
                (path.file_name().map(|name| name.to_owned()), lint.span.start().line)
            }));
        }
    }
    // This kernel forgets its barrier, and the checked device reports it.
    assert_eq!(found, [(Some("clean_when_run.rs".into()), 210)]);
    assert!(with_atomics >= 12, "{with_atomics}");
}

/// The lints notice if either barrier of the histogram is removed.
#[test]
fn barriers_of_the_histogram() {
    let text = read("../examples/histogram.rs");
    let kernel = text.split_once("fn main()").expect("the kernel comes first").0;
    let without = without_barriers(kernel).map(|(_, text)| {
        let lints = lints(&text).into_iter();
        lints.map(|lint| (lint.kind, lint.name)).collect::<Vec<_>>()
    });
    let missed = vec![(LintKind::UnorderedAtomics, "local_counts".to_owned())];
    assert_eq!(without.collect::<Vec<_>>(), [missed.clone(), missed]);
}

/// A missing barrier is reported before the line of the whole statement.
#[test]
fn missing_barrier_is_placed_before_the_whole_statement() {
    let fixes = |clear: &str, count: &str| -> Vec<String> {
        let text = format!(
            "#[kernel(workgroup_size = 64)] fn kernel(d: &[u32], o: &mut [u32]) {{
                workgroup_var!(h: [Atomic<u32>; 64]);
                let t = local_invocation_index();
                {clear}
                {count}
                workgroup_barrier();
                o[t] = h[t].load();
            }}"
        );
        lints(&text).into_iter().map(|lint| lint.fix.unwrap_or("none".to_owned())).collect()
    };
    let before = |line: usize| [format!("insert `workgroup_barrier();` before line {line}")];
    assert_eq!(fixes("h[t].store(0);", "h[d[t] & 63].fetch_add(1);"), before(5));
    let in_a_loop =
        "for i in (t..d.len()).step_by(64) {\nlet bin = d[i] & 63;\nh[bin].fetch_add(1);\n}";
    assert_eq!(fixes("h[t].store(0);", in_a_loop), before(5));
    let one_arm = "if d[0] > 3 { h[t].store(0); h[d[t] & 63].fetch_add(1); }";
    assert_eq!(fixes("", one_arm), before(5));
    let some = "if t < 40 { h[t].store(0); h[d[t] & 63].fetch_add(1); }";
    let between =
        "put a `workgroup_barrier();` between the two accesses, where all invocations reach it";
    assert_eq!(fixes("", some), [between]);
    assert!(fixes("h[t].store(0);", "h[t].fetch_add(1);").is_empty());
    assert!(fixes("h[t].store(0);", "h[t + d[t] % 2].fetch_add(1);").is_empty());
    assert_eq!(fixes("h[t].store(0);", "h[t ^ 1].fetch_add(1);"), before(5));
    // Data-dependent indices of other elements.
    assert!(fixes("if t < 32 { h[t].store(0); }", "h[32 + (d[t] & 31)].fetch_add(1);").is_empty());
    // One half is cleared for the next iteration while the other half counts.
    let clear = "let half = d[99] % 2; if t < 32 { h[(1 - half) * 32 + t].store(0); }";
    assert!(fixes(clear, "h[half * 32 + (d[t] & 31)].fetch_add(1);").is_empty());
    assert!(fixes(clear, "h[d[t] & 31].fetch_add(1);").is_empty());
    let clear = "let half = o.len() % 2; if t < 32 { h[t].store(0); }";
    assert!(fixes(clear, "h[half * 32 + (d[t] & 31)].fetch_add(1);").is_empty());
    // Parts of data, and values computed from data.
    let bin = "let bin = (d[t] * 3 + d[t + 1] * 5) >> 8; h[bin.min(63)].fetch_add(1);";
    assert_eq!(fixes("h[t].store(0);", bin), before(5));
    let bin = "let bin = ((d[t] as f32 - 1.0) * 0.25) as u32; h[bin % 64].fetch_add(1);";
    assert_eq!(fixes("h[t].store(0);", bin), before(5));
    // The same invocation does both.
    assert!(
        fixes("if t == 3 { h[t].store(0); }", "if t == 3 { h[d[t] & 63].fetch_add(1); }")
            .is_empty()
    );
}

/// Memory that is accessed only before a loop, or only after it, is on one side of each barrier in
/// the loop.
#[test]
fn barriers_in_loops_that_end() {
    let found = |before: &str, body: &str, behind: &str| -> Vec<LintKind> {
        let text = format!(
            "#[kernel(workgroup_size = 64)] fn kernel(n: u32, o: &mut [u32]) {{
                workgroup_var!(s: [u32; 64], t: [u32; 64] = zeroed);
                let lane = local_invocation_index();
                let i = global_invocation_id().x;
                s[lane] = lane;
                workgroup_barrier();
                {before}
                let (mut sum, mut k) = (0, 0);
                {body}
                {behind}
            }}"
        );
        lints(&text).into_iter().map(|lint| lint.kind).collect()
    };
    let rounds = "loop {
        if k > n { break; }
        sum += s[63 - lane];
        workgroup_barrier();
        k += 1;
    }";
    let twice = "o[i] = sum; o[i] += k;";
    assert_eq!(found("", rounds, twice), [LintKind::RedundantBarrier]);
    // At the end of the iteration, in the middle, as a `while`, and nested.
    let last = "loop { sum += s[63 - lane]; k += 1; workgroup_barrier(); if k > n { break; } }";
    assert_eq!(found("", last, twice), [LintKind::RedundantBarrier]);
    let rounds_of_while = "while k < n { sum += s[63 - lane]; workgroup_barrier(); k += 1; }";
    assert_eq!(found("", rounds_of_while, twice), [LintKind::RedundantBarrier]);
    let nested = format!("for _ in 0..n {{ k = 0; {rounds} }}");
    assert_eq!(found("", &nested, twice), [LintKind::RedundantBarrier]);
    // Before the loop.
    let ahead = "o[i] = lane; o[i] += 1;";
    assert_eq!(found(ahead, rounds, "let _ = sum;"), [LintKind::RedundantBarrier]);
    // On both sides: the last iteration reads elements that are stored to after the loop.
    let reads =
        "loop { if k > n { break; } sum += o[k] + s[63 - lane]; workgroup_barrier(); k += 1; }";
    assert_eq!(found("", reads, "o[i] = sum;"), [LintKind::WrongBarrier]);
    assert_eq!(found("o[i] = 1;", rounds, "o[i + 64] = o[i] + sum;"), [LintKind::WrongBarrier]);
    // The barrier orders the iterations, the code before the loop, or the code after it.
    let stores = "loop {
        if k > n { break; }
        t[lane] = k;
        workgroup_barrier();
        sum += t[63 - lane] + s[63 - lane];
        workgroup_barrier();
        k += 1;
    }";
    let read = "let seen = s[63 - lane];";
    assert!(found(read, stores, "o[i] = sum; o[i] += seen;").is_empty());
    let first = "for _ in 0..2 { workgroup_barrier(); sum += t[63 - lane] + s[63 - lane]; }";
    let ahead = "let seen = s[63 - lane]; t[lane] = seen;";
    assert!(found(ahead, first, twice).is_empty());
    let behind = "t[lane] = sum; workgroup_barrier(); o[i] = t[63 - lane];";
    let in_round = "for _ in 0..2 { sum += t[63 - lane] + s[63 - lane]; workgroup_barrier(); }";
    assert!(found("", in_round, behind).is_empty());
}

/// A lint in a function that several kernels call names only one of them.
#[test]
fn barriers_of_shared_functions() {
    let text = "
        #[device] fn spread(s: &mut [u32; 64], n: u32) -> u32 {
            let lane = local_invocation_index();
            s[lane] = n;
            workgroup_barrier();
            let v = s[lane ^ 1];
            workgroup_barrier();
            v
        }
        #[kernel(workgroup_size = 64)]
        fn once(out: &mut [u32]) {
            workgroup_var!(s: [u32; 64]);
            out[global_invocation_id().x] = spread(&mut s, 1);
        }
        #[kernel(workgroup_size = 64)]
        fn again(out: &mut [u32]) {
            workgroup_var!(s: [u32; 64]);
            let sum = spread(&mut s, 1) + spread(&mut s, 2);
            out[global_invocation_id().x] = sum;
        }
        #[kernel(workgroup_size = 64, instances(N = [2, 3]))]
        fn some<const N: u32>(out: &mut [u32]) {
            workgroup_var!(s: [u32; 64]);
            let mut sum = 0;
            for i in 0..N { sum += spread(&mut s, i); }
            out[global_invocation_id().x] = sum;
            workgroup_barrier();
        }
        #[kernel(workgroup_size = 64)]
        fn of_its_own(out: &mut [u32]) {
            fn wait() { workgroup_barrier(); }
            wait();
            out[global_invocation_id().x] = 1;
        }";
    let said: Vec<String> = lints(text).iter().map(Lint::describe).collect();
    let shared = |kernel: &str| {
        format!(
            "line 7: redundant barrier: `workgroup_barrier()` is not needed in the kernel \
             `{kernel}`: no memory that it orders is written on one side of it and accessed on the \
             other side, up to the next barriers; remove the barrier if no other kernel that calls \
             this function needs it"
        )
    };
    let own = |line: u32| {
        format!(
            "line {line}: redundant barrier: `workgroup_barrier()` is not needed: no memory that \
             it orders is written on one side of it and accessed on the other side, up to the next \
             barriers; remove it"
        )
    };
    assert_eq!(said, [shared("once"), own(27), own(27), own(31)]);
}

/// Padding is suggested only if it removes every conflict, and the padded kernel has no lint.
#[test]
fn fixes() {
    let kernel = |ty: &str, write: &str, read: &str| {
        format!(
            "#[kernel(workgroup_size = (16, 16))] fn kernel(o: &mut [f32]) {{
                workgroup_var!(tile: {ty} = zeroed);
                let UVec3 {{ x, y, .. }} = local_invocation_id();
                let l = local_invocation_index();
                {write} = 1.0;
                workgroup_barrier();
                o[l] = {read};
            }}"
        )
    };
    let fix = |text: &str| -> Vec<String> {
        lints(text).into_iter().map(|lint| lint.fix.unwrap_or("none".to_owned())).collect()
    };
    let rows = |ty| kernel(ty, "tile[l / 32][l % 32]", "tile[l % 32][l / 32]");
    assert_eq!(
        fix(&rows("[[f32; 32]; 32]")),
        ["declare it `[[f32; 33]; 32]`: this removes all conflicts"]
    );
    assert!(fix(&rows("[[f32; 33]; 32]")).is_empty());

    // Either two rows of 16 are in different halves of the banks, or two columns are; never both.
    let small = |ty| kernel(ty, "tile[y][x]", "tile[x][y]");
    assert_eq!(fix(&small("[[f32; 16]; 16]")), ["none"]);
    assert_eq!(fix(&small("[[f32; 17]; 16]")), ["none", "none"]);

    // Longer rows would help if the memory had room for them.
    assert_eq!(fix(&rows("[[f32; 64]; 64]")), ["none"]);
    let roomy = rows("[[f32; 64]; 64]").replace("))]", "), max_workgroup_bytes = 20000)]");
    assert_eq!(fix(&roomy), ["declare it `[[f32; 65]; 64]`: this removes all conflicts"]);

    let flat =
        "declare it `[f32; 527]` and keep element `i` at `i + i / 32`: this removes all conflicts";
    assert_eq!(fix(&kernel("[f32; 512]", "tile[l * 2]", "tile[0]")), [flat]);
    let moved = "tile[l * 2 + l * 2 / 32]";
    assert!(fix(&kernel("[f32; 527]", moved, "tile[0]")).is_empty());
}

/// The page, once the examples have been compiled.
#[test]
fn catalogue() {
    let mut page = "<!-- Generated from `dsl-core/tests/lints/catalogue`: BLESS=1 cargo test -p \
                    dsl-core --test lints -->\n\n"
        .to_owned();
    page += &head(&read("tests/lints/catalogue/model.rs"));
    let names = [
        "bank conflict",
        "uncoalesced access",
        "redundant barrier",
        "wrong barrier",
        "waiting loop",
        "unordered atomics",
    ];
    for name in names {
        let text = read(&format!("tests/lints/catalogue/{}.rs", name.replace(' ', "_")));
        let examples = text.split_once("\n// Wrong:\n").expect("a wrong example").1;
        let (wrong, right) = examples.split_once("\n// Right:\n").expect("a right example");
        let found = lints(wrong);
        assert!(!found.is_empty(), "{name}: the wrong example has no lint");
        assert!(found.iter().all(|lint| lint.kind.name() == name), "{name}: {found:?}");
        assert!(lints(right).is_empty(), "{name}: {:?}", lints(right));
        let said: String = found.iter().map(|lint| lint.describe() + "\n").collect();
        _ = write!(
            page,
            "\n## {}\n\n{}\nWrong:\n\n```rust,ignore\n{}\n```\n\n```text\n{said}```\n\nRight:\n\n\
             ```rust,ignore\n{}\n```\n",
            capitalized(name),
            head(&text),
            wrong.trim(),
            right.trim(),
        );
    }
    let path = root().join("../guide/src/lint-catalogue.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &page).expect("it can be written");
    }
    let old = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(old == page, "BLESS=1 cargo test -p dsl-core --test lints, and read the diff");
}

fn capitalized(name: &str) -> String {
    let (first, rest) = name.split_at(1);
    first.to_uppercase() + rest
}

/// The text of the `//!` lines.
fn head(text: &str) -> String {
    let lines = text.lines().map_while(|line| line.strip_prefix("//!"));
    lines.map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned() + "\n").collect()
}

/// The lints of all kernels of a file. The file must have no errors.
fn lints(text: &str) -> Vec<Lint> {
    let file = syn::parse_file(text).expect("Rust");
    let items = Items::from_file(&file);
    assert!(items.errors.is_empty() && !items.kernels.is_empty(), "{:?}", items.errors);
    let modules = items.kernels.into_iter().flat_map(|kernel| -> Vec<WgslModule> {
        match kernel.compile() {
            Ok(compiled) => compiled.wgsl,
            Err(errors) => panic!("{}", errors[0].render()),
        }
    });
    modules.flat_map(|module| module.lints).collect()
}

fn read(path: &str) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}
