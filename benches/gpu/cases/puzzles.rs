//! The puzzles that work with many workgroups. The others have one workgroup, or four.

use dsl_runtime::Error;

use super::super::Bench;
use super::super::examples::puzzles;
use super::super::raw::Dispatch;
use super::super::row::{Row, Work};
use super::{element, twin};

pub(super) fn map_in_2d_workgroups(bench: &Bench, n: u32) -> Result<Row, Error> {
    let (a, out) = (bench.floats(n * n)?, bench.zeroed(n * n)?);
    let size = (n / 2, n / 2);
    let twin = Dispatch::new(
        twin!("examples/puzzles.map_in_2d_workgroups"),
        &[&a, &out],
        &[],
        [n / 2, n / 2, 1],
    );
    let row = Row::new(Work::Bytes(8 * u64::from(n) * u64::from(n)), out, move |out| {
        puzzles::map_in_2d_workgroups(&a, out).workgroups(size).run()
    })?;
    Ok(row.beside([twin]).expect(1e-6, |i| bench.data.float(i) + 10.0))
}

pub(super) fn map_by_8(bench: &Bench, n: u32) -> Result<Row, Error> {
    let (a, out) = (bench.floats(n)?, bench.zeroed(n)?);
    let twin = Dispatch::new(twin!("examples/puzzles.map_by_8"), &[&a, &out], &[], [n / 8, 1, 1]);
    let row = Row::new(Work::Bytes(8 * u64::from(n)), out, move |out| {
        puzzles::map_by_8(&a, out).invocations(n).run()
    })?;
    Ok(row.beside([twin]).expect(1e-6, |i| bench.data.float(i) + 10.0))
}

pub(super) fn convolution(bench: &Bench, n: u32) -> Result<Row, Error> {
    let (a, b, out) = (bench.floats(n)?, bench.floats(4)?, bench.zeroed(n)?);
    let twin =
        Dispatch::new(twin!("examples/puzzles.convolution"), &[&a, &b, &out], &[], [n / 8, 1, 1]);
    let row = Row::new(Work::Bytes(8 * u64::from(n)), out, move |out| {
        puzzles::convolution(&a, &b, out).invocations(n).run()
    })?;
    let data = &bench.data;
    let sum = |i: usize| {
        let taps = (0..4).filter(|t| i + t < n as usize);
        taps.map(|t| data.float(t) * data.float(i + t)).sum()
    };
    Ok(row.beside([twin]).expect(1e-5, sum))
}

pub(super) fn block_sums(bench: &Bench, n: u32) -> Result<Row, Error> {
    let (a, out) = (bench.floats(n)?, bench.zeroed(n / 8)?);
    let twin = Dispatch::new(twin!("examples/puzzles.block_sums"), &[&a, &out], &[], [n / 8, 1, 1]);
    let row = Row::new(Work::Bytes(4 * u64::from(n)), out, move |out| {
        puzzles::block_sums(&a, out).invocations(n).run()
    })?;
    let sum = |i: usize| (0..8).map(|j| bench.data.float(8 * i + j)).sum();
    Ok(row.beside([twin]).expect(1e-5, sum))
}

pub(super) fn matrix_product(bench: &Bench, n: u32) -> Result<Row, Error> {
    let (a, out) = (bench.floats(n * n)?, bench.zeroed(n * n)?);
    let twin = Dispatch::new(
        twin!("examples/puzzles.matrix_product_by_4"),
        &[&a, &a, &out],
        &[n],
        [n / 4, n / 4, 1],
    );
    let row = Row::new(Work::Count(2 * u64::from(n).pow(3), "FLOP"), out, move |out| {
        puzzles::matrix_product_by_4(&a, &a, out, n).invocations((n, n)).run()
    })?;
    let float = |i| bench.data.float(i);
    Ok(row.beside([twin]).expect(1e-3, |i| element((n, n), i, float, float)))
}
