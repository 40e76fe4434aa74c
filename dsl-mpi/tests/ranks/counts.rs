//! Messages whose counts do not match: rank 1 has another number of elements than the others. Each
//! kind of receive ends all ranks, with an error of a receiver.

use std::{error::Error, process::Command};

use dsl_mpi::{
    Incoming, Outgoing, Stage, StageMut, device_of_rank,
    mpi::{
        collective::SystemOperation,
        datatype::{Partition, PartitionMut},
        ffi,
        point_to_point::{send_receive_into, send_receive_replace_into},
        request,
        topology::{Color, InterCommunicator, SimpleCommunicator},
        traits::*,
    },
};

type Result = std::result::Result<(), Box<dyn Error>>;

/// Sends and receives: the elements to send, and the room for the elements to receive.
type Form = fn(&SimpleCommunicator, &Outgoing<'_, u32>, &mut Incoming<'_, u32>);

/// A kind of receive, and the elements to send and to receive.
pub(crate) struct Kind {
    /// The functions of MPI that it calls, without `MPI_`.
    pub(crate) name: &'static str,
    form: Form,
    /// For a rank with this number of elements.
    send: fn(usize) -> usize,
    receive: fn(usize) -> usize,
}

pub(crate) const RANKS: usize = 3;
/// The elements of all ranks but rank 1.
pub(crate) const USUAL: usize = 4;
const COUNTS: [i32; RANKS] = [USUAL as i32; RANKS];
const STARTS: [i32; RANKS] = [0, USUAL as i32, 2 * USUAL as i32];

const fn kind(
    name: &'static str,
    send: fn(usize) -> usize,
    receive: fn(usize) -> usize,
    form: Form,
) -> Kind {
    Kind { name, form, send, receive }
}

/// One part, parts of own size for all ranks, and parts of the usual size for all ranks.
const PART: fn(usize) -> usize = |own| own;
const PARTS: fn(usize) -> usize = |own| RANKS * own;
const USUAL_PARTS: fn(usize) -> usize = |_| RANKS * USUAL;

/// A send of rank 1 to rank 0. Rank 2 does nothing.
macro_rules! from_rank_1 {
    (|$world:ident, $incoming:ident| $receive:expr) => {
        |$world, outgoing, $incoming| match $world.rank() {
            0 => $receive,
            1 => $world.process_at_rank(0).send(outgoing),
            _ => {}
        }
    };
}

/// A call that is completed later.
macro_rules! later {
    (|$world:ident, $outgoing:ident, $incoming:ident, $scope:ident| $start:expr) => {
        |$world, $outgoing, $incoming| {
            request::scope(|$scope| $start.wait_without_status());
        }
    };
}

