//! Notes of the checked device. Each note is kept once, however often it occurs. Notes name
//! accesses without a barrier between them. A failing test shows its notes.

use std::process::Command;

use dsl_runtime::prelude::*;
use dsl_runtime::{Error, Rule};

/// The index of an element depends on the order of invocations.
#[kernel(workgroup_size = 64)]
fn append(input: &[u32], count: &[Atomic<u32>], output: &mut [u32]) {
    let at = count[0].fetch_add(1);
    if at < output.len() {
        output[at] = input[local_invocation_index()];
    }
}

#[test]
fn notes_are_kept_once_until_they_are_taken() -> Result<(), Error> {
    let device = Device::checked();
    let input = device.buffer(&(0..64).collect::<Vec<u32>>())?;
    let mut output = device.zeroed::<u32>(64)?;
    let mut noted = |launches: u32| {
        for _ in 0..launches {
            let mut count = device.zeroed(1)?;
            append(&input, &mut count, &mut output).workgroups(1).run()?;
        }
        let notes = device.take_notes();
        assert!(notes.iter().all(|note| note.rule == Rule::OrderDependent), "{notes:?}");
        Ok::<_, Error>(notes.len())
    };
    assert_eq!(noted(1)?, 1);
    assert_eq!(noted(0)?, 0);
    assert_eq!(noted(100)?, 1);
    Ok(())
}

/// Two barriers are missing.
#[kernel(workgroup_size = 64)]
fn histogram(values: &[u32], counts: &mut [u32]) {
    workgroup_var!(bins: [Atomic<u32>; 64]);
    let lane = local_invocation_index();
    bins[lane].store(0);
    bins[values[lane] & 63].fetch_add(1);
    workgroup_barrier();
    counts[lane] = bins[lane].load();
}

fn count_in(device: &Device) -> Result<Vec<u32>, Error> {
    let values = device.buffer(&(0..64).map(|i| i * 7 % 5).collect::<Vec<u32>>())?;
    let mut counts = device.zeroed::<u32>(64)?;
    histogram(&values, &mut counts).workgroups(1).run()?;
    counts.read()
}

#[test]
fn accesses_that_nothing_orders_are_named() -> Result<(), Error> {
    let device = Device::checked();
    count_in(&device)?;
    let notes = device.take_notes();
    let [note] = notes.as_slice() else { panic!("{notes:?}") };
    assert_eq!((note.kernel, note.variable), ("histogram", Some("counts")));
    let (_, line) = note.location.expect("the source is known");
    let [lint] = histogram::INFO.lints else { panic!("{:?}", histogram::INFO.lints) };
    assert_eq!(line, lint.line);
    let text = note.to_string();
    assert!(
        text.contains("the contents of `counts` after `histogram` depend on the order"),
        "{text}"
    );
    assert!(text.contains("bins[lane].store(0)") && text.contains("stores to element"), "{text}");
    assert!(text.contains(".fetch_add(1)") && text.contains("changes element"), "{text}");
    assert!(text.contains("put a `workgroup_barrier();` between the two"), "{text}");
    Ok(())
}

/// Runs in a process of its own, where it fails.
#[test]
fn a_test_that_fails_shows_the_notes() {
    const CHILD: &str = "DSL_TEST_FAILS";
    let test = std::thread::current().name().map(str::to_owned).expect("the name of the test");
    if std::env::var_os(CHILD).is_some() {
        return dsl_runtime::testing::checked(&test, |device| {
            let counts = count_in(device).expect("no errors");
            assert_eq!(counts.iter().sum::<u32>(), 64, "each value is counted");
        });
    }
    let output = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", &test])
        .env(CHILD, "1")
        .env_remove("RUST_TEST_NOCAPTURE")
        .output()
        .expect("it runs");
    assert!(!output.status.success());
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text);
    assert!(text.contains("each value is counted"), "{text}");
    assert!(
        text.contains("the contents of `counts` after `histogram` depend on the order"),
        "{text}"
    );
}

#[derive(ShaderType, Clone, Copy, Debug)]
struct Item {
    at: Vec3,
    weight: f32,
    kind: u32,
}

