//! Profiles of launches, on every device found and on one without timestamps.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::{Duration, Instant},
};

use super::*;
use crate::{Clock, Profile};

/// Every device; also a GPU that is opened without timestamps.
fn devices() -> Vec<(Device, Clock)> {
    let clock = |device: &Device| match device.backend() {
        crate::device::Backend::Gpu(gpu) if gpu.has_timestamps() => Clock::Device,
        _ => Clock::Host,
    };
    let mut devices: Vec<_> =
        Device::all().into_iter().map(|device| (device.clone(), clock(&device))).collect();
    devices.extend(faults::gpu_to_destroy().map(|(device, _)| (device, Clock::Host)));
    devices
}

/// Launches of each kernel, by name.
fn launches(profile: &Profile) -> Vec<(&'static str, usize)> {
    let mut all: Vec<_> =
        profile.kernels().iter().map(|kernel| (kernel.name(), kernel.launches())).collect();
    all.sort();
    all
}

#[test]
fn launches_are_measured_by_kernel() {
    for (device, clock) in devices() {
        let x = device.buffer(&vec![1.0; 1 << 16]).unwrap();
        let mut y = device.zeroed(1 << 16).unwrap();
        let mut partial = device.zeroed(256).unwrap();
        saxpy(1.0, &x, &mut y).invocations(1 << 16).run().unwrap();
        let start = Instant::now();
        let profile = device
            .profile(|_| {
                for _ in 0..300 {
                    saxpy(1.0, &x, &mut y).invocations(1 << 16).run()?;
                }
                sum(&y, &mut partial).workgroups(256).run()
            })
            .unwrap();
        let wall = start.elapsed();
        saxpy(1.0, &x, &mut y).invocations(1 << 16).run().unwrap();
        assert_eq!(y.read().unwrap(), vec![302.0; 1 << 16], "{device:?}");
        assert_eq!(partial.read().unwrap(), vec![256.0 * 301.0; 256]);

        assert_eq!(launches(&profile), [("saxpy", 300), ("sum", 1)], "{profile}");
        assert_eq!(profile.clock(), clock, "{device:?}");
        assert!(profile.total() > Duration::ZERO && profile.total() <= wall, "{wall:?}\n{profile}");
        let saxpy = profile.kernels().iter().find(|kernel| kernel.name() == "saxpy").unwrap();
        let (min, max) = (saxpy.times().iter().min(), saxpy.times().iter().max());
        assert!(*min.unwrap() <= saxpy.median() && saxpy.median() <= *max.unwrap());
        assert_eq!((saxpy.bytes_bound(), saxpy.bandwidth()), (2 << 18, None));
        let text = profile.to_string();
        assert!(text.starts_with(&device.name()) && text.lines().count() == 4, "{text}");
        let says = match (clock, device.is_gpu()) {
            (Clock::Device, _) => "times are the GPU's",
            (Clock::Host, true) => "no timestamps",
            (Clock::Host, false) => "times are the host's",
        };
        assert!(text.contains(says), "{text}");
    }
}

#[test]
fn the_bandwidth_is_of_what_the_program_says() {
    static INFO: &KernelInfo = &ONE_BUFFER;
    for (device, _) in devices() {
        let x = device.buffer(&vec![1.0; 1 << 16]).unwrap();
        let mut y = device.zeroed(1 << 16).unwrap();
        let kernel = saxpy(1.0, &x, &mut y).invocations(1).kernel.info;
        let profile = device
            .profile(|p| {
                p.moves(INFO, 1); // is never launched
                p.moves(kernel, 1);
                p.moves(kernel, 3 << 18);
                saxpy(1.0, &x, &mut y).invocations(1 << 16).run()?;
                saxpy(1.0, &x, &mut y).invocations(1 << 16).run()
            })
            .unwrap();
        let [saxpy] = profile.kernels() else { panic!("{profile}") };
        let moved = saxpy.bandwidth().unwrap() * saxpy.total().as_secs_f64();
        assert!((moved - f64::from(6 << 18)).abs() < 1.0, "{moved}");
        assert!(profile.to_string().contains("B/s"), "{profile}");
    }
}

#[test]
fn a_profile_has_the_launches_of_its_device_and_thread() {
    let devices = devices();
    for (device, _) in &devices {
        let x = device.buffer(&[1.0]).unwrap();
        let mut y = device.zeroed(1).unwrap();
        let mut launch = || saxpy(1.0, &x, &mut y).workgroups(1).run();
        launch().unwrap();
        let mut inner = None;
        let outer = device
            .profile(|_| {
                launch()?;
                inner = Some(device.profile(|_| launch().and_then(|()| launch()))?);
                for (other, _) in devices.iter().filter(|(other, _)| other != device) {
                    let x = other.buffer(&[1.0])?;
                    saxpy(1.0, &x, &mut other.zeroed(1)?).workgroups(1).run()?;
                }
                thread::scope(|scope| {
                    scope.spawn(|| {
                        let x = device.buffer(&[1.0]).unwrap();
                        let mut y = device.zeroed(1).unwrap();
                        saxpy(1.0, &x, &mut y).workgroups(1).run().unwrap();
                        assert_eq!(y.read().unwrap(), [1.0]);
                    });
                });
                launch()
            })
            .unwrap();
        assert_eq!(launches(&inner.unwrap()), [("saxpy", 2)]);
        assert_eq!(launches(&outer), [("saxpy", 2)]);
        assert_eq!(y.read().unwrap(), [5.0]);
        assert!(device.profile(|_| Ok(())).unwrap().kernels().is_empty());
    }
}

#[test]
fn a_profile_that_fails_or_panics_leaves_nothing_behind() {
    for (device, _) in devices() {
        let x = device.buffer(&[1.0]).unwrap();
        let mut y = device.zeroed(1).unwrap();
        let error = device
            .profile(|_| {
                saxpy(1.0, &x, &mut y).workgroups(1).run()?;
                saxpy(1.0, &x, &mut y).workgroups(0).run()
            })
            .unwrap_err();
        assert!(matches!(error, Error::NoWorkgroups { .. }), "{error}");
        let panicked = catch_unwind(AssertUnwindSafe(|| {
            device.profile(|_| {
                saxpy(1.0, &x, &mut y).workgroups(1).run()?;
                panic!("a profile that panics, as it should in this test")
            })
        }));
        assert!(panicked.is_err());
        assert!(crate::profile::active(&device).is_none());
        let profile = device.profile(|_| saxpy(1.0, &x, &mut y).workgroups(1).run()).unwrap();
        assert_eq!(launches(&profile), [("saxpy", 1)]);
        assert_eq!(y.read().unwrap(), [3.0]);
    }
}

#[test]
fn a_lost_device_gives_no_profile() {
    let Some((device, handle)) = faults::gpu_to_destroy() else {
        return;
    };
    let x = device.buffer(&[1.0]).unwrap();
    let mut y = device.zeroed(1).unwrap();
    let error = device
        .profile(|_| {
            handle.destroy();
            saxpy(1.0, &x, &mut y).workgroups(1).run()
        })
        .unwrap_err();
    assert!(matches!(error, Error::DeviceLost { .. }), "{error}");
}
