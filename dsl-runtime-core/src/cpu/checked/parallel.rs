//! Records of buffers and textures for workgroups that run in parallel. They show whether accesses
//! race, not which invocations do.
//!
//! An element belongs to the first workgroup that accesses it. A read by another workgroup makes it
//! common, and read-only. A write by another workgroup is a race, and so is a write to a common
//! element. Invariant: owners change atomically, so of two workgroups that access an element one
//! sees the other, whatever their order. The stamps of an element matter only while it has one
//! owner, which runs on one thread.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use super::shadow::Stamp;
use super::unreached::Reached;

/// Words of a [`Record`].
pub(super) const WORDS: usize = 4;

/// The memory of a [`Record`].
pub(super) type Words = [AtomicU32; WORDS];

/// The owner of an element, and the stamps of the last write to it and of two reads.
pub(super) struct Record<'a>(pub(super) &'a Words);

/// An invocation that accesses an element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Accessor {
    /// Its workgroup, as an owner that only reads.
    owner: u32,
    /// The time and the invocation.
    stamp: u32,
}

/// The owner of an element that nobody has accessed, and of one that several workgroups read.
const NOBODY: u32 = 0;
const EVERYBODY: u32 = !WRITES;
/// The owner has written to it.
const WRITES: u32 = 1;

/// Bits of a stamp that hold the invocation.
const LANE_BITS: u32 = 10;

impl Accessor {
    /// The most workgroups that can be distinguished.
    pub(super) const MAX_WORKGROUPS: u64 = (EVERYBODY >> 1) as u64 - 1;

    /// An invocation of `workgroup`, which has passed `barriers` barriers; `who` is as in
    /// [`who`](Stamp::who). `None` if there are too many barriers or invocations.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn new(workgroup: u32, barriers: u32, who: u32) -> Option<Self> {
        let (lane, _) = Stamp::lane_and_site(who);
        let time = barriers.saturating_add(1);
        let fits = time >> (u32::BITS - LANE_BITS) == 0 && lane >> LANE_BITS == 0;
        fits.then_some(Self { owner: (workgroup + 1) << 1, stamp: time << LANE_BITS | lane })
    }
}

/// The owner of an element after an access; `None` if the access is a race.
#[cfg_attr(not(debug_assertions), inline(always))]
fn owner_after(before: u32, by: u32, writes: bool) -> Option<u32> {
    let writes = u32::from(writes);
    match before {
        NOBODY => Some(by | writes),
        before if before & !WRITES == by => Some(before | writes),
        before if (before | writes) & WRITES == 0 => Some(EVERYBODY),
        _ => None,
    }
}

impl Record<'_> {
    /// Whether the access races with an earlier one, or some workgroups race already.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn races(&self, by: Accessor, writes: bool) -> bool {
        let owner = &self.0[0];
        let before = owner.load(Relaxed);
        let mut after = owner_after(before, by.owner, writes);
        if after != Some(before) {
            let change = |before| owner_after(before, by.owner, writes);
            let changed = owner.fetch_update(Relaxed, Relaxed, change);
            after = changed.ok().and_then(change);
        }
        match after {
            None => true,
            Some(EVERYBODY) => false,
            Some(_) if writes => self.write(by.stamp),
            Some(_) => self.read(by.stamp),
        }
    }

    /// A write by the owner; whether it races with another invocation of the owner.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write(&self, stamp: u32) -> bool {
        let [_, write, read, other] = self.0.each_ref().map(|word| word.load(Relaxed));
        self.0[1].store(stamp, Relaxed);
        [write, read, other].into_iter().any(|before| is_unordered(before, stamp))
    }

    /// The same for a read.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read(&self, stamp: u32) -> bool {
        let [_, write, read, _] = self.0.each_ref().map(|word| word.load(Relaxed));
        // A later writer differs from at least one of two readers.
        let slot = if is_unordered(read, stamp) { &self.0[3] } else { &self.0[2] };
        slot.store(stamp, Relaxed);
        is_unordered(write, stamp)
    }
}

/// Who reached the record's element.
pub(super) fn reached(words: &Words) -> Reached {
    let [owner, write, ..] = words.each_ref().map(|word| word.load(Relaxed));
    match owner {
        NOBODY => Reached::No,
        EVERYBODY => Reached::Yes,
        owner if owner & WRITES == 0 => Reached::Yes,
        owner => Reached::By((owner >> 1) - 1, write & ((1 << LANE_BITS) - 1)),
    }
}

/// Whether two stamps have the same time and different invocations.
#[cfg_attr(not(debug_assertions), inline(always))]
fn is_unordered(before: u32, now: u32) -> bool {
    before != now && before >> LANE_BITS == now >> LANE_BITS
}

#[cfg(test)]
mod tests {
    use super::super::shadow::{self, Clock, Stamps};
    use super::*;

    #[derive(Clone, Copy)]
    enum Step {
        Barrier { workgroup: u32 },
        Access { workgroup: u32, lane: u32, writes: bool },
    }

    /// All sequences of `length` steps.
    fn each_sequence(length: usize, workgroups: u32, lanes: u32, test: &dyn Fn(&[Step])) {
        let mut steps = Vec::new();
        for workgroup in 0..workgroups {
            steps.push(Step::Barrier { workgroup });
            for lane in 0..lanes {
                steps.extend([false, true].map(|writes| Step::Access { workgroup, lane, writes }));
            }
        }
        for n in 0..steps.len().pow(length as u32) {
            let step = |at: usize| steps[n / steps.len().pow(at as u32) % steps.len()];
            test(&(0..length).map(step).collect::<Vec<_>>());
        }
    }

