//! Arrays in blocks: halos, regions, overlap, checkpoints.

use std::{error::Error, path::PathBuf};

use dsl_mpi::{
    Blocks, Edge, Region, device_of_rank,
    mpi::{topology::SimpleCommunicator, traits::*},
};
use dsl_runtime::{Download, PlainData, prelude::*};

type Result = std::result::Result<(), Box<dyn Error>>;

/// The number of a cell of the whole array. Cells beyond fixed edges have other numbers.
fn number<const D: usize>(extent: [usize; D], at: [i64; D]) -> u32 {
    let is_inside = (0..D).all(|axis| (0..extent[axis] as i64).contains(&at[axis]));
    let fold = |number: u32, axis: usize| number * 40 + (at[axis] + 5) as u32;
    (0..D).fold(1, fold) + 100_000_000 * u32::from(!is_inside)
}

/// Blocks with wrong halos receive the neighbours' cells, and keep the cells beyond fixed edges.
fn halos<T: PlainData + PartialEq + std::fmt::Debug, const D: usize>(
    world: &SimpleCommunicator,
    extent: [usize; D],
    edges: [Edge; D],
    width: usize,
    value: impl Fn(u32) -> T,
) -> Result {
    let device = device_of_rank(world)?;
    let blocks = Blocks::new(world, extent, edges, width)?;
    if D == 3 && world.size() == 8 {
        assert_eq!(blocks.ranks(), [2; D]);
    }
    let right = blocks.array(&device, |at| value(number(extent, at)))?.read()?;
    let inside = blocks.block();
    // Spoils the part of the halo that neighbours have.
    let mut array = blocks.array(&device, |at| {
        let is_own =
            (0..D).all(|axis| inside[axis].contains(&(at[axis].max(0) as usize)) && at[axis] >= 0);
        let is_sent = (0..D).all(|axis| (0..extent[axis] as i64).contains(&at[axis]));
        value(if is_sent && !is_own { 7 } else { number(extent, at) })
    })?;
    let mut halo = blocks.halo::<T>(&device)?;
    for round in 0..3 {
        halo.exchange(&mut array)?;
        assert_eq!(array.read()?, right, "{extent:?} {edges:?} {width} round {round}");
    }
    match blocks.gather(&array)? {
        None => assert_ne!(world.rank(), 0),
        Some(all) => {
            let cell = |index: usize| {
                let mut rest = index;
                extent.map(|extent| {
                    let at = rest % extent;
                    rest /= extent;
                    at as i64
                })
            };
            assert!(
                all.into_iter()
                    .enumerate()
                    .all(|(index, at)| at == value(number(extent, cell(index))))
            );
        }
    }
    Ok(())
}

pub(crate) fn halos_1d(world: &SimpleCommunicator) -> Result {
    for edges in [[Edge::Fixed], [Edge::Periodic]] {
        halos(world, [13], edges, 1, |n| n)?;
        halos(world, [24], edges, 3, |n| Vec4::splat(n as f32))?;
    }
    Ok(())
}

pub(crate) fn halos_2d(world: &SimpleCommunicator) -> Result {
    for x in [Edge::Fixed, Edge::Periodic] {
        for y in [Edge::Fixed, Edge::Periodic] {
            halos(world, [11, 9], [x, y], 1, |n| n as f32)?;
            halos(world, [30, 8], [x, y], 2, |n| [n, n + 1, n + 2])?;
        }
    }
    Ok(())
}

pub(crate) fn halos_3d(world: &SimpleCommunicator) -> Result {
    halos(world, [6, 7, 8], [Edge::Periodic; 3], 1, |n| n)?;
    halos(world, [7, 6, 6], [Edge::Fixed; 3], 1, |n| n)?;
    halos(world, [14, 13, 15], [Edge::Fixed, Edge::Periodic, Edge::Fixed], 2, u64::from)
}

