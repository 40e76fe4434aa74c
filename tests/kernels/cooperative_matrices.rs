//! Cooperative matrices: products of 8×8 and 16×16 tiles, in buffers and workgroup memory.

use dsl_runtime::prelude::*;

/// `c += a * b`, all of `16 * tiles` rows and columns, a workgroup for each tile of `c`.
#[kernel(workgroup_size = 32)]
fn multiply(a: &[f16], b: &[f16], c: &mut [f32], tiles: u32) {
    let width = 16 * tiles;
    let (row, column) = (16 * workgroup_id().y, 16 * workgroup_id().x);
    let mut sum = coop_load_t::<CoopMatrix<f32, 16, C>>(&c[row * width + column], width);
    for k in 0..tiles {
        let left = coop_load_t::<CoopMatrix<f16, 16, A>>(&a[row * width + 16 * k], width);
        let right = coop_load_t::<CoopMatrix<f16, 16, B>>(&b[16 * k * width + column], width);
        sum = coop_multiply_add(left, right, sum);
    }
    coop_store_t(sum, &mut c[row * width + column], width);
}

/// The second factor is transposed by loading its columns, and comes through workgroup memory.
#[kernel(workgroup_size = 32)]
fn transposed(a: &[f32], b: &[f32], out: &mut [f32]) {
    workgroup_var!(tile: [f32; 64], result: [f32; 64]);
    let lane = local_invocation_index();
    tile[lane] = b[lane];
    tile[lane + 32] = b[lane + 32];
    workgroup_barrier();
    let left: CoopMatrix<f32, 8, A> = coop_load_t::<CoopMatrix<f32, 8, A>>(&a[0], 8);
    let right = coop_load::<CoopMatrix<f32, 8, B>>(&tile[0], 8);
    let zero = coop_zero::<CoopMatrix<f32, 8, C>>();
    let product = coop_multiply_add(left, right, zero);
    coop_store(product, &mut result[0], 8);
    workgroup_barrier();
    out[lane] = result[lane];
    out[lane + 32] = result[lane + 32];
    coop_store_t(product, &mut out[64], 8);
}

/// 2×2 matrices in an array: loops over them are unrolled. Tiles that surely lie in workgroup memory
/// have no guard.
#[kernel(workgroup_size = 32)]
fn fragments(a: &[f16], b: &[f16], c: &mut [f32]) {
    workgroup_var!(left: [f16; 32 * 24], right: [f16; 16 * 40]);
    let lane = local_invocation_index();
    for i in 0..16 {
        left[lane * 24 + i] = a[lane * 16 + i];
        right[i * 40 + lane] = b[i * 32 + lane];
    }
    workgroup_barrier();
    let mut sums = [[coop_zero::<CoopMatrix<f32, 16, C>>(); 2]; 2];
    for j in (0..2).rev() {
        let column = coop_load_t::<CoopMatrix<f16, 16, B>>(&right[16 * j], 40);
        for i in 0..2 {
            let row = coop_load_t::<CoopMatrix<f16, 16, A>>(&left[i * 16 * 24], 24);
            sums[i][1 - j] = coop_multiply_add(row, column, sums[i][1 - j]);
        }
    }
    for i in 0..=1u32 {
        for j in (0..4).step_by(2) {
            coop_store_t(sums[i][j / 2], &mut c[i * 512 + 16 - 8 * j], 32);
        }
    }
}

/// Tiles that do not lie in their memory as a whole read as zeros, and are not stored.
#[kernel(workgroup_size = 32)]
fn edges(from: &[f32], to: &mut [f32], at: u32, stride: u32) {
    let tile = coop_load_t::<CoopMatrix<f32, 8, C>>(&from[at], stride);
    coop_store_t(tile, &mut to[0], 8);
    coop_store_t(tile, &mut to[64 + at], stride);
}

fn product(a: &[f32], b: &[f32], n: usize) -> Vec<f32> {
    let element = |i: usize| (0..n).map(|k| a[i / n * n + k] * b[k * n + i % n]).sum();
    (0..n * n).map(element).collect()
}

