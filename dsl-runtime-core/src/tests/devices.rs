//! Several devices in one program, used at once, and data that goes from one to another.

use super::*;
use crate::{
    D2Array, Shape,
    formats::{R32Float, Rgba8Unorm},
};

/// Every device, and the best GPU once more: the same hardware, but another device.
fn devices() -> Vec<Device> {
    let mut devices = Device::all();
    devices.extend(Device::gpu());
    devices
}

#[test]
fn devices_work_at_once() {
    let devices = devices();
    thread::scope(|scope| {
        for (n, device) in devices.iter().enumerate() {
            scope.spawn(move || {
                let x = device.buffer(&vec![n as f32; 1000]).unwrap();
                let mut y = device.zeroed(1000).unwrap();
                for round in 1..=40 {
                    saxpy(1.0, &x, &mut y).invocations(1000).run().unwrap();
                    if round % 10 == 0 {
                        let expected = vec![(round * n) as f32; 1000];
                        assert_eq!(y.read().unwrap(), expected, "{device:?}");
                    }
                }
            });
        }
    });
}

#[test]
fn a_buffer_moves_from_device_to_device() {
    for from in devices() {
        for to in devices() {
            let x = from.buffer(&[1.0, 2.0, 3.0]).unwrap();
            let mut y = from.buffer(&[1.0; 3]).unwrap();
            saxpy(2.0, &x, &mut y).invocations(3).run().unwrap();
            let mut moved = y.to_device(&to).unwrap();
            saxpy(1.0, &x, &mut y).invocations(3).run().unwrap();
            assert_eq!(*moved.device(), to);
            let x = x.to_device(&to).unwrap();
            saxpy(1.0, &x, &mut moved).invocations(3).run().unwrap();
            assert_eq!(moved.read().unwrap(), [4.0, 7.0, 10.0], "{from:?} to {to:?}");

            let halves = [half::f16::ONE; 3];
            let moved = from.buffer(&halves).unwrap().to_device(&to).unwrap();
            assert_eq!(moved.read().unwrap(), halves);
            let uniform = from.uniform(Vec3::ONE).unwrap().to_device(&to).unwrap();
            assert_eq!((uniform.device(), uniform.read().unwrap()), (&to, Vec3::ONE));
            assert!(from.buffer::<Vec3>(&[]).unwrap().to_device(&to).unwrap().is_empty());
        }
    }
}

#[test]
fn a_texture_moves_with_its_levels_and_layers() {
    for from in devices() {
        for to in devices() {
            let shape = Shape::<D2Array>::new((4, 2, 3)).all_mip_levels();
            let texels: Vec<[u8; 4]> = (0..24).map(|n| [n, 2 * n, 3 * n, 255]).collect();
            let texture = from.texture_2d_array::<Rgba8Unorm>(shape, &texels).unwrap();
            texture.mip(1).unwrap().write(&[[7; 4]; 6]).unwrap();
            let moved = texture.to_device(&to).unwrap();
            assert_eq!((moved.device(), moved.size(), moved.mip_levels()), (&to, (4, 2, 3), 3));
            assert_eq!(moved.read().unwrap(), texels, "{from:?} to {to:?}");
            assert_eq!(moved.mip(1).unwrap().read().unwrap(), [[7; 4]; 6]);
            assert_eq!(moved.mip(2).unwrap().read().unwrap(), [[0; 4]; 3]);
            let layer = texture.mip(1).unwrap().layer(2).unwrap().to_device(&to).unwrap();
            assert_eq!((layer.size(), layer.mip_levels()), ((2, 1), 1));
            assert_eq!(layer.read().unwrap(), [[7; 4]; 2]);

            let volume = from.texture_3d::<R32Float>((2, 1, 3), &[1., 2., 3., 4., 5., 6.]).unwrap();
            let moved = volume.to_device(&to).unwrap();
            assert_eq!(moved.read().unwrap(), [1., 2., 3., 4., 5., 6.]);
        }
    }
}

#[test]
fn what_another_device_cannot_hold_is_its_error() {
    let small = faults::noop(wgpu::Limits {
        max_storage_buffer_binding_size: 16,
        max_texture_dimension_2d: 2,
        ..wgpu::Limits::default()
    });
    let error = Device::cpu().buffer(&[1u32; 5]).unwrap().to_device(&small).unwrap_err();
    assert!(matches!(error, Error::BufferTooLarge { bytes: 20, limit: 16, .. }), "{error}");
    let texture = Device::cpu().texture_2d_zeroed::<R32Float>((3, 1)).unwrap();
    let error = texture.to_device(&small).unwrap_err();
    assert!(matches!(error, Error::TextureTooLarge { .. }), "{error}");
}

#[test]
fn limits_decide_whether_a_kernel_is_supported() {
    static LARGE: KernelInfo = KernelInfo { workgroup_size: [256, 1, 1], ..ONE_BUFFER };
    let of = |max_compute_invocations_per_workgroup| {
        let limits =
            wgpu::Limits { max_compute_invocations_per_workgroup, ..wgpu::Limits::default() };
        faults::noop(limits)
    };
    assert!(of(256).supports(&LARGE));
    assert!(!of(128).supports(&LARGE));
}
