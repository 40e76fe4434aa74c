//! Examples that compute with arrays of numbers.

use dsl_runtime::Error;

use super::super::Bench;
use super::super::data::BLOCK;
use super::super::examples::operators::{Gcd, Max, Operator, Sum};
use super::super::examples::{
    bitonic_sort, convolution, histogram, matmul, operators, reduction, saxpy, scan, tiles,
    transpose,
};
use super::super::raw::Dispatch;
use super::super::row::{Row, Work};
use super::{element, twin};

pub(super) fn saxpy(bench: &Bench, n: u32) -> Result<Row, Error> {
    let (x, y) = (bench.floats(n)?, bench.zeroed(n)?);
    let twin = Dispatch::new(
        twin!("examples/saxpy.saxpy"),
        &[&x, &y],
        &[2.0f32.to_bits()],
        [n / 256, 1, 1],
    );
    let row = Row::new(Work::Bytes(12 * u64::from(n)), y, move |y| {
        saxpy::saxpy(2.0, &x, y).invocations(n).run()
    })?;
    Ok(row.beside([twin]).expect(0.0, |i| 2.0 * bench.data.float(i)))
}

pub(super) fn tree_sum(bench: &Bench, n: u32) -> Result<Row, Error> {
    let (input, partial) = (bench.floats(n)?, bench.zeroed(n / 256)?);
    let twin = Dispatch::new(
        twin!("examples/reduction.tree_sum"),
        &[&input, &partial],
        &[],
        [n / 256, 1, 1],
    );
    let row = Row::new(Work::Bytes(4 * u64::from(n)), partial, move |partial| {
        reduction::tree_sum(&input, partial).invocations(n).run()
    })?;
    let sum = |i: usize| (0..256).map(|j| bench.data.float(i * 256 + j)).sum();
    Ok(row.beside([twin]).expect(1e-4, sum))
}

/// The number of workgroups of a first pass over `n` elements.
fn workgroups(n: u32) -> u32 {
    (n / 4096).min(1024)
}

pub(super) fn strided_sum(bench: &Bench, n: u32) -> Result<Row, Error> {
    let workgroups = workgroups(n);
    let input = bench.floats(n)?;
    let (mut partial, total) = (bench.zeroed(workgroups)?, bench.zeroed(1)?);
    let wgsl = twin!("examples/reduction.strided_sum");
    let twin = [
        Dispatch::new(wgsl, &[&input, &partial], &[], [workgroups, 1, 1]),
        Dispatch::new(wgsl, &[&partial, &total], &[], [1, 1, 1]),
    ];
    let row = Row::new(Work::Bytes(4 * u64::from(n)), total, move |total| {
        reduction::strided_sum(&input, &mut partial).workgroups(workgroups).run()?;
        reduction::strided_sum(&partial, total).workgroups(1).run()
    })?;
    let sum = bench.data.sum(n as usize);
    Ok(row.beside(twin).expect(f64::from(n) * 4e-9, |_| sum))
}

pub(super) fn sum(bench: &Bench, n: u32) -> Result<Row, Error> {
    let workgroups = workgroups(n);
    let input = bench.words(n)?;
    let (mut partial, total) = (bench.zeroed(workgroups)?, bench.zeroed(1)?);
    let wgsl = [twin!("examples/operators.Sum"), twin!("examples/operators.reduce")].concat();
    let twin = [
        Dispatch::new(wgsl.as_str(), &[&input, &partial], &[], [workgroups, 1, 1]),
        Dispatch::new(wgsl, &[&partial, &total], &[], [1, 1, 1]),
    ];
    let row = Row::new(Work::Bytes(4 * u64::from(n)), total, move |total| {
        operators::reduce::<Sum>(&input, &mut partial).workgroups(workgroups).run()?;
        operators::reduce::<Sum>(&partial, total).workgroups(1).run()
    })?;
    let sum = folded::<Sum>(bench, n);
    Ok(row.beside(twin).expect(0.0, |_| sum))
}

pub(super) fn gcd(bench: &Bench, n: u32) -> Result<Row, Error> {
    let workgroups = workgroups(n);
    let (input, partial) = (bench.words(n)?, bench.zeroed(workgroups)?);
    let wgsl = [twin!("examples/operators.Gcd"), twin!("examples/operators.reduce")].concat();
    let twin = Dispatch::new(wgsl, &[&input, &partial], &[], [workgroups, 1, 1]);
    let row = Row::new(Work::Bytes(4 * u64::from(n)), partial, move |partial| {
        operators::reduce::<Gcd>(&input, partial).workgroups(workgroups).run()
    })?;
    let gcd = |i: usize| {
        let runs = (256 * i..n as usize).step_by(256 * workgroups as usize);
        let words = runs.flat_map(|start| start..start + 256).map(|j| bench.data.word(j));
        words.fold(Gcd::IDENTITY, Gcd::combine).into()
    };
    Ok(row.beside([twin]).expect(0.0, gcd))
}

