//! Sorts, selections, runs, histograms and moves on each device, against the host.

use dsl_algorithms as algorithms;
use dsl_runtime::{Error, prelude::*};

mod support;
use support::{lengths, small, units, words};

#[kernel_test]
fn sorts_keys(device: &Device) -> Result<(), Error> {
    for &n in lengths(device) {
        let mut x = words(1, n);
        let mut buffer = device.buffer(&x)?;
        algorithms::sort(device, &mut buffer)?;
        x.sort();
        assert_eq!(buffer.read()?, x, "{n}");
        algorithms::sort_descending(device, &mut buffer)?;
        x.reverse();
        assert_eq!(buffer.read()?, x, "{n}");
        let mut x = units(2, n);
        x.extend([0.0, -0.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN]);
        let mut buffer = device.buffer(&x)?;
        algorithms::sort(device, &mut buffer)?;
        x.sort_by(f32::total_cmp);
        let bits = |x: &[f32]| x.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
        assert_eq!(bits(&buffer.read()?), bits(&x), "{n}");
    }
    Ok(())
}

#[kernel_test]
fn sorts_long_keys(device: &Device) -> Result<(), Error> {
    for &n in lengths(device) {
        let high = words(3, n).into_iter().map(|x| i64::from(x % 5) - 2);
        let mut x: Vec<i64> =
            high.zip(words(4, n)).map(|(a, b)| (a << 32) + i64::from(b)).collect();
        let mut buffer = device.buffer(&x)?;
        algorithms::sort(device, &mut buffer)?;
        x.sort();
        assert_eq!(buffer.read()?, x, "{n}");
    }
    Ok(())
}

#[test]
fn sorts_with_each_subgroup_size() -> Result<(), Error> {
    let mut sorted = words(7, 5000);
    sorted.sort_unstable();
    for size in [4, 8, 16, 64, 128] {
        let device = Device::cpu_with_subgroup_size(size)?;
        let mut buffer = device.buffer(&words(7, 5000))?;
        algorithms::sort(&device, &mut buffer)?;
        assert_eq!(buffer.read()?, sorted, "subgroups of {size}");
    }
    Ok(())
}

/// Equal keys keep their order. The values show whether the sort is stable.
#[kernel_test]
fn sorts_pairs(device: &Device) -> Result<(), Error> {
    for &n in lengths(device) {
        let keys: Vec<i32> = words(5, n).iter().map(|x| (x % 300) as i32 - 150).collect();
        let mut pairs: Vec<(i32, u32)> = keys.iter().copied().zip(0..).collect();
        for descending in [false, true] {
            let mut buffer = device.buffer(&keys)?;
            let mut values = device.buffer_from_iter(0..n as u32)?;
            if descending {
                algorithms::sort_pairs_descending(device, &mut buffer, &mut values)?;
                pairs.sort_by_key(|(key, value)| (-key, *value));
            } else {
                algorithms::sort_pairs(device, &mut buffer, &mut values)?;
                pairs.sort();
            }
            let found: Vec<_> = buffer.read()?.into_iter().zip(values.read()?).collect();
            assert_eq!(found, pairs, "{n}");
        }
        let mut buffer = device.buffer(&keys)?;
        let mut values =
            device.buffer_from_iter(keys.iter().map(|key| vec4(*key as f32, 0.0, 1.0, 2.0)))?;
        algorithms::sort_pairs(device, &mut buffer, &mut values)?;
        let keys = buffer.read()?;
        assert!(
            values.read()?.iter().zip(keys).all(|(v, key)| *v == vec4(key as f32, 0.0, 1.0, 2.0))
        );
    }
    Ok(())
}

#[kernel_test]
fn finds_the_largest(device: &Device) -> Result<(), Error> {
    let x = small(6, 3000);
    let mut pairs: Vec<(f32, u32)> = x.iter().copied().zip(0..).collect();
    pairs.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    let (mut largest, mut places) = (device.zeroed(10)?, device.zeroed(10)?);
    algorithms::top_k(device, &device.buffer(&x)?, &mut largest, &mut places)?;
    let found: Vec<_> = largest.read()?.into_iter().zip(places.read()?).collect();
    assert_eq!(found, pairs[..10]);
    let error = algorithms::top_k(device, &device.buffer(&[1.0])?, &mut largest, &mut places);
    assert!(matches!(error, Err(Error::Call { .. })));
    Ok(())
}

#[kernel_test]
fn selects(device: &Device) -> Result<(), Error> {
    for &n in lengths(device) {
        let x: Vec<Vec2> = small(7, 2 * n).chunks(2).map(Vec2::from_slice).collect();
        let flags: Vec<u32> = words(8, n).iter().map(|x| x % 3).collect();
        let (buffer, marks) = (device.buffer(&x)?, device.buffer(&flags)?);
        let mut out = device.zeroed(n)?;
        let is_marked = |i: &usize| flags[*i] != 0;
        let (mut yes, no): (Vec<usize>, Vec<usize>) = (0..n).partition(is_marked);
        let count = algorithms::select(device, &buffer, &marks, &mut out)?;
        assert_eq!(count, yes.len(), "{n}");
        let expected: Vec<Vec2> = yes.iter().map(|i| x[*i]).collect();
        assert_eq!(out.read_range(..count)?, expected, "{n}");
        assert_eq!(algorithms::partition(device, &buffer, &marks, &mut out)?, count, "{n}");
        yes.extend(no);
        assert_eq!(out.read()?, yes.iter().map(|i| x[*i]).collect::<Vec<_>>(), "{n}");
    }
    Ok(())
}

