//! Puzzles 7 to 14 of Answer.AI's WebGPU puzzles: the input, the expected output, and a device's
//! output.

use dsl_runtime::{Buffer, Device, Error, KernelInfo};

use super::{slider, timed};
use crate::{
    Card, Running, Shown, Slider,
    kernels::{
        puzzles::{
            puzzle_7, puzzle_8, puzzle_9, puzzle_10, puzzle_11, puzzle_12, puzzle_13, puzzle_14,
        },
        with_switch,
    },
    table::{Row, View},
};

/// A puzzle of some size.
struct Puzzle {
    inputs: Vec<Vec<f32>>,
    /// Numbers in a row of the inputs, and of the output.
    columns: [usize; 2],
    expected: Vec<f32>,
    launch: Launch,
}

/// The last argument says whether the kernel has its barriers.
type Launch = Box<dyn Fn(&[Buffer<f32>], &mut Buffer<f32>, bool) -> Result<(), Error>>;

const fn card(
    number: u32,
    [id, title, about, rust]: [&'static str; 4],
    kernels: &'static [&'static KernelInfo],
    sliders: &'static [Slider],
    run: fn(Device, Vec<f64>) -> Running,
    broken: fn(&Device) -> Result<(), Error>,
) -> Card {
    let broken = match number {
        // Puzzle 7 has no barrier. In puzzle 8 each invocation loads the element that it stored
        // itself.
        7 | 8 => None,
        _ => Some(broken),
    };
    Card { id, title, about, rust, kernels, sliders, run, broken }
}

macro_rules! puzzles {
    ($($number:literal $title:literal $about:literal $module:ident::$kernel:ident ($most:literal, $start:literal) $make:ident;)*) => {
        pub static CARDS: [Card; 8] = [$(card(
            $number,
            [
                concat!("puzzle-", $number),
                concat!("Puzzle ", $number, ": ", $title),
                $about,
                include_str!(concat!("../kernels/puzzles/puzzle_", $number, ".rs")),
            ],
            &[&$module::$kernel::INFO],
            &[slider("n", 1.0, $most, $start)],
            |device, values| Box::pin(run(device, $make(values[0] as u32))),
            |device| without_barriers(device, $make($start as u32)),
        )),*];
    };
}

puzzles! {
    7 "workgroups in two dimensions" "Adds 10 to each element of a list, with workgroups of 2×2 invocations."
        puzzle_7::add_ten (25.0, 9.0) add_in_squares;
    8 "workgroup memory" "Adds 10 to each element, which goes through workgroup memory."
        puzzle_8::add_ten (32.0, 12.0) add_through_memory;
    9 "pooling" "The sum of each element and the two before it."
        puzzle_9::pool (16.0, 8.0) pool;
    10 "dot product" "Products in workgroup memory, which one invocation adds up."
        puzzle_10::dot (16.0, 4.0) dot;
    11 "one-dimensional convolution" "Four taps that reach forwards, also into the part of the next workgroup."
        puzzle_11::convolve (32.0, 15.0) convolve;
    12 "sums of blocks" "One number for each workgroup of 8, by a tree."
        puzzle_12::block_sums (32.0, 10.0) block_sums;
    13 "sums of rows" "A workgroup for each of four rows."
        puzzle_13::row_sums (8.0, 6.0) row_sums;
    14 "matrix product" "Tiles of 4×4 elements, which workgroups load together."
        puzzle_14::matmul (6.0, 3.0) matmul;
}

async fn run(device: Device, puzzle: Puzzle) -> Result<Shown, Error> {
    let (buffers, mut out) = puzzle.buffers(&device)?;
    let Puzzle { inputs, columns, expected, launch } = puzzle;
    let time = timed(&device, || launch(&buffers, &mut out, true)).await?;
    let got = out.read_async().await?;
    let is_right = got == expected;
    let names = ["input a", "input b"].into_iter().zip(inputs);
    let mut rows: Vec<Row> =
        names.flat_map(|(name, input)| Row::all(name, &input, columns[0])).collect();
    rows.extend(Row::all("expected", &expected, columns[1]));
    rows.extend(Row::all("got", &got, columns[1]));
    Ok(Shown { view: View::Table(rows), text: format!("{time:.1} ms"), is_right })
}

fn without_barriers(device: &Device, puzzle: Puzzle) -> Result<(), Error> {
    let (buffers, mut out) = puzzle.buffers(device)?;
    (puzzle.launch)(&buffers, &mut out, false)
}

