//! The speed of the algorithms: a table of times and rates, compared with a copy's.
//!
//! ```sh
//! cargo bench -p dsl-algorithms             # on the best GPU
//! cargo bench -p dsl-algorithms -- small    # smaller sizes, which software adapters have in any case
//! cargo bench -p dsl-algorithms -- scan     # rows with `scan` in their name, after the copy
//! cargo bench -p dsl-algorithms -- kernels  # also how long each kernel of a call takes
//! cargo bench -p dsl-algorithms -- tune     # after `algorithms::tune`
//! ```
//!
//! A time is the median of seven batches of calls, each from the first call to the end of the wait, divided by the calls.

use std::error::Error;
use std::time::{Duration, Instant};

use dsl_algorithms::{self as algorithms, Product};
use dsl_runtime::prelude::*;
use dsl_runtime::random::pcg;
use dsl_runtime::{CoopScalar, Feature};

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

/// The yardstick for algorithms that are bound by memory.
#[kernel(workgroup_size = 256)]
fn copy(input: &[Vec4], output: &mut [Vec4]) {
    let i =
        (workgroup_id().y * num_workgroups().x + workgroup_id().x) * 256 + local_invocation_index();
    if i < input.len() && i < output.len() {
        output[i] = input[i];
    }
}

struct Bench {
    device: Device,
    names: Vec<String>,
    shows_kernels: bool,
    /// The binary logarithm of how many times smaller than on a GPU the inputs are.
    shift: u32,
    /// Bytes a second.
    copy_rate: f64,
}

/// The work of a call.
enum Work {
    Bytes(f64),
    Keys(f64),
    Operations(f64),
}

impl Bench {
    /// `n` elements, or fewer in a small run.
    fn scaled(&self, n: usize) -> usize {
        n >> self.shift
    }

    fn wants(&self, name: &str) -> bool {
        self.names.is_empty() || self.names.iter().any(|part| name.contains(part.as_str()))
    }

    /// The seconds that a call takes.
    fn seconds(&self, mut call: impl FnMut() -> Outcome) -> Outcome<f64> {
        let batch = |n: u32, call: &mut dyn FnMut() -> Outcome| -> Outcome<f64> {
            let start = Instant::now();
            (0..n).try_for_each(|_| call())?;
            self.device.sync()?;
            Ok(start.elapsed().as_secs_f64() / f64::from(n))
        };
        batch(1, &mut call)?;
        // The clock of an idle GPU takes a while to rise.
        let warm = Instant::now();
        let mut once = batch(1, &mut call)?;
        while self.shift == 0 && warm.elapsed() < Duration::from_millis(500) {
            once = batch(1, &mut call)?;
        }
        let wanted = Duration::from_millis(if self.shift == 0 { 40 } else { 5 }).as_secs_f64();
        let n = ((wanted / once) as u32).clamp(1, 2000);
        let mut times = Vec::new();
        for _ in 0..if self.shift == 0 { 7 } else { 3 } {
            times.push(batch(n, &mut call)?);
        }
        times.sort_by(f64::total_cmp);
        if self.shows_kernels {
            let mut outcome = Ok(());
            let profile = self.device.profile(|_| {
                outcome = call();
                Ok(())
            })?;
            outcome?;
            println!("{profile}");
        }
        Ok(times[times.len() / 2])
    }

    fn row(&mut self, name: &str, work: Work, call: impl FnMut() -> Outcome) -> Outcome {
        let seconds = self.seconds(call)?;
        let rate = match work {
            Work::Bytes(bytes) => {
                let rate = bytes / seconds;
                if name.starts_with("copy") {
                    self.copy_rate = self.copy_rate.max(rate);
                }
                let share = 100.0 * rate / self.copy_rate;
                format!("{:.2} TB/s, {share:.0} % of the copy", rate / 1e12)
            }
            Work::Keys(keys) => format!("{:.2} Gkeys/s", keys / seconds / 1e9),
            Work::Operations(n) => format!("{:.1} TFLOP/s", n / seconds / 1e12),
        };
        println!("| {name} | {:.3} ms | {rate} |", seconds * 1e3);
        Ok(())
    }
}

fn main() -> Outcome {
    let args = std::env::args().skip(1).filter(|arg| arg != "--bench");
    let (modes, names): (Vec<_>, Vec<_>) =
        args.partition(|arg| ["small", "kernels", "tune"].contains(&arg.as_str()));
    let has_mode = |name: &str| modes.iter().any(|mode| mode == name);
    let device = Device::gpu()?;
    let is_small = has_mode("small") || device.is_software();
    let shift = if is_small { 10 } else { 0 };
    let shows_kernels = has_mode("kernels");
    let mut bench = Bench { device, names, shows_kernels, shift, copy_rate: 0.0 };
    if has_mode("tune") {
        algorithms::tune(&bench.device)?;
    }
    println!("{}\n\n| work | time | rate |\n| --- | --- | --- |", bench.device.name());
    in_memory(&mut bench)?;
    sorts(&mut bench)?;
    matrices(&mut bench)?;
    rows(&mut bench)?;
    transforms(&mut bench)
}

