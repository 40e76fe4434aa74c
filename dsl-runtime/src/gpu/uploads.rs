//! Uploads: how much host memory holds what is on its way to the GPU.
//!
//! wgpu stages what is written to buffers and textures, and frees that memory when the submission that
//! copies it is done. Takes the bytes of each upload; submits them once enough have gathered, and
//! waits for the oldest where too many are on their way. So the memory is bounded over all calls.

use std::collections::VecDeque;

use super::{Gpu, lock};
use crate::{Error, wait::IS_WEB};

/// Bytes that gather before they are submitted without being asked for.
const GATHERED: u64 = 4 << 20;

/// Bytes on their way, beside those of the last submission, of which the next upload waits for some.
const ON_THEIR_WAY: u64 = 32 << 20;

/// Bytes that are staged.
#[derive(Default)]
pub(super) struct Uploads {
    /// Not submitted yet.
    gathered: u64,
    /// Submissions, each with the bytes that it copies; all but the last of at least [`GATHERED`].
    on_their_way: VecDeque<(wgpu::SubmissionIndex, u64)>,
}

impl Uploads {
    /// What has gathered goes with this submission.
    fn submitted(&mut self, submission: wgpu::SubmissionIndex) {
        let gathered = std::mem::take(&mut self.gathered);
        if IS_WEB {
            return; // it is the browser's memory by now, and nothing can wait for it
        }
        match self.on_their_way.back_mut() {
            _ if gathered == 0 => {}
            Some(last) if last.1 < GATHERED => *last = (submission, last.1 + gathered),
            _ => self.on_their_way.push_back((submission, gathered)),
        }
    }

    /// Takes the oldest submission out, if it is to be waited for before more is uploaded.
    fn take_overdue(&mut self) -> Option<(wgpu::SubmissionIndex, u64)> {
        let before_last = self.on_their_way.len().saturating_sub(1);
        let bytes: u64 = self.on_their_way.iter().take(before_last).map(|(_, bytes)| bytes).sum();
        if bytes > ON_THEIR_WAY { self.on_their_way.pop_front() } else { None }
    }
}

impl Gpu {
    /// Waits until there is room for another upload. Not with the state locked: others launch
    /// meanwhile.
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

    /// So many bytes have been staged; within a call that may fail.
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

    /// Whether something is staged that is not submitted.
    pub(super) fn has_staged(&self) -> bool {
        lock(&self.uploads).gathered > 0
    }

    /// A submission takes along what is staged.
    pub(super) fn submitted(&self, submission: &wgpu::SubmissionIndex) {
        lock(&self.uploads).submitted(submission.clone());
    }
}
