//! The kernels of `benches/kernels`.

use dsl_runtime::{Error, prelude::*};

use super::super::Bench;
use super::super::data::BLOCK;
use super::super::kernels::reduction::Sum;
use super::super::kernels::{
    copy, histogram, matmul, matmul_f16, matmul_loops, reduction, scan, transpose,
};
use super::super::raw::Dispatch;
use super::super::row::{Row, Work};
use super::{element, twin};

pub(super) fn copy(bench: &Bench, n: u32) -> Result<Row, Error> {
    let workgroups = (n / 1024).min(32768);
    let size = (workgroups, n / 1024 / workgroups);
    let input = bench.buffer(n / 4, &bench.data.vectors())?;
    let output = bench.zeroed::<Vec4>(n / 4)?;
    let twin =
        Dispatch::new(twin!("tuned/copy.copy"), &[&input, &output], &[], [size.0, size.1, 1]);
    let row = Row::new(Work::Bytes(8 * u64::from(n)), output, move |output| {
        copy::copy(&input, output).workgroups(size).run()
    })?;
    Ok(row.beside([twin]).expect(0.0, |i| bench.data.float(i)))
}

/// There is no kernel to compare with.
pub(super) fn copy_by_wgpu(bench: &Bench, n: u32) -> Result<Row, Error> {
    let (input, output) = (bench.floats(n)?, bench.zeroed::<f32>(n)?);
    let device = bench.device.clone();
    let row =
        Row::new(Work::Bytes(8 * u64::from(n)), output, move |output| device.copy(&input, output))?;
    Ok(row.expect(0.0, |i| bench.data.float(i)))
}

pub(super) fn reduce(bench: &Bench, n: u32) -> Result<Row, Error> {
    let workgroups = (n / 4096).min(4096);
    let input = bench.buffer(n / 4, &bench.data.vectors())?;
    let (mut partial, total) = (bench.zeroed::<Vec4>(workgroups)?, bench.zeroed::<Vec4>(1)?);
    let wgsl = twin!("tuned/reduction.reduce");
    let twin = [
        Dispatch::new(wgsl, &[&input, &partial], &[], [workgroups, 1, 1]),
        Dispatch::new(wgsl, &[&partial, &total], &[], [1, 1, 1]),
    ];
    let row = Row::new(Work::Bytes(4 * u64::from(n)), total, move |total| {
        reduction::reduce::<Sum>(&input, &mut partial).workgroups(workgroups).run()?;
        reduction::reduce::<Sum>(&partial, total).workgroups(1).run()
    })?;
    let sum = bench.data.sum(n as usize);
    Ok(row.beside(twin).expect(f64::from(n) * 4e-9, |i| if i == 0 { sum } else { 0.0 }))
}

pub(super) fn scan(bench: &Bench, n: u32) -> Result<Row, Error> {
    let workgroups = n / 16384;
    let input = bench.buffer(n / 4, &bench.data.word_vectors())?;
    let (mut sums, output) = (bench.zeroed::<u32>(workgroups)?, bench.zeroed::<UVec4>(n / 4)?);
    let size = [workgroups, 1, 1];
    let twin = [
        Dispatch::new(twin!("tuned/scan.chunk_sums"), &[&input, &sums], &[], size),
        Dispatch::new(twin!("tuned/scan.scan_chunks"), &[&input, &sums, &output], &[], size),
    ];
    let row = Row::new(Work::Bytes(8 * u64::from(n)), output, move |output| {
        scan::chunk_sums(&input, &mut sums).workgroups(workgroups).run()?;
        scan::scan_chunks::<2>(&input, &sums, output).workgroups(workgroups).run()
    })?;
    let sum = |words: &[u32]| words.iter().fold(0u32, |sum, word| sum.wrapping_add(*word));
    let (words, block) = (&bench.data.words, sum(&bench.data.words));
    let scanned = |i: usize| {
        let before = block.wrapping_mul((i / BLOCK) as u32);
        before.wrapping_add(sum(&words[..=i % BLOCK]))
    };
    Ok(row.beside(twin).expect(0.0, |i| scanned(i).into()))
}

