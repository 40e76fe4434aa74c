//! Ranks that launch different kernels, of different paths.

use std::error::Error;

use dsl_mpi::{device_of_rank, mpi::topology::SimpleCommunicator, mpi::traits::*};
use dsl_runtime::{Buffer, prelude::*};

mod first {
    use dsl_runtime::prelude::*;

    #[kernel(workgroup_size = 64)]
    pub(crate) fn step(data: &mut [u32]) {
        let i = global_invocation_id().x;
        if i < data.len() {
            data[i] += 1;
        }
    }
}

mod second {
    use dsl_runtime::prelude::*;

    #[kernel(workgroup_size = 64)]
    pub(crate) fn step(data: &mut [u32]) {
        let i = global_invocation_id().x;
        if i < data.len() {
            data[i] += 2;
        }
    }
}

#[kernel(workgroup_size = 64, instances(N = [3, 4]))]
fn add<const N: u32>(data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] += N;
    }
}

fn in_a_function(data: &mut Buffer<u32>) -> Result<(), dsl_runtime::Error> {
    #[kernel(workgroup_size = 64)]
    fn add(data: &mut [u32]) {
        let i = global_invocation_id().x;
        if i < data.len() {
            data[i] += 5;
        }
    }
    add(data).for_each_element().run()
}

/// Kernels of the same name in other modules or functions, instances of one kernel, and a kernel
/// that only some ranks launch.
pub(crate) fn of_rank(world: &SimpleCommunicator) -> Result<(), Box<dyn Error>> {
    let mut data = device_of_rank(world)?.zeroed::<u32>(100)?;
    match world.rank() % 5 {
        0 => first::step(&mut data).for_each_element().run()?,
        1 => second::step(&mut data).for_each_element().run()?,
        2 => add::<3>(&mut data).for_each_element().run()?,
        3 => add::<4>(&mut data).for_each_element().run()?,
        _ => in_a_function(&mut data)?,
    }
    assert_eq!(data.read()?, [world.rank() as u32 % 5 + 1; 100]);
    Ok(())
}
