//! Launches that certainly access elements out of bounds are refused, with advice for mending them.
//! Other launches run, and their indices are clamped.

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn double(data: &mut [f32]) {
    data[global_invocation_id().x] *= 2.0;
}

#[kernel(workgroup_size = 64)]
fn guarded(data: &mut [f32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] *= 2.0;
    }
}

#[kernel(workgroup_size = (8, 8))]
fn rows(width: u32, out: &mut [u32]) {
    let id = global_invocation_id();
    let at = id.y * width + id.x;
    out[at] = at;
}

#[kernel(workgroup_size = 64)]
fn sums(data: &[u32], partial: &mut [u32]) {
    workgroup_var!(sum: Atomic<u32>);
    let i = global_invocation_id().x;
    if i < data.len() {
        sum.fetch_add(data[i]);
    }
    workgroup_barrier();
    let (lane, group) = (local_invocation_index(), workgroup_id().x);
    if lane == 0 {
        partial[group] = sum.load();
    }
}

#[kernel(workgroup_size = 64)]
fn until(n: u32, data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i >= n {
        return;
    }
    data[i] = i;
}

#[kernel(workgroup_size = 64)]
fn wraps(back: u32, data: &mut [u32]) {
    let lane = local_invocation_index();
    data[lane + 64 - back] = lane;
    data[lane - 1 + 1] = lane;
}

#[kernel(workgroup_size = 64, allow(out_of_bounds = "the last one is written by many"))]
fn meant(data: &mut [f32]) {
    data[global_invocation_id().x] = 1.0;
}

#[kernel(workgroup_size = 4)]
fn gather(data: &[u32], at: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < out.len() && i < at.len() {
        out[i] = data[at[i]];
    }
}

#[derive(Clone, Copy, ShaderType)]
struct Size {
    width: u32,
    height: u32,
}

#[kernel(workgroup_size = (8, 8))]
fn cells(size: &Size, out: &mut [u32]) {
    let id = global_invocation_id();
    if id.x < size.width && id.y < size.height {
        out[id.y * size.width + id.x] += 1;
    }
}

#[kernel(workgroup_size = 1)]
fn parts(data: &[u32], from: u32, to: u32, out: &mut [u32]) {
    let part = &data[from..to];
    let mut rounds = 0;
    for _ in part {
        rounds += 1;
    }
    let rest = &part[1..to];
    let found = [part.len(), rounds, part.iter().sum(), rest.len()];
    for i in 0..4 {
        out[i] = found[i];
    }
}

/// The reason for refusing a launch: the parameter, the index and the length.
fn refused(result: Result<(), Error>) -> (&'static str, u32, u32) {
    match result {
        Err(Error::IndexOutOfBounds { parameter, index, len, .. }) => (parameter, index, len),
        other => panic!("{other:?}"),
    }
}

#[test]
fn certain_mistakes_are_errors() -> Result<(), Error> {
    Device::all().iter().try_for_each(|device| {
        println!("{}", device.name());
        mistakes_on(device)
    })
}

fn mistakes_on(device: &Device) -> Result<(), Error> {
    let mut data = device.buffer(&[1.0f32; 1000])?;
    assert_eq!(refused(double(&mut data).invocations(1000).run()), ("data", 1023, 1000));
    assert_eq!(data.read()?, [1.0; 1000], "nothing ran");
    double(&mut data).workgroups(15).run()?;
    guarded(&mut data).invocations(1000).run()?;
    assert_eq!(data.read()?[959..961], [4.0, 2.0]);

    let mut out = device.zeroed::<u32>(24 * 16)?;
    rows(24, &mut out).invocations((24, 16)).run()?;
    assert_eq!(out.read()?, (0..24 * 16).collect::<Vec<u32>>());
    assert_eq!(refused(rows(25, &mut out).invocations((24, 16)).run()), ("out", 398, 384));

    let (data, mut partial) = (device.buffer(&[1u32; 200])?, device.zeroed::<u32>(3)?);
    assert_eq!(refused(sums(&data, &mut partial).invocations(200).run()), ("partial", 3, 3));
    sums(&data, &mut partial).workgroups(3).run()?;
    assert_eq!(partial.read()?, [64; 3]);
    Ok(())
}