pub(super) fn histogram(bench: &Bench, n: u32) -> Result<Row, Error> {
    let workgroups = if bench.is_small { 8 } else { 528 };
    let input = bench.buffer(n / 4, &bench.data.word_vectors())?;
    let counts = bench.zeroed::<u32>(256)?;
    let twin = Dispatch::new(
        twin!("tuned/histogram.histogram"),
        &[&input, &counts],
        &[],
        [workgroups, 1, 1],
    );
    let row = Row::new(Work::Bytes(4 * u64::from(n)), counts, move |counts| {
        histogram::histogram::<32>(&input, counts).workgroups(workgroups).run()
    })?;
    let counted = bench.data.byte_counts(n as usize);
    let twin = Dispatch { zeroed: true, ..twin };
    Ok(row.beside([twin]).expect(0.0, |i| counted[i].into()))
}

pub(super) fn transpose(bench: &Bench, n: u32) -> Result<Row, Error> {
    let input = bench.buffer(n * n / 4, &bench.data.vectors())?;
    let output = bench.zeroed::<Vec4>(n * n / 4)?;
    let twin = Dispatch::new(
        twin!("tuned/transpose.transpose"),
        &[&input, &output],
        &[n, n],
        [n / 64, n / 64, 1],
    );
    let row = Row::new(Work::Bytes(8 * u64::from(n) * u64::from(n)), output, move |output| {
        transpose::transpose(&input, output, n, n).workgroups((n / 64, n / 64)).run()
    })?;
    let n = n as usize;
    Ok(row.beside([twin]).expect(0.0, |i| bench.data.float(i % n * n + i / n)))
}

/// The work of a product of two `n`×`n` matrices.
fn product(n: u32) -> Work {
    Work::Count(2 * u64::from(n).pow(3), "FLOP")
}

pub(super) fn matmul_loops(bench: &Bench, n: u32) -> Result<Row, Error> {
    let (a, c) = (bench.floats(n * n)?, bench.zeroed::<f32>(n * n)?);
    let twin = Dispatch::new(
        twin!("tuned/matmul_loops.matmul"),
        &[&a, &a, &c],
        &[n],
        [n / 128, n / 128, 1],
    );
    let row = Row::new(product(n), c, move |c| {
        matmul_loops::matmul(&a, &a, c, n).workgroups((n / 128, n / 128)).run()
    })?;
    let float = |i| bench.data.float(i);
    Ok(row.beside([twin]).expect(1e-3, |i| element((n, n), i, float, float)))
}

pub(super) fn matmul(bench: &Bench, n: u32) -> Result<Row, Error> {
    let a = bench.buffer(n * n / 4, &bench.data.vectors())?;
    let c = bench.zeroed::<Vec4>(n * n / 4)?;
    let twin = Dispatch::new(
        twin!("tuned/matmul.matmul"),
        &[&a, &a, &c],
        &[n, n, n],
        [n / 128, n / 128, 1],
    );
    let row = Row::new(product(n), c, move |c| {
        matmul::matmul(&a, &a, c, n, n, n).workgroups((n / 128, n / 128)).run()
    })?;
    let float = |i| bench.data.float(i);
    Ok(row.beside([twin]).expect(1e-3, |i| element((n, n), i, float, float)))
}

pub(super) fn matmul_f16(bench: &Bench, n: u32) -> Result<Row, Error> {
    let a = bench.buffer(n * n / 4, &bench.data.half_vectors())?;
    let c = bench.zeroed::<f32>(n * n)?;
    let twin = Dispatch::new(
        twin!("tuned/matmul_f16.matmul"),
        &[&a, &a, &c],
        &[n, n, n],
        [n / 128, n / 128, 1],
    );
    let row = Row::new(product(n), c, move |c| {
        matmul_f16::matmul::<2, 2, 32>(&a, &a, c, n, n, n).workgroups((n / 128, n / 128)).run()
    })?;
    let half = |i| bench.data.half(i);
    Ok(row.beside([twin]).expect(1e-2, |i| element((n, n), i, half, half)))
}