pub(super) fn max(bench: &Bench, n: u32) -> Result<Row, Error> {
    let workgroups = workgroups(n);
    let (input, total) = (bench.words(n)?, bench.zeroed(1)?);
    let wgsl =
        [twin!("examples/operators.Max"), twin!("examples/operators.reduce_atomically")].concat();
    let twin = Dispatch::new(wgsl, &[&input, &total], &[], [workgroups, 1, 1]);
    let row = Row::new(Work::Bytes(4 * u64::from(n)), total, move |total| {
        operators::reduce_atomically::<Max>(&input, total).workgroups(workgroups).run()
    })?;
    let max = folded::<Max>(bench, n);
    Ok(row.beside([twin]).expect(0.0, |_| max))
}

/// The first `n` words, combined on the host.
fn folded<O: Operator>(bench: &Bench, n: u32) -> f64 {
    (0..n as usize).fold(O::IDENTITY, |a, i| O::combine(a, bench.data.word(i))).into()
}

pub(super) fn scan_runs(bench: &Bench, n: u32) -> Result<Row, Error> {
    let (input, mut sums, output) = (bench.words(n)?, bench.zeroed(n / 256)?, bench.zeroed(n)?);
    let twin = Dispatch::new(
        twin!("examples/scan.scan_runs"),
        &[&input, &output, &sums],
        &[],
        [n / 256, 1, 1],
    );
    let row = Row::new(Work::Bytes(8 * u64::from(n)), output, move |output| {
        scan::scan_runs(&input, output, &mut sums).invocations(n).run()
    })?;
    let sum =
        |i: usize| (i / 256 * 256..=i).fold(0, |sum: u32, j| sum.wrapping_add(bench.data.word(j)));
    Ok(row.beside([twin]).expect(0.0, |i| sum(i).into()))
}

pub(super) fn add_sums(bench: &Bench, n: u32) -> Result<Row, Error> {
    let (sums, output) = (bench.words(n / 256)?, bench.words(n)?);
    let twin =
        Dispatch::new(twin!("examples/scan.add_sums"), &[&sums, &output], &[], [n / 256, 1, 1]);
    let row = Row::new(Work::Bytes(8 * u64::from(n)), output, move |output| {
        scan::add_sums(&sums, output).invocations(n).run()
    })?;
    let sum = |i: usize| {
        let before = if i < 256 { 0 } else { bench.data.word(i / 256 - 1) };
        bench.data.word(i).wrapping_add(before)
    };
    Ok(row.beside([twin]).expect(0.0, |i| sum(i).into()))
}

pub(super) fn histogram(bench: &Bench, n_bytes: u32) -> Result<Row, Error> {
    let workgroups = (n_bytes / 1024).min(4096);
    let (words, counts) = (bench.words(n_bytes / 4)?, bench.zeroed(256)?);
    let twin = Dispatch::new(
        twin!("examples/histogram.histogram"),
        &[&words, &counts],
        &[n_bytes],
        [workgroups, 1, 1],
    );
    let row = Row::new(Work::Bytes(n_bytes.into()), counts, move |counts| {
        histogram::histogram(&words, n_bytes, counts).workgroups(workgroups).run()
    })?;
    let counted = bench.data.byte_counts(n_bytes as usize / 4);
    Ok(row.beside([twin]).expect(0.0, |i| counted[i].into()))
}

pub(super) fn convolve(bench: &Bench, n: u32) -> Result<Row, Error> {
    let (input, taps, output) = (bench.floats(n)?, bench.floats(5)?, bench.zeroed(n)?);
    let twin = Dispatch::new(
        twin!("examples/convolution.convolve"),
        &[&input, &taps, &output],
        &[],
        [n / 256, 1, 1],
    );
    let row = Row::new(Work::Bytes(8 * u64::from(n)), output, move |output| {
        convolution::convolve(&input, &taps, output).invocations(n).run()
    })?;
    let (n, data) = (n as usize, &bench.data);
    let within = move |t: &usize, i: usize| (2..n + 2).contains(&(i + t));
    let sum = |i: usize| {
        let taps = (0..5).filter(|t| within(t, i));
        taps.map(|t| data.float(t) * data.float(i + t - 2)).sum()
    };
    Ok(row.beside([twin]).expect(1e-5, sum))
}

pub(super) fn transpose(bench: &Bench, n: u32) -> Result<Row, Error> {
    let (input, output) = (bench.floats(n * n)?, bench.zeroed(n * n)?);
    let twin = Dispatch::new(
        twin!("examples/transpose.transpose"),
        &[&input, &output],
        &[n, n],
        [n / 16, n / 16, 1],
    );
    let row = Row::new(Work::Bytes(8 * u64::from(n) * u64::from(n)), output, move |output| {
        transpose::transpose(&input, output, n, n).invocations((n, n)).run()
    })?;
    let n = n as usize;
    Ok(row.beside([twin]).expect(0.0, |i| bench.data.float(i % n * n + i / n)))
}

