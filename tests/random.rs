//! `dsl_runtime::random` in kernels: each device produces the same numbers as the host.

use dsl_runtime::random::{Pcg32, pcg, pcg3d, philox4x32, unit};
use dsl_runtime::{Error, prelude::*};

const COUNT: u32 = 1000;

#[kernel(workgroup_size = 64)]
fn numbers(seed: u32, philox: &mut [UVec4], pcg32: &mut [UVec4], hashes: &mut [UVec4]) {
    let i = global_invocation_id().x;
    if i < philox.len() && i < pcg32.len() && i < hashes.len() {
        philox[i] = philox4x32(uvec4(i, 1, 2, 3), uvec2(seed, 7));
        let mut rng = Pcg32::new(seed, i);
        let (a, b, c) = (rng.next_u32(), rng.below(10), rng.next_f32());
        pcg32[i] = uvec4(a, b, c.to_bits(), rng.next_u32());
        hashes[i] = pcg3d(uvec3(i, seed, 3)).extend(unit(pcg(i)).to_bits());
    }
}

#[test]
fn each_device_gives_the_numbers_of_the_host() -> Result<(), Error> {
    let seed = 12345;
    let devices = Device::all().into_iter().chain([Device::checked()]);
    for device in devices {
        let empty = || device.zeroed::<UVec4>(COUNT as usize);
        let (mut philox, mut pcg32, mut hashes) = (empty()?, empty()?, empty()?);
        numbers(seed, &mut philox, &mut pcg32, &mut hashes).invocations(COUNT).run()?;
        let (philox, pcg32, hashes) = (philox.read()?, pcg32.read()?, hashes.read()?);
        for i in 0..COUNT {
            let n = i as usize;
            assert_eq!(philox[n], philox4x32(uvec4(i, 1, 2, 3), uvec2(seed, 7)), "{device:?}");
            let mut rng = Pcg32::new(seed, i);
            let (a, b, c) = (rng.next_u32(), rng.below(10), rng.next_f32());
            assert_eq!(pcg32[n], uvec4(a, b, c.to_bits(), rng.next_u32()), "{device:?}");
            let hash = pcg3d(uvec3(i, seed, 3)).extend(unit(pcg(i)).to_bits());
            assert_eq!(hashes[n], hash, "{device:?}");
        }
    }
    Ok(())
}
