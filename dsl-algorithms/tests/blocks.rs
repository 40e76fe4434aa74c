//! The building blocks in kernels of another crate.

use dsl_algorithms::blocks::{
    GROUP, blocked_to_striped, load_striped, striped_to_blocked, workgroup_sort,
};
use dsl_runtime::{Error, prelude::*};

mod support;
use support::words;

#[device]
mod orders {
    use dsl_algorithms::operators::Order;
    use dsl_runtime::prelude::*;

    /// Orders by the length, the longest one first.
    pub(crate) struct Longest;
    impl Order for Longest {
        type Item = IVec2;
        fn is_before(a: IVec2, b: IVec2) -> bool {
            a.length_squared() > b.length_squared()
        }
    }
}
use orders::Longest;

/// Sorts each run of 256 elements.
#[kernel(workgroup_size = GROUP)]
fn sort_runs(x: &mut [IVec2]) {
    workgroup_var!(items: [IVec2; GROUP]);
    let i = global_invocation_id().x;
    items[local_invocation_index()] = if i < x.len() { x[i] } else { IVec2::ZERO };
    workgroup_sort::<Longest>(&mut items);
    if i < x.len() {
        x[i] = items[local_invocation_index()];
    }
}

#[kernel_test]
fn sorts_runs(device: &Device) -> Result<(), Error> {
    let mut x: Vec<IVec2> =
        words(1, 512).iter().map(|x| ivec2((x % 99) as i32, (x % 7) as i32)).collect();
    let mut buffer = device.buffer(&x)?;
    sort_runs(&mut buffer).for_each_element().run()?;
    let lengths = |x: &[IVec2]| x.iter().map(|x| x.length_squared()).collect::<Vec<_>>();
    let found = buffer.read()?;
    for run in x.chunks_mut(256) {
        run.sort_by_key(|x| -x.length_squared());
    }
    assert_eq!(lengths(&found), lengths(&x));
    Ok(())
}

/// Three elements for each invocation, converted there and back.
#[kernel(workgroup_size = GROUP)]
fn turn(x: &[u32], blocked: &mut [u32], striped: &mut [u32]) {
    workgroup_var!(tile: [u32; GROUP * 4]);
    let lane = local_invocation_index();
    let items = load_striped::<u32, 3>(x, 0, 0);
    let turned = striped_to_blocked::<u32, 3>(items, &mut tile);
    let back = blocked_to_striped::<u32, 3>(turned, &mut tile);
    for k in 0..3u32 {
        let i = k * 256 + lane;
        if i < blocked.len() && i < striped.len() {
            blocked[i] = turned[k];
            striped[i] = back[k];
        }
    }
}

#[kernel_test]
fn turns_tiles(device: &Device) -> Result<(), Error> {
    let x = words(2, 768);
    let (mut blocked, mut striped) = (device.zeroed(768)?, device.zeroed(768)?);
    turn(&device.buffer(&x)?, &mut blocked, &mut striped).workgroups(1).run()?;
    let expected: Vec<u32> = (0..768).map(|i| x[i % 256 * 3 + i / 256]).collect();
    assert_eq!((blocked.read()?, striped.read()?), (expected, x));
    Ok(())
}
