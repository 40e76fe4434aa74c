//! Views of buffers, and transfers of elements without the host: on every device, the checked one
//! included.

use std::sync::Arc;

use dsl_runtime::prelude::*;
use dsl_runtime::{Error, PlainData};

/// Adds to each element.
#[kernel(workgroup_size = 64)]
fn add(x: f32, data: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] += x;
    }
}

/// `out[i] = input[i]`. The last element of `out` becomes the length of `input`.
#[kernel(workgroup_size = 64)]
fn copy_and_count(input: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < input.len() && i + 1 < out.len() {
        out[i] = input[i];
    }
    if i == 0 {
        out[out.len() - 1] = input.len();
    }
}

#[kernel(workgroup_size = 64)]
fn double(input: &[Vec4], out: &mut [Vec4]) {
    let i = global_invocation_id().x;
    if i < input.len() && i < out.len() {
        out[i] = input[i] * 2.0;
    }
}

#[kernel(workgroup_size = 64)]
fn halve(data: &mut [f16]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] *= f16::from_f32(0.5);
    }
}

#[kernel(workgroup_size = 64)]
fn traces(matrices: &[Mat4], out: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < matrices.len() && i < out.len() {
        let m = matrices[i];
        out[i] = m.x_axis.x + m.y_axis.y + m.z_axis.z + m.w_axis.w;
    }
    if i == 0 && out.len() > 0 {
        out[0] += matrices.len() as f32;
    }
}

fn devices() -> impl Iterator<Item = Device> {
    Device::all().into_iter().chain([Device::checked()])
}

/// A slice may begin at any multiple of this many elements of `T`, on every device.
fn aligned<T>() -> usize {
    256 / size_of::<T>()
}

#[test]
fn a_kernel_takes_a_slice_for_a_whole_buffer() -> Result<(), Error> {
    for device in devices() {
        let mut data = device.zeroed::<f32>(300)?;
        add(1.0, &mut data.slice_mut(64..200)?).invocations(300).run()?;
        add(1.0, &mut data.slice_mut(128..)?.slice_mut(64..=64)?).invocations(300).run()?;
        add(0.5, &mut data).invocations(300).run()?;
        let expected = |i: usize| {
            0.5 + f32::from(u8::from((64..200).contains(&i))) + f32::from(u8::from(i == 192))
        };
        let expected: Vec<_> = (0..300).map(expected).collect();
        assert_eq!(data.read()?, expected, "{}", device.name());
        assert_eq!(data.slice(64..)?.slice(10..13)?.read()?, expected[74..77]);
        let part = data.slice_mut(64..)?;
        assert_eq!(part.slice(10..13)?.read()?, expected[74..77]);
        assert_eq!(part.read()?, expected[64..]);
        assert_eq!(pollster::block_on(part.read_async())?, expected[64..]);
        assert_eq!(part.cast::<u32>()?.read()?[0], expected[64].to_bits());
        assert_eq!(part.device(), &device);
        let mut all = [0.0; 236];
        part.read_into(&mut all)?;
        assert_eq!(all, expected[64..]);
        let mut three = [0.0; 3];
        data.slice(191..194)?.read_into(&mut three)?;
        assert_eq!(three, expected[191..194]);
    }
    Ok(())
}

#[test]
fn lengths_are_those_of_the_slice() -> Result<(), Error> {
    for device in devices() {
        let input = device.buffer(&(0..1000).collect::<Vec<u32>>())?;
        let mut out = device.zeroed::<u32>(1000)?;
        let (from, to) = (input.slice(64..100)?, &mut out.slice_mut(128..228)?);
        copy_and_count(&from, to).invocations(1000).run()?;
        let out = out.read()?;
        assert_eq!(out[128..164], (64..100).collect::<Vec<_>>(), "{}", device.name());
        assert_eq!(out[227], 36);
        let written = |i: &usize| (128..164).contains(i) || *i == 227;
        assert!((0..1000).filter(|i| !written(i)).all(|i| out[i] == 0));
    }
    Ok(())
}

