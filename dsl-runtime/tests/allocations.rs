//! A repeated launch allocates nothing, whether it is recorded for a GPU or runs on the CPU
//! executor.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use dsl_runtime::Error;
use dsl_runtime::prelude::*;

/// The system's allocator, with a counter for each thread.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u32> = const { Cell::new(0) };
}

#[expect(unsafe_code, reason = "an allocator is unsafe to implement")]
// SAFETY: the system's allocator does all the work.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        _ = ALLOCATIONS.try_with(|count| count.set(count.get() + 1));
        // SAFETY: the caller upholds the same contract.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(ptr, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The number of allocations of this thread in `f`.
fn allocations(f: impl FnOnce()) -> u32 {
    let before = ALLOCATIONS.get();
    f();
    ALLOCATIONS.get() - before
}

/// Parameters, lengths, proofs with conditions, workgroup memory.
#[kernel(workgroup_size = 64)]
fn axpy(a: f32, n: u32, x: &[f32], y: &mut [f32]) {
    workgroup_var!(cache: [f32; 64]);
    let i = global_invocation_id().x;
    let lane = local_invocation_index();
    cache[lane] = if i < x.len() { x[i] } else { 0.0 };
    workgroup_barrier();
    if i < n {
        y[i] += a * cache[63 - lane];
    }
}

/// Textures of both kinds, and a sampler.
#[kernel(workgroup_size = (8, 8))]
fn fade(by: f32, s: &Sampler, image: &Texture2d<f32>, to: &mut StorageTexture2d<Rgba8Unorm>) {
    let at = global_invocation_id().xy();
    let texel = image.load(at, 0) + image.sample_level(s, vec2(0.5, 0.5), 0.0);
    to.store(at, texel * by);
}

/// The number of launches that a GPU records before it submits them.
const RECORDED: u32 = 8;

#[test]
fn allocations_are_counted() {
    assert_eq!(allocations(|| drop(vec![1])), 1);
}

#[test]
fn repeated_launch_allocates_nothing() -> Result<(), Error> {
    for device in Device::all() {
        let x = device.buffer(&[1.0; 64])?;
        let mut y = device.zeroed::<f32>(64)?;
        let mut z = device.zeroed::<f32>(64)?;
        let mut launch = |scalar: u32| {
            for out in [&mut y, &mut z] {
                axpy(scalar as f32, 64, &x, out).workgroups(1).run()?;
            }
            Ok::<_, Error>(())
        };
        // Enough launches to fill the memory for parameters and several batches of recorded
        // launches.
        for scalar in 0..5000 {
            launch(scalar)?;
        }
        device.sync()?;
        for round in 0..10 {
            let count = allocations(|| {
                for scalar in 0..RECORDED / 2 {
                    launch(scalar + round % 2 * 1000).unwrap();
                }
            });
            assert_eq!(count, 0, "in round {round} on {}", device.name());
            device.sync()?;
        }
        assert_eq!(y.read()?, z.read()?);
    }
    Ok(())
}

#[test]
fn repeated_launch_with_textures_allocates_nothing() -> Result<(), Error> {
    for device in Device::all() {
        let image = device.texture_2d::<Rgba8Unorm>((8, 8), &[[100; 4]; 64])?;
        let mut faded = device.texture_2d_zeroed::<Rgba8Unorm>((8, 8))?;
        let sampler = device.sampler(SamplerOptions::default())?;
        let mut launch = || fade(0.25, &sampler, &image, &mut faded).workgroups(1).run();
        for _ in 0..1000 {
            launch()?;
        }
        device.sync()?;
        let count = allocations(|| (0..RECORDED).for_each(|_| launch().unwrap()));
        assert_eq!(count, 0, "on {}", device.name());
        assert_eq!(faded.read()?, [[50; 4]; 64]);
    }
    Ok(())
}

/// A new value of a uniform is kept in the memory of the old one.
#[test]
fn writing_to_a_uniform_allocates_nothing() -> Result<(), Error> {
    let mut uniform = Device::cpu().uniform([1u32; 64])?;
    let count = allocations(|| uniform.write([2; 64]).unwrap());
    assert_eq!(count, 0);
    assert_eq!(uniform.read()?, [2; 64]);
    Ok(())
}