#[test]
fn launches_that_may_be_right_run() -> Result<(), Error> {
    Device::all().iter().try_for_each(|device| {
        println!("{}", device.name());
        right_on(device)
    })
}

fn right_on(device: &Device) -> Result<(), Error> {
    let mut data = device.zeroed::<u32>(64)?;
    until(10, &mut data).workgroups(4).run()?;
    wraps(64, &mut data).workgroups(1).run()?;
    assert_eq!(data.read()?, (0..64).collect::<Vec<u32>>());
    assert_eq!(refused(wraps(1, &mut data).workgroups(1).run()), ("data", 126, 64));
    let mut data = device.zeroed::<f32>(70)?;
    meant(&mut data).workgroups(2).run()?;
    assert_eq!(data.read()?, [1.0; 70]);
    Ok(())
}

#[test]
fn clamped_indices_stay_inside() -> Result<(), Error> {
    Device::all().iter().try_for_each(|device| {
        println!("{}", device.name());
        clamped_on(device)
    })
}

fn clamped_on(device: &Device) -> Result<(), Error> {
    let data = device.buffer(&[10u32, 11, 12, 13])?;
    let at = device.buffer(&[3u32, 0, 4, u32::MAX])?;
    let mut out = device.zeroed::<u32>(4)?;
    gather(&data, &at, &mut out).workgroups(1).run()?;
    // The CPU executor reads zeros out of bounds.
    let outside = if device.is_gpu() { 13 } else { 0 };
    assert_eq!(out.read()?, [13, 10, outside, outside]);
    assert!(gather::WGSL.contains("data[min(at[i], arrayLength(&data) - 1u)]"));
    Ok(())
}

#[kernel(workgroup_size = 4)]
fn choose(lists: [&[u32]; 2], at: &[u32], out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < at.len() && i < out.len() {
        out[i] = lists[at[i]][0];
    }
}

/// An index past the end of an array of slices means the last slice. The checked device reports it.
#[test]
fn past_the_end_of_an_array_of_slices() -> Result<(), Error> {
    let run = |device: &Device| {
        let lists = [device.buffer(&[10u32])?, device.buffer(&[20u32])?];
        let at = device.buffer(&[1u32, 0, 2, u32::MAX])?;
        let mut out = device.zeroed::<u32>(4)?;
        let result = choose(&lists, &at, &mut out).for_each_element().run();
        result.and_then(|()| out.read())
    };
    for device in Device::all() {
        assert_eq!(run(&device)?, [20, 10, 20, 20], "{}", device.name());
    }
    let report = run(&Device::checked()).unwrap_err().to_string();
    assert!(report.contains("index 2 is out of bounds"), "{report}");
    Ok(())
}

#[kernel(workgroup_size = 4)]
fn choose_any(lists: &[&[u32]], at: &[u32], element: u32, out: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < at.len() && i < out.len() {
        out[i] = lists[at[i]][element];
    }
}

/// An index past the end of any number of buffers means the last buffer. A read past the end of a
/// buffer gives its last element, or zero. The checked device reports both.
#[test]
fn past_the_end_of_any_number_of_buffers() -> Result<(), Error> {
    let run = |device: &Device, element: u32| {
        let lists = [device.buffer(&[10u32, 11])?, device.buffer(&[20u32])?];
        let at = device.buffer(&[1u32, 0, 2, u32::MAX])?;
        let mut out = device.zeroed::<u32>(4)?;
        let result = choose_any(&lists, &at, element, &mut out).for_each_element().run();
        result.and_then(|()| out.read())
    };
    for device in Device::all().iter().filter(|device| device.supports(&choose_any::INFO)) {
        assert_eq!(run(device, 0)?, [20, 10, 20, 20], "{}", device.name());
        let outside = run(device, 1)?;
        assert!(outside[1] == 11 && [0, 20].contains(&outside[0]), "{outside:?}");
        let none: &[Buffer<u32>] = &[];
        let (at, mut out) = (device.buffer(&[0u32])?, device.zeroed::<u32>(1)?);
        let error = choose_any(none, &at, 0, &mut out).for_each_element().run().unwrap_err();
        let text = "kernel `choose_any`: its parameter `lists` takes at least one buffer";
        assert_eq!(error.to_string(), text);
        // A buffer without elements has the length 0, and reads give zero.
        let empty = device.buffer::<u32>(&[])?;
        choose_any([&empty], &at, 3, &mut out).for_each_element().run()?;
        assert_eq!(out.read()?, [0]);
    }
    let report = run(&Device::checked(), 0).unwrap_err().to_string();
    assert!(
        report.contains("index 2 of `lists` is out of bounds: the elements are 0 to 1"),
        "{report}"
    );
    let report = run(&Device::checked(), 1).unwrap_err().to_string();
    assert!(report.contains("`lists[…]` is out of bounds: there is only element 0"), "{report}");
    Ok(())
}

