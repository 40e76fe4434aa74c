//! Faulty programs around launches, and threads that end. The responsible caller gets an error, and
//! everything else continues.

use std::cell::RefCell;
use std::path::Path;
use std::process::Command;
use std::sync::mpsc::{self, Sender};
use std::task::{Context, Poll, Waker};
use std::thread;

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn add(x: u32, data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] += x;
    }
}

#[kernel(workgroup_size = 64)]
fn gather(from: &[u32], data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() && i < from.len() {
        data[i] += from[i];
    }
}

#[kernel(workgroup_size = 8)]
fn load(image: &Texture2d<u32>, data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] += image.load(uvec2(i, 0), 0).x;
    }
}

fn gpus() -> impl Iterator<Item = Device> {
    Device::all().into_iter().filter(Device::is_gpu)
}

/// Twenty buffers of 4 elements, with a launch for each that adds 1. `wrong` runs after the first
/// `at` launches.
fn twenty(
    device: &Device,
    at: usize,
    wrong: impl FnOnce() -> Result<(), Error>,
) -> Result<Vec<Buffer<u32>>, Error> {
    let mut wrong = Some(wrong);
    let mut buffers = (0..20).map(|_| device.zeroed(4)).collect::<Result<Vec<_>, _>>()?;
    for (n, buffer) in buffers.iter_mut().enumerate() {
        if n == at
            && let Some(wrong) = wrong.take()
        {
            wrong()?;
        }
        add(1, buffer).workgroups(1).run()?;
    }
    Ok(buffers)
}

/// Checks that one error reports exactly `what` as refused, and that the other launches have run.
#[track_caller]
fn only_that_is_refused(device: &Device, buffers: &[Buffer<u32>], what: &str) {
    let error = device.sync().unwrap_err();
    assert!(matches!(&error, Error::Refused { commands, .. } if commands == &[what]), "{error}");
    assert!(error.to_string().contains(what), "{error}");
    device.sync().unwrap();
    for (n, buffer) in buffers.iter().enumerate() {
        assert_eq!(buffer.read().unwrap(), [1; 4], "buffer {n} on {}", device.name());
    }
}

#[test]
fn a_destroyed_buffer_takes_no_other_launch_along() -> Result<(), Error> {
    for device in gpus() {
        // Also at the end and at the beginning of a batch of recorded launches.
        for at in [0, 3, 7, 8, 19] {
            let mut lost = device.zeroed::<u32>(4)?;
            lost.as_wgpu().unwrap().destroy();
            let buffers = twenty(&device, at, || add(1, &mut lost).workgroups(1).run());
            // No bind group can be made of it.
            assert!(matches!(buffers, Err(Error::Gpu { .. })), "{:?}", buffers.map(drop));
            let mut lost = device.zeroed::<u32>(4)?;
            add(1, &mut lost).workgroups(1).run()?;
            let buffers = twenty(&device, at, || {
                add(1, &mut lost).workgroups(1).run()?;
                lost.as_wgpu().unwrap().destroy();
                Ok(())
            })?;
            only_that_is_refused(&device, &buffers, "kernel `add`");
        }
    }
    Ok(())
}

#[test]
fn a_buffer_destroyed_after_its_launch_names_the_kernel() -> Result<(), Error> {
    for device in gpus() {
        let (from, mut to) = (device.buffer(&[5u32; 4])?, device.zeroed::<u32>(4)?);
        let mut intact = device.zeroed::<u32>(4)?;
        add(1, &mut intact).workgroups(1).run()?;
        gather(&from, &mut to).workgroups(1).run()?;
        add(1, &mut intact).workgroups(1).run()?;
        from.as_wgpu().unwrap().destroy();
        let error = intact.read().unwrap_err();
        assert!(error.to_string().contains("kernel `gather`"), "{error}");
        assert_eq!(intact.read()?, [2; 4]);
        assert_eq!(to.read()?, [0; 4]);
    }
    Ok(())
}

#[test]
fn a_destroyed_texture_takes_no_other_launch_along() -> Result<(), Error> {
    for device in gpus() {
        let image = device.texture_2d::<R32Uint>((8, 1), &[1; 8])?;
        let mut to = device.zeroed::<u32>(4)?;
        let buffers = twenty(&device, 5, || {
            load(&image, &mut to).workgroups(1).run()?;
            image.as_wgpu().unwrap().destroy();
            Ok(())
        })?;
        only_that_is_refused(&device, &buffers, "kernel `load`");
    }
    Ok(())
}

