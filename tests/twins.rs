//! The hand-written twins of kernels in `benches/gpu`. Each kernel of an example has one, and naga
//! accepts all of them. The benchmark checks that they compute the same.

mod support;

use std::collections::BTreeSet;
use std::path::Path;

/// Kernels without a twin: a few workgroups, whose time is only that of a launch, or another size
/// of such a kernel.
const WITHOUT: [&str; 13] = [
    "fluid.advect",
    "fluid.project",
    "fluid.relax",
    "mandelbrot.mandelbrot",
    "puzzles.dot_product_by_4",
    "puzzles.dot_product_by_5",
    "puzzles.map_by_4",
    "puzzles.matrix_product_by_1",
    "puzzles.matrix_product_by_2",
    "puzzles.matrix_product_by_3",
    "puzzles.pooling_by_10",
    "puzzles.pooling_by_8",
    "puzzles.row_sums",
];

const TWINS: &str = "benches/gpu/twins";

fn stem(path: &Path) -> String {
    path.file_stem().expect("a file").to_string_lossy().into_owned()
}

#[test]
fn each_kernel_of_an_example_has_one() {
    // Generic kernels have golden files of their instances, `operators.reduce.Sum`.
    let kernels: BTreeSet<String> = support::files("tests/examples", "wgsl")
        .iter()
        .map(|path| stem(path).split('.').take(2).collect::<Vec<_>>().join("."))
        .collect();
    let twins: BTreeSet<String> = support::files(&format!("{TWINS}/examples"), "wgsl")
        .iter()
        .map(|path| stem(path))
        .collect();
    let without: Vec<&String> = kernels.difference(&twins).collect();
    assert_eq!(without, WITHOUT);
}

#[test]
fn naga_accepts_them() {
    let combine = include_str!("../benches/gpu/twins/examples/operators.Sum.wgsl");
    let folders = ["examples", "tuned", "unproven"].map(|folder| format!("{TWINS}/{folder}"));
    for path in folders.iter().flat_map(|folder| support::files(folder, "wgsl")) {
        let mut text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path:?}: {e}"));
        if stem(&path).starts_with("operators.reduce") {
            text += combine;
        }
        let module = naga::front::wgsl::parse_str(&text)
            .unwrap_or_else(|error| panic!("{path:?}: {}", error.emit_to_string(&text)));
        naga::valid::Validator::new(
            naga::valid::ValidationFlags::all(),
            naga::valid::Capabilities::all(),
        )
        .validate(&module)
        .unwrap_or_else(|error| panic!("{path:?}: {}", error.emit_to_string(&text)));
    }
}