/// The device's feature if it has it; else the launch fails, and that is said.
fn lacks(device: &Device, launch: Result<(), dsl_runtime::Error>, info: &dsl_runtime::KernelInfo) -> bool {
    let Some(lacking) = info.features.iter().find(|feature| !device.supports(**feature)) else {
        launch.unwrap();
        return false;
    };
    let error = launch.unwrap_err();
    assert!(matches!(error, dsl_runtime::Error::MissingFeature { .. }), "{error}");
    crate::support::not_run(&format!("cooperative_matrices, {}", info.name), *lacking, device);
    true
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    use dsl_runtime::{CoopScalar, Feature};

    let (factors, sums) = (CoopScalar::F16, CoopScalar::F32);
    let shape = Feature::CooperativeMatrix { size: 16, factors, sums };
    assert_eq!(multiply::INFO.features, [Feature::ShaderF16, shape]);

    // Whole numbers add up to the same in any order.
    let number = |i: usize| (i * 7 % 11) as f32 - 5.0;
    let tiles = 3;
    let n = 16 * tiles;
    let a: Vec<f32> = (0..n * n).map(number).collect();
    let b: Vec<f32> = (0..n * n).map(|i| number(i * i + 3)).collect();
    let halves = |values: &[f32]| -> Vec<f16> { values.iter().map(|x| f16::from_f32(*x)).collect() };
    let (left, right) = (device.buffer(&halves(&a))?, device.buffer(&halves(&b))?);
    let mut c = device.buffer(&vec![100.0f32; n * n])?;
    let launch = multiply(&left, &right, &mut c, tiles as u32).workgroups((tiles, tiles)).run();
    if !lacks(device, launch, &multiply::INFO) {
        let expected: Vec<f32> = product(&a, &b, n).iter().map(|x| x + 100.0).collect();
        assert_eq!(c.read()?, expected);
    }

    let (a, b) = (&a[..64], &b[..64]);
    let mut out = device.zeroed::<f32>(128)?;
    let launch = transposed(&device.buffer(a)?, &device.buffer(b)?, &mut out).workgroups(1).run();
    if !lacks(device, launch, &transposed::INFO) {
        let turn = |m: &[f32]| -> Vec<f32> { (0..64).map(|i| m[i % 8 * 8 + i / 8]).collect() };
        let expected = product(a, &turn(b), 8);
        assert_eq!(out.read()?, [turn(&expected), expected].concat());
    }

    let (a, b): (Vec<f32>, Vec<f32>) = (0..512).map(|i| (number(i), number(i * i + 3))).unzip();
    let mut out = device.zeroed::<f32>(1024)?;
    let (left, right) = (device.buffer(&halves(&a))?, device.buffer(&halves(&b))?);
    let launch = fragments(&left, &right, &mut out).workgroups(1).run();
    if !lacks(device, launch, &fragments::INFO) {
        let element = |i: usize| (0..16).map(|k| a[i / 32 * 16 + k] * b[k * 32 + i % 32]).sum();
        assert_eq!(out.read()?, (0..1024).map(element).collect::<Vec<f32>>());
    }

    let from: Vec<f32> = (1..=100).map(|i| i as f32).collect();
    let from_buffer = device.buffer(&from)?;
    for (at, stride) in [(3_u32, 12_u32), (9, 12), (8, 12), (0, 1 << 30), (u32::MAX, 8), (36, 8), (37, 8)] {
        let mut to = device.zeroed::<f32>(164)?;
        let launch = edges(&from_buffer, &mut to, at, stride).workgroups(1).run();
        if lacks(device, launch, &edges::INFO) {
            break;
        }
        let fits = u64::from(at) + 7 * u64::from(stride) + 8 <= 100;
        let mut expected = vec![0.0; 164];
        if fits {
            for i in 0..64 {
                let along = at as usize + i / 8 * stride as usize + i % 8;
                expected[i] = from[along];
                expected[64 + along] = from[along];
            }
        }
        assert_eq!(to.read()?, expected, "{at} {stride}");
    }
    Ok(())
}