/// A `Vec` of buffers has a length of its own.
#[test]
fn another_number_of_buffers() -> Result<(), Error> {
    for device in Device::all() {
        let mut lists = vec![device.buffer(&[10u32])?];
        let (at, mut out) = (device.buffer(&[0u32])?, device.zeroed::<u32>(1)?);
        for count in [1, 3] {
            let refused = choose(&lists, &at, &mut out).for_each_element().run().unwrap_err();
            let text =
                format!("kernel `choose`: its parameter `lists` takes 2 buffers, not {count}");
            assert_eq!(refused.to_string(), text);
            lists.extend([device.buffer(&[20u32])?, device.buffer(&[30u32])?]);
        }
        choose(&lists[3..], &at, &mut out).for_each_element().run()?;
        assert_eq!(out.read()?, [20]);
    }
    Ok(())
}

/// A part ends where its whole ends.
#[test]
fn parts_past_the_end() -> Result<(), Error> {
    Device::all().iter().try_for_each(|device| {
        println!("{}", device.name());
        let data = device.buffer(&[1u32; 8])?;
        let mut out = device.zeroed::<u32>(4)?;
        for (from, to, expected) in [
            (2, 8, [6, 6, 6, 5]),
            (2, 100, [6, 6, 6, 5]),
            (2, u32::MAX, [6, 6, 6, 5]),
            (50, 100, [0, 0, 0, 0]),
            (5, 3, [0, 0, 0, 0]),
        ] {
            parts(&data, from, to, &mut out).workgroups(1).run()?;
            assert_eq!(out.read()?, expected, "{from}..{to}");
        }
        Ok(())
    })
}

/// A launch knows the current value of a uniform, also after a write.
#[test]
fn uniforms_that_change() -> Result<(), Error> {
    assert!(cells::WGSL.contains("out[id.y * size.width + id.x] += 1u;"));
    Device::all().iter().try_for_each(|device| {
        println!("{}", device.name());
        let mut out = device.zeroed::<u32>(12)?;
        let mut size = device.uniform(Size { width: 4, height: 3 })?;
        cells(&size, &mut out).invocations((4, 3)).run()?;
        size.write(Size { width: 2, height: 1 })?;
        cells(&size, &mut out).invocations((4, 3)).run()?;
        assert_eq!(out.read()?, [2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
        // Now the size exceeds the buffer. Elements within bounds are right, except for the last
        // one: wgpu may clamp indices to it.
        size.write(Size { width: 4, height: 4 })?;
        cells(&size, &mut out).invocations((8, 8)).run()?;
        assert_eq!(out.read()?[..11], [3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
        Ok(())
    })
}

#[test]
fn the_message_says_what_to_do() -> Result<(), Error> {
    let device = Device::cpu();
    let mut data = device.zeroed::<f32>(100)?;
    let error = double(&mut data).invocations(100).run().expect_err("it is refused");
    assert_eq!(
        error.to_string(),
        "kernel `double`: with [2, 1, 1] workgroups, line 9 accesses element 127 of `data`, whose length is \
         100. Launch fewer workgroups, bind a longer buffer, or guard the access: `if i < data.len() { … }`"
    );
    Ok(())
}
