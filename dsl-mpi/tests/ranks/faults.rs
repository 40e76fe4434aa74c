//! Faulty ranks: the other ranks end as well.

use std::{
    error::Error,
    process::Command,
    time::{Duration, Instant},
};

use dsl_mpi::{
    Blocks, Edge, Stage, StageMut, device_of_rank,
    mpi::{collective::SystemOperation, request, topology::SimpleCommunicator, traits::*},
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

pub(crate) fn killed(world: &SimpleCommunicator) -> Result {
    if world.rank() == 1 {
        Command::new("kill").args(["-9", &std::process::id().to_string()]).status()?;
    }
    wait(world);
    Ok(())
}

pub(crate) fn exits(world: &SimpleCommunicator) -> Result {
    if world.rank() == 1 {
        std::process::exit(3);
    }
    wait(world);
    Ok(())
}

/// Ranks that ask again and again whether there is a message, while the others have ended.
pub(crate) fn polls(world: &SimpleCommunicator) -> Result {
    let ended = world.process_at_rank(0);
    match world.rank() {
        0 => {}
        1 => {
            let mut number = 0u32;
            request::scope(|scope| {
                let mut receive = ended.immediate_receive_into(scope, &mut number);
                while let Err(same) = receive.test() {
                    receive = same;
                }
            });
        }
        2 => {
            while ended.immediate_probe().is_none() {
                std::thread::sleep(Duration::from_millis(150));
            }
        }
        _ => {
            while ended.immediate_matched_probe().is_none() {
                std::thread::yield_now();
            }
        }
    }
    Ok(())
}

/// Rank 1 asks less often than once a second for a message of rank 0, which has ended.
pub(crate) fn polls_rarely(world: &SimpleCommunicator) -> Result {
    if world.rank() == 1 {
        while world.process_at_rank(0).immediate_probe().is_none() {
            std::thread::sleep(Duration::from_millis(1600));
        }
    }
    Ok(())
}

/// Works for longer than the patience of this job: before, between, and after calls that ask. The
/// others wait.
pub(crate) fn works_for_long(world: &SimpleCommunicator) -> Result {
    let work = |time: Duration| {
        let start = Instant::now();
        while start.elapsed() < time {
            std::hint::spin_loop();
        }
    };
    if world.rank() == 0 {
        std::thread::sleep(LONG); // as if a GPU worked
        work(LONG);
        let start = Instant::now();
        while start.elapsed() < LONG {
            assert!(world.any_process().immediate_probe().is_none());
            work(Duration::from_millis(1));
        }
        std::thread::sleep(LONG);
        (1..world.size()).for_each(|rank| world.process_at_rank(rank).send(&7u32));
    } else {
        assert_eq!(world.process_at_rank(0).receive::<u32>().0, 7);
    }
    Ok(())
}

/// The main thread of each rank waits for a message that another thread of the rank sends after the default patience.
pub(crate) fn threads_send(world: &SimpleCommunicator) -> Result {
    let next = (world.rank() + 1) % world.size();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_secs(11));
            SimpleCommunicator::world().process_at_rank(next).send(&7u32);
        });
        assert_eq!(world.any_process().receive::<u32>().0, 7);
    });
    Ok(())
}

/// Longer than the patience of the job `works_for_long`, 1 second.
const LONG: Duration = Duration::from_millis(1800);

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

#[kernel(workgroup_size = 64)]
fn step(data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] += 1;
    }
}

/// As if rank 3 ran another build.
fn launch_by_rank(world: &SimpleCommunicator) -> Result {
    launch(&device_of_rank(world)?, world.rank() == 3)
}

/// Launches one of two kernels. They have the same path because they are in one function.
fn launch(device: &Device, other: bool) -> Result {
    let mut data = device.buffer(&[1u32; 100])?;
    if other {
        #[kernel(workgroup_size = 64)]
        fn step(data: &mut [u32]) {
            let i = global_invocation_id().x;
            if i < data.len() {
                data[i] += 2;
            }
        }
        step(&mut data).for_each_element().run()?;
    } else {
        #[kernel(workgroup_size = 64)]
        fn step(data: &mut [u32]) {
            let i = global_invocation_id().x;
            if i < data.len() {
                data[i] += 3;
            }
        }
        step(&mut data).for_each_element().run()?;
    }
    Ok(())
}

pub(crate) fn other_kernels(world: &SimpleCommunicator) -> Result {
    launch_by_rank(world)?;
    wait(world);
    Ok(())
}

/// The ranks end at once, without a message.
pub(crate) fn other_kernels_at_the_end(world: &SimpleCommunicator) -> Result {
    launch_by_rank(world)
}

/// A thread of rank 3 launches another kernel than the others, when its main thread has ended and rank 0 still works.
pub(crate) fn launches_after_the_end(world: &SimpleCommunicator) -> Result {
    let device = device_of_rank(world)?;
    match world.rank() {
        0 => {
            launch(&device, false)?;
            std::thread::sleep(Duration::from_secs(2));
        }
        3 => drop(std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(500));
            launch(&device, true).expect("nothing is wrong with this launch");
        })),
        _ => {}
    }
    Ok(())
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
        step(&mut data).for_each_element().run()?;
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
