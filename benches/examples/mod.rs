//! The examples as modules, so that benchmarks time the code that users read.
#![allow(dead_code, reason = "an example's `main` and its host functions run in the example only")]
#![allow(clippy::duplicate_mod, reason = "each example has `support` as a module of its own")]

#[path = "../../examples/bitonic_sort.rs"]
pub(crate) mod bitonic_sort;
#[path = "../../examples/blur.rs"]
pub(crate) mod blur;
#[path = "../../examples/convolution.rs"]
pub(crate) mod convolution;
#[path = "../../examples/histogram.rs"]
pub(crate) mod histogram;
#[path = "../../examples/life.rs"]
pub(crate) mod life;
#[path = "../../examples/matmul.rs"]
pub(crate) mod matmul;
#[path = "../../examples/nbody.rs"]
pub(crate) mod nbody;
#[allow(clippy::module_inception, reason = "the example has a module of its own name")]
#[path = "../../examples/operators.rs"]
pub(crate) mod operators;
#[path = "../../examples/puzzles.rs"]
pub(crate) mod puzzles;
#[path = "../../examples/reduction.rs"]
pub(crate) mod reduction;
#[path = "../../examples/render.rs"]
pub(crate) mod render;
#[path = "../../examples/saxpy.rs"]
pub(crate) mod saxpy;
#[path = "../../examples/scan.rs"]
pub(crate) mod scan;
#[path = "../../examples/texture_tiles.rs"]
pub(crate) mod texture_tiles;
#[path = "../../examples/tiles.rs"]
pub(crate) mod tiles;
#[path = "../../examples/transpose.rs"]
pub(crate) mod transpose;
#[path = "../../examples/workgroup_types.rs"]
pub(crate) mod workgroup_types;
