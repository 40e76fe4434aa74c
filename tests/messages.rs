//! `println!`, `dbg!`, `assert!`, `panic!` and `expect` in kernels, on every device.

use std::sync::{Arc, Mutex};

use dsl_runtime::{Error, prelude::*};

/// The devices, with the output of their kernels.
fn devices() -> Vec<(Device, Arc<Mutex<String>>)> {
    let devices = Device::all().into_iter().chain([Device::checked()]);
    let with_text = devices.map(|device| {
        let text = Arc::new(Mutex::new(String::new()));
        let printed = text.clone();
        device.on_print(move |lines| printed.lock().expect("not poisoned").push_str(lines));
        (device, text)
    });
    with_text.collect()
}

fn taken(text: &Mutex<String>) -> String {
    std::mem::take(&mut *text.lock().expect("not poisoned"))
}

#[device]
mod shapes {
    use dsl_runtime::prelude::*;

    #[derive(Debug, Clone, Copy, PartialEq)]
    pub(crate) enum State {
        Idle,
        Busy,
    }

    #[derive(Debug, Clone, Copy, PartialEq)]
    pub(crate) enum Shape {
        Circle(f32),
        Rect { w: f32, h: f32 },
        Nothing,
    }

    #[derive(Debug, Clone, Copy, PartialEq)]
    pub(crate) struct Body {
        pub(crate) state: State,
        pub(crate) shape: Shape,
        pub(crate) at: Vec2,
        pub(crate) id: Option<u32>,
    }

    #[derive(Debug, Clone, Copy, PartialEq)]
    pub(crate) struct Pair(pub(crate) u32, pub(crate) i8);
}

#[kernel(workgroup_size = 2)]
fn lines(n: u32, out: &mut [u32]) {
    let i = global_invocation_id().x;
    println!("{i}: {} of {n:>3}, {:?}", i + 1, (i, -1.5f32));
    print!("{{{}}} ", "text");
    eprintln!();
    if i < out.len() {
        out[i] = i;
    }
}

#[test]
fn lines_come_in_the_order_of_launches_workgroups_and_invocations() {
    for (device, text) in devices() {
        let mut out = device.zeroed(4).unwrap();
        lines(7, &mut out).invocations(4).run().unwrap();
        lines(100, &mut out).invocations(2).run().unwrap();
        assert_eq!(taken(&text), "", "{}: nothing has waited", device.name());
        assert_eq!(out.read().unwrap(), [0, 1, 2, 3]);
        let expected: String = [(0, 7), (1, 7), (2, 7), (3, 7), (0, 100), (1, 100)]
            .map(|(i, n)| format!("{i}: {} of {n:>3}, ({i}, -1.5)\n{{text}} \n", i + 1))
            .concat();
        assert_eq!(taken(&text), expected, "{}", device.name());
        device.sync().unwrap();
        assert_eq!(taken(&text), "", "{}: printed once", device.name());
    }
}

#[kernel(workgroup_size = 1)]
fn values(out: &mut [u32]) {
    use shapes::{Body, Pair, Shape, State};
    let idle = Body { state: State::Idle, shape: Shape::Circle(1.5), at: vec2(1.0, 2.0), id: None };
    let busy =
        Body { state: State::Busy, shape: Shape::Rect { w: 1.0, h: 2.0 }, id: Some(7), ..idle };
    println!("{idle:?} {busy:?} {:?} {:?}", Shape::Nothing, Pair(3, -4));
    let (byte, short, size) = (200u8, -7i16, 5usize);
    println!("{byte:#x} {short} {size:04} {:?} {}", [true, false], u32::MAX);
    println!("{:?} {:?}", Mat2::IDENTITY, ivec3(1, -2, 3));
    let width = 6usize;
    println!("[{:>width$.1}] [{:>1$}] {0}", 1.25f32, 4usize);
    let result: Result<u32, i32> = Err(-3);
    println!("{result:?} {:?}", 'x' as u32);
    out[0] = dbg!(byte as u32 + 1);
}

