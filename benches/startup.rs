//! The time until the kernels of the examples are compiled for a device: one after another, several
//! at once, and read back from a cache on disk.
//!
//! Each time is measured in a process of its own, which this one starts: a process and its driver
//! keep compiled kernels. The disk caches of Mesa's and NVIDIA's drivers are turned off; other
//! drivers are timed with theirs.
//!
//! ```sh
//! cargo bench --bench startup
//! ```

use std::error::Error;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use dsl_runtime::{Device, KernelInfo};

#[path = "examples/mod.rs"]
mod examples;

use examples::*;

/// The number of processes for each way.
const ROUNDS: usize = 7;

/// The settings that turn off the disk caches of drivers.
const WITHOUT_DRIVER_CACHE: [(&str, &str); 2] =
    [("MESA_SHADER_CACHE_DISABLE", "true"), ("__GL_SHADER_DISK_CACHE", "0")];

/// The rows, and the way in which each prepares the kernels. `kept` is the way of a program that
/// keeps kernels on disk.
const ROWS: [(&str, &str); 4] = [
    ("one after another", "one by one"),
    ("together", "together"),
    ("together, first run of a program that keeps them on disk", "kept"),
    ("together, second run of it", "kept"),
];

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    match args.as_slice() {
        [way, directory] => prepare(way, Path::new(directory)),
        _ => compare(),
    }
}

/// Starts a process for each row, several times, and prints the medians.
fn compare() -> Result<(), Box<dyn Error>> {
    let directory = std::env::temp_dir().join(format!("dsl-startup-{}", std::process::id()));
    let mut times = ROWS.map(|_| Vec::new());
    for _ in 0..ROUNDS {
        for ((_, way), times) in ROWS.iter().zip(&mut times) {
            times.push(in_a_process(way, &directory)?);
        }
        std::fs::remove_dir_all(&directory)?;
    }
    let n = kernels().count();
    println!("{}\n", Device::gpu()?.name());
    println!("| {n} kernels | time | each |\n| --- | --- | --- |");
    for ((row, _), mut times) in ROWS.iter().zip(times) {
        times.sort_by(f64::total_cmp);
        let milliseconds = 1e3 * times[ROUNDS / 2];
        println!("| {row} | {milliseconds:.1} ms | {:.2} ms |", milliseconds / n as f64);
    }
    Ok(())
}

/// The seconds that a process reports.
fn in_a_process(way: &str, directory: &Path) -> Result<f64, Box<dyn Error>> {
    let output = Command::new(std::env::current_exe()?)
        .arg(way)
        .arg(directory)
        .envs(WITHOUT_DRIVER_CACHE)
        .output()?;
    match output.status.success() {
        true => Ok(String::from_utf8(output.stdout)?.trim().parse()?),
        false => Err(String::from_utf8_lossy(&output.stderr).into()),
    }
}

/// The code of such a process: it prints the time until all kernels are ready.
fn prepare(way: &str, directory: &Path) -> Result<(), Box<dyn Error>> {
    let device = Device::gpu()?;
    let kernels: Vec<_> = kernels().collect();
    let start = Instant::now();
    if way == "kept" && !device.cache_pipelines(directory)? {
        return Err("the device cannot keep kernels on disk".into());
    }
    match way {
        "one by one" => kernels.into_iter().try_for_each(|info| device.prepare([info]))?,
        _ => device.prepare(kernels)?,
    }
    println!("{}", start.elapsed().as_secs_f64());
    Ok(())
}

/// The kernels of the examples.
fn kernels() -> impl Iterator<Item = &'static KernelInfo> {
    let single = [
        &bitonic_sort::compare_far::INFO,
        &bitonic_sort::merge_runs::INFO,
        &bitonic_sort::sort_runs::INFO,
        &blur::blur::INFO,
        &convolution::convolve::INFO,
        &histogram::histogram::INFO,
        &life::generation::INFO,
        &matmul::matmul::INFO,
        &nbody::step::INFO,
        &puzzles::block_sums::INFO,
        &puzzles::convolution::INFO,
        &puzzles::map_in_2d_workgroups::INFO,
        &reduction::strided_sum::INFO,
        &reduction::tree_sum::INFO,
        &render::light::INFO,
        &render::tiles::INFO,
        &saxpy::saxpy::INFO,
        &scan::add_sums::INFO,
        &scan::scan_runs::INFO,
        &texture_tiles::contrast::INFO,
        &texture_tiles::soften::INFO,
        &tiles::product::INFO,
        &transpose::transpose::INFO,
        &workgroup_types::align::INFO,
        &workgroup_types::bend::INFO,
        &workgroup_types::smooth::INFO,
    ];
    let generic = [&operators::reduce::INSTANCES, &operators::reduce_atomically::INSTANCES];
    single.into_iter().chain(generic.into_iter().flatten())
}
