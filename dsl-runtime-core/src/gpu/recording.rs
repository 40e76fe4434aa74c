//! Recording and submission: launches gather, and go to the queue together.
//!
//! Takes validated launches, records them, and submits them together: when a result is read, when
//! memory is written, at `sync`, or when enough have gathered. Invariant: commands reach the queue
//! in the order in which the host asked for them. Repeating a launch makes no wgpu calls and
//! allocates nothing.

use std::{mem, ptr, slice, sync::Arc};

use super::{
    Gpu, Memory, State,
    bind_groups::Bound,
    late::{Access, AccessKind, Contents, Effect},
    params::Params,
    scopes::{About, Call},
    timestamps::{Stopwatch, Timestamps},
};
use crate::{
    Error,
    launch::{self, Launch},
    trace::span,
    wait::{IS_WEB, may_wait, ready},
};

/// The number of launches that gather before an automatic submission: the first number at first, so
/// that the GPU begins while more are recorded. It doubles each time, up to the second number.
const PENDING: (usize, usize) = (8, 256);

/// A recorded command.
pub(super) enum Command {
    Dispatch(Dispatch),
    /// The bytes are whole words, and the two buffers differ.
    Copy {
        from: wgpu::Buffer,
        from_start: u64,
        to: wgpu::Buffer,
        to_start: u64,
        bytes: u64,
        accesses: [Access; 2],
    },
    /// The bytes are whole words.
    Clear {
        buffer: wgpu::Buffer,
        start: u64,
        bytes: u64,
        access: Access,
    },
}

/// A recorded launch.
pub(super) struct Dispatch {
    pub(super) bound: Arc<Bound>,
    /// The offset of its by-value parameters.
    pub(super) params: Option<u32>,
    pub(super) workgroups: Workgroups,
    /// Set if the launch is timed.
    pub(super) stopwatch: Option<Stopwatch>,
}

/// Commands that wgpu has refused: after they were recorded, the program destroyed a resource that
/// they use.
#[derive(Default)]
pub(super) struct Refused {
    /// Their names, each once.
    commands: Vec<String>,
    /// wgpu's message for the first one.
    message: String,
}

pub(super) enum Workgroups {
    Given([u32; 3]),
    /// The counts, and their offset in bytes.
    From(Counts, u64),
}

/// A buffer that holds workgroup counts.
pub(super) struct Counts {
    buffer: wgpu::Buffer,
    contents: Contents,
}

/// The name of a command for people.
#[derive(Debug, Clone, Copy)]
pub(super) enum CommandName {
    Kernel(&'static str),
    Copy,
    Fill,
}

impl CommandName {
    pub(super) fn text(self) -> String {
        match self {
            Self::Kernel(kernel) => format!("kernel `{kernel}`"),
            Self::Copy => "a copy".to_owned(),
            Self::Fill => "a fill".to_owned(),
        }
    }
}

const _: () = assert!(
    2 * PENDING.1 <= wgpu::QUERY_SET_MAX_QUERIES as usize,
    "each launch of a submission may be timed"
);

impl Command {
    fn dispatch(&self) -> Option<&Dispatch> {
        match self {
            Command::Dispatch(dispatch) => Some(dispatch),
            Command::Copy { .. } | Command::Clear { .. } => None,
        }
    }

    pub(super) fn stopwatch(&self) -> Option<&Stopwatch> {
        self.dispatch()?.stopwatch.as_ref()
    }

    fn name(&self) -> CommandName {
        match self {
            Command::Dispatch(Dispatch { bound, .. }) => match bound.kernel {
                Some(kernel) => CommandName::Kernel(kernel.name),
                None => CommandName::Fill,
            },
            Command::Copy { .. } => CommandName::Copy,
            Command::Clear { .. } => CommandName::Fill,
        }
    }

