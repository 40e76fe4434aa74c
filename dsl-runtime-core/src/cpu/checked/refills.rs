//! Refill stores fill workgroup memory again in each round of a loop. Finds elements of earlier
//! rounds.
//!
//! The compiler says which stores are refill stores. An element is stale if such a store has filled
//! other elements again, a barrier ago, but the invocation that had filled this one took no part.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::shadow::Stamp;

/// The times at which refill stores were executed in this workgroup.
pub(super) struct Refills {
    sites: &'static [u16],
    /// The time at which the workgroup began.
    start: Cell<u32>,
    /// The last time at which any refill store overwrote an element of its own.
    latest: Cell<u32>,
    /// The last time of a store, by invocation and site.
    last: RefCell<BTreeMap<u32, u32>>,
    /// The last time, by site, at which the store overwrote an element of its own.
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
    #[cfg_attr(not(debug_assertions), inline(always))]
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

    /// Whether the value of this write may be of an earlier round. A fast test.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn may_have_left_out(&self, write: Stamp) -> bool {
        write.time() < self.latest.get()
    }

    /// Whether the value of the last write is of an earlier round, at the time `now`.
    pub(super) fn has_left_out(&self, write: Stamp, now: u32) -> bool {
        let again = self.again.borrow().get(&write.site()).copied();
        let last = self.last.borrow().get(&write.whose()).copied();
        again.is_some_and(|again| write.time() < again && again < now) && last == Some(write.time())
    }
}
