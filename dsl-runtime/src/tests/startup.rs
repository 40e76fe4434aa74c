//! Kernels that are compiled ahead of their launches, and kept on disk.

use std::{
    path::{Path, PathBuf},
    process,
};

use super::*;
use crate::device::Backend;

/// Pipelines that a device has.
pub(super) fn n_pipelines(device: &Device) -> usize {
    match device.backend() {
        Backend::Gpu(gpu) => gpu.n_pipelines(),
        Backend::Cpu { .. } => 0,
    }
}

/// What is known of `saxpy` and `sum`.
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

    /// The one file in it.
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

/// A GPU that keeps pipelines; `None`, and a word about it, where there is none.
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

    // Read again; written again where something is new.
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
    device.prepare([]).unwrap(); // tries again
    assert!(fs::read(directory.file()).unwrap().starts_with(b"DSLPIPE1"));

    assert!(!Device::cpu().cache_pipelines(&file).unwrap());
    assert!(!faults::noop(wgpu::Limits::default()).cache_pipelines(&file).unwrap());
    if let Some((without, _)) = faults::gpu_to_destroy() {
        assert!(!without.cache_pipelines(&file).unwrap(), "it was opened without the feature");
    }
}

/// What wgpu would pass over in silence.
#[test]
fn a_backend_that_there_is_not_is_an_error() {
    const CHILD: &str = "DSL_TEST_BACKEND";
    if std::env::var_os(CHILD).is_some() {
        for opened in [Device::gpu(), Device::from_choice("auto"), Device::from_choice("gpu")] {
            let error = opened.unwrap_err();
            assert!(matches!(&error, Error::UnknownBackend { name } if name == "bogus"), "{error}");
        }
        return Device::from_choice("cpu").map(drop).unwrap();
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
