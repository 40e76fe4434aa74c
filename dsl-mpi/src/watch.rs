//! Finds ranks that wait for a message that never comes, and ranks with different kernels.
//!
//! Takes the calls of MPI that wait, or that ask whether they must (`calls.rs`), of the main thread.
//! A thread of each rank reports the current call to rank 0 from time to time, and each kernel after
//! its first launch (`kernels.rs`). Invariant: if each rank has ended, is in one call, or asks in
//! vain without other work, for longer than the time limit, all are ended. The message names each
//! rank's call. When all ranks have ended, rank 0 lets them go. A rank reports nothing after its end.

use std::{
    cell::Cell,
    ffi::c_int,
    sync::{
        OnceLock,
        atomic::{
            AtomicU64,
            Ordering::{Acquire, Relaxed, Release},
        },
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use dsl_runtime::__private::launches;
use mpi::{
    topology::{Process, SimpleCommunicator},
    traits::*,
};

use crate::{
    calls, counts,
    kernels::{self, Kernels},
    run,
};

/// The state of the main thread: the number of changes so far, times `KINDS`, plus its current call
/// or one of these numbers.
static STATE: AtomicU64 = AtomicU64::new(COMPUTES);

const KINDS: u64 = 1024;
const COMPUTES: u64 = KINDS - 1;
const HAS_ENDED: u64 = KINDS - 2;
/// Added to a call that asks in vain, again and again.
const POLLS: u64 = KINDS / 2;

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
    /// Watches the calling thread's calls from now on. All ranks have to call this.
    pub(crate) fn start(world: &SimpleCommunicator) -> Self {
        let patience = patience(world);
        let communicator = Sent(world.duplicate());
        WORKS.set(true);
        STATE.store(COMPUTES, Relaxed);
        let thread = thread::Builder::new().name("dsl-mpi watch".to_owned());
        match thread.spawn(move || watch(communicator, patience)) {
            Ok(thread) => Self { thread },
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

/// The time that all ranks may wait. If ranks have different times, all are ended.
fn patience(world: &SimpleCommunicator) -> Duration {
    let seconds = match std::env::var("DSL_MPI_PATIENCE") {
        Ok(text) => match text.parse::<f64>() {
            Ok(seconds) if (0.0..=1e9).contains(&seconds) => seconds,
            _ => run::end_all(&format!(
                "DSL_MPI_PATIENCE is `{text}`; write a number of seconds, or 0 for no limit"
            )),
        },
        Err(_) => 10.0,
    };
    let mut all = vec![0.0; world.size() as usize];
    world.all_gather_into(&seconds, &mut all[..]);
    if let Some(rank) = all.iter().position(|of| *of != all[0]) {
        run::end_all(&format!(
            "DSL_MPI_PATIENCE is {} on rank 0 and {} on rank {rank}: give all ranks the same, with Open MPI by \
             `mpirun -x DSL_MPI_PATIENCE`",
            all[0], all[rank]
        ));
    }
    if seconds > 0.0 { Duration::from_secs_f64(seconds) } else { Duration::MAX }
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

impl Heard {
    fn is(&self, what: u64) -> bool {
        self.state % KINDS == what
    }

    /// Whether the rank cannot go on without the others. If it has just ended, others may still
    /// receive its messages.
    fn is_stuck(&self, patience: Duration) -> bool {
        !self.is(COMPUTES) && self.since.elapsed() >= patience
    }
}

const STATE_OF_RANK: i32 = 1;
const KERNEL_OF_RANK: i32 = 2;
const ALL_ENDED: i32 = 3;

fn watch(communicator: Sent, patience: Duration) {
    let Sent(communicator) = communicator;
    if let Some(clock) = own_clock() {
        let _ = WATCH.set(clock);
    }
    let root = communicator.process_at_rank(0);
    let mut ranks = (communicator.rank() == 0).then(|| Ranks::new(&communicator, patience));
    // In each tick rank 0 may get a message of each rank.
    let tick = TICK.max(Duration::from_millis(communicator.size() as u64 / 4));
    let mut reports = Reports { root, told: None, n_kernels: 0, work: Work::default() };
    loop {
        reports.tell(&mut ranks, tick, patience);
        counts::look();
        let is_over = match &mut ranks {
            Some(ranks) => ranks.listen(),
            None => {
                let message = root.immediate_probe_with_tag(ALL_ENDED);
                message.map(|_| root.receive_with_tag::<u64>(ALL_ENDED)).is_some()
            }
        };
        if is_over {
            return;
        }
        thread::sleep(if reports.have_ended() { TICK / 20 } else { tick });
    }
}

/// The reports of this rank to rank 0. The end of the work is the last one: rank 0 may stop listening then.
struct Reports<'a> {
    root: Process<'a>,
    told: Option<[u64; 2]>,
    n_kernels: usize,
    work: Work,
}

impl Reports<'_> {
    fn have_ended(&self) -> bool {
        self.told.is_some_and(|[state, _]| state % KINDS == HAS_ENDED)
    }

    /// Tells rank 0 this rank's new kernels, and then its state if that has changed. So rank 0 knows all kernels that a
    /// rank launched before it ended. `ranks` are at rank 0.
    fn tell(&mut self, ranks: &mut Option<Ranks<'_>>, tick: Duration, patience: Duration) {
        if self.have_ended() {
            return;
        }
        let state = STATE.load(Acquire);
        for kernel in kernels::messages(self.n_kernels) {
            self.n_kernels += 1;
            match ranks {
                Some(ranks) => ranks.kernels.add(0, &kernel),
                None => self.root.send_with_tag(&kernel[..], KERNEL_OF_RANK),
            }
        }
        let report = [state, self.work.between_polls(state, tick, patience)];
        if self.told.replace(report) != Some(report) {
            self.root.send_with_tag(&report, STATE_OF_RANK);
        }
    }
}

/// The reports of all ranks, at rank 0.
struct Ranks<'a> {
    communicator: &'a SimpleCommunicator,
    patience: Duration,
    heard: Vec<Heard>,
    kernels: Kernels,
}

impl<'a> Ranks<'a> {
    fn new(communicator: &'a SimpleCommunicator, patience: Duration) -> Self {
        let unheard = Heard { state: COMPUTES, since: Instant::now() };
        let heard = vec![unheard; communicator.size() as usize];
        Self { communicator, patience, heard, kernels: Kernels::default() }
    }

    /// Receives the reports. If all ranks have ended, lets them go and returns true. If no rank can
    /// continue, ends all.
    fn listen(&mut self) -> bool {
        while let Some(status) = self.communicator.any_process().immediate_probe() {
            let rank = status.source_rank();
            let from = self.communicator.process_at_rank(rank);
            if status.tag() == KERNEL_OF_RANK {
                let (kernel, _) = from.receive_vec_with_tag::<u8>(KERNEL_OF_RANK);
                self.kernels.add(rank, &kernel);
            } else {
                let mut report = [0u64; 2];
                from.receive_into_with_tag(&mut report, STATE_OF_RANK);
                self.heard[rank as usize] = Heard { state: report[0], since: Instant::now() };
            }
        }
        let have_ended = self.heard.iter().all(|heard| heard.is(HAS_ENDED));
        if let Some(difference) = self.kernels.difference(have_ended) {
            run::end_all(&difference);
        }
        if have_ended {
            self.let_go();
            return true;
        }
        if self.heard.iter().all(|heard| heard.is_stuck(self.patience)) {
            run::end_all(&report(&self.heard, self.patience));
        }
        false
    }

    /// Tells the other ranks that all have ended.
    fn let_go(&self) {
        for rank in 1..self.communicator.size() {
            self.communicator.process_at_rank(rank).send_with_tag(&0u64, ALL_ENDED);
        }
    }
}

/// The state of each rank; ranks with the same state share a line.
fn report(heard: &[Heard], patience: Duration) -> String {
    let mut text = format!(
        "no rank has made progress for {} s (DSL_MPI_PATIENCE); a message is missing, or its \
         sender has ended too early",
        patience.as_secs_f64()
    );
    let mut kinds: Vec<u64> = heard.iter().map(|heard| heard.state % KINDS).collect();
    kinds.sort_unstable();
    kinds.dedup();
    for kind in kinds {
        let ranks = (0..heard.len()).filter(|rank| heard[*rank].is(kind));
        let ranks: Vec<String> = ranks.map(|rank| rank.to_string()).collect();
        let what = match kind {
            HAS_ENDED => "ended".to_owned(),
            POLLS.. => format!("calls {} in vain", calls::name_of(kind - POLLS)),
            call => format!("waits in {}", calls::name_of(call)),
        };
        text += &format!("\n  rank {}: {what}", ranks.join(", "));
    }
    text
}

/// Changes the state of the main thread.
fn set(what: u64) {
    // Who sees that the thread has ended also sees the kernels that it launched.
    STATE.store((STATE.load(Relaxed) / KINDS + 1) * KINDS + what, Release);
}

/// A call that waits for other ranks.
pub(crate) fn waits(call: u64, work: impl FnOnce() -> c_int) -> c_int {
    if !WORKS.get() {
        return work();
    }
    set(call);
    let code = work();
    set(COMPUTES);
    code
}

/// A call that asks whether it must wait. `work` also tells whether the call can go on.
pub(crate) fn polls(call: u64, work: impl FnOnce() -> (c_int, bool)) -> c_int {
    if !WORKS.get() {
        return work().0;
    }
    let since = LEFT.load(Relaxed);
    WORKED.fetch_add(worked_between(since, cpu_time()), Relaxed);
    let (code, has_found) = work();
    if has_found {
        set(COMPUTES);
    } else if !is_polling(STATE.load(Relaxed)) {
        set(POLLS + call);
    }
    N_POLLS.fetch_add(1, Relaxed);
    LEFT.store(cpu_time(), Relaxed);
    code
}

fn is_polling(state: u64) -> bool {
    (POLLS..HAS_ENDED).contains(&(state % KINDS))
}

/// The number of calls that ask; the process's time when the last one returned; and its time at
/// work between such calls. Times are CPU times in nanoseconds.
static N_POLLS: AtomicU64 = AtomicU64::new(0);
static LEFT: AtomicU64 = AtomicU64::new(0);
static WORKED: AtomicU64 = AtomicU64::new(0);

/// The time at work between two calls that ask. A loop that only asks, yields or sleeps takes a few
/// microseconds.
fn worked_between(left: u64, now: u64) -> u64 {
    const LOOP: u64 = 20_000;
    let time = now.saturating_sub(left);
    if time < LOOP { 0 } else { time }
}

/// The CPU time of this process without the thread that watches, in nanoseconds. That thread may use
/// a hundredth of the time, which is no work of the program.
fn cpu_time() -> u64 {
    let watch = WATCH.get().map_or(0, |clock| time_of(*clock));
    time_of(libc::CLOCK_PROCESS_CPUTIME_ID).saturating_sub(watch)
}

/// The clock of the CPU time of the thread that watches.
static WATCH: OnceLock<libc::clockid_t> = OnceLock::new();

/// The clock of this thread's CPU time, for all threads of the process.
fn own_clock() -> Option<libc::clockid_t> {
    let mut clock = 0;
    #[expect(unsafe_code, reason = "std has no such function")]
    // SAFETY: it reads the calling thread, which exists, and writes the clock.
    let code = unsafe { libc::pthread_getcpuclockid(libc::pthread_self(), &mut clock) };
    (code == 0).then_some(clock)
}

/// The time of a clock, in nanoseconds.
fn time_of(clock: libc::clockid_t) -> u64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    #[expect(unsafe_code, reason = "std has no such function")]
    // SAFETY: it writes the time.
    unsafe {
        libc::clock_gettime(clock, &mut time);
    }
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

/// Distinguishes a loop that only asks from a program that asks while it works.
#[derive(Default)]
struct Work {
    worked: u64,
    n_polls: u64,
    n_launches: u64,
    /// The ticks since the last call that asked.
    quiet: u32,
    /// The number of ticks in which there was work.
    busy: u64,
}

impl Work {
    /// The number of ticks so far in which a polling main thread did other work. It worked if it
    /// used more than a twentieth of the time since the last call, launched a kernel, or has not
    /// asked for half of the patience. Interrupts may take a fiftieth of a loop that only asks.
    fn between_polls(&mut self, state: u64, tick: Duration, patience: Duration) -> u64 {
        let (worked, n_polls) = (WORKED.load(Relaxed), N_POLLS.load(Relaxed));
        let n_launches = launches();
        let since_call = tick * (self.quiet + 1);
        let has_worked = worked - self.worked > since_call.as_nanos() as u64 / 20
            || n_launches != self.n_launches;
        self.quiet = if n_polls == self.n_polls { self.quiet + 1 } else { 0 };
        if is_polling(state) && (has_worked || tick * self.quiet > patience / 2) {
            self.busy += 1;
        }
        (self.worked, self.n_polls, self.n_launches) = (worked, n_polls, n_launches);
        self.busy
    }
}

#[cfg(test)]
mod tests {
    use dsl_runtime::prelude::*;

    use super::*;

    #[kernel(workgroup_size = 1)]
    fn clear(data: &mut [u32]) {
        data[0] = 0;
    }

    /// A loop that only asks is no work. A launch in it is work, although a GPU needs no CPU time.
    #[test]
    fn launches_are_work() -> Result<(), dsl_runtime::Error> {
        let mut work = Work::default();
        let mut ask = || {
            N_POLLS.fetch_add(1, Relaxed);
            work.between_polls(POLLS, TICK, Duration::from_secs(10))
        };
        let before = ask();
        assert_eq!(ask(), before);
        let device = Device::cpu();
        clear(&mut device.zeroed(1)?).workgroups(1).run()?;
        assert_eq!(ask(), before + 1);
        assert_eq!(ask(), before + 1);
        Ok(())
    }
}
