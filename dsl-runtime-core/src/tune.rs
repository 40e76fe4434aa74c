//! Choices that need a measurement, such as the tile of a kernel. They are measured once for each
//! adapter, and remembered.
//!
//! A choice is a number for a name. It decides how fast a program is, and never its results, so a
//! wrong or a lost choice does no harm.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::wait::{Instant, Wait, may_wait, ready};
use crate::{Device, Error, device::Backend};

/// The choices so far, by the adapter, the name, and the number of ways.
static CHOSEN: Mutex<BTreeMap<(String, String, usize), usize>> = Mutex::new(BTreeMap::new());

/// The first line of a file.
const HEADER: &str = "dsl tuning 1";

/// How often each choice is measured.
const ROUNDS: usize = 5;

impl Device {
    /// The fastest of `choices` ways to do the same on this device, as a number from 0.
    ///
    /// `run` does the work in the way with the given number, on typical data of the program. The
    /// first call for a `name` runs each way six times and measures it; later calls give the same
    /// number at once. After [`cache_pipelines`](Self::cache_pipelines), a file in its directory
    /// remembers the choice for the next run of the program. Files that are damaged, or of another
    /// adapter or driver, are ignored. All ways must give the same results.
    ///
    /// The checked device does not measure: it takes the first way. A way is chosen only if it is
    /// clearly faster than all earlier ways.
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// #[kernel(workgroup_size = N, instances(N = [64, 256]))]
    /// fn double<const N: u32>(data: &mut [f32]) {
    ///     let i = global_invocation_id().x;
    ///     if i < data.len() {
    ///         data[i] *= 2.0;
    ///     }
    /// }
    ///
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::new()?;
    /// let mut data = device.zeroed::<f32>(1000)?;
    /// let mut run = |way| match way {
    ///     0 => double::<64>(&mut data).for_each_element().run(),
    ///     _ => double::<256>(&mut data).for_each_element().run(),
    /// };
    /// let way = device.tune("double", 2, &mut run)?;
    /// run(way)?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// The errors of `run` and of [`sync`](Self::sync).
    pub fn tune(
        &self,
        name: &str,
        choices: usize,
        run: impl FnMut(usize) -> Result<(), Error>,
    ) -> Result<usize, Error> {
        may_wait("Device::tune", "Device::tune_async")?;
        ready(self.tune_by(Wait::Here, name, choices, run))
    }

    /// As [`tune`](Self::tune), without blocking.
    ///
    /// # Errors
    /// As [`tune`](Self::tune).
    pub async fn tune_async(
        &self,
        name: &str,
        choices: usize,
        run: impl FnMut(usize) -> Result<(), Error>,
    ) -> Result<usize, Error> {
        self.tune_by(Wait::Later, name, choices, run).await
    }

    async fn tune_by(
        &self,
        how: Wait,
        name: &str,
        choices: usize,
        run: impl FnMut(usize) -> Result<(), Error>,
    ) -> Result<usize, Error> {
        let key = (self.name(), name.to_owned(), choices);
        let chosen = || CHOSEN.lock().unwrap_or_else(PoisonError::into_inner);
        if choices < 2 || matches!(self.backend(), Backend::Cpu { notes: Some(_), .. }) {
            return Ok(0);
        }
        if let Some(way) = chosen().get(&key) {
            return Ok(*way);
        }
        let file = self.tuning_file();
        let kept = file.as_ref().and_then(|file| fs::read_to_string(file).ok());
        let kept = kept.map(|text| parse(&text)).unwrap_or_default();
        let way = match kept.get(&(name.to_owned(), choices)) {
            Some(way) => *way,
            None => self.fastest(how, choices, run).await?,
        };
        chosen().insert(key, way);
        if let Some(file) = file {
            remember(&file, kept, (name.to_owned(), choices), way);
        }
        Ok(way)
    }

    /// The number that [`tune`](Self::tune) has chosen in this run of the program, if it was
    /// called.
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::new()?;
    /// assert_eq!(device.tuned("nothing of this name", 2), None);
    /// # Ok(())
    /// # }
    /// ```
    pub fn tuned(&self, name: &str, choices: usize) -> Option<usize> {
        let chosen = CHOSEN.lock().unwrap_or_else(PoisonError::into_inner);
        chosen.get(&(self.name(), name.to_owned(), choices)).copied()
    }

