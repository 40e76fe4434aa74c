//! Buffers, slices, structs and fields in rsmpi's calls.

use std::error::Error;

use dsl_mpi::{
    Outgoing, Stage, StageMut, device_of_rank,
    mpi::{
        collective::SystemOperation,
        datatype::{Partition, PartitionMut},
        point_to_point::send_receive_into,
        request,
        topology::SimpleCommunicator,
        traits::*,
    },
};
use dsl_runtime::{Buffer, Device, ShaderType, prelude::*};

type Result = std::result::Result<(), Box<dyn Error>>;

#[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
struct Particle {
    position: Vec3,
    mass: f32,
    id: u32,
}

#[kernel(workgroup_size = 64)]
fn add(x: u32, data: &mut [u32]) {
    let i = global_invocation_id().x;
    if i < data.len() {
        data[i] += x;
    }
}

fn particle(rank: i32, n: usize) -> Particle {
    Particle {
        position: Vec3::splat(rank as f32),
        mass: n as f32,
        id: (100 * rank + n as i32) as u32,
    }
}

/// Numbers of this rank, doubled by a kernel on its device.
fn numbers(
    device: &Device,
    rank: i32,
    len: usize,
) -> std::result::Result<Buffer<u32>, dsl_runtime::Error> {
    let mut data = device.buffer_from_iter((0..len as u32).map(|n| 1000 * rank as u32 + n))?;
    add(1, &mut data).for_each_element().run()?;
    Ok(data)
}

fn expected(rank: i32, len: usize) -> Vec<u32> {
    (0..len as u32).map(|n| 1000 * rank as u32 + n + 1).collect()
}

pub(crate) fn devices(world: &SimpleCommunicator) -> Result {
    let device = device_of_rank(world)?;
    let wants_gpu = std::env::var("DSL_DEVICE").is_ok_and(|name| name != "cpu");
    assert_eq!(device.is_gpu(), wants_gpu, "{}", device.name());
    Ok(())
}

pub(crate) fn ring(world: &SimpleCommunicator) -> Result {
    let (rank, size) = (world.rank(), world.size());
    let device = device_of_rank(world)?;
    let data = numbers(&device, rank, 100)?;
    let mut other = device.zeroed::<u32>(100)?;
    let (next, previous) = ((rank + 1) % size, (rank + size - 1) % size);
    let (outgoing, mut incoming) = (data.to_send()?, other.to_receive()?);
    request::scope(|scope| {
        let send = world.process_at_rank(next).immediate_send(scope, &outgoing);
        world.process_at_rank(previous).receive_into(&mut incoming);
        send.wait_without_status();
    });
    incoming.upload()?;
    add(5, &mut other).for_each_element().run()?;
    let received: Vec<u32> = expected(previous, 100).into_iter().map(|n| n + 5).collect();
    assert_eq!(other.read()?, received);
    Ok(())
}

pub(crate) fn slices_and_structs(world: &SimpleCommunicator) -> Result {
    let (rank, device) = (world.rank(), device_of_rank(world)?);
    let mine: Vec<_> = (0..10).map(|n| particle(rank, n)).collect();
    let data = device.buffer(&mine)?;
    let mut all = device.buffer(&vec![particle(-1, 0); 3 * world.size() as usize + 2])?;
    let mut inner = all.slice_mut(1..1 + 3 * world.size() as usize)?;
    let mut incoming = inner.to_receive()?;
    world.all_gather_into(&data.slice(4..7)?.to_send()?, &mut incoming);
    incoming.upload()?;
    let all = all.read()?;
    assert_eq!((all[0], all[all.len() - 1]), (particle(-1, 0), particle(-1, 0)));
    for (n, other) in all[1..all.len() - 1].iter().enumerate() {
        assert_eq!(*other, particle(n as i32 / 3, 4 + n % 3));
    }
    // Elements of half a word, in an odd number.
    let halves = device.buffer(&[f16::from_f32(rank as f32); 3])?;
    let mut all = device.zeroed::<f16>(3 * world.size() as usize)?;
    let mut incoming = all.to_receive()?;
    world.all_gather_into(&halves.to_send()?, &mut incoming);
    incoming.upload()?;
    let received: Vec<f32> = all.read()?.iter().map(|half| half.to_f32()).collect();
    assert_eq!(received, Vec::from_iter((0..received.len()).map(|n| (n / 3) as f32)));
    Ok(())
}

