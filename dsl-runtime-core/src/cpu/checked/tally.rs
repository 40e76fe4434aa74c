//! The cost of accesses on a GPU, counted in the first workgroup of a launch: passes over the banks
//! of workgroup memory, sectors of buffers. `guide/src/lint-catalogue.md` has the model.
//!
//! Invocations run one after another. So the joint accesses of a subgroup are gathered first: at
//! one site, in the same iteration of the enclosing loops, with the same count there. They are
//! counted when an invocation of another subgroup comes, and at a barrier.

use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};

use super::super::watch::Space;

/// Invocations of a subgroup.
const SUBGROUP: u32 = 32;
/// Banks of workgroup memory, of a word each.
const BANKS: usize = 32;
/// Bytes of a word.
const WORD: usize = 4;
/// Bytes of a sector of a buffer.
const SECTOR: usize = 32;
/// The most bytes that one instruction loads or stores.
const LARGEST: usize = 16;
/// Values that take more instructions are skipped.
const MAX_PIECES: usize = 64;
/// Counting ends after this number of accesses.
const MAX_ACCESSES: u32 = 1 << 13;

/// The cost of the worst access of a site, and the least cost of an access of that size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cost {
    pub(super) takes: u32,
    pub(super) least: u32,
}

/// The counts at a site.
#[derive(Debug, Clone, Copy)]
pub(super) struct Counted {
    pub(super) space: Space,
    pub(super) cost: Cost,
    /// Accesses by a subgroup, and how many of them cost more than necessary.
    pub(super) accesses: u64,
    pub(super) costly: u64,
}

/// An access of an invocation.
#[derive(Debug, Clone, Copy)]
pub(super) struct Access {
    pub(super) space: Space,
    /// The first byte.
    pub(super) start: usize,
    pub(super) size: usize,
    pub(super) align: usize,
}

/// A hash of the loops that an invocation has come to, each with its iteration.
type Path = u64;

/// Counts accesses.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// The invocation whose accesses come.
    lane: u32,
    /// The loops that the invocation has come to, each with its iteration. Loops that have ended
    /// stay here, which does no harm: accesses that may not be joint are counted apart.
    loops: Vec<(u16, u32)>,
    path: Path,
    /// How often the invocation has made an access at a site, on a path.
    times: HashMap<(u16, Path), u32>,
    /// The joint accesses of its subgroup, by invocation.
    together: HashMap<(u16, Path, u32), Vec<(u32, Access)>>,
    counted: BTreeMap<u16, Counted>,
    accesses: u32,
}

impl Cost {
    fn is_worse(self, than: Cost) -> bool {
        let product = |a: u32, b: u32| u64::from(a) * u64::from(b);
        product(self.takes, than.least) > product(than.takes, self.least)
    }
}

impl Counted {
    /// Whether to report the cost: any conflict of banks; for sectors, if they are at least twice
    /// the necessary number, and 4 more.
    pub(super) fn is_costly(&self) -> bool {
        let Cost { takes, least } = self.cost;
        match self.space {
            Space::Workgroup => takes > least,
            Space::Binding(_) | Space::Texture(_) => takes >= 2 * least && takes - least >= 4,
        }
    }
}

impl Tally {
    /// An invocation begins another iteration of a loop.
    pub(super) fn iterates(&mut self, lane: u32, site: u16) {
        self.goes_on(lane);
        match self.loops.iter().position(|(other, _)| *other == site) {
            Some(at) => {
                self.loops.truncate(at + 1);
                self.loops[at].1 += 1;
            }
            None => self.loops.push((site, 0)),
        }
        let mut hasher = DefaultHasher::new();
        self.loops.hash(&mut hasher);
        self.path = hasher.finish();
    }

    /// An invocation accesses memory. Returns `false` if no further access is counted.
    pub(super) fn add(&mut self, lane: u32, site: u16, access: Access) -> bool {
        self.goes_on(lane);
        let times = self.times.entry((site, self.path)).or_default();
        *times += 1;
        let key = (site, self.path, *times);
        self.together.entry(key).or_default().push((lane, access));
        self.accesses += 1;
        if self.accesses == MAX_ACCESSES {
            // Some accesses of this subgroup are missing.
            self.together.clear();
        }
        self.accesses < MAX_ACCESSES
    }

    /// Adds up the joint accesses so far. Later accesses are not joint with them.
    pub(super) fn settle(&mut self) {
        for ((site, ..), accesses) in self.together.drain() {
            let Some((space, cost)) = cost(&accesses) else { continue };
            let first = Counted { space, cost, accesses: 0, costly: 0 };
            let counted = self.counted.entry(site).or_insert(first);
            counted.accesses += 1;
            counted.costly += u64::from(cost.takes > cost.least);
            if cost.is_worse(counted.cost) {
                counted.cost = cost;
            }
        }
        self.forget_lane();
    }

    /// The counts by site.
    pub(super) fn counted(&self) -> impl Iterator<Item = (u16, &Counted)> {
        self.counted.iter().map(|(site, counted)| (*site, counted))
    }

    fn goes_on(&mut self, lane: u32) {
        if lane < self.lane || lane / SUBGROUP != self.lane / SUBGROUP {
            self.settle();
        } else if lane != self.lane {
            self.forget_lane();
        }
        self.lane = lane;
    }

    fn forget_lane(&mut self) {
        self.times.clear();
        self.loops.clear();
        self.path = 0;
    }
}

