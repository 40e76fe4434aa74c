//! Kernels in an editor: requests to the real rust-analyzer about `tests/editor-crate` and the
//! corpus.

mod client;

use std::path::Path;

use client::{Editor, Position, editor, is_installed, root, uri};
use serde_json::{Value, json};

const FILE: &str = "tests/editor-crate/src/lib.rs";

fn text() -> String {
    std::fs::read_to_string(root().join(FILE)).expect("the file is there")
}

/// The position of `part` in the first occurrence of `pattern`.
#[track_caller]
fn place(text: &str, pattern: &str, part: &str) -> Position {
    let within = pattern.find(part).expect("the pattern contains it");
    let start = text.find(pattern).unwrap_or_else(|| panic!("no `{pattern}`")) + within;
    let line = text[..start].rfind('\n').map_or(0, |end| end + 1);
    (text[..start].matches('\n').count() as u64, (start - line) as u64)
}

/// Each occurrence of a word in the file, except in comments.
fn occurrences(text: &str, word: &str) -> Vec<Position> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"));
    let in_line = |(n, line): (usize, &str)| {
        let all = line.match_indices(word).filter(|(at, _)| {
            !line[..*at].ends_with(is_part) && !line[at + word.len()..].starts_with(is_part)
        });
        all.map(|(at, _)| (n as u64, at as u64)).collect::<Vec<_>>()
    };
    lines.flat_map(in_line).collect()
}

fn opened() -> (std::sync::MutexGuard<'static, Editor>, String) {
    let (mut editor, text) = (editor(), text());
    editor.set(FILE, &text);
    (editor, text)
}

/// The labels of the completions after `typed`, which replaces a statement.
fn completed(statement: &str, typed: &str) -> Vec<String> {
    let (mut editor, text) = opened();
    let (line, column) = place(&text, statement, statement);
    editor.set(FILE, &text.replacen(statement, typed, 1));
    let at = (line, column + typed.len() as u64);
    let answer = editor.at("textDocument/completion", FILE, at, json!({}));
    editor.set(FILE, &text);
    let items = answer["items"].as_array().or(answer.as_array()).cloned().unwrap_or_default();
    items.iter().filter_map(|item| item["label"].as_str().map(str::to_owned)).collect()
}

#[track_caller]
fn assert_completed(statement: &str, typed: &str, expected: &[&str]) {
    let labels = completed(statement, typed);
    for name in expected {
        let is_it = |label: &String| {
            label
                .strip_prefix(name)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(['(', '!']))
        };
        assert!(labels.iter().any(is_it), "`{typed}` does not offer `{name}`: {labels:?}");
    }
}

const STATEMENT: &str = "particles[i] = p;";

#[test]
fn completion_of_members() {
    if !is_installed() {
        return;
    }
    assert_completed(STATEMENT, "p.", &["position", "velocity"]);
    assert_completed(STATEMENT, "particles[i].", &["position", "velocity"]);
    assert_completed(STATEMENT, "moved(p, time).", &["position", "velocity"]);
    assert_completed(
        "let way = particle.velocity * time;",
        "let way = particle.",
        &["position", "velocity"],
    );
}

#[test]
fn completion_of_methods() {
    if !is_installed() {
        return;
    }
    assert_completed(STATEMENT, "p.position.", &["x", "length", "dot", "normalize", "xy"]);
    assert_completed(STATEMENT, "time.", &["sqrt", "max", "mul_add"]);
    assert_completed(STATEMENT, "counter.", &["load", "fetch_add", "compare_exchange"]);
    assert_completed(STATEMENT, "particles.", &["len", "iter", "chunks"]);
    assert_completed(
        "let size = image.dimensions();",
        "let size = image.",
        &["dimensions", "load", "num_levels"],
    );
}

#[test]
fn completion_of_names_in_scope() {
    if !is_installed() {
        return;
    }
    let names =
        ["i", "p", "lane", "far", "time", "particles", "moved", "LANES", "Particle", "Vec3"];
    assert_completed(STATEMENT, "let y = ", &names);
    let builtins =
        ["global_invocation_id", "workgroup_barrier", "subgroup_add", "mix", "workgroup_var"];
    assert_completed(STATEMENT, "let y = ", &builtins);
    let labels = completed(STATEMENT, "let y = ");
    let is_hidden = |label: &&String| label.starts_with("__") || *label == "index_of_u32";
    assert_eq!(labels.iter().find(is_hidden), None);
}

