//! Failures around a launch: devices that are lost, memory that is exhausted, callbacks that panic.
//! Nothing hangs, errors are typed, and later calls work or fail just as clearly.

use std::{
    sync::{
        Barrier,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::Duration,
};

use super::*;

/// The first adapter of an instance. If there is none, `None`, and a note is printed.
pub(super) fn open(
    instance: &wgpu::Instance,
    limits: wgpu::Limits,
) -> Option<(wgpu::Device, wgpu::Queue)> {
    let adapter = pollster::block_on(instance.request_adapter(&Default::default()));
    let adapter = adapter.inspect_err(|error| not_run(error)).ok()?;
    let descriptor = wgpu::DeviceDescriptor { required_limits: limits, ..Default::default() };
    Some(pollster::block_on(adapter.request_device(&descriptor)).unwrap())
}

/// A GPU opened through wgpu, so that a test can destroy it; `None` if there is no adapter.
pub(crate) fn gpu_to_destroy() -> Option<(Device, wgpu::Device)> {
    let (device, queue) = open(crate::gpu::instance(), wgpu::Limits::default())?;
    Some((Device::from_wgpu(device.clone(), queue), device))
}

/// wgpu's device that does nothing, with these limits.
pub(super) fn noop(limits: wgpu::Limits) -> Device {
    let mut descriptor = wgpu::InstanceDescriptor::new_without_display_handle();
    descriptor.backends = wgpu::Backends::NOOP;
    descriptor.backend_options.noop = wgpu::NoopBackendOptions::enabled();
    let (device, queue) =
        open(&wgpu::Instance::new(descriptor), limits).expect("it is no hardware");
    Device::from_wgpu(device, queue)
}

#[test]
fn a_lost_device_is_an_error_and_not_the_end() {
    let Some((device, handle)) = gpu_to_destroy() else {
        return;
    };
    let x = device.buffer(&[1.0]).unwrap();
    let mut y = device.buffer(&[1.0]).unwrap();
    saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap();
    handle.destroy();
    let lost = |error: Error| assert!(matches!(error, Error::DeviceLost { .. }), "{error}");
    lost(y.read().unwrap_err());
    lost(saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap_err());
    lost(block_on(y.read_async()).unwrap_err());
    lost(y.write(&[2.0]).unwrap_err());
    lost(device.zeroed::<f32>(1).unwrap_err());
    lost(device.uniform(1.0).unwrap_err());
    lost(device.sync().unwrap_err());
}

#[test]
fn a_device_lost_before_anything_else_is_an_error() {
    let Some((device, handle)) = gpu_to_destroy() else {
        return;
    };
    handle.destroy();
    let error = device.buffer(&[1.0]).unwrap_err();
    assert!(matches!(error, Error::DeviceLost { .. }), "{error}");

    let Some((device, handle)) = gpu_to_destroy() else {
        return;
    };
    let x = device.buffer(&[1.0]).unwrap();
    let mut y = device.buffer(&[1.0]).unwrap();
    handle.destroy();
    let error = saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap_err();
    assert!(matches!(error, Error::DeviceLost { .. }), "{error}");
}

/// A waker that panics.
fn panicking_waker() -> Waker {
    struct Panics;
    impl Wake for Panics {
        fn wake(self: Arc<Self>) {
            panic!("a waker that panics, as it should in this test");
        }
    }
    Waker::from(Arc::new(Panics))
}

/// If a device hangs, this makes the test fail.
fn within_a_minute(test: impl FnOnce() + Send + 'static) {
    let thread = thread::spawn(test);
    for _ in 0..6000 {
        if thread.is_finished() {
            return thread.join().unwrap();
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("it hangs");
}

#[test]
fn a_device_lost_under_many_threads_is_an_error_to_each() {
    let Some((device, handle)) = gpu_to_destroy() else {
        return;
    };
    within_a_minute(move || {
        let (started, lost) = (Barrier::new(9), AtomicUsize::new(0));
        thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    let x = device.buffer(&[1.0; 100]).unwrap();
                    let mut y = device.zeroed(100).unwrap();
                    started.wait();
                    let error = loop {
                        let launched = saxpy(1.0, &x, &mut y).invocations(100).run();
                        if let Err(error) = launched.and_then(|()| y.read_range(..3)) {
                            break error;
                        }
                    };
                    assert!(matches!(error, Error::DeviceLost { .. }), "{error}");
                    lost.fetch_add(1, Relaxed);
                });
            }
            started.wait();
            thread::sleep(Duration::from_millis(20));
            handle.destroy();
        });
        assert_eq!(lost.into_inner(), 8);
    });
}

