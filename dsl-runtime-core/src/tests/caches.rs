//! Tests of data that is kept from one launch to the next: parameters and bind groups.

use super::*;
use crate::device::Backend;

/// Bind groups that a GPU keeps; `None` on the CPU.
fn kept(device: &Device) -> Option<usize> {
    match device.backend() {
        Backend::Gpu(gpu) => Some(gpu.bind_groups_kept()),
        Backend::Cpu { .. } => None,
    }
}

#[test]
fn each_of_thousands_of_launches_has_its_own_parameters() {
    for device in Device::all() {
        let x = device.buffer(&[1.0]).unwrap();
        let mut y = device.zeroed(1).unwrap();
        // More than fits in the memory for parameters, each twice.
        for scalar in (0..5000).chain(0..5000) {
            let scalar = scalar as f32;
            saxpy(scalar, &x, &mut y).workgroups(1).run().unwrap();
            saxpy(1.0 - scalar, &x, &mut y).workgroups(1).run().unwrap();
        }
        assert_eq!(y.read().unwrap(), [10_000.0], "{}", device.name());
    }
}

#[test]
fn bind_groups_go_with_what_they_bind() {
    if let Some(device) = gpu() {
        let x = device.buffer(&[1.0]).unwrap();
        let mut y = device.zeroed(1).unwrap();
        let launch = |x: &Buffer<f32>, y: &mut Buffer<f32>| {
            saxpy(1.0, x, y).workgroups(1).run().unwrap();
            saxpy(2.0, x, y).workgroups(1).run().unwrap();
        };
        launch(&x, &mut y);
        assert_eq!(kept(&device), Some(1));
        let z = device.buffer(&[1.0]).unwrap();
        launch(&z, &mut y);
        launch(&x, &mut y);
        assert_eq!(kept(&device), Some(2));
        drop(z);
        assert_eq!(kept(&device), Some(1));
        assert_eq!(y.read().unwrap(), [9.0]);
        drop(y);
        assert_eq!(kept(&device), Some(0));
    }
}

#[test]
fn a_new_buffer_at_each_launch_fills_no_memory() {
    if let Some(device) = gpu() {
        let mut y = device.zeroed(1).unwrap();
        let buffers: Vec<_> = (0..1500).map(|_| device.buffer(&[1.0]).unwrap()).collect();
        for x in &buffers {
            saxpy(1.0, x, &mut y).workgroups(1).run().unwrap();
            assert!(kept(&device) <= Some(1024));
        }
        assert_eq!(y.read().unwrap(), [1500.0]);
    }
}
