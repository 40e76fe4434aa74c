//! Buffers from iterators, and transfers to and from arrays of the crate `ndarray`.

use dsl_runtime::{
    Device, Error,
    ndarray::{Array2, Array3, ShapeBuilder, arr1, arr2, s},
};

#[test]
fn a_buffer_takes_the_elements_of_an_iterator() {
    for device in Device::all() {
        let squares = device.buffer_from_iter((0..5).map(|i| i * i)).unwrap();
        assert_eq!(squares.read().unwrap(), [0, 1, 4, 9, 16]);
        let none = device.buffer_from_iter::<f32>(None).unwrap();
        assert!(none.is_empty());
    }
}

#[test]
fn arrays_of_every_memory_layout_are_in_logical_order() {
    for device in Device::all() {
        let rows = arr2(&[[1, 2, 3], [4, 5, 6]]);
        let buffer = device.buffer_from_array(&rows).unwrap();
        assert_eq!(buffer.read().unwrap(), [1, 2, 3, 4, 5, 6]);
        assert_eq!(buffer.read_array((2, 3)).unwrap(), rows);
        let transposed = device.buffer_from_array(&rows.t()).unwrap();
        assert_eq!(transposed.read().unwrap(), [1, 4, 2, 5, 3, 6]);
        let columns = device.buffer_from_array(&rows.slice(s![.., ..;2])).unwrap();
        assert_eq!(columns.read().unwrap(), [1, 3, 4, 6]);
        // The first index changes fastest.
        assert_eq!(buffer.read_array((3, 2).f()).unwrap(), rows.t());
        let cube: Array3<i32> = buffer.slice(..4).unwrap().read_array((1, 2, 2)).unwrap();
        assert_eq!(cube[(0, 1, 0)], 3);
    }
}

#[test]
fn arrays_are_read_into_and_written_from() {
    for device in Device::all() {
        let mut buffer = device.buffer_from_iter(0..6).unwrap();
        let mut array = Array2::zeros((4, 3));
        buffer.read_into_array(&mut array.slice_mut(s![1..3, ..])).unwrap();
        buffer.read_into_array(&mut array.slice_mut(s![..2, ..]).reversed_axes()).unwrap();
        assert_eq!(array, arr2(&[[0, 2, 4], [1, 3, 5], [3, 4, 5], [0, 0, 0]]));
        buffer.write_array(&array.slice(s![..2, ..]).t()).unwrap();
        assert_eq!(buffer.read().unwrap(), [0, 1, 2, 3, 4, 5]);
        buffer.slice_mut(4..).unwrap().write_array(&arr1(&[7, 8])).unwrap();
        assert_eq!(buffer.read().unwrap(), [0, 1, 2, 3, 7, 8]);
    }
}

#[test]
fn an_array_of_another_length_is_an_error() {
    let mut buffer = Device::cpu().buffer_from_iter(0..6).unwrap();
    let is_mismatch = |result: Result<(), Error>| {
        assert!(matches!(result, Err(Error::LengthMismatch { buffer: 6, slice: 4 })), "{result:?}");
    };
    let mut array = Array2::zeros((2, 2));
    is_mismatch(buffer.read_array((2, 2)).map(drop));
    is_mismatch(buffer.read_into_array(&mut array));
    is_mismatch(buffer.read_into_array(&mut array.view_mut().reversed_axes()));
    is_mismatch(buffer.write_array(&array));
    assert!(buffer.read_array((usize::MAX, 2)).is_err());
}