    /// Measures the ways in turns.
    async fn fastest(
        &self,
        how: Wait,
        choices: usize,
        mut run: impl FnMut(usize) -> Result<(), Error>,
    ) -> Result<usize, Error> {
        let mut times = vec![Duration::MAX; choices];
        for round in 0..=ROUNDS {
            for (way, best) in times.iter_mut().enumerate() {
                self.sync_by(how).await?;
                let start = Instant::now();
                run(way)?;
                self.sync_by(how).await?;
                // The first round compiles pipelines.
                if round > 0 {
                    *best = start.elapsed().min(*best);
                }
            }
        }
        let mut fastest = 0;
        for way in 1..choices {
            // 3 % are noise.
            if times[way].as_secs_f64() < times[fastest].as_secs_f64() * 0.97 {
                fastest = way;
            }
        }
        Ok(fastest)
    }

    /// The file of choices, beside the compiled pipelines of this adapter and driver.
    fn tuning_file(&self) -> Option<PathBuf> {
        match self.backend() {
            Backend::Cpu { .. } => None,
            Backend::Gpu(gpu) => gpu.tuning_file(),
        }
    }
}

/// The choices in a file. Empty if it is another file, or incomplete.
fn parse(text: &str) -> BTreeMap<(String, usize), usize> {
    let mut lines = text.lines();
    let is_whole = lines.next() == Some(HEADER) && text.ends_with('\n');
    let line = |line: &str| {
        let (rest, way) = line.rsplit_once('\t')?;
        let (name, choices) = rest.rsplit_once('\t')?;
        let (choices, way): (usize, usize) = (choices.parse().ok()?, way.parse().ok()?);
        (way < choices).then(|| ((name.to_owned(), choices), way))
    };
    lines.map(line).collect::<Option<_>>().filter(|_| is_whole).unwrap_or_default()
}

/// Replaces the file. If it cannot be written, the next run of the program measures again.
fn remember(
    file: &std::path::Path,
    mut kept: BTreeMap<(String, usize), usize>,
    key: (String, usize),
    way: usize,
) {
    if key.0.contains(['\n', '\t']) || kept.insert(key, way) == Some(way) {
        return;
    }
    let lines = kept.iter().map(|((name, choices), way)| format!("{name}\t{choices}\t{way}\n"));
    let text = lines.fold(format!("{HEADER}\n"), |text, line| text + &line);
    let new = file.with_extension(format!("tuning.{}.new", std::process::id()));
    if fs::write(&new, text).and_then(|()| fs::rename(&new, file)).is_err() {
        _ = fs::remove_file(&new);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damaged_files_remember_nothing() {
        let text = format!("{HEADER}\nscan\t3\t2\na b\t2\t0\n");
        let whole = parse(&text);
        assert_eq!(whole.get(&("scan".to_owned(), 3)), Some(&2));
        assert_eq!(whole.len(), 2);
        for n in 0..text.len() {
            let cut = parse(&text[..n]);
            assert!(cut.iter().all(|(key, way)| whole.get(key) == Some(way)), "{n} bytes of it");
        }
        assert!(parse(&text.replace('2', "x")).is_empty());
        assert!(parse(&text.replace("\t3\t2", "\t3\t3")).is_empty());
        assert!(parse("scan\t3\t2\n").is_empty());
    }

    #[test]
    fn the_fastest_way_is_measured_once() {
        let device = Device::cpu();
        let mut runs = 0;
        let mut run = |way: usize| {
            runs += 1;
            std::thread::sleep(Duration::from_millis(if way == 1 { 1 } else { 20 }));
            Ok(())
        };
        assert_eq!(device.tune("a test of three ways", 3, &mut run).unwrap(), 1);
        assert_eq!(device.tune("a test of three ways", 3, &mut run).unwrap(), 1);
        assert_eq!(runs, 18);
        let error = device.tune("a test that fails", 2, |_| Err(Error::SubgroupSize { size: 3 }));
        assert!(matches!(error, Err(Error::SubgroupSize { size: 3 })));
        assert_eq!(Device::checked().tune("no test", 2, |_| panic!("it is not run")).unwrap(), 0);
    }

    #[test]
    fn a_file_beside_the_pipelines_remembers() {
        let Some(device) = crate::tests::gpu() else { return };
        let directory = std::env::temp_dir().join(format!("dsl-tuning-{}", std::process::id()));
        _ = fs::remove_dir_all(&directory);
        if device.cache_pipelines(&directory).unwrap() {
            device.tune("a test of files", 2, |_| Ok(())).unwrap();
            let file = device.tuning_file().unwrap();
            let kept = parse(&fs::read_to_string(&file).unwrap());
            assert!(kept.contains_key(&("a test of files".to_owned(), 2)));
            fs::write(&file, format!("{HEADER}\nanother test of files\t2\t1\n")).unwrap();
            let way = device.tune("another test of files", 2, |_| panic!("it is not run"));
            assert_eq!(way.unwrap(), 1);
        }
        drop(device);
        _ = fs::remove_dir_all(&directory);
    }
}
