//! Error scopes: wgpu's reports about a call.
//!
//! Native wgpu reports when the call returns. A browser reports later, once the GPU's process has
//! reached the call; until then the call seems to have succeeded. Code that hands out data, or says
//! that work is done, first waits for the reports about all earlier calls: it takes a [`Ticket`],
//! and awaits [`Gpu::heard`]. Invariant: if a refused call should have made the data, its error
//! comes before the data.

#[cfg_attr(all(target_arch = "wasm32", feature = "web"), path = "scopes/browser.rs")]
#[cfg_attr(not(all(target_arch = "wasm32", feature = "web")), path = "scopes/native.rs")]
mod platform;

use std::{
    collections::BTreeSet,
    future::poll_fn,
    mem,
    pin::Pin,
    sync::{Arc, Mutex},
    task::{Context, Poll, Waker},
};

use super::{Gpu, lock, pipelines::address};
use crate::{Error, KernelInfo, wait::IS_WEB};

use platform::{Scopes, spawn};
pub(super) use platform::{adapter_info, on_uncaptured};

/// An error that wgpu reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fault {
    pub(super) kind: FaultKind,
    pub(super) message: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FaultKind {
    Invalid,
    Memory,
    Internal,
}

/// A call that may fail, for the text of its error.
#[derive(Debug, Clone)]
pub(super) enum About {
    /// Described in words.
    Call(&'static str),
    /// Builds a kernel.
    Kernel(&'static KernelInfo),
    /// Tries to bind a buffer or a texture of the program.
    Program(&'static str),
    /// Submits commands. `commands` is empty except in browsers.
    Submission { doing: &'static str, commands: Vec<String> },
}

impl About {
    /// The call in words.
    pub(super) fn doing(&self) -> &'static str {
        match self {
            Self::Call(doing) | Self::Submission { doing, .. } => doing,
            Self::Kernel(_) => "building a kernel",
            Self::Program(_) => "binding what is the program's own",
        }
    }
}

impl From<&'static str> for About {
    fn from(doing: &'static str) -> Self {
        Self::Call(doing)
    }
}

/// The report of the scopes around a call.
enum Said {
    #[cfg_attr(all(target_arch = "wasm32", feature = "web"), expect(dead_code, reason = "native"))]
    Now(Option<Fault>),
    #[cfg_attr(
        not(all(target_arch = "wasm32", feature = "web")),
        expect(dead_code, reason = "of browsers")
    )]
    Later(Pin<Box<dyn Future<Output = Option<Fault>>>>),
}

/// Reports about the calls of a device that come after the calls, and that nobody has received yet.
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
const MOST_FAULTS: usize = 1000;

impl Late {
    /// The number of a call whose report will come.
    fn expect(&self) -> u64 {
        let mut state = lock(&self.state);
        let number = state.next;
        state.next += 1;
        state.open.insert(number);
        number
    }

    /// Receives the report about a call.
    fn hear(&self, number: u64, about: About, fault: Option<Fault>) {
        let mut state = lock(&self.state);
        state.open.remove(&number);
        if let Some(fault) = fault
            && state.faults.len() < MOST_FAULTS
        {
            state.faults.push(LateFault { number, about, fault, told: None });
        }
        let wakers = mem::take(&mut state.wakers);
        drop(state);
        wakers.into_iter().for_each(Waker::wake);
    }

    fn ticket(self: &Arc<Self>) -> Ticket {
        if !IS_WEB && !cfg!(test) {
            return Ticket(None); // all reports have come
        }
        let mut state = lock(&self.state);
        let number = state.next;
        state.next += 1;
        state.n_tickets += 1;
        Ticket(Some((Arc::clone(self), number)))
    }
}

/// Stands for all calls before it was taken. It receives their faults, except for those that
/// somebody received before.
pub(crate) struct Ticket(Option<(Arc<Late>, u64)>);

impl Ticket {
    /// The faults of the calls, once all reports have come.
    fn poll(&self, cx: &Context<'_>) -> Poll<Vec<(About, Fault)>> {
        let Some((late, number)) = &self.0 else { return Poll::Ready(Vec::new()) };
        let mut state = lock(&late.state);
        if state.open.first().is_some_and(|first| first < number) {
            if !state.wakers.iter().any(|waker| waker.will_wake(cx.waker())) {
                state.wakers.push(cx.waker().clone());
            }
            return Poll::Pending;
        }
        let now = state.next;
        let concerns = |late: &&mut LateFault| {
            late.number < *number && late.told.is_none_or(|told| *number < told)
        };
        let mut faults: Vec<_> = state.faults.iter_mut().filter(concerns).collect();
        faults.sort_by_key(|late| late.number);
        let told = faults.into_iter().map(|late| {
            late.told.get_or_insert(now);
            (late.about.clone(), late.fault.clone())
        });
        Poll::Ready(told.collect())
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let Some((late, _)) = &self.0 else { return };
        let mut state = lock(&late.state);
        state.n_tickets -= 1;
        if state.n_tickets == 0 {
            state.faults.retain(|late| late.told.is_none());
        }
    }
}

