//! The order of waiting: a read waits for the launches before it, and nothing waits for later ones.

use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, mpsc};
use std::task::{Context, Poll, Wake, Waker};
use std::thread;
use std::time::{Duration, Instant};

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

#[kernel(workgroup_size = 64)]
fn add(x: u32, data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] += x;
    }
}

/// Takes a while: each iteration depends on the one before. llvmpipe does not run more iterations.
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
    matches!(Pin::new(future).poll(&mut cx), Poll::Pending)
}

/// Work that keeps a GPU busy for much longer than a check on the host takes.
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
        // Futures need not be awaited.
        drop(device.sync_async());
        drop(device.zeroed::<u32>(5)?.read_async());
        device.sync()?;
    }
    Ok(())
}

/// Fails a test that hangs.
fn within_a_minute(test: impl FnOnce() + Send + 'static) {
    let thread = thread::spawn(test);
    let start = Instant::now();
    while !thread.is_finished() {
        assert!(start.elapsed().as_secs() < 60, "it hangs");
        thread::sleep(Duration::from_millis(5));
    }
    thread.join().unwrap();
}

/// Runs an action at the first wake.
struct OnWake(Mutex<Option<Box<dyn FnOnce() + Send>>>);

impl Wake for OnWake {
    fn wake(self: Arc<Self>) {
        let action = self.0.lock().unwrap().take();
        action.into_iter().for_each(|action| action());
    }
}

/// A read in flight.
type Read = Pin<Box<dyn Future<Output = Result<Vec<u32>, Error>> + Send>>;

/// A read that is not done at once. Some drivers have copied the data before the call returns.
fn slow_read(device: &Device, buffer: &Buffer<u32>) -> Read {
    let (read, synced) = (buffer.read_async(), device.sync_async());
    Box::pin(async {
        synced.await?;
        read.await
    })
}

/// A waker waits for another read with `wait`, which gets the buffer and a read that began earlier.
fn wakers_wait(device: &Device, wait: fn(&Device, &Buffer<u32>, Read) -> Vec<u32>) {
    let device = device.clone();
    within_a_minute(move || {
        let mut n_woken = 0;
        for round in 0..2000 {
            let buffer = Arc::new(device.buffer(&[round; 300]).unwrap());
            let mut first = slow_read(&device, &buffer);
            let second = slow_read(&device, &buffer);
            let (sender, values) = mpsc::channel();
            let (used, of) = (device.clone(), Arc::clone(&buffer));
            let on_wake: Box<dyn FnOnce() + Send> =
                Box::new(move || sender.send(wait(&used, &of, second)).unwrap());
            let waker = Waker::from(Arc::new(OnWake(Mutex::new(Some(on_wake)))));
            let first = match first.as_mut().poll(&mut Context::from_waker(&waker)) {
                Poll::Ready(values) => values,
                Poll::Pending => {
                    assert_eq!(values.recv().unwrap(), [round; 300]);
                    n_woken += 1;
                    pollster::block_on(first)
                }
            };
            assert_eq!(first.unwrap(), [round; 300]);
            if n_woken == 20 {
                return;
            }
        }
        assert!(!device.is_gpu(), "no read was slow enough");
    });
}

#[test]
fn a_waker_may_wait_for_another_read() {
    for device in Device::all() {
        wakers_wait(&device, |_, _, second| pollster::block_on(second).unwrap());
        wakers_wait(&device, |device, buffer, _| {
            pollster::block_on(slow_read(device, buffer)).unwrap()
        });
        wakers_wait(&device, |device, buffer, _| {
            pollster::block_on(device.sync_async()).unwrap();
            buffer.read().unwrap()
        });
        // On a thread of its own.
        wakers_wait(&device, |_, _, second| {
            thread::spawn(|| pollster::block_on(second).unwrap()).join().unwrap()
        });
    }
}

/// Repeats a read until it is slow enough to call its waker. The waker does the same, to `depth`
/// levels.
fn wait_in_wakers(device: &Device, buffer: &Buffer<u32>, depth: u32) {
    let (sender, woken) = mpsc::channel();
    for _ in 0..2000 {
        let mut read = slow_read(device, buffer);
        let (device, sender) = (device.clone(), sender.clone());
        let on_wake: Box<dyn FnOnce() + Send> = Box::new(move || {
            if depth > 0 {
                wait_in_wakers(&device, &device.buffer(&[depth; 300]).unwrap(), depth - 1);
            }
            sender.send(()).unwrap();
        });
        let waker = Waker::from(Arc::new(OnWake(Mutex::new(Some(on_wake)))));
        if read.as_mut().poll(&mut Context::from_waker(&waker)).is_pending() {
            woken.recv().unwrap();
            return assert_eq!(pollster::block_on(read).unwrap().len(), 300);
        }
    }
    panic!("no read was slow enough");
}

