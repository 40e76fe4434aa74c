//! What a program can do with each choice of the features `gpu-native`, `cpu` and `checked`.
//! `.ci/run` runs this with every choice.

use std::{env, process::Command};

use dsl_runtime::{Error, prelude::*};

const HAS_GPU: bool = cfg!(feature = "gpu-native");
const HAS_CPU: bool = cfg!(feature = "cpu");
const HAS_CHECKED: bool = cfg!(feature = "checked");

#[kernel(workgroup_size = 64)]
fn double(data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] *= 2;
    }
}

fn assert_kernels_run(device: &Device) -> Result<(), Error> {
    let mut data = device.buffer(&[1u32, 2, 3])?;
    double(&mut data).invocations(3).run()?;
    assert_eq!(data.read()?, [2, 4, 6], "{device}");
    Ok(())
}

#[test]
fn kernels_run_on_the_devices_that_are_built() -> Result<(), Error> {
    let all = Device::all();
    let (gpus, cpus): (Vec<_>, Vec<_>) = all.iter().partition(|device| device.is_gpu());
    assert_eq!(cpus.len(), usize::from(HAS_CPU), "{all:?}");
    assert!(HAS_GPU || gpus.is_empty(), "{all:?}");
    let is_required = env::var_os("DSL_REQUIRE_GPU").is_some();
    assert!(!HAS_GPU || !is_required || !gpus.is_empty(), "{all:?}");
    all.iter().try_for_each(assert_kernels_run)
}

#[test]
fn a_new_device_is_of_a_kind_that_is_built() -> Result<(), Error> {
    match Device::new() {
        Ok(device) => {
            assert!(if device.is_gpu() { HAS_GPU } else { HAS_CPU }, "{device}");
            assert_kernels_run(&device)
        }
        Err(error) => {
            assert!(!HAS_CPU && matches!(error, Error::NoAdapter { .. }), "{error}");
            Ok(())
        }
    }
}

#[test]
fn a_gpu_that_is_not_built_is_not_found() {
    let gpu = Device::gpu();
    assert!(HAS_GPU || matches!(gpu, Err(Error::NoAdapter { .. })), "{gpu:?}");
}

#[test]
fn a_named_device_is_opened_or_an_error() {
    for (name, feature, is_built) in [("cpu", "cpu", HAS_CPU), ("checked", "checked", HAS_CHECKED)]
    {
        let mut child = Command::new(env::current_exe().expect("this program"));
        child.args(["opens_the_named_device", "--exact", "--ignored", "--nocapture"]);
        let output = child.env("DSL_DEVICE", name).output().expect("it runs");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let error = format!("enable the feature `{feature}` of dsl-runtime");
        assert!(output.status.success(), "{text}");
        assert_eq!(text.contains("opened: CPU executor"), is_built, "{text}");
        assert_eq!(text.contains(&error), !is_built, "{text}");
    }
}

#[test]
#[ignore = "run by the test above, with `DSL_DEVICE`"]
fn opens_the_named_device() -> Result<(), Error> {
    match Device::new() {
        Ok(device) => {
            println!("opened: {device}");
            assert_kernels_run(&device)
        }
        Err(error) => {
            println!("{error}");
            Ok(())
        }
    }
}

#[cfg(feature = "checked")]
#[test]
fn the_checked_device_checks() -> Result<(), Error> {
    #[kernel(workgroup_size = 64)]
    fn race(data: &mut [u32], step: u32) {
        data[local_invocation_index() * step] = global_invocation_id().x;
    }

    let device = Device::checked();
    let mut data = device.buffer(&[0u32; 64])?;
    race(&mut data, 1).workgroups(1).run()?;
    let raced = race(&mut data, 0).workgroups(1).run();
    assert!(matches!(raced, Err(Error::Checked(_))), "{raced:?}");
    Ok(())
}
