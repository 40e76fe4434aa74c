//! Kernels that are compiled ahead of their launches, and kept on disk.

use std::{
    path::{Path, PathBuf},
    process,
};

use super::*;
use crate::device::Backend;

/// The number of pipelines that a device has.
pub(super) fn n_pipelines(device: &Device) -> usize {
    match device.backend() {
        Backend::Gpu(gpu) => gpu.n_pipelines(),
        Backend::Cpu { .. } => 0,
    }
}

/// The descriptions of `saxpy` and `sum`.
fn infos() -> [&'static KernelInfo; 2] {
    let cpu = Device::cpu();
    let (x, mut y) = (cpu.buffer(&[1.0]).unwrap(), cpu.buffer(&[1.0]).unwrap());
    let saxpy = saxpy(1.0, &x, &mut y).workgroups(1).kernel.info;
    [saxpy, sum(&x, &mut y).workgroups(1).kernel.info]
}

fn run_both(device: &Device) {
    let x = device.buffer(&vec![1.0; 256]).unwrap();
    let mut y = device.zeroed(256).unwrap();
    saxpy(3.0, &x, &mut y).invocations(256).run().unwrap();
    let mut partial = device.zeroed(1).unwrap();
    sum(&y, &mut partial).workgroups(1).run().unwrap();
    assert_eq!(partial.read().unwrap(), [768.0]);
}

#[test]
fn prepared_kernels_are_not_compiled_again() {
    for device in Device::all() {
        let n = if device.is_gpu() { 2 } else { 0 };
        device.prepare([]).unwrap();
        device.prepare(infos()).unwrap();
        assert_eq!(n_pipelines(&device), n);
        device.prepare(infos()).unwrap();
        run_both(&device);
        assert_eq!(n_pipelines(&device), n);
    }
}

#[test]
fn many_kernels_are_prepared_from_many_threads() {
    for device in Device::all() {
        thread::scope(|scope| {
            for n in 0..8 {
                let device = &device;
                scope.spawn(move || {
                    device.prepare(infos().into_iter().skip(n % 2)).unwrap();
                    run_both(device);
                });
            }
        });
    }
}

#[test]
fn kernels_that_cannot_run_cannot_be_prepared() {
    static WRONG: KernelInfo = ONE_BUFFER;
    static LARGE: KernelInfo = KernelInfo { workgroup_size: [1 << 20, 1, 1], ..ONE_BUFFER };
    for device in Device::all() {
        let error = device.prepare([infos()[0], &LARGE]).unwrap_err();
        assert!(matches!(error, Error::WorkgroupTooLarge { kernel: "one", .. }), "{error}");
        if device.is_gpu() {
            let error = device.prepare([infos()[0], &WRONG]).unwrap_err();
            assert!(matches!(error, Error::KernelRefused { kernel: "one", .. }), "{error}");
        }
        run_both(&device);
    }
    let Some((device, handle)) = faults::gpu_to_destroy() else { return };
    handle.destroy();
    let error = device.prepare(infos()).unwrap_err();
    assert!(matches!(error, Error::DeviceLost { .. }), "{error}");
}

/// An empty directory, removed at the end.
struct Directory(PathBuf);

impl Directory {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("dsl-{name}-{}", process::id()));
        _ = fs::remove_dir_all(&path);
        Self(path)
    }

    /// The only file in it.
    fn file(&self) -> PathBuf {
        let files: Vec<_> =
            fs::read_dir(&self.0).unwrap().map(|file| file.unwrap().path()).collect();
        let [file] = &files[..] else { panic!("{files:?}") };
        file.clone()
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.0);
    }
}

/// A GPU that keeps pipelines. If there is none, `None`, and a note is printed.
fn caching(directory: &Path) -> Option<Device> {
    let device = gpu()?;
    let keeps = device.cache_pipelines(directory).unwrap();
    if !keeps {
        eprintln!("NOT RUN: {} keeps no pipelines", device.name());
    }
    keeps.then_some(device)
}

