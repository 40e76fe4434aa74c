//! Host memory. Transfers take a bounded amount of it, however many there are. If there is none
//! left, the call fails and the process continues.
#![cfg(target_os = "linux")]

use std::fs;
use std::process::Command;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

const MIB: u64 = 1 << 20;

/// The limit for transfers in flight. Each case transfers about twice as much.
const BOUND: u64 = 64 * MIB;

/// All tests of a process share its memory, so they run one at a time.
fn alone() -> MutexGuard<'static, ()> {
    static LOCK: Mutex<()> = Mutex::new(());
    LOCK.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A line of `/proc/self/status`, in bytes.
fn status(name: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap();
    line.trim_matches(|c: char| !c.is_ascii_digit()).parse::<u64>().unwrap() << 10
}

/// The most additional memory that the process uses while `f` runs.
fn peak(f: impl FnOnce() -> Result<(), Error>) -> u64 {
    fs::write("/proc/self/clear_refs", "5").unwrap(); // resets the peak to the current size
    let before = status("VmRSS:");
    f().unwrap();
    status("VmHWM:").saturating_sub(before)
}

fn software() -> impl Iterator<Item = Device> {
    Device::all().into_iter().filter(|device| device.is_gpu() && device.is_software())
}

#[track_caller]
fn stays_flat(what: &str, f: impl FnOnce() -> Result<(), Error>) {
    let peak = peak(f);
    println!("{what}: {} MiB", peak / MIB);
    assert!(peak < BOUND, "{what}: {} MiB", peak / MIB);
}

#[test]
fn many_uploads_take_bounded_memory() -> Result<(), Error> {
    let _alone = alone();
    let values = vec![1.5f32; 900_000];
    for device in software() {
        let mut kept = device.buffer(&values)?;
        let mut texture = device.texture_2d_zeroed::<R32Uint>((1024, 900))?;
        let texels = vec![7u32; 1024 * 900];
        device.sync()?;
        stays_flat("buffers made and dropped", || {
            (0..30).try_for_each(|_| device.buffer(&values).map(drop))
        });
        stays_flat("one buffer written", || (0..30).try_for_each(|_| kept.write(&values)));
        stays_flat("pieces of one buffer written", || {
            (0..300).try_for_each(|n| kept.write_range(n, &values[..90_000]))
        });
        stays_flat("a texture written", || (0..30).try_for_each(|_| texture.write(&texels)));
        stays_flat("small uniforms made and dropped", || {
            (0..3000).try_for_each(|_| device.uniform([1u32; 10_000]).map(drop))
        });
        assert_eq!(kept.read()?, values);
        assert_eq!(texture.read()?, texels);
    }
    Ok(())
}

#[test]
fn fills_take_no_host_memory() -> Result<(), Error> {
    let _alone = alone();
    for device in software() {
        let mut floats = device.zeroed::<f32>(1 << 20)?;
        let mut vectors = device.zeroed::<Vec4>(1 << 18)?;
        let mut halves = device.zeroed::<f16>(1 << 21)?;
        floats.fill(1.0)?;
        vectors.fill(Vec4::ONE)?;
        halves.fill(f16::ONE)?;
        device.sync()?;
        stays_flat("one value", || (0..30).try_for_each(|_| floats.fill(2.5)));
        stays_flat("other values", || {
            (0..30).try_for_each(|n| vectors.fill(Vec4::new(n as f32, 1.0, 2.0, 3.0)))
        });
        stays_flat("slices", || (1..31).try_for_each(|n| floats.slice_mut(n..)?.fill(n as f32)));
        stays_flat("slices that begin within a word", || {
            (0..30).try_for_each(|n| halves.slice_mut(2 * n + 1..)?.fill(f16::from_f32(n as f32)))
        });
        let floats = floats.read()?;
        assert_eq!(floats[..3], [2.5, 1.0, 2.0]);
        assert!(floats[30..].iter().all(|value| *value == 30.0));
        assert_eq!(vectors.read()?, vec![Vec4::new(29.0, 1.0, 2.0, 3.0); 1 << 18]);
        let halves = halves.read()?;
        assert_eq!(
            halves[..4].iter().map(|half| half.to_f32()).collect::<Vec<_>>(),
            [1., 0., 0., 1.]
        );
        assert!(halves[59..].iter().all(|half| half.to_f32() == 29.0));
    }
    Ok(())
}

/// A struct whose header needs memory of its own.
#[derive(ShaderType)]
struct Large {
    header: [u32; 65_536],
    items: RuntimeArray<Vec3>,
}

#[derive(ShaderType)]
struct Plain {
    count: u32,
    items: RuntimeArray<u32>,
}

/// All available memory, in pieces of 32 MiB, then in smaller ones down to `least` bytes.
fn hoard(least: usize) -> Vec<Vec<u8>> {
    let mut hoard = Vec::with_capacity(1 << 16);
    let mut size = 1 << 25;
    while size >= least {
        let mut piece = Vec::new();
        match piece.try_reserve_exact(size) {
            Ok(()) if hoard.len() < hoard.capacity() => hoard.push(piece),
            _ => size /= 2,
        }
    }
    hoard
}

/// Runs in a process of its own, with 3 GB of address space.
#[test]
fn structs_that_do_not_fit_are_an_error() {
    const CHILD: &str = "DSL_TEST_LITTLE_MEMORY";
    if std::env::var_os(CHILD).is_some() {
        // Values of this size go through the stack several times.
        let test = thread::Builder::new().stack_size(1 << 26);
        return test.spawn(|| structs_that_do_not_fit(&Device::cpu())).unwrap().join().unwrap();
    }
    let _alone = alone();
    let test = thread::current().name().map(str::to_owned).unwrap();
    let output = Command::new("sh")
        .args(["-c", "ulimit -v 3000000 && exec \"$0\" --exact \"$1\" --nocapture"])
        .arg(std::env::current_exe().unwrap())
        .arg(test)
        .env(CHILD, "1")
        // The stack of each thread takes address space.
        .env("RAYON_NUM_THREADS", "2")
        .output()
        .unwrap();
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text);
    assert!(output.status.success() && text.contains("1 passed"), "{text}");
}

fn structs_that_do_not_fit(device: &Device) {
    let n = 1 << 24;
    let plain = Plain { count: 3, items: vec![7; n].into() };
    let mut storage = device.storage(&plain).unwrap();
    let large = Large { header: [1; 65_536], items: vec![Vec3::ONE; 4].into() };
    let mut header = device.storage(&large).unwrap();
    let check = |result: Result<(), Error>, doing: &str| {
        let error = result.unwrap_err();
        let is_right = matches!(error, Error::OutOfMemory { doing: it, .. } if it == doing);
        assert!(is_right, "{error}");
    };
    let pieces = hoard(1 << 24);
    check(storage.read().map(drop), "reading a struct");
    check(pollster::block_on(storage.read_async()).map(drop), "reading a struct");
    drop(pieces);
    let pieces = hoard(1 << 16);
    check(storage.write(&plain), "writing a struct");
    check(header.write(&large), "writing a struct");
    check(header.write_header(&large), "writing a struct");
    drop(pieces);
    assert_eq!(storage.read().unwrap().items.len(), n);
    assert_eq!(storage.read_header().unwrap().count, 3);
    assert_eq!(header.read_header().unwrap().header, large.header);
}