    /// Accesses, each with the number of barriers that its workgroup has passed.
    fn accesses(steps: &[Step]) -> Vec<([u32; 3], bool)> {
        let mut barriers = [0; 3];
        let mut accesses = Vec::new();
        for step in steps {
            match *step {
                Step::Barrier { workgroup } => barriers[workgroup as usize] += 1,
                Step::Access { workgroup, lane, writes } => {
                    accesses.push(([workgroup, barriers[workgroup as usize], lane], writes));
                }
            }
        }
        accesses
    }

    /// The definition of a race: compares all pairs of accesses.
    fn has_race(accesses: &[([u32; 3], bool)]) -> bool {
        let unordered = |[group, time, lane]: [u32; 3], other: [u32; 3]| {
            group != other[0] || time == other[1] && lane != other[2]
        };
        accesses.iter().enumerate().any(|(n, (by, writes))| {
            let mut before = accesses[..n].iter();
            before.any(|(other, wrote)| (*writes || *wrote) && unordered(*by, *other))
        })
    }

    fn is_found(accesses: &[([u32; 3], bool)]) -> bool {
        let words = Words::default();
        accesses.iter().fold(false, |found, ([workgroup, time, lane], writes)| {
            let by = Accessor::new(*workgroup, *time, Stamp::who(*lane, 7)).expect("it is small");
            Record(&words).races(by, *writes) || found
        })
    }

    /// The same with the records for workgroups that run one after another.
    fn is_found_in_turn(mut accesses: Vec<([u32; 3], bool)>) -> bool {
        accesses.sort_by_key(|([workgroup, ..], _)| *workgroup);
        let (stamps, clock) = (Stamps::default(), Clock::new(true));
        let (record, mut at, mut found) = (shadow::Record(&stamps), None, false);
        for ([workgroup, time, lane], writes) in accesses {
            if at.is_none_or(|(before, _)| before != workgroup) {
                assert!(clock.begin_workgroup());
                at = Some((workgroup, 0));
            }
            let (_, barriers) = at.expect("it has begun");
            (barriers..time).for_each(|_| assert!(clock.tick()));
            at = Some((workgroup, time));
            let who = Stamp::who(lane, 0);
            found |= match writes {
                true => record.write(&clock, who).is_some(),
                false => record.read(&clock, who).is_some(),
            };
        }
        found
    }

    /// The same with the records of workgroup memory.
    fn is_found_in_workgroup(accesses: &[([u32; 3], bool)]) -> bool {
        let (stamps, clock) = (Stamps::default(), Clock::new(false));
        let (record, mut barriers, mut found) = (shadow::Record(&stamps), 0, false);
        assert!(clock.begin_workgroup());
        for ([_, time, lane], writes) in accesses {
            (barriers..*time).for_each(|_| assert!(clock.tick()));
            barriers = *time;
            let who = Stamp::who(*lane, 0);
            found |= match writes {
                true => record.write_in_workgroup(&clock, who).is_some(),
                false => record.read_in_workgroup(&clock, who).is_some(),
            };
        }
        found
    }

    #[test]
    fn every_race_is_found_and_nothing_else() {
        let test = |steps: &[Step]| {
            let accesses = accesses(steps);
            let expected = has_race(&accesses);
            assert_eq!(is_found(&accesses), expected, "{accesses:?}");
            assert_eq!(is_found_in_turn(accesses.clone()), expected, "in turn: {accesses:?}");
        };
        each_sequence(4, 3, 2, &test);
        each_sequence(6, 1, 3, &|steps| {
            test(steps);
            let accesses = accesses(steps);
            let expected = has_race(&accesses);
            assert_eq!(is_found_in_workgroup(&accesses), expected, "workgroup: {accesses:?}");
        });
    }

    #[test]
    fn what_does_not_fit_is_told() {
        const LAST: u32 = 1023 << 16 | u16::MAX as u32; // the largest invocation and site
        assert_eq!(Stamp::who(1023, u16::MAX), LAST);
        assert_eq!(Accessor::new(0, u32::MAX, 0), None);
        assert_eq!(Accessor::new(0, 1 << 22, 0), None);
        assert_eq!(Accessor::new(0, 0, Stamp::who(1 << 10, 0)), None);
        let last = Accessor::new(Accessor::MAX_WORKGROUPS as u32 - 1, 0, LAST).expect("it fits");
        let first = Accessor::new(0, (1 << 22) - 2, LAST).expect("it fits");
        let words = Words::default();
        assert!(!Record(&words).races(first, false));
        assert!(!Record(&words).races(last, false), "both read");
        assert!(Record(&words).races(last, true));
    }

    #[test]
    fn threads_that_share_an_element_find_their_race() {
        for _ in 0..200 {
            let words = Words::default();
            let found = std::thread::scope(|scope| {
                let threads = [0, 1].map(|workgroup| {
                    let words = &words;
                    scope.spawn(move || {
                        let by = Accessor::new(workgroup, 0, 0).expect("it is small");
                        Record(words).races(by, workgroup == 1)
                    })
                });
                threads.map(|thread| thread.join().expect("it does not panic"))
            });
            assert!(found[0] || found[1]);
        }
    }
}
