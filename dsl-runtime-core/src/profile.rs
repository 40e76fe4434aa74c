//! The times of launches, kernel by kernel.
//!
//! Takes the launches that a closure makes, gives their times: by the GPU's own clock if the device
//! has timestamps, else by the host's. A launch finds its profile by its thread, so callers pass
//! nothing on.

use std::{
    cell::RefCell,
    fmt, mem,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use crate::{
    Device, Error, KernelInfo,
    device::Backend,
    gpu::{Stopwatch, Timer},
    launch::Launch,
    wait::{IS_WEB, Instant, Wait, may_wait, ready},
};

impl Device {
    /// Measures the launches that `f` makes on this device, from this thread.
    ///
    /// On a device with timestamps each launch runs in a compute pass of its own. Its time is the
    /// GPU's, from the beginning of that pass to its end, without the wait for earlier launches.
    /// Outside of a profile, independent launches may overlap, and together take less time than the
    /// sum. On the CPU executor, and on a device without timestamps, times are the host's. On such
    /// a device each time includes a submission and a wait. [`Profile::clock`] and the printed
    /// table name the clock. A kernel's first launch compiles it, and the host's clock counts that:
    /// launch it once before.
    ///
    /// ```
    /// # use dsl_runtime::prelude::*;
    /// #[kernel(workgroup_size = 64)]
    /// fn double(data: &mut [f32]) {
    ///     let i = global_invocation_id().x;
    ///     if i < data.len() {
    ///         data[i] *= 2.0;
    ///     }
    /// }
    ///
    /// # fn main() -> Result<(), dsl_runtime::Error> {
    /// let device = Device::new()?;
    /// let mut data = device.zeroed(1 << 16)?;
    /// let profile = device.profile(|p| {
    ///     p.moves(&double::INFO, 2 * 4 << 16); // reads and writes 4 bytes of each element
    ///     for _ in 0..10 {
    ///         double(&mut data).invocations(1 << 16).run()?;
    ///     }
    ///     Ok(())
    /// })?;
    /// assert_eq!(profile.kernels()[0].launches(), 10);
    /// println!("{profile}");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// A launch within two profiles of a device, one inside the other, belongs to the inner one.
    ///
    /// # Errors
    /// The errors of `f`; [`Error::DeviceLost`], [`Error::OutOfMemory`]; [`Error::ThreadEnds`] in
    /// the destructor of a thread-local. ([`Launch::run`] works there.)
    pub fn profile(
        &self,
        f: impl FnOnce(&Profiler) -> Result<(), Error>,
    ) -> Result<Profile, Error> {
        may_wait("Device::profile", "Device::profile_async")?;
        self.sync()?; // so that the profile does not wait for earlier launches
        let profiler = Arc::new(Profiler::new(self));
        profiler.gather(f)?;
        ready(profiler.finish(Wait::Here))
    }

    /// As [`profile`](Self::profile), without blocking in a browser: `f` runs within the call. The
    /// future is done when its launches are, without waiting for earlier launches. In a browser
    /// whose GPU has no timestamps, await it at once: it notes when each launch is done.
    ///
    /// # Errors
    /// The future gives the errors of [`profile`](Self::profile).
    pub fn profile_async<F: FnOnce(&Profiler) -> Result<(), Error>>(
        &self,
        f: F,
    ) -> impl Future<Output = Result<Profile, Error>> + Send + 'static + use<F> {
        let profiler = Arc::new(Profiler::new(self));
        let gathered = profiler.gather(f);
        async move {
            gathered?;
            profiler.finish(Wait::Later).await
        }
    }
}