/// The index of an item depends on the order of invocations.
#[kernel(workgroup_size = 64)]
fn append_items(count: &[Atomic<u32>], items: &mut [Item], points: &mut [Vec4]) {
    let at = count[0].fetch_add(1);
    let n = local_invocation_index();
    if at < items.len() && at < points.len() {
        items[at] = Item { at: Vec3::ZERO, weight: n as f32 / 2.0, kind: 7 };
        points[at] = Vec4::splat(n as f32);
    }
}

#[test]
fn order_dependent_elements_have_a_place_and_values() -> Result<(), Error> {
    let device = Device::checked();
    let mut items = device.buffer(&[Item { at: Vec3::ONE, weight: 0.0, kind: 0 }; 64])?;
    let (mut count, mut points) = (device.zeroed(1)?, device.zeroed(64)?);
    append_items(&mut count, &mut items, &mut points).workgroups(1).run()?;
    let notes = device.take_notes();
    let [items, points] = notes.as_slice() else { panic!("{notes:?}") };
    assert_eq!((items.variable, points.variable), (Some("items"), Some("points")));
    let text = items.to_string();
    assert_eq!(items.location.map(|(file, _)| file), Some(file!()), "{text}");
    assert!(text.contains("items[at] = Item"), "{text}");
    let word = "the word at byte 12 of element 0 is 0x00000000 (0 as `u32`, 0.0 as `f32`)";
    assert!(text.contains(word) && text.contains("31.5 as `f32`"), "{text}");
    let text = points.to_string();
    assert!(text.contains("element 0 is 0.0 if") && text.contains("and 63.0 if"), "{text}");
    Ok(())
}

/// Each invocation inside the picture stores one element.
#[kernel(workgroup_size = (16, 16))]
fn fill(width: u32, height: u32, picture: &mut [u32]) {
    let at = global_invocation_id().xy();
    if at.x < width && at.y < height && at.y * width + at.x < picture.len() {
        picture[at.y * width + at.x] = at.x;
    }
}

/// The same, in a kernel whose invocations run in turn.
#[kernel(workgroup_size = (16, 16))]
fn fill_and_count(width: u32, height: u32, picture: &mut [u32], count: &[Atomic<u32>]) {
    let at = global_invocation_id().xy();
    if at.x < width && at.y < height && at.y * width + at.x < picture.len() {
        picture[at.y * width + at.x] = at.x;
        count[0].fetch_add(1);
    }
}

/// Stores all elements except the border.
#[kernel(workgroup_size = (16, 16))]
fn inside(width: u32, height: u32, picture: &mut [u32]) {
    let at = global_invocation_id().xy();
    if at.x > 0 && at.y > 0 && at.x < width - 1 && at.y < height - 1 {
        picture[at.y * width + at.x] = at.x;
    }
}

/// Stores only the left and the top border.
#[kernel(workgroup_size = (16, 16))]
fn border(width: u32, height: u32, picture: &mut [u32]) {
    let at = global_invocation_id().xy();
    if at.x < width && at.y < height && (at.x == 0 || at.y == 0) {
        picture[at.y * width + at.x] = at.x;
    }
}

