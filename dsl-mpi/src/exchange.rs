//! Compares the sizes of messages in calls of all ranks.
//!
//! Takes the counts that a rank passes to such a call. Before the call each sender tells its
//! receivers the size of its message, in a call of the same form. Invariant: the ranks take part in
//! the exchange in the order of the program's own calls, and it is complete before these are.

use std::ffi::{c_int, c_void};

use mpi::ffi::{self, MPI_Comm, MPI_Datatype, MPI_Request};

use crate::{
    calls::{PMPI_Iallgather, PMPI_Ialltoall, PMPI_Igather, PMPI_Iscatter, PMPI_Test, PMPI_Wait},
    counts::{self, Room, Started},
    questions::{has_two_groups, place_in, size_of},
};

/// Who sends to whom in a call of all ranks.
#[derive(Clone, Copy)]
pub(crate) enum Form {
    FromRoot(c_int),
    ToRoot(c_int),
    /// Each rank sends the same elements to all ranks.
    ToAll,
    /// Each rank sends other elements to each rank.
    Pairs,
}

/// The elements for each rank, or from each rank.
#[derive(Clone, Copy)]
pub(crate) enum Amounts {
    Same(c_int, MPI_Datatype),
    Each(*const c_int, MPI_Datatype),
    /// The rank's data stay where they are, `MPI_IN_PLACE`. rsmpi has no such calls.
    InPlace,
}

/// The size of a message that is not compared.
const UNKNOWN: u64 = u64::MAX;

impl Amounts {
    #[expect(unsafe_code, reason = "MPI's caller passes a pointer")]
    fn bytes(self, rank: usize) -> u64 {
        let (count, datatype) = match self {
            Self::Same(count, datatype) => (count, datatype),
            // SAFETY: the caller passes a count for each rank.
            Self::Each(counts, datatype) => (unsafe { *counts.add(rank) }, datatype),
            Self::InPlace => return UNKNOWN,
        };
        count as u64 * size_of(datatype)
    }

    fn element(self) -> u64 {
        match self {
            Self::Same(_, datatype) | Self::Each(_, datatype) => size_of(datatype),
            Self::InPlace => 1,
        }
    }
}

pub(crate) fn same(buffer: *const c_void, count: c_int, datatype: MPI_Datatype) -> Amounts {
    if is_in_place(buffer) { Amounts::InPlace } else { Amounts::Same(count, datatype) }
}

pub(crate) fn each(buffer: *const c_void, counts: *const c_int, datatype: MPI_Datatype) -> Amounts {
    if is_in_place(buffer) { Amounts::InPlace } else { Amounts::Each(counts, datatype) }
}

/// `MPI_IN_PLACE` is 1 in Open MPI, and −1 in MPICH.
fn is_in_place(buffer: *const c_void) -> bool {
    [1, usize::MAX].contains(&buffer.addr())
}

/// The number of messages of this rank in a call with a root: between the root and all ranks, if this rank is the root,
/// and between this rank and the root. On an `InterCommunicator` the root passes `MPI_ROOT`, and the other ranks of its
/// group have no messages.
fn messages_with(root: c_int, comm: MPI_Comm) -> (usize, usize) {
    let (n, rank) = place_in(comm);
    let (is_root, is_other) = match has_two_groups(comm) {
        true => (root == ffi::MPI_ROOT as c_int, root >= 0),
        false => (root == rank, true),
    };
    (if is_root { n } else { 0 }, usize::from(is_other))
}

/// Sizes on their way from senders to receivers.
pub(crate) struct Exchange {
    comm: MPI_Comm,
    request: MPI_Request,
    /// MPI reads it until the exchange is complete.
    sent: Vec<u64>,
    received: Vec<u64>,
    expected: Vec<u64>,
    first_sender: c_int,
    element: u64,
}

