//! Kernels of the examples on the CPU executor, from launch to finish. In a debug build they should
//! take at most 30 times as long as in a release build. `RAYON_NUM_THREADS=1` makes the times
//! comparable.
//!
//! ```sh
//! cargo bench --bench cpu                  # a release build
//! cargo bench --profile dev --bench cpu    # a debug build
//! cargo bench --bench cpu -- nbody         # kernels with this in their names
//! cargo bench --bench cpu -- nbody 100     # this many launches, to be counted by `perf stat`
//! ```
use std::time::{Duration, Instant};

use dsl_runtime::{Error, prelude::*};
use examples::{
    bitonic_sort, blur, convolution, histogram, life, matmul, nbody, operators, puzzles, reduction,
    saxpy, scan, texture_tiles, tiles, transpose, workgroup_types,
};

#[path = "examples/mod.rs"]
mod examples;

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
    bench.time("life", || life::generation(&cells, &mut next).invocations(size).run())?;
    let mut softened = device.texture_2d_zeroed::<Rgba32Float>(size)?;
    bench
        .time("soften", || texture_tiles::soften(&image, &mut softened).invocations(size).run())?;
    let sampler = device.sampler(SamplerOptions::default())?;
    let mut differences = device.zeroed::<Vec4>(256 * 128)?;
    bench.time("contrast", || {
        texture_tiles::contrast(&image, &sampler, &mut differences).invocations(size).run()
    })?;

    let taps = device.buffer(&[0.2f32; 5])?;
    bench.time("convolve", || {
        convolution::convolve(&ones, &taps, &mut result).invocations(1 << 18).run()
    })?;
    bench.time("transpose", || {
        transpose::transpose(&ones, &mut result, 1000, 1000).invocations((1000, 1000)).run()
    })?;
    bench.time("window", || {
        puzzles::convolution(&ones, &taps, &mut result).invocations(1 << 16).run()
    })?;
    let (mut scanned, mut sums) = (device.zeroed::<u32>(1 << 18)?, device.zeroed::<u32>(1 << 10)?);
    bench.time("scan_runs", || {
        scan::scan_runs(&words, &mut scanned, &mut sums).workgroups(1 << 10).run()
    })?;
    bench.time("add_sums", || scan::add_sums(&sums, &mut scanned).workgroups(1 << 10).run())?;
    bench.time("sort_runs", || bitonic_sort::sort_runs(&mut scanned).invocations(1 << 15).run())?;
    let a = device.zeroed::<[f32; 512]>(32)?;
    let b = device.zeroed::<[f32; 256]>(512)?;
    let mut c = device.zeroed::<[f32; 256]>(32)?;
    bench.time("tiles", || tiles::product(&a, &b, &mut c).invocations((256, 32)).run())?;
    bench.time("reduce", || {
        operators::reduce::<operators::Gcd>(&words, &mut sums).workgroups(64).run()
    })?;

    let bird = |i: u32| workgroup_types::Bird {
        position: UVec3::new(i % 4, i / 4 % 4, i / 16 % 4).as_vec3(),
        velocity: Vec3::ONE,
    };
    let birds = device.buffer(&(0..1 << 12).map(bird).collect::<Vec<_>>())?;
    let mut aligned = device.zeroed::<workgroup_types::Bird>(1 << 12)?;
    bench.time("align", || {
        workgroup_types::align(&birds, &mut aligned).invocations(1 << 12).run()
    })?;
    let joints = device.buffer(&[Mat4::IDENTITY; 8])?;
    let mut points = device.zeroed::<Vec3>(400 * 100)?;
    bench.time("bend", || {
        workgroup_types::bend(&joints, &mut points, 400).invocations((400, 100)).run()
    })?;
    let edges = UVec3::splat(64);
    bench.time("smooth", || {
        workgroup_types::smooth(&ones, &mut result, edges).invocations((64, 64, 64)).run()
    })
}
