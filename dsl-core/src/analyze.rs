//! What is known of a well-typed kernel before anything is emitted: `(Module, Types)` to [`Facts`].
//!
//! A finding is an error at the offending token, and certain whatever the launch. The exception is
//! `usize_casts.rs`: a cast to `usize` is one unless it is proven to keep its value.

pub(crate) mod access;
pub(crate) mod behavior;
pub(crate) mod constants;
mod endless;
pub mod features;
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

use std::collections::BTreeSet;

use crate::diagnostic::{Code, Diagnostics};
use crate::infer::Types;
use crate::ir::{FunctionId, Module};

pub use access::{By, Cost, MAX_TIMES, Touch};
pub use features::Feature;
pub use layout::{Layout, Member};
pub use lints::{Lint, LintKind};
pub use phases::{Home, Phases};
pub use proofs::{Access, Length, Proof, Proofs, Site, SiteKind};

/// What the analyses found out.
pub struct Facts {
    /// Where everything lies in memory.
    pub layout: Layout,
    /// How the CPU runs it phase by phase; `None` if it needs state machines.
    pub phases: Option<Phases>,
    /// What need not be checked while it runs.
    pub proofs: Proofs,
    /// What each of its functions reaches.
    pub functions: Vec<functions::Reach>,
    /// What it needs that not every device has.
    pub features: BTreeSet<Feature>,
    /// What makes it slower than it need be, hang, or give other results each time, in source order.
    pub lints: Vec<Lint>,
}

/// A kernel without mistakes: what the emitters work on.
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

    /// What is known of it.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    /// The accesses of workgroup memory, in the order in which a workgroup makes them. Loops that repeat an
    /// access have the first few of it. What the analysis does not reach is not among them.
    pub fn touches(&self) -> Vec<Touch> {
        access::touches(&self.module, &self.types, &self.facts.functions)
    }
}

/// Runs the analyses whose findings hold however the functions are called.
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

/// Runs every analysis. What comes back is for the emitters only if nothing was reported: the gate
/// after this stage sees to that.
/// `allowed` are the findings that the kernel asked to leave out.
pub fn analyze(
    mut module: Module,
    types: Types,
    allowed: &[Code],
    diags: &mut Diagnostics,
) -> Checked {
    constants::check(&module, &types, diags);
    matches::check(&module, &types, diags);
    module.sizes = usize_casts::kept(&module, &types, diags);
    // What is wrong keeps the types that it was written with.
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
    // What it finds is certain only if the rest is right.
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
    let features = features::of(&module, &types);
    let lints = run.map(|run| lints::of(&module, &types, &run)).unwrap_or_default();
    Checked { module, types, facts: Facts { layout, phases, proofs, functions, features, lints } }
}
