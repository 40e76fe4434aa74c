//! Puzzles 7 to 14 of Answer.AI's WebGPU puzzles (<https://gpupuzzles.answer.ai>), with every test
//! case in its own workgroup size and dispatch.
//!
//! It shows the step from one element per invocation to workgroup memory, sliding windows,
//! reductions and tiles, in kernels of ten lines. A workgroup size is part of a kernel. If the test
//! cases of a puzzle have different sizes, a `macro_rules!` writes the kernel once per size.
//!
//! ```sh
//! cargo run --release --example puzzles     # DSL_DEVICE=cpu or DSL_DEVICE=gpu chooses the device
//! ```

use std::error::Error;

use dsl_runtime::prelude::*;
use dsl_runtime::{Call, KernelInfo};

mod support;

/// Puzzle 7: adds 10 to each element, with workgroups of 2×2 invocations laid out in two
/// dimensions over a one-dimensional array.
#[kernel(workgroup_size = (2, 2))]
pub(crate) fn map_in_2d_workgroups(a: &[f32], out: &mut [f32]) {
    let workgroup = workgroup_id().x + workgroup_id().y * num_workgroups().x;
    let i = local_invocation_index() + workgroup * 4;
    if i < a.len() && i < out.len() {
        out[i] = a[i] + 10.0;
    }
}

/// Puzzle 8: adds 10 to each element, by way of workgroup memory.
macro_rules! map_through_workgroup_memory {
    ($name:ident, workgroup_size = $size:literal) => {
        #[kernel(workgroup_size = $size)]
        pub(crate) fn $name(a: &[f32], out: &mut [f32]) {
            workgroup_var!(cache: [f32; 8]);
            let lane = local_invocation_index();
            let i = global_invocation_id().x;
            cache[lane] = if i < a.len() { a[i] } else { 0.0 };
            workgroup_barrier();
            if i < out.len() {
                out[i] = cache[lane] + 10.0;
            }
        }
    };
}

map_through_workgroup_memory!(map_by_4, workgroup_size = 4);
map_through_workgroup_memory!(map_by_8, workgroup_size = 8);

/// Puzzle 9: sums each element and the two before it, in one workgroup.
macro_rules! pooling {
    ($name:ident, workgroup_size = $size:literal) => {
        #[kernel(workgroup_size = $size)]
        pub(crate) fn $name(a: &[f32], out: &mut [f32]) {
            workgroup_var!(cache: [f32; $size]);
            let lane = local_invocation_index();
            cache[lane] = if lane < a.len() { a[lane] } else { 0.0 };
            workgroup_barrier();
            let mut sum = cache[lane];
            if lane > 0 {
                sum += cache[lane - 1];
            }
            if lane > 1 {
                sum += cache[lane - 2];
            }
            if lane < out.len() {
                out[lane] = sum;
            }
        }
    };
}

pooling!(pooling_by_8, workgroup_size = 8);
pooling!(pooling_by_10, workgroup_size = 10);

/// Puzzle 10: the dot product of two arrays, in one workgroup.
macro_rules! dot_product {
    ($name:ident, workgroup_size = $size:literal) => {
        #[kernel(workgroup_size = $size)]
        pub(crate) fn $name(a: &[f32], b: &[f32], out: &mut [f32]) {
            workgroup_var!(products: [f32; $size]);
            let lane = local_invocation_index();
            let inside = lane < a.len() && lane < b.len();
            products[lane] = if inside { a[lane] * b[lane] } else { 0.0 };
            workgroup_barrier();
            if lane == 0 {
                let mut sum = 0.0;
                for i in 0..$size {
                    sum += products[i];
                }
                out[0] = sum;
            }
        }
    };
}

dot_product!(dot_product_by_4, workgroup_size = 4);
dot_product!(dot_product_by_5, workgroup_size = 5);

/// Puzzle 11: a convolution with four taps that reaches forwards, so each workgroup loads four
/// elements more than it has invocations.
#[kernel(workgroup_size = 8)]
pub(crate) fn convolution(a: &[f32], b: &[f32], out: &mut [f32]) {
    workgroup_var!(window: [f32; 12], taps: [f32; 4]);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    window[lane] = if i < a.len() { a[i] } else { 0.0 };
    if lane < 4 {
        window[8 + lane] = if i + 8 < a.len() { a[i + 8] } else { 0.0 };
        taps[lane] = b[lane];
    }
    workgroup_barrier();
    let mut sum = 0.0;
    for t in 0..4 {
        sum += window[lane + t] * taps[t];
    }
    if i < out.len() {
        out[i] = sum;
    }
}