/// The first index of each run of equal keys, then the number of keys.
fn run_edges(keys: &[u32]) -> Vec<usize> {
    let n = keys.len();
    (0..n).filter(|&i| i == 0 || keys[i] != keys[i - 1]).chain([n]).collect()
}

#[kernel_test]
fn runs(device: &Device) -> Result<(), Error> {
    for &n in lengths(device) {
        let keys: Vec<u32> = words(9, n).iter().map(|x| x % 3 / 2).collect();
        let edges = run_edges(&keys);
        let runs = edges.len() - 1;
        let firsts: Vec<u32> = edges[..runs].iter().map(|i| keys[*i]).collect();
        let sizes: Vec<u32> = edges.windows(2).map(|pair| (pair[1] - pair[0]) as u32).collect();
        let buffer = device.buffer(&keys)?;
        let (mut out, mut lengths) = (device.zeroed(n)?, device.zeroed(n)?);
        assert_eq!(algorithms::unique(device, &buffer, &mut out)?, runs, "{n}");
        assert_eq!(out.read_range(..runs)?, firsts, "{n}");
        out.fill(7)?;
        assert_eq!(algorithms::run_lengths(device, &buffer, &mut out, &mut lengths)?, runs);
        assert_eq!((out.read_range(..runs)?, lengths.read_range(..runs)?), (firsts.clone(), sizes));

        let x = small(10, n);
        let values = device.buffer(&x)?;
        let mut sums = device.zeroed(n)?;
        assert_eq!(algorithms::sum_by_key(device, &buffer, &values, &mut out, &mut sums)?, runs);
        let expected: Vec<f32> =
            edges.windows(2).map(|pair| x[pair[0]..pair[1]].iter().sum()).collect();
        assert_eq!((out.read_range(..runs)?, sums.read_range(..runs)?), (firsts, expected), "{n}");

        let whole: Vec<i32> = x.iter().map(|x| *x as i32).collect();
        let values = device.buffer(&whole)?;
        let mut sums = device.zeroed(n)?;
        let up_to = |i: usize, end: usize| {
            let start = edges.iter().rev().find(|edge| **edge <= i).copied().unwrap_or(0);
            whole[start..end].iter().sum::<i32>()
        };
        // The host's version is quadratic.
        if n < 5000 {
            algorithms::inclusive_sum_by_key(device, &buffer, &values, &mut sums)?;
            assert_eq!(sums.read()?, (0..n).map(|i| up_to(i, i + 1)).collect::<Vec<_>>(), "{n}");
            algorithms::exclusive_sum_by_key(device, &buffer, &values, &mut sums)?;
            assert_eq!(sums.read()?, (0..n).map(|i| up_to(i, i)).collect::<Vec<_>>(), "{n}");
        }
    }
    Ok(())
}

#[kernel_test]
fn moves(device: &Device) -> Result<(), Error> {
    for &n in lengths(device) {
        let x: Vec<Vec4> = small(11, 4 * n).chunks(4).map(Vec4::from_slice).collect();
        let mut places: Vec<u32> = (0..n as u32).collect();
        let keys = words(12, n);
        places.sort_by_key(|i| keys[*i as usize]);
        let (buffer, indices) = (device.buffer(&x)?, device.buffer(&places)?);
        let mut gathered = device.zeroed(n)?;
        algorithms::gather(device, &buffer, &indices, &mut gathered)?;
        assert_eq!(gathered.read()?, places.iter().map(|i| x[*i as usize]).collect::<Vec<_>>());
        let mut back = device.zeroed(n)?;
        algorithms::scatter(device, &gathered, &indices, &mut back)?;
        assert_eq!(back.read()?, x, "{n}");
    }
    // An index beyond the end.
    let (x, mut out) = (device.buffer(&[1, 2])?, device.buffer(&[8, 9])?);
    algorithms::gather(device, &x, &device.buffer(&[2, 1])?, &mut out)?;
    assert_eq!(out.read()?, [8, 2]);
    algorithms::scatter(device, &x, &device.buffer(&[u32::MAX, 0])?, &mut out)?;
    assert_eq!(out.read()?, [2, 2]);
    Ok(())
}

#[kernel_test]
fn histograms(device: &Device) -> Result<(), Error> {
    for &n in lengths(device) {
        for bins in [1usize, 7, 5000] {
            let x: Vec<u32> = words(13, n).iter().map(|x| x % 6000).collect();
            let mut expected = vec![0; bins];
            x.iter().filter(|x| **x < bins as u32).for_each(|x| expected[*x as usize] += 1);
            let mut counts = device.zeroed(bins)?;
            algorithms::count_values(device, &device.buffer(&x)?, &mut counts)?;
            assert_eq!(counts.read()?, expected, "{n}, {bins}");
        }
        let x = small(14, n);
        let buffer = device.buffer(&x)?;
        let mut counts = device.zeroed(8)?;
        algorithms::histogram(device, &buffer, (-40.0, 40.0), &mut counts)?;
        let count = |a: f32, b: f32| x.iter().filter(|x| (a..b).contains(*x)).count() as u32;
        let even: Vec<u32> =
            (0..8).map(|i| count(i as f32 * 10.0 - 40.0, i as f32 * 10.0 - 30.0)).collect();
        assert_eq!(counts.read()?, even, "{n}");
        let edges = [-45.0, -3.0, -3.0, 0.0, 12.0, 49.0];
        let mut counts = device.zeroed(5)?;
        algorithms::histogram_between(device, &buffer, &device.buffer(&edges)?, &mut counts)?;
        assert_eq!(counts.read()?, edges.windows(2).map(|e| count(e[0], e[1])).collect::<Vec<_>>());
    }
    Ok(())
}
