//! Reports about calls that come after the calls, as in browsers.
//!
//! Each fault is told once, to the next caller that waits. A read of a buffer or texture receives
//! it as well, however often it was told, if the refused call should have written the data that is
//! read. A later write ends that: the data are new then.

use std::{
    collections::BTreeSet,
    mem, ptr,
    sync::{
        Arc, Mutex, Weak,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    task::{Context, Poll, Waker},
};

use super::{
    lock,
    scopes::{About, Fault},
};
use crate::{KernelInfo, wait::IS_WEB};

/// Whether reports may come late. Tests act as if.
const MAY_BE_LATE: bool = IS_WEB || cfg!(test);

/// The data of a buffer or texture, for comparisons with faults: the number of the next call at the
/// time of the last write.
#[derive(Clone, Default)]
pub(super) struct Contents(Arc<AtomicU64>);

/// More than the number of any call.
const UNKNOWN: u64 = u64::MAX;

impl Contents {
    /// Data that the program may write by itself.
    pub(super) fn shared() -> Self {
        let contents = Self::default();
        contents.share();
        contents
    }

    /// From now on the program may write the data by itself. It has to look for errors itself, too.
    pub(super) fn share(&self) {
        self.0.store(UNKNOWN, Relaxed);
    }

    pub(super) fn target(&self) -> Target {
        Target(Arc::downgrade(&self.0))
    }
}

/// The data that a call writes.
#[derive(Debug, Clone)]
pub(super) struct Target(Weak<AtomicU64>);

impl Target {
    fn is_of(&self, contents: &Contents) -> bool {
        ptr::eq(self.0.as_ptr(), Arc::as_ptr(&contents.0))
    }

    /// Whether nothing has written the data since the call with this number.
    fn is_stale(&self, number: u64) -> bool {
        self.0.upgrade().is_some_and(|written| written.load(Relaxed) <= number)
    }
}

/// A command of a submission.
#[derive(Debug, Clone)]
pub(super) struct Submitted {
    /// Its kind, for people.
    pub(super) kind: &'static str,
    /// The kernel that it launches.
    pub(super) kernel: Option<&'static KernelInfo>,
    pub(super) targets: Vec<Target>,
}

impl Submitted {
    /// The command's name for people.
    pub(super) fn name(&self) -> String {
        match self.kernel {
            Some(kernel) => format!("kernel `{}`", kernel.name),
            None => self.kind.to_owned(),
        }
    }
}

/// Reports about the calls of a device.
#[derive(Default)]
pub(super) struct Late {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The number of the next call, or ticket.
    next: u64,
    /// Calls whose report has not come yet.
    open: BTreeSet<u64>,
    /// Ordered by the calls' numbers.
    faults: Vec<LateFault>,
    /// The number of tickets that exist.
    n_tickets: usize,
    wakers: Vec<Waker>,
}

/// An error of a call.
struct LateFault {
    number: u64,
    about: About,
    fault: Fault,
    /// The number of the next ticket at the time when somebody received the fault. Tickets before
    /// it receive it as well.
    told: Option<u64>,
}

/// Further faults are dropped: nobody asks for them.
const MOST_FAULTS: usize = 10_000;

impl LateFault {
    /// The data that the refused commands should have written, with the commands' kernels.
    fn targets(&self) -> impl Iterator<Item = (&Target, Option<&'static KernelInfo>)> {
        let (commands, target) = match &self.about {
            About::Submission { commands, .. } => (&commands[..], None),
            About::Write { target, .. } => (&[][..], Some((target, None))),
            About::Call(_) | About::Kernel(_) | About::Program(_) => (&[][..], None),
        };
        let launched = commands
            .iter()
            .flat_map(|command| command.targets.iter().map(|target| (target, command.kernel)));
        launched.chain(target)
    }

    /// Whether nothing has written some of these data since.
    fn leaves_old_data(&self) -> bool {
        self.targets().any(|(target, _)| target.is_stale(self.number))
    }

    fn launches(&self, info: &KernelInfo) -> bool {
        let About::Submission { commands, .. } = &self.about else { return false };
        commands.iter().any(|command| command.kernel.is_some_and(|kernel| ptr::eq(kernel, info)))
    }

    fn is_of(&self, info: &KernelInfo) -> bool {
        matches!(self.about, About::Kernel(kernel) if ptr::eq(kernel, info))
    }
}

impl Late {
    /// The number of a call whose report will come.
    pub(super) fn expect(&self) -> u64 {
        let mut state = lock(&self.state);
        let number = state.next;
        state.next += 1;
        state.open.insert(number);
        number
    }

    /// Receives the report about a call.
    pub(super) fn hear(&self, number: u64, about: About, fault: Option<Fault>) {
        let mut state = lock(&self.state);
        state.open.remove(&number);
        if let Some(fault) = fault
            && state.faults.len() < MOST_FAULTS
        {
            if let About::Kernel(info) = about {
                state.faults.retain(|late| late.told.is_none() || !late.is_of(info));
            }
            let at = state.faults.partition_point(|late| late.number < number);
            state.faults.insert(at, LateFault { number, about, fault, told: None });
        }
        let wakers = mem::take(&mut state.wakers);
        drop(state);
        wakers.into_iter().for_each(Waker::wake);
    }

    /// Notes that the next call writes these data.
    pub(super) fn written<'a>(&self, all: impl IntoIterator<Item = &'a Contents>) {
        if MAY_BE_LATE {
            let next = lock(&self.state).next;
            all.into_iter().for_each(|contents| _ = contents.0.fetch_max(next, Relaxed));
        }
    }

    /// A ticket for all calls so far, and for the data that its holder reads.
    pub(super) fn ticket(self: &Arc<Self>, reads: Option<&Contents>) -> Ticket {
        if !MAY_BE_LATE {
            return Ticket(None); // all reports have come
        }
        let mut state = lock(&self.state);
        let number = state.next;
        state.next += 1;
        state.n_tickets += 1;
        let reads =
            reads.map(|contents| Reads { of: contents.clone(), written: contents.0.load(Relaxed) });
        Ticket(Some(Waiting { late: Arc::clone(self), number, reads }))
    }
}