#[test]
fn bytes_are_elements_of_another_type() -> Result<(), Error> {
    for device in devices() {
        let input = device.buffer(&(0..256).map(|i| i as f32).collect::<Vec<_>>())?;
        let mut out = device.zeroed::<f32>(256)?;
        double(&input.cast()?, &mut out.cast_mut()?).invocations(64).run()?;
        assert_eq!(out.read()?, (0..256).map(|i| 2.0 * i as f32).collect::<Vec<_>>());
        // Some of the elements, cast to other types.
        let upper = input.slice(128..)?.cast::<Vec4>()?;
        assert_eq!((upper.len(), upper.read()?[0]), (32, vec4(128.0, 129.0, 130.0, 131.0)));
        let second = input.cast::<Mat4>()?.slice(1..2)?.cast::<f32>()?;
        assert_eq!(second.read()?, (16..32).map(|i| i as f32).collect::<Vec<_>>());
        let ones = device.buffer(&[1.0f32, -0.0])?;
        assert_eq!(ones.cast::<u32>()?.read()?, [0x3f80_0000, 0x8000_0000]);
        assert_eq!(ones.cast::<[u64; 1]>()?.read()?, [[0x8000_0000_3f80_0000]]);
        let mut bits = device.zeroed::<u32>(2)?;
        bits.cast_mut::<f32>()?.write(&[1.0, 2.0])?;
        assert_eq!(bits.read()?, [0x3f80_0000, 0x4000_0000]);
    }
    Ok(())
}

#[test]
fn bytes_that_are_no_whole_elements_are_an_error() -> Result<(), Error> {
    for device in devices() {
        let mut seven = device.zeroed::<f32>(7)?;
        let error = seven.cast::<Vec4>().err().map(|error| error.to_string());
        assert_eq!(
            error.as_deref(),
            Some(
                "7 elements of `f32` take 28 bytes: not a whole number of `Vec4`, 16 bytes each, \
                 or more than 2^32 - 1; cast a slice whose length fits"
            )
        );
        let error = seven.slice(..5)?.cast::<[[f16; 2]; 3]>().err().map(|error| error.to_string());
        assert!(error.is_some_and(|error| error.contains("`[[f16; 2]; 3]`, 12 bytes each")));
        assert!(matches!(seven.cast_mut::<Vec2>(), Err(Error::CastLength { len: 7, .. })));
        assert_eq!(seven.slice(..4)?.cast::<Vec4>()?.len(), 1);
        assert!(matches!(seven.cast::<[f32; 0]>(), Err(Error::CastLength { .. })));
    }
    Ok(())
}

#[test]
fn slices_outside_of_the_buffer_are_errors() -> Result<(), Error> {
    for device in devices() {
        let mut data = device.zeroed::<f32>(10)?;
        assert!(matches!(data.slice(5..11), Err(Error::RangeOutOfBounds { end: 11, len: 10, .. })));
        assert!(matches!(data.slice_mut(11..), Err(Error::RangeOutOfBounds { .. })));
        let inner = data.slice(4..8)?;
        assert!(matches!(inner.slice(..5), Err(Error::RangeOutOfBounds { end: 5, len: 4, .. })));
        let error = data.slice_mut(4..8)?.write(&[1.0; 5]);
        assert!(matches!(error, Err(Error::LengthMismatch { buffer: 4, slice: 5 })));
    }
    Ok(())
}

#[test]
fn a_slice_that_cannot_be_bound_is_an_error() -> Result<(), Error> {
    for device in devices() {
        let alignment = device.limits().storage_alignment;
        assert!(256 % alignment == 0, "{alignment} on {}", device.name());
        let mut data = device.zeroed::<f32>(256)?;
        let run = add(1.0, &mut data.slice_mut(1..)?).invocations(255).run();
        match run {
            Ok(()) => assert_eq!(alignment, 4),
            Err(Error::SliceAlignment { kernel: "add", parameter: "data", offset: 4, .. }) => {
                assert!(alignment > 4);
            }
            Err(error) => panic!("{error}"),
        }
        let first = alignment as usize / 4;
        add(1.0, &mut data.slice_mut(first..)?).invocations(256).run()?;
        assert_eq!(data.slice(first..)?.read()?[0], if alignment == 4 { 2.0 } else { 1.0 });
    }
    Ok(())
}

