//! The tree reduction of 1 Mi `f32` and the 512³ tiled product of the examples, from launch to
//! finish, on each device found and on the checked one. Run `cargo bench --bench executors`. The
//! checked device should take at most 10 times as long as the CPU executor for the first, and 4
//! times for the second.
#![allow(clippy::duplicate_mod, reason = "each example has `support` as a module of its own")]

use criterion::{Criterion, criterion_group, criterion_main};
use dsl_runtime::prelude::*;

#[expect(dead_code, reason = "the example's `main` is not called here")]
#[path = "../examples/matmul.rs"]
mod matmul;
#[expect(dead_code, reason = "the example's `main` is not called here")]
#[path = "../examples/reduction.rs"]
mod reduction;

fn sums(c: &mut Criterion, device: &Device) -> Result<(), dsl_runtime::Error> {
    let input = device.buffer(&vec![1.0f32; 1 << 20])?;
    let mut partial = device.zeroed::<f32>(4096)?;
    let mut launch = || {
        reduction::tree_sum(&input, &mut partial).workgroups(4096).run()?;
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
        matmul::matmul(&ones, &ones, &mut out, N, N, N).invocations((N, N)).run()?;
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
        for result in [sums(c, &device), product(c, &device)] {
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
