//! `Atomic<f32>`: `load`, `store`, `swap`, `fetch_add`, `fetch_sub`, in storage.

use dsl_runtime::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
pub struct Sample {
    pub bin: u32,
    pub weight: f32,
}

/// A weighted histogram. Whole numbers add up to the same in any order.
#[kernel(workgroup_size = 64)]
fn histogram(samples: &[Sample], bins: &[Atomic<f32>]) {
    let i = global_invocation_id().x;
    if i < samples.len() {
        bins[samples[i].bin % 4].fetch_add(samples[i].weight);
        bins[4].fetch_sub(samples[i].weight * 0.5);
    }
}

#[kernel(workgroup_size = 1)]
fn alone(cell: &[Atomic<f32>], out: &mut [f32]) {
    out[0] = cell[0].load();
    cell[0].store(out[0] * 2.0);
    out[1] = cell[0].swap(-0.5);
    out[2] = cell[0].fetch_add(1.0);
    out[3] = cell[0].fetch_sub(0.25);
    out[4] = cell[0].load();
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    use dsl_runtime::Feature;

    assert_eq!(histogram::INFO.features, [Feature::Float32Atomics]);
    let sample = |i: u32| Sample { bin: i * 7 + i / 3, weight: (i % 5) as f32 };
    let samples: Vec<Sample> = (0..500).map(sample).collect();
    let mut bins = device.zeroed::<f32>(5)?;
    let buffer = device.buffer(&samples)?;
    let launch = histogram(&buffer, &mut bins).invocations(500);
    if !device.supports(Feature::Float32Atomics) {
        let error = launch.run().unwrap_err();
        assert!(matches!(error, dsl_runtime::Error::MissingFeature { .. }), "{error}");
        crate::support::not_run("float_atomics", Feature::Float32Atomics, device);
        return Ok(());
    }
    launch.run()?;
    let mut expected = [0.0; 5];
    for Sample { bin, weight } in samples {
        expected[bin as usize % 4] += weight;
        expected[4] -= weight * 0.5;
    }
    assert_eq!(bins.read()?, expected);

    let (mut cell, mut out) = (device.buffer(&[1.5f32])?, device.zeroed::<f32>(5)?);
    alone(&mut cell, &mut out).workgroups(1).run()?;
    assert_eq!(out.read()?, [1.5, 3.0, -0.5, 0.5, 0.25]);
    Ok(())
}
