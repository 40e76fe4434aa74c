//! Uploads: limits the host memory that holds data on its way to the GPU.
//!
//! wgpu stages data that is written to buffers and textures. It frees that memory when the
//! submission that copies it is done. This file takes the bytes of each upload, submits them once
//! enough have gathered, and waits for the oldest if too many are on their way. So the memory is
//! bounded over all calls.

use std::collections::VecDeque;

use super::{Gpu, lock};
use crate::{Error, wait::IS_WEB};

/// The bytes that gather before an automatic submission.
const GATHERED: u64 = 4 << 20;

/// If more bytes are on their way, apart from the last submission, the next upload waits for the
/// oldest.
const ON_THEIR_WAY: u64 = 32 << 20;

/// Bytes that are staged.
#[derive(Default)]
pub(super) struct Uploads {
    /// Bytes that are not submitted yet.
    gathered: u64,
    /// Submissions, each with the bytes that it copies: at least [`GATHERED`], except for the last
    /// one.
    on_their_way: VecDeque<(wgpu::SubmissionIndex, u64)>,
}

impl Uploads {
    /// The gathered bytes go with this submission.
    fn submitted(&mut self, submission: wgpu::SubmissionIndex) {
        let gathered = std::mem::take(&mut self.gathered);
        if IS_WEB {
            return; // the browser holds the memory now, and no thread can wait for it
        }
        match self.on_their_way.back_mut() {
            _ if gathered == 0 => {}
            Some(last) if last.1 < GATHERED => *last = (submission, last.1 + gathered),
            _ => self.on_their_way.push_back((submission, gathered)),
        }
    }

    /// Takes out the oldest submission, if the next upload has to wait for it.
    fn take_overdue(&mut self) -> Option<(wgpu::SubmissionIndex, u64)> {
        let before_last = self.on_their_way.len().saturating_sub(1);
        let bytes: u64 = self.on_their_way.iter().take(before_last).map(|(_, bytes)| bytes).sum();
        if bytes > ON_THEIR_WAY { self.on_their_way.pop_front() } else { None }
    }
}

impl Gpu {
    /// Waits until there is room for another upload. The state must not be locked: other threads
    /// launch meanwhile.
    pub(super) fn make_room_for_upload(&self) -> Result<(), Error> {
        let take_overdue = || lock(&self.uploads).take_overdue();
        while let Some((submission, bytes)) = take_overdue() {
            let waited = self.wait(submission.clone(), "waiting for uploads");
            waited.inspect_err(|_| {
                lock(&self.uploads).on_their_way.push_front((submission, bytes));
            })?;
        }
        Ok(())
    }

    /// Adds staged bytes. It may submit, so the caller must have an error scope open.
    pub(super) fn staged(&self, bytes: u64) {
        let gathered = {
            let mut uploads = lock(&self.uploads);
            uploads.gathered += bytes;
            uploads.gathered
        };
        if gathered >= GATHERED {
            let submission = self.queue.submit([]);
            self.submitted(&submission);
        }
    }

    /// Whether some staged bytes are not submitted.
    pub(super) fn has_staged(&self) -> bool {
        lock(&self.uploads).gathered > 0
    }

    /// Tells that a submission takes along the staged bytes.
    pub(super) fn submitted(&self, submission: &wgpu::SubmissionIndex) {
        lock(&self.uploads).submitted(submission.clone());
    }
}