#[test]
fn empty_slices_can_be_bound() -> Result<(), Error> {
    for device in devices() {
        let mut data = device.zeroed::<f32>(256)?;
        let nothing = device.zeroed::<f32>(0)?;
        traces(&nothing.cast()?, &mut data).invocations(64).run()?;
        traces(&data.slice(64..64)?.cast()?, &mut device.zeroed(1)?).invocations(64).run()?;
        let none = device.buffer(&[Mat4::IDENTITY; 3])?;
        traces(&none, &mut data.slice_mut(64..64)?).invocations(64).run()?;
        // Wherever the empty slice begins.
        traces(&none, &mut data.slice_mut(1..1)?).invocations(64).run()?;
        traces(&data.slice(3..3)?.cast()?, &mut device.zeroed(1)?).invocations(64).run()?;
        let nothing_left = none.slice(3..)?;
        traces(&nothing_left, &mut device.zeroed(1)?).invocations(64).run()?;
        traces(&nothing.cast()?, &mut device.zeroed(0)?).invocations(64).run()?;
        assert_eq!(data.read()?, [0.0; 256], "{}", device.name());
        traces(&none, &mut data).invocations(64).run()?;
        assert_eq!(data.read_range(..4)?, [7.0, 4.0, 4.0, 0.0]);
        data.slice_mut(9..9)?.fill(1.0)?;
        device.copy(&nothing, &mut data.slice_mut(3..3)?)?;
        assert!(nothing.slice(..)?.is_empty() && nothing.read()?.is_empty());
    }
    Ok(())
}

#[test]
fn two_slices_of_one_buffer_are_read() -> Result<(), Error> {
    for device in devices() {
        let data = device.buffer(&(0..128).collect::<Vec<u32>>())?;
        let mut out = device.zeroed::<u32>(65)?;
        #[kernel(workgroup_size = 64)]
        fn sum(a: &[u32], b: &[u32], out: &mut [u32]) {
            let i = global_invocation_id().x;
            if i < a.len() && i < b.len() && i < out.len() {
                out[i] = a[i] + b[i];
            }
        }
        sum(&data.slice(..64)?, &data.slice(64..)?, &mut out).invocations(64).run()?;
        assert_eq!(out.read()?[63], 63 + 127, "{}", device.name());
    }
    Ok(())
}

/// Everything that launchers accepted when they took only `&Buffer` still works.
#[test]
fn pointers_to_buffers_are_buffers() -> Result<(), Error> {
    fn twice(out: &mut Buffer<f32>) -> Result<(), Error> {
        add(1.0, out).invocations(64).run()?;
        add(1.0, out).invocations(64).run()
    }
    fn any(out: &mut dyn AsSliceMut<f32>) -> Result<(), Error> {
        add(1.0, out).invocations(64).run()?;
        add(1.0, out).invocations(64).run()
    }
    for device in devices() {
        let mut data = Box::new(device.zeroed(64)?); // the kernel determines its type
        twice(&mut data)?;
        any(&mut *data)?;
        add(1.0, &mut data).invocations(64).run()?;
        assert_eq!(data.read()?, [5.0; 64]);
        let input = Arc::new(device.buffer(&[7u32; 3])?);
        let mut out = device.zeroed(4)?;
        let inputs = [&input];
        inputs.iter().try_for_each(|input| copy_and_count(input, &mut out).invocations(4).run())?;
        let handle = out.slice(..3)?;
        assert_eq!(handle.read()?, [7; 3]);
    }
    Ok(())
}

