//! Reductions and scans on each device, against the host.

use dsl_algorithms as algorithms;
use dsl_runtime::{Error, prelude::*};

mod support;
use support::{lengths, small, units, words};

#[kernel_test]
fn sums(device: &Device) -> Result<(), Error> {
    for &n in lengths(device) {
        let x = words(1, n);
        let sum = x.iter().fold(0u32, |a, b| a.wrapping_add(*b));
        let buffer = device.buffer(&x)?;
        assert_eq!(algorithms::sum(device, &buffer)?, sum, "{n}");
        assert_eq!(algorithms::sum::<i32>(device, &buffer.cast()?)?, sum.cast_signed(), "{n}");
        let x = small(2, n);
        assert_eq!(algorithms::sum(device, &device.buffer(&x)?)?, x.iter().sum::<f32>(), "{n}");
        let x = units(3, n);
        let found = algorithms::sum(device, &device.buffer(&x)?)?;
        let exact: f64 = x.iter().map(|x| f64::from(*x)).sum();
        let magnitude: f64 = x.iter().map(|x| f64::from(x.abs())).sum();
        assert!((f64::from(found) - exact).abs() <= 40.0 * magnitude / 16_777_216.0, "{n}");
        let again = algorithms::sum(device, &device.buffer(&x)?)?;
        assert_eq!(found.to_bits(), again.to_bits(), "{n}");
    }
    Ok(())
}

#[kernel_test]
fn extremes(device: &Device) -> Result<(), Error> {
    for &n in lengths(device) {
        let x: Vec<i32> = words(4, n).iter().map(|x| (x % 1000) as i32 - 500).collect();
        let buffer = device.buffer(&x)?;
        let first = |value: Option<&i32>| x.iter().position(|x| Some(x) == value);
        assert_eq!(algorithms::min(device, &buffer)?.as_ref(), x.iter().min());
        assert_eq!(algorithms::max(device, &buffer)?.as_ref(), x.iter().max());
        assert_eq!(algorithms::argmin(device, &buffer)?, first(x.iter().min()));
        assert_eq!(algorithms::argmax(device, &buffer)?, first(x.iter().max()));
        let x = units(5, n);
        let buffer = device.buffer(&x)?;
        assert_eq!(algorithms::min(device, &buffer)?, x.iter().copied().min_by(f32::total_cmp));
        assert_eq!(algorithms::max(device, &buffer)?, x.iter().copied().max_by(f32::total_cmp));
    }
    let x = [0.0, f32::NAN, -0.0, f32::INFINITY, f32::NEG_INFINITY];
    let buffer = device.buffer(&x)?;
    assert_eq!(algorithms::argmax(device, &buffer)?, Some(1));
    assert_eq!(algorithms::argmin(device, &buffer)?, Some(4));
    let found = algorithms::min(device, &buffer.slice(..3)?)?;
    assert_eq!(found.map(f32::to_bits), Some((-0.0f32).to_bits()));
    let x = device.buffer(&[u32::MAX, u32::MAX])?;
    assert_eq!(
        (algorithms::argmin(device, &x)?, algorithms::argmax(device, &x)?),
        (Some(0), Some(0))
    );
    assert_eq!(algorithms::max(device, &device.buffer(&[0u32, 0])?)?, Some(0));
    Ok(())
}

#[kernel_test]
fn counts(device: &Device) -> Result<(), Error> {
    for &n in lengths(device) {
        let x: Vec<u32> = words(6, n).iter().map(|x| x % 3).collect();
        let buffer = device.buffer(&x)?;
        let count = x.iter().filter(|x| **x != 0).count();
        assert_eq!(algorithms::count(device, &buffer)?, count, "{n}");
        assert_eq!(algorithms::all(device, &buffer)?, count == n, "{n}");
        assert_eq!(algorithms::any(device, &buffer)?, count > 0, "{n}");
    }
    let x = device.buffer(&[-0.0, 0.0, f32::NAN])?;
    assert_eq!(algorithms::count(device, &x)?, 1);
    Ok(())
}

#[kernel_test]
fn scans(device: &Device) -> Result<(), Error> {
    for &n in lengths(device) {
        let x = words(7, n);
        let (mut inclusive, mut exclusive) = (Vec::new(), Vec::new());
        let mut sum = 0u32;
        for x in &x {
            exclusive.push(sum);
            sum = sum.wrapping_add(*x);
            inclusive.push(sum);
        }
        let x = device.buffer(&x)?;
        let mut out = device.zeroed(n)?;
        algorithms::inclusive_sum(device, &x, &mut out)?;
        assert_eq!(out.read()?, inclusive, "{n}");
        algorithms::exclusive_sum(device, &x, &mut out)?;
        assert_eq!(out.read()?, exclusive, "{n}");
        let x = small(8, n);
        let mut sum = 0.0;
        let sums: Vec<f32> = x
            .iter()
            .map(|x| {
                sum += x;
                sum
            })
            .collect();
        let mut out = device.zeroed(n)?;
        algorithms::inclusive_sum(device, &device.buffer(&x)?, &mut out)?;
        assert_eq!(out.read()?, sums, "{n}");
    }
    Ok(())
}