    fn effect(&self) -> Effect {
        match self {
            Command::Dispatch(Dispatch { bound, workgroups, .. }) => {
                let mut accesses = bound.accesses.clone();
                if let Workgroups::From(Counts { contents, .. }, _) = workgroups {
                    accesses.push(contents.access(AccessKind::Read));
                }
                Effect { kernel: bound.kernel, accesses }
            }
            Command::Copy { accesses, .. } => Effect::new(accesses),
            Command::Clear { access, .. } => Effect::new(slice::from_ref(access)),
        }
    }
}

impl Refused {
    fn add(&mut self, command: &Command, message: String) {
        if self.commands.is_empty() {
            self.message = message;
        }
        add_name(&mut self.commands, &command.name().text());
    }
}

/// Adds a name, unless it is there.
pub(super) fn add_name(names: &mut Vec<String>, name: &str) {
    if !names.iter().any(|other| other == name) {
        names.push(name.to_owned());
    }
}

impl Workgroups {
    /// The workgroups of a launch on a GPU.
    pub(super) fn of(launch: &Launch<'_>) -> Option<Self> {
        match launch.workgroups {
            launch::Workgroups::Given(workgroups) => Some(Self::Given(workgroups)),
            launch::Workgroups::From(counts) => {
                let Memory { buffer, contents, .. } = counts.memory.gpu()?;
                let held = Counts { buffer: buffer.clone(), contents: contents.clone() };
                Some(Self::From(held, counts.span.start))
            }
        }
    }

    pub(super) fn dispatch(&self, pass: &mut wgpu::ComputePass<'_>) {
        match self {
            Self::Given([x, y, z]) => pass.dispatch_workgroups(*x, *y, *z),
            Self::From(counts, start) => pass.dispatch_workgroups_indirect(&counts.buffer, *start),
        }
    }
}

impl Gpu {
    /// Records a launch, whose arguments are all of this GPU.
    pub(crate) fn record(
        &self,
        launch: &Launch<'_>,
        stopwatch: Option<Stopwatch>,
    ) -> Result<(), Error> {
        const DOING: &str = "recording a launch";
        self.check(DOING)?;
        let mut state = self.state_after_others()?;
        let bound = self.bound(&mut state, launch)?;
        self.make_room(&mut state, DOING)?;
        let params = self.place(&mut state, &launch.params, DOING)?;
        // All arguments are of one device, and this one is not the host: `None` is impossible.
        let Some(workgroups) = Workgroups::of(launch) else { return Ok(()) };
        let dispatch = Dispatch { bound, params, workgroups, stopwatch };
        state.pending.push(Command::Dispatch(dispatch));
        Ok(())
    }

    /// Records a copy or a fill.
    pub(super) fn push(
        &self,
        command: impl FnOnce(&mut State) -> Result<Command, Error>,
    ) -> Result<(), Error> {
        const DOING: &str = "recording a copy";
        self.check(DOING)?;
        let mut state = self.state_after_others()?;
        let command = command(&mut state)?;
        self.make_room(&mut state, DOING)?;
        state.pending.push(command);
        Ok(())
    }

    /// Submits the recorded commands, if enough have gathered.
    fn make_room(&self, state: &mut State, doing: &'static str) -> Result<(), Error> {
        if state.pending.len() >= state.batch.max(PENDING.0) {
            self.hand_over(state, doing, |_| ())?;
            state.batch = (2 * state.batch).clamp(2 * PENDING.0, PENDING.1);
        }
        Ok(())
    }

    /// The offset of a launch's by-value parameters, if it has any.
    fn place(
        &self,
        state: &mut State,
        words: &[u32],
        doing: &'static str,
    ) -> Result<Option<u32>, Error> {
        if words.is_empty() {
            return Ok(None);
        }
        if let Some(offset) = state.params.place(words, self.params_align) {
            return Ok(Some(offset));
        }
        self.hand_over(state, doing, |_| ())?;
        state.params.clear();
        Ok(state.params.place(words, self.params_align))
    }

