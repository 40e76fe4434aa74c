//! Checks that a message has as many elements as its receiver has room for.
//!
//! Takes the arguments of the calls that receive (`calls.rs`). MPI reports a message that is too
//! long, and puts the length of a short one into a status that programs may ignore. So each receive
//! compares the status with its room. In calls of all ranks there is no status; `exchange.rs`
//! compares their sizes. Invariant: a call that receives returns only if each message has filled its
//! room. Otherwise it ends all ranks, with an error of the receiver.

use std::{
    collections::HashMap,
    ffi::c_int,
    fmt,
    sync::{LazyLock, Mutex, MutexGuard, PoisonError},
};

use mpi::ffi::{self, MPI_Comm, MPI_Datatype, MPI_Message, MPI_Request, MPI_Status};

use crate::{
    calls::{self, PMPI_Wait},
    exchange::Exchange,
    questions::{is_cancelled, is_too_long, name_of_rank, received_bytes, size_of},
    run,
};

/// The room of a receiver.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    pub(crate) bytes: u64,
    pub(crate) element: u64,
    pub(crate) comm: MPI_Comm,
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

    /// Ends all ranks if a message of this size does not fill the room.
    pub(crate) fn compare(&self, sender: c_int, received: u64) {
        let Self { bytes: expected, element, comm } = *self;
        if received != expected {
            let sender = name_of_rank(comm, sender);
            run::end_all(&Mismatch { sender, received, expected, element }.to_string());
        }
    }
}

/// A message that does not fit, in bytes.
struct Mismatch {
    sender: String,
    received: u64,
    expected: u64,
    element: u64,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { ref sender, received, expected, element } = *self;
        let is_whole = received.is_multiple_of(element) && expected.is_multiple_of(element);
        let (unit, size) = if is_whole { ("elements", element) } else { ("bytes", 1) };
        let (received, expected) = (received / size, expected / size);
        let call = calls::current().unwrap_or("a call of MPI");
        write!(
            f,
            "{sender} sent {received} {unit}, and {expected} were expected, in {call}; give both ranks \
             the same count, or receive any count with receive_vec"
        )
    }
}

/// A receive, or the sizes of a call of all ranks, that a later call completes.
pub(crate) enum Started {
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

/// The receives, looked up by their requests. Calls that need no messages may share a request.
static STARTED: LazyLock<Mutex<HashMap<usize, Vec<Started>>>> = LazyLock::new(Mutex::default);

/// The communicators of probed messages.
static PROBED: LazyLock<Mutex<HashMap<usize, Room>>> = LazyLock::new(Mutex::default);

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

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

/// Notes the receive, or the exchange of sizes, that a request completes.
#[expect(unsafe_code, reason = "MPI's caller passes a pointer")]
pub(crate) fn note(request: *mut MPI_Request, started: Started) {
    // SAFETY: MPI has written the request.
    let request = unsafe { *request };
    locked(&STARTED).entry(request.0 as usize).or_default().push(started);
}

/// Removes and returns the last note of a request, if `is_asked` wants it.
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
        // SAFETY: the caller, or `new`, has made a status for each request.
        unsafe { &*self.pointer.add(i) }
    }
}

/// Waits for a request. Sizes are compared first, because MPI may wait forever otherwise.
#[expect(unsafe_code, reason = "a call of MPI")]
pub(crate) fn wait(request: *mut MPI_Request, status: *mut MPI_Status) -> c_int {
    let pending = Pending::of(request, 1);
    let is_exchange = |started: &Started| matches!(started, Started::Exchange(_));
    if let Some(Started::Exchange(exchange)) = take(pending.0[0], is_exchange) {
        exchange.finish();
    }
    // SAFETY: the caller passes a request and room for a status.
    pending.some(status, |status| unsafe { PMPI_Wait(request, status) }, || vec![0])
}

/// Waits for requests one after another. MPI's own function may wait forever after an error of a
/// request: Open MPI 4.1 does so after a message that is too long.
#[expect(unsafe_code, reason = "MPI's caller passes pointers")]
pub(crate) fn wait_for_each(
    requests: *mut MPI_Request,
    count: c_int,
    statuses: *mut MPI_Status,
) -> c_int {
    let count = usize::try_from(count).unwrap_or(0);
    let statuses = Statuses::new(statuses, count);
    // SAFETY: the caller passes that many requests; there is a status for each.
    let codes = (0..count).map(|i| unsafe { wait(requests.add(i), statuses.pointer.add(i)) });
    codes.fold(ffi::MPI_SUCCESS as c_int, c_int::max)
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

/// Compares the sizes that have arrived, for calls that wait forever if sizes differ.
pub(crate) fn look() {
    for started in locked(&STARTED).values_mut().flatten() {
        started.look();
    }
}
