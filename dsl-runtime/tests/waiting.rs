//! Who waits for what: a read for what was launched before it, and nothing for what comes after.

use std::pin::pin;
use std::task::{Context, Poll, Waker};
use std::time::Instant;

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn add(x: u32, data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] += x;
    }
}

/// Takes a while: each round needs the one before. More of them llvmpipe does not run.
#[kernel(workgroup_size = 64)]
fn grind(data: &mut [u32]) {
    let i = global_invocation_id().x;
    let mut x = data[i];
    for _ in 0..60_000 {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
    }
    data[i] = x;
}

fn is_pending(future: &mut (impl Future + Unpin)) -> bool {
    let mut cx = Context::from_waker(Waker::noop());
    matches!(std::pin::Pin::new(future).poll(&mut cx), Poll::Pending)
}

/// What keeps a GPU busy for much longer than it takes the host to look.
struct Work {
    data: Buffer<u32>,
    launches: u32,
}

impl Work {
    fn new(device: &Device) -> Result<Self, Error> {
        let mut work = Self { data: device.zeroed(64)?, launches: 1 };
        add(1, &mut work.data).workgroups(1).run()?;
        work.start()?;
        device.sync()?; // both kernels are built
        loop {
            let start = Instant::now();
            work.start()?;
            device.sync()?;
            if start.elapsed().as_millis() > 500 {
                return Ok(work);
            }
            match work.data.len() < 1 << 20 {
                true => work.data = device.zeroed(2 * work.data.len())?,
                false => work.launches *= 2,
            }
        }
    }

    fn start(&mut self) -> Result<(), Error> {
        let n = self.data.len();
        (0..self.launches).try_for_each(|_| grind(&mut self.data).invocations(n).run())
    }
}

#[test]
fn a_read_does_not_wait_for_later_launches() -> Result<(), Error> {
    for device in Device::all().into_iter().filter(Device::is_gpu) {
        let mut work = Work::new(&device)?;
        let mut small = device.zeroed(3)?;
        add(7, &mut small).workgroups(1).run()?;
        let read = small.read_async();
        work.start()?;
        let mut later = pin!(device.sync_async());
        assert_eq!(pollster::block_on(read)?, [7; 3]);
        assert!(is_pending(&mut later), "the read waited for a later launch on {}", device.name());
        pollster::block_on(later)?;
    }
    Ok(())
}

#[test]
fn launches_go_on_while_a_read_waits() -> Result<(), Error> {
    for device in Device::all().into_iter().filter(Device::is_gpu) {
        if device.is_software() {
            println!("NOT RUN: the driver of {} submits one thing after another", device.name());
            continue;
        }
        let mut work = Work::new(&device)?;
        let mut small = device.zeroed(3)?;
        work.start()?;
        let mut read = pin!(work.data.slice(..1)?.read_async());
        for _ in 0..100 {
            add(1, &mut small).workgroups(1).run()?; // some of them submit
        }
        assert!(is_pending(&mut read), "launching waited for the read on {}", device.name());
        assert_eq!(small.read()?, [100; 3]);
        pollster::block_on(read)?;
    }
    Ok(())
}

#[test]
fn futures_are_done_when_the_work_is() -> Result<(), Error> {
    for device in Device::all().into_iter().chain([Device::checked()]) {
        let mut data = device.zeroed(3)?;
        let mut texture = device.texture_2d_zeroed::<R32Uint>((2, 2))?;
        let mut reads = Vec::new();
        for i in 0..20 {
            add(1, &mut data).workgroups(1).run()?;
            texture.write(&[i; 4])?;
            reads.push((i, data.read_async(), texture.read_async()));
            pollster::block_on(device.sync_async())?;
        }
        drop(data);
        for (i, buffer, texture) in reads {
            assert_eq!(pollster::block_on(buffer)?, [i + 1; 3], "{}", device.name());
            assert_eq!(pollster::block_on(texture)?, [i; 4], "{}", device.name());
        }
        // Nobody has to await.
        drop(device.sync_async());
        drop(device.zeroed::<u32>(5)?.read_async());
        device.sync()?;
    }
    Ok(())
}
