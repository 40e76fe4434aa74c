//! Stores that fill workgroup memory anew in each round of a loop: which of it is of an earlier round.
//!
//! The compiler says which stores these are. An element is stale if the store has filled others again,
//! a barrier ago, and the invocation that had filled this one was not among those who did.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::shadow::Stamp;

/// When such stores were executed in this workgroup.
pub(super) struct Refills {
    sites: &'static [u16],
    /// When the workgroup began.
    start: Cell<u32>,
    /// When one of them stored last to what it had stored to before.
    latest: Cell<u32>,
    /// By invocation and site.
    last: RefCell<BTreeMap<u32, u32>>,
    /// By site, when it stored to what it had stored to before.
    again: RefCell<BTreeMap<u16, u32>>,
}

impl Refills {
    pub(super) fn new(sites: &'static [u16]) -> Self {
        Self {
            sites,
            start: Cell::new(0),
            latest: Cell::new(0),
            last: RefCell::default(),
            again: RefCell::default(),
        }
    }

    /// Whether the kernel has such stores.
    #[inline(always)]
    pub(super) fn are_there(&self) -> bool {
        !self.sites.is_empty()
    }

    pub(super) fn begin_workgroup(&self, now: u32) {
        self.start.set(now);
        self.latest.set(0);
        self.last.borrow_mut().clear();
        self.again.borrow_mut().clear();
    }

    /// A store by `who` at the time `now`, after the store `before`.
    pub(super) fn store(&self, who: u32, now: u32, before: Stamp) {
        let site = who as u16;
        if !self.sites.contains(&site) {
            return;
        }
        if before.site() == site && (self.start.get()..now).contains(&before.time()) {
            self.again.borrow_mut().insert(site, now);
            self.latest.set(now);
        }
        self.last.borrow_mut().insert(who, now);
    }

    /// Whether what a store has left may be of an earlier round.
    #[inline(always)]
    pub(super) fn may_have_left_out(&self, write: Stamp) -> bool {
        write.time() < self.latest.get()
    }

    /// Whether what the last store to it has left is of an earlier round, at the time `now`.
    pub(super) fn has_left_out(&self, write: Stamp, now: u32) -> bool {
        let again = self.again.borrow().get(&write.site()).copied();
        let last = self.last.borrow().get(&write.whose()).copied();
        again.is_some_and(|again| write.time() < again && again < now) && last == Some(write.time())
    }
}
