//! Analyses of a well-typed kernel before code is emitted: `(Module, Types)` to [`Facts`].
//!
//! A finding is an error at the offending token, and it is certain in every launch. The exception
//! is `usize_casts.rs`: a cast to `usize` is an error unless it is proven to keep its value.

// Whoever adds an expression, a type or an operator is told each place here that must decide about it.
#![warn(clippy::wildcard_enum_match_arm)]

pub(crate) mod access;
pub(crate) mod behavior;
pub(crate) mod constants;
mod endless;
mod forest;
pub(crate) mod functions;
mod initialized;
pub(crate) mod intervals;
pub(crate) mod layout;
mod limits;
pub mod lints;
mod matches;
pub(crate) mod phases;
pub(crate) mod proofs;
pub(crate) mod refills;
pub(crate) mod rounds;
mod sequence;
mod subgroups;
pub(crate) mod textures;
mod uniformity;
mod usize_casts;
mod words;

use crate::diagnostic::{Code, Diagnostics};
use crate::infer::Types;
use crate::ir::{FunctionId, Module};

pub use access::{By, Cost, MAX_TIMES, Touch};
pub use layout::{Layout, Member};
pub use lints::{Lint, LintKind};
pub use phases::{Home, Phases};
pub use proofs::{Access, Length, Proof, Proofs, Site, SiteKind};

/// The results of the analyses.
pub struct Facts {
    /// The places of everything in memory.
    pub layout: Layout,
    /// How the CPU runs the kernel phase by phase; `None` if it needs state machines.
    pub phases: Option<Phases>,
    /// The checks that need not run, with their proofs.
    pub proofs: Proofs,
    /// The reach of each function.
    pub functions: Vec<functions::Reach>,
    /// Problems that make the kernel slow, let it hang, or change its results from run to run, in
    /// source order.
    pub lints: Vec<Lint>,
}

/// A kernel without errors: the input of the emitters.
pub struct Checked {
    module: Module,
    types: Types,
    facts: Facts,
}

impl Checked {
    /// The kernel.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// Its types.
    pub fn types(&self) -> &Types {
        &self.types
    }

    /// The results of the analyses.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    /// The accesses of workgroup memory, in the order in which a workgroup makes them. For an
    /// access that a loop repeats, only the first few are listed. Accesses that the analysis does
    /// not reach are missing.
    pub fn touches(&self) -> Vec<Touch> {
        access::touches(&self.module, &self.types, &self.facts.functions)
    }
}

/// Runs the analyses whose findings hold for every call of the functions.
pub(crate) fn check_functions(
    module: &Module,
    types: &Types,
    functions: &[FunctionId],
    diags: &mut Diagnostics,
) {
    constants::check(module, types, diags);
    matches::check(module, types, diags);
    endless::check(module, types, diags);
    initialized::check(module, diags);
    uniformity::check_functions(module, types, functions, diags);
}

/// Runs every analysis. The result is for the emitters only if nothing was reported: the gate after
/// this stage checks that. `allowed` are the findings that the kernel asked to leave out.
pub fn analyze(
    mut module: Module,
    types: Types,
    allowed: &[Code],
    diags: &mut Diagnostics,
) -> Checked {
    constants::check(&module, &types, diags);
    matches::check(&module, &types, diags);
    module.sizes = usize_casts::kept(&module, &types, diags);
    // A kernel with errors keeps the types that it was written with.
    let (module, types) = if diags.is_empty() { words::of(module, types) } else { (module, types) };
    endless::check(&module, &types, diags);
    initialized::check(&module, diags);
    uniformity::check(&module, &types, diags);
    subgroups::check_builtin_values(&module, diags);
    subgroups::check_cooperative(&module, diags);
    let layout = Layout::of(&module, &types);
    limits::check(&module, &types, &layout, diags);
    let functions = functions::reach(&module, &types);
    if diags.is_empty() {
        sequence::check(&module, &types, diags);
        limits::check_calls(&module, &types, &functions, diags);
    }
    // The findings of this run are certain only in a kernel without other errors.
    let run = diags
        .is_empty()
        .then(|| access::check(&module, &types, &functions, allowed, diags))
        .filter(|_| diags.is_empty());
    let phases = Phases::plan(&module);
    let mut proofs = match &run {
        Some(_) => proofs::of(&module, &types, &functions),
        None => Proofs::none(),
    };
    if run.is_some() {
        usize_casts::check(&module, &types, &proofs.negative, diags);
    }
    if allowed.contains(&Code::IndexOutOfBounds) {
        proofs.certain.clear();
    }
    let lints = run.map(|run| lints::of(&module, &types, &run)).unwrap_or_default();
    Checked { module, types, facts: Facts { layout, phases, proofs, functions, lints } }
}
