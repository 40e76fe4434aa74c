//! `Atomic<u64>` and `Atomic<i64>`: every operation, in storage and workgroup memory.

use dsl_runtime::prelude::*;

/// A clock, a largest and a smallest value, and where each was found, in one number.
#[kernel(workgroup_size = 64)]
fn extremes(values: &[u32], sums: &[Atomic<u64>], signed: &[Atomic<i64>]) {
    let i = global_invocation_id().x;
    if i >= values.len() {
        return;
    }
    let keyed = (values[i] as u64) << 32 | i as u64;
    sums[0].fetch_add(values[i] as u64);
    sums[1].fetch_max(keyed);
    sums[2].fetch_min(keyed);
    sums[3].fetch_or(1 << (i % 64));
    sums[4].fetch_xor(keyed);
    sums[5].fetch_and(!(1 << (i % 32 + 32)));
    sums[6].fetch_sub(keyed);
    signed[0].fetch_min(5 - keyed as i64);
    signed[1].fetch_max(5 - keyed as i64);
    signed[2].fetch_sub((values[i] as i64) << 20);
}

/// Each workgroup adds up in its own memory; a product is made by exchanges.
#[kernel(workgroup_size = 64)]
fn in_workgroups(sums: &mut [u64], product: &[Atomic<u64>], last: &[Atomic<i64>]) {
    workgroup_var!(sum: Atomic<u64> = zeroed, least: [Atomic<i64>; 2]);
    let lane = local_invocation_index();
    if lane == 0 {
        least[1].store(i64::MAX);
    }
    workgroup_barrier();
    sum.fetch_add((lane as u64) << 33);
    least[1].fetch_min(-(lane as i64) << 40);
    workgroup_barrier();
    if lane == 0 {
        sums[2 * workgroup_id().x] = sum.load();
        sums[2 * workgroup_id().x + 1] = least[1].swap(0) as u64;
        last[0].store(-1);
        let mut old = product[0].load();
        while let Err(found) = product[0].compare_exchange(old, old * 0x1_0000_0001) {
            old = found;
        }
    }
}

pub fn check(device: &Device) -> Result<(), dsl_runtime::Error> {
    use dsl_runtime::Feature;

    assert_eq!(extremes::INFO.features, [Feature::ShaderInt64, Feature::Int64Atomics]);
    let values: Vec<u32> = (0..200).map(|i: u32| i.wrapping_mul(0x9e37_79b9)).collect();
    let start = [0, 0, u64::MAX, 0, 0, u64::MAX, 7];
    let (mut sums, mut signed) = (device.buffer(&start)?, device.zeroed::<i64>(3)?);
    let buffer = device.buffer(&values)?;
    let launch = extremes(&buffer, &mut sums, &mut signed).invocations(200);
    if !device.supports(Feature::Int64Atomics) {
        let error = launch.run().unwrap_err();
        assert!(matches!(error, dsl_runtime::Error::MissingFeature { .. }), "{error}");
        crate::support::not_run("wide_atomics", Feature::Int64Atomics, device);
        return Ok(());
    }
    launch.run()?;
    let keyed = || values.iter().zip(0u64..).map(|(value, i)| u64::from(*value) << 32 | i);
    let expected = [
        values.iter().map(|value| u64::from(*value)).sum(),
        keyed().max().unwrap(),
        keyed().min().unwrap(),
        u64::MAX,
        keyed().fold(0, |a, b| a ^ b),
        u64::from(u32::MAX),
        keyed().fold(7, u64::wrapping_sub),
    ];
    assert_eq!(sums.read()?, expected);
    let less = || keyed().map(|keyed| 5i64.wrapping_sub(keyed as i64));
    let sum = values.iter().fold(0i64, |sum, value| sum.wrapping_sub(i64::from(*value) << 20));
    assert_eq!(signed.read()?, [less().min().unwrap().min(0), less().max().unwrap().max(0), sum]);

    let (mut sums, mut product) = (device.zeroed::<u64>(8)?, device.buffer(&[3u64])?);
    let mut last = device.zeroed::<i64>(1)?;
    in_workgroups(&mut sums, &mut product, &mut last).workgroups(4).run()?;
    assert_eq!(sums.read()?, [2016 << 33, (-63i64 << 40) as u64].repeat(4));
    assert_eq!(product.read()?, [0x1_0000_0001u64.wrapping_pow(4).wrapping_mul(3)]);
    assert_eq!(last.read()?, [-1]);
    Ok(())
}