/// The cost of the joint accesses of a subgroup.
fn cost(accesses: &[(u32, Access)]) -> Option<(Space, Cost)> {
    let (_, Access { space, size, align, .. }) = *accesses.first()?;
    let piece = align.min(LARGEST);
    if size > piece * MAX_PIECES {
        return None;
    }
    Some((
        space,
        match space {
            Space::Workgroup => passes(accesses, size, piece),
            Space::Binding(_) | Space::Texture(_) => sectors(accesses),
        },
    ))
}

/// The passes for the piece with the worst ratio. Pieces of 8 bytes are served to half of the
/// invocations at a time, larger ones to a quarter.
fn passes(accesses: &[(u32, Access)], size: usize, piece: usize) -> Cost {
    let at_a_time = SUBGROUP / (piece / WORD).max(1) as u32;
    let mut worst = Cost { takes: 0, least: 1 };
    for offset in (0..size).step_by(piece) {
        let mut words: Vec<(u32, usize)> = Vec::new();
        for (lane, Access { start, .. }) in accesses {
            let (at, end) = (start + offset, start + size.min(offset + piece));
            words.extend((at / WORD..end.div_ceil(WORD)).map(|word| (lane / at_a_time, word)));
        }
        words.sort_unstable();
        words.dedup();
        let mut cost = Cost { takes: 0, least: 0 };
        for group in words.chunk_by(|(a, _), (b, _)| a == b) {
            let mut banks = [0; BANKS];
            group.iter().for_each(|(_, word)| banks[word % BANKS] += 1);
            cost.takes += banks.into_iter().max().unwrap_or(0);
            cost.least += 1;
        }
        if cost.is_worse(worst) {
            worst = cost;
        }
    }
    worst
}

fn sectors(accesses: &[(u32, Access)]) -> Cost {
    let mut elements: Vec<(usize, usize)> =
        accesses.iter().map(|(_, access)| (access.start, access.size)).collect();
    elements.sort_unstable();
    elements.dedup();
    let bytes: usize = elements.iter().map(|(_, size)| size).sum();
    let of = |(start, size): &(usize, usize)| start / SECTOR..(start + size).div_ceil(SECTOR);
    let mut sectors: Vec<usize> = elements.iter().flat_map(of).collect();
    sectors.dedup();
    Cost { takes: sectors.len() as u32, least: bytes.div_ceil(SECTOR) as u32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The worst cost when invocation `i` accesses `size` bytes at `byte(i)`.
    fn count(space: Space, [size, align]: [usize; 2], byte: impl Fn(u32) -> usize) -> [u32; 2] {
        let mut tally = Tally::default();
        for lane in 0..64 {
            assert!(tally.add(lane, 3, Access { space, start: byte(lane), size, align }));
        }
        tally.settle();
        let (_, counted) = tally.counted().next().expect("one site");
        assert_eq!(counted.accesses, 2);
        [counted.cost.takes, counted.cost.least]
    }

    #[test]
    fn banks() {
        let words =
            |byte: fn(u32) -> u32| count(Space::Workgroup, [4, 4], |lane| byte(lane) as usize * 4);
        assert_eq!(words(|i| i), [1, 1]);
        assert_eq!(words(|_| 7), [1, 1], "all read one word");
        assert_eq!(words(|i| i * 2), [2, 1]);
        assert_eq!(words(|i| i * 16), [16, 1]);
        assert_eq!(words(|i| i * 32), [32, 1]);
        assert_eq!(words(|i| i * 33), [1, 1]);
        assert_eq!(words(|i| i % 16 * 17 + i / 16), [2, 1]);
        assert_eq!(words(|i| i % 16 * 16 + i / 16), [8, 1]);
        let halves = count(Space::Workgroup, [2, 2], |lane| lane as usize * 2);
        assert_eq!(halves, [1, 1], "two in a word");
        let vectors =
            |size, stride: usize| count(Space::Workgroup, size, move |lane| lane as usize * stride);
        assert_eq!(vectors([8, 8], 8), [2, 2]);
        assert_eq!(vectors([16, 16], 16), [4, 4]);
        assert_eq!(vectors([12, 16], 16), [4, 4]);
        assert_eq!(vectors([16, 16], 32), [8, 4]);
        assert_eq!(vectors([64, 16], 64), [16, 4], "four pieces each");
    }

    #[test]
    fn sectors() {
        let bytes = |size, byte: fn(usize) -> usize| {
            count(Space::Binding(0), [size, 4], |i| byte(i as usize))
        };
        assert_eq!(bytes(4, |i| i * 4), [4, 4]);
        assert_eq!(bytes(4, |i| i * 4 + 4), [5, 4]);
        assert_eq!(bytes(4, |_| 8), [1, 1]);
        assert_eq!(bytes(4, |i| i * 4096), [32, 4]);
        assert_eq!(bytes(16, |i| i * 16), [16, 16]);
        assert_eq!(bytes(4, |i| (31 - i % 32) * 4), [4, 4], "in any order");
    }

    #[test]
    fn what_is_in_different_iterations_is_not_together() {
        let mut tally = Tally::default();
        for lane in 0..32u32 {
            for k in 0..32 {
                tally.iterates(lane, 1);
                if k == lane {
                    let start = lane as usize * 128;
                    tally.add(
                        lane,
                        2,
                        Access { space: Space::Workgroup, start, size: 4, align: 4 },
                    );
                }
            }
        }
        tally.settle();
        let (_, counted) = tally.counted().next().expect("one site");
        assert_eq!((counted.accesses, counted.cost.takes), (32, 1));
    }
}
