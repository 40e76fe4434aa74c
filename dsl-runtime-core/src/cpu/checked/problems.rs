//! Turns observations of the checker into problems: with the invocations, the workgroups and the
//! place.

use super::super::watch::{Atomically, Space};
use super::Checker;
use super::findings::{Party, Problem, Unlike};
use super::shadow::Stamp;

impl Checker<'_> {
    #[cold]
    pub(super) fn race(&self, space: Space, n: usize, before: (Stamp, bool), now: (u32, bool)) {
        let (stamp, writes) = before;
        let parties = [now.0, Stamp::who(stamp.lane(), stamp.site())];
        if parties.iter().any(|who| self.redirected.borrow().contains(who)) {
            return;
        }
        let other = self.party(space, stamp.lane(), stamp.site(), Some(stamp), writes);
        let (lane, site) = Stamp::lane_and_site(now.0);
        let by = self.party(space, lane, site, None, now.1);
        let barrier = space.barrier();
        let found = self.other_barriers.get()[barrier as usize];
        let found = found.filter(|_| by.workgroup == other.workgroup);
        let byte = self.grain(space).map_or(0, |grain| grain.byte(n));
        self.add(Problem::Race { by, other, byte, barrier, found });
    }

    #[cold]
    pub(super) fn unlike(
        &self,
        space: Space,
        n: usize,
        (who, how): (u32, Atomically),
        (stamp, other_how): (Stamp, Atomically),
    ) {
        let (lane, site) = Stamp::lane_and_site(who);
        self.unlike.borrow_mut().entry((stamp.site(), site)).or_insert_with(|| {
            let writes = |how| how != Atomically::Load;
            let other =
                self.party(space, stamp.lane(), stamp.site(), Some(stamp), writes(other_how));
            let by = self.party(space, lane, site, None, writes(how));
            let byte = self.grain(space).map_or(0, |grain| grain.byte(n));
            Unlike { space, byte, earlier: (other, other_how), later: (by, how) }
        });
    }

    #[cold]
    pub(super) fn lost_update(&self, space: Space, n: usize, pair: Stamp, other: Stamp) {
        let byte = self.grain(space).map_or(0, |grain| grain.byte(n));
        let by = self.party(space, pair.lane(), pair.site(), Some(pair), true);
        let other = self.party(space, other.lane(), other.site(), Some(other), true);
        self.add(Problem::LostUpdate { by, other, byte });
    }

    #[cold]
    pub(super) fn out_of_bounds(&self, lane: u32, site: u16, index: u32, len: u32) {
        let by = self.party(Space::Workgroup, lane, site, None, false);
        self.redirected.borrow_mut().insert(Stamp::who(lane, site));
        self.add(Problem::OutOfBounds { by, index, len });
    }

    /// Only the first one of a launch is reported: the others follow from it.
    #[cold]
    pub(super) fn not_finite(&self, who: u32, byte: usize, value: f64) {
        if !self.is_not_finite.replace(true) {
            let (lane, site) = Stamp::lane_and_site(who);
            let by = self.party(Space::Workgroup, lane, site, None, true);
            self.add(Problem::NotFinite { by, byte, value });
        }
    }

    /// A loop has used up its iterations, or has to end because another loop has.
    #[cold]
    pub(super) fn endless(&self, lane: u32, site: u16) -> bool {
        if self.fuel.get() > 0 {
            let by = self.party(Space::Workgroup, lane, site, None, false);
            let is_own = |who: &u32| Stamp::lane_and_site(*who).0 == lane;
            let is_outside = self.redirected.borrow().iter().any(is_own);
            self.add(Problem::Endless { by, is_outside });
            self.fuel.set(0);
        }
        false
    }

    /// After an endless loop was left, the kernel's behaviour is no longer its own: later problems
    /// are dropped.
    pub(super) fn add(&self, problem: Problem) {
        self.alarm();
        if self.fuel.get() > 0 {
            self.findings.borrow_mut().add(self.facts.sites, problem);
        }
    }

    /// `at` is the time of the access, if it may have been in another workgroup.
    pub(super) fn party(
        &self,
        space: Space,
        lane: u32,
        site: u16,
        at: Option<Stamp>,
        writes: bool,
    ) -> Party {
        let workgroups = self.workgroups.borrow();
        let number = at.and_then(|stamp| self.clock(space).workgroup(stamp));
        let workgroup = match number {
            Some(number) => workgroups.get(number),
            None => workgroups.last(),
        };
        Party { lane, workgroup: workgroup.copied().unwrap_or_default(), site, writes }
    }
}