/// The inner cells and the borders together are all cells, each once.
pub(crate) fn regions(world: &SimpleCommunicator) -> Result {
    for (extent, width) in [([9, 13, 6], 1), ([15, 8, 9], 2), ([7, 4, 4], 1)] {
        for edge in [Edge::Fixed, Edge::Periodic] {
            let blocks = Blocks::new(world, extent, [edge; 3], width)?;
            let all = blocks.all();
            let mut seen = vec![0u8; blocks.array_size().iter().product()];
            for Region { start, size } in blocks.borders().into_iter().chain([blocks.inner()]) {
                for n in 0..size.iter().product::<u32>() {
                    let at = [n % size[0], n / size[0] % size[1], n / size[0] / size[1]];
                    let at: [usize; 3] =
                        std::array::from_fn(|axis| (start[axis] + at[axis]) as usize);
                    let [width, height, _] = blocks.array_size();
                    seen[(at[2] * height + at[1]) * width + at[0]] += 1;
                }
            }
            assert!(seen.iter().all(|seen| *seen <= 1));
            assert_eq!(seen.iter().map(|seen| usize::from(*seen)).sum::<usize>(), all.cells());
            if edge == Edge::Fixed && world.size() == 1 {
                assert!(blocks.borders().is_empty());
            }
        }
    }
    Ok(())
}

/// New cells are the sum of the eight around them.
#[kernel(workgroup_size = (8, 8))]
fn around(old: &[u32], new: &mut [u32], pitch: u32, start: UVec2, size: UVec2) {
    let at = global_invocation_id().xy();
    if at.x < size.x && at.y < size.y {
        let i = (start.y + at.y) * pitch + start.x + at.x;
        if i > pitch && i + pitch + 1 < old.len() && i < new.len() {
            let row = |i: u32| old[i - 1] + old[i] + old[i + 1];
            new[i] = row(i - pitch) + row(i) + row(i + pitch) - old[i];
        }
    }
}

const GO: i32 = 200;

/// Lets the other ranks send when the inner cells are computed.
fn let_others_go(computed: Download<u32>) {
    let cells = computed.wait().expect("the kernel runs without the others");
    assert!(cells.bytes().iter().any(|byte| *byte != 0), "no cell is computed");
    let world = SimpleCommunicator::world();
    (1..world.size()).for_each(|rank| world.process_at_rank(rank).send_with_tag(&0u32, GO));
}

/// Inner cells are computed while corners and edges travel: rank 0 has them before the others send
/// anything. The result is the same as on one process.
pub(crate) fn overlap(world: &SimpleCommunicator) -> Result {
    const EXTENT: [usize; 2] = [20, 17];
    let device = device_of_rank(world)?;
    let blocks = Blocks::new(world, EXTENT, [Edge::Periodic; 2], 1)?;
    let initial = |[x, y]: [i64; 2]| (3 * x + 5 * y) as u32 % 7;
    let mut halo = blocks.halo::<u32>(&device)?;
    let (mut old, mut new) = (blocks.array(&device, initial)?, blocks.array(&device, |_| 0)?);
    let pitch = blocks.array_size()[0] as u32;
    let run =
        |old: &dsl_runtime::Buffer<u32>, new: &mut dsl_runtime::Buffer<u32>, region: Region<2>| {
            let Region { start, size } = region;
            around(old, new, pitch, start.into(), size.into()).invocations((size[0], size[1])).run()
        };
    for round in 0..10 {
        // In the first round the others do not send until rank 0 has computed its inner cells.
        let waits = round == 0 && world.size() > 1;
        if waits && world.rank() != 0 {
            world.process_at_rank(0).receive_with_tag::<u32>(GO);
        }
        let travelling = halo.begin(&old)?;
        if !blocks.inner().is_empty() {
            run(&old, &mut new, blocks.inner())?;
        }
        let computed = new.download()?;
        std::thread::scope(|scope| {
            if waits && world.rank() == 0 {
                scope.spawn(|| let_others_go(computed));
            }
            travelling.finish(&mut old)
        })?;
        for border in blocks.borders() {
            run(&old, &mut new, border)?;
        }
        std::mem::swap(&mut old, &mut new);
    }
    let Some(all) = blocks.gather(&old)? else { return Ok(()) };
    let [width, height] = EXTENT;
    let mut cells: Vec<u32> =
        (0..width * height).map(|i| initial([(i % width) as i64, (i / width) as i64])).collect();
    for _ in 0..10 {
        let at = |x: usize, y: usize| cells[y % height * width + x % width];
        let sum = |i: usize| {
            let (x, y) = (i % width + width, i / width + height);
            let all = (0..9).map(|n| at(x + n % 3 - 1, y + n / 3 - 1));
            all.fold(0u32, u32::wrapping_add).wrapping_sub(at(x, y))
        };
        cells = (0..width * height).map(sum).collect();
    }
    assert_eq!(all, cells);
    Ok(())
}

