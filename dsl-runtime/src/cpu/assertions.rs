//! What the compiler has proven of a kernel, asserted while it runs on the CPU.
//!
//! The CPU form says with each index, divisor and loop if there is a proof of it ([`Proved`]). What a
//! proof rules out is noted beside the workgroup that runs, and becomes an error of the launch: it
//! is a mistake of the compiler, not of the kernel. The plain executor asserts where Rust's own debug
//! assertions are on: buffer accesses that have to be noted are no longer branchless, which costs a
//! product of matrices a tenth of its time.

use std::{
    cell::Cell,
    sync::{Mutex, PoisonError},
};

use glam::{IVec2, IVec3, IVec4, UVec2, UVec3, UVec4};

use crate::{Error, KernelInfo, proofs::Proven};

macro_rules! proved {
    ($($(#[$doc:meta])* $name:ident: $number:ident;)*) => {
        /// What there is a proof of, and in which launches: in all, or `If` they fulfil conditions.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Proved {
            $($(#[$doc])* $name($number),)*
        }

        impl Proved {
            /// Which of them, and the number in it.
            #[inline(always)]
            const fn parts(self) -> (u32, u32) {
                #[allow(clippy::unnecessary_cast, reason = "some numbers are `u32` already")]
                match self {
                    $(Self::$name(n) => (Self::$name(0).kind(), n as u32),)*
                }
            }

            #[inline(always)]
            const fn kind(self) -> u32 {
                enum Kind { $($name),* }
                match self { $(Self::$name(_) => Kind::$name as u32),* }
            }

            fn of_parts(kind: u32, number: u32) -> Option<Self> {
                let all = [$(|n: u32| Self::$name(n as $number)),*];
                Some(all.get(kind as usize)?(number))
            }
        }
    };
}

proved! {
    /// That an index is within bounds: the number of the access among those of the kernel's proofs.
    Access: u16;
    /// The same, if the launch fulfils conditions.
    AccessIf: u16;
    /// That an index stays inside its part of a slice. The line.
    Part: u32;
    /// That a tile of a cooperative matrix is inside its memory. The line.
    Tile: u32;
    /// That a divisor is not 0. The line.
    Divisor: u32;
    /// The same, if the launch fulfils conditions.
    DivisorIf: u32;
    /// That a loop ends. The line.
    Loop: u32;
    /// The same, if the launch fulfils conditions.
    LoopIf: u32;
}

/// Whether the plain executor asserts proofs; the checked device always does.
pub(crate) const ASSERTS: bool = cfg!(debug_assertions);

/// The bits of a [`Proved::code`] that have the number.
const NUMBER_BITS: u32 = 29;

impl Proved {
    /// A number of its own, and never 0. Lines and accesses are fewer than there is room for.
    #[inline(always)]
    const fn code(self) -> u32 {
        let (kind, number) = self.parts();
        kind << NUMBER_BITS | ((number + 1) & ((1 << NUMBER_BITS) - 1))
    }

    fn of_code(code: u32) -> Option<Self> {
        let number = (code & ((1 << NUMBER_BITS) - 1)).checked_sub(1)?;
        Self::of_parts(code >> NUMBER_BITS, number)
    }

    #[inline(always)]
    const fn has_conditions(self) -> bool {
        matches!(self, Self::AccessIf(_) | Self::DivisorIf(_) | Self::LoopIf(_))
    }
}

/// The proofs that do not hold in a run of workgroups on the plain executor: of each sort the last,
/// since a launch that does not fulfil the conditions breaks proofs that have some.
#[derive(Debug, Default)]
pub struct Notes {
    always: Cell<u32>,
    under_conditions: Cell<u32>,
}

impl Notes {
    #[inline(always)]
    pub(super) fn note(&self, proof: Proved) {
        if !ASSERTS {
            return;
        }
        let note = if proof.has_conditions() { &self.under_conditions } else { &self.always };
        note.set(proof.code());
    }

    /// By value: notes whose address nothing else knows stay in registers.
    #[inline(always)]
    pub(super) fn codes(&self) -> [u32; 2] {
        [self.always.get(), self.under_conditions.get()]
    }
}

/// A proof that does not hold, with what was there, if that is known: the index and the length.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Broken {
    pub(super) proof: Proved,
    pub(super) found: Option<[u32; 2]>,
}

/// The proofs of a launch, and the first of them that does not hold.
pub(super) struct Assertions {
    info: &'static KernelInfo,
    proven: Proven,
    broken: Mutex<Option<Broken>>,
}

impl Assertions {
    pub(super) fn new(info: &'static KernelInfo, proven: Proven) -> Self {
        Self { info, proven, broken: Mutex::new(None) }
    }

    /// Whether it is a proof about this launch.
    fn counts(&self, proof: Proved) -> bool {
        match proof {
            Proved::Access(_) | Proved::Part(_) | Proved::Tile(_) => true,
            Proved::AccessIf(_) => self.proven.bounds,
            Proved::Divisor(_) | Proved::DivisorIf(_) => self.proven.divisions,
            Proved::Loop(_) | Proved::LoopIf(_) => self.proven.loops,
        }
    }

    /// Takes what a run of workgroups has noted.
    pub(super) fn add(&self, broken: Broken) {
        if self.counts(broken.proof) {
            let mut first = self.broken.lock().unwrap_or_else(PoisonError::into_inner);
            *first = Some(first.map_or(broken, |first| first.min(broken)));
        }
    }

    /// As [`add`](Self::add), of what [`Notes::codes`] gives.
    pub(super) fn add_codes(&self, codes: [u32; 2]) {
        for code in codes {
            if let Some(proof) = Proved::of_code(code) {
                self.add(Broken { proof, found: None });
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
        let (line, proof, found) = match self.proof {
            Proved::Access(n) | Proved::AccessIf(n) => {
                let access = info.proofs.accesses.get(usize::from(n));
                let (variable, line, how) = access
                    .map_or(("", 0, ""), |access| (access.variable, access.line, access.proof));
                let proof = format!("the index into {variable} is within bounds: {how}");
                (line, proof, found("the length"))
            }
            Proved::Part(line) => {
                let proof = "the index stays inside its part of a slice: proven".to_owned();
                (line, proof, found("the part's length"))
            }
            Proved::Tile(line) => {
                (line, "the tile is inside its memory: proven".to_owned(), "it is not".to_owned())
            }
            Proved::Divisor(line) | Proved::DivisorIf(line) => {
                let proof = format!("the divisor is not 0: {}", info.proofs.divisions);
                (line, proof, "it is 0".to_owned())
            }
            Proved::Loop(line) | Proved::LoopIf(line) => {
                let proof = format!("the loop ends: {}", info.proofs.loops);
                (line, proof, format!("after {TURNS} iterations it goes on"))
            }
        };
        Error::WrongProof { kernel: info.name, line, proof, found }
    }
}

/// Iterations of a loop that is proven to end: a counter of 32 bits moves in each of them.
pub(super) const TURNS: u32 = if cfg!(test) { 1 << 16 } else { u32::MAX };

/// Integers, and vectors of them, that something is divided by.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_proof_has_a_code_of_its_own() {
        let most = (1 << NUMBER_BITS) - 2;
        let proofs = [
            Proved::Access(0),
            Proved::Access(u16::MAX),
            Proved::AccessIf(0),
            Proved::Part(most),
            Proved::Tile(1),
            Proved::Divisor(2),
            Proved::DivisorIf(most),
            Proved::Loop(3),
            Proved::LoopIf(4),
            Proved::LoopIf(most),
        ];
        for proof in proofs {
            assert_eq!(Proved::of_code(proof.code()), Some(proof));
        }
        assert_eq!(Proved::of_code(0), None);
    }
}
