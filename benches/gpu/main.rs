//! The kernels of `benches/kernels` on a GPU, each in three forms in one run: as launched here, and
//! the same algorithm as hand-written WGSL (`twins`) through plain wgpu, without any of wgpu's
//! run-time checks, and with all of them, which is wgpu's default. The results of all three are
//! compared with the host's.
//!
//! ```sh
//! cargo bench --bench gpu             # on the best GPU adapter: about a minute
//! cargo bench --bench gpu -- small    # sizes for a software adapter
//! cargo bench --bench gpu -- cpu      # the same sizes on the CPU executor, where there is one form
//! cargo bench --bench gpu -- scan     # rows with `scan` in their name, after the copy
//! ```

use std::cell::Cell;
use std::error::Error;
use std::time::{Duration, Instant};

use dsl_runtime::HostShareable;
use dsl_runtime::prelude::*;

mod cases;
#[allow(dead_code, reason = "the instances are for tests as well")]
#[path = "../kernels/mod.rs"]
mod kernels;
mod raw;

use raw::{Contents, Dispatch, Program, Raw};

fn main() -> Outcome {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let (names, modes): (Vec<String>, Vec<String>) =
        args.into_iter().partition(|arg| arg != "small" && arg != "cpu");
    let on_cpu = modes.iter().any(|mode| mode == "cpu");
    let bench = Bench {
        device: if on_cpu { Device::cpu() } else { Device::gpu()? },
        raw: if on_cpu { None } else { Some(Raw::open()?) },
        is_small: !modes.is_empty(),
        names,
        copy_rate: Cell::new(None),
    };
    println!("{}", bench.device.name());
    println!(
        "{:<44} {:>11} {:>11} {:>11} {:>9} {:>8}",
        "", "here", "unchecked", "default", "here/unch", "def/here"
    );
    println!("{:<105}rate, and its share of the copy's", "");
    cases::run(&bench)
}

struct Bench {
    device: Device,
    /// There is none on the CPU executor.
    raw: Option<Raw>,
    is_small: bool,
    /// Parts of the names of the rows to run; all if there are none.
    names: Vec<String>,
    /// Bytes a second that a copy reads and writes.
    copy_rate: Cell<Option<f64>>,
}

/// Runs something so many times.
type Form<'a> = Box<dyn FnMut(u32) -> Outcome + 'a>;

type Outcome = Result<(), Box<dyn Error>>;

/// What a kernel does in a launch.
#[derive(Clone, Copy)]
enum Work {
    /// Bytes that have to be read or written.
    Bytes(u64),
    /// Multiplications and additions.
    Operations(u64),
}

/// A line of the table.
struct Row<'a> {
    name: String,
    work: Work,
    /// The buffers of the hand-written form; the last one is the result.
    contents: Vec<Contents<'a>>,
    dispatches: Vec<Dispatch>,
    /// Some words of the result of one launch that finds the result zeroed.
    expected: Vec<(usize, f64)>,
    /// How far each may be off.
    tolerance: f64,
}

/// An element of a result, as words that are numbers.
trait Words: HostShareable {
    const COUNT: usize;
    fn number(word: u32) -> f64;
    fn word(&self, at: usize) -> u32;
}

impl Words for f32 {
    const COUNT: usize = 1;
    fn number(word: u32) -> f64 {
        f32::from_bits(word).into()
    }
    fn word(&self, _: usize) -> u32 {
        self.to_bits()
    }
}

impl Words for u32 {
    const COUNT: usize = 1;
    fn number(word: u32) -> f64 {
        word.into()
    }
    fn word(&self, _: usize) -> u32 {
        *self
    }
}

impl Words for Vec4 {
    const COUNT: usize = 4;
    fn number(word: u32) -> f64 {
        f32::number(word)
    }
    fn word(&self, at: usize) -> u32 {
        self[at].to_bits()
    }
}

impl Words for UVec4 {
    const COUNT: usize = 4;
    fn number(word: u32) -> f64 {
        word.into()
    }
    fn word(&self, at: usize) -> u32 {
        self[at]
    }
}

impl Bench {
    /// One of two sizes.
    fn size(&self, large: u32, small: u32) -> u32 {
        if self.is_small { small } else { large }
    }

    fn is_asked_for(&self, name: &str) -> bool {
        self.names.is_empty() || self.names.iter().any(|part| name.contains(part.as_str()))
    }

    /// A buffer of so many elements: these again and again.
    fn buffer<T: HostShareable>(&self, len: u32, of: &[T]) -> Result<Buffer<T>, Box<dyn Error>> {
        let len = len as usize;
        let mut buffer = self.device.zeroed(len)?;
        for start in (0..len).step_by(of.len()) {
            buffer.write_range(start, &of[..of.len().min(len - start)])?;
        }
        Ok(buffer)
    }