impl State {
    /// The place of the fault that the holder of a ticket receives.
    fn fault(&self, number: u64, reads: Option<&Reads>) -> Option<usize> {
        let is_new = |late: &LateFault| late.told.is_none_or(|told| number < told);
        let before = self.faults.partition_point(|late| late.number < number);
        let stale = reads.and_then(|reads| self.cause(before, reads));
        stale.or_else(|| self.faults[..before].iter().position(is_new))
    }

    /// The place of the fault, among those before a place, for which the data that are read are old.
    fn cause(&self, before: usize, reads: &Reads) -> Option<usize> {
        let (at, kernel) = self.faults[..before].iter().enumerate().find_map(|(at, late)| {
            let mut targets = late.targets().filter(|_| reads.written <= late.number);
            let (_, kernel) = targets.find(|(target, _)| target.is_of(&reads.of))?;
            Some((at, kernel))
        })?;
        // Building the kernel has failed before.
        let built =
            kernel.and_then(|info| self.faults[..at].iter().rposition(|late| late.is_of(info)));
        Some(built.unwrap_or(at))
    }

    /// Notes that somebody receives a fault. A submission fails if a kernel of it does: both are
    /// told at once.
    fn tell(&mut self, at: usize) -> Told {
        let now = self.next;
        let LateFault { about, fault, told, .. } = &self.faults[at];
        let told = Told { about: about.clone(), fault: fault.clone(), is_first: told.is_none() };
        self.faults[at].told.get_or_insert(now);
        if let About::Kernel(info) = told.about {
            let failed = self.faults[at..].iter_mut().filter(|late| late.launches(info));
            failed.for_each(|late| _ = late.told.get_or_insert(now));
        }
        told
    }

