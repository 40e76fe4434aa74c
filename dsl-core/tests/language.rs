//! Generates `guide/src/language-tests.md`. The supported constructs come from the headers of the
//! corpus, which runs on every device. The refused constructs, with the compiler's messages, come
//! from the diagnostics tests. `BLESS=1 cargo test -p dsl-core --test language` rewrites the page.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use dsl_core::items::Items;

/// The chapters, with the corpus files of each.
const CHAPTERS: &[(&str, &[&str])] = &[
    (
        "Values and operators",
        &[
            "integers",
            "narrow_integers",
            "std_methods",
            "wrapping_numbers",
            "floats",
            "casts",
            "inferred_conversions",
            "compared_parts",
            "sizes_as_usize",
            "usize",
            "division",
            "division_edges",
            "shifts",
            "precedence",
            "short_circuit",
            "compound_assignment",
            "evaluation_order",
            "evaluation_order_everywhere",
            "evaluation_order_of_compounds",
            "evaluation_order_of_parts",
            "evaluation_order_of_places",
            "conditions_that_change",
            "messages",
            "constants",
            "own_constants",
            "computed_constants",
            "constant_arrays",
            "constant_conditions",
            "inference",
        ],
    ),
    (
        "Variables and names",
        &[
            "shadowing",
            "deferred_let",
            "destructuring_assignment",
            "reserved_names",
            "underscored_names",
            "unread_places",
            "reused_variables",
        ],
    ),
    (
        "Control flow",
        &[
            "if_values",
            "match_integers",
            "match_values",
            "match_in_loops",
            "guards_with_blocks",
            "patterns",
            "or_patterns",
            "let_chains",
            "array_patterns",
            "loops",
            "endless_loops",
            "labels",
            "labelled_blocks",
            "early_return",
            "for_ranges",
            "for_variables",
            "for_reversed_stepped",
            "for_combined",
            "for_extremes",
            "range_effects",
            "ranges",
            "ranges_in_variables",
            "array_iteration",
            "iterators",
            "iterators_joined",
            "resumed_iterators",
            "looking_ahead",
            "own_totals",
            "own_iterators",
            "references_as_values",
            "references_in_tuples",
            "enums_behind_references",
            "patterns_behind_references",
            "enums_with_data",
            "results",
            "values_of_unit",
            "orderings",
            "options",
            "options_in_place",
            "parts_of_slices",
            "std_slices",
            "std_types",
            "slice_patterns",
            "slice_variables",
            "chosen_slices",
            "options_of_slices",
            "returned_places",
            "std_iterators",
            "std_memory",
            "indices_of_parts",
            "loops_over_parts",
            "steps_of_zero",
        ],
    ),
    (
        "Functions, methods, closures and generics",
        &[
            "functions",
            "function_names",
            "call_arguments",
            "functions_as_values",
            "returned_closures",
            "higher_order",
            "parts_as_arguments",
            "given_slices",
            "functions_on_host",
            "constants_on_host",
            "functions_with_barriers",
            "methods",
            "method_names",
            "method_lookup",
            "impls_that_apply",
            "compound_operators",
            "device_methods",
            "for_the_host",
            "type_aliases",
            "closures",
            "generic",
            "rust_idioms",
            "code_of_crates",
            "idioms_of_crates",
            "more_idioms_of_crates",
            "operators_as_methods",
            "types_told_by_bounds",
            "items_in_bodies",
            "more_rust",
            "codecs",
            "bytes_of_words",
            "characters",
            "generic_operators",
            "generic_structs",
            "generic_functions_of_structs",
            "items_of_bounds",
            "own_clones",
            "operators_of_two_types",
            "declared_in_branches",
            "names_of_std",
            "negative_variants",
            "generic_arguments_told",
            "nested_generics",
            "default_arguments",
            "parameters_of_traits",
            "sizes_of_structs",
            "from_macros",
            "own_macros",
            "macros_of_files",
            "conditions",
            "unsafe_blocks",
        ],
    ),
    (
        "Arrays, structs, vectors and matrices",
        &[
            "arrays",
            "arrays_of_slices",
            "any_number_of_buffers",
            "stores_in_arrays_of_slices",
            "slices_beside_traits",
            "array_elements",
            "arrays_across_barriers",
            "phases",
            "structs",
            "struct_references",
            "views",
            "views_with_index",
            "tuple_structs",
            "unit_structs",
            "tuples_of_tuples",
            "derived_equality",
            "users_orders",
            "conversions",
            "impls_of_arrays",
            "trait_paths",
            "functions_of_expected_types",
            "traits_implemented_twice",
            "traits_of_std_names",
            "users_index",
            "plain_types",
            "tables",
            "vectors",
            "vector_arithmetic",
            "vector_casts",
            "vector_literals",
            "vector_masks",
            "vector_swizzles",
            "matrices",
        ],
    ),
    (
        "Functions of numbers and vectors",
        &[
            "signed_methods",
            "unsigned_methods",
            "float_bits",
            "float_math",
            "float_more_math",
            "float_powers",
            "float_rounding",
            "half_floats",
            "wide_integers",
            "doubles",
            "double_functions",
            "vector_functions",
        ],
    ),
    (
        "Parameters and launches",
        &[
            "value_parameters",
            "uniform_parameters",
            "runtime_arrays",
            "unused_parameters",
            "vec3_buffers",
            "lengths",
            "launches",
            "large_workgroups",
            "many_buffers",
            "builtin_values",
        ],
    ),
    (
        "Workgroups, barriers and atomics",
        &[
            "workgroup_variables",
            "workgroup_zero",
            "barriers",
            "uniform_load",
            "workgroup_atomics",
            "storage_atomics",
            "atomic_arguments_with_blocks",
            "compare_exchange",
            "wide_atomics",
            "float_atomics",
            "subgroups",
            "subgroup_barriers",
            "subgroup_numbers",
            "cooperative_matrices",
        ],
    ),
    (
        "Textures",
        &[
            "textures_generic",
            "textures_generic_helpers",
            "textures_helpers",
            "textures_load",
            "textures_read_write",
            "textures_sample",
            "textures_cube_arrays",
            "textures_depth",
            "textures_multisampled",
            "textures_storage",
        ],
    ),
];