#[test]
fn a_device_may_be_dropped_with_work_in_flight() {
    for device in Device::all() {
        within_a_minute(move || {
            let x = device.buffer(&vec![1.0; 1 << 16]).unwrap();
            let mut y = device.zeroed(1 << 16).unwrap();
            for _ in 0..20 {
                saxpy(1.0, &x, &mut y).invocations(1 << 16).run().unwrap();
            }
            let (forgotten, awaited) = (y.read_async(), y.read_async());
            saxpy(1.0, &x, &mut y).invocations(1 << 16).run().unwrap();
            drop((x, y, device, forgotten));
            assert_eq!(block_on(awaited).unwrap(), vec![20.0; 1 << 16]);
        });
    }
}

/// wgpu devices are kept for the next call that opens one. Lost devices are not, and neither are
/// devices that the program has a handle of and may destroy.
#[test]
fn a_device_that_was_dropped_serves_again() {
    let sums = |device: &Device| {
        let (x, mut y) = (device.buffer(&[1.0; 8])?, device.buffer(&[2.0; 8])?);
        saxpy(3.0, &x, &mut y).invocations(8).run()?;
        y.read()
    };
    for _ in 0..3 {
        for device in Device::all() {
            assert_eq!(sums(&device).unwrap(), [5.0; 8], "{device:?}");
        }
        for device in Device::all() {
            assert_eq!(sums(&device).unwrap(), [5.0; 8], "{device:?}");
            if let Some((handle, _)) = device.wgpu() {
                let handle = handle.clone();
                drop(device);
                handle.destroy();
            }
        }
        for device in Device::all() {
            assert_eq!(sums(&device).unwrap(), [5.0; 8], "{device:?}");
            if let Some((handle, _)) = device.wgpu() {
                handle.destroy();
                assert!(matches!(sums(&device), Err(Error::DeviceLost { .. })), "{device:?}");
            }
        }
    }
}

/// Runs in a process of its own, with an address space of 3 GB.
#[test]
#[cfg(target_os = "linux")]
fn memory_that_is_used_up_is_an_error_and_not_the_end() {
    const CHILD: &str = "DSL_TEST_LITTLE_MEMORY";
    if std::env::var_os(CHILD).is_some() {
        let (cpu, limit) = (Device::cpu(), Device::cpu().limits().max_texture_2d);
        let texture =
            cpu.texture_2d_array_zeroed::<crate::formats::Rgba32Float>((limit, limit, 2048));
        let error = texture.unwrap_err();
        assert!(matches!(error, Error::OutOfMemory { doing: "creating a texture", .. }), "{error}");
        results_that_do_not_fit(&cpu);
        match gpu_to_destroy() {
            Some((device, _)) if device.is_software() => use_memory_up(&device),
            Some((device, _)) => {
                println!("NOT RUN on {}, which has memory of its own", device.name());
            }
            None => {}
        }
        return;
    }
    let test = thread::current().name().map(str::to_owned).expect("the name of the test");
    let output = std::process::Command::new("sh")
        .args(["-c", "ulimit -v 3000000 && exec \"$0\" --exact \"$1\" --nocapture"])
        .arg(std::env::current_exe().unwrap())
        .arg(test)
        .env(CHILD, "1")
        .output()
        .unwrap();
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text);
    assert!(output.status.success() && text.contains("1 passed"), "{text}");
}

/// Reads when no memory is left for the results.
#[cfg(target_os = "linux")]
fn results_that_do_not_fit(device: &Device) {
    let buffer = device.zeroed::<u32>(1 << 24).unwrap();
    let texture = device.texture_2d_zeroed::<crate::formats::R32Uint>((4096, 4096)).unwrap();
    let mut hoard = Vec::new();
    let mut piece = Vec::<u8>::new();
    while piece.try_reserve_exact(1 << 25).is_ok() {
        hoard.push(std::mem::take(&mut piece));
    }
    for (error, what) in [
        (buffer.read().unwrap_err(), "reading a buffer"),
        (block_on(buffer.read_async()).unwrap_err(), "reading a buffer"),
        (texture.read().unwrap_err(), "reading a texture"),
        (block_on(texture.read_async()).unwrap_err(), "reading a texture"),
    ] {
        assert!(matches!(error, Error::OutOfMemory { doing, .. } if doing == what), "{error}");
    }
    drop(hoard);
    assert_eq!(buffer.read().unwrap().len(), texture.read().unwrap().len());
}

