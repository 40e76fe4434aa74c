//! Recording and submission: launches gather, and go to the queue together.
//!
//! Takes validated launches, records them, and submits them together: when a result is read, when
//! memory is written, at `sync`, or when enough have gathered. Invariant: commands reach the queue
//! in the order in which the host asked for them. Recording a launch like one before calls nothing
//! of wgpu's and allocates nothing.

use std::{ptr, sync::Arc};

use super::{
    Gpu, State,
    bind_groups::Bound,
    timestamps::{Stopwatch, Timestamps},
};
use crate::{Error, launch::Launch};

/// Launches that gather before they are submitted without being asked for: few at first, so that
/// the GPU begins while more are recorded, then twice as many each time, up to the second number.
const PENDING: (usize, usize) = (8, 256);

/// A recorded launch.
pub(super) struct Dispatch {
    bound: Arc<Bound>,
    /// Where its by-value parameters lie.
    params: Option<u32>,
    workgroups: [u32; 3],
    /// If it is to be timed.
    pub(super) stopwatch: Option<Stopwatch>,
}

const _: () = assert!(
    2 * PENDING.1 <= wgpu::QUERY_SET_MAX_QUERIES as usize,
    "each launch of a submission may be timed"
);

impl Gpu {
    /// Records a launch, whose arguments are all of this GPU.
    pub(crate) fn record(
        &self,
        launch: &Launch<'_>,
        stopwatch: Option<Stopwatch>,
    ) -> Result<(), Error> {
        const DOING: &str = "recording a launch";
        self.check(DOING)?;
        let mut state = self.state();
        let bound = self.bound(&mut state, launch)?;
        if state.pending.len() >= state.batch.max(PENDING.0) {
            self.submit(&mut state, DOING, |_| ())?;
            state.batch = (2 * state.batch).clamp(2 * PENDING.0, PENDING.1);
        }
        let params = self.place(&mut state, &launch.params, DOING)?;
        state.pending.push(Dispatch { bound, params, workgroups: launch.workgroups, stopwatch });
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
        let submission = self.caught(doing, || {
            state.params.write(&self.queue);
            let mut encoder =
                self.device.create_command_encoder(&wgpu::CommandEncoderDescriptor::default());
            let timestamps = self.timestamps(&state.pending);
            encode(&mut encoder, &state.pending, timestamps.as_ref());
            tail(&mut encoder);
            let submission = self.queue.submit([encoder.finish()]);
            timestamps.inspect(|timestamps| timestamps.tell(&state.pending));
            submission
        });
        state.pending.clear();
        // If it failed, it is not known whether they were written.
        let submission = submission.inspect_err(|_| state.params.clear())?;
        self.check(doing)?; // to submit has polled
        Ok(submission)
    }
}

/// One pass for all launches, except for those that are timed: these have a pass each.
fn encode(
    encoder: &mut wgpu::CommandEncoder,
    pending: &[Dispatch],
    timestamps: Option<&Timestamps>,
) {
    let mut slots = 0..;
    for launches in pending.chunk_by(|a, b| a.stopwatch.is_none() && b.stopwatch.is_none()) {
        let slot = launches[0].stopwatch.as_ref().and_then(|_| slots.next());
        encode_pass(encoder, launches, slot.zip(timestamps).map(|(slot, all)| all.writes(slot)));
    }
    if let Some(timestamps) = timestamps {
        timestamps.resolve(encoder);
    }
}

/// Encodes launches into one pass. What stays the same from one to the next is set once.
fn encode_pass(
    encoder: &mut wgpu::CommandEncoder,
    launches: &[Dispatch],
    timestamp_writes: Option<wgpu::ComputePassTimestampWrites<'_>>,
) {
    let descriptor = wgpu::ComputePassDescriptor { label: None, timestamp_writes };
    let mut pass = encoder.begin_compute_pass(&descriptor);
    let mut last: Option<&Dispatch> = None;
    for dispatch in launches {
        let Dispatch { bound, params, workgroups: [x, y, z], .. } = dispatch;
        let pipeline = last.map(|last| ptr::from_ref(&*last.bound.pipeline));
        if pipeline != Some(ptr::from_ref(&*bound.pipeline)) {
            pass.set_pipeline(&bound.pipeline.pipeline);
        }
        if !last.is_some_and(|last| Arc::ptr_eq(&last.bound, bound) && last.params == *params) {
            pass.set_bind_group(0, &bound.bind_group, params.as_slice());
        }
        pass.dispatch_workgroups(*x, *y, *z);
        last = Some(dispatch);
    }
}