pub(crate) fn fields(world: &SimpleCommunicator) -> Result {
    let (rank, size) = (world.rank(), world.size());
    let device = device_of_rank(world)?;
    let (next, previous) = ((rank + 1) % size, (rank + size - 1) % size);
    let data = device.buffer_from_iter((0..7).map(|n| particle(rank, n)))?;
    let outgoing = data.to_send()?;
    let (mass, position) = (outgoing.field::<f32>("mass")?, outgoing.field::<Vec3>("position")?);

    // Sends a field into a buffer of its type, and a field into a field.
    let mut masses = device.zeroed::<f32>(7)?;
    let mut others = device.buffer_from_iter((0..7).map(|n| particle(50, n + 20)))?;
    let (mut incoming, mut update) = (masses.to_receive()?, others.to_update()?);
    let mut positions = update.field_mut::<Vec3>("position")?;
    request::scope(|scope| {
        let to = world.process_at_rank(next);
        let masses = to.immediate_send_with_tag(scope, &mass, 1);
        let positions_sent = to.immediate_send_with_tag(scope, &position, 2);
        world.process_at_rank(previous).receive_into_with_tag(&mut incoming, 1);
        world.process_at_rank(previous).receive_into_with_tag(&mut positions, 2);
        masses.wait_without_status();
        positions_sent.wait_without_status();
    });
    drop(positions);
    incoming.upload()?;
    update.upload()?;
    assert_eq!(masses.read()?, [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
    for (n, other) in others.read()?.into_iter().enumerate() {
        assert_eq!(
            other,
            Particle { position: Vec3::splat(previous as f32), ..particle(50, n + 20) }
        );
    }
    let error = outgoing.field::<Vec4>("mass").map(drop).unwrap_err().to_string();
    assert!(
        error.contains("no member `mass: ") && error.contains("`position`, 12 bytes"),
        "{error}"
    );
    Ok(())
}

/// Calls in which all ranks take part divide the elements of a field among them, and reduce them.
pub(crate) fn fields_of_all(world: &SimpleCommunicator) -> Result {
    let (rank, size) = (world.rank(), world.size() as usize);
    let device = device_of_rank(world)?;
    let data = device.buffer_from_iter((0..2 * size).map(|n| particle(rank, n)))?;
    let outgoing = data.to_send()?;
    let (mass, id) = (outgoing.field::<f32>("mass")?, outgoing.field::<u32>("id")?);

    let mut sums = device.buffer_from_iter((0..2 * size).map(|n| particle(50, n)))?;
    let mut update = sums.to_update()?;
    world.all_reduce_into(&id, &mut update.field_mut::<u32>("id")?, SystemOperation::sum());
    update.upload()?;
    for (n, found) in sums.read()?.into_iter().enumerate() {
        let sum = (0..size).map(|rank| (100 * rank + n) as u32).sum();
        assert_eq!(found, Particle { id: sum, ..particle(50, n) });
    }

    let mut parts = device.buffer_from_iter((0..2 * size).map(|n| particle(60, n)))?;
    let mut update = parts.to_update()?;
    world.all_to_all_into(&id, &mut update.field_mut::<u32>("id")?);
    update.upload()?;
    let of_all = parts.read()?.into_iter().map(|found| found.id);
    let own = 2 * rank as u32;
    let expected = (0..2 * size as u32).map(|n| 100 * (n / 2) + own + n % 2);
    assert!(of_all.eq(expected));

    let mut share = device.zeroed::<f32>(2)?;
    let mut incoming = share.to_receive()?;
    let root = world.process_at_rank(0);
    match rank {
        0 => root.scatter_into_root(&mass, &mut incoming),
        _ => root.scatter_into(&mut incoming),
    }
    incoming.upload()?;
    assert_eq!(share.read()?, [own as f32, own as f32 + 1.0]);
    Ok(())
}

pub(crate) fn collectives(world: &SimpleCommunicator) -> Result {
    let (rank, size) = (world.rank(), world.size());
    let device = device_of_rank(world)?;
    let root = world.process_at_rank(size - 1);

    let mut shared = numbers(&device, rank, 10)?;
    let mut update = shared.to_update()?;
    root.broadcast_into(&mut update);
    update.upload()?;
    assert_eq!(shared.read()?, expected(size - 1, 10));

    let mut part = device.zeroed::<u32>(5)?;
    let mut incoming = part.to_receive()?;
    let whole = numbers(&device, 7, 5 * size as usize)?;
    match rank == size - 1 {
        true => root.scatter_into_root(&whole.to_send()?, &mut incoming),
        false => root.scatter_into(&mut incoming),
    }
    incoming.upload()?;
    assert_eq!(part.read()?, expected(7, 5 * size as usize)[5 * rank as usize..][..5]);

    let mut gathered = device.zeroed::<u32>(5 * size as usize)?;
    if rank == size - 1 {
        let mut incoming = gathered.to_receive()?;
        root.gather_into_root(&part.to_send()?, &mut incoming);
        incoming.upload()?;
        assert_eq!(gathered.read()?, whole.read()?);
    } else {
        root.gather_into(&part.to_send()?);
    }

    let (mine, mut others) =
        (numbers(&device, rank, 2 * size as usize)?, device.zeroed::<u32>(2 * size as usize)?);
    let mut incoming = others.to_receive()?;
    world.all_to_all_into(&mine.to_send()?, &mut incoming);
    incoming.upload()?;
    let from = |other| expected(other, 2 * size as usize)[2 * rank as usize..][..2].to_vec();
    assert_eq!(others.read()?, (0..size).flat_map(from).collect::<Vec<_>>());
    Ok(())
}

pub(crate) fn reductions(world: &SimpleCommunicator) -> Result {
    let (rank, size) = (world.rank(), world.size());
    let device = device_of_rank(world)?;
    let mine = device.buffer(&[rank as f32, 1.0, -rank as f32])?;
    let reduce = |op: SystemOperation| -> std::result::Result<Vec<f32>, Box<dyn Error>> {
        let mut result = device.zeroed::<f32>(3)?;
        let mut incoming = result.to_receive()?;
        world.all_reduce_into(&mine.to_send()?, &mut incoming, op);
        incoming.upload()?;
        Ok(result.read()?)
    };
    let (n, last) = (size as f32, (size - 1) as f32);
    assert_eq!(reduce(SystemOperation::sum())?, [n * last / 2.0, n, -n * last / 2.0]);
    assert_eq!(reduce(SystemOperation::max())?, [last, 1.0, 0.0]);
    assert_eq!(reduce(SystemOperation::min())?, [0.0, 1.0, -last]);
    // Sends vectors as numbers.
    let vectors = device.buffer(&[Vec4::splat(rank as f32); 2])?;
    let mut sum = device.zeroed::<f32>(8)?;
    let mut incoming = sum.to_receive()?;
    world.all_reduce_into(
        &vectors.cast::<f32>()?.to_send()?,
        &mut incoming,
        SystemOperation::sum(),
    );
    incoming.upload()?;
    assert_eq!(sum.read()?, [n * last / 2.0; 8]);
    let mut ends = device.zeroed::<u64>(1)?;
    let mut incoming = ends.to_receive()?;
    world.scan_into(
        &device.buffer(&[1u64 << 40])?.to_send()?,
        &mut incoming,
        SystemOperation::sum(),
    );
    incoming.upload()?;
    assert_eq!(ends.read()?, [(rank as u64 + 1) << 40]);
    let root = world.process_at_rank(0);
    match rank {
        0 => {
            let mut result = device.zeroed::<f32>(3)?;
            let mut incoming = result.to_receive()?;
            root.reduce_into_root(&mine.to_send()?, &mut incoming, SystemOperation::sum());
            incoming.upload()?;
            assert_eq!(result.read()?[1], n);
        }
        _ => root.reduce_into(&mine.to_send()?, SystemOperation::sum()),
    }
    Ok(())
}

/// Rank r has r + 1 vectors, and all ranks get all of them.
pub(crate) fn varying_counts(world: &SimpleCommunicator) -> Result {
    let (rank, size) = (world.rank(), world.size());
    let device = device_of_rank(world)?;
    let mine = device.buffer(&vec![Vec3::splat(rank as f32); rank as usize + 1])?;
    let counts: Vec<i32> = (1..=size).collect();
    let starts: Vec<i32> = (0..size).map(|rank| rank * (rank + 1) / 2).collect();
    let mut all = device.zeroed::<Vec3>((size * (size + 1) / 2) as usize)?;
    let mut incoming = all.to_receive()?;
    world.all_gather_varcount_into(
        &mine.to_send()?,
        &mut PartitionMut::new(&mut incoming, &counts[..], &starts[..]),
    );
    incoming.upload()?;
    let rank_of = |at: usize| (0..size).rev().find(|rank| starts[*rank as usize] as usize <= at);
    for (at, vector) in all.read()?.into_iter().enumerate() {
        assert_eq!(vector, Vec3::splat(rank_of(at).unwrap_or(0) as f32));
    }
    // Sends each part back to its rank.
    let mut own = device.zeroed::<Vec3>(rank as usize + 1)?;
    let mut incoming = own.to_receive()?;
    let root = world.process_at_rank(0);
    match rank {
        0 => root.scatter_varcount_into_root(
            &Partition::new(&all.to_send()?, &counts[..], &starts[..]),
            &mut incoming,
        ),
        _ => root.scatter_varcount_into(&mut incoming),
    }
    incoming.upload()?;
    assert_eq!(own.read()?, mine.read()?);
    Ok(())
}

/// Elements without bytes, and buffers without elements.
pub(crate) fn no_bytes(world: &SimpleCommunicator) -> Result {
    let (rank, size) = (world.rank(), world.size());
    let device = device_of_rank(world)?;
    let (from, mut to) = (device.zeroed::<[u32; 0]>(3)?, device.zeroed::<[u32; 0]>(3)?);
    let mut incoming = to.to_receive()?;
    let (next, previous) = ((rank + 1) % size, (rank + size - 1) % size);
    let (next, previous) = (world.process_at_rank(next), world.process_at_rank(previous));
    send_receive_into(&from.to_send()?, &next, &mut incoming, &previous);
    world.process_at_rank(0).broadcast_into(&mut incoming);
    incoming.upload()?;
    // The last rank sends nothing, and receives an element of each other rank.
    let is_last = |rank: i32| rank == size - 1;
    let counts = |rank: i32| -> Vec<i32> {
        (0..size).map(|to| i32::from(!is_last(rank) && is_last(to))).collect()
    };
    let sent = counts(rank);
    let received: Vec<i32> = (0..size).map(|from| counts(from)[rank as usize]).collect();
    let mine = device.buffer(&vec![7 + rank as u32; sent.iter().sum::<i32>() as usize])?;
    let n = received.iter().sum::<i32>();
    let mut all = device.zeroed::<u32>(n as usize)?;
    let mut incoming = all.to_receive()?;
    let starts: Vec<i32> = (0..size).map(|from| from.min(n)).collect();
    world.all_to_all_varcount_into(
        &Partition::new(&mine.to_send()?, &sent[..], &vec![0; size as usize][..]),
        &mut PartitionMut::new(&mut incoming, &received[..], &starts[..]),
    );
    incoming.upload()?;
    assert_eq!(all.read()?, (7..7 + n as u32).collect::<Vec<_>>());
    Ok(())
}

/// A kernel runs while elements that were downloaded before travel.
pub(crate) fn scopes(world: &SimpleCommunicator) -> Result {
    let (rank, size) = (world.rank(), world.size());
    let device = device_of_rank(world)?;
    let mut data = numbers(&device, rank, 1000)?;
    let mut sum = device.zeroed::<u32>(1000)?;
    for round in 0..20 {
        let copy = data.download()?;
        add(1, &mut data).for_each_element().run()?;
        let outgoing = Outgoing::try_from(copy.wait()?)?;
        let (first, second) = (outgoing.slice(0..400), outgoing.slice(400..1000));
        let mut incoming = sum.to_receive()?;
        request::scope(|scope| {
            let reduce = world.immediate_all_reduce_into(
                scope,
                &outgoing,
                &mut incoming,
                SystemOperation::sum(),
            );
            let to = world.process_at_rank((rank + 1) % size);
            let sends = [to.immediate_send(scope, &first), to.immediate_send(scope, &second)];
            let from = world.process_at_rank((rank + size - 1) % size);
            assert_eq!(from.receive_vec::<u32>().0.len(), 400);
            assert_eq!(from.receive_vec::<u32>().0[0], 1000 * from.rank() as u32 + 401 + round);
            sends.into_iter().for_each(|send| send.wait_without_status());
            reduce.wait_without_status();
        });
        incoming.upload()?;
        let of_all: u32 = (0..size as u32).map(|rank| 1000 * rank + 8 + round).sum();
        assert_eq!(sum.read_range(7..8)?, [of_all]);
    }
    assert_eq!(data.read()?[0], 1000 * rank as u32 + 21);
    Ok(())
}
