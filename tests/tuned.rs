//! The kernels of `benches/kernels`, on every device, compared with plain Rust: at sizes around the
//! edges of their tiles and chunks.

use dsl_runtime::{Error, Feature, prelude::*};

#[path = "../benches/kernels/mod.rs"]
mod kernels;
mod support;

use kernels::reduction::{Max, Sum};
use kernels::{copy, histogram, matmul, matmul_f16, reduction, scan, transpose, unproven};

/// Integers from -5 to 5: their sums are exact in any order.
fn number(i: usize) -> f32 {
    (i * i % 7919 * 7 % 11) as f32 - 5.0
}

fn vectors(n: usize) -> Vec<Vec4> {
    (0..n).map(|i| Vec4::from_array([4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3].map(number))).collect()
}

fn flat(vectors: &[Vec4]) -> Vec<f32> {
    vectors.iter().flat_map(|vector| vector.to_array()).collect()
}

/// The product of an `m`×`k` and a `k`×`n` matrix.
fn product(a: &[f32], b: &[f32], n: usize, k: usize) -> Vec<f32> {
    let element = |i: usize| (0..k).map(|j| a[i / n * k + j] * b[j * n + i % n]).sum();
    (0..a.len() / k * n).map(element).collect()
}

/// Whether the device has the features that a kernel needs. If not, prints a note.
fn has(device: &Device, what: &str, features: &[Feature]) -> bool {
    let lacking = features.iter().find(|feature| !device.supports(**feature));
    lacking.inspect(|feature| support::not_run(what, **feature, device)).is_none()
}

#[kernel_test]
fn copies(device: &Device) -> Result<(), Error> {
    let input = vectors(1000);
    let mut output = device.zeroed(1000)?;
    copy::copy(&device.buffer(&input)?, &mut output).workgroups((2, 2)).run()?;
    assert_eq!(output.read()?, input);
    Ok(())
}

#[kernel_test]
fn gathers(device: &Device) -> Result<(), Error> {
    let x: Vec<f32> = (0..300).map(number).collect();
    let places: Vec<u32> = (0..500).map(|i| i * 37 % 300).collect();
    let mut y = device.zeroed(500)?;
    let (of, index) = (device.buffer(&x)?, device.buffer(&places)?);
    unproven::gather(&of, &index, &mut y).invocations(500).run()?;
    let expected: Vec<f32> = places.iter().map(|place| x[*place as usize]).collect();
    assert_eq!(y.read()?, expected);
    Ok(())
}

/// Row `i` of the matrix has `i % 5` elements.
#[kernel_test]
fn multiplies_sparse_rows(device: &Device) -> Result<(), Error> {
    let rows = 300;
    let mut starts = vec![0];
    (0..rows).for_each(|row| starts.push(starts[row as usize] + row % 5));
    let n = starts[rows as usize];
    let columns: Vec<u32> = (0..n).map(|i| i * 53 % rows).collect();
    let values: Vec<f32> = (0..n as usize).map(number).collect();
    let x: Vec<f32> = (0..rows as usize).map(|i| number(i + 3)).collect();
    let mut y = device.zeroed(rows as usize)?;
    unproven::sparse_product(
        &device.buffer(&starts)?,
        &device.buffer(&columns)?,
        &device.buffer(&values)?,
        &device.buffer(&x)?,
        &mut y,
    )
    .invocations(rows)
    .run()?;
    let element = |i: u32| values[i as usize] * x[columns[i as usize] as usize];
    let row = |ends: &[u32]| (ends[0]..ends[1]).map(element).sum();
    assert_eq!(y.read()?, starts.windows(2).map(row).collect::<Vec<f32>>());
    Ok(())
}

#[kernel_test]
fn searches(device: &Device) -> Result<(), Error> {
    for n in [1, 2, 255, 256] {
        let sorted: Vec<u32> = (0..n).map(|i| i / 3 * 5).collect();
        let keys: Vec<u32> = (0..n * 2).collect();
        let mut places = device.zeroed(keys.len())?;
        let (values, of) = (device.buffer(&sorted)?, device.buffer(&keys)?);
        unproven::lower_bound(&values, &of, &mut places).invocations(n * 2).run()?;
        let place = |key: &u32| sorted.partition_point(|value| value < key) as u32;
        assert_eq!(places.read()?, keys.iter().map(place).collect::<Vec<u32>>(), "{n}");
    }
    Ok(())
}

