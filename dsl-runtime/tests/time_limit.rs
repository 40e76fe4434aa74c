//! Ways to stop waiting for a kernel that runs too long, on each kind of device.

use std::time::{Duration, Instant};

use dsl_runtime::prelude::*;
use dsl_runtime::{Error, with_time_limit};

/// Each iteration depends on the one before.
#[kernel(workgroup_size = 64)]
fn grind(rounds: u32, data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        let mut x = data[i] + 1;
        for _ in 0..rounds {
            x ^= x << 13;
            x ^= x >> 17;
            x ^= x << 5;
        }
        data[i] = x;
    }
}

/// The same in a loop with a barrier.
#[kernel(workgroup_size = 64)]
fn grind_together(rounds: u32, data: &mut [u32]) {
    workgroup_var!(row: [u32; 64]);
    let (i, lane) = (global_invocation_id().x, local_invocation_index());
    row[lane] = i;
    workgroup_barrier();
    for _ in 0..rounds {
        let x = row[63 - lane];
        workgroup_barrier();
        row[lane] = x * 3 + 1;
        workgroup_barrier();
    }
    if i < data.len() {
        data[i] = row[lane];
    }
}

#[kernel(workgroup_size = 64)]
fn add(data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] += 1;
    }
}

const LIMIT: Duration = Duration::from_millis(60);

/// Longer than any test waits. A device that ignores the limit takes even longer.
const LONG: Duration = Duration::from_secs(20);

#[track_caller]
fn is_over<T>(result: Result<T, Error>, device: &Device) {
    match result {
        Err(Error::TimedOut { device: name, .. }) => assert_eq!(name, device.name()),
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("{} was quick", device.name()),
    }
}

fn cpus() -> [Device; 2] {
    [Device::cpu(), Device::checked()]
}

#[test]
fn a_launch_on_the_cpu_ends_with_the_limit() -> Result<(), Error> {
    for device in cpus() {
        let mut data = device.zeroed::<u32>(1 << 21)?;
        let start = Instant::now();
        is_over(
            with_time_limit(LIMIT, || grind(20_000, &mut data).invocations(1 << 21).run()),
            &device,
        );
        is_over(
            with_time_limit(LIMIT, || grind_together(20_000, &mut data).invocations(1 << 21).run()),
            &device,
        );
        assert!(start.elapsed() < LONG, "{:?} on {}", start.elapsed(), device.name());
        // The device continues to work, with and without a limit.
        let mut data = device.zeroed::<u32>(1000)?;
        add(&mut data).invocations(1000).run()?;
        with_time_limit(LONG, || add(&mut data).invocations(1000).run())?;
        assert_eq!(data.read()?, [2; 1000]);
    }
    Ok(())
}

#[test]
fn loops_on_the_checked_device_end_with_the_limit() -> Result<(), Error> {
    let device = Device::checked();
    // A single workgroup, whose loops have as many iterations as the device allows.
    let mut data = device.zeroed::<u32>(64)?;
    let start = Instant::now();
    is_over(with_time_limit(LIMIT, || grind(1 << 24, &mut data).workgroups(1).run()), &device);
    is_over(
        with_time_limit(LIMIT, || grind_together(1 << 20, &mut data).workgroups(1).run()),
        &device,
    );
    assert!(start.elapsed() < LONG, "{:?}", start.elapsed());
    assert!(device.take_notes().is_empty());
    Ok(())
}

#[test]
fn a_limit_that_is_over_runs_no_workgroup_on_the_cpu() -> Result<(), Error> {
    for device in cpus() {
        let mut data = device.zeroed::<u32>(1000)?;
        is_over(with_time_limit(Duration::ZERO, || add(&mut data).workgroups(16).run()), &device);
        // Calls that do not wait are not limited.
        assert_eq!(with_time_limit(Duration::ZERO, || data.read())?, [0; 1000]);
        with_time_limit(Duration::ZERO, || device.sync())?;
    }
    Ok(())
}

/// Work that keeps a GPU busy for a second or more. On llvmpipe, loops cannot be longer.
struct Work {
    data: Buffer<u32>,
    launches: u32,
    time: Duration,
}

impl Work {
    fn new(device: &Device) -> Result<Self, Error> {
        let mut work = Self { data: device.zeroed(64)?, launches: 1, time: Duration::ZERO };
        work.start()?; // builds the kernel
        loop {
            device.sync()?;
            let start = Instant::now();
            work.start()?;
            device.sync()?;
            work.time = start.elapsed();
            if work.time.as_millis() > 1000 {
                return Ok(work);
            }
            match work.data.len() < 1 << 18 {
                true => work.data = device.zeroed(2 * work.data.len())?,
                false => work.launches *= 2,
            }
        }
    }

    fn start(&mut self) -> Result<(), Error> {
        let n = self.data.len();
        (0..self.launches).try_for_each(|_| grind(60_000, &mut self.data).invocations(n).run())
    }

    /// Starts the work, and returns whether it still runs. Some drivers run kernels during
    /// submission.
    fn goes_on(&mut self, device: &Device) -> Result<bool, Error> {
        let start = Instant::now();
        self.start()?;
        device.submit()?;
        let goes_on = start.elapsed() < self.time / 4;
        if !goes_on {
            println!(
                "NOT RUN: the driver of {} runs kernels while they are submitted",
                device.name()
            );
        }
        Ok(goes_on)
    }
}

#[test]
fn a_wait_for_a_gpu_ends_with_the_limit() -> Result<(), Error> {
    for device in Device::all().into_iter().filter(Device::is_gpu) {
        let mut work = Work::new(&device)?;
        let small = device.buffer(&[5u32; 4])?;
        device.sync()?;
        if !work.goes_on(&device)? {
            continue;
        }
        let start = Instant::now();
        is_over(with_time_limit(LIMIT, || device.sync()), &device);
        is_over(with_time_limit(LIMIT, || device.profile(|_| Ok(()))), &device);
        if device.is_software() {
            // The driver submits a read only after everything before it is done.
            println!("NOT RUN: reads on {}", device.name());
        } else {
            is_over(with_time_limit(LIMIT, || small.read()), &device);
        }
        assert!(start.elapsed() < work.time / 2, "{:?}", start.elapsed());
        // Nothing is lost.
        assert_eq!(small.read()?, [5; 4]);
        with_time_limit(LONG, || device.sync())?;
        // A device that is dropped while it works is left behind.
        work.goes_on(&device)?;
        is_over(with_time_limit(LIMIT, || device.sync()), &device);
        let (start, time) = (Instant::now(), work.time);
        drop((work, small, device));
        assert!(start.elapsed() < time / 4, "{:?}", start.elapsed());
        let next = Device::gpu()?;
        assert_eq!(next.buffer(&[1u32])?.read()?, [1]);
    }
    Ok(())
}

/// Whatever the driver, work that ends within the limit completes.
#[test]
fn work_within_the_limit_completes() -> Result<(), Error> {
    for device in Device::all().into_iter().chain([Device::checked()]) {
        let values = with_time_limit(LONG, || {
            let mut data = device.buffer(&[1u32; 1000])?;
            for _ in 0..20 {
                add(&mut data).invocations(1000).run()?;
            }
            device.sync()?;
            let texture = device.texture_2d::<R32Uint>((4, 1), &[1, 2, 3, 4])?;
            assert_eq!(texture.read()?, [1, 2, 3, 4]);
            assert_eq!(pollster::block_on(data.read_async())?, [21; 1000]);
            device.profile(|_| add(&mut data).invocations(1000).run())?;
            data.read()
        });
        assert_eq!(values?, [22; 1000], "{}", device.name());
    }
    Ok(())
}