    /// Submits the recorded commands, and waits for them.
    pub(crate) fn sync(self: &Arc<Self>) -> Result<(), Error> {
        const DOING: &str = "waiting for launches";
        span!("wait");
        may_wait("Device::sync", "Device::sync_async")?;
        if IS_WEB {
            return ready(self.sync_async());
        }
        let mut state = self.state()?;
        state.batch = 0;
        if state.pending.is_empty() && !self.has_staged() {
            // Some drivers submit nothing more until they are done with the rest.
            self.tell_refused(&mut state, DOING)?;
            drop(state);
            return self.finish(DOING);
        }
        let submission = self.submit(&mut state, DOING, |_| ())?;
        drop(state);
        self.wait(submission, DOING)
    }

    /// Submits the recorded commands, if there are any.
    pub(super) fn flush_state(&self, state: &mut State) -> Result<(), Error> {
        const DOING: &str = "submitting launches";
        match state.pending.is_empty() {
            true => self.tell_refused(state, DOING),
            false => self.submit(state, DOING, |_| ()).map(drop),
        }
    }

    /// Submits the recorded commands, then the commands that `tail` encodes.
    ///
    /// # Errors
    /// [`Error::Refused`] if wgpu refuses some of the recorded commands, now or before: the rest of
    /// them is submitted, without the tail.
    pub(super) fn submit(
        &self,
        state: &mut State,
        doing: &'static str,
        tail: impl FnOnce(&mut wgpu::CommandEncoder),
    ) -> Result<wgpu::SubmissionIndex, Error> {
        let submission = self.hand_over(state, doing, tail)?;
        self.tell_refused(state, doing)?;
        Ok(submission)
    }

    /// The same, but refused commands are reported later, by a call that waits for them.
    fn hand_over(
        &self,
        state: &mut State,
        doing: &'static str,
        tail: impl FnOnce(&mut wgpu::CommandEncoder),
    ) -> Result<wgpu::SubmissionIndex, Error> {
        span!("submit", commands = state.pending.len());
        let mut pending = mem::take(&mut state.pending);
        let submission = match self.submit_all(&mut state.params, &pending, doing, tail) {
            // If one command is wrong, wgpu executes none of the submission's commands.
            Err(Error::Gpu { message, .. }) if !pending.is_empty() => {
                self.submit_apart(state, &pending, doing, message)
            }
            submission => submission,
        };
        pending.clear();
        state.pending = pending; // its memory serves later commands
        // If it failed, it is unknown whether the parameters were written.
        let submission = submission.inspect_err(|_| state.params.clear())?;
        self.check(doing)?; // the submission has polled
        Ok(submission)
    }

    /// Submits commands that include wrong ones. Halves them until each wrong command is alone. If
    /// no command is wrong, the error is `message`.
    fn submit_apart(
        &self,
        state: &mut State,
        commands: &[Command],
        doing: &'static str,
        message: String,
    ) -> Result<wgpu::SubmissionIndex, Error> {
        let mut is_refused = false;
        let mut parts = vec![commands];
        while let Some(part) = parts.pop() {
            state.params.write_again();
            match (self.submit_all(&mut state.params, part, doing, |_| ()), part) {
                (Err(Error::Gpu { message, .. }), [command]) => {
                    state.refused.add(command, message);
                    is_refused = true;
                }
                (Err(Error::Gpu { .. }), _) => {
                    let (first, second) = part.split_at(part.len() / 2);
                    parts.extend([second, first]); // the first one is popped first
                }
                (Ok(_), _) => {}
                (Err(error), _) => return Err(error),
            }
        }
        if !is_refused {
            // Then the tail is wrong.
            return Err(Error::Gpu { device: self.name.clone(), doing, message });
        }
        self.submit_all(&mut state.params, &[], doing, |_| ())
    }

