//! Checks that a message has as many elements as its receiver has room for.
//!
//! Takes the arguments of the calls that receive (`calls.rs`). MPI reports a message that is too
//! long, and puts the length of a short one into a status that programs may ignore. In calls of all
//! ranks it reports neither for certain. So receives compare the status with their room. Before a
//! call of all ranks, each sender tells its receivers the size of its message. Invariant: a call
//! that receives returns only if each message has filled its room. Otherwise it ends all ranks, with
//! an error of the receiver.

use std::{
    collections::HashMap,
    ffi::{c_int, c_void},
    fmt,
    sync::{LazyLock, Mutex, MutexGuard, PoisonError},
};

use mpi::ffi::{self, MPI_Comm, MPI_Datatype, MPI_Message, MPI_Request, MPI_Status};

use crate::{
    calls::{
        self, PMPI_Iallgather, PMPI_Ialltoall, PMPI_Igather, PMPI_Iscatter, PMPI_Test, PMPI_Wait,
    },
    run,
};

/// The room of a receiver.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    bytes: u64,
    element: u64,
    comm: MPI_Comm,
}

impl Room {
    pub(crate) fn new(count: c_int, datatype: MPI_Datatype, comm: MPI_Comm) -> Self {
        let element = size_of(datatype);
        Self { bytes: count as u64 * element, element, comm }
    }

    /// Ends all ranks if the message of a completed receive is not as long as the room. `code` is
    /// the receive's error.
    fn check(&self, status: &MPI_Status, code: c_int) {
        let is_known = code == ffi::MPI_SUCCESS as c_int || is_too_long(code);
        // A source below 0 is no rank: `MPI_PROC_NULL`, or nothing was received.
        if !is_known || status.MPI_SOURCE < 0 || is_cancelled(status) {
            return;
        }
        self.compare(status.MPI_SOURCE, received_bytes(status));
    }

    fn compare(&self, sender: c_int, received: u64) {
        let Self { bytes: expected, element, comm } = *self;
        if received != expected {
            let sender = rank_in_world(comm, sender);
            run::end_all(&Mismatch { sender, received, expected, element }.to_string());
        }
    }
}

/// A message that does not fit, in bytes.
struct Mismatch {
    sender: c_int,
    received: u64,
    expected: u64,
    element: u64,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { sender, received, expected, element } = *self;
        let is_whole = received.is_multiple_of(element) && expected.is_multiple_of(element);
        let (unit, size) = if is_whole { ("elements", element) } else { ("bytes", 1) };
        let (received, expected) = (received / size, expected / size);
        let call = calls::current().unwrap_or("a call of MPI");
        write!(
            f,
            "rank {sender} sent {received} {unit}, and {expected} were expected, in {call}; give both ranks \
             the same count, or receive any count with receive_vec"
        )
    }
}

/// Receives started by a call, and the calls of all ranks, that have not been completed.
enum Started {
    Receive(Room),
    Exchange(Exchange),
}

impl Started {
    /// Compares the sizes that have arrived. Returns whether none is missing.
    fn look(&mut self) -> bool {
        match self {
            Self::Receive(_) => true,
            Self::Exchange(exchange) => exchange.look(),
        }
    }
}

#[expect(unsafe_code, reason = "they hold C's handles")]
// SAFETY: MPI was initialized for several threads, and the map's lock protects the rest.
unsafe impl Send for Started {}

#[expect(unsafe_code, reason = "they hold C's handles")]
// SAFETY: a handle is a name; MPI protects the communicator.
unsafe impl Send for Room {}

/// They are sought by their requests. Calls that need no messages may share a request.
static STARTED: LazyLock<Mutex<HashMap<usize, Vec<Started>>>> = LazyLock::new(Mutex::default);

/// The communicators of probed messages.
static PROBED: LazyLock<Mutex<HashMap<usize, Room>>> = LazyLock::new(Mutex::default);

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[expect(unsafe_code, reason = "calls of MPI")]
mod calls_of_mpi {
    use super::*;