#[cfg(target_os = "linux")]
fn use_memory_up(device: &Device) {
    let x = device.buffer(&[1.0]).unwrap();
    let mut y = device.zeroed(1).unwrap();
    for round in 1..4 {
        saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap();
        let mut hoard = Vec::new();
        let error = loop {
            assert!(hoard.len() < 100, "there is more memory than this process may have");
            match device.zeroed::<u32>(1 << 25) {
                Ok(buffer) => hoard.push(buffer),
                Err(error) => break error,
            }
        };
        assert!(matches!(error, Error::OutOfMemory { doing: "creating a buffer", .. }), "{error}");
        assert!(error.to_string().contains("Drop buffers"), "{error}");
        assert!(!hoard.is_empty());
        drop(hoard);
        saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap();
        assert_eq!(y.read().unwrap(), [2.0 * round as f32]);
    }
}

#[test]
fn limits_of_the_caller_s_device_are_its_limits() {
    let device = noop(wgpu::Limits {
        max_compute_workgroups_per_dimension: 3,
        max_compute_invocations_per_workgroup: 128,
        max_compute_workgroup_storage_size: 512,
        max_storage_buffers_per_shader_stage: 1,
        max_storage_buffer_binding_size: 1 << 10,
        ..wgpu::Limits::default()
    });
    let x = device.buffer(&[1.0; 256]).unwrap();
    let mut y = device.zeroed(256).unwrap();
    let error = device.zeroed::<f32>(257).unwrap_err();
    assert!(matches!(error, Error::BufferTooLarge { bytes: 1028, limit: 1024, .. }), "{error}");
    let error = saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap_err();
    assert!(matches!(error, Error::TooManyBindings { count: 2, limit: 1, .. }), "{error}");
    let error = sum(&x, &mut y).workgroups(1).run().unwrap_err();
    assert!(matches!(error, Error::WorkgroupTooLarge { max_invocations: 128, .. }), "{error}");
    static ONE: rt::Kernel = rt::Kernel::new::<()>(
        &KernelInfo {
            wgsl: "@group(0) @binding(0) var<storage, read_write> out: array<f32>;
                @compute @workgroup_size(1) fn one() { out[0] = 1.0f; }",
            ..ONE_BUFFER
        },
        |_| (),
        |_| (),
        &rt::cpu::Sites::NONE,
    );
    let error = check_only(&ONE, &mut y).workgroups((1, 4)).run().unwrap_err();
    assert!(matches!(error, Error::TooManyWorkgroups { limit: 3, .. }), "{error}");
    check_only(&ONE, &mut y).workgroups((1, 3)).run().unwrap();
    device.sync().unwrap();
}

/// The rounded size of an allocation must be within the limits of a binding, too.
#[test]
fn a_buffer_of_the_largest_size_can_be_bound() {
    let device =
        noop(wgpu::Limits { max_storage_buffer_binding_size: 1020, ..wgpu::Limits::default() });
    let most = device.limits().max_storage_buffer_bytes as usize / 4;
    let error = device.zeroed::<f32>(most + 1).unwrap_err();
    assert!(matches!(error, Error::BufferTooLarge { limit: 1008, .. }), "{error}");
    let (x, mut y) = (device.zeroed(most).unwrap(), device.zeroed(most).unwrap());
    saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap();
    device.sync().unwrap();
}

#[test]
fn a_waker_that_panics_harms_no_other_read() {
    for device in Device::all() {
        within_a_minute(move || {
            let buffer = device.buffer(&vec![2.0; 1 << 16]).unwrap();
            for _ in 0..4 {
                let mut first = Box::pin(buffer.read_async());
                let second = buffer.read_async();
                let polled = first.as_mut().poll(&mut Context::from_waker(&panicking_waker()));
                assert_eq!(block_on(second).unwrap(), vec![2.0; 1 << 16]);
                assert_eq!(buffer.read_range(..2).unwrap(), [2.0; 2]);
                let mut synced = Box::pin(device.sync_async());
                let after = device.sync_async();
                _ = synced.as_mut().poll(&mut Context::from_waker(&panicking_waker()));
                block_on(after).unwrap();
                match polled {
                    Poll::Ready(values) => assert_eq!(values.unwrap().len(), 1 << 16),
                    Poll::Pending => assert_eq!(block_on(first).unwrap().len(), 1 << 16),
                }
            }
        });
    }
}

