//! Matrices, rows, transforms, filters and random numbers on each device, against the host.

use dsl_algorithms::{self as algorithms, Product};
use dsl_runtime::random::{philox4x32, unit};
use dsl_runtime::{Error, Feature, prelude::*};

mod support;
use support::{small, units, words};

fn is_checked(device: &Device) -> bool {
    device.name().contains("checked")
}

#[kernel_test]
fn transposes(device: &Device) -> Result<(), Error> {
    for (rows, columns) in [(1, 1), (3, 70), (64, 32), (33, 65), (68, 132)] {
        let x = words(1, rows * columns);
        let turned = |i: usize| x[i % rows * columns + i / rows];
        let expected: Vec<u32> = (0..x.len()).map(turned).collect();
        let mut out = device.zeroed(x.len())?;
        algorithms::transpose(device, &device.buffer(&x)?, rows, &mut out)?;
        assert_eq!(out.read()?, expected, "{rows}, {columns}");
        let pairs: Vec<Vec2> = x.iter().map(|x| vec2((x % 999) as f32, 1.0)).collect();
        let mut out = device.zeroed(x.len())?;
        algorithms::transpose(device, &device.buffer(&pairs)?, rows, &mut out)?;
        let firsts: Vec<u32> = out.read()?.iter().map(|pair| pair.x as u32).collect();
        assert_eq!(firsts, expected.iter().map(|x| x % 999).collect::<Vec<_>>());
    }
    // More tiles in a row than a launch has workgroups in a dimension.
    let long = 32 * 65_536;
    let shapes: &[_] = match is_checked(device) {
        true => &[],
        false => &[(1, long), (long, 1), (4, long), (2 * long, 4)],
    };
    for &(rows, columns) in shapes {
        let x = device.buffer_from_iter(0..(rows * columns) as u32)?;
        let mut out = device.zeroed(rows * columns)?;
        algorithms::transpose(device, &x, rows, &mut out)?;
        let turned = (0..rows * columns).map(|i| (i % rows * columns + i / rows) as u32);
        assert!(out.read()?.into_iter().eq(turned), "{rows}, {columns}");
    }
    let (x, mut out) = (device.zeroed::<f32>(6)?, device.zeroed::<f32>(6)?);
    let error = algorithms::transpose(device, &x, 4, &mut out).map_err(|error| error.to_string());
    assert_eq!(error, Err("transpose: 6 elements do not fill 4 rows".to_owned()));
    Ok(())
}

/// The product on the host. Small whole numbers make it exact in any order.
fn expected(a: &[f32], b: &[f32], c: &[f32], shape: Product) -> Vec<f32> {
    let Product { m, n, k, transpose_a, transpose_b, alpha, beta } = shape;
    let a_at = |i: usize, j: usize| if transpose_a { a[j * m + i] } else { a[i * k + j] };
    let b_at = |i: usize, j: usize| if transpose_b { b[j * k + i] } else { b[i * n + j] };
    let element = |at: usize| {
        let sum: f32 = (0..k).map(|j| a_at(at / n, j) * b_at(j, at % n)).sum();
        alpha * sum + if beta == 0.0 { 0.0 } else { beta * c[at] }
    };
    (0..m * n).map(element).collect()
}

fn shapes(device: &Device) -> Vec<Product> {
    let turned = |shape: Product, a, b| Product { transpose_a: a, transpose_b: b, ..shape };
    let mut shapes = vec![
        Product::new(1, 1, 1),
        turned(Product { alpha: 2.0, beta: -1.0, ..Product::new(5, 67, 19) }, false, true),
        turned(Product::new(70, 9, 33), true, false),
        turned(Product::new(7, 8, 0), true, true),
    ];
    if !is_checked(device) {
        shapes.push(turned(Product::new(65, 66, 34), true, true));
        shapes.push(Product { alpha: -1.0, beta: 2.0, ..Product::new(131, 136, 24) });
        shapes.push(Product { alpha: 0.5, beta: 1.0, ..Product::new(128, 256, 64) });
    }
    shapes
}

