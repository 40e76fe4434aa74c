//! Recording and submission: launches gather, and go to the queue together.
//!
//! Takes validated launches, records them, and submits them together: when a result is read, when
//! memory is written, at `sync`, or when enough have gathered. Invariant: commands reach the queue
//! in the order in which the host asked for them. Recording a launch like one before calls nothing
//! of wgpu's and allocates nothing.

use std::{ptr, sync::Arc};

use super::{Gpu, State, bind_groups::Bound};
use crate::{
    Error,
    launch::{self, Launch},
};

/// Launches that gather before they are submitted without being asked for: few at first, so that
/// the GPU begins while more are recorded, then twice as many each time, up to the second number.
const PENDING: (usize, usize) = (8, 256);

/// What is recorded.
pub(super) enum Command {
    Dispatch(Dispatch),
    /// The bytes are whole words, and the two buffers differ.
    Copy {
        from: wgpu::Buffer,
        from_start: u64,
        to: wgpu::Buffer,
        to_start: u64,
        bytes: u64,
    },
    /// The bytes are whole words.
    Clear {
        buffer: wgpu::Buffer,
        start: u64,
        bytes: u64,
    },
}

/// A recorded launch.
pub(super) struct Dispatch {
    bound: Arc<Bound>,
    /// Where its by-value parameters lie.
    params: Option<u32>,
    workgroups: Workgroups,
}

enum Workgroups {
    Given([u32; 3]),
    /// They begin so many bytes into a buffer.
    From(wgpu::Buffer, u64),
}

impl Gpu {
    /// Records a launch, whose arguments are all of this GPU.
    pub(crate) fn record(&self, launch: &Launch<'_>) -> Result<(), Error> {
        const DOING: &str = "recording a launch";
        self.check(DOING)?;
        let mut state = self.state();
        let bound = self.bound(&mut state, launch)?;
        self.make_room(&mut state, DOING)?;
        let params = self.place(&mut state, &launch.params, DOING)?;
        let workgroups = match launch.workgroups {
            launch::Workgroups::Given(workgroups) => Workgroups::Given(workgroups),
            launch::Workgroups::From(counts) => match counts.memory.gpu() {
                Some(memory) => Workgroups::From(memory.buffer.clone(), counts.span.start),
                None => return Ok(()), // a launch is of one device, and this is not the host
            },
        };
        state.pending.push(Command::Dispatch(Dispatch { bound, params, workgroups }));
        Ok(())
    }

    /// Records what is no launch.
    pub(super) fn push(&self, command: Command) -> Result<(), Error> {
        const DOING: &str = "recording a copy";
        self.check(DOING)?;
        let mut state = self.state();
        self.make_room(&mut state, DOING)?;
        state.pending.push(command);
        Ok(())
    }

    /// Submits what is recorded, if it is enough.
    fn make_room(&self, state: &mut State, doing: &'static str) -> Result<(), Error> {
        if state.pending.len() >= state.batch.max(PENDING.0) {
            self.submit(state, doing, |_| ())?;
            state.batch = (2 * state.batch).clamp(2 * PENDING.0, PENDING.1);
        }
        Ok(())
    }

    /// Where the by-value parameters of a launch lie, if it has any.
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
        self.submit(state, doing, |_| ())?;
        state.params.clear();
        Ok(state.params.place(words, self.params_align))
    }

    /// Submits what is recorded, and waits for it.
    pub(crate) fn sync(&self) -> Result<(), Error> {
        const DOING: &str = "waiting for launches";
        let mut state = self.state();
        let submission = self.submit(&mut state, DOING, |_| ())?;
        state.batch = 0;
        drop(state);
        self.wait(submission, DOING)
    }

    /// Submits what is recorded, then what `tail` encodes.
    pub(super) fn submit(
        &self,
        state: &mut State,
        doing: &'static str,
        tail: impl FnOnce(&mut wgpu::CommandEncoder),
    ) -> Result<wgpu::SubmissionIndex, Error> {
        let submission = self.scoped(|| {
            state.params.write(&self.queue);
            let mut encoder =
                self.device.create_command_encoder(&wgpu::CommandEncoderDescriptor::default());
            encode(&mut encoder, &state.pending);
            tail(&mut encoder);
            self.queue.submit([encoder.finish()])
        });
        state.pending.clear();
        let submission = submission.map_err(|error| {
            state.params.clear(); // whether they were written is not known
            self.error(doing, error)
        })?;
        self.check(doing)?; // to submit has polled
        Ok(submission)
    }
}

/// Encodes what is recorded: launches that follow one another in one pass.
fn encode(encoder: &mut wgpu::CommandEncoder, pending: &[Command]) {
    let dispatches = |command: &Command| matches!(command, Command::Dispatch(_));
    for commands in pending.chunk_by(|a, b| dispatches(a) && dispatches(b)) {
        match commands {
            [Command::Copy { from, from_start, to, to_start, bytes }] => {
                encoder.copy_buffer_to_buffer(from, *from_start, to, *to_start, *bytes);
            }
            [Command::Clear { buffer, start, bytes }] => {
                encoder.clear_buffer(buffer, *start, Some(*bytes));
            }
            launches => encode_pass(
                encoder,
                launches.iter().filter_map(|command| match command {
                    Command::Dispatch(dispatch) => Some(dispatch),
                    Command::Copy { .. } | Command::Clear { .. } => None,
                }),
            ),
        }
    }
}

/// Encodes launches into one pass. What stays the same from one to the next is set once.
fn encode_pass<'a>(
    encoder: &mut wgpu::CommandEncoder,
    dispatches: impl Iterator<Item = &'a Dispatch>,
) {
    let mut pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor::default());
    let mut last: Option<&Dispatch> = None;
    for dispatch in dispatches {
        let Dispatch { bound, params, workgroups } = dispatch;
        let pipeline = last.map(|last| ptr::from_ref(&*last.bound.pipeline));
        if pipeline != Some(ptr::from_ref(&*bound.pipeline)) {
            pass.set_pipeline(&bound.pipeline.pipeline);
        }
        if !last.is_some_and(|last| Arc::ptr_eq(&last.bound, bound) && last.params == *params) {
            pass.set_bind_group(0, &bound.bind_group, params.as_slice());
        }
        match workgroups {
            Workgroups::Given([x, y, z]) => pass.dispatch_workgroups(*x, *y, *z),
            Workgroups::From(counts, start) => pass.dispatch_workgroups_indirect(counts, *start),
        }
        last = Some(dispatch);
    }
}