fn in_memory(bench: &mut Bench) -> Outcome {
    let device = bench.device.clone();
    let n = bench.scaled(256 << 20);
    let mut x = device.zeroed::<f32>(n)?;
    algorithms::random_uniform(&device, 1, &mut x)?;
    let mut out = device.zeroed::<f32>(n)?;
    let bytes = n as f64 * 4.0;
    let groups = (n / 4).div_ceil(256);
    let size = (groups.min(32768), groups.div_ceil(32768));
    bench.row("copy of 256 Mi `f32`", Work::Bytes(2.0 * bytes), || {
        Ok(copy(&x.cast()?, &mut out.cast_mut()?).workgroups(size).run()?)
    })?;
    if bench.wants("sum") {
        let mut sum = device.zeroed(1)?;
        bench.row("sum of 256 Mi `f32`", Work::Bytes(bytes), || {
            Ok(algorithms::sum_into(&device, &x, &mut sum)?)
        })?;
    }
    if bench.wants("argmax") {
        bench.row("argmax of 256 Mi `f32`, read", Work::Bytes(bytes), || {
            algorithms::argmax(&device, &x)?;
            Ok(())
        })?;
    }
    if bench.wants("histogram") {
        let mut counts = device.zeroed(256)?;
        bench.row("histogram of 256 Mi `f32`, 256 bins", Work::Bytes(bytes), || {
            Ok(algorithms::histogram(&device, &x, (0.0, 1.0), &mut counts)?)
        })?;
    }
    if bench.wants("scan") {
        bench.row("scan of 256 Mi `f32`", Work::Bytes(2.0 * bytes), || {
            Ok(algorithms::inclusive_sum(&device, &x, &mut out)?)
        })?;
        let x = x.cast::<u32>()?;
        let mut out = out.cast_mut::<u32>()?;
        bench.row("scan of 256 Mi `u32`", Work::Bytes(2.0 * bytes), || {
            Ok(algorithms::inclusive_sum(&device, &x, &mut out)?)
        })?;
    }
    if bench.wants("transpose") {
        let side = if bench.shift == 0 { 16384 } else { 512 };
        bench.row("transpose of 16384²", Work::Bytes(2.0 * bytes), || {
            Ok(algorithms::transpose(&device, &x, side, &mut out)?)
        })?;
        let odd = (side - 1) * (side - 1);
        let (x, mut out) = (x.slice(..odd)?, out.slice_mut(..odd)?);
        bench.row("transpose of 16383²", Work::Bytes(8.0 * odd as f64), || {
            Ok(algorithms::transpose(&device, &x, side - 1, &mut out)?)
        })?;
    }
    algorithms::free_scratch(&device);
    Ok(())
}

fn sorts(bench: &mut Bench) -> Outcome {
    if !bench.wants("sort") {
        return Ok(());
    }
    let device = bench.device.clone();
    let n = bench.scaled(64 << 20);
    let mut x = device.zeroed::<f32>(n)?;
    algorithms::random_uniform(&device, 2, &mut x)?;
    // All 32 bits must be random: a uniform number has 24.
    let mut keys = device.zeroed::<u32>(n)?;
    let mut values = device.zeroed::<u32>(n)?;
    scramble(&x.cast()?, &mut keys).workgroups(4096).run()?;
    let unsorted = keys.slice(..)?.read()?;
    bench.row("sort of 64 Mi `u32`", Work::Keys(n as f64), || {
        Ok(algorithms::sort(&device, &mut keys)?)
    })?;
    // Sorted keys have other destinations, so each sort gets random keys again.
    let source = device.buffer(&unsorted)?;
    let copying = bench.seconds(|| Ok(device.copy(&source, &mut keys)?))?;
    let both = bench.seconds(|| {
        device.copy(&source, &mut keys)?;
        Ok(algorithms::sort(&device, &mut keys)?)
    })?;
    let mut expected = unsorted;
    expected.sort_unstable();
    assert!(keys.read()? == expected, "the keys are not sorted");
    let report = |name: &str, seconds: f64| {
        println!("| {name} | {:.3} ms | {:.2} Gkeys/s |", seconds * 1e3, n as f64 / seconds / 1e9);
    };
    report("sort of 64 Mi random `u32`", both - copying);
    let both = bench.seconds(|| {
        device.copy(&source, &mut keys)?;
        Ok(algorithms::sort_pairs(&device, &mut keys, &mut values)?)
    })?;
    report("sort of 64 Mi random pairs", both - copying);
    Ok(())
}

/// Replaces each number by a scrambled one.
#[kernel(workgroup_size = 256)]
fn scramble(x: &[u32], out: &mut [u32]) {
    for i in (global_invocation_id().x..out.len()).step_by(256 * num_workgroups().x) {
        if i < x.len() {
            out[i] = pcg(x[i] ^ i);
        }
    }
}

