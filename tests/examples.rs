//! Runs every example on the CPU executor, on the checked device, and on the best GPU adapter. Each
//! example checks its own answer and exits non-zero on a mismatch. The checked device must find
//! nothing. Programs that use wgpu themselves run on a GPU only, which may be any.

mod support;

use std::process::Command;

use dsl_runtime::Device;

/// The examples that open an adapter themselves.
const WGPU_PROGRAMS: [&str; 1] = ["render"];

#[test]
fn cpu() {
    run_all("cpu");
}

#[test]
fn checked() {
    run_all("checked");
}

#[test]
fn gpu() {
    if support::gpus().is_empty() {
        return;
    }
    run_all("gpu");
}

fn run_all(device: &str) {
    let this = std::env::current_exe().expect("a test has a path");
    // target/PROFILE/deps/THIS and target/PROFILE/examples/NAME.
    let folder =
        this.parent().and_then(|deps| deps.parent()).expect("cargo's layout").join("examples");
    let examples = support::files("examples", "rs");
    assert!(examples.len() >= 17, "the examples are not where they were: {examples:?}");
    for example in examples {
        let name = example.file_stem().expect("a file").to_string_lossy().into_owned();
        let opens_gpu = WGPU_PROGRAMS.contains(&&*name);
        if opens_gpu && device != "gpu" {
            continue;
        }
        let program = folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        let output =
            Command::new(&program).env("DSL_DEVICE", device).output().unwrap_or_else(|error| {
                panic!("{program:?}: {error}; `cargo test --workspace` builds the examples first")
            });
        let text = String::from_utf8_lossy(&output.stdout);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{name} on {device}: {}\n{text}{errors}", output.status);
        let devices = match device {
            "cpu" => &[Device::cpu()],
            "checked" => &[Device::checked()],
            _ if opens_gpu => support::gpus(),
            _ => &support::gpus()[..1],
        };
        let on = devices.iter().map(Device::name).find(|name| text.contains(name));
        assert!(on.is_some(), "{name} does not say that it ran on one of {devices:?}:\n{text}");
        println!("{name} on {on:?}: as expected");
    }
}