/// The prefixes of the codes of refused constructs: syntax, items, names, types.
const REFUSED: &[&str] = &["K0103", "K0104", "K0105", "K0202", "K0203"];

const HEAD: &str = "# What kernels can say, from the tests

<!-- Generated by `BLESS=1 cargo test -p dsl-core --test language`. -->

This page is generated from the tests. Each line of the first part is a file of `tests/kernels`. Its kernels run on the
CPU executor and on the GPU, and the results are compared with plain Rust. Each line of the second part is a case that
the compiler refuses, with its answer.
";

#[test]
fn page() {
    let mut page = HEAD.to_owned();
    page.push_str("\n## What kernels can say\n");
    supported(&mut page);
    page.push_str("\n## What kernels cannot say, and what to write instead\n");
    refused(&mut page);
    let path = root().join("guide/src/language-tests.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &page).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == page, "run BLESS=1 cargo test -p dsl-core --test language, and read the diff");
}

fn supported(page: &mut String) {
    let mut files: BTreeSet<String> =
        files("tests/kernels").iter().map(|path| stem(path)).collect();
    for (chapter, names) in CHAPTERS {
        _ = write!(page, "\n### {chapter}\n\n");
        for name in *names {
            assert!(files.remove(*name), "tests/kernels/{name}.rs is not there");
            let path = root().join(format!("tests/kernels/{name}.rs"));
            let header = header(&read(&path));
            _ = writeln!(page, "- {header} `{name}`");
        }
    }
    assert!(files.is_empty(), "these files of the corpus are in no chapter: {files:?}");
}

fn refused(page: &mut String) {
    let mut said = BTreeSet::new();
    for path in files("dsl-core/tests/diagnostics") {
        let text = read(&path);
        let rows: Vec<(String, String)> =
            cases(&text).into_iter().filter(|(_, message)| said.insert(message.clone())).collect();
        if rows.is_empty() {
            continue;
        }
        let title = header(&text);
        let title = title.trim_end_matches('.');
        _ = write!(page, "\n### {}\n\n", title.split_once(". ").map_or(title, |(first, _)| first));
        page.push_str("| in a kernel | the compiler's answer |\n|---|---|\n");
        for (code, message) in rows {
            _ = writeln!(page, "| `{}` | {} |", cell(&code), cell(&message));
        }
    }
}

/// The refused lines of a file, with the messages.
fn cases(text: &str) -> Vec<(String, String)> {
    let file = syn::parse_file(text).expect("the test of diagnostics parses it");
    let lines: Vec<&str> = text.lines().collect();
    let file = Items::from_file(&file);
    let errors = file.kernels.into_iter().filter_map(|kernel| kernel.compile().err()).flatten();
    let mut all: Vec<_> = file.errors.into_iter().chain(errors).collect();
    all.retain(|error| REFUSED.contains(&error.code.id()));
    all.sort_by_key(|error| error.span.start().line);
    let row = |error: &dsl_core::diagnostic::Diagnostic| {
        let line = lines[error.span.start().line - 1];
        let code = line.split("//~").next().unwrap_or(line).trim().to_owned();
        (code, error.message.clone())
    };
    all.iter().map(row).collect()
}

/// The first paragraph of a file's header, on one line.
fn header(text: &str) -> String {
    let lines = text.lines().map_while(|line| line.strip_prefix("//!"));
    let words: Vec<&str> =
        lines.take_while(|line| !line.is_empty()).flat_map(str::split_whitespace).collect();
    words.join(" ")
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

/// The Rust files of a folder, sorted.
fn files(folder: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join(folder)).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "rs"));
    files.sort();
    files
}

fn stem(path: &Path) -> String {
    path.file_stem().expect("a file").to_string_lossy().into_owned()
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