#[test]
fn wakers_that_wait_for_wakers_that_wait() {
    for device in Device::all().into_iter().filter(Device::is_gpu) {
        within_a_minute(move || {
            wait_in_wakers(&device, &device.buffer(&[7u32; 300]).unwrap(), 12);
        });
    }
}

/// The number of reads in `time` while `threads` threads launch, and the time of the slowest read.
fn reads_beside(
    device: &Device,
    threads: usize,
    time: Duration,
    read: &dyn Fn(),
) -> (usize, Duration) {
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut data = device.zeroed(64).unwrap();
                while !is_over.load(Relaxed) {
                    add(1, &mut data).workgroups(1).run().unwrap();
                }
            });
        }
        let start = Instant::now();
        let (mut reads, mut slowest) = (0, Duration::ZERO);
        while start.elapsed() < time {
            let begin = Instant::now();
            read();
            slowest = slowest.max(begin.elapsed());
            reads += 1;
        }
        is_over.store(true, Relaxed);
        (reads, slowest)
    })
}

/// With 8 launching threads, at least a third as many reads finish as with one.
fn reads_have_their_turn(device: &Device, what: &str, read: &dyn Fn()) {
    let time = Duration::from_millis(350);
    let is_fair = (0..8).any(|_| {
        let (alone, slowest_alone) = reads_beside(device, 1, time, read);
        let (crowded, slowest) = reads_beside(device, 8, time, read);
        println!(
            "{what}: {alone} reads beside 1 thread, the slowest {slowest_alone:.1?}; {crowded} beside 8, the \
             slowest {slowest:.1?}, on {}",
            device.name()
        );
        alone <= 3 * crowded
    });
    assert!(is_fair, "{what} on {}", device.name());
}

#[test]
fn reads_beside_many_launching_threads_have_their_turn() {
    for device in Device::all().into_iter().filter(Device::is_gpu) {
        let small = device.buffer(&[1u32; 16]).unwrap();
        let image = device.texture_2d::<R32Uint>((4, 4), &[1; 16]).unwrap();
        let is_right = |values: Result<Vec<u32>, Error>| assert_eq!(values.unwrap(), [1; 16]);
        reads_have_their_turn(&device, "a buffer", &|| is_right(small.read()));
        let of_future = || is_right(pollster::block_on(small.read_async()));
        reads_have_their_turn(&device, "a future", &of_future);
        reads_have_their_turn(&device, "a texture", &|| is_right(image.read()));
        let download = || Ok(small.download()?.wait()?.to_vec());
        reads_have_their_turn(&device, "a download", &|| is_right(download()));
    }
}

/// The time of `count` reads that are all in flight before the first is awaited.
fn outstanding(count: u32, read: &dyn Fn(u32) -> Read) -> Duration {
    let start = Instant::now();
    let reads: Vec<_> = (0..count).map(read).collect();
    for (n, read) in reads.into_iter().enumerate() {
        assert_eq!(pollster::block_on(read).unwrap()[0], n as u32 % 100);
    }
    start.elapsed()
}

/// The cost of a read does not depend on their number.
#[test]
fn outstanding_reads_do_not_slow_each_other_down() {
    for device in Device::all().into_iter().filter(Device::is_gpu) {
        let sizes = [200, 1000, 3000].map(|size| device.buffer_from_iter(0..size).unwrap());
        let texels: Vec<u32> = (0..100).collect();
        let image = device.texture_2d::<R32Uint>((100, 1), &texels).unwrap();
        let part = |n: u32, of: &Buffer<u32>| -> Read {
            let at = n as usize % 100;
            Box::pin(of.slice(at..at + 50).unwrap().read_async())
        };
        let of_texture = |n: u32| -> Read {
            let read = image.read_async();
            Box::pin(async move { Ok(read.await?[n as usize % 100..].to_vec()) })
        };
        let kinds: [(&str, &dyn Fn(u32) -> Read); 3] = [
            ("one buffer", &|n| part(n, &sizes[1])),
            ("buffers of several sizes", &|n| part(n, &sizes[n as usize % 3])),
            ("a texture", &of_texture),
        ];
        for (what, read) in kinds {
            let is_constant = (0..4).any(|_| {
                let (few, many) = (outstanding(200, read) * 10, outstanding(2000, read));
                println!("{what}: 200 reads ten times {few:.1?}, 2000 at once {many:.1?}");
                many < 2 * few
            });
            assert!(is_constant, "{what} on {}", device.name());
        }
    }
}