#[test]
fn a_destroyed_buffer_that_is_copied_or_filled_takes_no_launch_along() -> Result<(), Error> {
    for device in gpus() {
        let (from, mut to) = (device.buffer(&[5u32; 4])?, device.zeroed::<u32>(4)?);
        let buffers = twenty(&device, 5, || {
            device.copy(&from, &mut to)?;
            from.as_wgpu().unwrap().destroy();
            Ok(())
        })?;
        only_that_is_refused(&device, &buffers, "a copy");
        for value in [0, 7] {
            let mut to = device.zeroed::<u32>(4)?;
            let buffers = twenty(&device, 5, || {
                to.fill(value)?;
                to.as_wgpu().unwrap().destroy();
                Ok(())
            })?;
            only_that_is_refused(&device, &buffers, "a fill");
        }
    }
    Ok(())
}

#[test]
fn destroyed_workgroup_counts_take_no_other_launch_along() -> Result<(), Error> {
    for device in gpus() {
        let (counts, mut to) = (device.buffer(&[1u32; 3])?, device.zeroed::<u32>(4)?);
        let buffers = twenty(&device, 5, || {
            add(1, &mut to).workgroups_from(&counts).run()?;
            counts.as_wgpu().unwrap().destroy();
            Ok(())
        })?;
        only_that_is_refused(&device, &buffers, "kernel `add`");
        // The buffer to read is gone, but the launches before it are not lost.
        let buffers = twenty(&device, 5, || {
            to.as_wgpu().unwrap().destroy();
            Ok(())
        })?;
        to.read().unwrap_err();
        device.sync()?;
        assert!(buffers.iter().all(|buffer| buffer.read().unwrap() == [1; 4]));
    }
    Ok(())
}

#[test]
fn the_queue_of_another_device_is_an_error_that_says_so() -> Result<(), Error> {
    let (Ok(first), Ok(second)) = (Device::gpu(), Device::gpu()) else {
        println!("NOT RUN: there is no GPU");
        return Ok(());
    };
    let (device, own) = first.wgpu().unwrap();
    let (other, queue) = second.wgpu().unwrap();
    for has_handler in [false, true] {
        if has_handler {
            other.on_uncaptured_error(std::sync::Arc::new(|error| panic!("{error}")));
        }
        let mixed = Device::from_wgpu(device.clone(), queue.clone());
        let says_so = |error: Error| {
            assert!(matches!(error, Error::Unusable { kind: "queue", .. }), "{error}");
            assert!(error.to_string().contains("another device"), "{error}");
        };
        says_so(mixed.buffer(&[1u32]).unwrap_err());
        says_so(mixed.zeroed::<u32>(1).unwrap_err());
        says_so(mixed.texture_2d_zeroed::<R32Uint>((1, 1)).unwrap_err());
        says_so(mixed.sync().unwrap_err());
        says_so(pollster::block_on(mixed.sync_async()).unwrap_err());
        says_so(mixed.prepare([&add::INFO]).unwrap_err());
        drop(mixed);
    }
    // Also while work is in flight.
    let mut data = first.zeroed::<u32>(1 << 20)?;
    for device in [first.clone(), Device::from_wgpu(device.clone(), own.clone())] {
        (0..20).try_for_each(|_| add(1, &mut data).invocations(1 << 20).run())?;
        first.submit()?;
        let again = match device.wgpu() {
            Some((device, queue)) => Device::from_wgpu(device.clone(), queue.clone()),
            None => continue,
        };
        assert_eq!(again.buffer(&[1u32])?.read()?, [1]);
    }
    Ok(())
}

/// Runs a function on a device when its thread ends.
struct AtEnd(Device, Sender<Result<Vec<u32>, Error>>, fn(&Device) -> Result<Vec<u32>, Error>);

impl Drop for AtEnd {
    fn drop(&mut self) {
        self.1.send((self.2)(&self.0)).unwrap();
    }
}

fn launches(device: &Device) -> Result<Vec<u32>, Error> {
    let mut data = device.buffer(&[1u32; 1000])?;
    add(1, &mut data).invocations(1000).run()?;
    data.fill(5)?;
    add(2, &mut data).invocations(1000).run()?;
    data.read()
}