/// Receives of messages from one rank to another.
pub(crate) const MESSAGES: &[Kind] = &[
    kind(
        "Recv",
        PART,
        PART,
        from_rank_1!(|world, incoming| {
            world.any_process().receive_into(incoming);
        }),
    ),
    kind("Mrecv", PART, PART, |world, outgoing, incoming| {
        // Its ranks have other numbers than the world's: rank 1 of the world is its rank 0.
        let key = (world.rank() + 2) % RANKS as i32;
        let rotated = world.split_by_color_with_key(Color::with_value(0), key);
        let rotated = rotated.expect("every rank has a color");
        match world.rank() {
            0 => drop(rotated.any_process().matched_probe().0.matched_receive_into(incoming)),
            1 => rotated.process_at_rank(2).send(outgoing),
            _ => {}
        }
    }),
    kind("Sendrecv", PART, PART, |world, outgoing, incoming| {
        let at = |step| world.process_at_rank((world.rank() + step) % RANKS as i32);
        send_receive_into(outgoing, &at(1), incoming, &at(2));
    }),
    kind("Sendrecv_replace", PART, PART, |world, _, incoming| {
        let at = |step| world.process_at_rank((world.rank() + step) % RANKS as i32);
        send_receive_replace_into(incoming, &at(1), &at(2));
    }),
    kind(
        "Irecv Wait",
        PART,
        PART,
        from_rank_1!(|world, incoming| {
            request::scope(|scope| {
                world.any_process().immediate_receive_into(scope, incoming).wait_without_status();
            });
        }),
    ),
    kind(
        "Imrecv Wait",
        PART,
        PART,
        from_rank_1!(|world, incoming| {
            request::scope(|scope| {
                let (message, _) = loop {
                    if let Some(found) = world.any_process().immediate_matched_probe() {
                        break found;
                    }
                };
                message.immediate_matched_receive_into(scope, incoming).wait();
            });
        }),
    ),
    kind(
        "Irecv Test",
        PART,
        PART,
        from_rank_1!(|world, incoming| {
            request::scope(|scope| {
                let mut receive = world.any_process().immediate_receive_into(scope, incoming);
                while let Err(same) = receive.test() {
                    receive = same;
                }
            });
        }),
    ),
    kind(
        "Irecv Waitall",
        PART,
        PART,
        from_rank_1!(|world, incoming| received(world, incoming, wait_all)),
    ),
    kind(
        "Irecv Waitany",
        PART,
        PART,
        from_rank_1!(|world, incoming| received(world, incoming, wait_any)),
    ),
    kind(
        "Irecv Waitsome",
        PART,
        PART,
        from_rank_1!(|world, incoming| received(world, incoming, wait_some)),
    ),
    kind(
        "Irecv Testall",
        PART,
        PART,
        from_rank_1!(|world, incoming| received(world, incoming, test_all)),
    ),
    kind(
        "Irecv Testany",
        PART,
        PART,
        from_rank_1!(|world, incoming| received(world, incoming, test_any)),
    ),
    kind(
        "Irecv Testsome",
        PART,
        PART,
        from_rank_1!(|world, incoming| received(world, incoming, test_some)),
    ),
];

type Requests<'a, 'b> = request::RequestCollection<'a, Incoming<'b, u32>>;

/// Receives, and completes that with a collection of requests.
fn received<'a, 'b>(
    world: &SimpleCommunicator,
    incoming: &'a mut Incoming<'b, u32>,
    complete: fn(&mut Requests<'a, 'b>),
) {
    request::multiple_scope(1, |scope, requests| {
        requests.add(world.any_process().immediate_receive_into(scope, incoming));
        complete(requests);
    });
}

/// Broadcasts, and completes that with a collection of requests.
fn broadcast<'a, 'b>(
    world: &SimpleCommunicator,
    incoming: &'a mut Incoming<'b, u32>,
    complete: fn(&mut Requests<'a, 'b>),
) {
    request::multiple_scope(1, |scope, requests| {
        requests.add(world.process_at_rank(1).immediate_broadcast_into(scope, incoming));
        complete(requests);
    });
}

fn wait_all(requests: &mut Requests<'_, '_>) {
    requests.wait_all(&mut Vec::new());
}

fn wait_any(requests: &mut Requests<'_, '_>) {
    requests.wait_any();
}

fn wait_some(requests: &mut Requests<'_, '_>) {
    requests.wait_some(&mut Vec::new());
}

fn test_all(requests: &mut Requests<'_, '_>) {
    while !requests.test_all(&mut Vec::new()) {}
}

fn test_any(requests: &mut Requests<'_, '_>) {
    while requests.test_any().is_none() {}
}

fn test_some(requests: &mut Requests<'_, '_>) {
    let mut done = Vec::new();
    while done.is_empty() {
        requests.test_some(&mut done);
    }
}