#[device]
mod own {
    use dsl_algorithms::operators::Operator;
    use dsl_runtime::prelude::*;

    /// The composition of functions `x ↦ a.x * x + a.y`, modulo 2³²: it is not commutative.
    pub(crate) struct Composition;
    impl Operator for Composition {
        type Item = UVec2;
        fn identity() -> UVec2 {
            UVec2::new(1, 0)
        }
        fn combine(a: UVec2, b: UVec2) -> UVec2 {
            UVec2::new(a.x.wrapping_mul(b.x), b.x.wrapping_mul(a.y).wrapping_add(b.y))
        }
    }

    /// A user's type.
    #[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
    pub(crate) struct Limits {
        pub(crate) least: f32,
        pub(crate) most: f32,
    }
    pub(crate) struct Union;
    impl Operator for Union {
        type Item = Limits;
        fn identity() -> Limits {
            Limits { least: f32::INFINITY, most: f32::NEG_INFINITY }
        }
        fn combine(a: Limits, b: Limits) -> Limits {
            Limits { least: a.least.min(b.least), most: a.most.max(b.most) }
        }
    }
}
use own::{Composition, Limits, Union};

algorithms::scan!(Compositions = Composition);
algorithms::reduction!(Unions = Union);

#[kernel_test]
fn own_operators(device: &Device) -> Result<(), Error> {
    use algorithms::operators::Operator as _;
    for &n in lengths(device) {
        let x: Vec<UVec2> = words(9, 2 * n).chunks(2).map(UVec2::from_slice).collect();
        let mut all = Composition::identity();
        let expected: Vec<UVec2> = x
            .iter()
            .map(|x| {
                all = Composition::combine(all, *x);
                all
            })
            .collect();
        let mut out = device.zeroed(n)?;
        algorithms::inclusive_scan::<Compositions>(device, &device.buffer(&x)?, &mut out)?;
        assert_eq!(out.read()?, expected, "{n}");
        let x = small(10, n);
        let limits: Vec<Limits> = x.iter().map(|x| Limits { least: *x, most: *x }).collect();
        let expected = limits.iter().fold(Union::identity(), |a, b| Union::combine(a, *b));
        let found = algorithms::reduce::<Unions>(device, &device.buffer(&limits)?)?;
        assert_eq!(found, expected, "{n}");
    }
    Ok(())
}

/// Parts of a buffer, and wrong lengths.
#[kernel_test]
fn slices(device: &Device) -> Result<(), Error> {
    let x = words(11, 1000);
    let buffer = device.buffer(&x)?;
    let part = buffer.slice(64..900)?;
    let sum = x[64..900].iter().fold(0u32, |a, b| a.wrapping_add(*b));
    assert_eq!(algorithms::sum(device, &part)?, sum);
    let mut out = device.zeroed(1000)?;
    algorithms::inclusive_sum(device, &part, &mut out.slice_mut(128..964)?)?;
    assert_eq!((out.read()?[963], out.read()?[127], out.read()?[964]), (sum, 0, 0));
    let error = algorithms::inclusive_sum(device, &part, &mut out).map_err(|e| e.to_string());
    assert_eq!(error, Err("inclusive_sum: `out` has 1000 elements; it needs 836".to_owned()));
    Ok(())
}

/// Each tile looks back at 128 tiles at a time. Without patience, workgroups compute the sums of tiles
/// that they would wait for.
#[kernel_test]
fn scans_by_look_back(device: &Device) -> Result<(), Error> {
    let lengths: &[usize] = match device.name().as_str() {
        "CPU executor, checked" => &[1, 4097],
        _ => &[1, 2047, 2048, 4097, 300 * 2048 + 77],
    };
    for (&n, patience) in lengths.iter().flat_map(|n| [(n, 0), (n, 100)]) {
        let x = device.buffer(&words(10, 4 * n))?;
        for inclusive in [0, 1] {
            let mut out = device.zeroed::<u32>(4 * n)?;
            let (from, mut to) = (x.cast::<UVec4>()?, out.cast_mut::<UVec4>()?);
            if !algorithms::scan_by_look_back(device, &from, &mut to, inclusive, patience)? {
                println!(
                    "NOT RUN: scans by look-back on {}, which has no subgroups or no 64-bit atomics",
                    device.name()
                );
                return Ok(());
            }
            let mut sum = 0u32;
            let sums = x.read()?.into_iter().map(|x| {
                let before = sum;
                sum = sum.wrapping_add(x);
                if inclusive == 0 { before } else { sum }
            });
            assert!(out.read()?.into_iter().eq(sums), "{n}, patience {patience}, {inclusive}");
        }
    }
    Ok(())
}
