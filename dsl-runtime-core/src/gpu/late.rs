//! Reports about calls that come after the calls, as in browsers.
//!
//! Calls queue up, and so do tickets, whose holders wait for the calls before. They leave the queue in order: a call when
//! its report has come. So a ticket that leaves the queue knows all calls before it, and none after.
//!
//! Each fault is told once, to the next caller that waits. The data that a refused call should have written are old from
//! then on, and so are data that later calls compute from old data. A read of old data receives the fault as well, however
//! often it was told, until a call replaces the data.

use std::{
    collections::VecDeque,
    mem, ptr,
    sync::{
        Arc, Mutex, OnceLock, Weak,
        atomic::{AtomicBool, Ordering::Relaxed},
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

/// The data of a buffer or texture.
#[derive(Clone, Default)]
pub(super) struct Contents(Arc<Data>);

#[derive(Default)]
struct Data {
    /// The fault for which they are old.
    old: Mutex<Option<Arc<Refused>>>,
    /// Whether the program may write them by itself. It has to look for errors itself then, too.
    is_shared: AtomicBool,
}

impl Contents {
    /// Data that the program may write by itself.
    pub(super) fn shared() -> Self {
        let contents = Self::default();
        contents.share();
        contents
    }

    /// From now on the program may write the data by itself.
    pub(super) fn share(&self) {
        self.0.is_shared.store(true, Relaxed);
    }

    pub(super) fn access(&self, kind: AccessKind) -> Access {
        Access { contents: self.clone(), kind }
    }

    fn old(&self) -> Option<Arc<Refused>> {
        let is_shared = self.0.is_shared.load(Relaxed);
        if is_shared { None } else { lock(&self.0.old).clone() }
    }

    fn set_old(&self, cause: Option<Arc<Refused>>) {
        *lock(&self.0.old) = cause;
    }
}

/// A command's access to data.
#[derive(Clone)]
pub(super) struct Access {
    pub(super) contents: Contents,
    pub(super) kind: AccessKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AccessKind {
    Read,
    /// Writes all of the data, and reads none.
    Replace,
    /// Writes some of the data, and reads none.
    Extend,
    /// Reads and writes.
    Update,
}

impl AccessKind {
    pub(super) fn writes(self) -> bool {
        match self {
            Self::Read => false,
            Self::Replace | Self::Extend | Self::Update => true,
        }
    }

    fn reads(self) -> bool {
        match self {
            Self::Read | Self::Update => true,
            Self::Replace | Self::Extend => false,
        }
    }
}

/// The effect of a command on data.
pub(super) struct Effect {
    /// The kernel that the command launches.
    pub(super) kernel: Option<&'static KernelInfo>,
    pub(super) accesses: Vec<Access>,
}

impl Effect {
    /// Of a command that launches no kernel.
    pub(super) fn new(accesses: &[Access]) -> Self {
        Self { kernel: None, accesses: accesses.to_vec() }
    }

    /// The command has happened.
    fn happen(&self) {
        let mut read = self.accesses.iter().filter(|access| access.kind.reads());
        let cause = read.find_map(|access| access.contents.old());
        for Access { contents, kind } in &self.accesses {
            if *kind == AccessKind::Replace || kind.writes() && cause.is_some() {
                contents.set_old(cause.clone());
            }
        }
    }

    /// The command was refused.
    fn fail(&self, cause: &Arc<Refused>) {
        let written = self.accesses.iter().filter(|access| access.kind.writes());
        written.for_each(|access| access.contents.set_old(Some(Arc::clone(cause))));
    }
}

/// Reports about the calls of a device.
#[derive(Default)]
pub(super) struct Late {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The number of the next call.
    next: u64,
    queue: VecDeque<Waiting>,
    /// The faults that nobody has received yet, in the order of the calls.
    untold: VecDeque<Arc<Refused>>,
    /// The kernels that were not built.
    kernels: Vec<Arc<Refused>>,
    wakers: Vec<Waker>,
}

enum Waiting {
    Call(Call),
    Ticket {
        /// The data that the ticket's holder reads.
        reads: Option<Contents>,
        /// The fault that the holder receives.
        fault: Weak<OnceLock<Option<Arc<Refused>>>>,
    },
}

struct Call {
    number: u64,
    about: About,
    effects: Vec<Effect>,
    report: Option<Result<(), Fault>>,
}

/// A call that was refused.
struct Refused {
    about: About,
    fault: Fault,
    is_told: AtomicBool,
}

/// Further faults are dropped: nobody asks for them.
const MOST_FAULTS: usize = 10_000;

impl Refused {
    fn new(about: About, fault: Fault) -> Arc<Self> {
        Arc::new(Self { about, fault, is_told: AtomicBool::new(false) })
    }

    fn is_of(&self, info: &KernelInfo) -> bool {
        matches!(self.about, About::Kernel(kernel) if ptr::eq(kernel, info))
    }
}

impl Late {
    /// The number of a call whose report will come.
    pub(super) fn expect(&self, about: About, effects: Vec<Effect>) -> u64 {
        let mut state = lock(&self.state);
        let number = state.next;
        state.next += 1;
        state.queue.push_back(Waiting::Call(Call { number, about, effects, report: None }));
        number
    }

    /// Receives the report about a call.
    pub(super) fn hear(&self, number: u64, report: Result<(), Fault>) {
        let mut state = lock(&self.state);
        let mut calls = state.queue.iter_mut().filter_map(|waiting| match waiting {
            Waiting::Call(call) => Some(call),
            Waiting::Ticket { .. } => None,
        });
        if let Some(call) = calls.find(|call| call.number == number) {
            call.report = Some(report);
        }
        state.advance();
        let wakers = mem::take(&mut state.wakers);
        drop(state);
        wakers.into_iter().for_each(Waker::wake);
    }

    /// A ticket for all calls so far, and for the data that its holder reads.
    pub(super) fn ticket(self: &Arc<Self>, reads: Option<&Contents>) -> Ticket {
        if !MAY_BE_LATE {
            return Ticket(None); // all reports have come
        }
        let fault = Arc::default();
        let waiting = Waiting::Ticket { reads: reads.cloned(), fault: Arc::downgrade(&fault) };
        let mut state = lock(&self.state);
        state.queue.push_back(waiting);
        state.advance();
        Ticket(Some(Holder { late: Arc::clone(self), fault }))
    }
}

impl State {
    /// Lets go what need not wait any more.
    fn advance(&mut self) {
        while let Some(first) = self.queue.pop_front() {
            match first {
                Waiting::Call(call @ Call { report: None, .. }) => {
                    self.queue.push_front(Waiting::Call(call));
                    break;
                }
                Waiting::Call(Call { about, effects, report: Some(report), .. }) => match report {
                    Ok(()) => self.happened(&about, &effects),
                    Err(fault) => self.failed(about, fault, &effects),
                },
                Waiting::Ticket { reads, fault } => {
                    let old = reads.and_then(|reads| reads.old());
                    if let Some(to) = fault.upgrade() {
                        _ = to.set(old.or_else(|| self.untold.front().cloned()));
                    }
                }
            }
        }
    }

    fn happened(&mut self, about: &About, effects: &[Effect]) {
        if let About::Kernel(info) = about {
            self.kernels.retain(|kernel| !kernel.is_of(info));
        }
        effects.iter().for_each(Effect::happen);
    }

    fn failed(&mut self, about: About, fault: Fault, effects: &[Effect]) {
        // A submission fails if a kernel of it was not built.
        let mut causes = effects.iter().filter_map(|effect| self.not_built(effect.kernel?));
        let refused = match causes.next() {
            Some(kernel) => Refused::new(kernel.about.clone(), kernel.fault.clone()),
            None => Refused::new(about, fault),
        };
        for effect in effects {
            let kernel = effect.kernel.and_then(|info| self.not_built(info));
            effect.fail(kernel.unwrap_or(&refused));
        }
        if let About::Kernel(info) = refused.about
            && effects.is_empty()
        {
            self.kernels.retain(|kernel| !kernel.is_of(info));
            self.kernels.push(Arc::clone(&refused));
        }
        if self.untold.len() < MOST_FAULTS {
            self.untold.push_back(refused);
        }
    }

    /// The fault for which a kernel was not built.
    fn not_built(&self, info: &KernelInfo) -> Option<&Arc<Refused>> {
        self.kernels.iter().find(|kernel| kernel.is_of(info))
    }

    /// Notes that somebody receives a fault. The faults of a kernel's submissions are told with the kernel's.
    fn tell(&mut self, refused: &Arc<Refused>) -> Told {
        let is_same = |other: &Arc<Refused>| match refused.about {
            About::Kernel(info) => other.is_of(info),
            _ => Arc::ptr_eq(other, refused),
        };
        self.untold.retain(|other| !is_same(other));
        let (about, fault) = (refused.about.clone(), refused.fault.clone());
        Told { about, fault, is_first: !refused.is_told.swap(true, Relaxed) }
    }
}

/// A fault that somebody receives.
pub(super) struct Told {
    pub(super) about: About,
    pub(super) fault: Fault,
    /// Whether nobody has received it before.
    pub(super) is_first: bool,
}

/// Stands for all calls before it was taken. Its holder receives the fault for which the data that it reads are old, or
/// the first fault of these calls that nobody has received before.
pub(crate) struct Ticket(Option<Holder>);

struct Holder {
    late: Arc<Late>,
    /// Set when all reports have come.
    fault: Arc<OnceLock<Option<Arc<Refused>>>>,
}

impl Ticket {
    /// The fault, if there is one, once all reports have come.
    pub(super) fn poll(&self, cx: &Context<'_>) -> Poll<Option<Told>> {
        let Some(Holder { late, fault }) = &self.0 else { return Poll::Ready(None) };
        let mut state = lock(&late.state);
        let Some(fault) = fault.get() else {
            if !state.wakers.iter().any(|waker| waker.will_wake(cx.waker())) {
                state.wakers.push(cx.waker().clone());
            }
            return Poll::Pending;
        };
        Poll::Ready(fault.as_ref().map(|refused| state.tell(refused)))
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use super::{super::scopes::FaultKind, AccessKind::*, *};
    use crate::{tests::ONE_BUFFER, wait::polled};

    fn fault(message: &str) -> Result<(), Fault> {
        Err(Fault { kind: FaultKind::Invalid, message: message.to_owned() })
    }

    fn heard(ticket: &Ticket) -> Poll<Option<String>> {
        let heard = polled(poll_fn(|cx| ticket.poll(cx)));
        heard.map(|told| told.map(|told| told.fault.message))
    }

    fn is_told(ticket: &Ticket, message: &str) -> bool {
        heard(ticket) == Poll::Ready(Some(message.to_owned()))
    }

    fn hears_nothing(ticket: &Ticket) -> bool {
        heard(ticket) == Poll::Ready(None)
    }

    fn call(late: &Late) -> u64 {
        late.expect(About::Call("a call"), Vec::new())
    }

    /// A submission of a command.
    fn submission<const N: usize>(late: &Late, accesses: [(&Contents, AccessKind); N]) -> u64 {
        let effect = Effect::new(&accesses.map(|(contents, kind)| contents.access(kind)));
        late.expect(About::Call("a submission"), vec![effect])
    }

    /// A command that succeeds.
    fn happens<const N: usize>(late: &Late, accesses: [(&Contents, AccessKind); N]) {
        late.hear(submission(late, accesses), Ok(()));
    }

    /// Data that are old because of the fault "it", which somebody has received.
    fn old(late: &Arc<Late>) -> Contents {
        let contents = Contents::default();
        late.hear(submission(late, [(&contents, Update)]), fault("it"));
        assert!(is_told(&late.ticket(None), "it"));
        contents
    }

    #[test]
    fn who_waits_hears_of_calls_before_and_of_none_after() {
        let late = Arc::new(Late::default());
        let (first, second) = (call(&late), call(&late));
        let ticket = late.ticket(None);
        let third = call(&late);
        late.hear(second, fault("second"));
        late.hear(third, fault("third"));
        assert_eq!(heard(&ticket), Poll::Pending);
        late.hear(first, fault("first"));
        assert!(is_told(&ticket, "first"));
        drop(ticket);
        assert!(is_told(&late.ticket(None), "second"));
        assert!(is_told(&late.ticket(None), "third"));
        assert!(hears_nothing(&late.ticket(None)));
    }

    #[test]
    fn all_that_were_waiting_hear_of_a_fault() {
        let late = Arc::new(Late::default());
        let call = call(&late);
        let tickets = [late.ticket(None), late.ticket(None)];
        late.hear(call, fault("it"));
        assert!(tickets.iter().all(|ticket| is_told(ticket, "it")));
        assert!(hears_nothing(&late.ticket(None)));
    }

    #[test]
    fn what_nobody_asks_for_does_not_pile_up() {
        let late = Arc::new(Late::default());
        for _ in 0..2 * MOST_FAULTS {
            late.ticket(None);
            late.hear(call(&late), fault("it"));
        }
        let state = lock(&late.state);
        assert_eq!((state.untold.len(), state.queue.len()), (MOST_FAULTS, 0));
    }

    #[test]
    fn old_data_are_an_error_until_they_are_replaced() {
        let late = Arc::new(Late::default());
        let (old, other) = (old(&late), Contents::default());
        assert!(hears_nothing(&late.ticket(Some(&other))));
        assert!(is_told(&late.ticket(Some(&old)), "it"));
        for kind in [Read, Extend, Update] {
            happens(&late, [(&old, kind)]);
            assert!(is_told(&late.ticket(Some(&old)), "it"), "{kind:?}");
        }
        happens(&late, [(&old, Replace)]);
        assert!(hears_nothing(&late.ticket(Some(&old))));
    }

    #[test]
    fn data_from_old_data_are_old() {
        for kind in [Replace, Extend, Update] {
            let late = Arc::new(Late::default());
            let (old, second, third) = (old(&late), Contents::default(), Contents::default());
            happens(&late, [(&old, Read), (&second, kind)]);
            happens(&late, [(&old, Replace)]);
            happens(&late, [(&third, kind), (&second, Read)]);
            assert!(hears_nothing(&late.ticket(Some(&old))));
            assert!(is_told(&late.ticket(Some(&third)), "it"), "{kind:?}");
            happens(&late, [(&second, Replace), (&old, Read)]);
            assert!(hears_nothing(&late.ticket(Some(&second))));
        }
    }

    /// Data that are written next to old data, but not computed from them, are new.
    #[test]
    fn data_next_to_old_data_are_new() {
        let late = Arc::new(Late::default());
        let (old, other) = (old(&late), Contents::default());
        happens(&late, [(&old, Extend), (&other, Replace)]);
        assert!(hears_nothing(&late.ticket(Some(&other))));
    }

    #[test]
    fn a_read_is_of_the_data_when_it_begins() {
        let late = Arc::new(Late::default());
        let contents = old(&late);
        let before = call(&late);
        let read = late.ticket(Some(&contents));
        happens(&late, [(&contents, Replace)]);
        late.hear(before, Ok(()));
        assert!(is_told(&read, "it"));
        assert!(hears_nothing(&late.ticket(Some(&contents))));
    }

    /// The report comes when the data have been replaced.
    #[test]
    fn new_data_are_no_error() {
        let late = Arc::new(Late::default());
        let contents = Contents::default();
        let refused = submission(&late, [(&contents, Replace)]);
        happens(&late, [(&contents, Replace)]);
        late.hear(refused, fault("it"));
        assert!(is_told(&late.ticket(None), "it"));
        assert!(hears_nothing(&late.ticket(Some(&contents))));
    }

    #[test]
    fn data_that_the_program_may_write_are_told_once() {
        let late = Arc::new(Late::default());
        let contents = Contents::shared();
        late.hear(submission(&late, [(&contents, Replace)]), fault("it"));
        assert!(is_told(&late.ticket(Some(&contents)), "it"));
        assert!(hears_nothing(&late.ticket(Some(&contents))));
    }

    static FIRST: KernelInfo = KernelInfo { name: "first", ..ONE_BUFFER };
    static SECOND: KernelInfo = KernelInfo { name: "second", ..ONE_BUFFER };

    /// Two kernels are refused, and so are the submissions that launch them. Each reader hears of
    /// its own kernel.
    #[test]
    fn a_refused_kernel_is_told_with_its_submissions() {
        let late = Arc::new(Late::default());
        let contents = [Contents::default(), Contents::default()];
        let launch = |info: &'static KernelInfo, contents: &Contents| {
            let effect = Effect { kernel: Some(info), accesses: vec![contents.access(Replace)] };
            late.expect(About::Call("a submission"), vec![effect])
        };
        for (info, contents) in [&FIRST, &SECOND].into_iter().zip(&contents) {
            late.hear(late.expect(About::Kernel(info), Vec::new()), fault(info.name));
            late.hear(launch(info, contents), fault("a submission"));
        }
        for _ in 0..2 {
            assert!(is_told(&late.ticket(Some(&contents[1])), "second"));
        }
        assert!(is_told(&late.ticket(None), "first"));
        assert!(hears_nothing(&late.ticket(None)));
        assert!(is_told(&late.ticket(Some(&contents[0])), "first"));
        // The kernel is built again.
        late.hear(late.expect(About::Kernel(&FIRST), Vec::new()), Ok(()));
        late.hear(launch(&FIRST, &contents[0]), Ok(()));
        assert!(hears_nothing(&late.ticket(Some(&contents[0]))));
        late.hear(launch(&FIRST, &contents[0]), fault("another"));
        assert!(is_told(&late.ticket(None), "another"));
    }
}
