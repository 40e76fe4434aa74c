//! Finds ranks that wait for a message that never comes.
//!
//! MPI's profiling interface shows when the main thread is in a call of MPI: the functions here
//! have the names of MPI's functions, and call the `PMPI_` functions. A thread of each rank reports
//! this to rank 0 from time to time. Invariant: if each rank has ended, or has been in one call for
//! longer than the time limit, all are ended. The message names each rank's call. When all ranks
//! have ended, rank 0 lets them go.

use std::{
    cell::Cell,
    ffi::{c_int, c_void},
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use mpi::{
    ffi::{MPI_Comm, MPI_Datatype, MPI_Message, MPI_Op, MPI_Request, MPI_Status},
    topology::SimpleCommunicator,
    traits::*,
};

use crate::run;

/// The state of the main thread: the number of changes so far, times 64, plus its current call or
/// one of these numbers.
static STATE: AtomicU64 = AtomicU64::new(COMPUTES);

const COMPUTES: u64 = 63;
const HAS_ENDED: u64 = 62;

thread_local! {
    /// Whether this is the main thread, which does the work.
    static WORKS: Cell<bool> = const { Cell::new(false) };
}

/// The time between reports.
const TICK: Duration = Duration::from_millis(100);

/// The thread that watches.
pub(crate) struct Watch {
    thread: JoinHandle<()>,
}

impl Watch {
    /// Watches the calling thread's calls from now on; `None` if watching is switched off. All
    /// ranks have to call this.
    pub(crate) fn start(world: &SimpleCommunicator) -> Option<Self> {
        let patience = patience()?;
        let communicator = Sent(world.duplicate());
        WORKS.set(true);
        STATE.store(COMPUTES, Relaxed);
        let thread = thread::Builder::new().name("dsl-mpi watch".to_owned());
        match thread.spawn(move || watch(communicator, patience)) {
            Ok(thread) => Some(Self { thread }),
            Err(error) => run::end_all(&format!("no thread to watch the ranks: {error}")),
        }
    }

    /// Waits until all ranks have ended.
    pub(crate) fn finish(self) {
        set(HAS_ENDED);
        WORKS.set(false);
        if self.thread.join().is_err() {
            run::end_all("the thread that watches the ranks panicked");
        }
    }
}

/// The time that all ranks may wait. It has to be the same on all ranks.
fn patience() -> Option<Duration> {
    let seconds = match std::env::var("DSL_MPI_PATIENCE") {
        Ok(text) => match text.parse::<f64>() {
            Ok(seconds) if (0.0..=1e9).contains(&seconds) => seconds,
            _ => run::end_all(&format!(
                "DSL_MPI_PATIENCE is `{text}`; it is a number of seconds, 0 for any time"
            )),
        },
        Err(_) => 10.0,
    };
    (seconds > 0.0).then(|| Duration::from_secs_f64(seconds))
}

/// A communicator for the thread that uses it.
struct Sent(SimpleCommunicator);

#[expect(unsafe_code, reason = "rsmpi's communicators hold C's handles")]
// SAFETY: MPI was initialized for several threads, and only one has this communicator.
unsafe impl Send for Sent {}

/// The last report of a rank, and its time.
#[derive(Clone, Copy)]
struct Heard {
    state: u64,
    since: Instant,
}

const STATES: i32 = 1;
const ALL_ENDED: i32 = 2;

fn watch(communicator: Sent, patience: Duration) {
    let Sent(communicator) = communicator;
    let root = communicator.process_at_rank(0);
    let unheard = Heard { state: COMPUTES, since: Instant::now() };
    let mut heard = vec![unheard; communicator.size() as usize];
    let mut told = None;
    // In each tick rank 0 may get a message of each rank.
    let tick = TICK.max(Duration::from_millis(communicator.size() as u64 / 4));
    loop {
        let state = STATE.load(Relaxed);
        if told.replace(state) != Some(state) {
            root.send_with_tag(&state, STATES);
        }
        if communicator.rank() == 0 && listen(&communicator, &mut heard, patience) {
            for rank in 1..communicator.size() {
                communicator.process_at_rank(rank).send_with_tag(&0u64, ALL_ENDED);
            }
            return;
        }
        if communicator.rank() != 0 && root.immediate_probe_with_tag(ALL_ENDED).is_some() {
            root.receive_with_tag::<u64>(ALL_ENDED);
            return;
        }
        thread::sleep(if state % 64 == HAS_ENDED { TICK / 20 } else { tick });
    }
}

/// Receives the reports of ranks. Returns whether all have ended. If no rank can continue, ends
/// all.
fn listen(communicator: &SimpleCommunicator, heard: &mut [Heard], patience: Duration) -> bool {
    while let Some(status) = communicator.any_process().immediate_probe_with_tag(STATES) {
        let from = communicator.process_at_rank(status.source_rank());
        let (state, _) = from.receive_with_tag::<u64>(STATES);
        heard[status.source_rank() as usize] = Heard { state, since: Instant::now() };
    }
    let is = |heard: &Heard, what| heard.state % 64 == what;
    if heard.iter().all(|heard| is(heard, HAS_ENDED)) {
        return true;
    }
    let is_stuck = |heard: &Heard| {
        !is(heard, COMPUTES) && (is(heard, HAS_ENDED) || heard.since.elapsed() >= patience)
    };
    if heard.iter().all(is_stuck) {
        run::end_all(&report(heard, patience));
    }
    false
}

/// The state of each rank; ranks with the same state share a line.
fn report(heard: &[Heard], patience: Duration) -> String {
    let mut text = format!(
        "no rank goes on, for {} s (DSL_MPI_PATIENCE); a message is missing, or its rank has ended too early",
        patience.as_secs_f64()
    );
    let mut kinds: Vec<u64> = heard.iter().map(|heard| heard.state % 64).collect();
    kinds.sort_unstable();
    kinds.dedup();
    for kind in kinds {
        let ranks = (0..heard.len()).filter(|rank| heard[*rank].state % 64 == kind);
        let ranks: Vec<String> = ranks.map(|rank| rank.to_string()).collect();
        let what = match kind {
            HAS_ENDED => "ended".to_owned(),
            call => format!("waits in {}", name_of(call)),
        };
        text += &format!("\n  rank {}: {what}", ranks.join(", "));
    }
    text
}

/// Changes the state of the main thread.
fn set(what: u64) {
    STATE.store((STATE.load(Relaxed) / 64 + 1) * 64 + what, Relaxed);
}

fn name_of(call: u64) -> &'static str {
    CALLS.get(call as usize).map_or("a call of MPI", |(name, _)| name)
}