impl Puzzle {
    /// The inputs, and room for the output.
    fn buffers(&self, device: &Device) -> Result<(Vec<Buffer<f32>>, Buffer<f32>), Error> {
        let inputs = self.inputs.iter().map(|input| device.buffer(input));
        Ok((inputs.collect::<Result<_, _>>()?, device.zeroed(self.expected.len())?))
    }
}

/// A call of a kernel, with or without its barriers.
macro_rules! call {
    ($has_barriers:ident, $module:ident::$kernel:ident($($argument:expr),*)) => {
        match $has_barriers {
            true => $module::$kernel($($argument),*),
            false => with_switch::$module::$kernel($($argument),*, false),
        }
    };
}

fn numbers(n: u32) -> Vec<f32> {
    (0..n).map(|i| i as f32).collect()
}

/// Makes a puzzle with one input in one row.
fn list(
    n: u32,
    expected: Vec<f32>,
    launch: impl Fn(&Buffer<f32>, &mut Buffer<f32>, bool) -> Result<(), Error> + 'static,
) -> Puzzle {
    let columns = [n as usize, expected.len()];
    let launch: Launch =
        Box::new(move |inputs, out, has_barriers| launch(&inputs[0], out, has_barriers));
    Puzzle { inputs: vec![numbers(n)], columns, expected, launch }
}

fn ten_more(n: u32) -> Vec<f32> {
    numbers(n).into_iter().map(|x| x + 10.0).collect()
}

fn add_in_squares(n: u32) -> Puzzle {
    let edge = (1..).find(|edge| 4 * edge * edge >= n).unwrap_or(1);
    list(n, ten_more(n), move |a, out, _| puzzle_7::add_ten(a, out).workgroups((edge, edge)).run())
}

fn add_through_memory(n: u32) -> Puzzle {
    list(n, ten_more(n), move |a, out, _| puzzle_8::add_ten(a, out).invocations(n).run())
}

fn pool(n: u32) -> Puzzle {
    let expected = (0..n).map(|i| (i.saturating_sub(2)..=i).sum::<u32>() as f32).collect();
    list(n, expected, |a, out, has_barriers| {
        call!(has_barriers, puzzle_9::pool(a, out)).workgroups(1).run()
    })
}

fn dot(n: u32) -> Puzzle {
    Puzzle {
        inputs: vec![numbers(n), numbers(n)],
        columns: [n as usize, 1],
        expected: vec![(0..n).map(|i| i * i).sum::<u32>() as f32],
        launch: Box::new(|inputs, out, has_barriers| {
            call!(has_barriers, puzzle_10::dot(&inputs[0], &inputs[1], out)).workgroups(1).run()
        }),
    }
}

fn convolve(n: u32) -> Puzzle {
    let tap = |i: u32, t: u32| if i + t < n { (i + t) * t } else { 0 };
    Puzzle {
        inputs: vec![numbers(n), numbers(4)],
        columns: [n as usize; 2],
        expected: (0..n).map(|i| (0..4).map(|t| tap(i, t)).sum::<u32>() as f32).collect(),
        launch: Box::new(move |inputs, out, has_barriers| {
            call!(has_barriers, puzzle_11::convolve(&inputs[0], &inputs[1], out))
                .invocations(n)
                .run()
        }),
    }
}

fn block_sums(n: u32) -> Puzzle {
    let expected = numbers(n).chunks(8).map(|block| block.iter().sum()).collect();
    list(n, expected, move |a, out, has_barriers| {
        call!(has_barriers, puzzle_12::block_sums(a, out)).invocations(n).run()
    })
}

fn row_sums(n: u32) -> Puzzle {
    let matrix = numbers(4 * n);
    Puzzle {
        columns: [n as usize, 4],
        expected: matrix.chunks(n as usize).map(|row| row.iter().sum()).collect(),
        inputs: vec![matrix],
        launch: Box::new(|inputs, out, has_barriers| {
            call!(has_barriers, puzzle_13::row_sums(&inputs[0], out)).workgroups((1, 4)).run()
        }),
    }
}

fn matmul(n: u32) -> Puzzle {
    let at = |i: u32, j: u32| (i * n + j) as f32;
    let element = |i: u32| (0..n).map(|k| at(i / n, k) * at(k, i % n)).sum();
    Puzzle {
        inputs: vec![numbers(n * n), numbers(n * n)],
        columns: [n as usize; 2],
        expected: (0..n * n).map(element).collect(),
        launch: Box::new(move |inputs, out, has_barriers| {
            call!(has_barriers, puzzle_14::matmul(&inputs[0], &inputs[1], out, n))
                .invocations((n, n))
                .run()
        }),
    }
}