/// Calls of all ranks.
pub(crate) const CALLS_OF_ALL: &[Kind] = &[
    kind("Bcast", PART, PART, |world, _, incoming| {
        world.process_at_rank(1).broadcast_into(incoming);
    }),
    kind("Scatter", PARTS, PART, |world, outgoing, incoming| {
        let root = world.process_at_rank(1);
        match world.rank() {
            1 => root.scatter_into_root(outgoing, incoming),
            _ => root.scatter_into(incoming),
        }
    }),
    kind("Scatterv", PARTS, PART, |world, outgoing, incoming| {
        let (root, n) = (world.process_at_rank(1), incoming.count());
        let (counts, starts) = ([n; RANKS], [0, n, 2 * n]);
        match world.rank() {
            1 => root.scatter_varcount_into_root(
                &Partition::new(outgoing, &counts[..], &starts[..]),
                incoming,
            ),
            _ => root.scatter_varcount_into(incoming),
        }
    }),
    kind("Gather", PART, USUAL_PARTS, |world, outgoing, incoming| {
        let root = world.process_at_rank(0);
        match world.rank() {
            0 => root.gather_into_root(outgoing, incoming),
            _ => root.gather_into(outgoing),
        }
    }),
    kind("Gatherv", PART, USUAL_PARTS, |world, outgoing, incoming| {
        let root = world.process_at_rank(0);
        match world.rank() {
            0 => {
                let mut parts = PartitionMut::new(incoming, &COUNTS[..], &STARTS[..]);
                root.gather_varcount_into_root(outgoing, &mut parts);
            }
            _ => root.gather_varcount_into(outgoing),
        }
    }),
    kind("Allgather", PART, USUAL_PARTS, |world, outgoing, incoming| {
        world.all_gather_into(outgoing, incoming);
    }),
    kind("Allgatherv", PART, USUAL_PARTS, |world, outgoing, incoming| {
        let mut parts = PartitionMut::new(incoming, &COUNTS[..], &STARTS[..]);
        world.all_gather_varcount_into(outgoing, &mut parts);
    }),
    kind("Alltoall", PARTS, USUAL_PARTS, |world, outgoing, incoming| {
        world.all_to_all_into(outgoing, incoming);
    }),
    kind("Alltoallv", PARTS, USUAL_PARTS, |world, outgoing, incoming| {
        let n = outgoing.count() / RANKS as i32;
        let (counts, starts) = ([n; RANKS], [0, n, 2 * n]);
        world.all_to_all_varcount_into(
            &Partition::new(outgoing, &counts[..], &starts[..]),
            &mut PartitionMut::new(incoming, &COUNTS[..], &STARTS[..]),
        );
    }),
    kind("Reduce", PART, PART, |world, outgoing, incoming| {
        let root = world.process_at_rank(0);
        match world.rank() {
            0 => root.reduce_into_root(outgoing, incoming, SystemOperation::sum()),
            _ => root.reduce_into(outgoing, SystemOperation::sum()),
        }
    }),
    kind("Allreduce", PART, PART, |world, outgoing, incoming| {
        world.all_reduce_into(outgoing, incoming, SystemOperation::sum());
    }),
    kind("Reduce_scatter_block", PARTS, PART, |world, outgoing, incoming| {
        world.reduce_scatter_block_into(outgoing, incoming, SystemOperation::sum());
    }),
    kind("Scan", PART, PART, |world, outgoing, incoming| {
        world.scan_into(outgoing, incoming, SystemOperation::sum());
    }),
    kind("Exscan", PART, PART, |world, outgoing, incoming| {
        world.exclusive_scan_into(outgoing, incoming, SystemOperation::sum());
    }),
    kind(
        "Ibcast Wait",
        PART,
        PART,
        later!(|world, _outgoing, incoming, scope| {
            world.process_at_rank(1).immediate_broadcast_into(scope, incoming)
        }),
    ),
    kind("Iscatter Wait", PARTS, PART, |world, outgoing, incoming| {
        let root = world.process_at_rank(1);
        request::scope(|scope| match world.rank() {
            1 => root.immediate_scatter_into_root(scope, outgoing, incoming).wait_without_status(),
            _ => root.immediate_scatter_into(scope, incoming).wait_without_status(),
        });
    }),
    kind("Igather Wait", PART, USUAL_PARTS, |world, outgoing, incoming| {
        let root = world.process_at_rank(0);
        request::scope(|scope| match world.rank() {
            0 => root.immediate_gather_into_root(scope, outgoing, incoming).wait_without_status(),
            _ => root.immediate_gather_into(scope, outgoing).wait_without_status(),
        });
    }),
    kind(
        "Iallgather Wait",
        PART,
        USUAL_PARTS,
        later!(|world, outgoing, incoming, scope| {
            world.immediate_all_gather_into(scope, outgoing, incoming)
        }),
    ),
    kind(
        "Ialltoall Wait",
        PARTS,
        USUAL_PARTS,
        later!(|world, outgoing, incoming, scope| {
            world.immediate_all_to_all_into(scope, outgoing, incoming)
        }),
    ),
    kind("Ireduce Wait", PART, PART, |world, outgoing, incoming| {
        let (root, sum) = (world.process_at_rank(0), SystemOperation::sum());
        request::scope(|scope| match world.rank() {
            0 => root
                .immediate_reduce_into_root(scope, outgoing, incoming, sum)
                .wait_without_status(),
            _ => root.immediate_reduce_into(scope, outgoing, sum).wait_without_status(),
        });
    }),
    kind(
        "Iallreduce Wait",
        PART,
        PART,
        later!(|world, outgoing, incoming, scope| {
            world.immediate_all_reduce_into(scope, outgoing, incoming, SystemOperation::sum())
        }),
    ),
    kind(
        "Iscan Wait",
        PART,
        PART,
        later!(|world, outgoing, incoming, scope| {
            world.immediate_scan_into(scope, outgoing, incoming, SystemOperation::sum())
        }),
    ),
    kind("Ibcast Test", PART, PART, |world, _, incoming| {
        request::scope(|scope| {
            let root = world.process_at_rank(1);
            let mut request = root.immediate_broadcast_into(scope, incoming);
            while let Err(same) = request.test() {
                request = same;
            }
        });
    }),
    kind("Iscatterv Wait", PARTS, PART, |world, outgoing, incoming| {
        let (root, n) = (world.process_at_rank(1), incoming.count());
        let (counts, starts) = ([n; RANKS], [0, n, 2 * n]);
        let parts = Partition::new(outgoing, &counts[..], &starts[..]);
        request::scope(|scope| match world.rank() {
            1 => root
                .immediate_scatter_varcount_into_root(scope, &parts, incoming)
                .wait_without_status(),
            _ => root.immediate_scatter_varcount_into(scope, incoming).wait_without_status(),
        });
    }),
    kind("Igatherv Wait", PART, USUAL_PARTS, |world, outgoing, incoming| {
        let root = world.process_at_rank(0);
        let mut parts = PartitionMut::new(incoming, &COUNTS[..], &STARTS[..]);
        request::scope(|scope| match world.rank() {
            0 => root
                .immediate_gather_varcount_into_root(scope, outgoing, &mut parts)
                .wait_without_status(),
            _ => root.immediate_gather_varcount_into(scope, outgoing).wait_without_status(),
        });
    }),
    kind("Iallgatherv Wait", PART, USUAL_PARTS, |world, outgoing, incoming| {
        let mut parts = PartitionMut::new(incoming, &COUNTS[..], &STARTS[..]);
        request::scope(|scope| {
            let gather = world.immediate_all_gather_varcount_into(scope, outgoing, &mut parts);
            gather.wait_without_status();
        });
    }),
    kind("Ialltoallv Wait", PARTS, USUAL_PARTS, |world, outgoing, incoming| {
        let n = outgoing.count() / RANKS as i32;
        let (counts, starts) = ([n; RANKS], [0, n, 2 * n]);
        let from = Partition::new(outgoing, &counts[..], &starts[..]);
        let mut to = PartitionMut::new(incoming, &COUNTS[..], &STARTS[..]);
        request::scope(|scope| {
            world.immediate_all_to_all_varcount_into(scope, &from, &mut to).wait_without_status();
        });
    }),
    kind(
        "Ireduce_scatter_block Wait",
        PARTS,
        PART,
        later!(|world, outgoing, incoming, scope| {
            let sum = SystemOperation::sum();
            world.immediate_reduce_scatter_block_into(scope, outgoing, incoming, sum)
        }),
    ),
    kind(
        "Iexscan Wait",
        PART,
        PART,
        later!(|world, outgoing, incoming, scope| {
            world.immediate_exclusive_scan_into(scope, outgoing, incoming, SystemOperation::sum())
        }),
    ),
    kind("Ibcast Waitall", PART, PART, |world, _, incoming| broadcast(world, incoming, wait_all)),
    kind("Ibcast Waitany", PART, PART, |world, _, incoming| broadcast(world, incoming, wait_any)),
    kind("Ibcast Waitsome", PART, PART, |world, _, incoming| broadcast(world, incoming, wait_some)),
    kind("Ibcast Testall", PART, PART, |world, _, incoming| broadcast(world, incoming, test_all)),
    kind("Ibcast Testany", PART, PART, |world, _, incoming| broadcast(world, incoming, test_any)),
    kind("Ibcast Testsome", PART, PART, |world, _, incoming| broadcast(world, incoming, test_some)),
];