#[test]
fn pipelines_are_kept_on_disk() {
    let directory = Directory::new("pipelines");
    let Some(device) = caching(&directory.0.join("new")) else { return };
    drop(device);
    assert_eq!(fs::read_dir(directory.0.join("new")).unwrap().count(), 0, "nothing was compiled");

    let directory = Directory::new("pipelines");
    let device = caching(&directory.0).unwrap();
    run_both(&device);
    let again = device.clone();
    drop(device);
    assert_eq!(fs::read_dir(&directory.0).unwrap().count(), 0, "it is still open");
    drop(again);
    let written = fs::read(directory.file()).unwrap();
    assert!(written.starts_with(b"DSLPIPE1") && written.len() > 24);

    // Reads the file, and writes it again if there are new pipelines.
    let device = caching(&directory.0).unwrap();
    fs::remove_file(directory.file()).unwrap();
    device.prepare(infos()).unwrap();
    assert!(fs::read(directory.file()).unwrap().starts_with(b"DSLPIPE1"));
    run_both(&device);
    fs::remove_file(directory.file()).unwrap();
    drop(device);
    assert_eq!(fs::read_dir(&directory.0).unwrap().count(), 0, "nothing was new");
}

#[test]
fn damaged_files_are_ignored_and_replaced() {
    let directory = Directory::new("damaged");
    let Some(device) = caching(&directory.0) else { return };
    device.prepare(infos()).unwrap();
    let whole = fs::read(directory.file()).unwrap();
    let mut changed = whole.clone();
    changed[whole.len() / 2] ^= 0x40;
    for damaged in [&whole[..whole.len() - 1], &whole[..30], &[], b"something else", &changed] {
        let file = directory.file();
        fs::write(&file, damaged).unwrap();
        let device = caching(&directory.0).unwrap();
        run_both(&device);
        drop(device);
        let replaced = fs::read(directory.file()).unwrap();
        assert!(replaced.starts_with(b"DSLPIPE1") && replaced != damaged);
    }
}

#[test]
fn a_place_that_cannot_hold_pipelines_is_an_error() {
    let directory = Directory::new("in-the-way");
    let Some(device) = caching(&directory.0) else { return };
    let file = directory.0.join("file");
    fs::write(&file, "in the way").unwrap();
    let Some(other) = gpu() else { return };
    let error = other.cache_pipelines(&file).unwrap_err();
    assert!(matches!(error, Error::Cache { .. }), "{error}");
    assert!(error.to_string().contains("can be written to"), "{error}");
    run_both(&other);

    let elsewhere = directory.0.join("elsewhere");
    let error = device.cache_pipelines(&elsewhere).unwrap_err();
    assert!(error.to_string().contains("keeps them in"), "{error}");
    assert!(device.cache_pipelines(&directory.0).unwrap());

    fs::remove_dir_all(&directory.0).unwrap();
    let error = device.prepare(infos()).unwrap_err();
    assert!(matches!(error, Error::Cache { .. }), "{error}");
    run_both(&device);
    fs::create_dir_all(&directory.0).unwrap();
    device.prepare([]).unwrap(); // this tries again
    assert!(fs::read(directory.file()).unwrap().starts_with(b"DSLPIPE1"));

    assert!(!Device::cpu().cache_pipelines(&file).unwrap());
    assert!(!faults::noop(wgpu::Limits::default()).cache_pipelines(&file).unwrap());
    if let Some((without, _)) = faults::gpu_to_destroy() {
        assert!(!without.cache_pipelines(&file).unwrap(), "it was opened without the feature");
    }
}

/// The bytes of a file with this data, as if the crate had written it.
fn forged(data: &[u8]) -> Vec<u8> {
    let sum = data.iter().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    [b"DSLPIPE1", &(data.len() as u64).to_le_bytes(), &sum.to_le_bytes(), data].concat()
}

/// wgpu's own header, of 64 bytes, behind a correct checksum.
#[test]
fn headers_that_wgpu_refuses_are_ignored_and_replaced() {
    let directory = Directory::new("forged");
    let Some(device) = caching(&directory.0) else { return };
    device.prepare(infos()).unwrap();
    drop(device);
    let whole = fs::read(directory.file()).unwrap();
    let data = &whole[24..];
    assert_eq!(forged(data), whole);
    let mangled = (0..64).map(|n| {
        let mut mangled = data.to_vec();
        mangled[n] ^= 0x20;
        mangled
    });
    let cut = [0, 1, 63, 64, data.len() - 1].map(|n| data[..n].to_vec());
    let longer = [data, &[0]].concat();
    for data in mangled.chain(cut).chain([longer]) {
        fs::write(directory.file(), forged(&data)).unwrap();
        let device = caching(&directory.0).unwrap();
        drop(device);
    }
    let device = caching(&directory.0).unwrap();
    run_both(&device);
    drop(device);
    assert!(fs::read(directory.file()).unwrap().len() > 100);
}