#[test]
fn values_of_all_types_show_as_in_rust() {
    use shapes::{Body, Pair, Shape, State};
    let idle =
        Body { state: State::Idle, shape: Shape::Circle(1.5), at: Vec2::new(1.0, 2.0), id: None };
    let shape = Shape::Rect { w: 1.0, h: 2.0 };
    let busy = Body { state: State::Busy, shape, id: Some(7), ..idle };
    let width = 6;
    let expected = [
        format!("{idle:?} {busy:?} {:?} {:?}", Shape::Nothing, Pair(3, -4)),
        format!("{:#x} {} {:04} {:?} {}", 200u8, -7i16, 5usize, [true, false], u32::MAX),
        format!("{:?} {:?}", Mat2::IDENTITY, IVec3::new(1, -2, 3)),
        format!("[{:>width$.1}] [{:>1$}] {0}", 1.25f32, 4usize),
        format!("{:?} {:?}", Err::<u32, i32>(-3), 'x' as u32),
    ];
    for (device, text) in devices() {
        let mut out = device.zeroed::<u32>(1).unwrap();
        values(&mut out).workgroups(1).run().unwrap();
        assert_eq!(out.read().unwrap(), [201]);
        let text = taken(&text);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[..5], expected, "{}", device.name());
        let shown = lines[5];
        assert!(shown.starts_with("[tests/messages.rs:"), "{shown}");
        assert!(shown.ends_with("] byte as u32 + 1 = 201"), "{shown}");
    }
}

#[device]
fn half(x: u32) -> u32 {
    assert!(x.is_multiple_of(2), "{x} is odd");
    x / 2
}

#[kernel(workgroup_size = 4)]
fn halves(x: &[u32], out: &mut [u32]) {
    workgroup_var!(tile: [u32; 4]);
    let (i, lane) = (global_invocation_id().x, local_invocation_index());
    if i < x.len() {
        tile[lane] = half(x[i]);
    } else {
        tile[lane] = 0;
    }
    workgroup_barrier();
    if i < out.len() {
        out[i] = tile[3 - lane];
    }
}

#[test]
fn a_failed_assertion_is_told_once_by_the_next_wait() {
    for (device, text) in devices() {
        let x = device.buffer(&[2, 4, 7, 8, 10, 12, 14, 17]).unwrap();
        let mut out = device.zeroed::<u32>(8).unwrap();
        halves(&x, &mut out).invocations(8).run().unwrap();
        match device.sync().unwrap_err() {
            Error::Assertion {
                kernel, message, file, line, workgroup, invocation, count, ..
            } => {
                assert_eq!(
                    (kernel, message.as_str(), file),
                    ("halves", "7 is odd", "tests/messages.rs")
                );
                let source = include_str!("messages.rs").lines().nth(line as usize - 1);
                assert!(source.unwrap().contains("assert!(x.is_multiple_of(2)"));
                assert_eq!((workgroup, invocation, count), ([0, 0, 0], 2, 2));
            }
            other => panic!("{}: {other}", device.name()),
        }
        // The invocations have continued, also past the barrier.
        assert_eq!(out.read().unwrap(), [4, 3, 2, 1, 8, 7, 6, 5]);
        assert_eq!(taken(&text), "");
        halves(&x, &mut out).invocations(8).run().unwrap();
        let error = out.read().unwrap_err().to_string();
        assert!(error.contains("kernel `halves`: 7 is odd"), "{error}");
        assert!(error.contains("workgroup [0, 0, 0], invocation 2 (and 1 more)"), "{error}");
    }
    assert_eq!(half(8), 4);
    assert!(std::panic::catch_unwind(|| half(7)).is_err());
}