/// The call of MPI that the main thread is in, for a message about it.
pub(crate) fn current_call() -> &'static str {
    name_of(STATE.load(Relaxed) % 64)
}

/// Defines functions with MPI's names that record the call.
macro_rules! calls {
    ($($name:ident = $profiled:ident($($argument:ident: $ty:ty),*);)*) => {
        #[expect(unsafe_code, reason = "MPI's own functions, by the names of its profiling interface")]
        unsafe extern "C" {
            $(fn $profiled($($argument: $ty),*) -> c_int;)*
        }

        #[expect(non_camel_case_types, reason = "MPI's names")]
        #[derive(Clone, Copy)]
        enum Call { $($name),* }

        /// The names of the calls, and the functions, so that the linker takes them instead of
        /// MPI's.
        static CALLS: &[(&str, Function)] = &[$((stringify!($name), Function($name as *const c_void))),*];

        $(
            #[doc(hidden)]
            #[expect(unsafe_code, reason = "it stands for MPI's function")]
            #[allow(clippy::too_many_arguments, reason = "MPI has them")]
            #[unsafe(no_mangle)]
            // SAFETY: the caller fulfils the conditions of MPI's function.
            unsafe extern "C" fn $name($($argument: $ty),*) -> c_int {
                noted(Call::$name, || unsafe { $profiled($($argument),*) })
            }
        )*
    };
}