#[test]
fn elements_without_invocations_are_noted() -> Result<(), Error> {
    let device = Device::checked();
    let noted = |launched: Result<(), Error>| {
        launched.expect("a note is no error");
        let notes = device.take_notes();
        assert!(notes.iter().all(|note| note.rule == Rule::Unreached), "{notes:?}");
        notes.first().map(ToString::to_string).unwrap_or_default()
    };
    let picture = |len: u32| device.zeroed::<u32>(len as usize).expect("there is room");
    let told = |note: &str, unreached: u32, len: u32| {
        let title = format!("no invocations for {unreached} of the {len} elements of `picture`");
        assert!(note.contains(&title), "{note:?}");
    };

    for (w, h, unreached) in [(100, 50, 36 * 50), (50, 100, 50 * 36), (100, 20, 68 * 20)] {
        assert_eq!(noted(fill(w, h, &mut picture(w * h)).invocations((w, h)).run()), "");
        told(&noted(fill(w, h, &mut picture(w * h)).invocations((h, w)).run()), unreached, w * h);
        let (mut out, mut count) = (picture(w * h), device.zeroed(1)?);
        let launch = fill_and_count(w, h, &mut out, &mut count).invocations((h, w));
        told(&noted(launch.run()), unreached, w * h);
    }
    let note = noted(fill(64, 64, &mut picture(4096)).invocations((64 * 64, 1)).run());
    told(&note, 48 * 64, 4096);
    assert!(note.contains("the 16 invocations in y are too few"), "{note}");
    assert!(note.contains("`.invocations((width, height))`"), "{note}");

    // Elements that a kernel deliberately leaves unchanged.
    assert_eq!(noted(inside(100, 50, &mut picture(5000)).invocations((100, 50)).run()), "");
    assert_eq!(noted(border(100, 50, &mut picture(5000)).invocations((100, 50)).run()), "");
    // A part of a buffer with room for more, and a part of a larger picture.
    assert_eq!(noted(fill(100, 20, &mut picture(5000)).invocations((100, 50)).run()), "");
    assert_eq!(noted(fill(100, 20, &mut picture(5000)).invocations((100, 20)).run()), "");
    assert_eq!(noted(fill(40, 20, &mut picture(5000)).invocations((100, 50)).run()), "");
    Ok(())
}

#[derive(Clone, Copy, ShaderType)]
struct Body {
    id: u32,
    place: [Vec3; 2],
}

/// Divides, and stores the results in workgroup memory and in structs.
#[kernel(workgroup_size = 4)]
fn quotients(input: &[f32], out: &mut [f32], bodies: &mut [Body], bits: &mut [u32]) {
    workgroup_var!(shared: [f32; 4]);
    let i = global_invocation_id().x;
    let lane = local_invocation_index();
    shared[lane] = 1.0;
    if i < input.len() && i < out.len() && i < bodies.len() && i < bits.len() {
        shared[lane] = input[i];
        bits[i] = 0x7fc0_0000;
        let mut body = bodies[i];
        body.place[1].y = shared[lane].sqrt();
        bodies[i] = body;
        out[i] = 1.0 / shared[lane];
    }
}

#[test]
fn the_first_float_that_is_not_finite_is_noted_if_asked_for() -> Result<(), Error> {
    let run = |device: &Device, input: &[f32]| {
        let input = device.buffer(input)?;
        let mut out = device.zeroed(input.len())?;
        let body = Body { id: 1, place: [Vec3::ZERO; 2] };
        let mut bodies = device.buffer(&vec![body; input.len()])?;
        let mut bits = device.zeroed(input.len())?;
        quotients(&input, &mut out, &mut bodies, &mut bits).invocations(input.len()).run()?;
        Ok::<_, Error>(device.take_notes())
    };
    let device = Device::checked().with_finite_checks();
    let finite = [4.0; 12];
    assert!(run(&device, &finite)?.is_empty());
    let cases = [
        (9, 0.0, "`out` gets an infinity: ", "out[i] = 1.0 / shared[lane]"),
        (2, f32::INFINITY, "`shared` gets an infinity: ", "shared[lane] = input[i]"),
        (6, -1.0, "`bodies` gets NaN: ", "bodies[i] = body"),
    ];
    for (at, value, title, store) in cases {
        let mut input = finite;
        input[at] = value;
        let notes = run(&device, &input)?;
        let [note] = &notes[..] else { panic!("{title}: {notes:?}") };
        let text = note.to_string();
        assert_eq!(note.rule, Rule::NotFinite);
        assert!(text.contains(title) && text.contains(store), "{text}");
        assert!(
            text.contains(&format!("({}, 0, 0)", at % 4)) || text.contains("invocation"),
            "{text}"
        );
        assert!(run(&Device::checked(), &input)?.is_empty());
        assert!(run(&Device::cpu().with_finite_checks(), &input)?.is_empty());
    }
    Ok(())
}
