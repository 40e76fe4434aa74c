//! Copies to the host that are read in place, and bytes that are written back: on every device.

use dsl_runtime::prelude::*;
use dsl_runtime::{Error, ShaderType};

#[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
struct Particle {
    position: Vec3,
    mass: f32,
    velocity: Vec3,
}

#[kernel(workgroup_size = 64)]
fn double(data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] *= 2;
    }
}

fn devices() -> impl Iterator<Item = Device> {
    Device::all().into_iter().chain([Device::checked()])
}

#[test]
fn later_launches_do_not_change_a_download() {
    for device in devices() {
        let mut data = device.buffer_from_iter(0..1000u32).unwrap();
        double(&mut data).for_each_element().run().unwrap();
        let first = data.download().unwrap();
        double(&mut data).for_each_element().run().unwrap();
        let second = data.slice(10..20).unwrap().download().unwrap();
        data.fill(7).unwrap();
        let first = first.wait().unwrap();
        assert_eq!(first.to_vec(), (0..1000).map(|n| 2 * n).collect::<Vec<u32>>(), "{device:?}");
        let second = second.wait().unwrap();
        assert_eq!(
            bytemuck::cast_slice::<_, u32>(second.bytes()),
            Vec::from_iter((10..20).map(|n| 4 * n))
        );
        assert_eq!(data.read_range(..2).unwrap(), [7, 7]);
    }
}

#[test]
fn a_download_is_awaited() {
    for device in devices() {
        let mut data = device.buffer(&[1u32, 2, 3, 4]).unwrap();
        let halves = device.buffer(&[1.0, 2.0].map(f16::from_f32)).unwrap();
        let (copy, half) =
            (data.download().unwrap(), halves.slice(1..).unwrap().download().unwrap());
        double(&mut data).for_each_element().run().unwrap();
        assert_eq!(pollster::block_on(half.wait_async()).unwrap().to_vec(), [f16::from_f32(2.0)]);
        let copy = pollster::block_on(copy.wait_async()).unwrap();
        assert_eq!(copy.to_vec(), [1, 2, 3, 4], "{device:?}");
    }
}

#[test]
fn bytes_go_from_buffer_to_buffer() {
    for device in devices() {
        let particle = |n: u32| Particle {
            position: vec3(n as f32, 1.0, 2.0),
            mass: 3.0,
            velocity: Vec3::splat(n as f32),
        };
        let particles: Vec<_> = (0..7).map(particle).collect();
        let from = device.buffer(&particles).unwrap();
        let mut to = device.zeroed::<Particle>(7).unwrap();
        to.write_bytes(from.download().unwrap().wait().unwrap().bytes()).unwrap();
        assert_eq!(to.read().unwrap(), particles, "{device:?}");
        to.slice_mut(2..3)
            .unwrap()
            .write_bytes(from.slice(6..7).unwrap().download().unwrap().wait().unwrap().bytes())
            .unwrap();
        assert_eq!(to.read().unwrap()[1..4], [particles[1], particles[6], particles[3]]);
    }
}

#[test]
fn halves_of_words_and_empty_slices() {
    for device in devices() {
        let halves: Vec<f16> = (0..5).map(|n| f16::from_f32(n as f32)).collect();
        let mut data = device.buffer(&halves).unwrap();
        let copy = data.slice(1..4).unwrap().download().unwrap().wait().unwrap();
        assert_eq!((copy.len(), copy.bytes().len()), (3, 6));
        assert_eq!(copy.to_vec(), halves[1..4], "{device:?}");
        data.slice_mut(2..5).unwrap().write_bytes(copy.bytes()).unwrap();
        assert_eq!(data.read().unwrap(), [halves[0], halves[1], halves[1], halves[2], halves[3]]);
        let none = data.slice(2..2).unwrap().download().unwrap().wait().unwrap();
        assert!(none.is_empty() && none.bytes().is_empty());
        data.slice_mut(2..2).unwrap().write_bytes(&[]).unwrap();
    }
}

#[test]
fn many_copies_are_held_at_once_and_their_memory_serves_again() {
    for device in devices() {
        let data = device.buffer_from_iter(0..64u32).unwrap();
        for _ in 0..50 {
            let copies: Vec<_> = (0..8).map(|_| data.download().unwrap().wait().unwrap()).collect();
            assert!(copies.iter().all(|copy| copy.to_vec() == Vec::from_iter(0..64)), "{device:?}");
        }
        drop(data.download().unwrap()); // never waited for
        assert_eq!(data.read().unwrap().len(), 64);
    }
}

#[test]
fn bytes_in_the_hosts_memory_are_the_elements() {
    for device in devices() {
        let mut data = device.buffer_from_iter(0..10u32).unwrap();
        let mut slice = data.slice_mut(2..4).unwrap();
        assert_eq!(slice.host_bytes().is_some(), !device.is_gpu());
        let Some(bytes) = slice.host_bytes_mut() else { continue };
        bytes.copy_from_slice(bytemuck::cast_slice(&[7u32, 8]));
        assert_eq!(data.read().unwrap()[1..5], [1, 7, 8, 4]);
        assert_eq!(data.slice(3..4).unwrap().host_bytes().unwrap(), 8u32.to_ne_bytes());
        assert!(data.slice(5..5).unwrap().host_bytes().unwrap().is_empty());
    }
}

#[test]
fn a_wrong_number_of_bytes_is_an_error() {
    for device in devices() {
        let mut data = device.zeroed::<Vec4>(3).unwrap();
        let error = data.write_bytes(&[0; 47]).unwrap_err();
        assert!(matches!(error, Error::ByteLength { elements: 3, expected: 48, given: 47 }));
        assert_eq!(
            error.to_string(),
            "the 3 elements take 48 bytes, and 47 are given; pass 48 bytes"
        );
    }
}

#[test]
fn workers_get_devices() {
    let first = Device::for_worker(0).unwrap();
    assert_eq!(first.is_gpu(), Device::new().unwrap().is_gpu());
    let names: Vec<_> = (0..3).map(|worker| Device::for_worker(worker).unwrap().name()).collect();
    assert_eq!(names[0], first.name());
    assert!(names.iter().all(|name| Device::all().iter().any(|device| device.name() == *name)));
}