    /// One submission.
    fn submit_all(
        &self,
        params: &mut Params,
        commands: &[Command],
        doing: &'static str,
        tail: impl FnOnce(&mut wgpu::CommandEncoder),
    ) -> Result<wgpu::SubmissionIndex, Error> {
        // Native wgpu reports at once, and `submit_apart` finds the wrong command.
        let commands_here = if IS_WEB { commands } else { &[] };
        let names = commands_here.iter().map(Command::name).collect();
        let about = About::Submission { doing, commands: names };
        let call = Call::new(about, || commands.iter().map(Command::effect).collect());
        let submission = self.caught(call, || {
            params.write(&self.queue);
            let mut encoder =
                self.device.create_command_encoder(&wgpu::CommandEncoderDescriptor::default());
            let timestamps = self.timestamps(commands);
            encode(&mut encoder, commands, timestamps.as_ref());
            tail(&mut encoder);
            let submission = self.queue.submit([encoder.finish()]);
            (submission, timestamps)
        });
        let (submission, timestamps) = submission?;
        timestamps.inspect(|timestamps| timestamps.tell(commands));
        self.submitted(&submission);
        Ok(submission)
    }

    /// Returns the error for refused commands, once.
    fn tell_refused(&self, state: &mut State, doing: &'static str) -> Result<(), Error> {
        let Refused { commands, message } = mem::take(&mut state.refused);
        match commands.is_empty() {
            true => Ok(()),
            false => Err(Error::Refused { device: self.name.clone(), commands, doing, message }),
        }
    }
}

/// Encodes the recorded commands. Launches that follow one another share a pass. Each timed launch
/// has a pass of its own.
fn encode(
    encoder: &mut wgpu::CommandEncoder,
    pending: &[Command],
    timestamps: Option<&Timestamps>,
) {
    let shares_pass =
        |command: &Command| command.dispatch().is_some_and(|launch| launch.stopwatch.is_none());
    let mut slots = 0..;
    for commands in pending.chunk_by(|a, b| shares_pass(a) && shares_pass(b)) {
        match commands {
            [Command::Copy { from, from_start, to, to_start, bytes, accesses: _ }] => {
                encoder.copy_buffer_to_buffer(from, *from_start, to, *to_start, *bytes);
            }
            [Command::Clear { buffer, start, bytes, access: _ }] => {
                encoder.clear_buffer(buffer, *start, Some(*bytes));
            }
            launches => {
                let slot = launches[0].stopwatch().and_then(|_| slots.next());
                let writes = slot.zip(timestamps).map(|(slot, all)| all.writes(slot));
                encode_pass(encoder, launches.iter().filter_map(Command::dispatch), writes);
            }
        }
    }
    if let Some(timestamps) = timestamps {
        timestamps.resolve(encoder);
    }
}

/// Encodes launches into one pass. It sets the pipeline and the bind group only when they change.
fn encode_pass<'a>(
    encoder: &mut wgpu::CommandEncoder,
    dispatches: impl Iterator<Item = &'a Dispatch>,
    timestamp_writes: Option<wgpu::ComputePassTimestampWrites<'_>>,
) {
    let descriptor = wgpu::ComputePassDescriptor { label: None, timestamp_writes };
    let mut pass = encoder.begin_compute_pass(&descriptor);
    let mut last: Option<&Dispatch> = None;
    for dispatch in dispatches {
        let Dispatch { bound, params, workgroups, stopwatch: _ } = dispatch;
        let pipeline = last.map(|last| ptr::from_ref(&*last.bound.pipeline));
        if pipeline != Some(ptr::from_ref(&*bound.pipeline)) {
            pass.set_pipeline(&bound.pipeline.pipeline);
        }
        if !last.is_some_and(|last| Arc::ptr_eq(&last.bound, bound) && last.params == *params) {
            pass.set_bind_group(0, &bound.bind_group, params.as_slice());
            bound.arrays.iter().for_each(|arrays| pass.set_bind_group(1, arrays, &[]));
        }
        workgroups.dispatch(&mut pass);
        last = Some(dispatch);
    }
}