/// While this crate waits on the caller's own wgpu device, it runs the caller's callbacks.
#[test]
fn a_callback_of_the_caller_s_that_panics_is_an_error_and_not_the_end() {
    let Some((device, handle)) = gpu_to_destroy() else {
        return;
    };
    within_a_minute(move || {
        let mut buffer = device.buffer(&[3.0; 100]).unwrap();
        for _ in 0..4 {
            let theirs = handle.create_buffer(&wgpu::BufferDescriptor {
                label: None,
                size: 16,
                usage: wgpu::BufferUsages::MAP_READ,
                mapped_at_creation: false,
            });
            theirs.slice(..).map_async(wgpu::MapMode::Read, |_| {
                panic!("a callback that panics, as it should in this test")
            });
            let error = buffer.read().unwrap_err();
            assert!(matches!(error, Error::Callback { .. }), "{error}");
            assert!(error.to_string().contains("as it should in this test"), "{error}");
            assert_eq!(buffer.read().unwrap(), [3.0; 100]);
            buffer.write(&[3.0; 100]).unwrap();
        }
    });
}

/// wgpu runs callbacks in the middle of submissions. A callback may drop resources that were bound.
#[test]
fn what_is_dropped_in_a_callback_of_the_caller_s_is_dropped() {
    let Some((device, handle)) = gpu_to_destroy() else {
        return;
    };
    within_a_minute(move || {
        let queue = device.wgpu().unwrap().1.clone();
        let mut y = device.zeroed(1).unwrap();
        for round in 1..100 {
            let x = device.buffer(&[1.0]).unwrap();
            saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap();
            device.submit().unwrap();
            queue.on_submitted_work_done(move || drop(x));
            assert_eq!(y.read().unwrap(), [round as f32]);
        }
        let x = device.buffer(&[1.0]).unwrap();
        saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap();
        device.submit().unwrap();
        let (sender, dropped) = std::sync::mpsc::channel();
        device.on_lost(|_| panic!("a listener that panics, as it should in this test"));
        device.on_lost(move |_| {
            drop((x, y));
            sender.send(()).unwrap();
        });
        handle.destroy();
        let error = device.sync().unwrap_err();
        assert!(matches!(error, Error::DeviceLost { .. }), "{error}");
        dropped.try_recv().unwrap();
    });
}

/// A callback that wgpu runs within a call of this crate cannot use the device that the call has
/// locked.
#[test]
fn a_launch_in_a_callback_of_the_caller_s_is_an_error_and_no_deadlock() {
    let Some((device, _)) = gpu_to_destroy() else {
        return;
    };
    within_a_minute(move || {
        let queue = device.wgpu().unwrap().1.clone();
        let (x, mut y) = (device.buffer(&[1.0]).unwrap(), device.zeroed(1).unwrap());
        let (sender, results) = std::sync::mpsc::channel();
        loop {
            let (sender, used) = (sender.clone(), device.clone());
            queue.on_submitted_work_done(move || sender.send(used.submit()).unwrap());
            saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap();
            device.submit().unwrap();
            if let Some(error) = results.try_iter().find_map(Result::err) {
                assert!(matches!(error, Error::InCallback { .. }), "{error}");
                break;
            }
        }
        device.submit().unwrap();
    });
}

/// Polls its future, on whichever thread it is woken.
struct Inline<F>(
    std::sync::Mutex<Option<std::pin::Pin<Box<F>>>>,
    std::sync::mpsc::Sender<Vec<f32>>,
);

impl<F: Future<Output = Result<Vec<f32>, Error>> + Send + 'static> Wake for Inline<F> {
    fn wake(self: Arc<Self>) {
        let mut slot = self.0.lock().unwrap();
        let Some(mut future) = slot.take() else { return };
        match future.as_mut().poll(&mut Context::from_waker(&Waker::from(Arc::clone(&self)))) {
            Poll::Ready(values) => self.1.send(values.unwrap()).unwrap(),
            Poll::Pending => *slot = Some(future),
        }
    }
}

#[test]
fn a_waker_may_poll_at_once() {
    for device in Device::all() {
        within_a_minute(move || {
            let (x, mut y) = (device.buffer(&[1.0]).unwrap(), device.zeroed(1).unwrap());
            for round in 0..200 {
                let (sender, values) = std::sync::mpsc::channel();
                let future = std::sync::Mutex::new(Some(Box::pin(y.read_async())));
                Arc::new(Inline(future, sender)).wake();
                // The submissions run the callback that wakes, unless the waiting thread is faster.
                saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap();
                let read = loop {
                    device.submit().unwrap();
                    device.zeroed::<f32>(1).unwrap().write(&[0.0]).unwrap();
                    match values.try_recv() {
                        Ok(values) => break values,
                        Err(_) => saxpy(0.0, &x, &mut y).workgroups(1).run().unwrap(),
                    }
                };
                assert_eq!(read, [round as f32]);
            }
        });
    }
}