pub(super) fn matmul(bench: &Bench, n: u32) -> Result<Row, Error> {
    let (a, c) = (bench.floats(n * n)?, bench.zeroed(n * n)?);
    let twin = Dispatch::new(
        twin!("examples/matmul.matmul"),
        &[&a, &a, &c],
        &[n, n, n],
        [n / 16, n / 16, 1],
    );
    let row = Row::new(Work::Count(2 * u64::from(n).pow(3), "FLOP"), c, move |c| {
        matmul::matmul(&a, &a, c, n, n, n).invocations((n, n)).run()
    })?;
    let float = |i| bench.data.float(i);
    Ok(row.beside([twin]).expect(1e-3, |i| element((n, n), i, float, float)))
}

pub(super) fn product(bench: &Bench, m: u32) -> Result<Row, Error> {
    let a = bench.buffer::<[f32; 512]>(m, bench.data.floats.as_chunks().0)?;
    let b = bench.buffer::<[f32; 256]>(512, bench.data.floats.as_chunks().0)?;
    let c = bench.zeroed::<[f32; 256]>(m)?;
    let twin = Dispatch::new(twin!("examples/tiles.product"), &[&a, &b, &c], &[], [16, m / 16, 1]);
    let row = Row::new(Work::Count(2 * u64::from(m) * 512 * 256, "FLOP"), c, move |c| {
        tiles::product(&a, &b, c).invocations((256, m)).run()
    })?;
    let float = |i| bench.data.float(i);
    Ok(row.beside([twin]).expect(1e-3, |i| element((256, 512), i, float, float)))
}

pub(super) fn sort_runs(bench: &Bench, n: u32) -> Result<Row, Error> {
    let values = bench.words(n)?;
    let twin =
        Dispatch::new(twin!("examples/bitonic_sort.sort_runs"), &[&values], &[], [n / 512, 1, 1]);
    let row = Row::new(Work::Count(n.into(), "numbers"), values, move |values| {
        bitonic_sort::sort_runs(values).invocations(n / 2).run()
    })?;
    let sorted = |i: usize| {
        let mut run = run_of(bench, i);
        run.sort_unstable();
        if i & 512 == 0 { run[i % 512] } else { run[511 - i % 512] }
    };
    Ok(row.beside([twin]).expect(0.0, |i| sorted(i).into()))
}

/// The words of the run of 512 that contains word `i`.
fn run_of(bench: &Bench, i: usize) -> [u32; 512] {
    std::array::from_fn(|j| bench.data.word(i / 512 * 512 + j))
}

/// After the first launch all pairs are in order, and later launches write nothing.
pub(super) fn compare_far(bench: &Bench, n: u32) -> Result<Row, Error> {
    // The compared words must differ.
    let distance = (n / 4).min(BLOCK as u32 / 2);
    let length = 2 * distance;
    let values = bench.words(n)?;
    let twin = Dispatch::new(
        twin!("examples/bitonic_sort.compare_far"),
        &[&values],
        &[length, distance],
        [n / 512, 1, 1],
    );
    let row = Row::new(Work::Count(n.into(), "numbers"), values, move |values| {
        bitonic_sort::compare_far(values, length, distance).invocations(n / 2).run()
    })?;
    let (length, distance) = (length as usize, distance as usize);
    let compared = |i: usize| {
        let [own, other] = [i, i ^ distance].map(|i| bench.data.word(i));
        let is_less = (i & length == 0) == (i & distance == 0);
        if is_less { own.min(other) } else { own.max(other) }
    };
    Ok(row.beside([twin]).expect(0.0, |i| compared(i).into()))
}

pub(super) fn merge_runs(bench: &Bench, n: u32) -> Result<Row, Error> {
    const LENGTH: u32 = 1024;
    let values = bench.words(n)?;
    let twin = Dispatch::new(
        twin!("examples/bitonic_sort.merge_runs"),
        &[&values],
        &[LENGTH],
        [n / 512, 1, 1],
    );
    let row = Row::new(Work::Count(n.into(), "numbers"), values, move |values| {
        bitonic_sort::merge_runs(values, LENGTH).invocations(n / 2).run()
    })?;
    let merged = |i: usize| {
        let ascends = i & LENGTH as usize == 0;
        let mut run = run_of(bench, i);
        for distance in (0..9).rev().map(|power| 1 << power) {
            for first in (0..512).filter(|j| j & distance == 0) {
                if (run[first] > run[first + distance]) == ascends {
                    run.swap(first, first + distance);
                }
            }
        }
        run[i % 512]
    };
    Ok(row.beside([twin]).expect(0.0, |i| merged(i).into()))
}
