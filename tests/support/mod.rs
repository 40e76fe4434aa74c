//! Shared by the tests: the devices to run on, and the files of the corpus.
#![allow(dead_code, unreachable_pub, reason = "each test program uses a part of it")]

pub mod rustc;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use dsl_core::expand::file::Kernel;
use dsl_core::items::Items;
use dsl_runtime::{Device, Error, Feature};

/// Runs a check on the CPU executor.
pub fn on_cpu(check: fn(&Device) -> Result<(), Error>) {
    run(&Device::cpu(), check);
}

/// Runs a check on the checked device, which must find nothing wrong.
pub fn on_checked(check: fn(&Device) -> Result<(), Error>) {
    run(&Device::checked(), check);
}

/// Runs a check on every GPU adapter found.
pub fn on_gpus(check: fn(&Device) -> Result<(), Error>) {
    for device in gpus() {
        run(device, check);
    }
}

/// Every GPU adapter found, best first. With `DSL_REQUIRE_GPU=1`, there must be one.
pub fn gpus() -> &'static [Device] {
    static GPUS: LazyLock<Vec<Device>> = LazyLock::new(find_gpus);
    &GPUS
}

fn find_gpus() -> Vec<Device> {
    for device in Device::all() {
        say(&format!("device: {}", device.name()));
    }
    let gpus: Vec<Device> = Device::all().into_iter().filter(Device::is_gpu).collect();
    if gpus.is_empty() {
        dsl_runtime::testing::without_gpu("the tests on GPUs", &no_adapter());
    }
    gpus
}

fn no_adapter() -> String {
    Device::gpu().map_or_else(|error| error.to_string(), |device| device.name())
}

/// Prints text that the test runner does not capture.
pub fn say(text: &str) {
    // If standard error is closed, there is nowhere to report it.
    _ = writeln!(std::io::stderr(), "{text}");
}

/// Prints that a device lacks a feature that a check needs.
pub fn not_run(what: &str, feature: Feature, device: &Device) {
    say(&format!("NOT RUN: {what} on {}, which has no {}", device.name(), feature.describe()));
}

fn run(device: &Device, check: fn(&Device) -> Result<(), Error>) {
    println!("on {}", device.name());
    if let Err(error) = check(&dsl_runtime::testing::for_one_test(device)) {
        panic!("on {}: {error}", device.name());
    }
}

/// The repository's root.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files of a folder with an extension, sorted.
pub fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let folder = root().join(folder);
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    files.sort();
    files
}

/// The names of the corpus's files.
pub fn corpus_files() -> Vec<String> {
    let stem = |path: &PathBuf| path.file_stem().expect("a file").to_string_lossy().into_owned();
    files("tests/kernels", "rs").iter().map(stem).collect()
}

/// The kernels of a file, except those in other macros.
pub fn kernels(path: &Path) -> Vec<Kernel> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let file = Items::from_file(&file);
    if let Some(error) = file.errors.first() {
        panic!("{path:?}:{}: {}", error.span.start().line, error.render());
    }
    file.kernels
}