impl Exchange {
    #[expect(unsafe_code, reason = "calls of MPI")]
    fn start(form: Form, comm: MPI_Comm, sent: Amounts, expected: Amounts) -> Self {
        let (n, rank) = place_in(comm);
        let (n_sent, n_received) = match form {
            Form::FromRoot(root) => messages_with(root, comm),
            Form::ToRoot(root) => {
                let (n_received, n_sent) = messages_with(root, comm);
                (n_sent, n_received)
            }
            Form::ToAll => (1, n),
            Form::Pairs => (n, n),
        };
        let from: Vec<u64> = (0..n_sent).map(|to| sent.bytes(to)).collect();
        let mut received = vec![0u64; n_received];
        let (out, into) = (from.as_ptr().cast::<c_void>(), received.as_mut_ptr().cast::<c_void>());
        let mut first_sender = 0;
        // SAFETY: the vectors have room for the sizes, and live until the exchange is complete.
        let request = unsafe {
            let (word, mut request) = (ffi::RSMPI_UINT64_T, ffi::RSMPI_REQUEST_NULL);
            let r = &mut request;
            match form {
                Form::FromRoot(root) => {
                    first_sender = root;
                    PMPI_Iscatter(out, 1, word, into, 1, word, root, comm, r)
                }
                Form::ToRoot(root) => PMPI_Igather(out, 1, word, into, 1, word, root, comm, r),
                Form::ToAll => PMPI_Iallgather(out, 1, word, into, 1, word, comm, r),
                Form::Pairs => PMPI_Ialltoall(out, 1, word, into, 1, word, comm, r),
            };
            request
        };
        let element = if n_received == 0 { 1 } else { expected.element() };
        let expected: Vec<u64> = (0..n_received).map(|from| expected.bytes(from)).collect();
        let exchange =
            Self { comm, request, sent: from, received, expected, first_sender, element };
        if !has_two_groups(comm) {
            exchange.compare_own(rank);
        }
        exchange
    }

    /// Compares the size that this rank sends to itself: MPI may copy these elements before the
    /// exchange is complete.
    fn compare_own(&self, rank: c_int) {
        let at = |n: usize| if n == 1 { 0 } else { rank as usize };
        let from_this = (rank - self.first_sender) as usize;
        if let Some(sent) = self.sent.get(at(self.sent.len()))
            && let Some(expected) = self.expected.get(from_this)
        {
            self.compare_one(rank, *sent, *expected);
        }
    }

    /// Waits for the sizes, and compares them.
    #[expect(unsafe_code, reason = "calls of MPI")]
    pub(crate) fn finish(mut self) {
        // SAFETY: the request is this exchange's.
        unsafe { PMPI_Wait(&mut self.request, ffi::RSMPI_STATUS_IGNORE) };
        self.compare();
    }

    /// Compares the sizes if they have arrived. Returns whether they have.
    #[expect(unsafe_code, reason = "calls of MPI")]
    pub(crate) fn look(&mut self) -> bool {
        let mut flag = 0;
        // SAFETY: the request is this exchange's. If it is complete, it is null from then on.
        unsafe { PMPI_Test(&mut self.request, &mut flag, ffi::RSMPI_STATUS_IGNORE) };
        if flag != 0 {
            self.compare();
        }
        flag != 0
    }

    fn compare(&self) {
        for (i, (received, expected)) in self.received.iter().zip(&self.expected).enumerate() {
            self.compare_one(self.first_sender + i as c_int, *received, *expected);
        }
    }

    fn compare_one(&self, sender: c_int, sent: u64, expected: u64) {
        if sent != UNKNOWN && expected != UNKNOWN {
            Room { bytes: expected, element: self.element, comm: self.comm }.compare(sender, sent);
        }
    }
}

/// Compares the sizes of a call of all ranks before it begins.
pub(crate) fn agree(form: Form, comm: MPI_Comm, sent: Amounts, expected: Amounts) {
    Exchange::start(form, comm, sent, expected).finish();
}

/// Compares the sizes of a call of all ranks that a later call completes.
pub(crate) fn agree_later(
    form: Form,
    comm: MPI_Comm,
    sent: Amounts,
    expected: Amounts,
    request: *mut MPI_Request,
    start: impl FnOnce() -> c_int,
) -> c_int {
    let exchange = Exchange::start(form, comm, sent, expected);
    let code = start();
    counts::note(request, Started::Exchange(exchange));
    code
}
