//! What the compiler has proven of a kernel, asserted while it runs on the CPU.
//!
//! The CPU form says with each index, divisor and loop if there is a proof of it ([`Proved`]). What a
//! proof rules out is noted where it happens, on the thread that runs the workgroup, and becomes an
//! error of the launch: it is a mistake of the compiler, not of the kernel. Nothing of this costs
//! anything until then: the executor tests bounds and divisors anyway.

use std::{
    cell::Cell,
    sync::{Mutex, PoisonError},
};

use glam::{IVec2, IVec3, IVec4, UVec2, UVec3, UVec4};

use crate::{Error, KernelInfo, proofs::Proven};

/// What there is a proof of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Proved {
    /// That an index is within bounds: the number of the access among those of the kernel's proofs.
    Access(u16),
    /// That an index stays inside its part of a slice, in every launch. The line.
    Part(u32),
    /// That a tile of a cooperative matrix is inside its memory, in every launch. The line.
    Tile(u32),
    /// That a divisor is not 0. The line.
    Divisor(u32),
    /// That a loop ends. The line.
    Loop(u32),
}

/// A proof that does not hold, with what was there: of an index that and the length.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Broken {
    proof: Proved,
    found: [u32; 2],
}

/// The launch that a thread works on.
#[derive(Clone, Copy)]
struct Current {
    info: &'static KernelInfo,
    proven: Proven,
    broken: Option<Broken>,
}

thread_local! {
    static CURRENT: Cell<Option<Current>> = const { Cell::new(None) };
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

    /// Runs workgroups on this thread.
    pub(super) fn during(&self, run: impl FnOnce()) {
        let (info, proven) = (self.info, self.proven);
        set(Some(Current { info, proven, broken: None }));
        run();
        if let Some(broken) = current().and_then(|current| current.broken) {
            let mut first = self.broken.lock().unwrap_or_else(PoisonError::into_inner);
            *first = Some(first.map_or(broken, |first| first.min(broken)));
        }
        set(None);
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

/// A thread that ends has no variables left.
fn current() -> Option<Current> {
    CURRENT.try_with(Cell::get).ok().flatten()
}

fn set(current: Option<Current>) {
    _ = CURRENT.try_with(|it| it.set(current));
}

/// Notes what a proof rules out, if the launch fulfils the proof's conditions.
#[cold]
#[inline(never)]
pub(super) fn note(proof: Proved, found: [u32; 2]) {
    let Some(current) = current().filter(|current| proof.counts(current)) else { return };
    let broken = Broken { proof, found };
    let broken = Some(current.broken.map_or(broken, |first| first.min(broken)));
    set(Some(Current { broken, ..current }));
}

impl Proved {
    /// Whether it is a proof about this launch.
    fn counts(self, Current { info, proven, .. }: &Current) -> bool {
        match self {
            Proved::Access(n) => {
                let access = info.proofs.accesses.get(usize::from(n));
                access.is_some_and(|access| access.is_always_proven() || proven.bounds)
            }
            Proved::Part(_) | Proved::Tile(_) => true,
            Proved::Divisor(_) => proven.divisions,
            Proved::Loop(_) => proven.loops,
        }
    }
}

impl Broken {
    fn error(self, info: &'static KernelInfo) -> Error {
        let [value, limit] = self.found;
        let (line, proof, found) = match self.proof {
            Proved::Access(n) => {
                let access = info.proofs.accesses.get(usize::from(n));
                let (variable, line, how) = access
                    .map_or(("", 0, ""), |access| (access.variable, access.line, access.proof));
                let found = format!("the index is {value}, and the length {limit}");
                (line, format!("the index into {variable} is within bounds: {how}"), found)
            }
            Proved::Part(line) => {
                let found = format!("the index is {value}, and the part's length {limit}");
                (line, "the index stays inside its part of a slice: proven".to_owned(), found)
            }
            Proved::Tile(line) => {
                let found = "it is not".to_owned();
                (line, "the tile is inside its memory: proven".to_owned(), found)
            }
            Proved::Divisor(line) => {
                let proof = info.proofs.divisions;
                (line, format!("the divisor is not 0: {proof}"), "it is 0".to_owned())
            }
            Proved::Loop(line) => {
                let proof = info.proofs.loops;
                let found = format!("after {TURNS} iterations it goes on");
                (line, format!("the loop ends: {proof}"), found)
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