#[kernel_test]
fn products(device: &Device) -> Result<(), Error> {
    for shape in shapes(device) {
        let Product { m, n, k, .. } = shape;
        let (a, b, c) = (small(2, m * k), small(3, k * n), small(4, m * n));
        let mut out = device.buffer(&c)?;
        algorithms::product(device, &device.buffer(&a)?, &device.buffer(&b)?, &mut out, shape)?;
        assert_eq!(out.read()?, expected(&a, &b, &c, shape), "{shape:?}");
        if !device.supports(Feature::ShaderF16) {
            continue;
        }
        let halves = |x: &[f32]| x.iter().map(|x| f16::from_f32(*x)).collect::<Vec<_>>();
        let (a_half, b_half) = (device.buffer(&halves(&a))?, device.buffer(&halves(&b))?);
        let mut out = device.buffer(&c)?;
        algorithms::product(device, &a_half, &b_half, &mut out, shape)?;
        assert_eq!(out.read()?, expected(&a, &b, &c, shape), "{shape:?}");
    }
    if !is_checked(device) {
        // More tiles in a row than a launch has workgroups in a dimension.
        let shape = Product::new(1, 64 * 65_536, 1);
        let b = small(5, shape.n);
        let mut out = device.zeroed(shape.n)?;
        algorithms::product(device, &device.buffer(&[3.0])?, &device.buffer(&b)?, &mut out, shape)?;
        assert!(out.read()?.into_iter().eq(b.iter().map(|b| 3.0 * b)));
    }
    let x = device.zeroed::<f32>(4)?;
    let mut c = device.zeroed(4)?;
    let error = algorithms::product(device, &x, &x, &mut c, Product::new(2, 2, 3));
    assert!(matches!(error, Err(Error::Call { call: "product", .. })));
    Ok(())
}

/// All forms that tuning chooses from give the same bits.
#[kernel_test]
fn forms_of_products(device: &Device) -> Result<(), Error> {
    if is_checked(device) {
        return Ok(());
    }
    let shape = Product { alpha: 0.3, beta: 0.7, ..Product::new(130, 136, 40) };
    let Product { m, n, k, .. } = shape;
    let (a, b) = (device.buffer(&units(15, m * k))?, device.buffer(&units(16, k * n))?);
    let c = units(17, m * n);
    let mut results = Vec::new();
    for rows in [8, 16] {
        let mut out = device.buffer(&c)?;
        algorithms::product_in_form(rows, &a, &b, &mut out, shape)?;
        results.push(out.read()?);
    }
    assert_eq!(results[0], results[1]);
    algorithms::tune(device)?;
    let mut out = device.buffer(&c)?;
    algorithms::product(device, &a, &b, &mut out, shape)?;
    assert_eq!(out.read()?, results[0]);
    Ok(())
}

#[kernel_test]
fn vectors(device: &Device) -> Result<(), Error> {
    for (rows, columns) in [(1, 1), (3, 257), (300, 5), (2, 0)] {
        let (a, x, y) = (small(5, rows * columns), small(6, columns), small(7, rows));
        let mut out = device.buffer(&y)?;
        let (a_buffer, x_buffer) = (device.buffer(&a)?, device.buffer(&x)?);
        algorithms::matrix_times_vector(device, &a_buffer, &x_buffer, &mut out, (2.0, -1.0))?;
        let row = |i: usize| -> f32 { (0..columns).map(|j| a[i * columns + j] * x[j]).sum() };
        let expected: Vec<f32> = (0..rows).map(|i| 2.0 * row(i) - y[i]).collect();
        assert_eq!(out.read()?, expected, "{rows}, {columns}");
    }
    Ok(())
}

#[test]
fn normalized_rows_with_each_subgroup_size() -> Result<(), Error> {
    for size in [4, 8, 16, 64, 128] {
        rows_are_normalized(&Device::cpu_with_subgroup_size(size)?)?;
    }
    Ok(())
}

#[kernel_test]
fn normalized_rows(device: &Device) -> Result<(), Error> {
    let mut out = device.zeroed(600)?;
    algorithms::softmax(device, &device.buffer(&[f32::MIN; 600])?, 6, &mut out)?;
    assert!(out.read()?.iter().all(|y| (y - 0.01).abs() < 1e-6));
    rows_are_normalized(device)
}