#[test]
fn completion_in_code_that_does_not_parse() {
    if !is_installed() {
        return;
    }
    assert_completed(STATEMENT, "if p.position.x < p.", &["position"]);
    assert_completed(STATEMENT, "let y = moved(particles[i], p.", &["position"]);
    assert_completed(STATEMENT, "let = ; p.", &["position"]);
}

/// The text that is shown when the pointer is on `part` in `pattern`.
fn hovered(pattern: &str, part: &str) -> String {
    let (mut editor, text) = opened();
    let answer = editor.at("textDocument/hover", FILE, place(&text, pattern, part), json!({}));
    answer["contents"]["value"].as_str().unwrap_or_default().to_owned()
}

#[track_caller]
fn assert_hovered(pattern: &str, part: &str, expected: &[&str]) {
    let shown = hovered(pattern, part);
    for text in expected {
        assert!(shown.contains(text), "`{part}` in `{pattern}` shows {shown:?}, not {text:?}");
    }
}

#[test]
fn hover_shows_types_and_documentation() {
    if !is_installed() {
        return;
    }
    assert_hovered("particles[i], time", "particles", &["particles: &mut [Particle]"]);
    assert_hovered("lane == 0", "lane", &["lane: u32"]);
    assert_hovered("far[n]", "far", &["far: [f32; 64]"]);
    assert_hovered(
        "moved(particles[i]",
        "moved",
        &["pub fn moved(", "Moves a particle for a time."],
    );
    assert_hovered("p.position.length", "position", &["position: Vec3", "Where it is."]);
    assert_hovered("p.position.length", "length", &["fn length(self) -> f32"]);
    assert_hovered(
        "= global_invocation_id()",
        "global",
        &["-> UVec3", "position of the invocation"],
    );
    assert_hovered("workgroup_barrier()", "workgroup", &["Waits for all invocations"]);
    assert_hovered("workgroup_var!", "workgroup_var", &["invocations of a workgroup share"]);
    assert_hovered("counter.fetch_add", "fetch_add", &["gives the old one"]);
    assert_hovered("image.load", "load", &["coordinates", "level", "The texel at"]);
    assert_hovered("0..LANES {", "LANES", &["LANES: u32 = 64"]);
}

/// The places of the definitions of `part` in `pattern`: file, line and column.
fn defined(pattern: &str, part: &str) -> Vec<(String, Position)> {
    let (mut editor, text) = opened();
    let answer = editor.at("textDocument/definition", FILE, place(&text, pattern, part), json!({}));
    let all = answer.as_array().cloned().unwrap_or_default();
    let place = |of: &Value| {
        let start = &of["range"]["start"];
        let file = Path::new(of["uri"].as_str()?).file_name()?.to_str()?.to_owned();
        Some((file, (start["line"].as_u64()?, start["character"].as_u64()?)))
    };
    all.iter().map(|of| place(of).expect("a location")).collect()
}

#[test]
fn definitions_are_one_each() {
    if !is_installed() {
        return;
    }
    let text = text();
    for (pattern, part, definition, name) in [
        ("moved(particles[i]", "moved", "fn moved", "moved"),
        ("moved(start, 0.5)", "moved", "fn moved", "moved"),
        ("p.position.length", "position", "pub position", "position"),
        ("particle.velocity", "velocity", "pub velocity", "velocity"),
        ("0..LANES {", "LANES", "const LANES", "LANES"),
        ("size = LANES", "LANES", "const LANES", "LANES"),
        ("advance(0.5", "advance", "fn advance", "advance"),
        ("particles[i] = p;", "particles", "particles: &mut", "particles"),
        ("lane == 0", "lane", "let lane", "lane"),
        ("far[n]", "far", "far: [f32", "far"),
        ("&mut [Particle]", "Particle", "struct Particle", "Particle"),
    ] {
        let expected = vec![("lib.rs".to_owned(), place(&text, definition, name))];
        assert_eq!(defined(pattern, part), expected, "of `{part}` in `{pattern}`");
    }
    for (pattern, part, file) in [
        ("= global_invocation_id()", "global", "functions.rs"),
        ("distances[workgroup_id()", "workgroup_id", "functions.rs"),
        ("counter.fetch_add", "fetch_add", "editor.rs"),
    ] {
        let found = defined(pattern, part);
        let files: Vec<&str> = found.iter().map(|(file, _)| file.as_str()).collect();
        assert_eq!(files, [file], "of `{part}` in `{pattern}`");
    }
}

