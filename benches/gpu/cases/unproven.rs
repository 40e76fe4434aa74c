//! Kernels with clamped indices, or with a loop whose end is not proven.

use dsl_runtime::Error;

use super::super::Bench;
use super::super::kernels::unproven;
use super::super::raw::Dispatch;
use super::super::row::{Row, Work};
use super::twin;

/// The elements of a row of the sparse matrix.
const PER_ROW: u32 = 16;

/// Indices below a power of two, in random order.
fn indices(bench: &Bench, len: u32) -> Vec<u32> {
    bench.data.words.iter().map(|word| word >> (1 + len.leading_zeros())).collect()
}

pub(super) fn gather(bench: &Bench, n: u32) -> Result<Row, Error> {
    let places = indices(bench, n);
    let (x, index, y) = (bench.floats(n)?, bench.buffer(n, &places)?, bench.zeroed(n)?);
    let wgsl = twin!("unproven/gather");
    let twin = Dispatch::new(wgsl, &[&x, &index, &y], &[], [n / 256, 1, 1]);
    let row = Row::new(Work::Bytes(12 * u64::from(n)), y, move |y| {
        unproven::gather(&x, &index, y).invocations(n).run()
    })?;
    let place = move |i: usize| places[i % places.len()] as usize;
    Ok(row.beside([twin]).expect(0.0, |i| bench.data.float(place(i))))
}

pub(super) fn sparse_product(bench: &Bench, rows: u32) -> Result<Row, Error> {
    let places = indices(bench, rows);
    let starts: Vec<u32> = (0..=rows).map(|row| row * PER_ROW).collect();
    let n = rows * PER_ROW;
    let starts = bench.device.buffer(&starts)?;
    let columns = bench.buffer(n, &places)?;
    let (values, x, y) = (bench.floats(n)?, bench.floats(rows)?, bench.zeroed(rows)?);
    let twin = Dispatch::new(
        twin!("unproven/sparse_product"),
        &[&starts, &columns, &values, &x, &y],
        &[],
        [rows / 256, 1, 1],
    );
    let row = Row::new(Work::Count(2 * u64::from(n), "FLOP"), y, move |y| {
        unproven::sparse_product(&starts, &columns, &values, &x, y).invocations(rows).run()
    })?;
    let term = |i: usize| bench.data.float(i) * bench.data.float(places[i % places.len()] as usize);
    let sum = |row: usize| (0..PER_ROW as usize).map(|i| term(row * PER_ROW as usize + i)).sum();
    Ok(row.beside([twin]).expect(1e-5, sum))
}

pub(super) fn lower_bound(bench: &Bench, n: u32) -> Result<Row, Error> {
    // Every third number: few keys are among them.
    let sorted: Vec<u32> = (0..n).map(|i| 3 * i + 1).collect();
    let keys: Vec<u32> = bench.data.words.iter().map(|word| word % (3 * n + 2)).collect();
    let sorted = bench.device.buffer(&sorted)?;
    let (key, places) = (bench.buffer(n, &keys)?, bench.zeroed(n)?);
    let wgsl = twin!("unproven/lower_bound");
    let twin = Dispatch::new(wgsl, &[&sorted, &key, &places], &[], [n / 256, 1, 1]);
    let row = Row::new(Work::Count(n.into(), "keys"), places, move |places| {
        unproven::lower_bound(&sorted, &key, places).invocations(n).run()
    })?;
    // The number of elements of 1, 4, 7, … below a key.
    let place = |i: usize| keys[i % keys.len()].saturating_add(1) / 3;
    Ok(row.beside([twin]).expect(0.0, |i| place(i).into()))
}

pub(super) fn scan_in_a_tree(bench: &Bench, n: u32) -> Result<Row, Error> {
    let values = bench.words(n)?;
    let wgsl = twin!("unproven/scan_in_a_tree");
    let twin = Dispatch::new(wgsl, &[&values], &[], [n / 512, 1, 1]);
    let row = Row::new(Work::Bytes(8 * u64::from(n)), values, move |values| {
        unproven::scan_in_a_tree(values).workgroups(n / 512).run()
    })?;
    let words = |i: usize| (i / 512 * 512..i).map(|j| bench.data.word(j));
    let sum = |i: usize| words(i).fold(0, u32::wrapping_add).into();
    Ok(row.beside([twin]).expect(0.0, sum))
}

pub(super) fn butterflies(bench: &Bench, n: u32) -> Result<Row, Error> {
    let values = bench.words(n)?;
    let wgsl = twin!("unproven/butterflies");
    let twin = Dispatch::new(wgsl, &[&values], &[], [n / 512, 1, 1]);
    let row = Row::new(Work::Bytes(8 * u64::from(n)), values, move |values| {
        unproven::butterflies(values).workgroups(n / 512).run()
    })?;
    let signed = |i: usize, j: usize| match (i & j).count_ones() % 2 {
        0 => bench.data.word(i / 512 * 512 + j),
        _ => bench.data.word(i / 512 * 512 + j).wrapping_neg(),
    };
    let sum = |i: usize| (0..512).map(|j| signed(i, j)).fold(0, u32::wrapping_add);
    Ok(row.beside([twin]).expect(0.0, |i| sum(i).into()))
}

pub(super) fn sum_of_neighbours(bench: &Bench, n: u32) -> Result<Row, Error> {
    let (values, sums) = (bench.words(n)?, bench.zeroed(n / 256)?);
    let wgsl = twin!("unproven/sum_of_neighbours");
    let twin = Dispatch::new(wgsl, &[&values, &sums], &[], [n / 256, 1, 1]);
    let row = Row::new(Work::Bytes(4 * u64::from(n)), sums, move |sums| {
        unproven::sum_of_neighbours(&values, sums).invocations(n).run()
    })?;
    let words = |i: usize| (i * 256..(i + 1) * 256).map(|j| bench.data.word(j));
    let sum = |i: usize| words(i).fold(0, u32::wrapping_add).into();
    Ok(row.beside([twin]).expect(0.0, sum))
}
