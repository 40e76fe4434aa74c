//! `#[kernel_test]`: which tests a function becomes, and that they run on their devices.

use std::process::Command;

use dsl_runtime::{Error, prelude::*};

/// Sums each run of 64 values.
#[kernel(workgroup_size = 64)]
fn sum(input: &[u32], out: &mut [u32]) {
    workgroup_var!(part: [u32; 64]);
    let lane = local_invocation_index();
    part[lane] = input[global_invocation_id().x];
    workgroup_barrier();
    let mut stride = 32;
    while stride > 0 {
        if lane < stride {
            part[lane] += part[lane + stride];
        }
        workgroup_barrier();
        stride /= 2;
    }
    if lane == 0 {
        out[workgroup_id().x] = part[0];
    }
}

#[kernel_test]
fn sums(device: &Device) -> Result<(), Error> {
    let input = device.buffer(&(0..128).collect::<Vec<u32>>())?;
    let mut out = device.zeroed::<u32>(2)?;
    sum(&input, &mut out).workgroups(2).run()?;
    assert_eq!(out.read()?, [(0..64).sum::<u32>(), (64..128).sum::<u32>()]);
    Ok(())
}

mod inner {
    use super::*;

    #[kernel_test]
    #[ignore = "to see that it is"]
    #[cfg(not(any()))]
    fn without_a_result(device: &Device) {
        drop(device.name());
    }

    #[kernel_test]
    #[cfg(any())]
    fn that_is_not_there(device: &Device) {}
}

/// The environment variable that makes `fails` fail.
const FAILS: &str = "DSL_TEST_FAILS";

const FAILS_IN_LINE: u32 = line!() + 3;

#[kernel_test]
fn fails(device: &Device) -> Result<(), Error> {
    match std::env::var_os(FAILS) {
        Some(_) => device.zeroed::<u32>(usize::MAX).map(drop),
        None => Ok(()),
    }
}

/// The place of the test, not the place in the library that runs it.
#[test]
fn a_failure_names_the_place_of_its_test() {
    let output = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "fails::cpu"])
        .env(FAILS, "1")
        .output()
        .expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains(&format!("{}:{FAILS_IN_LINE}:", file!())), "{text}");
    assert!(text.contains("on CPU executor"), "{text}");
}

/// The names that `cargo test` shows. Each test can be run by itself.
#[test]
fn each_device_is_a_test_of_its_own() {
    let program = std::env::current_exe().expect("this program");
    let list = |option: &str| {
        let output = Command::new(&program).args(["--list", option]).output().expect("it runs");
        let list = String::from_utf8(output.stdout).expect("text");
        let names = list.lines().filter_map(|line| line.strip_suffix(": test"));
        let mut names: Vec<String> =
            names.filter(|name| name.contains("::")).map(str::to_owned).collect();
        names.sort();
        names
    };
    let of = |name: &str| ["checked", "cpu", "gpu"].map(|device| format!("{name}::{device}"));
    assert_eq!(list("--ignored"), of("inner::without_a_result"));
    let all = list("--include-ignored");
    assert_eq!(all[..3], of("fails"));
    assert_eq!(all[6..], of("sums"));
    assert_eq!(all.len(), 9);
}