#[kernel(workgroup_size = 1)]
fn failures(which: u32, x: &[u32], out: &mut [u32]) {
    let none: Option<u32> = x.get(100).copied();
    let error: Result<u32, u32> = Err(which);
    match which {
        0 => assert_eq!(x[0], 5, "x of {which}"),
        1 => assert_ne!(x[0], 4),
        2 => out[0] = none.expect("no {hundredth}"),
        3 => out[0] = none.unwrap(),
        4 => out[0] = error.unwrap(),
        5 => out[0] = Ok::<u32, u32>(6).unwrap_err(),
        6 => unreachable!("which = {}", which),
        7 => todo!(),
        8 => {
            let Some(value) = none else { panic!() };
            out[0] = value;
        }
        9 => out[0] = if x[0] == 4 { panic!("four") } else { 1 },
        10 => debug_assert!(which < 10),
        11 => assert!(x[0] == 5),
        _ => out[0] = *x.first().expect("there is one"),
    }
}

#[test]
fn each_failure_says_what_rust_says() {
    let expected = [
        "assertion `left == right` failed: x of 0\n  left: 4\n right: 5",
        "assertion `left != right` failed\n  left: 4\n right: 4",
        "no {hundredth}",
        "called `Option::unwrap()` on a `None` value",
        "called `Result::unwrap()` on an `Err` value: 4",
        "called `Result::unwrap_err()` on an `Ok` value: 6",
        "internal error: entered unreachable code: which = 6",
        "not yet implemented",
        "explicit panic",
        "four",
        "assertion failed: which < 10",
        "assertion failed: x[0] == 5",
    ];
    for (device, _) in devices() {
        let x = device.buffer(&[4]).unwrap();
        let mut out = device.zeroed::<u32>(1).unwrap();
        for (which, expected) in (0..).zip(expected) {
            failures(which, &x, &mut out).workgroups(1).run().unwrap();
            match device.sync() {
                Err(Error::Assertion { message, .. }) => {
                    assert_eq!(message, expected, "{}: {which}", device.name());
                }
                other => panic!("{}: {which} gives {other:?}", device.name()),
            }
        }
        failures(99, &x, &mut out).workgroups(1).run().unwrap();
        assert_eq!(out.read().unwrap(), [4]);
    }
}

#[kernel(workgroup_size = 64)]
fn many(out: &mut [u32]) {
    let i = global_invocation_id().x;
    println!("{i}");
    if i < out.len() {
        out[i] = i;
    }
}

#[test]
fn lines_that_find_no_room_are_counted() {
    for (device, text) in devices() {
        // A line takes four words.
        device.set_print_room(10 * 16);
        let mut out = device.zeroed::<u32>(64).unwrap();
        many(&mut out).invocations(64).run().unwrap();
        device.sync().unwrap();
        let printed = taken(&text);
        assert_eq!(printed.lines().count(), 11, "{}", device.name());
        let last = printed.lines().last().unwrap();
        assert!(last.starts_with("54 more lines of kernel `many` did not fit"), "{last}");
    }
}

#[test]
fn many_launches_without_a_wait_lose_nothing() {
    for (device, text) in devices() {
        let mut out = device.zeroed::<u32>(64).unwrap();
        for _ in 0..200 {
            many(&mut out).invocations(64).run().unwrap();
        }
        pollster::block_on(out.read_async()).unwrap();
        assert_eq!(taken(&text).lines().count(), 200 * 64, "{}", device.name());
        assert_eq!(device.take_notes().len(), 0);
    }
}

#[test]
fn a_kernel_without_messages_has_no_binding_for_them() {
    #[kernel(workgroup_size = 64)]
    fn plain(out: &mut [u32]) {
        let i = global_invocation_id().x;
        assert!(4 > 3);
        if i < out.len() {
            out[i] = i;
        }
    }
    assert_eq!(plain::INFO.bindings.len(), 1);
    assert_eq!(many::INFO.bindings.len(), 2);
}
