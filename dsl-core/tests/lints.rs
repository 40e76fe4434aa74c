//! What makes kernels slow: `tests/lints/exact.rs` says at each line which lints it has, the files of
//! `tests/lints/catalogue` become `docs/LINTS.md`: the model, and of each lint a wrong example that
//! has it and a right one that has none. `BLESS=1` rewrites the page.

use std::fmt::Write;
use std::path::{Path, PathBuf};

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

/// What it is and what it costs.
fn mark(lint: &Lint) -> String {
    match lint.kind {
        LintKind::BankConflict(Cost { takes, least })
        | LintKind::Uncoalesced(Cost { takes, least }) => {
            format!("{} {takes}/{least}", lint.kind.name())
        }
        LintKind::RedundantBarrier | LintKind::WrongBarrier | LintKind::WaitingLoop => {
            lint.kind.name().to_owned()
        }
    }
}

/// Padding is proposed where it leaves no conflict, and the kernel with it has none.
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
        ["declare it `[[f32; 33]; 32]`: no conflict is left then"]
    );
    assert!(fix(&rows("[[f32; 33]; 32]")).is_empty());

    // Two rows of 16 are in different halves of the banks, or columns are; never both.
    let small = |ty| kernel(ty, "tile[y][x]", "tile[x][y]");
    assert_eq!(fix(&small("[[f32; 16]; 16]")), ["none"]);
    assert_eq!(fix(&small("[[f32; 17]; 16]")), ["none", "none"]);

    // Longer rows would help if there were room for them.
    assert_eq!(fix(&rows("[[f32; 64]; 64]")), ["none"]);
    let roomy = rows("[[f32; 64]; 64]").replace("))]", "), max_workgroup_bytes = 20000)]");
    assert_eq!(fix(&roomy), ["declare it `[[f32; 65]; 64]`: no conflict is left then"]);

    let flat =
        "declare it `[f32; 527]` and keep element `i` at `i + i / 32`: no conflict is left then";
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
    let path = root().join("../docs/LINTS.md");
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

/// The lints of all kernels of a file, which have no mistakes.
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