    /// Drops the faults that nobody will receive any more.
    fn forget(&mut self) {
        let kept = |late: &LateFault| late.told.is_none() || late.leaves_old_data();
        let kept: Vec<_> = self
            .faults
            .iter()
            .map(|late| {
                let About::Kernel(info) = late.about else { return kept(late) };
                late.told.is_none()
                    || self.faults.iter().any(|late| late.launches(info) && kept(late))
            })
            .collect();
        let mut kept = kept.into_iter();
        self.faults.retain(|_| kept.next().unwrap_or(true));
    }
}

/// A fault that somebody receives.
pub(super) struct Told {
    pub(super) about: About,
    pub(super) fault: Fault,
    /// Whether nobody has received it before.
    pub(super) is_first: bool,
}

/// Stands for all calls before it was taken. Its holder receives the first of their faults that
/// nobody has received before, or the fault for which the data that it reads are old.
pub(crate) struct Ticket(Option<Waiting>);

struct Waiting {
    late: Arc<Late>,
    number: u64,
    reads: Option<Reads>,
}

/// The data that the holder of a ticket reads, as they are when it takes the ticket.
struct Reads {
    of: Contents,
    /// The number of the next call at the time of their last write.
    written: u64,
}

impl Ticket {
    /// The fault, if there is one, once all reports have come.
    pub(super) fn poll(&self, cx: &Context<'_>) -> Poll<Option<Told>> {
        let Some(Waiting { late, number, reads }) = &self.0 else { return Poll::Ready(None) };
        let mut state = lock(&late.state);
        if state.open.first().is_some_and(|first| first < number) {
            if !state.wakers.iter().any(|waker| waker.will_wake(cx.waker())) {
                state.wakers.push(cx.waker().clone());
            }
            return Poll::Pending;
        }
        let fault = state.fault(*number, reads.as_ref());
        Poll::Ready(fault.map(|at| state.tell(at)))
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let Some(Waiting { late, .. }) = &self.0 else { return };
        let mut state = lock(&late.state);
        state.n_tickets -= 1;
        if state.n_tickets == 0 {
            state.forget();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use super::{super::scopes::FaultKind, *};
    use crate::{tests::ONE_BUFFER, wait::polled};

    fn fault(message: &str) -> Option<Fault> {
        Some(Fault { kind: FaultKind::Invalid, message: message.to_owned() })
    }

    fn heard(ticket: &Ticket) -> Poll<Option<String>> {
        let heard = polled(poll_fn(|cx| ticket.poll(cx)));
        heard.map(|told| told.map(|told| told.fault.message))
    }

    fn is_told(ticket: &Ticket, message: &str) -> bool {
        heard(ticket) == Poll::Ready(Some(message.to_owned()))
    }

    /// A submission that launches a kernel, which writes `contents`.
    fn submission(kernel: Option<&'static KernelInfo>, contents: &[&Contents]) -> About {
        let targets = contents.iter().map(|contents| contents.target()).collect();
        let command = Submitted { kind: "a command", kernel, targets };
        About::Submission { doing: "a test", commands: Arc::new([command]) }
    }

    #[test]
    fn who_waits_hears_of_calls_before_and_of_none_after() {
        let late = Arc::new(Late::default());
        let (first, second) = (late.expect(), late.expect());
        let ticket = late.ticket(None);
        let third = late.expect();
        late.hear(second, About::Call("a"), fault("second"));
        late.hear(third, About::Call("a"), fault("third"));
        assert_eq!(heard(&ticket), Poll::Pending);
        late.hear(first, About::Call("a"), fault("first"));
        assert!(is_told(&ticket, "first"));
        drop(ticket);
        assert!(is_told(&late.ticket(None), "second"));
        assert!(is_told(&late.ticket(None), "third"));
        assert_eq!(heard(&late.ticket(None)), Poll::Ready(None));
        assert!(lock(&late.state).faults.is_empty());
    }

    #[test]
    fn all_that_were_waiting_hear_of_a_fault() {
        let late = Arc::new(Late::default());
        let call = late.expect();
        let tickets = [late.ticket(None), late.ticket(None)];
        late.hear(call, About::Call("a"), fault("it"));
        assert!(tickets.iter().all(|ticket| is_told(ticket, "it")));
        assert_eq!(heard(&late.ticket(None)), Poll::Ready(None));
    }

    #[test]
    fn what_nobody_asks_for_does_not_pile_up() {
        let late = Arc::new(Late::default());
        for _ in 0..2 * MOST_FAULTS {
            let call = late.expect();
            late.hear(call, About::Call("a"), fault("it"));
        }
        let state = lock(&late.state);
        assert_eq!((state.faults.len(), state.open.len()), (MOST_FAULTS, 0));
    }

    #[test]
    fn old_data_are_an_error_until_they_are_written_again() {
        let late = Arc::new(Late::default());
        let (old, other) = (Contents::default(), Contents::default());
        late.written([&old]);
        let call = late.expect();
        late.hear(call, submission(None, &[&old]), fault("it"));
        assert!(is_told(&late.ticket(None), "it"));
        assert_eq!(heard(&late.ticket(Some(&other))), Poll::Ready(None));
        assert!(is_told(&late.ticket(Some(&old)), "it"));
        assert!(is_told(&late.ticket(Some(&old)), "it"));
        late.written([&old]);
        assert_eq!(heard(&late.ticket(Some(&old))), Poll::Ready(None));
        assert!(lock(&late.state).faults.is_empty());
    }

    #[test]
    fn a_read_is_of_the_data_when_it_begins() {
        let late = Arc::new(Late::default());
        let contents = Contents::default();
        late.written([&contents]);
        let call = late.expect();
        late.hear(call, submission(None, &[&contents]), fault("it"));
        assert!(is_told(&late.ticket(None), "it"));
        let read = late.ticket(Some(&contents));
        late.written([&contents]);
        assert!(is_told(&read, "it"));
        assert_eq!(heard(&late.ticket(Some(&contents))), Poll::Ready(None));
    }

    /// The report comes when the data have been written again.
    #[test]
    fn new_data_are_no_error() {
        let late = Arc::new(Late::default());
        let contents = Contents::default();
        late.written([&contents]);
        let call = late.expect();
        late.written([&contents]);
        late.hear(call, submission(None, &[&contents]), fault("it"));
        assert!(is_told(&late.ticket(None), "it"));
        assert_eq!(heard(&late.ticket(Some(&contents))), Poll::Ready(None));
    }

    #[test]
    fn data_that_the_program_may_write_are_told_once() {
        let late = Arc::new(Late::default());
        let contents = Contents::shared();
        late.written([&contents]);
        let call = late.expect();
        late.hear(call, submission(None, &[&contents]), fault("it"));
        assert!(is_told(&late.ticket(Some(&contents)), "it"));
        assert_eq!(heard(&late.ticket(Some(&contents))), Poll::Ready(None));
    }

    static FIRST: KernelInfo = KernelInfo { name: "first", ..ONE_BUFFER };
    static SECOND: KernelInfo = KernelInfo { name: "second", ..ONE_BUFFER };

    /// Two kernels are refused, and so are the submissions that launch them. Each reader hears of
    /// its own kernel.
    #[test]
    fn a_refused_kernel_is_told_with_its_submissions() {
        let late = Arc::new(Late::default());
        let contents = [Contents::default(), Contents::default()];
        for (info, contents) in [&FIRST, &SECOND].into_iter().zip(&contents) {
            late.written([contents]);
            let call = late.expect();
            late.hear(call, About::Kernel(info), fault(info.name));
            let call = late.expect();
            late.hear(call, submission(Some(info), &[contents]), fault("a submission"));
        }
        for _ in 0..2 {
            assert!(is_told(&late.ticket(Some(&contents[1])), "second"));
        }
        assert!(is_told(&late.ticket(None), "first"));
        assert_eq!(heard(&late.ticket(None)), Poll::Ready(None));
        assert!(is_told(&late.ticket(Some(&contents[0])), "first"));
        drop(contents);
        assert_eq!(heard(&late.ticket(None)), Poll::Ready(None));
        assert!(lock(&late.state).faults.is_empty());
    }
}