/// A folder for files of this test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("dsl-mpi-{name}"));
    std::fs::create_dir_all(&folder).expect("a folder for temporary files");
    folder
}

pub(crate) fn checkpoints(world: &SimpleCommunicator) -> Result {
    let path = folder("checkpoints").join(format!("{}.cells", world.size()));
    if world.rank() == 0 {
        _ = std::fs::remove_file(&path);
    }
    world.barrier();
    let device = device_of_rank(world)?;
    let extent = [12, 10];
    let blocks = Blocks::new(world, extent, [Edge::Fixed; 2], 1)?;
    let array = blocks.array(&device, |at| number(extent, at))?;
    let mut other = blocks.array(&device, |_| 9u32)?;
    assert_eq!(blocks.load(&path, &mut other)?, None);
    blocks.save(&path, 77, &array)?;
    assert_eq!(blocks.load(&path, &mut other)?, Some(77));
    assert_eq!(blocks.gather(&other)?, blocks.gather(&array)?);
    let slower = Blocks::new(world, [10, 12], [Edge::Fixed; 2], 1)?;
    let mut other = slower.array(&device, |_| 9u32)?;
    let error = slower.load(&path, &mut other).unwrap_err().to_string();
    assert!(error.contains("12 × 10 × 1 cells of 4 bytes"), "{error}");
    Ok(())
}

/// A program of the folder `examples`.
pub(crate) fn example(name: &str) -> PathBuf {
    let test = std::env::current_exe().expect("it runs");
    test.ancestors().nth(2).expect("target/debug/deps").join("examples").join(name)
}

/// The heat equation is killed and started again with another number of ranks. It ends with the
/// same bits as a run that was not killed.
pub(crate) fn restart() -> Option<String> {
    let heat = example("heat");
    let path = folder("restart").join("heat.cells");
    _ = std::fs::remove_file(&path);
    let path = path.to_str().expect("names of temporary folders are UTF-8");
    let run = |n, arguments: &[&str]| {
        let arguments = [&["--size", "48", "--every", "20"], arguments].concat();
        let (output, _) = super::mpirun(&heat, n, &arguments, super::PATIENCE);
        (output.status.success(), super::text(&output))
    };
    let bits = |text: &str| text.rsplit(": ").next().unwrap_or_default().trim().to_owned();
    let (is_well, whole) = run(2, &["--steps", "200", "--check", "yes"]);
    if !is_well {
        return Some(whole);
    }
    let (is_well, killed) = run(3, &["--steps", "200", "--checkpoint", path, "--kill", "130"]);
    if is_well || !killed.contains("rank 1") {
        return Some(format!("it was not killed\n{killed}"));
    }
    let (is_well, again) = run(4, &["--steps", "200", "--checkpoint", path]);
    if !is_well || !again.contains("from 120") || bits(&again) != bits(&whole) {
        return Some(format!("{whole}\n{again}"));
    }
    None
}