/// Puzzle 12: one sum per workgroup, through a tree whose steps double in width.
#[kernel(workgroup_size = 8)]
pub(crate) fn block_sums(a: &[f32], out: &mut [f32]) {
    workgroup_var!(cache: [f32; 8]);
    let lane = local_invocation_index();
    let i = global_invocation_id().x;
    cache[lane] = if i < a.len() { a[i] } else { 0.0 };
    workgroup_barrier();
    let mut skip = 1;
    while skip < 8 {
        // Every second remaining sum adds its neighbour. The neighbours do not change in this step.
        if lane % (2 * skip) == 0 {
            cache[lane] += cache[lane + skip];
        }
        workgroup_barrier();
        skip *= 2;
    }
    if lane == 0 {
        out[workgroup_id().x] = cache[0];
    }
}

/// Puzzle 13: one sum per row of a matrix with four rows, a workgroup to each row.
#[kernel(workgroup_size = 8)]
fn row_sums(a: &[f32], out: &mut [f32]) {
    const N_ROWS: u32 = 4;
    workgroup_var!(cache: [f32; 8]);
    let n_columns = a.len() / N_ROWS;
    let column = local_invocation_index();
    let row = workgroup_id().y;
    cache[column] = if column < n_columns { a[row * n_columns + column] } else { 0.0 };
    workgroup_barrier();
    let mut skip = 4;
    while skip > 0 {
        if column < skip {
            cache[column] += cache[column + skip];
        }
        workgroup_barrier();
        skip /= 2;
    }
    if column == 0 {
        out[row] = cache[0];
    }
}

/// Puzzle 14: the product of two n×n matrices, tile by tile.
macro_rules! matrix_product {
    ($name:ident, tile = $tile:literal) => {
        #[kernel(workgroup_size = ($tile, $tile))]
        pub(crate) fn $name(a: &[f32], b: &[f32], out: &mut [f32], n: u32) {
            workgroup_var!(a_tile: [[f32; $tile]; $tile], b_tile: [[f32; $tile]; $tile]);
            let column = global_invocation_id().x;
            let row = global_invocation_id().y;
            let local = local_invocation_id();
            let mut sum = 0.0;
            for k in (0..n).step_by($tile) {
                let a_column = k + local.x;
                let b_row = k + local.y;
                a_tile[local.y][local.x] =
                    if row < n && a_column < n { a[row * n + a_column] } else { 0.0 };
                b_tile[local.y][local.x] =
                    if b_row < n && column < n { b[b_row * n + column] } else { 0.0 };
                workgroup_barrier();
                for i in 0..$tile {
                    sum += a_tile[local.y][i] * b_tile[i][local.x];
                }
                workgroup_barrier();
            }
            if row < n && column < n {
                out[row * n + column] = sum;
            }
        }
    };
}

matrix_product!(matrix_product_by_1, tile = 1);
matrix_product!(matrix_product_by_2, tile = 2);
matrix_product!(matrix_product_by_3, tile = 3);
matrix_product!(matrix_product_by_4, tile = 4);