/// The kind of a name.
pub(crate) fn find(name: &str) -> Option<&'static Kind> {
    MESSAGES.iter().chain(CALLS_OF_ALL).find(|kind| kind.name == name)
}

/// The functions in the table of `src/calls.rs` that check a count, and that no kind calls.
pub(crate) fn without_test() -> Vec<&'static str> {
    let table = include_str!("../../src/calls.rs").split("\n    MPI_").skip(1);
    let is_checked = |row: &&str| {
        let checks = ["counts::receive", "counts::wait", "agree", "Pending::of"];
        checks.iter().any(|check| row.contains(check))
    };
    let checked = table.filter(is_checked).filter_map(|row| row.split(' ').next());
    let is_tested = |name: &&str| {
        let kinds = MESSAGES.iter().chain(CALLS_OF_ALL);
        kinds.flat_map(|kind| kind.name.split(' ')).any(|tested| tested == *name)
    };
    checked.filter(|name| !is_tested(name)).collect()
}

/// Runs a kind of receive; rank 1 has another number of elements.
pub(crate) fn run(world: &SimpleCommunicator, kind: &Kind, odd: usize) -> Result {
    let device = device_of_rank(world)?;
    let own = if world.rank() == 1 { odd } else { USUAL };
    let from = device.zeroed::<u32>((kind.send)(own))?;
    let mut into = device.zeroed::<u32>((kind.receive)(own))?;
    let (outgoing, mut incoming) = (from.to_send()?, into.to_update()?);
    (kind.form)(world, &outgoing, &mut incoming);
    Ok(incoming.upload()?)
}