    /// Times the three forms in turns, compares their results, and prints a line. `launch` runs
    /// the kernel once, into the buffer that it is given.
    fn row<T: Words>(
        &self,
        row: Row<'_>,
        mut output: Buffer<T>,
        mut launch: impl FnMut(&mut Buffer<T>) -> Result<(), dsl_runtime::Error>,
    ) -> Result<Duration, Box<dyn Error>> {
        let twins = self.raw.as_ref().map(|raw| {
            let buffers = raw.buffers(&row.contents);
            [false, true].map(|is_checked| raw.program(&row.dispatches, &buffers, is_checked))
        });

        launch(&mut output)?;
        row.check("here", &samples(&output, &row.expected)?, T::number)?;
        if let (Some(raw), Some(twins)) = (&self.raw, &twins) {
            let words: Vec<usize> = row.expected.iter().map(|(word, _)| *word).collect();
            for (twin, form) in twins.iter().zip(["unchecked", "default"]) {
                row.check(form, &raw.results(twin, &words)?, T::number)?;
            }
        }

        let mut forms: Vec<Form<'_>> = Vec::new();
        forms.push(Box::new(|n| {
            (0..n).try_for_each(|_| launch(&mut output))?;
            Ok(self.device.sync()?)
        }));
        if let (Some(raw), Some(twins)) = (&self.raw, &twins) {
            let run = |twin: &Program, n: u32| raw.run(twin, n);
            forms.extend(twins.iter().map(|twin| -> Form<'_> { Box::new(move |n| run(twin, n)) }));
        }
        let times = medians(&mut forms)?;
        drop(forms);
        self.print(&row, &times);
        Ok(times[0])
    }

    fn print(&self, row: &Row<'_>, times: &[Duration]) {
        let micros = |time: &Duration| time.as_secs_f64() * 1e6;
        print!("{:<44} {:>8.1} µs", row.name, micros(&times[0]));
        match times {
            [here, unchecked, default] => print!(
                " {:>8.1} µs {:>8.1} µs {:>9.3} {:>8.2}",
                micros(unchecked),
                micros(default),
                micros(here) / micros(unchecked),
                micros(default) / micros(here),
            ),
            _ => print!("{:>44}", ""),
        }
        let rate = |of: u64| of as f64 / times[0].as_secs_f64();
        match row.work {
            Work::Bytes(bytes) => {
                let copy = self.copy_rate.get().unwrap_or(rate(bytes));
                println!("   {:.1} GB/s, {:.1} %", rate(bytes) / 1e9, 100.0 * rate(bytes) / copy);
            }
            Work::Operations(count) => println!("   {:.1} GFLOP/s", rate(count) / 1e9),
        }
    }
}

impl Row<'_> {
    /// Whether a form computes what the host does.
    fn check(&self, form: &str, found: &[u32], number: fn(u32) -> f64) -> Result<(), String> {
        for ((word, expected), found) in self.expected.iter().zip(found) {
            let found = number(*found);
            // A NaN is not within any tolerance.
            let is_within = (found - expected).abs() <= self.tolerance;
            if !is_within {
                let name = &self.name;
                return Err(format!("{name}, {form}: word {word} is {found}, not {expected}"));
            }
        }
        Ok(())
    }
}

/// The words of a result that are compared.
fn samples<T: Words>(
    output: &Buffer<T>,
    expected: &[(usize, f64)],
) -> Result<Vec<u32>, dsl_runtime::Error> {
    let word = |(word, _): &(usize, f64)| {
        let at = word / T::COUNT;
        Ok(output.read_range(at..=at)?[0].word(word % T::COUNT))
    };
    expected.iter().map(word).collect()
}

/// The time of one run of each form: the median of seven batches that take a while, in turns.
fn medians(forms: &mut [Form<'_>]) -> Result<Vec<Duration>, Box<dyn Error>> {
    let mut counts = Vec::new();
    for run in forms.iter_mut() {
        run(1)?;
        let mut n = 1;
        while n < 4000 {
            let start = Instant::now();
            run(n)?;
            if start.elapsed() > Duration::from_millis(40) {
                break;
            }
            n *= 2;
        }
        counts.push(n);
    }
    let mut times = vec![Vec::new(); forms.len()];
    for _ in 0..7 {
        for ((run, n), times) in forms.iter_mut().zip(&counts).zip(&mut times) {
            let start = Instant::now();
            run(*n)?;
            times.push(start.elapsed() / *n);
        }
    }
    let median = |mut times: Vec<Duration>| {
        times.sort();
        times[3]
    };
    Ok(times.into_iter().map(median).collect())
}