#[test]
fn references_in_kernels_and_on_the_host() {
    if !is_installed() {
        return;
    }
    let (mut editor, text) = opened();
    for (pattern, word) in [
        ("fn moved", "moved"),
        ("pub position", "position"),
        ("const LANES", "LANES"),
        ("fn advance", "advance"),
        ("struct Particle", "Particle"),
    ] {
        let more = json!({ "context": { "includeDeclaration": true } });
        let at = place(&text, pattern, word);
        let answer = editor.at("textDocument/references", FILE, at, more);
        let mut found: Vec<Position> =
            answer.as_array().expect("a list").iter().map(start).collect();
        found.sort_unstable();
        assert_eq!(found, occurrences(&text, word), "of `{word}`");
    }
}

fn start(edit: &Value) -> Position {
    let start = &edit["range"]["start"];
    (start["line"].as_u64().expect("a line"), start["character"].as_u64().expect("a column"))
}

/// The edits that rename something, in each file.
fn renamed(editor: &mut Editor, at: Position) -> Vec<(String, Vec<Position>)> {
    let answer = editor.at("textDocument/rename", FILE, at, json!({ "newName": "renamed" }));
    let sorted = |edits: &Value| {
        let mut all: Vec<Position> = edits.as_array().expect("edits").iter().map(start).collect();
        all.sort_unstable();
        all.dedup();
        all
    };
    if let Some(changes) = answer["changes"].as_object() {
        return changes.iter().map(|(file, edits)| (file.clone(), sorted(edits))).collect();
    }
    let changes = answer["documentChanges"].as_array().cloned().unwrap_or_default();
    let change = |of: &Value| {
        (of["textDocument"]["uri"].as_str().unwrap_or_default().to_owned(), sorted(&of["edits"]))
    };
    changes.iter().map(change).collect()
}

#[test]
fn renames_reach_kernels_and_the_host() {
    if !is_installed() {
        return;
    }
    let (mut editor, text) = opened();
    for (pattern, word) in [
        ("fn moved", "moved"),
        ("moved(particles[i]", "moved"),
        ("pub position", "position"),
        ("pub velocity", "velocity"),
        ("const LANES", "LANES"),
        ("fn advance", "advance"),
        ("struct Particle", "Particle"),
        ("let lane", "lane"),
        ("far: [f32", "far"),
    ] {
        let found = renamed(&mut editor, place(&text, pattern, word));
        let expected = vec![(uri(&root().join(FILE)), occurrences(&text, word))];
        assert_eq!(found, expected, "of `{word}`, asked for at `{pattern}`");
    }
}

#[test]
fn inlay_types() {
    if !is_installed() {
        return;
    }
    let (mut editor, text) = opened();
    let range = json!({
        "start": { "line": 0, "character": 0 },
        "end": { "line": text.lines().count(), "character": 0 },
    });
    let parameters = json!({ "textDocument": { "uri": uri(&root().join(FILE)) }, "range": range });
    let answer = editor.ask("textDocument/inlayHint", parameters);
    let hints = answer.as_array().expect("a list").iter().map(|hint| {
        let at = &hint["position"];
        let label = match &hint["label"] {
            Value::Array(parts) => parts.iter().filter_map(|part| part["value"].as_str()).collect(),
            label => label.as_str().unwrap_or_default().to_owned(),
        };
        ((at["line"].as_u64().expect("a line"), at["character"].as_u64().expect("a column")), label)
    });
    let hints: Vec<(Position, String)> = hints.collect();
    for (pattern, rest, label) in [
        ("let lane = ", " = ", ": u32"),
        ("let i = global", " = ", ": u32"),
        ("let p = moved", " = ", ": Particle"),
        ("let mut sum = 0.0", " = ", ": f32"),
        ("for n in", " in", ": u32"),
        ("let way = ", " = ", ": Vec3"),
        ("let size = ", " = ", ": UVec2"),
    ] {
        let at = place(&text, pattern, rest);
        let found = hints.iter().find(|(other, _)| *other == at).map(|(_, label)| label.as_str());
        assert_eq!(found, Some(label), "at `{pattern}`");
    }
}

#[test]
fn signature_help_of_launchers() {
    if !is_installed() {
        return;
    }
    let (mut editor, text) = opened();
    let at = place(&text, "advance(0.5", "0.5");
    let answer = editor.at("textDocument/signatureHelp", FILE, at, json!({}));
    let label = answer["signatures"][0]["label"].as_str().unwrap_or_default();
    for parameter in ["time: f32", "particles: &mut", "AsSliceMut<Particle>", "distances: &mut"] {
        assert!(label.contains(parameter), "{label:?} lacks {parameter:?}");
    }
}