    pub(super) fn size_of(datatype: MPI_Datatype) -> u64 {
        let mut size = 0;
        // SAFETY: the caller's datatype is valid, or MPI reports that it is not.
        unsafe { ffi::MPI_Type_size(datatype, &mut size) };
        u64::try_from(size).unwrap_or(0).max(1)
    }

    pub(super) fn is_too_long(code: c_int) -> bool {
        let mut class = 0;
        // SAFETY: MPI has given the code.
        unsafe { ffi::MPI_Error_class(code, &mut class) };
        class == ffi::MPI_ERR_TRUNCATE as c_int
    }

    pub(super) fn is_cancelled(status: &MPI_Status) -> bool {
        let mut flag = 0;
        // SAFETY: the status is of a completed receive.
        unsafe { ffi::MPI_Test_cancelled(status, &mut flag) };
        flag != 0
    }

    /// The size of the message. Open MPI has it also if the message is too long.
    pub(super) fn received_bytes(status: &MPI_Status) -> u64 {
        let mut bytes = 0;
        // SAFETY: the status is of a completed receive.
        unsafe { ffi::MPI_Get_elements_x(status, ffi::RSMPI_UINT8_T, &mut bytes) };
        u64::try_from(bytes).unwrap_or(u64::MAX)
    }

    /// The number of ranks, and this rank.
    pub(super) fn place_in(comm: MPI_Comm) -> (usize, c_int) {
        let (mut size, mut rank) = (0, 0);
        // SAFETY: the caller's communicator is valid.
        unsafe {
            ffi::MPI_Comm_size(comm, &mut size);
            ffi::MPI_Comm_rank(comm, &mut rank);
        }
        (size as usize, rank)
    }

    pub(super) fn has_two_groups(comm: MPI_Comm) -> bool {
        let mut flag = 0;
        // SAFETY: the caller's communicator is valid.
        unsafe { ffi::MPI_Comm_test_inter(comm, &mut flag) };
        flag != 0
    }

    /// The number in the world of a sender.
    pub(super) fn rank_in_world(comm: MPI_Comm, rank: c_int) -> c_int {
        let mut in_world = rank;
        // SAFETY: the communicator has received from that rank.
        unsafe {
            let (mut group, mut world) = (ffi::RSMPI_GROUP_NULL, ffi::RSMPI_GROUP_NULL);
            match has_two_groups(comm) {
                true => ffi::MPI_Comm_remote_group(comm, &mut group),
                false => ffi::MPI_Comm_group(comm, &mut group),
            };
            ffi::MPI_Comm_group(ffi::RSMPI_COMM_WORLD, &mut world);
            ffi::MPI_Group_translate_ranks(group, 1, &rank, world, &mut in_world);
        }
        in_world
    }
}
use calls_of_mpi::*;

/// Checks a blocking receive.
pub(crate) fn receive(
    room: Room,
    status: *mut MPI_Status,
    receive: impl FnOnce(*mut MPI_Status) -> c_int,
) -> c_int {
    let statuses = Statuses::new(status, 1);
    let code = receive(statuses.pointer);
    room.check(statuses.at(0), code);
    code
}

/// Notes a receive that a later call completes.
pub(crate) fn receive_later(
    room: Room,
    request: *mut MPI_Request,
    receive: impl FnOnce() -> c_int,
) -> c_int {
    let code = receive();
    note(request, Started::Receive(room));
    code
}

#[expect(unsafe_code, reason = "MPI's caller passes a pointer")]
fn note(request: *mut MPI_Request, started: Started) {
    // SAFETY: MPI has written the request.
    let request = unsafe { *request };
    locked(&STARTED).entry(request.0 as usize).or_default().push(started);
}

/// Takes what a request has started, if it is to be checked.
fn take(request: usize, is_asked: impl FnOnce(&Started) -> bool) -> Option<Started> {
    let mut all = locked(&STARTED);
    let of_request = all.get_mut(&request)?;
    let started = of_request.pop_if(|started| is_asked(started));
    if of_request.is_empty() {
        all.remove(&request);
    }
    started
}

/// Forgets a request that the program frees.
pub(crate) fn forget(request: MPI_Request) {
    take(request.0 as usize, |_| true);
}

