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

use std::{future::poll_fn, sync::Arc};

use super::{
    Gpu,
    late::{Contents, Effect, Ticket},
    pipelines::address,
    recording::{CommandName, add_name},
};
use crate::{Error, KernelInfo, wait::IS_WEB};

use platform::Scopes;
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
    Submission { doing: &'static str, commands: Arc<[CommandName]> },
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

/// A call that may fail.
pub(super) struct Call {
    pub(super) about: About,
    /// Empty except in browsers.
    effects: Vec<Effect>,
}

impl Call {
    /// A call with effects on data. `effects` is asked only in browsers.
    pub(super) fn new(about: impl Into<About>, effects: impl FnOnce() -> Vec<Effect>) -> Self {
        let effects = if IS_WEB { effects() } else { Vec::new() };
        Self { about: about.into(), effects }
    }
}

impl From<&'static str> for About {
    fn from(doing: &'static str) -> Self {
        Self::Call(doing)
    }
}

impl<A: Into<About>> From<A> for Call {
    fn from(about: A) -> Self {
        Self::new(about, Vec::new)
    }
}

impl Gpu {
    /// Calls `f`, and catches wgpu's errors. Reports that come later go to `late`.
    pub(super) fn scoped<T>(
        &self,
        call: impl Into<Call>,
        f: impl FnOnce() -> T,
    ) -> Result<T, Fault> {
        let call = call.into();
        let scopes = Scopes::open(&self.device);
        let result = f();
        self.report(scopes, call)?;
        Ok(result)
    }

    /// The report about a call, if it has come; a report that comes later goes to `late`.
    fn report(&self, scopes: Scopes, Call { about, effects }: Call) -> Result<(), Fault> {
        scopes.close(|| {
            let (late, number) = (Arc::clone(&self.late), self.late.expect(about, effects));
            move |report| late.hear(number, report)
        })
    }

    /// A ticket for all calls so far, and for the data that its holder reads.
    pub(super) fn ticket(&self, reads: Option<&Contents>) -> Ticket {
        self.late.ticket(reads)
    }

    /// Is done when all reports about the calls before the ticket have come.
    ///
    /// # Errors
    /// The fault that the ticket's holder receives; or that the device is lost.
    pub(super) async fn heard(&self, ticket: &Ticket, doing: &'static str) -> Result<(), Error> {
        let Some(told) = poll_fn(|cx| ticket.poll(cx)).await else {
            return self.check(doing);
        };
        if let (About::Kernel(info), true) = (&told.about, told.is_first) {
            self.forget_kernel(info);
        }
        Err(self.late_error(told.about, told.fault))
    }

    /// Drops the pipelines and bind groups of a kernel that was refused.
    fn forget_kernel(&self, info: &'static KernelInfo) {
        if let Ok(mut state) = self.state() {
            state.pipelines.retain(|key, _| key.kernel != address(info));
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
                        let mut names = Vec::new();
                        commands.iter().for_each(|command| add_name(&mut names, &command.text()));
                        Error::Refused { device, commands: names, doing, message }
                    }
                }
            }
            (about, _) => self.error(&about, fault),
        }
    }
}
