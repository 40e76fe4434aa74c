//! The rows of the table. Each has its sizes, the launch, the twin's dispatches and the expected
//! result.

use dsl_runtime::Error;

use super::Bench;
use super::row::Row;

mod arrays;
mod images;
mod puzzles;
mod structs;
mod tuned;
mod unproven;

/// A row before it is built.
pub(crate) struct Case {
    /// `{n}` stands for the size.
    pub(crate) name: &'static str,
    /// The size on a GPU, and the size for slow devices. A launch of the first takes about 50 µs or
    /// more on a large GPU. With one invocation per element, it stays within 65,535 workgroups.
    pub(crate) sizes: [u32; 2],
    pub(crate) row: fn(&Bench, u32) -> Result<Row, Error>,
}

const fn case(
    name: &'static str,
    sizes: [u32; 2],
    row: fn(&Bench, u32) -> Result<Row, Error>,
) -> Case {
    Case { name, sizes, row }
}

/// Memory-bound kernels are compared with the faster of these.
pub(crate) const COPIES: [Case; 2] = [
    case("copy of {n} `f32`", [256 * MI, 1 << 18], tuned::copy),
    case("the same by `device.copy`", [256 * MI, 1 << 18], tuned::copy_by_wgpu),
];

pub(crate) const TABLE: &[(&str, &[Case])] = &[
    (
        "as written first",
        &[
            case("saxpy, {n} `f32`", [15 * MI, 1 << 18], arrays::saxpy),
            case("tree sum of runs of 256, {n} `f32`", [15 * MI, 1 << 18], arrays::tree_sum),
            case("sum of {n} `f32`, a grid apart", [64 * MI, 1 << 18], arrays::strided_sum),
            case("sum of {n} `u32` by a generic operator", [64 * MI, 1 << 18], arrays::sum),
            case("maximum of {n} `u32`, with an atomic", [64 * MI, 1 << 18], arrays::max),
            case("greatest common divisor of {n} `u32`", [16 * MI, 1 << 16], arrays::gcd),
            case("scan of runs of 256, {n} `u32`", [15 * MI, 1 << 18], arrays::scan_runs),
            case("sums added to runs of 256, {n} `u32`", [15 * MI, 1 << 18], arrays::add_sums),
            case("histogram of {n} bytes", [256 * MI, 1 << 20], arrays::histogram),
            case("five taps over {n} `f32`", [15 * MI, 1 << 18], arrays::convolve),
            case("transpose {n}², tiles of 16×16", [16384, 512], arrays::transpose),
            case("matmul {n}³, tiles of 16×16", [4096, 256], arrays::matmul),
            case("product of {n}×512 and 512×256, rows as arrays", [16384, 64], arrays::product),
            case("matmul {n}³, 8×8 elements each, in loops", [4096, 256], tuned::matmul_loops),
            case("runs of 512 sorted, {n} `u32`", [16 * MI, 1 << 16], arrays::sort_runs),
            case("compared far apart, {n} `u32`", [30 * MI, 1 << 18], arrays::compare_far),
            case("runs of 512 merged, {n} `u32`", [16 * MI, 1 << 16], arrays::merge_runs),
            case("n-body, {n} bodies", [16384, 1024], structs::nbody),
            case("flocks of 64, {n} birds", [2 * MI, 1 << 14], structs::align),
            case("points moved by matrices, {n}²", [4096, 256], structs::bend),
            case("mean of seven voxels, {n}³", [256, 32], structs::smooth),
            case("corners of tiles, among {n}² invocations", [4096, 128], structs::tiles),
            case("blur 7×7 of {n}² texels, direct", [4096, 128], images::blur_direct),
            case("blur 7×7 of {n}² texels, tiled", [4096, 128], images::blur_tiled),
            case("blur 3×3 of {n}² texels, tiled", [4096, 128], images::soften),
            case("contrast of {n}² texels, sampled", [4096, 128], images::contrast),
            case("light of {n}² texels, three atomics", [1024, 64], images::light),
            case("game of life, {n}² cells", [4096, 128], images::life),
            case("map in workgroups of 2×2, {n}²", [2048, 128], puzzles::map_in_2d_workgroups),
            case("map in workgroups of 8, {n} `f32`", [480 << 10, 1 << 14], puzzles::map_by_8),
            case(
                "four taps in workgroups of 8, {n} `f32`",
                [480 << 10, 1 << 14],
                puzzles::convolution,
            ),
            case("sums of 8, {n} `f32`", [480 << 10, 1 << 14], puzzles::block_sums),
            case("matmul {n}³, tiles of 4×4", [1024, 64], puzzles::matrix_product),
        ],
    ),
    (
        "not proven",
        &[
            case("gather of {n} `f32`", [8 * MI, 1 << 16], unproven::gather),
            case(
                "sparse product, 16 elements in each of {n} rows",
                [MI, 1 << 14],
                unproven::sparse_product,
            ),
            case("binary search for {n} keys in as many", [8 * MI, 1 << 14], unproven::lower_bound),
            case(
                "scan of runs of 512 in a tree, {n} `u32`",
                [16 * MI, 1 << 16],
                unproven::scan_in_a_tree,
            ),
            case(
                "butterflies in runs of 512, {n} `u32`",
                [16 * MI, 1 << 16],
                unproven::butterflies,
            ),
            case(
                "sum of neighbours first, runs of 256, {n} `u32`",
                [15 * MI, 1 << 16],
                unproven::sum_of_neighbours,
            ),
        ],
    ),
    (
        "tuned",
        &[
            case("sum of {n} `f32`", [256 * MI, 1 << 18], tuned::reduce),
            case("scan of {n} `u32`", [256 * MI, 1 << 18], tuned::scan),
            case("histogram of the bytes of {n} `u32`", [256 * MI, 1 << 18], tuned::histogram),
            case("transpose {n}², blocks of 4×4", [16384, 512], tuned::transpose),
            case("matmul {n}³, `f32`", [4096, 256], tuned::matmul),
            case("matmul {n}³, `f16` summed in `f32`", [8192, 128], tuned::matmul_f16),
        ],
    ),
];

const MI: u32 = 1 << 20;

/// The text of a hand-written kernel.
macro_rules! twin {
    ($name:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/benches/gpu/twins/", $name, ".wgsl"))
    };
}
use twin;

/// An element of the product of two matrices whose rows have `k` and `n` elements.
fn element(
    (n, k): (u32, u32),
    at: usize,
    a: impl Fn(usize) -> f64,
    b: impl Fn(usize) -> f64,
) -> f64 {
    let (n, k) = (n as usize, k as usize);
    (0..k).map(|i| a(at / n * k + i) * b(i * n + at % n)).sum()
}