/// Gathers the launches of a [`Device::profile`].
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// let device = Device::cpu();
/// let mut data = device.buffer(&[1.0; 100])?;
/// let profile = device.profile(|p| {
///     p.moves(&double::INFO, 2 * 4 * 100); // bytes of each launch
///     double(&mut data).for_each_element().run()
/// })?;
/// assert!(profile.kernels()[0].bandwidth().is_some());
/// # Ok(())
/// # }
/// ```
pub struct Profiler {
    device: Device,
    /// Set if the device has timestamps.
    timer: Option<Arc<Timer>>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    launches: Vec<Measured>,
    /// Waits for launches, in a browser whose GPU has no timestamps: each for the work up to the
    /// launch with this number, or for the work before the first one.
    waits: Vec<(Option<usize>, Waiting)>,
    /// Bytes that a launch of a kernel moves, if the program told them.
    moves: Vec<(&'static KernelInfo, u64)>,
}

type Waiting = Pin<Box<dyn Future<Output = Result<(), Error>> + Send>>;

/// A launch of a kernel.
struct Measured {
    kernel: &'static KernelInfo,
    /// A GPU's time is known only at the end.
    time: Option<Duration>,
    bytes_bound: u64,
    bytes_moved: Option<u64>,
}

thread_local! {
    /// The profiles that this thread is in, the innermost last.
    static ACTIVE: RefCell<Vec<Arc<Profiler>>> = const { RefCell::new(Vec::new()) };
}

/// While this value lives, the launches of this thread are measured.
struct Active;

impl Active {
    fn enter(profiler: &Arc<Profiler>) -> Result<Self, Error> {
        let enter = |all: &RefCell<Vec<_>>| all.borrow_mut().push(Arc::clone(profiler));
        match ACTIVE.try_with(enter) {
            Ok(()) => Ok(Self),
            Err(_) => Err(Error::ThreadEnds { device: profiler.device.name() }),
        }
    }
}

impl Drop for Active {
    fn drop(&mut self) {
        // A thread that is ending is in no profile.
        _ = ACTIVE.try_with(|all| all.borrow_mut().pop());
    }
}

/// The innermost profile of the device on this thread; `None` in a thread that is ending.
pub(crate) fn active(device: &Device) -> Option<Arc<Profiler>> {
    let innermost = |all: &RefCell<Vec<Arc<Profiler>>>| {
        all.borrow().iter().rev().find(|profiler| profiler.device == *device).cloned()
    };
    ACTIVE.try_with(innermost).ok().flatten()
}

impl Profiler {
    pub(crate) fn new(device: &Device) -> Self {
        let timer = match device.backend() {
            Backend::Gpu(gpu) if gpu.has_timestamps() => Some(Arc::default()),
            Backend::Gpu(_) | Backend::Cpu { .. } => None,
        };
        Self { device: device.clone(), timer, state: Mutex::default() }
    }

