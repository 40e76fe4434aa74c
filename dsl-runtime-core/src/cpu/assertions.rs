//! The compiler's proofs about a kernel, asserted while it runs on the CPU.
//!
//! The CPU form names the proof ([`Proved`]) of each proven index, divisor and loop. If a proof
//! turns out false, the run of workgroups notes it, and the launch gives an error: it is a mistake
//! of the compiler, not of the kernel. Noting makes buffer accesses branch, which costs a product
//! of matrices a tenth of its time.

use std::{
    cell::Cell,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use glam::{IVec2, IVec3, IVec4, UVec2, UVec3, UVec4};

use super::slow;
use crate::{Error, KernelInfo, proofs::Proven};

/// A proof: its kind and its number in one `u32`, which debug builds pass in a register.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Proved(pub u32);

/// The number is below, the kind above.
const KIND: u32 = 1 << 28;

impl Proved {
    /// An index is within bounds. The number is the access's index in the kernel's proofs.
    pub const ACCESS: u32 = KIND;
    /// The same, if the launch fulfils conditions.
    pub const ACCESS_IF: u32 = 2 * KIND;
    /// An index stays inside its part of a slice. The number is the line.
    pub const PART: u32 = 3 * KIND;
    /// A tile of a cooperative matrix is inside its memory. The number is the line.
    pub const TILE: u32 = 4 * KIND;
    /// A divisor is not 0. The number is the line.
    pub const DIVISOR: u32 = 5 * KIND;
    /// The same, if the launch fulfils conditions.
    pub const DIVISOR_IF: u32 = 6 * KIND;
    /// A loop ends. The number is the line.
    pub const LOOP: u32 = 7 * KIND;
    /// The same, if the launch fulfils conditions.
    pub const LOOP_IF: u32 = 8 * KIND;

    fn kind(self) -> u32 {
        self.0 / KIND * KIND
    }

    fn number(self) -> u32 {
        self.0 % KIND
    }

    #[inline(always)]
    const fn has_conditions(self) -> bool {
        let kind = self.0 / KIND * KIND;
        kind == Self::ACCESS_IF || kind == Self::DIVISOR_IF || kind == Self::LOOP_IF
    }
}

/// The broken proofs in a run of workgroups on the plain executor. It has the last one without
/// conditions and the last one with conditions: in a launch that does not fulfil the conditions,
/// proofs with conditions may break.
#[derive(Debug, Default)]
pub struct Notes {
    always: Cell<u32>,
    under_conditions: Cell<u32>,
}

impl Notes {
    #[inline(always)]
    pub(super) fn note(&self, proof: Proved) {
        let note = if proof.has_conditions() { &self.under_conditions } else { &self.always };
        note.set(proof.0);
    }

    /// By value, so that the notes' address does not escape: then they stay in registers.
    #[inline(always)]
    pub(super) fn codes(&self) -> [u32; 2] {
        [self.always.get(), self.under_conditions.get()]
    }
}

/// A broken proof, with the index and the length if these are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Broken {
    pub(super) proof: Proved,
    pub(super) found: Option<[u32; 2]>,
}

/// The proofs of a launch, and the first broken one.
pub(super) struct Assertions {
    info: &'static KernelInfo,
    proven: Proven,
    broken: Mutex<Option<Broken>>,
}

impl Assertions {
    pub(super) fn new(info: &'static KernelInfo, proven: Proven) -> Self {
        Self { info, proven, broken: Mutex::new(None) }
    }

    /// Called after a run on the plain executor.
    pub(super) fn took(&self, time: Duration, is_optimized: impl FnOnce() -> bool) {
        if time > slow::SLOW {
            slow::note(self.info.name, time, is_optimized());
        }
    }

    /// Whether the proof's conditions hold for this launch.
    fn counts(&self, proof: Proved) -> bool {
        match proof.kind() {
            Proved::ACCESS_IF => self.proven.bounds,
            Proved::DIVISOR | Proved::DIVISOR_IF => self.proven.divisions,
            Proved::LOOP | Proved::LOOP_IF => self.proven.loops,
            _ => true,
        }
    }

    /// Adds a broken proof of a run of workgroups.
    pub(super) fn add(&self, broken: Broken) {
        if self.counts(broken.proof) {
            let mut first = self.broken.lock().unwrap_or_else(PoisonError::into_inner);
            *first = Some(first.map_or(broken, |first| first.min(broken)));
        }
    }

    /// As [`add`](Self::add), for the codes from [`Notes::codes`].
    pub(super) fn add_codes(&self, codes: [u32; 2]) {
        for code in codes {
            if code != 0 {
                self.add(Broken { proof: Proved(code), found: None });
            }
        }
    }

    /// # Errors
    /// [`Error::WrongProof`] if a proof did not hold.
    pub(super) fn check(self) -> Result<(), Error> {
        match self.broken.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(broken) => Err(broken.error(self.info)),
            None => Ok(()),
        }
    }
}

impl Broken {
    fn error(self, info: &'static KernelInfo) -> Error {
        let found = |what: &str| match self.found {
            Some([index, length]) => format!("the index is {index}, and {what} {length}"),
            None => "it is not".to_owned(),
        };
        let line = self.proof.number();
        let (line, proof, found) = match self.proof.kind() {
            Proved::ACCESS | Proved::ACCESS_IF => {
                let access = info.proofs.accesses.get(line as usize);
                let (variable, line, how) = access
                    .map_or(("", 0, ""), |access| (access.variable, access.line, access.proof));
                let proof = format!("the index into {variable} is within bounds: {how}");
                (line, proof, found("the length"))
            }
            Proved::PART => {
                let proof = "the index stays inside its part of a slice: proven".to_owned();
                (line, proof, found("the part's length"))
            }
            Proved::TILE => {
                (line, "the tile is inside its memory: proven".to_owned(), "it is not".to_owned())
            }
            Proved::DIVISOR | Proved::DIVISOR_IF => {
                let proof = format!("the divisor is not 0: {}", info.proofs.divisions);
                (line, proof, "it is 0".to_owned())
            }
            _ => {
                let proof = format!("the loop ends: {}", info.proofs.loops);
                (line, proof, format!("the loop has not ended after {TURNS} iterations"))
            }
        };
        Error::WrongProof { kernel: info.name, line, proof, found }
    }
}

/// The most iterations of a loop that is proven to end: a counter of 32 bits has another value in each of them.
pub(super) const TURNS: u64 = if cfg!(test) { 1 << 16 } else { 1 << 32 };

/// Divisors: integers, and vectors of them.
pub trait Divisor: Copy {
    /// Whether it, or a component, is 0.
    fn has_zero(self) -> bool;
}

macro_rules! divisors {
    ($($ty:ty: |$value:ident| $has_zero:expr;)*) => {$(
        impl Divisor for $ty {
            #[inline(always)]
            fn has_zero(self) -> bool {
                let $value = self;
                $has_zero
            }
        }
    )*};
}

divisors! {
    u32: |value| value == 0;
    i32: |value| value == 0;
    UVec2: |value| value.min_element() == 0;
    UVec3: |value| value.min_element() == 0;
    UVec4: |value| value.min_element() == 0;
    IVec2: |value| value.cmpeq(IVec2::ZERO).any();
    IVec3: |value| value.cmpeq(IVec3::ZERO).any();
    IVec4: |value| value.cmpeq(IVec4::ZERO).any();
}