#[kernel_test]
fn works_in_trees(device: &Device) -> Result<(), Error> {
    let words: Vec<u32> = (0..1024u32).map(|i| i.wrapping_mul(0x9E37_79B9)).collect();
    let total = |words: &[u32]| words.iter().fold(0u32, |sum, word| sum.wrapping_add(*word));

    let mut scanned = device.buffer(&words)?;
    unproven::scan_in_a_tree(&mut scanned).workgroups(2).run()?;
    let before = |i: usize| total(&words[i / 512 * 512..i]);
    assert_eq!(scanned.read()?, (0..1024).map(before).collect::<Vec<u32>>());

    let mut transformed = device.buffer(&words)?;
    unproven::butterflies(&mut transformed).workgroups(2).run()?;
    let element = |i: usize| {
        let signed = |j: usize| match (i & j).count_ones() % 2 {
            0 => words[i / 512 * 512 + j],
            _ => words[i / 512 * 512 + j].wrapping_neg(),
        };
        total(&(0..512).map(signed).collect::<Vec<u32>>())
    };
    assert_eq!(transformed.read()?, (0..1024).map(element).collect::<Vec<u32>>());

    let mut sums = device.zeroed(4)?;
    unproven::sum_of_neighbours(&device.buffer(&words)?, &mut sums).invocations(1024).run()?;
    assert_eq!(sums.read()?, words.chunks(256).map(total).collect::<Vec<u32>>());
    Ok(())
}

#[kernel_test]
fn reduces(device: &Device) -> Result<(), Error> {
    check_reductions(device)
}

#[kernel_test]
fn scans(device: &Device) -> Result<(), Error> {
    check_scans(device)
}

/// The results do not depend on the size of subgroups.
#[test]
fn subgroups_of_each_size() -> Result<(), Error> {
    for size in [4, 8, 16, 64, 128] {
        let device = Device::cpu_with_subgroup_size(size)?;
        check_reductions(&device)?;
        check_scans(&device)?;
    }
    Ok(())
}

fn check_reductions(device: &Device) -> Result<(), Error> {
    if !has(device, "reduces", reduction::reduce::INSTANCES[0].features) {
        return Ok(());
    }
    for n in [1, 255, 256, 257, 5000] {
        let values = vectors(n);
        let input = device.buffer(&values)?;
        let mut partial = device.zeroed(3)?;
        let mut total = device.zeroed(1)?;
        reduction::reduce::<Sum>(&input, &mut partial).workgroups(3).run()?;
        reduction::reduce::<Sum>(&partial, &mut total).workgroups(1).run()?;
        assert_eq!(total.read()?, [Vec4::X * flat(&values).iter().sum::<f32>()], "{n}");
        reduction::reduce::<Max>(&input, &mut partial).workgroups(3).run()?;
        reduction::reduce::<Max>(&partial, &mut total).workgroups(1).run()?;
        let greatest = flat(&values).into_iter().fold(f32::NEG_INFINITY, f32::max);
        assert_eq!(total.read()?[0].x, greatest, "{n}");
    }
    Ok(())
}

fn check_scans(device: &Device) -> Result<(), Error> {
    if !has(device, "scans", scan::chunk_sums::INFO.features) {
        return Ok(());
    }
    for (n, workgroups) in [(1, 1), (1, 3), (256, 1), (257, 2), (1024, 3), (5000, 7)] {
        let numbers: Vec<u32> = (0..4 * n).map(|i: u32| i.wrapping_mul(0x9E37_79B9)).collect();
        let input: Vec<UVec4> = numbers.chunks(4).map(UVec4::from_slice).collect();
        let input = device.buffer(&input)?;
        let mut sums = device.zeroed(workgroups)?;
        let mut output = device.zeroed(n as usize)?;
        scan::chunk_sums(&input, &mut sums).workgroups(workgroups).run()?;
        let mut total = 0u32;
        let mut sum = |number: &u32| {
            total = total.wrapping_add(*number);
            total
        };
        let expected: Vec<u32> = numbers.iter().map(&mut sum).collect();
        for parts in [1, 2, 4] {
            let launch = match parts {
                1 => scan::scan_chunks::<1>(&input, &sums, &mut output),
                2 => scan::scan_chunks::<2>(&input, &sums, &mut output),
                _ => scan::scan_chunks::<4>(&input, &sums, &mut output),
            };
            launch.workgroups(workgroups).run()?;
            let scanned: Vec<u32> =
                output.read()?.iter().flat_map(|sums| sums.to_array()).collect();
            assert_eq!(scanned, expected, "{n} in {workgroups} chunks, {parts} parts");
        }
    }
    Ok(())
}