/// Notes the communicator of a probed message.
#[expect(unsafe_code, reason = "MPI's caller passes a pointer")]
pub(crate) fn probe(
    comm: MPI_Comm,
    message: *mut MPI_Message,
    probe: impl FnOnce() -> c_int,
) -> c_int {
    // SAFETY: MPI has written the message if it has found one.
    unsafe {
        *message = ffi::RSMPI_MESSAGE_NULL;
        let code = probe();
        let of_comm = Room { bytes: 0, element: 1, comm };
        if *message != ffi::RSMPI_MESSAGE_NULL {
            locked(&PROBED).insert((*message).0 as usize, of_comm);
        }
        code
    }
}

/// The communicator of a probed message, once.
#[expect(unsafe_code, reason = "rsmpi's constants are C's")]
pub(crate) fn probed(message: MPI_Message) -> MPI_Comm {
    let room = locked(&PROBED).remove(&(message.0 as usize));
    // SAFETY: it is a constant.
    room.map_or(unsafe { ffi::RSMPI_COMM_WORLD }, |room| room.comm)
}

/// Statuses for a call: the caller's, or others if the caller ignores them.
struct Statuses {
    pointer: *mut MPI_Status,
    _own: Vec<MPI_Status>,
}

#[expect(unsafe_code, reason = "MPI's caller passes a pointer")]
impl Statuses {
    fn new(callers: *mut MPI_Status, n: usize) -> Self {
        // SAFETY: they are constants; and zeros are a status.
        let (is_ignored, none) = unsafe {
            let ignored = [ffi::RSMPI_STATUS_IGNORE, ffi::RSMPI_STATUSES_IGNORE];
            (ignored.contains(&callers), std::mem::zeroed::<MPI_Status>())
        };
        let mut own = if is_ignored { vec![none; n] } else { Vec::new() };
        Self { pointer: if is_ignored { own.as_mut_ptr() } else { callers }, _own: own }
    }

    fn at(&self, i: usize) -> &MPI_Status {
        // SAFETY: the caller, or `new`, has made as many as the call has requests.
        unsafe { &*self.pointer.add(i) }
    }
}

/// The requests of a call that completes some of them.
pub(crate) struct Pending(Vec<usize>);

impl Pending {
    #[expect(unsafe_code, reason = "MPI's caller passes a pointer")]
    pub(crate) fn of(requests: *mut MPI_Request, count: c_int) -> Self {
        let count = usize::try_from(count).unwrap_or(0);
        if count == 0 {
            return Self(Vec::new());
        }
        // SAFETY: the caller passes that many requests.
        let requests = unsafe { std::slice::from_raw_parts(requests, count) };
        Self(requests.iter().map(|request| request.0 as usize).collect())
    }

    /// Completes all requests. Sizes are compared first, because MPI may wait forever otherwise.
    pub(crate) fn all(
        self,
        statuses: *mut MPI_Status,
        complete: impl FnOnce(*mut MPI_Status) -> c_int,
    ) -> c_int {
        for request in &self.0 {
            let is_exchange = |started: &Started| matches!(started, Started::Exchange(_));
            if let Some(Started::Exchange(exchange)) = take(*request, is_exchange) {
                exchange.finish();
            }
        }
        let n = self.0.len();
        self.some(statuses, complete, || (0..n).collect())
    }

    /// Completes all requests if that needs no waiting. Returns the call's code, and whether it
    /// has.
    #[expect(unsafe_code, reason = "MPI's caller passes a pointer")]
    pub(crate) fn all_if(
        self,
        statuses: *mut MPI_Status,
        flag: *mut c_int,
        complete: impl FnOnce(*mut MPI_Status) -> c_int,
    ) -> (c_int, bool) {
        let is_known = self.0.iter().all(|request| match locked(&STARTED).get_mut(request) {
            Some(started) => started.iter_mut().all(Started::look),
            None => true,
        });
        if !is_known {
            // SAFETY: the caller passes a pointer to its flag.
            unsafe { *flag = 0 };
            return (ffi::MPI_SUCCESS as c_int, false);
        }
        // SAFETY: as above; the call has written the flag.
        let is_complete = || unsafe { *flag != 0 };
        let n = self.0.len();
        let done = || if is_complete() { (0..n).collect() } else { Vec::new() };
        (self.some(statuses, complete, done), is_complete())
    }