#[cfg(target_os = "linux")]
fn shell(command: &str, path: &Path) {
    let status = process::Command::new("sh").args(["-c", command, "sh"]).arg(path).status();
    assert!(status.unwrap().success(), "{command}");
}

#[test]
#[cfg(target_os = "linux")]
fn what_is_no_file_is_ignored_and_replaced() {
    let directory = Directory::new("no-file");
    let Some(device) = caching(&directory.0) else { return };
    device.prepare(infos()).unwrap();
    drop(device);
    let file = directory.file();
    for in_its_place in ["mkfifo \"$1\"", "ln -s /dev/zero \"$1\"", "ln -s nowhere \"$1\""] {
        fs::remove_file(&file).unwrap();
        shell(in_its_place, &file);
        let path = directory.0.clone();
        let opened = thread::spawn(move || {
            let device = caching(&path).unwrap();
            run_both(&device);
        });
        opened.join().unwrap();
        assert!(fs::symlink_metadata(&file).unwrap().is_file(), "{in_its_place}");
        assert!(fs::read(directory.file()).unwrap().starts_with(b"DSLPIPE1"));
    }
    // A directory cannot be replaced.
    fs::remove_file(&file).unwrap();
    fs::create_dir_all(file.join("within")).unwrap();
    let device = caching(&directory.0).unwrap();
    let error = device.prepare(infos()).unwrap_err();
    assert!(matches!(error, Error::Cache { .. }), "{error}");
    run_both(&device);
    drop(device);
    assert_eq!(directory.file(), file, "nothing is left beside it");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_leaves_no_half_files() {
    const CHILD: &str = "DSL_TEST_FULL_DISK";
    if let Some(directory) = std::env::var_os(CHILD) {
        let directory = PathBuf::from(directory);
        let device = caching(&directory).unwrap();
        let error = device.prepare(infos()).unwrap_err();
        assert!(matches!(error, Error::Cache { .. }), "{error}");
        run_both(&device);
        drop(device);
        assert_eq!(fs::read_dir(&directory).unwrap().count(), 0);
        return;
    }
    let directory = Directory::new("full");
    if caching(&directory.0).is_none() {
        return;
    }
    let test = thread::current().name().map(str::to_owned).expect("the name of the test");
    // Files are limited to 0 bytes, and the signal is ignored.
    let limited = "trap '' XFSZ; ulimit -f 0; exec \"$0\" --exact \"$1\" 2>&1 | cat";
    let output = process::Command::new("sh")
        .args(["-c", limited])
        .arg(std::env::current_exe().unwrap())
        .arg(test)
        .env(CHILD, &directory.0)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("1 passed"), "{text}");
}

#[test]
fn what_a_program_that_died_was_writing_is_removed() {
    let directory = Directory::new("abandoned");
    let Some(device) = caching(&directory.0) else { return };
    device.prepare(infos()).unwrap();
    drop(device);
    let file = directory.file();
    let beside = |end: &str| file.with_extension(end);
    let files = ["1.0.new", "2.0.new", "3.old"].map(beside);
    for path in &files {
        fs::write(path, "half of it").unwrap();
    }
    let long_ago = std::time::SystemTime::now() - std::time::Duration::from_secs(7200);
    for path in [&files[0], &files[2]] {
        fs::File::options().write(true).open(path).unwrap().set_modified(long_ago).unwrap();
    }
    drop(caching(&directory.0).unwrap());
    assert_eq!(files.each_ref().map(|path| path.exists()), [false, true, true]);
}

/// wgpu would ignore such a name silently.
#[test]
fn a_backend_that_there_is_not_is_an_error() {
    const CHILD: &str = "DSL_TEST_BACKEND";
    if std::env::var_os(CHILD).is_some() {
        for opened in
            [Device::gpu(), ready(Device::from_choice("auto")), ready(Device::from_choice("gpu"))]
        {
            let error = opened.unwrap_err();
            assert!(matches!(&error, Error::UnknownBackend { name } if name == "bogus"), "{error}");
        }
        return ready(Device::from_choice("cpu")).map(drop).unwrap();
    }
    let test = thread::current().name().map(str::to_owned).expect("the name of the test");
    for (backends, is_refused) in [("bogus", true), ("vulkan, bogus", true), ("VK,gl", false)] {
        let output = process::Command::new(std::env::current_exe().unwrap())
            .args(["--exact", &test])
            .env(CHILD, "1")
            .env("WGPU_BACKEND", backends)
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(text.contains("running 1 test"), "{text}");
        assert_eq!(output.status.success(), is_refused, "{backends}: {text}");
    }
}