#[kernel_test]
fn counts(device: &Device) -> Result<(), Error> {
    let word = |i: u32| (i * i).wrapping_mul(0x9E37_79B9) & 0x7F01_FFFF;
    let words: Vec<UVec4> =
        (0..3000).map(|i| UVec4::from_array([0, 1, 2, 3].map(|j| word(4 * i + j)))).collect();
    let mut expected = vec![0; 256];
    for word in words.iter().flat_map(|words| words.to_array()) {
        for byte in word.to_le_bytes() {
            expected[usize::from(byte)] += 1;
        }
    }
    let input = device.buffer(&words)?;
    let mut counts = device.zeroed::<u32>(256)?;
    histogram::histogram::<8>(&input, &mut counts).workgroups(5).run()?;
    assert_eq!(counts.read()?, expected);
    counts.write(&[0; 256])?;
    histogram::histogram::<32>(&input, &mut counts).workgroups(2).run()?;
    assert_eq!(counts.read()?, expected);
    Ok(())
}

#[kernel_test]
fn transposes(device: &Device) -> Result<(), Error> {
    for (width, height) in [(4, 4), (64, 64), (68, 60), (200, 132)] {
        let values = vectors(width * height / 4);
        let mut output = device.zeroed(values.len())?;
        let workgroups = (width.div_ceil(64), height.div_ceil(64));
        let input = device.buffer(&values)?;
        transpose::transpose(&input, &mut output, width as u32, height as u32)
            .workgroups(workgroups)
            .run()?;
        let values = flat(&values);
        let expected: Vec<f32> =
            (0..values.len()).map(|i| values[i % height * width + i / height]).collect();
        assert_eq!(flat(&output.read()?), expected, "{width}×{height}");
    }
    Ok(())
}

#[kernel_test]
fn multiplies(device: &Device) -> Result<(), Error> {
    for (m, n, k) in [(1, 4, 8), (128, 128, 16), (130, 132, 40), (40, 260, 8)] {
        let (a, b) = (vectors(m * k / 4), vectors(k * n / 4 + 3).split_off(3));
        let mut c = device.zeroed(m * n / 4)?;
        let (a_buffer, b_buffer) = (device.buffer(&a)?, device.buffer(&b)?);
        matmul::matmul(&a_buffer, &b_buffer, &mut c, m as u32, n as u32, k as u32)
            .workgroups((n.div_ceil(128), m.div_ceil(128)))
            .run()?;
        assert_eq!(flat(&c.read()?), product(&flat(&a), &flat(&b), n, k), "{m}×{k} by {k}×{n}");
    }
    Ok(())
}

#[kernel_test]
fn multiplies_halves(device: &Device) -> Result<(), Error> {
    if !has(device, "multiplies_halves", matmul_f16::matmul::INSTANCES[0].features) {
        return Ok(());
    }
    let halves = |values: &[Vec4]| -> Vec<F16Vec4> {
        let half = |of: &Vec4| F16Vec4::from_array(of.to_array().map(f16::from_f32));
        values.iter().map(half).collect()
    };
    for (m, n, k) in [(128, 128, 64), (128, 256, 32)] {
        let (a, b) = (vectors(m * k / 4), vectors(k * n / 4 + 3).split_off(3));
        let expected = product(&flat(&a), &flat(&b), n, k);
        let (a, b) = (device.buffer(&halves(&a))?, device.buffer(&halves(&b))?);
        let mut c = device.zeroed(m * n)?;
        let (rows, columns, depth) = (m as u32, n as u32, k as u32);
        matmul_f16::matmul::<1, 2, 32>(&a, &b, &mut c, rows, columns, depth)
            .workgroups((n / 128, m / 64))
            .run()?;
        assert_eq!(c.read()?, expected, "{m}×{k} by {k}×{n}");
        let mut c = device.zeroed(m * n)?;
        matmul_f16::matmul::<2, 2, 32>(&a, &b, &mut c, rows, columns, depth)
            .workgroups((n / 128, m / 128))
            .run()?;
        assert_eq!(c.read()?, expected, "{m}×{k} by {k}×{n}");
    }
    Ok(())
}