/// A function's address.
struct Function(#[expect(dead_code, reason = "it is there for the linker")] *const c_void);

#[expect(unsafe_code, reason = "a pointer to code may be anywhere")]
// SAFETY: nothing reads it.
unsafe impl Sync for Function {}

fn noted(call: Call, work: impl FnOnce() -> c_int) -> c_int {
    if !WORKS.try_with(Cell::get).unwrap_or(false) {
        return work();
    }
    set(call as u64);
    let code = work();
    set(COMPUTES);
    code
}

calls! {
    MPI_Recv = PMPI_Recv(to: *mut c_void, count: c_int, datatype: MPI_Datatype, source: c_int, tag: c_int, comm: MPI_Comm, status: *mut MPI_Status);
    MPI_Mrecv = PMPI_Mrecv(to: *mut c_void, count: c_int, datatype: MPI_Datatype, message: *mut MPI_Message, status: *mut MPI_Status);
    MPI_Send = PMPI_Send(from: *const c_void, count: c_int, datatype: MPI_Datatype, to: c_int, tag: c_int, comm: MPI_Comm);
    MPI_Ssend = PMPI_Ssend(from: *const c_void, count: c_int, datatype: MPI_Datatype, to: c_int, tag: c_int, comm: MPI_Comm);
    MPI_Rsend = PMPI_Rsend(from: *const c_void, count: c_int, datatype: MPI_Datatype, to: c_int, tag: c_int, comm: MPI_Comm);
    MPI_Sendrecv = PMPI_Sendrecv(from: *const c_void, count: c_int, datatype: MPI_Datatype, to: c_int, tag: c_int, into: *mut c_void, into_count: c_int, into_datatype: MPI_Datatype, source: c_int, source_tag: c_int, comm: MPI_Comm, status: *mut MPI_Status);
    MPI_Sendrecv_replace = PMPI_Sendrecv_replace(of: *mut c_void, count: c_int, datatype: MPI_Datatype, to: c_int, tag: c_int, source: c_int, source_tag: c_int, comm: MPI_Comm, status: *mut MPI_Status);
    MPI_Probe = PMPI_Probe(source: c_int, tag: c_int, comm: MPI_Comm, status: *mut MPI_Status);
    MPI_Mprobe = PMPI_Mprobe(source: c_int, tag: c_int, comm: MPI_Comm, message: *mut MPI_Message, status: *mut MPI_Status);
    MPI_Wait = PMPI_Wait(request: *mut MPI_Request, status: *mut MPI_Status);
    MPI_Waitany = PMPI_Waitany(count: c_int, requests: *mut MPI_Request, index: *mut c_int, status: *mut MPI_Status);
    MPI_Waitsome = PMPI_Waitsome(count: c_int, requests: *mut MPI_Request, done: *mut c_int, indices: *mut c_int, statuses: *mut MPI_Status);
    MPI_Waitall = PMPI_Waitall(count: c_int, requests: *mut MPI_Request, statuses: *mut MPI_Status);
    MPI_Barrier = PMPI_Barrier(comm: MPI_Comm);
    MPI_Bcast = PMPI_Bcast(of: *mut c_void, count: c_int, datatype: MPI_Datatype, root: c_int, comm: MPI_Comm);
    MPI_Gather = PMPI_Gather(from: *const c_void, count: c_int, datatype: MPI_Datatype, into: *mut c_void, into_count: c_int, into_datatype: MPI_Datatype, root: c_int, comm: MPI_Comm);
    MPI_Gatherv = PMPI_Gatherv(from: *const c_void, count: c_int, datatype: MPI_Datatype, into: *mut c_void, counts: *const c_int, at: *const c_int, into_datatype: MPI_Datatype, root: c_int, comm: MPI_Comm);
    MPI_Scatter = PMPI_Scatter(from: *const c_void, count: c_int, datatype: MPI_Datatype, into: *mut c_void, into_count: c_int, into_datatype: MPI_Datatype, root: c_int, comm: MPI_Comm);
    MPI_Scatterv = PMPI_Scatterv(from: *const c_void, counts: *const c_int, at: *const c_int, datatype: MPI_Datatype, into: *mut c_void, into_count: c_int, into_datatype: MPI_Datatype, root: c_int, comm: MPI_Comm);
    MPI_Allgather = PMPI_Allgather(from: *const c_void, count: c_int, datatype: MPI_Datatype, into: *mut c_void, into_count: c_int, into_datatype: MPI_Datatype, comm: MPI_Comm);
    MPI_Allgatherv = PMPI_Allgatherv(from: *const c_void, count: c_int, datatype: MPI_Datatype, into: *mut c_void, counts: *const c_int, at: *const c_int, into_datatype: MPI_Datatype, comm: MPI_Comm);
    MPI_Alltoall = PMPI_Alltoall(from: *const c_void, count: c_int, datatype: MPI_Datatype, into: *mut c_void, into_count: c_int, into_datatype: MPI_Datatype, comm: MPI_Comm);
    MPI_Alltoallv = PMPI_Alltoallv(from: *const c_void, counts: *const c_int, from_at: *const c_int, datatype: MPI_Datatype, into: *mut c_void, into_counts: *const c_int, into_at: *const c_int, into_datatype: MPI_Datatype, comm: MPI_Comm);
    MPI_Reduce = PMPI_Reduce(from: *const c_void, into: *mut c_void, count: c_int, datatype: MPI_Datatype, op: MPI_Op, root: c_int, comm: MPI_Comm);
    MPI_Allreduce = PMPI_Allreduce(from: *const c_void, into: *mut c_void, count: c_int, datatype: MPI_Datatype, op: MPI_Op, comm: MPI_Comm);
    MPI_Reduce_scatter_block = PMPI_Reduce_scatter_block(from: *const c_void, into: *mut c_void, count: c_int, datatype: MPI_Datatype, op: MPI_Op, comm: MPI_Comm);
    MPI_Scan = PMPI_Scan(from: *const c_void, into: *mut c_void, count: c_int, datatype: MPI_Datatype, op: MPI_Op, comm: MPI_Comm);
    MPI_Exscan = PMPI_Exscan(from: *const c_void, into: *mut c_void, count: c_int, datatype: MPI_Datatype, op: MPI_Op, comm: MPI_Comm);
    MPI_Comm_dup = PMPI_Comm_dup(comm: MPI_Comm, made: *mut MPI_Comm);
    MPI_Comm_split = PMPI_Comm_split(comm: MPI_Comm, color: c_int, key: c_int, made: *mut MPI_Comm);
    MPI_Comm_split_type = PMPI_Comm_split_type(comm: MPI_Comm, kind: c_int, key: c_int, info: mpi::ffi::MPI_Info, made: *mut MPI_Comm);
    MPI_Cart_create = PMPI_Cart_create(comm: MPI_Comm, n: c_int, extents: *const c_int, periodic: *const c_int, reorder: c_int, made: *mut MPI_Comm);
    MPI_Comm_free = PMPI_Comm_free(comm: *mut MPI_Comm);
}