    /// Runs `f` and measures its launches.
    fn gather(
        self: &Arc<Self>,
        f: impl FnOnce(&Profiler) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let _active = Active::enter(self)?;
        f(self)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells the profile how many bytes each later launch of a kernel reads and writes, so that it
    /// can show the bandwidth. The profile cannot find this out itself.
    pub fn moves(&self, kernel: &'static KernelInfo, bytes: u64) {
        let mut state = self.state();
        state.moves.retain(|(other, _)| !std::ptr::eq(*other, kernel));
        state.moves.push((kernel, bytes));
    }

    /// Executes a launch, which must have passed `Launch::checked`, and measures it.
    pub(crate) fn measure(&self, launch: Launch<'_>) -> Result<(), Error> {
        let number = self.add(&launch);
        if let Some(timer) = &self.timer {
            let stopwatch = Stopwatch { timer: Arc::clone(timer), launch: number };
            return launch.execute(Some(stopwatch));
        }
        if IS_WEB && self.device.is_gpu() {
            return self.wait_later(launch, number);
        }
        self.device.sync()?;
        let start = Instant::now();
        launch.execute(None)?;
        self.device.sync()?;
        self.set_time(number, start.elapsed());
        Ok(())
    }

    /// Executes a launch. [`finish`](Self::finish) waits for it, after the work before it.
    fn wait_later(&self, launch: Launch<'_>, number: usize) -> Result<(), Error> {
        let wait = || -> Waiting { Box::pin(self.device.sync_async()) };
        if self.state().waits.is_empty() {
            let before = wait();
            self.state().waits.push((None, before));
        }
        launch.execute(None)?;
        let done = wait();
        self.state().waits.push((Some(number), done));
        Ok(())
    }

    /// Adds a launch without its time, and gives its number.
    fn add(&self, launch: &Launch<'_>) -> usize {
        let mut state = self.state();
        let (kernel, bytes_bound) = (launch.kernel.info, launch.bytes_bound());
        let moves = state.moves.iter().find(|(other, _)| std::ptr::eq(*other, kernel));
        let bytes_moved = moves.map(|(_, bytes)| *bytes);
        state.launches.push(Measured { kernel, time: None, bytes_bound, bytes_moved });
        state.launches.len() - 1
    }

    fn set_time(&self, number: usize, time: Duration) {
        self.state().launches[number].time = Some(time);
    }

    /// Waits for the launches, and adds up their times.
    pub(crate) async fn finish(&self, how: Wait) -> Result<Profile, Error> {
        if let (Some(timer), Backend::Gpu(gpu)) = (&self.timer, self.device.backend()) {
            for (number, time) in gpu.times(timer, how).await? {
                self.set_time(number, time);
            }
        }
        let waits = mem::take(&mut self.state().waits);
        let mut last = Instant::now();
        for (number, wait) in waits {
            wait.await?;
            let now = Instant::now();
            if let Some(number) = number {
                self.set_time(number, now - last);
            }
            last = now;
        }
        let mut kernels: Vec<(&KernelInfo, KernelProfile)> = Vec::new();
        for launch in &self.state().launches {
            let Some(time) = launch.time else { continue }; // it failed, and its error was returned
            let known = kernels.iter_mut().find(|(kernel, _)| std::ptr::eq(*kernel, launch.kernel));
            match known {
                Some((_, kernel)) => kernel.add(launch, time),
                None => kernels.push((launch.kernel, KernelProfile::of(launch, time))),
            }
        }
        let mut kernels: Vec<_> = kernels.into_iter().map(|(_, kernel)| kernel).collect();
        kernels.sort_by_key(|kernel| std::cmp::Reverse(kernel.total()));
        let clock = if self.timer.is_some() { Clock::Device } else { Clock::Host };
        Ok(Profile { device: self.device.clone(), clock, kernels })
    }
}

/// The clock that measured a [`Profile`].
///
/// ```
/// use dsl_runtime::{Clock, prelude::*};
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// let device = Device::cpu();
/// let mut data = device.buffer(&[1.0; 100])?;
/// let profile = device.profile(|_| double(&mut data).for_each_element().run())?;
/// assert_eq!(profile.clock(), Clock::Host);
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Clock {
    /// The GPU's: timestamps before and after each launch.
    Device,
    /// The host's: the CPU executor ran the launch, or the device has no timestamps, and the host
    /// waited for it.
    Host,
}

/// The times of launches, by kernel. Its `Display` form is a table.
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// let device = Device::cpu();
/// let mut data = device.buffer(&[1.0; 100])?;
/// let profile = device.profile(|_| double(&mut data).for_each_element().run())?;
/// println!("{profile}"); // a table
/// assert_eq!(profile.kernels().len(), 1);
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone)]
pub struct Profile {
    device: Device,
    clock: Clock,
    kernels: Vec<KernelProfile>,
}

impl Profile {
    /// The clock that measured the launches.
    pub fn clock(&self) -> Clock {
        self.clock
    }

    /// The launched kernels, the slowest first.
    pub fn kernels(&self) -> &[KernelProfile] {
        &self.kernels
    }

    /// The sum of all launches' times.
    pub fn total(&self) -> Duration {
        self.kernels.iter().map(KernelProfile::total).sum()
    }
}