/// Random writes, fills and copies have the same effect as on a `Vec`.
fn moves<T: PlainData + PartialEq + std::fmt::Debug>(
    device: &Device,
    value: impl Fn(u32) -> T,
) -> Result<(), Error> {
    const LEN: usize = 23;
    let mut state = 12_345u32;
    let mut below = |n: usize| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as usize % n
    };
    let start: Vec<T> = (0..LEN as u32).map(&value).collect();
    let mut model = [start.clone(), start.clone()];
    let mut buffers = [device.buffer(&start)?, device.buffer(&start)?];
    for round in 0..100u32 {
        let (first, last) = (below(LEN), below(LEN));
        let range = first.min(last)..first.max(last);
        let at = below(LEN - range.len());
        let [model, other_model] = &mut model;
        let [buffer, other] = &mut buffers;
        match below(4) {
            0 => {
                let values: Vec<_> = range.clone().map(|i| value(round + i as u32)).collect();
                buffer.slice_mut(range.clone())?.write(&values)?;
                model[range].copy_from_slice(&values);
            }
            1 => {
                let value = if below(2) == 0 { T::ZERO } else { value(round) };
                other.slice_mut(range.clone())?.fill(value)?;
                other_model[range].fill(value);
            }
            2 => {
                let to = at..at + range.len();
                device.copy(&buffer.slice(range.clone())?, &mut other.slice_mut(to.clone())?)?;
                other_model[to].copy_from_slice(&model[range]);
            }
            _ => {
                device.copy(other, buffer)?;
                model.clone_from(other_model);
            }
        }
        assert_eq!(buffer.slice(at..)?.read()?, model[at..], "round {round}, {}", device.name());
        assert_eq!(&other.read()?, other_model, "round {round}, {}", device.name());
    }
    Ok(())
}

#[test]
fn elements_move_to_and_from_any_place() -> Result<(), Error> {
    for device in devices() {
        moves(&device, |i| i as f32)?;
        moves(&device, |i| f16::from_f32(i as f32))?;
        moves(&device, |i| [f16::from_f32(i as f32), f16::ONE, f16::from_f32(0.5)])?;
        moves(&device, |i| uvec4(i, 1, 2, 3))?;
    }
    Ok(())
}

#[test]
fn large_buffers_are_filled() -> Result<(), Error> {
    for device in devices() {
        let mut data = device.zeroed::<Vec3>(1 << 20)?;
        data.fill(vec3(1.0, 2.0, 3.0))?;
        data.slice_mut(3..700_001)?.fill(Vec3::NEG_ONE)?;
        data.slice_mut(10..20)?.fill(Vec3::ZERO)?;
        let expected = |i: usize| match i {
            10..20 => Vec3::ZERO,
            3..700_001 => Vec3::NEG_ONE,
            _ => vec3(1.0, 2.0, 3.0),
        };
        let data = data.read()?;
        assert!((0..1 << 20).all(|i| data[i] == expected(i)), "{}", device.name());
    }
    Ok(())
}

#[test]
fn fills_and_copies_keep_their_order_with_launches() -> Result<(), Error> {
    for device in devices() {
        let mut a = device.zeroed::<f32>(64)?;
        let mut b = device.zeroed::<f32>(64)?;
        for i in 0..100 {
            a.fill(i as f32)?;
            add(1.0, &mut a).invocations(64).run()?;
            device.copy(&a, &mut b)?;
            add(1.0, &mut b).invocations(64).run()?;
            add(1.0, &mut a).invocations(64).run()?;
            device.copy(&b.slice(..32)?, &mut a.slice_mut(32..)?)?;
        }
        assert_eq!(a.read()?, [101.0; 64], "{}", device.name());
        assert_eq!(b.read()?, [101.0; 64]);
    }
    Ok(())
}

