//! Messages whose counts do not match: rank 1 has another number of elements than the others. Each
//! kind of receive ends all ranks, with an error of a receiver.

use std::error::Error;

use dsl_mpi::{
    Incoming, Outgoing, Stage, StageMut, device_of_rank,
    mpi::{
        collective::SystemOperation,
        datatype::{Partition, PartitionMut},
        point_to_point::{send_receive_into, send_receive_replace_into},
        request,
        topology::{Color, SimpleCommunicator},
        traits::*,
    },
};

type Result = std::result::Result<(), Box<dyn Error>>;

/// Sends and receives: the elements to send, and the room for the elements to receive.
type Form = fn(&SimpleCommunicator, &Outgoing<'_, u32>, &mut Incoming<'_, u32>);

/// A kind of receive, and the elements to send and to receive.
pub(crate) struct Kind {
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
        "receive",
        PART,
        PART,
        from_rank_1!(|world, incoming| {
            world.any_process().receive_into(incoming);
        }),
    ),
    kind("matched_receive", PART, PART, |world, outgoing, incoming| {
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
    kind("send_receive", PART, PART, |world, outgoing, incoming| {
        let at = |step| world.process_at_rank((world.rank() + step) % RANKS as i32);
        send_receive_into(outgoing, &at(1), incoming, &at(2));
    }),
    kind("send_receive_replace", PART, PART, |world, _, incoming| {
        let at = |step| world.process_at_rank((world.rank() + step) % RANKS as i32);
        send_receive_replace_into(incoming, &at(1), &at(2));
    }),
    kind(
        "wait",
        PART,
        PART,
        from_rank_1!(|world, incoming| {
            request::scope(|scope| {
                world.any_process().immediate_receive_into(scope, incoming).wait_without_status();
            });
        }),
    ),
    kind(
        "matched_wait",
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
        "test",
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
        "wait_all",
        PART,
        PART,
        from_rank_1!(|world, incoming| several(world, incoming, |requests| {
            requests.wait_all(&mut Vec::new());
        })),
    ),
    kind(
        "wait_any",
        PART,
        PART,
        from_rank_1!(|world, incoming| several(world, incoming, |requests| {
            requests.wait_any();
        })),
    ),
    kind(
        "wait_some",
        PART,
        PART,
        from_rank_1!(|world, incoming| several(world, incoming, |requests| {
            requests.wait_some(&mut Vec::new());
        })),
    ),
    kind(
        "test_all",
        PART,
        PART,
        from_rank_1!(|world, incoming| several(world, incoming, |requests| {
            while !requests.test_all(&mut Vec::new()) {}
        })),
    ),
    kind(
        "test_any",
        PART,
        PART,
        from_rank_1!(|world, incoming| several(world, incoming, |requests| {
            while requests.test_any().is_none() {}
        })),
    ),
    kind(
        "test_some",
        PART,
        PART,
        from_rank_1!(|world, incoming| several(world, incoming, |requests| {
            let mut done = Vec::new();
            while done.is_empty() {
                requests.test_some(&mut done);
            }
        })),
    ),
];

/// Receives with a collection of requests.
fn several<'a>(
    world: &SimpleCommunicator,
    incoming: &'a mut Incoming<'_, u32>,
    complete: impl FnOnce(&mut request::RequestCollection<'a, Incoming<'_, u32>>),
) {
    request::multiple_scope(1, |scope, requests| {
        requests.add(world.any_process().immediate_receive_into(scope, incoming));
        complete(requests);
    });
}