/// The times of a kernel's launches.
///
/// ```
/// use dsl_runtime::prelude::*;
/// # fn main() -> Result<(), dsl_runtime::Error> {
/// # #[kernel(workgroup_size = 64)]
/// # fn double(data: &mut [f32]) {
/// #     let i = global_invocation_id().x;
/// #     if i < data.len() {
/// #         data[i] *= 2.0;
/// #     }
/// # }
///
/// let device = Device::cpu();
/// let mut data = device.buffer(&[1.0; 100])?;
/// let profile = device.profile(|_| double(&mut data).for_each_element().run())?;
/// let double = &profile.kernels()[0];
/// assert_eq!((double.name(), double.launches()), ("double", 1));
/// assert!(double.median() <= double.total());
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone)]
pub struct KernelProfile {
    name: &'static str,
    /// In the order of the launches.
    times: Vec<Duration>,
    bytes_bound: u64,
    bytes_moved: Option<u64>,
}

impl KernelProfile {
    fn of(launch: &Measured, time: Duration) -> Self {
        let Measured { kernel, bytes_bound, bytes_moved, .. } = *launch;
        Self { name: kernel.name, times: vec![time], bytes_bound, bytes_moved }
    }

    fn add(&mut self, launch: &Measured, time: Duration) {
        self.times.push(time);
        self.bytes_bound = self.bytes_bound.max(launch.bytes_bound);
        self.bytes_moved =
            self.bytes_moved.zip(launch.bytes_moved).map(|(a, b)| a.saturating_add(b));
    }

    /// The kernel's name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// How often it was launched.
    pub fn launches(&self) -> usize {
        self.times.len()
    }

    /// The launches' times, in their order.
    pub fn times(&self) -> &[Duration] {
        &self.times
    }

    /// The sum of the launches' times.
    pub fn total(&self) -> Duration {
        self.times.iter().sum()
    }

    /// The median of the times: half of the launches took less, half more.
    pub fn median(&self) -> Duration {
        let mut times = self.times.clone();
        times.sort();
        match (times.get((times.len() - 1) / 2), times.get(times.len() / 2)) {
            (Some(low), Some(high)) => (*low + *high) / 2,
            _ => Duration::ZERO,
        }
    }

    /// Bytes of the buffers, uniforms and textures of a launch. If launches differ, this is the
    /// maximum. A kernel may access some of them often, and others never.
    pub fn bytes_bound(&self) -> u64 {
        self.bytes_bound
    }

    /// Bytes that the launches read and wrote in a second, on average, if [`Profiler::moves`] was
    /// called for the kernel.
    pub fn bandwidth(&self) -> Option<f64> {
        let seconds = self.total().as_secs_f64();
        self.bytes_moved.filter(|_| seconds > 0.0).map(|bytes| bytes as f64 / seconds)
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let clock = match (self.clock, self.device.is_gpu()) {
            (Clock::Device, _) => "times are the GPU's",
            (Clock::Host, true) => {
                "the device has no timestamps: times are the host's, each with a submission and a wait"
            }
            (Clock::Host, false) => "times are the host's",
        };
        writeln!(f, "{}: {clock}", self.device.name())?;
        let mut rows = vec![
            ["kernel", "launches", "median", "total", "share", "bound", "bandwidth"]
                .map(str::to_owned),
        ];
        let all = self.total().as_secs_f64();
        for kernel in &self.kernels {
            let share = if all > 0.0 { 100.0 * kernel.total().as_secs_f64() / all } else { 0.0 };
            rows.push([
                kernel.name.to_owned(),
                kernel.launches().to_string(),
                time(kernel.median()),
                time(kernel.total()),
                format!("{share:.0} %"),
                bytes(kernel.bytes_bound as f64),
                kernel.bandwidth().map_or_else(String::new, |bandwidth| bytes(bandwidth) + "/s"),
            ]);
        }
        table(f, &rows)
    }
}

