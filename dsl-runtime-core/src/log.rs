//! `DSL_LOG=1`: two lines on stderr for each launch, one before it and one with its time.
//!
//! Takes launches that have been checked. It waits for each launch, so that its time is known, and
//! a launch that does not return is the last one printed.

use std::{
    fmt::Write,
    sync::{
        LazyLock,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use crate::{
    BindingKind, Device, Error,
    launch::{Arg, Launch, Workgroups},
    profile::{self, Clock, Profiler},
    wait::{Wait, ready},
};

/// Whether launches are printed.
pub(crate) fn is_on() -> bool {
    static IS_ON: LazyLock<bool> = LazyLock::new(|| {
        std::env::var_os("DSL_LOG").is_some_and(|value| is_yes(&value.to_string_lossy()))
    });
    *IS_ON
}

fn is_yes(value: &str) -> bool {
    !matches!(value, "" | "0")
}

/// Prints the launch; gives its number.
pub(crate) fn announce(launch: &Launch<'_>, device: &Device) -> u64 {
    static NUMBER: AtomicU64 = AtomicU64::new(1);
    let number = NUMBER.fetch_add(1, Relaxed);
    eprintln!("dsl: #{number} {}", description(launch, device));
    number
}

/// Runs the launch on its device, and prints its time.
pub(crate) fn run(launch: Launch<'_>, device: &Device, number: u64) -> Result<(), Error> {
    let profiler = Profiler::new(device);
    let profile = profiler.measure(launch).and_then(|()| ready(profiler.finish(Wait::Here)));
    match &profile {
        Ok(profile) => {
            eprintln!("dsl: #{number} {}", taken(profile.total(), profile.clock(), device))
        }
        Err(_) => eprintln!("dsl: #{number} failed"),
    }
    profile.map(drop)
}

fn taken(time: Duration, clock: Clock, device: &Device) -> String {
    let clock = match (clock, device.is_gpu()) {
        (Clock::Device, _) => " by the GPU's clock",
        (Clock::Host, true) => " by the host's clock, with a submission and a wait",
        (Clock::Host, false) => "",
    };
    format!("took {}{clock}", profile::time(time))
}

/// `saxpy: 16 workgroups of 64 on CPU executor, 8 threads; x: 1000 × f32, y: 1000 × f32`.
fn description(launch: &Launch<'_>, device: &Device) -> String {
    let info = launch.kernel.info;
    let workgroups = match launch.workgroups {
        Workgroups::Given(workgroups) => product(workgroups),
        Workgroups::From(_) => "counts of a buffer as".to_owned(),
    };
    let size = product(info.workgroup_size);
    let mut text = format!("{}: {workgroups} workgroups of {size} on {}", info.name, device.name());
    let mut separator = ';';
    for binding in info.bindings {
        let args = launch.args_of(binding.binding);
        let Some(arg) = args.clone().next() else { continue };
        let _ = write!(text, "{separator} {}: ", binding.name);
        separator = ',';
        if binding.kind == BindingKind::StorageReadArray {
            let (count, all) = (args.clone().count(), args.map(|arg| u64::from(arg.len())));
            let _ = write!(text, "{count} buffers, {} × {}", all.sum::<u64>(), binding.element);
            continue;
        }
        let _ = match (arg, arg.texture_size()) {
            (Arg::Sampler(_), _) => write!(text, "{}", binding.element),
            (_, Some(size)) => write!(text, "{} texels, {}", product(size), binding.element),
            (_, None) => write!(text, "{} × {}", arg.len(), binding.element),
        };
    }
    text
}

/// `16`, `4 × 4` or `2 × 2 × 2`: without ones at the end.
fn product(numbers: [u32; 3]) -> String {
    let last = numbers.iter().rposition(|n| *n != 1).unwrap_or(0);
    numbers[..=last].iter().map(u32::to_string).collect::<Vec<_>>().join(" × ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_products_without_ones_at_the_end() {
        assert_eq!(product([1, 1, 1]), "1");
        assert_eq!(product([16, 1, 1]), "16");
        assert_eq!(product([1, 4, 1]), "1 × 4");
        assert_eq!(product([2, 1, 3]), "2 × 1 × 3");
    }

    #[test]
    fn an_empty_variable_and_zero_are_no() {
        assert_eq!(["", "0", "1", "all"].map(is_yes), [false, false, true, true]);
    }
}
