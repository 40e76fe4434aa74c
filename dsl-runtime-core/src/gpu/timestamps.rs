//! The GPU's own times of launches, for profiles.
//!
//! A launch with a [`Stopwatch`] gets a compute pass of its own, whose beginning and end write
//! timestamps. Its submission copies them to a buffer, which [`Gpu::times`] reads.

use std::{
    mem,
    sync::{Arc, Mutex},
    time::Duration,
};

use super::{Gpu, Readback, late::Contents, lock, recording::Command};
use crate::{Error, wait::Wait};

/// The places of the timestamps of some launches.
#[derive(Default)]
pub(crate) struct Timer {
    marks: Mutex<Vec<Mark>>,
}

/// Asks for the time of a launch. `launch` is a number that the timer's owner has chosen.
#[derive(Clone)]
pub(crate) struct Stopwatch {
    pub(crate) timer: Arc<Timer>,
    pub(crate) launch: usize,
}

/// A launch's timestamps: the pair with the number `slot` in a buffer of 64-bit words.
struct Mark {
    ticks: wgpu::Buffer,
    slot: usize,
    launch: usize,
}

/// Bytes of a pair of timestamps.
const PAIR: u64 = 2 * wgpu::QUERY_SIZE as u64;

/// The timestamps of a submission.
pub(super) struct Timestamps {
    queries: wgpu::QuerySet,
    ticks: wgpu::Buffer,
    n_pairs: u32,
}

impl Timestamps {
    /// The timestamps that a slot's pass writes.
    pub(super) fn writes(&self, slot: u32) -> wgpu::ComputePassTimestampWrites<'_> {
        wgpu::ComputePassTimestampWrites {
            query_set: &self.queries,
            beginning_of_pass_write_index: Some(2 * slot),
            end_of_pass_write_index: Some(2 * slot + 1),
        }
    }

    /// Copies the timestamps to a buffer that can be read.
    pub(super) fn resolve(&self, encoder: &mut wgpu::CommandEncoder) {
        encoder.resolve_query_set(&self.queries, 0..2 * self.n_pairs, &self.ticks, 0);
    }

    /// Tells the timers of submitted launches where the timestamps are.
    pub(super) fn tell(&self, commands: &[Command]) {
        let stopwatches = commands.iter().filter_map(Command::stopwatch);
        for (slot, Stopwatch { timer, launch }) in stopwatches.enumerate() {
            let mark = Mark { ticks: self.ticks.clone(), slot, launch: *launch };
            lock(&timer.marks).push(mark);
        }
    }
}

impl Gpu {
    pub(crate) fn has_timestamps(&self) -> bool {
        self.device.features().contains(wgpu::Features::TIMESTAMP_QUERY)
    }

    /// Timestamps for the launches that want some, if there are any.
    pub(super) fn timestamps(&self, commands: &[Command]) -> Option<Timestamps> {
        let n_pairs = commands.iter().filter_map(Command::stopwatch).count() as u32;
        (n_pairs > 0).then(|| Timestamps {
            queries: self.device.create_query_set(&wgpu::QuerySetDescriptor {
                label: Some("profile"),
                ty: wgpu::QueryType::Timestamp,
                count: 2 * n_pairs,
            }),
            ticks: self.device.create_buffer(&wgpu::BufferDescriptor {
                label: Some("profile"),
                size: u64::from(n_pairs) * PAIR,
                usage: wgpu::BufferUsages::QUERY_RESOLVE | wgpu::BufferUsages::COPY_SRC,
                mapped_at_creation: false,
            }),
            n_pairs,
        })
    }

    /// The times of a timer's launches, each with its number, once all launches have happened.
    pub(crate) async fn times(
        self: &Arc<Self>,
        timer: &Timer,
        how: Wait,
    ) -> Result<Vec<(usize, Duration)>, Error> {
        match how {
            Wait::Here => self.sync()?,
            Wait::Later => self.sync_async().await?,
        }
        let marks = mem::take(&mut *lock(&timer.marks));
        let period = f64::from(self.queue.get_timestamp_period());
        let mut times = Vec::with_capacity(marks.len());
        for marks in marks.chunk_by(|a, b| a.ticks == b.ticks) {
            let ticks = &marks[0].ticks;
            let readback = Readback::start(self, &Contents::default(), ticks, 0..ticks.size())?
                .arrived(how)
                .await?;
            readback.finish(|bytes| {
                let ticks: &[[u64; 2]] = bytemuck::cast_slice(bytes);
                for Mark { slot, launch, .. } in marks {
                    let [start, end] = ticks[*slot];
                    let ns = end.saturating_sub(start) as f64 * period;
                    times.push((*launch, Duration::from_nanos(ns as u64)));
                }
            })?;
        }
        Ok(times)
    }
}