/// False errors of rust-analyzer, where kernels differ from plain Rust: each with its reason.
const KNOWN: &[&str] = &[
    // A constant of type `usize` of a trait, used as a `u32`, and `usize` and `u32` in one function.
    "tests/kernels/constants_on_host.rs: expected usize, found u32",
    "tests/kernels/constants_on_host.rs: expected u32, found usize",
    "tests/kernels/constants_on_host.rs: expected u32, found usize",
    // A constant of type `usize` from another place, used as a `u32`.
    "tests/kernels/functions_on_host.rs: expected [[u32; 4]; 3], found [[i32; 4]; 3]",
    // `usize` and `u32` in one function.
    "tests/kernels/inferred_conversions.rs: expected usize, found u32",
    "tests/kernels/inferred_conversions.rs: expected usize, found u32",
    // The parameter of `from_fn`'s closure is a `usize` in Rust.
    "tests/kernels/iterators_joined.rs: expected u32, found usize",
    // `usize` and `u32` in one function.
    "tests/kernels/ranges.rs: expected u32, found usize",
    "tests/kernels/ranges.rs: expected u32, found usize",
    "tests/kernels/ranges.rs: expected u32, found usize",
    "tests/kernels/ranges.rs: expected u32, found usize",
    "tests/kernels/ranges.rs: expected u32, found usize",
    "tests/kernels/sizes_as_usize.rs: expected u32, found usize",
    // The component type of a texture of any format.
    "tests/kernels/textures_generic_helpers.rs: expected Vec4, found <<F as TextureFormat>::Component as Component>::Vec4",
    // In glam, masks of a `Vec4` have another type.
    "tests/builtins/kernels.rs: expected BVec4A, found BVec4",
];

#[test]
fn no_false_errors_in_kernels() {
    if !is_installed() {
        return;
    }
    let mut editor = editor();
    let mut files = Vec::new();
    for directory in [
        "tests/kernels",
        "tests/builtins",
        "examples",
        "benches/kernels",
        "tests/editor-crate/src",
        "tests/second-crate/src",
    ] {
        let entries = std::fs::read_dir(root().join(directory)).expect("the directory is there");
        let mut names: Vec<String> = entries
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter(|name| name.ends_with(".rs"))
            .collect();
        names.sort_unstable();
        assert!(!names.is_empty(), "no files in {directory}");
        files.extend(names.iter().map(|name| format!("{directory}/{name}")));
    }
    for file in &files {
        let text = std::fs::read_to_string(root().join(file)).expect("the file is there");
        editor.set(file, &text);
    }
    let found = errors(&mut editor, &files);
    let how = "rust-analyzer finds other errors than those in KNOWN: mend `expand/editor.rs` or \
               `dsl-runtime-core/src/editor`, or note the new ones with their reasons";
    assert_eq!(found, KNOWN, "{how}");
}

/// The errors of files.
fn errors(editor: &mut Editor, files: &[String]) -> Vec<String> {
    let document = |file: &String| json!({ "textDocument": { "uri": uri(&root().join(file)) } });
    let answers = editor.ask_all("textDocument/diagnostic", files.iter().map(document).collect());
    let mut errors = Vec::new();
    for (file, answer) in files.iter().zip(answers) {
        let items = answer["items"].as_array().cloned().unwrap_or_default();
        let of_file = items.iter().filter(|item| item["severity"] == 1);
        errors.extend(
            of_file.map(|item| format!("{file}: {}", item["message"].as_str().unwrap_or_default())),
        );
    }
    errors
}

#[test]
fn mistakes_are_found() {
    if !is_installed() {
        return;
    }
    let (mut editor, text) = opened();
    for (statement, typed, message) in [
        (STATEMENT, "particles[i].mass = 1.0;", "no field `mass`"),
        (STATEMENT, "let x: u32 = p.position.x;", "expected u32, found f32"),
        (STATEMENT, "p.position.lenght();", "no method `lenght`"),
    ] {
        editor.set(FILE, &text.replacen(statement, typed, 1));
        let found = errors(&mut editor, &[FILE.to_owned()]);
        assert!(found.iter().any(|error| error.contains(message)), "`{typed}`: {found:?}");
    }
    editor.set(FILE, &text);
    assert_eq!(errors(&mut editor, &[FILE.to_owned()]), [""; 0]);
}