fn main() -> Result<(), Box<dyn Error>> {
    let device = Device::new()?;

    Case {
        name: "Puzzle 7, test case 1",
        info: &map_in_2d_workgroups::INFO,
        workgroups: (2, 2, 1),
        inputs: [row(0..9)],
        expected: row(10..19),
    }
    .run(&device, |[a], out| map_in_2d_workgroups(a, out))?;
    Case {
        name: "Puzzle 7, test case 2",
        info: &map_in_2d_workgroups::INFO,
        workgroups: (3, 3, 1),
        inputs: [row(0..25)],
        expected: row(10..35),
    }
    .run(&device, |[a], out| map_in_2d_workgroups(a, out))?;

    Case {
        name: "Puzzle 8, test case 1",
        info: &map_by_4::INFO,
        workgroups: (2, 1, 1),
        inputs: [row(0..8)],
        expected: row(10..18),
    }
    .run(&device, |[a], out| map_by_4(a, out))?;
    Case {
        name: "Puzzle 8, test case 2",
        info: &map_by_8::INFO,
        workgroups: (2, 1, 1),
        inputs: [row(0..16)],
        expected: row(10..26),
    }
    .run(&device, |[a], out| map_by_8(a, out))?;

    Case {
        name: "Puzzle 9, test case 1",
        info: &pooling_by_8::INFO,
        workgroups: (1, 1, 1),
        inputs: [row(0..8)],
        expected: row([0, 1, 3, 6, 9, 12, 15, 18]),
    }
    .run(&device, |[a], out| pooling_by_8(a, out))?;
    Case {
        name: "Puzzle 9, test case 2",
        info: &pooling_by_10::INFO,
        workgroups: (1, 1, 1),
        inputs: [row(0..10)],
        expected: row([0, 1, 3, 6, 9, 12, 15, 18, 21, 24]),
    }
    .run(&device, |[a], out| pooling_by_10(a, out))?;

    Case {
        name: "Puzzle 10, test case 1",
        info: &dot_product_by_4::INFO,
        workgroups: (1, 1, 1),
        inputs: [row(0..4), row(0..4)],
        expected: row([14]),
    }
    .run(&device, |[a, b], out| dot_product_by_4(a, b, out))?;
    Case {
        name: "Puzzle 10, test case 2",
        info: &dot_product_by_5::INFO,
        workgroups: (1, 1, 1),
        inputs: [row(0..5), row(0..5)],
        expected: row([30]),
    }
    .run(&device, |[a, b], out| dot_product_by_5(a, b, out))?;

    Case {
        name: "Puzzle 11, test case 1",
        info: &convolution::INFO,
        workgroups: (2, 1, 1),
        inputs: [row(0..15), row(0..4)],
        expected: row([14, 20, 26, 32, 38, 44, 50, 56, 62, 68, 74, 80, 41, 14, 0]),
    }
    .run(&device, |[a, b], out| convolution(a, b, out))?;
    Case {
        name: "Puzzle 11, test case 2",
        info: &convolution::INFO,
        workgroups: (3, 1, 1),
        inputs: [row(0..18), row(0..4)],
        expected: row([14, 20, 26, 32, 38, 44, 50, 56, 62, 68, 74, 80, 86, 92, 98, 50, 17, 0]),
    }
    .run(&device, |[a, b], out| convolution(a, b, out))?;

    Case {
        name: "Puzzle 12, test case 1",
        info: &block_sums::INFO,
        workgroups: (1, 1, 1),
        inputs: [row(0..8)],
        expected: row([28]),
    }
    .run(&device, |[a], out| block_sums(a, out))?;
    Case {
        name: "Puzzle 12, test case 2",
        info: &block_sums::INFO,
        workgroups: (2, 1, 1),
        inputs: [row(0..10)],
        expected: row([28, 17]),
    }
    .run(&device, |[a], out| block_sums(a, out))?;

    Case {
        name: "Puzzle 13, test case 1",
        info: &row_sums::INFO,
        workgroups: (1, 4, 1),
        inputs: [matrix(6, 0..24)],
        expected: row([15, 51, 87, 123]),
    }
    .run(&device, |[a], out| row_sums(a, out))?;
    Case {
        name: "Puzzle 13, test case 2",
        info: &row_sums::INFO,
        workgroups: (1, 4, 1),
        inputs: [matrix(4, 0..16)],
        expected: row([6, 22, 38, 54]),
    }
    .run(&device, |[a], out| row_sums(a, out))?;

    Case {
        name: "Puzzle 14, test case 1",
        info: &matrix_product_by_3::INFO,
        workgroups: (1, 1, 1),
        inputs: [matrix(2, 0..4), matrix(2, 0..4)],
        expected: matrix(2, [2, 3, 6, 11]),
    }
    .run(&device, |[a, b], out| matrix_product_by_3(a, b, out, 2))?;
    Case {
        name: "Puzzle 14, test case 2",
        info: &matrix_product_by_1::INFO,
        workgroups: (2, 2, 1),
        inputs: [matrix(2, 0..4), matrix(2, 0..4)],
        expected: matrix(2, [2, 3, 6, 11]),
    }
    .run(&device, |[a, b], out| matrix_product_by_1(a, b, out, 2))?;
    Case {
        name: "Puzzle 14, test case 3",
        info: &matrix_product_by_4::INFO,
        workgroups: (1, 1, 1),
        inputs: [matrix(3, 0..9), matrix(3, 9..18)],
        expected: matrix(3, [42, 45, 48, 150, 162, 174, 258, 279, 300]),
    }
    .run(&device, |[a, b], out| matrix_product_by_4(a, b, out, 3))?;
    Case {
        name: "Puzzle 14, test case 4",
        info: &matrix_product_by_2::INFO,
        workgroups: (2, 2, 1),
        inputs: [matrix(3, 0..9), matrix(3, 9..18)],
        expected: matrix(3, [42, 45, 48, 150, 162, 174, 258, 279, 300]),
    }
    .run(&device, |[a, b], out| matrix_product_by_2(a, b, out, 3))?;
    Case {
        name: "Puzzle 14, test case 5",
        info: &matrix_product_by_2::INFO,
        workgroups: (2, 2, 1),
        inputs: [matrix(4, 0..16), matrix(4, 0..16)],
        expected: matrix(
            4,
            [56, 62, 68, 74, 152, 174, 196, 218, 248, 286, 324, 362, 344, 398, 452, 506],
        ),
    }
    .run(&device, |[a, b], out| matrix_product_by_2(a, b, out, 4))?;

    println!("Every test case passed on {}.", device.name());
    println!("Times are from launch to finish, after a warm-up launch.");
    Ok(())
}