fn rows_are_normalized(device: &Device) -> Result<(), Error> {
    for (rows, columns) in [(1, 1), (3, 257), (40, 6), (70, 200), (2, 1030)] {
        let x: Vec<f32> = units(8, rows * columns).iter().map(|x| x * 90.0).collect();
        let buffer = device.buffer(&x)?;
        let mut out = device.zeroed(x.len())?;
        algorithms::softmax(device, &buffer, rows, &mut out)?;
        for (row, found) in x.chunks(columns).zip(out.read()?.chunks(columns)) {
            let most = row.iter().copied().fold(f32::MIN, f32::max);
            let powers: Vec<f64> = row.iter().map(|x| f64::from(x - most).exp()).collect();
            let sum: f64 = powers.iter().sum();
            for (power, found) in powers.iter().zip(found) {
                let exact = power / sum;
                let bound = exact * (40.0 + exact.ln().abs()) / 4_194_304.0 + 1e-37;
                assert!((f64::from(*found) - exact).abs() < bound, "{found}, {exact}");
            }
        }
        let (weights, biases) = (small(9, columns), small(10, columns));
        let pair = (device.buffer(&weights)?, device.buffer(&biases)?);
        algorithms::layer_norm(device, &buffer, rows, (&pair.0, &pair.1), 1e-3, &mut out)?;
        for (row, found) in x.chunks(columns).zip(out.read()?.chunks(columns)) {
            let mean = row.iter().map(|x| f64::from(*x)).sum::<f64>() / columns as f64;
            let squares: f64 = row.iter().map(|x| (f64::from(*x) - mean).powi(2)).sum();
            let factor = 1.0 / (squares / columns as f64 + 1e-3).sqrt();
            for i in 0..columns {
                let normal = (f64::from(row[i]) - mean) * factor;
                let exact = normal * f64::from(weights[i]) + f64::from(biases[i]);
                assert!((f64::from(found[i]) - exact).abs() < 1e-2, "{} {exact}", found[i]);
            }
        }
    }
    Ok(())
}

/// The transform, one frequency at a time, in `f64`.
fn slow_transform(x: &[Vec2], sign: f64) -> Vec<(f64, f64)> {
    let n = x.len();
    let at = |k: usize| {
        x.iter().enumerate().fold((0.0, 0.0), |sum, (j, x)| {
            let angle = sign * std::f64::consts::TAU * ((j * k) % n) as f64 / n as f64;
            let (s, c) = angle.sin_cos();
            let (re, im) = (f64::from(x.x), f64::from(x.y));
            (sum.0 + re * c - im * s, sum.1 + re * s + im * c)
        })
    };
    (0..n).map(at).collect()
}

#[kernel_test]
fn transforms(device: &Device) -> Result<(), Error> {
    for log in [0, 1, 2, 3, 4, 5, 9] {
        let n = 1usize << log;
        let x: Vec<Vec2> = units(11, 4 * n).chunks(2).map(Vec2::from_slice).collect();
        let buffer = device.buffer(&x)?;
        let (mut out, mut back) = (device.zeroed(2 * n)?, device.zeroed(2 * n)?);
        algorithms::fft(device, &buffer, n, &mut out)?;
        let found = out.read()?;
        for (x, found) in x.chunks(n).zip(found.chunks(n)) {
            for ((re, im), found) in slow_transform(x, -1.0).into_iter().zip(found) {
                let error = (f64::from(found.x) - re).hypot(f64::from(found.y) - im);
                assert!(error < 1e-6 * n as f64, "{log}: {found}, {re}, {im}");
            }
        }
        algorithms::inverse_fft(device, &out, n, &mut back)?;
        let far = x.iter().zip(back.read()?).map(|(a, b)| a.distance(b)).fold(0.0, f32::max);
        assert!(far < 1e-5, "{log}: {far}");
    }
    // Needs both tables of roots.
    if !is_checked(device) {
        let n = 1 << 14;
        let mut x = vec![Vec2::ZERO; n];
        x[3] = vec2(1.0, 0.0);
        let mut out = device.zeroed(n)?;
        algorithms::fft(device, &device.buffer(&x)?, n, &mut out)?;
        for (k, found) in out.read()?.into_iter().enumerate() {
            let (s, c) = (-std::f64::consts::TAU * (3 * k) as f64 / n as f64).sin_cos();
            assert!((f64::from(found.x) - c).hypot(f64::from(found.y) - s) < 2e-6, "{k}: {found}");
        }
    }
    let mut out = device.zeroed(6)?;
    let error = algorithms::fft(device, &device.zeroed(6)?, 4, &mut out);
    assert!(matches!(error, Err(Error::Call { .. })));
    Ok(())
}