#[test]
fn copies_are_within_one_device_and_of_one_length() -> Result<(), Error> {
    for device in devices() {
        let mut a = device.zeroed::<f32>(4)?;
        let b = device.zeroed::<f32>(5)?;
        let error = device.copy(&b, &mut a);
        assert!(matches!(error, Err(Error::CopyLength { from: 5, to: 4 })));
        let other = Device::checked();
        let elsewhere = other.zeroed::<f32>(4)?;
        for error in [device.copy(&elsewhere, &mut a), other.copy(&b.slice(1..)?, &mut a)] {
            assert!(matches!(error, Err(Error::CopyBetweenDevices { .. })), "{}", device.name());
        }
    }
    Ok(())
}

/// Nothing is known about the index.
#[kernel(workgroup_size = 1)]
fn put(at: &[u32], x: f32, data: &mut [f16], then: &mut [f32]) {
    data[at[0]] = f16::from_f32(x);
    then[0] = data[at[0]].to_f32();
}

/// A word of 4 bytes holds two halves. The kernel must not change the half behind a slice.
#[test]
fn halves_behind_a_slice_are_left_alone() -> Result<(), Error> {
    for device in Device::all() {
        if !device.supports(dsl_runtime::Feature::ShaderF16) {
            println!("NOT RUN: {} has no f16", device.name());
            continue;
        }
        let (at, mut then) = (device.buffer(&[3])?, device.zeroed(1)?);
        let mut data = device.buffer(&[f16::ONE; 301])?;
        let run = put(&at, 2.0, &mut data.slice_mut(..3)?, &mut then).workgroups(1).run();
        assert!(matches!(run, Err(Error::SliceEnd { kernel: "put", parameter: "data" })));
        put(&at, 2.0, &mut data.slice_mut(..2)?, &mut then).workgroups(1).run()?;
        assert_eq!(data.slice(2..)?.read()?, [f16::ONE; 299], "{}", device.name());
        put(&at, 2.0, &mut data.slice_mut(..4)?, &mut then).workgroups(1).run()?;
        assert_eq!(data.read()?[3], f16::from_f32(2.0));
        // At the end of the buffer, the word's second half is unused, and element 3 does not exist.
        let mut three = device.buffer(&[f16::ONE; 3])?;
        put(&at, 2.0, &mut three, &mut then).workgroups(1).run()?;
        if !device.is_gpu() {
            assert_eq!((three.read()?, then.read()?), (vec![f16::ONE; 3], vec![0.0]));
        }
    }
    Ok(())
}

#[test]
fn halves_are_sliced() -> Result<(), Error> {
    for device in devices() {
        if !device.supports(dsl_runtime::Feature::ShaderF16) {
            println!("NOT RUN: {} has no f16", device.name());
            continue;
        }
        let one = f16::ONE;
        let mut data = device.buffer(&[one; 301])?;
        let start = aligned::<f16>();
        halve(&mut data.slice_mut(start..start + 7)?).invocations(64).run()?;
        halve(&mut data.slice_mut(start..start + 2)?.cast_mut::<f16>()?).invocations(64).run()?;
        let expected = |i: usize| match i.checked_sub(start) {
            Some(0..2) => 0.25,
            Some(2..7) => 0.5,
            _ => 1.0,
        };
        let expected: Vec<_> = (0..301).map(|i| f16::from_f32(expected(i))).collect();
        assert_eq!(data.read()?, expected, "{}", device.name());
    }
    Ok(())
}

#[kernel(workgroup_size = 64)]
fn exchange(a: &mut [u32], b: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < a.len() && i < b.len() {
        let old = a[i];
        a[i] = b[i];
        b[i] = old;
    }
}

/// Stores at an index that comes from data.
#[kernel(workgroup_size = 1)]
fn store(at: &[u32], a: &mut [u32], b: &mut [u32]) {
    if at.len() > 0 {
        a[at[0]] = 7;
        b[0] = a[at[0]];
    }
}