fn matrices(bench: &mut Bench) -> Outcome {
    let device = bench.device.clone();
    if bench.wants("product") {
        let n = if bench.shift == 0 { 4096 } else { 256 };
        let (mut a, mut b) = (device.zeroed::<f32>(n * n)?, device.zeroed::<f32>(n * n)?);
        // A GPU multiplies zeros faster than other numbers.
        algorithms::random_uniform(&device, 1, &mut a)?;
        algorithms::random_uniform(&device, 2, &mut b)?;
        let mut c = device.zeroed(n * n)?;
        let work = || Work::Operations(2.0 * (n * n * n) as f64);
        bench.row("product of 4096³, `f32`", work(), || {
            Ok(algorithms::product(&device, &a, &b, &mut c, Product::new(n, n, n))?)
        })?;
        for rows in [8, 16] {
            bench.row(&format!("the same, {rows} rows an invocation"), work(), || {
                let shape = Product::new(n, n, n);
                Ok(algorithms::product_in_form(rows, &a, &b, &mut c, shape)?)
            })?;
        }
        let turned = Product { transpose_b: true, ..Product::new(n, n, n) };
        bench.row("the same, one factor transposed", work(), || {
            Ok(algorithms::product(&device, &a, &b, &mut c, turned)?)
        })?;
        let matrices = Feature::CooperativeMatrix {
            size: 16,
            factors: CoopScalar::F16,
            sums: CoopScalar::F32,
        };
        if device.supports(matrices) {
            let n = 2 * n;
            let number = |i| f16::from_f32((pcg(i) >> 8) as f32 / (1 << 24) as f32);
            let numbers: Vec<f16> = (0..(n * n) as u32).map(number).collect();
            let (a, b) = (device.buffer(&numbers)?, device.buffer(&numbers)?);
            let mut c = device.zeroed(n * n)?;
            let work = || Work::Operations(2.0 * (n * n * n) as f64);
            bench.row("product of 8192³, `f16`", work(), || {
                Ok(algorithms::product(&device, &a, &b, &mut c, Product::new(n, n, n))?)
            })?;
            for wide in [2, 4] {
                bench.row(&format!("the same, {wide} subgroups wide"), work(), || {
                    let shape = Product::new(n, n, n);
                    Ok(algorithms::product_of_halves_in_form(wide, &a, &b, &mut c, shape)?)
                })?;
            }
        }
    }
    if bench.wants("vector") {
        let n = if bench.shift == 0 { 16384 } else { 256 };
        let (a, x) = (device.zeroed::<f32>(n * n)?, device.zeroed::<f32>(n)?);
        let mut y = device.zeroed(n)?;
        bench.row("16384² matrix times vector", Work::Bytes(4.0 * (n * n) as f64), || {
            Ok(algorithms::matrix_times_vector(&device, &a, &x, &mut y, (1.0, 0.0))?)
        })?;
    }
    Ok(())
}

fn rows(bench: &mut Bench) -> Outcome {
    let device = bench.device.clone();
    let rows = bench.scaled(65536);
    let mut x = device.zeroed::<f32>(rows * 1024)?;
    algorithms::random_uniform(&device, 3, &mut x)?;
    let mut out = device.zeroed(rows * 1024)?;
    let bytes = 8.0 * (rows * 1024) as f64;
    if bench.wants("softmax") {
        bench.row("softmax of 65536 rows of 1024", Work::Bytes(bytes), || {
            Ok(algorithms::softmax(&device, &x, rows, &mut out)?)
        })?;
    }
    if bench.wants("norm") {
        let none = device.zeroed::<f32>(0)?;
        bench.row("layer norm of 65536 rows of 1024", Work::Bytes(bytes), || {
            Ok(algorithms::layer_norm(&device, &x, rows, (&none, &none), 1e-5, &mut out)?)
        })?;
    }
    Ok(())
}

fn transforms(bench: &mut Bench) -> Outcome {
    if !bench.wants("fft") {
        return Ok(());
    }
    let device = bench.device.clone();
    for (name, log, log_batch) in [("fft of 2²⁴", 24, 0), ("fft of 2¹⁰ times 2¹⁴", 14, 10)]
    {
        let (log, log_batch) = match bench.shift {
            0 => (log, log_batch),
            _ => (log / 2 + 2, log_batch / 2),
        };
        let len = 1usize << (log + log_batch);
        let x = device.zeroed::<Vec2>(len)?;
        let mut out = device.zeroed(len)?;
        let passes = (log as u32).div_ceil(3);
        let bytes = 16.0 * len as f64 * f64::from(passes);
        bench.row(&format!("{name}, {passes} passes"), Work::Bytes(bytes), || {
            Ok(algorithms::fft(&device, &x, 1 << log, &mut out)?)
        })?;
    }
    Ok(())
}
