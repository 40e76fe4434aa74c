//! Faulty ranks: the other ranks end as well.

use std::error::Error;

use dsl_mpi::{
    Blocks, Edge, Stage, StageMut, agree_on_kernel, device_of_rank,
    mpi::{collective::SystemOperation, topology::SimpleCommunicator, traits::*},
};
use dsl_runtime::{Device, prelude::*};

type Result = std::result::Result<(), Box<dyn Error>>;

/// Waits for a message that nobody sends.
fn wait(world: &SimpleCommunicator) {
    world.any_process().receive::<u32>();
}

pub(crate) fn panics(world: &SimpleCommunicator) -> Result {
    assert!(world.rank() != 2, "on purpose");
    wait(world);
    Ok(())
}

pub(crate) fn error(world: &SimpleCommunicator) -> Result {
    if world.rank() == 1 {
        return Err("on purpose".into());
    }
    wait(world);
    Ok(())
}

pub(crate) fn ends_early(world: &SimpleCommunicator) -> Result {
    if world.rank() != 2 {
        wait(world);
    }
    Ok(())
}

pub(crate) fn exits(world: &SimpleCommunicator) -> Result {
    if world.rank() == 1 {
        std::process::exit(3);
    }
    wait(world);
    Ok(())
}

pub(crate) fn too_long(world: &SimpleCommunicator) -> Result {
    let device = device_of_rank(world)?;
    let mut data = device.zeroed::<u32>(if world.rank() == 0 { 5 } else { 4 })?;
    if world.rank() == 0 {
        world.process_at_rank(1).send(&data.to_send()?);
        wait(world);
    }
    let mut incoming = data.to_receive()?;
    world.process_at_rank(0).receive_into(&mut incoming);
    Ok(incoming.upload()?)
}

pub(crate) fn too_short(world: &SimpleCommunicator) -> Result {
    let device = device_of_rank(world)?;
    let mut data = device.zeroed::<u32>(if world.rank() == 0 { 3 } else { 4 })?;
    if world.rank() == 0 {
        world.process_at_rank(1).send(&data.to_send()?);
        wait(world);
    }
    let mut incoming = data.to_receive()?;
    let status = world.process_at_rank(0).receive_into(&mut incoming);
    Ok(incoming.upload_all(&status)?)
}

pub(crate) fn all_wait(world: &SimpleCommunicator) -> Result {
    wait(world);
    Ok(())
}

pub(crate) fn sum_of_bytes(world: &SimpleCommunicator) -> Result {
    let device = device_of_rank(world)?;
    let (from, mut to) = (device.zeroed::<Vec3>(2)?, device.zeroed::<Vec3>(2)?);
    let mut incoming = to.to_receive()?;
    world.all_reduce_into(&from.to_send()?, &mut incoming, SystemOperation::sum());
    Ok(incoming.upload()?)
}

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

pub(crate) fn other_kernels(world: &SimpleCommunicator) -> Result {
    let kernel = if world.rank() == 3 { &second::step::INFO } else { &first::step::INFO };
    Ok(agree_on_kernel(world, kernel)?)
}

pub(crate) fn other_shapes(world: &SimpleCommunicator) -> Result {
    let extent = if world.rank() == 1 { 100 } else { 101 };
    Blocks::new(world, [extent], [Edge::Fixed], 1)?;
    Ok(())
}

pub(crate) fn too_thin(world: &SimpleCommunicator) -> Result {
    Blocks::new(world, [7], [Edge::Fixed], 2)?;
    Ok(())
}

/// Destroys a GPU's device. Without a GPU it only gives the error.
fn lose(device: &Device) -> Result {
    match device.wgpu() {
        Some((device, _)) => device.destroy(),
        None => return Err("the device is lost: there is no GPU to lose".into()),
    }
    Ok(())
}

pub(crate) fn device_lost(world: &SimpleCommunicator) -> Result {
    let device = device_of_rank(world)?;
    let mut data = device.buffer(&[1u32; 100])?;
    if world.rank() == 1 {
        lose(&device)?;
        first::step(&mut data).for_each_element().run()?;
        world.process_at_rank(0).send(&data.to_send()?);
    } else {
        wait(world);
    }
    Ok(())
}

pub(crate) fn device_lost_in_halo(world: &SimpleCommunicator) -> Result {
    let device = device_of_rank(world)?;
    let blocks = Blocks::new(world, [64, 64], [Edge::Periodic; 2], 1)?;
    let mut halo = blocks.halo::<u32>(&device)?;
    let mut array = blocks.array(&device, |_| 1u32)?;
    for round in 0..10 {
        let travelling = halo.begin(&array)?;
        if round == 5 && world.rank() == 1 {
            lose(&device)?;
        }
        travelling.finish(&mut array)?;
    }
    Ok(())
}