#[test]
fn a_kernel_takes_two_parts_of_a_buffer() -> Result<(), Error> {
    for device in devices() {
        let mut data = device.buffer_from_iter(0..192)?;
        let (mut low, mut rest) = data.split_at_mut(64)?;
        let (mut middle, mut high) = rest.split_at_mut(64)?;
        assert_eq!((low.len(), middle.len(), high.len()), (64, 64, 64));
        exchange(&mut low, &mut high).invocations(64).run()?;
        exchange(&mut middle.slice_mut(..2)?, &mut high).invocations(2).run()?;
        let mut expected: Vec<u32> = (128..192).chain(64..128).chain(0..64).collect();
        (expected[64], expected[128]) = (0, 64);
        (expected[65], expected[129]) = (1, 65);
        assert_eq!(data.read()?, expected, "{device:?}");
    }
    Ok(())
}

#[test]
fn an_index_outside_of_a_part_reaches_no_other_part() -> Result<(), Error> {
    for device in Device::all() {
        let mut data = device.zeroed::<u32>(128)?;
        let (mut low, mut high) = data.split_at_mut(64)?;
        for at in [64, 100, u32::MAX] {
            let at = device.buffer(&[at])?;
            store(&at, &mut low, &mut high).workgroups(1).run()?;
        }
        // In WGSL, a store out of bounds may go to any element of its own part.
        assert_eq!(high.read()?[1..], [0; 63], "{device:?}");
    }
    Ok(())
}

#[test]
fn parts_are_read_written_and_copied_on_their_own() -> Result<(), Error> {
    for device in devices() {
        let mut data = device.zeroed::<f16>(9)?;
        let half = f16::from_f32;
        let (mut first, mut second) = data.split_at_mut(4)?;
        first.fill(half(1.0))?;
        second.slice_mut(1..4)?.write(&[half(2.0); 3])?;
        device.copy(&second.slice(..3)?, &mut first.slice_mut(1..)?)?;
        assert_eq!(first.read()?, [1.0, 0.0, 2.0, 2.0].map(half));
        assert_eq!(data.read()?, [1.0, 0.0, 2.0, 2.0, 0.0, 2.0, 2.0, 2.0, 0.0].map(half));
        assert!(matches!(
            data.split_at_mut(3).map(drop),
            Err(Error::SplitWithinWord { at: 3, stride: 2 })
        ));
        assert!(matches!(data.split_at_mut(10).map(drop), Err(Error::RangeOutOfBounds { .. })));
        let (mut all, none) = data.split_at_mut(9)?;
        all.write(&[half(3.0); 9])?;
        assert!(none.is_empty() && none.read()?.is_empty());
        let mut odd = data.slice_mut(1..)?;
        let (none, mut rest) = odd.split_at_mut(0)?;
        assert!(none.is_empty());
        let (one, others) = rest.split_at_mut(1)?;
        assert_eq!((one.read()?, others.len()), (vec![half(3.0)], 7));
    }
    Ok(())
}

#[test]
fn reading_one_part_and_writing_to_another_is_an_error_on_every_device() -> Result<(), Error> {
    for device in devices() {
        let mut data = device.zeroed::<u32>(128)?;
        let (input, mut out) = data.split_at_mut(64)?;
        let error = copy_and_count(&input, &mut out).invocations(64).run().unwrap_err();
        let parts =
            Error::PartsReadAndWritten { kernel: "copy_and_count", first: "input", second: "out" };
        assert_eq!(error.to_string(), parts.to_string());
        let (counts, mut out) = data.split_at_mut(64)?;
        let mut other = device.zeroed(64)?;
        let launch = exchange(&mut out, &mut other).workgroups_from(&counts);
        let error = launch.run().unwrap_err().to_string();
        assert!(error.contains("`a` and `workgroups_from` are parts of one buffer"), "{error}");
        // For a part without elements, nothing of the buffer is bound.
        let (none, mut out) = data.split_at_mut(0)?;
        copy_and_count(&none, &mut out).invocations(64).run()?;
    }
    Ok(())
}