#[kernel_test]
fn random_numbers(device: &Device) -> Result<(), Error> {
    let n = if is_checked(device) { 1001 } else { 40_003 };
    let mut out = device.zeroed(n)?;
    algorithms::random_uniform(device, 5 + (9 << 32), &mut out)?;
    let expected: Vec<f32> = (0..n as u32)
        .map(|i| unit(philox4x32(uvec4(i / 4, 0, 0, 0), uvec2(5, 9))[(i % 4) as usize]))
        .collect();
    assert_eq!(out.read()?, expected);
    algorithms::random_normal(device, 6, &mut out)?;
    let x = out.read()?;
    let mean = x.iter().map(|x| f64::from(*x)).sum::<f64>() / n as f64;
    let variance = x.iter().map(|x| (f64::from(*x) - mean).powi(2)).sum::<f64>() / n as f64;
    let within = x.iter().filter(|x| x.abs() < 1.0).count() as f64 / n as f64;
    assert!(
        mean.abs() < 4.0 / (n as f64).sqrt() && (variance - 1.0).abs() < 8.0 / (n as f64).sqrt()
    );
    assert!((within - 0.6827).abs() < 4.0 / (n as f64).sqrt(), "{within}");
    // The method of Box and Muller in `f64`.
    for (i, pair) in x.chunks_exact(4).take(200).enumerate() {
        let bits = philox4x32(uvec4(i as u32, 1, 0, 0), uvec2(6, 0));
        let radius = (-2.0 * (f64::from(unit(bits.x)) + 0.5f64.powi(24)).ln()).max(0.0).sqrt();
        let (s, c) = (std::f64::consts::TAU * f64::from(unit(bits.y))).sin_cos();
        assert!((f64::from(pair[0]) - radius * s).abs() < 1e-5, "{i}: {}", pair[0]);
        assert!((f64::from(pair[1]) - radius * c).abs() < 1e-5, "{i}: {}", pair[1]);
    }
    Ok(())
}

#[kernel_test]
fn filters(device: &Device) -> Result<(), Error> {
    for (rows, columns, wide, high) in [(1, 1, 3, 5), (9, 40, 5, 3), (17, 3, 1, 7)] {
        let (x, across, down) = (small(12, rows * columns), small(13, wide), small(14, high));
        let weights: Vec<f32> =
            (0..wide * high).map(|i| across[i % wide] * down[i / wide]).collect();
        let near = |at: usize, by: usize, side: usize, most: usize| {
            (at + by).saturating_sub(side / 2).min(most - 1)
        };
        let element = |i: usize| -> f32 {
            (0..wide * high)
                .map(|w| {
                    let row = near(i / columns, w / wide, high, rows);
                    weights[w] * x[row * columns + near(i % columns, w % wide, wide, columns)]
                })
                .sum()
        };
        let expected: Vec<f32> = (0..x.len()).map(element).collect();
        let image = device.buffer(&x)?;
        let mut out = device.zeroed(x.len())?;
        algorithms::filter(device, &image, rows, (&device.buffer(&weights)?, wide), &mut out)?;
        assert_eq!(out.read()?, expected, "{rows}, {columns}");
        out.fill(0.0)?;
        let (across, down) = (device.buffer(&across)?, device.buffer(&down)?);
        algorithms::filter_separable(device, &image, rows, (&across, &down), &mut out)?;
        assert_eq!(out.read()?, expected, "{rows}, {columns}");
    }
    let x = device.zeroed::<f32>(4)?;
    let mut out = device.zeroed(4)?;
    let error = algorithms::filter(device, &x, 2, (&x, 2), &mut out).map_err(|e| e.to_string());
    assert_eq!(
        error,
        Err("filter: `weights` have 2 elements a row; it needs an odd number".to_owned())
    );
    Ok(())
}