/// Numbers, laid out in rows for printing.
struct Table {
    n_columns: usize,
    elements: Vec<f32>,
}

fn row(elements: impl IntoIterator<Item = u16>) -> Table {
    let elements: Vec<f32> = elements.into_iter().map(f32::from).collect();
    Table { n_columns: elements.len(), elements }
}

fn matrix(n_columns: usize, elements: impl IntoIterator<Item = u16>) -> Table {
    Table { n_columns, ..row(elements) }
}

impl Table {
    fn print(&self, name: &str) {
        for (i, row) in self.elements.chunks(self.n_columns).enumerate() {
            let name = if i == 0 { name } else { "" };
            let elements: String = row.iter().map(|element| format!("{element:4}")).collect();
            println!("  {name:16} [{elements} ]");
        }
    }
}

/// One test case of a puzzle with `N` inputs.
struct Case<const N: usize> {
    name: &'static str,
    info: &'static KernelInfo,
    workgroups: (u32, u32, u32),
    inputs: [Table; N],
    expected: Table,
}

impl<const N: usize> Case<N> {
    /// Runs `kernel` on the inputs, prints the tables, and fails unless the output is as expected.
    fn run<const DIMENSIONS: usize>(
        self,
        device: &Device,
        kernel: impl for<'a> Fn(&'a [Buffer<f32>; N], &'a mut Buffer<f32>) -> Call<'a, DIMENSIONS>,
    ) -> Result<(), Box<dyn Error>> {
        let mut inputs = Vec::new();
        for input in &self.inputs {
            inputs.push(device.buffer(&input.elements)?);
        }
        let Ok(inputs) = <[Buffer<f32>; N]>::try_from(inputs) else {
            unreachable!("there is one buffer per input")
        };
        let mut out = device.zeroed::<f32>(self.expected.elements.len())?;
        let time =
            support::time(device, || kernel(&inputs, &mut out).workgroups(self.workgroups).run())?;
        let got = Table { elements: out.read()?, ..self.expected };

        println!("{}", self.name);
        println!("  Workgroup size   {:?}", self.info.workgroup_size);
        println!("  Workgroups       {:?}", self.workgroups);
        println!("  Workgroup memory {} bytes", self.info.workgroup_bytes);
        for (input, name) in self.inputs.iter().zip(["Input a", "Input b"]) {
            input.print(name);
        }
        self.expected.print("Expected");
        got.print("Got");
        println!("  Time             {time:.2?}\n");
        support::compare(self.name, &got.elements, &self.expected.elements, 0.0)
    }
}
