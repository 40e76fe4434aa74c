//! Kernels of the examples on the CPU executor, from launch to finish. In a debug build they should
//! take at most 30 times as long as in a release build.
//!
//! ```sh
//! cargo bench --bench cpu                  # a release build
//! cargo bench --profile dev --bench cpu    # a debug build
//! cargo bench --bench cpu -- nbody         # kernels with this in their names
//! cargo bench --bench cpu -- nbody 100     # this many launches, to be counted by `perf stat`
//! ```
#![allow(clippy::duplicate_mod, reason = "each example has `support` as a module of its own")]

use std::time::{Duration, Instant};

use dsl_runtime::{Error, prelude::*};

#[expect(dead_code, reason = "the example's `main` is not called here")]
#[path = "../examples/blur.rs"]
mod blur;
#[expect(dead_code, reason = "the example's `main` is not called here")]
#[path = "../examples/histogram.rs"]
mod histogram;
#[expect(dead_code, reason = "the example's `main` is not called here")]
#[path = "../examples/life.rs"]
mod life;
#[expect(dead_code, reason = "the example's `main` is not called here")]
#[path = "../examples/matmul.rs"]
mod matmul;
#[expect(dead_code, reason = "the example's `main` is not called here")]
#[path = "../examples/nbody.rs"]
mod nbody;
#[expect(dead_code, reason = "the example's `main` is not called here")]
#[path = "../examples/reduction.rs"]
mod reduction;
#[expect(dead_code, reason = "the example's `main` is not called here")]
#[path = "../examples/saxpy.rs"]
mod saxpy;

/// Times the kernels with `filter` in their names.
struct Bench {
    filter: String,
    launches: Option<u32>,
}

impl Bench {
    /// Prints the shortest time among some launches.
    fn time(&self, name: &str, mut launch: impl FnMut() -> Result<(), Error>) -> Result<(), Error> {
        if !name.contains(&self.filter) {
            return Ok(());
        }
        if let Some(launches) = self.launches {
            return (0..launches).try_for_each(|_| launch());
        }
        launch()?;
        let (mut shortest, start) = (Duration::MAX, Instant::now());
        while start.elapsed() < Duration::from_secs(1) {
            let launched = Instant::now();
            launch()?;
            shortest = shortest.min(launched.elapsed());
        }
        println!("{name:12} {:10.3} ms", shortest.as_secs_f64() * 1e3);
        Ok(())
    }
}

fn main() -> Result<(), Error> {
    let mut args = std::env::args().skip(1).filter(|arg| !arg.starts_with('-'));
    let filter = args.next().unwrap_or_default();
    let bench = Bench { filter, launches: args.next().and_then(|count| count.parse().ok()) };
    let device = Device::cpu();
    let ones = device.buffer(&vec![1.0f32; 1 << 20])?;
    let mut result = device.zeroed::<f32>(1 << 20)?;

    bench.time("saxpy", || saxpy::saxpy(0.5, &ones, &mut result).invocations(1 << 20).run())?;
    bench
        .time("tree_sum", || reduction::tree_sum(&ones, &mut result).invocations(1 << 18).run())?;
    bench
        .time("strided_sum", || reduction::strided_sum(&ones, &mut result).workgroups(64).run())?;
    bench.time("matmul", || {
        matmul::matmul(&ones, &ones, &mut result, 128, 128, 128).invocations((128, 128)).run()
    })?;

    let point = |i: u32| nbody::PointMass { position: Vec3::splat(i as f32), mass: 1.0 };
    let body = |i| nbody::Body { point: point(i), velocity: Vec3::ZERO };
    let bodies = device.buffer(&(0..1024).map(body).collect::<Vec<_>>())?;
    let mut next = device.zeroed::<nbody::Body>(1024)?;
    bench.time("nbody", || nbody::step(&bodies, &mut next, 0.01).invocations(1024).run())?;

    let words = device.buffer(&(0..1 << 18).collect::<Vec<u32>>())?;
    let mut counts = device.zeroed::<u32>(256)?;
    bench.time("histogram", || {
        histogram::histogram(&words, 1 << 20, &mut counts).workgroups(64).run()
    })?;

    let size = (256, 128);
    let image = device.texture_2d_zeroed::<Rgba8Unorm>(size)?;
    let mut blurred = device.texture_2d_zeroed::<Rgba8Unorm>(size)?;
    for (name, way) in [("blur", blur::Way::Direct), ("blur_tiled", blur::Way::Tiled)] {
        bench.time(name, || blur::blur(&image, &mut blurred, way).invocations(size).run())?;
    }
    let cells = device.texture_2d_zeroed::<R32Uint>(size)?;
    let mut next = device.texture_2d_zeroed::<R32Uint>(size)?;
    bench.time("life", || life::generation(&cells, &mut next).invocations(size).run())
}
