//! Kernels on a GPU, each in three forms in one run. The first form is a launch of this library.
//! The other two run the same algorithm as hand-written WGSL (`twins`) through plain wgpu, once
//! without wgpu's run-time checks, and once with all of them, which is wgpu's default. The forms
//! use the same memory of one device, and the results of all three are compared with the host's.
//! The output is the table of `guide/src/performance.md`.
//!
//! ```sh
//! cargo bench --bench gpu             # on the best GPU adapter: about a minute
//! cargo bench --bench gpu -- small    # smaller sizes, which software adapters always use
//! cargo bench --bench gpu -- cpu      # the same sizes on the CPU executor, which has one form
//! cargo bench --bench gpu -- scan     # rows with `scan` in their name, after the copy
//! ```

use std::error::Error;
use std::time::Duration;

use dsl_runtime::HostShareable;
use dsl_runtime::prelude::*;

mod cases;
mod data;
#[path = "../examples/mod.rs"]
mod examples;
#[path = "../kernels/mod.rs"]
mod kernels;
mod raw;
mod row;
mod table;
mod timing;

use cases::Case;
use data::Data;
use raw::{Program, Raw};
use row::{Row, Work};
use timing::{Effort, Times};

type Outcome = Result<(), Box<dyn Error>>;

fn main() -> Outcome {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let (modes, names): (Vec<String>, Vec<String>) =
        args.into_iter().partition(|arg| arg == "small" || arg == "cpu");
    let device = match modes.iter().any(|mode| mode == "cpu") {
        true => Device::cpu(),
        false => Device::gpu()?,
    };
    let is_small = !modes.is_empty() || device.is_software();
    let mut bench = Bench {
        raw: Raw::of(&device),
        device,
        data: Data::new(),
        is_small,
        effort: match is_small {
            true => Effort { batch: Duration::from_millis(10), rounds: 5 },
            false => Effort { batch: Duration::from_millis(30), rounds: 9 },
        },
        copy_rate: None,
    };
    println!("{}\n\n{}", bench.device.name(), table::HEAD);
    for copy in &cases::COPIES {
        let rate = bench.run(copy)?;
        bench.copy_rate = bench.copy_rate.into_iter().chain(rate).reduce(f64::max);
    }
    for (heading, cases) in cases::TABLE {
        let is_asked_for = |case: &&Case| {
            names.is_empty() || names.iter().any(|name| case.name.contains(name.as_str()))
        };
        let cases: Vec<&Case> = cases.iter().filter(is_asked_for).collect();
        if !cases.is_empty() {
            println!("| **{heading}** | | | | | | |");
        }
        for case in cases {
            bench.run(case)?;
        }
    }
    Ok(())
}

struct Bench {
    device: Device,
    /// `None` on the CPU executor.
    raw: Option<Raw>,
    data: Data,
    is_small: bool,
    effort: Effort,
    /// Bytes per second that a copy reads and writes.
    copy_rate: Option<f64>,
}

impl Bench {
    /// A buffer of `len` elements, which repeats the given ones.
    fn buffer<T: HostShareable>(
        &self,
        len: u32,
        of: &[T],
    ) -> Result<Buffer<T>, dsl_runtime::Error> {
        let len = len as usize;
        let mut buffer = self.device.zeroed(len)?;
        for start in (0..len).step_by(of.len()) {
            buffer.write_range(start, &of[..of.len().min(len - start)])?;
        }
        Ok(buffer)
    }

    fn zeroed<T: HostShareable>(&self, len: u32) -> Result<Buffer<T>, dsl_runtime::Error> {
        self.device.zeroed(len as usize)
    }

    fn floats(&self, len: u32) -> Result<Buffer<f32>, dsl_runtime::Error> {
        self.buffer(len, &self.data.floats)
    }

    fn words(&self, len: u32) -> Result<Buffer<u32>, dsl_runtime::Error> {
        self.buffer(len, &self.data.words)
    }

    /// Checks and times the forms of a case, and prints its row. Returns the rate of this library's
    /// form.
    fn run(&self, case: &Case) -> Result<Option<f64>, Box<dyn Error>> {
        let size = case.sizes[usize::from(self.is_small)];
        let name = case.name.replace("{n}", &table::size(size));
        let measured = (case.row)(self, size).map_err(Box::from).and_then(|row| self.measure(row));
        match measured {
            Ok((work, times)) => {
                println!("| {name} | {} |", table::cells(work, &times, self.copy_rate));
                Ok(Some(work.amount() / times.seconds(0)))
            }
            Err(error) => match error.downcast::<dsl_runtime::Error>().map(|error| *error) {
                Ok(dsl_runtime::Error::MissingFeature { feature, .. }) => {
                    println!("| {name} | not run: no {} | | | | | |", feature.describe());
                    Ok(None)
                }
                Ok(error) => Err(format!("{name}: {error}").into()),
                Err(error) => Err(format!("{name}, {error}").into()),
            },
        }
    }

    fn measure(&self, mut row: Row) -> Result<(Work, Times), Box<dyn Error>> {
        self.device.sync()?;
        row.kernel.launch()?;
        row.check("here")?;
        let mut twins: Vec<(&Raw, Program)> = Vec::new();
        for (form, is_checked) in [("unchecked", false), ("default", true)] {
            let Some(raw) = self.raw.as_ref().filter(|_| !row.twin.is_empty()) else { continue };
            let program = raw.program(&row.twin, is_checked)?;
            row.kernel.reset()?;
            self.device.sync()?;
            raw.run(&program, 1)?;
            row.check(form)?;
            twins.push((raw, program));
        }
        let times = Times::take(1 + twins.len(), self.effort, |way, n| match way.checked_sub(1) {
            None => {
                (0..n).try_for_each(|_| row.kernel.launch())?;
                Ok(self.device.sync()?)
            }
            Some(twin) => {
                let (raw, program) = &twins[twin];
                raw.run(program, n)
            }
        })?;
        Ok((row.work, times))
    }
}
