//! The findings of a launch: for each place in the source, the first witness and the count.

use std::collections::BTreeMap;

use glam::UVec3;

use super::super::sites::{Rule, Sites};
use super::super::watch::{Atomically, Barrier, Space};
use super::tally::Counted;

/// An access of an invocation.
#[derive(Debug, Clone, Copy)]
pub(super) struct Party {
    /// The invocation's index in its workgroup.
    pub(super) lane: u32,
    pub(super) workgroup: UVec3,
    pub(super) site: u16,
    pub(super) writes: bool,
}

/// An unordered pair of accesses to an atomic, by different invocations and of different kinds.
#[derive(Debug, Clone, Copy)]
pub(super) struct Unlike {
    pub(super) space: Space,
    pub(super) byte: usize,
    pub(super) earlier: (Party, Atomically),
    pub(super) later: (Party, Atomically),
}

impl Unlike {
    /// The least likely pairs to be intended come first: a store and an update, then an update and
    /// a load.
    pub(super) fn rank(&self) -> u8 {
        match (self.earlier.1, self.later.1) {
            (Atomically::Store, Atomically::Update) => 0,
            (Atomically::Update, Atomically::Store) => 1,
            (Atomically::Update, Atomically::Load) => 2,
            (Atomically::Load, Atomically::Update) => 3,
            _ => 4,
        }
    }
}

/// A part of a buffer or texture.
#[derive(Debug, Clone, Copy)]
pub(super) enum Element {
    /// The index of a word.
    Word(usize),
    /// x, y, and z or the layer.
    Texel([usize; 3]),
}

impl Element {
    /// The `n`-th texel of a level with this width and height.
    pub(super) fn texel(n: usize, [width, height]: [u32; 2]) -> Self {
        let (width, height) = ((width as usize).max(1), (height as usize).max(1));
        Element::Texel([n % width, n / width % height, n / (width * height)])
    }
}

/// A mistake of an invocation.
#[derive(Debug, Clone)]
pub(super) enum Problem {
    /// Two accesses of the bytes from `byte` on, which nothing orders. `barrier` would order them;
    /// `found` is the barrier that was there.
    Race { by: Party, other: Party, byte: usize, barrier: Barrier, found: Option<Barrier> },
    /// An index past the end.
    OutOfBounds { by: Party, index: u32, len: u32 },
    /// A read of memory that nothing has written.
    Unwritten { by: Party, byte: usize },
    /// A read of an element that a store in a loop has left out in this round.
    Stale { by: Party, other: Party, byte: usize },
    /// Two invocations of a workgroup, only one of them at this barrier. The other one waits at
    /// `at`, or has ended if that is `None`.
    Divergence { by: Party, other: u32, at: Option<u16> },
    /// A loop that does not end. `is_outside`: an invocation of that index, of any workgroup, had
    /// an index out of bounds before.
    Endless { by: Party, is_outside: bool },
    /// A store that undoes a change made since the load before it.
    LostUpdate { by: Party, other: Party, byte: usize },
    /// Some elements of a buffer or texture depend on the order. `unlike` is a possible reason.
    OrderDependent {
        binding: u32,
        element: Element,
        forward: u32,
        backward: u32,
        unlike: Option<Unlike>,
    },
    /// Some elements of a slice of `len` elements have no invocation. `ends` is the dimension in
    /// which the launch ends ahead of the data, and its size. `goes_on` is a dimension in which it
    /// goes on behind the data.
    Unreached { binding: u32, unreached: u32, len: u32, ends: (usize, u32), goes_on: usize },
    /// The first store of a NaN or an infinity.
    NotFinite { by: Party, byte: usize, value: f64 },
    /// Accesses of a subgroup that take longer than necessary.
    Costly { site: u16, counted: Counted },
}

impl Problem {
    pub(super) fn rule(&self) -> Rule {
        match self {
            Problem::Race { .. } => Rule::Race,
            Problem::OutOfBounds { .. } => Rule::OutOfBounds,
            Problem::Unwritten { .. } => Rule::Unwritten,
            Problem::Stale { .. } => Rule::Stale,
            Problem::Divergence { .. } => Rule::Divergence,
            Problem::Endless { .. } => Rule::Endless,
            Problem::LostUpdate { .. } => Rule::LostUpdate,
            Problem::OrderDependent { .. } => Rule::OrderDependent,
            Problem::Unreached { .. } => Rule::Unreached,
            Problem::NotFinite { .. } => Rule::NotFinite,
            Problem::Costly { counted, .. } => match counted.space {
                Space::Workgroup => Rule::BankConflict,
                Space::Binding(_) | Space::Texture(_) => Rule::Uncoalesced,
            },
        }
    }

    /// The key that all findings of one mistake share.
    fn key(&self, sites: &Sites) -> Key {
        let (first, second) = match self {
            Problem::Race { by, other, .. }
            | Problem::Stale { by, other, .. }
            | Problem::LostUpdate { by, other, .. } => {
                (by.site.min(other.site), by.site.max(other.site))
            }
            Problem::OutOfBounds { by, .. }
            | Problem::Unwritten { by, .. }
            | Problem::Divergence { by, .. }
            | Problem::NotFinite { by, .. }
            | Problem::Endless { by, .. } => (by.site, by.site),
            Problem::OrderDependent { .. } | Problem::Unreached { .. } => (u16::MAX, u16::MAX),
            Problem::Costly { site, .. } => (*site, *site),
        };
        let variable = match self {
            Problem::OrderDependent { binding, .. } | Problem::Unreached { binding, .. } => {
                *binding
            }
            _ => sites.sites.get(usize::from(first)).map_or(u32::MAX, |site| u32::from(site.3)),
        };
        (self.rule(), first, second, variable)
    }
}

/// The rule, the sites in order, and the variable.
type Key = (Rule, u16, u16, u32);

/// A problem as it was found first, and the number of times.
#[derive(Debug, Clone)]
pub(super) struct Found {
    pub(super) problem: Problem,
    pub(super) count: u64,
}

/// All findings of a launch.
#[derive(Debug, Default)]
pub(super) struct Findings(BTreeMap<Key, Found>);

impl Findings {
    pub(super) fn add(&mut self, sites: &Sites, problem: Problem) {
        self.add_times(sites, problem, 1);
    }

    /// The same, for a problem that occurred `count` times.
    pub(super) fn add_times(&mut self, sites: &Sites, problem: Problem, count: u64) {
        if sites.allowed.contains(&problem.rule()) {
            return;
        }
        let first = || Found { problem: problem.clone(), count: 0 };
        self.0.entry(problem.key(sites)).or_insert_with(first).count += count;
    }

    /// Whether there are errors, not only notes.
    pub(super) fn has_errors(&self) -> bool {
        self.0.keys().any(|(rule, ..)| rule.is_error())
    }

    /// Whether there are findings for a rule.
    pub(super) fn has(&self, asked: Rule) -> bool {
        self.0.keys().any(|(rule, ..)| *rule == asked)
    }

    /// The findings in the order of rules and of sites.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Found> {
        self.0.values()
    }
}