/// Two ranks start a third one, which is a group of its own. After calls of all ranks of both
/// groups, it sends one element too many.
pub(crate) fn between_groups(world: &SimpleCommunicator) -> Result {
    let others = match world.parent() {
        Some(parents) => parents,
        None => {
            let mut program = Command::new(std::env::current_exe()?);
            world.process_at_rank(0).spawn(program.args(["--case", "between_groups"]), 1)?
        }
    };
    let (own, n_others) = (world.size() as u32, others.remote_size() as usize);
    let mut numbers = vec![0u32; 4 * n_others];
    others.all_gather_into(&[own; 4], &mut numbers);
    assert_eq!(numbers, vec![3 - own; 4 * n_others]);
    others.all_to_all_into(&vec![own; 4 * n_others], &mut numbers);
    assert_eq!(numbers, vec![3 - own; 4 * n_others]);
    let mut sum = 0;
    others.all_reduce_into(&own, &mut sum, SystemOperation::sum());
    assert_eq!(sum, n_others as u32 * (3 - own));
    let n = if own == 1 { 5 } else { 4 };
    others.all_gather_into(&vec![own; n], &mut numbers);
    Ok(())
}

/// Rank 0 sends to the group of rank 2. At last rank 2 expects one element too many.
pub(crate) fn from_root_of_a_group(world: &SimpleCommunicator) -> Result {
    let is_receiver = world.rank() == 2;
    let others = other_group(world);
    for n in [4, if is_receiver { 5 } else { 4 }] {
        let mut numbers = vec![if is_receiver { 0u32 } else { 7 }; n];
        let (data, datatype) = (numbers.as_mut_ptr().cast(), u32::equivalent_datatype().as_raw());
        #[expect(unsafe_code, reason = "rsmpi has no root of a group")]
        // SAFETY: there are `n` elements of the datatype.
        unsafe {
            ffi::MPI_Bcast(data, n as i32, datatype, root_for(world.rank()), others.as_raw());
        }
        assert_eq!(numbers, vec![7; n]);
    }
    Ok(())
}

