//! Sums, scans, histograms, sorts and products over all ranks, compared with the results of one
//! process.

use std::error::Error;

use dsl_algorithms::random_uniform;
use dsl_mpi::{
    Blocks, Edge,
    algorithms::{self, SortKey},
    device_of_rank,
    mpi::{topology::SimpleCommunicator, traits::*},
};
use dsl_runtime::{Buffer, Device, random::pcg};

type Result = std::result::Result<(), Box<dyn Error>>;

/// The numbers of elements of four ranks. They differ, and rank 1 has none.
const LENS: [usize; 4] = [700, 0, 3000, 41];

/// The elements of all ranks, and of this rank. Every four ranks have these numbers of elements.
fn words(
    world: &SimpleCommunicator,
    lens: [usize; 4],
    of: impl Fn(u32) -> u32,
) -> (Vec<u32>, std::ops::Range<usize>) {
    let lens: Vec<usize> = (0..world.size() as usize).map(|rank| lens[rank % 4]).collect();
    let rank = world.rank() as usize;
    let start: usize = lens[..rank].iter().sum();
    let all = (0..lens.iter().sum::<usize>() as u32).map(|i| of(pcg(i))).collect();
    (all, start..start + lens[rank])
}

pub(crate) fn results(world: &SimpleCommunicator) -> Result {
    let device = device_of_rank(world)?;
    let (all, mine) = words(world, LENS, |word| word);
    let x = device.buffer(&all[mine.clone()])?;
    let sum = all.iter().fold(0, |sum: u32, x| sum.wrapping_add(*x));
    assert_eq!(algorithms::sum(world, &device, &x)?, sum);
    assert_eq!(algorithms::min(world, &device, &x)?, all.iter().copied().min());
    let signed: Vec<i32> = all.iter().map(|word| word.cast_signed()).collect();
    let y = device.buffer(&signed[mine.clone()])?;
    assert_eq!(algorithms::sum(world, &device, &y)?, sum.cast_signed());
    assert_eq!(algorithms::max(world, &device, &y)?, signed.iter().copied().max());
    // Small integers, whose sums are exact.
    let floats: Vec<f32> = all.iter().map(|word| (word % 100) as f32 - 50.0).collect();
    let z = device.buffer(&floats[mine])?;
    assert_eq!(algorithms::sum(world, &device, &z)?, floats.iter().sum());
    assert_eq!(algorithms::min(world, &device, &z)?, Some(-50.0));
    let none = device.zeroed::<f32>(0)?;
    assert_eq!(algorithms::sum(world, &device, &none)?, 0.0);
    assert_eq!(algorithms::max(world, &device, &none)?, None);
    Ok(())
}

pub(crate) fn scans(world: &SimpleCommunicator) -> Result {
    let device = device_of_rank(world)?;
    let (all, mine) = words(world, LENS, |word| word);
    let mut sum = 0u32;
    let upto: Vec<u32> = all
        .iter()
        .map(|x| {
            sum = sum.wrapping_add(*x);
            sum
        })
        .collect();
    let before: Vec<u32> = all.iter().zip(&upto).map(|(x, sum)| sum.wrapping_sub(*x)).collect();
    let x = device.buffer(&all[mine.clone()])?;
    let mut out = device.zeroed::<u32>(mine.len())?;
    algorithms::exclusive_sum(world, &device, &x, &mut out)?;
    assert_eq!(out.read()?, before[mine.clone()]);
    algorithms::inclusive_sum(
        world,
        &device,
        &x.cast::<i32>()?,
        &mut out.slice_mut(..)?.cast_mut::<i32>()?,
    )?;
    assert_eq!(out.read()?, upto[mine.clone()]);
    let floats: Vec<f32> = all.iter().map(|word| (word % 16) as f32).collect();
    let mut out = device.zeroed::<f32>(mine.len())?;
    algorithms::inclusive_sum(world, &device, &device.buffer(&floats[mine.clone()])?, &mut out)?;
    let sums = floats.iter().scan(0.0, |sum, x| {
        *sum += x;
        Some(*sum)
    });
    assert_eq!(out.read()?, sums.collect::<Vec<f32>>()[mine]);
    Ok(())
}

pub(crate) fn histograms(world: &SimpleCommunicator) -> Result {
    let device = device_of_rank(world)?;
    let (all, mine) = words(world, LENS, |word| word % 50);
    let mut counts = device.zeroed::<u32>(40)?;
    let x = device.buffer(&all[mine.clone()])?;
    algorithms::count_values(world, &device, &x, &mut counts)?;
    let expected = |i: u32| all.iter().filter(|word| **word == i).count() as u32;
    assert_eq!(counts.read()?, Vec::from_iter((0..40).map(expected)));
    let floats: Vec<f32> = all[mine].iter().map(|word| *word as f32 + 0.5).collect();
    counts.fill(7)?;
    algorithms::histogram(world, &device, &device.buffer(&floats)?, (0.0, 40.0), &mut counts)?;
    assert_eq!(counts.read()?, Vec::from_iter((0..40).map(expected)));
    let mut other = device.zeroed::<u32>(40 + world.rank() as usize)?;
    let problem = algorithms::count_values(world, &device, &x, &mut other);
    let is_refused = problem.is_err_and(|error| error.to_string().contains("number of bins"));
    assert_eq!(is_refused, world.size() > 1);
    Ok(())
}