/// Calls of all ranks.
pub(crate) const CALLS_OF_ALL: &[Kind] = &[
    kind("broadcast", PART, PART, |world, _, incoming| {
        world.process_at_rank(1).broadcast_into(incoming);
    }),
    kind("scatter", PARTS, PART, |world, outgoing, incoming| {
        let root = world.process_at_rank(1);
        match world.rank() {
            1 => root.scatter_into_root(outgoing, incoming),
            _ => root.scatter_into(incoming),
        }
    }),
    kind("scatter_varcount", PARTS, PART, |world, outgoing, incoming| {
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
    kind("gather", PART, USUAL_PARTS, |world, outgoing, incoming| {
        let root = world.process_at_rank(0);
        match world.rank() {
            0 => root.gather_into_root(outgoing, incoming),
            _ => root.gather_into(outgoing),
        }
    }),
    kind("gather_varcount", PART, USUAL_PARTS, |world, outgoing, incoming| {
        let root = world.process_at_rank(0);
        match world.rank() {
            0 => {
                let mut parts = PartitionMut::new(incoming, &COUNTS[..], &STARTS[..]);
                root.gather_varcount_into_root(outgoing, &mut parts);
            }
            _ => root.gather_varcount_into(outgoing),
        }
    }),
    kind("all_gather", PART, USUAL_PARTS, |world, outgoing, incoming| {
        world.all_gather_into(outgoing, incoming);
    }),
    kind("all_gather_varcount", PART, USUAL_PARTS, |world, outgoing, incoming| {
        let mut parts = PartitionMut::new(incoming, &COUNTS[..], &STARTS[..]);
        world.all_gather_varcount_into(outgoing, &mut parts);
    }),
    kind("all_to_all", PARTS, USUAL_PARTS, |world, outgoing, incoming| {
        world.all_to_all_into(outgoing, incoming);
    }),
    kind("all_to_all_varcount", PARTS, USUAL_PARTS, |world, outgoing, incoming| {
        let n = outgoing.count() / RANKS as i32;
        let (counts, starts) = ([n; RANKS], [0, n, 2 * n]);
        world.all_to_all_varcount_into(
            &Partition::new(outgoing, &counts[..], &starts[..]),
            &mut PartitionMut::new(incoming, &COUNTS[..], &STARTS[..]),
        );
    }),
    kind("reduce", PART, PART, |world, outgoing, incoming| {
        let root = world.process_at_rank(0);
        match world.rank() {
            0 => root.reduce_into_root(outgoing, incoming, SystemOperation::sum()),
            _ => root.reduce_into(outgoing, SystemOperation::sum()),
        }
    }),
    kind("all_reduce", PART, PART, |world, outgoing, incoming| {
        world.all_reduce_into(outgoing, incoming, SystemOperation::sum());
    }),
    kind("reduce_scatter_block", PARTS, PART, |world, outgoing, incoming| {
        world.reduce_scatter_block_into(outgoing, incoming, SystemOperation::sum());
    }),
    kind("scan", PART, PART, |world, outgoing, incoming| {
        world.scan_into(outgoing, incoming, SystemOperation::sum());
    }),
    kind("exclusive_scan", PART, PART, |world, outgoing, incoming| {
        world.exclusive_scan_into(outgoing, incoming, SystemOperation::sum());
    }),
    kind(
        "immediate_broadcast",
        PART,
        PART,
        later!(|world, _outgoing, incoming, scope| {
            world.process_at_rank(1).immediate_broadcast_into(scope, incoming)
        }),
    ),
    kind("immediate_scatter", PARTS, PART, |world, outgoing, incoming| {
        let root = world.process_at_rank(1);
        request::scope(|scope| match world.rank() {
            1 => root.immediate_scatter_into_root(scope, outgoing, incoming).wait_without_status(),
            _ => root.immediate_scatter_into(scope, incoming).wait_without_status(),
        });
    }),
    kind("immediate_gather", PART, USUAL_PARTS, |world, outgoing, incoming| {
        let root = world.process_at_rank(0);
        request::scope(|scope| match world.rank() {
            0 => root.immediate_gather_into_root(scope, outgoing, incoming).wait_without_status(),
            _ => root.immediate_gather_into(scope, outgoing).wait_without_status(),
        });
    }),
    kind(
        "immediate_all_gather",
        PART,
        USUAL_PARTS,
        later!(|world, outgoing, incoming, scope| {
            world.immediate_all_gather_into(scope, outgoing, incoming)
        }),
    ),
    kind(
        "immediate_all_to_all",
        PARTS,
        USUAL_PARTS,
        later!(|world, outgoing, incoming, scope| {
            world.immediate_all_to_all_into(scope, outgoing, incoming)
        }),
    ),
    kind("immediate_reduce", PART, PART, |world, outgoing, incoming| {
        let (root, sum) = (world.process_at_rank(0), SystemOperation::sum());
        request::scope(|scope| match world.rank() {
            0 => root
                .immediate_reduce_into_root(scope, outgoing, incoming, sum)
                .wait_without_status(),
            _ => root.immediate_reduce_into(scope, outgoing, sum).wait_without_status(),
        });
    }),
    kind(
        "immediate_all_reduce",
        PART,
        PART,
        later!(|world, outgoing, incoming, scope| {
            world.immediate_all_reduce_into(scope, outgoing, incoming, SystemOperation::sum())
        }),
    ),
    kind(
        "immediate_scan",
        PART,
        PART,
        later!(|world, outgoing, incoming, scope| {
            world.immediate_scan_into(scope, outgoing, incoming, SystemOperation::sum())
        }),
    ),
    kind("test_broadcast", PART, PART, |world, _, incoming| {
        request::scope(|scope| {
            let root = world.process_at_rank(1);
            let mut request = root.immediate_broadcast_into(scope, incoming);
            while let Err(same) = request.test() {
                request = same;
            }
        });
    }),
];

/// The kind of a name.
pub(crate) fn find(name: &str) -> Option<&'static Kind> {
    MESSAGES.iter().chain(CALLS_OF_ALL).find(|kind| kind.name == name)
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

/// Whether a receiver has named the sender and both counts.
pub(crate) fn is_named(text: &str, odd: usize) -> bool {
    let mut pairs =
        (0..RANKS).flat_map(|sender| (0..RANKS).map(move |receiver| (sender, receiver)));
    pairs.any(|(sender, receiver)| {
        let (sent, room) = if sender == 1 { (odd, USUAL) } else { (USUAL, odd) };
        text.contains(&format!(
            "rank {receiver}: rank {sender} sent {sent} elements, and {room} were expected, in MPI_"
        ))
    })
}