/// The result of `f` in the destructor of a thread-local that is destroyed after all others.
fn at_the_end(
    device: &Device,
    f: fn(&Device) -> Result<Vec<u32>, Error>,
) -> Result<Vec<u32>, Error> {
    thread_local! {
        static LAST: RefCell<Option<AtEnd>> = const { RefCell::new(None) };
    }
    let (sender, result) = mpsc::channel();
    let at_end = AtEnd(device.clone(), sender, f);
    let of_thread = device.clone();
    let thread = thread::spawn(move || {
        LAST.set(Some(at_end));
        // All thread-locals of this crate exist now. They are destroyed before the one above.
        of_thread.profile(|_| launches(&of_thread).map(drop)).unwrap();
        pollster::block_on(of_thread.sync_async()).unwrap();
    });
    let result = result.recv().unwrap();
    // With debug assertions, wgpu aborts if a device is dropped there.
    thread.join().unwrap();
    result
}

/// On the CPU, such a launch may run. wgpu needs thread-locals, which no longer exist.
#[test]
fn launch_while_a_thread_ends_is_an_error_or_runs() {
    for device in Device::all().into_iter().chain([Device::checked()]) {
        let name = device.name();
        let check = |result: Result<Vec<u32>, Error>, expected: &[u32]| match result {
            Err(Error::ThreadEnds { .. }) if device.is_gpu() => {}
            result => assert_eq!(result.unwrap(), expected, "{name}"),
        };
        check(at_the_end(&device, launches), &[7; 1000]);
        let read = |device: &Device| {
            let mut read = Box::pin(device.buffer(&[3u32; 5])?.read_async());
            loop {
                let polled = read.as_mut().poll(&mut Context::from_waker(Waker::noop()));
                match polled {
                    Poll::Ready(values) => return values,
                    Poll::Pending => thread::yield_now(),
                }
            }
        };
        check(at_the_end(&device, read), &[3; 5]);
        let prepared = |device: &Device| {
            device.prepare([&gather::INFO])?;
            let (from, mut to) = (device.buffer(&[2u32; 4])?, device.zeroed(4)?);
            gather(&from, &mut to).workgroups(1).run()?;
            device.sync()?;
            to.to_device(&Device::cpu())?.read()
        };
        check(at_the_end(&device, prepared), &[2; 4]);
        let profile = |device: &Device| device.profile(|_| Ok(())).map(|_| Vec::new());
        let error = at_the_end(&device, profile).unwrap_err();
        assert!(matches!(error, Error::ThreadEnds { .. }), "{error} on {name}");
        // Other threads can go on.
        assert_eq!(launches(&device).unwrap(), [7; 1000], "{name}");
    }
}

/// Runs in a process of its own.
#[test]
fn launches_are_logged() {
    const CHILD: &str = "DSL_TEST_LOG";
    if std::env::var_os(CHILD).is_some() {
        for device in Device::all() {
            launches(&device).unwrap();
        }
        return;
    }
    for (value, expected) in [("1", Device::all().len()), ("0", 0)] {
        let output = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "launches_are_logged", "--nocapture"])
            .env(CHILD, "1")
            .env("DSL_LOG", value)
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{text}");
        assert_eq!(text.matches("dsl: #1 ").count(), 2 * expected.min(1), "{text}");
        for device in Device::all().iter().filter(|_| expected > 0) {
            let launch = format!(" workgroups of 64 on {}; ", device.name());
            assert!(text.contains(&launch), "{launch}: {text}");
        }
        assert_eq!(text.contains(" took "), expected > 0, "{text}");
    }
}

/// Runs in a process of its own, in an empty directory.
#[test]
fn an_empty_dump_directory_is_none() {
    const CHILD: &str = "DSL_TEST_EMPTY_DUMP";
    if std::env::var_os(CHILD).is_some() {
        return assert_eq!(launches(&Device::cpu()).unwrap(), vec![7; 1000]);
    }
    let directory = std::env::temp_dir().join(format!("dsl-dump-{}", std::process::id()));
    let files = |path: &Path| std::fs::read_dir(path).map_or(0, Iterator::count);
    for (value, expected) in [("", 0), (".", 1), ("kernels", 1)] {
        std::fs::create_dir_all(&directory).unwrap();
        let output = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "an_empty_dump_directory_is_none"])
            .env(CHILD, "1")
            .env("DSL_DUMP", value)
            .current_dir(&directory)
            .output()
            .unwrap();
        let written = files(&directory);
        std::fs::remove_dir_all(&directory).unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(written, expected, "DSL_DUMP={value}");
    }
}