    /// Completes some requests; `done` tells their places, in the order of the statuses.
    pub(crate) fn some(
        self,
        statuses: *mut MPI_Status,
        complete: impl FnOnce(*mut MPI_Status) -> c_int,
        done: impl FnOnce() -> Vec<usize>,
    ) -> c_int {
        let statuses = Statuses::new(statuses, self.0.len());
        let code = complete(statuses.pointer);
        for (i, place) in done().into_iter().enumerate() {
            match take(self.0[place], |_| true) {
                Some(Started::Exchange(exchange)) => exchange.finish(),
                Some(Started::Receive(room)) => {
                    let status = statuses.at(i);
                    let is_of_each = code == ffi::MPI_ERR_IN_STATUS as c_int;
                    room.check(status, if is_of_each { status.MPI_ERROR } else { code });
                }
                None => {}
            }
        }
        code
    }
}

/// The places of completed requests, as MPI's calls write them. A place below 0 is none.
#[expect(unsafe_code, reason = "MPI's caller passes a pointer")]
pub(crate) mod done {
    use super::*;

    pub(crate) fn one(index: *mut c_int) -> Vec<usize> {
        // SAFETY: the call has written it.
        usize::try_from(unsafe { *index }).into_iter().collect()
    }

    pub(crate) fn several(indices: *mut c_int, count: *mut c_int) -> Vec<usize> {
        // SAFETY: the call has written the count, and that many indices.
        let place = |i| usize::try_from(unsafe { *indices.add(i) }).ok();
        (0..usize::try_from(unsafe { *count }).unwrap_or(0)).filter_map(place).collect()
    }
}

/// Who sends to whom in a call of all ranks.
#[derive(Clone, Copy)]
pub(crate) enum Form {
    FromRoot(c_int),
    ToRoot(c_int),
    /// Each rank sends the same to all.
    ToAll,
    /// Each rank sends something else to each.
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

/// Sizes on their way from senders to receivers.
struct Exchange {
    comm: MPI_Comm,
    request: MPI_Request,
    /// MPI reads it until the exchange is complete.
    _sent: Vec<u64>,
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
            Form::FromRoot(root) => (if rank == root { n } else { 0 }, 1),
            Form::ToRoot(root) => (1, if rank == root { n } else { 0 }),
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
        let expected = (0..n_received).map(|from| expected.bytes(from)).collect();
        Self { comm, request, _sent: from, received, expected, first_sender, element }
    }

    /// Waits for the sizes, and compares them.
    #[expect(unsafe_code, reason = "calls of MPI")]
    fn finish(mut self) {
        // SAFETY: the request is this exchange's.
        unsafe { PMPI_Wait(&mut self.request, ffi::RSMPI_STATUS_IGNORE) };
        self.compare();
    }

    /// Compares the sizes if they have arrived. Returns whether they have.
    #[expect(unsafe_code, reason = "calls of MPI")]
    fn look(&mut self) -> bool {
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
            if *received != UNKNOWN && *expected != UNKNOWN {
                let room = Room { bytes: *expected, element: self.element, comm: self.comm };
                room.compare(self.first_sender + i as c_int, *received);
            }
        }
    }
}

/// Compares the sizes of a call of all ranks before it begins. Ranks of two groups do not compare:
/// rsmpi has no such calls.
pub(crate) fn agree(form: Form, comm: MPI_Comm, sent: Amounts, expected: Amounts) {
    if !has_two_groups(comm) {
        Exchange::start(form, comm, sent, expected).finish();
    }
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
    if has_two_groups(comm) {
        return start();
    }
    let exchange = Exchange::start(form, comm, sent, expected);
    let code = start();
    note(request, Started::Exchange(exchange));
    code
}

/// Compares the sizes that have arrived, for calls that wait forever if sizes differ.
pub(crate) fn look() {
    for started in locked(&STARTED).values_mut().flatten() {
        started.look();
    }
}
