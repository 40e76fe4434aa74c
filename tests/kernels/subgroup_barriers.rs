//! `subgroup_barrier` waits for the subgroup, and does not order memory accesses.

use dsl_runtime::prelude::*;

/// Each invocation keeps to its own elements, so nothing needs an order.
#[kernel(workgroup_size = 64)]
fn rounds(n: u32, out: &mut [u32]) {
    let i = global_invocation_id().x;
    let mut sum = i;
    for round in 0..n {
        sum += subgroup_max(round);
        subgroup_barrier();
    }
    subgroup_barrier();
    out[i] = sum;
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    use dsl_runtime::Feature;

    assert_eq!(rounds::INFO.features, [Feature::Subgroups, Feature::SubgroupBarrier]);
    let mut out = device.zeroed::<u32>(128)?;
    let launch = rounds(5, &mut out).workgroups(2);
    if let Some(lacking) = rounds::INFO.features.iter().find(|f| !device.supports(**f)) {
        let error = launch.run().unwrap_err();
        assert!(matches!(error, dsl_runtime::Error::MissingFeature { .. }), "{error}");
        crate::support::not_run("subgroup_barriers", *lacking, device);
        return Ok(());
    }
    launch.run()?;
    assert_eq!(out.read()?, (10..138).collect::<Vec<u32>>());
    Ok(())
}