/// Columns as wide as their widest cell: the first is aligned to the left, numbers to the right.
fn table<const N: usize>(f: &mut fmt::Formatter<'_>, rows: &[[String; N]]) -> fmt::Result {
    let width =
        |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; N] = std::array::from_fn(width);
    for (n, row) in rows.iter().enumerate() {
        let mut line = format!("{:<1$}", row[0], widths[0]);
        for (cell, width) in row.iter().zip(widths).skip(1) {
            line += &format!("  {cell:>width$}");
        }
        let end = if n + 1 == rows.len() { "" } else { "\n" };
        write!(f, "{}{end}", line.trim_end())?;
    }
    Ok(())
}

/// A time with three digits.
pub(crate) fn time(time: Duration) -> String {
    let ns = time.as_nanos() as f64;
    let (value, unit) = match ns {
        ..1e3 => (ns, "ns"),
        ..1e6 => (ns / 1e3, "µs"),
        ..1e9 => (ns / 1e6, "ms"),
        _ => (ns / 1e9, "s"),
    };
    three_digits(value, unit)
}

/// A number of bytes with three digits.
pub(crate) fn bytes(bytes: f64) -> String {
    let (value, unit) = match bytes {
        ..1e3 => (bytes, "B"),
        ..1e6 => (bytes / 1e3, "kB"),
        ..1e9 => (bytes / 1e6, "MB"),
        ..1e12 => (bytes / 1e9, "GB"),
        _ => (bytes / 1e12, "TB"),
    };
    three_digits(value, unit)
}

/// Whole numbers of the smallest unit have no decimals.
fn three_digits(value: f64, unit: &str) -> String {
    match value {
        _ if matches!(unit, "ns" | "B") => format!("{value:.0} {unit}"),
        ..10.0 => format!("{value:.2} {unit}"),
        ..100.0 => format!("{value:.1} {unit}"),
        _ => format!("{value:.0} {unit}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kernel(name: &'static str, times: &[u64], moved: Option<u64>) -> KernelProfile {
        let times = times.iter().map(|ns| Duration::from_nanos(*ns)).collect();
        KernelProfile { name, times, bytes_bound: 12_000_000, bytes_moved: moved }
    }

    #[test]
    fn a_profile_is_printed_as_a_table() {
        let kernels = vec![
            kernel("matmul", &[1_500_000, 2_500_000, 1_000_000], None),
            kernel("saxpy", &[700, 900], Some(1600)),
        ];
        let profile = Profile { device: Device::checked(), clock: Clock::Host, kernels };
        let expected = "\
CPU executor, checked: times are the host's
kernel  launches   median    total  share    bound  bandwidth
matmul         3  1.50 ms  5.00 ms  100 %  12.0 MB
saxpy          2   800 ns  1.60 µs    0 %  12.0 MB  1.00 GB/s";
        assert_eq!(profile.to_string(), expected);
        let profile = Profile { kernels: Vec::new(), ..profile };
        assert!(profile.to_string().ends_with("bandwidth"), "{profile}");
    }

    #[test]
    fn numbers_have_three_digits() {
        let times = [0, 999, 1_000, 12_345, 123_456_789, 61_000_000_000];
        let times = times.map(|ns| time(Duration::from_nanos(ns)));
        assert_eq!(times, ["0 ns", "999 ns", "1.00 µs", "12.3 µs", "123 ms", "61.0 s"]);
        assert_eq!([999.0, 4.28e12].map(bytes), ["999 B", "4.28 TB"]);
    }

    #[test]
    fn the_median_is_between_the_middle_two() {
        assert_eq!(kernel("one", &[5], None).median(), Duration::from_nanos(5));
        assert_eq!(kernel("two", &[9, 1], None).median(), Duration::from_nanos(5));
        assert_eq!(kernel("three", &[9, 1, 2], None).median(), Duration::from_nanos(2));
    }
}