/// Rank 2 sends to rank 0, at last one element too many.
pub(crate) fn to_root_of_a_group(world: &SimpleCommunicator) -> Result {
    let others = other_group(world);
    for n in [4, if world.rank() == 2 { 5 } else { 4 }] {
        let (own, mut numbers) = ([7u32; 5], [0u32; 4]);
        let (from, to) = (own.as_ptr().cast(), numbers.as_mut_ptr().cast());
        let (datatype, root) = (u32::equivalent_datatype().as_raw(), root_for(world.rank()));
        #[expect(unsafe_code, reason = "rsmpi has no root of a group")]
        // SAFETY: there are `n` elements of the datatype, and room for 4.
        unsafe {
            ffi::MPI_Gather(from, n, datatype, to, 4, datatype, root, others.as_raw());
        }
        assert_eq!(numbers, [if world.rank() == 0 { 7 } else { 0 }; 4]);
    }
    Ok(())
}

/// Splits three ranks into two groups, ranks 0 and 1, and rank 2. Returns the other group.
fn other_group(world: &SimpleCommunicator) -> InterCommunicator {
    let is_alone = world.rank() == 2;
    let own = world.split_by_color(Color::with_value(i32::from(is_alone)));
    let own = own.expect("every rank has a color");
    let leader_of_others = if is_alone { 0 } else { 2 };
    #[expect(unsafe_code, reason = "rsmpi makes groups only by starting processes")]
    // SAFETY: all ranks call this with the leaders of both groups; MPI writes the communicator.
    unsafe {
        let mut others = ffi::RSMPI_COMM_NULL;
        let (own, world) = (own.as_raw(), world.as_raw());
        ffi::MPI_Intercomm_create(own, 0, world, leader_of_others, 0, &mut others);
        InterCommunicator::from_raw(others)
    }
}

/// The root as a rank of the world has to name it, if rank 0 is the root for the other group.
fn root_for(rank: i32) -> i32 {
    match rank {
        0 => ffi::MPI_ROOT,
        1 => ffi::MPI_PROC_NULL,
        _ => 0,
    }
}

/// Whether a receiver has named the sender, both counts, and a call of this kind.
pub(crate) fn is_named(text: &str, kind: &Kind, odd: usize) -> bool {
    let pairs = (0..RANKS).flat_map(|sender| (0..RANKS).map(move |receiver| (sender, receiver)));
    let mut expected = pairs.flat_map(|(sender, receiver)| {
        let (sent, room) = if sender == 1 { (odd, USUAL) } else { (USUAL, odd) };
        kind.name.split(' ').map(move |call| {
            format!(
                "rank {receiver}: rank {sender} sent {sent} elements, and {room} were expected, in MPI_{call};"
            )
        })
    });
    expected.any(|error| text.contains(&error))
}
