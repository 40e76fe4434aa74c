//! Recording and submission: launches gather, and go to the queue together.
//!
//! Takes validated launches, records them, and submits them together: when a result is read, when
//! memory is written, at `sync`, or when enough have gathered. Invariant: commands reach the queue
//! in the order in which the host asked for them.

use std::sync::Arc;

use super::{
    Gpu, State,
    pipelines::Pipeline,
    timestamps::{Stopwatch, Timestamps},
};
use crate::{Error, launch::Launch};

/// Launches that gather before they are submitted without being asked for: few at first, so that
/// the GPU begins while more are recorded, then twice as many each time, up to the second number.
const PENDING: (usize, usize) = (8, 256);

/// Bytes of by-value parameters that gather before a submission: the least uniform buffer that
/// WebGPU guarantees.
pub(super) const PARAMS_BYTES: u64 = 65_536;

/// A recorded launch.
pub(super) struct Dispatch {
    pipeline: Arc<Pipeline>,
    bind_group: wgpu::BindGroup,
    params_offset: Option<u32>,
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
        let pipeline = self.pipeline(&mut state, launch)?;
        let params_end = state.params.len() + size_of_val(&launch.params[..]);
        if state.pending.len() >= state.batch.max(PENDING.0) || params_end as u64 > PARAMS_BYTES {
            self.submit(&mut state, DOING, |_| ())?;
            state.batch = (2 * state.batch).clamp(2 * PENDING.0, PENDING.1);
        }
        let bind_group = self.bind_group(&mut state, &pipeline, launch)?;
        let params_offset = (!launch.params.is_empty()).then_some(state.params.len() as u32);
        state.params.extend_from_slice(bytemuck::cast_slice(&launch.params));
        let aligned = state.params.len().next_multiple_of(self.params_align.max(1));
        state.params.resize(aligned, 0);
        state.pending.push(Dispatch {
            pipeline,
            bind_group,
            params_offset,
            workgroups: launch.workgroups,
            stopwatch,
        });
        self.check(DOING)
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
        let submission = self.attempt(doing, || {
            if let Some(buffer) = state.params_buffer.as_ref().filter(|_| !state.params.is_empty())
            {
                self.queue.write_buffer(buffer, 0, &state.params);
            }
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
        state.params.clear();
        state.bind_groups.clear();
        submission
    }

    pub(super) fn params_buffer(&self) -> Result<wgpu::Buffer, Error> {
        self.attempt("creating a buffer", || {
            self.device.create_buffer(&wgpu::BufferDescriptor {
                label: Some("parameters"),
                // The last launch's parameters may be followed by padding.
                size: PARAMS_BYTES + self.params_align as u64,
                usage: wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST,
                mapped_at_creation: false,
            })
        })
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
        let mut pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor {
            label: None,
            timestamp_writes: slot.zip(timestamps).map(|(slot, all)| all.writes(slot)),
        });
        for dispatch in launches {
            let [x, y, z] = dispatch.workgroups;
            pass.set_pipeline(&dispatch.pipeline.pipeline);
            pass.set_bind_group(0, &dispatch.bind_group, dispatch.params_offset.as_slice());
            pass.dispatch_workgroups(x, y, z);
        }
    }
    if let Some(timestamps) = timestamps {
        timestamps.resolve(encoder);
    }
}
