//! The tree reduction of 1 Mi `f32` and the 512³ tiled product, on each device found and on the
//! checked one, from launch to finish. `cargo bench --bench executors`; the checked device should
//! take at most 10 times as long as the CPU executor for the first, and 4 times for the second.

use criterion::{Criterion, criterion_group, criterion_main};
use dsl_runtime::prelude::*;

#[allow(dead_code, reason = "each benchmark uses some of them")]
mod kernels;

use kernels::simple::tree_sum;

/// The product of two `n`×`n` matrices, in 16×16 tiles.
#[kernel(workgroup_size = (16, 16))]
fn matmul(a: &[f32], b: &[f32], c: &mut [f32], n: u32) {
    const TILE: u32 = 16;
    workgroup_var!(a_tile: [[f32; TILE]; TILE], b_tile: [[f32; TILE]; TILE]);
    let local = local_invocation_id();
    let row = global_invocation_id().y;
    let column = global_invocation_id().x;
    let mut sum = 0.0;
    for tile in 0..n / TILE {
        a_tile[local.y][local.x] = a[row * n + tile * TILE + local.x];
        b_tile[local.y][local.x] = b[(tile * TILE + local.y) * n + column];
        workgroup_barrier();
        for i in 0..TILE {
            sum += a_tile[local.y][i] * b_tile[i][local.x];
        }
        workgroup_barrier();
    }
    c[row * n + column] = sum;
}

fn reduction(c: &mut Criterion, device: &Device) -> Result<(), dsl_runtime::Error> {
    let input = device.buffer(&vec![1.0f32; 1 << 20])?;
    let mut partial = device.zeroed::<f32>(4096)?;
    let mut launch = || {
        tree_sum(&input, &mut partial).workgroups(4096).run()?;
        device.sync()
    };
    launch()?;
    c.bench_function(&format!("reduction of 1 Mi f32 on {}", device.name()), |b| {
        b.iter(|| launch().expect("it ran before"));
    });
    assert_eq!(partial.read()?, vec![256.0; 4096]);
    Ok(())
}

fn product(c: &mut Criterion, device: &Device) -> Result<(), dsl_runtime::Error> {
    const N: u32 = 512;
    let ones = device.buffer(&vec![1.0f32; (N * N) as usize])?;
    let mut out = device.zeroed::<f32>((N * N) as usize)?;
    let mut launch = || {
        matmul(&ones, &ones, &mut out, N).workgroups((N / 16, N / 16)).run()?;
        device.sync()
    };
    launch()?;
    c.bench_function(&format!("512³ tiled product on {}", device.name()), |b| {
        b.iter(|| launch().expect("it ran before"));
    });
    assert_eq!(out.read()?, vec![512.0; (N * N) as usize]);
    Ok(())
}

fn executors(c: &mut Criterion) {
    for device in Device::all().into_iter().chain([Device::checked()]) {
        for result in [reduction(c, &device), product(c, &device)] {
            if let Err(error) = result {
                panic!("{}: {error}", device.name());
            }
        }
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20);
    targets = executors
}
criterion_main!(benches);