impl Gpu {
    /// Calls `f`, and catches wgpu's errors. Reports that come later go to `late`.
    pub(super) fn scoped<T>(&self, about: About, f: impl FnOnce() -> T) -> Result<T, Fault> {
        let scopes = Scopes::open(&self.device);
        let result = f();
        match scopes.close() {
            Said::Now(None) => Ok(result),
            Said::Now(Some(fault)) => Err(fault),
            Said::Later(said) => {
                let (late, number) = (Arc::clone(&self.late), self.late.expect());
                spawn(async move { late.hear(number, about, said.await) });
                Ok(result)
            }
        }
    }

    /// A ticket for all calls so far.
    pub(super) fn ticket(&self) -> Ticket {
        self.late.ticket()
    }

    /// Is done when all reports about the calls before the ticket have come.
    ///
    /// # Errors
    /// The error of the first faulty call; or that the device is lost.
    pub(super) async fn heard(&self, ticket: &Ticket, doing: &'static str) -> Result<(), Error> {
        let faults = poll_fn(|cx| ticket.poll(cx)).await;
        for (about, _) in &faults {
            if let About::Kernel(info) = about {
                self.forget_kernel(info);
            }
        }
        match faults.into_iter().next() {
            Some((about, fault)) => Err(self.late_error(about, fault)),
            None => self.check(doing),
        }
    }

    /// Drops the pipelines and bind groups of a kernel that was refused.
    fn forget_kernel(&self, info: &'static KernelInfo) {
        if let Ok(mut state) = self.state() {
            state.pipelines.retain(|(kernel, ..), _| *kernel != address(info));
            state.bindings.forget_kernel(address(info));
        }
    }

    /// The error of a call that seemed to succeed when it returned.
    fn late_error(&self, about: About, fault: Fault) -> Error {
        match (about, fault.kind) {
            (About::Submission { doing, commands }, FaultKind::Invalid | FaultKind::Internal)
                if !commands.is_empty() =>
            {
                match self.notice(doing, None) {
                    Err(lost) => lost,
                    Ok(()) => {
                        let (device, message) = (self.name.clone(), fault.message);
                        Error::Refused { device, commands, doing, message }
                    }
                }
            }
            (about, _) => self.error(&about, fault),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wait::polled;

    fn fault(message: &str) -> Option<Fault> {
        Some(Fault { kind: FaultKind::Invalid, message: message.to_owned() })
    }

    fn heard(ticket: &Ticket) -> Poll<Vec<String>> {
        let heard = polled(poll_fn(|cx| ticket.poll(cx)));
        heard.map(|faults| faults.into_iter().map(|(_, fault)| fault.message).collect())
    }

    #[test]
    fn who_waits_hears_of_all_calls_before_and_of_none_after() {
        let late = Arc::new(Late::default());
        let (first, second) = (late.expect(), late.expect());
        let ticket = late.ticket();
        let third = late.expect();
        late.hear(second, About::Call("a"), fault("second"));
        late.hear(third, About::Call("a"), fault("third"));
        assert_eq!(heard(&ticket), Poll::Pending);
        late.hear(first, About::Call("a"), fault("first"));
        assert_eq!(heard(&ticket), Poll::Ready(vec!["first".to_owned(), "second".to_owned()]));
        drop(ticket);
        assert_eq!(heard(&late.ticket()), Poll::Ready(vec!["third".to_owned()]));
        assert_eq!(heard(&late.ticket()), Poll::Ready(Vec::new()));
        assert!(lock(&late.state).faults.is_empty());
    }

    #[test]
    fn all_that_were_waiting_hear_of_a_fault() {
        let late = Arc::new(Late::default());
        let call = late.expect();
        let tickets = [late.ticket(), late.ticket()];
        late.hear(call, About::Call("a"), fault("it"));
        for ticket in &tickets {
            assert_eq!(heard(ticket), Poll::Ready(vec!["it".to_owned()]));
        }
        let later = late.ticket();
        assert_eq!(heard(&later), Poll::Ready(Vec::new()));
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
}