fn sorted<K: SortKey + PartialEq + std::fmt::Debug>(
    world: &SimpleCommunicator,
    device: &Device,
    lens: [usize; 4],
    key: impl Fn(u32) -> K,
    order: impl Fn(&K, &K) -> std::cmp::Ordering,
) -> Result {
    let (all, mine) = words(world, lens, |word| word);
    let mut all: Vec<K> = all.into_iter().map(key).collect();
    let mut keys = device.buffer(&all[mine.clone()])?;
    algorithms::sort(world, device, &mut keys)?;
    all.sort_by(order);
    assert_eq!(keys.read()?, all[mine]);
    Ok(())
}

pub(crate) fn sorts(world: &SimpleCommunicator) -> Result {
    let device = &device_of_rank(world)?;
    sorted(world, device, LENS, |word| word, Ord::cmp)?;
    sorted(world, device, LENS, |word| word.cast_signed(), Ord::cmp)?;
    // Many equal keys, on the borders as well.
    sorted(world, device, LENS, |word| word % 3, Ord::cmp)?;
    sorted(world, device, LENS, |_| u32::MAX, Ord::cmp)?;
    sorted(world, device, LENS, |word| 0u64.wrapping_sub(u64::from(word) << 17), Ord::cmp)?;
    sorted(world, device, LENS, |word| (i64::from(word) - (1 << 31)) << 20, Ord::cmp)?;
    // Borders before the first key, and after the last one.
    for lens in [[0; 4], [0, 5, 0, 1], [1, 0, 0, 0], [0, 0, 900, 2]] {
        sorted(world, device, lens, |word| word, Ord::cmp)?;
        sorted(world, device, lens, |word| word % 2, Ord::cmp)?;
    }
    let floats = [f32::INFINITY, -f32::INFINITY, 0.0, -0.0, 1e-42, -1.5];
    let float = |word: u32| match word % 7 {
        6 => (word as f32).sin(),
        i => floats[i as usize],
    };
    // Compares bits: 0 and -0 are equal as numbers.
    let bits = |world: &SimpleCommunicator| -> Result {
        let (all, mine) = words(world, LENS, |word| float(word).to_bits());
        let mut all: Vec<f32> = all.into_iter().map(f32::from_bits).collect();
        let mut keys = device.buffer(&all[mine.clone()])?;
        algorithms::sort(world, device, &mut keys)?;
        all.sort_by(f32::total_cmp);
        let found: Vec<u32> = keys.read()?.iter().map(|key| key.to_bits()).collect();
        assert_eq!(found, all[mine].iter().map(|key| key.to_bits()).collect::<Vec<_>>());
        Ok(())
    };
    bits(world)?;
    let mut uniform = device.zeroed::<f32>(5000)?;
    random_uniform(device, world.rank() as u64, &mut uniform)?;
    algorithms::sort(world, device, &mut uniform)?;
    assert!(uniform.read()?.is_sorted());
    Ok(())
}

const A: fn([i64; 2]) -> f32 = |[x, y]| ((3 * x + 5 * y) % 7) as f32;
const B: fn([i64; 2]) -> f32 = |[x, y]| ((x * y) % 5) as f32;

/// The width of the matrices in tests. Blocks of 2 or more ranks differ in size.
const WIDTH: usize = 37;

pub(crate) fn products(world: &SimpleCommunicator) -> Result {
    let device = device_of_rank(world)?;
    let square = |halo| Blocks::new(world, [WIDTH; 2], [Edge::Fixed; 2], halo);
    let blocks = square(0)?;
    let mut c = blocks.array(&device, |_| f32::NAN)?;
    let (a, b) = (blocks.array(&device, A)?, blocks.array(&device, B)?);
    algorithms::product(&blocks, &device, &a, &b, &mut c)?;
    assert_product(&blocks, &c)?;
    // Panels of a few columns: more of them than there are buffers for panels.
    for depth in [1, 4, 5] {
        c.fill(f32::NAN)?;
        algorithms::product_in_panels(&blocks, &device, &a, &b, &mut c, depth)?;
        assert_product(&blocks, &c)?;
    }
    let refused = |blocks: &Blocks<2>, c: &mut Buffer<f32>| {
        let refused = algorithms::product(blocks, &device, &a, &b, c);
        refused.map_or_else(|error| error.to_string(), |()| "nothing".to_owned())
    };
    let mut short = device.zeroed::<f32>(1)?;
    let error = refused(&blocks, &mut short);
    assert!(error.contains("the buffer has 1 elements"), "{error}");
    let wide = Blocks::new(world, [20, 10], [Edge::Fixed; 2], 0)?;
    let error = refused(&wide, &mut c);
    assert!(error.contains("20 × 10 cells; pad"), "{error}");
    let error = refused(&square(1)?, &mut c);
    assert!(error.contains("have a halo of 1 cells"), "{error}");
    Ok(())
}

/// Compares `c` with `A * B`. The sums of these small integers are exact.
fn assert_product(blocks: &Blocks<2>, c: &Buffer<f32>) -> Result {
    for (i, element) in blocks.gather(c)?.into_iter().flatten().enumerate() {
        let (x, y) = ((i % WIDTH) as i64, (i / WIDTH) as i64);
        let expected: f32 = (0..WIDTH as i64).map(|k| A([k, y]) * B([x, k])).sum();
        assert_eq!(element, expected, "row {y}, column {x}");
    }
    Ok(())
}
